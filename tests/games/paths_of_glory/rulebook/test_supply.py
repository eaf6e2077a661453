"""14, 13.1.12: supply, its sources and paths, what units without it may not do, attrition."""

from __future__ import annotations

import pytest

from tests.games.paths_of_glory.rulebook.words import FIVE, operate, stands, strike, walk
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
    trench,
)

QUIET = ("limited", "limited")  # no point for a neutral Italy in the War Status Phase
RING = "Cambrai,Chateau Thierry,Brussels,Verdun"  # around Sedan; Metz and Koblenz are German, Liege a lone fort


# Paths


@rule("14.1.2", "14.2.1")
def test_a_german_unit_traces_to_essen() -> None:
    s = position(units={"Sedan": "GE1"})
    assert supplied(s, "GE1")


@rule("14.1.2", "14.1.3")
def test_enemy_controlled_spaces_cut_a_path() -> None:
    s = position(units={"Cambrai": "GE1"})
    assert not supplied(s, "GE1")


@rule("14.1.2")
def test_any_number_of_friendly_spaces_makes_a_path() -> None:
    s = position(
        units={"Bordeaux": "GE1"}, control={"CP": "Sedan,Chateau Thierry,Melun,Orleans,Tours,Poitiers,La Rochelle"}
    )
    assert supplied(s, "GE1")


@rule("14.1.3", "15.2.2")
def test_supply_passes_a_besieged_enemy_fort() -> None:
    s = position(units={"Liege": "GE1", "Brussels": "GE2"})
    assert supplied(s, "GE1")
    assert supplied(s, "GE2")


@rule("14.1.3")
def test_supply_does_not_pass_an_unbesieged_enemy_fort() -> None:
    s = position(units={"Brussels": "GE2"})
    assert not supplied(s, "GE2")


@rule("15.2.4", "R49", "R87")
def test_supply_reaches_but_does_not_pass_a_broken_siege() -> None:
    s = position(units={"Liege": "GEc GEc", "Brussels": "GE2"})
    assert supplied(s, "GEc1")
    assert not supplied(s, "GE2")


@rule("14.1.3")
def test_a_friendly_space_with_an_enemy_unit_cuts_a_path() -> None:
    # Strasbourg is still German, but besieged; Mulhouse has no other way.
    assert supplied(position(units={"Mulhouse": "GE1"}), "GE1")
    assert not supplied(position(units={"Mulhouse": "GE1", "Strasbourg": "FR1"}), "GE1")


@rule("14.1.3", "R87")
def test_the_remnant_of_a_siege_cuts_the_enemy_path_too() -> None:
    assert not supplied(position(units={"Mulhouse": "GE1", "Strasbourg": "FRc"}), "GE1")


@rule("14.1.3")
def test_the_space_of_the_unit_itself_may_be_enemy_controlled() -> None:
    s = position(units={"Liege": "GE1"})
    assert control(s, "Liege") == "AP"
    assert supplied(s, "GE1")


@rule("14.1.2", "R49")
def test_stacks_of_other_nations_do_not_cut_a_path() -> None:
    s = position(
        side="AP", units={"Rouen": "BE1", "Paris": "FR1"}, control={"CP": "Orleans,Melun,Chateau Thierry,Amiens"}
    )
    assert supplied(s, "FR1")


# Sources


@rule("14.2.1")
def test_breslau_is_a_source() -> None:
    s = position(units={"Oppeln": "AH1"}, control={"AP": "Olmutz,Cottbus,Posen"}, destroyed="Posen")
    assert supplied(s, "AH1")


@rule("14.2.1", "R49")
def test_a_besieged_breslau_supplies_nobody() -> None:
    cut = {"AP": "Olmutz,Cracow"}
    free = position(units={"Oppeln": "AH1"}, control=cut, destroyed="Cracow")
    besieged = position(units={"Oppeln": "AH1", "Breslau": "RU1"}, control=cut, destroyed="Cracow")
    assert supplied(free, "AH1")
    assert not supplied(besieged, "AH1")


@rule("14.2.1", "R49")
def test_a_source_in_enemy_hands_supplies_nobody() -> None:
    s = position(units={"Oppeln": "AH1"}, control={"AP": "Olmutz,Cracow,Breslau"}, destroyed="Cracow,Breslau")
    assert not supplied(s, "AH1")


@rule("14.2.1")
def test_sofia_supplies_the_central_powers_once_bulgaria_is_at_war() -> None:
    s = position(units={"Strumitsa": "BUc GEc"}, war="BU")
    assert supplied(s, "BUc1")
    assert supplied(s, "GEc1")


@rule("14.2.1", "R28")
def test_sofia_supplies_nobody_while_bulgaria_is_neutral() -> None:
    # Skopje is next to Sofia; all other neighbours are Allied.
    s = position(units={"Skopje": "AHc"})
    assert not supplied(s, "AHc1")


@rule("14.2.1")
def test_constantinople_supplies_the_central_powers_once_turkey_is_at_war() -> None:
    s = position(units={"Ankara": "TUc", "Bursa": "GEc"}, war="TU")
    assert supplied(s, "TUc1")
    assert supplied(s, "GEc1")


@rule("14.2.2")
@pytest.mark.parametrize(
    ("space", "source"),
    [("Pskov", "Petrograd"), ("Smolensk", "Moscow"), ("Kiev", "Kharkov"), ("Odessa", "Caucasus"), ("Poti", "Caucasus")],
)
def test_russian_sources_lie_behind_dashed_lines(space: str, source: str) -> None:
    around = {
        "Pskov": "Opochka",
        "Smolensk": "Vitebsk,Orsha,Roslavl",
        "Kiev": "Chernigov,Zhitomir,Belaya Tserkov",
        "Odessa": "Uman,Ismail",
        "Poti": "Batum",
    }
    assert supplied(position(units={space: "RUc"}, control={"CP": around[space]}), "RUc1")
    assert not supplied(position(units={space: "RUc"}, control={"CP": f"{around[space]},{source}"}), "RUc1")


@rule("14.1.3")
def test_serbians_and_romanians_use_the_dashed_lines_at_russian_sources() -> None:
    s = position(units={"Kiev": "ROc SBc"}, war="RO", control={"CP": "Chernigov,Zhitomir,Belaya Tserkov"})
    assert supplied(s, "ROc1")
    assert supplied(s, "SBc1")


@rule("14.2.2", "14.2.4")
def test_london_does_not_supply_russians_romanians_and_serbians() -> None:
    s = position(units={"Rouen": "RUc ROc SBc"}, war="RO")
    assert not supplied(s, "RUc1")
    assert not supplied(s, "ROc1")
    assert not supplied(s, "SBc1")


@rule("14.2.4")
def test_london_supplies_the_western_allies_by_sea() -> None:
    s = position(units={"Marseilles": "FR1", "Antwerp": "BE1", "Rome": "IT1", "Basra": "BRc"}, war="IT TU")
    for piece in ("FR1", "BE1", "IT1", "BRc1"):
        assert supplied(s, piece)


@rule("14.2.2", "14.2.4")
def test_russian_sources_do_not_supply_the_western_allies() -> None:
    s = position(units={"Minsk": "BRc FRc"})
    assert not supplied(s, "BRc1")
    assert not supplied(s, "FRc1")


@rule("14.2.4")
def test_paris_is_no_source() -> None:
    # Paris is cut off from all ports.
    s = position(units={"Paris": "FR1"}, control={"CP": "Rouen,Orleans,Amiens,Chateau Thierry,Melun"})
    assert not supplied(s, "FR1")


@rule("14.2.2")
def test_belgrade_supplies_russians_and_romanians() -> None:
    s = position(units={"Timisvar": "RUc ROc"}, war="RO", control={"CP": "Targu Jiu,Caracal,Bucharest"})
    assert supplied(s, "RUc1")
    assert supplied(s, "ROc1")


@rule("14.2.2", "R49")
def test_a_besieged_belgrade_supplies_nobody() -> None:
    s = position(units={"Nis": "RUc", "Belgrade": "AH1"})
    assert not supplied(s, "RUc1")


@rule("14.2.3")
def test_salonika_supplies_serbians_only() -> None:
    # Not the Russians, who do not use its port.
    lost = {"CP": "Belgrade,Monastir"}
    s = position(units={"Salonika": "SBc RUc"}, limited_greece=True, control=lost, destroyed="Belgrade")
    assert supplied(s, "SBc1")
    assert not supplied(s, "RUc1")


@rule("14.1.4")
def test_salonika_is_a_port_for_the_western_allies() -> None:
    s = position(units={"Monastir": "FRc BRc"}, limited_greece=True, control={"AP": "Salonika"})
    assert supplied(s, "FRc1")
    assert supplied(s, "BRc1")


# Ports


@rule("14.1.4")
def test_the_allies_do_not_use_ports_of_germany_and_russia() -> None:
    s = position(units={"Kiel": "FR1", "Libau": "BRc"})
    assert not supplied(s, "FR1")
    assert not supplied(s, "BRc1")


@rule("14.1.4")
def test_the_central_powers_use_no_ports_outside_germany_and_russia() -> None:
    s = position(units={"Calais": "GE1", "Genoa": "GEc"}, war="IT")
    assert not supplied(s, "GE1")
    assert not supplied(s, "GEc1")


@rule("14.1.4")
def test_the_central_powers_use_captured_russian_ports() -> None:
    assert supplied(position(units={"Libau": "GE1"}, control={"AP": "Memel"}), "GE1")


@rule("14.1.4")
def test_konigsberg_is_supplied_by_sea_when_cut_off_by_land() -> None:
    s = position(units={"Konigsberg": "GE1", "Insterberg": "RU1", "Tannenberg": "RU2"})
    assert supplied(s, "GE1")


@rule("14.1.4", "15.2.2")
def test_a_besieged_riga_is_no_port() -> None:
    assert not supplied(position(units={"Riga": "GE1"}), "GE1")
    assert supplied(position(units={"Riga": "GE1"}, destroyed="Riga"), "GE1")


@rule("14.1.4")
@pytest.mark.parametrize("gallipoli", ["AP", "CP"])
def test_the_port_of_constantinople_needs_gallipoli(gallipoli: str) -> None:
    s = position(units={"Constantinople": "BRc"}, war="TU", control={gallipoli: "Gallipoli"})
    assert supplied(s, "BRc1") is (gallipoli == "AP")


@rule("14.1.4", "R28", "R48")
def test_the_port_of_a_neutral_does_not_exist() -> None:
    # Valona has a dashed line to Taranto for Italians only; the Greek and Italian ports are closed.
    assert not supplied(position(units={"Valona": "FRc"}, control={"CP": "Tirana"}), "FRc1")


@rule("14.1.3", "R48")
def test_only_italians_trace_over_the_line_from_valona_to_taranto() -> None:
    s = position(units={"Valona": "ITc FRc"}, war="IT", control={"CP": "Tirana"})
    assert supplied(s, "ITc1")
    assert not supplied(s, "FRc1")


@rule("14.1.4")
def test_a_french_unit_without_any_port_is_cut_off() -> None:
    s = position(units={"Lyon": "FR1"}, control={"CP": "Nevers,Avignon"})
    assert not supplied(s, "FR1")
    assert supplied(position(units={"Lyon": "FR1"}, control={"CP": "Nevers"}), "FR1")


@rule("R48", "9.2.7.1")
def test_the_beachhead_supplies_mef_british_corps_and_australians_only() -> None:
    s = position(units={"MEF1": "MEF BRc AUSc", "Gallipoli": "FRc"}, war="TU", beachhead="MEF1")
    for piece in ("MEF", "BRc1", "AUSc"):
        assert supplied(s, piece)
    assert not supplied(s, "FRc1")


@rule("R48", "9.2.7.1")
def test_the_beachhead_supplies_units_inland() -> None:
    s = position(units={"MEF1": "MEF", "Gallipoli": "BRc", "Adrianople": "AUSc CNDc"}, war="TU", beachhead="MEF1")
    assert supplied(s, "BRc1")
    assert supplied(s, "AUSc")
    assert not supplied(s, "CNDc")


@rule("R18", "9.2.7.1")
def test_mef_supplied_by_the_beachhead_costs_three() -> None:
    s = position(side="AP", units={"MEF1": "MEF"}, war="TU", beachhead="MEF1", hands={"AP": "AP6"})
    do(s, "operations Withdrawal AP6")  # two points
    assert "MEF1" not in offered(s, "move")
    s = position(side="AP", units={"MEF1": "MEF"}, war="TU", beachhead="MEF1", hands={"AP": "AP3"})
    do(s, f"operations {card('AP3')}")  # three points
    assert "MEF1" in offered(s, "move")


@rule("R18", "9.2.7.1")
def test_a_corps_supplied_by_the_beachhead_costs_one_more() -> None:
    s = position(side="AP", units={"MEF1": "MEF BRc"}, war="TU", beachhead="MEF1", hands={"AP": "AP3"})
    do(s, f"operations {card('AP3')}")
    assert "MEF1" not in offered(s, "move")


@rule("R18")
def test_mef_elsewhere_costs_one() -> None:
    s = position(side="AP", units={"London": "MEF"}, hands={"AP": "AP3"})
    do(s, "automatic-operation")
    assert "London" in offered(s, "move")


# Always supplied


@rule("14.1.5", "R53")
def test_montenegro_is_always_supplied() -> None:
    s = position(units={"Cetinje": "MNc", "Mostar": "AHc", "Tirana": "AHc"})
    assert supplied(s, "MNc")


@rule("14.1.5", "R53")
def test_serbians_are_always_supplied_in_serbia() -> None:
    s = position(
        units={"Valjevo": "SB1", "Nis": "AH1"}, control={"CP": "Belgrade,Skopje,Monastir"}, destroyed="Belgrade"
    )
    assert supplied(s, "SB1")


@rule("14.1.5")
def test_serbians_outside_serbia_need_a_path() -> None:
    s = position(units={"Sarajevo": "SB1"}, control={"CP": "Belgrade,Valjevo"}, destroyed="Belgrade")
    assert not supplied(s, "SB1")


@rule("14.1.5", "R53")
def test_other_allies_in_serbia_need_a_path() -> None:
    s = position(units={"Nis": "SB1 BRc"})
    assert supplied(s, "SB1")
    assert not supplied(s, "BRc1")


@rule("14.1.5", "R53")
def test_senussi_and_arabs_are_always_supplied_on_the_near_east_map() -> None:
    s = position(units={"Libya": "SNc", "Damascus": "ANAc"}, war="TU")
    assert supplied(s, "SNc")
    assert supplied(s, "ANAc")


@rule("14.1.5", "R53")
def test_arabs_outside_the_near_east_need_a_path() -> None:
    assert not supplied(position(units={"Adrianople": "ANAc"}, war="TU"), "ANAc")


@rule("14.1.5", "R52")
def test_turks_cut_off_in_medina_are_out_of_supply_but_survive_attrition() -> None:
    units = {"Medina": "TUc", "Aqaba": "BRc"}
    s = position(units=units, war="TU", hands=FIVE["CP"])
    assert not supplied(s, "TUc1")
    do(s, f"operations {card('CP33')}")
    assert "Medina" not in offered(s, "move")
    assert "Medina" not in offered(s, "attack")
    s = position(phase="attrition", units=units, war="TU", levels=QUIET)
    assert here(s, "Medina") == "TUc"
    assert control(s, "Medina") == "CP"


@rule("14.1.5", "R52")
def test_turks_in_medina_with_a_path_act_normally() -> None:
    s = position(units={"Medina": "TUc"}, war="TU")
    assert supplied(s, "TUc1")


@rule("14.1.5", "R51")
def test_a_medina_that_is_empty_and_cut_off_turns() -> None:
    s = position(phase="attrition", units={"Aqaba": "BRc"}, war="TU", levels=QUIET, destroyed="Aqaba")
    assert control(s, "Medina") == "AP"


# Without supply


@rule("14.1.1", "14.3.1", "R20")
def test_a_space_of_units_without_supply_is_not_activated() -> None:
    s = position(units={"Cambrai": "GE1", "Aachen": "GE2"}, hands=FIVE["CP"])
    do(s, f"operations {card('CP33')}")
    refused(s, "move Cambrai")
    refused(s, "attack Cambrai")


@rule("14.3.1", "R20")
def test_only_the_supplied_units_of_a_space_move() -> None:
    s = position(side="AP", units={"Nis": "SB1 BRc"}, hands=FIVE["AP"])
    operate(s, "move Nis")
    assert offered(s, "take") == ["SB1"]
    refused(s, "take BRc1")


@rule("14.3.1", "R20")
def test_only_the_supplied_units_of_a_space_attack() -> None:
    s = position(side="AP", units={"Nis": "SB1 SBc BRc", "Valjevo": "AHc"}, hands=FIVE["AP"])
    operate(s, "attack Nis")
    do(s, "strike Valjevo")
    assert offered(s, "with") == ["SB1", "SBc1"]


@rule("14.1.1.1", "R20")
def test_supply_opened_by_movement_comes_too_late_for_the_action() -> None:
    s = position(
        side="AP", units={"Nis": "SB1 BRc", "Salonika": "FRc"}, limited_greece=True, control={"CP": "Monastir"},
        hands=FIVE["AP"],
    )  # fmt: skip
    assert not supplied(s, "BRc1")
    operate(s, "move Nis", "move Salonika")
    walk(s, "FRc1", "Monastir")
    assert supplied(s, "BRc1")
    refused(s, "take BRc1")


@rule("R20", "R85")
def test_a_unit_cut_off_before_it_starts_to_move_may_not_move() -> None:
    # GE2 is supplied through the siege of Liege, which GE1 gives up.
    s = position(units={"Liege": "GE1", "Brussels": "GE2", "Metz": "GE3"}, hands=FIVE["CP"])
    operate(s, "move Liege", "move Brussels", "move Metz")
    walk(s, "GE1", "Aachen")
    assert not supplied(s, "GE2")
    assert offered(s, "take") == ["GE3"]
    assert refused(s, "take GE2").rule == "14.3.1"


@rule("R20")
def test_a_unit_that_becomes_out_of_supply_while_moving_finishes_its_move() -> None:
    # It gives up the siege through which alone Brussels is supplied.
    s = position(units={"Liege": "GE1"}, hands=FIVE["CP"])
    operate(s, "move Liege")
    do(s, "take GE1", "go Brussels")
    assert not supplied(s, "GE1")
    do(s, "go Cambrai")
    assert here(s, "Cambrai") == "GE1"


@rule("14.3.2", "13.1.5")
def test_units_without_supply_do_not_redeploy() -> None:
    s = position(units={"Cambrai": "GEc", "Aachen": "GEc"}, hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2")
    assert offered(s, "take") == ["GEc2"]


@rule("14.3.3", "R100")
def test_units_without_supply_benefit_from_their_trench() -> None:
    # FR1 in a trench of level 1: column 3 to 4, die 1: 2 instead of 1.
    s = position(
        units={"Koblenz": "GE1 GEc", "Sedan": "FR1"}, control={"CP": RING}, destroyed="Verdun",
        trenches={"Sedan": "AP 1"}, hands=FIVE["CP"],
    )  # fmt: skip
    assert not supplied(s, "FR1")
    operate(s, "attack Koblenz")
    strike(s, "Sedan", "GEc")
    do(s, "roll 1", "roll 1")  # the defender does 2 with the trench: the corps is eliminated
    assert here(s, "Eliminated", "CP") == "GEc"


@rule("14.3.4", "R34")
def test_defenders_without_supply_use_no_combat_cards() -> None:
    s = position(
        units={"Koblenz": "GE1", "Sedan": "FR1"}, control={"CP": RING}, destroyed="Verdun",
        hands={"CP": "CP33", "AP": "AP6"},
    )  # fmt: skip
    operate(s, "attack Koblenz")
    do(s, "strike Sedan")
    assert asked(s) == ["chance"]


@rule("14.3.4", "14.1.1.2")
def test_defenders_with_supply_may_use_combat_cards() -> None:
    s = position(units={"Koblenz": "GE1", "Sedan": "FR1"}, hands={"CP": "CP33", "AP": "AP6"})
    operate(s, "attack Koblenz")
    do(s, "strike Sedan")
    assert offered(s, "play") == ["Withdrawal AP6"]


# Attrition


@rule("14.3.5")
def test_corps_without_supply_are_eliminated_and_armies_removed() -> None:
    s = position(phase="attrition", units={"Cambrai": "GE1 GEc", "Reserve": "GEc"}, levels=QUIET)
    assert here(s, "Cambrai") == ""
    assert here(s, "Removed", "CP") == "GE1"
    assert here(s, "Eliminated", "CP") == "GEc"
    assert here(s, "Reserve", "CP") == "GEc"


@rule("14.3.6")
def test_a_cut_off_space_turns_with_its_victory_point() -> None:
    s = position(phase="attrition", units={}, control={"CP": "Cambrai"}, levels=QUIET)
    assert control(s, "Cambrai") == "AP"
    assert s.points == 9


@rule("14.3.6")
def test_a_supplied_space_does_not_turn() -> None:
    s = position(phase="attrition", units={}, control={"CP": "Sedan,Cambrai"}, levels=QUIET)
    assert control(s, "Cambrai") == "CP"
    assert s.points == 10


@rule("14.3.5", "14.3.6")
def test_the_space_of_units_lost_by_attrition_turns_too() -> None:
    s = position(phase="attrition", units={"Cambrai": "GE1"}, levels=QUIET)
    assert control(s, "Cambrai") == "AP"


@rule("14.3.5")
def test_both_sides_lose_their_units() -> None:
    s = position(phase="attrition", units={"Cambrai": "GE1", "Hannover": "FR1"}, levels=QUIET)
    assert here(s, "Removed", "CP") == "GE1"
    assert here(s, "Removed", "AP") == "FR1"


@rule("14.3.6")
def test_a_space_enclosed_by_the_enemy_and_lone_forts_turns() -> None:
    # Sedan: all neighbours are Central but Liege, a lone Allied fort without a way out.
    s = position(phase="attrition", units={"Sedan": "FR1"}, control={"CP": RING}, destroyed="Verdun", levels=QUIET)
    assert here(s, "Removed", "AP") == "FR1"
    assert control(s, "Sedan") == "CP"
    assert control(s, "Liege") == "AP"


@rule("14.3.5")
def test_the_elimination_of_a_unit_opens_no_path_for_another() -> None:
    # RU1 in the besieged Strasbourg is out of supply (no Allied source reaches a Russian there) and cuts off Mulhouse.
    s = position(phase="attrition", units={"Strasbourg": "RU1", "Mulhouse": "GE1"}, levels=QUIET)
    assert here(s, "Removed", "AP") == "RU1"
    assert here(s, "Removed", "CP") == "GE1"


@rule("14.2.5", "14.3.6")
def test_a_space_may_be_supplied_though_its_unit_is_not() -> None:
    s = position(phase="attrition", units={"Marseilles": "RUc"}, levels=QUIET)
    assert here(s, "Eliminated", "AP") == "RUc"
    assert control(s, "Marseilles") == "AP"


@rule("14.2.5", "R51")
def test_spaces_use_the_dashed_lines_of_any_nation() -> None:
    # Odessa's hinterland is Central; Uman lives on the Russian line to the Caucasus.
    s = position(phase="attrition", units={}, control={"CP": "Vinnitsa,Belaya Tserkov"}, levels=QUIET)
    assert control(s, "Uman") == "AP"
    assert control(s, "Vinnitsa") == "AP"  # cut off from all Central sources
    assert control(s, "Belaya Tserkov") == "AP"


@rule("14.3.6")
def test_a_space_with_its_own_fort_does_not_turn() -> None:
    s = position(phase="attrition", units={}, control={"CP": "Sedan,Brussels,Cambrai"}, levels=QUIET)
    assert control(s, "Liege") == "AP"
    assert stands(s, "Liege")


@rule("14.3.6")
def test_a_space_with_a_destroyed_fort_turns() -> None:
    s = position(phase="attrition", units={}, control={"CP": "Sedan,Brussels"}, destroyed="Liege", levels=QUIET)
    assert control(s, "Liege") == "CP"


@rule("14.3.6", "14.1.5", "R51")
def test_serbian_spaces_do_not_turn() -> None:
    s = position(
        phase="attrition", units={}, control={"CP": "Belgrade,Skopje,Monastir"}, destroyed="Belgrade", levels=QUIET
    )
    assert control(s, "Nis") == "AP"
    assert control(s, "Valjevo") == "AP"


@rule("14.3.6", "R51")
def test_serbian_spaces_in_central_hands_turn_without_supply() -> None:
    s = position(phase="attrition", units={}, control={"CP": "Skopje"}, levels=QUIET)
    assert control(s, "Skopje") == "AP"


@rule("11.1.12", "R51")
def test_albania_lives_on_a_neutral_taranto() -> None:
    s = position(
        phase="attrition", units={}, control={"CP": "Skopje,Monastir,Cetinje,Belgrade,Mostar"}, destroyed="Belgrade",
        levels=QUIET,
    )  # fmt: skip
    assert control(s, "Valona") == "AP"
    assert control(s, "Tirana") == "AP"


@rule("R51")
def test_libya_turns_in_the_first_attrition_phase_without_a_point() -> None:
    s = position(phase="attrition", units={}, levels=QUIET)
    assert control(s, "Libya") == "AP"
    assert s.points == 10


@rule("R51", "R53", "11.1.16")
def test_the_space_of_the_senussi_is_safe_but_not_those_it_left() -> None:
    s = position(phase="attrition", units={"Alexandria": "SNc"}, war="TU", levels=QUIET)
    assert here(s, "Alexandria") == "SNc"
    assert control(s, "Alexandria") == "CP"
    assert control(s, "Libya") == "AP"


@rule("R51")
def test_a_dead_besieger_ends_the_siege_before_the_siege_phase() -> None:
    s = position(phase="attrition", units={"Verdun": "GE1"}, control={"AP": "Metz"}, destroyed="Metz", levels=QUIET)
    assert here(s, "Removed", "CP") == "GE1"
    assert not offered(s, "roll")
    assert stands(s, "Verdun")


@rule("11.2.7")
def test_attrition_removes_a_trench_of_level_one() -> None:
    s = position(phase="attrition", units={}, control={"CP": "Cambrai"}, trenches={"Cambrai": "CP 1"}, levels=QUIET)
    assert trench(s, "Cambrai") == ""


@rule("11.2.7")
def test_attrition_turns_a_trench_of_level_two_into_the_enemy_s_level_one() -> None:
    s = position(phase="attrition", units={}, control={"CP": "Cambrai"}, trenches={"Cambrai": "CP 2"}, levels=QUIET)
    assert trench(s, "Cambrai") == "AP 1"


@rule("11.2.7", "14.3.6")
def test_trenches_beside_an_intact_fort_suffer_no_attrition() -> None:
    # Metz is cut off by Allied spaces; its own fort keeps it.
    s = position(
        phase="attrition",
        units={},
        control={"AP": "Koblenz,Frankfurt,Mannheim"},
        trenches={"Metz": "CP 1"},
        levels=QUIET,
    )
    assert control(s, "Koblenz") == "AP"
    assert control(s, "Metz") == "CP"
    assert trench(s, "Metz") == "CP 1"
    assert control(s, "Mulhouse") == "AP"  # without a fort, behind Strasbourg


@rule("11.2.7")
def test_trenches_in_supplied_spaces_stay() -> None:
    s = position(phase="attrition", units={}, trenches={"Sedan": "AP 2", "Aachen": "CP 1"}, levels=QUIET)
    assert trench(s, "Sedan") == "AP 2"
    assert trench(s, "Aachen") == "CP 1"


# Supply and the Reserve


@rule("13.1.12")
def test_germans_supplied_by_sofia_do_not_go_to_the_reserve() -> None:
    s = position(units={"Sofia": "GEc BUc"}, war="BU", hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2")
    do(s, "take BUc1", "go Reserve")
    assert here(s, "Reserve", "CP") == "BUc"
    assert "take GEc1" not in offered(s) or "Reserve" not in offered(do(s, "take GEc1"), "go")


@rule("13.1.12")
def test_germans_in_bulgaria_with_a_way_to_germany_go_to_the_reserve() -> None:
    s = position(
        units={"Sofia": "GEc"}, war="BU", hands={"CP": "CP2"}, control={"CP": "Nis,Belgrade"}, destroyed="Belgrade"
    )
    do(s, "redeploy Wireless Intercepts CP2", "take GEc1", "go Reserve")
    assert here(s, "Reserve", "CP") == "GEc"


@rule("13.1.12")
def test_turks_supplied_only_by_sofia_do_not_go_to_the_reserve() -> None:
    s = position(units={"Sofia": "TUc"}, war="BU TU", control={"AP": "Adrianople,Philippoli"}, hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2")
    assert "take TUc1" not in offered(s) or "Reserve" not in offered(do(s, "take TUc1"), "go")


@rule("13.1.12")
def test_turks_supplied_by_constantinople_go_to_the_reserve() -> None:
    s = position(units={"Ankara": "TUc"}, war="TU", hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2", "take TUc1", "go Reserve")
    assert here(s, "Reserve", "CP") == "TUc"


@rule("13.1.12")
def test_romanians_supplied_only_by_belgrade_do_not_go_to_the_reserve() -> None:
    s = position(side="AP", units={"Nis": "ROc"}, war="RO", hands={"AP": "AP6"})
    assert supplied(s, "ROc1")
    do(s, "redeploy Withdrawal AP6")
    assert "take ROc1" not in offered(s) or "Reserve" not in offered(do(s, "take ROc1"), "go")


@rule("17.1.4.1", "13.1.12")
def test_units_supplied_by_a_foreign_source_take_no_replacements() -> None:
    s = position(phase="replacements", units={"Sofia": "(GEc)", "Aachen": "(GEc)"}, war="BU", replacements={"GE": 1})
    assert offered(s, "restore") == ["GEc2"]


# Cut off between combats


@rule("14.1.1.2", "R85")
def test_attackers_that_have_lost_their_supply_drop_out() -> None:
    # GE2 in Brussels is supplied through the siege of Liege, which breaks in the first combat.
    units = {"Liege": "GEc GEc (GEc)", "Brussels": "GE2", "Cambrai": "FR1"}
    s = position(units=units, hands=FIVE["CP"])
    operate(s, "attack Liege", "attack Brussels")
    assert "Cambrai" in offered(s, "strike")
    strike(s, "Liege", "(GEc)")
    do(s, "roll 1", "roll 5")
    assert not supplied(s, "GE2")
    assert "Cambrai" not in offered(s, "strike")


@rule("R34")
def test_one_defender_without_supply_bars_the_cards_of_all() -> None:
    s = position(units={"Sarajevo": "AH1", "Valjevo": "SB1 BRc"}, hands={"CP": "CP33", "AP": "AP6"})
    operate(s, "attack Sarajevo")
    do(s, "strike Valjevo")
    assert asked(s) == ["chance"]


# More attrition


@rule("R88", "R51")
def test_an_allied_medina_lives_on_a_supplied_aqaba() -> None:
    way = "Medina,Aqaba,Beersheba,Sinai"
    s = position(phase="attrition", units={}, war="TU", control={"AP": way}, destroyed="Aqaba,Beersheba", levels=QUIET)
    assert control(s, "Medina") == "AP"
    assert control(s, "Aqaba") == "AP"


@rule("R88", "R51")
def test_arabia_alone_supplies_nothing_and_never_turns() -> None:
    s = position(phase="attrition", units={}, war="TU", control={"AP": "Medina"}, levels=QUIET)
    assert control(s, "Medina") == "CP"
    assert control(s, "Arabia") == "AP"


@rule("R51", "11.1.12")
def test_albania_turns_when_italy_at_war_has_lost_taranto() -> None:
    s = position(
        phase="attrition", units={}, war="IT", destroyed="Belgrade", levels=QUIET,
        control={"CP": "Skopje,Monastir,Cetinje,Belgrade,Mostar,Taranto"},
    )  # fmt: skip
    assert control(s, "Valona") == "CP"
    assert control(s, "Tirana") == "CP"


@rule("R51")
def test_an_allied_tirana_behind_a_central_valona_turns() -> None:
    s = position(
        phase="attrition", units={"Valona": "AHc"}, destroyed="Belgrade", levels=QUIET,
        control={"CP": "Skopje,Monastir,Cetinje,Belgrade,Mostar,Nis,Valjevo"},
    )  # fmt: skip
    assert control(s, "Tirana") == "CP"


@rule("R53", "14.1.5", "R51")
def test_montenegro_keeps_cetinje_only_while_it_is_there() -> None:
    around = {"CP": "Tirana,Skopje,Belgrade,Nis,Valjevo,Monastir"}
    s = position(phase="attrition", units={"Cetinje": "MNc"}, control=around, destroyed="Belgrade", levels=QUIET)
    assert control(s, "Cetinje") == "AP"
    assert here(s, "Cetinje") == "MNc"
    s = position(phase="attrition", units={}, control=around, destroyed="Belgrade", levels=QUIET)
    assert control(s, "Cetinje") == "CP"


@rule("R51", "R53", "11.1.15")
def test_arabs_keep_their_space_in_attrition() -> None:
    s = position(phase="attrition", units={"Damascus": "ANAc"}, war="TU", levels=QUIET)
    assert here(s, "Damascus") == "ANAc"
    assert control(s, "Damascus") == "AP"


@rule("R50", "R51")
def test_a_beach_never_turns_by_attrition() -> None:
    s = position(phase="attrition", units={}, war="TU", beachhead="MEF1", levels=QUIET)
    assert control(s, "MEF1") == "AP"


@rule("R51", "R48")
def test_a_space_behind_the_beachhead_is_safe() -> None:
    s = position(phase="attrition", units={}, war="TU", beachhead="MEF1", control={"AP": "Gallipoli"}, levels=QUIET)
    assert control(s, "Gallipoli") == "AP"


@rule("14.3.6", "14.1.4")
def test_a_space_behind_a_besieged_port_turns() -> None:
    # Dvinsk is German, supplied only through Riga: a siege makes no port, a fallen fort does.
    for destroyed, holder in (("", "AP"), ("Riga", "CP")):
        s = position(
            phase="attrition", units={"Riga": "GE1"}, control={"CP": "Dvinsk"}, destroyed=destroyed, levels=QUIET
        )
        assert control(s, "Dvinsk") == holder


@rule("9.2.3", "R20")
def test_units_without_supply_count_for_the_cost() -> None:
    s = position(side="AP", units={"Nis": "SB1 BRc"}, hands={"AP": "AP6"})
    do(s, "automatic-operation")
    assert "Nis" not in offered(s, "move")
    s = position(side="AP", units={"Nis": "SB1 BRc"}, hands={"AP": "AP6"})
    do(s, "operations Withdrawal AP6")
    assert "Nis" in offered(s, "move")


@rule("R14", "R18", "9.2.7.1")
@pytest.mark.parametrize(("units", "cost"), [("BRc", 1), ("BRc BRc", 2), ("BRc AUSc", 2), ("BRc BRc AUSc", 3)])
def test_corps_supplied_by_the_beachhead_cost_one_each(units: str, cost: int) -> None:
    for points, code in ((1, ""), (2, "AP6"), (3, "AP3")):
        s = position(side="AP", units={"Gallipoli": units}, war="TU", beachhead="MEF1", hands={"AP": code})
        do(s, f"operations {card(code)}" if code else "automatic-operation")
        assert ("Gallipoli" in offered(s, "move")) is (points >= cost)


@rule("R14", "R18", "9.2.7.1", "9.2.4")
@pytest.mark.parametrize(
    ("units", "cost"), [("BRc FRc", 2), ("BRc FRc FRc", 2), ("BRc FRc SBc", 3), ("MEF FRc", 4), ("MEF BRc FRc", 5)]
)
def test_other_nations_beside_units_supplied_by_the_beachhead_cost_one_each(units: str, cost: int) -> None:
    for points, code in ((1, ""), (2, "AP6"), (3, "AP3"), (4, "AP2"), (5, "AP54")):
        s = position(side="AP", units={"Gallipoli": units}, war="TU", beachhead="MEF1", hands={"AP": code})
        do(s, f"operations {card(code)}" if code else "automatic-operation")
        assert ("Gallipoli" in offered(s, "move")) is (points >= cost)


@rule("R18", "R48")
def test_a_unit_with_other_supply_does_not_use_the_beachhead() -> None:
    # Gallipoli and Constantinople are Allied: the port of Constantinople supplies.
    s = position(
        side="AP",
        units={"Gallipoli": "BRc BRc", "Constantinople": "BRc"},
        war="TU",
        beachhead="MEF1",
        hands={"AP": "AP6"},
    )
    do(s, "automatic-operation")
    assert "Gallipoli" in offered(s, "move")


@rule("13.1.12")
def test_bulgarians_supplied_only_by_germany_do_not_go_to_the_reserve() -> None:
    s = position(units={"Oppeln": "BUc GEc"}, war="BU", hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2", "take GEc1", "go Reserve")
    assert "take BUc1" not in offered(s) or "Reserve" not in offered(do(s, "take BUc1"), "go")


@rule("13.1.12")
def test_austrians_supplied_only_by_constantinople_do_not_go_to_the_reserve() -> None:
    s = position(units={"Ankara": "AHc TUc"}, war="TU", hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2")
    assert "take AHc1" not in offered(s) or "Reserve" not in offered(do(s, "take AHc1"), "go")


@rule("R56", "9.5.2.4")
def test_neutral_greek_corps_suffer_no_attrition() -> None:
    s = position(phase="attrition", units={"Athens": "GRc", "Florina": "GRc"}, limited_greece=True, levels=QUIET)
    assert here(s, "Athens") == "GRc"
    assert here(s, "Florina") == "GRc"


@rule("R28", "R51")
def test_attrition_ignores_neutral_nations() -> None:
    s = position(phase="attrition", units={}, levels=QUIET)
    for space in ("Rome", "Sofia", "Bucharest", "Athens", "Constantinople"):
        assert control(s, space) == ""
