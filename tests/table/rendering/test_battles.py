"""The lines of a battle and the figures of a turn, as the page gets them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from grognard import files
from grognard.core.chance import PUBLIC
from grognard.core.match import Match
from grognard.table.rendering.story import Story
from grognard.texts.words import words

SAVED = Path(__file__).parents[2] / "saves" / "paths-of-glory-historical-1.grog"


def lines(match: Match, language: str, seat: int) -> list[dict[str, Any]]:
    story = Story(match, words(match.game, language))
    story.refresh()
    return [json.loads(text) for n in range(len(story.told) + 1) for text in story.lines(seat, n)]


def plain(line: dict[str, Any]) -> str:
    return "".join(part if isinstance(part, str) else part["text"] for part in line["text"])


def test_all_readers_are_told_the_same_summaries_and_figures_in_their_language() -> None:
    match = files.load(str(SAVED))
    for language, word in (("en", "attacks"), ("it", "L'attacco")):
        told = {
            seat: [plain(line) for line in lines(match, language, seat) if line.get("about") in ("summary", "figures")]
            for seat in (PUBLIC, 0, 1)
        }
        assert told[PUBLIC] == told[0] == told[1]
        assert sum(word in line for line in told[PUBLIC]) > 10
        assert sum("VP: " in line for line in told[PUBLIC]) > 10


def test_a_summary_is_under_the_heading_of_its_battle_and_the_figures_under_that_of_their_turn() -> None:
    told = lines(files.load(str(SAVED)), "en", PUBLIC)
    battle = None
    for line in told:
        if line.get("about") == "battle":
            battle = line
        elif line.get("about") == "summary":
            assert battle is not None
            assert (line["under"], line["heading"]) == (battle["under"], battle["heading"])
        elif line.get("about") == "figures":
            assert line["under"].startswith("heading-turn ")
    assert battle is not None
