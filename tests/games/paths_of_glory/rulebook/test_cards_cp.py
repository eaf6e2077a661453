"""The 65 cards of the Central Powers, each as an event or in its combat."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.scenes import (
    declared,
    drm,
    event,
    fought,
    idle,
    loss,
    marked,
    may_event,
    operate,
    pile,
    pins,
    play,
    plays,
    status,
    strike,
    vp,
)
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    choose,
    control,
    do,
    done,
    draw_on,
    here,
    offered,
    passing,
    place_of,
    position,
    refused,
    roll,
    rule,
    trench,
)

MOB = ("mobilization", "mobilization")
ALL = {"optional_cards": "all"}
GE_SOURCES = ["Berlin", "Breslau", "Essen"]
WEST = {"CP": "Sedan"}


# CP1 Guns of August


@rule("CP1", "R2")
def test_guns_of_august_takes_liege_and_lets_three_armies_attack() -> None:
    s = event(position(turn=1, levels=MOB, hands={"CP": "CP1"}), "CP1")
    assert here(s, "Liege") == "GE1 GE2"
    assert control(s, "Liege") == "CP"
    assert "Liege" not in s.view()["forts"]
    assert vp(s) == 10
    assert status(s) == (0, 2)
    assert offered(s, "strike") == ["Brussels", "Sedan"]
    do(s, "strike Sedan")
    assert offered(s, "with") == ["GE1", "GE2", "GE3"]


@rule("CP1", "R2")
def test_guns_of_august_need_not_attack_and_moves_nothing_else() -> None:
    s = event(position(turn=1, levels=MOB, hands={"CP": "CP1"}), "CP1")
    assert offered(s, "move") == offered(s, "take") == []
    do(s, "done")
    assert asked(s) == ["Allied Powers"]
    assert pile(s, "CP", "removed") == ["CP1"]


@rule("CP1", "R2")
def test_the_armies_of_guns_of_august_may_attack_apart() -> None:
    s = event(position(turn=1, levels=MOB, hands={"CP": "CP1"}), "CP1")
    strike(s, "Brussels", "GE1")
    fought(s, 1, 1)
    do(s, "strike Sedan")
    assert offered(s, "with") == ["GE2", "GE3"]


@rule("CP1")
def test_guns_of_august_is_the_first_action_or_none() -> None:
    refused(position(turn=1, round=2, levels=MOB, hands={"CP": "CP1"}), f"event {card('CP1')}")
    refused(position(turn=2, levels=MOB, hands={"CP": "CP1"}), f"event {card('CP1')}")


@rule("CP1", "5.7.4.3")
def test_in_the_historical_scenario_guns_of_august_must_be_the_first_action() -> None:
    s = position("historical", turn=1, levels=MOB, hands={"CP": "CP1 CP12"})
    assert offered(s) == [f"event {card('CP1')}"]


# CP2 Wireless Intercepts


@rule("CP2", "R31")
def test_wireless_intercepts_make_a_flank_attack_succeed_without_a_roll() -> None:
    s = declared("CP", {"Thorn": "GE8", "Tannenberg": "GEc"}, "Plock", "RU1", hands={"CP": "CP2"})
    assert plays(s) == ["CP2"]
    play(s, "CP2")
    assert s.view()["combat"]["flank"] == {"pin": None, "die": None, "drm": 0, "success": True}
    passing(s)
    roll(s, 6)  # 7 factors: 5; RU1 dies of 4, without a corps in the Reserve
    assert here(s, "Plock") == ""
    assert here(s, "Removed", "AP").strip("()") == "RU1"
    done(s)
    assert "CP2" in pile(s, "CP", "removed")


@rule("CP2")
def test_wireless_intercepts_need_russians_only() -> None:
    attackers = {"Thorn": "GE8", "Tannenberg": "GEc"}
    s = declared("CP", attackers, "Plock", "RU1 ROc", hands={"CP": "CP2"}, war="RO")
    assert plays(s) == []
    assert pins(s) == ["Tannenberg", "Thorn"]


@rule("CP2")
def test_wireless_intercepts_need_a_german_attacker() -> None:
    attackers = {"Tarnopol": "AH3", "Czernowitz": "AH1"}
    s = declared("CP", attackers, "Kamenets-Podolski", "RU1", hands={"CP": "CP2"})
    assert plays(s) == []
    assert pins(s)


@rule("CP2", "12.3.1")
def test_wireless_intercepts_need_a_legal_flank_attempt() -> None:
    s = declared("CP", {"Thorn": "GE8"}, "Plock", "RU1", hands={"CP": "CP2"})  # one space
    assert plays(s) == []
    attackers = {"Thorn": "GE8", "Tannenberg": "GEc"}
    s = declared("CP", attackers, "Plock", "RU1", hands={"CP": "CP2"}, trenches={"Plock": "AP 1"})
    assert plays(s) == []


# attack cards


@rule("CP3")
def test_von_francois_helps_germans_against_russians() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "RU1", hands={"CP": "CP3"})
    assert drm(play(s, "CP3"), "CP") == 1
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FR1", hands={"CP": "CP3"})
    assert plays(s) == []
    s = declared("CP", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RU8", hands={"CP": "CP3"})
    assert plays(s) == []


@pytest.mark.parametrize(
    "code",
    [pytest.param(code, marks=rule(code)) for code in ("CP15", "CP19", "CP35", "CP40")],
)
def test_a_card_of_german_attacks_gives_one(code: str) -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FR1", hands={"CP": code})
    assert drm(play(s, code), "CP") == 1
    s = declared("CP", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RU8", hands={"CP": code})
    assert plays(s) == []
    s = declared("AP", {"Chateau Thierry": "FR1"}, "Sedan", "GE1", hands={"CP": code})
    assert plays(s) == []


@rule("CP15", "9.5.4.2")
def test_chlorine_gas_leaves_the_game_even_after_a_victory() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FRc", hands={"CP": "CP15"})
    fought(play(s, "CP15"), 6, 1)
    assert "CP15" in pile(s, "CP", "removed")


@rule("CP40", "9.5.4.2")
def test_german_air_superiority_stays_after_a_victory_and_goes_after_a_defeat() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FRc", hands={"CP": "CP40"})
    fought(play(s, "CP40"), 6, 1)
    assert pile(s, "CP", "kept") == ["CP40"]
    s = declared("CP", {"Sedan": "GEc"}, "Chateau Thierry", "FR1 FR2", hands={"CP": "CP40"})
    fought(play(s, "CP40"), 1, 6)
    assert "CP40" in pile(s, "CP", "discards")


@rule("CP30")
def test_alpenkorps_attacks_from_or_into_mountains() -> None:
    s = declared("CP", {"Mulhouse": "GE7"}, "Belfort", "FRc", hands={"CP": "CP30"})
    assert drm(play(s, "CP30"), "CP") == 1
    s = declared("CP", {"Trent": "GEc"}, "Verona", "IT1", hands={"CP": "CP30"}, war="IT")
    assert drm(play(s, "CP30"), "CP") == 1
    s = declared("CP", {"Sedan": "GE7"}, "Chateau Thierry", "FRc", hands={"CP": "CP30"})
    assert plays(s) == []


@rule("CP30")
def test_alpenkorps_is_not_for_attacks_without_germans() -> None:
    s = declared("CP", {"Innsbruck": "AH1"}, "Trent", "IT1", hands={"CP": "CP30"}, war="IT")
    assert plays(s) == []
    s = declared("CP", {"Trent": "AHc"}, "Verona", "IT1", hands={"CP": "CP30"}, war="IT")
    assert plays(s) == []


@rule("CP62")
def test_achtung_panzer_attacks_on_clear_ground() -> None:
    s = declared(
        "CP",
        {"Sedan": "GE1"},
        "Chateau Thierry",
        "FR1",
        hands={"CP": "CP62"},
        options=ALL,
        trenches={"Chateau Thierry": "AP 2"},
    )
    assert drm(play(s, "CP62"), "CP") == 1
    s = declared("CP", {"Koblenz": "GE1"}, "Sedan", "FR1", hands={"CP": "CP62"}, options=ALL)
    assert plays(s) == []


@rule("CP57")
def test_kaisertreu_helps_austrians_in_attack_and_defence() -> None:
    s = declared("CP", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RU8", hands={"CP": "CP57"}, options=ALL)
    assert drm(play(s, "CP57"), "CP") == 1
    s = declared("AP", {"Kamenets-Podolski": "RU8"}, "Tarnopol", "AH3", hands={"CP": "CP57"}, options=ALL)
    assert drm(play(s, "CP57"), "CP") == 1
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FR1", hands={"CP": "CP57"}, options=ALL)
    assert plays(s) == []


@rule("CP16", "R77")
def test_liman_von_sanders_helps_turks_but_not_the_senussi() -> None:
    s = declared("AP", {"Basra": "BRc"}, "Qurna", "TUc", hands={"CP": "CP16"}, war="TU")
    assert drm(play(s, "CP16"), "CP") == 1
    s = declared("CP", {"Qurna": "TUc"}, "Basra", "BRc", hands={"CP": "CP16"}, war="TU")
    assert drm(play(s, "CP16"), "CP") == 1
    s = declared("AP", {"Alexandria": "BRc"}, "Libya", "SNc", hands={"CP": "CP16"}, war="TU")
    assert plays(s) == []


# defence cards


@rule("CP4")
def test_severe_weather_helps_the_central_powers_in_winter_mountains() -> None:
    s = declared("AP", {"Belfort": "FR1"}, "Mulhouse", "GE7", hands={"CP": "CP4"}, turn=4)
    assert drm(play(s, "CP4"), "CP") == 2
    s = declared("AP", {"Belfort": "FR1"}, "Mulhouse", "GE7", hands={"CP": "CP4"}, turn=6)
    assert plays(s) == []


@rule("CP4", "R35")
def test_severe_weather_serves_no_lone_fort() -> None:
    s = declared("AP", {"Udine": "IT1"}, "Trieste", "", hands={"CP": "CP4"}, turn=4, war="IT")
    assert plays(s) == []


@rule("CP18")
def test_fortified_machine_guns_need_a_german_in_a_trench() -> None:
    trenches = {"Cambrai": "CP 1"}
    more: dict[str, Any] = {"hands": {"CP": "CP18"}, "control": WEST, "trenches": trenches}
    s = declared("AP", {"Amiens": "BR1"}, "Cambrai", "GE1", **more)
    assert drm(play(s, "CP18"), "CP") == 1
    s = declared("AP", {"Amiens": "BR1"}, "Cambrai", "AH1", **more)
    assert plays(s) == []
    s = declared("AP", {"Amiens": "BR1"}, "Cambrai", "GE1", hands={"CP": "CP18"}, control=WEST)
    assert plays(s) == []


@rule("CP31", "R78")
def test_kemal_lets_turkish_corps_fire_on_the_army_table() -> None:
    s = declared("AP", {"Basra": "BRc"}, "Qurna", "TUc", hands={"CP": "CP31"}, war="TU")
    play(s, "CP31")
    passing(s)
    roll(s, 1, 6)  # 1 factor: 2 on the Army table, 1 on the Corps table
    assert here(s, "Basra") == ""
    done(s)
    assert "CP31" in pile(s, "CP", "discards")
    assert pile(s, "CP", "kept") == []


@rule("CP31")
def test_kemal_needs_a_turkish_unit_with_a_combat_factor() -> None:
    s = declared("AP", {"Basra": "BRc"}, "Qurna", "(TUc)", hands={"CP": "CP31"}, war="TU")
    assert plays(s) == []
    s = declared("AP", {"Alexandria": "BRc"}, "Libya", "SNc", hands={"CP": "CP31"}, war="TU")
    assert plays(s) == []


@rule("CP31")
def test_kemal_is_for_defence() -> None:
    s = declared("CP", {"Qurna": "TUc"}, "Basra", "BRc", hands={"CP": "CP31"}, war="TU")
    assert plays(s) == []


@rule("CP31", "R78")
def test_kemal_takes_a_fort_along() -> None:
    s = declared("AP", {"Sinai": "BRc (BRc)"}, "Gaza", "TUc", hands={"CP": "CP31"}, war="TU")
    play(s, "CP31")
    passing(s)
    roll(s, 4, 6)  # 1 and the fort 2: 3 factors on the Army table: 4
    fought(s)
    assert here(s, "Sinai") == ""


@rule("CP60", "R98")
def test_turk_determination_digs_a_trench_for_one_combat() -> None:
    s = declared("AP", {"Basra": "BRc (BRc)"}, "Qurna", "TUc", hands={"CP": "CP60"}, war="TU", options=ALL)
    play(s, "CP60")
    passing(s)
    roll(s, 6)  # 3 factors, one left: 1
    assert loss(s, "AP") == 1
    roll(s, 1)  # 1 factor, one right: 0
    assert "stand" not in offered(s)  # its last step may not be lost for that
    fought(s)
    assert trench(s, "Qurna") == ""
    assert "CP60" in pile(s, "CP", "removed")


@rule("CP60")
def test_turk_determination_needs_a_space_without_trench() -> None:
    s = declared(
        "AP", {"Basra": "BRc"}, "Qurna", "TUc", hands={"CP": "CP60"}, war="TU", options=ALL, trenches={"Qurna": "CP 1"}
    )
    assert plays(s) == []


@rule("CP60", "12.5.3")
def test_turk_determination_allows_to_stand() -> None:
    s = declared("AP", {"Basra": "BRc (BRc)"}, "Qurna", "TUc TUc", hands={"CP": "CP60"}, war="TU", options=ALL)
    play(s, "CP60")
    passing(s)
    roll(s, 6, 1)  # 1 against 1 (column 3)
    s = declared("AP", {"Basra": "BRc (BRc)"}, "Qurna", "TUc (TUc)", hands={"CP": "CP60"}, war="TU", options=ALL)
    play(s, "CP60")
    passing(s)
    roll(s, 6, 1)  # 1 against 0 (column 2)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert "stand" in offered(s)


@rule("CP56", "R33")
def test_withdrawal_of_the_central_powers() -> None:
    s = declared(
        "AP",
        {"Chateau Thierry": "FR1 FR2"},
        "Cambrai",
        "GE1",
        hands={"CP": "CP56"},
        options=ALL,
        control={"CP": "Sedan,Brussels"},
        units={"Reserve": "GEc"},
        destroyed="Liege",
    )
    passing(play(s, "CP56"))
    roll(s, 3, 1)  # 4 against 2
    assert asked(s) == ["Central Powers"]
    do(s, "go Sedan")
    assert here(s, "Sedan") == "GE1"
    assert offered(s, "take") == ["FR1", "FR2"]
    done(s)
    assert "CP56" in pile(s, "CP", "removed")


# CP5, CP6, CP8, CP9, CP11, CP13


@rule("CP5", "R75")
def test_landwehr_flips_german_units_worth_two_points() -> None:
    units = {"Berlin": "(GE1)", "Essen": "(GEc) (GEc)", "Reserve": "(GEc)", "Vienna": "(AH1)"}
    s = event(position(units=units, hands={"CP": "CP5"}), "CP5")
    assert "AH1" not in offered(s, "restore")
    do(s, "restore GE1")
    choose(s, "restore", "(GEc) (GEc)")
    done(s)
    full = [here(s, "Essen"), here(s, "Reserve", "CP")]
    assert here(s, "Berlin") == "GE1"
    assert sum(text.split().count("GEc") for text in full) == 2
    assert asked(s) == ["Allied Powers"]


@rule("CP5", "R75")
def test_landwehr_does_not_rebuild_eliminated_units() -> None:
    s = event(position(units={"Eliminated": "GE1 GEc", "Berlin": "(GE2)"}, hands={"CP": "CP5"}), "CP5")
    assert offered(s, "restore") == ["GE2"]


@rule("CP5")
def test_landwehr_needs_berlin() -> None:
    s = position(units={"Essen": "(GE1)"}, control={"AP": "Berlin"}, hands={"CP": "CP5"})
    refused(s, f"event {card('CP5')}")


@rule("CP5")
def test_landwehr_needs_a_berlin_with_supply() -> None:
    around = ["Hannover", "Leipzig", "Rostock", "Stettin", "Cottbus"]
    for lost, found in ((around[1:], True), (around, False)):
        s = position(units={"Essen": "(GE1)"}, control={"AP": ",".join(lost)}, hands={"CP": "CP5"})
        assert may_event(s, "CP5") == found, lost


@rule("CP6", "AP12", "11.2.1")
def test_the_german_entrench_card_digs_and_bars_the_other() -> None:
    units = {"Metz": "GE4", "Verdun": "FR3"}
    s = event(position(units=units, hands={"CP": "CP6", "AP": "AP12"}), "CP6")
    do(s, "dig Metz")
    assert trench(s, "Metz") == "CP 1"
    refused(s, f"event {card('AP12')}")


@rule("CP6", "5.7.4.4")
def test_no_entrench_event_on_the_first_turn_of_the_historical_scenario() -> None:
    s = position("historical", side="AP", turn=1, levels=MOB, units={"Verdun": "FR3"}, hands={"AP": "AP12"})
    refused(s, f"event {card('AP12')}")
    s = position("historical", side="AP", turn=2, levels=MOB, units={"Verdun": "FR3"}, hands={"AP": "AP12"})
    assert may_event(s, "AP12")


@rule("CP6", "R25")
def test_entrench_may_dig_where_an_army_besieges_a_fort() -> None:
    s = event(position(units={"Verdun": "GE4"}, control=WEST, hands={"CP": "CP6"}), "CP6")
    assert offered(s, "dig") == ["Verdun"]


@rule("CP6", "R8")
def test_entrench_may_be_played_without_an_army_to_dig() -> None:
    s = event(position(units={"Metz": "GEc"}, hands={"CP": "CP6"}), "CP6")
    assert asked(s) == ["Allied Powers"]
    assert trench(s, "Metz") == ""


@rule("CP8", "11.1.9")
def test_race_to_the_sea_opens_the_channel_ports() -> None:
    units = {"Cambrai": "GE1"}
    s = position(turn=2, levels=MOB, units=units, control=WEST, hands={"CP": "CP12"})
    operate(s, "CP12", "move Cambrai", "take GE1")
    assert "Amiens" not in offered(s, "go") or refused_to_halt(s, "Amiens")
    s = position(turn=2, levels=MOB, units=units, control=WEST, played="CP8", hands={"CP": "CP12"})
    operate(s, "CP12", "move Cambrai", "take GE1", "go Amiens", "halt")
    assert place_of(s, "GE1") == "Amiens"


def refused_to_halt(s: PathsState, space: str) -> bool:
    do(s, f"go {space}")
    return "halt" not in offered(s)


@rule("CP8", "11.1.9", "R26")
def test_a_war_status_of_four_opens_the_channel_ports_too() -> None:
    s = position(turn=2, levels=MOB, status=(0, 4), units={"Cambrai": "GE1"}, control=WEST, hands={"CP": "CP12"})
    operate(s, "CP12", "move Cambrai", "take GE1", "go Calais", "halt")
    assert place_of(s, "GE1") == "Calais"


@rule("CP8", "R8")
def test_race_to_the_sea_may_be_played_late() -> None:
    assert may_event(position(status=(0, 9), units={}, hands={"CP": "CP8"}), "CP8")


@rule("CP9")
def test_reichstag_truce_adds_a_point_before_total_war() -> None:
    s = event(position(levels=MOB, units={}, hands={"CP": "CP9"}), "CP9")
    assert vp(s) == 11
    assert status(s) == (0, 1)
    refused(position(levels=("limited", "total"), units={}, hands={"CP": "CP9"}), f"event {card('CP9')}")


@rule("CP11", "15.1.11")
def test_oberost_lets_germans_attack_russian_forts() -> None:
    units = {"Tannenberg": "GE8", "Lomza": "RU2"}
    s = position(turn=2, levels=MOB, units=units, hands={"CP": "CP12"})
    marked(operate(s, "CP12", "attack Tannenberg"))
    assert offered(s, "strike") == []
    s = position(turn=2, levels=MOB, units=units, played="CP11", hands={"CP": "CP12"})
    marked(operate(s, "CP12", "attack Tannenberg"))
    assert offered(s, "strike") == ["Lomza"]


@rule("CP11", "15.1.11")
def test_austrians_attack_russian_forts_from_the_start() -> None:
    s = declared("CP", {"Tarnopol": "AH3"}, "Dubno", "RU3", turn=2, levels=MOB)
    assert s.view()["combat"]["space"] == "Dubno"


@rule("CP11", "15.1.11")
def test_germans_may_besiege_an_empty_russian_fort_before_oberost() -> None:
    s = position(turn=2, levels=MOB, units={"Tannenberg": "GE8"}, hands={"CP": "CP12"})
    operate(s, "CP12", "move Tannenberg", "take GE8", "go Lomza")
    assert "Lomza" in s.view()["besieged"]


@rule("CP13")
def test_falkenhayn_in_1914_needs_moltke() -> None:
    refused(position(turn=2, levels=MOB, units={}, hands={"CP": "CP13"}), f"event {card('CP13')}")
    assert may_event(position(turn=2, levels=MOB, units={}, played="AP9", hands={"CP": "CP13"}), "CP13")
    s = event(position(turn=3, levels=MOB, units={}, hands={"CP": "CP13"}), "CP13")
    assert status(s) == (0, 2)


# reinforcements


@rule("CP7", "R57")
def test_ninth_german_army_comes_to_one_of_three_spaces() -> None:
    s = event(position(units={}, hands={"CP": "CP7"}), "CP7")
    assert offered(s, "place") == GE_SOURCES
    do(s, "place Breslau")
    assert here(s, "Breslau") == "GE9"


@rule("CP7", "9.5.3.3")
def test_no_german_army_comes_to_a_besieged_breslau() -> None:
    s = position(units={"Breslau": "RU1"}, control={"AP": "Lodz"}, hands={"CP": "CP7"})
    event(s, "CP7")
    assert offered(s, "place") == ["Berlin", "Essen"]


@rule("CP7", "R95")
def test_german_armies_come_without_berlin() -> None:
    s = event(position(units={}, control={"AP": "Berlin"}, hands={"CP": "CP7"}), "CP7")
    assert offered(s, "place") == ["Breslau", "Essen"]


@pytest.mark.parametrize(
    ("code", "army", "corps"),
    [
        pytest.param("CP12", "GE10", "GEc GEc", marks=rule("CP12")),
        pytest.param("CP21", "GE11", "GEc", marks=rule("CP21")),
        pytest.param("CP22", "GE12", "GEc", marks=rule("CP22")),
        pytest.param("CP41", "GE14", "", marks=rule("CP41")),
    ],
)
def test_a_german_army_comes_with_its_corps(code: str, army: str, corps: str) -> None:
    s = event(position(units={}, hands={"CP": code}), code)
    do(s, "place Essen")
    assert here(s, "Essen") == army
    assert here(s, "Reserve", "CP") == corps
    assert pile(s, "CP", "removed") == [code]


@pytest.mark.parametrize("code", [pytest.param("CP38", marks=rule("CP38")), pytest.param("CP39", marks=rule("CP39"))])
def test_two_german_corps_come_to_the_reserve(code: str) -> None:
    s = event(position(units={}, hands={"CP": code}), code)
    assert here(s, "Reserve", "CP") == "GEc GEc"


@rule("CP46")
def test_two_german_armies_come() -> None:
    s = event(position(units={}, hands={"CP": "CP46"}), "CP46")
    do(s, "place Berlin", "place Essen")
    assert sorted([here(s, "Berlin"), here(s, "Essen")]) == ["GE17", "GE18"]


@rule("CP46", "9.5.3.1", "R57")
def test_two_german_armies_need_room_for_both() -> None:
    units = {"Berlin": "GE1 GE2 GE3", "Essen": "GE4 GE5 GE6", "Breslau": "GE7 GE8"}
    refused(position(units=units, hands={"CP": "CP46"}), f"event {card('CP46')}")


@pytest.mark.parametrize(
    ("code", "army", "corps"),
    [
        pytest.param("CP14", "AH7", "AHc AHc", marks=rule("CP14")),
        pytest.param("CP20", "AH10", "", marks=rule("CP20")),
        pytest.param("CP23", "AH11", "", marks=rule("CP23")),
    ],
)
def test_an_austrian_army_comes_to_vienna_or_budapest(code: str, army: str, corps: str) -> None:
    s = event(position(units={}, hands={"CP": code}), code)
    assert offered(s, "place") == ["Budapest", "Vienna"]
    do(s, "place Vienna")
    assert here(s, "Vienna") == army
    assert here(s, "Reserve", "CP") == corps


@rule("CP20", "R95")
def test_an_austrian_army_comes_to_budapest_when_vienna_is_lost() -> None:
    s = event(position(units={}, control={"AP": "Vienna"}, hands={"CP": "CP20"}), "CP20")
    assert here(s, "Budapest") == "AH10"


@pytest.mark.parametrize(
    ("code", "army"), [pytest.param("CP42", "YLD", marks=rule("CP42")), pytest.param("CP48", "AOI", marks=rule("CP48"))]
)
def test_a_turkish_army_comes_to_constantinople(code: str, army: str) -> None:
    refused(position(units={}, hands={"CP": code}), f"event {card(code)}")
    s = event(position(units={}, war="TU", hands={"CP": code}), code)
    assert here(s, "Constantinople") == army


@rule("CP42", "9.5.3.1")
def test_no_turkish_army_comes_when_constantinople_is_lost() -> None:
    s = position(units={}, war="TU", control={"AP": "Constantinople"}, hands={"CP": "CP42"})
    refused(s, f"event {card('CP42')}")


# CP10 Sud Army, CP29 11th Army


@rule("CP10", "R15", "9.2.3")
def test_sud_army_makes_one_mixed_stack_cost_one_point() -> None:
    units = {"Lemberg": "AH1 GEc GEc", "Tarnopol": "AH2 GEc"}
    s = position(units=units, hands={"CP": "CP3"})
    operate(s, "CP3", "move Lemberg")
    assert offered(s, "move") == []
    s = position(units=units, played="CP10", hands={"CP": "CP12"})
    operate(s, "CP12", "move Lemberg", "move Tarnopol")  # 1 and 2
    units = {"Lemberg": "AH1 GEc GEc", "Tarnopol": "AH2 GEc", "Tarnow": "AH3"}
    s = position(units=units, played="CP10", hands={"CP": "CP3"})
    operate(s, "CP3", "move Lemberg")
    assert offered(s, "move") == ["Tarnow"]


@rule("CP10", "R15")
def test_sud_army_serves_an_austrian_corps_too() -> None:
    s = position(units={"Lemberg": "AHc GEc GEc"}, played="CP10")
    do(s, "automatic-operation")
    assert offered(s, "move") == ["Lemberg"]


@rule("CP10", "R15")
def test_sud_army_does_not_serve_a_german_army() -> None:
    s = position(units={"Lemberg": "AH1 GE1"}, played="CP10")
    do(s, "automatic-operation")
    assert offered(s, "move") == []


@rule("CP10", "R15")
def test_sud_army_does_not_serve_a_turkish_army() -> None:
    s = position(units={"Bursa": "AHc GEc YLD"}, war="TU", played="CP10", hands={"CP": "CP3"})
    operate(s, "CP3")
    assert offered(s, "move") == []
    s = position(units={"Bursa": "AHc GEc TUc"}, war="TU", played="CP10", hands={"CP": "CP3"})
    operate(s, "CP3")
    assert offered(s, "move") == ["Bursa"]


@rule("CP10", "AP9", "R15", "R14")
def test_moltke_overrides_sud_army_in_france_and_belgium() -> None:
    units = {"Sedan": "AHc GEc GEc"}
    s = position(units=units, played="AP9 CP10", hands={"CP": "CP3"})
    operate(s, "CP3")
    assert offered(s, "move") == []
    s = position(units=units, played="AP9 CP10 CP13", hands={"CP": "CP3"})  # Falkenhayn has ended Moltke
    operate(s, "CP3")
    assert offered(s, "move") == ["Sedan"]
    s = position(units={"Lemberg": "AHc GEc GEc"}, played="AP9 CP10")
    do(s, "automatic-operation")
    assert offered(s, "move") == ["Lemberg"]


@rule("CP10", "R15")
def test_sud_army_with_a_third_corps_of_another_nation_costs_two() -> None:
    units = {"Belgrade": "AHc GEc BUc"}
    s = position(units=units, war="BU", played="CP10", destroyed="Belgrade", hands={"CP": "CP3"})
    operate(s, "CP3")
    assert offered(s, "move") == ["Belgrade"]
    s = position(units=units, war="BU", destroyed="Belgrade", hands={"CP": "CP3"})
    operate(s, "CP3")
    assert offered(s, "move") == []


@rule("CP10", "R96", "12.1.11")
def test_sud_army_does_not_ease_multinational_attacks() -> None:
    units = {"Lemberg": "AH1 GEc", "Przemysl": "BUc", "Lublin": "RU5"}
    units = {"Tarnopol": "AH1", "Czernowitz": "GEc", "Kamenets-Podolski": "RU8"}
    s = position(units=units, played="CP10", hands={"CP": "CP12"})
    operate(s, "CP12", "attack Tarnopol", "attack Czernowitz")
    do(marked(s), "strike Kamenets-Podolski", "with AH1")
    assert offered(s, "with") == []


@rule("CP29", "R16")
def test_11th_army_with_corps_of_any_nation_costs_one() -> None:
    s = position(units={"Belgrade": "GE11 AHc BUc"}, war="BU", played="CP29", destroyed="Belgrade")
    do(s, "automatic-operation")
    assert offered(s, "move") == ["Belgrade"]


@rule("CP29", "R16")
def test_11th_army_with_a_second_army_costs_two_at_most() -> None:
    units = {"Belgrade": "GE11 AH1 BUc"}
    s = position(units=units, war="BU", played="CP29", destroyed="Belgrade", hands={"CP": "CP3"})
    operate(s, "CP3")
    assert offered(s, "move") == ["Belgrade"]
    s = position(units=units, war="BU", played="CP29", destroyed="Belgrade")
    do(s, "automatic-operation")
    assert offered(s, "move") == []


@rule("CP29", "R8")
def test_11th_army_may_be_played_without_its_army() -> None:
    assert may_event(position(units={}, hands={"CP": "CP29"}), "CP29")


# CP17 Mata Hari


@rule("CP17")
def test_mata_hari_shows_the_allied_hand_and_gives_two_operations() -> None:
    units = {"Metz": "GE4", "Koblenz": "GE3", "Essen": "GE1"}
    s = event(position(units=units, hands={"CP": "CP17", "AP": "AP4 AP27"}), "CP17")
    assert sorted(s.view(1)["cards"][0]["known"]) == [3, 26]
    assert s.view()["cards"][0]["known"] == []
    do(s, "move Metz", "move Koblenz")
    assert offered(s, "move") == []


# CP24 Libyan Revolt


@rule("CP24", "R53")
def test_libyan_revolt_places_the_senussi() -> None:
    refused(position(units={}, hands={"CP": "CP24"}), f"event {card('CP24')}")
    s = event(position(units={}, war="TU", control={"AP": "Libya"}, hands={"CP": "CP24"}), "CP24")
    assert here(s, "Libya") == "SNc"
    assert control(s, "Libya") == "CP"
    assert vp(s) == 10


@rule("CP24")
def test_libyan_revolt_is_stopped_by_an_allied_unit_in_libya() -> None:
    refused(position(units={"Libya": "BRc"}, war="TU", hands={"CP": "CP24"}), f"event {card('CP24')}")


@rule("CP24", "10.1.1", "9.5.3.2")
def test_libyan_revolt_needs_room_in_libya() -> None:
    refused(position(units={"Libya": "TUc TUc TUc"}, war="TU", hands={"CP": "CP24"}), f"event {card('CP24')}")
    assert may_event(position(units={"Libya": "TUc TUc"}, war="TU", hands={"CP": "CP24"}), "CP24")


@rule("CP24", "R58", "9.5.3.1")
def test_libyan_revolt_is_a_turkish_reinforcement() -> None:
    s = event(position(units={}, war="TU", hands={"CP": "CP24 CP42"}), "CP24")
    idle(s)
    refused(s, f"event {card('CP42')}")


@rule("CP24", "11.1.16")
def test_the_senussi_convert_what_they_enter() -> None:
    s = position(units={"Libya": "SNc"}, war="TU", hands={"CP": "CP3"})
    operate(s, "CP3", "move Libya", "take SNc", "go Alexandria")
    assert control(s, "Alexandria") == "CP"
    assert vp(s) == 11


# CP25 High Seas Fleet


@rule("CP25", "R70")
def test_high_seas_fleet_adds_a_point_after_the_next_allied_action() -> None:
    s = event(position(units={}, hands={"CP": "CP25"}), "CP25")
    assert vp(s) == 10
    idle(s)
    assert vp(s) == 11


# CP26 Place of Execution


@rule("CP26")
def test_place_of_execution_needs_falkenhayn_before_hindenburg_and_ludendorff() -> None:
    for played, found in (("", []), ("CP13", ["CP26"]), ("CP13 CP54", [])):
        s = declared("CP", {"Metz": "GE4"}, "Verdun", "FR3", hands={"CP": "CP26"}, played=played)
        assert plays(s) == found


@rule("CP26")
def test_place_of_execution_gives_two_against_a_french_fort_with_or_without_units() -> None:
    for defenders in ("FR3", ""):
        s = declared("CP", {"Metz": "GE4"}, "Verdun", defenders, hands={"CP": "CP26"}, played="CP13")
        play(s, "CP26")
        assert drm(s, "CP") == 2
        assert status(s) == (0, 1)


@rule("CP26")
def test_place_of_execution_needs_the_fort() -> None:
    s = declared("CP", {"Metz": "GE4"}, "Verdun", "FR3", hands={"CP": "CP26"}, played="CP13", destroyed="Verdun")
    assert plays(s) == []
    s = declared("CP", {"Brussels": "GE4"}, "Antwerp", "BE1", hands={"CP": "CP26"}, played="CP13", control=WEST)
    assert plays(s) == []


@rule("CP26", "R32")
def test_place_of_execution_may_be_played_alone_when_all_french_forts_are_gone() -> None:
    gone = "Paris,Verdun,Nancy,Belfort"
    s = position(units={}, played="CP13", destroyed=gone, hands={"CP": "CP26"})
    event(s, "CP26")
    assert status(s) == (0, 1)
    assert asked(s) == ["Allied Powers"]
    s = position(units={}, played="CP13", destroyed="Verdun,Nancy,Belfort", hands={"CP": "CP26"})
    refused(s, f"event {card('CP26')}")


# CP27, CP33, CP36: replacements


@rule("CP27")
def test_zeppelin_raids_take_four_british_points() -> None:
    more: dict[str, Any] = {"units": {"London": "(BR1) (BR2)"}, "phase": "replacements"}
    s = position(fresh="CP27", replacements={"BR": 5}, **more)
    do(s, "restore BR1")
    assert "restore BR2" not in offered(s)
    s = position(fresh="CP27", replacements={"BR": 4}, **more)
    assert "restore BR1" not in offered(s)
    s = position(played="CP27", replacements={"BR": 4}, **more)
    assert "restore BR1" in offered(s)


@rule("CP33")
def test_rathenau_gives_a_german_point_every_turn() -> None:
    s = event(position(round=1, units={}, hands={"CP": "CP33"}), "CP33")
    assert status(s) == (0, 2)
    s = position(phase="replacements", units={"Berlin": "(GE1) (GE2)"}, played="CP33")
    do(s, "restore GE1")
    assert "restore GE2" not in offered(s)


@rule("CP33", "R8")
def test_rathenau_may_follow_the_independent_air_force() -> None:
    assert may_event(position(units={}, played="AP37", hands={"CP": "CP33"}), "CP33")


@rule("CP36")
def test_u_boats_need_hindenburg_and_ludendorff_and_take_a_british_point() -> None:
    refused(position(units={}, hands={"CP": "CP36"}), f"event {card('CP36')}")
    s = event(position(units={}, played="CP54", hands={"CP": "CP36"}), "CP36")
    assert status(s) == (0, 2)
    s = position(phase="replacements", units={"London": "(BR1) (BR2)"}, played="CP54 CP36", replacements={"BR": 2})
    do(s, "restore BR1")
    assert "restore BR2" not in offered(s)


# CP28, CP52, CP53, CP45: Russia


@rule("CP28", "16.4.3", "R73")
def test_tsar_takes_command_needs_three_russian_points() -> None:
    more: dict[str, Any] = {"CP": "Lodz,Vilna"}
    refused(position(units={}, control=more, hands={"CP": "CP28"}), f"event {card('CP28')}")
    s = position(units={"Lodz": "GE1"}, control={"CP": "Lodz,Vilna,Kiev"}, hands={"CP": "CP28"})
    event(s, "CP28")
    assert s.view()["russia"]["box"] != "tsar"
    assert status(s) == (0, 1)
    assert offered(s, "move") == ["Lodz"]


@rule("CP28", "R65")
def test_baku_counts_for_tsar_takes_command() -> None:
    s = position(units={}, control={"CP": "Lodz,Vilna,Baku"}, war="TU", hands={"CP": "CP28"})
    assert may_event(s, "CP28")


@rule("CP52", "16.4.4")
def test_fall_of_the_tsar_needs_33_and_tsar_takes_command() -> None:
    more: dict[str, Any] = {"units": {}, "control": {"CP": "Lodz,Vilna,Kiev"}, "hands": {"CP": "CP52"}}
    refused(position(status=(15, 15), **more), f"event {card('CP52')}")
    refused(position(status=(14, 15), played="CP28", **more), f"event {card('CP52')}")
    s = event(position(status=(15, 15), played="CP28", **more), "CP52")
    assert vp(s) == 13  # Romania is neutral


@rule("CP52")
def test_fall_of_the_tsar_gives_one_point_with_romania_at_war() -> None:
    more: dict[str, Any] = {"units": {}, "control": {"CP": "Lodz,Vilna,Kiev"}, "hands": {"CP": "CP52"}}
    s = event(position(status=(15, 15), war="RO", played="CP28 AP16", **more), "CP52")
    assert vp(s) == 11


@rule("CP52", "16.4.5", "R68", "R14")
def test_after_the_fall_of_the_tsar_every_russian_unit_costs_a_point_to_attack() -> None:
    units = {"Dubno": "RU3 RU4 RUc", "Tarnopol": "AH1"}
    s = position(side="AP", units=units, played="CP28 CP52", hands={"AP": "AP4"})
    operate(s, "AP4")
    assert offered(s, "attack") == []
    assert offered(s, "move") == ["Dubno"]
    s = position(side="AP", units=units, played="CP28 CP52", hands={"AP": "AP3"})
    operate(s, "AP3")
    assert offered(s, "attack") == ["Dubno"]


@rule("CP52", "11.3.2", "R29")
def test_after_the_fall_of_the_tsar_no_russian_corps_moves_over_the_caucasus() -> None:
    s = position(side="AP", units={"Caucasus": "RUc"}, hands={"AP": "AP4"})
    operate(s, "AP4", "move Caucasus", "take RUc1")
    assert "Poti" in offered(s, "go")
    s = position(side="AP", units={"Caucasus": "RUc"}, played="CP28 CP52", hands={"AP": "AP4"})
    operate(s, "AP4", "move Caucasus", "take RUc1")
    assert "Poti" not in offered(s, "go")


@rule("CP53", "16.4.6", "R66")
def test_bolshevik_revolution_needs_a_later_turn_and_more_russian_points() -> None:
    more: dict[str, Any] = {"CP": "Lodz,Vilna,Kiev"}
    units = {"Lublin": "GEc", "Warsaw": "GE1"}
    s = position(units=units, control=more, status=(15, 15), played="CP28", hands={"CP": "CP52 CP53"}, round=1)
    event(s, "CP52")
    marked(s)
    idle(s)
    refused(s, f"event {card('CP53')}")


@rule("CP53", "7.1.11")
def test_bolshevik_revolution_ends_a_russian_offensive() -> None:
    everything = {"CP": "Lodz,Warsaw,Riga,Vilna,Kiev,Odessa,Minsk"}
    s = position(
        units={}, control=everything, destroyed="Warsaw,Riga,Odessa", played="CP28 CP52", hands={"CP": "CP53"},
        offensives=("RU", ""),
    )  # fmt: skip
    event(s, "CP53")
    assert s.view()["offensives"][0] in ("none", "made")


@rule("CP53", "R65")
def test_all_seven_spaces_without_baku_allow_the_revolution() -> None:
    seven = "Lodz,Warsaw,Riga,Vilna,Kiev,Odessa,Minsk"
    more: dict[str, Any] = {
        "units": {},
        "destroyed": "Warsaw,Riga,Odessa",
        "hands": {"CP": "CP53"},
        "played": "CP28 CP52",
    }
    assert may_event(position(control={"CP": seven}, **more), "CP53")


@rule("CP53", "16.4.5", "16.4.6")
def test_the_revolution_needs_more_russian_spaces_than_when_the_tsar_fell() -> None:
    ours = "Lodz,Warsaw,Plock,Lomza,Bialystok,Grodno,Vilna,Baranovichi"
    s = position(
        turn=9, round=6, units={"Baranovichi": "GEc", "Berlin": "GE1"}, control={"CP": ours},
        destroyed="Warsaw,Lomza,Grodno", status=(15, 15), played="CP28", hands={"CP": "CP52 CP53"},
    )  # fmt: skip
    event(s, "CP52")
    marked(s)
    idle(s)
    while s.view()["turn"] == 9 or asked(s) == ["chance"]:
        draw_on(s)
        if s.view()["turn"] == 9:
            done(s)
    refused(s, f"event {card('CP53')}")
    do(s, "automatic-operation", "move Baranovichi", "take GEc1", "go Minsk")
    if "halt" in offered(s):
        do(s, "halt")
    done(s)
    while asked(s) == ["Allied Powers"]:
        idle(s)
    assert may_event(s, "CP53")


@rule("CP53", "16.4.7", "R61")
def test_after_the_revolution_one_russian_point_may_be_spent() -> None:
    units = {"Moscow": "(RU1) (RU2)"}
    s = position(phase="replacements", units=units, played="CP28 CP52 CP53", replacements={"RU": 3})
    do(s, "restore RU1")
    assert "restore RU2" not in offered(s)


@rule("CP45", "16.4.8")
def test_brest_litovsk_needs_the_revolution() -> None:
    refused(position(units={}, played="CP28 CP52", hands={"CP": "CP45"}), f"event {card('CP45')}")
    s = event(position(units={}, played="CP28 CP52 CP53", hands={"CP": "CP45"}), "CP45")
    assert status(s) == (0, 1)


@rule("CP45", "16.4.9", "R67")
def test_brest_litovsk_eliminates_russians_abroad_or_beside_allies() -> None:
    units = {
        "Nis": "RUc",
        "Dubno": "RU3",
        "Kiev": "RU4 ROc",
        "Lemberg": "RU5",
        "Galatz": "RU6",
        "Tabriz": "RUc",
        "Belgrade": "RUc SBc",
    }
    s = position(units=units, war="RO TU", played="CP28 CP52 CP53 AP16", hands={"CP": "CP45"})
    event(s, "CP45")
    assert here(s, "Nis") == ""
    assert here(s, "Tabriz") == ""
    assert here(s, "Kiev") == "ROc"
    assert here(s, "Belgrade") == "SBc"
    assert [here(s, space) for space in ("Dubno", "Lemberg", "Galatz")] == ["RU3", "RU5", "RU6"]
    assert sorted(here(s, "Eliminated", "AP").split()) == ["RU4", "RUc", "RUc", "RUc"]


@rule("CP45", "16.4.9", "R67")
def test_after_brest_litovsk_russians_neither_attack_nor_are_attacked() -> None:
    played = "CP28 CP52 CP53 CP45"
    units = {"Dubno": "RU3", "Tarnopol": "AH3"}
    s = position(side="AP", units=units, played=played, hands={"AP": "AP3"})
    marked(operate(s, "AP3", *([] if "attack Dubno" not in offered(s) else ["attack Dubno"])))
    assert offered(s, "strike") == []
    s = position(side="CP", units=units, played=played, hands={"CP": "CP12"})
    marked(operate(s, "CP12", "attack Tarnopol"))
    assert offered(s, "strike") == []


@rule("CP45", "R67")
def test_after_brest_litovsk_turks_may_attack_russians_in_the_near_east() -> None:
    units = {"Erzerum": "TUc (TUc) GEc", "Kars": "RUc"}
    s = position(side="CP", units=units, war="TU", played="CP28 CP52 CP53 CP45", hands={"CP": "CP12"})
    marked(operate(s, "CP12", "attack Erzerum"))
    do(s, "strike Kars")
    assert not [name for name in offered(s, "with") if name.startswith("GE")]


@rule("CP45", "R67")
def test_after_brest_litovsk_russians_and_allies_do_not_pass_each_other() -> None:
    units = {"Kishinev": "RUc", "Ismail": "ROc"}
    s = position(side="AP", units=units, war="RO", played="CP28 CP52 CP53 CP45 AP16", hands={"AP": "AP3"})
    do(marked(operate(s, "AP3", "move Kishinev")), "take RUc1")
    assert "Ismail" not in offered(s, "go")


@rule("CP45", "5.5.2")
def test_brest_litovsk_lowers_the_mark_of_victory() -> None:
    more: dict[str, Any] = {"turn": 20, "phase": "status", "units": {}, "war": "IT US", "levels": MOB, "points": 11}
    s = position(**more)
    assert s.result() is not None
    drawn = s.result()
    s = position(played="CP28 CP52 CP53 CP45", **more)
    won = s.result()
    assert drawn is not None
    assert won is not None
    assert len(drawn.winners) != 1
    assert list(won.winners) == [1]


# CP32 War in Africa


@rule("CP32", "R64")
def test_war_in_africa_costs_a_british_corps_or_a_point() -> None:
    units = {"Cairo": "BRc", "Basra": "(BRc)"}
    s = event(position(units=units, hands={"CP": "CP32"}), "CP32")
    assert asked(s) == ["Allied Powers"]
    assert offered(s) == ["concede-point", "remove BRc1"]
    do(s, "remove BRc1")
    assert here(s, "Removed", "AP") == "BRc"
    assert vp(s) == 10
    s = event(position(units=units, hands={"CP": "CP32"}), "CP32")
    do(s, "concede-point")
    assert vp(s) == 11
    assert here(s, "Cairo") == "BRc"
    assert status(s) == (0, 1)


@rule("CP32", "R64")
def test_war_in_africa_takes_a_reduced_corps_if_no_full_one_is_there() -> None:
    s = event(position(units={"Basra": "(BRc)"}, hands={"CP": "CP32"}), "CP32")
    assert offered(s) == ["concede-point", "remove BRc1"]


@rule("CP32", "R64")
def test_war_in_africa_costs_a_point_if_there_is_no_british_corps() -> None:
    s = event(position(units={"Cairo": "AUSc CNDc"}, hands={"CP": "CP32"}), "CP32")
    if offered(s) == ["concede-point"]:
        do(s, "concede-point")
    assert vp(s) == 11


@rule("CP32", "15.2.4", "R87")
def test_war_in_africa_may_break_a_siege() -> None:
    s = position(units={"Gaza": "BRc BRc"}, control={"AP": "Sinai"}, war="TU", hands={"CP": "CP32"})
    assert "Gaza" in s.view()["besieged"]
    event(s, "CP32")
    do(s, f"remove {offered(s, 'remove')[0]}")
    assert "Gaza" not in s.view()["besieged"]
    assert here(s, "Gaza") == "BRc"


# CP34 Bulgaria


@rule("CP34", "R63", "9.5.2.1")
def test_bulgaria_places_two_corps_in_sofia_and_four_elsewhere() -> None:
    s = event(position(units={}, hands={"CP": "CP34"}), "CP34")
    for space in ("Varna", "Plevna", "Strumitsa", "Kazanlik"):
        do(s, f"place {space}")
    assert here(s, "Sofia") == "BUc BUc"
    assert here(s, "Varna") == here(s, "Strumitsa") == "BUc"
    assert control(s, "Burgas") == "CP"
    assert status(s) == (0, 2)


# CP37, CP47, CP54: offensives


@rule("CP37", "7.1.9")
def test_hoffmann_needs_hindenburg_and_ludendorff() -> None:
    refused(position(units={}, hands={"CP": "CP37"}), f"event {card('CP37')}")
    s = event(position(units={}, played="CP54", hands={"CP": "CP37"}), "CP37")
    assert status(s) == (0, 1)


@rule("CP54", "7.1.10")
def test_hindenburg_and_ludendorff_end_a_german_offensive() -> None:
    s = event(position(units={}, offensives=("", "GE"), hands={"CP": "CP54"}), "CP54")
    assert s.view()["offensives"][1] in ("none", "made")
    assert status(s) == (0, 2)


def mutiny(units: dict[str, str], offensive: str = "FR", **more: Any) -> PathsState:
    """French Mutiny has just been played; the Allies are asked."""
    s = position(units=units, offensives=(offensive, ""), hands={"AP": "AP2", "CP": "CP47"}, **more)
    return event(s, "CP47")


@rule("CP47", "7.1.8", "R9")
def test_after_french_mutiny_a_french_attack_costs_a_point_once() -> None:
    s = mutiny({"Chateau Thierry": "FR1 FR2", "Verdun": "FR3", "Sedan": "GE1", "Metz": "GE4"})
    assert status(s) == (0, 1)
    operate(s, "AP2", "attack Chateau Thierry", "attack Verdun")
    strike(marked(s), "Sedan", "FR1")
    assert vp(s) == 11
    fought(s, 1, 1)
    strike(s, "Metz", "FR3")
    assert vp(s) == 11


@rule("CP47", "7.1.8", "R9")
def test_after_french_mutiny_others_attack_free() -> None:
    s = mutiny({"Chateau Thierry": "BR1", "Sedan": "GE1"})
    operate(s, "AP2", "attack Chateau Thierry")
    strike(marked(s), "Sedan")
    assert vp(s) == 10


@rule("CP47", "7.1.8", "R9")
def test_after_french_mutiny_frenchmen_beside_americans_attack_free() -> None:
    s = mutiny({"Chateau Thierry": "FR1 USc", "Sedan": "GE1"}, war="US")
    operate(s, "AP2", "attack Chateau Thierry")
    strike(marked(s), "Sedan", "FR1")
    assert vp(s) == 10


@rule("CP47", "7.1.8")
def test_french_mutiny_counts_on_turns_of_a_french_offensive_only() -> None:
    s = mutiny({"Chateau Thierry": "FR1", "Sedan": "GE1"}, offensive="BR")
    operate(s, "AP2", "attack Chateau Thierry")
    strike(marked(s), "Sedan")
    assert vp(s) == 10


@rule("CP47", "7.1.8")
def test_french_mutiny_lets_the_french_rest_without_penalty() -> None:
    s = mutiny({}, round=6, levels=MOB)
    idle(s)
    assert vp(s) == 10
    assert vp(position(phase="status", units={}, levels=MOB, offensives=("FR", ""))) == 11


@rule("CP47", "R9")
def test_french_mutiny_counts_an_attack_on_a_lone_fort_too() -> None:
    s = mutiny({"Verdun": "FR3"})
    operate(s, "AP2", "attack Verdun")
    strike(marked(s), "Metz")
    assert vp(s) == 11


@rule("CP47", "7.1.8")
def test_french_mutiny_does_not_concern_attacks_outside_the_west() -> None:
    s = mutiny({"Maggiore": "FRc IT1", "Villach": "AHc"}, war="IT")
    operate(s, "AP2", "attack Maggiore")
    strike(marked(s), "Villach")
    assert vp(s) == 10


@rule("CP47", "7.1.8")
def test_french_mutiny_after_the_offensive_was_made_has_no_effect_this_turn() -> None:
    units = {"Chateau Thierry": "FR1", "Verdun": "FR3", "Sedan": "GE1", "Metz": "GE4"}
    s = position(side="AP", units=units, offensives=("FR", ""), hands={"AP": "AP2 AP3", "CP": "CP47"})
    operate(s, "AP2", "attack Chateau Thierry")
    strike(marked(s), "Sedan")
    fought(s, 1, 1)
    done(s)
    event(s, "CP47")
    operate(s, "AP3", "attack Verdun")
    strike(marked(s), "Metz")
    assert vp(s) == 10


# CP43, CP44, CP49, CP50, CP51: trench cards


@rule("CP43")
def test_von_below_cancels_italian_trenches() -> None:
    more: dict[str, Any] = {"war": "IT", "trenches": {"Verona": "AP 2"}, "hands": {"CP": "CP43"}}
    s = declared("CP", {"Trent": "GEc AH1"}, "Verona", "IT1", **more)
    play(s, "CP43")
    passing(s)
    roll(s, 1)  # 5 factors on the Army table: 2
    assert loss(s, "CP") == 2
    roll(s, 1)  # 2 factors: 1
    assert "stand" not in offered(s)
    s = declared("CP", {"Trent": "GEc AH1"}, "Verona", "IT1 FRc", **more)
    assert plays(s) == []
    s = declared("CP", {"Trent": "AH1 AH2"}, "Verona", "IT1", **more)
    assert plays(s) == []


@rule("CP44", "R36", "R37")
def test_von_hutier_fires_first_and_cancels_trenches() -> None:
    more: dict[str, Any] = {"trenches": {"Plock": "AP 2"}, "hands": {"CP": "CP44"}, "units": {"Reserve": "RUc"}}
    s = declared("CP", {"Tannenberg": "GE8", "Thorn": "GE9"}, "Plock", "RU1", **more)
    play(s, "CP44")
    assert pins(s) == []
    passing(s)
    roll(s, 3)  # 10 factors: 4: RU1 is replaced by a corps before it fires
    assert here(s, "Plock") == "RUc"
    roll(s, 6)  # 1 factor on the Corps table: 1
    assert here(s, "Tannenberg") == "GE8"
    assert "stand" not in offered(s)


@rule("CP44")
def test_von_hutier_needs_a_russian_and_a_german() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FR1", hands={"CP": "CP44"})
    assert plays(s) == []
    s = declared("CP", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RU8", hands={"CP": "CP44"})
    assert plays(s) == []


@rule("CP44", "R31")
def test_von_hutier_needs_no_trench() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "RU1", hands={"CP": "CP44"})
    assert plays(s) == ["CP44"]


@rule("CP49")
def test_michael_cancels_trenches_and_adds_one() -> None:
    more: dict[str, Any] = {"trenches": {"Chateau Thierry": "AP 2"}, "hands": {"CP": "CP49"}}
    s = declared("CP", {"Sedan": "GE1 GE2"}, "Chateau Thierry", "FR1", **more)
    assert plays(s) == []
    s = declared("CP", {"Sedan": "GE1 GE2"}, "Chateau Thierry", "FR1", played="CP54", **more)
    play(s, "CP49")
    assert drm(s, "CP") == 1
    assert status(s) == (0, 1)
    passing(s)
    roll(s, 1)  # 10 factors, 1 + 1: 4
    assert loss(s, "CP") == 4


@rule("CP50", "12.3.1")
def test_blucher_opens_a_trench_to_a_flank_attack() -> None:
    more: dict[str, Any] = {
        "trenches": {"Chateau Thierry": "AP 2"},
        "hands": {"CP": "CP50"},
        "played": "CP54",
        "control": WEST,
    }
    s = declared("CP", {"Sedan": "GE1", "Cambrai": "GE2"}, "Chateau Thierry", "FR1", **more)
    assert pins(s) == []
    play(s, "CP50")
    assert pins(s) == ["Cambrai", "Sedan"]


@rule("CP51", "R46", "R41")
@pytest.mark.parametrize(("die", "falls"), [(1, False), (6, True)])
def test_besiegers_inside_lose_the_point_of_peace_offensive_even_if_the_fort_falls(die: int, falls: bool) -> None:
    """Nobody enters: whoever attacks stands there already."""
    s = position(units={"Verdun": "GE1"}, played="CP54", hands={"CP": "CP51 CP33"})
    do(s, f"operations {card('CP33')}", "attack Verdun", "strike Verdun")
    play(s, "CP51")
    fought(s, die, 1)
    assert ("Verdun" not in s.view()["forts"]) is falls
    assert vp(s) == 9 + falls  # Verdun itself counts


@rule("CP51", "R46")
def test_peace_offensive_costs_a_point_if_nobody_advances() -> None:
    more: dict[str, Any] = {"hands": {"CP": "CP51"}, "played": "CP54"}
    s = declared("CP", {"Sedan": "GE1 GE2"}, "Chateau Thierry", "FR1", **more)
    fought(play(s, "CP51"), 6, 1)
    assert vp(s) == 9


@rule("CP51", "R46")
def test_peace_offensive_costs_nothing_if_a_unit_advances() -> None:
    more: dict[str, Any] = {"hands": {"CP": "CP51"}, "played": "CP54"}
    s = declared("CP", {"Sedan": "GE1 GE2"}, "Chateau Thierry", "FRc", **more)
    passing(play(s, "CP51"))
    roll(s, 6, 1)
    do(s, "take GE1")
    done(s)
    assert vp(s) == 10


@rule("CP51", "R46")
def test_peace_offensive_costs_a_point_after_a_defeat() -> None:
    more: dict[str, Any] = {"hands": {"CP": "CP51"}, "played": "CP54"}
    s = declared("CP", {"Sedan": "(GEc)"}, "Chateau Thierry", "FR1 FR2", **more)
    fought(play(s, "CP51"), 1, 6)
    assert vp(s) == 9


@rule("CP51", "CP50", "CP49")
def test_the_great_offensives_need_a_german_unit() -> None:
    s = declared("CP", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RU8", played="CP54", hands={"CP": "CP49 CP50 CP51"})
    assert plays(s) == []


# CP55 Lloyd George, CP58 Stavka Timidity, CP61 Haig


@rule("CP55")
def test_lloyd_george_forbids_british_attacks_on_deep_german_trenches() -> None:
    units = {"Amiens": "BR1 FR1", "Cambrai": "GE1"}
    more: dict[str, Any] = {"side": "AP", "control": WEST, "trenches": {"Cambrai": "CP 2"}, "hands": {"AP": "AP2"}}
    s = position(units=units, fresh="CP55", **more)
    marked(operate(s, "AP2", "attack Amiens"))
    do(s, "strike Cambrai")
    assert "BR1" not in s.view()["combat"]["attackers"] if s.view()["combat"] else "with BR1" not in offered(s)
    s = position(units=units, played="CP55", **more)
    marked(operate(s, "AP2", "attack Amiens"))
    do(s, "strike Cambrai")
    assert "with BR1" in offered(s)


@rule("CP55")
def test_lloyd_george_allows_attacks_on_shallow_trenches() -> None:
    units = {"Amiens": "BR1", "Cambrai": "GE1"}
    s = position(side="AP", units=units, control=WEST, trenches={"Cambrai": "CP 1"}, fresh="CP55", hands={"AP": "AP2"})
    marked(operate(s, "AP2", "attack Amiens"))
    assert offered(s, "strike") == ["Cambrai"]


@rule("CP55")
def test_lloyd_george_comes_too_late_after_michael() -> None:
    for code in ("CP49", "CP50", "CP51"):
        refused(position(units={}, played=f"CP54 {code}", hands={"CP": "CP55"}), f"event {card('CP55')}")


@rule("CP55", "CP50")
def test_blucher_ends_lloyd_george_in_the_same_turn() -> None:
    units = {"Amiens": "BR1", "Cambrai": "GE1"}
    more: dict[str, Any] = {"side": "AP", "control": WEST, "trenches": {"Cambrai": "CP 2"}, "hands": {"AP": "AP2"}}
    s = position(units=units, fresh="CP55 CP50", played="CP54", **more)
    marked(operate(s, "AP2", "attack Amiens"))
    assert offered(s, "strike") == ["Cambrai"]


@rule("CP58")
def test_stavka_timidity_forbids_russian_attacks_on_german_trenches() -> None:
    units = {"Dubno": "RU3", "Tarnopol": "GE1"}
    more: dict[str, Any] = {"side": "AP", "options": ALL, "hands": {"AP": "AP3"}, "trenches": {"Tarnopol": "CP 1"}}
    s = position(units=units, played="CP28", fresh="CP58", **more)
    operate(s, "AP3", *["attack Dubno"])
    marked(s)
    assert offered(s, "strike") == []
    s = position(units={"Dubno": "RU3", "Tarnopol": "GE1 AHc"}, played="CP28", fresh="CP58", **more)
    marked(operate(s, "AP3", "attack Dubno"))
    assert offered(s, "strike") == ["Tarnopol"]


@rule("CP58")
def test_stavka_timidity_needs_tsar_takes_command_and_is_only_discarded() -> None:
    refused(position(options=ALL, units={}, hands={"CP": "CP58"}), f"event {card('CP58')}")
    s = event(position(options=ALL, units={}, played="CP28", hands={"CP": "CP58"}), "CP58")
    assert "CP58" in pile(s, "CP", "discards")


def prompt_of(s: PathsState) -> str:
    prompt = s.prompt(s.asks()[0].seat)
    return "" if prompt is None else prompt.key


@rule("CP61", "R44")
def test_haig_lets_entrenched_germans_stay_at_no_cost() -> None:
    more: dict[str, Any] = {
        "options": ALL,
        "control": WEST,
        "trenches": {"Cambrai": "CP 1"},
        "units": {"Reserve": "GEc"},
    }
    s = declared("AP", {"Amiens": "BR1 BR2"}, "Cambrai", "GE1", fresh="CP61", **more)
    roll(s, 6, 1)  # 8 factors, one left: column 5: 5; 5 factors, one right: 3
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert asked(s) == ["Central Powers"]
    assert "stand" in offered(s)
    assert prompt_of(s) == "ask-stand-free"
    before = here(s, "Cambrai")
    do(s, "stand")
    assert not offered(s, "lose")
    assert here(s, "Cambrai") == before


@rule("CP61", "R44")
def test_haig_does_not_help_against_the_french() -> None:
    more: dict[str, Any] = {
        "options": ALL,
        "control": WEST,
        "trenches": {"Cambrai": "CP 1"},
        "units": {"Reserve": "GEc"},
    }
    s = declared("AP", {"Amiens": "FR1 FR2"}, "Cambrai", "GE1", fresh="CP61", **more)
    roll(s, 6, 1)  # 6 factors, one left: column 5: 5; 3
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert prompt_of(s) == "ask-stand"
    do(s, "stand")
    assert here(s, "Cambrai") == "GEc"


@rule("CP61")
def test_haig_has_no_effect_after_blucher() -> None:
    more: dict[str, Any] = {
        "options": ALL,
        "control": WEST,
        "trenches": {"Cambrai": "CP 1"},
        "units": {"Reserve": "GEc"},
    }
    s = declared("AP", {"Amiens": "BR1 BR2"}, "Cambrai", "GE1", fresh="CP61", played="CP54 CP50", **more)
    roll(s, 6, 1)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    do(s, "stand")
    assert here(s, "Cambrai") == "GEc"


# CP59, CP63, CP64, CP65


@rule("CP59", "R58")
def test_polish_restoration_brings_three_corps_for_a_point() -> None:
    refused(position(options=ALL, units={}, hands={"CP": "CP59"}), f"event {card('CP59')}")
    s = position(options=ALL, units={}, control={"CP": "Warsaw"}, destroyed="Warsaw", hands={"CP": "CP59"})
    event(s, "CP59")
    assert here(s, "Reserve", "CP") == "PLc PLc PLc"
    assert vp(s) == 9


@rule("CP59", "R89", "12.4.4")
def test_polish_corps_replace_german_armies() -> None:
    s = declared("AP", {"Dubno": "RU3 RU4"}, "Tarnopol", "(GE1)", options=ALL, units={"Reserve": "PLc"})
    roll(s, 1, 1)  # 3: the army
    fought(s)
    assert here(s, "Reserve", "CP") == ""


@rule("CP59", "R61")
def test_polish_corps_take_no_replacements_while_warsaw_is_allied() -> None:
    more: dict[str, Any] = {
        "phase": "replacements",
        "options": ALL,
        "units": {"Reserve": "(PLc)"},
        "replacements": {"GE": 1},
    }
    assert not offered(position(**more), "restore")
    s = position(control={"CP": "Warsaw"}, destroyed="Warsaw", **more)
    assert offered(s, "restore") == ["PLc1"]


@rule("CP63")
def test_russian_desertions_reduce_up_to_four_full_units() -> None:
    units = {"Dubno": "RU3 RUc", "Reserve": "RUc CZLc", "Kiev": "RU4", "Minsk": "(RU5)"}
    refused(position(options=ALL, units=units, played="CP28", hands={"CP": "CP63"}), f"event {card('CP63')}")
    s = event(position(options=ALL, units=units, played="CP28 CP52", hands={"CP": "CP63"}), "CP63")
    assert asked(s) == ["Central Powers"]
    assert "RU5" not in offered(s, "reduce")
    do(s, "reduce RU3", "reduce RU4")
    choose(s, "reduce", "RUc CZLc")
    assert offered(s, "reduce") == []
    assert here(s, "Kiev") == "(RU4)"
    assert "(CZLc)" in here(s, "Reserve", "AP")


@rule("CP63")
def test_russian_desertions_may_reduce_fewer() -> None:
    units = {"Dubno": "RU3 RUc", "Kiev": "RU4"}
    s = event(position(options=ALL, units=units, played="CP28 CP52", hands={"CP": "CP63"}), "CP63")
    do(s, "reduce RU3", "done")
    assert here(s, "Dubno") == "(RU3) RUc"
    assert asked(s) == ["Allied Powers"]


@rule("CP64", "R47")
def test_alberich_cancels_an_attack_in_france() -> None:
    more: dict[str, Any] = {"options": ALL, "control": WEST, "hands": {"CP": "CP64", "AP": "AP18"}}
    s = declared("AP", {"Amiens": "BR1 BR2"}, "Cambrai", "GE1", offensives=("BR", ""), **more)
    play(s, "AP18")
    play(s, "CP64")
    assert s.view()["combat"] is None
    assert here(s, "Cambrai") == "GE1"
    assert here(s, "Amiens") == "BR1 BR2"
    assert s.view()["offensives"][0] in ("made", "none")
    assert s.view()["cards"][0]["count"] == 1  # Hurricane Barrage is back in the hand
    assert "CP64" in pile(s, "CP", "removed")


@rule("CP64", "R47")
def test_after_alberich_the_units_have_attacked() -> None:
    units = {"Amiens": "BR1", "Chateau Thierry": "BR2", "Cambrai": "GE1", "Sedan": "GE2"}
    s = position(side="AP", options=ALL, units=units, hands={"AP": "AP2", "CP": "CP64"})
    operate(s, "AP2", "attack Amiens", "attack Chateau Thierry")
    strike(marked(s), "Cambrai", "BR1")
    play(s, "CP64")
    assert offered(s, "strike") == ["Sedan"]


@rule("CP64")
def test_alberich_is_barred_by_yanks_and_tanks() -> None:
    units = {"Amiens": "FR1", "Cambrai": "GE1"}
    s = position(side="AP", options=ALL, units=units, control=WEST, war="US", hands={"AP": "AP35", "CP": "CP64"})
    event(s, "AP35")
    do(s, "attack Amiens")
    strike(marked(s), "Cambrai")
    assert plays(s) == []


@rule("CP64")
def test_alberich_is_barred_by_the_royal_tank_corps() -> None:
    more: dict[str, Any] = {"options": ALL, "control": WEST, "hands": {"CP": "CP64", "AP": "AP48"}, "played": "AP28"}
    s = declared("AP", {"Amiens": "BR1"}, "Cambrai", "GE1", **more)
    play(s, "AP48")
    while asked(s) == ["Allied Powers"]:
        do(s, "pass")
    assert plays(s) == []


@rule("CP64")
def test_alberich_needs_a_unit_in_france_or_belgium() -> None:
    s = declared("AP", {"Verdun": "FR1"}, "Metz", "GE1", options=ALL, hands={"CP": "CP64"})
    assert plays(s) == []


@rule("CP65")
def test_prince_max_adds_three_to_the_war_status_until_turn_16() -> None:
    s = event(position(options=ALL, turn=16, units={}, hands={"CP": "CP65"}), "CP65")
    assert status(s) == (0, 3)
    refused(position(options=ALL, turn=17, units={}, hands={"CP": "CP65"}), f"event {card('CP65')}")


# once more


@rule("CP10", "R15")
def test_sud_army_serves_one_stack_in_an_action() -> None:
    units = {"Lemberg": "AH1 GEc", "Tarnopol": "AH2 GEc", "Tarnow": "AH3"}
    s = position(units=units, played="CP10", hands={"CP": "CP7"})
    operate(s, "CP7", "move Lemberg", "move Tarnopol")  # 1 and 2
    assert offered(s, "move") == []


@rule("CP10", "R15")
def test_sud_army_serves_no_second_austrian_unit_for_one_point() -> None:
    s = position(units={"Lemberg": "AH1 AHc GEc"}, played="CP10")
    do(s, "automatic-operation")
    assert offered(s, "move") == []


@rule("CP31", "12.3.4.1")
def test_kemal_serves_although_his_turks_are_gone_when_the_fort_fires() -> None:
    attackers = {"Sinai": "NE", "Gaza": "BRc"}
    s = declared("AP", attackers, "Beersheba", "TUc", war="TU", hands={"CP": "CP31"}, destroyed="Gaza")
    do(s, "pin Gaza")
    roll(s, 6)
    play(s, "CP31")
    roll(s, 1)  # 6 factors: 3: the corps is gone, the fort needs 2 and 1 is left
    assert "Beersheba" in s.view()["forts"]
    roll(s, 6)  # the fort: 2 on the Army table: 3
    assert here(s, "Sinai") == "(NE)"


@rule("CP64", "R47")
def test_alberich_leaves_face_up_cards_where_they_are() -> None:
    more: dict[str, Any] = {"options": ALL, "control": WEST, "hands": {"CP": "CP64"}, "kept": {"AP": "AP18"}}
    s = declared("AP", {"Amiens": "BR1"}, "Cambrai", "GE1", **more)
    do(s, f"use {card('AP18')}")
    play(s, "CP64")
    assert pile(s, "AP", "kept") == ["AP18"]


@rule("CP64")
def test_alberich_is_playable_in_belgium() -> None:
    more: dict[str, Any] = {"options": ALL, "destroyed": "Liege", "hands": {"CP": "CP64"}}
    s = declared("AP", {"Brussels": "BR1"}, "Liege", "GE1", **more)
    assert plays(s) == ["CP64"]


@rule("CP61", "R44")
def test_haig_lets_the_central_powers_retreat_if_they_wish() -> None:
    s = declared(
        "AP", {"Amiens": "BR1 BR2"}, "Cambrai", "GE1", fresh="CP61", options=ALL, control=WEST,
        trenches={"Cambrai": "CP 1"},
    )  # fmt: skip
    roll(s, 6, 1)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    do(s, "yield")
    fought(s)
    assert here(s, "Cambrai") == ""


@rule("CP61", "R44")
def test_haig_saves_even_a_last_step() -> None:
    s = declared(
        "AP", {"Amiens": "BR1 BR2"}, "Cambrai", "(GE1)", fresh="CP61", options=ALL, control=WEST,
        trenches={"Cambrai": "CP 1"}, units={"Reserve": "(GEc)"},
    )  # fmt: skip
    roll(s, 1, 1)  # 8 factors, one left: column 5: 2 against 2 (3 factors, one right: column 4)
    assert here(s, "Cambrai") == "(GE1)"
    s = declared(
        "AP", {"Amiens": "BR1 BR2"}, "Cambrai", "(GE1)", fresh="CP61", options=ALL, control=WEST,
        trenches={"Cambrai": "CP 1"}, units={"Reserve": "(GEc)"},
    )  # fmt: skip
    roll(s, 3, 1)  # 3 against 2: the army dies, a reduced corps comes
    assert "stand" in offered(s)
    do(s, "stand")
    assert here(s, "Cambrai") == "(GEc)"


@rule("CP59", "R89", "9.2.3")
def test_poles_are_germans_for_activation() -> None:
    s = do(position(options=ALL, units={"Thorn": "GE1 PLc PLc"}), "automatic-operation")
    assert offered(s, "move") == ["Thorn"]


@rule("CP59", "CP3", "R77")
def test_poles_are_germans_for_combat_cards() -> None:
    s = declared("CP", {"Tannenberg": "PLc"}, "Plock", "RU1", hands={"CP": "CP3"}, options=ALL)
    assert plays(s) == ["CP3"]


@rule("CP47", "R9")
def test_a_frenchman_without_american_company_spoils_a_common_attack() -> None:
    s = mutiny({"Chateau Thierry": "FR1 USc", "Verdun": "FR3", "Sedan": "GE1"}, war="US")
    operate(s, "AP2", "attack Chateau Thierry", "attack Verdun")
    strike(marked(s), "Sedan")
    assert vp(s) == 11


@rule("CP47", "7.1.8")
def test_future_french_offensives_are_mutinies_too() -> None:
    s = position(phase="offensives", units={"Chateau Thierry": "FR1", "Sedan": "GE1"}, levels=MOB, played="CP47")
    roll(s, 5, 1)
    idle(s)
    do(s, "automatic-operation", "attack Chateau Thierry")
    strike(marked(s), "Sedan")
    assert vp(s) == 11


@rule("CP44", "12.2.8")
def test_von_hutier_alone_fires_before_the_russians() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "RU1", hands={"CP": "CP44"}, units={"Reserve": "RUc"})
    play(s, "CP44")
    passing(s)
    roll(s, 1)  # 2: RU1 is reduced before it fires
    assert here(s, "Plock") == "(RU1)"
    roll(s, 6)  # 2 factors: 3
    assert here(s, "Tannenberg") == "(GE8)"


@rule("CP45", "R67")
def test_brest_litovsk_spares_russians_in_turkey() -> None:
    units = {"Erzerum": "RUc", "Insterberg": "RU1", "Baku": "RUc"}
    s = position(units=units, war="TU", destroyed="Erzerum", played="CP28 CP52 CP53", hands={"CP": "CP45"})
    event(s, "CP45")
    assert [here(s, space) for space in units] == ["RUc", "RU1", "RUc"]


@rule("CP45", "R67")
def test_after_brest_litovsk_germans_may_besiege_empty_russian_forts() -> None:
    more: dict[str, Any] = {"played": "CP28 CP52 CP53 CP45", "status": (0, 4), "hands": {"CP": "CP12"}}
    s = position(units={"Tannenberg": "GE8"}, **more)
    do(marked(operate(s, "CP12", "move Tannenberg")), "take GE8", "go Lomza")
    assert "Lomza" in s.view()["besieged"]
    s = position(units={"Tannenberg": "GE8"}, **more)
    marked(operate(s, "CP12", "attack Tannenberg"))
    assert offered(s, "strike") == ["Lomza"]


@rule("CP52", "R14")
def test_the_fall_of_the_tsar_adds_other_nations_to_the_cost() -> None:
    units = {"Kamenets-Podolski": "RU8 RUc ROc", "Czernowitz": "AHc"}
    for code, found in (("AP4", []), ("AP3", ["Kamenets-Podolski"])):
        s = position(side="AP", units=units, war="RO", played="CP28 CP52 AP16", hands={"AP": code})
        operate(s, code)
        assert offered(s, "attack") == found


@rule("CP36", "R60")
def test_u_boats_do_not_stop_american_replacements() -> None:
    s = position(side="AP", units={}, war="US", played="AP54 AP55 CP54 CP36", hands={"AP": "AP4"})
    do(s, f"replacements {card('AP4')}")
    assert s.view()["replacements"]["US"] == 1


@rule("CP1", "15.1.12")
def test_in_august_1914_russians_keep_out_of_german_forts() -> None:
    s = position(
        side="AP", turn=1, levels=MOB, units={"Tannenberg": "RU2"}, control={"AP": "Insterberg"}, hands={"AP": "AP3"}
    )
    do(marked(operate(s, "AP3", "move Tannenberg")), "take RU2")
    assert not {"Konigsberg", "Danzig", "Thorn"} & set(offered(s, "go"))
