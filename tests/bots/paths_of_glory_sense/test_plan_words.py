"""Hints say what a move or an attack is for: a gap in the front line, a siege, a supply line."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.bots.paths_of_glory import PathsOfGloryBot, arguments_of_moves, arguments_of_plans
from grognard.bots.paths_of_glory.survey import survey_of
from grognard.core.game import find
from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import AP, CP, PIECE_NAMES, SPACE_OF
from grognard.texts.words import words
from tests.bots.paths_of_glory_sense.sense import FOUR, LIMITED, all_quiet, card, do

GAME = find("paths-of-glory")
SIDES = {"AP": AP, "CP": CP}


def quiet(side: str, **given: Any) -> PathsState:
    return all_quiet(turn=8, side=side, hands={side: FOUR[side]}, **given, **LIMITED)


def keys(found: list[Saying]) -> list[str]:
    return [one.key for one in found]


def standing(s: PathsState, side: str, unit: str, space: str, gone: str = "") -> list[Saying]:
    """What speaks for a unit to stand in a space, after it has left another one empty."""
    left = 1 << SPACE_OF[gone] if gone else 0
    return arguments_of_moves.of_standing(survey_of(s, SIDES[side]), [PIECE_NAMES.index(unit)], SPACE_OF[space], left)


@pytest.mark.parametrize(
    ("side", "space", "unit"),
    [
        ("CP", "Metz", "GE9"),
        ("CP", "Sedan", "GE9"),
        ("AP", "Amiens", "FR10"),
        ("AP", "Lublin", "RU11"),
    ],
)
def test_a_unit_between_two_stacks_closes_the_gap(side: str, space: str, unit: str) -> None:
    hole = quiet(side, units={space: ""})
    assert "because-closes-gap" in keys(standing(hole, side, unit, space))
    whole = quiet(side)
    assert "because-closes-gap" not in keys(standing(whole, side, unit, space)), "nothing is open there"


def test_a_unit_behind_the_front_closes_no_gap() -> None:
    s = quiet("CP", units={"Metz": ""})
    assert "because-closes-gap" not in keys(standing(s, "CP", "GE9", "Koblenz"))


def test_what_leaves_a_flank_open_closes_no_gap() -> None:
    """Where the neighbours have gone, there is no front line to close."""
    s = quiet("CP", units={"Metz": "", "Sedan": "", "Strasbourg": ""})
    assert "because-closes-gap" not in keys(standing(s, "CP", "GE9", "Metz"))


def test_a_hint_names_the_gap_in_all_languages() -> None:
    s = quiet("CP", units={"Metz": "", "Sedan": "GE4 GE5 GEc"})
    do(s, f"operations {card(FOUR['CP'])}", "move Sedan", "done")
    do(s, "take GE4")
    found = PathsOfGloryBot().reasons(s, s.asks()[0].seat, s.space.by_name["go"].base + SPACE_OF["Metz"])
    told = [words(GAME, language).sentence(found[0]) for language in ("en", "it", "hu")]
    assert told == [
        "This closes the gap in the front line at Metz.",
        "Così chiudi la falla nel fronte a Metz.",
        "Ezzel bezárod a metzi rést a fronton.",
    ]


def test_a_victory_space_that_the_enemy_could_enter_is_covered() -> None:
    s = quiet("CP", units={"Metz": ""})
    assert "because-covers" in keys(standing(s, "CP", "GE9", "Metz"))
    assert "because-covers" not in keys(standing(quiet("CP"), "CP", "GE9", "Metz")), "it is held already"


def test_a_space_that_feeds_others_is_protected() -> None:
    s = quiet("CP", units={"Strasbourg": ""})
    found = standing(s, "CP", "GE9", "Strasbourg")
    assert "because-guards-supply" in keys(found)
    said = next(one for one in found if one.key == "because-guards-supply")
    assert words(GAME, "en").sentence(said) == (
        "This protects the supply line through Strasbourg, needed by the German corps."
    )
    assert (
        words(GAME, "it").sentence(said)
        == "Così proteggi la via di rifornimento che passa per Strasburgo e serve il corpo tedesco."
    )
    assert words(GAME, "hu").sentence(said) == (
        "Ezzel megvéded az utánpótlás útját Strasbourgon át. Ettől az úttól függ: a német hadtest."
    )


def test_a_unit_leaves_a_place_where_it_could_be_cut_off() -> None:
    s = quiet("CP", units={"Strasbourg": ""})
    corps = s.at[SPACE_OF["Mulhouse"]][0]
    survey = survey_of(s, CP)
    gone = 1 << SPACE_OF["Mulhouse"]
    assert keys(arguments_of_plans.of_escape(survey, corps, SPACE_OF["Metz"], gone)) == ["because-escapes"]
    assert arguments_of_plans.of_escape(survey, corps, SPACE_OF["Metz"], 0) == [], "others stay behind"
    held = survey_of(quiet("CP"), CP)
    assert arguments_of_plans.of_escape(held, corps, SPACE_OF["Metz"], gone) == [], "nobody can cut it off"


@pytest.mark.parametrize("destroyed", ["", "Przemysl"])
def test_an_attack_on_besiegers_relieves_the_siege(destroyed: str) -> None:
    units = {"Przemysl": "RU5", "Lublin": "RU4 RU9"}
    s = quiet("CP", units=units, destroyed=destroyed, trenches={"Przemysl": ""})
    found = arguments_of_plans.of_conquest(survey_of(s, CP), SPACE_OF["Przemysl"])
    assert ("because-relieves" in keys(found)) == (not destroyed)


def test_an_attack_that_cuts_the_enemy_off_says_so() -> None:
    found = arguments_of_plans.of_conquest(survey_of(quiet("AP"), AP), SPACE_OF["Brussels"])
    assert keys(found) == ["because-attack-cuts"]
    assert words(GAME, "en").sentence(found[0]) == (
        "Taking Brussels would put the German 12th Army and the German corps out of supply."
    )
    assert arguments_of_plans.of_conquest(survey_of(quiet("AP"), AP), SPACE_OF["Metz"]) == []


def test_an_attack_that_opens_a_supply_line_says_so() -> None:
    s = quiet("CP", units={"Strasbourg": "FR5"}, trenches={"Strasbourg": ""}, cut_off="GEc")
    found = arguments_of_plans.of_conquest(survey_of(s, CP), SPACE_OF["Strasbourg"])
    assert "because-attack-feeds" in keys(found)
    said = next(one for one in found if one.key == "because-attack-feeds")
    assert words(GAME, "en").sentence(said) == "Taking Strasbourg would bring the German corps back into supply."
