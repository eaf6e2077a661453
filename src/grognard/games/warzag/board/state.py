"""The position of a game of WARZAG WWII."""

from __future__ import annotations

from typing import Any

from grognard.core.sayings import Saying
from grognard.core.setup import Setup, Sight
from grognard.core.state import State
from grognard.games.warzag.facts.acts import SPACE
from grognard.games.warzag.facts.library import DECK, FOR_KIND, MISSION_DECK, PROMOTED, TALLIES, TECH
from grognard.games.warzag.facts.tables import (
    ARMIES,
    BASES,
    COUNT,
    DOSSIER,
    EVERYWHERE,
    FIRST,
    MOST_POINTS,
    NATION,
    NATIONS,
    PARTNER,
    PLAIN,
    RESEARCH,
    SIDE,
    SIZE,
    STACK,
    STOCK,
    STRATEGIC,
)
from grognard.games.warzag.facts.values import Values


class WarzagSetup(Setup):
    """What was agreed before the game: scenario, options, who leads which nation."""

    def __init__(
        self,
        scenario: str,
        seats: list[str],
        options: dict[str, str],
        sight: Sight[WarzagState],
        player: list[int],
        alliances: bool,
        values: Values,
    ) -> None:
        super().__init__("warzag", scenario, seats, options, sight)
        self.player = player
        """The seat that leads each nation, -1 if it is not in the game."""
        self.nations: list[int] = sorted([n for n in range(len(player)) if player[n] >= 0], key=lambda n: player[n])
        """The nation of each seat."""
        self.players = len(seats)
        self.alliances = alliances
        self.armistice = self.on("armistice")
        self.values = values
        """The figures of the version of the rules by which it is played."""


class WarzagState(State):
    """Territories, armies, cards, points.

    Sets of territories, armies and cards are bit sets. Lists of lists hold lists that are replaced, never changed.
    """

    def __init__(self, setup: WarzagSetup) -> None:
        super().__init__(SPACE)
        self.setup = setup

    def clear(self) -> None:
        """An empty board, all cards in their decks."""
        self.round = 1
        self.active = -1
        """The nation whose turn it is."""
        self.order: list[int] = []
        """W4.4: the nations in the order of their turns."""
        self.home: list[int] = [-1, -1, -1, -1]
        """The base on which each nation started."""
        self.own: list[int] = [0, 0, 0, 0]
        self.developed: list[int] = [0, 0, 0]
        """The camps, the production sites, the fortifications."""
        self.radioactive = 0
        self.where: list[int] = [STOCK] * len(ARMIES)
        self.wounds: list[int] = [0] * len(ARMIES)
        self.at: list[list[int]] = [[] for _ in range(SIZE)]
        self.manned = 0
        """The territories with armies."""
        self.full = 0
        """W3.9: those that hold no further army."""
        self.moved = 0
        self.fought = 0
        self.leader: list[int] = [-1, -1, -1, -1]
        self.sent = 0
        """W14.5: the nations whose leaders were sent back and miss their next turn."""
        self.grounded = False
        """Whether the leader of the active nation misses this turn."""
        self.points: list[int] = [0, 0, 0, 0]
        self.hands: list[int] = [0, 0, 0, 0]
        self.deck = DECK
        self.discards = 0
        self.missions: list[int] = [-1, -1, -1, -1]
        self.mission_deck = MISSION_DECK
        self.mission_bottom: list[int] = []
        """W18.1: missions that were put under the deck, in the order in which they come up again."""
        self.mission_known = 0
        """Missions of which all know where they are."""
        self.objectives: list[int] = [-1, -1, -1, -1]
        self.token: list[int] = [-1, -1, -1, -1]
        """The square of each research token; 0 is START, -1 is not active."""
        self.weapons = 0
        """The nations that hold an atomic weapon."""
        self.promotions: list[int] = [0, 0, 0, 0]
        self.kills: list[int] = [0, 0, 0, 0]
        self.captures: list[int] = [0, 0, 0, 0]
        self.fulfilled: list[int] = [0, 0, 0, 0]
        self.out = 0
        """The nations that have been eliminated."""
        self.tally: list[int] = [0] * TALLIES
        """What missions count during a turn."""
        self.trained_kinds = 0
        self.held = 0
        """The strategic territories that the active nation had when its turn began."""
        self.occupied = 0
        """Those it has occupied in this turn by movement."""
        self.worked = 0
        """The territories on which it has developed or changed something in this turn."""
        self.revalue()

    # What follows from promotions and research

    def revalue(self) -> None:
        """W20.1, W16.6: the values of all dossiers with their bonuses."""
        values = self.setup.values
        self.attack: list[int] = values.attack[:]
        self.defence: list[int] = values.defence[:]
        self.resistance: list[int] = values.resistance[:]
        self.range: list[int] = values.range[:]
        for nation in range(len(NATIONS)):
            promotions = self.promotions[nation]
            if promotions:
                for card in range(len(PROMOTED)):
                    if promotions >> card & 1:
                        dossier = 4 * nation + PROMOTED[card]
                        self.attack[dossier] += values.more_attack[card]
                        self.defence[dossier] += values.more_defence[card]
                        self.resistance[dossier] += values.more_resistance[card]
                        self.range[dossier] += values.more_range[card]
            for square in range(1, self.token[nation] + 1):
                effect = values.square_effect[square]
                if values.milestone[square] and TECH <= effect < TECH + 4:
                    self.attack[4 * nation + effect - TECH] += values.square_value[square]

    # Nations

    def seat_of(self, nation: int) -> int:
        return self.setup.player[nation]

    def partner(self, nation: int) -> int:
        """The partner that is still in the game, or -1."""
        if not self.setup.alliances or self.out >> PARTNER[nation] & 1:
            return -1
        return PARTNER[nation]

    def allied(self, nation: int, other: int) -> bool:
        """Whether these are the same nation or partners."""
        return nation == other or (self.setup.alliances and SIDE[nation] == SIDE[other])

    def playing(self) -> list[int]:
        """The nations that are still in the game, in the order of their turns."""
        return [nation for nation in self.order if not self.out >> nation & 1]

    # Territories

    def friendly(self, nation: int) -> int:
        """W3.6, W23.7: what a nation and its partner own."""
        if not self.setup.alliances:
            return self.own[nation]
        return self.own[nation] | self.own[PARTNER[nation]]

    def owned(self) -> int:
        return self.own[0] | self.own[1] | self.own[2] | self.own[3]

    def hostile(self, nation: int) -> int:
        """What the enemies of a nation own."""
        return self.owned() & ~self.friendly(nation)

    def owner(self, territory: int) -> int:
        """The nation that owns a territory, or -1."""
        for nation in range(4):
            if self.own[nation] >> territory & 1:
                return nation
        return -1

    def neutral(self) -> int:
        """W3.5: standard territories and bases that nobody owns."""
        return (PLAIN | BASES) & ~(self.owned() | self.radioactive)

    def contested(self) -> int:
        """W3.5: strategic territories that nobody owns."""
        return STRATEGIC & ~(self.owned() | self.radioactive)

    def passable(self, nation: int) -> int:
        """W7.2.2: where armies of a nation may be."""
        return EVERYWHERE & ~(self.hostile(nation) | RESEARCH | self.radioactive)

    def all_developed(self) -> int:
        return self.developed[0] | self.developed[1] | self.developed[2]

    def development(self, territory: int) -> int:
        """What a territory is developed as, or -1."""
        for kind in range(3):
            if self.developed[kind] >> territory & 1:
                return kind
        return -1

    def strip(self, territory: int) -> None:
        """Take tile and development away: nobody owns it."""
        mask = ~(1 << territory)
        for nation in range(4):
            self.own[nation] &= mask
        for kind in range(3):
            self.developed[kind] &= mask

    # Armies

    def commands(self, nation: int, army: int) -> bool:
        """W23.5: whether a nation commands this army in its turn."""
        return self.allied(nation, NATION[army])

    def current(self, army: int) -> int:
        """W10.6: the defence of an army with its bonuses, less its wounds."""
        return self.defence[DOSSIER[army]] - self.wounds[army]

    def stock(self, dossier: int) -> int:
        """An army of this dossier that is not on the board, or -1."""
        if self.out >> (dossier >> 2) & 1:
            return -1
        first = FIRST[dossier]
        for army in range(first, first + COUNT[dossier]):
            if self.where[army] == STOCK:
                return army
        return -1

    def put(self, army: int, territory: int) -> None:
        """Onto a territory, from wherever it is."""
        if self.where[army] < SIZE:
            self._lift(army)
        self.where[army] = territory
        there = sorted([*self.at[territory], army])
        self.at[territory] = there
        self.manned |= 1 << territory
        if len(there) >= STACK:
            self.full |= 1 << territory

    def _lift(self, army: int) -> None:
        """From the territory it is on."""
        start = self.where[army]
        left = [other for other in self.at[start] if other != army]
        self.at[start] = left
        self.full &= ~(1 << start)
        if not left:
            self.manned &= ~(1 << start)

    def remove(self, army: int) -> None:
        """W2.3: back to the stock, whole."""
        self._lift(army)
        self.where[army] = STOCK
        self.wounds[army] = 0

    def leave(self, territory: int) -> None:
        """W3.8: a strategic territory that the last army has left is contested."""
        if STRATEGIC >> territory & 1 and not self.at[territory]:
            self.strip(territory)

    def sort(self, army: int) -> int:
        """Armies of one territory with the same number are the same to everybody."""
        used = (self.moved >> army & 1) << 1 | self.fought >> army & 1
        return ((self.where[army] * 16 + DOSSIER[army]) * 16 + self.wounds[army]) * 4 + used

    def one_of_each(self, armies: list[int]) -> list[int]:
        """Of equal armies the first. Version 1 took only neighbours in the list for equal ones."""
        found: list[int] = []
        seen: set[int] = set()
        for army in armies:
            sort = self.sort(army)
            if sort not in seen:
                found.append(army)
            if self.setup.values.version == 1:
                seen.clear()
            seen.add(sort)
        return found

    # Points and cards

    def gain(self, nation: int, number: int) -> None:
        """W2.4: never more than the counters can show."""
        self.points[nation] = min(MOST_POINTS, self.points[nation] + number)

    def cards_of(self, nation: int) -> int:
        return self.hands[nation].bit_count()

    def promotable(self, nation: int) -> int:
        """W15.2: the promotions that nobody has, for dossiers of this nation that have none."""
        taken = self.promotions[0] | self.promotions[1] | self.promotions[2] | self.promotions[3]
        mine = self.promotions[nation]
        found = 0
        for cards in FOR_KIND:
            if not mine & cards:
                found |= cards & ~taken
        return found

    # The kernel's questions

    def agreed(self) -> Setup:
        return self.setup

    def copy(self) -> WarzagState:
        other = WarzagState(self.setup)
        self.copy_into(other)
        other.round = self.round
        other.active = self.active
        other.order = self.order
        other.home = self.home
        other.own = self.own[:]
        other.developed = self.developed[:]
        other.radioactive = self.radioactive
        other.where = self.where[:]
        other.wounds = self.wounds[:]
        other.at = self.at[:]
        other.manned = self.manned
        other.full = self.full
        other.moved = self.moved
        other.fought = self.fought
        other.leader = self.leader[:]
        other.sent = self.sent
        other.grounded = self.grounded
        other.points = self.points[:]
        other.hands = self.hands[:]
        other.deck = self.deck
        other.discards = self.discards
        other.missions = self.missions[:]
        other.mission_deck = self.mission_deck
        other.mission_bottom = self.mission_bottom
        other.mission_known = self.mission_known
        other.objectives = self.objectives[:]
        other.token = self.token[:]
        other.weapons = self.weapons
        other.promotions = self.promotions[:]
        other.kills = self.kills[:]
        other.captures = self.captures[:]
        other.fulfilled = self.fulfilled[:]
        other.out = self.out
        other.tally = self.tally[:]
        other.trained_kinds = self.trained_kinds
        other.held = self.held
        other.occupied = self.occupied
        other.worked = self.worked
        other.attack = self.attack
        other.defence = self.defence
        other.resistance = self.resistance
        other.range = self.range
        return other

    def data(self) -> dict[str, Any]:
        return {
            "scenario": self.setup.scenario,
            "options": self.setup.options,
            "round": self.round,
            "active": self.active,
            "order": self.order,
            "home": self.home,
            "own": [hex(land) for land in self.own],
            "developed": [hex(land) for land in self.developed],
            "radioactive": hex(self.radioactive),
            "where": self.where,
            "wounds": self.wounds,
            "moved": hex(self.moved),
            "fought": hex(self.fought),
            "leader": self.leader,
            "sent": self.sent,
            "grounded": self.grounded,
            "points": self.points,
            "hands": self.hands,
            "deck": self.deck,
            "discards": self.discards,
            "missions": self.missions,
            "mission_deck": self.mission_deck,
            "mission_bottom": self.mission_bottom,
            "mission_known": self.mission_known,
            "objectives": self.objectives,
            "token": self.token,
            "weapons": self.weapons,
            "promotions": self.promotions,
            "kills": self.kills,
            "captures": self.captures,
            "fulfilled": self.fulfilled,
            "out": self.out,
            "tally": self.tally,
            "trained_kinds": self.trained_kinds,
            "held": hex(self.held),
            "occupied": hex(self.occupied),
            "worked": hex(self.worked),
        }

    def derived(self) -> list[str]:
        return ["setup", "at", "manned", "full", "attack", "defence", "resistance", "range"]

    def heading(self) -> Saying:
        if self.outcome is not None:
            return Saying("heading-end")
        if self.active < 0:
            return Saying("heading-set-up")
        return Saying("heading-turn", round=self.round, nation=self.active)

    def stage(self) -> int:
        return self.round * 8 + self.active + 1

    def turn_rule(self) -> str:
        return "W4" if self.active < 0 else "W5.1"

    def end_rule(self) -> str:
        return "W23.8" if self.setup.alliances else "W22.1"
