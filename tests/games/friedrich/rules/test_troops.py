"""6: troops."""

from __future__ import annotations

import pytest

from grognard.games.friedrich.board.troops import book, deduced
from grognard.games.friedrich.facts import tables
from tests.games.friedrich.vocabulary import chance, do, gone, off, offered, position, refused, troops, where

# Splitting a stack


@pytest.mark.rule("friedrich", "6")
@pytest.mark.rule("friedrich", "R4")
@pytest.mark.parametrize(
    ("total", "allowed"),
    [(3, [1, 2]), (10, [2, 3, 4, 5, 6, 7, 8]), (15, [7, 8])],
)
def test_a_split_leaves_every_general_one_to_eight_troops(total: int, allowed: list[int]) -> None:
    s = position(nation="France", pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn"}, troops={"Richelieu": total})
    do(s, "move Richelieu", "leave Chevert", "go Soest")
    assert sorted(int(number) for number in offered(s, "troops")) == allowed
    assert refused(s, f"troops {allowed[-1] + 1}").rule == "6"
    assert refused(s, f"troops {allowed[0] - 1}").rule == "6"
    do(s, f"troops {allowed[-1]}")
    assert troops(s, "Richelieu") == allowed[-1]
    assert troops(s, "Chevert") == total - allowed[-1]


@pytest.mark.rule("friedrich", "R4")
def test_two_of_three_may_take_up_to_sixteen() -> None:
    s = position(
        nation="France",
        pieces={"Richelieu": "Iserlohn", "Soubise": "Iserlohn", "Chevert": "Iserlohn"},
        troops={"Richelieu": 20},
    )
    do(s, "move Richelieu", "leave Chevert", "go Soest")
    assert sorted(int(number) for number in offered(s, "troops")) == [12, 13, 14, 15, 16]


@pytest.mark.rule("friedrich", "R4")
def test_a_split_that_everybody_can_tell_is_not_asked() -> None:
    s = position(nation="France", pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn"}, troops={"Richelieu": 16})
    do(s, "move Richelieu", "leave Chevert", "go Soest")
    assert offered(s, "troops") == []
    assert troops(s, "Richelieu") == troops(s, "Chevert") == 8


@pytest.mark.rule("friedrich", "R4")
def test_a_split_that_only_the_owner_knows_to_be_forced_is_asked() -> None:
    s = position(
        nation="France",
        pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "Soubise": "Fulda"},
        troops={"Richelieu": 16, "Soubise": 2},
    )
    do(s, "move Richelieu", "leave Chevert", "go Soest")
    assert offered(s) == ["troops 8"]
    do(s, "troops 8")
    assert troops(s, "Richelieu") == troops(s, "Chevert") == 8


@pytest.mark.rule("friedrich", "R4")
def test_the_split_is_the_secret_of_the_owner() -> None:
    views = []
    for share in ("3", "6"):
        s = position(nation="France", pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn"}, troops={"Richelieu": 10})
        do(s, "move Richelieu", "leave Chevert", "go Soest", f"troops {share}", "stop")
        views.append([s.view(s.setup.seats.index(seat)) for seat in ("Frederick", "Maria Theresa", "Pompadour")])
    assert views[0][0] == views[1][0]
    assert views[0][1] == views[1][1]
    assert views[0][2] != views[1][2]


@pytest.mark.rule("friedrich", "6")
@pytest.mark.rule("friedrich", "R20")
def test_troops_are_shared_as_soon_as_generals_stand_together() -> None:
    s = position(
        nation="France",
        pieces={"Richelieu": "Soest", "Chevert": "Iserlohn"},
        troops={"Richelieu": 1, "Chevert": 8},
    )
    do(s, "move Chevert", "go Soest")
    assert troops(s, "Richelieu") == troops(s, "Chevert") == 9
    s = position(nation="France", pieces={"Richelieu": "Soest", "Chevert": "Soest"}, troops={"Richelieu": 9})
    do(s, "move Richelieu", "leave Chevert", "go Iserlohn", "troops 8")
    assert (troops(s, "Richelieu"), troops(s, "Chevert")) == (8, 1)


# What everybody can tell


@pytest.mark.rule("friedrich", "R85")
@pytest.mark.parametrize(
    ("strengths", "announced", "told"),
    [
        ({"Richelieu": 9, "Soubise": 4}, [], {"Richelieu": -1, "Soubise": -1}),
        ({"Richelieu": 9, "Soubise": 4}, ["Soubise"], {"Richelieu": 9, "Soubise": 4}),
        ({"Richelieu": 2, "Soubise": 1}, [], {"Richelieu": 2, "Soubise": 1}),
        ({"Richelieu": 2, "Soubise": 2}, [], {"Richelieu": -1, "Soubise": -1}),
        ({"Richelieu": 16, "Soubise": 8}, [], {"Richelieu": 16, "Soubise": 8}),
        ({"Richelieu": 15, "Soubise": 8}, [], {"Richelieu": -1, "Soubise": -1}),
    ],
)
def test_the_total_of_a_nation_may_tell_those_of_its_stacks(
    strengths: dict[str, int], announced: list[str], told: dict[str, int]
) -> None:
    s = position(
        pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "Soubise": "Fulda", "Daun": "Brünn"}, troops=strengths
    )
    for name in announced:
        book(s, s.where[tables.PIECES.index(name)], strengths[name], strengths[name])
    assert {name: deduced(s, s.where[tables.PIECES.index(name)]) for name in told} == told


# Losses


@pytest.mark.rule("friedrich", "6")
@pytest.mark.rule("friedrich", "R19")
@pytest.mark.rule("friedrich", "X12a")
@pytest.mark.rule("friedrich", "X12")
def test_three_generals_with_two_troops_left_lose_the_lowest_rank() -> None:
    s = position(
        phase="combat",
        pieces={
            "Friedrich": "Leipzig", "Heinrich": "Leipzig",
            "Richelieu": "Halle", "Soubise": "Halle", "Chevert": "Halle",
        },
        troops={"Friedrich": 12, "Richelieu": 7},
    )  # fmt: skip
    assert offered(s, "retreat")
    do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert off(s, "Chevert")
    assert where(s, "Richelieu") == where(s, "Soubise")
    assert troops(s, "Richelieu") == 2


@pytest.mark.rule("friedrich", "6")
@pytest.mark.rule("friedrich", "R30")
@pytest.mark.rule("friedrich", "X12b")
@pytest.mark.rule("friedrich", "X12")
@pytest.mark.parametrize("strength", [10, 13])
def test_a_stack_that_loses_all_its_troops_is_taken_off(strength: int) -> None:
    s = position(
        phase="combat",
        pieces={"Friedrich": "Leipzig", "Heinrich": "Leipzig", "Richelieu": "Halle", "Soubise": "Halle"},
        troops={"Friedrich": strength, "Richelieu": 5},
    )
    assert offered(s, "retreat") == []
    assert off(s, "Richelieu")
    assert off(s, "Soubise")
    assert troops(s, "Friedrich") == strength


@pytest.mark.rule("friedrich", "R19")
def test_as_many_generals_as_possible_stay() -> None:
    s = position(
        phase="combat",
        pieces={
            "Friedrich": "Leipzig", "Heinrich": "Leipzig",
            "Richelieu": "Halle", "Soubise": "Halle", "Chevert": "Halle",
        },
        troops={"Friedrich": 11, "Richelieu": 7},
    )  # fmt: skip
    do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert len({where(s, name) for name in ("Richelieu", "Soubise", "Chevert")}) == 1
    assert troops(s, "Chevert") == 3


@pytest.mark.rule("friedrich", "R19")
def test_one_troop_left_keeps_only_the_commander() -> None:
    s = position(
        phase="combat",
        pieces={
            "Friedrich": "Leipzig", "Heinrich": "Leipzig",
            "Richelieu": "Halle", "Soubise": "Halle", "Chevert": "Halle",
        },
        troops={"Friedrich": 9, "Richelieu": 5},
    )  # fmt: skip
    do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert troops(s, "Richelieu") == 1
    assert off(s, "Soubise")
    assert off(s, "Chevert")


@pytest.mark.rule("friedrich", "6")
def test_a_general_taken_off_for_want_of_troops_may_come_back() -> None:
    s = position(
        nation="France", phase="recruit",
        pieces={"Richelieu": "Fulda", "French train 1": "Gießen", "French train 2": "Marburg"},
        hands={"France": ["6C.1"]},
    )  # fmt: skip
    assert {"Soubise", "Chevert"} <= set(offered(s, "recruit"))


# Ceilings


@pytest.mark.rule("friedrich", "6")
def test_a_nation_never_exceeds_its_starting_total() -> None:
    s = position(
        nation="Sweden", phase="recruit", pieces={"Ehrensvärd": "Wismar"},
        troops={"Ehrensvärd": 4}, hands={"Sweden": ["13C.1", "13S.1"]},
    )  # fmt: skip
    assert offered(s, "recruit") == ["Swedish train"]
    assert refused(s, "recruit Ehrensvärd").rule in {"6", "10"}


@pytest.mark.rule("friedrich", "6")
def test_nobody_leads_more_than_eight() -> None:
    s = position(
        nation="Hanover", phase="recruit",
        pieces={"Ferdinand": "Stade", "Cumberland": "Alfeld", "Hanoverian train": "Gifhorn"},
        troops={"Ferdinand": 8, "Cumberland": 1}, hands={"Hanover": ["13C.1", "13S.1"]},
    )  # fmt: skip
    assert offered(s, "recruit") == ["Cumberland"]
    assert refused(s, "recruit Ferdinand").rule in {"6", "10"}


@pytest.mark.rule("friedrich", "R22")
def test_the_ceiling_falls_with_generals_gone_for_good() -> None:
    def hanover(strength: int) -> list[str]:
        s = position(
            nation="Hanover", phase="recruit", pieces={"Ferdinand": "Zeven"}, gone=["Cumberland"],
            troops={"Ferdinand": strength}, hands={"Hanover": ["13C.1", "13S.1"]},
        )  # fmt: skip
        return offered(s, "recruit")

    assert hanover(7) == ["Ferdinand", "Hanoverian train"]
    assert hanover(8) == ["Hanoverian train"]


# A general removed for good


@pytest.mark.rule("friedrich", "R21")
@pytest.mark.parametrize(("before", "after"), [(6, 6), (8, 8), (13, 8)])
def test_troops_of_a_removed_general_stay_with_his_stack_up_to_eight_each(before: int, after: int) -> None:
    s = position(
        turn=6, nation="France", phase="end",
        pieces={"Friedrich": "Berlin", "Heinrich": "Berlin"}, troops={"Friedrich": before},
    )  # fmt: skip
    chance(s, "fate Sweden")
    do(s, "remove Heinrich")
    assert gone(s, "Heinrich")
    assert troops(s, "Friedrich") == after


@pytest.mark.rule("friedrich", "R21")
def test_a_lone_general_removed_takes_his_troops_with_him() -> None:
    s = position(
        turn=6, nation="France", phase="end",
        pieces={"Friedrich": "Berlin", "Heinrich": "Potsdam"}, troops={"Friedrich": 3, "Heinrich": 5},
    )  # fmt: skip
    chance(s, "fate Sweden")
    do(s, "remove Heinrich")
    assert gone(s, "Heinrich")
    assert troops(s, "Friedrich") == 3


@pytest.mark.rule("friedrich", "6")
def test_starting_totals() -> None:
    assert dict(zip(tables.NATIONS, tables.START_TROOPS, strict=True)) == {
        "Prussia": 32, "Hanover": 12, "Russia": 16, "Sweden": 4, "Austria": 30, "Imperial Army": 6, "France": 20,
    }  # fmt: skip
