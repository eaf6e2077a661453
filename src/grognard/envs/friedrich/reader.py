"""The observation reader of Friedrich: what a seat may know of a position (the same as its view shows it)."""

from __future__ import annotations

from typing import Final

from grognard.envs.reading import Reader, Shown, Table, bit_set, clipped, features, one, top_of
from grognard.games.friedrich.board import troops
from grognard.games.friedrich.board.state import GONE, FriedrichState
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
    """Friedrich: the map with all pieces, cards as far as they are known, nations, fate, the battle in progress."""

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
        pieces, shown, standing, on_map, gone = _pieces(s, own)
        fresh, paid = _own_cards(s, own)
        sets = [
            s.held, s.marks, wanted & ~s.held, guarded, self.in_hand(s, "city"), attacks, defends, shown, *standing,
            on_map, gone, s.down & (1 << GENERALS) - 1, s.moved, s.resting, self.in_hand(s, "piece"), one(s.victor),
            *[hand if own[nation] else hand & known for nation, hand in enumerate(s.hands)],
            s.discards & ~(s.buried & ~known), one(s.aside), fresh, played, paid,
            mine, s.out, one(s.nation), bit_set(s.drawn), one(s.effect),
        ]  # fmt: skip
        return sets, b"".join([pieces, _nations(s), _features(s, own)])


def _pieces(s: FriedrichState, own: list[bool]) -> tuple[bytes, int, list[int], int, int]:
    """For each city generals and troops, as far as they are known, and for each piece where it is; where troops are
    known to all; who stands where; which pieces are on the map, and which are gone."""
    generals, numbers = bytearray(len(CITIES)), bytearray(len(CITIES))
    place = bytearray(2 * len(PIECES))
    known = on_map = gone = 0
    standing = [0] * (2 * len(NATIONS))
    dividing = troops.dividing(s) is not None
    for piece, city in enumerate(s.where):
        if city < 0:
            if city == GONE:
                gone |= 1 << piece
            continue
        on_map |= 1 << piece
        place[piece] = ACROSS[city]
        place[len(PIECES) + piece] = DOWN[city]
        nation = NATION[piece]
        if piece >= GENERALS:
            standing[len(NATIONS) + nation] |= 1 << city
            continue
        generals[city] += 1
        if generals[city] > 1:
            continue
        standing[nation] |= 1 << city  # the first is the commander, with whom the troops of all are booked
        shown = s.shown[piece]
        if shown >= 0:
            known |= 1 << city
        if own[nation]:
            numbers[city] = troops.given(s, city) if dividing else s.troops[piece]
        elif shown >= 0:
            numbers[city] = shown
    return b"".join([generals, numbers, place]), known, standing, on_map, gone


def _own_cards(s: FriedrichState, own: list[bool]) -> tuple[int, int]:
    """Those that an own nation has just drawn, and those that it has paid."""
    step = top_of(s)
    if isinstance(step, (Draw, FreshDiscard)) and own[step.nation]:
        return bit_set(step.fresh), 0
    if isinstance(step, Recruiting) and own[step.nation]:
        return 0, bit_set(step.paid)
    return 0, 0


def _nations(s: FriedrichState) -> bytes:
    rows: list[list[int]] = [[hand.bit_count() for hand in s.hands]]
    rows += [[(hand & deck).bit_count() for hand in s.hands] for deck in DECK_OF]
    rows.append([s.total(nation) for nation in range(len(NATIONS))] if s.opened else s.setup.troops)
    rows.append([s.ceiling(nation) for nation in range(len(NATIONS))])
    rows.append([(s.held & wanted).bit_count() for wanted in WANTED])
    return b"".join([bytes(row) for row in rows])


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
