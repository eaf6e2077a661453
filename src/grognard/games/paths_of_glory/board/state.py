"""The position of a game of Paths of Glory."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.fields import bit_set, bit_sets, derived, rows, shared, state_fields, value, values
from grognard.core.sayings import Saying
from grognard.core.setup import Setup, Sight
from grognard.core.state import State
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.facts.acts import SPACE
from grognard.games.paths_of_glory.facts.tables import (
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
"""Supply that has not been computed; replaced, never changed."""

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


@state_fields
class PathsState(State):
    """Counters, control, trenches, forts; cards; tracks.

    `at` holds for each space and box the counters there, as tuples that are replaced. Sets of spaces, of counters and
    of cards are bit sets. Two values, one for each side, stand in lists.
    """

    player: list[int] = shared([AP, CP])
    """The seat that leads each side."""
    bid: int = value(0)
    """5.6: the points that the final total is shifted, in favour of the Central Powers if positive."""
    turn: int = value(1)
    round: int = value(0)
    side: int = value(NOBODY)
    points: int = value(10)
    status: list[int] = values([0, 0])
    level: list[int] = values([cards.MOBILIZATION, cards.MOBILIZATION])
    total_turn: list[int] = values([0, 0])
    """The turn in which a side rose to Total War (R-5); 0 before."""
    war: int = value(0)
    """Neutrals that have entered the war, as a bit set of nations."""
    limited_greece: bool = value(False)
    """9.5.2.4: Salonika has been played, and Greece is neutral still."""
    offensive: list[int] = values([NONE_OR_MADE, NONE_OR_MADE])
    last: list[int] = values([NOTHING, NOTHING])
    """What the last action of each side in this turn was; Salonika counts as a redeployment (9.3.3)."""
    track: list[list[int]] = rows([[], []])
    """8.1.4: all actions of this turn."""
    reinforced: int = value(0)
    """9.5.3.1: nations whose reinforcements came in this turn."""
    entry: bool = value(False)
    """9.5.2.2: a neutral has entered in this turn."""
    used_up: int = value(0)
    """Allowances of this turn that are used up."""
    # Cards
    decks: list[int] = bit_sets([0, 0])
    hands: list[int] = bit_sets([0, 0])
    piles: list[int] = bit_sets([0, 0])
    kept: list[int] = bit_sets([0, 0])
    """9.5.4.2: combat cards that lie face up."""
    removed: list[int] = bit_sets([0, 0])
    aside: list[int] = bit_sets([0, 0])
    """Cards that a side has secretly taken out of the game."""
    known: list[int] = bit_sets([0, 0])
    """For each side the cards in the other hand that it has seen."""
    played: int = bit_set(0)
    """Cards that have been played as events."""
    fresh: int = bit_set(0)
    """Those of this turn."""
    served: int = bit_set(0)
    """9.5.4.4: combat cards that have served in this round."""
    zimmermann_turn: int = value(0)
    tsar_turn: int = value(0)
    tsar_spaces: int = value(0)
    # The map
    where: list[int] = values([UNUSED] * PIECES)
    reduced: int = bit_set(0)
    homebound: int = bit_set(0)
    """9.5.3.4: Near East armies that entered as ordinary ones."""
    control: list[int] = bit_sets([0, 0])
    lent: int = bit_set(0)
    """11.1.15: spaces of the Central Powers that are Allied while the Arabs stand there."""
    trench: list[int] = bit_sets([0, 0])
    deep: int = bit_set(0)
    """Trenches of level 2."""
    forts: int = bit_set(tables.FORTS)
    beachhead: int = value(NO_SPACE)
    tried: int = bit_set(0)
    """11.2.10: armies that failed to entrench in the last action of their side."""
    failing: int = bit_set(0)
    """Those that fail in this one."""
    replacements: list[int] = values([0] * len(tables.POINTS))
    # The action in progress
    card: int = value(NO_CARD)
    """The card of this action, until it is put away."""
    spur: int = value(NO_CARD)
    """The event that gave these operations, if it helps their attacks."""
    spur_used: bool = value(False)
    """Whether what it gives once has been used."""
    moves: int = bit_set(0)
    attacks: int = bit_set(0)
    """9.2.5: spaces with a marker."""
    idle: int = bit_set(0)
    """R-20: units that were out of supply when their space was activated."""
    moved: int = bit_set(0)
    struck: int = bit_set(0)
    """Units that have attacked."""
    sallied: int = bit_set(0)
    """R-43: those of them that attacked out of a siege."""
    targets: int = bit_set(0)
    """Spaces that have been attacked."""
    fled: int = bit_set(0)
    """12.5.6: units that have retreated."""
    high_seas: bool = value(False)
    """High Seas Fleet waits for the next action of the Allies."""
    # What follows from these
    at: list[tuple[int, ...]] = derived(values())
    held: list[int] = derived(values())
    """For each side the spaces where its units stand; neutral Greeks do not count."""
    closed: int = derived(value())
    """11.1.10, 11.1.11: neutral nations, Persia before Turkey is at war (R-27), beaches without a beachhead."""
    supply: list[int] = derived(shared())

    def __init__(self, setup: PathsSetup) -> None:
        super().__init__(SPACE)
        self.setup = setup

    def derive(self) -> None:
        """What follows from where the counters are."""
        at: list[list[int]] = [[] for _ in range(ROOMS)]
        for piece in range(PIECES):
            at[self.where[piece]].append(piece)
        self.at = [tuple(pieces) for pieces in at]
        self.held = [0, 0]
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
        self.forget()

    def forget(self) -> None:
        """What was known of supply is not true any more."""
        self.supply = UNKNOWN

    def remember(self, index: int, value: int) -> None:
        """Keep what was computed for this position. Copies share it."""
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
