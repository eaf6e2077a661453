"""The position of a game of Paths of Glory."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.sayings import Saying
from grognard.core.setup import Setup, Sight
from grognard.core.state import State
from grognard.games.paths_of_glory import cards, tables
from grognard.games.paths_of_glory.acts import SPACE
from grognard.games.paths_of_glory.tables import (
    AP,
    ARMY,
    CP,
    FORT,
    GR,
    NATION,
    NOBODY,
    OWNER,
    PIECES,
    RESERVES,
    ROOMS,
    SIDE,
    SIZE,
    UNUSED,
)

NO_SPACE: Final = -1
NO_CARD: Final = -1
UNKNOWN: Final[list[int]] = [-1] * 28
"""Supply that has not been reckoned; replaced, never changed."""

# What the last action of a side in this turn was
NOTHING: Final = 0
BY_OPERATIONS: Final = 1
BY_REDEPLOYMENT: Final = 2
BY_REPLACEMENTS: Final = 3
BY_EVENT: Final = 4
BY_PEACE: Final = 5
ACTIONS: Final[list[str]] = ["none", "operations", "redeployment", "replacements", "event", "peace"]

# Allowances of a turn
CROSSED: Final = 1
"""11.3.2: a Russian corps has gone between Caucasus and the Near East."""
BR_SAILED: Final = 2
RU_SENT: Final = 4
CP_SENT: Final = 8
"""13.2: a corps has been redeployed to or from the Near East."""
OFFENSIVE_LOST: Final = 16
"""7.1.8: French units have attacked in a mutiny."""

# 7: mandated offensives; a nation's number while it is wanted
NONE_OR_MADE: Final = -1
MUTINY: Final = -2


class PathsSetup(Setup):
    """What was agreed before the game: scenario, options, and what follows from them."""

    def __init__(
        self,
        scenario: str,
        seats: list[str],
        options: dict[str, str],
        sight: Sight[PathsState],
        plan: dict[str, Any],
        version: int,
    ) -> None:
        super().__init__("paths-of-glory", scenario, seats, options, sight)
        self.version = version
        """The version of the rules; a match of an older one plays on by it, with its errors."""
        self.historical: bool = plan["historical"]
        """5.7: the rules of the Historical scenario."""
        self.last_turn: int = plan["turns"]
        self.introductory = scenario == "introductory"
        self.limited = scenario == "limited-war"
        self.great_war = scenario == "great-war"
        self.peace: bool = plan["peace"]
        """16.5: whether peace terms may be offered."""
        self.victory = tables.VICTORY if self.historical else tables.CLASSIC_VICTORY
        optional = options.get("optional_cards", "none")
        self.all_optional = optional == "all"
        self.some_optional = optional == "chosen"
        self.hand = 8 if self.historical or self.all_optional or self.on("eight_cards") else 7
        self.entrench_modifier = self.historical or self.on("entrench_modifier")
        self.bidding = self.on("bidding")
        self.stripe = self.historical or options.get("yellow_stripe", "on") == "on"
        """9.1.3: whether events with a yellow stripe give operations, too."""


class PathsState(State):
    """Counters, control, trenches, forts; cards; tracks.

    `at` holds for each space and box the counters there, as tuples that are replaced. Sets of spaces, of counters and
    of cards are bit sets. Two values, one for each side, stand in lists.
    """

    def __init__(self, setup: PathsSetup) -> None:
        super().__init__(SPACE)
        self.setup = setup

    def clear(self) -> None:
        """No counter on the map, no card in a hand."""
        self.player: list[int] = [AP, CP]
        """The seat that leads each side."""
        self.bid = 0
        """5.6: the points that the final total is shifted, in favour of the Central Powers if positive."""
        self.turn = 1
        self.round = 0
        self.side = NOBODY
        self.points = 10
        self.status: list[int] = [0, 0]
        self.level: list[int] = [cards.MOBILIZATION, cards.MOBILIZATION]
        self.total_turn: list[int] = [0, 0]
        """The turn in which a side rose to Total War (R-5); 0 before."""
        self.war = 0
        """Neutrals that have entered the war, as a bit set of nations."""
        self.limited_greece = False
        """9.5.2.4: Salonika has been played, and Greece is neutral still."""
        self.offensive: list[int] = [NONE_OR_MADE, NONE_OR_MADE]
        self.last: list[int] = [NOTHING, NOTHING]
        """What the last action of each side in this turn was; Salonika counts as a redeployment (9.3.3)."""
        self.track: list[list[int]] = [[], []]
        """8.1.4: all actions of this turn."""
        self.reinforced = 0
        """9.5.3.1: nations whose reinforcements came in this turn."""
        self.entry = False
        """9.5.2.2: a neutral has entered in this turn."""
        self.used_up = 0
        """Allowances of this turn that are used up."""
        # Cards
        self.decks: list[int] = [0, 0]
        self.hands: list[int] = [0, 0]
        self.piles: list[int] = [0, 0]
        self.kept: list[int] = [0, 0]
        """9.5.4.2: combat cards that lie face up."""
        self.removed: list[int] = [0, 0]
        self.aside: list[int] = [0, 0]
        """Cards that a side has secretly taken out of the game."""
        self.known: list[int] = [0, 0]
        """For each side the cards in the other hand that it has seen."""
        self.played = 0
        """Cards that have been played as events."""
        self.fresh = 0
        """Those of this turn."""
        self.served = 0
        """9.5.4.4: combat cards that have served in this round."""
        self.zimmermann_turn = 0
        self.tsar_turn = 0
        self.tsar_spaces = 0
        # The map
        self.where: list[int] = [UNUSED] * PIECES
        self.reduced = 0
        self.homebound = 0
        """9.5.3.4: Near East armies that entered as ordinary ones."""
        self.control: list[int] = [0, 0]
        self.lent = 0
        """11.1.15: spaces of the Central Powers that are Allied while the Arabs stand there."""
        self.trench: list[int] = [0, 0]
        self.deep = 0
        """Trenches of level 2."""
        self.forts = tables.FORTS
        self.beachhead = NO_SPACE
        self.tried = 0
        """11.2.10: armies that failed to entrench in the last action of their side."""
        self.failing = 0
        """Those that fail in this one."""
        self.replacements: list[int] = [0] * len(tables.POINTS)
        # The action in progress
        self.card = NO_CARD
        """The card of this action, until it is put away."""
        self.spur = NO_CARD
        """The event that gave these operations, if it helps their attacks."""
        self.spur_used = False
        """Whether what it gives once has been used."""
        self.moves = 0
        self.attacks = 0
        """9.2.5: spaces with a marker."""
        self.idle = 0
        """R-20: units that were out of supply when their space was activated."""
        self.moved = 0
        self.struck = 0
        """Units that have attacked."""
        self.sallied = 0
        """R-43: those of them that attacked out of a siege."""
        self.targets = 0
        """Spaces that have been attacked."""
        self.fled = 0
        """12.5.6: units that have retreated."""
        self.high_seas = False
        """High Seas Fleet waits for the next action of the Allies."""
        self.derive()

    def derive(self) -> None:
        """What follows from where the counters are."""
        at: list[list[int]] = [[] for _ in range(ROOMS)]
        for piece in range(PIECES):
            at[self.where[piece]].append(piece)
        self.at: list[tuple[int, ...]] = [tuple(pieces) for pieces in at]
        self.held: list[int] = [0, 0]
        """For each side the spaces where its units stand; neutral Greeks do not count."""
        for space in range(SIZE):
            for piece in self.at[space]:
                if self.active(piece):
                    self.held[SIDE[piece]] |= 1 << space
        self.open_up()

    def open_up(self) -> None:
        """What follows from who is at war: the spaces that nobody may enter."""
        closed = 0
        for nation in tables.NEUTRALS:
            if not self.war >> nation & 1:
                closed |= tables.OF_LAND[nation]
        if self.limited_greece:
            closed &= ~tables.GREECE_OPENED
        if not self.war >> tables.TU & 1:
            closed |= tables.PERSIA
        closed |= tables.BEACHES
        if self.beachhead >= 0:
            closed &= ~(1 << self.beachhead)
        self.closed = closed
        """11.1.10, 11.1.11: neutral nations, Persia before Turkey is at war (R-27), beaches without a beachhead."""
        self.forget()

    def forget(self) -> None:
        """What was known of supply is not true any more."""
        self.supply: list[int] = UNKNOWN

    def remember(self, index: int, value: int) -> None:
        """Keep what was reckoned for this position. Copies share it."""
        if self.supply is UNKNOWN:
            self.supply = UNKNOWN[:]
        self.supply[index] = value

    # Sides and nations

    def seat_of(self, side: int) -> int:
        return self.player[side]

    def at_war(self, nation: int) -> bool:
        """Whether a nation that began neutral has entered the war."""
        return bool(self.war >> nation & 1)

    def was_played(self, card: int) -> bool:
        return bool(self.played >> card & 1)

    def is_fresh(self, card: int) -> bool:
        """Whether an event was played in this turn."""
        return bool(self.fresh >> card & 1)

    def combined(self) -> int:
        """16.2: the combined War Status."""
        return self.status[AP] + self.status[CP]

    def has_drawn_total(self, side: int) -> bool:
        """R-5: whether a side has drawn its Total War cards."""
        return 0 < self.total_turn[side] < self.turn

    # Counters

    def is_reduced(self, piece: int) -> bool:
        return bool(self.reduced >> piece & 1)

    def active(self, piece: int) -> bool:
        """Whether a counter on the map takes part in the war: Greeks do when Greece has entered."""
        return NATION[piece] != GR or self.at_war(GR)

    def put(self, piece: int, place: int) -> None:
        """Move a counter from where it is to a space or box. Control is not changed."""
        before = self.where[piece]
        if before == place:
            return
        self.at[before] = tuple([other for other in self.at[before] if other != piece])
        self.at[place] = tuple(sorted((*self.at[place], piece)))
        self.where[piece] = place
        if not self.active(piece):
            return
        side = SIDE[piece]
        if before < SIZE and not self.at[before]:
            self.held[side] &= ~(1 << before)
        if place < SIZE:
            self.held[side] |= 1 << place
        self.forget()

    def units(self, space: int) -> tuple[int, ...]:
        """The counters in a space."""
        return self.at[space]

    def flip(self, piece: int) -> None:
        self.reduced ^= 1 << piece

    def reserve(self, side: int) -> tuple[int, ...]:
        """The counters in the Reserve Box of a side."""
        return self.at[RESERVES[side]]

    def has_army(self, space: int) -> bool:
        return any(ARMY[piece] for piece in self.at[space])

    # Forts

    def fort_of(self, side: int, space: int) -> bool:
        """Whether an intact fort of this side stands there."""
        return bool(self.forts >> space & 1) and OWNER[space] == side

    def besieged(self, space: int) -> bool:
        """15.2.1: whether the fort there is besieged: by an army, or by as many corps as its loss factor."""
        if not self.forts >> space & 1 or not self.held[1 - OWNER[space]] >> space & 1:
            return False
        return len(self.at[space]) >= FORT[space] or self.has_army(space)

    # The kernel's questions

    def agreed(self) -> Setup:
        return self.setup

    def derived(self) -> list[str]:
        return ["setup", "at", "held", "closed", "supply"]

    def copy(self) -> PathsState:
        other = PathsState(self.setup)
        self.copy_into(other)
        other.player = self.player
        other.bid = self.bid
        other.turn = self.turn
        other.round = self.round
        other.side = self.side
        other.points = self.points
        other.status = self.status[:]
        other.level = self.level[:]
        other.total_turn = self.total_turn[:]
        other.war = self.war
        other.limited_greece = self.limited_greece
        other.offensive = self.offensive[:]
        other.last = self.last[:]
        other.track = self.track[:]
        other.reinforced = self.reinforced
        other.entry = self.entry
        other.used_up = self.used_up
        other.decks = self.decks[:]
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.kept = self.kept[:]
        other.removed = self.removed[:]
        other.aside = self.aside[:]
        other.known = self.known[:]
        other.played = self.played
        other.fresh = self.fresh
        other.served = self.served
        other.zimmermann_turn = self.zimmermann_turn
        other.tsar_turn = self.tsar_turn
        other.tsar_spaces = self.tsar_spaces
        other.where = self.where[:]
        other.reduced = self.reduced
        other.homebound = self.homebound
        other.control = self.control[:]
        other.lent = self.lent
        other.trench = self.trench[:]
        other.deep = self.deep
        other.forts = self.forts
        other.beachhead = self.beachhead
        other.tried = self.tried
        other.failing = self.failing
        other.replacements = self.replacements[:]
        other.card = self.card
        other.spur = self.spur
        other.spur_used = self.spur_used
        other.moves = self.moves
        other.attacks = self.attacks
        other.idle = self.idle
        other.moved = self.moved
        other.struck = self.struck
        other.sallied = self.sallied
        other.targets = self.targets
        other.fled = self.fled
        other.high_seas = self.high_seas
        other.at = self.at[:]
        other.held = self.held[:]
        other.closed = self.closed
        other.supply = self.supply
        return other

    def data(self) -> dict[str, Any]:
        return {
            "scenario": self.setup.scenario,
            "options": self.setup.options,
            "player": self.player,
            "bid": self.bid,
            "turn": self.turn,
            "round": self.round,
            "side": self.side,
            "points": self.points,
            "status": self.status,
            "level": self.level,
            "total_turn": self.total_turn,
            "war": self.war,
            "limited_greece": self.limited_greece,
            "offensive": self.offensive,
            "last": self.last,
            "track": self.track,
            "reinforced": self.reinforced,
            "entry": self.entry,
            "used_up": self.used_up,
            "decks": [hex(cards) for cards in self.decks],
            "hands": [hex(cards) for cards in self.hands],
            "piles": [hex(cards) for cards in self.piles],
            "kept": [hex(cards) for cards in self.kept],
            "removed": [hex(cards) for cards in self.removed],
            "aside": [hex(cards) for cards in self.aside],
            "known": [hex(cards) for cards in self.known],
            "played": hex(self.played),
            "fresh": hex(self.fresh),
            "served": hex(self.served),
            "zimmermann_turn": self.zimmermann_turn,
            "tsar_turn": self.tsar_turn,
            "tsar_spaces": self.tsar_spaces,
            "where": self.where,
            "reduced": hex(self.reduced),
            "homebound": hex(self.homebound),
            "control": [hex(spaces) for spaces in self.control],
            "lent": hex(self.lent),
            "trench": [hex(spaces) for spaces in self.trench],
            "deep": hex(self.deep),
            "forts": hex(self.forts),
            "beachhead": self.beachhead,
            "tried": hex(self.tried),
            "failing": hex(self.failing),
            "replacements": self.replacements,
            "card": self.card,
            "spur": self.spur,
            "spur_used": self.spur_used,
            "moves": hex(self.moves),
            "attacks": hex(self.attacks),
            "idle": hex(self.idle),
            "moved": hex(self.moved),
            "struck": hex(self.struck),
            "sallied": hex(self.sallied),
            "targets": hex(self.targets),
            "fled": hex(self.fled),
            "high_seas": self.high_seas,
        }

    def fill(self, data: dict[str, Any]) -> None:
        """Take up the fields of a dump."""
        self.bid = data["bid"]
        self.turn = data["turn"]
        self.round = data["round"]
        self.side = data["side"]
        self.points = data["points"]
        self.war = data["war"]
        self.limited_greece = data["limited_greece"]
        self.reinforced = data["reinforced"]
        self.entry = data["entry"]
        self.used_up = data["used_up"]
        self.zimmermann_turn = data["zimmermann_turn"]
        self.tsar_turn = data["tsar_turn"]
        self.tsar_spaces = data["tsar_spaces"]
        self.beachhead = data["beachhead"]
        self.card = data["card"]
        self.spur = data["spur"]
        self.spur_used = data["spur_used"]
        self.high_seas = data["high_seas"]
        self.player = data["player"][:]
        self.status = data["status"][:]
        self.level = data["level"][:]
        self.total_turn = data["total_turn"][:]
        self.offensive = data["offensive"][:]
        self.last = data["last"][:]
        self.where = data["where"][:]
        self.replacements = data["replacements"][:]
        self.track = [actions[:] for actions in data["track"]]
        self.decks = [int(text, 16) for text in data["decks"]]
        self.hands = [int(text, 16) for text in data["hands"]]
        self.piles = [int(text, 16) for text in data["piles"]]
        self.kept = [int(text, 16) for text in data["kept"]]
        self.removed = [int(text, 16) for text in data["removed"]]
        self.aside = [int(text, 16) for text in data["aside"]]
        self.known = [int(text, 16) for text in data["known"]]
        self.control = [int(text, 16) for text in data["control"]]
        self.trench = [int(text, 16) for text in data["trench"]]
        self.played = int(data["played"], 16)
        self.fresh = int(data["fresh"], 16)
        self.served = int(data["served"], 16)
        self.reduced = int(data["reduced"], 16)
        self.homebound = int(data["homebound"], 16)
        self.lent = int(data["lent"], 16)
        self.deep = int(data["deep"], 16)
        self.forts = int(data["forts"], 16)
        self.tried = int(data["tried"], 16)
        self.failing = int(data["failing"], 16)
        self.moves = int(data["moves"], 16)
        self.attacks = int(data["attacks"], 16)
        self.idle = int(data["idle"], 16)
        self.moved = int(data["moved"], 16)
        self.struck = int(data["struck"], 16)
        self.sallied = int(data["sallied"], 16)
        self.targets = int(data["targets"], 16)
        self.fled = int(data["fled"], 16)
        self.derive()

    def heading(self) -> Saying:
        if self.outcome is not None:
            return Saying("heading-end")
        if self.side == NOBODY:
            return Saying("heading-turn", turn=self.turn)
        return Saying("heading-action", turn=self.turn, number=self.round, side=self.side)

    def stage(self) -> int:
        return (self.turn * 16 + self.round) * 4 + self.side

    def turn_rule(self) -> str:
        return "6" if self.side == NOBODY else "8.1"

    def end_rule(self) -> str:
        return "5.1"
