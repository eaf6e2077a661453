"""The position of a game of Quartermaster General: 1914."""

from __future__ import annotations

from grognard.core.fields import bit_set, bit_sets, rows, state_fields, value, values
from grognard.core.sayings import Saying
from grognard.core.setup import Setup, Sight
from grognard.core.state import State
from grognard.games.quartermaster_1914.board import supply
from grognard.games.quartermaster_1914.facts import library
from grognard.games.quartermaster_1914.facts.acts import SPACE
from grognard.games.quartermaster_1914.facts.tables import ARMIES, LAND, MEMBERS, NAVIES, SEA


class QuartermasterSetup(Setup):
    """What was agreed before the game: scenario, options, who leads which power."""

    def __init__(
        self,
        scenario: str,
        seats: list[str],
        options: dict[str, str],
        sight: Sight[QuartermasterState],
        player: list[int],
        version: int,
    ) -> None:
        super().__init__("quartermaster-1914", scenario, seats, options, sight)
        self.version = version
        """The version of the rules; a match of an older one plays on by it."""
        self.player = player
        self.second_chance = self.on("second_chance")
        self.first_game = self.on("first_game")


@state_fields
class QuartermasterState(State):
    """Pieces, cards, points.

    Sets of spaces and of cards are bit sets. A nation has at most one piece in a space, so that one set says where its
    pieces are: armies on land, navies at sea. Lists of lists hold lists that are replaced, never changed.
    """

    round: int = value(1)
    power: int = value(-1)
    pieces: list[int] = values([0] * 8)
    tokens: int = value(0)
    points: list[int] = values([0, 0])
    decks: list[int] = bit_sets(library.DECK)
    bottoms: list[list[int]] = rows([[], [], [], [], []])
    hands: list[int] = bit_sets([0] * 5)
    prepared: list[int] = bit_sets([0] * 5)
    status: list[int] = bit_sets([0] * 5)
    piles: list[list[int]] = rows([[], [], [], [], []])
    buried: list[int] = bit_sets([0] * 5)
    shown: int = bit_set(0)
    known: list[int] = bit_sets(lambda s: [0] * len(s.setup.seats))
    used: int = bit_set(0)
    passing: list[int] = values([0] * 5)
    waived: int = bit_set(0)
    fed_nation: int = value(-1)
    fed_space: int = value(-1)
    truce: bool = value(False)
    free_terrain: bool = value(False)
    battles: int = value(0)
    built: int = value(-1)
    battled: int = value(-1)
    battled_hard: bool = value(False)

    def __init__(self, setup: QuartermasterSetup) -> None:
        super().__init__(SPACE)
        self.setup = setup

    # Pieces

    def side_mask(self, side: int) -> int:
        """The spaces with pieces of a coalition."""
        mask = 0
        for nation in MEMBERS[side]:
            mask |= self.pieces[nation]
        return mask

    def available(self, nation: int) -> int:
        """6: the spaces for which this nation has a piece left: all land, all sea, both or none."""
        mine = self.pieces[nation]
        armies = (mine & LAND).bit_count()
        kinds = LAND if armies < ARMIES[nation] else 0
        if mine.bit_count() - armies < NAVIES[nation]:
            kinds |= SEA
        return kinds

    def supplied(self, nation: int) -> int:
        """7: the spaces where pieces of a nation are supplied."""
        mask = supply.supplied(nation, self.pieces[nation])
        if nation == self.fed_nation:
            mask |= self.pieces[nation] & 1 << self.fed_space  # R46
        return mask

    # Cards

    def deck_size(self, power: int) -> int:
        return self.decks[power].bit_count() + len(self.bottoms[power])

    def has(self, power: int, status: int) -> bool:
        """Whether a Status card is in play."""
        return bool(self.status[power] >> status & 1)

    def ready(self, power: int, status: int) -> bool:
        """Whether a Status card is in play and has been neither used nor passed in this turn."""
        return bool((self.status[power] & ~(self.used | self.waived)) >> status & 1)

    def use(self, status: int) -> None:
        self.used |= 1 << status

    def seat_of(self, power: int) -> int:
        return self.setup.player[power]

    # The kernel's questions

    def agreed(self) -> Setup:
        return self.setup

    def heading(self) -> Saying:
        if self.outcome is not None:
            return Saying("heading-end")
        if self.power < 0:
            return Saying("heading-set-up")
        return Saying("heading-turn", round=self.round, power=self.power)

    def stage(self) -> int:
        return self.round * 8 + self.power + 1

    def turn_rule(self) -> str:
        return "4" if self.power < 0 else "8"

    def end_rule(self) -> str:
        return "14.2"
