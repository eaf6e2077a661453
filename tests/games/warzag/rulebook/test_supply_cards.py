"""W19: supply cards, one by one, and their windows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.words import (
    battle,
    damage,
    hit,
    invade,
    march,
    move,
    nation,
    spared,
    stock,
    struck,
    totals,
)
from tests.games.warzag.vocabulary import (
    asked,
    cards,
    defence,
    developed,
    discards,
    do,
    done,
    draw,
    hand,
    here,
    leader,
    offered,
    owner,
    points,
    refused,
    roll,
    rule,
    token,
)
from tests.games.warzag.vocabulary import position_1 as position

CARDS = {
    "S01": "Convoy",
    "S02": "Great Convoy",
    "S03": "War Bonds",
    "S04": "Conscription",
    "S05": "Lend-Lease",
    "S06": "Forced March",
    "S07": "Plebiscite",
    "S08": "Air Support",
    "S09": "Partisans",
    "S10": "Minefield",
    "S11": "Fortunes of War",
    "S12": "Field Hospital",
    "S13": "Engineers",
    "S14": "Sabotage",
    "S15": "Scientists",
}
# Where each card may be played. Cards of the movement step may be played from the training step, which they end.
WINDOWS = {
    "resources": {"S01", "S02", "S03"},
    "training": {"S04", "S05", "S06", "S07"},
    "movement": {"S06", "S07"},
    "invasion": {"S14"},
    "attack": {"S08"},
    "invader after the die": {"S11"},
    "defence": {"S09", "S10"},
    "defender after the die": {"S11"},
    "leader": {"S12", "S13"},
    "development": {"S12", "S13", "S15"},
}


def scene(window: str, card: str) -> WarzagState:
    """A position in this window in which every card could do something."""
    who = "italy" if "defen" in window else "uk"
    phase = window if window in ("resources", "training", "movement", "leader", "development") else "invasion"
    s = position(
        active="uk",
        phase=phase,
        own={"uk": "Alfa, D6, D7", "italy": "Foxtrot, E5"},
        armies={"uk": "armour D6/2, armour D7", "italy": "infantry E5"},
        developed={"production": "E5"},
        tokens={"uk": 3},
        hands={who: card},
        points={"uk": 20, "italy": 20},
    )
    if phase == "invasion" and window != "invasion":
        do(s, "invade E5")
        if window == "attack":
            return s
        if window == "defence":
            return s
        while "pass" in offered(s):
            do(s, "pass")
        roll(s, "R")
    return s


@rule("W19.2", "W19.4", *CARDS)
@pytest.mark.parametrize("window", list(WINDOWS))
@pytest.mark.parametrize("number", list(CARDS))
def test_a_card_is_played_in_its_window_and_in_no_other(window: str, number: str) -> None:
    card = CARDS[number]
    s = scene(window, card)
    who = "Italy" if "defen" in window else "United Kingdom"
    assert asked(s) == [who]
    if number in WINDOWS[window]:
        assert offered(s, "play") == [card]
        do(s, f"play {card}")
        assert discards(s) == [card]
        assert hand(s, "italy" if who == "Italy" else "uk") == []
    else:
        assert offered(s, "play") == []
        refused(s, f"play {card}")


@rule("W19.4")
@pytest.mark.parametrize("number", list(CARDS))
def test_nothing_is_played_in_the_turn_of_another_but_by_the_defender(number: str) -> None:
    s = position(
        active="uk",
        phase="training",
        own={"italy": "Foxtrot, D4", "uk": "Alfa, D6"},
        armies={"italy": "air D4/1"},
        hands={"italy": CARDS[number]},
    )
    refused(s, f"play {CARDS[number]}", "Italy")


@rule("W19.2", "W19.1")
def test_a_card_not_held_is_not_played() -> None:
    s = position(active="uk", phase="resources", hands={"uk": "Convoy", "italy": "Great Convoy"})
    assert offered(s, "play") == ["Convoy"]
    refused(s, "play Great Convoy")


# Phase I


@rule("S01")
def test_convoy_brings_five() -> None:
    s = position(active="uk", phase="resources", hands={"uk": "Convoy"}, points={"uk": 0})
    do(s, "play Convoy")
    assert points(s, "uk") == 4 + 5


@rule("S02")
def test_great_convoy_brings_eight() -> None:
    s = position(active="uk", phase="resources", hands={"uk": "Great Convoy"}, points={"uk": 0})
    do(s, "play Great Convoy")
    assert points(s, "uk") == 4 + 8


LAND = [
    "A5", "A6", "B5", "B6", "B7", "C4", "C5", "D6", "D7", "E4", "E5", "F5", "G4", "G5", "H6", "H7", "I5", "J5", "J6",
    "K5",
]  # fmt: skip


@rule("S03", "W21")
@pytest.mark.parametrize(("number", "gain"), [(2, 1), (3, 1), (4, 2), (15, 7), (16, 8), (17, 8), (20, 8)])
def test_war_bonds_bring_one_for_two_territories_and_eight_at_most(number: int, gain: int) -> None:
    own = ", ".join(["Alfa", *LAND[: number - 1]])
    s = position(active="uk", phase="resources", hands={"uk": "War Bonds"}, own={"uk": own}, points={"uk": 0})
    before = points(s, "uk")
    assert before == 4 + number - 1
    do(s, "play War Bonds")
    assert points(s, "uk") - before == gain


@rule("S03", "W21")
def test_war_bonds_count_occupied_territories_too() -> None:
    s = position(
        active="uk",
        phase="resources",
        hands={"uk": "War Bonds"},
        armies={"uk": "infantry Leningrad, infantry Magnitogorsk, infantry Stalingrad"},
        points={"uk": 0},
    )
    do(s, "play War Bonds")
    assert points(s, "uk") == 4 + 2 + 2 + 3 + 2


@rule("S03", "W19.3")
def test_war_bonds_are_worth_nothing_with_one_territory() -> None:
    s = position(active="uk", phase="resources", hands={"uk": "War Bonds"})
    assert offered(s, "play") == []
    assert refused(s, "play War Bonds").rule == "W19.3"


@rule("S01", "S02", "S03", "W19.3", "W2.4")
@pytest.mark.parametrize("card", ["Convoy", "Great Convoy", "War Bonds"])
def test_who_has_ninety_nine_points_gains_nothing(card: str) -> None:
    s = position(active="uk", phase="resources", hands={"uk": card}, own={"uk": "Alfa, D6"}, points={"uk": 99})
    assert refused(s, f"play {card}").rule == "W19.3"


# Training


@rule("S04", "W19.6")
def test_conscription_puts_two_infantry_where_they_can_be_trained() -> None:
    s = position(
        active="uk",
        own={"uk": "Alfa, D6, D7"},
        developed={"camp": "D6"},
        hands={"uk": "Conscription"},
        points={"uk": 0},
    )
    do(s, "play Conscription")
    assert offered(s, "place") == ["Alfa", "D6"]
    do(s, "place Alfa", "place D6")
    assert (here(s, "Alfa"), here(s, "D6")) == (["uk infantry"], ["uk infantry"])
    assert points(s, "uk") == 0
    assert not offered(s, "place")


@rule("S04", "W19.6")
def test_one_infantry_is_enough_and_none_is_too_few() -> None:
    s = position(active="uk", hands={"uk": "Conscription"}, points={"uk": 0})
    do(s, "play Conscription")
    assert offered(s) == ["place Alfa"]
    do(s, "place Alfa")
    assert offered(s) == ["done", "place Alfa"]
    done(s)
    assert here(s, "Alfa") == ["uk infantry"]


@rule("S04", "W2.3")
def test_conscription_takes_from_the_stock() -> None:
    seven = ", ".join(["infantry D4"] * 4 + ["infantry E4"] * 3)
    s = position(active="uk", armies={"uk": seven}, hands={"uk": "Conscription"}, points={"uk": 0})
    do(s, "play Conscription")
    do(s, "place Alfa")
    assert not offered(s, "place")
    assert stock(s, "uk")[0] == 0


@rule("S04", "W19.3")
def test_conscription_without_stock_or_room_cannot_be_played() -> None:
    eight = ", ".join(["infantry D4"] * 4 + ["infantry E4"] * 4)
    s = position(active="uk", armies={"uk": eight}, hands={"uk": "Conscription"})
    assert refused(s, "play Conscription").rule == "W19.3"
    s = position(active="uk", armies={"uk": ", ".join(["infantry Alfa"] * 4)}, hands={"uk": "Conscription"})
    assert refused(s, "play Conscription").rule == "W19.3"


@rule("S04", "W3.9")
def test_conscription_keeps_to_the_stacking_limit() -> None:
    s = position(
        active="uk", armies={"uk": "air Alfa, air Alfa, air Alfa"}, hands={"uk": "Conscription"}, points={"uk": 0}
    )
    do(s, "play Conscription", "place Alfa")
    assert not offered(s, "place")
    assert len(here(s, "Alfa")) == 4


@rule("S04", "S05", "W19.6")
def test_conscription_does_not_use_up_lend_lease() -> None:
    s = position(active="uk", hands={"uk": "Conscription, Lend-Lease"}, points={"uk": 4})
    do(s, "play Lend-Lease", "play Conscription", "place Alfa", "place Alfa")
    assert points(s, "uk") == 4
    do(s, "air Alfa")
    assert points(s, "uk") == 0


@rule("S05")
@pytest.mark.parametrize(("kind", "cost"), [("infantry", 1), ("artillery", 1), ("armour", 2), ("air", 4)])
def test_lend_lease_takes_four_off_but_leaves_one(kind: str, cost: int) -> None:
    s = position(active="uk", hands={"uk": "Lend-Lease"}, points={"uk": cost})
    do(s, "play Lend-Lease", f"{kind} Alfa")
    assert points(s, "uk") == 0
    assert here(s, "Alfa") == [f"uk {kind}"]


@rule("S05")
def test_lend_lease_is_not_enough_for_one_point_less() -> None:
    s = position(active="uk", hands={"uk": "Lend-Lease"}, points={"uk": 3})
    do(s, "play Lend-Lease")
    assert "air Alfa" not in offered(s)
    assert "armour Alfa" in offered(s)
    refused(s, "air Alfa")


@rule("S05")
def test_lend_lease_is_for_one_army() -> None:
    s = position(active="uk", hands={"uk": "Lend-Lease"}, points={"uk": 12})
    do(s, "play Lend-Lease", "air Alfa", "air Alfa")
    assert points(s, "uk") == 0


@rule("S05", "W19.6")
def test_only_one_lend_lease_is_pending_at_a_time() -> None:
    s = position(active="uk", hands={"uk": "Lend-Lease, Lend-Lease"}, points={"uk": 20})
    do(s, "play Lend-Lease")
    assert refused(s, "play Lend-Lease").rule in ("W19.3", "W19.6")
    do(s, "air Alfa", "play Lend-Lease", "air Alfa")
    assert points(s, "uk") == 12


@rule("S05", "W19.6")
def test_lend_lease_ends_with_the_training_step() -> None:
    s = position(
        scenario="two-players-uk-germany",
        active="uk",
        hands={"uk": "Lend-Lease"},
        armies={"uk": "infantry D6"},
        points={"uk": 20},
    )
    do(s, "play Lend-Lease")
    done(s)
    while s.view()["active"] == "uk":
        do(s, offered(s)[0]) if asked(s) == ["chance"] else done(s)
    while s.view()["active"] == "germany":
        do(s, offered(s)[0]) if asked(s) == ["chance"] else done(s)
    before = points(s, "uk")
    do(s, "air Alfa")
    assert before - points(s, "uk") == 8


@rule("S05", "W19.3")
def test_lend_lease_cannot_be_played_when_nothing_can_be_trained() -> None:
    s = position(
        active="uk", armies={"uk": ", ".join(["infantry Alfa"] * 4)}, hands={"uk": "Lend-Lease"}, points={"uk": 20}
    )
    assert refused(s, "play Lend-Lease").rule == "W19.3"
    s = position(active="uk", armies={"uk": "infantry D6"}, hands={"uk": "Lend-Lease"}, points={"uk": 0})
    assert refused(s, "play Lend-Lease").rule == "W19.3"


# Movement


@rule("S06", "W19.6")
def test_forced_march_gives_two_more_range_for_one_move() -> None:
    s = march("infantry D4, infantry C5", hands={"uk": "Forced March"}, points={"uk": 9})
    do(s, "play Forced March")
    assert offered(s) == ["take UK infantry 1", "take UK infantry 2"]  # the army is named at once
    do(s, "take UK infantry 1")
    assert "Magnitogorsk" in offered(s, "go")  # three steps
    assert "Bravo site" not in offered(s, "go")  # four
    refused(s, "go Bravo site")
    do(s, "go Magnitogorsk")
    assert here(s, "Magnitogorsk") == ["uk infantry"]
    assert offered(s, "take") == ["UK infantry 2"]
    do(s, "take UK infantry 2")
    assert set(offered(s, "go")) == {"B5", "B6", "C4", "Alfa", "Leningrad", "D6"}  # one step


@rule("S06", "W19.6")
def test_the_army_of_a_forced_march_must_move() -> None:
    s = march("infantry D4, infantry C5", hands={"uk": "Forced March"}, points={"uk": 9})
    do(s, "play Forced March")
    refused(s, "done")
    do(s, "take UK infantry 1")
    refused(s, "done")


@rule("S06", "W7.2.2", "W7.3.2")
def test_a_forced_march_keeps_to_the_rules_of_movement() -> None:
    s = march("infantry D4", hands={"uk": "Forced March"}, own={"italy": "Foxtrot, E4", "uk": "Alfa"}, points={"uk": 0})
    do(s, "play Forced March", "take UK infantry 1")
    assert "E4" not in offered(s, "go")
    assert "Research" not in offered(s, "go")
    assert refused(s, "go E3").rule == "W7.3.2"
    assert set(offered(s, "go")) == {
        "Alfa",
        "Ardennes",
        "Leningrad",
        "Normandy",
        "Magnitogorsk",
        "Stalingrad",
        "Ruhr",
        "Dunkirk",
    }


@rule("S06", "W19.6")
def test_one_copy_for_a_move() -> None:
    s = march("infantry D4, infantry C5", hands={"uk": "Forced March, Forced March"}, points={"uk": 9})
    do(s, "play Forced March")
    refused(s, "play Forced March")
    move(s, "UK infantry 1", "E4")
    do(s, "play Forced March")
    assert offered(s, "take") == ["UK infantry 2"]


@rule("S06", "W19.3", "W7.2.1")
def test_an_army_that_has_moved_does_not_march() -> None:
    s = march("infantry D4, infantry C5", hands={"uk": "Forced March"}, points={"uk": 9})
    move(s, "UK infantry 1", "E4")
    move(s, "UK infantry 2", "C4")
    assert "play Forced March" not in offered(s)
    if s.view()["step"]["phase"] == "movement" or "done" in offered(s):
        refused(s, "play Forced March")


@rule("S07")
def test_plebiscite_annexes_two_neutral_territories_next_to_own_land() -> None:
    s = march("", own={"uk": "Alfa"}, hands={"uk": "Plebiscite"}, points={"uk": 0})
    do(s, "play Plebiscite")
    assert offered(s) == ["annex B6", "annex B7", "annex C5", "annex D6", "annex D7"]
    do(s, "annex D6", "annex D7")
    assert points(s, "uk") == 0
    assert [owner(s, place) for place in ("Alfa", "D6", "D7")] == ["uk"] * 3
    assert not offered(s, "annex")
    assert here(s, "D6") == []


@rule("S07", "W19.6")
def test_the_second_may_be_next_to_the_first_and_need_not_be() -> None:
    s = march("", own={"uk": "Alfa"}, hands={"uk": "Plebiscite"}, points={"uk": 0})
    do(s, "play Plebiscite", "annex D6")
    assert "E5" in offered(s, "annex")
    assert "done" in offered(s)
    do(s, "annex E5")
    assert owner(s, "E5") == "uk"
    s = march("", own={"uk": "Alfa"}, hands={"uk": "Plebiscite"}, points={"uk": 0})
    do(s, "play Plebiscite", "annex D6", "done")
    assert nation(s, "uk")["own"] == ["Alfa", "D6"]


@rule("S07")
def test_no_plebiscite_on_bases_strategic_territories_or_enemy_land() -> None:
    s = position(
        scenario="two-players-uk-germany",
        homes={"uk": "Alfa", "germany": "Delta"},
        active="uk",
        phase="movement",
        own={"uk": "Alfa, D6, C2", "germany": "Delta, C5"},
        hands={"uk": "Plebiscite"},
    )
    do(s, "play Plebiscite")
    found = offered(s, "annex")
    assert found == ["B2", "B3", "B6", "B7", "C3", "D2", "D7", "E5"]
    for place in ("Foxtrot", "Leningrad", "Magnitogorsk", "Ardennes", "C5", "A1"):
        refused(s, f"annex {place}")


@rule("S07")
def test_no_plebiscite_where_any_leader_stands() -> None:
    s = march("", own={"uk": "Alfa"}, leaders={"uk": "D6", "italy": "D7"}, hands={"uk": "Plebiscite"})
    do(s, "play Plebiscite")
    assert offered(s, "annex") == ["B6", "B7", "C5"]
    for place in ("D6", "D7"):
        refused(s, f"annex {place}")
    assert leader(s, "italy") == "D7"


@rule("S07", "W19.3")
def test_no_plebiscite_without_a_neutral_neighbour() -> None:
    s = march("infantry Alfa", own={"italy": "Foxtrot, B6, B7, C5, D6, D7"}, hands={"uk": "Plebiscite, Convoy"})
    assert "play Plebiscite" not in offered(s)
    assert refused(s, "play Plebiscite").rule == "W19.3"


@rule("S06", "S07", "W19.4")
def test_cards_of_the_movement_step_are_played_before_and_between_moves() -> None:
    s = march("infantry D4, infantry C5", hands={"uk": "Forced March, Plebiscite"}, points={"uk": 9})
    assert offered(s, "play") == ["Forced March", "Plebiscite"]
    do(s, "take UK infantry 1")
    refused(s, "play Plebiscite")  # not in the middle of a move
    do(s, "go E4")
    assert offered(s, "play") == ["Forced March", "Plebiscite"]


# Invasion


@rule("S08", "W19.4")
def test_air_support_is_for_case_one_only() -> None:
    s = battle("air E4", "", own={"italy": "Foxtrot, D4"}, hands={"uk": "Air Support"})
    refused(s, "play Air Support")
    do(s, "invade D4")
    assert offered(s) == ["enter UK air 1", "liberate"]
    refused(s, "play Air Support")


@rule("S08")
def test_air_support_counts_in_this_invasion_only() -> None:
    s = battle("infantry E4, armour C4", "armour D4", hands={"uk": "Air Support"})
    invade(s, "D4", "E4")
    do(s, "play Air Support")
    assert totals(s) == (4, 6)
    spared(hit(struck(s), "D"))
    invade(s, "D4")
    assert totals(s) == (3, 6)


@rule("S08", "W9.6")
def test_air_support_helps_to_eliminate() -> None:
    s = invade(battle("armour E4", "armour D4, armour D4", hands={"uk": "Air Support"}), "D4")
    do(s, "play Air Support")
    assert offered(s, "eliminate") == ["Italian armour 1"]  # 6 points; without the card nobody


@rule("S08", "S10", "W19.4")
def test_an_empty_fortification_is_case_one_and_has_the_windows() -> None:
    s = battle("armour E4, armour E4", "", own={"italy": "Foxtrot, D4"}, developed={"fortification": "D4"},
               hands={"uk": "Air Support", "italy": "Minefield"})  # fmt: skip
    do(s, "invade D4")
    do(s, "play Air Support", "play Minefield")
    assert totals(s) == (9, 8)
    spared(s)
    assert "liberate" in offered(s)


@rule("S09", "S10", "W19.4")
def test_the_defender_has_one_window_after_the_invader_and_before_any_choice() -> None:
    s = battle("armour E4, armour E4", "armour D4, infantry D4", hands={"italy": "Partisans, Minefield"})
    do(s, "invade D4")
    assert asked(s) == ["Italy"]
    do(s, "pass")
    assert offered(s, "eliminate")
    refused(s, "play Partisans", "Italy")
    done(s)
    roll(s, "R")
    assert asked(s) == ["Italy"]
    refused(s, "play Partisans")
    refused(s, "play Minefield")


@rule("S09", "S10", "W8.4")
def test_there_is_no_window_in_case_two() -> None:
    s = battle("air E4", "", own={"italy": "Foxtrot, D4"}, hands={"italy": "Partisans, Minefield"})
    do(s, "invade D4")
    assert asked(s) == ["United Kingdom"]


@rule("S09")
def test_partisans_last_one_counter_attack() -> None:
    s = battle("armour E4, armour C4", "armour D4", hands={"italy": "Partisans"})
    invade(s, "D4", "E4")
    do(s, "play Partisans")
    roll(struck(s), "D")
    assert damage(s) == 3
    invade(s, "D4")
    roll(struck(s), "D")
    assert not offered(s, "wound")


@rule("S10")
def test_a_minefield_can_turn_success_into_failure_and_does_no_damage() -> None:
    s = invade(battle("armour E4, armour E4", "armour D4", hands={"italy": "Minefield"}), "D4")
    do(s, "play Minefield")
    assert totals(s) == (6, 9)
    struck(s, "Italian armour 1")
    roll(s, "D")
    assert not offered(s, "wound")
    assert owner(s, "D4") == "italy"


@rule("S11")
def test_the_new_result_stands_even_if_it_is_worse() -> None:
    s = struck(invade(battle("armour E4, armour E4", "armour D4", hands={"uk": "Fortunes of War"}), "D4"))
    roll(s, "R")
    do(s, "play Fortunes of War")
    roll(s, "T")
    assert damage(s) == 6


@rule("S14", "W19.7")
def test_sabotage_takes_a_development_next_to_an_own_army() -> None:
    s = battle("infantry E4", "infantry D4", developed={"production": "D4, C2, E3", "camp": "E5"},
               own={"italy": "Foxtrot, C2, E3", "ussr": "Charlie, E5"}, hands={"uk": "Sabotage"})  # fmt: skip
    do(s, "play Sabotage")
    assert offered(s) == ["sabotage D4", "sabotage E3", "sabotage E5"]  # armies there make no difference
    do(s, "sabotage D4")
    assert developed(s, "D4") == ""
    assert (owner(s, "D4"), here(s, "D4")) == ("italy", ["italy infantry"])
    assert developed(s, "C2") == "production"


@rule("S14")
def test_sabotage_needs_an_army_not_only_own_land() -> None:
    s = battle("infantry C5", "", own={"uk": "Alfa, E4", "italy": "Foxtrot, D4"}, developed={"camp": "D4"},
               weapons=["uk"], hands={"uk": "Sabotage"}, leaders={"uk": "E4"})  # fmt: skip
    assert "play Sabotage" not in offered(s)
    assert refused(s, "play Sabotage").rule == "W19.3"


@rule("S14", "W19.7")
def test_the_army_of_a_sabotage_need_not_be_fresh_and_is_not_used_up() -> None:
    s = battle("infantry E4, infantry E4", "", own={"italy": "Foxtrot, D4, E3"}, developed={"production": "E3"},
               hands={"uk": "Sabotage"}, points={"uk": 0})  # fmt: skip
    do(s, "invade D4", "with UK infantry 1", "with UK infantry 2")
    assert offered(s, "invade") == []
    do(s, "play Sabotage", "sabotage E3")
    assert developed(s, "E3") == ""
    s = battle(
        "infantry E4", "", own={"italy": "Foxtrot, D4, E3"}, developed={"production": "E3"}, hands={"uk": "Sabotage"}
    )
    do(s, "play Sabotage", "sabotage E3")
    assert offered(s, "invade") == ["D4", "E3"]


@rule("S14", "W8.4")
def test_a_sabotaged_fortification_is_case_two() -> None:
    s = battle(
        "infantry E4", "", own={"italy": "Foxtrot, D4"}, developed={"fortification": "D4"}, hands={"uk": "Sabotage"}
    )
    do(s, "play Sabotage", "sabotage D4", "invade D4")
    assert offered(s) == ["enter UK infantry 1", "liberate"]


@rule("S14", "W19.3")
def test_own_developments_and_plain_land_are_no_targets_of_sabotage() -> None:
    s = battle(
        "infantry E4",
        "",
        own={"uk": "Alfa, E5", "italy": "Foxtrot, D4"},
        developed={"camp": "E5"},
        hands={"uk": "Sabotage"},
    )
    assert refused(s, "play Sabotage").rule == "W19.3"


@rule("S14", "W19.4")
def test_sabotage_is_not_played_inside_an_invasion() -> None:
    s = battle(
        "infantry E4", "infantry D4", own={"italy": "Foxtrot, E3"}, developed={"camp": "E3"}, hands={"uk": "Sabotage"}
    )
    do(s, "invade D4")
    refused(s, "play Sabotage")


@rule("S14", "W26")
@pytest.mark.parametrize("card", ["Convoy", "Sabotage"])
def test_whoever_might_hold_sabotage_is_asked_at_the_end_of_phase_three(card: str) -> None:
    s = battle(
        "infantry E4",
        "",
        own={"italy": "Foxtrot, D4, E3"},
        developed={"camp": "E3"},
        hands={"uk": card},
        points={"uk": 0},
    )
    do(s, "invade D4")
    assert "done" in offered(s)
    assert s.view()["step"]["phase"] == "invasion"


# Phase IV


@rule("S12")
def test_field_hospital_heals_one_own_territory_wherever_the_leader_is() -> None:
    s = position(
        active="uk",
        phase="leader",
        armies={"uk": "air K1/3, armour K1/2, air Alfa/1, infantry C5"},
        hands={"uk": "Field Hospital"},
        points={"uk": 0},
    )
    do(s, "play Field Hospital")
    assert offered(s) == ["repair Alfa", "repair K1"]
    do(s, "repair K1")
    assert here(s, "K1") == ["uk air", "uk armour"]
    assert defence(s, "UK air 1") == 6
    assert here(s, "Alfa") == ["uk air/1"]
    assert points(s, "uk") == 0


@rule("S12", "W19.3")
def test_field_hospital_needs_a_wounded_army() -> None:
    s = position(
        active="uk", phase="leader", armies={"uk": "air Alfa", "italy": "air D4/3"}, hands={"uk": "Field Hospital"}
    )
    assert offered(s, "play") == []
    assert refused(s, "play Field Hospital").rule == "W19.3"


@rule("S13", "W19.5")
def test_engineers_pay_for_two_developments() -> None:
    s = position(
        active="uk", phase="development", own={"uk": "Alfa, C5, D6, D7"}, hands={"uk": "Engineers"}, points={"uk": 2}
    )
    do(s, "play Engineers", "camp D6", "production D7")
    assert points(s, "uk") == 2  # the free ones are used up first
    do(s, "fortify C5")
    assert points(s, "uk") == 0
    assert [developed(s, place) for place in ("D6", "D7", "C5")] == ["camp", "production", "fortification"]
    assert not offered(s, "camp")


@rule("S13", "W19.5")
def test_engineers_pay_for_changes_and_downgrades_too() -> None:
    s = position(
        active="uk",
        phase="development",
        own={"uk": "Alfa, D6"},
        developed={"camp": "D6"},
        hands={"uk": "Engineers"},
        points={"uk": 0},
    )
    assert not offered(s, "production")
    do(s, "play Engineers", "production D6", "raze D6")
    assert developed(s, "D6") == ""
    assert points(s, "uk") == 0


@rule("S13", "W19.5")
def test_engineers_work_inside_the_radius_only() -> None:
    s = position(
        active="uk", phase="development", own={"uk": "Alfa, D6, K1"}, hands={"uk": "Engineers"}, points={"uk": 0}
    )
    do(s, "play Engineers")
    assert offered(s, "camp") == ["D6"]
    refused(s, "camp K1")


@rule("S13", "W19.5")
def test_what_the_engineers_leave_is_lost_with_the_phase() -> None:
    s = position(
        scenario="two-players-uk-germany",
        active="uk",
        phase="development",
        own={"uk": "Alfa, D6, D7"},
        hands={"uk": "Engineers"},
        missions={"uk": "Great Advance", "germany": "Great Leap"},
        points={"uk": 0, "germany": 0},
    )
    do(s, "play Engineers", "camp D6", "done")
    for name in ("uk", "germany"):
        while s.view()["active"] == name:
            do(s, offered(s)[0]) if asked(s) == ["chance"] else done(s)
    assert points(s, "uk") == 4 + 0 + 1
    while not offered(s, "lead"):
        done(s)
    do(s, "camp D7")
    assert points(s, "uk") == 3


@rule("S13", "W19.5", "W16.6")
def test_a_square_pays_for_one_development_and_adds_to_the_engineers() -> None:
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, C5, D6, D7, B6"},
        tokens={"uk": 9},
        hands={"uk": "Engineers"},
        points={"uk": 2},
    )
    do(s, "research")
    assert token(s, "uk") == 10
    do(s, "play Engineers", "camp C5", "camp D6", "camp D7")
    assert points(s, "uk") == 2
    do(s, "camp B6")
    assert points(s, "uk") == 0


@rule("S13", "W19.3", "W14.5")
def test_engineers_cannot_be_played_when_the_leader_is_waiting() -> None:
    s = position(active="uk", phase="leader", own={"uk": "Alfa, D6"}, waiting=["uk"], hands={"uk": "Engineers"})
    assert "play Engineers" not in offered(s)
    if s.view()["step"]["phase"] == "development":
        assert refused(s, "play Engineers").rule == "W19.3"


@rule("S15", "W16.4")
def test_scientists_move_the_token_four_squares_after_its_own_move() -> None:
    s = position(active="uk", phase="leader", tokens={"uk": 3}, hands={"uk": "Scientists"}, points={"uk": 0})
    assert "play Scientists" not in offered(s)
    refused(s, "play Scientists")
    do(s, "research")
    assert token(s, "uk") == 4
    do(s, "play Scientists")
    assert token(s, "uk") == 8  # square 6 in passing: artillery +1
    assert nation(s, "uk")["values"][1][0] == 3
    assert offered(s, "place") == ["Alfa"]  # and square 8: an infantry


@rule("S15", "W19.3")
def test_scientists_need_an_active_token_that_is_not_at_the_end() -> None:
    for square in (-1, 24):
        s = position(
            active="uk", phase="development", own={"uk": "Alfa, D6"}, tokens={"uk": square}, hands={"uk": "Scientists"}
        )
        assert "play Scientists" not in offered(s)
        assert refused(s, "play Scientists").rule in ("W19.3", "W16.3", "W16.4")


@rule("S15", "W16.3")
def test_surplus_steps_of_scientists_are_lost() -> None:
    s = position(
        active="uk", phase="development", own={"uk": "Alfa, D6"}, tokens={"uk": 22}, hands={"uk": "Scientists"}
    )
    do(s, "play Scientists")
    assert token(s, "uk") == 24
    assert nation(s, "uk")["weapon"] is True


@rule("S15", "W19.3")
def test_two_scientists_may_be_played_in_one_turn() -> None:
    s = position(
        active="uk",
        phase="development",
        own={"uk": "Alfa, D6"},
        tokens={"uk": 1},
        hands={"uk": "Scientists, Scientists"},
        points={"uk": 0},
    )
    do(s, "play Scientists", "play Scientists")
    assert token(s, "uk") == 9
    assert points(s, "uk") == 3 + 3  # squares 5 and 9


@rule("S12", "S13", "W19.4")
def test_cards_of_phase_four_are_played_between_any_two_actions() -> None:
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, D6, D7"},
        armies={"uk": "air Alfa/1"},
        hands={"uk": "Field Hospital, Engineers"},
        points={"uk": 9},
    )
    assert offered(s, "play") == ["Engineers", "Field Hospital"]
    do(s, "lead D6")
    assert offered(s, "play") == ["Engineers", "Field Hospital"]
    do(s, "camp D6")
    assert offered(s, "play") == ["Engineers", "Field Hospital"]
    do(s, "play Field Hospital")
    if offered(s, "repair"):
        do(s, "repair Alfa")
    assert here(s, "Alfa") == ["uk air"]
    do(s, "play Engineers", "camp D7")
    assert points(s, "uk") == 7


# Drawing


def at_depot(square: int, **more: object) -> WarzagState:
    """Phase IV, one step before a square that gives cards."""
    build: Callable[..., WarzagState] = position
    return build(**{"active": "uk", "phase": "leader", "tokens": {"uk": square - 1}} | more)


@rule("W19.1")
def test_cards_come_from_research_squares() -> None:
    s = do(at_depot(3), "research")
    assert len(offered(s, "supply")) == 30
    draw(s, "Minefield")
    assert hand(s, "uk") == ["Minefield"]
    assert s.view()["deck"] == 29


@rule("W19.1")
def test_cards_come_from_missions() -> None:
    s = position(active="uk", phase="end", missions={"uk": "Savings"}, points={"uk": 8})
    draw(s, "Sabotage")
    assert hand(s, "uk") == ["Sabotage"]


@rule("W19.1", "W19.7")
def test_who_has_five_cards_draws_none() -> None:
    five = "Convoy, Convoy, Convoy, Great Convoy, Great Convoy"
    s = do(at_depot(3, hands={"uk": five}), "research")
    assert not offered(s, "supply")
    assert cards(s, "uk") == 5
    four = "Convoy, Convoy, Convoy, Great Convoy"
    s = do(at_depot(3, hands={"uk": four}), "research")
    draw(s, "Minefield")
    assert cards(s, "uk") == 5


@rule("W19.1", "W18.1")
def test_a_reward_is_not_drawn_beyond_five() -> None:
    five = "Convoy, Convoy, Convoy, Great Convoy, Great Convoy"
    s = position(active="uk", phase="end", missions={"uk": "Savings"}, points={"uk": 8}, hands={"uk": five})
    assert not offered(s, "supply")
    assert offered(s, "mission")


@rule("W19.7")
def test_several_cards_are_drawn_one_by_one_up_to_the_limit() -> None:
    s = do(at_depot(23, hands={"uk": "Convoy, Convoy, Convoy"}), "research")
    draw(s, "Minefield", "Sabotage")
    assert cards(s, "uk") == 5
    s = do(at_depot(23, hands={"uk": "Convoy, Convoy, Convoy, Great Convoy"}), "research")
    draw(s, "Minefield")
    assert cards(s, "uk") == 5
    assert not offered(s, "supply")


@rule("W19.2")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    s = do(at_depot(23, deck="Minefield", hands={"uk": "Convoy"}), "research")
    draw(s, "Minefield")
    # the other 28 lie on the discards and are the new deck
    assert len(offered(s, "supply")) == 28
    assert "Minefield 1" not in offered(s, "supply") or "Minefield 2" not in offered(s, "supply")
    draw(s, "Sabotage")
    assert hand(s, "uk").count("Minefield") == 1
    assert discards(s) == []
    assert s.view()["deck"] == 27


@rule("W19.2")
def test_while_the_deck_lasts_the_discards_are_not_drawn() -> None:
    s = do(at_depot(3, deck="Minefield, Sabotage"), "research")
    assert [name.rpartition(" ")[0] for name in offered(s, "supply")] == ["Minefield", "Sabotage"]


@rule("W19.2")
def test_a_card_played_can_come_back_with_the_new_deck() -> None:
    s = position(
        active="uk", phase="development", own={"uk": "Alfa, D6"}, tokens={"uk": 3}, hands={"uk": "Scientists"}, deck=""
    )
    do(s, "play Scientists")  # to square 7: draw a card
    assert "Scientists 1" in offered(s, "supply")
    assert len(offered(s, "supply")) == 30


@rule("W19.2")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    twice = [name for number, name in CARDS.items() if number != "S12"]
    pile = [*CARDS.values(), *twice, "Convoy"]
    assert len(pile) == 30
    # The hands would be too large for play; what matters is that no card is left.
    hands = {
        "uk": ", ".join(pile[:4]),
        "ussr": ", ".join(pile[4:13]),
        "germany": ", ".join(pile[13:22]),
        "italy": ", ".join(pile[22:]),
    }
    s = at_depot(3, hands=hands)
    assert s.view()["deck"] == 0
    do(s, "research")
    assert not offered(s, "supply")
    assert cards(s, "uk") == 4


@rule("W19", "W19.3")
def test_any_number_of_cards_may_be_played_in_a_turn() -> None:
    s = position(
        active="uk", hands={"uk": "Conscription, Lend-Lease, Forced March, Plebiscite, Engineers"}, points={"uk": 20}
    )
    do(s, "play Conscription", "place Alfa", "place Alfa", "play Lend-Lease", "air Alfa")
    do(s, "play Forced March", "take UK air 1", "go D6")
    do(s, "play Plebiscite", "annex D7", "annex C5")
    while not offered(s, "lead"):
        done(s)
    do(s, "play Engineers", "camp D7", "camp C5")
    assert hand(s, "uk") == []
    assert len(discards(s)) == 5


@rule("W19.1", "W26")
def test_the_number_of_cards_and_the_discards_are_open() -> None:
    s = position(active="uk", phase="resources", hands={"uk": "Convoy, Minefield"})
    do(s, "play Convoy")
    assert nation(s, "uk", 1)["cards"] == 1
    assert nation(s, "uk", 1)["hand"] is None
    assert s.view(1)["discards"] == ["S01"]


# Who is asked


def _plan(who: str, card: str) -> WarzagState:
    return do(battle("armour E4, armour E4", "armour D4, infantry D4", hands={who: card}), "invade D4")


def _rolled(who: str, card: str) -> WarzagState:
    return roll(struck(_plan(who, card)), "R")


def _fortress(who: str, card: str) -> WarzagState:
    s = battle("armour E4", "", own={"italy": "Foxtrot, D4"}, developed={"fortification": "D4"}, hands={who: card})
    return do(s, "invade D4")


def _phase(phase: str, **more: object) -> Callable[[str], WarzagState]:
    build: Callable[..., WarzagState] = position
    return lambda card: build(active="uk", phase=phase, hands={"uk": card}, **more)


def _after_all_moves(card: str) -> WarzagState:
    return move(march("infantry D6", hands={"uk": card}, points={"uk": 1}), "UK infantry 1", "E5")


def _after_all_invasions(card: str) -> WarzagState:
    s = battle("infantry E4", "", own={"italy": "Foxtrot, D4, E3"}, developed={"camp": "E3"}, hands={"uk": card},
               points={"uk": 0})  # fmt: skip
    return do(s, "invade D4")


QUESTIONS: dict[str, Callable[[str], WarzagState]] = {
    "income": _phase("resources", own={"uk": "Alfa, D6"}),
    "income, one territory": _phase("resources"),
    "income, 99 points": _phase("resources", points={"uk": 99}),
    "training without points": _phase("training", points={"uk": 0}),
    "training without a base": _phase("training", points={"uk": 0}, own={"uk": "D6"}),
    "training without room": _phase("training", points={"uk": 0}, armies={"uk": ", ".join(["infantry Alfa"] * 4)}),
    "movement without points": _phase("movement", points={"uk": 0}),
    "all have moved": _after_all_moves,
    "nothing to invade": _phase("invasion"),
    "all have fought": _after_all_invasions,
    "the invader plans": lambda card: _plan("uk", card),
    "the defender's window": lambda card: _plan("italy", card),
    "the invader after the die": lambda card: _rolled("uk", card),
    "the defender after the die": lambda card: _rolled("italy", card),
    "an empty fortification, invader": lambda card: _fortress("uk", card),
    "an empty fortification, defender": lambda card: _fortress("italy", card),
    "the leader waits": _phase("leader", waiting=["uk"]),
    "the leader waits, wounded armies": _phase("leader", waiting=["uk"], armies={"uk": "air Alfa/1"}),
    "the leader waits, active token": _phase("leader", waiting=["uk"], tokens={"uk": 4}),
    "development without points": _phase("development", points={"uk": 0}, own={"uk": "Alfa, D6"}),
    "development without land": _phase("development", points={"uk": 0}),
    "development, active token": _phase("development", points={"uk": 0}, tokens={"uk": 4}),
}


@rule("W26", "W19.1")
@pytest.mark.parametrize("question", list(QUESTIONS))
def test_who_is_asked_does_not_depend_on_the_card_in_the_hand(question: str) -> None:
    """Whoever watches must not learn from the questions what somebody holds."""
    found = set()
    for card in CARDS.values():
        s = QUESTIONS[question](card)
        rest = tuple(text for text in offered(s) if not text.startswith(("play ", "supply ")))
        found.add((tuple(asked(s)), s.view()["step"]["phase"], rest))
    assert len(found) == 1


@rule("W9.2", "W10.2", "W26")
def test_the_question_comes_only_while_a_card_of_the_window_may_be_in_the_hand() -> None:
    # All but these are on the discards, where everybody sees them.
    for deck, windows in (
        ("Convoy", 0),
        ("Minefield", 1),
        ("Partisans", 1),
        ("Fortunes of War", 1),
        ("Minefield, Fortunes of War", 2),
    ):
        s = battle("armour E4", "armour D4", hands={"italy": "Great Convoy"}, deck=deck)
        do(s, "invade D4")
        count = 0
        while asked(s) != ["chance"]:
            count += 1
            do(s, "pass")
        roll(s, "R")
        if "pass" in offered(s):
            count += 1
        assert count == windows, deck


@rule("W9.2", "W26")
def test_the_same_for_air_support() -> None:
    for deck, windows in (("Convoy", 0), ("Air Support", 1)):
        s = battle("armour E4", "armour D4", hands={"uk": "Great Convoy"}, deck=deck)
        do(s, "invade D4")
        assert ("pass" in offered(s)) is bool(windows)


@rule("W19.1", "W16.4")
def test_the_card_that_is_played_makes_room_for_the_one_that_is_drawn() -> None:
    five = "Scientists, Convoy, Convoy, Convoy, Great Convoy"
    s = position(active="uk", phase="development", own={"uk": "Alfa, D6"}, tokens={"uk": 3}, hands={"uk": five})
    do(s, "play Scientists")  # to square 7
    draw(s, "Minefield")
    assert cards(s, "uk") == 5


@rule("S06", "W19.3")
def test_no_forced_march_for_who_cannot_move_even_so() -> None:
    s = march("infantry A1", own={"uk": "", "italy": "Foxtrot, A2, B1, B2"}, hands={"uk": "Forced March, Convoy"})
    assert "play Forced March" not in offered(s)
    s = march("infantry A1, infantry K1", own={"uk": "", "italy": "Foxtrot, A2, B1, B2"}, hands={"uk": "Forced March"})
    do(s, "play Forced March")
    assert offered(s, "take") == ["UK infantry 2"]


@rule("S07")
def test_a_plebiscite_beside_occupied_land_only() -> None:
    s = march("infantry Leningrad", own={"uk": ""}, hands={"uk": "Plebiscite"}, points={"uk": 0})
    do(s, "play Plebiscite")
    assert offered(s, "annex") == ["C4", "C5", "D4", "D6", "E4", "E5"]


@rule("S07", "W21")
def test_a_plebiscite_counts_as_annexation() -> None:
    s = march("", own={"uk": "Alfa"}, hands={"uk": "Plebiscite"}, missions={"uk": "Spread Out"}, points={"uk": 0})
    do(s, "play Plebiscite", "annex D6", "annex D7")
    while s.view()["active"] == "uk":
        do(s, offered(s)[0]) if asked(s) == ["chance"] else done(s)
    assert points(s, "uk") == 3


@rule("S04", "W21")
def test_conscripts_count_as_trained() -> None:
    s = position(active="uk", hands={"uk": "Conscription"}, missions={"uk": "Call to Arms"}, points={"uk": 3})
    do(s, "play Conscription", "place Alfa", "place Alfa", "infantry Alfa")
    while s.view()["active"] == "uk":
        do(s, offered(s)[0]) if asked(s) == ["chance"] else done(s)
    assert points(s, "uk") == 3


@rule("S04", "W7.1.2")
def test_conscripts_may_move_and_fight_at_once() -> None:
    s = position(active="uk", hands={"uk": "Conscription"}, own={"italy": "Foxtrot, E5"}, points={"uk": 2})
    do(s, "play Conscription", "place Alfa", "done")
    move(s, "UK infantry 1", "D6")
    if not offered(s, "invade"):
        done(s)
    do(s, "invade E5", "enter UK infantry 1")
    assert owner(s, "E5") == "uk"


@rule("S06", "W3.9")
def test_a_forced_march_does_not_end_on_a_full_territory() -> None:
    s = march(
        "infantry K4, infantry K2, infantry K2, infantry K2, infantry K2",
        hands={"uk": "Forced March"},
        points={"uk": 9},
    )
    do(s, "play Forced March", "take UK infantry 1")
    assert "K2" not in offered(s, "go")
    assert "K1" in offered(s, "go")  # the four are passed


@rule("S07", "W7.2.5")
def test_a_plebiscite_ends_the_training_and_its_cards() -> None:
    s = position(active="uk", armies={"uk": "infantry D4"}, hands={"uk": "Plebiscite, Conscription"}, points={"uk": 9})
    do(s, "play Plebiscite", "annex D6", "done")
    assert offered(s, "play") == []
    assert refused(s, "play Conscription").rule.startswith(("W7", "W19"))
