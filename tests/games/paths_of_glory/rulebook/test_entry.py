"""9.5.2, 16.1.3.1: nations entering the war."""

from __future__ import annotations

from typing import Any

from tests.games.paths_of_glory.rulebook.scenes import event, idle, marked, may_event, next_turn, operate, status, vp
from tests.games.paths_of_glory.vocabulary import (
    card,
    control,
    do,
    done,
    draw_on,
    here,
    offered,
    position,
    refused,
    rule,
    supplied,
    trench,
)

MOB = ("mobilization", "mobilization")


@rule("9.5.2.2")
def test_one_neutral_entry_a_turn_for_both_sides_together() -> None:
    s = event(position(units={}, hands={"CP": "CP34", "AP": "AP17"}), "CP34")
    for space in ("Varna", "Plevna", "Strumitsa", "Kazanlik"):
        do(s, f"place {space}")
    refused(s, f"event {card('AP17')}")


@rule("9.5.2.2")
def test_one_neutral_entry_a_turn_for_one_side() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP17 AP44 AP16"}), "AP17")
    idle(s)
    refused(s, f"event {card('AP44')}")
    refused(s, f"event {card('AP16')}")


@rule("9.5.2.2")
def test_an_entry_of_an_earlier_turn_does_not_matter() -> None:
    hands = {"AP": "AP17 AP44"}
    s = event(position(side="AP", round=6, units={"Berlin": "GEc"}, levels=("limited", "limited"), hands=hands), "AP17")
    next_turn(s)
    assert may_event(s, "AP44")


@rule("R76")
def test_an_entry_changes_no_points() -> None:
    assert vp(event(position(side="AP", units={}, hands={"AP": "AP17"}), "AP17")) == 10
    assert vp(event(position(side="AP", units={}, hands={"AP": "AP44"}), "AP44")) == 10


@rule("11.1.11", "R28")
def test_neutral_countries_are_closed_and_open_on_entry() -> None:
    units = {"Nice": "FR1"}
    s = position(side="AP", units=units, hands={"AP": "AP3"})
    do(marked(operate(s, "AP3", "move Nice")), "take FR1")
    assert "Turin" not in offered(s, "go")
    s = position(side="AP", units=units, war="IT", hands={"AP": "AP3"})
    do(marked(operate(s, "AP3", "move Nice")), "take FR1")
    assert "Turin" in offered(s, "go")


@rule("11.1.11", "R28")
def test_serbia_and_bulgaria_do_not_touch_before_the_entry() -> None:
    s = position(side="AP", units={"Nis": "SB2"}, hands={"AP": "AP3"})
    do(marked(operate(s, "AP3", "move Nis")), "take SB2")
    assert "Sofia" not in offered(s, "go")


@rule("R28")
def test_neutral_sources_supply_nobody() -> None:
    units = {"Nis": "GEc"}
    assert not supplied(position(units=units), "GEc1")
    assert supplied(position(units=units, war="BU"), "GEc1")


@rule("9.5.2.5", "R62")
def test_late_italy_and_romania_are_events_only() -> None:
    levels = ("limited", "total")
    s = position(side="AP", units={"Verdun": "FR1"}, levels=levels, hands={"AP": "AP16 AP17"})
    for code in ("AP16", "AP17"):
        for way in ("operations", "redeploy", "replacements"):
            refused(s, f"{way} {card(code)}")
        assert may_event(s, code)


@rule("9.5.2.5")
def test_italy_is_an_ordinary_card_otherwise() -> None:
    for levels in (("limited", "limited"), ("total", "total"), ("total", "limited")):
        s = position(side="AP", units={"Verdun": "FR1"}, levels=levels, hands={"AP": "AP17"})
        assert f"operations {card('AP17')}" in offered(s), levels


@rule("9.5.2.5", "R62")
def test_late_italy_may_be_discarded_in_the_draw_phase() -> None:
    s = position(phase="draw", units={}, levels=("limited", "total"), hands={"AP": "AP17 AP16 AP2"})
    assert offered(s, "discard") == [card("AP17"), card("AP16")] or set(offered(s, "discard")) == {
        card("AP16"),
        card("AP17"),
    }
    s = position(phase="draw", units={}, levels=("limited", "limited"), hands={"AP": "AP17 AP16 AP5"})
    assert offered(s, "discard") == [card("AP5")]


@rule("AP17")
def test_a_neutral_italy_costs_a_point_while_the_allies_are_at_total_war() -> None:
    more: dict[str, Any] = {"phase": "status", "units": {}}
    assert vp(position(levels=("total", "limited"), **more)) == 11
    assert vp(position(levels=("total", "limited"), war="IT", **more)) == 10
    assert vp(position(levels=("limited", "limited"), **more)) == 10


# 9.5.2.4: Greece


@rule("9.5.2.4", "R56")
def test_greek_corps_stay_neutral_after_salonika() -> None:
    units = {"Florina": "GRc", "Larisa": "GRc", "Athens": "GRc", "Salonika": "FRc", "Monastir": "AH1"}
    more: dict[str, Any] = {"limited_greece": True, "played": "AP30", "war": "BU", "control": {"CP": "Skopje"}}
    s = position(side="AP", units=units, hands={"AP": "AP3"}, **more)
    operate(s, "AP3")
    assert "Florina" not in offered(s, "move")
    do(marked(do(s, "move Salonika")), "take FRc1")
    assert "Florina" not in offered(s, "go")
    assert "Kavala" in offered(s, "go")
    assert refused(s, "take GRc1").saying.key == "neutral-greeks"
    s = position(units=units, hands={"CP": "CP3"}, **more)
    marked(operate(s, "CP3", "attack Monastir"))
    assert offered(s, "strike") == ["Salonika"]


@rule("9.5.2.4", "R56")
def test_kavala_is_open_to_the_central_powers_after_salonika() -> None:
    more: dict[str, Any] = {"limited_greece": True, "played": "AP30", "war": "BU", "control": {"AP": "Salonika,Kavala"}}
    s = position(units={"Philippoli": "BUc"}, hands={"CP": "CP3"}, **more)
    do(marked(operate(s, "CP3", "move Philippoli")), "take BUc1")
    assert "Kavala" in offered(s, "go")
    s = position(units={"Philippoli": "BUc"}, hands={"CP": "CP3"}, war="BU")
    do(marked(operate(s, "CP3", "move Philippoli")), "take BUc1")
    assert "Kavala" not in offered(s, "go")


@rule("9.5.2.4", "AP44")
def test_greek_corps_act_after_greece_has_entered() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP44"}), "AP44")
    idle(s)
    do(s, "automatic-operation")
    assert {"Florina", "Larisa", "Athens"} <= set(offered(s, "move"))


@rule("9.5.2.4.1", "AP44")
def test_greece_does_not_hinder_a_landing() -> None:
    s = position(side="AP", units={}, war="TU GR", played="AP44", hands={"AP": "AP31"})
    event(s, "AP31")
    assert "MEF1" in offered(s, "place")


# 16.1.3.1: Turkey


@rule("16.1.3.1", "11.1.13")
def test_turkey_enters_when_the_central_powers_reach_limited_war() -> None:
    s = position(turn=2, phase="status", units={}, levels=MOB, status=(0, 4))
    places = ("Adrianople", "Gallipoli", "Constantinople", "Ankara", "Rize", "Erzerum", "Van", "Mosul", "Medina")
    assert {here(s, space) for space in places} == {"TUc"}
    assert [trench(s, space) for space in ("Giresun", "Baghdad", "Gaza")] == ["CP 1", "CP 1", "CP 1"]
    assert control(s, "Kermanshah") == "CP"
    assert {control(s, space) for space in ("Dilman", "Tabriz", "Hamadan", "Khorramabad", "Ahwaz")} == {"AP"}
    assert control(s, "Damascus") == "CP"
    assert vp(s) == 10


@rule("16.1.2", "16.1.3.1")
def test_turkey_does_not_enter_on_turn_one_or_below_four() -> None:
    assert here(position(turn=1, phase="status", units={}, levels=MOB, status=(0, 6)), "Gaza") == ""
    assert here(position(turn=2, phase="status", units={}, levels=MOB, status=(4, 3)), "Gaza") == ""


@rule("16.1.3.1", "9.5.2.2")
def test_turkeys_entry_is_no_neutral_entry() -> None:
    s = position(side="AP", turn=2, units={}, levels=("limited", "limited"), war="TU", hands={"AP": "AP17"})
    assert may_event(s, "AP17")


@rule("CP34", "R76")
def test_bulgaria_opens_sofia_as_a_source() -> None:
    s = event(position(units={"Skopje": "AHc"}, hands={"CP": "CP34"}), "CP34")
    for space in ("Varna", "Plevna", "Strumitsa", "Kazanlik"):
        do(s, f"place {space}")
    assert supplied(s, "AHc1")
    assert status(s) == (0, 2)


@rule("R60", "16.3.3")
def test_american_units_wait_for_over_there() -> None:
    s = position(side="AP", units={}, war="US", played="AP54", hands={"AP": "AP43 AP47 AP38"})
    for code in ("AP38", "AP43", "AP47"):
        refused(s, f"event {card(code)}")


@rule("9.5.2.1", "R28")
def test_the_draw_goes_on_after_an_entry() -> None:
    s = event(position(side="AP", round=6, units={}, hands={"AP": "AP17"}), "AP17")
    draw_on(s)
    done(s)
    assert here(s, "Rome") == "ITc"


@rule("5.7.4.6", "R5")
def test_in_the_historical_scenario_only_austrian_and_italian_armies_enter_italy_before_total_war() -> None:
    for levels, found in ((("limited", "limited"), False), (("total", "limited"), True)):
        s = position("historical", side="AP", units={"Nice": "FR1"}, war="IT", levels=levels, hands={"AP": "AP3"})
        do(marked(operate(s, "AP3", "move Nice")), "take FR1")
        assert ("Turin" in offered(s, "go")) == found, levels
    s = position(
        "historical", side="AP", units={"Nice": "FRc"}, war="IT", levels=("limited", "limited"), hands={"AP": "AP3"}
    )
    do(marked(operate(s, "AP3", "move Nice")), "take FRc1")
    assert "Turin" in offered(s, "go")


@rule("5.7.4.6")
def test_in_the_historical_scenario_german_armies_do_not_attack_into_italy_before_total_war() -> None:
    units = {"Trent": "GE1 AH1 AH2", "Verona": "IT1"}
    s = position("historical", units=units, war="IT", levels=("limited", "limited"), hands={"CP": "CP12"})
    operate(s, "CP12", "attack Trent")
    do(marked(s), "strike Verona")
    assert "with GE1" not in offered(s)
    refusal = refused(s, "with GE1")
    assert (refusal.rule, refusal.saying.key) == ("5.7.4.6", "italy-closed")  # not that Italians stand there
    s = position("historical", units=units, war="IT", levels=("total", "limited"), hands={"CP": "CP12"})
    operate(s, "CP12", "attack Trent")
    do(marked(s), "strike Verona")
    assert "with GE1" in offered(s)


@rule("5.7.4.6")
def test_in_the_historical_scenario_german_armies_do_not_end_their_move_on_the_italian_front() -> None:
    s = position(
        "historical", units={"Innsbruck": "GE1 GEc"}, war="IT", levels=("limited", "limited"), hands={"CP": "CP12"}
    )
    do(marked(operate(s, "CP12", "move Innsbruck")), "take GE1")
    if "Trent" in offered(s, "go"):
        do(s, "go Trent")
        assert "halt" not in offered(s)
