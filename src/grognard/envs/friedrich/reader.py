"""The observation reader of Friedrich: what a seat may know of a position (the same as its view shows it)."""

from __future__ import annotations

from typing import Final

from grognard.core.game import Game
from grognard.core.state import State
from grognard.envs.reading import Reader, Shown, Table, bit_set, clipped, features, one, top_of
from grognard.games.friedrich.board import troops
from grognard.games.friedrich.board.state import GONE, OFF, FriedrichSetup, FriedrichState
from grognard.games.friedrich.facts import fate_lines
from grognard.games.friedrich.facts.tables import (
    CARD_NAMES,
    CITIES,
    DECK_OF,
    DECKS,
    DEFENDED_BY,
    FATE_NAMES,
    GENERALS,
    MOST_TROOPS,
    NATION,
    NATIONS,
    OBJECTIVES,
    PIECES,
    SUITS,
    X,
    Y,
)
from grognard.games.friedrich.steps.cards import Draw, FreshDiscard
from grognard.games.friedrich.steps.combat import Battle
from grognard.games.friedrich.steps.movement import March
from grognard.games.friedrich.steps.recruit import Recruiting
from grognard.games.friedrich.steps.retreat import Retreat

CITY: Final = [1 << city for city in range(len(CITIES))]
WANTED: Final = [bit_set(cities) for cities in OBJECTIVES]
"""For each nation the cities that it wants."""
GUARDED: Final = [
    bit_set([city for cities in OBJECTIVES for city in cities if DEFENDED_BY[city] == nation])
    for nation in range(len(NATIONS))
]
"""For each nation the objectives of others that it defends."""
ACROSS: Final = [x * 255 // max(X) for x in X]
DOWN: Final = [y * 255 // max(Y) for y in Y]
OFFENSIVE: Final = ["open", "declared", "declined", "ended"]
LINES: Final = [fate_lines.line_name(line) for line in range(fate_lines.LINES)]


class FriedrichReader(Reader):
    """Friedrich: the map with all pieces, cards as far as they are known, nations, fate, the battle in progress.

    What pieces and hands tell is kept until they change.
    """

    def __init__(self, game: Game[State]) -> None:
        self._setup_of_pieces: FriedrichSetup | None = None
        self._opened = -1
        self._own: list[bool] = []
        self._pieces = Pieces([], False)
        self._hands_then: list[int] = []
        self._cards_of = b""
        self._held = -1
        self._held_of = b""
        super().__init__(game)

    def shown(self) -> Shown:
        return {
            "city": {"Combat": "target", "Evasion": "cities", "March": "goal", "Retreat": "start"},
            "piece": {"March": "group"},
        }

    def own_tables(self) -> list[Table]:
        city = [
            "held",
            "marked",
            "wanted by own nations",
            "guarded by own nations",
            "in question",
            "attacks",
            "defends",
        ]
        city += ["troops known", *[f"generals of {name}" for name in NATIONS]]
        city += [f"trains of {name}" for name in NATIONS]
        piece = ["on the map", "gone", "face down", "moved", "resting", "in hand", "victor"]
        card = [f"in hand of {name}" for name in NATIONS]
        card += ["discarded", "set aside", "just drawn", "played in this battle", "paid"]
        counts = [("cards", 100), *((f"cards of deck {deck + 1}", 50) for deck in range(DECKS))]
        numbers = [("turn", 40), ("pile", 50), ("decks opened", 4), ("effect spent", 1), ("defender beaten", 1)]
        numbers += [(f"discards of deck {deck + 1}", 50) for deck in range(DECKS)]
        numbers += [(f"attacks in {suit}", 1) for suit in SUITS] + [(f"offensive {name}", 1) for name in OFFENSIVE]
        numbers += [("march used", 8), ("attacker leads by", 40), ("defender leads by", 40), ("attacker plays", 1)]
        numbers += [("defender plays", 1), ("retreat", 24), ("units bought", 20), ("paying", 1)]
        return [
            Table("city", CITIES, city, [("generals", 3), ("troops", 3 * MOST_TROOPS)]),
            Table("piece", PIECES, piece, [("x", 255), ("y", 255)]),
            Table("card", CARD_NAMES, card),
            Table(
                "nation",
                NATIONS,
                ["own", "out", "acting"],
                [*counts, ("troops", 48), ("most troops", 48), ("held", 24)],
            ),
            Table("fate", FATE_NAMES, ["drawn"]),
            Table("line", LINES, ["in force"]),
            features(numbers),
        ]

    def read(self, s: FriedrichState, seat: int) -> tuple[list[int], bytes]:
        own = [player == seat for player in s.player]
        known = s.known[seat] if seat >= 0 else 0
        wanted = guarded = mine = 0
        for nation, led in enumerate(own):
            if led:
                mine |= 1 << nation
                wanted |= WANTED[nation]
                guarded |= GUARDED[nation]
        attacks = defends = played = 0
        battle = top_of(s)
        if isinstance(battle, Battle):
            attacks, defends, played = 1 << battle.own, 1 << battle.hostile, bit_set(battle.plays[1::3])
        pieces = self._look(s, own)
        fresh, paid = _own_cards(s, own)
        sets = [
            s.held, s.marks, wanted & ~s.held, guarded, self.in_hand(s, "city"), attacks, defends, pieces.known,
            *pieces.standing, pieces.on_map, pieces.gone, s.down & (1 << GENERALS) - 1, s.moved, s.resting,
            self.in_hand(s, "piece"), one(s.victor),
            *[hand if own[nation] else hand & known for nation, hand in enumerate(s.hands)],
            s.discards & ~(s.buried & ~known), one(s.aside), fresh, played, paid,
            mine, s.out, one(s.nation), bit_set(s.drawn), one(s.effect),
        ]  # fmt: skip
        if s.hands != self._hands_then:
            self._hands_then = s.hands[:]
            self._cards_of = _cards_of(s)
        if s.held != self._held:
            self._held = s.held
            self._held_of = bytes([(s.held & wanted).bit_count() for wanted in WANTED])
        return sets, b"".join([pieces.places, self._cards_of, pieces.armies, self._held_of, _features(s, own)])

    def _look(self, s: FriedrichState, own: list[bool]) -> Pieces:
        """What is known of the pieces, and the troops of the nations."""
        dividing = troops.dividing(s) is not None
        if dividing or own != self._own or s.setup is not self._setup_of_pieces or s.opened != self._opened:
            self._own, self._setup_of_pieces = own, s.setup
            self._opened = -1 if dividing else s.opened
            self._pieces = Pieces(own, dividing)
        self._pieces.follow(s)
        return self._pieces


class Pieces:
    """What is known of the pieces to those who lead these nations: for each city generals and troops, and for each
    piece where it is; where troops are known to all; who stands where; which pieces are on the map, and which are gone;
    the troops of each nation. Only cities in which something has changed are looked at again."""

    def __init__(self, own: list[bool], dividing: bool) -> None:
        self.own = own
        self.dividing = dividing
        self.places = b""
        self.known = 0
        self.standing: list[int] = [0] * (2 * len(NATIONS))
        self.on_map = 0
        self.gone = 0
        self.armies = b""
        self._where: list[int] = [OFF] * len(PIECES)
        self._troops: list[int] = [-1] * GENERALS
        self._shown: list[int] = [-1] * GENERALS
        self._rows: list[int] = [-1] * len(CITIES)
        """For each city which of `standing` it is in."""
        self._generals = bytearray(len(CITIES))
        self._numbers = bytearray(len(CITIES))
        self._place = bytearray(2 * len(PIECES))

    def follow(self, s: FriedrichState) -> None:
        where, booked, shown = s.where, s.troops, s.shown
        if where == self._where and booked == self._troops and shown == self._shown and self.places:
            return
        cities: list[int] = []
        for piece in range(len(PIECES)):
            old, new = self._where[piece], where[piece]
            if old != new:
                self._move(piece, new)
                if old >= 0 and old not in cities:
                    cities.append(old)
            elif piece >= GENERALS or (booked[piece] == self._troops[piece] and shown[piece] == self._shown[piece]):
                continue
            if new >= 0 and new not in cities:
                cities.append(new)
        self._where, self._troops, self._shown = where[:], booked[:], shown[:]
        for city in cities:
            self._recount(s, city)
        self.places = b"".join([self._generals, self._numbers, self._place])
        self.armies = _armies_of(s)

    def _move(self, piece: int, city: int) -> None:
        """A piece is now in this city, or off the map."""
        self.on_map = self.on_map | 1 << piece if city >= 0 else self.on_map & ~(1 << piece)
        self.gone = self.gone | 1 << piece if city == GONE else self.gone & ~(1 << piece)
        self._place[piece] = ACROSS[city] if city >= 0 else 0
        self._place[len(PIECES) + piece] = DOWN[city] if city >= 0 else 0

    def _recount(self, s: FriedrichState, city: int) -> None:
        """Who stands in a city."""
        before = self._rows[city]
        if before >= 0:
            self.standing[before] ^= CITY[city]
        self.known &= ~CITY[city]
        self._rows[city] = -1
        self._generals[city] = self._numbers[city] = 0
        piece = s.piece_at(city)
        if piece < 0:
            return
        nation = NATION[piece]
        row = nation if piece < GENERALS else len(NATIONS) + nation
        self._rows[city] = row
        self.standing[row] |= CITY[city]
        if piece >= GENERALS:
            return
        self._generals[city] = len(s.stack_at(city))
        shown = s.shown[piece]  # of the commander, with whom the troops of all are booked
        if shown >= 0:
            self.known |= CITY[city]
        if self.own[nation]:
            self._numbers[city] = troops.given(s, city) if self.dividing else s.troops[piece]
        elif shown >= 0:
            self._numbers[city] = shown


def _own_cards(s: FriedrichState, own: list[bool]) -> tuple[int, int]:
    """Those that an own nation has just drawn, and those that it has paid."""
    step = top_of(s)
    if isinstance(step, (Draw, FreshDiscard)) and own[step.nation]:
        return bit_set(step.fresh), 0
    if isinstance(step, Recruiting) and own[step.nation]:
        return 0, bit_set(step.paid)
    return 0, 0


def _cards_of(s: FriedrichState) -> bytes:
    """How many cards each nation holds, and how many of each deck."""
    rows = [bytes([hand.bit_count() for hand in s.hands])]
    rows += [bytes([(hand & deck).bit_count() for hand in s.hands]) for deck in DECK_OF]
    return b"".join(rows)


def _armies_of(s: FriedrichState) -> bytes:
    """The troops of each nation, and how many it may have."""
    nations = range(len(NATIONS))
    troops = bytes([s.total(nation) for nation in nations] if s.opened else s.setup.troops)
    return troops + bytes([s.ceiling(nation) for nation in nations])


def _features(s: FriedrichState, own: list[bool]) -> bytes:
    step = top_of(s)
    used = score = right = retreat = units = paying = 0
    if isinstance(step, March):
        used = step.used
    elif isinstance(step, Battle):
        score, right = step.score, step.right + 1
    elif isinstance(step, Retreat):
        retreat = step.steps
    elif isinstance(step, Recruiting) and own[step.nation]:
        units, paying = step.units, int(step.paying)
    row = [clipped(s.turn), len(s.pile), s.opened, int(s.spent), int(s.beaten)]
    row += [(s.discards & deck).bit_count() for deck in DECK_OF]
    row += [int(s.attack_suit == suit) for suit in range(len(SUITS))]
    row += [int(s.offensive == state) for state in range(len(OFFENSIVE))]
    row += [used, clipped(score), clipped(-score), int(right == 1), int(right == 2), retreat, clipped(units), paying]
    return bytes(row)
