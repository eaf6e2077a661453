"""9.4, 9.5.3, 17: replacements, and more on reinforcements."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import find
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.texts.words import words
from tests.games.paths_of_glory.rulebook.scenes import event, idle, may_event, next_turn, points_of
from tests.games.paths_of_glory.vocabulary import asked, card, do, done, here, offered, position, refused, rule


def replacing(units: dict[str, str], **points: Any) -> PathsState:
    """The Replacement Phase with these points; what is written small is passed to the position."""
    more: dict[str, Any] = {key: value for key, value in points.items() if key.islower()}
    recorded = {key: value for key, value in points.items() if key.isupper()}
    return position(phase="replacements", units=units, replacements=recorded, **more)


def rebuilt(s: PathsState) -> list[str]:
    return offered(s, "restore")


# 9.4: recording points


@rule("9.4.1")
def test_a_card_for_replacements_records_its_points() -> None:
    s = position(side="AP", units={}, hands={"AP": "AP2"}, war="IT")
    do(s, f"replacements {card('AP2')}")
    assert [points_of(s, kind) for kind in ("A", "BR", "FR", "IT", "RU", "US")] == [1, 2, 2, 1, 3, 0]


@rule("9.4.1")
def test_neutral_nations_record_no_points() -> None:
    s = position(side="AP", units={}, hands={"AP": "AP2"})
    do(s, f"replacements {card('AP2')}")
    assert points_of(s, "IT") == 0
    s = position(units={}, hands={"CP": "CP12"})
    do(s, f"replacements {card('CP12')}")
    assert [points_of(s, kind) for kind in ("GE", "AH", "TU", "BU")] == [3, 2, 0, 0]
    s = position(units={}, hands={"CP": "CP12"}, war="TU BU")
    do(s, f"replacements {card('CP12')}")
    assert [points_of(s, kind) for kind in ("GE", "AH", "TU", "BU")] == [3, 2, 1, 1]


@rule("9.4.3")
def test_no_replacement_cards_in_two_actions_running() -> None:
    s = position(side="AP", units={}, hands={"AP": "AP2 AP3"})
    do(s, f"replacements {card('AP2')}")
    idle(s)
    refused(s, f"replacements {card('AP3')}")
    idle(s)
    idle(s)
    do(s, f"replacements {card('AP3')}")
    assert points_of(s, "RU") == 5


@rule("9.4.3", "9.3.3")
def test_a_replacement_card_may_follow_a_redeployment() -> None:
    s = position(side="AP", units={"Paris": "FRc"}, hands={"AP": "AP2 AP3"})
    do(s, f"redeploy {card('AP2')}", "take FRc1", "go Lyon")
    done(s)
    idle(s)
    assert f"replacements {card('AP3')}" in offered(s)


@rule("9.4.2", "9.1.3")
def test_a_card_for_replacements_does_nothing_else() -> None:
    s = position(side="AP", units={"Verdun": "FR1"}, hands={"AP": "AP2"})
    do(s, f"replacements {card('AP2')}")
    assert asked(s) == ["Central Powers"]


# 17.1.4: costs


@rule("17.1.4")
def test_an_army_step_costs_a_point_and_a_corps_step_half_a_point() -> None:
    s = replacing({"Paris": "(FR1) (FRc) (FRc)"}, FR=1)
    do(s, "restore FR1")
    assert rebuilt(s) == []
    s = replacing({"Paris": "(FR1) (FRc)", "Lyon": "(FRc)"}, FR=1)
    do(s, "restore FRc1")
    assert "FR1" not in rebuilt(s)
    do(s, "restore FRc2")
    assert here(s, "Paris") == "(FR1) FRc"
    assert here(s, "Lyon") == "FRc"
    assert rebuilt(s) == []


@rule("17.1.4", "R61")
def test_an_eliminated_corps_comes_to_the_reserve_reduced_or_full() -> None:
    s = replacing({"Eliminated": "FRc"}, FR=1)
    do(s, "restore FRc1")
    assert here(s, "Reserve", "AP") == "(FRc)"
    do(s, "restore FRc1")
    assert here(s, "Reserve", "AP") == "FRc"
    assert rebuilt(s) == []


@rule("17.1.4")
def test_two_eliminated_corps_come_reduced_for_one_point() -> None:
    s = replacing({"Eliminated": "FRc FRc"}, FR=1)
    do(s, "restore FRc1", "restore FRc2") if "FRc2" in rebuilt(s) else do(s, "restore FRc1")
    while "FRc2" in rebuilt(s):
        do(s, "restore FRc2")
    assert here(s, "Reserve", "AP") in ("(FRc) (FRc)", "FRc")


@rule("17.1.4", "17.1.5")
def test_an_eliminated_army_comes_reduced_for_one_point_full_for_two() -> None:
    s = replacing({"Eliminated": "FR1"}, FR=2)
    do(s, "restore FR1")
    if offered(s, "place"):
        do(s, "place Paris")
    assert here(s, "Paris") == "(FR1)"
    do(s, "restore FR1")
    assert here(s, "Paris") == "FR1"


@rule("R61")
def test_a_reduced_corps_in_the_reserve_may_be_flipped() -> None:
    s = replacing({"Reserve": "(GEc)"}, GE=1)
    do(s, f"restore {rebuilt(s)[0]}")
    assert here(s, "Reserve", "CP") == "GEc"


@rule("17.1.1", "6.F")
def test_the_allies_replace_before_the_central_powers() -> None:
    s = replacing({"Paris": "(FR1)", "Berlin": "(GE1)"}, FR=1, GE=1)
    assert asked(s) == ["Allied Powers"]
    done(s) if rebuilt(s) == [] else do(s, "done")
    assert asked(s) == ["Central Powers"]
    assert rebuilt(s) == ["GE1"]


@rule("17.1.2")
def test_points_that_are_not_spent_are_lost() -> None:
    s = replacing({"Paris": "(FR1)"}, FR=2)
    do(s, "done")
    assert points_of(s, "FR") == 0


@rule("17.1.1.1")
def test_allied_points_serve_the_small_allies_only() -> None:
    units = {"Paris": "(FR1)", "Calais": "(BE1)", "Amiens": "(CNDc) (AUSc) (PTc)", "London": "(BR1)", "Nis": "(SBc)"}
    s = replacing(units, A=3)
    assert rebuilt(s) == ["AUSc", "BE1", "CNDc", "PTc", "SBc1"]
    s = replacing(units, BR=3, FR=3)
    assert rebuilt(s) == ["BR1", "FR1"]


@rule("17.1.1")
def test_points_of_one_nation_serve_no_other() -> None:
    s = replacing({"Berlin": "(GE1)", "Vienna": "(AH1)"}, AH=2)
    assert rebuilt(s) == ["AH1"]


@rule("17.1.7")
def test_units_with_a_dot_take_no_points() -> None:
    s = replacing({"Paris": "(BEF)", "London": "(BEFc) (NE)", "Kars": "(CAU)"}, BR=3, RU=3, FR=3)
    assert rebuilt(s) == []
    s = replacing({"Constantinople": "(YLD) (AOI)"}, TU=3, war="TU")
    assert rebuilt(s) == []


@rule("17.1.4", "14.3")
def test_an_unsupplied_unit_takes_no_points() -> None:
    assert rebuilt(replacing({"Lyon": "(GE1)"}, GE=2)) == []


@rule("12.4.7")
def test_a_removed_army_is_never_rebuilt() -> None:
    assert rebuilt(replacing({"Removed": "FR1"}, FR=2)) == []


# 17.1.3: capitals


@rule("17.1.3")
def test_no_points_for_a_nation_whose_capital_is_lost_or_besieged() -> None:
    units = {"Lyon": "(FR1)"}
    assert rebuilt(replacing(units, FR=2, control={"CP": "Paris"}, destroyed="Paris")) == []
    siege = {"Lyon": "(FR1)", "Paris": "GE1"}
    assert rebuilt(replacing(siege, FR=2, control={"CP": "Chateau Thierry,Sedan"})) == []
    assert rebuilt(replacing({"Essen": "(GE1)"}, GE=2, control={"AP": "Berlin"})) == []


@rule("17.1.3")
def test_either_capital_stops_austrian_points() -> None:
    for capital in ("Vienna", "Budapest"):
        assert rebuilt(replacing({"Cracow": "(AH1)"}, AH=2, control={"AP": capital})) == [], capital


@rule("17.1.3", "R94")
def test_french_points_are_spent_while_paris_is_only_cut_off() -> None:
    around = {"CP": "Rouen,Orleans,Amiens,Chateau Thierry,Melun"}
    s = replacing({"Lyon": "(FR1)", "Eliminated": "FR2"}, FR=2, control=around)
    assert rebuilt(s) == ["FR1"]  # nowhere to place FR2


@rule("17.1.3", "R61", "R94")
def test_belgians_and_serbs_spend_points_without_their_capitals() -> None:
    more: dict[str, Any] = {"control": {"CP": "Brussels,Belgrade"}, "destroyed": "Belgrade"}
    assert rebuilt(replacing({"Calais": "(BE1)", "Nis": "(SB1)"}, A=3, **more)) == ["BE1", "SB1"]


@rule("R61")
def test_romanians_and_montenegrins_need_their_capitals() -> None:
    more: dict[str, Any] = {"war": "RO", "played": "AP16"}
    assert rebuilt(replacing({"Jassy": "(ROc)"}, A=1, **more)) == ["ROc1"]
    assert rebuilt(replacing({"Jassy": "(ROc)"}, A=1, control={"CP": "Bucharest"}, **more)) == []
    assert rebuilt(replacing({"Eliminated": "MNc"}, A=1)) == ["MNc"]
    assert rebuilt(replacing({"Eliminated": "MNc"}, A=1, control={"CP": "Cetinje"})) == []


@rule("17.1.4.1")
def test_units_supplied_from_a_foreign_source_take_no_points() -> None:
    assert rebuilt(replacing({"Sofia": "(GEc)"}, GE=1, war="BU")) == []
    assert rebuilt(replacing({"Sofia": "(BUc)"}, BU=1, war="BU")) == ["BUc1"]
    assert rebuilt(replacing({"Cracow": "(BUc)"}, BU=1, war="BU")) == []
    assert rebuilt(replacing({"Cracow": "(TUc)"}, TU=1, war="TU")) == []
    assert rebuilt(replacing({"Nis": "(RUc)"}, RU=1)) == []


# 17.1.5: where rebuilt armies come


def places(s: PathsState, army: str) -> list[str]:
    """Where a rebuilt army may come."""
    if army not in rebuilt(s):
        return []
    before = {unit["place"] for unit in s.view()["units"]}
    do(s, f"restore {army}")
    if offered(s, "place"):
        return offered(s, "place")
    (place,) = [unit["place"] for unit in s.view()["units"] if unit["piece"] == army]
    assert place or before
    return [str(place)]


@rule("17.1.5", "R57")
def test_rebuilt_armies_come_where_reinforcements_come() -> None:
    assert places(replacing({"Eliminated": "GE1"}, GE=1), "GE1") == ["Berlin", "Breslau", "Essen"]
    assert places(replacing({"Eliminated": "RU1"}, RU=1), "RU1") == ["Caucasus", "Kharkov", "Moscow", "Petrograd"]
    assert places(replacing({"Eliminated": "BR1"}, BR=1), "BR1") == ["London"]
    assert places(replacing({"Eliminated": "AH1"}, AH=1), "AH1") == ["Budapest", "Vienna"]


@rule("17.1.5", "9.5.3.3")
def test_a_french_army_is_rebuilt_at_orleans_if_paris_is_full() -> None:
    s = replacing({"Eliminated": "FR1", "Paris": "FR2 FR3 FRc"}, FR=1)
    assert places(s, "FR1") == ["Orleans"]


@rule("17.1.5")
def test_an_army_without_room_is_not_rebuilt() -> None:
    s = replacing({"Eliminated": "BR1", "London": "BR2 BR3 BRc"}, BR=2)
    assert rebuilt(s) == []


@rule("17.1.5", "R61")
def test_the_belgian_army_is_rebuilt_in_belgium_or_at_calais() -> None:
    units = {"Eliminated": "BE1"}
    assert places(replacing(units, A=1), "BE1") == ["Antwerp", "Brussels", "Ostend"]
    assert places(replacing(units, A=1, control={"CP": "Brussels,Ostend"}), "BE1") == ["Calais"]
    more: dict[str, Any] = {"control": {"CP": "Brussels,Ostend,Antwerp"}, "destroyed": "Antwerp"}
    assert places(replacing(units, A=1, **more), "BE1") == ["Calais"]


@rule("R94")
def test_a_full_belgian_space_does_not_open_calais() -> None:
    units = {"Eliminated": "BE1", "Ostend": "BR1 BR2 BR3"}
    more: dict[str, Any] = {"control": {"CP": "Brussels,Antwerp"}, "destroyed": "Antwerp"}
    assert rebuilt(replacing(units, A=1, **more)) == []


@rule("17.1.5")
def test_serbian_armies_are_rebuilt_at_belgrade_unless_nis_is_lost() -> None:
    assert places(replacing({"Eliminated": "SB1"}, A=1), "SB1") == ["Belgrade"]
    assert rebuilt(replacing({"Eliminated": "SB1"}, A=1, control={"CP": "Nis"})) == []


@rule("17.1.5")
def test_serbian_armies_are_rebuilt_at_salonika() -> None:
    more: dict[str, Any] = {"limited_greece": True, "played": "AP30"}
    control = {"AP": "Salonika,Kavala", "CP": "Belgrade,Nis"}
    s = replacing({"Eliminated": "SB1"}, A=1, control=control, destroyed="Belgrade", **more)
    assert places(s, "SB1") == ["Salonika"]


@rule("17.1.6")
def test_the_arabs_are_rebuilt_in_arabia() -> None:
    s = replacing({"Eliminated": "ANAc"}, A=1, war="TU")
    s.events = []
    do(s, "restore ANAc")
    told = [words(find("paths-of-glory")).sentence(event.saying) for event in s.events]
    assert "The Arab Northern Army is rebuilt in Arabia." in told
    assert here(s, "Arabia") == "(ANAc)"


@rule("17.1.8")
def test_only_cards_of_the_allies_record_american_points() -> None:
    more: dict[str, Any] = {"units": {}, "war": "US", "played": "AP54 AP55"}
    s = do(position(side="AP", hands={"AP": "AP2"}, **more), f"replacements {card('AP2')}")
    assert points_of(s, "US") == 1
    s = do(position(hands={"CP": "CP12"}, **more), f"replacements {card('CP12')}")
    assert points_of(s, "US") == 0


@rule("17.1.5", "R57")
def test_american_armies_are_rebuilt_at_french_ports() -> None:
    s = replacing({"Eliminated": "US1"}, US=1, war="US", played="AP54 AP55")
    assert "Cherbourg" in places(s, "US1")


@rule("R94")
def test_belgian_and_serbian_corps_are_rebuilt_with_the_whole_country_lost() -> None:
    more: dict[str, Any] = {
        "control": {"CP": "Brussels,Antwerp,Ostend,Liege,Belgrade,Nis,Skopje,Monastir,Valjevo"},
        "destroyed": "Antwerp,Liege,Belgrade",
    }
    s = replacing({"Eliminated": "BEc SBc"}, A=1, **more)
    assert rebuilt(s) == ["BEc", "SBc1"]
    do(s, "restore BEc")
    assert here(s, "Reserve", "AP") == "(BEc)"


# 5.7.3


@pytest.mark.parametrize(
    ("control", "found"),
    [("Sedan,Cambrai,Brussels", True), ("Sedan,Cambrai", False), ("Cambrai,Brussels,Amiens", False)],
)
@rule("5.7.3", "R5")
def test_the_historical_german_point_for_sedan(control: str, found: bool) -> None:
    s = position("historical", phase="replacements", units={"Berlin": "(GE1)"}, control={"CP": control})
    assert ("GE1" in rebuilt(s)) == found


@rule("5.7.3", "R5")
def test_the_point_for_sedan_waits_for_total_war() -> None:
    levels = ("limited", "limited")
    control = {"CP": "Sedan,Cambrai,Brussels"}
    s = position("historical", phase="replacements", units={"Berlin": "(GE1)"}, control=control, levels=levels)
    assert "GE1" not in rebuilt(s)


@rule("5.7.3", "R5")
def test_the_point_for_sedan_waits_until_total_war_cards_are_drawn() -> None:
    more: dict[str, Any] = {"units": {"Berlin": "(GE1)"}, "control": {"CP": "Sedan,Cambrai,Brussels"}, "war": "TU"}
    s = position("historical", turn=8, phase="status", levels=("limited", "limited"), status=(0, 11), **more)
    assert s.level[1] == 2  # the Central Powers are in Total War, and draw its cards later in this turn
    assert "GE1" not in rebuilt(s)


@rule("5.7.3")
def test_there_is_no_point_for_sedan_in_the_campaign() -> None:
    s = position(phase="replacements", units={"Berlin": "(GE1)"}, control={"CP": "Sedan,Cambrai,Brussels"})
    assert "GE1" not in rebuilt(s)


# 9.5.3: more on reinforcements


@rule("R95", "9.5.3.1")
def test_reinforcements_come_at_full_strength() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP1"}), "AP1")
    assert here(s, "London") == "BR2"
    assert here(s, "Reserve", "AP") == "BRc"


@rule("9.5.3.3", "R57")
def test_a_cut_off_port_is_no_place_for_americans() -> None:
    more: dict[str, Any] = {"control": {"CP": "Marseilles"}}
    s = position(side="AP", units={}, war="US", played="AP54 AP55", hands={"AP": "AP43"}, **more)
    event(s, "AP43")
    assert "Marseilles" not in offered(s, "place")


@rule("9.5.3.1")
def test_reinforcements_of_two_nations_come_in_one_turn() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP1 AP10"}), "AP1")
    idle(s)
    event(s, "AP10")
    assert here(s, "Paris") == "FR10"


@rule("9.5.3.1")
def test_the_limit_ends_with_the_turn() -> None:
    for late in (False, True):
        hands = {"AP": "AP1 AP14"}
        s = position(
            side="AP", round=6 if late else 5, units={"Berlin": "GEc"}, levels=("limited", "limited"), hands=hands
        )
        event(s, "AP1")
        next_turn(s) if late else idle(s)
        assert may_event(s, "AP14") == late


@rule("9.5.3.4", "R59")
def test_an_army_of_the_orient_from_paris_never_enters_salonika() -> None:
    # The Allies hold a way over land, so that FR1 can go where the army from Paris cannot.
    way = "Strasbourg,Mannheim,Stuttgart,Augsburg,Regensburg,Linz,Graz,Zagreb,Pecs,Novi Sad,Salonika"
    s = position(
        side="AP", units={"Paris": "FR1"}, hands={"AP": "AP53 AP2"}, limited_greece=True, control={"AP": way},
        destroyed="Strasbourg",
    )  # fmt: skip
    event(s, "AP53")
    do(s, "place Paris")
    assert here(s, "Paris") == "FR1 ORIENT"
    for _ in range(3):
        idle(s)
    do(s, f"redeploy {card('AP2')}")
    assert "Salonika" in offered(do(s.copy(), "take FR1"), "go")
    do(s, "take ORIENT")
    assert "Monastir" in offered(s, "go")
    assert refused(s, "go Salonika").rule == "9.5.3.4"


@rule("AP10", "R95")
def test_orleans_is_closed_while_paris_is_cut_off_but_free() -> None:
    around = {"CP": "Rouen,Orleans,Amiens,Chateau Thierry,Melun"}
    refused(position(side="AP", units={}, control=around, hands={"AP": "AP10"}), f"event {card('AP10')}")


@rule("17.1.4")
def test_two_eliminated_corps_come_reduced_or_one_full() -> None:
    s = replacing({"Eliminated": "FRc FRc"}, FR=1)
    do(s, "restore FRc1")
    assert rebuilt(s) == ["FRc1", "FRc2"]
    do(s, "restore FRc2")
    assert here(s, "Reserve", "AP") == "(FRc) (FRc)"
    assert rebuilt(s) == []


@rule("17.1.3")
def test_turks_bulgarians_and_italians_need_their_capitals() -> None:
    for kind, unit, space, capital in (
        ("TU", "(TUc)", "Ankara", "Constantinople"),
        ("BU", "(BUc)", "Varna", "Sofia"),
        ("IT", "(IT1)", "Milan", "Rome"),
    ):
        side = "CP" if kind == "IT" else "AP"
        more: dict[str, Any] = {kind: 1, "war": "TU BU IT", "control": {side: capital}}
        assert rebuilt(replacing({space: unit}, **more)) == [], kind


@rule("17.1.3", "R61")
def test_greeks_need_athens_for_their_allied_points() -> None:
    units = {"Salonika": "(GRc)", "Eliminated": "GRc"}
    assert rebuilt(replacing(units, A=1, war="GR")) == ["GRc1", "GRc2"]
    s = replacing({**units, "Cetinje": "(MNc)"}, A=1, war="GR", control={"CP": "Athens"})
    assert rebuilt(s) == ["MNc"]
    assert refused(s, "restore GRc2").rule == "17.1.3"


@rule("17.1.4", "R38")
def test_half_points_of_two_corps_make_a_whole() -> None:
    s = replacing({"Berlin": "(GE1)", "Essen": "(GEc)"}, GE=2)
    do(s, "restore GEc1", "restore GE1")
    assert here(s, "Berlin") == "GE1"
    assert rebuilt(s) == []


@rule("17.1.8", "R60")
def test_american_points_flip_american_units() -> None:
    s = replacing({"Paris": "(US1) (USc)"}, US=1, war="US", played="AP54 AP55")
    assert rebuilt(s) == ["US1", "USc1"]


@rule("R94")
def test_a_reduced_army_is_flipped_although_its_nation_has_no_entry_space() -> None:
    s = replacing({"London": "(BR1) BR2 BR3"}, BR=1)
    assert rebuilt(s) == ["BR1"]


@rule("CP27")
def test_zeppelin_raids_never_make_points_negative() -> None:
    s = replacing({"London": "(BR1)", "Paris": "(FR1)"}, BR=2, FR=1, fresh="CP27")
    assert rebuilt(s) == ["FR1"]


@rule("CP27", "CP36")
def test_zeppelins_and_u_boats_add_up() -> None:
    s = replacing({"London": "(BR1) (BR2)"}, BR=6, fresh="CP27", played="CP54 CP36")
    do(s, "restore BR1")
    assert rebuilt(s) == []
