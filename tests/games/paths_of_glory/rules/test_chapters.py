"""What the heads of chapters say: the tracks, the kinds of actions and events, the ends of the game."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import SPACE_OF
from grognard.games.paths_of_glory.turn import attrition
from tests.games.paths_of_glory.vocabulary import (
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
    winners,
)


@rule("5", "5.1", "5.1.1", "5.4", "5.5")
@pytest.mark.parametrize(
    ("scenario", "turn", "points", "won"),
    [
        ("introductory", 3, 14, ["Central Powers"]),
        ("introductory", 3, 12, ["Allied Powers", "Central Powers"]),
        ("limited-war", 10, 12, ["Allied Powers"]),
        ("campaign", 20, 13, ["Central Powers"]),
        ("campaign", 20, 9, ["Allied Powers"]),
    ],
)
def test_the_points_at_the_end_of_the_last_turn_decide(scenario: str, turn: int, points: int, won: list[str]) -> None:
    levels = ("mobilization", "mobilization") if scenario == "introductory" else ("limited", "limited")
    s = position(scenario, turn=turn, phase="status", points=points, levels=levels, units={}, war="IT")
    assert winners(s) == won


@rule("5.7.4.2", "11.2", "11.2.10")
@pytest.mark.parametrize(("scenario", "level"), [("historical", "CP 1"), ("campaign", "")])
def test_the_historical_scenario_makes_a_second_attempt_to_entrench_easier(scenario: str, level: str) -> None:
    s = position(scenario, units={"Essen": "GE1", "Paris": "FR1"}, played="CP6", hands={"CP": "CP10 CP12"})
    do(s, f"operations {card('CP10')}", "move Essen", "entrench GE1", "roll 4", "automatic-operation", "done")
    if "done" in offered(s):
        do(s, "done")
    do(s, f"operations {card('CP12')}", "move Essen", "entrench GE1", "roll 4")
    assert trench(s, "Essen") == level


@rule("8.1.4")
def test_the_actions_of_a_turn_are_recorded() -> None:
    s = position(hands={"CP": "CP10 CP33"}, units={"Essen": "GE1", "Paris": "FR1"})
    do(s, f"replacements {card('CP10')}", "automatic-operation", "done")
    do(s, f"event {card('CP33')}")
    assert s.view()["actions"] == [["operations"], ["replacements", "event"]]


@rule("9.3", "9.3.1", "13", "13.1", "13.1.1")
def test_a_card_for_redeployment_moves_units_over_land_and_from_the_reserve_box() -> None:
    s = position(units={"Essen": "GE1", "Reserve": "GEc"}, hands={"CP": "CP33"})
    do(s, f"redeploy {card('CP33')}", "take GE1", "go Konigsberg", "take GEc1", "go Berlin")
    assert here(s, "Konigsberg") == "GE1"
    assert here(s, "Berlin") == "GEc"


@rule("9.4.5")
def test_no_card_names_american_replacements() -> None:
    assert all(not points[8] for points in cards.REPLACEMENTS)


@rule("9.5.1.4", "9.5.2")
def test_there_are_reinforcements_combat_cards_and_entries_of_neutrals() -> None:
    assert sum(nation >= 0 for nation in cards.REINFORCED) > 20
    assert cards.COMBAT.bit_count() > 30
    entries = [
        cards.CODES[number] for number in range(cards.NUMBER) if any(do.startswith("enter") for do in cards.DO[number])
    ]
    assert entries == ["AP16", "AP17", "AP44", "CP34"]


@rule("10", "10.1", "10.1.3", "10.1.4", "R74")
def test_nobody_may_choose_to_stack_too_many_units() -> None:
    s = position(units={"Essen": "GE1", "Aachen": "GE2 GE3 GE4"}, hands={"CP": "CP10"})
    do(s, f"operations {card('CP10')}", "move Essen", "done", "take GE1", "go Aachen")
    assert refused(s, "halt").rule == "10.1.1"
    do(s, "go Koblenz")
    assert here(s, "Aachen") == "GE2 GE3 GE4"


@rule("11.3", "13.2")
def test_few_may_go_to_the_near_east() -> None:
    units = {"Salonika": "BR1 BRc FRc", "Alexandria": "BR2"}
    s = position(side="AP", war="TU", units=units, limited_greece=True, hands={"AP": "AP2"})
    do(s, f"redeploy {card('AP2')}", "take FRc1")
    assert "Port Said" not in offered(s, "go")
    do(s, "go Marseilles", "take BRc1")
    assert "Port Said" in offered(s, "go")


@rule("14", "14.1", "14.2")
def test_supply_is_traced_to_a_source() -> None:
    s = position(units={"Sedan": "GE1", "Amiens": "FR1"}, control={"AP": "Liege,Brussels"})
    assert supplied(s, "GE1")  # through Koblenz
    s = position(units={"Paris": "GE1", "Amiens": "FR1"}, destroyed="Paris")
    assert not supplied(s, "GE1")


@rule("15", "15.1", "15.2")
def test_a_fort_keeps_its_space_for_its_side() -> None:
    s = position(units={"Liege": "GE1", "Brussels": "BE1"})
    assert control(s, "Liege") == "AP"
    assert s.view()["besieged"] == ["Liege"]


@rule("16.2.2", "16.3", "16.3.1")
@pytest.mark.parametrize(("status", "box"), [((10, 10), "neutral"), ((15, 15), "allowed")])
def test_the_combined_war_status_opens_the_way_to_the_united_states(status: tuple[int, int], box: str) -> None:
    assert position(status=status).view()["us"] == box


@rule("16.4", "16.4.1")
def test_the_track_of_the_russian_capitulation() -> None:
    assert position().view()["russia"] == {"box": "tsar", "spaces": 0, "then": None}
    held = position(control={"CP": "Lodz,Warsaw,Riga"}, destroyed="Warsaw,Riga", units={})
    assert held.view()["russia"]["box"] == "command-allowed"
    assert position(played="CP28").view()["russia"]["box"] == "command"
    assert position(played="CP28", status=(17, 17)).view()["russia"]["box"] == "fall-allowed"
    assert position(played="CP28 CP52 CP53 CP45").view()["russia"]["box"] == "treaty"


@rule("14.1.2", "14.1.4")
def test_the_way_of_supply_is_shown() -> None:
    s = position(units={"Cambrai": "GE1", "Verona": "IT1", "Paris": "FR1 BR1"}, war="IT", control={"CP": "Sedan,Liege"})
    ways = s.view()["ways"]
    assert ways["GE1"] == ["Cambrai", "Sedan", "Liege", "Aachen", "Essen"]
    assert ways["IT1"] == ["Verona", "Venice", "London"]
    assert ways["FR1"] == ["Paris", "Amiens", "Calais", "London"]


@rule("14.3.5")
def test_greeks_who_are_not_at_war_do_not_starve() -> None:
    units = {"Florina": "GRc FRc", "Valona": "AHc"}
    for war, spared in (("", True), ("GR", False)):
        s = position(units=units, war=war)
        greek, french = sorted(s.at[SPACE_OF["Florina"]], reverse=True)
        assert s.active(greek) is not spared
        assert greek not in attrition.starving(s)
        assert (french in attrition.starving(s)) is spared


@rule("14.1.1", "14.3.5")
def test_prompts_name_the_units_that_are_out_of_supply() -> None:
    s = position(units={"Cambrai": "GE1", "Essen": "GE2", "Sedan": "FR1", "Brussels": "BE1"}, hands={"CP": "CP10"})
    do(s, f"operations {card('CP10')}", "move Essen")
    prompt = s.prompt(1)
    assert prompt is not None
    assert prompt.key == "ask-movement-starving"


@rule("11.2.1")
def test_movement_speaks_of_trenches_once_entrench_has_been_played() -> None:
    for played, key in (("", "ask-movement"), ("AP12", "ask-movement-or-trench")):
        s = position(units={"Essen": "GE2"}, hands={"CP": "CP10"}, played=played)
        do(s, f"operations {card('CP10')}", "move Essen")
        prompt = s.prompt(1)
        assert prompt is not None
        assert prompt.key == key
