"""1 to 5: powers and nations, the board, set-up, cards."""

from __future__ import annotations

import pytest

from grognard.core.board import bits
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts import library, tables
from grognard.games.quartermaster_1914.facts.tables import CODES, SPACE_OF
from grognard.games.quartermaster_1914.game import Quartermaster1914
from tests.games.quartermaster_1914.vocabulary import (
    asked,
    at,
    chance,
    deal_on,
    deck,
    do,
    hand,
    offered,
    play,
    points,
    position,
    refused,
)

GAME = "quartermaster-1914"


def begin(scenario: str = "five-players", **options: str) -> QuartermasterState:
    s = Quartermaster1914().start(scenario, options)
    assert isinstance(s, QuartermasterState)
    return s


@pytest.mark.rule(GAME, "1")
def test_two_coalitions() -> None:
    assert [tables.POWER_CODES[power] for power in tables.ALLIES[0]] == ["AHOT", "DE"]
    assert [tables.POWER_CODES[power] for power in tables.ALLIES[1]] == ["RU", "FRIT", "UKUS"]


@pytest.mark.rule(GAME, "2")
def test_two_nations_share_one_deck() -> None:
    assert [deck.bit_count() for deck in library.DECK] == [38, 34, 53, 42, 49]
    nations = {library.NATION[library.KIND[card]] for card in bits(library.DECK[0])}
    assert nations == {tables.AH, tables.OT}


@pytest.mark.rule(GAME, "2.1")
@pytest.mark.parametrize(
    ("scenario", "seats"),
    [
        ("two-players", [["AHOT", "DE"], ["RU", "FRIT", "UKUS"]]),
        ("three-players", [["AHOT", "DE"], ["RU", "FRIT"], ["UKUS"]]),
        ("four-players", [["AHOT", "DE"], ["RU"], ["FRIT"], ["UKUS"]]),
        ("five-players", [["AHOT"], ["RU"], ["DE"], ["FRIT"], ["UKUS"]]),
    ],
)
def test_who_leads_what(scenario: str, seats: list[list[str]]) -> None:
    s = begin(scenario)
    found = [
        [code for power, code in enumerate(tables.POWER_CODES) if s.seat_of(power) == seat]
        for seat in range(len(s.setup.seats))
    ]
    assert found == seats


@pytest.mark.rule(GAME, "3")
def test_the_board() -> None:
    assert tables.LAND.bit_count() == 32
    assert tables.SEA.bit_count() == 10
    assert tables.DIFFICULT.bit_count() == 16
    objectives = {CODES[space] for space in bits(tables.OBJECTIVES)}
    assert objectives == {
        "USA",
        "BRI",
        "PAR",
        "BER",
        "VIE",
        "ROM",
        "IST",
        "MOS",
        "PIC",
        "BEL",
        "WGE",
        "PRU",
        "POL",
        "GAL",
        "ALP",
        "TYR",
        "BUD",
        "SER",
        "AZE",
    }
    assert len(tables.LINKS) == 99


@pytest.mark.rule(GAME, "R55")
def test_no_neutral_space_has_a_link() -> None:
    assert all(tables.BOARD.beside[space] for space in range(42))


@pytest.mark.rule(GAME, "R56")
@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("BRI", "ENG NAO"), ("IRE", "NAO"), ("CAN", "USA WAO"), ("USA", "CAN WAO"),
        ("PAR", "BUR ENG NAO PIC PRO"), ("PRU", "BAL BER GAL POL VIE"), ("ALP", "ADR PRO ROM TYR WES"),
    ],
)  # fmt: skip
def test_points_of_the_map(space: str, near: str) -> None:
    assert sorted(CODES[other] for other in bits(tables.BOARD.beside[SPACE_OF[space]])) == near.split()


@pytest.mark.rule(GAME, "3.1")
@pytest.mark.rule(GAME, "R13")
@pytest.mark.parametrize(
    ("card", "power", "pieces", "open_to"),
    [
        ("German Build Navy", "DE", {"DE": "BER BAL"}, True),
        ("German Build Navy", "DE", {"DE": "BER BAL", "RU": "WGE"}, True),
        ("Austro-Hungarian Build Navy", "AHOT", {"AH": "VIE PRU BAL"}, True),
        ("Russian Build Navy", "RU", {"RU": "MOS PET BAL"}, False),
    ],
)
def test_the_kiel_canal(card: str, power: str, pieces: dict[str, str], open_to: bool) -> None:
    s = play(card, power, pieces=pieces)
    verb = "build North Sea"
    if power == "AHOT":
        battle = play("Austro-Hungarian Sea Battle", "AHOT", ["Spanish Flu"], pieces=pieces)
        assert "North Sea" in offered(battle, "battle")
        return
    assert (verb in offered(s)) == open_to


@pytest.mark.rule(GAME, "4")
@pytest.mark.rule(GAME, "R1")
@pytest.mark.rule(GAME, "R2")
def test_the_pieces_at_the_start() -> None:
    s = begin()
    pieces = {code: at(s, code) for code in tables.NATION_CODES}
    assert pieces == {
        "AH": "BUD VIE", "OT": "", "RU": "MOS SER", "DE": "BER WGE", "FR": "BUR PAR", "IT": "",
        "UK": "BRI NAO", "US": "",
    }  # fmt: skip
    assert (s.round, points(s)) == (1, (0, 0))


@pytest.mark.rule(GAME, "4")
def test_all_choose_at_once() -> None:
    s = deal_on(begin())
    assert asked(s) == ["Austria", "Russia", "Germany", "France", "Britain"]
    assert all(len(hand(s, code)) == 10 for code in tables.POWER_CODES)
    first = hand(s, "RU")
    buried = []
    for _ in range(3):
        name = next(text for text in offered(s, "bury") if text in hand(s, "RU"))
        buried.append(name)
        do(s, f"bury {name}")
    assert asked(s) == ["Austria", "Germany", "France", "Britain"]
    assert len(hand(s, "RU")) == 7
    assert s.view(1)["powers"][1]["bottom"] == buried
    assert s.view(0)["powers"][1]["bottom"] is None
    assert sorted([*hand(s, "RU"), *buried]) == first
    assert refused(s, f"bury {hand(s, 'RU')[0]}", "Russia").rule == "4"


@pytest.mark.rule(GAME, "4")
def test_the_buried_cards_are_drawn_last_in_their_order() -> None:
    s = position(power="RU", step="draw", bottoms={"RU": ["Rasputin", "Cossacks"]}, decks={"RU": ["Montenegro"]})
    do(s, "draw 3")
    chance(s, "Montenegro")
    assert offered(s, "deal") == ["Rasputin"]
    chance(s, "Rasputin", "Cossacks")
    assert hand(s, "RU") == ["Cossacks", "Montenegro", "Rasputin"]


@pytest.mark.rule(GAME, "4")
def test_one_seat_chooses_for_all_its_powers() -> None:
    s = deal_on(begin("two-players"))
    assert asked(s) == ["Central Powers", "Entente"]
    for _ in range(6):
        mine = [name for name in offered(s, "bury") if name in hand(s, "AHOT") + hand(s, "DE")]
        do(s, f"bury {mine[0]}")
    assert asked(s) == ["Entente"]
    assert (len(hand(s, "AHOT")), len(hand(s, "DE"))) == (7, 7)


@pytest.mark.rule(GAME, "4.1")
def test_the_second_chance() -> None:
    s = deal_on(begin(second_chance="on"))
    assert "redraw Russia" in offered(s)
    do(s, "redraw Russia")
    assert asked(s) == ["chance"]
    assert deck(s, "RU") == 34
    deal_on(s)
    assert len(hand(s, "RU")) == 10
    assert refused(s, "redraw Russia", "Russia").rule == "4.1"
    do(s, f"bury {hand(s, 'DE')[0]}")
    assert refused(s, "redraw Germany", "Germany").rule == "4.1"
    assert refused(deal_on(begin()), "redraw Germany", "Germany").rule == "4.1"


@pytest.mark.rule(GAME, "R63")
@pytest.mark.rule(GAME, "4")
def test_a_first_game_begins_with_seven_cards() -> None:
    s = deal_on(begin(first_game="on"))
    assert all(len(hand(s, code)) == 7 for code in tables.POWER_CODES)
    assert asked(s) == ["Austria"]


@pytest.mark.rule(GAME, "5")
@pytest.mark.rule(GAME, "R11")
def test_the_cards() -> None:
    assert (library.CARDS, len(library.KINDS)) == (216, 152)
    found = {
        code: [(library.DECK[power] & library.OF_TYPE[kind]).bit_count() for kind in range(7)]
        for power, code in enumerate(tables.POWER_CODES)
    }
    assert found == {
        "AHOT": [9, 2, 4, 1, 4, 4, 14],
        "RU": [9, 2, 5, 1, 3, 1, 13],
        "DE": [6, 3, 9, 2, 9, 10, 14],
        "FRIT": [10, 4, 5, 2, 2, 9, 10],
        "UKUS": [7, 4, 5, 4, 6, 8, 15],
    }
