"""15, 11.1.8: forts, entering their spaces, sieges, their end."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.paths_of_glory.facts.tables import SPACE_OF
from tests.games.paths_of_glory.rulebook.words import FIVE, blocked, fight, operate, stands, strike, walk
from tests.games.paths_of_glory.vocabulary import (
    asked,
    choose,
    control,
    do,
    here,
    offered,
    place_of,
    position,
    refused,
    roll,
    rule,
    supplied,
)

QUIET = ("limited", "limited")  # no point for a neutral Italy in the War Status Phase


# Entering


@rule("15.2.1", "15.1.10", "11.1.14")
def test_an_army_that_enters_besieges_the_fort_and_does_not_take_the_space() -> None:
    s = position(units={"Koblenz": "GE1"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GE1", "Liege")
    assert here(s, "Liege") == "GE1"
    assert control(s, "Liege") == "AP"
    assert stands(s, "Liege")


@rule("15.2.1")
def test_a_reduced_army_besieges_as_well() -> None:
    s = position(units={"Koblenz": "(GE1)"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GE1", "Liege")
    assert here(s, "Liege") == "(GE1)"


@rule("15.2.1", "15.1.1")
def test_two_corps_may_not_enter_a_fort_of_three() -> None:
    s = position(units={"Koblenz": "GEc GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    do(s, "take GEc1", "take GEc2")
    refused(s, "go Liege")


@rule("15.2.1")
def test_three_corps_together_enter_a_fort_of_three() -> None:
    s = position(units={"Koblenz": "GEc (GEc) (GEc)"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    do(s, "take GEc1", "take GEc2", "take GEc3", "go Liege")
    assert here(s, "Liege") == "GEc (GEc) (GEc)"
    assert control(s, "Liege") == "AP"


@rule("11.1.8", "R24")
def test_corps_of_one_space_may_enter_one_by_one() -> None:
    s = position(units={"Koblenz": "GEc GEc GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GEc1", "Liege")
    walk(s, "GEc2", "Liege")
    walk(s, "GEc3", "Liege")
    assert here(s, "Liege") == "GEc GEc GEc"


@rule("11.1.8", "R24")
def test_movement_may_not_end_while_too_few_corps_have_entered() -> None:
    s = position(units={"Koblenz": "GEc GEc GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GEc1", "Liege")
    refused(s, "done")
    walk(s, "GEc2", "Liege")
    refused(s, "done")


@rule("11.1.8", "R24")
def test_the_corps_still_needed_for_the_siege_may_not_go_elsewhere() -> None:
    s = position(units={"Koblenz": "GEc GEc GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GEc1", "Liege")
    assert blocked(s, "take GEc2", "go Aachen", "halt", "take GEc3", "go Liege")


@rule("11.1.8", "R24")
def test_corps_of_two_spaces_may_besiege_together() -> None:
    s = position(units={"Koblenz": "GEc GEc", "Aachen": "GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz", "move Aachen")
    do(s, "take GEc1", "take GEc2", "go Liege")
    walk(s, "GEc3", "Liege")
    assert here(s, "Liege") == "GEc GEc GEc"


@rule("11.1.8")
def test_corps_that_are_not_activated_do_not_help_to_besiege() -> None:
    s = position(units={"Koblenz": "GEc GEc", "Aachen": "GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    do(s, "take GEc1", "take GEc2")
    refused(s, "go Liege")


@rule("11.1.8", "R24")
def test_corps_marked_to_attack_do_not_help_to_besiege() -> None:
    s = position(units={"Koblenz": "GEc GEc", "Aachen": "GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz", "attack Aachen")
    do(s, "take GEc1", "take GEc2")
    refused(s, "go Liege")


@rule("11.1.8", "15.2.4", "R24")
def test_of_three_corps_before_a_fort_of_two_one_can_be_spared() -> None:
    s = position(units={"Metz": "GEc", "Belfort": "GEc GEc GEc"}, hands=FIVE["CP"])
    operate(s, "move Metz", "move Belfort")
    do(s, "take GEc1")
    assert "Nancy" in offered(s, "go")  # a fort of two
    assert "Verdun" not in offered(s, "go")  # of three


@rule("11.1.8", "15.2.4", "R24")
def test_nobody_counts_on_an_army_that_must_stay_once_a_corps_has_gone() -> None:
    s = position(units={"Metz": "GEc", "Mulhouse": "GEc", "Belfort": "GE2 GEc"}, hands=FIVE["CP"])
    operate(s, "move Metz", "move Mulhouse", "move Belfort")
    walk(s, "GEc2", "Belfort")
    do(s, "take GEc1")
    assert "Nancy" in offered(s, "go")
    assert "Verdun" not in offered(s, "go")


@rule("15.2.4", "R87")
def test_no_army_relieves_a_siege_by_breaking_its_own() -> None:
    s = position(units={"Verdun": "GE1", "Metz": "GEc", "Belfort": "GE2 GEc"}, hands=FIVE["CP"])
    operate(s, "move Verdun", "move Metz", "move Belfort")
    walk(s, "GEc1", "Verdun")
    assert offered(s, "take") == ["GE2", "GEc2"]  # GE1 would leave a corps that has moved before a fort of three


@rule("11.1.8", "15.2.4", "R24")
def test_no_army_whose_own_siege_would_break_comes_to_help_another() -> None:
    s = position(units={"Verdun": "GE1", "Metz": "GEc", "Strasbourg": "GEc GEc"}, hands=FIVE["CP"])
    operate(s, "move Verdun", "move Metz", "move Strasbourg")
    walk(s, "GEc1", "Verdun")
    walk(s, "GEc2", "Nancy")
    assert offered(s) == ["take GEc3"]  # without GE1 one corps would be left before a fort of three


@rule("15.2.4")
@pytest.mark.parametrize(
    ("fort", "more"), [("Metz", {}), ("Liege", {"destroyed": "Liege", "control": {"CP": "Liege"}})]
)
def test_who_leaves_an_own_or_a_destroyed_fort_leaves_no_siege_behind(fort: str, more: dict[str, Any]) -> None:
    s = position(units={fort: "GEc", "Koblenz": "GEc"}, hands=FIVE["CP"], **more)
    operate(s, f"move {fort}", "move Koblenz")
    moved, other = ("GEc1", "GEc2") if place_of(s, "GEc1") == "Koblenz" else ("GEc2", "GEc1")
    walk(s, moved, fort)
    walk(s, other, "Koblenz")
    assert here(s, fort) == here(s, "Koblenz") == "GEc"


@rule("15.1.1")
def test_units_that_enter_an_unbesieged_fort_stop_there() -> None:
    # Czestochowa - Ivangorod - Lublin is the only way within three spaces.
    s = position(units={"Czestochowa": "AH1"}, hands=FIVE["CP"])
    operate(s, "move Czestochowa")
    do(s, "take AH1")
    refused(s, "go Lublin")
    do(s, "go Ivangorod")
    assert not offered(s, "go")


@rule("11.1.1", "15.2.2", "R24")
def test_later_units_pass_a_fort_besieged_in_the_same_action() -> None:
    s = position(units={"Czestochowa": "AH1 AHc"}, hands=FIVE["CP"])
    operate(s, "move Czestochowa")
    walk(s, "AH1", "Ivangorod")
    walk(s, "AHc1", "Lublin")
    assert here(s, "Lublin") == "AHc"
    assert control(s, "Lublin") == "CP"
    assert control(s, "Ivangorod") == "AP"


@rule("11.1.8", "15.2.2")
def test_a_fort_besieged_before_does_not_stop_movement() -> None:
    s = position(units={"Ivangorod": "AHc", "Czestochowa": "AHc"}, hands=FIVE["CP"])
    operate(s, "move Czestochowa")
    walk(s, "AHc2", "Kovel")
    assert here(s, "Kovel") == "AHc"


@rule("11.1.8", "R24")
def test_the_last_of_three_corps_to_enter_stops_too() -> None:
    # Each group stops on entering; only groups after the sum suffices pass. Calais is four spaces off through Liege.
    s = position(units={"Aachen": "GEc GEc GEc"}, hands=FIVE["CP"], status=(0, 4))
    operate(s, "move Aachen")
    walk(s, "GEc1", "Liege")
    walk(s, "GEc2", "Liege")
    do(s, "take GEc3")
    refused(s, "go Calais")
    do(s, "go Liege")
    assert not offered(s, "go")


@rule("15.2.4", "R87", "R24")
def test_one_more_corps_completes_a_broken_siege() -> None:
    s = position(units={"Liege": "GEc GEc", "Koblenz": "GEc", "Aachen": "GEc"}, hands=FIVE["CP"], status=(0, 4))
    operate(s, "move Koblenz", "move Aachen")
    walk(s, "GEc3", "Liege")
    # Calais is four spaces from Aachen only through Liege, which is besieged again.
    walk(s, "GEc4", "Calais")
    assert here(s, "Calais") == "GEc"


@rule("15.2.4", "R87")
def test_a_broken_siege_does_not_open_the_way() -> None:
    s = position(units={"Liege": "GEc GEc", "Aachen": "GE1"}, hands=FIVE["CP"], status=(0, 4))
    operate(s, "move Aachen")
    do(s, "take GE1")
    refused(s, "go Ostend")  # three spaces through Liege, more otherwise
    assert "Liege" in offered(s, "go")


@rule("15.2.4", "R87")
def test_too_few_corps_may_not_join_a_broken_siege() -> None:
    s = position(units={"Liege": "GEc", "Koblenz": "GEc"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    do(s, "take GEc2")
    refused(s, "go Liege")


@rule("10.1.5", "11.1.7")
def test_the_fort_s_side_may_not_enter_its_besieged_space() -> None:
    s = position(side="AP", units={"Liege": "GE1", "Brussels": "BE1"}, hands=FIVE["AP"])
    operate(s, "move Brussels")
    do(s, "take BE1")
    refused(s, "go Liege")


@rule("15.1.10")
def test_a_besieged_fort_space_scores_nothing() -> None:
    s = position(units={"Metz": "GE1"}, hands=FIVE["CP"])
    operate(s, "move Metz")
    walk(s, "GE1", "Verdun")
    assert s.points == 10
    assert control(s, "Verdun") == "AP"


@rule("15.1.12")
def test_in_august_1914_russians_may_not_enter_german_forts() -> None:
    s = position(turn=1, side="AP", units={"Plock": "RU1"}, hands=FIVE["AP"])
    operate(s, "move Plock")
    do(s, "take RU1")
    refused(s, "go Thorn")


@rule("15.1.12")
def test_in_august_1914_russians_may_besiege_austrian_forts() -> None:
    s = position(turn=1, side="AP", units={"Czestochowa": "RU1"}, hands=FIVE["AP"])
    operate(s, "move Czestochowa")
    walk(s, "RU1", "Cracow")
    assert here(s, "Cracow") == "RU1"


@rule("15.1.12")
def test_in_august_1914_russians_may_not_attack_german_forts() -> None:
    s = position(turn=1, side="AP", units={"Lodz": "RU1"}, hands=FIVE["AP"])
    do(s, "operations Zimmermann Telegram AP54", "attack Lodz")
    assert not {"Breslau", "Posen", "Thorn"} & set(offered(s, "strike"))


@rule("15.1.12")
def test_from_september_1914_russians_may_enter_and_attack_german_forts() -> None:
    s = position(turn=2, side="AP", units={"Plock": "RU1", "Lodz": "RU2"}, hands=FIVE["AP"])
    operate(s, "move Plock", "attack Lodz")
    walk(s, "RU1", "Thorn")
    assert here(s, "Thorn") == "RU1"
    assert {"Breslau", "Posen"} <= set(offered(s, "strike"))


# Leaving


@rule("15.2.4")
def test_an_extra_corps_may_leave_a_siege() -> None:
    s = position(units={"Liege": "GE1 GEc"}, hands=FIVE["CP"])
    operate(s, "move Liege")
    walk(s, "GEc1", "Koblenz")
    do(s, "done")
    assert here(s, "Liege") == "GE1"


@rule("15.2.4")
def test_the_army_may_not_leave_a_corps_that_is_too_few() -> None:
    s = position(units={"Liege": "GE1 GEc"}, hands=FIVE["CP"])
    operate(s, "move Liege")
    assert blocked(s, "take GE1", "go Koblenz", "halt", "done")


@rule("15.2.4", "R24")
def test_all_besiegers_may_leave_together() -> None:
    s = position(units={"Liege": "GE1 GEc"}, hands=FIVE["CP"])
    operate(s, "move Liege")
    do(s, "take GE1", "take GEc1", "go Koblenz", "halt")
    assert here(s, "Koblenz") == "GE1 GEc"
    assert here(s, "Liege") == ""


@rule("15.2.4", "R24")
def test_all_besiegers_may_leave_one_after_the_other() -> None:
    s = position(units={"Liege": "GE1 GEc"}, hands=FIVE["CP"])
    operate(s, "move Liege")
    walk(s, "GE1", "Koblenz")
    walk(s, "GEc1", "Aachen")
    assert here(s, "Liege") == ""


@rule("15.2.4")
def test_the_army_may_leave_when_the_corps_suffice() -> None:
    s = position(units={"Ivangorod": "AH1 AHc"}, hands=FIVE["CP"])
    operate(s, "move Ivangorod")
    walk(s, "AH1", "Lublin")
    do(s, "done")
    assert here(s, "Ivangorod") == "AHc"


@rule("15.2.4", "13.1.5")
def test_redeployment_may_not_break_a_siege() -> None:
    # Wireless Intercepts redeploys two corps; the third would remain.
    s = position(units={"Liege": "GEc GEc GEc"}, hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2")
    assert blocked(s, "take GEc1", "go Essen", "done")


@rule("15.2.4", "13.1.5")
def test_an_extra_besieger_may_redeploy() -> None:
    s = position(units={"Liege": "GE1 GEc"}, hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2", "take GEc1", "go Essen")
    assert here(s, "Essen") == "GEc"


# Attacking forts


@rule("15.1.2", "12.4.6", "12.7.1")
def test_an_unbesieged_fort_is_attacked_from_an_adjacent_space() -> None:
    # GE1: column 5, die 4: 4 reach the fort's 3. The fort: Corps column 3, die 1: 1, below the army's 3.
    s = position(units={"Koblenz": "GE1"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Liege", "GE1", 4, 1)
    assert not stands(s, "Liege")
    assert control(s, "Liege") == "AP"
    do(s, "take GE1")
    assert control(s, "Liege") == "CP"


@rule("12.7.1", "15.1.7")
def test_a_fort_that_holds_lets_nobody_advance() -> None:
    # Column 5, die 1: 2 against 1: the attacker wins but does not reach the fort's 3.
    s = position(units={"Koblenz": "GE1"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Liege", "GE1", 1, 1)
    assert stands(s, "Liege")
    assert not offered(s, "take")
    assert here(s, "Koblenz") == "GE1"


@rule("15.1.9", "12.7.1")
def test_a_fort_destroyed_by_reduced_attackers_leaves_the_space_to_its_side() -> None:
    # The reduced army has column 3, die 6: 4. It may not advance.
    s = position(units={"Koblenz": "(GE1)"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Liege", "GE1", 6, 1)
    assert not stands(s, "Liege")
    assert not offered(s, "take")
    assert control(s, "Liege") == "AP"


@rule("15.1.3")
def test_a_besieged_fort_is_not_attacked_from_outside() -> None:
    s = position(units={"Liege": "GE1", "Koblenz": "GE2", "Brussels": "BE1"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    assert "Liege" not in offered(s, "strike")


@rule("9.2.9", "15.1.3", "R21")
def test_besiegers_may_move_away_so_that_neighbours_attack_the_fort() -> None:
    s = position(units={"Liege": "GE1", "Koblenz": "GE2"}, hands=FIVE["CP"])
    operate(s, "move Liege", "attack Koblenz")
    walk(s, "GE1", "Brussels")
    assert "Liege" in offered(s, "strike")


@rule("15.2.3", "R41")
def test_besiegers_that_destroy_the_fort_hold_the_space_at_once() -> None:
    # Column 5, die 6: 5.
    s = position(units={"Verdun": "GE1"}, hands=FIVE["CP"])
    operate(s, "attack Verdun")
    fight(s, "Verdun", "GE1", 6, 1)
    assert not stands(s, "Verdun")
    assert control(s, "Verdun") == "CP"
    assert s.points == 11


@rule("15.2.3", "R41")
def test_reduced_besiegers_that_destroy_the_fort_hold_the_space_too() -> None:
    s = position(units={"Liege": "(GE1)"}, hands=FIVE["CP"])
    operate(s, "attack Liege")
    fight(s, "Liege", "GE1", 6, 1)
    assert control(s, "Liege") == "CP"


@rule("15.2.3", "12.4.6")
def test_besiegers_that_miss_go_on_besieging() -> None:
    s = position(units={"Liege": "GE1"}, hands=FIVE["CP"])
    operate(s, "attack Liege")
    fight(s, "Liege", "GE1", 1, 1)
    assert stands(s, "Liege")
    assert here(s, "Liege") == "GE1"
    assert control(s, "Liege") == "AP"


@rule("15.2.3", "R43")
def test_the_only_besieging_army_may_attack_only_the_fort() -> None:
    s = position(units={"Liege": "GE1", "Brussels": "BE1"}, hands=FIVE["CP"])
    operate(s, "attack Liege")
    assert offered(s, "strike") == ["Liege"]
    refused(s, "strike Brussels")


@rule("15.2.3", "R43")
def test_only_the_corps_beside_a_besieging_army_attack_outward() -> None:
    s = position(units={"Liege": "GE1 GEc GEc", "Brussels": "BE1"}, hands=FIVE["CP"])
    operate(s, "attack Liege")
    do(s, "strike Brussels")
    refused(s, "with GE1")
    if "GEc1" in offered(s, "with"):
        do(s, "with GEc1")
    assert offered(s, "with") == ["GEc2"]


@rule("15.2.3", "R43")
def test_one_of_two_besieging_armies_may_attack_outward_but_not_both() -> None:
    s = position(units={"Liege": "GE1 GE2", "Brussels": "BE1"}, hands=FIVE["CP"])
    operate(s, "attack Liege")
    do(s, "strike Brussels", "with GE1")
    assert "GE2" not in offered(s, "with")


@rule("15.2.3", "R43")
def test_the_army_left_behind_may_still_attack_the_fort() -> None:
    s = position(units={"Liege": "GE1 GE2", "Brussels": "BE1"}, hands=FIVE["CP"])
    operate(s, "attack Liege")
    strike(s, "Brussels", "GE1")
    roll(s, 1, 4)  # 2 against 2: nobody wins
    assert offered(s, "strike") == ["Liege"]
    fight(s, "Liege", "GE2", 6, 1)
    assert control(s, "Liege") == "CP"


@rule("15.1.4", "12.2.3")
def test_a_fort_adds_its_factor_to_the_units_in_its_space() -> None:
    # FR1 and the fort: 6, die 1: 3, a step of an army; FR1 alone would do 1.
    s = position(units={"Metz": "GE1 GE2", "Verdun": "FR1"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GE1 GE2", 1, 1)
    do(s, "lose GE1")
    assert here(s, "Metz") == "(GE1) GE2"


@rule("15.1.5")
def test_a_fort_adds_nothing_to_an_attack() -> None:
    # AP attack out of their fort space: FR1 alone, column 3, die 1: 1; with the fort's 3 it would be 3.
    s = position(side="AP", units={"Verdun": "FR1", "Metz": "GE1"}, hands=FIVE["AP"])
    operate(s, "attack Verdun")
    fight(s, "Metz", "FR1", 1, 1)
    assert here(s, "Metz") == "GE1"


@rule("12.4.6", "15.1.7")
def test_losses_left_over_destroy_the_fort_when_all_units_are_gone() -> None:
    # 15 factors, die 6: 7; the corps takes 2, the fort 3.
    s = position(units={"Metz": "GE1 GE2 GE3", "Verdun": "FRc"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GE1 GE2 GE3", 6, 1)
    assert here(s, "Eliminated", "AP") == "FRc"
    assert not stands(s, "Verdun")


@rule("12.4.6", "15.1.7")
def test_losses_left_over_below_the_fort_s_factor_leave_it_intact() -> None:
    # Column 9-11, die 2: 4; the corps takes 2, 2 are left for the fort of 3.
    s = position(units={"Metz": "GE1 GE2", "Verdun": "FRc"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GE1 GE2", 2, 1)
    assert here(s, "Eliminated", "AP") == "FRc"
    assert stands(s, "Verdun")


@rule("12.4.6", "15.1.8")
def test_a_fort_is_not_hit_while_a_unit_survives() -> None:
    # Column 3, die 4: 3; RU1 takes 2, the third point would suffice for the fort of 1.
    s = position(units={"Tarnow": "AH1", "Ivangorod": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Tarnow")
    fight(s, "Ivangorod", "AH1", 4, 1)
    assert stands(s, "Ivangorod")


@rule("12.4.6", "15.1.7")
def test_a_replacement_corps_shields_the_fort() -> None:
    # Column 3, die 6: 4: the reduced army takes 2, its corps two more; nothing is left for the fort.
    s = position(units={"Tarnow": "AH1", "Ivangorod": "(RU1)", "Reserve": "RUc"}, hands=FIVE["CP"])
    operate(s, "attack Tarnow")
    fight(s, "Ivangorod", "AH1", 6, 1)
    assert here(s, "Eliminated", "AP") == "RU1 RUc"
    assert stands(s, "Ivangorod")


@rule("12.4.6", "15.1.7")
def test_without_a_replacement_corps_the_rest_hits_the_fort() -> None:
    s = position(units={"Tarnow": "AH1", "Ivangorod": "(RU1)"}, hands=FIVE["CP"])
    operate(s, "attack Tarnow")
    fight(s, "Ivangorod", "AH1", 6, 1)
    assert here(s, "Removed", "AP") == "RU1"
    assert not stands(s, "Ivangorod")


@rule("15.1.6", "R35")
def test_a_lone_fort_suffers_no_flank_attack() -> None:
    s = position(units={"Metz": "GE1", "Sedan": "GE2"}, hands=FIVE["CP"])
    operate(s, "attack Metz", "attack Sedan")
    do(s, "strike Verdun", "with GE1", "with GE2")
    assert not offered(s, "pin")


@rule("15.1.6", "12.3.1")
def test_a_fort_with_units_may_be_flanked() -> None:
    s = position(units={"Metz": "GE1", "Sedan": "GE2", "Verdun": "FRc"}, hands=FIVE["CP"])
    operate(s, "attack Metz", "attack Sedan")
    do(s, "strike Verdun", "with GE1", "with GE2")
    assert offered(s, "pin") == ["Metz", "Sedan"]


@rule("15.1.6", "11.2.9", "R35")
def test_a_lone_fort_has_no_use_of_a_trench() -> None:
    # 10 factors, die 1: 3 without shifts, 2 with those of a trench of level 2.
    s = position(units={"Metz": "GE1 GE2"}, trenches={"Verdun": "AP 2"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GE1 GE2", 1, 1)
    assert not stands(s, "Verdun")


@rule("R35")
def test_terrain_protects_a_lone_fort() -> None:
    # AH1 into the mountain of Belfort: column 3 to 2, die 2: 1 instead of 2, the fort's factor.
    s = position(units={"Mulhouse": "AH1"}, hands=FIVE["CP"])
    operate(s, "attack Mulhouse")
    fight(s, "Belfort", "AH1", 2, 1)
    assert stands(s, "Belfort")


@rule("R35")
def test_terrain_protects_a_fort_from_its_besiegers() -> None:
    s = position(units={"Belfort": "AH1"}, hands=FIVE["CP"])
    operate(s, "attack Belfort")
    fight(s, "Belfort", "AH1", 2, 1)
    assert stands(s, "Belfort")


@rule("15.1.11")
def test_germans_do_not_attack_russian_forts_before_oberost() -> None:
    s = position(units={"Tannenberg": "GE1", "Lomza": "RU1", "Plock": "RU2"}, hands=FIVE["CP"])
    operate(s, "attack Tannenberg")
    assert offered(s, "strike") == ["Plock"]


@rule("15.1.11")
def test_oberost_lets_germans_attack_russian_forts() -> None:
    s = position(units={"Tannenberg": "GE1", "Lomza": "RU1"}, hands=FIVE["CP"], played="CP11")
    operate(s, "attack Tannenberg")
    assert offered(s, "strike") == ["Lomza"]


@rule("15.1.11")
def test_war_status_four_lets_germans_attack_russian_forts() -> None:
    s = position(units={"Tannenberg": "GE1", "Lomza": "RU1"}, hands=FIVE["CP"], status=(0, 4))
    operate(s, "attack Tannenberg")
    assert offered(s, "strike") == ["Lomza"]


@rule("15.1.11")
def test_war_status_three_does_not_suffice() -> None:
    s = position(units={"Tannenberg": "GE1", "Lomza": "RU1", "Plock": "RU2"}, hands=FIVE["CP"], status=(0, 3))
    operate(s, "attack Tannenberg")
    assert offered(s, "strike") == ["Plock"]


@rule("15.1.11")
def test_germans_attack_where_the_russian_fort_is_destroyed() -> None:
    s = position(units={"Tannenberg": "GE1", "Lomza": "RU1"}, hands=FIVE["CP"], destroyed="Lomza")
    operate(s, "attack Tannenberg")
    assert offered(s, "strike") == ["Lomza"]


@rule("15.1.11")
def test_germans_may_besiege_empty_russian_forts_before_oberost() -> None:
    s = position(units={"Tannenberg": "GE1"}, hands=FIVE["CP"])
    operate(s, "move Tannenberg")
    walk(s, "GE1", "Lomza")
    assert here(s, "Lomza") == "GE1"


@rule("15.1.11")
def test_austrians_attack_russian_forts_but_not_with_german_help() -> None:
    s = position(units={"Czestochowa": "AH1 GE1", "Ivangorod": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Czestochowa")
    do(s, "strike Ivangorod")
    assert asked(s) == ["chance"]  # AH1 is the only unit that can attack


# Besiegers attacked, broken sieges


@rule("12.4.6", "15.1.5", "R82")
def test_the_fort_does_not_help_those_who_relieve_it() -> None:
    # The Belgian corps: Corps column 1, die 6: 1; with the fort's 3 it would be 2.
    s = position(side="AP", units={"Brussels": "BEc", "Liege": "GEc GEc GEc"}, hands=FIVE["AP"])
    operate(s, "attack Brussels")
    fight(s, "Liege", "BEc", 6, 6)
    assert here(s, "Liege").count("(GEc)") == 1
    assert here(s, "Liege").count("GEc") == 3


@rule("12.4.6", "15.1.5", "R82")
def test_the_fort_does_not_help_its_besiegers() -> None:
    # One army of 5 in Liege, die 1: 2, no step of BR1; with the fort's 3 it would be 3.
    s = position(side="AP", units={"Brussels": "BR1", "Liege": "GE1"}, hands=FIVE["AP"])
    operate(s, "attack Brussels")
    fight(s, "Liege", "BR1", 1, 1)  # 2 against 2
    assert here(s, "Brussels") == "BR1"


@rule("15.2.4", "R87")
def test_besiegers_reduced_below_the_minimum_stay_without_a_siege() -> None:
    # BR1: column 4, die 1: 2. Three corps of 6: Corps column, die 6: 3; the attacker loses the combat.
    s = position(side="AP", units={"Brussels": "BR1", "Liege": "GEc GEc GEc"}, hands=FIVE["AP"])
    operate(s, "attack Brussels")
    fight(s, "Liege", "BR1", 1, 6)
    choose(s, "lose", "(GEc)")  # the first step is the same for all three
    assert here(s, "Liege") == "GEc GEc"
    assert control(s, "Liege") == "AP"
    assert stands(s, "Liege")


@rule("R82")
def test_when_besiegers_retreat_the_siege_is_over() -> None:
    # BR1 and BR2: 8, die 3: 4; GE1: 5, die 1: 2: a retreat of two spaces, GE1 reduced.
    s = position(side="AP", units={"Brussels": "BR1 BR2", "Liege": "GE1"}, hands=FIVE["AP"])
    operate(s, "attack Brussels")
    fight(s, "Liege", "BR1 BR2", 3, 1)
    do(s, "go Aachen", "go Essen")
    do(s, "take BR1")
    assert here(s, "Liege") == "BR1"
    assert control(s, "Liege") == "AP"
    assert stands(s, "Liege")


@rule("15.2.4", "R87")
def test_a_remnant_attacks_the_fort_from_inside_and_in_any_direction() -> None:
    s = position(units={"Liege": "GEc GEc", "Brussels": "BE1"}, hands=FIVE["CP"])
    operate(s, "attack Liege")
    assert offered(s, "strike") == ["Brussels", "Liege"]


@rule("R43", "R87")
def test_all_of_a_remnant_may_attack_outward() -> None:
    s = position(units={"Liege": "GEc GEc", "Brussels": "BE1"}, hands=FIVE["CP"])
    operate(s, "attack Liege")
    do(s, "strike Brussels")
    if "GEc1" in offered(s, "with"):
        do(s, "with GEc1")
    assert offered(s, "with") == ["GEc2"]


@rule("R43", "R87")
def test_with_a_remnant_inside_the_fort_is_attacked_from_outside_too() -> None:
    s = position(units={"Liege": "GEc GEc", "Koblenz": "GE1"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    assert offered(s, "strike") == ["Liege"]


@rule("R87")
def test_a_fort_destroyed_from_outside_falls_to_the_remnant_at_once() -> None:
    s = position(units={"Liege": "GEc GEc", "Koblenz": "(GE1)"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Liege", "GE1", 6, 1)
    assert not stands(s, "Liege")
    assert control(s, "Liege") == "CP"


@rule("R43", "R87")
def test_remnant_and_neighbours_attack_the_fort_together() -> None:
    s = position(units={"Liege": "GEc GEc", "Koblenz": "GE1"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz", "attack Liege")
    do(s, "strike Liege")
    assert {"GE1", "GEc1"} <= set(offered(s, "with"))


@rule("R87")
def test_a_remnant_may_leave() -> None:
    s = position(units={"Liege": "GEc GEc"}, hands=FIVE["CP"])
    operate(s, "move Liege")
    do(s, "take GEc1", "take GEc2", "go Aachen", "halt")
    assert here(s, "Aachen") == "GEc GEc"


@rule("R87")
def test_a_remnant_is_supplied_by_a_path_to_its_space() -> None:
    s = position(units={"Liege": "GEc GEc"})
    assert supplied(s, "GEc1")


@rule("15.2.4")
def test_a_remnant_brings_no_siege_roll() -> None:
    s = position(phase="siege", units={"Liege": "GEc GEc"}, levels=QUIET)
    assert not offered(s, "roll")
    assert stands(s, "Liege")
    assert control(s, "Liege") == "AP"


@rule("15.2.4", "R64")
def test_war_in_africa_can_break_a_siege() -> None:
    # Two corps besiege Gaza; one is removed.
    s = position(units={"Gaza": "BRc BRc"}, war="TU", hands={"CP": "CP32"})
    do(s, "event War in Africa CP32", "remove BRc1")
    assert here(s, "Gaza") == "BRc"
    assert here(s, "Removed", "AP") == "BRc"
    assert control(s, "Gaza") == "CP"


# The Siege Phase


@rule("15.3.1", "15.3.2")
@pytest.mark.parametrize(("space", "die", "falls"), [
    ("Antwerp", 1, False), ("Antwerp", 2, True), ("Nancy", 2, False), ("Nancy", 3, True), ("Liege", 3, False),
    ("Liege", 4, True),
])  # fmt: skip
def test_a_besieged_fort_falls_to_a_die_above_its_factor(space: str, die: int, falls: bool) -> None:
    s = position(turn=3, phase="siege", units={space: "GE1"}, levels=QUIET)
    roll(s, die)
    assert stands(s, space) is not falls
    assert control(s, space) == ("CP" if falls else "AP")


@rule("15.3.3")
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize(("space", "die", "falls"), [
    ("Antwerp", 3, False), ("Antwerp", 4, True), ("Nancy", 4, False), ("Nancy", 5, True), ("Liege", 5, False),
    ("Liege", 6, True),
])  # fmt: skip
def test_siege_rolls_of_august_and_september_1914_are_lowered(turn: int, space: str, die: int, falls: bool) -> None:
    s = position(turn=turn, phase="siege", units={space: "GE1"}, levels=("mobilization", "mobilization"))
    roll(s, die)
    assert stands(s, space) is not falls


@rule("15.3.2", "15.1.10")
def test_the_victory_point_comes_when_the_fort_falls() -> None:
    s = position(phase="siege", units={"Verdun": "GE1"}, levels=QUIET)
    roll(s, 4)
    assert s.points == 11


@rule("15.3.1")
def test_each_besieged_fort_has_its_own_roll() -> None:
    s = position(phase="siege", units={"Liege": "GE1", "Nancy": "GEc GEc"}, levels=QUIET)
    roll(s, 6)
    assert stands(s, "Liege") + stands(s, "Nancy") == 1
    roll(s, 1)
    assert stands(s, "Liege") + stands(s, "Nancy") == 1


@rule("15.3.1")
def test_both_sides_forts_are_checked() -> None:
    s = position(phase="siege", units={"Strasbourg": "FR1"}, levels=QUIET)
    roll(s, 4)
    assert control(s, "Strasbourg") == "AP"
    assert s.points == 9


@rule("15.3.1")
def test_an_unbesieged_fort_needs_no_roll() -> None:
    s = position(phase="siege", units={"Verdun": "FR1", "Metz": "GE1"}, levels=QUIET)
    assert not offered(s, "roll")


@rule("15.2.1", "15.3.1")
def test_as_many_corps_as_the_factor_bring_a_siege_roll() -> None:
    s = position(phase="siege", units={"Liege": "(GEc) (GEc) GEc"}, levels=QUIET)
    roll(s, 4)
    assert not stands(s, "Liege")


@rule("15.2.5")
def test_desert_forts_are_besieged_and_rolled_for_in_summer() -> None:
    s = position(turn=6, phase="siege", units={"Gaza": "BRc BRc"}, war="TU", levels=QUIET)
    roll(s, 3)
    assert not stands(s, "Gaza")
    assert control(s, "Gaza") == "AP"


@rule("15.2.5")
def test_desert_forts_may_be_entered_in_summer() -> None:
    s = position(turn=6, side="AP", units={"Sinai": "BRc BRc"}, war="TU", hands=FIVE["AP"])
    operate(s, "move Sinai")
    do(s, "take BRc1", "take BRc2", "go Gaza")
    assert here(s, "Gaza") == "BRc BRc"


@rule("15.2.5")
def test_a_desert_space_is_not_activated_to_attack_in_summer() -> None:
    s = position(turn=6, side="AP", units={"Gaza": "BRc BRc"}, war="TU", hands=FIVE["AP"])
    do(s, "operations Zimmermann Telegram AP54")
    refused(s, "attack Gaza")


@rule("15.2.5")
def test_a_desert_space_is_not_attacked_in_summer() -> None:
    s = position(turn=6, side="AP", units={"Cairo": "BRc", "Sinai": "TUc"}, war="TU", hands=FIVE["AP"])
    operate(s, "attack Cairo")
    assert not offered(s, "strike")


@rule("15.2.5")
def test_a_desert_space_is_attacked_in_spring() -> None:
    s = position(turn=5, side="AP", units={"Cairo": "BRc", "Sinai": "TUc"}, war="TU", hands=FIVE["AP"])
    operate(s, "attack Cairo")
    assert offered(s, "strike") == ["Sinai"]


@rule("R79")
def test_ana_alone_besieges_aqaba() -> None:
    s = position(side="AP", units={"Arabia": "ANAc"}, war="TU", hands=FIVE["AP"])
    operate(s, "move Arabia")
    walk(s, "ANAc", "Aqaba")
    assert control(s, "Aqaba") == "CP"


@rule("R79")
def test_when_aqaba_falls_to_ana_it_is_allied_for_good() -> None:
    s = position(phase="siege", units={"Aqaba": "ANAc"}, war="TU", levels=QUIET)
    roll(s, 2)
    assert not stands(s, "Aqaba")
    assert control(s, "Aqaba") == "AP"


@rule("R79", "11.1.15")
def test_aqaba_stays_allied_when_ana_leaves() -> None:
    s = position(
        side="AP", units={"Aqaba": "ANAc"}, war="TU", destroyed="Aqaba", hands=FIVE["AP"], control={"AP": "Aqaba"}
    )
    operate(s, "move Aqaba")
    walk(s, "ANAc", "Arabia")
    assert control(s, "Aqaba") == "AP"


# Forts left behind


@rule("12.5.1", "R91", "R41")
def test_defenders_retreat_even_if_nobody_can_besiege_their_fort() -> None:
    # GE1 and a corps: 7, die 6: 5, FR1 takes 3. FR1 and the fort: 6, die 1: 3, GE1 must take it (the corps has 2).
    # The corps at full strength forces the retreat of two spaces but cannot besiege a fort of 3.
    s = position(units={"Metz": "GE1 GEc", "Verdun": "FR1"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GE1 GEc", 6, 1)
    assert here(s, "Metz") == "(GE1) GEc"
    do(s, "go Chateau Thierry", "go Paris")
    assert here(s, "Verdun") == ""
    assert not offered(s, "take")


@rule("R86", "R41")
def test_an_army_that_advances_besieges_the_fort_left_behind() -> None:
    # GE1 and GE2: 10, die 4: 5; FR1 and the fort 6, die 1: 3.
    s = position(units={"Metz": "GE1 GE2", "Verdun": "FR1"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GE1 GE2", 4, 1)
    do(s, "lose GE2", "go Chateau Thierry", "go Paris", "take GE1")
    assert here(s, "Verdun") == "GE1"
    assert control(s, "Verdun") == "AP"
    assert not offered(s, "go")


@rule("15.2.2", "R24")
def test_when_the_besiegers_have_left_nobody_passes_the_fort() -> None:
    s = position(units={"Ivangorod": "AHc", "Czestochowa": "AHc"}, hands=FIVE["CP"])
    operate(s, "move Ivangorod", "move Czestochowa")
    walk(s, "AHc1", "Lublin")
    do(s, "take AHc2")
    refused(s, "go Kovel")


@rule("15.1.1", "R24")
def test_a_whole_stack_stops_in_an_unbesieged_fort() -> None:
    s = position(units={"Czestochowa": "AH1 AHc"}, hands=FIVE["CP"])
    operate(s, "move Czestochowa")
    do(s, "take AH1", "take AHc1")
    refused(s, "go Lublin")
    do(s, "go Ivangorod")
    assert here(s, "Ivangorod") == "AH1 AHc"
    assert not offered(s, "go")
    assert not offered(s, "take")


@rule("15.2.3", "R43")
def test_as_many_corps_as_the_siege_needs_stay_out_of_outward_attacks() -> None:
    s = position(units={"Ivangorod": "AHc AHc (AHc)", "Lublin": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Ivangorod")
    do(s, "strike Lublin")
    taken = 0
    while offered(s, "with"):
        do(s, f"with {offered(s, 'with')[0]}")
        taken += 1
    assert taken == 2


@rule("15.2.3", "R43")
@pytest.mark.parametrize(("besiegers", "again"), [("AHc AHc", False), ("AHc AHc AHc", True)])
def test_units_that_attacked_outward_do_not_count_for_the_siege_in_a_second_attack(besiegers: str, again: bool) -> None:
    # Both corps: the lowest columns, die 1: 0. Nobody is lost.
    s = position(units={"Ivangorod": besiegers, "Lublin": "RUc", "Czestochowa": "RUc"}, hands=FIVE["CP"])
    operate(s, "attack Ivangorod")
    assert {"Czestochowa", "Lublin"} <= set(offered(s, "strike"))
    fight(s, "Lublin", "AHc", 1, 1)
    assert here(s, "Ivangorod") == besiegers
    assert ("Czestochowa" in offered(s, "strike")) is again


@rule("15.2.3", "R43")
def test_one_besieger_attacks_the_fort_and_the_other_outward() -> None:
    s = position(units={"Ivangorod": "AH1 AHc", "Lublin": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Ivangorod")
    strike(s, "Ivangorod", "AHc")
    roll(s, 1, 1)  # nothing happens
    assert "Lublin" in offered(s, "strike")
    do(s, "strike Lublin")
    assert asked(s) == ["chance"]


@rule("15.2.3", "R43")
def test_when_the_fort_has_fallen_all_may_attack_outward() -> None:
    s = position(units={"Liege": "GE1 GE2", "Brussels": "BE1"}, hands=FIVE["CP"])
    operate(s, "attack Liege")
    fight(s, "Liege", "GE1", 6, 1)
    assert offered(s, "strike") == ["Brussels"]


@rule("15.2.4", "R87")
def test_besiegers_that_attack_the_fort_and_lose_a_corps_are_a_remnant() -> None:
    # The reduced corps: column 1, die 1: 0; the fort: 3, die 5: 2.
    s = position(units={"Liege": "GEc GEc (GEc)", "Koblenz": "GE1"}, hands=FIVE["CP"])
    operate(s, "attack Liege", "attack Koblenz")
    assert offered(s, "strike") == ["Liege"]
    fight(s, "Liege", "(GEc)", 1, 5)
    assert here(s, "Liege") == "GEc GEc"
    assert "Liege" not in offered(s, "strike")  # attacked once already (12.1.6)


@rule("12.5.6", "R35", "R80")
def test_retreated_units_do_not_shield_a_fort() -> None:
    # RU1 retreats to Warsaw; GE2 then does 2 to the fort of 2.
    s = position(units={"Breslau": "GE1", "Plock": "GE2", "Lodz": "RU1"}, status=(0, 4), hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Plock")
    fight(s, "Lodz", "GE1", 1, 1)
    do(s, "go Warsaw", "done")
    fight(s, "Warsaw", "GE2", 1, 1)
    assert here(s, "Eliminated", "AP") == "RU1"
    assert not stands(s, "Warsaw")
    do(s, "take GE2")
    assert control(s, "Warsaw") == "CP"


@rule("15.1.11")
def test_before_oberost_germans_do_not_attack_the_russian_fort_they_besiege() -> None:
    s = position(units={"Lomza": "GE1 GEc", "Bialystok": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Lomza")
    assert offered(s, "strike") == ["Bialystok"]


@rule("R87", "15.1.10")
def test_a_victory_point_comes_with_a_fort_that_falls_to_a_remnant() -> None:
    s = position(units={"Verdun": "GEc GEc", "Metz": "(GE1)"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "(GE1)", 6, 1)
    assert control(s, "Verdun") == "CP"
    assert s.points == 11


@rule("15.2.2", "13.1.5")
def test_redeployment_passes_a_besieged_fort() -> None:
    s = position(units={"Liege": "GE1", "Brussels": "GEc"}, hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2", "take GEc1", "go Essen")
    assert here(s, "Essen") == "GEc"


@rule("15.2.4", "13.1.5")
def test_redeployment_does_not_pass_a_broken_siege() -> None:
    # The corps in Brussels is without supply; one in Aachen may not redeploy to the remnant's space beyond need.
    s = position(units={"Liege": "GEc", "Aachen": "GEc"}, hands={"CP": "CP2"})
    do(s, "redeploy Wireless Intercepts CP2", "take GEc2")
    assert "Liege" not in offered(s, "go")
    assert "Brussels" not in offered(s, "go")


@rule("15.1.3", "R43")
def test_units_outside_do_not_join_an_attack_on_a_besieged_fort() -> None:
    s = position(units={"Liege": "GE1", "Koblenz": "GE2"}, hands=FIVE["CP"])
    operate(s, "attack Liege", "attack Koblenz")
    do(s, "strike Liege")
    assert asked(s) == ["chance"]  # GE1 alone
    roll(s, 1, 1)
    assert stands(s, "Liege")  # column 5, die 1: 2; both armies would do 3


@rule("R82", "12.5.3")
def test_besiegers_may_stand_on_the_terrain_of_the_fort_s_space() -> None:
    # FR1 and FR2 against GE1, GE2 in the mountain of Belfort: 6 to column 5, die 6: 5; the Germans 10, die 1: 3.
    s = position(side="AP", units={"Dijon": "FR1 FR2", "Belfort": "GE1 GE2"}, hands=FIVE["AP"])
    operate(s, "attack Dijon")
    fight(s, "Belfort", "FR1 FR2", 6, 1)
    do(s, "lose GE1", "lose FR1")
    assert {"stand", "yield"} <= set(offered(s))
    do(s, "stand", "lose GE2")
    assert here(s, "Belfort") == "(GE1) (GE2)"


@rule("R82", "12.7.1")
def test_those_who_drive_off_besiegers_are_in_their_own_fort_space() -> None:
    # Even a single corps may enter; nothing is besieged.
    s = position(side="AP", units={"Brussels": "BRc", "Liege": "(GEc)"}, hands=FIVE["AP"])
    operate(s, "attack Brussels")
    fight(s, "Liege", "BRc", 6, 1)
    do(s, "take BRc1")
    assert here(s, "Liege") == "BRc"
    assert control(s, "Liege") == "AP"


@rule("15.2.1")
def test_only_a_fort_that_stands_is_besieged() -> None:
    units = {"Liege": "GE1", "Antwerp": "GE2"}
    s = position(units=units, control={"CP": "Liege"}, destroyed="Liege")
    assert [s.besieged(SPACE_OF[space]) for space in units] == [False, True]
