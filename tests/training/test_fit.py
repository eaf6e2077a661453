"""The fit: PyTorch and plain Python compute the same, an interrupted fit goes on, measures mean what they say."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install grognard[envs]")

from grognard import Problem, find  # noqa: E402
from grognard.bots import network  # noqa: E402
from grognard.bots.registry import NET, make_evaluation  # noqa: E402
from grognard.training import records  # noqa: E402
from grognard.training.games import Plan, collect, judge_of  # noqa: E402
from grognard.training.parts import LEARN, TEST  # noqa: E402
from grognard.training.samples import Samples, auc, measures, side_chances  # noqa: E402

SCENARIO = "two-players-uk-germany"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve training games."""
    plan = Plan("warzag", tmp_path_factory.mktemp("played"))
    plan.scenarios, plan.games = [SCENARIO], 12
    collect(plan, lambda number, positions: None)
    return plan.folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    (tmp_path / records.GAMES).write_bytes((played / records.GAMES).read_bytes())
    return tmp_path


def fitted(folder: Path, passes: int, hidden: int = 4) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install grognard[train]")
    from grognard.training.fit import fit

    lines: list[dict[str, Any]] = []
    return fit("warzag", folder, passes, math.inf, hidden, 3, lines.append), lines


def interrupted(folder: Path, after: int, passes: int) -> None:
    """A fit of so many passes that is killed after one of them."""
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install grognard[train]")
    from grognard.training.fit import fit

    def tell(line: dict[str, Any]) -> None:
        if line["pass"] == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fit("warzag", folder, passes, math.inf, 4, 3, tell)


def curve(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text("utf-8").splitlines()]


def test_chances_of_a_side_are_those_of_its_contenders() -> None:
    scores = np.array([[0.0, 0.0, math.log(2), 9.0]], np.float32)
    there = np.array([[1, 1, 1, 0]], np.float32)
    sides = np.array([[0, 0, 1, 0]])
    assert side_chances(scores, there, sides)[0].tolist() == pytest.approx([0.5, 0.5, 0.5, 0])


def test_auc_is_the_share_of_pairs_in_the_right_order() -> None:
    scores, won = [0.9, 0.4, 0.4, 0.2, 0.7], [True, False, True, False, False]
    pairs = [(a, b) for a, x in zip(scores, won, strict=True) for b, y in zip(scores, won, strict=True) if x and not y]
    wanted = sum(1.0 if a > b else 0.5 if a == b else 0.0 for a, b in pairs) / len(pairs)
    assert auc(np.array(scores, np.float32), np.array(won)) == pytest.approx(wanted)
    assert auc(np.array(scores, np.float32), np.array([True] * 5)) == 0.5


def test_whoever_knows_the_end_is_measured_as_perfect(folder: Path) -> None:
    samples = Samples([folder / records.GAMES], judge_of("warzag"), find("warzag"))
    rows = samples.of(TEST)
    game = samples.game[rows]
    told = measures(samples.won[game], samples.margins[game], samples, rows)
    assert (told["log_loss"], told["auc"], told["margin_error"]) == (0.0, 1.0, 0.0)
    blind = measures(0.5 * samples.there[game], samples.margins[game], samples, rows)
    assert blind["log_loss"] == pytest.approx(math.log(2), abs=1e-3)


def test_games_of_other_features_are_not_learnt_from(folder: Path) -> None:
    path = folder / records.GAMES
    head, *rest = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text(json.dumps({**json.loads(head), "stamp": "another"}) + "\n" + "".join(rest), "utf-8")
    with pytest.raises(Problem) as problem:
        Samples([path], judge_of("warzag"), find("warzag"))
    assert problem.value.saying.key == "training-other-games"


def test_plain_python_computes_what_pytorch_does(folder: Path) -> None:
    fitted(folder, 1)
    torch: Any = pytest.importorskip("torch")
    from grognard.training import fit, writing
    from grognard.training.model import Table

    kept = torch.load(folder / fit.CHECKPOINT, weights_only=False)
    generator = torch.Generator().manual_seed(5)
    for name, weight in kept["told"]["best"][1].items():
        kept["told"]["best"][1][name] = torch.randn(weight.shape, generator=generator) * 0.2
    torch.save(kept, folder / fit.CHECKPOINT)
    size = writing.write("warzag", folder)
    path = folder / writing.NETWORK
    assert path.stat().st_size == size <= network.MOST_BYTES
    net, samples = fit.best("warzag", folder)
    judge = make_evaluation("warzag", f"{NET}{path}")
    assert judge is not None
    assert judge.network is not None
    state = find("warzag").start(SCENARIO)
    found = judge.network.outputs(*judge.inputs(state, judge.rows(state), judge.time(state)))
    with torch.no_grad():
        wanted = net(Table(samples, "cpu").inputs(torch.tensor([0])))[0].tolist()
    assert max(abs(number) for number in wanted) > 0.1
    assert found == pytest.approx(wanted, abs=1e-3)
    assert judge.network.header["recipe"]["games"] == 12


def test_a_fit_begins_with_what_the_weights_tell(folder: Path) -> None:
    recipe, lines = fitted(folder, 1)
    assert recipe["passes"] == 1
    assert [line["pass"] for line in lines] == [1]
    assert [line["pass"] for line in curve(folder)] == [0, 1]
    first = curve(folder)[0]
    from grognard.training.fit import by_weights
    from grognard.training.parts import WATCH

    told = by_weights(Samples([folder / records.GAMES], judge_of("warzag"), find("warzag")), WATCH)
    assert {name: first[name] for name in told} == pytest.approx(told, abs=1e-3)


def test_a_fit_that_was_interrupted_is_continued_as_if_nothing_had_happened(folder: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    (whole / records.GAMES).write_bytes((folder / records.GAMES).read_bytes())
    wanted, _ = fitted(whole, 3)
    interrupted(folder, 2, 3)
    with (folder / "curve.jsonl").open("a", encoding="utf-8") as file:  # a pass after the checkpoint, and half a line
        file.write(json.dumps({"pass": 3, "loss": 9.0}) + '\n{"pass": 4')
    found, lines = fitted(folder, 3)
    assert [line["pass"] for line in lines] == [3]
    assert found == wanted
    drop = [{name: value for name, value in line.items() if name != "seconds"} for line in curve(folder)]
    assert drop == [{name: value for name, value in line.items() if name != "seconds"} for line in curve(whole)]


def test_a_pass_has_a_few_positions_of_each_game(folder: Path) -> None:
    torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed: pip install grognard[train]")
    from grognard.training.fit import PER_GAME, few_of_each

    samples = Samples([folder / records.GAMES], judge_of("warzag"), find("warzag"))
    rows = torch.from_numpy(samples.of(LEARN))
    found = few_of_each(samples, rows).tolist()
    assert len(set(found)) == len(found)
    assert set(found) <= set(rows.tolist())
    for game in set(samples.game[rows.numpy()].tolist()):
        there = int((samples.game[rows.numpy()] == game).sum())
        assert sum(int(samples.game[row]) == game for row in found) == min(PER_GAME, there)
    assert few_of_each(samples, rows).tolist() != found


def test_another_size_does_not_continue_a_checkpoint(folder: Path) -> None:
    fitted(folder, 1)
    with pytest.raises(Problem) as problem:
        fitted(folder, 2, hidden=5)
    assert problem.value.saying.key == "training-other-checkpoint"


def test_six_games_are_needed(folder: Path) -> None:
    path = folder / records.GAMES
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:6]))
    with pytest.raises(Problem) as problem:
        fitted(folder, 1)
    assert problem.value.saying.key == "training-too-few-games"
