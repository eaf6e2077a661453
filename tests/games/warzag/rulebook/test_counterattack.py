"""W10: the die, damage, eliminations and wounds."""

from __future__ import annotations

import pytest

from tests.games.warzag.rulebook.words import (
    battle,
    damage,
    hit,
    invade,
    move,
    reach,
    report,
    spared,
    stock,
    struck,
    totals,
)
from tests.games.warzag.vocabulary import (
    asked,
    defence,
    discards,
    do,
    done,
    hand,
    here,
    offered,
    owner,
    points,
    refused,
    roll,
    rule,
)
from tests.games.warzag.vocabulary import position_1 as position

FORT = {"fortification": "D4"}


@rule("W10.1")
@pytest.mark.parametrize(
    ("italy", "symbol", "points_"),
    [
        ("infantry D4", "D", 0),
        ("infantry D4", "R", 2),
        ("infantry D4", "T", 3),
        ("artillery D4", "R", 4),
        ("artillery D4", "T", 6),
        ("armour D4", "R", 3),
        ("armour D4", "T", 6),
        ("air D4", "R", 2),
        ("air D4", "T", 10),
        ("infantry D4, artillery D4, armour D4", "R", 9),
        ("infantry D4, artillery D4, armour D4", "T", 15),
        ("infantry D4, artillery D4, armour D4", "D", 0),
    ],
)
@pytest.mark.parametrize("fort", [False, True])
def test_the_damage(italy: str, symbol: str, points_: int, fort: bool) -> None:
    s = struck(invade(battle("armour E4, armour E4, armour E4", italy, developed=FORT if fort else {}), "D4"))
    roll(s, symbol)
    assert damage(s) == points_ + (3 if fort else 0)


@rule("W10.1", "W10.6")
def test_wounded_defenders_hit_with_all_their_values() -> None:
    s = struck(invade(battle("armour E4, armour E4", "armour D4/5"), "D4"))
    roll(s, "T")
    assert damage(s) == 6


@rule("W10.1", "W20.1")
def test_promotions_and_research_of_the_defender_count() -> None:
    s = battle("armour E4, armour E4, armour E4", "armour D4, artillery D4",
               promotions={"italy": "Rearguard Drill, Forward Observers"}, tokens={"italy": 12})  # fmt: skip
    struck(invade(s, "D4"))
    roll(s, "T")
    # resistance 3 + 1 and 4; attack 3 + 1 by square 12, and 2 + 1 + 1 by square 6
    assert damage(s) == 4 + 4 + 4 + 4


@rule("W10", "W10.1")
def test_the_die_is_rolled_once_for_each_invasion() -> None:
    s = struck(invade(battle("armour E4", "armour D4"), "D4"))
    assert offered(s, "roll") == ["1", "2", "3", "4", "5", "6"]
    roll(s, "R")
    assert asked(s) == ["Italy"]


@rule("W10.1", "S09")
@pytest.mark.parametrize(("symbol", "expected"), [("D", 3), ("R", 6), ("T", 9)])
def test_partisans_add_three_whatever_the_die_shows(symbol: str, expected: int) -> None:
    s = invade(battle("armour E4, armour E4", "armour D4", hands={"italy": "Partisans"}), "D4")
    do(s, "play Partisans")
    struck(s)
    roll(s, symbol)
    assert damage(s) == expected


@rule("W10.1", "S09")
def test_partisans_and_a_fortification_add_up() -> None:
    s = invade(battle("armour E4, armour E4", "armour D4", hands={"italy": "Partisans"}, developed=FORT), "D4")
    do(s, "play Partisans")
    struck(s)
    roll(s, "D")
    assert damage(s) == 6


# Fortunes of War


@rule("W10.2", "S11")
def test_first_the_invader_then_the_defender_may_have_the_die_rolled_again() -> None:
    s = invade(
        battle("armour E4, armour E4", "armour D4", hands={"uk": "Fortunes of War", "italy": "Fortunes of War"}), "D4"
    )
    struck(s)
    roll(s, "T")
    assert asked(s) == ["United Kingdom"]
    do(s, "play Fortunes of War")
    roll(s, "D")
    assert asked(s) == ["Italy"]
    do(s, "play Fortunes of War")
    roll(s, "R")
    assert report(s)["damage"] == 3  # the last one stands
    assert asked(s) == ["Italy"]
    assert damage(s) == 3
    assert discards(s) == ["Fortunes of War", "Fortunes of War"]


@rule("W10.2", "S11")
def test_one_each() -> None:
    s = invade(battle("armour E4, armour E4", "armour D4", hands={"uk": "Fortunes of War, Fortunes of War"}), "D4")
    struck(s)
    roll(s, "T")
    do(s, "play Fortunes of War")
    roll(s, "T")
    assert asked(s) == ["Italy"]
    assert hand(s, "uk") == ["Fortunes of War"]


@rule("W10.2")
def test_the_invader_does_not_get_another_chance_after_the_defender() -> None:
    s = invade(
        battle("armour E4, armour E4", "armour D4", hands={"uk": "Fortunes of War", "italy": "Fortunes of War"}), "D4"
    )
    struck(s)
    roll(s, "D")
    do(s, "pass", "play Fortunes of War")
    roll(s, "T")
    assert asked(s) == ["Italy"]
    assert offered(s, "wound") or offered(s, "eliminate")


@rule("W10.2", "W26")
@pytest.mark.parametrize("card", ["Convoy", "Fortunes of War"])
def test_both_are_asked_after_the_roll_whatever_they_hold(card: str) -> None:
    s = invade(battle("armour E4, armour E4", "armour D4", hands={"uk": card, "italy": "Convoy"}), "D4")
    struck(s)
    roll(s, "R")
    assert asked(s) == ["United Kingdom"]
    do(s, "pass")
    assert asked(s) == ["Italy"]
    assert "pass" in offered(s)


@rule("W10.2", "W26")
def test_nobody_is_asked_when_both_copies_have_been_seen() -> None:
    s = invade(
        battle("armour E4, armour E4", "armour D4", hands={"uk": "Convoy", "italy": "Convoy"}, deck="Minefield"), "D4"
    )
    struck(s)
    roll(s, "R")
    assert "pass" not in offered(s)
    assert offered(s, "wound")


# Empty fortifications


@rule("W10.3")
def test_an_empty_fortification_does_its_bonus_without_a_roll() -> None:
    s = battle("armour E4, armour E4", "", own={"italy": "Foxtrot, D4"}, developed=FORT)
    invade(s, "D4")
    assert totals(s) == (6, 5)
    assert asked(s) == ["Italy"]
    assert damage(s) == 3
    assert "liberate" in offered(s)


@rule("W10.3", "S09")
def test_partisans_help_an_empty_fortification() -> None:
    s = battle("armour E4, armour E4", "", own={"italy": "Foxtrot, D4"}, developed=FORT, hands={"italy": "Partisans"})
    invade(s, "D4")
    do(s, "play Partisans")
    assert damage(s) == 6


@rule("W10.3", "W19.4", "S11")
def test_where_no_die_is_rolled_there_is_no_fortune_of_war() -> None:
    hands = {"uk": "Fortunes of War", "italy": "Fortunes of War"}
    s = battle("armour E4, armour E4", "", own={"italy": "Foxtrot, D4"}, developed=FORT, hands=hands)
    invade(s, "D4")
    do(s, "pass", "pass")  # the windows of the plan
    assert offered(s, "wound") == ["UK armour 1"] or offered(s, "wound")
    assert "play Fortunes of War" not in offered(s)


# Eliminations


@rule("W10.4")
def test_the_defender_eliminates_invaders_within_the_damage() -> None:
    # 7 points against infantry 2, artillery 4, armour 7
    s = struck(invade(battle("infantry E4, artillery E4, armour E4", "artillery D4, armour D4"), "D4"))
    hit(s, "R")
    assert offered(s, "eliminate") == ["UK armour 1", "UK artillery 1", "UK infantry 1"]
    do(s, "eliminate UK infantry 1")
    assert refused(s, "eliminate UK armour 1").rule == "W10.4"
    do(s, "eliminate UK artillery 1", "done")
    spared(s)
    assert here(s, "E4") == ["uk armour"]


@rule("W10.4")
def test_exactly_the_damage_is_enough() -> None:
    s = struck(invade(battle("armour E4, infantry E4", "artillery D4, armour D4"), "D4"))
    hit(s, "R")
    do(s, "eliminate UK armour 1")
    spared(s)
    assert here(s, "E4") == ["uk infantry"]


@rule("W10.4")
def test_one_point_less_is_not() -> None:
    s = struck(invade(battle("armour E4", "armour D4"), "D4"))
    hit(s, "T")  # 6 points, 7 defence
    assert offered(s, "eliminate") == []
    assert refused(s, "eliminate UK armour 1").rule.startswith("W10")


@rule("W10.4", "W10.6")
def test_the_current_defence_of_the_wounded_counts() -> None:
    s = struck(invade(battle("armour E4/4, armour E4", "armour D4"), "D4"))
    hit(s, "R")
    assert offered(s, "eliminate") == ["UK armour 1"]


@rule("W10.4")
def test_only_armies_that_took_part_are_eliminated_or_wounded() -> None:
    s = battle("armour E4, infantry C4, infantry E5", "artillery D4, armour D4")
    struck(invade(s, "D4", "E4"))
    hit(s, "R")
    assert offered(s, "eliminate") == ["UK armour 1"]
    done(s)
    assert offered(s, "wound") == ["UK armour 1"]


@rule("W10.4", "W26")
def test_the_defender_chooses() -> None:
    s = struck(invade(battle("armour E4", "artillery D4, armour D4"), "D4"))
    hit(s, "R")
    assert asked(s) == ["Italy"]
    refused(s, "eliminate UK armour 1", "United Kingdom")


# Wounds


@rule("W10.5")
def test_points_left_over_become_wounds_and_may_be_split() -> None:
    s = struck(invade(battle("infantry E4, armour E4, armour E4", "artillery D4, armour D4"), "D4"))
    hit(s, "R")  # 7 points
    do(s, "eliminate UK infantry 1", "done")  # 5 left
    do(s, "wound UK armour 1", "wound UK armour 2", "wound UK armour 1", "wound UK armour 1", "wound UK armour 2")
    assert here(s, "E4") == ["uk armour/2", "uk armour/3"]
    assert defence(s, "UK armour 1") == 4
    assert defence(s, "UK armour 2") == 5


@rule("W10.5")
def test_not_all_points_need_be_used() -> None:
    s = struck(invade(battle("armour E4, armour E4", "artillery D4, armour D4"), "D4"))
    hit(s, "R")
    done(s)
    do(s, "wound UK armour 1", "done")
    assert here(s, "E4") == ["uk armour", "uk armour/1"]


@rule("W10.5")
def test_nobody_need_be_eliminated_though_the_points_would_do() -> None:
    s = struck(invade(battle("infantry E4, armour E4", "artillery D4, armour D4"), "D4"))
    hit(s, "R")
    done(s)
    do(s, "wound-most UK armour 1")
    assert defence(s, "UK armour 1") == 1  # 6 of 7 points
    assert offered(s, "wound") == ["UK infantry 1"]
    do(s, "wound UK infantry 1")
    assert here(s, "E4") == ["uk armour/6", "uk infantry/1"]


@rule("W10.5")
def test_no_army_goes_below_one() -> None:
    s = struck(invade(battle("infantry E4, armour E4", "artillery D4, armour D4"), "D4"))
    hit(s, "R")
    done(s)
    do(s, "wound UK infantry 1")
    assert offered(s, "wound") == ["UK armour 1"]
    assert refused(s, "wound UK infantry 1").rule == "W10.5"


@rule("W10.5")
def test_points_that_nobody_can_bear_are_lost() -> None:
    s = struck(invade(battle("infantry E4, infantry E4/1", "artillery D4, armour D4"), "D4"))
    hit(s, "T")
    done(s)
    do(s, "wound UK infantry 1")
    assert here(s, "E4") == ["uk infantry/1", "uk infantry/1"]
    assert not offered(s, "wound")


@rule("W10.5")
def test_the_eliminated_are_not_wounded() -> None:
    s = struck(invade(battle("infantry E4, armour E4", "artillery D4, armour D4"), "D4"))
    hit(s, "R")
    do(s, "eliminate UK infantry 1", "done")
    assert offered(s, "wound") == ["UK armour 1"]
    refused(s, "wound UK infantry 1")


@rule("W10.5", "W26")
def test_equal_armies_can_be_wounded_differently() -> None:
    s = struck(invade(battle("armour E4, armour E4, armour E3", "artillery D4, armour D4"), "D4", "E4", "E3"))
    hit(s, "R")
    done(s)
    do(s, "wound UK armour 1")
    assert "UK armour 2" in offered(s, "wound")
    assert "UK armour 3" in offered(s, "wound")


@rule("W10.6")
def test_wounds_lower_the_defence_only() -> None:
    s = position(active="uk", phase="movement", armies={"uk": "air D4/5"}, points={"uk": 9})
    assert defence(s, "UK air 1") == 1
    assert "Magnitogorsk" in reach(s, "UK air 1")  # three steps as ever
    s = invade(battle("air E4/5", "armour D4"), "D4")
    assert totals(s)[0] == 8


@rule("W10.6")
def test_wounds_go_with_the_army_and_stay() -> None:
    s = position(active="uk", phase="movement", armies={"uk": "air D4/5, air D4"}, points={"uk": 9})
    move(s, "UK air 1", "E4")
    assert here(s, "E4") == ["uk air/5"]
    assert here(s, "D4") == ["uk air"]


@rule("W10.6")
def test_wounds_last_into_the_next_turn() -> None:
    s = position(
        scenario="two-players-uk-italy",
        active="italy",
        phase="end",
        armies={"uk": "air D4/5"},
        own={"italy": "Foxtrot"},
    )
    do(s, offered(s)[0])
    assert s.view()["active"] == "uk"
    assert here(s, "D4") == ["uk air/5"]


@rule("W10.6", "W12.3")
def test_wounds_move_into_the_territory_taken() -> None:
    s = struck(invade(battle("air E4, armour E4", "infantry D4", points={"uk": 1}), "D4"))
    hit(s, "T")
    if offered(s, "eliminate"):
        done(s)
    do(s, "wound-most UK air 1")
    do(s, "enter UK air 1", "done")
    assert here(s, "D4") == ["uk air/3"]
    assert here(s, "E4") == ["uk armour"]


@rule("W10.6", "W20.1")
def test_a_later_defence_bonus_raises_the_wounded_too() -> None:
    s = position(active="uk", phase="leader", leaders={"uk": "Research"}, armies={"uk": "air D4/5"}, points={"uk": 4})
    do(s, "promote Self-sealing Tanks")
    assert defence(s, "UK air 1") == 2


@rule("W10.6", "W15.4")
def test_repair_takes_the_wounds_away() -> None:
    s = position(
        active="uk",
        phase="leader",
        leaders={"uk": "Research"},
        armies={"uk": "air D4/5, infantry D4/1"},
        points={"uk": 4},
    )
    do(s, "repair D4")
    assert here(s, "D4") == ["uk air", "uk infantry"]
    assert points(s, "uk") == 3


@rule("W10.6")
def test_a_new_army_has_no_wounds_of_the_one_that_was_eliminated() -> None:
    s = struck(invade(battle("infantry E4/1, armour E4", "infantry D4"), "D4"))
    hit(s, "R")
    do(s, "eliminate UK infantry 1")
    spared(s)
    if "liberate" in offered(s):
        do(s, "liberate")
    assert stock(s, "uk")[0] == 8
    assert all(row["wounds"] == 0 for row in s.view()["armies"])


@rule("W10.7")
def test_when_all_invaders_are_eliminated_points_left_over_are_lost() -> None:
    s = struck(invade(battle("infantry E4, infantry E3", "artillery D4, armour D4"), "D4", "E4"))
    hit(s, "R")
    do(s, "eliminate UK infantry 1")
    if asked(s) == ["Italy"]:
        done(s)
    assert here(s, "E4") == []
    assert here(s, "E3") == ["uk infantry"]  # it took no part and has no wound
    assert asked(s) == ["United Kingdom"]


@rule("W10.8")
def test_both_sides_remove_their_losses_after_the_counter_attack() -> None:
    s = struck(invade(battle("infantry E4, air E4", "artillery D4, armour D4"), "D4"), "Italian armour 1")
    hit(s, "R")
    do(s, "eliminate UK infantry 1")
    assert here(s, "E4") == ["uk air", "uk infantry"]
    assert here(s, "D4") == ["italy armour", "italy artillery"]
    if offered(s, "eliminate"):
        done(s)
    spared(s)
    assert here(s, "E4") == ["uk air"]
    assert here(s, "D4") == ["italy artillery"]
    assert owner(s, "D4") == "italy"
    assert stock(s, "uk")[0] == 8
    assert stock(s, "italy")[2] == 5


@rule("W10.4", "W10.8")
def test_kills_are_counted_for_both_sides() -> None:
    s = struck(invade(battle("infantry E4, air E4", "artillery D4, armour D4"), "D4"), "Italian armour 1")
    hit(s, "R")
    do(s, "eliminate UK infantry 1", "done")
    spared(s)
    kills = {row["nation"]: row["kills"] for row in s.view()["nations"]}
    assert (kills["uk"], kills["italy"]) == (1, 1)


@rule("W10.4", "W26")
def test_equal_invaders_with_different_wounds_are_told_apart() -> None:
    s = struck(invade(battle("infantry E4, infantry E4, infantry E4/1", "armour D4"), "D4"))
    hit(s, "R")  # 3 points: 2 + 1
    assert offered(s, "eliminate") == ["UK infantry 1", "UK infantry 3"]
    do(s, "eliminate UK infantry 3")
    assert "UK infantry 1" in offered(s, "eliminate")
    do(s, "eliminate UK infantry 1")
    if asked(s) == ["Italy"]:
        refused(s, "eliminate UK infantry 2")
        done(s)
    assert here(s, "E4") == ["uk infantry"]


@rule("W10.4", "W26")
def test_a_choice_may_be_taken_back_before_it_is_done() -> None:
    s = struck(invade(battle("infantry E4, artillery E4, armour E4", "armour D4, infantry D4"), "D4"))
    hit(s, "R")  # 5 points
    do(s, "eliminate UK infantry 1")
    refused(s, "eliminate UK artillery 1")
    do(s, "eliminate UK infantry 1", "eliminate UK artillery 1", "done")
    spared(s)
    assert here(s, "E4") == ["uk armour", "uk infantry"]


@rule("W10.5")
def test_most_of_the_wounds_at_once_are_as_many_as_single_ones() -> None:
    s = struck(invade(battle("armour E4, armour E4", "armour D4, infantry D4"), "D4"))
    hit(s, "R")  # 5 points
    do(s, "wound UK armour 2", "wound-most UK armour 1")
    assert here(s, "E4") == ["uk armour/1", "uk armour/4"]


@rule("W10.3", "W9.5")
@pytest.mark.parametrize(("uk", "success"), [("armour E4, artillery E4", True), ("armour E4, infantry E4", False)])
def test_an_empty_fortification_is_taken_with_five_points(uk: str, success: bool) -> None:
    s = battle(uk, "", own={"italy": "Foxtrot, D4"}, developed=FORT)
    invade(s, "D4")
    spared(s)
    assert ("liberate" in offered(s)) is success


@rule("W10.1", "W27")
def test_defeat_without_a_bonus_does_nothing_and_nobody_is_asked() -> None:
    s = struck(invade(battle("infantry E4, infantry E5", "armour D4"), "D4"))
    roll(s, "D")
    assert here(s, "E4") == ["uk infantry"]
    assert asked(s) == ["United Kingdom"]


@rule("W10.1")
def test_the_bonus_of_an_attacker_who_stands_on_historic_land_is_not_used() -> None:
    s = struck(invade(battle("armour Leningrad", "armour D4"), "D4"))
    assert totals(s) == (3, 6)
    roll(s, "R")
    assert report(s)["damage"] == 3
