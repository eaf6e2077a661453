"""9.2.7, 11.3, 13.2: the Near East map."""

from __future__ import annotations

from typing import Any

from tests.games.paths_of_glory.rulebook.scenes import (
    declared,
    drm,
    fought,
    idle,
    marked,
    next_turn,
    operate,
    strike,
    vp,
)
from tests.games.paths_of_glory.rulebook.test_activation import cost
from tests.games.paths_of_glory.rulebook.test_redeployment import goals, redeploying
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    control,
    do,
    done,
    here,
    offered,
    position,
    refused,
    rule,
    supplied,
)


def going(side: str, units: dict[str, str], space: str, piece: str, **more: Any) -> list[str]:
    """Where a unit may go by movement from a space."""
    code = {"AP": "AP2", "CP": "CP12"}[side]
    s = position(side=side, units=units, hands={side: code}, **more)
    do(marked(operate(s, code, f"move {space}")), f"take {piece}")
    return offered(s, "go")


# 9.2.7: one Allied attack


@rule("9.2.7", "R19")
def test_the_allies_mark_one_near_eastern_space_for_attack_in_an_action() -> None:
    units = {"Basra": "BRc", "Port Said": "BRc", "Kars": "RUc", "Verdun": "FR1"}
    s = position(side="AP", units=units, war="TU", hands={"AP": "AP2"})
    operate(s, "AP2", "attack Basra")
    assert offered(s, "attack") == ["Verdun"]
    assert offered(s, "move") == ["Kars", "Port Said", "Verdun"]


@rule("9.2.7", "R19")
def test_the_space_of_the_near_east_army_is_not_counted() -> None:
    units = {"Basra": "BRc", "Sinai": "NE", "Kars": "RUc"}
    s = position(side="AP", units=units, war="TU", hands={"AP": "AP2"})
    operate(s, "AP2", "attack Basra")
    assert offered(s, "attack") == ["Sinai"]
    s = position(side="AP", units=units, war="TU", hands={"AP": "AP2"})
    operate(s, "AP2", "attack Sinai")
    assert offered(s, "attack") == ["Basra", "Kars"]


@rule("9.2.7", "R19")
def test_the_beachhead_is_not_counted() -> None:
    units = {"Basra": "BRc", "MEF4": "BRc"}
    s = position(side="AP", units=units, war="TU", beachhead="MEF4", hands={"AP": "AP2"})
    operate(s, "AP2", "attack Basra")
    assert offered(s, "attack") == ["MEF4"]


@rule("9.2.7", "R19")
def test_attacks_from_europe_into_the_near_east_are_not_counted() -> None:
    units = {"Basra": "BRc", "Gallipoli": "BRc", "Balikesir": "BRc"}
    more: dict[str, Any] = {"AP": "Cana Kale,Adrianople"}
    s = position(side="AP", units=units, war="TU", control=more, beachhead="MEF2", hands={"AP": "AP16"})
    operate(s, "AP16", "attack Basra")
    assert "Balikesir" in offered(s, "attack")


@rule("9.2.7")
def test_the_central_powers_have_no_such_limit() -> None:
    units = {"Qurna": "TUc", "Gaza": "TUc", "Erzerum": "TUc"}
    s = position(units=units, war="TU", hands={"CP": "CP12"})
    operate(s, "CP12", "attack Qurna", "attack Gaza", "attack Erzerum")


@rule("9.2.7.1", "R18", "R14")
def test_the_expeditionary_force_costs_three_points_over_its_beach() -> None:
    more: dict[str, Any] = {"war": "TU", "beachhead": "MEF1"}
    assert cost("AP", "MEF1", "MEF", **more) == 3
    assert cost("AP", "MEF1", "MEF BRc", **more) == 4
    assert cost("AP", "MEF1", "MEF BRc AUSc", **more) == 5
    assert cost("AP", "MEF1", "BRc AUSc", **more) == 2


@rule("9.2.7.1", "R18")
def test_the_expeditionary_force_costs_one_point_in_france() -> None:
    assert cost("AP", "Amiens", "MEF") == 1


@rule("9.2.7.1", "R18")
def test_the_beach_makes_units_inland_dear_too() -> None:
    more: dict[str, Any] = {"war": "TU", "beachhead": "MEF1"}
    assert cost("AP", "Gallipoli", "BRc BRc", **more) == 2


@rule("9.2.7.1", "R48")
def test_only_the_force_british_corps_and_australians_are_supplied_over_the_beach() -> None:
    s = position(side="AP", units={"MEF1": "MEF BRc AUSc"}, war="TU", beachhead="MEF1")
    assert supplied(s, "MEF")
    assert supplied(s, "BRc1")
    assert supplied(s, "AUSc")
    s = position(side="AP", units={"MEF1": "FRc CNDc BR1"}, war="TU", beachhead="MEF1")
    assert not supplied(s, "FRc1")
    assert not supplied(s, "CNDc")
    assert not supplied(s, "BR1")


# 11.3: who may go there


@rule("11.3.1")
def test_ordinary_armies_do_not_enter_the_near_east() -> None:
    units = {"Adrianople": "GE1 GEc"}
    assert "Constantinople" not in going("CP", units, "Adrianople", "GE1", war="BU TU")
    assert "Constantinople" in going("CP", units, "Adrianople", "GEc1", war="BU TU")


@rule("11.3.1")
def test_ordinary_armies_do_not_attack_into_the_near_east() -> None:
    units = {"Gallipoli": "BR1 BRc", "Constantinople": "TUc"}
    more: dict[str, Any] = {"AP": "Adrianople"}
    s = position(side="AP", units=units, control=more, war="TU", beachhead="MEF1", hands={"AP": "AP2"})
    operate(s, "AP2", "attack Gallipoli")
    strike(marked(s), "Constantinople")
    assert s.view()["combat"]["attackers"] == ["BRc1"]


@rule("11.3.1")
def test_near_eastern_armies_enter_the_near_east() -> None:
    assert "Constantinople" in going("CP", {"Adrianople": "YLD"}, "Adrianople", "YLD", war="TU BU")
    assert "Gaza" in going("AP", {"Sinai": "NE"}, "Sinai", "NE", war="TU")


@rule("11.3.2", "R29")
def test_one_russian_corps_a_turn_moves_over_the_caucasus() -> None:
    s = position(side="AP", units={"Caucasus": "RUc RUc", "Poti": "RUc"}, hands={"AP": "AP2 AP3"})
    operate(s, "AP2", "move Caucasus", "move Poti")
    marked(s)
    do(s, "take RUc1", "go Grozny", "halt")
    do(s, "take RUc2")
    assert not {"Poti", "Grozny", "Batum"} & set(offered(s, "go"))


@rule("11.3.2", "R29")
def test_the_corps_of_the_turn_is_one_in_both_directions() -> None:
    s = position(side="AP", units={"Caucasus": "RUc", "Poti": "RUc"}, hands={"AP": "AP2 AP3"})
    marked(operate(s, "AP2", "move Caucasus"))
    do(s, "take RUc1", "go Grozny", "halt")
    done(s)
    idle(s)
    marked(operate(s, "AP3", "move Poti"))
    do(s, "take RUc2")
    assert "Caucasus" not in offered(s, "go")


@rule("11.3.2")
def test_russian_armies_never_move_over_the_caucasus() -> None:
    assert not {"Poti", "Grozny"} & set(going("AP", {"Caucasus": "RU1"}, "Caucasus", "RU1"))
    assert "Caucasus" not in going("AP", {"Poti": "CAU"}, "Poti", "CAU")


@rule("12.1.9", "R29")
def test_one_russian_corps_attacks_over_the_caucasus() -> None:
    units = {"Caucasus": "RUc (RUc) RU1", "Poti": "TUc"}
    s = position(side="AP", units=units, war="TU", control={"CP": "Batum,Rize"}, hands={"AP": "AP2"})
    operate(s, "AP2", "attack Caucasus")
    strike(marked(s), "Poti")
    assert len(s.view()["combat"]["attackers"]) == 1
    assert s.view()["combat"]["attackers"] != ["RU1"]


@rule("AP57")
def test_russian_cavalry_does_not_enter_the_near_east() -> None:
    found = going("AP", {"Caucasus": "RUCAVc"}, "Caucasus", "RUCAVc1", options={"optional_cards": "all"})
    assert not {"Poti", "Grozny"} & set(found)


@rule("R27", "11.1.13")
def test_persia_is_closed_until_turkey_enters() -> None:
    assert "Dilman" not in going("AP", {"Erivan": "RUc"}, "Erivan", "RUc1")
    assert "Dilman" in going("AP", {"Erivan": "RUc"}, "Erivan", "RUc1", war="TU")


@rule("R27")
def test_basra_is_open_from_the_start_and_turkey_closed() -> None:
    found = going("AP", {"Basra": "BRc"}, "Basra", "BRc1") if _movable("Basra") else []
    assert not {"Qurna", "Ahwaz"} & set(found)


def _movable(space: str) -> bool:
    s = position(side="AP", units={space: "BRc"}, hands={"AP": "AP2"})
    do(marked(operate(s, "AP2", f"move {space}")), *[])
    return bool(offered(s, "take"))


@rule("R50", "11.1.10")
def test_a_beach_without_marker_is_closed() -> None:
    assert "MEF1" not in going("CP", {"Gallipoli": "TUc"}, "Gallipoli", "TUc1", war="TU")
    assert "MEF1" in going("CP", {"Gallipoli": "TUc"}, "Gallipoli", "TUc1", war="TU", beachhead="MEF1")


@rule("R50", "9.5.3.5")
def test_a_lost_beach_is_closed_and_no_port_any_more() -> None:
    units = {"Gallipoli": "TUc TUc", "Izmir": "BRc"}
    s = position(units=units, war="TU", beachhead="MEF1", hands={"CP": "CP3"})
    marked(operate(s, "CP3", "move Gallipoli"))
    do(s, "take TUc1", "go MEF1")
    if "halt" in offered(s):
        do(s, "halt")
    do(s, "take TUc2")
    assert "MEF1" not in offered(s, "go")


@rule("12.2.7")
def test_attacks_from_sinai_alone_suffer() -> None:
    assert drm(declared("CP", {"Sinai": "TUc"}, "Port Said", "BRc", war="TU"), "CP") == -3
    s = declared("AP", {"Sinai": "NE", "Gaza": "BRc"}, "Beersheba", "TUc", war="TU", destroyed="Gaza")
    assert drm(s, "AP") == 0


@rule("15.2.5")
def test_deserts_are_closed_to_attacks_in_summer() -> None:
    units = {"Sinai": "TUc", "Port Said": "BRc"}
    s = position(units=units, turn=6, war="TU", hands={"CP": "CP3"})
    operate(s, "CP3")
    refused(s, "attack Sinai")
    s = position(side="AP", units=units, turn=6, war="TU", hands={"AP": "AP4"})
    marked(operate(s, "AP4", "attack Port Said"))
    assert offered(s, "strike") == []


@rule("R88")
def test_medina_held_by_the_allies_is_safe_only_over_a_supplied_neighbour_of_arabia() -> None:
    s = position(phase="attrition", units={}, war="TU", control={"AP": "Medina"})
    assert control(s, "Medina") == "CP"
    more: dict[str, Any] = {"AP": "Medina,Jerusalem,Nablus,Gaza,Sinai,Beersheba"}
    s = position(phase="attrition", units={}, war="TU", control=more, destroyed="Gaza,Beersheba")
    assert control(s, "Medina") == "AP"


@rule("14.1.5", "R52", "R51")
def test_turks_in_medina_survive_attrition_but_stay_idle() -> None:
    more: dict[str, Any] = {"war": "TU", "control": {"AP": "Aqaba"}, "destroyed": "Aqaba"}
    s = position(phase="attrition", units={"Medina": "TUc"}, **more)
    assert here(s, "Medina") == "TUc"
    assert control(s, "Medina") == "CP"
    assert cost("CP", "Medina", "TUc", **more) == 6


@rule("R51")
def test_libya_turns_allied_in_attrition_without_points() -> None:
    s = position(phase="attrition", units={}, levels=("mobilization", "mobilization"))
    assert control(s, "Libya") == "AP"
    assert vp(s) == 10


@rule("R51", "R53", "11.1.16")
def test_a_space_left_by_the_senussi_goes_back_in_attrition() -> None:
    s = position(phase="attrition", units={"Alexandria": "SNc"}, control={"CP": "Libya"}, war="TU")
    assert control(s, "Alexandria") == "CP"
    assert control(s, "Libya") == "AP"
    assert here(s, "Alexandria") == "SNc"


# 13.2: redeployment


@rule("13.2.1", "R55")
def test_one_british_corps_a_turn_goes_to_the_near_east() -> None:
    s = redeploying("AP", {"London": "BRc AUSc"}, war="TU")
    assert "Port Said" in goals(s, "AUSc")
    do(s, "take BRc1", "go Port Said")
    assert "Port Said" not in goals(s, "AUSc")
    assert "Calais" in goals(s, "AUSc")


@rule("13.2.1", "13.1.8", "R55")
def test_a_british_corps_from_the_reserve_is_the_one_of_the_turn() -> None:
    s = redeploying("AP", {"Reserve": "BRc BRc", "Cairo": "BRc"}, war="TU")
    do(s, "take BRc1", "go Cairo")
    assert "Cairo" not in goals(s, "BRc2")


@rule("13.2.1", "R55")
def test_the_one_british_corps_counts_both_directions() -> None:
    s = redeploying("AP", {"London": "BRc", "Port Said": "BRc"}, war="TU")
    do(s, "take BRc1", "go Alexandria")
    found = goals(s, "BRc2")
    assert not {"London", "Reserve", "Calais"} & set(found)
    assert {"Cairo", "Basra"} <= set(found)  # inside the map it is free


@rule("13.2.1", "R55")
def test_the_allowance_comes_back_with_the_next_turn_not_the_next_action() -> None:
    for late in (False, True):
        units = {"London": "BRc BRc"}
        s = position(
            side="AP",
            round=6 if late else 4,
            units=units,
            war="TU",
            levels=("mobilization", "mobilization"),
            hands={"AP": "AP2 AP3"},
        )
        do(s, f"redeploy {card('AP2')}", "take BRc1", "go Port Said", "done")
        if late:
            next_turn(s)
        else:
            idle(idle(idle(s)))
        do(s, f"redeploy {card('AP3')}")
        assert ("Alexandria" in goals(s, "BRc2")) == late


@rule("13.2.1")
def test_other_western_corps_do_not_go_to_the_near_east() -> None:
    for unit in ("FRc", "CNDc", "PTc", "BEFc", "BEc"):
        s = redeploying("AP", {"London": unit, "Cairo": "BRc"}, war="TU")
        (piece,) = [name for name in offered(s, "take") if name.startswith(unit)]
        assert not {"Port Said", "Alexandria", "Basra", "Cairo"} & set(goals(s, piece)), unit


@rule("13.2.5", "R55")
def test_british_corps_go_there_before_turkey_enters() -> None:
    assert "Port Said" in goals(redeploying("AP", {"London": "BRc"}), "BRc1")


@rule("13.2.2", "R55")
def test_one_russian_corps_a_turn_redeploys_to_the_near_east() -> None:
    s = redeploying("AP", {"Kiev": "RUc", "Odessa": "RUc", "Minsk": "RU1"}, war="TU")
    do(s, "take RUc1", "go Kars")
    assert "Kars" not in goals(s, "RUc2")
    s = redeploying("AP", {"Kiev": "RU1"}, war="TU")
    assert not {"Kars", "Poti"} & set(goals(s, "RU1"))


@rule("13.2.2", "R55")
def test_a_russian_corps_from_the_reserve_counts_too() -> None:
    s = redeploying("AP", {"Reserve": "RUc", "Kars": "RUc", "Kiev": "RUc"}, war="TU")
    do(s, "take RUc1", "go Kars")
    assert "Kars" not in goals(s, "RUc3")


@rule("13.2.3")
def test_one_corps_of_the_central_powers_goes_to_the_near_east_turks_are_free() -> None:
    units = {"Adrianople": "GEc AHc TUc"}
    s = redeploying("CP", units, war="BU TU")
    assert "Ankara" in goals(s, "AHc1")
    do(s, "take GEc1", "go Ankara")
    assert "Ankara" not in goals(s, "AHc1")
    assert "Ankara" in goals(s, "TUc1")


@rule("13.2.3", "11.3.1")
def test_german_armies_do_not_redeploy_to_the_near_east_turkish_ones_do() -> None:
    s = redeploying("CP", {"Adrianople": "GE1 YLD"}, war="BU TU")
    assert "Ankara" not in goals(s, "GE1")
    assert "Ankara" in goals(s, "YLD")


@rule("13.2.1")
def test_arabs_use_neither_the_reserve_nor_the_sea_out_of_the_near_east() -> None:
    s = redeploying("AP", {"Port Said": "ANAc"}, war="TU")
    found = goals(s, "ANAc")
    assert not {"Reserve", "London", "Calais"} & set(found)


@rule("13.2.4")
def test_inside_the_near_east_british_corps_redeploy_freely() -> None:
    s = redeploying("AP", {"Port Said": "BRc", "Cairo": "BRc", "Alexandria": "BRc"}, war="TU")
    do(s, "take BRc1", "go Basra")
    assert "Basra" in goals(s, "BRc3")  # from port to port
    assert "Port Said" in goals(s, "BRc2")


@rule("R29", "12.1.9")
def test_an_attack_over_the_caucasus_uses_up_the_corps_of_the_turn() -> None:
    units = {"Caucasus": "RUc", "Poti": "TUc", "Uman": "RUc"}
    s = position(side="AP", units=units, war="TU", control={"CP": "Batum,Rize"}, hands={"AP": "AP2 AP3"})
    operate(s, "AP2", "attack Caucasus")
    strike(marked(s), "Poti")
    fought(s, 1, 1)
    while not (asked(s) == ["Allied Powers"] and s.view()["round"] == 2):
        idle(s) if "automatic-operation" in offered(s) else done(s)
    do(marked(operate(s, "AP3", "move Caucasus")), "take RUc1")
    assert "Grozny" not in offered(s, "go")


@rule("9.2.7")
def test_the_limit_of_one_attack_is_one_an_action() -> None:
    units = {"Basra": "BRc", "Kars": "RUc", "Qurna": "TUc"}
    s = position(side="AP", units=units, war="TU", hands={"AP": "AP2 AP3"})
    marked(operate(s, "AP2", "attack Basra"))
    done(s)
    idle(s)
    operate(s, "AP3")
    assert offered(s, "attack") == ["Basra", "Kars"]


@rule("9.2.7")
def test_constantinople_and_bursa_count_for_the_limit() -> None:
    units = {"Constantinople": "BRc", "Bursa": "BRc"}
    more: dict[str, Any] = {"war": "TU", "control": {"AP": "Gallipoli"}}
    s = position(side="AP", units=units, hands={"AP": "AP2"}, **more)
    operate(s, "AP2", "attack Constantinople")
    assert offered(s, "attack") == []


@rule("13.2.4", "13.1.6")
def test_russians_of_the_near_east_do_not_redeploy_to_turkey_or_persia() -> None:
    s = redeploying("AP", {"Kars": "RUc"}, war="TU", control={"AP": "Erzerum,Rize"}, destroyed="Erzerum")
    found = goals(s, "RUc1")
    assert {"Baku", "Batum", "Kiev"} <= set(found)
    assert not {"Erzerum", "Rize", "Dilman", "Tabriz"} & set(found)


@rule("13.2.3", "13.2.4")
def test_germans_redeploy_freely_inside_the_near_east() -> None:
    s = redeploying("CP", {"Ankara": "GEc AHc", "Adrianople": "GEc"}, war="TU BU")
    do(s, "take GEc2", "go Konya")
    assert "Adana" in goals(s, "GEc1")
    assert "Adrianople" not in goals(s, "AHc1")


@rule("13.2.3", "13.1.8", "R55")
def test_a_german_corps_from_the_reserve_is_the_one_of_the_turn() -> None:
    units = {"Reserve": "GEc GEc", "Ankara": "GEc"}
    s = redeploying("CP", units, war="TU BU RO", control={"CP": "Bucharest,Caracal,Targu Jiu"})
    do(s, "take GEc1", "go Ankara")
    assert "Ankara" not in goals(s, "GEc2")
    assert "Berlin" in goals(s, "GEc2")


@rule("13.2.1")
def test_british_units_redeploy_freely_over_constantinople() -> None:
    units = {"Gallipoli": "BRc", "London": "BRc"}
    s = redeploying("AP", units, war="TU", control={"AP": "Constantinople,Bursa"})
    do(s, "take BRc1", "go Bursa")
    assert "Port Said" in goals(s, "BRc2")


@rule("R59", "AP31")
def test_the_force_from_london_pays_no_beach_and_has_no_near_east() -> None:
    s = position(side="AP", units={}, hands={"AP": "AP31 AP2"})
    do(s, f"event {card('AP31')}")
    idle(s)
    do(s, "automatic-operation")
    assert offered(s, "move") == ["London"]
