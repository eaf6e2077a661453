"""The box of the edition, and boxes that owners bring."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grognard.core.data import OWN
from grognard.core.refusals import Problem
from grognard.games.warzag.facts.box import BOX, DATA, checked
from grognard.games.warzag.facts.values import VERSION


def broken(table: str, number: int, **values: Any) -> dict[str, Any]:
    box = copy.deepcopy(BOX)
    row = box[table] if number < 0 else box[table][number]
    row.update(values)
    return box


@pytest.mark.parametrize(
    ("box", "place", "name"),
    [
        (broken("numbers", -1, stack="many"), "numbers", "stack"),
        (broken("numbers", -1, stack=-1), "numbers", "stack"),
        (broken("numbers", -1, balance_points={"4": [0, 1]}), "numbers", "balance_points"),
        (broken("numbers", -1, balance_points=[0, 1]), "numbers", "balance_points"),
        (broken("numbers", -1, balance_points={"alliances": [0, 1, 0, 1]}), "numbers", "balance_points"),
        (broken("numbers", -1, balance_points={"5": [0, 1, 0, 1, 0]}), "numbers", "balance_points"),
        (broken("numbers", -1, balance={"2": [0], "3": [0, 1, 2], "4": [0, 1, 2, 3]}), "numbers", "balance"),
        (broken("numbers", -1, start={"2": 20}), "numbers", "start"),
        (broken("dossier", 4, attack=True), "dossier", "attack"),
        (broken("dossier", 4, name=""), "dossier", "name"),
        (broken("supply", 0, copies=None), "supply", "copies"),
        (broken("objective", 2, needs={"production": [1, 2]}), "objective", "needs"),
        (broken("mission", 2, least="3"), "mission", "least"),
        (broken("promotion", 0, attack=0), "promotion", "attack"),
        (broken("square", 3, value=1.5), "square", "value"),
    ],
)
def test_what_is_not_a_figure_or_a_word_is_named(box: dict[str, Any], place: str, name: str) -> None:
    with pytest.raises(Problem, match=f"{place}: {name} must be") as caught:
        checked(box)
    assert str(caught.value).startswith("box.toml:")


@pytest.mark.parametrize("table", ["numbers", "die", "dossier", "square"])
def test_what_is_missing_is_named(table: str) -> None:
    box = copy.deepcopy(BOX)
    del box[table]
    with pytest.raises(Problem, match=f"{table}.* is missing"):
        checked(box)


def run_with(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "grognard.cli", *command],
        env={**os.environ, OWN: str(folder)},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def with_own_box(folder: Path, old: str, new: str) -> Path:
    text = DATA.text("box.toml")
    assert old in text
    (folder / "warzag").mkdir()
    (folder / "warzag" / "box.toml").write_text(text.replace(old, new), "utf-8")
    return folder


def test_a_box_of_ones_own_is_another_edition_whose_matches_are_its_own(tmp_path: Path) -> None:
    folder = with_own_box(tmp_path, "stack = 4", "stack = 5")
    told = run_with(folder, "games")
    assert f"rules version {VERSION}+" in told.stdout, told.stderr
    save = Path(__file__).parents[3] / "saves" / "warzag-four-players-0.grog"
    refused = run_with(folder, "verify", str(save))
    assert refused.returncode != 0
    assert f"{VERSION}+" in refused.stderr


def test_a_box_that_is_wrong_is_refused_with_its_file_and_line(tmp_path: Path) -> None:
    folder = with_own_box(tmp_path, "stack = 4", 'stack = "many"')
    told = run_with(folder, "games")
    assert told.returncode != 0
    assert f"{folder / 'warzag' / 'box.toml'}:" in told.stderr
    assert "stack must be" in told.stderr
