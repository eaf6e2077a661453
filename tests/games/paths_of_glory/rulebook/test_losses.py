"""12.4, 12.6: losses, replacement corps, the attacker's first loss, fire in turn, Withdrawal."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.words import FIVE, fight, operate, stands
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    choose,
    control,
    do,
    hand,
    here,
    offered,
    passing,
    position,
    roll,
    rule,
)

# Reduced attackers neither force a retreat nor advance: what remains is the losses. Reduced German armies have 3 each:
# one fires 1 2 2 3 3 4 on dice 1 to 6, two 3 3 4 4 5 5, three 3 4 4 5 5 7.


def attacked(defenders: str, reserve: str, attackers: str, attack: int, defence: int = 1) -> PathsState:
    """Germans in Sedan attack Cambrai (clear)."""
    s = position(units={"Sedan": attackers, "Cambrai": defenders, "Reserve": reserve}, hands=FIVE["CP"])
    operate(s, "attack Sedan")
    return fight(s, "Cambrai", attackers, attack, defence)


def attacking(attackers: str, attack: int, defence: int, defenders: str = "GE1") -> PathsState:
    """Allies in Cambrai attack Sedan (forest, no shifts)."""
    s = position(side="AP", units={"Cambrai": attackers, "Sedan": defenders}, hands=FIVE["AP"])
    operate(s, "attack Cambrai")
    return fight(s, "Sedan", attackers, attack, defence)


@rule("12.1.4", "12.1.5")
def test_two_equal_corps_of_a_space_may_attack_together() -> None:
    # Two corps: Corps column 4, die 5: 2, a step of RU1. One alone would do 1.
    s = position(units={"Breslau": "GEc GEc", "Lodz": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Breslau")
    fight(s, "Lodz", "GEc GEc", 5, 1)
    assert here(s, "Lodz") != "RU1"


@rule("12.1.4", "12.1.5")
def test_three_equal_corps_of_a_space_may_attack_together() -> None:
    # Corps column 6, die 3: 2.
    s = position(units={"Breslau": "GEc GEc GEc", "Lodz": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Breslau")
    fight(s, "Lodz", "GEc GEc GEc", 3, 1)
    assert here(s, "Lodz") != "RU1"


@rule("12.1.1")
def test_of_two_equal_corps_one_may_attack_alone() -> None:
    s = position(units={"Breslau": "GEc GEc", "Lodz": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Breslau")
    do(s, "strike Lodz")
    if "GEc1" in offered(s, "with"):
        do(s, "with GEc1")
    assert offered(s, "with") == ["GEc2"]
    do(s, "done")
    roll(s, 5, 1)
    assert here(s, "Lodz") == "RU1"


# How much


@rule("12.4.3", "12.4.4")
def test_the_example_of_the_rulebook() -> None:
    # A full and a reduced French army, loss number 5: the reduced army and both steps of its corps.
    s = attacked("FR1 (FR2)", "FRc", "(GE1) (GE2) (GE3)", 4)
    assert here(s, "Cambrai") == "FR1"
    assert here(s, "Eliminated", "AP") == "FR2 FRc"


@rule("12.4.2", "12.4.3")
def test_a_loss_number_below_the_factor_does_nothing() -> None:
    s = attacked("FR1", "", "(GE1)", 3)
    assert here(s, "Cambrai") == "FR1"


@rule("12.4.2")
def test_a_loss_number_of_the_factor_reduces_an_army() -> None:
    s = attacked("FR1", "", "(GE1)", 4)
    assert here(s, "Cambrai") == "(FR1)"


@rule("12.4.3")
def test_an_exact_loss_goes_before_a_smaller_one() -> None:
    # Loss number 3: two corps steps make only 2.
    s = attacked("FR1 FRc", "", "(GE1) (GE2)", 1)
    assert here(s, "Cambrai") == "(FR1) FRc"


@rule("12.4.3")
def test_losses_never_exceed_the_loss_number() -> None:
    # Loss number 2: the army cannot take it, the corps takes both.
    s = attacked("FR1 FRc", "", "(GE1)", 2)
    assert here(s, "Cambrai") == "FR1"
    assert here(s, "Eliminated", "AP") == "FRc"


@rule("12.4.3")
def test_equal_ways_are_left_to_the_player() -> None:
    s = attacked("FR1 FRc FRc", "", "(GE1) (GE2)", 1)
    assert asked(s) == ["Allied Powers"]
    assert offered(s, "lose") == ["FR1", "FRc1"]


@rule("12.4.3", "R38")
def test_after_a_first_step_only_ways_to_the_maximum_are_left() -> None:
    # Loss number 4: one army step and one corps step.
    s = attacked("FR1 FRc", "", "(GE1) (GE2)", 3)
    if offered(s, "lose"):
        choose(s, "lose", "FRc")
    assert here(s, "Cambrai") == "(FR1) (FRc)"


@rule("12.4.4.2", "R38")
def test_two_armies_of_three_hit_by_seven_lose_one_for_good() -> None:
    s = attacked("FR1 FR2", "", "(GE1) (GE2) (GE3)", 6)
    do(s, "lose FR1")
    assert here(s, "Cambrai") == "FR2"
    assert here(s, "Removed", "AP") == "FR1"


@rule("12.4.4.2", "R38")
def test_two_armies_of_two_hit_by_five_lose_one_for_good() -> None:
    s = position(units={"Breslau": "(GE1) (GE2) (GE3)", "Lodz": "RU1 RU2"}, hands=FIVE["CP"])
    operate(s, "attack Breslau")
    fight(s, "Lodz", "(GE1) (GE2) (GE3)", 4, 1)
    do(s, "lose RU1")
    assert here(s, "Lodz") == "RU2"
    assert here(s, "Removed", "AP") == "RU1"


@rule("12.4.4", "12.4.3")
def test_with_a_corps_in_the_reserve_seven_is_met_exactly() -> None:
    s = attacked("FR1 FR2", "FRc", "(GE1) (GE2) (GE3)", 6)
    do(s, "lose FR1")
    assert here(s, "Cambrai") == "FR2 (FRc)"
    assert here(s, "Eliminated", "AP") == "FR1"


@rule("12.4.3")
def test_two_armies_of_three_hit_by_five_lose_one_step() -> None:
    s = attacked("FR1 FR2", "", "(GE1) (GE2) (GE3)", 4)
    do(s, "lose FR2")
    assert here(s, "Cambrai") == "FR1 (FR2)"


@rule("12.4.3", "R38")
def test_two_armies_of_two_hit_by_four_may_lose_it_either_way() -> None:
    s = position(units={"Breslau": "(GE1) (GE2)", "Lodz": "RU1 RU2"}, hands=FIVE["CP"])
    operate(s, "attack Breslau")
    fight(s, "Lodz", "(GE1) (GE2)", 3, 1)
    do(s, "lose RU1")
    assert offered(s, "lose") == ["RU1", "RU2"]
    do(s, "lose RU2")
    assert here(s, "Lodz") == "(RU1) (RU2)"


@rule("12.4.4.2", "R38")
def test_an_army_is_destroyed_rather_than_leaving_a_point_that_its_corps_would_have_taken() -> None:
    # 12.4.4.2 in general form: loss number 4, both ways make 3.
    s = attacked("FR1 (FR2)", "", "(GE1) (GE2) (GE3)", 2)
    if offered(s, "lose"):
        assert offered(s, "lose") == ["FR2"]
        do(s, "lose FR2")
    assert here(s, "Cambrai") == "FR1"
    assert here(s, "Removed", "AP") == "FR2"


@rule("R38")
def test_no_losses_change_nothing() -> None:
    # The corps of two: die 1: 0. The defender: column 3, die 1: 1, a step of the corps.
    s = position(units={"Breslau": "(GEc)", "Lodz": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Breslau")
    fight(s, "Lodz", "(GEc)", 1, 1)
    assert here(s, "Lodz") == "RU1"
    assert here(s, "Eliminated", "CP") == "GEc"


@rule("12.2.10")
def test_the_defender_takes_losses_first_and_fires_with_what_was_there() -> None:
    # FR1 is destroyed, yet its die counts: column 2, die 5: 3.
    s = attacked("(FR1)", "", "(GE1)", 4, 5)
    assert here(s, "Cambrai") == ""
    assert here(s, "Removed", "CP") == "GE1"


# Replacement corps


@rule("12.4.4")
def test_a_destroyed_army_is_replaced_by_a_full_corps() -> None:
    s = attacked("(FR1)", "FRc (FRc)", "(GE1)", 4)
    assert here(s, "Cambrai") == "FRc"
    assert here(s, "Reserve", "AP") == "(FRc)"
    assert here(s, "Eliminated", "AP") == "FR1"


@rule("12.4.4")
def test_without_a_full_corps_a_reduced_one_replaces_the_army() -> None:
    s = attacked("(FR1)", "(FRc)", "(GE1)", 4)
    assert here(s, "Cambrai") == "(FRc)"
    assert here(s, "Eliminated", "AP") == "FR1"


@rule("12.4.4", "12.4.7")
def test_without_any_corps_the_army_is_removed() -> None:
    s = attacked("(FR1)", "", "(GE1)", 4)
    assert here(s, "Cambrai") == ""
    assert here(s, "Removed", "AP") == "FR1"


@rule("12.4.4")
def test_a_corps_of_another_nation_replaces_no_army() -> None:
    s = attacked("(FR1)", "BRc BEc", "(GE1)", 4)
    assert here(s, "Cambrai") == ""
    assert here(s, "Removed", "AP") == "FR1"
    assert here(s, "Reserve", "AP") == "BEc BRc"


@rule("12.4.4.3")
@pytest.mark.parametrize(("army", "reserve", "corps"), [
    ("BEF", "BRc BEFc", "BEFc"), ("BEF", "BRc", ""), ("BR1", "BRc BEFc", "BRc"), ("BR1", "BEFc", ""),
    ("BR1", "AUSc CNDc PTc", ""), ("NE", "BRc BEFc", "BRc"), ("BE1", "BEc", "BEc"),
])  # fmt: skip
def test_which_corps_replace_british_armies(army: str, reserve: str, corps: str) -> None:
    s = attacked(f"({army})", reserve, "(GE1)", 4)
    assert here(s, "Cambrai") == corps


@rule("12.4.4.3", "12.4.7")
def test_mef_is_replaced_by_a_british_corps_and_removed() -> None:
    s = attacked("(MEF)", "BRc", "(GE1)", 2)
    assert here(s, "Cambrai") == "BRc"
    assert here(s, "Removed", "AP") == "MEF"


@rule("12.4.7", "R39")
def test_a_non_replaceable_army_is_removed_though_a_corps_replaces_it() -> None:
    s = attacked("(BEF)", "BEFc", "(GE1)", 4)
    assert here(s, "Cambrai") == "BEFc"
    assert here(s, "Removed", "AP") == "BEF"


@rule("12.4.4.1", "12.4.7", "R39")
def test_an_army_without_supply_is_replaced_and_removed() -> None:
    s = position(
        units={"Koblenz": "(GE1)", "Sedan": "(FR1)", "Reserve": "FRc"}, destroyed="Verdun",
        control={"CP": "Cambrai,Chateau Thierry,Brussels,Verdun"}, hands=FIVE["CP"],
    )  # fmt: skip
    operate(s, "attack Koblenz")
    fight(s, "Sedan", "(GE1)", 4, 1)
    assert here(s, "Sedan") == "FRc"
    assert here(s, "Removed", "AP") == "FR1"


@rule("R89")
def test_montenegro_replaces_no_serbian_army() -> None:
    s = position(units={"Valjevo": "(GE1)", "Nis": "(SB1)", "Reserve": "MNc"}, hands=FIVE["CP"])
    operate(s, "attack Valjevo")
    fight(s, "Nis", "(GE1)", 2, 1)
    assert here(s, "Nis") == ""
    assert here(s, "Removed", "AP") == "SB1"


@rule("12.4.4", "R77")
def test_czechs_and_cavalry_replace_no_russian_army() -> None:
    s = position(units={"Breslau": "(GE1)", "Lodz": "(RU1)", "Reserve": "CZLc RUCAVc"}, hands=FIVE["CP"])
    operate(s, "attack Breslau")
    fight(s, "Lodz", "(GE1)", 2, 1)
    assert here(s, "Lodz") == ""
    assert here(s, "Removed", "AP") == "RU1"


@rule("R89")
def test_polish_corps_replace_german_armies() -> None:
    s = position(side="AP", units={"Cambrai": "(BR1)", "Sedan": "(GE1)", "Reserve": "PLc"}, hands=FIVE["AP"])
    operate(s, "attack Cambrai")
    fight(s, "Sedan", "(BR1)", 4, 1)
    assert here(s, "Sedan") == "PLc"
    assert here(s, "Eliminated", "CP") == "GE1"


@rule("12.4.2")
@pytest.mark.parametrize(("die", "left"), [(1, "BEFc"), (2, "(BEFc)"), (4, "")])
def test_the_corps_of_the_bef_has_factors_of_two_and_one(die: int, left: str) -> None:
    # Loss numbers 1, 2 and 3.
    s = attacked("BEFc", "", "(GE1)", die)
    assert here(s, "Cambrai") == left
    assert here(s, "Removed", "AP") == ("" if left else "BEFc")


@rule("12.4.2", "12.4.7")
def test_an_eliminated_corps_may_be_rebuilt() -> None:
    s = attacked("(FRc)", "", "(GE1)", 1)
    assert here(s, "Eliminated", "AP") == "FRc"


@rule("R38", "12.5.1")
def test_the_replacement_corps_of_an_attacker_forces_the_retreat_and_advances() -> None:
    # Column 3, die 6: 4 against column 3, die 4: 3.
    s = attacked("FR1", "GEc", "(GE1)", 6, 4)
    assert here(s, "Sedan") == "GEc"
    do(s, "go Amiens")
    assert here(s, "Amiens") == "(FR1)"
    do(s, "take GEc1")
    assert here(s, "Cambrai") == "GEc"


@rule("R38", "12.5.1")
def test_a_reduced_replacement_corps_forces_no_retreat() -> None:
    s = attacked("FR1", "(GEc)", "(GE1)", 6, 4)
    assert here(s, "Sedan") == "(GEc)"
    assert here(s, "Cambrai") == "(FR1)"


# The attacker's first loss


@rule("12.4.5")
def test_the_bef_takes_the_attacker_s_first_loss() -> None:
    s = attacking("BEF BR1", 1, 2)  # 3 each
    assert here(s, "Cambrai") == "BR1 (BEF)"


@rule("12.4.5")
def test_the_bef_corps_comes_next_if_the_army_cannot_take_the_loss() -> None:
    s = attacking("BEF BEFc BR1", 1, 1)  # 2 to the attacker
    assert here(s, "Cambrai") == "BR1 BEF (BEFc)"


@rule("12.4.5", "12.4.3")
def test_the_first_loss_outranks_the_exact_loss() -> None:
    # Loss number 3: BR1 could take it, but the Canadians must begin and then only they can go on.
    s = attacking("BR1 CNDc", 1, 2)
    assert here(s, "Cambrai") == "BR1"
    assert here(s, "Eliminated", "AP") == "CNDc"


@rule("12.4.5")
def test_australians_and_canadians_rank_equally() -> None:
    s = attacking("BR1 AUSc CNDc", 1, 2)
    assert offered(s, "lose") == ["AUSc", "CNDc"]


@rule("12.4.5")
def test_the_first_loss_passes_to_others_when_nobody_of_the_list_can_take_it() -> None:
    s = attacking("BEF BRc", 1, 1)  # 2 to the attacker
    assert here(s, "Cambrai") == "BEF"
    assert here(s, "Eliminated", "AP") == "BRc"


@rule("12.4.5", "R38")
def test_only_the_first_step_is_prescribed() -> None:
    # Loss number 3: the Canadians begin, then any corps may go on.
    s = attacking("CNDc BRc BRc", 1, 2)
    assert here(s, "Cambrai").count("(") == 1
    assert set(offered(s, "lose")) == {"BRc1", "CNDc"}


@rule("12.4.5", "12.4.4.2", "R38")
def test_after_the_first_step_an_army_is_destroyed_rather_than_leaving_a_point() -> None:
    # Loss number 7: BEF takes 3; of the 4 left either way takes 3, but an army destroyed without a corps outranks.
    s = attacking("BEF BR1 BR2", 1, 4, "GE1 GE2 GE3")
    do(s, "lose GE1")
    assert here(s, "Cambrai") == "BR1 BR2"
    assert here(s, "Removed", "AP") == "BEF"


@rule("12.4.5")
def test_defenders_have_no_first_loss() -> None:
    s = attacked("BEF BR1", "", "(GE1) (GE2)", 1)
    assert offered(s, "lose") == ["BEF", "BR1"]


@rule("12.4.5")
def test_the_caucasus_army_takes_the_attacker_s_first_loss() -> None:
    # Three corps and the fort: Corps column 4, die 4: 2. CAU 3 and 2 corps: column 5 to 4 in the mountains, die 1: 2.
    s = position(side="AP", units={"Kars": "CAU RUc RUc", "Erzerum": "TUc TUc TUc"}, war="TU", hands=FIVE["AP"])
    operate(s, "attack Kars")
    fight(s, "Erzerum", "CAU RUc RUc", 1, 4)
    choose(s, "lose", "TUc")
    assert here(s, "Kars") == "(CAU) RUc RUc"


@rule("12.4.5", "12.1.11.1", "11.2.2")
def test_the_second_example_of_combat() -> None:
    # The die 6 stands for the 5 with Fortified Machine Guns.
    s = position(
        turn=10, side="AP", units={"Amiens": "BR3 BR4", "Chateau Thierry": "(CNDc) FR6", "Cambrai": "GE2 GEc GEc"},
        control={"CP": "Sedan"}, trenches={"Cambrai": "CP 2"}, hands=FIVE["AP"],
    )  # fmt: skip
    operate(s, "attack Amiens", "attack Chateau Thierry")
    do(s, "strike Cambrai", "with BR3", "with BR4", "with FR6")
    if offered(s, "with"):
        do(s, "with CNDc")
    passing(s)
    roll(s, 4, 6)
    choose(s, "lose", "GE2")
    if offered(s, "lose") and asked(s) == ["Central Powers"]:
        choose(s, "lose", "GEc")
    assert here(s, "Cambrai") == "(GE2) (GEc) GEc"
    assert here(s, "Eliminated", "AP") == "CNDc"
    do(s, "lose BR3", "lose BR4")
    assert here(s, "Amiens") == "(BR3) (BR4)"
    assert here(s, "Chateau Thierry") == "FR6"


# Fire in turn


@rule("12.3.3", "12.2.8", "R37")
def test_the_first_example_of_combat() -> None:
    s = position(
        turn=1, units={"Danzig": "GE8", "Konigsberg": "GEc", "Tannenberg": "RU2", "Reserve": "RUc"}, hands=FIVE["CP"]
    )
    operate(s, "attack Danzig", "attack Konigsberg")
    do(s, "strike Tannenberg", "with GE8", "with GEc1", "pin Danzig")
    roll(s, 3)  # and 1 for Konigsberg: success
    roll(s, 3)  # 7 factors: 4
    assert here(s, "Tannenberg") == "RUc"
    assert here(s, "Eliminated", "AP") == "RU2"
    roll(s, 4)  # the corps: 1
    assert here(s, "Konigsberg") == "(GEc)"
    do(s, "yield", "go Lomza", "go Warsaw")
    assert here(s, "Warsaw") == "RUc"
    assert offered(s, "take") == ["GE8"]
    do(s, "take GE8")
    assert here(s, "Tannenberg") == "GE8"
    assert not offered(s, "go")  # forest


@rule("12.3.3", "R37")
def test_after_a_failed_flank_attack_dead_attackers_do_not_fire() -> None:
    # RU1 and RU2: 6, die 5: 5: the reduced army without a corps in the Reserve and the corps.
    s = position(units={"Breslau": "(GE1)", "Posen": "GEc", "Lodz": "RU1 RU2"}, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Posen")
    do(s, "strike Lodz", "with GE1", "with GEc1", "pin Breslau")
    roll(s, 1)  # and 1: failure
    roll(s, 5)
    if offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert here(s, "Breslau") == ""
    assert here(s, "Posen") == ""
    if offered(s, "roll"):
        roll(s, 6)
    assert here(s, "Lodz") == "RU1 RU2"


@rule("R37", "12.7.2")
def test_when_a_flank_attack_destroys_everything_nobody_fires_back() -> None:
    s = position(units={"Breslau": "GE1", "Posen": "GEc", "Lodz": "RUc"}, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Posen")
    do(s, "strike Lodz", "with GE1", "with GEc1", "pin Breslau")
    roll(s, 6, 1)
    if offered(s, "roll"):
        roll(s, 6)
    assert here(s, "Eliminated", "AP") == "RUc"
    assert here(s, "Posen") == "GEc"
    assert offered(s, "take") == ["GE1", "GEc1"]


@rule("R37")
def test_an_intact_fort_left_alone_still_fires() -> None:
    # 10 and flank: die 1: 3: the corps takes 2, the fort of 3 stays and fires its 3 on the Corps table: die 5: 2.
    s = position(units={"Metz": "GE1", "Sedan": "(GE2) GEc", "Verdun": "FRc"}, hands=FIVE["CP"])
    operate(s, "attack Metz", "attack Sedan")
    do(s, "strike Verdun", "with GE1", "with GE2", "with GEc1", "pin Metz")
    roll(s, 6, 1)
    assert here(s, "Verdun") == ""
    assert stands(s, "Verdun")
    roll(s, 5)
    assert here(s, "Eliminated", "CP") == "GEc"


# Withdrawal


def withdrawal(defenders: str, reserve: str, attackers: str, attack: int, defence: int) -> PathsState:
    """Germans in Sedan attack Cambrai (clear), whose defenders play Withdrawal."""
    hands = {"CP": "CP33", "AP": "AP6"}
    s = position(units={"Sedan": attackers, "Cambrai": defenders, "Reserve": reserve}, hands=hands)
    operate(s, "attack Sedan")
    do(s, "strike Cambrai")
    for name in attackers.split():
        if offered(s, "with"):
            choose(s, "with", name)
    do(s, "play Withdrawal AP6")
    return roll(passing(s), attack, defence)


@rule("12.6.9", "12.6.3", "R33")
def test_withdrawal_prefers_corps_steps_and_gives_one_back() -> None:
    # GE1: die 2: 3. The army could take it exactly, so could three corps steps.
    s = withdrawal("BR1 BRc BRc", "", "GE1", 2, 1)
    while offered(s, "lose"):
        assert "BR1" not in offered(s, "lose")
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert len(offered(s, "restore")) == 2
    do(s, "restore BRc1")
    for _ in range(3):
        if offered(s, "take"):
            do(s, f"take {offered(s, 'take')[0]}")
        do(s, "go Amiens")
    assert here(s, "Amiens") in ("BR1 BRc", "BR1 (BRc) (BRc)")


@rule("12.6.6", "R33")
def test_withdrawal_gives_an_army_step_back_if_no_corps_lost_one() -> None:
    s = withdrawal("BR1", "", "GE1", 2, 1)
    do(s, "go Amiens")
    assert here(s, "Amiens") == "BR1"


@rule("12.6.7", "12.6.4")
def test_withdrawal_without_losses_still_retreats() -> None:
    s = withdrawal("BR1", "", "GE1", 1, 1)  # 2 against 2
    assert "Cambrai" not in offered(s, "go")
    do(s, "go Calais")
    assert here(s, "Calais") == "BR1"


@rule("12.6.4")
def test_withdrawal_retreats_only_one_space() -> None:
    s = withdrawal("BR1", "", "GE1 GE2", 3, 1)  # 4 against 2
    do(s, "go Amiens")
    assert here(s, "Amiens") == "BR1"
    do(s, "take GE1")
    assert here(s, "Cambrai") == "GE1"
    assert not offered(s, "go")


@rule("12.6.4", "R33")
def test_after_withdrawal_full_attackers_advance_even_if_they_lost() -> None:
    s = withdrawal("BR1 BR2", "", "GE1 GE2", 1, 6)  # 3 against 5
    do(s, f"lose {offered(s, 'lose')[0]}")  # the British step, which comes back
    do(s, "lose GE1")
    for _ in range(2):
        if offered(s, "take"):
            do(s, f"take {offered(s, 'take')[0]}")
        do(s, "go Amiens")
    assert here(s, "Amiens") == "BR1 BR2"
    assert offered(s, "take") == ["GE2"]
    do(s, "take GE2")
    assert control(s, "Cambrai") == "CP"


@rule("12.6.5", "R98")
def test_no_terrain_stops_the_retreat_of_withdrawal() -> None:
    s = position(
        units={"Koblenz": "GE1", "Sedan": "BR1"}, hands={"CP": "CP33", "AP": "AP6"}, trenches={"Sedan": "AP 2"}
    )
    operate(s, "attack Koblenz")
    do(s, "strike Sedan", "play Withdrawal AP6")
    roll(passing(s), 1, 1)
    assert not offered(s, "stand")
    do(s, "go Cambrai")
    assert here(s, "Cambrai") == "BR1"


@rule("12.6.8", "R33")
def test_withdrawal_brings_an_unreplaced_army_back_if_the_loss_was_exact() -> None:
    s = withdrawal("(BR1)", "", "GE1", 2, 1)
    do(s, "go Amiens")
    assert here(s, "Amiens") == "(BR1)"


@rule("12.6.8", "12.6.10", "R33")
def test_withdrawal_does_not_bring_an_unreplaced_army_back_otherwise() -> None:
    s = withdrawal("(BR1)", "", "GE1", 4, 1)  # 4
    assert here(s, "Removed", "AP") == "BR1"
    assert not offered(s, "go")
    assert offered(s, "take") == ["GE1"]


@rule("12.6.6", "R33")
def test_withdrawal_sends_the_replacement_corps_back_to_the_reserve() -> None:
    s = withdrawal("(BR1)", "BRc", "GE1", 2, 1)
    do(s, "go Amiens")
    assert here(s, "Amiens") == "(BR1)"
    assert here(s, "Reserve", "AP") == "BRc"


@rule("12.6.3", "R33")
def test_withdrawal_gives_the_step_of_a_replacement_corps_back() -> None:
    s = withdrawal("(BR1)", "BRc", "GE1", 4, 1)  # 3 and 1
    do(s, "go Amiens")
    assert here(s, "Amiens") == "BRc"
    assert here(s, "Eliminated", "AP") == "BR1"


@rule("12.6.10", "R33")
def test_withdrawal_lets_a_destroyed_corps_survive_reduced() -> None:
    s = withdrawal("FRc", "", "GE1", 1, 1)  # 2
    do(s, "go Amiens")
    assert here(s, "Amiens") == "(FRc)"


@rule("R33", "12.5.4")
def test_withdrawal_is_the_end_of_montenegro() -> None:
    s = position(units={"Mostar": "AH1", "Cetinje": "MNc"}, hands={"CP": "CP33", "AP": "AP6"})
    operate(s, "attack Mostar")
    do(s, "strike Cetinje", "play Withdrawal AP6")
    roll(passing(s), 1, 1)
    assert here(s, "Cetinje") == ""
    assert here(s, "Eliminated", "AP") == "MNc"


@rule("R33")
def test_withdrawal_leaves_the_fort() -> None:
    # GE1 besieges it by its advance.
    s = position(units={"Metz": "GE1", "Verdun": "FRc"}, hands={"CP": "CP33", "AP": "AP6"})
    operate(s, "attack Metz")
    do(s, "strike Verdun", "play Withdrawal AP6")
    roll(passing(s), 1, 1)  # 2, both steps of the corps
    do(s, "go Bar le Duc", "take GE1")
    assert here(s, "Bar le Duc") == "(FRc)"
    assert stands(s, "Verdun")
    assert here(s, "Verdun") == "GE1"
    assert control(s, "Verdun") == "AP"


@rule("12.6.3", "R33")
def test_in_a_successful_flank_attack_the_step_comes_back_after_the_defender_s_fire() -> None:
    # The corps is destroyed, does not fire, and then returns reduced.
    s = position(units={"Breslau": "GE1", "Posen": "GEc", "Lodz": "RUc"}, hands={"CP": "CP33", "AP": "AP6"})
    operate(s, "attack Breslau", "attack Posen")
    do(s, "strike Lodz", "with GE1", "with GEc1", "pin Breslau")
    roll(s, 6)
    do(s, "play Withdrawal AP6")
    roll(passing(s), 1)
    if offered(s, "roll"):
        roll(s, 6)
    assert here(s, "Posen") == "GEc"
    do(s, "go Plock")
    assert here(s, "Plock") == "(RUc)"


@rule("12.6.2", "R33")
def test_withdrawal_leaves_the_game() -> None:
    s = withdrawal("BR1", "", "GE1", 1, 1)
    do(s, "go Amiens")
    assert hand(s, "AP") == []
    assert s.removed[0]
    assert not s.piles[0]


@rule("12.6.9", "12.6.6", "R33")
def test_withdrawal_does_not_take_fewer_losses_for_the_sake_of_corps() -> None:
    # Loss number 3: only the army meets it; no corps step was lost, so the army's comes back.
    s = withdrawal("BR1 BRc", "", "GE1", 2, 1)
    for _ in range(2):
        if offered(s, "take"):
            do(s, f"take {offered(s, 'take')[0]}")
        do(s, "go Amiens")
    assert here(s, "Amiens") == "BR1 BRc"


@rule("12.6.3", "R33")
def test_withdrawal_gives_back_the_corps_step_and_not_the_army_s() -> None:
    # Loss number 4: one army step and one corps step.
    s = withdrawal("BR1 BRc", "", "GE1", 4, 1)
    if offered(s, "lose"):
        do(s, "lose BR1")
    for _ in range(2):
        if offered(s, "take"):
            do(s, f"take {offered(s, 'take')[0]}")
        do(s, "go Amiens")
    assert here(s, "Amiens") == "(BR1) BRc"


@rule("12.6.4", "12.5.4", "R33")
def test_withdrawal_without_a_way_out_is_the_end() -> None:
    # Supplied through Plock, which is full.
    units = {"Breslau": "GE1", "Lodz": "RU1", "Plock": "RUc RUc RUc", "Czestochowa": "GEc", "Warsaw": "GEc GEc"}
    s = position(units=units, hands={"CP": "CP33", "AP": "AP6"})
    operate(s, "attack Breslau")
    do(s, "strike Lodz", "play Withdrawal AP6")
    roll(passing(s), 1, 6)
    assert here(s, "Removed", "AP") == "RU1"


@rule("12.6.4", "12.1.2")
def test_units_that_withdrew_count_as_retreated() -> None:
    units = {"Sedan": "GE1", "Paris": "GE2", "Cambrai": "FR1"}
    s = position(units=units, hands={"CP": "CP33", "AP": "AP6"}, control={"CP": "Chateau Thierry"}, destroyed="Paris")
    operate(s, "attack Sedan", "attack Paris")
    do(s, "strike Cambrai")
    if offered(s, "with"):
        do(s, "with GE1")
    do(s, "play Withdrawal AP6")
    roll(passing(s), 1, 1)
    do(s, "go Amiens", "done")
    assert here(s, "Amiens") == "FR1"
    assert "Amiens" not in offered(s, "strike")


@rule("12.4.3", "12.4.4", "R38")
def test_the_army_whose_corps_is_in_the_reserve_goes_if_that_meets_the_number() -> None:
    # Loss number 4: the French army and a step of its corps; the British army would make 3.
    s = attacked("(FR1) (BR1)", "FRc", "(GE1) (GE2)", 3)
    assert here(s, "Cambrai") == "(BR1) (FRc)"


@rule("12.4.4", "R38")
def test_the_choice_includes_the_steps_of_a_corps_that_comes_in() -> None:
    # Loss number 4: the reduced army and a step of the corps beside it or of its replacement.
    s = attacked("(FR1) (FRc)", "FRc", "(GE1) (GE2)", 3)
    if "FR1" in offered(s, "lose"):
        do(s, "lose FR1")
    assert len(offered(s, "lose")) == 2
    do(s, "lose FRc1")
    assert here(s, "Cambrai") == "FRc"
    assert here(s, "Eliminated", "AP") == "FR1 FRc"


@rule("12.6.10", "12.6.3", "R33")
def test_withdrawal_lets_a_destroyed_replacement_corps_survive_reduced() -> None:
    # Loss number 5: the reduced army and both steps of the corps that replaced it.
    s = withdrawal("(BR1)", "BRc", "GE1", 6, 1)
    do(s, "go Amiens")
    assert here(s, "Amiens") == "(BRc)"
    assert here(s, "Eliminated", "AP") == "BR1"
    assert here(s, "Reserve", "AP") == ""


@rule("12.6.3", "12.6.9", "R33")
def test_withdrawal_brings_back_a_replacement_corps_beside_another_army() -> None:
    # Loss number 5: the reduced army and both steps of its corps; the full army cannot take what is left.
    s = withdrawal("FR1 (FR2)", "FRc", "GE1 GE2", 4, 1)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    for _ in range(2):
        if offered(s, "take"):
            do(s, f"take {offered(s, 'take')[0]}")
        do(s, "go Amiens")
    assert here(s, "Amiens") == "FR1 (FRc)"
    assert here(s, "Eliminated", "AP") == "FR2"


@rule("12.1.4", "12.1.8")
def test_equal_corps_of_two_spaces_are_different_attackers() -> None:
    s = position(units={"Breslau": "GEc", "Posen": "GEc", "Lodz": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Posen")
    do(s, "strike Lodz")
    assert offered(s, "with") == ["GEc1", "GEc2"]
    do(s, "with GEc1", "with GEc2")
    roll(passing(s), 1, 1)  # the Russian army does 1
    assert offered(s, "lose") == ["GEc1", "GEc2"]
    do(s, "lose GEc2")
    assert here(s, "Posen") == "(GEc)"


@rule("12.1.8")
def test_only_attacking_units_suffer_losses() -> None:
    # The corps stays out: nobody can take a loss number of 2.
    s = position(units={"Breslau": "GE1 GEc", "Lodz": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Breslau")
    fight(s, "Lodz", "GE1", 1, 3)
    assert here(s, "Breslau") == "GE1 GEc"


@rule("12.6.6", "12.6.8", "R33")
def test_withdrawal_gives_back_the_army_that_was_chosen() -> None:
    # Loss number 3: the full army is reduced, or the reduced one destroyed without a corps, exactly.
    for lost in ("BR1", "BR2"):
        s = withdrawal("BR1 (BR2)", "", "GE1", 2, 1)
        do(s, f"lose {lost}")
        for _ in range(2):
            if offered(s, "take") and asked(s) == ["Allied Powers"]:
                do(s, f"take {offered(s, 'take')[0]}")
            do(s, "go Amiens")
        assert here(s, "Amiens") == "BR1 (BR2)"


@rule("12.1.7", "R93")
def test_a_corps_of_no_strength_may_attack_alone() -> None:
    # Corps column 0, die 5: 1. The Russian corps: 1, die 1: 0.
    s = position(units={"Oppeln": "(AHc)", "Czestochowa": "RUc"}, hands=FIVE["CP"])
    operate(s, "attack Oppeln")
    fight(s, "Czestochowa", "(AHc)", 5, 1)
    assert here(s, "Czestochowa") == "(RUc)"  # no full attacker, so no retreat


@rule("12.1.7")
def test_a_corps_of_no_strength_absorbs_losses_for_others() -> None:
    # RU1: 3, die 1: 1.
    s = position(units={"Oppeln": "GEc (AHc)", "Czestochowa": "RU1"}, hands=FIVE["CP"])
    operate(s, "attack Oppeln")
    fight(s, "Czestochowa", "GEc (AHc)", 1, 1)
    do(s, "lose AHc1")
    assert here(s, "Oppeln") == "GEc"


@rule("15.1.8", "R33")
def test_a_fort_stays_where_withdrawal_lets_a_unit_survive() -> None:
    s = position(units={"Verdun": "FRc", "Metz": "GE1 GE2 GE3"}, hands={"CP": "CP46", "AP": "AP6"})
    do(s, f"operations {card('CP46')}", "attack Metz")
    do(s, "strike Verdun", "with GE1", "with GE2", "with GE3")
    while "pass" in offered(s) and f"play {card('AP6')}" not in offered(s):
        do(s, "pass")
    do(s, f"play {card('AP6')}")
    passing(s)
    roll(s, 6, 1)
    assert "Verdun" in s.view()["forts"]
