"""The last turn: only victory points count, and nobody can answer the last action."""

from __future__ import annotations

from typing import Any

from tests.bots.paths_of_glory_sense.sense import (
    TOTAL,
    accepts,
    after,
    all_quiet,
    card,
    control,
    declines,
    do,
    offered,
    operations,
    outcomes,
    redeploy,
    replacements,
    strikes,
)

END: dict[str, Any] = {"turn": 20, "round": 6, "levels": TOTAL, "status": (18, 18)}


def test_the_central_powers_take_the_point_that_wins() -> None:
    """With 12 VP the war is a draw, with 13 it is won; Cambrai lies open."""
    s = all_quiet(
        units={"Cambrai": "", "Sedan": "GE2 GE3 GE4"},
        control={"AP": "Cambrai"},
        trenches={"Cambrai": ""},
        hands={"CP": "CP12"},
        points=12,
        **END,
    )
    for found, did in outcomes(s):
        assert found.points >= 13, did


def test_the_allies_take_the_point_that_wins() -> None:
    s = all_quiet(
        side="AP",
        units={"Lemberg": "", "Tarnopol": "RU3 RU8", "Dubno": "RUc", "Stanislau": "AH3 AHc"},
        trenches={"Lemberg": "", "Tarnopol": ""},
        hands={"AP": "AP27"},
        points=10,
        **END,
    )
    for found, did in outcomes(s):
        assert found.points <= 9, did


def test_the_last_action_may_uncover_what_nobody_can_enter_any_more() -> None:
    """BEF alone holds Ostend, Brussels is empty, and the Central Powers have no action left."""
    s = all_quiet(
        side="AP",
        units={"Ostend": "BEF", "Brussels": "", "Liege": "GE1 GEc"},
        trenches={"Brussels": ""},
        hands={"AP": "AP4"},
        points=10,
        **END,
    )
    found, did = after(s)
    assert control(found, "Brussels") == "AP", did
    assert control(found, "Ostend") == "AP", did


def test_no_replacements_when_there_is_no_replacement_phase() -> None:
    """Turn 20 ends after the War Status Phase."""
    for code, units in (
        ("AP13", {"Verdun": "(FR3) (FR4)", "Amiens": "(BR1) (BR2)", "Eliminated": "FR9 FRc"}),
        ("CP12", {"Metz": "(GE5) (GE6)", "Eliminated": "GE14 GEc"}),
    ):
        s = all_quiet(side=code[:2], units=units, hands={code[:2]: code}, **END)
        declines(s, replacements(code))


def test_the_last_action_is_no_redeployment() -> None:
    """Units moved to the rear or to the front decide nothing any more."""
    for code in ("AP2", "CP4"):
        s = all_quiet(side=code[:2], hands={code[:2]: code}, **END)
        declines(s, redeploy(code))


def test_the_last_attack_is_made_whatever_it_costs() -> None:
    """With 12 VP only a victory space more wins, and Warsaw can fall to a good roll."""
    s = all_quiet(
        units={"Warsaw": "RU4 RUc", "Lodz": "GE11 GE10 GEc"},
        destroyed="Warsaw",
        trenches={"Warsaw": ""},
        hands={"CP": "CP4"},
        points=12,
        **END,
    )
    for _, did in outcomes(s, 1):
        assert strikes(did), did


def test_the_last_combat_card_is_played() -> None:
    """A Combat Card that stays in hand is worth nothing after the last combat."""
    s = all_quiet(
        units={"Warsaw": "RU4 RUc", "Lodz": "GE11 GE10 GEc"},
        destroyed="Warsaw",
        trenches={"Warsaw": ""},
        hands={"CP": "CP4 CP3"},
        points=12,
        **END,
    )
    do(s, operations("CP4"), "attack Lodz", "done", "strike Warsaw", "with GE11", "with GE10", "done")
    play = f"play {card('CP3')}"
    while play not in offered(s):
        do(s, "pass")
    accepts(s, play)


def test_the_winner_does_not_gamble_his_point_away() -> None:
    """With 13 VP the war is won, and a peace offer can be accepted or cost a VP."""
    s = all_quiet(hands={"CP": "CP4"}, points=13, **END)
    declines(s, "offer-peace")


def test_the_loser_accepts_a_draw() -> None:
    """The other side offers peace in the last round though it wins."""
    for side, points in (("CP", 14), ("AP", 8)):
        s = all_quiet(side=side, hands={side: "CP4" if side == "CP" else "AP4"}, points=points, **END)
        do(s, "offer-peace")
        accepts(s, "accept-peace")


def test_the_twentieth_point_wins_at_once() -> None:
    """With 20 VP at the end of the turn the Central Powers win: no reinforcement is worth more."""
    s = all_quiet(
        turn=14,
        round=6,
        units={"Cambrai": "", "Sedan": "GE2 GE3 GE4"},
        control={"AP": "Cambrai"},
        trenches={"Cambrai": ""},
        hands={"CP": "CP12 CP4"},
        points=19,
        levels=TOTAL,
        status=(14, 14),
    )
    for found, did in outcomes(s):
        assert found.points >= 20, did


def test_the_last_point_of_the_enemy_wins_at_once() -> None:
    """With 0 VP at the end of the turn the Allies win."""
    s = all_quiet(
        turn=14,
        round=6,
        side="AP",
        units={"Lemberg": "", "Tarnopol": "RU3 RU8", "Dubno": "RUc", "Stanislau": "AH3 AHc"},
        trenches={"Lemberg": "", "Tarnopol": ""},
        hands={"AP": "AP8 AP4"},
        points=1,
        levels=TOTAL,
        status=(14, 14),
    )
    for found, did in outcomes(s):
        assert found.over(), did


def test_a_victory_of_the_central_powers_is_put_off() -> None:
    """They have 20 VP, it is the last action of the turn, and Cambrai is open."""
    s = all_quiet(
        turn=14,
        round=6,
        side="AP",
        units={"Cambrai": "", "Sedan": "GE2 GE4", "Brussels": "GE1 GE3"},
        trenches={"Cambrai": ""},
        hands={"AP": "AP8 AP4"},
        points=20,
        levels=TOTAL,
        status=(14, 14),
    )
    for found, did in outcomes(s):
        assert not found.over(), did


def test_a_victory_of_the_allies_is_put_off() -> None:
    """They have 0 VP; Vilna lies open before two German armies."""
    s = all_quiet(
        turn=14,
        round=6,
        poland_lost=True,
        units={"Vilna": "", "Kovno": "GE8 GE9 GEc"},
        control={"AP": "Vilna"},
        trenches={"Vilna": ""},
        hands={"CP": "CP12 CP4"},
        points=0,
        levels=TOTAL,
        status=(14, 14),
    )
    for found, did in outcomes(s):
        assert found.points >= 1, did
