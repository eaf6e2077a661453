"""The observation reader of Quartermaster General: 1914: what a seat may know of a position (the same as its view shows
it)."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Game
from grognard.core.state import State
from grognard.envs.reading import Reader, Shown, Table, bit_set, clipped, features, one, one_hot, top_of
from grognard.games.quartermaster_1914.battles.answers import Answer
from grognard.games.quartermaster_1914.battles.battle import Battle, Fight
from grognard.games.quartermaster_1914.board import supply, victory
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.discards import Attrition, Discard
from grognard.games.quartermaster_1914.facts.acts import WINDOWS
from grognard.games.quartermaster_1914.facts.library import CARD_NAMES, KIND_MASK
from grognard.games.quartermaster_1914.facts.tables import (
    ARMIES,
    COALITION,
    LAND,
    NATION_CODES,
    NAVIES,
    POWER_OF,
    POWERS,
    SPACES,
)
from grognard.games.quartermaster_1914.turn.placing import Place
from grognard.games.quartermaster_1914.turn.play import CardPlay
from grognard.games.quartermaster_1914.turn.sequence import PHASES, Turn


class QuartermasterReader(Reader):
    """Quartermaster General: 1914: pieces, supply, cards as far as they are known, points, the battle in progress.

    What pieces and cards tell is kept until they change.
    """

    def __init__(self, game: Game[State]) -> None:
        self._seen = -2
        """The seat that was told the cards, and what those of each power were then."""
        self._cards_then: list[Any] = []
        self._cards: list[int] = []
        self._powers = b""
        self._pieces: list[int] = []
        self._fed: list[int] = []
        self._mine = -1
        self._spaces: list[int] = []
        self._left = b""
        self._passing: list[int] = []
        self._passes: list[int] = [0] * len(WINDOWS)
        super().__init__(game)

    def shown(self) -> Shown:
        return {
            "space": {
                "Battle": "target",
                "Counterattack": "target",
                "StartOptions": "target",
                "Stosstruppen": "space",
                "Tanks": "target",
            },
            "nation": {"Battle": "nation", "Place": "nation"},
            "card": {"Levy": "taken"},
        }

    def own_tables(self) -> list[Table]:
        space = [f"pieces of {name}" for name in NATION_CODES]
        space += ["out of supply", "can be built by own nations", "token", "scored by the Central Powers"]
        space += ["scored by the Entente", "wanted", "in question", "attacked", "attacked from"]
        card = ["in hand", "prepared", "in play", "used", "passed for this turn", "in the deck", "at the bottom"]
        card += ["discarded", "face down", "known to all", "being played", "laid in battle", "in question"]
        power = ["own", "acting", *[f"passes {window}" for window in WINDOWS]]
        counts = [("hand", 16), ("prepared", 16), ("deck", 64), ("discards", 64), ("face down", 64)]
        numbers = [("round", 17), ("points of the Central Powers", 100), ("points of the Entente", 100), ("truce", 1)]
        numbers += [("attack", 8), ("defence", 8), ("needed", 8), ("to be discarded", 8)]
        numbers += [(f"phase {name}", 1) for name in PHASES]
        return [
            Table("space", SPACES, space),
            Table("card", CARD_NAMES, card),
            Table("power", POWERS, power, counts),
            Table("nation", NATION_CODES, ["attacks", "in question"], [("armies left", 12), ("navies left", 8)]),
            features(numbers),
        ]

    def read(self, s: QuartermasterState, seat: int) -> tuple[list[int], bytes]:
        step = top_of(s)
        fight: Fight | None = None
        answer: Answer | None = None
        phase, played, left = -1, 0, 0
        for under in s.stack:
            if isinstance(under, Fight):
                fight = under
            elif isinstance(under, Answer):
                answer = under
            elif isinstance(under, Turn):
                phase = under.shown(s)
            elif isinstance(under, CardPlay):
                played = KIND_MASK[under.kind]
            elif isinstance(under, (Discard, Attrition)):
                left = under.left
        wanted = step.wanted if isinstance(step, (Place, Battle)) else 0
        mine = bit_set([power for power in range(len(POWERS)) if s.setup.player[power] == seat])
        space = self._look(s, mine)
        space += [wanted, self.in_hand(s, "space"), one(fight.target) if fight is not None else 0]
        space.append(one(fight.origin) if fight is not None else 0)
        laid = bit_set(answer.cards_laid()) if answer is not None else 0
        card = [*self._deal(s, seat, mine), played, laid, self.in_hand(s, "card")]
        power = [mine, one(s.power), *self._who_passes(s)]
        nation = [one(fight.nation) if fight is not None else 0, self.in_hand(s, "nation")]
        row = [s.round, clipped(s.points[0]), clipped(s.points[1]), int(s.truce)]
        row += [fight.attack, fight.defence] if fight is not None else [0, 0]
        row += [clipped(answer.need - answer.strength()) if answer is not None else 0, clipped(left)]
        numbers = [self._powers, self._left, bytes(row), one_hot(phase, len(PHASES))]
        return space + card + power + nation, b"".join(numbers)

    def _look(self, s: QuartermasterState, mine: int) -> list[int]:
        """What is told of the spaces by the pieces there, by tokens and supply."""
        fed = [s.fed_nation, s.fed_space, s.tokens]
        if s.pieces != self._pieces:
            self._pieces = s.pieces[:]
            self._left = _pieces_left(s)
        elif fed == self._fed and mine == self._mine:
            return [*self._spaces, victory.objectives(s, 0), victory.objectives(s, 1)]
        self._fed, self._mine = fed, mine
        self._spaces = _spaces(s, mine)
        return [*self._spaces, victory.objectives(s, 0), victory.objectives(s, 1)]

    def _deal(self, s: QuartermasterState, seat: int, mine: int) -> list[int]:
        """What this seat knows of the cards; and how many each power has where."""
        known = s.shown | (s.known[seat] if seat >= 0 else 0)
        now: list[Any] = [s.hands, s.prepared, s.status, s.decks, s.buried, s.bottoms, s.piles]
        more = [known, s.shown, s.used, s.waived, mine]
        if seat != self._seen or more != self._cards_then[-1] or now != self._cards_then[:-1]:
            self._seen = seat
            self._cards_then = [*[row[:] for row in now], more]
            self._cards = _cards(s, mine, known)
            self._powers = _powers(s)
        return self._cards

    def _who_passes(self, s: QuartermasterState) -> list[int]:
        if s.passing != self._passing:
            self._passing = s.passing[:]
            self._passes = [
                bit_set([power for power in range(len(POWERS)) if s.passing[power] >> kind & 1])
                for kind in range(len(WINDOWS))
            ]
        return self._passes


def _spaces(s: QuartermasterState, mine: int) -> list[int]:
    hungry = buildable = 0
    for nation, pieces in enumerate(s.pieces):
        hungry |= pieces & ~s.supplied(nation)
        if mine >> POWER_OF[nation] & 1:
            taken = pieces | s.side_mask(1 - COALITION[nation])
            buildable |= supply.buildable(nation, pieces) & ~taken
    return [*s.pieces, hungry, buildable, s.tokens]


def _cards(s: QuartermasterState, mine: int, known: int) -> list[int]:
    """Every card belongs to one power, so that one set is enough for the hands of all."""
    hand = prepared = play = deck = bottom = pile = buried = 0
    for power in range(len(POWERS)):
        own = bool(mine >> power & 1)
        seen = -1 if own else known
        hand |= s.hands[power] & seen
        prepared |= s.prepared[power] & seen
        play |= s.status[power]
        buried |= s.buried[power] & seen
        under = bit_set(s.bottoms[power])
        bottom |= under & seen
        deck |= s.decks[power] | under if own else under & known
        thrown = s.piles[power]
        pile |= bit_set(thrown if own else thrown[-1:])
    seen_by_all = (hand | prepared | buried | bottom) & s.shown
    return [hand, prepared, play, play & s.used, play & s.waived, deck, bottom, pile, buried, seen_by_all]


def _powers(s: QuartermasterState) -> bytes:
    row = [cards.bit_count() for cards in s.hands] + [cards.bit_count() for cards in s.prepared]
    row += [s.deck_size(power) for power in range(len(POWERS))]
    row += [len(pile) for pile in s.piles] + [cards.bit_count() for cards in s.buried]
    return bytes(row)


def _pieces_left(s: QuartermasterState) -> bytes:
    armies = [(pieces & LAND).bit_count() for pieces in s.pieces]
    navies = [(pieces & ~LAND).bit_count() for pieces in s.pieces]
    row = [ARMIES[nation] - number for nation, number in enumerate(armies)]
    return bytes(row + [NAVIES[nation] - number for nation, number in enumerate(navies)])
