"""The training script of the examples. It needs PyTorch, which is not among the packages of the tests: where it is not
installed, only what needs none of it is looked at."""

from __future__ import annotations

import ast
import importlib
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from grognard.envs.encoder import encoder
from grognard.envs.pettingzoo import GameEnv
from tests.toy import Toy, toy

__all__ = ["toy"]

SCRIPT = Path(__file__).resolve().parents[2] / "examples" / "train_small.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install grognard[train]")
    spec = importlib.util.spec_from_file_location("train_small", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_all_that_the_script_takes_from_here_is_there() -> None:
    for node in ast.walk(ast.parse(SCRIPT.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("grognard"):
            module = importlib.import_module(str(node.module))
            assert all(hasattr(module, name.name) for name in node.names)


def test_it_learns_plays_and_knows_its_model_again(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "policy.pt"
    few = ["--games", "1", "--epochs", "1", "--matches", "2", "--out", str(path)]
    assert script.main(few) == 0
    assert " of 2 against chance" in capsys.readouterr().out
    made = GameEnv("quartermaster-1914", "two-players").encoder
    policy = script.load(made, path)
    assert policy.layers[0].in_features == made.size
    with pytest.raises(SystemExit) as refused:
        script.main(["--game", "friedrich", "--scenario", "war-in-the-west", "--model", str(path), "--matches", "1"])
    assert f"{path} was made by encoder {made.version}; the encoder here is friedrich:" in str(refused.value)
    path.write_bytes(path.read_bytes()[:-100])
    for other in (path, tmp_path / "none.pt"):
        with pytest.raises(SystemExit, match="is no saved network: ") as refused:
            script.load(made, other)
        assert "\n" not in str(refused.value)


def test_only_legal_acts_have_a_weight(script: ModuleType, toy: Toy) -> None:
    env = GameEnv(toy)
    env.reset(seed=1)
    policy = script.Policy(encoder(toy).size, toy.space.size)
    legal = env.position.legal(0)
    assert {script.choose(policy, env.observe("Left")) for _ in range(40)} <= set(legal)
