"""7: mandated offensives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paths_of_glory.rulebook.scenes import declared, vp
from tests.games.paths_of_glory.vocabulary import do, offered, position, roll, rule, supplied

MOB = ("mobilization", "mobilization")


def rolled(central: int, allied: int, **more: Any) -> tuple[str, str]:
    """The offensives of AP and CP after these dice."""
    s = position(phase="offensives", units={}, **more)
    roll(s, central, allied)
    first, second = s.view()["offensives"]
    return str(first), str(second)


@pytest.mark.parametrize(
    ("die", "allied", "central"),
    [(1, "FR", "AH"), (2, "FR", "AH(IT)"), (3, "BR", "TU"), (4, "IT", "GE"), (5, "IT", "none"), (6, "RU", "none")],
)
@rule("7.1.1")
def test_the_table_of_offensives(die: int, allied: str, central: str) -> None:
    assert rolled(die, die, war="IT TU") == (allied, central)


@pytest.mark.parametrize(("die", "told"), [(1, "rolled"), (2, "italy"), (4, "rolled"), (5, "none")])
@rule("7.1.1", "7.1.6")
def test_what_is_told_of_the_offensive_of_the_central_powers(die: int, told: str) -> None:
    s = position(phase="offensives", war="IT")
    s.events = []
    roll(s, die)
    assert [event.saying.key for event in s.events] == [f"offensive-{told}"]


@pytest.mark.parametrize(("die", "told"), [(1, "rolled"), (3, "rolled"), (4, "none"), (6, "rolled")])
@rule("7.1.1", "7.1.2")
def test_what_is_told_of_the_offensive_of_the_allies(die: int, told: str) -> None:
    s = roll(position(phase="offensives"), 5)
    s.events = []
    roll(s, die)
    assert f"offensive-{told}" in [event.saying.key for event in s.events]


@rule("7.1.1", "7.1.3")
def test_an_italian_offensive_is_told_as_one_of_the_italians() -> None:
    s = roll(position(phase="offensives", war="IT"), 5)
    s.events = []
    roll(s, 4)
    assert "offensive-rolled" in [event.saying.key for event in s.events]


@rule("7.1.2")
def test_a_neutral_nation_has_no_offensive() -> None:
    assert rolled(3, 4) == ("none", "none")


@rule("7.1.2", "R10")
def test_a_lost_capital_shifts_the_offensive_to_the_right() -> None:
    paris = {"control": {"CP": "Paris"}, "destroyed": "Paris"}
    assert rolled(5, 1, **paris)[0] == "BR"
    assert rolled(5, 4, war="IT", control={"CP": "Rome"})[0] == "RU"
    assert rolled(4, 6, control={"AP": "Berlin"})[1] == "none"
    assert rolled(3, 6, war="TU", control={"AP": "Constantinople"})[1] == "GE"


@rule("7.1.2", "R10")
def test_austria_shifts_only_if_both_capitals_are_lost() -> None:
    assert rolled(1, 6, control={"AP": "Vienna"})[1] == "AH"
    assert rolled(1, 6, war="IT TU", control={"AP": "Vienna,Budapest"})[1] == "TU"


@rule("R10")
def test_a_shift_on_a_neutral_nation_means_none() -> None:
    assert rolled(1, 6, control={"AP": "Vienna,Budapest"})[1] == "none"
    assert rolled(5, 3, control={"CP": "London"})[0] == "none"  # to Italy, which is neutral


@rule("7.1.2", "R10")
def test_a_besieged_capital_shifts_nothing() -> None:
    s = position(phase="offensives", units={"Paris": "GE1"}, control={"CP": "Chateau Thierry,Sedan"})
    roll(s, 5, 1)
    assert s.view()["offensives"][0] == "FR"


@rule("7.1.6")
def test_the_italian_offensive_of_austria_is_any_if_italy_is_neutral_or_beaten() -> None:
    assert rolled(2, 6)[1] == "AH"
    assert rolled(2, 6, war="IT", control={"CP": "Rome"})[1] == "AH"


@rule("7.1.9", "CP37")
def test_hoffmann_adds_one_to_the_roll() -> None:
    more: dict[str, Any] = {"war": "IT TU", "played": "CP37"}
    assert [rolled(die, 6, **more)[1] for die in (1, 2, 3, 4, 5, 6)] == ["AH(IT)", "TU", "GE", "none", "none", "none"]


@rule("7.1.10", "CP54")
def test_hindenburg_and_ludendorff_end_german_offensives() -> None:
    assert rolled(4, 6, played="CP54")[1] == "none"


@rule("7.1.11", "CP53")
def test_the_revolution_ends_russian_offensives() -> None:
    assert rolled(5, 6, played="CP28 CP52 CP53")[0] == "none"


@rule("5.7.4.5", "7.1.1")
def test_in_the_historical_scenario_a_british_offensive_of_august_1914_is_french() -> None:
    s = position("historical", turn=1, phase="offensives", levels=MOB)
    roll(s, 5, 3)
    assert s.view()["offensives"][0] == "FR"
    s = position("historical", turn=2, phase="offensives", levels=MOB)
    roll(s, 5, 3)
    assert s.view()["offensives"][0] == "BR"


@rule("7.1.3")
def test_a_missed_offensive_costs_a_point() -> None:
    more: dict[str, Any] = {"phase": "status", "units": {}, "levels": MOB}
    assert vp(position(offensives=("FR", ""), **more)) == 11
    assert vp(position(offensives=("", "GE"), **more)) == 9
    assert vp(position(offensives=("FR", "GE"), **more)) == 10
    assert vp(position(offensives=("", ""), **more)) == 10


def made(side: str, nation: str, attackers: dict[str, str], target: str, defenders: str, **more: Any) -> bool:
    """Whether an attack satisfies an offensive as soon as it is declared."""
    offensives = (nation, "") if side == "AP" else ("", nation)
    s = declared(side, attackers, target, defenders, offensives=offensives, **more)
    return bool(s.view()["offensives"][0 if side == "AP" else 1] != nation)


@rule("7.1.4", "R11")
def test_the_french_must_attack_a_german_unit_in_the_west() -> None:
    assert made("AP", "FR", {"Chateau Thierry": "FR1"}, "Sedan", "GEc")
    assert made("AP", "FR", {"Verdun": "FR1"}, "Metz", "GEc")
    assert not made("AP", "FR", {"Chateau Thierry": "FR1"}, "Sedan", "AHc")
    assert not made("AP", "FR", {"Chateau Thierry": "BR1"}, "Sedan", "GEc")


@rule("7.1.4", "R11")
def test_a_lone_fort_satisfies_no_offensive() -> None:
    assert not made("AP", "FR", {"Verdun": "FR1"}, "Metz", "")
    assert not made("CP", "GE", {"Metz": "GE4"}, "Verdun", "")


@rule("7.1.4", "R12")
def test_dominions_do_not_make_the_british_offensive() -> None:
    for unit, found in (("BR1", True), ("BEF", True), ("BRc", True), ("CNDc", False), ("AUSc", False), ("PTc", False)):
        assert made("AP", "BR", {"Chateau Thierry": unit}, "Sedan", "GEc") == found, unit


@rule("7.1.4")
def test_the_british_offensive_is_not_made_against_turks() -> None:
    assert not made("AP", "BR", {"Basra": "BRc"}, "Qurna", "TUc", war="TU")


@rule("7.1.4")
def test_the_british_offensive_is_not_made_against_germans_elsewhere() -> None:
    assert not made("AP", "BR", {"Verona": "BRc"}, "Trent", "GEc", war="IT")


@rule("7.1.5", "R12")
def test_the_germans_must_attack_a_western_ally_in_the_west() -> None:
    for unit in ("FR1", "BR1", "BE1", "AUSc", "CNDc", "PTc"):
        assert made("CP", "GE", {"Sedan": "GE1"}, "Chateau Thierry", unit), unit
    assert made("CP", "GE", {"Sedan": "GE1"}, "Chateau Thierry", "US1", war="US")
    assert not made("CP", "GE", {"Sedan": "GE1"}, "Chateau Thierry", "ITc", war="IT")
    assert not made("CP", "GE", {"Tannenberg": "GE8"}, "Plock", "RU1")
    assert not made("CP", "GE", {"Sedan": "AH1"}, "Chateau Thierry", "FR1")


@rule("7.1.5", "R12")
def test_the_senussi_alone_do_not_make_the_turkish_offensive() -> None:
    assert made("CP", "TU", {"Qurna": "TUc"}, "Basra", "BRc", war="TU")
    assert not made("CP", "TU", {"Libya": "SNc"}, "Alexandria", "BRc", war="TU")


@rule("7.1.7")
def test_the_austrian_offensive_is_made_against_any_unit() -> None:
    assert made("CP", "AH", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RU8")
    assert made("CP", "AH", {"Novi Sad": "AH5"}, "Belgrade", "SB1")
    assert not made("CP", "AH", {"Tannenberg": "GE8"}, "Plock", "RU1")
    assert not made("CP", "AH", {"Novi Sad": "AH5"}, "Belgrade", "")


@rule("7.1.6", "R13")
def test_the_italian_offensive_of_austria_is_made_in_italy_or_against_italians() -> None:
    assert made("CP", "AH(IT)", {"Trent": "AH1"}, "Verona", "IT1", war="IT")
    assert made("CP", "AH(IT)", {"Trent": "AH1"}, "Verona", "FRc", war="IT")
    assert made("CP", "AH(IT)", {"Trieste": "AH1"}, "Zagreb", "ITc", war="IT", control={"AP": "Udine"})
    assert not made("CP", "AH(IT)", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RU8", war="IT")


@rule("7.1.6", "R13")
def test_an_ally_supplied_through_italy_is_a_target_of_the_italian_offensive() -> None:
    more: dict[str, Any] = {"war": "IT", "control": {"AP": "Villach"}}
    assert made("CP", "AH(IT)", {"Graz": "AH1"}, "Villach", "FRc", **more)


@rule("7.1.6", "R13")
def test_serbs_and_russians_whose_supply_runs_through_italy_do_not_count() -> None:
    """The way from Belgrade to Trent leads through Venice; that from London, too."""
    more: dict[str, Any] = {"war": "IT", "control": {"AP": "Novi Sad,Pecs,Zagreb,Trieste"}}
    for unit, found in (("FRc", True), ("SBc", False), ("RUc", False)):
        s = position(units={"Trent": unit}, **more)
        assert supplied(s, f"{unit}1")
        assert made("CP", "AH(IT)", {"Innsbruck": "AH1"}, "Trent", unit, **more) == found, unit


@rule("7.1.3")
def test_the_italian_and_russian_offensives_are_made_against_any_unit() -> None:
    assert made("AP", "IT", {"Maggiore": "IT3"}, "Villach", "AHc", war="IT")
    assert made("AP", "RU", {"Dubno": "RU3"}, "Tarnopol", "AHc")
    assert made("AP", "RU", {"Kars": "RUc"}, "Erzerum", "TUc", war="TU")
    assert not made("AP", "RU", {"Kars": "RUc"}, "Erzerum", "", war="TU")


@rule("R11", "7.1.3")
def test_a_made_offensive_costs_nothing_in_the_war_status_phase() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FR1", offensives=("", "GE"), levels=MOB, round=6)
    roll(s, 1, 1)
    while s.view()["round"] == 6 and s.view()["turn"] == 5 and "automatic-operation" not in offered(s):
        do(s, offered(s)[0])
    do(s, "automatic-operation")
    if "done" in offered(s):
        do(s, "done")
    assert vp(s) == 10
