"""The position of a game of WARZAG WWII."""

from __future__ import annotations

from grognard.core.fields import bit_set, bit_sets, derived, rows, shared, state_fields, value, values
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


@state_fields
class WarzagState(State):
    """Territories, armies, cards, points.

    Sets of territories, armies and cards are bit sets. Lists of lists hold lists that are replaced, never changed.
    """

    round: int = value(1)
    active: int = value(-1)
    """The nation whose turn it is."""
    order: list[int] = shared([])
    """W4.4: the nations in the order of their turns."""
    home: list[int] = shared([-1, -1, -1, -1])
    """The base on which each nation started."""
    own: list[int] = bit_sets([0, 0, 0, 0])
    developed: list[int] = bit_sets([0, 0, 0])
    """The camps, the production sites, the fortifications."""
    radioactive: int = bit_set(0)
    where: list[int] = values([STOCK] * len(ARMIES))
    wounds: list[int] = values([0] * len(ARMIES))
    at: list[list[int]] = derived(rows([[]] * SIZE))
    manned: int = derived(value(0))
    """The territories with armies."""
    full: int = derived(value(0))
    """W3.9: those that hold no further army."""
    moved: int = bit_set(0)
    fought: int = bit_set(0)
    leader: list[int] = values([-1, -1, -1, -1])
    sent: int = value(0)
    """W14.5: the nations whose leaders were sent back and miss their next turn."""
    grounded: bool = value(False)
    """Whether the leader of the active nation misses this turn."""
    points: list[int] = values([0, 0, 0, 0])
    hands: list[int] = values([0, 0, 0, 0])
    deck: int = value(DECK)
    discards: int = value(0)
    missions: list[int] = values([-1, -1, -1, -1])
    mission_deck: int = value(MISSION_DECK)
    mission_bottom: list[int] = shared([])
    """W18.1: missions that were put under the deck, in the order in which they come up again."""
    mission_known: int = value(0)
    """Missions of which all know where they are."""
    objectives: list[int] = values([-1, -1, -1, -1])
    token: list[int] = values([-1, -1, -1, -1])
    """The square of each research token; 0 is START, -1 is not active."""
    weapons: int = value(0)
    """The nations that hold an atomic weapon."""
    promotions: list[int] = values([0, 0, 0, 0])
    kills: list[int] = values([0, 0, 0, 0])
    captures: list[int] = values([0, 0, 0, 0])
    fulfilled: list[int] = values([0, 0, 0, 0])
    out: int = value(0)
    """The nations that have been eliminated."""
    tally: list[int] = values([0] * TALLIES)
    """What missions count during a turn."""
    trained_kinds: int = value(0)
    held: int = bit_set(0)
    """The strategic territories that the active nation had when its turn began."""
    occupied: int = bit_set(0)
    """Those it has occupied in this turn by movement."""
    worked: int = bit_set(0)
    """The territories on which it has developed or changed something in this turn."""
    # What follows from promotions and research
    attack: list[int] = derived(shared())
    defence: list[int] = derived(shared())
    resistance: list[int] = derived(shared())
    range: list[int] = derived(shared())

    def __init__(self, setup: WarzagSetup) -> None:
        super().__init__(SPACE)
        self.setup = setup

    # What follows from promotions and research

    def derive(self) -> None:
        self.revalue()

    def revalue(self) -> None:
        """W20.1, W16.6: the values of all dossiers with their bonuses."""
        dossiers = self.setup.values
        self.attack = dossiers.attack[:]
        self.defence = dossiers.defence[:]
        self.resistance = dossiers.resistance[:]
        self.range = dossiers.range[:]
        for nation in range(len(NATIONS)):
            promotions = self.promotions[nation]
            if promotions:
                for card in range(len(PROMOTED)):
                    if promotions >> card & 1:
                        dossier = 4 * nation + PROMOTED[card]
                        self.attack[dossier] += dossiers.more_attack[card]
                        self.defence[dossier] += dossiers.more_defence[card]
                        self.resistance[dossier] += dossiers.more_resistance[card]
                        self.range[dossier] += dossiers.more_range[card]
            for square in range(1, self.token[nation] + 1):
                effect = dossiers.square_effect[square]
                if dossiers.milestone[square] and TECH <= effect < TECH + 4:
                    self.attack[4 * nation + effect - TECH] += dossiers.square_value[square]

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
