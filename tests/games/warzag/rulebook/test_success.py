"""W11, W12: success and failure, Case 2, taking and liberating."""

from __future__ import annotations

import pytest

from tests.games.warzag.rulebook.words import armies_of, battle, hit, invade, nation, owners, spared, struck
from tests.games.warzag.vocabulary import (
    asked,
    deal_on,
    developed,
    do,
    done,
    here,
    leader,
    offered,
    owner,
    points,
    refused,
    rule,
    winners,
)
from tests.games.warzag.vocabulary import position_1 as position

# W11


@rule("W11", "W12", "W11.1", "W12.2")
def test_with_both_conditions_the_invasion_succeeds() -> None:
    s = hit(struck(invade(battle("air E4", "infantry D4"), "D4")), "D")
    assert offered(s) == ["enter UK air 1", "liberate"]


@rule("W11.1", "W9.5")
def test_without_condition_one_it_fails_though_no_defender_is_left() -> None:
    # A fortification: 3 against 2 + 5, but the infantry can be eliminated.
    s = struck(
        invade(battle("armour E4", "infantry D4", developed={"fortification": "D4"}), "D4"), "Italian infantry 1"
    )
    spared(hit(s, "D"))
    assert here(s, "D4") == []
    assert owner(s, "D4") == "italy"
    assert developed(s, "D4") == "fortification"
    assert not offered(s, "enter")


@rule("W11.1", "W11.2")
def test_without_condition_two_it_fails() -> None:
    s = struck(invade(battle("air E4, infantry E3", "armour D4, infantry D4"), "D4", "E4"))
    hit(s, "T")  # 5 + 4 = 9 points
    do(s, "eliminate UK air 1")
    spared(s)
    assert (here(s, "E4"), here(s, "D4")) == ([], [])
    assert owner(s, "D4") == "italy"
    assert asked(s) == ["United Kingdom"]
    assert not offered(s, "enter")


@rule("W11.1")
def test_condition_two_needs_an_army_that_took_part() -> None:
    s = battle("infantry E4, air E4", "armour D4", own={"italy": "Foxtrot, F5"}, points={"uk": 0})
    do(s, "invade F5", "with UK infantry 1", "done")  # the infantry has fought and stays on E4
    invade(s, "D4")
    hit(struck(s), "T")  # 6 points
    do(s, "eliminate UK air 1")
    spared(s)
    assert here(s, "E4") == ["uk infantry"]
    assert owner(s, "D4") == "italy"
    assert not offered(s, "enter")
    assert "liberate" not in offered(s)


@rule("W11.1")
def test_one_survivor_is_enough() -> None:
    s = struck(invade(battle("air E4, infantry E3", "armour D4", points={"uk": 1}), "D4", "E4", "E3"))
    hit(s, "T")
    do(s, "eliminate UK air 1")
    spared(s)
    do(s, "enter UK infantry 1")
    assert owner(s, "D4") == "uk"


@rule("W11.2", "W3.8")
@pytest.mark.parametrize(("place", "beside"), [("Normandy", "C4"), ("Leningrad", "D4")])
def test_a_historic_territory_emptied_in_vain_is_contested(place: str, beside: str) -> None:
    s = struck(invade(battle(f"armour {beside}", f"infantry {place}"), place), "Italian infantry 1")
    spared(hit(s, "D"))
    assert owner(s, place) == ""
    assert here(s, beside) == ["uk armour"]


@rule("W11.2")
def test_a_war_industry_emptied_by_an_attack_without_survivors_is_contested() -> None:
    s = struck(invade(battle("armour D7/6, infantry Alfa", "infantry Magnitogorsk"), "Magnitogorsk"))
    hit(s, "R")
    do(s, "eliminate UK armour 1")
    spared(s)
    assert owners(s, "Magnitogorsk", "D7") == ["", "uk"]


@rule("W11.2")
def test_a_strategic_territory_with_an_army_left_stays_with_the_defender() -> None:
    s = struck(invade(battle("armour C4", "infantry Normandy, infantry Normandy"), "Normandy"), "Italian infantry 1")
    spared(hit(s, "D"))
    assert owner(s, "Normandy") == "italy"


@rule("W11.2", "W3.8")
def test_a_standard_territory_or_base_without_armies_stays_with_the_defender() -> None:
    s = struck(invade(battle("air C2/5", "armour Foxtrot"), "Foxtrot"))
    hit(s, "R")
    do(s, "eliminate UK air 1")
    spared(s)
    assert owner(s, "Foxtrot") == "italy"


@rule("W11.3", "W14.5")
def test_on_success_the_leader_is_sent_back() -> None:
    s = battle("air E4", "infantry D4", leaders={"italy": "D4"})
    spared(hit(struck(invade(s, "D4")), "D"))
    do(s, "liberate")
    assert leader(s, "italy") == "Foxtrot"
    assert nation(s, "italy")["leader_waits"] is True


@rule("W11.3")
def test_on_failure_the_leader_stays() -> None:
    s = battle("armour E4", "infantry D4, armour D4", leaders={"italy": "D4"})
    spared(hit(struck(invade(s, "D4")), "D"))
    assert leader(s, "italy") == "D4"
    assert nation(s, "italy")["leader_waits"] is False


@rule("W11.3")
def test_a_leader_on_a_strategic_territory_that_is_only_emptied_stays() -> None:
    s = battle("armour C4", "infantry Normandy", leaders={"italy": "Normandy"})
    spared(hit(struck(invade(s, "Normandy"), "Italian infantry 1"), "D"))
    assert owner(s, "Normandy") == ""
    assert leader(s, "italy") == "Normandy"


@rule("W11.4", "W3.8")
@pytest.mark.parametrize(("origin", "target"), [("Leningrad", "D4"), ("Magnitogorsk", "D7")])
def test_a_strategic_origin_whose_last_army_was_eliminated_is_contested(origin: str, target: str) -> None:
    s = struck(invade(battle(f"infantry {origin}", f"armour {target}"), target))
    hit(s, "R")
    do(s, "eliminate UK infantry 1")
    spared(s)
    assert owners(s, origin, target) == ["", "italy"]


@rule("W11.4")
def test_a_strategic_origin_with_an_army_left_stays() -> None:
    s = struck(invade(battle("infantry Leningrad, infantry Leningrad", "armour D4"), "D4"))
    hit(s, "R")  # 3 points: one of them
    do(s, "eliminate UK infantry 1")
    if offered(s, "eliminate"):
        done(s)
    spared(s)
    assert owner(s, "Leningrad") == "uk"


# W12: Case 2


@rule("W12.1", "W14.5")
def test_in_case_two_the_leader_goes_back_and_nobody_fights() -> None:
    s = battle("infantry E4", "", own={"italy": "Foxtrot, D4"}, leaders={"italy": "D4"})
    do(s, "invade D4")
    assert leader(s, "italy") == "Foxtrot"  # at once, before the choice
    assert nation(s, "italy")["leader_waits"] is True
    do(s, "liberate")
    assert here(s, "E4") == ["uk infantry"]


@rule("W12.1")
def test_in_case_two_the_invader_chooses_his_armies_and_only_they_count() -> None:
    s = battle("infantry E4, armour E4, air C4", "", own={"italy": "Foxtrot, D4"}, points={"uk": 1})
    do(s, "invade D4")
    assert offered(s, "with") == ["UK air 1", "UK armour 1", "UK infantry 1"]
    assert "done" not in offered(s)  # at least one
    do(s, "with UK air 1", "with UK infantry 1", "done")
    assert offered(s, "enter") == ["UK air 1", "UK infantry 1"]
    do(s, "enter UK infantry 1", "done")
    assert {row["kind"]: row["fought"] for row in armies_of(s, "uk")} == {0: True, 2: False, 3: True}
    assert here(s, "D4") == ["uk infantry"]


@rule("W12.1")
def test_those_who_stayed_behind_in_case_two_may_invade_again() -> None:
    s = battle("infantry E4, infantry E4", "", own={"italy": "Foxtrot, D4, E3"}, points={"uk": 2})
    do(s, "invade D4", "with UK infantry 1", "done", "enter UK infantry 1")
    do(s, "invade E3", "enter UK infantry 2")
    assert owners(s, "D4", "E3") == ["uk", "uk"]


@rule("W12.1", "W14.4")
def test_a_leader_driven_from_his_base_goes_to_the_nearest_own_base() -> None:
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "infantry C2"},
        own={"italy": "Foxtrot, Delta, Alfa", "germany": "K1", "uk": "A6"},
        points={"uk": 4},
    )
    do(s, "invade Foxtrot")
    assert leader(s, "italy") == "Alfa"  # 5 steps; Delta is 6


@rule("W12.1", "W14.4")
def test_without_a_base_he_goes_to_the_nearest_own_territory_and_his_owner_chooses_among_equals() -> None:
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "infantry C2"},
        own={"italy": "Foxtrot, B1, D1, A1"},
        points={"uk": 4},
    )
    do(s, "invade Foxtrot")
    assert asked(s) == ["Italy"]
    assert offered(s, "refuge") == ["B1", "D1"]
    do(s, "refuge D1")
    assert leader(s, "italy") == "D1"
    assert asked(s) == ["United Kingdom"]
    assert offered(s) == ["enter UK infantry 1", "liberate"]


# W12: the choice


@rule("W12.2")
def test_one_of_both_must_be_chosen() -> None:
    s = battle("infantry E4", "", own={"italy": "Foxtrot, D4"})
    do(s, "invade D4")
    assert offered(s) == ["enter UK infantry 1", "liberate"]
    refused(s, "done")


@rule("W12.3")
def test_a_standard_territory_costs_one_point() -> None:
    s = battle("infantry E4", "", own={"italy": "Foxtrot, D4"}, points={"uk": 1})
    do(s, "invade D4", "enter UK infantry 1")
    assert (owner(s, "D4"), points(s, "uk")) == ("uk", 0)
    assert (here(s, "D4"), here(s, "E4")) == (["uk infantry"], [])


@rule("W12.3", "W27")
@pytest.mark.parametrize(("held", "allowed"), [(3, False), (4, True), (6, True)])
def test_a_base_costs_four_points(held: int, allowed: bool) -> None:
    s = battle("infantry C2", "", own={"italy": "Foxtrot, D4"}, points={"uk": held})
    do(s, "invade Foxtrot")
    if allowed:
        do(s, "enter UK infantry 1")
        assert (owner(s, "Foxtrot"), points(s, "uk")) == ("uk", held - 4)
    else:
        assert owner(s, "Foxtrot") == ""  # liberated: there was no choice
        assert points(s, "uk") == held
        assert here(s, "C2") == ["uk infantry"]


@rule("W12.3")
def test_a_base_with_armies_costs_four_points_too() -> None:
    s = battle("air C2", "infantry Foxtrot", points={"uk": 5})
    spared(hit(struck(invade(s, "Foxtrot")), "D"))
    do(s, "enter UK air 1")
    assert (owner(s, "Foxtrot"), points(s, "uk")) == ("uk", 1)


@rule("W12.3")
@pytest.mark.parametrize(("place", "beside"), [("Magnitogorsk", "D7"), ("Leningrad", "D4")])
def test_a_strategic_territory_costs_nothing(place: str, beside: str) -> None:
    s = battle(f"air {beside}", f"infantry {place}", points={"uk": 0})
    spared(hit(struck(invade(s, place)), "D"))
    assert "liberate" in offered(s)
    do(s, "enter UK air 1")
    assert (owner(s, place), points(s, "uk")) == ("uk", 0)


@rule("W12.3")
def test_any_number_of_survivors_may_move_in_from_any_origin() -> None:
    s = battle("armour E4, armour E4, infantry C4, infantry E5", "infantry D4", points={"uk": 1})
    spared(hit(struck(invade(s, "D4", "E4", "C4")), "D"))
    assert offered(s, "enter") == ["UK armour 1", "UK infantry 1"]
    do(s, "enter UK infantry 1", "enter UK armour 1", "enter UK armour 2")
    if offered(s, "enter"):
        done(s)
    assert here(s, "D4") == ["uk armour", "uk armour", "uk infantry"]
    assert (here(s, "E4"), here(s, "C4")) == ([], [])
    assert points(s, "uk") == 0


@rule("W12.3")
def test_at_least_one_must_move_in() -> None:
    s = battle("armour E4, armour E4", "infantry D4", points={"uk": 1})
    spared(hit(struck(invade(s, "D4")), "D"))
    assert "done" not in offered(s)
    do(s, "enter UK armour 1")
    assert "done" in offered(s)


@rule("W12.3")
def test_an_army_that_took_no_part_does_not_move_in() -> None:
    s = battle("armour E4, infantry C4", "infantry D4", points={"uk": 1})
    spared(hit(struck(invade(s, "D4", "E4")), "D"))
    assert offered(s, "enter") == ["UK armour 1"]
    refused(s, "enter UK infantry 1")


@rule("W12.3", "W3.8")
def test_a_strategic_origin_left_by_all_is_contested() -> None:
    s = battle("air Leningrad", "infantry D4", points={"uk": 1})
    spared(hit(struck(invade(s, "D4")), "D"))
    do(s, "enter UK air 1")
    assert owners(s, "D4", "Leningrad") == ["uk", ""]


@rule("W12.3", "W7.2.1")
def test_an_army_that_moved_may_move_in() -> None:
    s = position(
        active="uk", phase="movement", armies={"uk": "infantry E5"}, own={"italy": "Foxtrot, D4"}, points={"uk": 2}
    )
    do(s, "take UK infantry 1", "go E4")
    if not offered(s, "invade"):
        done(s)
    do(s, "invade D4", "enter UK infantry 1")
    assert here(s, "D4") == ["uk infantry"]


@rule("W12.4")
def test_a_liberated_standard_territory_is_neutral() -> None:
    s = battle("air E4", "infantry D4", points={"uk": 9})
    spared(hit(struck(invade(s, "D4")), "D"))
    do(s, "liberate")
    assert owner(s, "D4") == ""
    assert here(s, "E4") == ["uk air"]
    assert points(s, "uk") == 9


@rule("W12.4")
def test_a_liberated_base_is_neutral_and_costs_four_points_to_annex() -> None:
    s = battle("infantry C2", "", own={"italy": "Foxtrot, D4"}, points={"uk": 9})
    do(s, "invade Foxtrot", "liberate")
    assert (owner(s, "Foxtrot"), points(s, "uk")) == ("", 9)
    s = position(active="uk", phase="movement", own={"italy": "D4"}, armies={"uk": "infantry C2"}, points={"uk": 4})
    do(s, "take UK infantry 1", "go Foxtrot")
    assert points(s, "uk") == 0


@rule("W12.4")
def test_a_liberated_strategic_territory_is_contested() -> None:
    s = battle("air D7", "infantry Magnitogorsk", points={"uk": 9})
    spared(hit(struck(invade(s, "Magnitogorsk")), "D"))
    do(s, "liberate")
    assert owner(s, "Magnitogorsk") == ""
    assert here(s, "D7") == ["uk air"]


@rule("W12.4")
def test_who_cannot_pay_must_liberate() -> None:
    s = battle("air E4", "infantry D4", points={"uk": 0})
    spared(hit(struck(invade(s, "D4")), "D"))
    assert owner(s, "D4") == ""
    assert here(s, "E4") == ["uk air"]
    assert not offered(s, "enter")


@rule("W12.5", "W27")
@pytest.mark.parametrize("kind", ["camp", "production"])
@pytest.mark.parametrize("choice", ["enter UK infantry 1", "liberate"])
def test_the_development_is_lost_in_both_cases(kind: str, choice: str) -> None:
    s = battle("infantry E4", "", own={"italy": "Foxtrot, D4"}, developed={kind: "D4, C2"})
    do(s, "invade D4", choice)
    assert developed(s, "D4") == ""
    assert developed(s, "C2") == kind


@rule("W12.5")
@pytest.mark.parametrize("choice", ["enter UK air 1", "liberate"])
def test_a_fortification_is_lost_too(choice: str) -> None:
    s = battle("air E4", "infantry D4", developed={"fortification": "D4"})
    spared(hit(struck(invade(s, "D4")), "D"))
    do(s, choice)
    assert developed(s, "D4") == ""


@rule("W12.6")
def test_then_another_invasion_may_begin() -> None:
    s = battle("air E4, infantry C2", "infantry D4", points={"uk": 9})
    spared(hit(struck(invade(s, "D4")), "D"))
    do(s, "enter UK air 1")
    assert offered(s, "invade") == ["Foxtrot"]
    do(s, "invade Foxtrot", "liberate")
    assert not offered(s, "invade")


@rule("W12.3", "W12.4", "W21")
def test_only_what_is_taken_counts_as_a_capture() -> None:
    s = battle("infantry E4, infantry E4", "", own={"italy": "Foxtrot, D4, E3"})
    do(s, "invade D4", "with UK infantry 1", "done", "liberate")
    assert nation(s, "uk")["captures"] == 0
    do(s, "invade E3", "enter UK infantry 2")
    assert nation(s, "uk")["captures"] == 1


@rule("W11.3", "W12.1", "W14.5")
def test_a_leader_sent_back_misses_exactly_the_next_turn_of_his_owner() -> None:
    s = position(
        scenario="two-players-uk-italy",
        active="uk",
        phase="invasion",
        homes={"uk": "Alfa", "italy": "Foxtrot"},
        armies={"uk": "infantry E4"},
        own={"italy": "Foxtrot, D4"},
        leaders={"italy": "D4"},
    )
    do(s, "invade D4", "liberate")
    assert winners(s) is None
    lead = []
    for name in ("uk", "italy", "uk", "italy"):
        seen = False
        while s.view()["active"] == name:
            if asked(s) == ["chance"]:
                deal_on(s)
            else:
                seen = seen or bool(offered(s, "lead"))
                done(s)
        lead.append(seen)
    assert lead == [True, False, True, True]


@rule("W12.1", "W14.4")
def test_the_place_he_is_driven_from_never_counts() -> None:
    # Foxtrot is his base and is lost now; he goes to the only land that is left.
    s = battle("infantry C2", "", own={"italy": "Foxtrot, K6"}, points={"uk": 9})
    do(s, "invade Foxtrot")
    assert leader(s, "italy") == "K6"
    do(s, "liberate")
    assert nation(s, "italy")["leader_waits"] is True


@rule("W12.1", "W14.4")
def test_a_leader_elsewhere_is_not_touched() -> None:
    s = battle("infantry C2", "", own={"italy": "Foxtrot, K6"}, leaders={"italy": "K6"}, points={"uk": 9})
    do(s, "invade Foxtrot", "liberate")
    assert leader(s, "italy") == "K6"
    assert nation(s, "italy")["leader_waits"] is False


@rule("W12.4", "W24.1")
def test_who_loses_his_last_land_is_out_and_the_invader_goes_on() -> None:
    s = battle("infantry E4, infantry E4", "", own={"italy": "D4", "germany": "Delta, E3"}, leaders={"italy": "D4"})
    do(s, "invade D4", "with UK infantry 1", "done", "liberate")
    assert nation(s, "italy")["playing"] is False
    assert leader(s, "italy") == ""
    assert offered(s, "invade") == ["E3"]


@rule("W11.4", "W24.4")
def test_an_invader_who_loses_his_last_land_in_his_own_turn_is_out_and_the_next_one_begins() -> None:
    s = battle("artillery Ruhr", "armour Dunkirk", own={"uk": "", "italy": "Foxtrot"}, leaders={"uk": "A6"})
    hit(struck(invade(s, "Dunkirk")), "R")  # 3 + 3
    do(s, "eliminate UK artillery 1")
    if asked(s) == ["Italy"]:
        done(s)
    assert nation(s, "uk")["playing"] is False
    assert s.view()["active"] == "ussr"
    assert winners(s) is None


@rule("W11.1", "W12.3")
def test_the_survivors_of_all_origins_may_move_in_though_one_origin_was_emptied() -> None:
    s = battle("infantry E4, armour C4, armour C4", "armour D4", points={"uk": 1})
    hit(struck(invade(s, "D4", "E4", "C4")), "R")  # 7 against 6; 3 points
    do(s, "eliminate UK infantry 1", "done")
    spared(s)
    assert offered(s, "enter") == ["UK armour 1"]
    do(s, "enter UK armour 1", "enter UK armour 2")
    assert here(s, "D4") == ["uk armour", "uk armour"]
    assert owners(s, "E4", "C4") == ["uk", "uk"]


@rule("W12.3", "W26")
def test_survivors_with_different_wounds_are_told_apart() -> None:
    s = battle("armour E4, armour E4/2", "infantry D4", points={"uk": 1})
    spared(hit(struck(invade(s, "D4")), "D"))
    assert offered(s, "enter") == ["UK armour 1", "UK armour 2"]
    do(s, "enter UK armour 2", "done")
    assert (here(s, "D4"), here(s, "E4")) == (["uk armour/2"], ["uk armour"])


@rule("W12.1", "W12.3", "W3.9")
def test_the_leader_of_the_invader_does_not_move_with_his_armies() -> None:
    s = battle("infantry E4", "", own={"italy": "Foxtrot, D4"}, leaders={"uk": "E4"})
    do(s, "invade D4", "enter UK infantry 1")
    assert leader(s, "uk") == "E4"
