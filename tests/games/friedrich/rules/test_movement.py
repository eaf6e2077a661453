"""4: movement and stacks."""

from __future__ import annotations

import random

import pytest

from grognard import find
from grognard.games.friedrich.board import conquest
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import GO
from grognard.games.friedrich.steps import movement
from tests.games.friedrich.vocabulary import asked, do, held, offered, position, refused, troops, where

FOUR_SUITS = {"four_suits": "on"}


def march(s: FriedrichState, piece: str, *cities: str) -> FriedrichState:
    """Move a piece or stack step by step, then stop."""
    do(s, f"move {piece}", *[f"go {city}" for city in cities])
    return do(s, "stop") if "stop" in offered(s) else s


def goals(s: FriedrichState, piece: str) -> set[str]:
    """Take a piece up; the cities to which it may go, its own left out."""
    start = where(s, piece)
    return set(offered(do(s, f"move {piece}"), "go")) - {start}


# How far


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R5")
@pytest.mark.rule("friedrich", "X2")
@pytest.mark.parametrize(
    ("piece", "city", "count", "by_main_road", "too_far"),
    [
        pytest.param(
            "Heinrich", "Berlin", 23, ["Angermünde", "Crossen", "Kyritz", "Zehdenick"], "Neuruppin",
            marks=pytest.mark.rule("friedrich", "X2a"),
        ),
        pytest.param(
            "Prussian train 1", "Berlin", 13, ["Fehrbellin", "Frankfurt (Oder)", "Chorin", "Oranienburg"], "Kyritz",
            marks=pytest.mark.rule("friedrich", "X2a"),
        ),
        pytest.param(
            "Heinrich", "Magdeburg", 24, ["Leipzig", "Peine"], "Hannover",
            marks=pytest.mark.rule("friedrich", "X2b"),
        ),
        pytest.param(
            "Prussian train 1", "Magdeburg", 13, ["Braunschweig", "Halle"], "Leipzig",
            marks=pytest.mark.rule("friedrich", "X2b"),
        ),
        pytest.param(
            "Heinrich", "Bydgoszcz", 21, ["Pelplin"], "Poznań", marks=pytest.mark.rule("friedrich", "X2c")
        ),
        pytest.param(
            "Prussian train 1", "Bydgoszcz", 11, ["Nowe"], "Pelplin", marks=pytest.mark.rule("friedrich", "X2c")
        ),
        pytest.param("Heinrich", "Emden", 7, [], "Wildeshausen", marks=pytest.mark.rule("friedrich", "X2d")),
        pytest.param("Prussian train 1", "Emden", 3, [], "Meppen", marks=pytest.mark.rule("friedrich", "X2d")),
    ],
)  # fmt: skip
def test_how_far_a_piece_goes(piece: str, city: str, count: int, by_main_road: list[str], too_far: str) -> None:
    s = position(pieces={piece: city})
    reached = goals(s, piece)
    assert len(reached) == count
    assert reached >= set(by_main_road)
    assert refused(s, f"go {too_far}").rule == "4"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "X2h")
@pytest.mark.parametrize(
    ("nation", "general", "count", "joining"),
    [
        ("Prussia", "Heinrich", 21, "Brandenburg"),
        ("Russia", "Tottleben", 18, "Łomża"),
        ("France", "Soubise", 20, ""),
        ("Sweden", "Ehrensvärd", 14, ""),
        ("Austria", "Lacy", 10, ""),
    ],
)
def test_where_a_general_may_go_at_set_up(nation: str, general: str, count: int, joining: str) -> None:
    reached = goals(position(nation=nation), general)
    assert len(reached) == count
    if joining:
        assert joining in reached


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "X2e")
def test_a_general_may_go_back_and_forth() -> None:
    s = position(pieces={"Heinrich": "Berlin", "Dohna": "Arnswalde"})
    do(s, "move Heinrich", "go Potsdam", "go Berlin", "go Spandau")
    assert where(s, "Heinrich") == "Spandau"
    assert offered(s, "go") == []
    assert refused(s, "go Velten").rule == "4"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "X2f")
def test_the_fourth_step_may_follow_back_and_forth_on_main_roads() -> None:
    s = position(pieces={"Heinrich": "Berlin", "Dohna": "Arnswalde"})
    do(s, "move Heinrich", "go Spandau", "go Berlin", "go Bernau")
    assert offered(s, "go") == ["Berlin", "Eberswalde"]
    do(s, "go Eberswalde")
    assert where(s, "Heinrich") == "Eberswalde"
    assert offered(s, "go") == []


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R5")
@pytest.mark.rule("friedrich", "X2g")
def test_one_step_off_the_main_road_costs_the_fourth_step() -> None:
    s = position(pieces={"Heinrich": "Berlin", "Dohna": "Arnswalde"})
    do(s, "move Heinrich", "go Potsdam", "go Spandau", "go Velten")
    assert where(s, "Heinrich") == "Velten"
    assert offered(s, "go") == []
    assert refused(s, "go Fehrbellin").rule == "4"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R5")
def test_a_main_road_reached_by_a_side_road_gives_no_extra_step_at_the_end() -> None:
    s = position(pieces={"Heinrich": "Potsdam", "Dohna": "Arnswalde"})
    assert "Fehrbellin" in goals(s, "Heinrich")
    assert refused(s, "go Kyritz").rule == "4"


@pytest.mark.rule("friedrich", "R5")
def test_different_main_roads_may_be_combined() -> None:
    reached = goals(position(pieces={"Heinrich": "Kyritz"}), "Heinrich")
    assert {"Berlin", "Zehdenick"} <= reached


@pytest.mark.rule("friedrich", "R5")
def test_a_slowed_general_goes_two_cities_or_three_on_main_roads() -> None:
    s = position(nation="Austria", pieces={"Daun": "Brünn"}, effect="12 spades", turn=7)
    expected = {"Boskowitz", "Brod", "Olmütz", "Prerau", "Proßnitz", "Trebitsch", "Tschaslau"}
    assert goals(s, "Daun") == expected


@pytest.mark.rule("friedrich", "R5")
def test_a_hastened_general_goes_four_cities_or_five_on_main_roads() -> None:
    s = position(pieces={"Friedrich": "Berlin"}, effect="9 clubs", turn=7, options=FOUR_SUITS)
    reached = goals(s, "Friedrich")
    assert {"Neuruppin", "Grünberg"} <= reached
    assert refused(s, "go Neusalz").rule == "4"


@pytest.mark.rule("friedrich", "4")
def test_a_move_may_be_shorter_than_allowed() -> None:
    s = position(pieces={"Heinrich": "Berlin", "Dohna": "Arnswalde"})
    do(s, "move Heinrich", "go Bernau", "stop")
    assert where(s, "Heinrich") == "Bernau"
    assert offered(s, "move") == ["Dohna"]


# Once each, one after the other


@pytest.mark.rule("friedrich", "4")
def test_nobody_moves_twice() -> None:
    s = position(pieces={"Heinrich": "Berlin", "Dohna": "Arnswalde", "Prussian train 1": "Magdeburg"})
    march(s, "Heinrich", "Bernau")
    march(s, "Prussian train 1", "Burg")
    assert offered(s, "move") == ["Dohna"]
    assert refused(s, "move Heinrich").rule == "4"
    assert refused(s, "move Prussian train 1").rule == "4"


@pytest.mark.rule("friedrich", "4")
def test_a_piece_that_has_moved_already_stays() -> None:
    s = position(pieces={"Heinrich": "Berlin", "Dohna": "Arnswalde"}, moved=["Heinrich"])
    assert offered(s, "move") == ["Dohna"]


@pytest.mark.rule("friedrich", "4")
def test_a_move_is_finished_before_the_next_begins() -> None:
    s = position(pieces={"Heinrich": "Berlin", "Dohna": "Arnswalde"})
    do(s, "move Heinrich", "go Bernau")
    assert offered(s, "move") == []
    assert refused(s, "move Dohna").rule == "4"
    do(s, "stop", "move Dohna")
    assert "Landsberg" in offered(s, "go")


@pytest.mark.rule("friedrich", "4")
def test_pieces_move_in_any_order_and_need_not_move() -> None:
    s = position(pieces={"Heinrich": "Berlin", "Dohna": "Arnswalde", "Prussian train 1": "Magdeburg"})
    march(s, "Dohna", "Landsberg")
    march(s, "Prussian train 1", "Burg")
    do(s, "done")
    assert where(s, "Heinrich") == "Berlin"
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "4")
def test_only_pieces_of_the_active_nation_move() -> None:
    s = position(pieces={"Heinrich": "Berlin", "Ferdinand": "Stade", "Soubise": "Fulda"})
    assert offered(s, "move") == ["Heinrich"]
    assert refused(s, "move Ferdinand").rule in {"2", "4"}
    assert refused(s, "move Soubise").rule in {"2", "4"}


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R6")
def test_a_general_who_stays_put_conquers_nothing() -> None:
    s = position(nation="France", pieces={"Soubise": "Kassel", "Richelieu": "Iserlohn", "Ferdinand": "Stade"})
    do(s, "done")
    assert held(s, "France") == []


# What is in the way


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R7")
@pytest.mark.parametrize(
    ("mover", "blocker"),
    [
        ("Heinrich", "Prussian train 1"),
        ("Heinrich", "Ferdinand"),
        ("Heinrich", "Hanoverian train"),
        ("Heinrich", "Soubise"),
        ("Prussian train 2", "Keith"),
        ("Prussian train 2", "Prussian train 1"),
        ("Prussian train 2", "Cumberland"),
        ("Prussian train 2", "Hanoverian train"),
        ("Prussian train 2", "Soubise"),
        ("Prussian train 2", "French train 1"),
    ],
)
def test_a_piece_is_neither_entered_nor_jumped(mover: str, blocker: str) -> None:
    s = position(pieces={mover: "Papenburg", blocker: "Leer"})
    reached = goals(s, mover)
    assert "Meppen" in reached
    assert reached.isdisjoint({"Leer", "Emden", "Oldenburg (Hunte)"})
    assert refused(s, "go Leer").rule in {"4", "9"}
    assert refused(s, "go Emden").rule == "4"


@pytest.mark.rule("friedrich", "R7")
def test_a_hostile_general_is_attacked_from_the_next_city_only() -> None:
    s = position(pieces={"Heinrich": "Meppen", "Soubise": "Leer"}, troops={"Heinrich": 3, "Soubise": 2})
    do(s, "move Heinrich")
    assert refused(s, "go Leer").rule == "4"
    do(s, "go Papenburg")
    if "stop" in offered(s):
        do(s, "stop")
    assert offered(s, "retreat") == ["Emden", "Oldenburg (Hunte)"]
    assert (where(s, "Heinrich"), where(s, "Soubise")) == ("Papenburg", "Leer")


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R9")
def test_parking_on_the_objective_of_an_ally_is_not_forbidden() -> None:
    s = position(nation="Imperial Army", pieces={"Hildburghausen": "Fritzlar", "Imperial train": "Fulda"})
    march(s, "Hildburghausen", "Kassel")
    assert where(s, "Hildburghausen") == "Kassel"
    assert offered(s, "move") == ["Imperial train"]


def warnings(s: FriedrichState, *acts: str) -> list[str]:
    """Who is said to stand on what, when these acts are played."""
    s.events = []
    do(s, *acts)
    told = [event for event in s.events if event.saying.key == "blocks-ally"]
    return [
        f"{tables.NATIONS[event.saying.args['nation']]}: {tables.CITIES[event.saying.args['city']]}" for event in told
    ]


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R9")
def test_a_piece_that_stays_on_the_objective_of_an_ally_is_announced() -> None:
    pieces = {"Hildburghausen": "Fritzlar", "Imperial train": "Bebra"}
    s = position(nation="Imperial Army", pieces=pieces)
    assert warnings(s.copy(), "move Hildburghausen", "go Kassel", "stop") == ["Imperial Army: Kassel"]
    assert warnings(s.copy(), "move Imperial train", "go Kassel", "stop") == ["Imperial Army: Kassel"], "a train, too"
    theirs = position(nation="Austria", pieces={"Daun": "Grimma", "Laudon": "Olmütz"})
    assert warnings(theirs, "move Daun", "go Leipzig", "stop") == [], "both nations have one player"
    taken = position(nation="Imperial Army", pieces=pieces, held={"France": ["Kassel"]})
    assert warnings(taken, "move Hildburghausen", "go Kassel", "stop") == [], "France has it already"


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R9")
def test_a_piece_that_only_passes_the_objective_of_an_ally_is_not_announced() -> None:
    s = position(nation="Imperial Army", pieces={"Hildburghausen": "Fritzlar", "Imperial train": "Fulda"})
    assert warnings(s, "move Hildburghausen", "go Kassel", "go Münden", "stop") == []


# Stacks


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R1")
def test_there_is_no_fourth_general_in_a_city() -> None:
    full = {"Friedrich": "Leer", "Winterfeldt": "Leer", "Heinrich": "Leer", "Keith": "Papenburg"}
    s = position(pieces=full)
    reached = goals(s, "Keith")
    assert reached.isdisjoint({"Leer", "Emden", "Oldenburg (Hunte)"})
    assert refused(s, "go Leer").rule == "4"
    assert refused(s, "go Emden").rule == "4"


@pytest.mark.rule("friedrich", "R1")
def test_two_generals_do_not_join_two_others() -> None:
    s = position(pieces={"Friedrich": "Leer", "Winterfeldt": "Leer", "Heinrich": "Papenburg", "Keith": "Papenburg"})
    do(s, "move Heinrich")
    assert refused(s, "go Leer").rule == "4"
    do(s, "leave Keith")
    assert "Leer" in offered(s, "go")


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R1")
def test_three_generals_of_a_nation_may_stand_together() -> None:
    s = position(pieces={"Friedrich": "Leer", "Winterfeldt": "Leer", "Heinrich": "Papenburg"})
    march(s, "Heinrich", "Leer")
    assert {where(s, name) for name in ("Friedrich", "Winterfeldt", "Heinrich")} == {"Leer"}
    assert troops(s, "Friedrich") == 3


@pytest.mark.rule("friedrich", "R1")
@pytest.mark.parametrize(
    ("nation", "mover", "other"),
    [("Prussia", "Heinrich", "Ferdinand"), ("Hanover", "Ferdinand", "Heinrich"), ("France", "Soubise", "Daun")],
)
def test_generals_of_two_nations_never_stack(nation: str, mover: str, other: str) -> None:
    s = position(nation=nation, pieces={mover: "Papenburg", other: "Leer"})
    assert "Leer" not in goals(s, mover)
    assert refused(s, "go Leer").rule == "4"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R2")
def test_a_general_who_joins_a_stack_stops() -> None:
    s = position(pieces={"Keith": "Papenburg", "Heinrich": "Leer", "Dohna": "Arnswalde"})
    reached = goals(s, "Keith")
    assert "Leer" in reached
    assert "Emden" not in reached
    do(s, "go Leer")
    assert offered(s, "go") == []
    assert refused(s, "go Emden").rule == "4"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R2")
def test_a_general_who_joins_a_stack_ends_the_move_of_all() -> None:
    s = position(pieces={"Keith": "Papenburg", "Heinrich": "Leer", "Dohna": "Arnswalde"})
    march(s, "Keith", "Leer")
    assert offered(s, "move") == ["Dohna"]
    assert refused(s, "move Heinrich").rule == "4"
    assert refused(s, "move Keith").rule == "4"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R2")
@pytest.mark.rule("friedrich", "X2i")
def test_a_joined_general_who_had_not_moved_stays() -> None:
    s = position(nation="France", pieces={"Chevert": "Iserlohn", "Soubise": "Soest", "French train 1": "Koblenz"})
    march(s, "Soubise", "Iserlohn")
    assert offered(s, "move") == ["French train 1"]
    assert refused(s, "move Chevert").rule == "4"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "X2i")
def test_a_stack_moves_as_one_piece() -> None:
    s = position(nation="France", pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "Soubise": "Fulda"})
    assert offered(s, "move") == ["Richelieu", "Soubise"]
    march(s, "Richelieu", "Olpe")
    assert where(s, "Richelieu") == where(s, "Chevert") == "Olpe"
    assert offered(s, "move") == ["Soubise"]
    assert refused(s, "move Chevert").rule == "4"
    assert refused(s, "move Richelieu").rule == "4"


@pytest.mark.rule("friedrich", "4")
@pytest.mark.rule("friedrich", "R3")
@pytest.mark.rule("friedrich", "X2i")
def test_who_is_left_behind_may_move_later() -> None:
    s = position(nation="France", pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn"})
    do(s, "move Richelieu", "leave Chevert", "go Soest", "stop")
    assert (where(s, "Richelieu"), where(s, "Chevert")) == ("Soest", "Iserlohn")
    assert offered(s, "move") == ["Chevert"]
    march(s, "Chevert", "Olpe")
    assert where(s, "Chevert") == "Olpe"


@pytest.mark.rule("friedrich", "R3")
def test_the_commander_may_be_left_behind() -> None:
    s = position(nation="France", pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn"})
    do(s, "move Richelieu", "leave Richelieu", "go Soest", "stop")
    assert (where(s, "Richelieu"), where(s, "Chevert")) == ("Iserlohn", "Soest")
    assert offered(s, "move") == ["Richelieu"]


@pytest.mark.rule("friedrich", "R3")
def test_nobody_is_dropped_on_the_way() -> None:
    s = position(nation="France", pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn"})
    do(s, "move Richelieu", "go Olpe")
    assert offered(s, "leave") == []
    assert refused(s, "leave Chevert").rule == "4"


@pytest.mark.rule("friedrich", "R3")
def test_somebody_must_go() -> None:
    s = position(nation="France", pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn"})
    do(s, "move Richelieu", "leave Chevert")
    assert refused(s, "leave Richelieu").rule == "4"


@pytest.mark.rule("friedrich", "R3")
def test_who_was_left_behind_and_then_joined_stays() -> None:
    pieces = {"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "Soubise": "Soest", "French train 1": "Koblenz"}
    s = position(nation="France", pieces=pieces)
    do(s, "move Richelieu", "leave Chevert", "go Olpe", "stop")
    march(s, "Soubise", "Iserlohn")
    assert offered(s, "move") == ["French train 1"]


@pytest.mark.rule("friedrich", "R3")
def test_a_stack_marked_as_moved_does_not_break_up() -> None:
    pieces = {"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "French train 1": "Koblenz"}
    s = position(nation="France", pieces=pieces, moved=["Richelieu", "Chevert"])
    assert offered(s, "move") == ["French train 1"]
    assert refused(s, "move Chevert").rule == "4"


# The way that is gone


@pytest.mark.rule("friedrich", "4")
@pytest.mark.parametrize("seed", range(6))
def test_the_way_passes_nobody_is_short_and_takes_most_objectives(seed: int) -> None:
    """Whatever is kept of ways through empty country, the way is as good as one that is searched for here and now."""
    rng = random.Random(seed)
    s = find("friedrich").start("four-players")
    looked = 0
    while s.asks() and looked < 60:
        step = s.stack[-1]
        if isinstance(s, FriedrichState) and isinstance(step, movement.March) and step.goal < 0:
            looked += 1
            steps = movement.pace(s, step.group) - step.used
            nation = tables.NATION[step.group[0]]
            general = step.group[0] < tables.GENERALS
            stakes = [city for city in range(len(tables.CITIES)) if general and conquest.at_stake(s, nation, city)]
            for goal in [act - GO for act in s.asks()[0].acts if 0 <= act - GO < len(tables.CITIES)]:
                way, main = movement.find_way(s, step.group, step.start, goal, step.used, step.main)
                best, on_main = movement._shortest(s.top, stakes, step.start, goal, steps)
                assert way[-1] == goal
                assert not any(s.top[city] for city in way[:-1]), "nobody is passed"
                assert (len(way), main) == (len(best), step.main and on_main)
                assert len([c for c in way[:-1] if c in stakes]) == len([c for c in best[:-1] if c in stakes])
        ask = s.asks()[0]
        s.apply(ask.seat, rng.choice(ask.acts))
    assert looked == 60
