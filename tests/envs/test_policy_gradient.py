"""The policy gradient of the examples, in a very short run. It needs PyTorch, which is not among the packages of the
tests."""

from __future__ import annotations

import argparse
import csv
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from grognard.arena.results import Results
from grognard.cli import main

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
FEW = ["--envs", "4", "--decisions", "300", "--batch", "128", "--epochs", "1", "--every", "0", "--matches", "2"]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    pytest.importorskip("torch", reason="PyTorch is not installed: make train")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield importlib.import_module("train_policy_gradient")
    for name in ("train_policy_gradient", "policy_bot"):
        sys.modules.pop(name, None)


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.mark.slow
def test_it_trains_continues_and_plays_in_the_arena(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "trained"
    assert script.main([*FEW, "--minutes", "0.001", "--out", str(out)]) == 0
    (first,) = rows(out / "curve.csv")
    assert float(first["entropy"]) > 0
    assert all(0 <= float(first[name]) <= 1 for name in ("random", "rules"))
    capsys.readouterr()
    # what was written after the last checkpoint is lost with it
    with (out / "curve.csv").open("a", encoding="utf-8") as file:
        file.write("99,1,1,0,0,0,0,0,0\n99,to")
    more = float(first["minutes"]) + 0.001
    assert script.main([*FEW, "--minutes", str(more), "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert f"continues after {float(first['minutes']):.1f} minutes, {int(first['steps']):,} steps" in said
    later = rows(out / "curve.csv")
    assert later[0] == first
    assert len(later) == 2
    assert int(later[1]["steps"]) > int(first["steps"])
    assert script.main([*FEW, "--minutes", str(more), "--out", str(out)]) == 0
    assert rows(out / "curve.csv") == later, "it has trained for long enough"
    with pytest.raises(SystemExit, match=r"name another folder with --out|was made by encoder"):
        script.main([*FEW, "--game", "friedrich", "--scenario", "war-in-the-west", "--out", str(out)])
    monkeypatch.setenv("GROGNARD_POLICY", str(out / "policy.pt"))
    words = "arena quartermaster-1914 policy_bot:PolicyBot random --scenario two-players --games 2 --processes 1"
    assert main([*words.split(), "--limit", "60s", "--out", str(tmp_path / "arena.jsonl")]) == 0
    assert len(Results(tmp_path / "arena.jsonl").games) == 2
    assert main(["arena", "friedrich", *words.split()[2:4], "--scenario", "war-in-the-west"]) == 2
    assert "cannot make policy_bot:PolicyBot: " in capsys.readouterr().err


@pytest.mark.slow
def test_several_processes_play_and_the_best_network_is_kept(script: ModuleType, tmp_path: Path) -> None:
    out = tmp_path / "trained"
    assert script.main([*FEW, "--processes", "2", "--minutes", "0.001", "--out", str(out)]) == 0
    (first,) = rows(out / "curve.csv")
    assert int(first["games"]) >= 2
    torch = importlib.import_module("torch")
    best = torch.load(out / "best.pt", weights_only=True)
    assert best["version"] == torch.load(out / "policy.pt", weights_only=True)["version"]
    kept = torch.load(out / "checkpoint.pt", weights_only=True)
    assert kept["best"] == pytest.approx(float(first["random"]) + float(first["rules"]))


def test_masks_are_learned_from_as_they_were_collected(script: ModuleType) -> None:
    torch = importlib.import_module("torch")
    mask = np.random.default_rng(1).integers(0, 2, (5, 21), dtype=np.int8)
    assert np.array_equal(script.unpacked(torch.from_numpy(np.packbits(mask, axis=1)), 21).numpy(), mask)


def test_decisions_are_credited_with_what_the_game_was_worth_to_their_seat(script: ModuleType) -> None:
    batch = script.Batch()
    nothing = np.zeros(1)
    course = [(seat, nothing, nothing, 5, -1.0, worth) for seat, worth in ((0, 0.5), (1, 0.0), (0, 0.25), (1, -0.5))]
    script.credit(batch, course, np.array([1.0, -1.0]))
    decay = script.DECAY
    assert batch.advantages == pytest.approx([-0.5, 0.75, -0.5 + decay * -0.5, -0.25 + decay * 0.75])
    assert batch.returns == pytest.approx([-1.0, 1.0, -0.5 + decay * -0.5, 0.25 + decay * 0.75])


def test_it_learns_to_prefer_what_pays(script: ModuleType) -> None:
    """Two acts, of which the second always wins."""
    torch = importlib.import_module("torch")

    torch.manual_seed(1)
    np.random.seed(1)
    policy = script.Policy(1, 3, 8)
    optimizer = torch.optim.Adam(policy.parameters(), lr=0.01)
    seen, mask = np.ones((200, 1), np.float32), np.array([[1, 1, 0]] * 200, np.int8)
    given = argparse.Namespace(epochs=3, batch=50, entropy=0.0, device="cpu")
    for _ in range(20):
        batch = script.Batch()
        acts, chances, worth = script.sample(policy, seen, mask)
        for number in range(200):
            step = (
                0,
                seen[number].astype(np.float16),
                np.packbits(mask[number]),
                acts[number],
                chances[number],
                worth[number],
            )
            script.credit(batch, [step], np.array([2.0 * acts[number] - 1]))
        script.learn(policy, optimizer, batch.arrays(), 3, given)
    with torch.no_grad():
        weights, worth = policy(torch.ones(1, 1), torch.tensor([[1, 1, 0]]))
    assert torch.softmax(weights, 1)[0].tolist() == pytest.approx([0, 1, 0], abs=0.1)
    assert worth.item() > 0.5
