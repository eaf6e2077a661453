"""The page of rulings has every section in which the rules speak of a ruling."""

from __future__ import annotations

import re
from pathlib import Path

from grognard.texts.words import words
from tests.games.warzag.vocabulary import GAME

PAGE = Path(__file__).parents[4] / "docs" / "rulings-warzag.md"


def test_every_section_with_a_ruling_is_on_the_page_with_its_reason() -> None:
    speech = words(GAME, "en")
    ruled = {rule.section for rule in GAME.rules() if re.search(r"^Ruling:", speech.rule(rule)[1], re.MULTILINE)}
    table = re.findall(r"^\| (W[\d.]+) \| (.+?) \| (.+?) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(ruled) > 50
    assert ruled - {section for section, _, _ in table} == set()
    assert {section for section, _, _ in table} <= {rule.section for rule in GAME.rules()}
