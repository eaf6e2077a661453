"""The position of a game of Quartermaster General: 1914."""

from __future__ import annotations

from typing import Any

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


class QuartermasterState(State):
    """Pieces, cards, points.

    Sets of spaces and of cards are bit sets. A nation has at most one piece in a space, so that one set says where its
    pieces are: armies on land, navies at sea. Lists of lists hold lists that are replaced, never changed.
    """

    def __init__(self, setup: QuartermasterSetup) -> None:
        super().__init__(SPACE)
        self.setup = setup

    def clear(self) -> None:
        """An empty board, all cards in the decks."""
        self.round = 1
        self.power = -1
        self.pieces: list[int] = [0] * 8
        self.tokens = 0
        self.points: list[int] = [0, 0]
        self.decks: list[int] = library.DECK[:]
        self.bottoms: list[list[int]] = [[], [], [], [], []]
        self.hands: list[int] = [0] * 5
        self.prepared: list[int] = [0] * 5
        self.status: list[int] = [0] * 5
        self.piles: list[list[int]] = [[], [], [], [], []]
        self.buried: list[int] = [0] * 5
        self.shown = 0
        self.known: list[int] = [0] * len(self.setup.seats)
        self.used = 0
        self.passing: list[int] = [0] * 5
        self.waived = 0
        self.fed_nation = -1
        self.fed_space = -1
        self.truce = False
        self.free_terrain = False
        self.battles = 0
        self.built = -1
        self.battled = -1
        self.battled_hard = False

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

    def copy(self) -> QuartermasterState:
        other = QuartermasterState(self.setup)
        self.copy_into(other)
        other.round = self.round
        other.power = self.power
        other.pieces = self.pieces[:]
        other.tokens = self.tokens
        other.points = self.points[:]
        other.decks = self.decks[:]
        other.bottoms = self.bottoms[:]
        other.hands = self.hands[:]
        other.prepared = self.prepared[:]
        other.status = self.status[:]
        other.piles = self.piles[:]
        other.buried = self.buried[:]
        other.shown = self.shown
        other.known = self.known[:]
        other.used = self.used
        other.passing = self.passing[:]
        other.waived = self.waived
        other.fed_nation = self.fed_nation
        other.fed_space = self.fed_space
        other.truce = self.truce
        other.free_terrain = self.free_terrain
        other.battles = self.battles
        other.built = self.built
        other.battled = self.battled
        other.battled_hard = self.battled_hard
        return other

    def data(self) -> dict[str, Any]:
        return {
            "scenario": self.setup.scenario,
            "options": self.setup.options,
            "round": self.round,
            "power": self.power,
            "pieces": self.pieces,
            "tokens": self.tokens,
            "points": self.points,
            "decks": [hex(cards) for cards in self.decks],
            "bottoms": self.bottoms,
            "hands": [hex(cards) for cards in self.hands],
            "prepared": [hex(cards) for cards in self.prepared],
            "status": [hex(cards) for cards in self.status],
            "piles": self.piles,
            "buried": [hex(cards) for cards in self.buried],
            "shown": hex(self.shown),
            "known": [hex(cards) for cards in self.known],
            "used": hex(self.used),
            "passing": self.passing,
            "waived": hex(self.waived),
            "fed_nation": self.fed_nation,
            "fed_space": self.fed_space,
            "truce": self.truce,
            "free_terrain": self.free_terrain,
            "battles": self.battles,
            "built": self.built,
            "battled": self.battled,
            "battled_hard": self.battled_hard,
        }

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
