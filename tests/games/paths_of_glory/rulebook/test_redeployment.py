"""9.3, 13.1: strategic redeployment."""

from __future__ import annotations

from typing import Any

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.scenes import event, idle
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    do,
    done,
    here,
    offered,
    place_of,
    position,
    refused,
    rule,
)

CARDS = {"AP": "AP2", "CP": "CP12"}


def redeploying(side: str, units: dict[str, str], code: str = "", **more: Any) -> PathsState:
    """A side has just played a card (of 4 points) for redeployment."""
    code = code or CARDS[side]
    s = position(side=side, units=units, hands={side: code, **more.pop("hands", {})}, **more)
    return do(s, f"redeploy {card(code)}")


def goals(s: PathsState, piece: str) -> list[str]:
    """Where a unit may go; nothing if it may not be taken."""
    if piece not in offered(s, "take"):
        return []
    found = offered(do(s.copy(), f"take {piece}"), "go")
    assert found, f"{piece} may be taken, but has nowhere to go"
    return found


@rule("13.1.2", "9.3.2")
def test_a_corps_costs_one_point_and_an_army_four() -> None:
    s = redeploying("AP", {"Paris": "FR1 FRc", "Lyon": "FRc"})
    do(s, "take FRc1", "go Dijon")
    assert "FR1" not in offered(s, "take")
    assert "FRc2" in offered(s, "take")
    s = redeploying("AP", {"Paris": "FR1 FRc"})
    do(s, "take FR1", "go Dijon")
    assert offered(s, "take") == []
    assert place_of(s, "FR1") == "Dijon"


@rule("13.1.2")
def test_an_army_does_not_move_with_two_points() -> None:
    s = redeploying("AP", {"Paris": "FR1 FRc"}, code="AP4")
    assert offered(s, "take") == ["FRc1"]


@rule("13.1.3")
def test_no_unit_redeploys_twice_in_an_action() -> None:
    s = redeploying("AP", {"Paris": "FRc", "Lyon": "FRc"})
    do(s, "take FRc1", "go Dijon")
    assert "FRc1" not in offered(s, "take")


@rule("13.1.4")
def test_points_may_be_divided_among_nations() -> None:
    s = redeploying("AP", {"Paris": "FRc", "Calais": "BEc", "Kiev": "RUc"})
    do(s, "take FRc1", "go Dijon", "take BEc", "go Amiens", "take RUc1", "go Odessa")
    assert [here(s, space) for space in ("Dijon", "Amiens", "Odessa")] == ["FRc", "BEc", "RUc"]


@rule("9.3.3")
def test_no_redeployment_in_two_actions_running() -> None:
    s = position(side="AP", units={"Paris": "FRc", "Lyon": "FRc"}, hands={"AP": "AP2 AP3 AP4"})
    do(s, f"redeploy {card('AP2')}", "take FRc1", "go Dijon", "done")
    idle(s)
    refused(s, f"redeploy {card('AP3')}")
    idle(s)
    idle(s)
    assert f"redeploy {card('AP3')}" in offered(s)


@rule("13.1.5", "14.3.2")
def test_an_unsupplied_unit_does_not_redeploy() -> None:
    s = redeploying("CP", {"Lyon": "GEc", "Berlin": "GEc"})
    assert offered(s, "take") == ["GEc2"]


@rule("13.1.5")
def test_the_way_leads_through_own_spaces_only() -> None:
    s = redeploying("CP", {"Essen": "GEc"})
    found = goals(s, "GEc1")
    assert {"Breslau", "Sarajevo", "Konigsberg"} <= set(found)
    assert not {"Liege", "Sedan", "Lodz", "Belgrade", "Sofia", "Constantinople"} & set(found)


@rule("13.1.5")
def test_the_way_does_not_lead_through_enemy_units_or_cut_off_spaces() -> None:
    s = redeploying("CP", {"Essen": "GEc"}, control={"AP": "Tannenberg,Insterberg,Thorn,Kolberg"}, destroyed="Thorn")
    found = goals(s, "GEc1")
    assert "Danzig" not in found  # no way over land, and Essen is no port


@rule("13.1.5")
def test_the_way_leads_through_a_besieged_enemy_fort() -> None:
    s = redeploying("CP", {"Liege": "GE1", "Essen": "GEc"}, control={"CP": "Brussels"})
    found = goals(s, "GEc1")
    assert {"Liege", "Brussels"} <= set(found)
    s = redeploying("CP", {"Essen": "GEc", "Brussels": "GE1"})
    assert "Brussels" not in goals(s, "GEc1")


@rule("13.1.5", "15.2.4")
def test_a_siege_is_not_broken_by_redeployment() -> None:
    s = redeploying("CP", {"Nancy": "GEc (GEc)"})
    assert offered(s, "take") in ([], ["GEc1", "GEc2"])
    if offered(s, "take"):
        do(s, "take GEc1", "go Metz")
        assert "done" not in offered(s)  # all must leave then
    s = redeploying("CP", {"Verdun": "GE1 GEc"}, control={"CP": "Sedan"})
    assert "GEc1" in offered(s, "take")


@rule("10.1.2", "R74")
def test_stacking_is_checked_when_the_redeployment_is_over() -> None:
    s = redeploying("AP", {"Dijon": "FR1 FR2 FRc", "Paris": "FRc"})
    if "Dijon" in goals(s, "FRc2"):
        do(s, "take FRc2", "go Dijon")
        assert "done" not in offered(s)
        do(s, "take FRc1", "go Paris")
        done(s)
        assert here(s, "Dijon") == "FR1 FR2 FRc"
    else:
        do(s, "take FRc1", "go Paris", "take FRc2", "go Dijon")
        assert here(s, "Dijon") == "FR1 FR2 FRc"


# 13.1.6: Russians


@rule("13.1.6")
def test_russians_redeploy_inside_russia_only() -> None:
    s = redeploying("AP", {"Kiev": "RUc"}, control={"AP": "Tarnopol,Lemberg"})
    found = goals(s, "RUc1")
    assert "Petrograd" in found
    assert "Kars" in found
    assert not {"Tarnopol", "Lemberg"} & set(found)


@rule("13.1.6")
def test_russians_abroad_do_not_redeploy() -> None:
    s = redeploying("AP", {"Tarnopol": "RUc", "Kiev": "RUc"})
    assert goals(s, "RUc1") == []


@rule("13.1.6", "R54")
def test_russian_reserves_come_to_russia_only() -> None:
    s = redeploying("AP", {"Reserve": "RUc", "Tarnopol": "RU3", "Kiev": "RU4"})
    assert goals(s, "RUc1") == ["Caucasus", "Kharkov", "Kiev", "Moscow", "Petrograd"]


# 13.1.7: by sea


@rule("13.1.7")
def test_corps_go_by_sea_from_port_to_port_and_no_further() -> None:
    found = goals(redeploying("AP", {"London": "FRc"}), "FRc1")
    assert {"Calais", "Marseilles", "Ostend"} <= set(found)
    assert not {"Paris", "Lyon", "Amiens"} & set(found)


@rule("13.1.7")
def test_armies_do_not_go_by_sea() -> None:
    assert goals(redeploying("AP", {"London": "FR1"}), "FR1") == []


@rule("13.1.7", "11.1.4")
def test_british_armies_cross_the_channel_over_their_dashed_line() -> None:
    assert "Paris" in goals(redeploying("AP", {"London": "BR1"}), "BR1")


@rule("13.1.7.1")
def test_german_corps_go_by_sea_between_german_and_russian_ports() -> None:
    more: dict[str, Any] = {"control": {"AP": "Tannenberg,Insterberg", "CP": "Libau"}}
    found = goals(redeploying("CP", {"Konigsberg": "GEc"}, **more), "GEc1")
    assert {"Kiel", "Danzig", "Libau"} <= set(found)
    assert "Berlin" not in found


@rule("13.1.7.1")
def test_a_besieged_riga_is_no_german_port() -> None:
    units = {"Riga": "GE1 GEc", "Kiel": "GEc"}
    more: dict[str, Any] = {"control": {"CP": "Libau", "AP": "Szawli,Memel"}}
    s = redeploying("CP", units, **more)
    assert "Riga" not in goals(s, "GEc2")


@rule("13.1.7.2", "R48")
def test_the_allies_use_no_german_or_russian_ports() -> None:
    found = goals(redeploying("AP", {"London": "BRc"}, control={"AP": "Kiel,Danzig"}, destroyed="Danzig"), "BRc1")
    assert not {"Kiel", "Danzig", "Riga", "Libau"} & set(found)


@rule("13.1.7.2")
def test_constantinople_is_a_port_only_with_gallipoli() -> None:
    more: dict[str, Any] = {"war": "TU"}
    s = redeploying("AP", {"London": "BRc"}, control={"AP": "Constantinople"}, **more)
    assert "Constantinople" not in goals(s, "BRc1")
    s = redeploying("AP", {"London": "BRc"}, control={"AP": "Constantinople,Gallipoli"}, **more)
    assert "Constantinople" in goals(s, "BRc1")


# 13.1.8: the Reserve


@rule("13.1.8")
def test_a_reserve_corps_joins_its_nation_or_comes_to_its_capital() -> None:
    s = redeploying("AP", {"Reserve": "FRc", "Verdun": "FR1", "Nancy": "BR1"})
    assert goals(s, "FRc1") == ["Paris", "Verdun"]
    s = redeploying("CP", {"Reserve": "GEc AHc", "Metz": "GE4", "Tarnow": "AH1"})
    assert goals(s, "GEc1") == ["Berlin", "Breslau", "Essen", "Metz"]
    assert goals(s, "AHc1") == ["Budapest", "Tarnow", "Vienna"]


@rule("13.1.8")
def test_a_reserve_corps_does_not_join_an_unsupplied_unit() -> None:
    s = redeploying("CP", {"Reserve": "GEc", "Lyon": "GE4"})
    assert goals(s, "GEc1") == ["Berlin", "Breslau", "Essen"]


@rule("13.1.8", "R54")
def test_british_corps_serve_each_other_but_arabs_serve_nobody() -> None:
    s = redeploying("AP", {"Reserve": "BRc", "Amiens": "CNDc", "Arabia": "ANAc"}, war="TU")
    assert goals(s, "BRc1") == ["Amiens", "London"]
    s = redeploying("AP", {"Reserve": "CNDc", "Amiens": "BR1"})
    assert goals(s, "CNDc") == ["Amiens", "London"]


@rule("13.1.8")
def test_american_corps_come_to_any_french_port() -> None:
    s = redeploying("AP", {"Reserve": "USc"}, war="US", played="AP54 AP55")
    ports = ["Bordeaux", "Calais", "Cherbourg", "La Rochelle", "Le Havre", "Marseilles", "Nantes"]
    assert goals(s, "USc1") == ports


@rule("13.1.8")
def test_serbian_corps_come_to_salonika() -> None:
    more: dict[str, Any] = {
        "control": {"AP": "Salonika,Kavala", "CP": "Belgrade,Nis"},
        "limited_greece": True,
        "destroyed": "Belgrade",
    }
    s = redeploying("AP", {"Reserve": "SBc"}, played="AP30", **more)
    assert goals(s, "SBc1") == ["Salonika"]


@rule("13.1.8", "R54")
def test_the_supply_of_serbia_itself_does_not_bring_reserves() -> None:
    more: dict[str, Any] = {"control": {"CP": "Belgrade"}, "destroyed": "Belgrade"}
    s = redeploying("AP", {"Reserve": "SBc", "Nis": "SB2"}, **more)
    assert goals(s, "SBc1") == []


@rule("13.1.8", "R54")
def test_montenegrins_serve_no_serbs() -> None:
    s = redeploying("AP", {"Reserve": "SBc", "Cetinje": "MNc"})
    assert "Cetinje" not in goals(s, "SBc1")


@rule("13.1.9")
def test_corps_go_to_the_reserve_armies_do_not() -> None:
    s = redeploying("AP", {"Verdun": "FR1 FRc"})
    assert "Reserve" in goals(s, "FRc1")
    assert "Reserve" not in goals(s, "FR1")


@rule("13.1.10")
def test_the_order_of_redeployments_is_free() -> None:
    s = redeploying("AP", {"Reserve": "FRc FRc", "Verdun": "FRc"})
    first, second, there = "FRc1", "FRc2", "FRc3"
    do(s, f"take {first}", "go Verdun", f"take {there}", "go Dijon")
    assert "Dijon" in goals(s, second)


@rule("13.1.11")
def test_a_lost_or_besieged_capital_closes_the_reserve() -> None:
    s = redeploying("AP", {"Reserve": "FRc", "Lyon": "FRc"}, control={"CP": "Paris"}, destroyed="Paris")
    assert goals(s, "FRc1") == []
    assert "Reserve" not in goals(s, "FRc2")
    s = redeploying("AP", {"Paris": "GE1", "Reserve": "FRc", "Lyon": "FRc"}, control={"CP": "Chateau Thierry,Sedan"})
    assert goals(s, "FRc1") == []


@rule("13.1.11")
def test_either_capital_closes_the_austrian_reserve() -> None:
    for capital in ("Vienna", "Budapest"):
        s = redeploying("CP", {"Reserve": "AHc", "Cracow": "AHc"}, control={"AP": capital})
        assert goals(s, "AHc1") == [], capital
        assert "Reserve" not in goals(s, "AHc2")


@rule("13.1.4", "13.1.11")
def test_the_senussi_are_turkish_and_go_to_the_reserve_while_constantinople_is_held() -> None:
    """Constantinople is their capital, and the Reserve is closed because of it, not because of supply."""
    held = {"CP": "Alexandria"}
    assert "Reserve" in goals(redeploying("CP", {"Libya": "SNc"}, war="TU", control=held), "SNc")
    s = redeploying("CP", {"Libya": "SNc"}, war="TU", control={**held, "AP": "Constantinople"})
    do(s, "take SNc")
    assert refused(s, "go Reserve").rule == "13.1.11"


@rule("13.1.11")
def test_belgians_and_serbs_use_the_reserve_without_their_capitals() -> None:
    s = redeploying("AP", {"Calais": "BEc"}, control={"CP": "Brussels"})
    assert "Reserve" in goals(s, "BEc")
    s = redeploying("AP", {"Reserve": "BEc", "Calais": "BE1"}, control={"CP": "Brussels"})
    assert "Calais" in goals(s, "BEc")


@rule("13.1.11")
def test_montenegrins_go_between_cetinje_and_the_reserve_only() -> None:
    assert goals(redeploying("AP", {"Cetinje": "MNc"}), "MNc") == ["Reserve"]
    assert goals(redeploying("AP", {"Reserve": "MNc"}), "MNc") == ["Cetinje"]


@rule("13.1.12")
def test_germans_supplied_from_sofia_only_do_not_go_to_the_reserve() -> None:
    s = redeploying("CP", {"Sofia": "GEc BUc", "Berlin": "GEc"}, war="BU")
    assert "Reserve" not in goals(s, "GEc1")
    assert "Reserve" in goals(s, "GEc2")
    assert "Reserve" in goals(s, "BUc1")


@rule("13.1.12")
def test_bulgarians_and_turks_abroad_do_not_go_to_the_reserve() -> None:
    s = redeploying("CP", {"Cracow": "BUc TUc"}, war="BU TU")
    assert "Reserve" not in goals(s, "BUc1")
    assert "Reserve" not in goals(s, "TUc1")
    s = redeploying("CP", {"Constantinople": "TUc"}, war="BU TU")
    assert "Reserve" in goals(s, "TUc1")


@rule("13.1.12", "R54")
def test_reserves_do_not_come_to_units_supplied_from_a_foreign_source() -> None:
    s = redeploying("CP", {"Reserve": "GEc", "Sofia": "GE11"}, war="BU")
    assert goals(s, "GEc1") == ["Berlin", "Breslau", "Essen"]


@rule("11.1.9", "R26")
def test_no_redeployment_to_the_channel_ports_before_race_to_the_sea() -> None:
    more: dict[str, Any] = {"control": {"CP": "Sedan,Cambrai,Brussels,Ostend,Amiens"}}
    found = goals(redeploying("CP", {"Essen": "GEc"}, **more), "GEc1")
    assert "Cambrai" in found
    assert not {"Amiens", "Ostend"} & set(found)
    found = goals(redeploying("CP", {"Essen": "GEc"}, played="CP8", **more), "GEc1")
    assert {"Amiens", "Ostend"} <= set(found)


@rule("R30", "11.1.17")
def test_the_expeditionary_corps_stays_in_the_west() -> None:
    found = goals(redeploying("AP", {"Paris": "BEFc"}, war="IT"), "BEFc")
    assert "Verdun" in found
    assert not {"Turin", "Milan"} & set(found)


@rule("R54")
def test_albania_is_open_to_redeployment_of_serbs() -> None:
    found = goals(redeploying("AP", {"Nis": "SBc"}), "SBc1")
    assert {"Skopje", "Tirana", "Belgrade"} <= set(found)


@rule("5.7.4.6")
def test_in_the_historical_scenario_german_armies_do_not_redeploy_to_the_italian_front() -> None:
    more: dict[str, Any] = {"war": "IT", "levels": ("limited", "limited")}
    s = position("historical", units={"Essen": "GE1 GEc"}, hands={"CP": "CP12"}, **more)
    do(s, f"redeploy {card('CP12')}")
    assert not {"Trent", "Villach", "Trieste"} & set(goals(s, "GE1"))
    assert "Trent" in goals(s, "GEc1")


@rule("9.3.3", "AP30")
def test_salonika_counts_as_a_redeployment() -> None:
    s = position(side="AP", units={"Reserve": "FRc FRc"}, hands={"AP": "AP30 AP2"})
    event(s, "AP30")
    do(s, f"take {offered(s, 'take')[0]}")
    done(s)
    assert asked(s) == ["Central Powers"]
    idle(s)
    refused(s, f"redeploy {card('AP2')}")


@rule("R55", "13.1.7")
def test_only_british_corps_and_australians_redeploy_to_the_beach() -> None:
    more: dict[str, Any] = {"war": "TU", "beachhead": "MEF1"}
    assert "MEF1" in goals(redeploying("AP", {"London": "BRc"}, **more), "BRc1")
    assert "MEF1" in goals(redeploying("AP", {"London": "AUSc"}, **more), "AUSc")
    assert "MEF1" not in goals(redeploying("AP", {"London": "FRc"}, **more), "FRc1")
    assert "MEF1" not in goals(redeploying("AP", {"London": "CNDc"}, **more), "CNDc")


@rule("R55")
def test_the_beaches_of_europe_do_not_use_up_the_near_eastern_allowance() -> None:
    s = redeploying("AP", {"London": "BRc BRc"}, war="TU", beachhead="MEF1")
    do(s, "take BRc1", "go MEF1")
    assert "Port Said" in goals(s, "BRc2")
    s = redeploying("AP", {"London": "BRc BRc"}, war="TU", beachhead="MEF4")
    do(s, "take BRc1", "go MEF4")
    assert "Port Said" not in goals(s, "BRc2")


@rule("R55", "13.1.7")
def test_the_near_east_army_does_not_go_by_sea() -> None:
    found = goals(redeploying("AP", {"Alexandria": "NE"}, war="TU"), "NE")
    assert {"Cairo", "Port Said"} <= set(found)
    assert not {"London", "Basra", "Calais"} & set(found)


@rule("R55", "AP57")
def test_russian_cavalry_does_not_redeploy_to_the_near_east() -> None:
    s = redeploying("AP", {"Kiev": "RUCAVc"}, options={"optional_cards": "all"})
    found = goals(s, "RUCAVc1")
    assert "Odessa" in found
    assert not {"Kars", "Poti", "Grozny"} & set(found)


@rule("R29", "13.2.2", "CP52")
def test_after_the_fall_of_the_tsar_one_corps_still_redeploys() -> None:
    assert "Kars" in goals(redeploying("AP", {"Kiev": "RUc"}, played="CP28 CP52"), "RUc1")


@rule("13.1.8")
def test_reserves_of_the_small_nations_come_to_their_capitals() -> None:
    s = redeploying("AP", {"Reserve": "ITc SBc ROc GRc BEc"}, war="IT RO GR", played="AP16 AP17 AP44")
    assert goals(s, "ITc1") == ["Rome"]
    assert {"Belgrade"} <= set(goals(s, "SBc1"))
    assert goals(s, "ROc1") == ["Bucharest"]
    assert goals(s, "GRc1") == ["Athens"]
    assert goals(s, "BEc") == ["Brussels"]


@rule("13.1.8", "R54")
def test_turkish_reserves_do_not_join_the_senussi() -> None:
    s = redeploying("CP", {"Reserve": "TUc", "Libya": "SNc", "Gaza": "TUc"}, war="TU")
    assert goals(s, "TUc1") == ["Constantinople", "Gaza"]


@rule("13.1.8", "10.1.1")
def test_reserves_do_not_end_in_a_full_space() -> None:
    s = redeploying("AP", {"Reserve": "FRc", "Paris": "FR1 FR2 FR3"}, code="AP4")
    assert goals(s, "FRc1") == []


@rule("13.1.5", "10.1.5")
def test_no_redeployment_through_an_enemy_unit_in_a_besieged_own_fort() -> None:
    units = {"Lyon": "FRc", "Verdun": "GE1"}
    s = redeploying("AP", units, control={"CP": "Sedan,Metz"})
    assert "Verdun" not in goals(s, "FRc1")


@rule("13.1.5", "13.1.11")
def test_a_besieged_fort_of_the_enemy_may_be_left_if_the_siege_stands() -> None:
    s = redeploying("CP", {"Verdun": "GE1 GE2"}, control={"CP": "Sedan"})
    do(s, "take GE1", "go Essen")
    assert "Verdun" in s.view()["besieged"]


@rule("13.1.5", "15.2.4")
def test_two_corps_of_a_siege_do_not_leave_one_by_one() -> None:
    s = redeploying("CP", {"Nancy": "GEc GEc GEc"})
    do(s, f"take {offered(s, 'take')[0]}", "go Metz")
    left = [name for name in offered(s, "take") if name.startswith("GEc")]
    if left:
        do(s, f"take {left[0]}", "go Metz")
        assert "done" not in offered(s)


@rule("13.1.8", "13.1.12")
def test_romanian_reserves_need_a_russian_source() -> None:
    more: dict[str, Any] = {"war": "RO", "played": "AP16"}
    s = redeploying("AP", {"Reserve": "ROc", "Jassy": "ROc"}, **more)
    assert {"Bucharest", "Jassy"} <= set(goals(s, "ROc1"))


@rule("10.1.2", "R74")
def test_a_full_space_is_entered_only_if_somebody_can_leave_it_afterwards() -> None:
    """The armies in Nis are too expensive; a Serbian corps can leave, a French one without supply cannot."""
    around = {"CP": "Valjevo,Skopje,Monastir,Strumitsa"}
    s = redeploying("AP", {"Belgrade": "SBc", "Nis": "SB1 SB2 SBc"}, control=around)
    do(s, "take SBc1", "go Nis")
    assert offered(s) == ["take SBc2"]
    s = redeploying("AP", {"Belgrade": "SBc", "Nis": "SB1 SB2 FRc"}, control=around)
    assert goals(s, "SBc1") == ["Reserve"]
    s = redeploying("AP", {"Belgrade": "SB1", "Nis": "SB2 SBc SBc"}, code="AP54", control=around)
    assert goals(s, "SB1") == ["Nis"]  # a fifth point is left for a corps


@rule("10.1.2", "R74")
def test_an_army_whose_only_goal_is_full_is_not_taken() -> None:
    around = {"CP": "Valjevo,Skopje,Monastir,Strumitsa"}
    for there, found in (("SB2 SBc", ["Nis"]), ("SB2 SBc SBc", [])):
        assert goals(redeploying("AP", {"Belgrade": "SB1", "Nis": there}, control=around), "SB1") == found
