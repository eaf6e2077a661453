"""6, 8: the course of a turn, and the Draw Phase."""

from __future__ import annotations

from typing import Any

from grognard.core.board import mask_of
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.cards import CARD_OF
from tests.games.paths_of_glory.rulebook.scenes import idle, may_event, next_turn, pile, points_of, started, status, vp
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    do,
    done,
    draw_on,
    hand,
    here,
    offered,
    position,
    refused,
    roll,
    rule,
)

MOB = ("mobilization", "mobilization")


def draws(s: PathsState) -> list[str]:
    """The codes of the cards that may be drawn next."""
    return sorted(text.split()[-1] for text in offered(s, "draw"))


# 8: rounds


@rule("8.1.2", "6.B")
def test_the_central_powers_act_first_in_every_round() -> None:
    s = position(units={})
    for number in range(1, 7):
        assert (s.view()["round"], asked(s)) == (number, ["Central Powers"])
        idle(s)
        assert asked(s) == ["Allied Powers"]
        if number < 6:
            idle(s)


@rule("8.1.1", "6")
def test_after_six_rounds_a_new_turn_begins_with_the_offensives() -> None:
    s = position(turn=5, round=6, side="AP", units={}, levels=MOB)
    idle(s)
    while s.view()["turn"] == 5:
        draw_on(s) if asked(s) == ["chance"] else done(s)
    assert s.view()["turn"] == 6
    assert asked(s) == ["Central Powers"]
    assert s.view()["round"] == 1


@rule("8.1.3", "R7")
def test_a_player_without_cards_takes_the_automatic_operation() -> None:
    assert offered(position(units={"Metz": "GE4"})) == ["automatic-operation"]


@rule("9.1.3")
def test_a_card_serves_four_ways() -> None:
    s = position(side="AP", units={"Paris": "FR1"}, hands={"AP": "AP2"})
    ways = {text.split()[0] for text in offered(s)}
    assert ways == {"operations", "redeploy", "replacements", "event", "automatic-operation"}


@rule("9.5.1.2")
def test_an_asterisk_removes_a_card_after_the_event_only() -> None:
    s = position(side="AP", units={"Paris": "FR1"}, hands={"AP": "AP2"})
    do(s, f"replacements {card('AP2')}")
    assert pile(s, "AP", "discards") == ["AP2"]
    s = position(side="AP", units={"Paris": "FR1"}, hands={"AP": "AP2"})
    do(s, f"event {card('AP2')}")
    assert pile(s, "AP", "removed") == ["AP2"]


# 4.3: the first hands


@rule("4.3.1", "4.3.2", "9.1.4")
def test_first_hands_of_seven_or_eight_cards() -> None:
    for options, size in (({}, 7), ({"eight_cards": "on"}, 8), ({"optional_cards": "all"}, 8)):
        s = draw_on(do(started("campaign", options), "begin-without-guns"))
        assert len(hand(s, "AP")) == len(hand(s, "CP")) == size, options
        assert not [code for code in hand(s, "AP") if int(code[2:]) > 14 and int(code[2:]) < 56]


@rule("5.7.4.1", "CP1")
def test_the_historical_scenario_deals_eight_cards_with_guns_of_august() -> None:
    s = draw_on(started("historical"))
    assert "CP1" in hand(s, "CP")
    assert len(hand(s, "AP")) == len(hand(s, "CP")) == 8
    assert offered(s) == [f"event {card('CP1')}"]


# G: the Draw Phase


@rule("6.G", "9.5.4.6")
def test_only_combat_cards_may_be_discarded() -> None:
    s = position(phase="draw", units={}, hands={"AP": "AP2 AP5 AP9 AP19"})
    assert sorted(text.split()[-1] for text in offered(s, "discard")) == ["AP19", "AP5"]
    do(s, f"discard {card('AP5')}")
    assert "AP5" in pile(s, "AP", "discards")
    do(s, "done")
    draw_on(s)
    assert len(hand(s, "AP")) == 7
    assert {"AP2", "AP9", "AP19"} <= set(hand(s, "AP"))


@rule("6.G", "R92")
def test_the_allies_discard_and_draw_first() -> None:
    s = position(phase="draw", units={}, hands={"AP": "AP5", "CP": "CP3"})
    assert asked(s) == ["Allied Powers"]
    do(s, "done")
    draw_on(s)
    assert asked(s) == ["Central Powers"]
    assert len(hand(s, "AP")) == 7
    assert hand(s, "CP") == ["CP3"]
    do(s, "done")
    roll_on(s)
    assert len(hand(s, "CP")) == 7


def roll_on(s: PathsState) -> PathsState:
    return draw_on(s)


@rule("9.1.4")
def test_hands_are_filled_to_eight_with_the_option() -> None:
    s = position(phase="draw", units={}, options={"eight_cards": "on"})
    draw_on(s)
    assert len(hand(s, "AP")) == len(hand(s, "CP")) == 8


@rule("6.G", "R6")
def test_discards_are_shuffled_in_only_when_the_pile_is_empty() -> None:
    s = position(phase="draw", units={}, discards={"AP": "AP4 AP9"})
    assert not {"AP4", "AP9"} & set(draws(s))


@rule("6.G", "R6", "R92")
def test_an_empty_pile_is_refilled_and_a_hand_may_stay_short() -> None:
    played = "AP1 AP2 AP3 AP8 AP10 AP11 AP13 AP14"
    s = position(phase="draw", units={}, levels=MOB, played=played, discards={"AP": "AP5 AP7"})
    assert draws(s) == ["AP12", "AP4", "AP6", "AP9"]
    do(s, f"draw {card('AP4')}", f"draw {card('AP6')}", f"draw {card('AP9')}")
    if draws(s) == ["AP12"]:
        do(s, f"draw {card('AP12')}")
    assert set(draws(s)) <= {"AP5", "AP7", *(f"CP{number}" for number in range(1, 15))}
    draw_on(s)
    assert hand(s, "AP") == ["AP4", "AP5", "AP6", "AP7", "AP9", "AP12"]


@rule("6.G", "R92")
def test_nothing_is_told_of_shuffling_when_there_are_no_discards() -> None:
    out = "AP1 AP2 AP3 AP4 AP6 AP8 AP9 AP10 AP11 AP12 AP13 AP14"
    for cards, discards, times in (("AP5", "AP7", 1), ("AP5 AP7", "", 0)):
        s = position(phase="draw", units={}, levels=MOB, played=out, hands={"AP": cards}, discards={"AP": discards})
        s.events = []
        draw_on(do(s, "done"))
        assert hand(s, "AP") == ["AP5", "AP7"]
        assert [event.saying.key for event in s.events].count("reshuffled") == times


@rule("6.G", "16.1.3", "R6")
def test_a_grown_deck_is_shuffled_with_the_discards_before_drawing() -> None:
    s = position(turn=2, phase="status", units={}, levels=MOB, status=(4, 0), discards={"AP": "AP4 AP9"})
    assert {"AP4", "AP9", "AP15", "AP34"} <= set(draws(s))
    assert "AP35" not in draws(s)
    assert pile(s, "AP", "discards") == []


@rule("16.1.4")
def test_total_war_brings_its_cards_into_the_pile() -> None:
    s = position(turn=8, phase="status", units={}, levels=("limited", "limited"), war="TU IT", status=(11, 0))
    assert {"AP35", "AP55", "AP15", "AP4"} <= set(draws(s))


@rule("16.1.3", "R6")
def test_optional_cards_join_their_decks() -> None:
    more: dict[str, Any] = {"turn": 2, "phase": "status", "units": {}, "levels": MOB, "status": (4, 0)}
    s = position(options={"optional_cards": "all"}, **more)
    assert {"AP56", "AP57", "AP58", "AP59", "AP60", "AP61"} <= set(draws(s))
    assert "AP62" not in draws(s)
    assert "AP58" not in draws(position(**more))


@rule("2.3", "16.1.3")
def test_of_the_new_cards_only_those_that_were_chosen_join_the_deck() -> None:
    """The Russian Guards AP58 were taken for the British Reinforcements AP20, the Alpine Troops AP59 were not."""
    more: dict[str, Any] = {"turn": 2, "levels": MOB, "status": (4, 0), "control": {"CP": "Sedan"}}
    s = position(options={"optional_cards": "chosen"}, phase="siege", units={"Verdun": "GE1"}, **more)
    s.aside[0] = mask_of([CARD_OF["AP20"], CARD_OF["AP59"]])
    roll(s, 1)
    assert {"AP15", "AP58"} <= set(draws(s))
    assert not {"AP20", "AP59"} & set(draws(s))


@rule("R6", "9.5.4.5")
def test_face_up_cards_may_be_drawn_again_after_the_reshuffle() -> None:
    s = position(turn=2, phase="status", units={}, levels=MOB, status=(4, 0), kept={"AP": "AP5"})
    assert "AP5" in draws(s)


# C and D


@rule("6.C", "14.3.5")
def test_unsupplied_units_are_eliminated_armies_for_good() -> None:
    s = position(phase="attrition", units={"Lyon": "GE1", "Tours": "GEc"})
    assert here(s, "Removed", "CP") == "GE1"
    assert here(s, "Eliminated", "CP") == "GEc"


@rule("6.D", "15.3.2")
def test_a_besieged_fort_falls_if_the_die_is_above_its_factor() -> None:
    for die, standing in ((3, True), (4, False)):
        s = position(phase="siege", units={"Verdun": "GE1"}, control={"CP": "Sedan"})
        roll(s, die)
        assert ("Verdun" in s.view()["forts"]) == standing


@rule("15.3.3")
def test_sieges_of_1914_suffer_two() -> None:
    for die, standing in ((5, True), (6, False)):
        s = position(phase="siege", turn=2, levels=MOB, units={"Verdun": "GE1"}, control={"CP": "Sedan"})
        roll(s, die)
        assert ("Verdun" in s.view()["forts"]) == standing


@rule("R73", "5.7.4.7")
def test_a_yellow_stripe_gives_operations_after_the_event() -> None:
    control = {"CP": "Lodz,Vilna,Kiev"}
    for code, played, reached in (("CP28", "", (0, 0)), ("CP52", "CP28", (15, 15))):
        s = position(units={"Essen": "GE1"}, control=control, played=played, status=reached, hands={"CP": code})
        do(s, f"event {card(code)}")
        assert offered(s, "move") == ["Essen"], code
        s = position(
            units={"Essen": "GE1"}, control=control, played=played, status=reached, hands={"CP": code},
            options={"yellow_stripe": "off"},
        )  # fmt: skip
        do(s, f"event {card(code)}")
        assert asked(s) == ["Allied Powers"], code


@rule("9.3.3")
def test_a_redeployment_of_the_last_round_does_not_bar_one_of_the_next_turn() -> None:
    s = position(side="AP", round=6, units={"Paris": "FRc", "Berlin": "GEc"}, levels=MOB, hands={"AP": "AP2 AP3"})
    do(s, f"redeploy {card('AP2')}", "take FRc1", "go Lyon")
    next_turn(s)
    assert f"redeploy {card('AP3')}" in offered(s)
    assert [len(actions) for actions in s.view()["actions"]] == [0, 1]


@rule("9.4.3")
def test_a_replacement_card_of_the_last_round_does_not_bar_one_of_the_next_turn() -> None:
    s = position(side="AP", round=6, units={"Berlin": "GEc"}, levels=MOB, hands={"AP": "AP2 AP3"})
    do(s, f"replacements {card('AP2')}")
    next_turn(s)
    assert f"replacements {card('AP3')}" in offered(s)
    refused(s, f"event {card('AP33')}") if "AP33" in hand(s, "AP") else None


@rule("9.1.4", "4.3.2")
def test_chosen_optional_cards_replace_cards_of_the_same_deck_and_value() -> None:
    s = started("campaign", {"optional_cards": "chosen"})
    assert asked(s) == ["Allied Powers"]
    do(s, f"include {card('AP56')}")
    assert sorted(text.split()[-1] for text in offered(s, "exchange")) == ["AP4", "AP5", "AP6", "AP7", "AP8"]
    do(s, f"exchange {card('AP5')}")
    assert f"include {card('AP56')}" not in offered(s)
    do(s, f"include {card('AP57')}")
    values = sorted(text.split()[-1] for text in offered(s, "exchange"))
    assert values == ["AP10", "AP11", "AP12", "AP3", "AP9"]


@rule("9.1.4", "4.3.2")
def test_a_chosen_optional_card_is_drawn_instead_of_the_other() -> None:
    s = started("campaign", {"optional_cards": "chosen"})
    do(s, f"include {card('AP56')}", f"exchange {card('AP5')}", "done", "done", "begin-with-guns")
    assert {"AP4", "AP56"} <= set(draws(s))
    assert not {"AP5", "AP57"} & set(draws(s))


@rule("5.7", "R4")
def test_the_great_war_begins_in_the_replacement_phase_of_turn_ten() -> None:
    s = started("great-war")
    assert s.view()["turn"] == 10
    assert vp(s) == 10
    assert status(s) == (13, 11)
    assert s.view()["russia"]["spaces"] == 2
    assert asked(s) == ["Allied Powers"]
    assert points_of(s, "GE") == 6
    do(s, "done", "done")
    draw_on(s)
    done(s)
    draw_on(s)
    assert len(hand(s, "AP")) == len(hand(s, "CP")) == 8
    assert s.view()["turn"] == 11


@rule("9.5.1.1", "R8")
def test_events_without_effect_may_be_played() -> None:
    assert may_event(position(units={}, status=(0, 5), hands={"CP": "CP11"}), "CP11")
    assert may_event(position(units={}, status=(0, 5), hands={"CP": "CP8"}), "CP8")


@rule("16.1.6", "16.2")
def test_status_of_a_side_at_total_war_counts_for_the_combined_total() -> None:
    s = position(side="AP", units={}, status=(14, 15), hands={"AP": "AP37 AP54"})
    do(s, f"event {card('AP37')}")
    idle(s)
    assert may_event(s, "AP54")


@rule("6.A", "7.1.1")
def test_a_turn_begins_with_the_rolls_of_both_sides() -> None:
    s = position(phase="offensives", units={})
    assert asked(s) == ["chance"]
    roll(s, 6)
    assert asked(s) == ["chance"]
    roll(s, 6)
    assert asked(s) == ["Central Powers"]


@rule("9.4.4", "9.4.1")
def test_recorded_points_wait_for_the_replacement_phase() -> None:
    s = position(side="AP", round=6, units={"Paris": "(FR1)"}, levels=MOB, hands={"AP": "AP2"})
    do(s, f"replacements {card('AP2')}")
    assert here(s, "Paris") == "(FR1)"
    assert offered(s, "restore") == ["FR1"]


@rule("9.5.2.3")
def test_no_card_brings_turkey_in() -> None:
    s = position(turn=5, levels=("limited", "mobilization"), units={}, hands={"CP": "CP34 CP42"})
    refused(s, f"event {card('CP42')}")


@rule("8.1.5", "6.H")
def test_each_side_acts_six_times_a_turn() -> None:
    s = position(units={}, levels=MOB)
    acted = []
    while s.view()["turn"] == 5:
        if "automatic-operation" in offered(s):
            acted += asked(s)
            idle(s)
        else:
            draw_on(s) if asked(s) == ["chance"] else done(s)
    assert acted == ["Central Powers", "Allied Powers"] * 6
