"""Data files of a game, and files of one's own in their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.core.data import OWN, Data
from grognard.core.refusals import Problem

PACKAGE = "grognard.games.friedrich"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, with nothing in it yet."""
    (tmp_path / "friedrich").mkdir()
    monkeypatch.setenv(OWN, str(tmp_path))
    return tmp_path / "friedrich"


def test_without_a_folder_of_ones_own_the_game_is_as_it_is_delivered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OWN, raising=False)
    assert Data(PACKAGE, ("roads.csv",)).edition() == ""


def test_a_file_of_ones_own_takes_the_place_of_a_replaceable_one(folder: Path) -> None:
    data = Data(PACKAGE, ("roads.csv",))
    assert data.edition() == ""
    (folder / "roads.csv").write_text("a,b,main\n7,8,1\n", "utf-8")
    assert data.rows("roads.csv", "a b main") == [{"a": "7", "b": "8", "main": "1"}]
    first = data.edition()
    assert first.startswith("+")
    (folder / "roads.csv").write_text("a,b,main\n7,9,1\n", "utf-8")
    assert data.edition() not in ("", first)


def test_other_files_are_not_replaced(folder: Path) -> None:
    (folder / "roads.csv").write_text("a,b,main\n7,8,1\n", "utf-8")
    data = Data(PACKAGE)
    assert len(data.rows("roads.csv", "a b main")) > 100
    assert data.edition() == ""


def test_what_is_wrong_is_named_with_the_file_of_ones_own(folder: Path) -> None:
    (folder / "roads.csv").write_text("a,b\n7,8\n", "utf-8")
    with pytest.raises(Problem) as caught:
        Data(PACKAGE, ("roads.csv",)).rows("roads.csv", "a b main")
    assert f"{folder / 'roads.csv'}:1" in str(caught.value)
