"""W1, W2, W4, W5: who plays, what there is, what is drawn, rounds and phases."""

from __future__ import annotations

import pytest

from grognard.core.refusals import Problem
from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.words import battle, hit, invade, nation, stock, struck
from tests.games.warzag.vocabulary import (
    GAME,
    asked,
    cards,
    deal_on,
    do,
    done,
    draw,
    here,
    leader,
    mission,
    offered,
    owner,
    points,
    position,
    refused,
    rule,
    start,
    territories,
    winners,
)

NATIONS = ["uk", "ussr", "germany", "italy"]
SEATS = {"uk": "United Kingdom", "ussr": "Soviet Union", "germany": "Germany", "italy": "Italy"}
CLOCKWISE = ["Alfa", "Charlie", "Delta", "Foxtrot"]
BALANCE = {"two": [0, 2], "three": [1, 5, 4], "four": [1, 3, 3, 3], "alliances": [0, 2, 2, 2]}
"""W4.7, by place in the order of turns; tuned for balance."""
MORE_POINTS = {"four-players": [0, 1, 1, 0]}
"""W4.7, likewise."""
DEALS = [
    ("two-players-uk-germany", ["uk", "germany"]),
    ("three-players-without-italy", ["uk", "ussr", "germany"]),
    ("four-players", NATIONS),
    ("alliances", NATIONS),
]


def dealt(scenario: str, *bases: str) -> WarzagState:
    """A game whose players have drawn these bases, in the order of their seats, up to the first decision."""
    s = start(scenario)
    for base in bases:
        if f"base {base}" in offered(s):  # the last one may be put without a draw
            do(s, f"base {base}")
    return deal_on(s)


def turn(s: WarzagState) -> WarzagState:
    """The rest of a turn in which nothing is done."""
    active = s.view()["active"]
    while s.result() is None and s.view()["active"] == active:
        if asked(s) == ["chance"]:
            deal_on(s)
        elif "done" in offered(s):
            done(s)
        else:
            do(s, offered(s)[0])
    return s


# W1


@rule("W1.1", "W1.4")
@pytest.mark.parametrize(("scenario", "nations"), DEALS)
def test_two_three_or_four_play(scenario: str, nations: list[str]) -> None:
    s = dealt(scenario)
    assert [row["nation"] for row in s.view()["nations"] if row["playing"]] == nations
    assert list(s.agreed().seats) == [SEATS[name] for name in nations]


@rule("W1.1", "W1.4", "W4.2")
def test_every_choice_of_two_three_or_four_nations_can_be_played() -> None:
    free = set()
    for scenario in GAME.scenarios:
        s = start(scenario)
        names = tuple(s.agreed().seats)
        if s.view()["alliances"]:
            assert len(names) == 4
        else:
            free.add(frozenset(names))
    assert {len(names) for names in free} == {2, 3, 4}
    assert len(free) == 6 + 4 + 1


@rule("W1.1")
def test_there_is_no_game_for_one() -> None:
    with pytest.raises(Problem):
        start("one-player")


@rule("W1", "W1.2")
def test_who_completes_his_objective_first_wins() -> None:
    # Industrial Giant with four players: 11 productions.
    land = "A4, A5, A6, B5, B6, B7, C4, C5, D6, D7, E5"
    s = position(
        active="uk",
        phase="development",
        own={"uk": f"Alfa, {land}"},
        leaders={"uk": "D6"},
        developed={"production": "A4, A5, A6, B5, B6, B7, C4, C5, D6, D7"},
        objectives={"uk": "Industrial Giant"},
    )
    assert winners(s) is None
    do(s, "production E5")
    assert winners(s) == ["United Kingdom"]


@rule("W1.2")
def test_nine_productions_are_not_enough_for_four_players() -> None:
    s = position(
        active="uk",
        phase="development",
        own={"uk": "Alfa, A5, A6, B5, B6, B7, C4, C5, D6, D7"},
        leaders={"uk": "D6"},
        developed={"production": "A5, A6, B5, B6, B7, C4, C5, D6"},
        objectives={"uk": "Industrial Giant"},
    )
    do(s, "production D7")
    assert winners(s) is None


@rule("W1.2")
def test_the_only_one_left_wins() -> None:
    s = position(
        scenario="two-players-uk-italy",
        active="uk",
        phase="invasion",
        own={"italy": "D4"},
        armies={"uk": "infantry E4"},
    )
    do(s, "invade D4", "liberate")
    assert winners(s) == ["United Kingdom"]


@rule("W1.3")
def test_an_alliance_wins_when_the_surviving_enemy_surrenders() -> None:
    s = position(
        scenario="alliances",
        active="uk",
        phase="invasion",
        own={"italy": "D4"},
        armies={"uk": "infantry E4"},
    )
    do(s, "invade D4", "liberate")
    assert winners(s) is None
    assert asked(s) == ["Germany"]
    do(s, "surrender")
    assert sorted(winners(s) or []) == ["Soviet Union", "United Kingdom"]


@rule("W1.3")
def test_the_surviving_enemy_may_fight_on_and_must_then_be_eliminated_too() -> None:
    s = position(
        scenario="alliances",
        active="uk",
        phase="invasion",
        own={"italy": "D4", "germany": "E3"},
        armies={"uk": "infantry E4, infantry E4"},
        points={"uk": 0},
    )
    do(s, "invade D4", "with UK infantry 1", "done")
    do(s, "fight-on")
    assert winners(s) is None
    do(s, "invade E3")
    assert sorted(winners(s) or []) == ["Soviet Union", "United Kingdom"]


# W2


@rule("W2", "W2.1", "W2.2")
def test_the_cards_of_the_box() -> None:
    s = start()
    do(s, "base Alfa", "base Charlie", "base Delta")
    if offered(s, "base"):
        do(s, offered(s)[0])
    assert len(offered(s, "objective")) == 14
    while offered(s, "objective"):
        do(s, offered(s)[0])
    supplies = offered(s, "supply")
    assert len(supplies) == 30
    kinds = [name.rpartition(" ")[0] for name in supplies]
    copies = {name: kinds.count(name) for name in kinds}
    assert len(copies) == 15
    assert copies["Convoy"] == 3
    assert copies["Field Hospital"] == 1
    assert sorted(copies.values()) == [1] + 13 * [2] + [3]
    while offered(s, "supply"):
        do(s, offered(s)[0])
    assert len(offered(s, "mission")) == 30


@rule("W2.1", "W2.2")
def test_the_die_has_two_faces_of_each_symbol() -> None:
    # One Italian armour (A3 R3): 0, 3 or 6 points.
    found = {}
    for face in range(1, 7):
        s = struck(invade(battle("armour E4, armour E4", "armour D4"), "D4"))
        assert offered(s, "roll") == ["1", "2", "3", "4", "5", "6"]
        do(s, f"roll {face}")
        found[face] = s.view()["step"].get("invasion", {"damage": 0})["damage"]
    assert found == {1: 0, 2: 0, 3: 3, 4: 3, 5: 6, 6: 6}


@rule("W2.2", "W2.3")
@pytest.mark.parametrize("name", NATIONS)
def test_each_nation_has_twenty_two_armies(name: str) -> None:
    assert stock(position(), name) == [8, 5, 5, 4]


@rule("W2.1", "W2.2", "W20.1")
def test_twelve_promotions_lie_face_up() -> None:
    s = position(active="uk", phase="leader", leaders={"uk": "Research"}, points={"uk": 9})
    assert len(offered(s, "promote")) == 12


@rule("W2.1", "W2.2")
def test_the_track_has_twenty_four_squares() -> None:
    s = position(active="uk", phase="leader", tokens={"uk": 23}, own={"uk": "Alfa, D7"}, developed={"camp": "D7"})
    do(s, "research")
    assert nation(s, "uk")["token"] == 24


@rule("W2.3", "W7.1.1")
def test_a_fifth_air_army_cannot_be_trained() -> None:
    s = position(active="uk", armies={"uk": "air D4, air D4, air D4"}, points={"uk": 50})
    do(s, "air Alfa")
    assert stock(s, "uk")[3] == 0
    assert refused(s, "air Alfa").rule == "W2.3"
    assert "air Alfa" not in offered(s)


@rule("W2.3", "W10.8")
def test_an_eliminated_army_goes_back_to_the_stock_when_it_is_removed() -> None:
    s = battle("air E4, air E4, air E3, air E3", "infantry D4")
    assert stock(s, "uk")[3] == 0
    hit(struck(invade(s, "D4", "E4")), "T")
    assert stock(s, "italy")[0] == 7  # still on the board until the counter-attack is over
    while offered(s, "eliminate") or offered(s, "wound"):
        done(s)
    assert stock(s, "italy")[0] == 8


@rule("W2.4")
def test_points_stop_at_ninety_nine() -> None:
    s = position(active="uk", phase="resources", hands={"uk": "Great Convoy"}, points={"uk": 93})
    assert points(s, "uk") == 97
    do(s, "play Great Convoy")
    assert points(s, "uk") == 99


@rule("W2.4")
def test_income_beyond_ninety_nine_is_lost() -> None:
    s = position(active="uk", phase="resources", points={"uk": 97})
    assert points(s, "uk") == 99


@rule("W2.4", "W7.1.1")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    s = position(active="uk", points={"uk": 8})
    do(s, "air Alfa")
    assert points(s, "uk") == 0
    s = position(active="uk", points={"uk": 7})
    assert refused(s, "air Alfa").rule in ("W2.4", "W7.1.1")
    assert points(s, "uk") == 7


# W4


@rule("W4.1", "W4.5", "W19.1")
def test_decks_are_face_down_and_hands_are_secret() -> None:
    s = dealt("four-players", *CLOCKWISE)
    for seat, name in enumerate(NATIONS):
        for other in NATIONS:
            seen = nation(s, other, seat)
            if other == name:
                assert seen["objective"]
                assert seen["mission"]
                assert len(seen["hand"]) == cards(s, other)
            else:
                assert seen["objective"] is None
                assert seen["mission"] is None
                assert seen["hand"] is None
                assert seen["cards"] == cards(s, other)  # the number of cards is open


@rule("W4.1", "W26")
def test_a_bystander_sees_no_hidden_card() -> None:
    s = dealt("four-players", *CLOCKWISE)
    for place, name in enumerate(s.view()["order"]):
        seen = nation(s, name)
        assert (seen["hand"], seen["mission"], seen["objective"]) == (None, None, None)
        assert seen["points"] == 15 + MORE_POINTS["four-players"][place]


@rule("W4.1", "W20.1")
def test_promotions_can_be_taken_by_the_first_who_comes() -> None:
    s = position(active="uk", phase="leader", leaders={"uk": "Research"}, points={"uk": 4})
    do(s, "promote Assault Troops")
    s2 = position(
        active="ussr",
        phase="leader",
        leaders={"ussr": "Research"},
        promotions={"uk": "Assault Troops"},
        points={"ussr": 9},
    )
    assert nation(s, "uk")["promotions"] == nation(s2, "uk")["promotions"] == ["P01"]
    assert "Assault Troops" not in offered(s2, "promote")


@rule("W4.2")
def test_a_nation_that_nobody_chose_is_not_used() -> None:
    s = dealt("two-players-uk-germany", "Alfa", "Charlie")
    assert [row["nation"] for row in s.view()["nations"] if row["playing"]] == ["uk", "germany"]
    assert sorted(s.view()["order"]) == ["germany", "uk"]
    assert (territories(s, "italy"), leader(s, "italy")) == ([], "")


@rule("W4.2", "W23.1")
def test_the_allies_are_uk_and_ussr_and_the_axis_italy_and_germany() -> None:
    def may_enter(own: str, other: str) -> bool:
        s = position(
            scenario="alliances",
            active=own,
            phase="movement",
            own={own: "E4", other: "D4"},
            armies={own: "infantry E4"},
            points={own: 5},
        )
        names = {"uk": "UK", "ussr": "Soviet", "germany": "German", "italy": "Italian"}
        do(s, f"take {names[own]} infantry 1")
        return "D4" in offered(s, "go")

    allied = {(own, other) for own in NATIONS for other in NATIONS if own != other and may_enter(own, other)}
    assert allied == {("uk", "ussr"), ("ussr", "uk"), ("germany", "italy"), ("italy", "germany")}


@rule("W4.3")
def test_everybody_draws_a_base_with_flag_and_leader_and_owns_nothing_else() -> None:
    s = dealt("four-players", "Delta", "Alfa", "Foxtrot", "Charlie")
    for name, base in zip(NATIONS, ["Delta", "Alfa", "Foxtrot", "Charlie"], strict=True):
        assert territories(s, name) == [base]
        assert leader(s, name) == base
        assert here(s, base) == []


@rule("W4.3")
def test_a_base_is_drawn_once() -> None:
    s = start()
    do(s, "base Charlie")
    assert offered(s, "base") == ["Alfa", "Delta", "Foxtrot"]


@rule("W4.3")
def test_bases_that_nobody_drew_are_neutral() -> None:
    s = dealt("two-players-uk-germany", "Foxtrot", "Charlie")
    assert [owner(s, base) for base in CLOCKWISE] == ["", "germany", "", "uk"]


@rule("W4.4")
@pytest.mark.parametrize(
    ("scenario", "bases", "order"),
    [
        ("four-players", ["Delta", "Alfa", "Foxtrot", "Charlie"], ["ussr", "italy", "uk", "germany"]),
        ("four-players", ["Foxtrot", "Delta", "Charlie", "Alfa"], ["italy", "germany", "ussr", "uk"]),
        ("three-players-without-italy", ["Foxtrot", "Charlie", "Delta"], ["ussr", "germany", "uk"]),
        ("two-players-uk-germany", ["Foxtrot", "Charlie"], ["germany", "uk"]),
        ("two-players-uk-germany", ["Delta", "Foxtrot"], ["uk", "germany"]),
    ],
)
def test_the_first_base_by_the_alphabet_begins_then_clockwise(
    scenario: str, bases: list[str], order: list[str]
) -> None:
    s = dealt(scenario, *bases)
    assert s.view()["order"] == order
    seen = []
    for _ in range(2 * len(order)):
        seen.append(s.view()["active"])
        turn(s)
    assert seen == order + order  # it holds for the whole game


@rule("W4.5")
def test_objectives_are_drawn_in_the_order_of_turns() -> None:
    s = start("three-players-without-italy")
    do(s, "base Foxtrot", "base Charlie", "base Delta")
    do(s, "objective Wide Horizons", "objective War Chest", "objective Great Army")
    deal_on(s)
    seen = {name: nation(s, name, seat)["objective"] for seat, name in enumerate(["uk", "ussr", "germany"])}
    assert seen == {"ussr": "O01", "germany": "O13", "uk": "O08"}


@rule("W4.5", "W23.1")
def test_there_are_no_objectives_in_alliances() -> None:
    s = start("alliances")
    while asked(s) == ["chance"]:
        assert not offered(s, "objective")
        do(s, offered(s)[0])
    assert nation(s, "uk", 0)["objective"] is None


@rule("W4.6", "W4.7")
@pytest.mark.parametrize(("scenario", "nations"), DEALS)
def test_the_starting_points(scenario: str, nations: list[str]) -> None:
    s = dealt(scenario)
    expected = {2: 20, 3: 15, 4: 15}[len(nations)]
    more = MORE_POINTS.get(scenario, [0] * len(nations))
    if scenario == "alliances":
        more = [2 if name in ("uk", "ussr") else 0 for name in s.view()["order"]]
    assert [points(s, name) for name in s.view()["order"]] == [expected + number for number in more]


@rule("W4.7")
@pytest.mark.parametrize(("scenario", "nations"), DEALS)
def test_balance_cards_are_drawn_by_the_place_in_the_order_of_turns(scenario: str, nations: list[str]) -> None:
    bases = ["Foxtrot", "Delta", "Charlie", "Alfa"][-len(nations) :]
    s = dealt(scenario, *bases)
    assert [cards(s, name) for name in s.view()["order"]] == BALANCE[scenario.partition("-")[0]]
    assert s.view()["order"] != nations
    assert s.view()["deck"] == 30 - sum(BALANCE[scenario.partition("-")[0]])


@rule("W4", "W4.8")
def test_missions_are_drawn_last() -> None:
    s = start()
    verbs = []
    while asked(s) == ["chance"]:
        verb = offered(s)[0].split(" ")[0]
        if verb not in verbs:
            verbs.append(verb)
        do(s, offered(s)[0])
    assert verbs == ["base", "objective", "supply", "mission"]
    assert len({mission(s, name) for name in NATIONS}) == 4


@rule("W4.8", "W18.1")
def test_a_mission_is_secret_until_it_is_shown() -> None:
    s = position(active="uk", phase="end", missions={"uk": "Savings"}, points={"uk": 0})
    assert asked(s) == ["chance"]
    assert s.view(1)["mission_bottom"] == ["M28"]
    draw(s, "Great Leap")
    assert nation(s, "uk", 1)["mission"] is None
    assert nation(s, "uk", 0)["mission"] == "M27"


# W5


@rule("W5", "W5.1")
def test_a_round_is_one_turn_of_everybody() -> None:
    s = dealt("four-players", *CLOCKWISE)
    assert (s.view()["round"], s.view()["active"]) == (1, "uk")
    for name in ("ussr", "germany", "italy"):
        turn(s)
        assert (s.view()["round"], s.view()["active"]) == (1, name)
    turn(s)
    assert (s.view()["round"], s.view()["active"]) == (2, "uk")


@rule("W5.1")
def test_who_is_out_has_no_turn() -> None:
    s = position(active="uk", phase="end", own={"ussr": ""}, out=["ussr"])
    turn(s)
    assert s.view()["active"] == "germany"


@rule("W5.1", "W5.2")
def test_the_phases_follow_each_other() -> None:
    s = position(
        active="uk",
        phase="resources",
        hands={"uk": "Convoy"},
        armies={"uk": "infantry D6", "italy": "infantry E5"},
        points={"uk": 20},
    )
    assert s.view()["step"]["phase"] == "resources"
    assert "play Convoy" in offered(s)
    done(s)
    assert offered(s, "infantry") == ["Alfa"]
    done(s)
    if offered(s, "take"):
        done(s)
    assert offered(s, "invade") == ["E5"]
    done(s)
    assert offered(s, "lead")
    done(s)
    assert offered(s, "mission")


@rule("W5.1")
def test_expansion_invasion_and_development_may_be_skipped() -> None:
    s = position(active="uk", phase="training", armies={"uk": "infantry D6", "italy": "infantry E5"}, points={"uk": 20})
    turn(s)
    assert here(s, "D6") == ["uk infantry"]
    assert here(s, "E5") == ["italy infantry"]
    assert points(s, "uk") == 20
    assert s.view()["active"] == "ussr"


@rule("W5.1", "W18.1")
def test_the_end_of_the_turn_is_mandatory() -> None:
    s = position(active="uk", phase="leader", missions={"uk": "Savings"})
    done(s)
    assert asked(s) == ["chance"]
    deal_on(s)
    assert "M28" in s.view()["mission_bottom"]


@rule("W5.1", "W6.2")
def test_the_income_is_mandatory() -> None:
    s = position(active="italy", phase="end", points={"uk": 1}, round=2)
    deal_on(s)
    assert (s.view()["round"], s.view()["active"]) == (3, "uk")
    assert points(s, "uk") == 5


@rule("W5.2")
def test_nothing_of_an_earlier_phase_can_be_done_later() -> None:
    s = battle("infantry D6", "infantry E5", hands={"uk": "Convoy, Conscription, Forced March"}, points={"uk": 20})
    for text in ("infantry Alfa", "take UK infantry 1", "play Convoy", "play Conscription", "play Forced March"):
        refused(s, text)
        assert text not in offered(s)
    done(s)
    for text in ("infantry Alfa", "take UK infantry 1", "invade E5", "play Convoy"):
        refused(s, text)
        assert text not in offered(s)


@rule("W5.2")
def test_nothing_of_a_later_phase_can_be_done_earlier() -> None:
    s = position(
        active="uk",
        phase="training",
        armies={"uk": "infantry D6", "italy": "infantry E5"},
        hands={"uk": "Sabotage, Engineers"},
    )
    for text in ("invade E5", "lead D6", "camp D6", "play Engineers", "play Sabotage"):
        refused(s, text)


@rule("W5.1")
def test_nobody_acts_in_the_turn_of_another() -> None:
    s = position(active="uk", armies={"ussr": "infantry Charlie"})
    for text in ("infantry Charlie", "take Soviet infantry 1", "done"):
        refused(s, text, "Soviet Union")
    assert asked(s) == ["United Kingdom"]
