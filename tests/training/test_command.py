"""`grognard train`: what it does in order, and what it refuses in one line."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.training import records

Capture = pytest.CaptureFixture[str]
SMALL = "--scenario two-players-uk-germany --processes 1"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "training needs a game"),
        ("chess games", "there is no game 'chess'"),
        ("warzag play", "there is no step 'play'; the steps are games, choices, fit, policy, write, siblings"),
        ("warzag games --scenario moon", "moon"),
        ("warzag games --opponent nobody", "has no computer opponent 'nobody'"),
        ("warzag choices", "choices come from a search, and rules is not one"),
        ("warzag --rounds 2 --opponent general@2", "has no computer opponent 'general@2'"),
        ("warzag --rounds 2", "choices come from a search"),
        ("warzag fit --rounds 2 --opponent search@4", "name either steps or rounds"),
        ("warzag --rounds 0", "--rounds"),
        ("warzag games --games 0", "--games"),
        ("warzag games --seconds -1", "--seconds"),
        ("warzag games --out file", "file"),
        ("warzag siblings --out empty --scenario two-players-uk-germany", "network.bin: cannot be read"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    words: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("", "utf-8")
    assert main(["train", *words.split()]) == 2
    seen = capsys.readouterr()
    assert said in seen.err
    assert seen.err.count("\n") == 1
    assert not (tmp_path / "train-warzag").exists()


def test_without_pytorch_it_says_how_to_get_it_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("grognard.commands.train.find_spec", lambda name: None if name == "torch" else find_spec(name))
    assert main(["train", "warzag", "--out", str(tmp_path / "out")]) == 2
    assert "torch is not installed; pip install grognard[train]" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_games_alone_need_no_package(tmp_path: Path, capsys: Capture) -> None:
    assert main(f"train warzag games {SMALL} --games 2 --out {tmp_path}".split()) == 0
    head, games, _ = records.read(tmp_path / records.GAMES)
    assert len(games) == 2
    assert head["player"] == "rules"
    assert "Training games: 2, with " in capsys.readouterr().out


def test_one_command_does_all_and_goes_on_from_what_is_there(tmp_path: Path, capsys: Capture) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install grognard[train]")
    command = f"train warzag {SMALL} --passes 2 --hidden 4 --compared 1 --worlds 2 --out {tmp_path}".split()
    assert main([*command, "--games", "6"]) == 0
    out = capsys.readouterr().out
    for part in (
        "Training games: 6",
        "Pass 2:",
        "Held-out games, linear weights:",
        "Network in ",
        "Sibling positions:",
    ):
        assert part in out
    names = {path.name for path in tmp_path.iterdir()}
    assert {"games.jsonl", "checkpoint.pt", "curve.jsonl", "recipe.json", "network.bin", "siblings.jsonl"} <= names
    assert ("network.onnx" in names) == (find_spec("onnx") is not None)
    recipe = json.loads((tmp_path / "recipe.json").read_text("utf-8"))
    assert (recipe["games"], recipe["passes"]) == (6, 2)
    assert main([*command, "--games", "6"]) == 0
    assert "Pass" not in capsys.readouterr().out, "nothing is done twice"
    assert main([*command, "--games", "7"]) == 0
    assert json.loads((tmp_path / "recipe.json").read_text("utf-8"))["games"] == 7
