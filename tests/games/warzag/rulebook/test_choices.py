"""W26: who decides what, and what is hidden from whom. W27: the rulings where they can be felt."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import LAB, choosing, denied, enter, invade, name, next_turn, seen, spare
from tests.games.warzag.vocabulary import (
    army,
    asked,
    developed,
    do,
    draw,
    here,
    income,
    leader,
    offered,
    owner,
    points,
    position,
    rule,
    start,
)

NATIONS = ("uk", "ussr", "germany", "italy")


def secrets() -> WarzagState:
    return position(
        active="uk",
        hands={"uk": "Convoy, Sabotage", "ussr": "Minefield", "italy": "Engineers, Engineers, Scientists"},
        missions={"uk": "Savings", "ussr": "First Blood", "germany": "Bastions", "italy": "Builders"},
        objectives={"uk": "War Chest", "ussr": "Great Army", "germany": "Wide Horizons", "italy": "The Long Wall"},
    )


# W26: what is hidden


@rule("W26", "W4.5", "W4.8", "W19.1")
@pytest.mark.parametrize("seat", range(4))
def test_everybody_sees_his_own_cards_only(seat: int) -> None:
    s = secrets()
    missions = ("M28", "M17", "M24", "M21")
    objectives = ("O13", "O08", "O01", "O06")
    hands: tuple[list[str], ...] = (["S01", "S14"], ["S10"], [], ["S13", "S13", "S15"])
    for number, nation in enumerate(NATIONS):
        found = seen(s, seat, nation)
        assert found["cards"] == len(hands[number])  # How many is open.
        if number == seat:
            assert (found["mission"], found["objective"], sorted(found["hand"])) == (
                missions[number],
                objectives[number],
                hands[number],
            )
        else:
            assert (found["mission"], found["objective"], found["hand"]) == (None, None, None)
            assert found["progress"] is None  # What the objective needs would betray it.


@rule("W26")
def test_who_only_watches_sees_no_cards() -> None:
    view = secrets().view(-1)
    for nation in view["nations"]:
        assert (nation["mission"], nation["objective"], nation["hand"], nation["progress"]) == (None, None, None, None)


@rule("W26")
@pytest.mark.parametrize("seat", range(4))
def test_what_others_hold_changes_nothing_in_a_view(seat: int) -> None:
    # The same position with other cards in the hands of the others.
    other = {
        "hands": ("Plebiscite, Air Support", "Partisans", "", "Forced March, Lend-Lease, Great Convoy"),
        "missions": ("Land Rush", "Big Guns", "Broad Front", "Great Leap"),
        "objectives": ("War Economy", "Lightning War", "War of Attrition", "Secret Project"),
    }
    own = {
        "hands": ("Convoy, Sabotage", "Minefield", "", "Engineers, Engineers, Scientists"),
        "missions": ("Savings", "First Blood", "Bastions", "Builders"),
        "objectives": ("War Chest", "Great Army", "Wide Horizons", "The Long Wall"),
    }
    swapped: dict[str, Any] = {
        part: {nation: (own if number == seat else other)[part][number] for number, nation in enumerate(NATIONS)}
        for part in own
    }
    mixed = position(active="uk", **swapped).view(seat)
    assert json.dumps(mixed, sort_keys=True) == json.dumps(secrets().view(seat), sort_keys=True)


@rule("W26")
def test_decks_are_hidden_and_discards_open() -> None:
    s = position(active="uk", phase="resources", hands={"uk": "Convoy, Great Convoy"})
    do(s, "play Convoy")
    for seat in range(4):
        view = s.view(seat)
        assert view["deck"] == 28  # Only how many.
        assert view["discards"] == ["S01"]
        assert view["mission_deck"] == 26


@rule("W26", "W18.1")
def test_a_mission_that_was_shown_is_open() -> None:
    s = position(active="uk", phase="end", missions={"uk": "Wall Breakers"})
    draw(s, "Savings")
    for seat in range(4):
        assert s.view(seat)["mission_bottom"] == ["M20"]
    assert seen(s, 1, "uk")["mission"] is None
    assert seen(s, 0, "uk")["mission"] == "M28"


@rule("W26", "W19.1")
def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    s = position(active="uk", phase="end", missions={"uk": "Savings"})
    s.events = []
    draw(s, "Minefield", "Wall Breakers")
    for event in s.events:
        text = repr(event)
        if "card=" in text or "mission=" in text:
            assert event.to == 0, text
    assert any(event.to == 0 for event in s.events)


@rule("W26")
def test_points_wounds_promotions_and_weapons_are_open() -> None:
    s = position(
        active="uk",
        armies={"uk": "air Alfa/2"},
        points={"uk": 17},
        promotions={"uk": "Gun Tractors"},
        weapons=["uk"],
        tokens={"uk": 7},
        kills={"uk": 3},
    )
    for seat in range(4):
        found = seen(s, seat, "uk")
        assert (found["points"], found["promotions"], found["weapon"], found["token"], found["kills"]) == (
            17,
            ["P06"],
            True,
            7,
            3,
        )
        (shown,) = s.view(seat)["armies"]
        assert (shown["nation"], shown["at"], shown["wounds"], shown["defence"]) == ("uk", "Alfa", 2, 4)


# W26: who decides


@rule("W26")
def test_only_the_active_player_decides_in_his_turn() -> None:
    s = position(active="uk", armies={"ussr": "infantry Charlie"})
    assert asked(s) == ["United Kingdom"]
    assert denied(s, "infantry Charlie", "Soviet Union")
    assert denied(s, "done", "Germany")


@rule("W26", "W9.2", "W10.2", "W10.4", "W10.5")
def test_the_decisions_of_an_invasion() -> None:
    # UK air (8), infantry (1) against Italian artillery and armour (10): condition 1 fails.
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "air C4, infantry C4", "italy": "artillery C3, armour C3"},
        hands={"uk": "Air Support, Fortunes of War", "italy": "Minefield, Partisans, Fortunes of War"},
    )
    who = []
    do(s, "invade C3")
    assert "play Air Support" in offered(s)
    who += asked(s)
    do(s, "pass")
    assert {"play Minefield", "play Partisans"} <= set(offered(s))
    who += asked(s)
    do(s, "pass")
    assert choosing(s, "eliminate")  # Which defenders.
    who += asked(s)
    do(s, "done")
    who += asked(s)
    do(s, "roll 3")
    assert "play Fortunes of War" in offered(s)
    who += asked(s)
    do(s, "pass")
    assert "play Fortunes of War" in offered(s)
    who += asked(s)
    do(s, "pass")
    assert choosing(s, "eliminate")  # Which invaders.
    who += asked(s)
    do(s, f"eliminate {army(s, 'uk', 'infantry', 'C4')}")
    if choosing(s, "eliminate"):
        do(s, "done")
    assert choosing(s, "wound")
    who += asked(s)
    uk, italy = "United Kingdom", "Italy"
    assert who == [uk, italy, uk, "chance", uk, italy, italy, italy]


@rule("W26", "W8.3", "W7.2.1")
def test_what_an_army_did_is_forgotten_when_a_turn_begins() -> None:
    s = position(active="uk", own={"italy": "Foxtrot, C3"}, armies={"uk": "infantry C5"}, points={"uk": 9})
    infantry = army(s, "uk", "infantry", "C5")
    do(s, f"take {infantry}", "go C4")
    invade(s, "C3")
    enter(s, infantry)
    assert not choosing(s, "take", "invade")
    for _ in range(4):
        next_turn(s)
    do(s, f"take {infantry}", "go C2")
    assert owner(s, "C2") == "uk"
    assert choosing(s, "invade")


@rule("W26", "W5.1")
def test_the_mission_needs_no_decision() -> None:
    s = position(active="uk", phase="end", missions={"uk": "Far from Home"}, leaders={"uk": LAB}, points={"uk": 3})
    assert asked(s) == ["chance"]
    assert points(s, "uk") == 5


# W27


@rule("W27", "W4.6", "W4.7")
def test_the_points_at_the_start() -> None:
    for scenario, numbers in (
        ("two-players-uk-germany", {20}),
        ("three-players-without-uk", {15}),
        ("four-players", {15, 16}),
        ("alliances", {15, 17}),
    ):
        s = start(scenario)
        while asked(s) == ["chance"]:
            do(s, offered(s)[0])
        assert {nation["points"] for nation in s.view(0)["nations"]} == numbers


@rule("W27", "W6.2")
def test_the_formula_belongs_to_the_war_industry() -> None:
    # Two armies: 4 PP on the Ruhr, the printed 3 PP on Normandy.
    assert income(position(own={"uk": ""}, armies={"uk": "air Ruhr, air Ruhr"}), "uk") == 4
    assert income(position(own={"uk": ""}, armies={"uk": "air Normandy, air Normandy"}), "uk") == 3


@rule("W27", "W9.6")
def test_bonuses_protect_the_territory_not_the_armies() -> None:
    # Armour (3) against an infantry (2) on Normandy (+4): the attack fails, but the infantry can be eliminated.
    s = position(active="uk", phase="invasion", armies={"uk": "armour C4", "italy": "infantry Normandy"})
    invade(s, "Normandy")
    assert offered(s, "eliminate") == [army(s, "italy", "infantry", "Normandy")]


@rule("W27", "W9.6", "W9.5")
def test_all_defenders_fall_when_condition_one_holds_before_the_counter_attack() -> None:
    # 9 against 9. The counter-attack leaves the air army alone: its 8 would not have been enough.
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "air C4, infantry C4", "italy": "armour C3, infantry C3, infantry C3/1"},
    )
    invade(s, "C3")
    assert asked(s) == ["chance"]  # Nothing to choose.
    do(s, "roll 3")
    do(s, f"eliminate {army(s, 'uk', 'infantry', 'C4')}")
    spare(s)
    assert here(s, "C3") == []
    assert choosing(s, "enter")


@rule("W27", "W12.3", "W12.5")
def test_a_base_taken_costs_four_and_developments_are_lost() -> None:
    s = position(active="uk", phase="invasion", own={"italy": "Foxtrot, K6"}, armies={"uk": "air B1"}, points={"uk": 4})
    invade(s, "Foxtrot")
    enter(s, army(s, "uk", "air", "B1"))
    assert (owner(s, "Foxtrot"), points(s, "uk")) == ("uk", 0)
    s = position(active="uk", phase="invasion", own={"italy": "Foxtrot, K6"}, armies={"uk": "air B1"}, points={"uk": 3})
    invade(s, "Foxtrot")
    assert not choosing(s, "enter")
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, C3"},
        armies={"uk": "air C4"},
        developed={"production": "C3"},
    )
    invade(s, "C3")
    enter(s, army(s, "uk", "air", "C4"))
    assert (owner(s, "C3"), developed(s, "C3")) == ("uk", "")


@rule("W27", "W9.6")
def test_attack_points_left_over_do_not_wound() -> None:
    s = position(active="uk", phase="invasion", armies={"uk": "air C4", "italy": "infantry C3, air C3, air C3"})
    invade(s, "C3")
    do(s, f"eliminate {army(s, 'italy', 'air', 'C3')}")
    assert not choosing(s, "wound")
    name(s, "done")
    do(s, "roll 1")
    assert here(s, "C3") == ["italy air", "italy infantry"]


@rule("W27", "W7.1.2", "W7")
def test_training_comes_before_movement_and_new_armies_may_move() -> None:
    s = position(active="uk", round=1, points={"uk": 15})
    do(s, "infantry Alfa", "infantry Alfa")
    do(s, f"take {army(s, 'uk', 'infantry', 'Alfa')}", "go C5")
    assert owner(s, "C5") == "uk"
    assert not choosing(s, "infantry")
    assert denied(s, "infantry Alfa") in ("W7", "W7.2.5", "W7.1.1")


@rule("W27", "W14.5")
def test_a_leader_who_cannot_be_used_does_not_stop_the_token() -> None:
    s = position(
        active="uk", phase="leader", waiting=["uk"], own={"uk": "Alfa, C5"}, tokens={"uk": 1}, points={"uk": 9}
    )
    next_turn(s)
    assert seen(s, 0, "uk")["token"] == 2
    assert leader(s, "uk") == "Alfa"


@rule("W27", "W23.6", "W15.2")
def test_own_promotions_are_allowed_in_alliances() -> None:
    s = position("alliances", active="uk", phase="leader", leaders={"uk": LAB}, points={"uk": 9})
    assert len(offered(s, "promote")) == 12


@rule("W27", "W11.2")
def test_a_failed_attack_can_empty_a_strategic_territory() -> None:
    s = position(active="uk", phase="invasion", armies={"uk": "armour C4", "italy": "infantry Normandy"})
    invade(s, "Normandy")
    do(s, f"eliminate {army(s, 'italy', 'infantry', 'Normandy')}")
    name(s, "done")
    do(s, "roll 1")
    spare(s)
    assert owner(s, "Normandy") == ""
