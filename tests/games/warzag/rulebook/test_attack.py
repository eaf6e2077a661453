"""W9: planning, cards, totals, eliminations."""

from __future__ import annotations

import pytest

from tests.games.warzag.rulebook.words import armies_of, battle, hit, holds, invade, report, spared, struck, totals
from tests.games.warzag.vocabulary import asked, defence, do, done, here, offered, owner, passing, refused, roll, rule
from tests.games.warzag.vocabulary import position_1 as position

# Planning


@rule("W9.1")
def test_all_armies_on_the_named_territories_take_part() -> None:
    s = battle("infantry E4, artillery E4, armour E4, infantry E3, air C4", "armour D4, armour D4, armour D4")
    invade(s, "D4", "E4", "E3")
    assert totals(s) == (1 + 2 + 3 + 1, 18)
    assert {row["at"] for row in armies_of(s, "uk") if row["fought"]} == {"E4", "E3"}
    refused(s, "with UK infantry 1")


@rule("W9.1")
def test_an_army_that_has_fought_is_not_counted() -> None:
    # Case 2: the infantry of E4 takes part alone
    s = battle("infantry E4, armour E4", "armour D4, armour D4", own={"italy": "Foxtrot, F5"}, points={"uk": 0})
    do(s, "invade F5", "with UK infantry 1", "done")
    assert owner(s, "F5") == ""
    invade(s, "D4")
    assert totals(s) == (3, 12)
    # and cannot be eliminated in the counter-attack
    hit(struck(s), "R")
    assert offered(s, "eliminate") == []
    assert offered(s, "wound") == ["UK armour 1"]


@rule("W9.1")
def test_a_territory_where_all_have_fought_cannot_be_named() -> None:
    s = battle(
        "infantry E4, armour E3", "armour D4, armour D4", own={"italy": "Foxtrot, F5"}, points={"uk": 0}
    )  # fmt: skip
    do(s, "invade F5")
    do(s, "invade D4")
    assert not offered(s, "from")  # E3 alone, without a choice
    assert totals(s) == (3, 12)


@rule("W9.1")
def test_a_named_territory_without_a_fresh_army_is_refused() -> None:
    s = battle(
        "infantry E4, armour E3, armour C4", "armour D4, armour D4", own={"italy": "Foxtrot, F5"}, points={"uk": 0}
    )  # fmt: skip
    do(s, "invade F5", "invade D4")
    assert offered(s, "from") == ["C4", "E3"]
    assert refused(s, "from E4").rule in ("W9.1", "W8.3")


@rule("W9.1")
def test_moved_and_wounded_armies_take_part() -> None:
    s = battle("air E4/5", "armour D4")
    invade(s, "D4")
    assert totals(s) == (8, 6)


# Cards


@rule("W9.2", "S08", "S10", "S09")
def test_the_invader_plays_first_then_the_defender() -> None:
    s = battle("air E4", "armour D4", hands={"uk": "Air Support", "italy": "Minefield, Partisans"})
    do(s, "invade D4")
    assert asked(s) == ["United Kingdom"]
    assert offered(s) == ["pass", "play Air Support"]
    do(s, "play Air Support")
    assert asked(s) == ["Italy"]
    assert offered(s) == ["pass", "play Minefield", "play Partisans"]
    do(s, "play Partisans")
    assert offered(s) == ["pass", "play Minefield"]
    do(s, "play Minefield")
    assert asked(s) == ["chance"]
    assert totals(s) == (11, 9)


@rule("W9.2")
def test_each_name_once_in_an_invasion() -> None:
    s = battle("air E4, armour C4", "armour D4, armour D4",
               hands={"uk": "Air Support, Air Support", "italy": "Minefield, Minefield"})  # fmt: skip
    invade(s, "D4", "E4")
    do(s, "play Air Support")
    assert asked(s) == ["Italy"]  # the second Air Support is not possible
    do(s, "play Minefield")
    refused(s, "play Minefield")
    assert totals(s) == (11, 15)
    hit(struck(s), "D")
    # in the next invasion of the same turn the other copies may be played
    invade(s, "D4")
    do(s, "play Air Support")
    do(s, "play Minefield")
    assert totals(s) == (6, 15)


@rule("W9.2", "W26")
def test_nobody_without_cards_is_asked() -> None:
    s = battle("air E4", "armour D4, armour D4")
    do(s, "invade D4")
    assert asked(s) == ["United Kingdom"]
    assert offered(s, "eliminate")


@rule("W9.2", "W26", "W19.1")
@pytest.mark.parametrize("card", ["Convoy", "Minefield", "Fortunes of War"])
def test_the_defender_is_asked_whatever_he_holds(card: str) -> None:
    # Who holds a card might hold one of the window: the question tells nothing about the hand.
    s = battle("air E4", "armour D4", hands={"italy": card})
    do(s, "invade D4")
    assert asked(s) == ["Italy"]
    assert "pass" in offered(s)


@rule("W9.2", "W26")
@pytest.mark.parametrize("card", ["Convoy", "Air Support"])
def test_the_invader_is_asked_whatever_he_holds(card: str) -> None:
    s = battle("air E4", "armour D4", hands={"uk": card})
    do(s, "invade D4")
    assert asked(s) == ["United Kingdom"]
    assert "pass" in offered(s)


@rule("W9.2", "W26")
def test_nobody_is_asked_for_cards_that_all_lie_on_the_discards() -> None:
    # Everybody sees both copies of Minefield and Partisans on the discards.
    deck = ", ".join(["Convoy"] * 2 + ["Air Support"] * 2)
    s = battle("air E4", "armour D4", hands={"italy": "Convoy"}, deck=deck)
    do(s, "invade D4")
    assert asked(s) == ["chance"]


@rule("W9.2", "W26")
def test_the_third_player_is_not_asked() -> None:
    s = battle("air E4", "armour D4", hands={"germany": "Minefield, Partisans, Fortunes of War"})
    do(s, "invade D4")
    assert asked(s) == ["chance"]
    roll(s, "R")
    assert asked(s) == ["Italy"]
    assert offered(s, "wound")
    refused(s, "play Fortunes of War", "Germany")


@rule("W9.2")
def test_the_cards_of_the_defender_are_not_the_invaders() -> None:
    s = battle("air E4", "armour D4", hands={"uk": "Minefield, Partisans, Air Support", "italy": "Air Support"})
    do(s, "invade D4")
    assert offered(s) == ["pass", "play Air Support"]
    do(s, "pass")
    assert asked(s) == ["Italy"]
    assert offered(s) == ["pass"]


# Totals


@rule("W9.3")
@pytest.mark.parametrize(
    ("armies", "total"),
    [("infantry E4", 1), ("artillery E4", 2), ("armour E4", 3), ("air E4", 8), ("infantry E4, air E4", 9)],
)
def test_the_attack_total_is_the_sum_of_the_attack_values(armies: str, total: int) -> None:
    s = invade(battle(armies, "armour D4, armour D4"), "D4")
    assert totals(s) == (total, 12)


@rule("W9.3", "W20.1")
def test_promotions_and_research_add_to_the_attack() -> None:
    s = invade(battle("artillery E4, artillery E4", "armour D4, armour D4",
                      promotions={"uk": "Forward Observers"}, tokens={"uk": 6}), "D4")  # fmt: skip
    assert totals(s)[0] == 2 * (2 + 1 + 1)


@rule("W9.3", "S08")
def test_air_support_adds_three() -> None:
    s = invade(battle("armour E4", "armour D4", hands={"uk": "Air Support"}), "D4")
    do(s, "play Air Support")
    assert totals(s) == (6, 6)
    assert holds(s)


@rule("W9.4")
def test_the_defence_total_counts_wounds() -> None:
    s = invade(battle("armour E4, artillery E4", "armour D4/3, artillery D4/2"), "D4")
    assert totals(s) == (5, 3 + 2)
    assert holds(s)


@rule("W9.4", "W20.1")
def test_promotions_add_to_the_defence_also_of_the_wounded() -> None:
    s = invade(battle("air E4", "infantry D4, infantry D4/1", promotions={"italy": "Mountain Troops"}), "D4")
    assert totals(s) == (8, 3 + 2)


@rule("W9.4", "W17.2")
def test_a_fortification_adds_five() -> None:
    s = invade(battle("air E4", "infantry D4", developed={"fortification": "D4"}), "D4")
    assert totals(s) == (8, 7)


@rule("W9.4", "S10")
def test_a_minefield_adds_three() -> None:
    s = invade(battle("armour E4, armour E4", "artillery D4", hands={"italy": "Minefield"}), "D4")
    assert totals(s) == (6, 4)
    do(s, "play Minefield")
    assert totals(s) == (6, 7)
    assert asked(s) == ["United Kingdom"]  # condition 1 fails


@rule("W9.4")
@pytest.mark.parametrize(("place", "beside"), [("Magnitogorsk", "D7"), ("Foxtrot", "C2")])
def test_a_war_industry_and_a_base_have_no_bonus(place: str, beside: str) -> None:
    s = invade(battle(f"armour {beside}", f"infantry {place}"), place)
    assert totals(s) == (3, 2)


@rule("W9.5")
@pytest.mark.parametrize(
    ("uk", "italian", "expected"),
    [
        ("armour E4, armour E4", "armour D4", True),  # 6 and 6
        ("armour E4, artillery E4", "armour D4", False),  # 5 and 6
        ("air E4", "armour D4, infantry D4", True),  # 8 and 8
        ("air E4", "armour D4, artillery D4", False),  # 8 and 10
    ],
)
def test_condition_one_asks_for_at_least_the_defence_total(uk: str, italian: str, expected: bool) -> None:
    assert holds(invade(battle(uk, italian), "D4")) is expected


@rule("W9.5", "W27")
def test_condition_one_is_settled_before_the_counter_attack() -> None:
    s = invade(battle("air E4, armour E4", "armour D4, artillery D4"), "D4")
    hit(struck(s), "T")  # 7 + 5 = 12
    do(s, "eliminate UK air 1", "done")
    spared(s)
    assert "enter UK armour 1" in offered(s)


# Eliminations


@rule("W9", "W9.6")
def test_all_defenders_are_eliminated_when_condition_one_holds() -> None:
    s = invade(battle("air E4", "armour D4, infantry D4"), "D4")
    assert asked(s) == ["chance"]
    spared(hit(s, "D"))
    assert here(s, "D4") == []


@rule("W9.6")
def test_otherwise_any_subset_within_the_points_may_be_chosen() -> None:
    # 3 + 3 = 6 points against 6 + 4 + 2
    s = invade(battle("armour E4, armour E4", "armour D4, artillery D4, infantry D4"), "D4")
    assert offered(s) == [
        "done",
        "eliminate Italian armour 1",
        "eliminate Italian artillery 1",
        "eliminate Italian infantry 1",
    ]
    do(s, "eliminate Italian artillery 1")
    assert "eliminate Italian infantry 1" in offered(s)  # 4 + 2 = 6
    assert refused(s, "eliminate Italian armour 1").rule == "W9.6"
    do(s, "eliminate Italian infantry 1")
    if "done" in offered(s):
        done(s)
    spared(hit(s, "D"))
    assert here(s, "D4") == ["italy armour"]


@rule("W9.6")
def test_nobody_need_be_eliminated() -> None:
    s = invade(battle("armour E4, armour E4", "armour D4, artillery D4"), "D4")
    done(s)
    spared(hit(s, "D"))
    assert here(s, "D4") == ["italy armour", "italy artillery"]


@rule("W9.6")
def test_who_can_eliminate_nobody_is_not_asked() -> None:
    s = invade(battle("armour E4", "armour D4, artillery D4"), "D4")
    assert asked(s) == ["chance"]
    spared(hit(s, "D"))
    assert here(s, "D4") == ["italy armour", "italy artillery"]


@rule("W9.6", "W27")
def test_the_fortification_does_not_protect_the_armies() -> None:
    s = invade(battle("armour E4, armour E4", "armour D4", developed={"fortification": "D4"}), "D4")
    assert totals(s) == (6, 11)
    do(s, "eliminate Italian armour 1")
    if asked(s) == ["United Kingdom"]:
        done(s)
    spared(hit(s, "D"))
    assert here(s, "D4") == []
    assert owner(s, "D4") == "italy"


@rule("W9.6")
def test_the_minefield_does_not_protect_the_armies() -> None:
    s = invade(battle("armour E4, armour E4", "armour D4", hands={"italy": "Minefield"}), "D4")
    do(s, "play Minefield")
    assert offered(s, "eliminate") == ["Italian armour 1"]


@rule("W9.6")
def test_the_historic_bonus_does_not_protect_the_armies() -> None:
    s = invade(battle("armour C4", "infantry Normandy"), "Normandy")
    assert totals(s) == (3, 6)
    assert offered(s, "eliminate") == ["Italian infantry 1"]


@rule("W9.6")
def test_the_current_defence_counts_for_eliminations() -> None:
    s = invade(battle("armour E4", "armour D4/3, armour D4"), "D4")
    assert offered(s, "eliminate") == ["Italian armour 1"]  # 3 left; the other one has 6
    refused(s, "eliminate Italian armour 2")


@rule("W9.6", "W27")
def test_attack_points_left_over_do_nothing() -> None:
    s = invade(battle("air E4", "armour D4, armour D4"), "D4")
    do(s, "eliminate Italian armour 1")
    if asked(s) == ["United Kingdom"]:
        done(s)
    spared(hit(s, "D"))
    assert here(s, "D4") == ["italy armour"]  # without a wound


@rule("W9.6")
def test_equal_armies_can_all_be_chosen_one_after_the_other() -> None:
    s = invade(battle("armour E4, armour E4", "infantry D4, infantry D4, infantry D4, infantry D4"), "D4")
    assert offered(s, "eliminate") == ["Italian infantry 1"]
    do(s, "eliminate Italian infantry 1")
    do(s, "eliminate Italian infantry 2")
    do(s, "eliminate Italian infantry 3")  # 6 points
    if asked(s) == ["United Kingdom"]:
        refused(s, "eliminate Italian infantry 4")
        done(s)
    spared(hit(s, "D"))
    assert here(s, "D4") == ["italy infantry"]


@rule("W9.7")
def test_eliminated_armies_stay_until_the_counter_attack_is_over_and_take_part_in_it() -> None:
    s = invade(battle("air E4", "armour D4"), "D4")
    roll(s, "T")
    assert here(s, "D4") == ["italy armour"]
    assert report(s)["damage"] == 6
    assert asked(s) == ["Italy"]
    passing(s)
    spared(s)
    assert here(s, "D4") == []


@rule("W9.7", "W10.1")
def test_a_chosen_army_counts_in_the_counter_attack_like_the_others() -> None:
    found = []
    for doomed in ((), ("Italian artillery 1",), ("Italian armour 1",)):
        s = invade(battle("air E4, infantry E4", "artillery D4, armour D4"), "D4")
        struck(s, *doomed)
        roll(s, "R")
        found.append(report(s)["damage"])
    assert found == [7, 7, 7]


@rule("W9.4", "W10.6")
def test_the_defence_of_a_wounded_army_is_what_the_totals_say() -> None:
    s = battle("air E4", "armour D4/5")
    assert defence(s, "Italian armour 1") == 1
    assert totals(invade(s, "D4"))[1] == 1


@rule("W9.1", "W26")
def test_an_origin_may_be_taken_back_before_the_plan_is_done() -> None:
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "infantry E4, infantry E3, infantry C4", "italy": "armour D4"},
    )
    do(s, "invade D4", "from E4", "from E4", "from E3", "done")
    assert {row["at"] for row in armies_of(s, "uk") if row["fought"]} == {"E3"}
