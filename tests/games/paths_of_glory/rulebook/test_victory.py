"""5, 16: victory, peace, the United States and Russia."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.scenes import (
    declared,
    event,
    marked,
    may_event,
    operate,
    play,
    started,
    status,
    vp,
)
from tests.games.paths_of_glory.vocabulary import asked, card, do, offered, position, refused, roll, rule, winners

MOB = ("mobilization", "mobilization")
LIMITED = ("limited", "limited")


def ended(scenario: str, turn: int, points: int, **more: Any) -> list[str] | None:
    """Who has won after the War Status Phase of a turn; None while the game goes on."""
    given: dict[str, Any] = {"units": {}, "levels": MOB, **more}
    return winners(position(scenario, turn=turn, phase="status", points=points, **given))


def drawn(found: list[str] | None) -> bool:
    """A draw has no single winner."""
    return found is not None and len(found) != 1


# 5.2: automatic victory


@rule("5.2.1")
def test_the_central_powers_win_at_twenty() -> None:
    assert ended("campaign", 5, 20) == ["Central Powers"]
    assert ended("campaign", 5, 23) == ["Central Powers"]
    assert ended("campaign", 5, 19) is None


@rule("5.2.2")
def test_the_allies_win_at_zero() -> None:
    assert ended("campaign", 5, 0) == ["Allied Powers"]
    assert ended("campaign", 5, -2) == ["Allied Powers"]
    assert ended("campaign", 5, 1) is None


@rule("5.2.1", "5.1.2", "R3")
def test_twenty_points_before_the_war_status_phase_end_nothing() -> None:
    assert winners(position(units={}, points=21)) is None
    assert winners(position(units={}, points=0)) is None


@rule("R3", "5.2")
def test_the_points_of_the_phase_come_before_the_check() -> None:
    assert ended("campaign", 5, 20, offensives=("", "GE")) is None
    assert ended("campaign", 5, 19, offensives=("FR", "")) == ["Central Powers"]
    assert ended("campaign", 8, 1, played="AP2") == ["Allied Powers"]
    assert ended("campaign", 8, 20, played="AP2") is None


@rule("5.2")
def test_automatic_victory_is_in_every_scenario() -> None:
    for scenario in ("introductory", "limited-war", "campaign", "historical"):
        assert ended(scenario, 2, 20) == ["Central Powers"], scenario
        assert ended(scenario, 2, 0) == ["Allied Powers"], scenario


# 5.3 to 5.5: levels


@rule("5.3.4")
def test_the_levels_of_the_introductory_scenario() -> None:
    assert ended("introductory", 3, 14) == ["Central Powers"]
    assert drawn(ended("introductory", 3, 13))
    assert drawn(ended("introductory", 3, 11))
    assert ended("introductory", 3, 10) == ["Allied Powers"]
    assert ended("introductory", 2, 14) is None


@rule("5.4.2", "5.4.1")
def test_the_levels_of_the_limited_war_scenario() -> None:
    assert ended("limited-war", 10, 17) == ["Central Powers"]
    assert drawn(ended("limited-war", 10, 16))
    assert drawn(ended("limited-war", 10, 13))
    assert ended("limited-war", 10, 12) == ["Allied Powers"]
    assert ended("limited-war", 9, 17) is None


@rule("5.4.1", "R72")
def test_total_war_ends_the_limited_war_scenario() -> None:
    assert ended("limited-war", 6, 17, levels=LIMITED, status=(0, 11)) == ["Central Powers"]
    assert ended("limited-war", 6, 12, levels=LIMITED, status=(11, 0)) == ["Allied Powers"]
    assert ended("limited-war", 6, 12, levels=LIMITED, status=(10, 10)) is None


@rule("5.5.2.2", "5.5.1")
def test_the_levels_of_the_campaign() -> None:
    assert ended("campaign", 20, 13) == ["Central Powers"]
    assert drawn(ended("campaign", 20, 12))
    assert drawn(ended("campaign", 20, 10))
    assert ended("campaign", 20, 9) == ["Allied Powers"]


@rule("5.5.2.1")
def test_the_levels_of_the_campaign_after_brest_litovsk() -> None:
    more: dict[str, Any] = {"played": "CP28 CP52 CP53 CP45"}
    assert ended("campaign", 20, 11, **more) == ["Central Powers"]
    assert drawn(ended("campaign", 20, 10, **more))
    assert ended("campaign", 20, 9, **more) == ["Allied Powers"]


@rule("16.2.1", "5.5.1")
def test_a_combined_status_of_forty_is_an_armistice() -> None:
    more: dict[str, Any] = {"levels": ("total", "total"), "war": "IT"}
    assert ended("campaign", 12, 13, status=(20, 20), **more) == ["Central Powers"]
    assert ended("campaign", 12, 9, status=(20, 20), **more) == ["Allied Powers"]
    assert ended("campaign", 12, 13, status=(20, 19), **more) is None


@rule("R4")
def test_turn_twenty_ends_without_replacements() -> None:
    s = position(turn=20, phase="status", units={"Paris": "(FR1)"}, levels=MOB, replacements={"FR": 2})
    assert winners(s) is not None


# 5.7: historical


@rule("5.7.2")
def test_the_allies_win_draws_of_the_historical_scenario() -> None:
    more: dict[str, Any] = {"played": "AP43 AP47 CP52", "levels": MOB}
    assert ended("historical", 20, 13, **more) == ["Central Powers"]
    assert ended("historical", 20, 12, **more) == ["Allied Powers"]
    assert ended("historical", 20, 10, **more) == ["Allied Powers"]


@rule("5.7.4.8")
def test_american_armies_that_never_came_count_for_the_central_powers() -> None:
    assert ended("historical", 20, 12, played="AP47 CP52") == ["Central Powers"]
    assert ended("historical", 20, 11, played="AP47 CP52") == ["Allied Powers"]
    assert ended("historical", 20, 11, played="CP52") == ["Central Powers"]


@rule("5.7.4.9")
def test_a_tsar_who_never_fell_counts_for_the_allies() -> None:
    assert ended("historical", 20, 14, played="AP43 AP47") == ["Allied Powers"]
    assert ended("historical", 20, 15, played="AP43 AP47") == ["Central Powers"]


@rule("5.7.4.9")
def test_the_adjustments_hold_for_an_armistice_but_not_for_an_automatic_victory() -> None:
    more: dict[str, Any] = {"levels": ("total", "total"), "war": "IT", "status": (20, 20)}
    assert ended("historical", 15, 14, played="AP43 AP47", **more) == ["Allied Powers"]
    assert ended("historical", 15, 20, played="AP43 AP47", **more) == ["Central Powers"]


@rule("5.7.4.8")
def test_american_corps_cards_do_not_count() -> None:
    assert ended("historical", 20, 12, played="AP43 AP47 CP52") == ["Allied Powers"]  # AP38 was never played


# the introductory scenario


@rule("5.3", "R71")
def test_every_event_with_an_asterisk_scores_in_the_introductory_scenario() -> None:
    more: dict[str, Any] = {"turn": 2, "levels": MOB, "units": {}}
    s = event(position("introductory", hands={"CP": "CP8"}, **more), "CP8")
    assert vp(s) == 11
    s = event(position("introductory", side="AP", hands={"AP": "AP1"}, **more), "AP1")
    assert vp(s) == 9
    s = event(position("introductory", hands={"CP": "CP9"}, **more), "CP9")
    assert vp(s) == 12


@rule("5.3", "R71")
def test_an_event_without_an_asterisk_does_not_score_in_the_introductory_scenario() -> None:
    more: dict[str, Any] = {"scenario": "introductory", "turn": 2, "levels": MOB}
    s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "SB1", hands={"AP": "AP5"}, **more)
    play(s, "AP5")
    assert vp(s) == 10


@rule("5.3", "R71")
def test_no_such_points_in_other_scenarios() -> None:
    s = event(position(turn=2, levels=MOB, units={}, hands={"CP": "CP8"}), "CP8")
    assert vp(s) == 10


@rule("5.3.2")
def test_levels_do_not_rise_in_the_introductory_scenario() -> None:
    s = position("introductory", turn=2, phase="status", units={}, levels=MOB, status=(6, 6))
    assert s.view()["levels"] == ["mobilization", "mobilization"]


# 16.1: levels of commitment


@rule("16.1.3", "16.1.4", "16.1.2")
def test_the_levels_rise_at_four_and_eleven_from_turn_two() -> None:
    more: dict[str, Any] = {"phase": "status", "units": {}}
    s = position(turn=2, levels=MOB, status=(4, 3), **more)
    assert s.view()["levels"] == ["limited", "mobilization"]
    s = position(turn=6, levels=LIMITED, status=(10, 11), war="TU", **more)
    assert s.view()["levels"] == ["limited", "total"]
    s = position(turn=1, levels=MOB, status=(5, 5), **more)
    assert s.view()["levels"] == ["mobilization", "mobilization"]


@rule("9.5.1.3")
def test_an_event_adds_its_status_but_operations_do_not() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP2"}), "AP2")
    assert status(s) == (2, 0)
    s = position(side="AP", units={"Paris": "FR1"}, hands={"AP": "AP2"})
    marked(operate(s, "AP2"))
    assert status(s) == (0, 0)


# 16.3: the United States


@rule("16.3.2")
def test_the_telegram_is_allowed_at_thirty() -> None:
    more: dict[str, Any] = {"side": "AP", "units": {}, "hands": {"AP": "AP54"}}
    assert not may_event(position(status=(15, 14), **more), "AP54")
    assert may_event(position(status=(15, 15), **more), "AP54")
    assert may_event(position(status=(2, 28), **more), "AP54")


@rule("16.3.4")
def test_over_there_comes_on_any_later_turn() -> None:
    refused(position(side="AP", units={}, status=(15, 15), hands={"AP": "AP55"}), f"event {card('AP55')}")
    s = position(side="AP", turn=15, units={}, war="US", played="AP54", hands={"AP": "AP55"})
    event(s, "AP55")
    assert s.view()["us"] == "over-there"


# 16.4: Russia


@rule("16.4.2", "16.4.3")
def test_russian_points_are_counted_by_control() -> None:
    s = position(units={}, control={"CP": "Lodz,Vilna"})
    assert s.view()["russia"]["spaces"] == 2
    assert s.view()["russia"]["box"] == "tsar"
    s = position(units={}, control={"CP": "Lodz,Vilna,Kiev"})
    assert s.view()["russia"]["spaces"] == 3
    assert s.view()["russia"]["box"] != "tsar"


@rule("16.4.2", "5.7.2")
def test_kovno_counts_in_the_historical_scenario_and_minsk_in_the_others() -> None:
    more: dict[str, Any] = {"units": {}, "control": {"CP": "Lodz,Kovno,Minsk"}, "destroyed": "Kovno"}
    assert position(**more).view()["russia"]["spaces"] == 2
    assert position("historical", **more).view()["russia"]["spaces"] == 2
    assert position(units={}, control={"CP": "Kovno"}, destroyed="Kovno").view()["russia"]["spaces"] == 0
    assert position("historical", units={}, control={"CP": "Minsk"}).view()["russia"]["spaces"] == 0


@rule("16.4.2", "R65", "16.4.3")
def test_a_recaptured_space_closes_the_step_again() -> None:
    units = {"Belaya Tserkov": "RUc"}
    s = position(side="AP", units=units, control={"CP": "Lodz,Vilna,Kiev"}, hands={"CP": "CP28"})
    do(s, "automatic-operation", "move Belaya Tserkov", "take RUc1", "go Kiev")
    assert s.view()["russia"]["spaces"] == 2
    while asked(s) == ["Allied Powers"]:
        do(s, "halt" if "halt" in offered(s) else "done")
    refused(s, f"event {card('CP28')}")


@rule("16.4.4", "R65")
def test_the_tsar_falls_at_thirty_three_with_russian_spaces() -> None:
    more: dict[str, Any] = {"units": {}, "played": "CP28", "hands": {"CP": "CP52"}}
    assert may_event(position(status=(14, 14), control={"CP": "Lodz,Vilna,Kiev,Minsk,Baku"}, **more), "CP52")
    assert not may_event(position(status=(14, 14), control={"CP": "Lodz,Vilna,Kiev,Minsk"}, **more), "CP52")


@rule("16.4.5")
def test_the_number_of_russian_spaces_is_recorded_when_the_tsar_falls() -> None:
    control = {"CP": "Lodz,Vilna,Kiev"}
    s = position(units={}, status=(15, 15), played="CP28", control=control, hands={"CP": "CP52"})
    event(s, "CP52")
    assert s.view()["russia"]["then"] == 3


# 16.5: peace


@rule("16.5.1")
def test_peace_is_offered_by_the_side_that_leads() -> None:
    assert "offer-peace" in offered(position(units={}, points=11))
    assert "offer-peace" not in offered(position(units={}, points=10))
    assert "offer-peace" in offered(position(side="AP", units={}, points=9))
    assert "offer-peace" not in offered(position(side="AP", units={}, points=10))


@rule("16.5.2")
def test_an_accepted_peace_is_a_draw() -> None:
    s = do(position(units={}, points=15), "offer-peace")
    assert asked(s) == ["Allied Powers"]
    do(s, "accept-peace")
    assert drawn(winners(s))


@pytest.mark.parametrize(
    ("total", "changes"), [((0, 19), [1, 1, 1, 0, 0, -1]), ((10, 10), [1, 1, 0, 0, 0, -1])], ids=["low", "high"]
)
@rule("16.5.2", "R69")
def test_the_table_of_peace_terms(total: tuple[int, int], changes: list[int]) -> None:
    for die, change in enumerate(changes, 1):
        s = do(position(units={}, points=15, status=total), "offer-peace", "refuse-peace")
        roll(s, die)
        assert vp(s) == 15 + change
        assert asked(s) == ["Allied Powers"]
        s = do(position(side="AP", units={}, points=5, status=total), "offer-peace", "refuse-peace")
        roll(s, die)
        assert vp(s) == 5 - change
        assert asked(s) == ["Central Powers"]


@rule("5.3.3", "5.7.2", "16.5")
def test_some_scenarios_know_no_peace_terms() -> None:
    for scenario in ("introductory", "historical"):
        s = position(scenario, turn=2, units={}, points=15, levels=MOB)
        assert "offer-peace" not in offered(s), scenario
    assert "offer-peace" in offered(position("limited-war", turn=2, units={}, points=15, levels=MOB))


@rule("16.5.3")
def test_peace_may_be_offered_again_in_the_next_round() -> None:
    s = do(position(units={}, points=15), "offer-peace", "refuse-peace")
    roll(s, 4)
    do(s, "automatic-operation")
    assert "offer-peace" in offered(s)


@rule("5.6.3")
def test_in_a_tournament_both_lose_by_an_accepted_peace() -> None:
    s = do(position(options={"bidding": "on"}, units={}, points=15), "offer-peace", "accept-peace")
    assert winners(s) == []


@rule("5.6.2")
def test_in_a_tournament_draws_are_allied_victories() -> None:
    assert ended("campaign", 20, 12, options={"bidding": "on"}) == ["Allied Powers"]
    assert ended("campaign", 20, 13, options={"bidding": "on"}) == ["Central Powers"]


def bidding() -> PathsState:
    """The higher roll has been made."""
    s = started("campaign", {"bidding": "on"})
    roll(s, 6)
    return roll(s, 1)


@rule("5.6.1")
def test_the_higher_roll_bids_for_a_side_and_the_other_accepts_or_raises() -> None:
    s = bidding()
    first = asked(s)
    assert "bid-for-allies 0" in offered(s)
    assert "bid-for-central-powers 0" in offered(s)
    do(s, "bid-for-allies 1")
    assert asked(s) != first
    assert "accept-bid" in offered(s)
    assert "bid-for-allies 1" not in offered(s)
    assert "bid-for-allies 2" in offered(s)
    assert not [text for text in offered(s) if text.startswith("bid-for-central-powers")]


# points for spaces


@rule("5.1.2", "R23")
def test_a_taken_space_changes_the_points_at_once() -> None:
    s = position(units={"Breslau": "GEc"}, hands={"CP": "CP3"})
    do(marked(operate(s, "CP3", "move Breslau")), "take GEc1", "go Lodz")
    assert vp(s) == 11


@rule("5.7.2")
def test_sedan_is_a_point_in_the_historical_scenario_only() -> None:
    for scenario, points in (("campaign", 10), ("historical", 11)):
        s = position(scenario, units={"Koblenz": "GEc"}, hands={"CP": "CP3"})
        do(marked(operate(s, "CP3", "move Koblenz")), "take GEc1", "go Sedan")
        assert vp(s) == points, scenario


def played_out(*acts: str, options: dict[str, str] | None = None) -> PathsState:
    """The Introductory scenario after these acts of the bidding, in which nobody does anything."""
    s = started("introductory", options)
    if options:
        do(roll(roll(s, 6), 1), *acts)
    do(s, "begin-without-guns")
    while winners(s) is None:
        texts = offered(s)
        if "automatic-operation" in texts:
            do(s, "automatic-operation")
        elif "done" in texts:
            do(s, "done")
        else:
            do(s, texts[0])
    return s


@rule("5.3.1", "5.3.4")
def test_an_idle_introductory_scenario_ends_after_turn_three() -> None:
    s = played_out()
    assert s.view()["turn"] == 3
    assert vp(s) == 10
    assert winners(s) == ["Allied Powers"]


@rule("5.6.1", "5.6.1.1")
def test_the_points_of_the_bid_count_at_the_end() -> None:
    on = {"bidding": "on"}
    assert winners(played_out("bid-for-allies 4", "accept-bid", options=on)) == ["Central Powers"]
    assert winners(played_out("bid-for-allies 3", "accept-bid", options=on)) == ["Allied Powers"]  # 13: a draw
    assert winners(played_out("bid-for-allies 0", "accept-bid", options=on)) == ["Allied Powers"]


@rule("5.6.1")
def test_the_bidder_plays_the_side_he_has_named() -> None:
    on = {"bidding": "on"}
    s = do(roll(roll(started("campaign", on), 6), 1), "bid-for-central-powers 1", "accept-bid")
    assert s.view()["players"] == [1, 0]
    s = do(roll(roll(started("campaign", on), 6), 1), "bid-for-allies 1", "bid-for-allies 2", "accept-bid")
    assert s.view()["players"] == [1, 0]  # the second bidder is the seat of the Central Powers


@rule("5.6.1.1")
def test_an_automatic_victory_ignores_the_bid() -> None:
    assert ended("campaign", 5, 20, options={"bidding": "on"}) == ["Central Powers"]


@rule("16.1.5", "16.1.3")
def test_levels_never_fall() -> None:
    s = position(turn=6, phase="status", units={}, levels=("limited", "limited"), war="TU", status=(0, 0))
    assert s.view()["levels"] == ["limited", "limited"]


@rule("16.1.1", "9.1.2")
def test_a_game_begins_at_mobilization_with_ten_points() -> None:
    s = started("campaign")
    assert s.view()["levels"] == ["mobilization", "mobilization"]
    assert vp(s) == 10
    assert status(s) == (0, 0)


@rule("16.5.1.1", "16.5.1.2", "R69")
def test_a_peace_offer_is_judged_by_the_points_of_the_moment() -> None:
    s = do(position(units={}, points=11), "offer-peace", "refuse-peace")
    roll(s, 6)
    assert vp(s) == 10
    do(s, "automatic-operation")
    assert "offer-peace" not in offered(s)
