"""The worked examples E1 to E12 and E19, number by number."""

from __future__ import annotations

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.words import (
    armies_of,
    battle,
    damage,
    hit,
    invade,
    move,
    nation,
    reach,
    report,
    struck,
    totals,
)
from tests.games.warzag.vocabulary import (
    asked,
    deal_on,
    defence,
    developed,
    do,
    done,
    draw,
    here,
    leader,
    offered,
    owner,
    points,
    position,
    refused,
    roll,
    rule,
    token,
    winners,
)

UK = "infantry E4, air E4"
ITALY = "artillery D4, armour D4"


def scene() -> WarzagState:
    """Scene S: UK infantry and air on E4 against Italian artillery and armour on D4; the attack is planned."""
    return invade(battle(UK, ITALY), "D4")


def normandy() -> WarzagState:
    """The same against Normandy."""
    return invade(battle("infantry C4, air C4", "artillery Normandy, armour Normandy"), "Normandy")


def fort(italy: str = "infantry D4", **more: object) -> WarzagState:
    return invade(battle(UK, italy, developed={"fortification": "D4"}, **more), "D4")


# E1: attack and eliminations


@rule("W9.3", "W9.4", "W9.5", "W9.6")
def test_e1_nine_against_ten() -> None:
    s = scene()
    assert totals(s) == (9, 10)
    assert offered(s) == ["done", "eliminate Italian armour 1", "eliminate Italian artillery 1"]


@rule("W9.6")
@pytest.mark.parametrize(
    ("doomed", "other", "left"),
    [
        ([], "", ["italy armour", "italy artillery"]),
        (["Italian artillery 1"], "Italian armour 1", ["italy armour"]),
        (["Italian armour 1"], "Italian artillery 1", ["italy artillery"]),
    ],
)
def test_e1_none_or_one_of_them_but_not_both(doomed: list[str], other: str, left: list[str]) -> None:
    s = scene()
    for name in doomed:
        do(s, f"eliminate {name}")
        assert refused(s, f"eliminate {other}").rule == "W9.6"
    done(s)
    hit(s, "D")
    assert here(s, "D4") == left
    assert owner(s, "D4") == "italy"


# E2: counter-attack, resistance


@rule("W10.1", "W9.7")
@pytest.mark.parametrize("doomed", ["Italian artillery 1", "Italian armour 1"])
def test_e2_seven_points(doomed: str) -> None:
    s = struck(scene(), doomed)
    roll(s, "R")
    assert report(s)["damage"] == 4 + 3


@rule("W10.4", "W10.5")
def test_e2_option_one_the_infantry_is_eliminated() -> None:
    s = hit(struck(scene(), "Italian artillery 1"), "R")
    do(s, "eliminate UK infantry 1")
    assert refused(s, "eliminate UK air 1").rule == "W10.4"
    done(s)
    assert damage(s) == 5
    assert here(s, "E4") == ["uk air/5"]
    assert defence(s, "UK air 1") == 1


@rule("W10.4", "W10.5")
def test_e2_option_two_the_air_army_is_eliminated() -> None:
    s = hit(struck(scene(), "Italian artillery 1"), "R")
    do(s, "eliminate UK air 1")
    assert refused(s, "eliminate UK infantry 1").rule == "W10.4"
    done(s)
    assert damage(s) == 1
    assert here(s, "E4") == ["uk infantry/1"]
    assert defence(s, "UK infantry 1") == 1


@rule("W8.3", "W11.2")
def test_e2_the_invasion_fails_and_the_survivors_are_done() -> None:
    s = battle(UK, ITALY, own={"italy": "Foxtrot, E3"})
    hit(struck(invade(s, "D4"), "Italian artillery 1"), "R")
    do(s, "eliminate UK infantry 1", "done", "wound-most UK air 1")
    assert (owner(s, "D4"), here(s, "D4")) == ("italy", ["italy armour"])
    assert [row["fought"] for row in armies_of(s, "uk")] == [True]
    assert not offered(s, "invade")


# E3: counter-attack, tenacity


@rule("W10.1", "W10.7", "W11.1")
def test_e3_twelve_points_eliminate_both() -> None:
    s = struck(scene(), "Italian artillery 1")
    roll(s, "T")
    assert report(s)["damage"] == 7 + 5
    do(s, "eliminate UK air 1", "eliminate UK infantry 1")
    if asked(s) == ["Italy"]:
        done(s)
    assert here(s, "E4") == []
    assert not offered(s, "wound")
    assert here(s, "D4") == ["italy armour"]
    assert owner(s, "D4") == "italy"


# E4: a historic territory, defeat


@rule("W9.4", "W9.5", "W10.1")
def test_e4_fourteen_in_defence_and_three_points() -> None:
    s = normandy()
    assert totals(s) == (9, 14)
    struck(s, "Italian artillery 1")
    roll(s, "D")
    assert report(s)["damage"] == 3


@rule("W10.4", "W10.5", "W27")
def test_e4_option_one_the_infantry_is_eliminated() -> None:
    s = hit(struck(normandy()), "D")
    assert offered(s, "eliminate") == ["UK infantry 1"]
    do(s, "eliminate UK infantry 1", "done")
    assert damage(s) == 1
    assert defence(s, "UK air 1") == 5


@rule("W10.5")
def test_e4_nobody_is_eliminated_and_the_wounds_are_split() -> None:
    s = hit(struck(normandy()), "D")
    done(s)
    do(s, "wound UK infantry 1")
    refused(s, "wound UK infantry 1")
    do(s, "wound UK air 1", "wound UK air 1")
    assert here(s, "C4") == ["uk air/2", "uk infantry/1"]
    assert (defence(s, "UK infantry 1"), defence(s, "UK air 1")) == (1, 4)


@rule("W10.5")
def test_e4_all_wounds_on_the_air_army() -> None:
    s = hit(struck(normandy()), "D")
    done(s)
    do(s, "wound-most UK air 1")
    assert (defence(s, "UK infantry 1"), defence(s, "UK air 1")) == (2, 3)


@rule("W10.1")
@pytest.mark.parametrize(("symbol", "total"), [("R", 10), ("T", 15)])
def test_e4_with_the_other_symbols_both_can_be_eliminated(symbol: str, total: int) -> None:
    s = struck(normandy())
    roll(s, symbol)
    assert report(s)["damage"] == total
    do(s, "eliminate UK infantry 1", "eliminate UK air 1")
    if asked(s) == ["Italy"]:
        done(s)
    assert here(s, "C4") == []


# E5: a fortification is taken


@rule("W9.4", "W9.6", "W10.1", "W10.5", "W11.1", "W12.3", "W12.5")
def test_e5_the_fortification_is_annexed() -> None:
    s = fort(points={"uk": 1})
    assert totals(s) == (9, 7)
    assert asked(s) == ["chance"]  # condition 1: the infantry is eliminated without a choice
    roll(s, "R")
    assert report(s)["damage"] == 5
    do(s, "eliminate UK infantry 1")
    if offered(s, "eliminate"):
        refused(s, "eliminate UK air 1")
        done(s)
    assert damage(s) == 3
    assert defence(s, "UK air 1") == 3
    do(s, "enter UK air 1")
    assert points(s, "uk") == 0
    assert (owner(s, "D4"), here(s, "D4"), developed(s, "D4")) == ("uk", ["uk air/3"], "")


@rule("W12.4", "W12.5")
def test_e5_or_it_is_liberated() -> None:
    s = hit(fort(points={"uk": 1}), "R")
    do(s, "eliminate UK infantry 1", "done", "wound-most UK air 1", "liberate")
    assert (owner(s, "D4"), here(s, "D4"), developed(s, "D4")) == ("", [], "")
    assert here(s, "E4") == ["uk air/3"]
    assert points(s, "uk") == 1


@rule("W10.1", "W10.5")
def test_e5_with_defeat_three_points() -> None:
    s = fort()
    roll(s, "D")
    assert report(s)["damage"] == 3
    do(s, "eliminate UK infantry 1", "done")
    assert damage(s) == 1
    assert defence(s, "UK air 1") == 5


@rule("W10.1", "W10.4")
def test_e5_with_tenacity_six_points_for_one_of_them() -> None:
    s = fort()
    roll(s, "T")
    assert report(s)["damage"] == 2 + 1 + 3
    do(s, "eliminate UK infantry 1")
    assert refused(s, "eliminate UK air 1").rule == "W10.4"
    done(s)
    assert damage(s) == 4
    assert defence(s, "UK air 1") == 2
    s = hit(fort(), "T")
    do(s, "eliminate UK air 1")
    if offered(s, "eliminate"):
        refused(s, "eliminate UK infantry 1")
        done(s)
    assert here(s, "E4") == ["uk infantry"]
    assert defence(s, "UK infantry 1") == 2
    assert "enter UK infantry 1" in offered(s)


# E6: the research move


@rule("W16.1", "W16.2", "W15.3")
def test_e6_one_base_and_three_developments_are_four_squares() -> None:
    s = position(
        active="uk",
        phase="leader",
        leaders={"uk": "Research"},
        own={"uk": "Alfa, C5, D6, D7"},
        developed={"camp": "C5", "production": "D6", "fortification": "D7"},
        armies={"uk": "air Alfa/2, air D6/1"},
        points={"uk": 3},
    )
    do(s, "activate")
    assert (token(s, "uk"), points(s, "uk")) == (0, 1)
    do(s, "research")
    assert token(s, "uk") == 4
    assert points(s, "uk") == 1 + 1  # square 1 in passing; not squares 2 and 3
    assert nation(s, "uk")["cards"] == 0
    assert offered(s) == ["repair Alfa", "repair D6"]  # square 4
    do(s, "repair Alfa")
    assert (here(s, "Alfa"), here(s, "D6")) == (["uk air"], ["uk air/1"])
    assert points(s, "uk") == 2


@rule("W16.1", "W16.2")
def test_e6_next_turn_five_squares_to_square_nine() -> None:
    s = position(
        active="uk",
        phase="leader",
        tokens={"uk": 4},
        own={"uk": "Alfa, B6, C5, D6, D7"},
        developed={"camp": "C5, B6", "production": "D6", "fortification": "D7"},
        points={"uk": 0},
    )
    do(s, "research")
    assert token(s, "uk") == 9
    assert points(s, "uk") == 3  # square 9
    assert nation(s, "uk")["values"][1][0] == 2 + 1  # square 6 in passing: artillery
    assert nation(s, "uk")["cards"] == 0  # square 7 not
    assert here(s, "Alfa") == []  # nor square 8


@rule("W16.2", "W16.3")
def test_e6_a_move_of_seven_from_square_21_ends_on_24() -> None:
    s = position(
        active="uk",
        phase="leader",
        tokens={"uk": 21},
        own={"uk": "Alfa, A5, A6, B6, C5, D6, D7"},
        developed={"camp": "A5, A6, B6, C5, D6, D7"},
        points={"uk": 0},
        version=1,
    )
    do(s, "research")
    assert token(s, "uk") == 24
    assert nation(s, "uk")["weapon"] is True
    assert points(s, "uk") == 0  # square 22 is not a stop
    assert nation(s, "uk")["cards"] == 0


# E7: what annexation costs


@rule("W7.3.2")
def test_e7_a_standard_territory_costs_one() -> None:
    s = position(active="uk", phase="movement", armies={"uk": "infantry E4"}, points={"uk": 1})
    move(s, "UK infantry 1", "E5")
    assert (owner(s, "E5"), points(s, "uk")) == ("uk", 0)
    s = position(active="uk", phase="movement", armies={"uk": "infantry E4"}, points={"uk": 0})
    do(s, "take UK infantry 1")
    assert refused(s, "go E5").rule == "W7.3.2"


@rule("W7.3.2")
def test_e7_a_base_costs_four() -> None:
    def at_foxtrot(held: int) -> WarzagState:
        return position(
            scenario="two-players-uk-germany",
            homes={"uk": "Alfa", "germany": "Delta"},
            active="uk",
            phase="movement",
            armies={"uk": "infantry C2"},
            points={"uk": held},
        )

    s = move(at_foxtrot(4), "UK infantry 1", "Foxtrot")
    assert (owner(s, "Foxtrot"), points(s, "uk")) == ("uk", 0)
    s = do(at_foxtrot(3), "take UK infantry 1")
    assert refused(s, "go Foxtrot").rule == "W7.3.2"


@rule("W7.3.1", "W7.2.3")
def test_e7_a_contested_territory_is_free_and_so_is_passing() -> None:
    s = position(active="uk", phase="movement", armies={"uk": "infantry E4"}, points={"uk": 0})
    move(s, "UK infantry 1", "Leningrad")
    assert owner(s, "Leningrad") == "uk"
    s = position(active="uk", phase="movement", own={"uk": "Alfa, K1"}, armies={"uk": "armour K3"}, points={"uk": 0})
    move(s, "UK armour 1", "K1")
    assert (owner(s, "K2"), points(s, "uk")) == ("", 0)


# E8: where armies may go


@rule("W7.2.2")
def test_e8_own_neutral_and_contested_but_not_enemy_or_research() -> None:
    s = position(
        active="uk",
        phase="movement",
        own={"uk": "Alfa, H4", "italy": "Foxtrot, G2"},
        armies={"uk": "armour G3"},
    )
    places = reach(s, "UK armour 1")
    assert {"H4", "G4", "Gela"} <= set(places)
    assert not {"G2", "Research"} & set(places)
    s = position(active="uk", phase="movement", armies={"uk": "infantry C4"})
    assert "Normandy" in reach(s, "UK infantry 1")


@rule("W7.2.2")
def test_e8_no_path_but_through_enemy_land() -> None:
    s = position(active="uk", phase="movement", own={"italy": "Foxtrot, K2, J2, J1"}, armies={"uk": "air K3"})
    do(s, "take UK air 1")
    assert "K1" not in offered(s, "go")
    refused(s, "go K1")


# E9: a leader met by an army


@rule("W7.3.3", "W14.5")
@pytest.mark.parametrize(("place", "left"), [("E5", 0), ("Leningrad", 1)])
def test_e9_the_german_leader_goes_home_and_misses_a_turn(place: str, left: int) -> None:
    s = position(
        scenario="two-players-germany-italy",
        homes={"italy": "Alfa", "germany": "Delta"},
        active="italy",
        phase="movement",
        own={"germany": "Delta, I2"},
        armies={"italy": "infantry D6"},
        leaders={"germany": place},
        points={"italy": 1, "germany": 9},
    )
    move(s, "Italian infantry 1", place)
    assert points(s, "italy") == left
    assert leader(s, "germany") == "Delta"
    usable = []
    for name in ("italy", "germany", "italy", "germany"):
        seen = set()
        while s.view()["active"] == name:
            if asked(s) == ["chance"]:
                deal_on(s)
            else:
                seen |= {verb for verb in ("lead", "camp") if offered(s, verb)}
                done(s)
        usable.append(seen)
    assert usable[1] == set()
    assert usable[3] == {"lead", "camp"}


# E10: Case 2


def undefended(**more: object) -> WarzagState:
    return battle("infantry E4", "", own={"italy": "Foxtrot, D4, E3"}, leaders={"italy": "D4"}, **more)


@rule("W12.1", "W12.3")
def test_e10_the_territory_is_annexed() -> None:
    s = do(undefended(points={"uk": 1}), "invade D4")
    assert asked(s) == ["United Kingdom"]  # no die
    assert leader(s, "italy") == "Foxtrot"
    assert nation(s, "italy")["leader_waits"] is True
    do(s, "enter UK infantry 1")
    assert (owner(s, "D4"), here(s, "D4"), points(s, "uk")) == ("uk", ["uk infantry"], 0)
    assert not offered(s, "invade")


@rule("W12.1", "W12.4", "W8.3")
def test_e10_or_liberated() -> None:
    s = do(undefended(points={"uk": 1}), "invade D4", "liberate")
    assert (owner(s, "D4"), here(s, "E4"), points(s, "uk")) == ("", ["uk infantry"], 1)
    assert not offered(s, "invade")


@rule("W12.4")
def test_e10_without_points_it_is_liberated() -> None:
    s = do(undefended(points={"uk": 0}), "invade D4")
    assert (owner(s, "D4"), here(s, "E4")) == ("", ["uk infantry"])


@rule("W8.4", "W10.3", "W10.7")
def test_e10_the_same_fortified() -> None:
    s = undefended(developed={"fortification": "D4"})
    do(s, "invade D4")
    assert totals(s) == (1, 5)
    assert report(s)["damage"] == 3
    assert asked(s) == ["Italy"]  # no roll
    do(s, "eliminate UK infantry 1")
    if asked(s) == ["Italy"]:
        done(s)
    assert here(s, "E4") == []
    assert (owner(s, "D4"), developed(s, "D4")) == ("italy", "fortification")
    assert leader(s, "italy") == "D4"


# E11: a strategic territory is taken


@rule("W12.3", "W10.1", "W3.10")
@pytest.mark.parametrize(("symbol", "total"), [("D", 2), ("T", 5)])
def test_e11_gela_is_taken(symbol: str, total: int) -> None:
    s = invade(battle("air H4", "infantry Gela", points={"uk": 0}), "Gela")
    assert totals(s) == (8, 5)
    roll(s, symbol)
    assert report(s)["damage"] == total
    assert damage(s) == total
    assert defence(s, "UK air 1") == 6 - total
    do(s, "enter UK air 1")
    assert (owner(s, "Gela"), points(s, "uk")) == ("uk", 0)
    assert here(s, "Gela") == [f"uk air/{total}"]


# E12: a failed attack empties a strategic territory


@rule("W11.2", "W9.6")
def test_e12_normandy_is_contested() -> None:
    s = invade(battle("armour C4", "infantry Normandy"), "Normandy")
    assert totals(s) == (3, 6)
    struck(s, "Italian infantry 1")
    roll(s, "D")
    assert report(s)["damage"] == 3
    assert damage(s) == 3
    assert (owner(s, "Normandy"), here(s, "Normandy")) == ("", [])
    assert here(s, "C4") == ["uk armour/3"]


# E19: both sides lose their last territory


@rule("W11.2", "W11.4", "W24.5", "W22.4")
def test_e19_the_other_one_is_tested_first() -> None:
    s = position(
        scenario="two-players-uk-italy",
        active="uk",
        phase="invasion",
        own={"uk": "", "italy": ""},
        armies={"uk": "artillery Ruhr", "italy": "infantry Dunkirk"},
    )
    invade(s, "Dunkirk")
    assert totals(s) == (2, 6)
    struck(s, "Italian infantry 1")
    roll(s, "R")
    assert report(s)["damage"] == 2 + 3
    do(s, "eliminate UK artillery 1")
    if s.result() is None:
        done(s)
    assert (owner(s, "Dunkirk"), owner(s, "Ruhr")) == ("", "")
    assert winners(s) == ["United Kingdom"]


@rule("W16.2")
def test_e6_square_three_gives_a_card_when_the_move_ends_there() -> None:
    s = position(
        active="uk",
        phase="leader",
        tokens={"uk": 0},
        own={"uk": "Alfa, D6, D7"},
        developed={"camp": "D6, D7"},
        points={"uk": 0},
    )
    do(s, "research")
    draw(s, "Convoy")
    assert (token(s, "uk"), nation(s, "uk")["cards"], points(s, "uk")) == (3, 1, 1)
