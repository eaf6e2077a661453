"""W15: the four activities on Research and Development."""

from __future__ import annotations

from typing import Any

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import LAB, choosing, deal, denied, name, next_turn
from tests.games.warzag.vocabulary import army, defence, do, here, leader, offered, owner, points, position, rule, token

ACTIVATE, REPAIR, EVACUATE = 2, 1, 1  # PP; an evacuation costs as much for each army.


def working(**more: Any) -> WarzagState:
    """The British leader stands on Research and Development in Phase IV."""
    given: dict[str, Any] = {"active": "uk", "phase": "leader", "leaders": {"uk": LAB}, "points": {"uk": 20}, **more}
    return position(**given)


# W15, W15.1


@rule("W15", "W15.1")
def test_the_activities_need_the_leader_on_research_and_development() -> None:
    s = working(leaders={"uk": "E4"}, armies={"uk": "infantry E4/1"})
    for text in ("promote Gun Tractors", "activate", "repair E4", "evacuate E4"):
        assert text not in offered(s)
        assert denied(s, text) == "W15.1"
    do(s, f"lead {LAB}")
    assert {"promote Gun Tractors", "activate", "repair E4"} <= set(offered(s))


@rule("W15.1")
def test_each_activity_once_in_a_turn_in_any_order() -> None:
    # Without bases and developed territories the new token stays on START.
    s = working(armies={"uk": "infantry E4/1, infantry F5/1"}, own={"uk": "E4, F5, C5"})
    do(s, "repair E4")
    assert denied(s, "repair F5") == "W15.1"
    do(s, "promote Gun Tractors")
    assert denied(s, "promote Tank Aces") == "W15.1"
    do(s, "evacuate F5", f"take {army(s, 'uk', 'infantry', 'F5')}", "go C5")
    assert denied(s, "evacuate E4") == "W15.1"
    do(s, "activate")
    assert points(s, "uk") == 20 - REPAIR - 3 - EVACUATE - ACTIVATE


@rule("W15.1")
def test_the_next_turn_brings_the_activities_again() -> None:
    s = working(armies={"uk": "infantry E4/1, infantry F5/1"})
    do(s, "repair E4")
    for _ in range(4):
        next_turn(s)
    while not choosing(s, "repair"):
        do(s, "done")
    assert leader(s, "uk") == LAB
    assert offered(s, "repair") == ["F5"]


# W15.2: field promotion


@rule("W15.2")
def test_a_promotion_is_paid_and_taken() -> None:
    s = working(points={"uk": 4})
    do(s, "promote Tank Aces")
    assert points(s, "uk") == 0
    assert "P07" in s.view(1)["nations"][0]["promotions"]


@rule("W15.2", "W2.4")
def test_a_promotion_must_be_paid_in_full() -> None:
    s = working(points={"uk": 3})
    assert "Gun Tractors" in offered(s, "promote")  # 3 PP
    assert denied(s, "promote Tank Aces") in ("W15.2", "W2.4")  # 4 PP


@rule("W15.2")
def test_one_promotion_for_each_kind() -> None:
    s = working(promotions={"uk": "Gun Tractors"})
    assert denied(s, "promote Forward Observers") == "W15.2"
    assert denied(s, "promote Armoured Shields") == "W15.2"
    assert len(offered(s, "promote")) == 9


@rule("W15.2")
def test_what_another_has_taken_is_gone() -> None:
    s = working(promotions={"italy": "Tank Aces, Gun Tractors"})
    assert denied(s, "promote Tank Aces") == "W15.2"
    assert denied(s, "promote Gun Tractors") == "W15.2"
    assert "Forward Observers" in offered(s, "promote")


@rule("W15.2", "P02")
def test_a_promotion_holds_for_armies_present_and_future_of_that_kind_and_nation_only() -> None:
    s = working(armies={"uk": "infantry Alfa, artillery Alfa", "italy": "infantry Foxtrot"})
    do(s, "promote Mountain Troops")
    assert defence(s, army(s, "uk", "infantry", "Alfa")) == 3
    assert defence(s, army(s, "uk", "artillery", "Alfa")) == 4
    assert defence(s, army(s, "italy", "infantry", "Foxtrot")) == 2
    for _ in range(4):
        next_turn(s)
    do(s, "infantry Alfa")
    assert defence(s, army(s, "uk", "infantry", "Alfa", 1)) == 3


# W15.3: the armament path


@rule("W15.3", "W16.1")
def test_the_path_costs_two_and_the_token_moves_in_the_same_phase() -> None:
    s = working(points={"uk": 2}, own={"uk": "Alfa, Foxtrot, C5, D6"}, developed={"camp": "C5"})
    do(s, "activate")
    name(s, "research")
    assert token(s, "uk") == 3  # Two bases and a camp.
    assert points(s, "uk") == 1  # 2 paid, 1 from the first square.


@rule("W15.3", "W2.4")
def test_the_path_cannot_be_opened_with_one_point() -> None:
    assert denied(working(points={"uk": 1}), "activate") in ("W15.3", "W2.4")


@rule("W15.3")
def test_the_path_is_opened_once_in_a_game() -> None:
    assert denied(working(tokens={"uk": 5}), "activate") == "W15.3"
    assert denied(working(tokens={"uk": 24}), "activate") == "W15.3"
    # A token without squares to move still stands on START.
    assert denied(working(tokens={"uk": 0}, own={"uk": "C5"}), "activate") == "W15.3"


# W15.4: repair


@rule("W15.4")
def test_a_repair_heals_all_armies_on_one_territory() -> None:
    s = working(armies={"uk": "infantry E4/1, air E4/4, infantry F5/1"}, points={"uk": 1})
    do(s, "repair E4")
    assert points(s, "uk") == 0
    assert here(s, "E4") == ["uk air", "uk infantry"]
    assert here(s, "F5") == ["uk infantry/1"]
    assert defence(s, army(s, "uk", "air", "E4")) == 6


@rule("W15.4")
def test_what_cannot_be_repaired() -> None:
    s = working(armies={"uk": "infantry E4/1, infantry F5", "italy": "air C3/2"})
    assert offered(s, "repair") == ["E4"]
    assert denied(s, "repair F5") == "W15.4"
    assert denied(s, "repair C3") == "W15.4"
    s = working(armies={"uk": "infantry E4/1"}, points={"uk": 0})
    assert denied(s, "repair E4") in ("W15.4", "W2.4")


# W15.5: evacuation


@rule("W15.5")
def test_armies_of_one_territory_go_to_several_others_for_a_point_each() -> None:
    s = working(
        own={"uk": "Alfa, K1, K6"}, armies={"uk": "infantry E4/1, air E4, armour E4, infantry F5"}, points={"uk": 3}
    )
    infantry, air, armour = (army(s, "uk", kind, "E4") for kind in ("infantry", "air", "armour"))
    do(s, "evacuate E4", f"take {infantry}", "go K1", f"take {air}", "go K6")
    assert points(s, "uk") == 1
    assert "done" in offered(s)
    assert f"take {army(s, 'uk', 'infantry', 'F5')}" not in offered(s)
    do(s, f"take {armour}", "go K1")
    assert points(s, "uk") == 0
    assert here(s, "K1") == ["uk armour", "uk infantry/1"]
    assert here(s, "K6") == ["uk air"]
    assert owner(s, "E4") == "uk"  # Annexed land stays annexed.


@rule("W15.5", "W2.4")
def test_an_evacuation_ends_with_the_points() -> None:
    s = working(armies={"uk": "infantry E4, air E4"}, points={"uk": 1})
    do(s, "evacuate E4", f"take {army(s, 'uk', 'air', 'E4')}", "go Alfa")
    assert not choosing(s, "take")
    assert here(s, "E4") == ["uk infantry"]
    assert denied(working(armies={"uk": "infantry E4"}, points={"uk": 0}), "evacuate E4") in ("W15.5", "W2.4")


@rule("W15.5", "W3.9")
def test_an_evacuation_goes_to_other_own_territories_with_room() -> None:
    s = working(
        armies={
            "uk": "infantry E4, air Alfa, air Alfa, air Alfa, air Alfa, infantry F5, armour Gela",
            "italy": "air C3",
        }
    )
    do(s, "evacuate E4")
    if choosing(s, "take"):
        do(s, f"take {army(s, 'uk', 'infantry', 'E4')}")
    assert offered(s, "go") == ["F5", "Gela"]
    assert denied(s, "go Alfa") in ("W3.9", "W15.5")  # Four armies are there.
    assert denied(s, "go C3") == "W15.5"  # The enemy's.
    assert denied(s, "go E5") == "W15.5"  # Nobody's.
    assert denied(s, "go Normandy") == "W15.5"  # Contested.
    assert denied(s, "go E4") == "W15.5"  # Where it stands.


@rule("W15.5", "W3.8")
def test_a_strategic_territory_left_empty_is_contested() -> None:
    s = working(armies={"uk": "infantry Gela, air Gela"})
    infantry, air = army(s, "uk", "infantry", "Gela"), army(s, "uk", "air", "Gela")
    do(s, "evacuate Gela", f"take {infantry}", "go Alfa")
    assert owner(s, "Gela") == "uk"
    do(s, f"take {air}", "go Alfa")
    assert owner(s, "Gela") == ""
    deal(s)


@rule("W15.5")
def test_only_own_land_with_own_armies_is_evacuated() -> None:
    s = working(own={"uk": "Alfa, F5"}, armies={"uk": "infantry E4", "italy": "air C3"})
    assert offered(s, "evacuate") == ["E4"]
    assert denied(s, "evacuate F5") == "W15.5"
    assert denied(s, "evacuate C3") == "W15.5"
