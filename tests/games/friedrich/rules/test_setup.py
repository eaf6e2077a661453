"""The set-up."""

from __future__ import annotations

import random

import pytest

from grognard.core.game import find
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.troops import given
from grognard.games.friedrich.facts import tables
from tests.games.friedrich.vocabulary import (
    asked,
    do,
    face_down,
    hand,
    held,
    marked,
    offered,
    position,
    refused,
    troops,
    where,
)

GENERALS = {
    "Prussia": {
        "Friedrich": "Oschatz", "Winterfeldt": "Oschatz", "Heinrich": "Berlin", "Schwerin": "Strehlen",
        "Keith": "Strehlen", "Seydlitz": "Brandenburg", "Dohna": "Arnswalde", "Lehwaldt": "Mohrungen",
    },
    "Hanover": {"Ferdinand": "Stade", "Cumberland": "Alfeld"},
    "Russia": {"Saltikov": "Bydgoszcz", "Fermor": "Bydgoszcz", "Apraxin": "Łomża", "Tottleben": "Sierpc"},
    "Sweden": {"Ehrensvärd": "Stralsund"},
    "Austria": {"Daun": "Brünn", "Browne": "Melnik", "Karl": "Melnik", "Laudon": "Olmütz", "Lacy": "Tabor"},
    "Imperial Army": {"Hildburghausen": "Hildburghausen"},
    "France": {"Richelieu": "Iserlohn", "Soubise": "Fulda", "Chevert": "Iserlohn"},
}  # fmt: skip
TRAINS = {
    "Prussian train 1": "Grünberg", "Prussian train 2": "Jüterbog", "Hanoverian train": "Gifhorn",
    "Russian train 1": "Toruń", "Russian train 2": "Warszawa", "Swedish train": "Wismar", "Austrian train 1": "Beraun",
    "Austrian train 2": "Pardubitz", "Imperial train": "Erlangen", "French train 1": "Gemünden",
    "French train 2": "Koblenz",
}  # fmt: skip
PROTECTED = {
    "Russia": [13, 17, 44, 50, 45],
    "Sweden": [22, 30],
    "Austria": [8, 9, 21, 26, 49, 55, 56, 62, 68],
    "Imperial Army": [7, 20, 46, 25, 33],
    "France": [41, 57, 59, 60],
    "Prussia": [31, 35, 36, 37, 63, 43, 51, 48],
}


def start(scenario: str = "four-players") -> FriedrichState:
    s = find("friedrich").start(scenario)
    assert isinstance(s, FriedrichState)
    return s


@pytest.mark.rule("friedrich", "2")
@pytest.mark.rule("friedrich", "X10")
def test_all_pieces_stand_on_their_cities() -> None:
    s = position()
    for generals in GENERALS.values():
        for name, place in generals.items():
            assert where(s, name) == place
            assert not face_down(s, name)
    for name, place in TRAINS.items():
        assert where(s, name) == place


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "X10")
@pytest.mark.parametrize("nation", list(GENERALS))
def test_all_generals_are_in_supply(nation: str) -> None:
    s = position(nation=nation, phase="supply")
    assert not any(face_down(s, name) for name in GENERALS[nation])


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "X10")
@pytest.mark.parametrize("nation", list(GENERALS))
def test_nobody_has_to_fight(nation: str) -> None:
    s = position(nation=nation, phase="combat")
    assert asked(s) == ["chance"]
    assert all(where(s, name) == place for places in GENERALS.values() for name, place in places.items())


@pytest.mark.rule("friedrich", "X10")
def test_no_hostile_pieces_are_neighbours() -> None:
    s = position()
    sides = {}
    for number, piece in enumerate(tables.PIECES):
        sides[tables.city(where(s, piece))] = tables.DEFENDER[tables.NATION[number]]
    assert not any(a in sides and b in sides and sides[a] != sides[b] for a, b, _ in tables.ROADS)


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R13")
@pytest.mark.rule("friedrich", "X10")
@pytest.mark.parametrize("nation", list(PROTECTED))
def test_which_objectives_are_protected(nation: str) -> None:
    objectives = [tables.CITIES[city] for city in tables.OBJECTIVES[tables.NATIONS.index(nation)]]
    safe = {tables.CITIES[city] for city in PROTECTED[nation]}
    s = position(nation=nation, phase="combat", marks=objectives, options={"offensive_option": "on"})
    assert held(s, nation) == sorted(set(objectives) - safe)
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
def test_the_number_of_objectives() -> None:
    count = {
        nation: [sum(tables.OBJECTIVE_ORDER[city] == order for city in tables.OBJECTIVES[number]) for order in (1, 2)]
        for number, nation in enumerate(tables.NATIONS)
    }
    assert count == {
        "Prussia": [14, 0], "Hanover": [0, 0], "Russia": [10, 0], "Sweden": [5, 5], "Austria": [12, 4],
        "Imperial Army": [5, 5], "France": [10, 0],
    }  # fmt: skip


# Allotting troops


def allotted(s: FriedrichState, city: str) -> int:
    """The troops that the stack in a city has been given so far."""
    return given(s, tables.CITIES.index(city))


@pytest.mark.rule("friedrich", "6")
@pytest.mark.rule("friedrich", "X10")
def test_all_players_allot_their_troops_at_the_same_time() -> None:
    s = start()
    assert sorted(asked(s)) == ["Elisabeth", "Frederick", "Maria Theresa", "Pompadour"]
    ranges = {}
    for ask, seat in zip(s.asks(), asked(s), strict=True):
        ranges[seat] = sorted(int(s.space.text(act).split()[1]) for act in ask.acts)
    assert ranges == {
        "Frederick": list(range(2, 17)),
        "Elisabeth": list(range(2, 15)),
        "Maria Theresa": list(range(1, 9)),
        "Pompadour": list(range(12, 17)),
    }


@pytest.mark.rule("friedrich", "6")
def test_the_last_stack_takes_what_is_left() -> None:
    s = start()
    while "chance" not in asked(s):
        for ask in list(s.asks())[:1]:
            s.apply(ask.seat, ask.acts[-1])
    for number, nation in enumerate(tables.NATIONS):
        stacks = {place: name for name, place in reversed(GENERALS[nation].items())}
        assert sum(troops(s, name) for name in stacks.values()) == tables.START_TROOPS[number]
        for place, name in stacks.items():
            size = list(GENERALS[nation].values()).count(place)
            assert size <= troops(s, name) <= 8 * size
    assert offered(s, "draw")
    assert len(offered(s, "draw")) == 50
    assert all(hand(s, nation) == [] for nation in tables.NATIONS)


@pytest.mark.rule("friedrich", "6")
def test_hanover_splits_twelve() -> None:
    s = start()
    frederick = s.setup.seats.index("Frederick")

    def allot(number: int) -> None:
        s.apply(frederick, s.space.parse(f"troops {number}"))

    for number in (8, 4, 8, 4, 4):
        allot(number)
    assert [s.space.text(act) for act in s.legal(frederick)] == ["troops 4"]
    allot(4)
    numbers = sorted(int(s.space.text(act).split()[1]) for act in s.legal(frederick))
    assert numbers == [4, 5, 6, 7, 8]
    assert refused(s, "troops 3", "Frederick").rule == "6"
    allot(5)
    assert [s.space.text(act) for act in s.legal(frederick)] == ["troops 7"]
    allot(7)
    assert "Frederick" not in asked(s)
    while "chance" not in asked(s):
        s.apply(s.asks()[0].seat, s.asks()[0].acts[0])
    assert (troops(s, "Ferdinand"), troops(s, "Cumberland"), troops(s, "Lehwaldt")) == (5, 7, 4)


@pytest.mark.rule("friedrich", "6")
def test_the_allotment_is_secret() -> None:
    views = []
    for number in ("troops 12", "troops 15"):
        s = start()
        s.apply(s.setup.seats.index("Pompadour"), s.space.parse(number))
        views.append([s.view(s.setup.seats.index(seat)) for seat in ("Frederick", "Elisabeth", "Pompadour")])
    assert views[0][0] == views[1][0]
    assert views[0][1] == views[1][1]
    assert views[0][2] != views[1][2]


@pytest.mark.rule("friedrich", "6")
@pytest.mark.rule("friedrich", "R84")
def test_an_imagined_allotment_keeps_the_own_troops_and_what_is_still_to_be_allotted() -> None:
    s = start()
    frederick, pompadour = (s.setup.seats.index(seat) for seat in ("Frederick", "Pompadour"))
    s.apply(frederick, s.space.parse("troops 9"))
    s.apply(pompadour, s.space.parse("troops 13"))
    french = set()
    for seed in range(20):
        guess = s.imagine(frederick, random.Random(seed))
        assert isinstance(guess, FriedrichState)
        assert guess.view(frederick) == s.view(frederick)
        assert sorted(asked(guess)) == sorted(asked(s))
        assert [allotted(guess, city) for city in ("Oschatz", "Berlin")] == [9, 0]
        assert [allotted(guess, city) for city in ("Fulda", "Bydgoszcz")] == [0, 0]
        french.add(allotted(guess, "Iserlohn"))
    assert french == {12, 13, 14, 15, 16}


@pytest.mark.rule("friedrich", "6")
def test_too_many_troops_for_one_general_are_refused() -> None:
    s = start()
    assert refused(s, "troops 17", "Frederick").rule == "6"
    assert refused(s, "troops 11", "Pompadour").rule == "6"
    do(s, "troops 12")
