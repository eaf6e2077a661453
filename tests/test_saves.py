"""Matches that were saved by earlier versions can be read, and end as they did.

The folder `saves` holds whole random games. They were played when a game was new, or before its rules were reshaped,
and are never written again: what was saved once must load.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard import files
from grognard.core import notation
from tests.installed import INSTALLED

SAVED = sorted((Path(__file__).parent / "saves").iterdir())


def test_there_are_saves_of_every_game_and_both_kinds() -> None:
    for game in INSTALLED:
        assert {path.suffix for path in SAVED if path.name.startswith(f"{game}-")} == {".grog", ".json"}


@pytest.mark.parametrize("path", SAVED, ids=[path.name for path in SAVED])
def test_what_was_saved_once_can_be_read(path: Path) -> None:
    match = files.load(path)
    assert match.state.over()
    assert len(match.line) > 200
    if path.suffix == ".grog":
        result = f'[Result "{notation.result_text(match)}"]'
        assert result in path.read_text("utf-8")
