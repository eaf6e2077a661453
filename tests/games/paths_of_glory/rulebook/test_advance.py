"""12.7: the advance after combat."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.words import FIVE, fight, operate, stands, strike
from tests.games.paths_of_glory.vocabulary import (
    asked,
    control,
    do,
    done,
    here,
    offered,
    position,
    refused,
    roll,
    rule,
    trench,
)

# GE1 (5) against RU1 (3) in Lodz: dice 1 and 1: 2 to 1, one space; 3 and 1: 3 to 1, two spaces.
ONE, TWO = (1, 1), (3, 1)


def lodz(dice: tuple[int, int], defenders: str = "RU1", attackers: str = "GE1", **more: object) -> PathsState:
    """Germans in Breslau attack Lodz."""
    units = {"Breslau": attackers, "Lodz": defenders, **more.pop("units", {})}  # type: ignore[dict-item]
    s = position(units=units, hands=FIVE["CP"], **more)  # type: ignore[arg-type]
    operate(s, "attack Breslau")
    return fight(s, "Lodz", attackers, *dice)


@rule("12.7.2", "12.7.9")
def test_after_an_elimination_only_the_attacked_space_is_entered() -> None:
    s = lodz((6, 1), defenders="RUc")
    do(s, "take GE1")
    assert here(s, "Lodz") == "GE1"
    assert not offered(s, "go")
    assert control(s, "Lodz") == "CP"
    assert s.points == 11


@rule("12.7.1")
def test_after_a_retreat_of_one_space_only_the_attacked_space_is_entered() -> None:
    s = lodz(ONE)
    do(s, "go Plock", "take GE1")
    assert here(s, "Lodz") == "GE1"
    assert not offered(s, "go")


@rule("12.7.3")
def test_after_a_retreat_of_two_spaces_the_advance_goes_on_along_its_way() -> None:
    s = lodz(TWO)
    do(s, "go Plock", "go Lomza", "take GE1")
    assert offered(s, "go") == ["Plock"]
    do(s, "go Plock")
    assert here(s, "Plock") == "GE1"
    assert control(s, "Lodz") == "CP"
    assert control(s, "Plock") == "CP"


@rule("12.7.3")
def test_the_advance_may_halt_in_the_attacked_space() -> None:
    s = lodz(TWO)
    do(s, "go Plock", "go Lomza", "take GE1", "halt")
    assert here(s, "Lodz") == "GE1"
    assert control(s, "Plock") == "AP"


@rule("12.7.3", "R41")
def test_the_advance_may_follow_any_of_the_retreating_units() -> None:
    # 15, die 2: 5: one army and a step of its corps. RU1 and RU2: 6, die 1: 3.
    s = lodz((2, 1), defenders="RU1 RU2", attackers="GE1 GE2 GE3", units={"Reserve": "RUc"})
    do(s, "lose RU1", "lose GE3")
    for way in (("Plock", "Lomza"), ("Czestochowa", "Ivangorod")):
        if offered(s, "take") and asked(s) == ["Allied Powers"]:
            do(s, f"take {offered(s, 'take')[0]}")
        for space in way:
            if offered(s, "go"):
                do(s, f"go {space}")
    assert here(s, "Lodz") == ""
    do(s, "take GE1")
    assert offered(s, "go") == ["Czestochowa", "Plock"]
    do(s, "go Czestochowa", "take GE2", "go Plock")
    assert here(s, "Czestochowa") == "GE1"
    assert here(s, "Plock") == "GE2"


@rule("12.7.3")
def test_the_advance_stops_in_a_forest() -> None:
    # Koblenz to Sedan. 10, die 4: 5 against FR1's 1.
    s = position(units={"Koblenz": "GE1 GE2", "Sedan": "FR1"}, hands=FIVE["CP"])
    operate(s, "attack Koblenz")
    fight(s, "Sedan", "GE1 GE2", 4, 1)
    if "yield" in offered(s):
        do(s, "yield")
    do(s, "go Cambrai", "go Amiens", "take GE1")
    assert here(s, "Sedan") == "GE1"
    assert not offered(s, "go")


@rule("12.7.3")
@pytest.mark.parametrize(("base", "space", "way"), [
    ("Amiens", "Calais", ("Ostend", "Antwerp")), ("Cairo", "Sinai", ("Gaza", "Nablus")),
])  # fmt: skip
def test_the_advance_stops_in_swamp_and_desert(base: str, space: str, way: tuple[str, str]) -> None:
    if base == "Amiens":
        # 10 to the column 6-8 in the swamp, die 3: 4; FR1: 3, die 1: 1.
        s = position(units={base: "GE1 GE2", space: "FR1"}, control={"CP": "Sedan,Cambrai"}, hands=FIVE["CP"])
        operate(s, "attack Amiens")
        fight(s, space, "GE1 GE2", 3, 1)
    else:
        # NE: 4, with a corps 6: die 1: 3. Three Turkish corps: 3, die 1: 1.
        s = position(side="AP", units={base: "NE BRc", space: "TUc TUc TUc"}, war="TU", hands=FIVE["AP"])
        operate(s, "attack Cairo")
        fight(s, space, "NE BRc", 1, 1)
        while offered(s, "lose"):
            do(s, f"lose {offered(s, 'lose')[0]}")
    if "yield" in offered(s):
        do(s, "yield")
    while "GE1" not in offered(s, "take") and "NE" not in offered(s, "take"):
        if offered(s, "take"):
            do(s, f"take {offered(s, 'take')[0]}")
        do(s, f"go {way[0] if way[0] in offered(s, 'go') else way[1]}")
    do(s, "take GE1" if base == "Amiens" else "take NE")
    assert not offered(s, "go")


@rule("12.7.1", "10.1.1")
def test_no_more_than_three_units_advance_into_a_space() -> None:
    s = position(units={"Breslau": "GE1 GE2 GE3", "Posen": "GEc", "Lodz": "RUc"}, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Posen")
    strike(s, "Lodz", "GE1 GE2 GE3 GEc")
    roll(s, 1, 1)
    do(s, "take GE1", "take GE2", "take GE3")
    assert "GEc1" not in offered(s, "take")
    assert here(s, "Lodz") == "GE1 GE2 GE3"


@rule("12.7.1")
def test_reduced_attackers_do_not_advance() -> None:
    s = lodz((6, 1), defenders="RUc", attackers="GE1 (GE2)")
    assert offered(s, "take") == ["GE1"]


@rule("12.7.1")
def test_attackers_reduced_in_the_combat_do_not_advance() -> None:
    # RU1 alone: 3, die 4: 3; GE1 GE2: 10, die 4: 5 destroys it.
    s = lodz((4, 4), attackers="GE1 GE2")
    do(s, "lose GE1")
    assert offered(s, "take") == ["GE2"]


@rule("12.1.8", "12.7.1")
def test_units_that_did_not_attack_do_not_advance() -> None:
    s = position(units={"Breslau": "GE1 GE2", "Lodz": "RUc"}, hands=FIVE["CP"])
    operate(s, "attack Breslau")
    fight(s, "Lodz", "GE1", 6, 1)
    assert offered(s, "take") == ["GE1"]


@rule("12.7.1", "12.2.13")
def test_the_advance_is_voluntary() -> None:
    s = lodz((6, 1), defenders="RUc")
    do(s, "done")
    assert control(s, "Lodz") == "AP"
    assert here(s, "Breslau") == "GE1"


@rule("12.2.13", "R41")
def test_an_advance_does_not_need_a_won_combat() -> None:
    # Corps of 2 and 1: column 3, die 1: 1. The reduced corps: column 0, die 5: 1.
    s = lodz((1, 5), defenders="(RUc)", attackers="GEc (GEc)")
    if offered(s, "lose"):
        do(s, "lose GEc2")
    do(s, "take GEc1")
    assert here(s, "Lodz") == "GEc"


@rule("12.7.8")
def test_the_defender_never_advances() -> None:
    # The attacker, a reduced corps, is destroyed.
    s = lodz((1, 6), attackers="(GEc)")
    assert here(s, "Breslau") == ""
    assert not offered(s, "take")
    assert here(s, "Lodz") == "RU1"


@rule("12.7.5", "R86")
def test_the_advance_does_not_enter_a_space_with_an_enemy_unit() -> None:
    s = lodz(TWO, units={"Plock": "RUc"})
    do(s, "go Plock", "go Lomza", "take GE1")
    assert here(s, "Lodz") == "GE1"
    assert not offered(s, "go")


@rule("11.2.6", "12.7.9")
def test_an_advance_captures_a_trench_of_level_two() -> None:
    # 15 to 9-11, die 1: 3.
    s = lodz((1, 1), defenders="RUc", attackers="GE1 GE2 GE3", trenches={"Lodz": "AP 2"})
    do(s, "take GE1")
    assert trench(s, "Lodz") == "CP 1"


@rule("11.2.5", "12.7.9")
def test_an_advance_removes_a_trench_of_level_one() -> None:
    s = lodz((1, 1), defenders="RUc", attackers="GE1 GE2 GE3", trenches={"Lodz": "AP 1"})
    do(s, "take GE1")
    assert trench(s, "Lodz") == ""


@rule("11.2.4")
def test_without_an_advance_the_trench_stays() -> None:
    s = lodz((1, 1), defenders="RUc", attackers="GE1 GE2 GE3", trenches={"Lodz": "AP 1"})
    do(s, "done")
    assert trench(s, "Lodz") == "AP 1"


# Forts


@rule("12.7.6", "R86")
def test_once_the_fort_is_besieged_others_advance_beyond_it() -> None:
    # 15, die 2: 5; FR1 and the fort: 6, die 1: 3.
    s = position(units={"Metz": "GE1 GE2 GE3", "Verdun": "FR1"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GE1 GE2 GE3", 2, 1)
    do(s, "lose GE3", "go Chateau Thierry", "go Paris", "take GE1")
    assert not offered(s, "go")
    do(s, "take GE2", "go Chateau Thierry")
    assert here(s, "Verdun") == "GE1"
    assert here(s, "Chateau Thierry") == "GE2"
    assert control(s, "Verdun") == "AP"
    assert control(s, "Chateau Thierry") == "CP"
    assert stands(s, "Verdun")


@rule("12.7.6", "R86", "R41")
def test_corps_that_can_besiege_only_together_must_all_advance() -> None:
    # 5 corps factors, die 6: 3: the corps takes 2, the fort of 2 stays. The defender: 1, for the reduced corps.
    s = position(units={"Strasbourg": "GEc GEc (GEc)", "Nancy": "FRc"}, hands=FIVE["CP"])
    operate(s, "attack Strasbourg")
    fight(s, "Nancy", "(GEc) GEc GEc", 6, 1)
    if offered(s, "lose"):
        do(s, "lose GEc3")
    assert stands(s, "Nancy")
    do(s, "take GEc1")
    refused(s, "done")
    do(s, "take GEc2")
    assert here(s, "Nancy") == "GEc GEc"
    assert control(s, "Nancy") == "AP"


@rule("12.7.6", "R41")
def test_too_few_corps_do_not_advance_to_a_fort() -> None:
    s = position(units={"Strasbourg": "GEc (GEc) (GEc)", "Nancy": "FRc"}, hands=FIVE["CP"])
    operate(s, "attack Strasbourg")
    strike(s, "Nancy", "GEc (GEc) (GEc)")
    roll(s, 4, 1)  # column 4: 2, both steps of the French corps
    while offered(s, "lose"):
        do(s, "lose GEc2")
    assert here(s, "Nancy") == ""
    assert not offered(s, "take")


@rule("12.7.1", "15.1.9")
def test_after_the_fort_is_destroyed_too_anybody_advances() -> None:
    # 15, die 6: 7: the corps 2, the fort 3.
    s = position(units={"Metz": "GE1 GE2 GE3", "Verdun": "FRc"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GE1 GE2 GE3", 6, 1)
    do(s, "take GE1")
    assert control(s, "Verdun") == "CP"
    assert s.points == 11


# Places


def cambrai(**more: object) -> PathsState:
    """FR1 retreats two spaces from Cambrai through Amiens; GE1 has advanced to Cambrai."""
    s = position(units={"Sedan": "GE1 GE2", "Cambrai": "FR1"}, hands=FIVE["CP"], **more)  # type: ignore[arg-type]
    operate(s, "attack Sedan")
    fight(s, "Cambrai", "GE1 GE2", 4, 1)
    return do(s, "go Amiens", "go Rouen", "take GE1")


@rule("12.7.7", "R26")
def test_before_the_race_to_the_sea_nobody_advances_on_into_amiens() -> None:
    s = cambrai()
    assert here(s, "Cambrai") == "GE1"
    assert not offered(s, "go")


@rule("12.7.7", "R26")
def test_after_the_race_to_the_sea_the_advance_goes_on_into_amiens() -> None:
    s = cambrai(played="CP8")
    assert offered(s, "go") == ["Amiens"]


@rule("12.7.7", "R26")
def test_with_war_status_four_the_advance_goes_on_into_amiens() -> None:
    s = cambrai(status=(0, 4))
    assert offered(s, "go") == ["Amiens"]


@rule("12.7.7", "R26")
def test_an_attacked_amiens_may_always_be_entered() -> None:
    s = position(units={"Cambrai": "GE1", "Amiens": "FRc"}, control={"CP": "Sedan"}, hands=FIVE["CP"])
    operate(s, "attack Cambrai")
    fight(s, "Amiens", "GE1", 6, 1)
    do(s, "take GE1")
    assert here(s, "Amiens") == "GE1"


@rule("R30", "11.1.17")
@pytest.mark.parametrize(("army", "die"), [("BEF", 4), ("BR1", 5)])
def test_the_bef_does_not_advance_into_austria(army: str, die: int) -> None:
    # Both do 4, GE1 does 2: two spaces through Innsbruck.
    s = position(
        side="AP", units={"Stuttgart": army, "Augsburg": "GE1"}, control={"AP": "Strasbourg,Mannheim"},
        destroyed="Strasbourg", hands=FIVE["AP"],
    )  # fmt: skip
    operate(s, "attack Stuttgart")
    fight(s, "Augsburg", army, die, 1)
    do(s, "go Innsbruck", "go Spittal", f"take {army}")
    assert here(s, "Augsburg") == army
    assert offered(s, "go") == ([] if army == "BEF" else ["Innsbruck"])


@rule("12.7.1", "10.1.2", "R41")
def test_stacking_counts_at_the_end_of_the_advance() -> None:
    # 15 and 4: die 1: 5: one army for good; three Russian armies: 9, die 1: 3. Two spaces.
    units = {"Breslau": "GE1 GE2 GE3", "Thorn": "GEc PLc", "Lodz": "RU1 RU2 RU3"}
    s = position(units=units, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Thorn")
    strike(s, "Lodz", "GE1 GE2 GE3 GEc PLc")
    roll(s, 1, 1)
    do(s, "lose RU1", "lose GE1")
    while asked(s) == ["Allied Powers"]:
        if offered(s, "take"):
            do(s, f"take {offered(s, 'take')[0]}")
        do(s, f"go {'Plock' if 'Plock' in offered(s, 'go') else 'Lomza'}")
    for unit in ("GE2", "GE3", "GEc1"):
        do(s, f"take {unit}", "halt")
    do(s, "take PLc1")
    if offered(s, "go"):
        refused(s, "halt")
        do(s, "go Plock")
    assert here(s, "Lodz") == "GE2 GE3 GEc"
    assert here(s, "Plock") == "PLc"


@rule("12.7.3", "10.1.1", "R41")
def test_no_more_than_three_units_advance_beyond_the_attacked_space() -> None:
    # 8 corps factors, die 3: 3; two Russian corps: 2, die 1: 0. A reduced corps is left, and retreats two spaces.
    s = position(units={"Breslau": "GEc GEc GEc", "Posen": "PLc", "Lodz": "RUc RUc"}, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Posen")
    fight(s, "Lodz", "GEc GEc GEc PLc", 3, 1)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    do(s, "go Plock", "go Lomza")
    for unit in ("GEc1", "GEc2", "GEc3"):
        do(s, f"take {unit}", "go Plock")
    do(s, "take PLc1")
    assert here(s, "Lodz") == "PLc"
    assert not offered(s, "go")
    assert here(s, "Plock") == "GEc GEc GEc"


@rule("R42", "12.7.1")
def test_after_the_great_retreat_the_advance_is_one_space() -> None:
    s = position(units={"Breslau": "GE1", "Lodz": "RU1"}, fresh="AP27", hands=FIVE["CP"])
    operate(s, "attack Breslau")
    do(s, "strike Lodz", "pull-back", "go Plock", "take GE1")
    assert here(s, "Lodz") == "GE1"
    assert not offered(s, "go")


@rule("12.7.6", "R86")
def test_an_army_goes_on_to_besiege_a_fort_passed_by_the_retreat() -> None:
    s = lodz(TWO)
    do(s, "go Warsaw", "go Brest Litovsk", "take GE1")
    assert offered(s, "go") == ["Warsaw"]
    do(s, "go Warsaw")
    assert here(s, "Warsaw") == "GE1"
    assert control(s, "Warsaw") == "AP"
    assert control(s, "Lodz") == "CP"


def corps_after_warsaw(attackers: str) -> PathsState:
    """Corps beat two Russian corps in Lodz; the survivor retreats through Warsaw."""
    # Two Russian corps: Corps column 2, die 1: 0.
    s = lodz((6, 1), defenders="RUc RUc", attackers=attackers)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    return do(s, "go Warsaw", "go Brest Litovsk")


@rule("12.7.6", "R86")
def test_two_corps_go_on_to_besiege_warsaw_together() -> None:
    s = corps_after_warsaw("GEc GEc PLc")  # 6, die 6: 3
    do(s, "take GEc1", "go Warsaw")
    refused(s, "done")
    do(s, "take GEc2", "go Warsaw")
    assert here(s, "Warsaw") == "GEc GEc"


@rule("12.7.6", "R86")
def test_one_corps_does_not_go_on_to_warsaw() -> None:
    s = corps_after_warsaw("GEc (GEc) (GEc)")  # 4, die 6: 2
    do(s, "take GEc1")
    assert here(s, "Lodz") == "GEc"
    assert not offered(s, "go")


@rule("12.7.6", "11.1.17", "R86")
def test_nobody_who_may_not_follow_is_taken_while_a_corps_waits_before_a_fort() -> None:
    # 9, die 1: 3; two Austrian corps: 2, die 1: 0. One corps is left, and retreats two spaces.
    way = "Strasbourg,Mannheim,Frankfurt,Kassel,Hannover,Berlin,Cottbus"
    s = position(
        side="AP", units={"Breslau": "BEF BRc BRc", "Oppeln": "AHc AHc"}, control={"AP": way},
        destroyed="Strasbourg,Breslau", hands=FIVE["AP"],
    )  # fmt: skip
    operate(s, "attack Breslau")
    fight(s, "Oppeln", "BEF BRc BRc", 1, 1)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    do(s, "go Cracow", "go Tarnow", "take BRc1", "go Cracow")
    assert offered(s) == ["take BRc2"]  # the BEF does not enter Austria


@rule("12.7.6", "R86")
def test_a_corps_may_enter_the_fort_space_before_the_army_that_besieges_it() -> None:
    # 12, die 3: 5; FR1 and the fort: 6, die 1: 3.
    s = position(units={"Metz": "GE1 GE2 GEc", "Verdun": "FR1"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GE1 GE2 GEc", 3, 1)
    do(s, "lose GE2", "go Chateau Thierry", "go Paris", "take GEc1")
    refused(s, "done")
    do(s, "take GE1")
    assert here(s, "Verdun") == "GE1 GEc"


@rule("11.3.2", "R29")
def test_a_russian_corps_that_attacked_over_the_caucasus_line_may_advance() -> None:
    # The reduced Turkish corps: 0, die 1: 0. The Russian into the mountain: 0, die 5: 1.
    s = position(side="AP", units={"Caucasus": "RUc", "Poti": "(TUc)"}, war="TU", hands=FIVE["AP"])
    operate(s, "attack Caucasus")
    fight(s, "Poti", "RUc", 5, 1)
    do(s, "take RUc1")
    assert here(s, "Poti") == "RUc"


@rule("11.3.2", "R29")
def test_an_attack_over_the_caucasus_line_uses_the_crossing_of_the_turn() -> None:
    s = position(side="AP", units={"Caucasus": "RUc", "Poti": "TUc"}, war="TU", hands=FIVE["AP"])
    operate(s, "attack Caucasus")
    fight(s, "Poti", "RUc", 1, 1)
    done(do(s, "automatic-operation"))  # the Central Powers
    do(s, "automatic-operation", "move Caucasus", "take RUc1")
    refused(s, "go Grozny")
