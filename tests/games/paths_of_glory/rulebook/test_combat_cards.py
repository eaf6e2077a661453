"""9.5.4: the life of combat cards."""

from __future__ import annotations

from typing import Any

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.scenes import (
    declared,
    drm,
    fought,
    idle,
    marked,
    operate,
    pile,
    play,
    plays,
    strike,
    use,
    uses,
)
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    do,
    done,
    draw_on,
    offered,
    passing,
    position,
    refused,
    roll,
    rule,
)

WEST = {"CP": "Sedan"}


@rule("9.5.4.1", "12.2.6")
def test_the_attacker_plays_his_cards_before_the_defender() -> None:
    s = declared(
        "AP", {"Amiens": "BR1"}, "Cambrai", "GE1", hands={"AP": "AP18", "CP": "CP18"}, control=WEST,
        trenches={"Cambrai": "CP 1"},
    )  # fmt: skip
    assert asked(s) == ["Allied Powers"]
    play(s, "AP18")
    assert asked(s) == ["Central Powers"]
    play(s, "CP18")
    assert (drm(s, "AP"), drm(s, "CP")) == (1, 1)


@rule("9.5.4.1")
def test_a_combat_card_is_no_event_outside_combat() -> None:
    s = position(side="AP", units={"Amiens": "BR1"}, hands={"AP": "AP18"})
    refused(s, f"event {card('AP18')}")


@rule("9.5.4.2")
def test_a_winner_keeps_his_card_face_up() -> None:
    s = declared("AP", {"Chateau Thierry": "FR1 FR2"}, "Sedan", "GEc", hands={"AP": "AP19"})
    fought(play(s, "AP19"), 6, 1)
    assert pile(s, "AP", "kept") == ["AP19"]


@rule("9.5.4.3")
def test_a_loser_discards_his_card() -> None:
    s = declared("AP", {"Chateau Thierry": "FRc"}, "Sedan", "GE1", hands={"AP": "AP19"})
    fought(play(s, "AP19"), 1, 6)
    assert pile(s, "AP", "kept") == []
    assert "AP19" in pile(s, "AP", "discards")


@rule("12.2.11")
def test_after_a_tie_both_sides_discard_their_cards() -> None:
    s = declared(
        "AP", {"Amiens": "BR1 FR1"}, "Cambrai", "GE1", hands={"AP": "AP19", "CP": "CP18"}, control=WEST,
        trenches={"Cambrai": "CP 1"},
    )  # fmt: skip
    play(play(s, "AP19"), "CP18")
    fought(s, 1, 1)  # 7 factors, one left, 1 + 1: 3; 5 factors, one right, 1 + 1: 3
    assert "AP19" in pile(s, "AP", "discards")
    assert "CP18" in pile(s, "CP", "discards")


@rule("9.5.4.3", "12.2.6")
def test_a_face_up_card_that_was_not_used_survives_a_defeat() -> None:
    s = declared("AP", {"Chateau Thierry": "FRc"}, "Sedan", "GE1", kept={"AP": "AP19"})
    fought(s, 1, 6)
    assert pile(s, "AP", "kept") == ["AP19"]


@rule("9.5.4.3")
def test_a_face_up_card_that_was_used_goes_with_a_defeat() -> None:
    s = declared("AP", {"Chateau Thierry": "FRc"}, "Sedan", "GE1", kept={"AP": "AP19"})
    fought(use(s, "AP19"), 1, 6)
    assert "AP19" in pile(s, "AP", "discards")


def two_attacks() -> PathsState:
    units = {"Chateau Thierry": "FR1 FR2", "Verdun": "FR3", "Sedan": "GEc", "Metz": "GE4"}
    s = position(side="AP", units=units, hands={"AP": "AP2 AP3"}, kept={"AP": "AP19"})
    operate(s, "AP2", "attack Chateau Thierry", "attack Verdun")
    strike(marked(s), "Sedan", "FR1", "FR2")
    return fought(use(s, "AP19"), 6, 1)


@rule("9.5.4.4", "R32")
def test_a_face_up_card_serves_once_a_round() -> None:
    s = two_attacks()
    assert pile(s, "AP", "kept") == ["AP19"]
    strike(s, "Metz", "FR3")
    assert uses(s) == []


@rule("9.5.4.4", "R32")
def test_a_face_up_card_serves_again_in_the_next_round() -> None:
    s = two_attacks()
    do(s, "done")
    idle(s)
    operate(s, "AP3", "attack Verdun")
    strike(marked(s), "Metz")
    assert uses(s) == ["AP19"]


@rule("9.5.4.2", "R32")
def test_liman_von_sanders_has_an_asterisk_and_never_stays() -> None:
    s = declared("AP", {"Basra": "(BRc)"}, "Qurna", "TUc", hands={"CP": "CP16"}, war="TU")
    fought(play(s, "CP16"), 1, 6)
    assert "CP16" in pile(s, "CP", "removed")


@rule("9.5.4.4", "R32")
def test_putnik_attacks_or_defends_once_in_a_round() -> None:
    units = {"Belgrade": "SB1 SB2", "Novi Sad": "AHc", "Timisvar": "AH1"}
    s = position(units=units, hands={"CP": "CP7", "AP": "AP2"}, kept={"AP": "AP5"})
    operate(s, "CP7", "attack Timisvar")
    strike(marked(s), "Belgrade")
    use(s, "AP5")
    fought(s, 1, 6)  # AP wins
    assert pile(s, "AP", "kept") == ["AP5"]
    operate(s, "AP2", "attack Belgrade")
    strike(marked(s), "Novi Sad")
    assert uses(s) == []


@rule("9.5.4.4", "R32")
def test_putnik_serves_again_in_the_following_round() -> None:
    units = {"Belgrade": "SB1 SB2", "Timisvar": "AH1 AH2"}
    s = position(units=units, hands={"CP": "CP7 CP12"}, kept={"AP": "AP5"})
    operate(s, "CP7", "attack Timisvar")
    strike(marked(s), "Belgrade")
    use(s, "AP5")
    fought(s, 1, 6)
    idle(s)
    operate(s, "CP12", "attack Timisvar")
    strike(marked(s), "Belgrade")
    assert uses(s) == ["AP5"]


@rule("9.5.4.2", "12.2.6")
def test_the_condition_of_a_face_up_card_must_hold_at_every_use() -> None:
    s = declared("AP", {"Dubno": "RU3"}, "Tarnopol", "AHc", kept={"AP": "AP19"})
    assert uses(s) == []
    s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "SB1", kept={"AP": "AP5"}, turn=8)
    assert uses(s) == []


@rule("9.5.4.5", "R6")
def test_face_up_cards_are_discarded_at_the_end_of_the_turn() -> None:
    s = position(phase="draw", units={}, kept={"AP": "AP19", "CP": "CP40"})
    assert pile(s, "AP", "kept") == pile(s, "CP", "kept") == []
    draw_on(s)
    done(s)
    draw_on(s)
    assert "CP40" in pile(s, "CP", "discards")


@rule("9.5.4.2")
def test_a_card_for_one_combat_a_turn_is_discarded_even_after_a_victory() -> None:
    s = declared("AP", {"Basra": "(BRc)"}, "Qurna", "TUc", hands={"CP": "CP31"}, war="TU")
    fought(play(s, "CP31"), 1, 6)
    assert "CP31" in pile(s, "CP", "discards")


@rule("14.3.4", "R34")
def test_one_unsupplied_defender_bars_all_cards_of_the_defence() -> None:
    s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "SB1", hands={"AP": "AP5"})
    assert plays(s) == ["AP5"]
    s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "SB1 FRc", hands={"AP": "AP5"})
    assert plays(s) == []


@rule("R34", "AP27")
def test_great_retreat_is_open_to_unsupplied_russians() -> None:
    units = {"Thorn": "GE1"}
    more: dict[str, Any] = {"fresh": "AP27", "control": {"CP": "Plock,Lomza"}, "destroyed": "Lomza"}
    s = declared("CP", {"Tannenberg": "GE8"}, "Insterberg", "RU1", units=units, **more)
    if asked(s) == ["chance"]:
        s = declared("CP", {"Konigsberg": "GE8"}, "Insterberg", "RU1", **more)
    assert "pull-back" in offered(s)


@rule("R35")
def test_the_attacker_may_use_cards_against_a_lone_fort_its_side_none() -> None:
    s = declared("CP", {"Metz": "GE4"}, "Verdun", "", hands={"CP": "CP15", "AP": "AP39 AP6"})
    assert plays(s) == ["CP15"]


@rule("R81")
def test_a_side_with_only_a_face_up_card_is_asked() -> None:
    s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "SB1", kept={"AP": "AP5"})
    assert asked(s) == ["Allied Powers"]


@rule("R81")
def test_a_side_with_any_card_in_hand_is_asked_so_that_nothing_leaks() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FR1", hands={"AP": "AP3"})
    assert asked(s) == ["Allied Powers"]
    assert offered(s) == ["pass"]


@rule("R81", "R34")
def test_a_side_that_may_use_no_card_at_all_is_not_asked() -> None:
    s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "SB1 FRc", hands={"AP": "AP5"})
    assert asked(s) == ["chance"]
    s = declared("CP", {"Metz": "GE4"}, "Verdun", "", hands={"AP": "AP6"})
    assert asked(s) == ["chance"]


@rule("R98", "12.2.9")
def test_modifiers_add_up_and_the_die_stays_between_one_and_six() -> None:
    s = declared("AP", {"Chateau Thierry": "BR1 FR1"}, "Sedan", "GE1", hands={"AP": "AP18 AP19 AP21"})
    play(play(play(s, "AP18"), "AP19"), "AP21")
    assert drm(s, "AP") == 3
    passing(s)
    roll(s, 5)
    assert next(row for row in s.view()["combat"]["sides"] if row["side"] == "AP")["total"] == 6


@rule("R31", "12.2.1")
def test_trench_cards_come_before_the_flank_attempt_and_other_cards_after() -> None:
    s = declared(
        "CP", {"Sedan": "GE1", "Cambrai": "GE2"}, "Chateau Thierry", "FR1", hands={"CP": "CP49 CP15"}, played="CP54"
    )
    assert [text.split()[-1] for text in offered(s, "play")] == ["CP49"]
    do(s, "pass")
    assert offered(s, "pin") == ["Cambrai", "Sedan"]
    do(s, "pass")
    assert [text.split()[-1] for text in offered(s, "play")] == ["CP15"]


@rule("12.2.6", "9.5.4.2")
def test_any_number_of_cards_may_be_played_in_one_combat() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FR1", hands={"CP": "CP15 CP19 CP35 CP40"})
    for code in ("CP15", "CP19", "CP35", "CP40"):
        play(s, code)
    assert drm(s, "CP") == 4
    fought(s, 6, 1)
    assert pile(s, "CP", "kept") == ["CP40"]
    assert {"CP15", "CP19", "CP35"} <= set(pile(s, "CP", "removed"))
