"""W8: what can be invaded, by whom, how often."""

from __future__ import annotations

import pytest

from tests.games.warzag.rulebook.words import armies_of, battle, hit, invade, spared, struck
from tests.games.warzag.vocabulary import (
    asked,
    do,
    done,
    here,
    leader,
    offered,
    owner,
    points,
    position,
    refused,
    roll,
    rule,
)


@rule("W8.1")
def test_the_target_is_enemy_land_next_to_own_armies() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"uk": "Alfa, E4", "italy": "Foxtrot, D4, C3, E5", "germany": "Delta, C4"},
        armies={"uk": "infantry Leningrad"},
    )
    # C3 touches D4 only; E5, D4 and C4 touch Leningrad
    assert offered(s, "invade") == ["C4", "D4", "E5"]
    assert refused(s, "invade C3").rule == "W8.1"
    assert refused(s, "invade Foxtrot").rule == "W8.1"


@rule("W8.1")
def test_own_land_without_an_army_is_no_place_to_invade_from() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"uk": "Alfa, E4", "italy": "Foxtrot, D4"},
        armies={"uk": "infantry E5"},
        leaders={"uk": "E4"},
    )
    assert offered(s, "invade") == []


@rule("W8.1")
def test_own_land_is_not_invaded() -> None:
    s = battle("infantry E4, infantry E5", "infantry D4")
    assert refused(s, "invade E5").rule == "W8.1"


@rule("W8.1")
def test_one_or_more_territories_may_be_named_each_of_them_own_and_adjacent() -> None:
    s = battle("infantry E4, infantry E3, infantry C4, infantry E5", "infantry D4", own={"uk": "Alfa, C3"})
    do(s, "invade D4")
    assert offered(s, "from") == ["C4", "E3", "E4"]
    assert "done" not in offered(s)  # at least one
    assert refused(s, "from E5").rule == "W8.1"
    refused(s, "from C3")  # nobody there
    do(s, "from C4", "from E3")
    done(s)
    assert len([row for row in armies_of(s, "uk") if row["fought"]]) == 2


@rule("W8.2")
@pytest.mark.parametrize("place", ["C4", "E3", "Leningrad", "Ardennes"])
def test_neutral_and_contested_territories_cannot_be_invaded(place: str) -> None:
    s = battle("air D4", "infantry C3")
    assert refused(s, f"invade {place}").rule == "W8.2"


@rule("W8.2", "W13.5")
def test_research_and_radioactive_territories_cannot_be_invaded() -> None:
    s = battle("air E4", "infantry D4", leaders={"italy": "Research"}, radioactive="E5")
    assert refused(s, "invade Research").rule == "W8.2"
    assert refused(s, "invade E5").rule in ("W8.2", "W13.5")
    assert offered(s, "invade") == ["D4"]


@rule("W8.2")
def test_a_neutral_base_cannot_be_invaded() -> None:
    s = position(
        scenario="two-players-uk-germany",
        homes={"uk": "Alfa", "germany": "Delta"},
        active="uk",
        phase="invasion",
        armies={"uk": "infantry C2, infantry H1"},
    )
    assert offered(s, "invade") == ["Delta"]
    assert refused(s, "invade Foxtrot").rule == "W8.2"


@rule("W8.3")
def test_an_army_that_has_fought_takes_part_in_no_other_invasion() -> None:
    s = battle("air E4, air E4", "infantry D4, infantry E3", points={"uk": 9})
    hit(struck(invade(s, "D4")), "D")
    do(s, "enter UK air 1", "done")
    # E3 lies next to D4 and E4, and both air armies have fought
    assert offered(s, "invade") == []


@rule("W8.3")
def test_it_makes_no_difference_whether_the_invasion_failed() -> None:
    s = battle("infantry E4, infantry E5", "armour D4, infantry F5")
    hit(struck(invade(s, "D4")), "D")
    assert owner(s, "D4") == "italy"
    # E4 touches F5, but its infantry has fought; the one on E5 has not
    do(s, "invade F5")
    assert asked(s) == ["United Kingdom"] or asked(s) == ["chance"]
    fought = {row["at"] for row in armies_of(s, "uk") if row["fought"]}
    assert fought == {"E4", "E5"}
    assert not offered(s, "from")  # no choice: only E5


@rule("W8.3", "W12.1")
def test_an_army_of_case_two_may_not_fight_again_even_if_it_stayed() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, D4, E3"},
        armies={"uk": "infantry E4"},
        points={"uk": 0},
    )
    do(s, "invade D4")
    assert owner(s, "D4") == ""
    assert offered(s, "invade") == []
    assert here(s, "E4") == ["uk infantry"]


@rule("W8.3", "W26")
def test_a_fought_army_is_free_again_in_the_next_turn() -> None:
    s = position(
        scenario="two-players-uk-italy",
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, D4, E3"},
        armies={"uk": "infantry E4"},
        points={"uk": 0},
    )
    do(s, "invade D4")
    assert [row["fought"] for row in armies_of(s, "uk")] == [True]
    s = position(scenario="two-players-uk-italy", active="italy", phase="end", own={"italy": "Foxtrot, E3"},
                 armies={"uk": "infantry E4"}, points={"uk": 0})  # fmt: skip
    do(s, offered(s)[0])
    assert s.view()["active"] == "uk"
    assert [row["fought"] for row in armies_of(s, "uk")] == [False]


@rule("W8.4")
@pytest.mark.parametrize(
    ("italian", "development", "case"),
    [
        ("infantry D4", "", 1),
        ("infantry D4", "fortification", 1),
        ("", "fortification", 1),
        ("", "", 2),
        ("", "camp", 2),
        ("", "production", 2),
        ("infantry D4", "production", 1),
    ],
)
def test_which_case_it_is(italian: str, development: str, case: int) -> None:
    s = battle(
        "air E4, infantry E4",
        italian,
        own={"italy": "Foxtrot, D4"},
        developed={development: "D4"} if development else {},
    )
    do(s, "invade D4")
    if case == 2:
        assert offered(s, "with")
        assert not offered(s, "from")
    else:
        assert not offered(s, "with")
        assert all(row["fought"] for row in armies_of(s, "uk"))


@rule("W8.4")
def test_a_base_without_armies_is_case_two() -> None:
    s = position(active="uk", phase="invasion", armies={"uk": "infantry C2"}, points={"uk": 4})
    do(s, "invade Foxtrot", "enter UK infantry 1")
    assert (owner(s, "Foxtrot"), points(s, "uk")) == ("uk", 0)


@rule("W8.4")
def test_a_leader_does_not_make_it_case_one() -> None:
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "infantry E4"},
        own={"italy": "Foxtrot, D4"},
        leaders={"italy": "D4"},
    )
    do(s, "invade D4")
    assert offered(s) == ["enter UK infantry 1", "liberate"]


@rule("W8", "W8.5")
def test_case_one_goes_from_planning_to_attack_counter_attack_success_and_choice() -> None:
    s = battle("air E4, infantry E3", "infantry D4", hands={"uk": "Convoy", "italy": "Convoy"}, points={"uk": 1})
    do(s, "invade D4")
    assert offered(s, "from") == ["E3", "E4"]
    do(s, "from E4", "done")
    seen = []
    for _ in range(2):
        seen += asked(s)
        do(s, "pass")
    assert seen == ["United Kingdom", "Italy"]
    roll(s, "R")
    seen = []
    for _ in range(2):
        seen += asked(s)
        do(s, "pass")
    assert seen == ["United Kingdom", "Italy"]
    assert asked(s) == ["Italy"]
    assert offered(s, "wound") == ["UK air 1"]
    spared(s)
    assert asked(s) == ["United Kingdom"]
    assert offered(s) == ["enter UK air 1", "liberate"]


@rule("W8.5")
def test_case_two_goes_straight_to_the_choice() -> None:
    s = battle("air E4", "", own={"italy": "Foxtrot, D4"}, hands={"uk": "Air Support", "italy": "Minefield, Partisans"})
    do(s, "invade D4")
    assert asked(s) == ["United Kingdom"]
    assert offered(s) == ["enter UK air 1", "liberate"]


@rule("W8.5", "W11.1")
def test_after_a_failure_there_is_no_choice() -> None:
    s = battle("infantry E4, infantry E5", "armour D4", points={"uk": 9})
    spared(hit(struck(invade(s, "D4", "E4") if offered(s, "from") else invade(s, "D4")), "D"))
    assert not offered(s, "enter")
    assert "liberate" not in offered(s)
    assert owner(s, "D4") == "italy"


@rule("W8.6")
def test_armies_do_not_move_in_phase_three_otherwise() -> None:
    s = battle("air E4", "infantry D4", own={"uk": "Alfa, E5"})
    refused(s, "take UK air 1")
    refused(s, "go E5")
    assert offered(s) == ["done", "invade D4"]


@rule("W8.7")
def test_a_territory_may_be_invaded_again_by_armies_that_have_not_fought() -> None:
    s = battle("infantry E4, air C4", "armour D4", points={"uk": 9})
    hit(struck(invade(s, "D4", "E4")), "D")
    assert owner(s, "D4") == "italy"
    do(s, "invade D4")
    assert not offered(s, "from")  # only C4 is left
    hit(s, "D")
    do(s, "enter UK air 1")
    assert owner(s, "D4") == "uk"


@rule("W8.7", "W8.1")
def test_a_territory_just_taken_belongs_to_the_invader_and_is_no_target() -> None:
    s = battle("air E4, air C4", "infantry D4", points={"uk": 9}, own={"italy": "Foxtrot, E3"})
    hit(struck(invade(s, "D4", "E4")), "D")
    do(s, "enter UK air 1")
    assert offered(s, "invade") == []
    refused(s, "invade D4")


@rule("W8.1", "W12.6")
def test_several_invasions_follow_one_another() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, D4, E3, C4"},
        armies={"uk": "infantry E4, infantry E4, infantry E4"},
        points={"uk": 3},
    )
    do(s, "invade D4", "with UK infantry 1", "done", "enter UK infantry 1")
    do(s, "invade E3", "with UK infantry 2", "done", "enter UK infantry 2")
    # C4 touches D4 only, where the army has fought
    assert offered(s, "invade") == []
    assert [owner(s, place) for place in ("D4", "E3", "C4")] == ["uk", "uk", "italy"]
    assert points(s, "uk") == 1


@rule("W8.1", "W3.6")
def test_the_third_players_land_is_enemy_as_well_and_its_owner_defends() -> None:
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "armour E4, armour E4", "italy": "infantry D4", "ussr": "infantry E5"},
        leaders={"ussr": "E5"},
    )
    assert offered(s, "invade") == ["D4", "E5"]
    hit(struck(invade(s, "E5")), "R")
    assert asked(s) == ["Soviet Union"]
    spared(s)
    assert leader(s, "ussr") == "Charlie"


@rule("W8.2", "W8.7", "W11.2")
def test_a_territory_that_has_become_contested_is_no_target_any_more() -> None:
    s = battle("armour C4, air C3", "infantry Normandy", own={"italy": "Foxtrot, D4"})
    spared(hit(struck(invade(s, "Normandy", "C4"), "Italian infantry 1"), "D"))
    assert owner(s, "Normandy") == ""
    assert offered(s, "invade") == ["D4"]
    assert refused(s, "invade Normandy").rule == "W8.2"


@rule("W8.2", "W12.4")
def test_a_liberated_territory_is_no_target_any_more() -> None:
    s = battle("infantry E4, infantry E4", "", own={"italy": "Foxtrot, D4, E3"})
    do(s, "invade D4", "with UK infantry 1", "done", "liberate")
    assert offered(s, "invade") == ["E3"]
    assert refused(s, "invade D4").rule == "W8.2"


@rule("W8.1", "W26")
def test_nobody_invades_in_the_turn_of_another() -> None:
    s = battle("infantry E4", "air D4")
    refused(s, "invade E4", "Italy")
    assert asked(s) == ["United Kingdom"]
