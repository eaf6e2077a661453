"""10, 11.1, 11.3: stacking, movement, control, closed lands."""

from __future__ import annotations

import pytest

from tests.games.paths_of_glory.rulebook.words import FIVE, blocked, operate, strike, walk
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    control,
    do,
    here,
    offered,
    position,
    refused,
    rule,
    supplied,
)

# How far


@rule("11.1.2", "11.1.5")
def test_an_army_moves_three_spaces_whatever_the_terrain() -> None:
    s = position(units={"Innsbruck": "AH1"}, hands=FIVE["CP"])
    operate(s, "move Innsbruck")
    do(s, "take AH1")
    # Spittal, Villach, Trieste and Graz are mountains.
    assert {"Spittal", "Villach", "Munich", "Trieste", "Graz"} <= set(offered(s, "go"))
    refused(s, "go Zagreb")  # four


@rule("11.1.5")
def test_a_german_corps_moves_four_spaces_and_not_five() -> None:
    s = position(units={"Aachen": "GEc"}, hands=FIVE["CP"])
    operate(s, "move Aachen")
    do(s, "take GEc1")
    assert "Berlin" in offered(s, "go")  # Essen, Kassel or Bremen, Hannover, Berlin
    refused(s, "go Stettin")


@rule("9.2.8", "11.1.1")
def test_why_a_unit_may_not_be_taken() -> None:
    """Enemies, units that are not on the map, and units of spaces that were not activated."""
    s = position(units={"Aachen": "GE1", "Metz": "GE2", "Reserve": "GEc", "Verdun": "FR1"}, hands=FIVE["CP"])
    operate(s, "move Aachen")
    keys = [refused(s, f"take {unit}").saying.key for unit in ("FR1", "GEc1", "GE2")]
    assert keys == ["not-your-unit", "not-on-map", "not-activated"]
    s = position(side="AP", units={"Verdun": "FR1", "Reserve": "FRc"}, hands=FIVE["AP"])
    operate(s, "move Verdun")
    assert refused(s, "take FRc1").saying.key == "not-on-map"


@rule("11.1.5")
def test_movement_is_counted_along_the_way() -> None:
    s = position(units={"Aachen": "GE1"}, hands=FIVE["CP"])
    operate(s, "move Aachen")
    do(s, "take GE1", "go Essen", "go Kassel")
    assert offered(s, "go") == ["Erfurt", "Essen", "Frankfurt", "Hannover"]
    do(s, "go Hannover")
    assert here(s, "Hannover") == "GE1"
    assert not offered(s, "go")


@rule("11.1.1")
def test_montenegro_does_not_move() -> None:
    s = position(side="AP", units={"Cetinje": "MNc SBc"}, hands=FIVE["AP"])
    operate(s, "move Cetinje")
    assert offered(s, "take") == ["SBc1"]


@rule("11.1.5")
def test_the_senussi_move_one_space() -> None:
    s = position(units={"Libya": "SNc"}, war="TU", hands=FIVE["CP"])
    operate(s, "move Libya")
    do(s, "take SNc")
    assert offered(s, "go") == ["Alexandria"]


@rule("11.1.5")
@pytest.mark.parametrize(("army", "reaches"), [("YLD", True), ("(YLD)", False)])
def test_a_reduced_yildirim_moves_two_spaces(army: str, reaches: bool) -> None:
    s = position(units={"Eskidor": army}, war="TU", hands=FIVE["CP"])
    operate(s, "move Eskidor")
    do(s, "take YLD")
    assert "Adana" in offered(s, "go")
    assert ("Aleppo" in offered(s, "go")) is reaches


@rule("11.1.1")
def test_a_move_is_finished_before_the_next_begins() -> None:
    s = position(units={"Aachen": "GE1 GE2"}, hands=FIVE["CP"])
    operate(s, "move Aachen")
    do(s, "take GE1", "go Essen")
    refused(s, "take GE2")
    do(s, "halt")
    assert offered(s, "take") == ["GE2"]


@rule("11.1.1", "11.1.5")
def test_no_unit_moves_twice() -> None:
    s = position(units={"Aachen": "GE1", "Essen": "GE2"}, hands=FIVE["CP"])
    operate(s, "move Aachen", "move Essen")
    walk(s, "GE1", "Essen")
    refused(s, "take GE1")


@rule("11.1.1")
def test_only_units_of_activated_spaces_move() -> None:
    s = position(units={"Aachen": "GE1", "Essen": "GE2"}, hands=FIVE["CP"])
    operate(s, "move Aachen")
    refused(s, "take GE2")


@rule("11.1.1", "9.2.1")
def test_a_space_is_marked_to_move_or_to_attack_but_not_both() -> None:
    s = position(units={"Aachen": "GE1", "Essen": "GE2"}, hands=FIVE["CP"])
    do(s, f"operations {card('CP33')}", "move Aachen")
    refused(s, "attack Aachen")
    refused(s, "move Aachen")


@rule("11.1.1", "R22")
def test_units_of_a_space_may_go_different_ways() -> None:
    s = position(units={"Aachen": "GE1 GE2 GEc"}, hands=FIVE["CP"])
    operate(s, "move Aachen")
    walk(s, "GE1", "Koblenz")
    walk(s, "GE2", "Essen")
    do(s, "done")
    assert here(s, "Koblenz") == "GE1"
    assert here(s, "Essen") == "GE2"
    assert here(s, "Aachen") == "GEc"


@rule("11.1.1", "R22")
def test_a_stack_moves_together_no_farther_than_its_slowest_unit() -> None:
    s = position(units={"Aachen": "GE1 GEc"}, hands=FIVE["CP"])
    operate(s, "move Aachen")
    do(s, "take GE1", "take GEc1", "go Hannover")
    assert here(s, "Hannover") == "GE1 GEc"
    assert blocked(s, "take GE1")


# Lines


@rule("11.1.3")
def test_no_space_is_jumped() -> None:
    s = position(units={"Aachen": "GE1"}, hands=FIVE["CP"])
    operate(s, "move Aachen")
    do(s, "take GE1")
    refused(s, "go Paris")


@rule("11.1.4")
def test_only_british_units_cross_the_channel() -> None:
    s = position(side="AP", units={"Calais": "FR1 BR1 CNDc"}, hands=FIVE["AP"])
    operate(s, "move Calais")
    do(s, "take FR1")
    refused(s, "go London")
    do(s, "go Amiens", "halt")
    walk(s, "BR1", "London")
    walk(s, "CNDc", "London")
    assert here(s, "London") == "BR1 CNDc"


@rule("11.1.4", "R22")
def test_a_mixed_stack_uses_a_dashed_line_only_if_all_its_units_may() -> None:
    s = position(side="AP", units={"Calais": "FRc BRc"}, hands=FIVE["AP"])
    operate(s, "move Calais")
    do(s, "take FRc1", "take BRc1")
    refused(s, "go London")


@rule("11.1.4")
def test_the_central_powers_do_not_reach_petrograd() -> None:
    s = position(units={"Pskov": "GE1"}, control={"CP": "Opochka,Dvinsk,Szawli"}, hands=FIVE["CP"])
    operate(s, "move Pskov")
    do(s, "take GE1")
    refused(s, "go Petrograd")


@rule("11.1.4")
def test_russians_move_over_their_dashed_lines() -> None:
    s = position(side="AP", units={"Petrograd": "RU1"}, hands=FIVE["AP"])
    operate(s, "move Petrograd")
    walk(s, "RU1", "Pskov", "Opochka", "Dvinsk")
    assert here(s, "Dvinsk") == "RU1"


@rule("11.1.4")
def test_only_italians_cross_to_valona() -> None:
    s = position(side="AP", units={"Taranto": "ITc FRc"}, war="IT", hands=FIVE["AP"])
    operate(s, "move Taranto")
    do(s, "take FRc1")
    refused(s, "go Valona")
    do(s, "go Foggia", "halt")
    walk(s, "ITc1", "Valona")
    assert here(s, "Valona") == "ITc"


# Marks, enemies, stacks


@rule("11.1.6")
def test_units_pass_but_do_not_end_in_a_space_marked_to_attack() -> None:
    # Bremen is three spaces from Koblenz only through Aachen.
    s = position(units={"Koblenz": "GE1", "Aachen": "GE2"}, hands=FIVE["CP"])
    operate(s, "move Koblenz", "attack Aachen")
    do(s, "take GE1")
    assert blocked(s, "go Aachen", "halt")
    s = position(units={"Koblenz": "GE1", "Aachen": "GE2"}, hands=FIVE["CP"])
    operate(s, "move Koblenz", "attack Aachen")
    do(s, "take GE1", "go Bremen")
    assert here(s, "Bremen") == "GE1"


@rule("11.1.7")
def test_no_unit_enters_or_passes_an_enemy_unit() -> None:
    s = position(units={"Koblenz": "GE1", "Sedan": "FRc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    do(s, "take GE1")
    refused(s, "go Sedan")
    refused(s, "go Cambrai")


@rule("10.1.1", "10.1.2", "R74")
def test_a_fourth_unit_may_not_end_in_a_space() -> None:
    s = position(units={"Koblenz": "GE1", "Aachen": "GE2 GE3 GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    do(s, "take GE1")
    assert blocked(s, "go Aachen", "halt")


@rule("10.1.2")
def test_a_fourth_unit_may_pass_a_full_space() -> None:
    s = position(units={"Koblenz": "GE1", "Aachen": "GE2 GE3 GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    do(s, "take GE1", "go Bremen")
    assert here(s, "Bremen") == "GE1"


@rule("10.1.2")
def test_a_space_may_be_overfull_until_the_end_of_movement() -> None:
    # The limits hold at the end of movement only: GE1 comes first, then GE2 goes.
    s = position(units={"Koblenz": "GE1", "Aachen": "GE2 GE3 GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz", "move Aachen")
    walk(s, "GE1", "Aachen")
    refused(s, "done")
    walk(s, "GE2", "Essen")
    do(s, "done")
    assert here(s, "Aachen") == "GE1 GE3 GEc"


@rule("10.1.1")
def test_forts_do_not_count_for_stacking() -> None:
    s = position(units={"Koblenz": "GE1 GE2 GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    do(s, "take GE1", "take GE2", "take GEc1", "go Metz", "halt")
    assert here(s, "Metz") == "GE1 GE2 GEc"


@rule("10.1.6")
def test_nations_of_one_side_stack_freely() -> None:
    s = position(side="AP", units={"Amiens": "FR1", "Calais": "BR1", "Cambrai": "BE1"}, hands=FIVE["AP"])
    operate(s, "move Amiens", "move Calais")
    walk(s, "FR1", "Cambrai")
    walk(s, "BR1", "Cambrai")
    assert here(s, "Cambrai") == "FR1 BR1 BE1"


# Closed places


@rule("11.1.9", "R26")
@pytest.mark.parametrize("space", ["Amiens", "Calais"])
def test_before_the_race_to_the_sea_no_move_ends_in_the_channel_ports(space: str) -> None:
    s = position(units={"Cambrai": "GE1"}, control={"CP": "Sedan"}, hands=FIVE["CP"])
    operate(s, "move Cambrai")
    do(s, "take GE1")
    assert blocked(s, f"go {space}", "halt")


@rule("11.1.9", "R26")
def test_the_channel_ports_may_be_passed_and_are_taken() -> None:
    s = position(units={"Cambrai": "GE1"}, control={"CP": "Sedan"}, hands=FIVE["CP"])
    operate(s, "move Cambrai")
    walk(s, "GE1", "Amiens", "Rouen")
    assert control(s, "Amiens") == "CP"
    assert here(s, "Rouen") == "GE1"


@rule("11.1.9", "R26")
@pytest.mark.parametrize(("played", "status"), [("CP8", 0), ("", 4)])
def test_race_to_the_sea_or_war_status_four_open_the_channel_ports(played: str, status: int) -> None:
    s = position(units={"Cambrai": "GE1"}, control={"CP": "Sedan"}, hands=FIVE["CP"], played=played, status=(0, status))
    operate(s, "move Cambrai")
    walk(s, "GE1", "Amiens")
    assert here(s, "Amiens") == "GE1"


@rule("11.1.9", "R26")
def test_no_redeployment_ends_in_the_channel_ports() -> None:
    s = position(units={"Cambrai": "GEc"}, control={"CP": "Sedan,Amiens"}, hands={"CP": "CP2"})
    do(s, f"redeploy {card('CP2')}", "take GEc1")
    assert "Sedan" in offered(s, "go")
    refused(s, "go Amiens")


@rule("11.1.9")
def test_the_allies_use_the_channel_ports_freely() -> None:
    s = position(side="AP", units={"Cambrai": "FR1"}, hands=FIVE["AP"])
    operate(s, "move Cambrai")
    walk(s, "FR1", "Amiens")
    assert here(s, "Amiens") == "FR1"


@rule("11.1.10", "R50")
def test_a_beach_without_the_marker_is_closed() -> None:
    s = position(units={"Gallipoli": "TUc"}, war="TU", hands=FIVE["CP"])
    operate(s, "move Gallipoli")
    do(s, "take TUc1")
    refused(s, "go MEF1")


@rule("11.1.10", "R50")
def test_the_beachhead_is_open_to_both_sides_and_the_marker_goes_when_it_is_taken() -> None:
    s = position(units={"Gallipoli": "TUc"}, war="TU", beachhead="MEF1", hands=FIVE["CP"])
    operate(s, "move Gallipoli")
    walk(s, "TUc1", "MEF1")
    assert here(s, "MEF1") == "TUc"
    assert control(s, "MEF1") == "CP"


@rule("11.1.10", "R50")
def test_only_the_beach_of_the_marker_is_open() -> None:
    s = position(units={"Izmir": "TUc"}, war="TU", beachhead="MEF1", hands=FIVE["CP"])
    operate(s, "move Izmir")
    do(s, "take TUc1")
    refused(s, "go MEF3")


@rule("11.1.10", "R50")
def test_british_units_move_inland_from_the_beachhead() -> None:
    s = position(side="AP", units={"MEF1": "MEF BRc"}, war="TU", beachhead="MEF1", hands=FIVE["AP"])
    operate(s, "move MEF1")
    walk(s, "BRc1", "Gallipoli")
    assert control(s, "Gallipoli") == "AP"


@rule("11.1.10", "R50")
def test_british_units_come_back_to_the_beachhead() -> None:
    s = position(side="AP", units={"MEF1": "MEF", "Gallipoli": "BRc"}, war="TU", beachhead="MEF1", hands=FIVE["AP"])
    operate(s, "move Gallipoli")
    walk(s, "BRc1", "MEF1")
    assert control(s, "MEF1") == "AP"
    assert s.view()["beachhead"] == "MEF1"
    assert supplied(s, "MEF")


@rule("11.1.11", "R28")
@pytest.mark.parametrize(("nation", "space", "base"), [("IT", "Udine", "Trieste"), ("RO", "Targu Jiu", "Timisvar")])
@pytest.mark.parametrize("at_war", [False, True])
def test_neutral_nations_are_closed_until_they_enter(nation: str, space: str, base: str, at_war: bool) -> None:
    s = position(units={base: "AHc"}, war=nation if at_war else "", hands=FIVE["CP"])
    operate(s, f"move {base}")
    do(s, "take AHc1")
    assert (space in offered(s, "go")) is at_war


@rule("11.1.11", "9.5.2.4")
def test_limited_greece_opens_salonika_and_kavala_only() -> None:
    s = position(
        side="AP", units={"Monastir": "SBc"}, limited_greece=True, control={"AP": "Salonika,Kavala"}, hands=FIVE["AP"]
    )
    operate(s, "move Monastir")
    do(s, "take SBc1")
    assert {"Salonika", "Kavala"} <= set(offered(s, "go"))
    refused(s, "go Florina")


@rule("11.1.12")
def test_albania_is_always_open() -> None:
    s = position(side="AP", units={"Skopje": "SBc"}, hands=FIVE["AP"])
    operate(s, "move Skopje")
    walk(s, "SBc1", "Tirana", "Valona")
    assert here(s, "Valona") == "SBc"


@rule("11.1.13", "R27")
@pytest.mark.parametrize("war", ["", "TU"])
def test_persia_opens_when_turkey_enters(war: str) -> None:
    s = position(side="AP", units={"Erivan": "RUc", "Basra": "BRc"}, war=war, hands=FIVE["AP"])
    operate(s, "move Erivan", "move Basra")
    do(s, "take RUc1")
    assert ("Dilman" in offered(s, "go")) is bool(war)
    do(s, "go Tbilisi", "halt")
    if offered(s, "take"):
        do(s, "take BRc1")
    assert ("Ahwaz" in offered(s, "go")) is bool(war)


@rule("11.1.13")
def test_persia_is_allied_but_for_kermanshah() -> None:
    s = position(units={}, war="TU")
    assert control(s, "Kermanshah") == "CP"
    for space in ("Dilman", "Tabriz", "Hamadan", "Khorramabad", "Ahwaz"):
        assert control(s, space) == "AP"


@rule("11.1.17", "R30")
@pytest.mark.parametrize(
    ("unit", "piece", "may"), [("BEF", "BEF", False), ("BEFc", "BEFc", False), ("BRc", "BRc1", True)]
)
def test_the_bef_stays_in_the_west(unit: str, piece: str, may: bool) -> None:
    s = position(side="AP", units={"Nice": unit}, war="IT", hands=FIVE["AP"])
    operate(s, "move Nice")
    do(s, f"take {piece}")
    assert ("Turin" in offered(s, "go")) is may


@rule("11.1.17")
def test_the_bef_may_enter_germany() -> None:
    s = position(side="AP", units={"Sedan": "BEF"}, hands=FIVE["AP"])
    operate(s, "move Sedan")
    walk(s, "BEF", "Koblenz")
    assert here(s, "Koblenz") == "BEF"


@rule("11.1.17")
def test_the_bef_does_not_attack_outside_the_west() -> None:
    s = position(side="AP", units={"Nice": "BEF FRc", "Turin": "GEc"}, war="IT", hands=FIVE["AP"])
    operate(s, "attack Nice")
    do(s, "strike Turin")
    assert asked(s) == ["chance"]  # only the French corps can take part


# Control


@rule("11.1.14", "R23")
def test_every_space_entered_is_taken_at_once() -> None:
    s = position(units={"Sedan": "GE1"}, hands=FIVE["CP"])
    operate(s, "move Sedan")
    do(s, "take GE1", "go Cambrai")
    assert control(s, "Cambrai") == "CP"
    assert s.points == 11
    do(s, "go Chateau Thierry", "go Melun")
    assert control(s, "Chateau Thierry") == "CP"
    assert control(s, "Melun") == "CP"
    assert s.points == 12


@rule("11.1.14")
def test_a_retaken_space_gives_the_point_back() -> None:
    s = position(side="AP", units={"Amiens": "FR1"}, control={"CP": "Cambrai"}, hands=FIVE["AP"])
    operate(s, "move Amiens")
    walk(s, "FR1", "Cambrai")
    assert s.points == 9


@rule("11.1.15", "R23")
def test_arabs_hold_a_space_only_while_they_are_there() -> None:
    s = position(side="AP", units={"Arabia": "ANAc"}, war="TU", hands=FIVE["AP"])
    operate(s, "move Arabia")
    do(s, "take ANAc", "go Jerusalem")
    assert control(s, "Jerusalem") == "AP"
    assert s.points == 9
    do(s, "go Amman")
    assert control(s, "Jerusalem") == "CP"
    assert control(s, "Amman") == "AP"
    assert s.points == 10


@rule("11.1.15")
def test_arabs_do_not_return_what_other_allies_took() -> None:
    s = position(side="AP", units={"Jerusalem": "ANAc BRc"}, war="TU", control={"AP": "Jerusalem"}, hands=FIVE["AP"])
    operate(s, "move Jerusalem")
    walk(s, "ANAc", "Amman")
    assert control(s, "Jerusalem") == "AP"


@rule("11.1.16")
def test_the_senussi_take_what_they_enter() -> None:
    s = position(units={"Libya": "SNc"}, war="TU", hands=FIVE["CP"])
    operate(s, "move Libya")
    walk(s, "SNc", "Alexandria")
    assert control(s, "Alexandria") == "CP"
    assert control(s, "Libya") == "CP"
    assert s.points == 11


# The Near East


@rule("11.3.1")
@pytest.mark.parametrize(("unit", "piece", "may"), [("GE1", "GE1", False), ("GEc", "GEc1", True), ("AOI", "AOI", True)])
def test_only_some_armies_enter_the_near_east(unit: str, piece: str, may: bool) -> None:
    s = position(units={"Adrianople": unit}, war="TU", hands=FIVE["CP"])
    operate(s, "move Adrianople")
    do(s, f"take {piece}")
    assert ("Constantinople" in offered(s, "go")) is may


@rule("11.3.1")
@pytest.mark.parametrize(("army", "may"), [("FR1", False), ("ORIENT", True), ("NE", True), ("BR1", False)])
def test_only_some_armies_attack_into_the_near_east(army: str, may: bool) -> None:
    # Supplied through Salonika: Kavala, Philippoli, Adrianople.
    s = position(
        side="AP", units={"Adrianople": army, "Constantinople": "TUc"}, war="TU BU GR",
        control={"AP": "Salonika,Kavala,Philippoli"}, hands=FIVE["AP"],
    )  # fmt: skip
    operate(s, "attack Adrianople")
    assert ("Constantinople" in offered(s, "strike")) is may


@rule("11.3.1")
def test_bursa_is_on_the_near_east_map() -> None:
    s = position(units={"Balikesir": "GE1 GEc"}, war="TU", hands=FIVE["CP"])
    operate(s, "move Balikesir")
    do(s, "take GE1")
    refused(s, "go Bursa")


@rule("11.3.2", "R29")
def test_one_russian_corps_a_turn_moves_between_the_caucasus_and_the_near_east() -> None:
    s = position(side="AP", units={"Caucasus": "RUc RUc RU1"}, hands=FIVE["AP"])
    operate(s, "move Caucasus")
    do(s, "take RU1")
    refused(s, "go Poti")
    do(s, "go Odessa", "halt")
    walk(s, "RUc1", "Poti")
    do(s, "take RUc2")
    refused(s, "go Poti")
    refused(s, "go Grozny")


@rule("11.3.2", "R29")
def test_two_corps_do_not_cross_together() -> None:
    s = position(side="AP", units={"Caucasus": "RUc RUc"}, hands=FIVE["AP"])
    operate(s, "move Caucasus")
    do(s, "take RUc1", "take RUc2")
    refused(s, "go Poti")


@rule("11.3.2", "R29")
def test_the_limit_counts_both_directions() -> None:
    s = position(side="AP", units={"Caucasus": "RUc", "Poti": "RUc"}, hands=FIVE["AP"])
    operate(s, "move Caucasus", "move Poti")
    walk(s, "RUc1", "Grozny")
    do(s, "take RUc2")
    refused(s, "go Caucasus")


@rule("11.3.2")
def test_the_caucasus_army_does_not_cross_either() -> None:
    s = position(side="AP", units={"Poti": "CAU"}, hands=FIVE["AP"])
    operate(s, "move Poti")
    do(s, "take CAU")
    refused(s, "go Caucasus")


@rule("11.3.2", "R29")
def test_after_the_fall_of_the_tsar_nobody_crosses() -> None:
    s = position(side="AP", units={"Caucasus": "RUc"}, played="CP52", hands=FIVE["AP"])
    operate(s, "move Caucasus")
    do(s, "take RUc1")
    refused(s, "go Poti")


@rule("11.3.2", "R29")
def test_two_corps_do_not_attack_across_together() -> None:
    s = position(side="AP", units={"Caucasus": "RUc (RUc)", "Poti": "TUc"}, war="TU", hands=FIVE["AP"])
    operate(s, "attack Caucasus")
    do(s, "strike Poti")
    if offered(s, "with"):
        do(s, "with RUc1")
    assert not offered(s, "with")


@rule("11.3.2", "R29")
def test_an_attack_across_uses_the_one_crossing() -> None:
    s = position(side="AP", units={"Caucasus": "RUc (RUc)", "Poti": "TUc", "Grozny": "TUc"}, war="TU", hands=FIVE["AP"])
    operate(s, "attack Caucasus")
    strike(s, "Poti", "RUc")
    do(s, "roll 1", "roll 1")
    assert not offered(s, "strike")


@rule("12.1.10")
def test_london_attacks_only_with_company_from_the_continent() -> None:
    s = position(side="AP", units={"London": "BR1", "Calais": "GEc", "Amiens": "BR2"}, hands=FIVE["AP"])
    operate(s, "attack London")
    assert not offered(s, "strike")
    s = position(side="AP", units={"London": "BR1", "Calais": "GEc", "Amiens": "BR2"}, hands=FIVE["AP"])
    operate(s, "attack London", "attack Amiens")
    do(s, "strike Calais", "with BR2")
    assert offered(s, "with") == ["BR1"]


@rule("R50", "11.1.10")
def test_nobody_enters_a_beach_whose_marker_is_gone() -> None:
    s = position(units={"Gallipoli": "TUc TUc"}, war="TU", beachhead="MEF1", hands=FIVE["CP"])
    operate(s, "move Gallipoli")
    walk(s, "TUc1", "MEF1")
    do(s, "take TUc2")
    refused(s, "go MEF1")


@rule("R50", "R48")
def test_units_inland_lose_their_supply_with_the_beachhead() -> None:
    s = position(units={"Gallipoli": "TUc", "Adrianople": "BRc"}, war="TU", beachhead="MEF1", hands=FIVE["CP"])
    operate(s, "move Gallipoli")
    walk(s, "TUc1", "MEF1")
    assert not supplied(s, "BRc1")


@rule("12.1.6")
def test_no_space_is_attacked_twice_and_no_unit_attacks_twice() -> None:
    s = position(units={"Breslau": "GE1", "Posen": "GE2", "Lodz": "RU1 RU2", "Czestochowa": "RU3"}, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Posen")
    strike(s, "Lodz", "GE1")
    do(s, "roll 1", "roll 2")  # 2 to 3: the Russians stay
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert here(s, "Lodz")
    assert not offered(s, "strike")


@rule("10.1.2", "11.1.1")
def test_a_siege_may_be_handed_over_during_movement() -> None:
    # GE1 leaves a corps that is too few; GE2 makes the siege good before the end of movement.
    s = position(units={"Liege": "GE1 GEc", "Koblenz": "GE2"}, hands=FIVE["CP"])
    operate(s, "move Liege", "move Koblenz")
    walk(s, "GE1", "Aachen")
    refused(s, "done")
    walk(s, "GE2", "Liege")
    do(s, "done")
    assert here(s, "Liege") == "GE2 GEc"


@rule("15.2.4", "11.1.1")
def test_a_siege_is_handed_over_by_those_who_come_first() -> None:
    s = position(units={"Liege": "GE1 GEc", "Koblenz": "GE2"}, hands=FIVE["CP"])
    operate(s, "move Liege", "move Koblenz")
    walk(s, "GE2", "Liege")
    walk(s, "GE1", "Aachen")
    do(s, "done")
    assert here(s, "Liege") == "GE2 GEc"
