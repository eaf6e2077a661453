"""12.5: retreats, their length and ways, standing fast, units that retreated before, the Great Retreat."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.words import FIVE, fight, operate, strike
from tests.games.paths_of_glory.vocabulary import (
    asked,
    control,
    do,
    here,
    offered,
    place_of,
    position,
    refused,
    roll,
    rule,
    trench,
)

# Lodz is clear; its neighbours are the German forts Breslau, Posen, Thorn and the Russian Plock, Czestochowa, Warsaw.
# A full German army (5) against RU1 (3): dice 1 and 1: 2 to 1, 3 and 1: 3 to 1. RU1 then loses one step.
ONE, TWO = (1, 1), (3, 1)
TO_MARSEILLES = "Avignon,Lyon,Nevers,Melun,Chateau Thierry,Sedan"


def lodz(dice: tuple[int, int], defenders: str = "RU1", attackers: str = "GE1", **more: object) -> PathsState:
    """Germans in Breslau attack Lodz."""
    units = {"Breslau": attackers, "Lodz": defenders, **more.pop("units", {})}  # type: ignore[dict-item]
    s = position(units=units, hands=FIVE["CP"], **more)  # type: ignore[arg-type]
    operate(s, "attack Breslau")
    return fight(s, "Lodz", attackers, *dice)


# How far


@rule("12.5.1", "12.5.2")
def test_a_difference_of_one_is_a_retreat_of_one_space() -> None:
    s = lodz(ONE)
    assert asked(s) == ["Allied Powers"]
    assert offered(s, "go") == ["Czestochowa", "Plock", "Warsaw"]
    s.events = []
    do(s, "go Plock")
    assert here(s, "Plock") == "(RU1)"
    assert "retreats" in [event.saying.key for event in s.events]
    assert asked(s) == ["Central Powers"]


@rule("12.5.2")
def test_a_difference_of_two_is_a_retreat_of_two_spaces() -> None:
    s = lodz(TWO)
    do(s, "go Plock")
    assert asked(s) == ["Allied Powers"]
    assert offered(s, "go") == ["Lomza", "Warsaw"]
    s.events = []
    do(s, "go Lomza")
    assert here(s, "Lomza") == "(RU1)"
    assert "retreats-over" in [event.saying.key for event in s.events]


@rule("12.5.2")
def test_larger_differences_are_two_spaces_as_well() -> None:
    # 10 factors, die 4: 5 against 1: RU1 loses 2 steps; its corps is replaced and retreats.
    s = lodz((4, 1), attackers="GE1 GE2", units={"Reserve": "RUc"})
    assert here(s, "Lodz") == "(RUc)"
    do(s, "go Plock", "go Lomza")
    assert here(s, "Lomza") == "(RUc)"
    assert asked(s) == ["Central Powers"]


@rule("12.5.2")
def test_equal_loss_numbers_bring_no_retreat() -> None:
    s = lodz((1, 3))
    assert here(s, "Lodz") == "(RU1)"
    assert not offered(s, "go")
    assert not offered(s, "take")


@rule("12.5.1")
def test_a_lost_attack_brings_no_retreat() -> None:
    s = lodz((1, 6))
    assert here(s, "Lodz") == "(RU1)"


@rule("12.5.1", "12.2.12")
def test_reduced_attackers_force_no_retreat() -> None:
    # 3 factors, die 4: 3 against 1.
    s = lodz((4, 1), attackers="(GE1)")
    assert here(s, "Lodz") == "(RU1)"
    assert not offered(s, "take")


@rule("12.5.1", "12.2.12")
def test_attackers_reduced_in_the_combat_force_no_retreat() -> None:
    # GE1: die 5: 4. RU1 and RU2: 6, die 1: 3, the only full step of the attacker.
    s = lodz((5, 1), defenders="RU1 RU2")
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert here(s, "Breslau") == "(GE1)"
    assert here(s, "Lodz") != ""
    assert not offered(s, "go")


@rule("12.5.1")
def test_a_full_corps_among_the_attackers_is_enough() -> None:
    # 6 factors, die 1: 3; RU1: column 3, die 1: 1, taken by the reduced corps.
    s = lodz((1, 1), attackers="(GE1) GEc (GEc)")
    do(s, "lose GEc2")
    assert offered(s, "go")


@rule("12.5.7")
def test_leaving_a_space_does_not_change_its_control() -> None:
    s = lodz(ONE)
    do(s, "go Plock", "done")
    assert here(s, "Lodz") == ""
    assert control(s, "Lodz") == "AP"
    assert s.points == 10


# Where


@rule("12.5.5")
def test_a_two_space_retreat_may_end_beside_the_attacked_space() -> None:
    # The rulebook's example: from Sedan to Cambrai, then to Chateau Thierry. 10, die 4: 5; FR1: 3, die 1: 1.
    s = position(units={"Koblenz": "GE1 GE2", "Sedan": "FR1"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Sedan", "GE1 GE2", 4, 1)
    if offered(s, "yield"):
        do(s, "yield")
    do(s, "go Cambrai")
    assert "Sedan" not in offered(s, "go")
    do(s, "go Chateau Thierry")
    assert here(s, "Chateau Thierry") == "(FR1)"


@rule("12.5.5")
def test_units_do_not_retreat_into_enemy_units() -> None:
    s = lodz(ONE, units={"Plock": "GEc"})
    assert "Plock" not in offered(s, "go")
    assert "Warsaw" in offered(s, "go")


@rule("12.5.4", "12.5.5", "12.4.7")
def test_an_army_with_no_way_out_is_removed_without_a_corps() -> None:
    # Breslau, Posen and Thorn have unbesieged German forts.
    s = lodz(ONE, units={"Plock": "GEc", "Czestochowa": "GEc", "Warsaw": "GEc GEc", "Reserve": "RUc"})
    assert here(s, "Lodz") == ""
    assert here(s, "Removed", "AP") == "RU1"
    assert here(s, "Reserve", "AP") == "RUc"


@rule("12.5.4", "12.5.5")
def test_a_corps_with_no_way_out_is_eliminated() -> None:
    # GE1: die 1: 2; the corps: Corps column 2, die 1: 0.
    s = lodz(ONE, defenders="RUc RUc", units={"Plock": "GEc", "Czestochowa": "GEc", "Warsaw": "GEc GEc"})
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert here(s, "Lodz") == ""
    assert here(s, "Eliminated", "AP") == "RUc RUc"


@rule("12.5.4", "12.4.7", "R39")
def test_a_replacement_corps_with_no_way_out_takes_its_army_with_it() -> None:
    # The reduced army: column 2, die 1: 1. GE1: die 1: 2.
    s = lodz(
        ONE, defenders="(RU1)", units={"Plock": "GEc", "Czestochowa": "GEc", "Warsaw": "GEc GEc", "Reserve": "RUc"}
    )
    assert here(s, "Removed", "AP") == "RU1"
    assert here(s, "Eliminated", "AP") == "RUc"
    assert here(s, "Lodz") == ""


@rule("12.5.4", "12.4.4")
def test_a_replacement_corps_that_retreats_leaves_its_army_replaceable() -> None:
    s = lodz(ONE, defenders="(RU1)", units={"Reserve": "RUc"})
    do(s, "go Plock")
    assert here(s, "Plock") == "RUc"
    assert here(s, "Eliminated", "AP") == "RU1"


@rule("12.5.5")
def test_an_empty_enemy_space_is_the_last_resort_and_is_taken() -> None:
    s = lodz(ONE, units={"Plock": "GEc", "Warsaw": "GEc GEc"}, control={"CP": "Czestochowa"})
    assert here(s, "Czestochowa") == "(RU1)"
    assert control(s, "Czestochowa") == "AP"


@rule("12.5.5")
def test_a_friendly_space_goes_before_an_enemy_one() -> None:
    s = lodz(ONE, control={"CP": "Czestochowa"})
    assert offered(s, "go") == ["Plock", "Warsaw"]


@rule("12.5.5")
@pytest.mark.parametrize("belfort", ["AP", "CP"])
def test_a_supplied_friendly_space_goes_before_one_out_of_supply(belfort: str) -> None:
    # FR1 besieges Strasbourg, attacked from Mannheim: 2 to 1. Mulhouse is Allied, supplied only through Belfort.
    control = {"AP": "Mulhouse,Belfort"} if belfort == "AP" else {"AP": "Mulhouse", "CP": "Belfort"}
    units = {"Mannheim": "GE1", "Strasbourg": "FR1"}
    s = position(units=units, control=control, destroyed="Belfort", hands=FIVE["CP"])
    operate(s, "attack Mannheim")
    fight(s, "Strasbourg", "GE1", *ONE)
    if belfort == "AP":
        assert offered(s, "go") == ["Mulhouse", "Nancy"]
    else:
        assert here(s, "Nancy") == "FR1"


@rule("12.5.5")
def test_a_friendly_space_out_of_supply_goes_before_an_enemy_one() -> None:
    s = lodz(ONE, units={"Warsaw": "GE2"}, control={"CP": "Lomza,Czestochowa"}, destroyed="Warsaw,Lomza")
    assert here(s, "Plock") == "(RU1)"


@rule("12.5.5")
def test_an_enemy_space_with_supply_goes_before_one_without() -> None:
    # Plock and Czestochowa are German; only Czestochowa has a way to Russia, through Ivangorod.
    s = lodz(ONE, units={"Warsaw": "GE2"}, control={"CP": "Plock,Lomza,Czestochowa"}, destroyed="Warsaw,Lomza")
    assert here(s, "Czestochowa") == "(RU1)"


@rule("12.5.5", "R40")
def test_the_spaces_passed_through_are_not_taken() -> None:
    # Two spaces, all of them German: only the last one becomes Allied.
    s = lodz(TWO, units={"Plock": "GEc", "Warsaw": "GE2"}, control={"CP": "Czestochowa"}, destroyed="Warsaw")
    assert control(s, "Czestochowa") == "CP"
    assert here(s, "Ivangorod") == "(RU1)"


@rule("R40")
def test_only_first_spaces_that_allow_a_second_are_considered() -> None:
    # From Czestochowa there is no way on but German forts (Cracow) and units; Plock leads to Lomza.
    s = lodz(TWO, units={"Ivangorod": "AH1", "Oppeln": "GEc", "Warsaw": "GE2"}, destroyed="Ivangorod,Warsaw")
    assert here(s, "Lomza") == "(RU1)"


@rule("12.5.5")
def test_a_full_space_is_closed_to_a_retreat() -> None:
    s = lodz(ONE, units={"Plock": "RUc RUc RUc"})
    assert offered(s, "go") == ["Czestochowa", "Warsaw"]


@rule("12.5.5")
def test_a_full_space_may_be_passed_in_a_retreat_of_two() -> None:
    s = lodz(TWO, units={"Plock": "RUc RUc RUc", "Czestochowa": "GEc", "Warsaw": "GE2"}, destroyed="Warsaw")
    assert here(s, "Lomza") == "(RU1)"


@rule("12.5.5", "12.4.7")
def test_an_army_whose_only_space_is_full_is_removed() -> None:
    s = lodz(ONE, units={"Plock": "RUc RUc RUc", "Czestochowa": "GEc", "Warsaw": "GE2"}, destroyed="Warsaw")
    assert here(s, "Removed", "AP") == "RU1"
    assert here(s, "Plock") == "RUc RUc RUc"


def into_plock(there: str) -> PathsState:
    """An army and a corps must retreat from Lodz, and only Plock, where these units are, is open to them."""
    # GE1 GE2: 10, die 1: 3; RU1 and a corps: 4, die 1: 2.
    units = {"Plock": there, "Czestochowa": "GEc", "Warsaw": "GE3"}
    s = lodz((1, 1), defenders="RU1 RUc", attackers="GE1 GE2", units=units, destroyed="Warsaw")
    while offered(s, "lose"):
        do(s, "lose RU1")
    return s


@rule("12.5.5", "R40")
def test_the_owner_chooses_who_gets_the_last_place() -> None:
    s = into_plock("RUc RUc")  # one place is left there
    assert {"RU1", "RUc1"} <= set(offered(s, "take"))
    do(s, "take RU1")
    if offered(s, "go"):
        do(s, "go Plock")
    assert place_of(s, "RU1") == "Plock"
    assert "RUc" in here(s, "Eliminated", "AP")


@rule("12.5.5", "R40")
def test_units_that_are_the_same_are_offered_once_for_the_last_place() -> None:
    units = {"Plock": "RUc RUc", "Czestochowa": "GEc", "Warsaw": "GE3"}
    s = lodz(ONE, defenders="RUc RUc RUc", units=units, destroyed="Warsaw")
    do(s, "lose RUc2")
    assert here(s, "Lodz") == "(RUc) (RUc) RUc"
    assert offered(s, "take") == ["RUc1", "RUc3"]


@rule("12.5.5", "R40")
def test_nobody_is_asked_who_goes_first_where_all_find_room() -> None:
    s = into_plock("RUc")
    assert asked(s) == ["Central Powers"]
    assert here(s, "Plock") == "(RU1) (RUc) RUc"


@rule("12.5.5")
def test_units_may_retreat_to_different_spaces() -> None:
    # 10, die 1: 3 against 6, die 1: 3 would tie; die 2: 4 against 3.
    s = lodz((2, 1), defenders="RU1 RU2", attackers="GE1 GE2")
    while offered(s, "lose") and asked(s) == ["Allied Powers"]:
        do(s, "lose RU1" if "RU1" in offered(s, "lose") and "(RU1)" not in here(s, "Lodz") else "lose RU2")
    do(s, "lose GE1")
    for space in ("Plock", "Czestochowa"):
        if offered(s, "take"):
            do(s, f"take {offered(s, 'take')[0]}")
        do(s, f"go {space}")
    assert here(s, "Plock") == "(RU1)"
    assert here(s, "Czestochowa") == "(RU2)"


@rule("12.5.5")
def test_nobody_retreats_over_a_line_of_another_nation() -> None:
    # Calais: London is open to British only, Ostend, Amiens and Cambrai are full of Germans.
    units = {"Ostend": "GEc", "Amiens": "GE1 GE2", "Cambrai": "GEc", "Calais": "FR1"}
    s = position(units=units, hands=FIVE["CP"], control={"CP": "Sedan,Brussels"})
    operate(s, "attack Amiens")
    fight(s, "Calais", "GE1 GE2", 4, 1)
    if offered(s, "yield"):
        do(s, "yield")
    assert here(s, "Calais") == ""
    assert here(s, "Removed", "AP") == "FR1"


@rule("12.5.2", "12.5.5", "11.1.4")
def test_the_british_retreat_over_london() -> None:
    # London is the only way out of Calais.
    units = {"Ostend": "GEc", "Amiens": "GE1 GE2", "Cambrai": "GEc", "Calais": "BR1"}
    s = position(units=units, hands=FIVE["CP"], control={"CP": "Sedan,Brussels"})
    operate(s, "attack Amiens")
    fight(s, "Calais", "GE1 GE2", 3, 1)
    s.events = []
    assert offered(s, "go") == ["Cherbourg", "Le Havre"]
    do(s, "go Le Havre")
    assert here(s, "Le Havre") == "(BR1)"
    assert "retreats-over" in [event.saying.key for event in s.events]


@rule("12.5.5", "R28", "12.7.4")
def test_the_example_of_kishinev() -> None:
    # Romania neutral, Odessa Central: the Russians reach Ismail, find no second space, and are eliminated;
    # the attacker may advance to Ismail.
    s = position(
        units={"Zhmerinka": "GE1", "Kishinev": "RU1", "Odessa": "GEc"}, destroyed="Odessa", hands=FIVE["CP"],
        control={"CP": "Kamenets-Podolski"},
    )  # fmt: skip
    operate(s, "attack Zhmerinka")
    fight(s, "Kishinev", "GE1", *TWO)
    assert here(s, "Removed", "AP") == "RU1"
    do(s, "take GE1", "go Ismail")
    assert here(s, "Ismail") == "GE1"
    assert control(s, "Kishinev") == "CP"
    assert control(s, "Ismail") == "CP"


@rule("R91", "15.2.2")
def test_a_space_where_the_retreating_side_besieges_counts_as_friendly() -> None:
    # Russians besiege Thorn; all else but Plock is German.
    units = {"Thorn": "RU2", "Czestochowa": "GEc", "Warsaw": "GE2"}
    s = lodz(ONE, units=units, destroyed="Warsaw")
    assert offered(s, "go") == ["Plock", "Thorn"]
    do(s, "go Thorn")
    assert here(s, "Thorn") == "(RU1) RU2"
    assert control(s, "Thorn") == "CP"


@rule("R40", "11.2.6")
def test_a_retreat_into_an_enemy_trench_captures_it() -> None:
    s = lodz(
        ONE,
        units={"Plock": "GEc", "Warsaw": "GEc GEc"},
        control={"CP": "Czestochowa"},
        trenches={"Czestochowa": "CP 2"},
    )
    assert here(s, "Czestochowa") == "(RU1)"
    assert trench(s, "Czestochowa") == "AP 1"


@rule("R30", "R40")
def test_the_bef_does_not_retreat_to_italy() -> None:
    # Nice: Marseilles is German, Turin Italian. BEF 5, die 1: 2; the Germans 10, die 2: 4.
    units = {"Marseilles": "GE1 GE2", "Nice": "BEF"}
    s = position(units=units, war="IT", hands=FIVE["CP"], control={"CP": TO_MARSEILLES})
    operate(s, "attack Marseilles")
    fight(s, "Nice", "GE1 GE2", 2, 1)
    assert here(s, "Removed", "AP") == "BEF"


@rule("R40")
def test_others_retreat_to_italy_at_war() -> None:
    units = {"Marseilles": "GE1 GE2", "Nice": "FR1"}
    s = position(units=units, war="IT", hands=FIVE["CP"], control={"CP": TO_MARSEILLES})
    operate(s, "attack Marseilles")
    fight(s, "Nice", "GE1 GE2", 1, 3)  # 3 to 2: one space
    assert here(s, "Turin") == "(FR1)"


@rule("R28", "R40")
def test_nobody_retreats_to_a_neutral_italy() -> None:
    units = {"Marseilles": "GE1 GE2", "Nice": "FR1"}
    s = position(units=units, hands=FIVE["CP"], control={"CP": TO_MARSEILLES})
    operate(s, "attack Marseilles")
    fight(s, "Nice", "GE1 GE2", 1, 3)
    assert here(s, "Removed", "AP") == "FR1"


@rule("R26")
def test_the_central_powers_may_retreat_into_the_channel_ports() -> None:
    # GE1 in Cambrai, attacked from Chateau Thierry; Amiens and Calais are German.
    units = {"Chateau Thierry": "BR1 BR2", "Cambrai": "GE1"}
    s = position(side="AP", units=units, control={"CP": "Amiens,Sedan"}, hands=FIVE["AP"])
    operate(s, "attack Chateau Thierry")
    fight(s, "Cambrai", "BR1 BR2", 1, 1)  # 3 to 2
    assert "Amiens" in offered(s, "go")


# Standing fast


@rule("12.5.3")
@pytest.mark.parametrize(("space", "base"), [("Sedan", "Koblenz"), ("Calais", "Amiens"), ("Belfort", "Mulhouse")])
def test_defenders_in_rough_ground_may_stand_and_lose_a_step(space: str, base: str) -> None:
    # 10: column 9-11 in the forest, die 6: 7; 6-8 in swamp and mountain, die 5: 5. The defenders: 3.
    behind = {"CP": "Sedan,Cambrai"} if base == "Amiens" else None
    s = position(units={base: "GE1 GE2", space: "FR1 FR2"}, control=behind, hands=FIVE["CP"])
    operate(s, f"attack {base}")
    strike(s, space, "GE1 GE2")
    roll(s, 6 if space == "Sedan" else 5, 1)
    while offered(s, "lose") and asked(s) == ["Allied Powers"]:
        do(s, f"lose {offered(s, 'lose')[0]}")
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert {"stand", "yield"} <= set(offered(s))
    before = here(s, space)
    do(s, "stand")
    if offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert here(s, space) not in ("", before)
    assert not offered(s, "take")


@rule("12.5.3")
def test_defenders_in_a_desert_may_stand() -> None:
    # Two British corps: 4, die 4: 2; the Turkish corps 2, die 1: 0.
    s = position(side="AP", units={"Cairo": "BRc AUSc", "Sinai": "TUc TUc"}, war="TU", hands=FIVE["AP"])
    operate(s, "attack Cairo")
    fight(s, "Sinai", "BRc AUSc", 4, 1)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert {"stand", "yield"} <= set(offered(s))


@rule("12.5.3")
def test_defenders_in_clear_ground_must_retreat() -> None:
    s = lodz(ONE)
    assert not {"stand", "yield"} & set(offered(s))


@rule("12.5.3")
def test_a_trench_allows_defenders_to_stand() -> None:
    # 10 in a trench of 1: 6-8, die 3: 4. RU1 and RU2: 6-8 to 9-11, die 1: 3. Both lose a step, or one both.
    s = lodz((3, 1), defenders="RU1 RU2", attackers="GE1 GE2", trenches={"Lodz": "AP 1"})
    do(s, "lose RU1", "lose RU2", "lose GE1")
    assert {"stand", "yield"} <= set(offered(s))
    do(s, "stand", "lose RU1")
    assert here(s, "Lodz") == "(RU2)"
    assert here(s, "Removed", "AP") == "RU1"  # no corps in the Reserve


@rule("12.5.3")
def test_standing_cancels_a_retreat_of_two_spaces_for_one_step() -> None:
    # 10 in the forest, die 4: 5; FR1, FR2: 6, die 1: 3. One step of 3.
    s = position(units={"Koblenz": "GE1 GE2", "Sedan": "FR1 FR2"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Sedan", "GE1 GE2", 4, 1)
    do(s, "lose FR1", "lose GE1", "stand", "lose FR2")
    assert here(s, "Sedan") == "(FR1) (FR2)"


@rule("12.5.3")
def test_the_last_step_may_not_be_given_to_stand() -> None:
    # AH1 on a lone corps in the forest: column 3, die 1: 1; the corps 1, die 1: 0.
    s = position(units={"Koblenz": "AH1", "Sedan": "FRc"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Sedan", "AH1", 1, 1)
    assert not offered(s, "stand")
    assert "stand" not in offered(s)
    do(s, "go Cambrai")
    assert here(s, "Cambrai") == "(FRc)"


@rule("12.5.3", "R40")
def test_the_last_step_of_an_army_may_be_given_if_a_corps_replaces_it() -> None:
    # GE1: die 2: 3; FR1: die 1: 1. FR1 is reduced, then destroyed, and its corps stands.
    s = position(units={"Koblenz": "GE1", "Sedan": "FR1", "Reserve": "FRc"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Sedan", "GE1", 2, 1)
    do(s, "stand")
    assert here(s, "Sedan") == "FRc"
    assert here(s, "Eliminated", "AP") == "FR1"


@rule("12.5.3", "12.4.7", "R39")
def test_an_army_out_of_supply_that_falls_by_the_extra_step_is_removed_for_good() -> None:
    s = position(
        units={"Koblenz": "GE1", "Sedan": "FR1", "Reserve": "FRc"}, destroyed="Verdun",
        control={"CP": "Cambrai,Chateau Thierry,Brussels,Verdun"}, hands=FIVE["CP"],
    )  # fmt: skip
    operate(s, "attack Koblenz")
    fight(s, "Sedan", "GE1", 2, 1)
    do(s, "stand")
    assert here(s, "Sedan") == "FRc"
    assert here(s, "Removed", "AP") == "FR1"
    assert here(s, "Eliminated", "AP") == ""


@rule("12.5.3", "R40")
def test_the_last_step_of_an_army_may_not_be_given_without_a_corps() -> None:
    s = position(units={"Koblenz": "GE1", "Sedan": "FR1"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Sedan", "GE1", 2, 1)
    assert "stand" not in offered(s)


@rule("12.5.3", "R40")
def test_the_extra_step_may_fall_on_any_defender() -> None:
    # It is no loss number: the army may take it though a corps is there.
    s = position(units={"Koblenz": "GE1 GE2", "Sedan": "FR1 FRc"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Sedan", "GE1 GE2", 1, 1)  # 3 to 2: FR1 is reduced
    do(s, "stand")
    assert offered(s, "lose") == ["FR1", "FRc1"]


@rule("12.5.3", "R91")
def test_rough_ground_on_the_way_does_not_end_a_retreat_of_two() -> None:
    # From Bialystok the only way is Grodno, a forest.
    units = {"Lomza": "GE1", "Bialystok": "RU1", "Brest Litovsk": "AHc"}
    s = position(units=units, destroyed="Lomza,Brest Litovsk", hands=FIVE["CP"])
    operate(s, "attack Lomza")
    fight(s, "Bialystok", "GE1", *TWO)
    assert "stand" not in offered(s)
    assert here(s, "Grodno") == ""
    assert offered(s, "go") == ["Baranovichi", "Kovno", "Vilna"]


# Montenegro


@rule("12.5.4", "R90")
def test_montenegro_is_eliminated_when_it_must_retreat() -> None:
    # AH1: column 3 to 2 in the mountains, die 1: 1. Montenegro: 1, die 1: 0. Its last step cannot be given.
    s = position(units={"Mostar": "AH1", "Cetinje": "MNc"}, hands=FIVE["CP"])
    operate(s, "attack Mostar")
    fight(s, "Cetinje", "AH1", 1, 1)
    assert here(s, "Cetinje") == ""
    assert here(s, "Eliminated", "AP") == "MNc"


@rule("12.5.4", "R90")
def test_others_in_cetinje_retreat_normally() -> None:
    # Loss number 1 on SBc and MNc.
    s = position(units={"Mostar": "AH1", "Cetinje": "SBc MNc"}, hands=FIVE["CP"])
    operate(s, "attack Mostar")
    fight(s, "Cetinje", "AH1", 1, 1)
    do(s, "lose MNc", "yield")
    assert here(s, "Tirana") == "SBc"
    assert here(s, "Eliminated", "AP") == "MNc"


@rule("12.5.1", "R90", "12.7.1")
def test_montenegro_as_the_only_full_attacker_forces_a_retreat_and_does_not_advance() -> None:
    # Montenegro into the mountain of Mostar: column 1 to 0, die 5: 1. The corps: 1, die 1: 0.
    s = position(side="AP", units={"Cetinje": "MNc", "Mostar": "AHc"}, hands=FIVE["AP"])
    operate(s, "attack Cetinje")
    fight(s, "Mostar", "MNc", 5, 1)
    assert here(s, "Sarajevo") == "(AHc)"
    assert not offered(s, "take")
    assert here(s, "Cetinje") == "MNc"


# Attacked again


@rule("12.1.2", "R80")
def test_a_space_with_only_retreated_units_is_not_attacked() -> None:
    s = position(units={"Breslau": "GE1", "Thorn": "GE2", "Lodz": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Thorn")
    strike(s, "Lodz", "GE1")
    roll(s, *ONE)
    do(s, "go Plock", "done")
    assert "Plock" not in offered(s, "strike")


@rule("12.5.6", "R80")
def test_retreated_units_do_not_fight_and_die_of_any_loss() -> None:
    # In Plock a corps: the second attack meets 1 factor on the Corps table. GE2: 5, die 1: 2, all for the corps.
    s = position(
        units={"Breslau": "GE1", "Thorn": "GE2", "Lodz": "RU1", "Plock": "RUc", "Reserve": "RUc"}, hands=FIVE["CP"]
    )
    operate(s, "attack Breslau", "attack Thorn")
    strike(s, "Lodz", "GE1")
    roll(s, *ONE)
    do(s, "go Plock", "done")
    strike(s, "Plock", "GE2")
    roll(s, 1, 6)
    assert here(s, "Plock") == ""
    assert here(s, "Eliminated", "AP") == "RU1 RUc"
    assert here(s, "Removed", "AP") == ""
    assert here(s, "Reserve", "AP") == "RUc"
    assert (
        here(s, "Thorn") == "GE2"
    )  # the corps alone did 1; with the army it would have been 2 or more on the Army table


@rule("12.5.6")
def test_a_forecast_does_not_count_units_that_have_retreated() -> None:
    # In Plock a corps, and the army that has retreated there: 1 factor on the Corps table.
    s = position(units={"Breslau": "GE1", "Thorn": "GE2 GEc", "Lodz": "RU1", "Plock": "RUc"}, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Thorn")
    strike(s, "Lodz", "GE1")
    roll(s, *ONE)
    do(s, "go Plock", "done", "strike Plock")
    assert here(s, "Plock") == "(RU1) RUc"
    _, defender = s.view(1)["step"]["forecast"]["all"]["sides"]
    assert (defender["factors"], defender["table"]) == (1, "corps")


@rule("12.5.6", "R80")
def test_retreated_units_survive_a_loss_number_of_zero() -> None:
    # The reduced corps of 1: die 1: 0.
    units = {"Breslau": "GE1", "Thorn": "(GEc)", "Lodz": "RU1", "Plock": "RUc"}
    s = position(units=units, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Thorn")
    strike(s, "Lodz", "GE1")
    roll(s, *ONE)
    do(s, "go Plock", "done")
    strike(s, "Plock", "(GEc)")
    roll(s, 1, 1)
    assert here(s, "Plock") == "(RU1) RUc"


@rule("R80", "12.1.2")
def test_retreated_units_beside_an_unbesieged_fort_may_be_attacked() -> None:
    # The fort of Warsaw: Corps column 2. GE2: 5, die 1: 2: the army is eliminated, the fort takes the loss of 2.
    s = position(
        units={"Breslau": "GE1", "Plock": "GE2", "Lodz": "RU1"},
        status=(0, 4),
        hands=FIVE["CP"],
        control={"CP": "Thorn"},
    )
    operate(s, "attack Breslau", "attack Plock")
    strike(s, "Lodz", "GE1")
    roll(s, *ONE)
    do(s, "go Warsaw", "done")
    strike(s, "Warsaw", "GE2")
    roll(s, 1, 1)
    assert here(s, "Warsaw") == ""
    assert here(s, "Eliminated", "AP") == "RU1"


@rule("12.5.6", "R80")
def test_retreated_non_replaceable_units_are_removed() -> None:
    # BEF retreats from Sedan to Cambrai and is hit again there.
    units = {"Koblenz": "GE1 GE2", "Brussels": "GE3", "Sedan": "BEF", "Cambrai": "BRc"}
    s = position(units=units, control={"CP": "Liege"}, destroyed="Liege", hands=FIVE["CP"])
    operate(s, "attack Koblenz", "attack Brussels")
    strike(s, "Sedan", "GE1 GE2")
    roll(s, 1, 1)  # 3 to 2
    if "yield" in offered(s):
        do(s, "yield")
    do(s, "go Cambrai", "done")
    strike(s, "Cambrai", "GE3")
    roll(s, 1, 1)
    assert here(s, "Removed", "AP") == "BEF"
    assert here(s, "Eliminated", "AP") == "BRc"


# The Great Retreat


@rule("R42")
def test_in_the_great_retreat_all_russians_of_a_space_go_before_the_combat() -> None:
    s = position(units={"Breslau": "GE1", "Lodz": "RU1 RUc"}, fresh="AP27", hands=FIVE["CP"])
    operate(s, "attack Breslau")
    do(s, "strike Lodz")
    assert asked(s) == ["Allied Powers"]
    assert {"pull-back", "pass"} <= set(offered(s))
    do(s, "pull-back")
    for space in ("Plock", "Czestochowa"):
        if offered(s, "take") and asked(s) == ["Allied Powers"]:
            do(s, f"take {offered(s, 'take')[0]}")
        do(s, f"go {space}")
    assert here(s, "Lodz") == ""
    assert here(s, "Plock") + here(s, "Czestochowa") == "RU1RUc"
    assert offered(s, "take") == ["GE1"]  # all defenders retreated


@rule("R42")
def test_the_great_retreat_may_be_declined() -> None:
    s = position(units={"Breslau": "GE1", "Lodz": "RU1"}, fresh="AP27", hands=FIVE["CP"])
    operate(s, "attack Breslau")
    do(s, "strike Lodz", "pass")
    assert asked(s) == ["chance"]


@rule("R42")
def test_the_great_retreat_lasts_one_turn() -> None:
    s = position(units={"Breslau": "GE1", "Lodz": "RU1"}, played="AP27", hands=FIVE["CP"])
    operate(s, "attack Breslau")
    do(s, "strike Lodz")
    assert asked(s) == ["chance"]


@rule("R42")
def test_others_left_by_the_great_retreat_fight() -> None:
    s = position(units={"Breslau": "GE1", "Lodz": "RU1 ROc"}, war="RO", fresh="AP27", hands=FIVE["CP"])
    operate(s, "attack Breslau")
    do(s, "strike Lodz", "pull-back", "go Plock")
    assert asked(s) == ["chance"]
    roll(s, 1, 1)
    assert here(s, "Plock") == "RU1"
    assert here(s, "Eliminated", "AP") == "ROc"


@rule("R42")
def test_the_fort_left_by_the_great_retreat_fights() -> None:
    # GE1: die 1: 2, enough for the fort of Warsaw.
    s = position(units={"Plock": "GE1", "Warsaw": "RU1"}, fresh="AP27", status=(0, 4), hands=FIVE["CP"])
    operate(s, "attack Plock")
    do(s, "strike Warsaw", "pull-back", "go Brest Litovsk")
    assert asked(s) == ["chance"]


@rule("R42")
def test_russians_without_a_way_out_die_in_the_great_retreat() -> None:
    units = {"Breslau": "GE1", "Lodz": "RU1", "Plock": "GEc", "Czestochowa": "GEc", "Warsaw": "GEc GEc"}
    s = position(units=units, fresh="AP27", hands=FIVE["CP"])
    operate(s, "attack Breslau")
    do(s, "strike Lodz", "pull-back")
    assert here(s, "Removed", "AP") == "RU1"


@rule("R42", "12.1.2", "R80")
def test_units_of_the_great_retreat_count_as_retreated() -> None:
    s = position(units={"Breslau": "GE1", "Thorn": "GE2", "Lodz": "RU1"}, fresh="AP27", hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Thorn")
    do(s, "strike Lodz", "with GE1", "done", "pull-back", "go Plock", "done")
    refused(s, "strike Plock")


# More ways


@rule("12.5.5")
def test_an_enemy_space_is_better_than_a_full_friendly_one() -> None:
    units = {"Plock": "RUc RUc RUc", "Warsaw": "GE2"}
    s = lodz(ONE, units=units, control={"CP": "Czestochowa"}, destroyed="Warsaw")
    assert here(s, "Czestochowa") == "(RU1)"
    assert control(s, "Czestochowa") == "AP"


@rule("R40", "11.3.1")
@pytest.mark.parametrize(("unit", "survives"), [("GE1", False), ("GEc", True)])
def test_armies_do_not_retreat_into_the_near_east(unit: str, survives: bool) -> None:
    attackers = "FR1 FR2 FR3" if unit == "GE1" else "FRc"
    s = position(
        side="AP", units={"Philippoli": attackers, "Burgas": "BRc", "Gallipoli": "BRc", "Adrianople": unit},
        war="TU BU GR", control={"AP": "Kavala,Salonika,Kazanlik"}, hands=FIVE["AP"],
    )  # fmt: skip
    operate(s, "attack Philippoli")
    fight(s, "Adrianople", attackers, 4, 1)  # 9: 5 to 2; 1: 1 to 0
    assert here(s, "Adrianople") == ""
    assert here(s, "Constantinople") == ("(GEc)" if survives else "")
    assert here(s, "Removed", "CP") == ("" if survives else "GE1")


@rule("R29", "R40", "11.3.2")
def test_one_russian_corps_retreats_over_the_caucasus_line() -> None:
    # YLD and two corps: 3, in the mountains column 2, die 1: 1. Two corps: Corps column 2, die 1: 0.
    s = position(units={"Batum": "YLD TUc TUc", "Poti": "RUc RUc"}, war="TU", control={"CP": "Rize"}, hands=FIVE["CP"])
    operate(s, "attack Batum")
    fight(s, "Poti", "YLD TUc TUc", 1, 1)  # 1 to 0
    do(s, "yield")
    while asked(s) == ["Allied Powers"] and offered(s, "take"):
        do(s, f"take {offered(s, 'take')[0]}")
        if offered(s, "go"):
            do(s, f"go {offered(s, 'go')[0]}")
    assert here(s, "Caucasus") in ("RUc", "(RUc)")
    assert here(s, "Eliminated", "AP") == "RUc"
    assert here(s, "Poti") == ""


@rule("12.5.3")
def test_a_fort_is_no_step_to_stand_upon() -> None:
    # AH1 into the mountain: column 2, die 5: 3 of the four steps; two corps and the fort: 4, die 1: 1.
    s = position(units={"Mulhouse": "AH1", "Belfort": "FRc FRc"}, hands=FIVE["CP"])
    operate(s, "attack Mulhouse")
    fight(s, "Belfort", "AH1", 5, 1)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert here(s, "Belfort") == "(FRc)"
    assert "stand" not in offered(s)
    assert offered(s, "go")


@rule("12.5.2", "12.5.5")
def test_the_preference_holds_again_for_the_second_space() -> None:
    # From Lodz through Plock: Lomza and Warsaw are Russian, Tannenberg is German: never offered.
    s = lodz(TWO)
    do(s, "go Plock")
    refused(s, "go Tannenberg")


@rule("R91", "12.5.5")
def test_a_retreat_does_not_convert_a_space_with_an_enemy_fort() -> None:
    units = {"Thorn": "RU2", "Czestochowa": "GEc", "Warsaw": "GE2", "Plock": "GEc"}
    s = lodz(ONE, units=units, destroyed="Warsaw")
    assert here(s, "Thorn") == "(RU1) RU2"
    assert control(s, "Thorn") == "CP"


@rule("12.5.5", "15.2.4")
def test_a_broken_siege_is_no_refuge() -> None:
    # One corps in Thorn (2) besieges nothing: the fort is unbesieged.
    units = {"Thorn": "RUc", "Czestochowa": "GEc", "Warsaw": "GE2", "Plock": "GEc"}
    s = lodz(ONE, units=units, destroyed="Warsaw")
    assert here(s, "Thorn") == "RUc"
    assert here(s, "Removed", "AP") == "RU1"
