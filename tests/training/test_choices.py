"""Choices of a search and the policy that learns from them: a kill loses nothing, preferences are learnt, and plain
Python computes what PyTorch does."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import Any

import pytest

from grognard import Problem, find
from grognard.bots import network
from grognard.bots.registry import NET, make_evaluation
from grognard.commands import train
from grognard.core.state import State
from grognard.training import choices, games, records
from grognard.training.choices import collect
from grognard.training.games import Plan, judge_of
from grognard.training.parts import part
from grognard.training.records import Shape

SCENARIO = "two-players-uk-germany"
ACTS = [40, 41, 700]
"""What all decisions of a made-up search are about, in the order of the heuristic."""


def planned(folder: Path, number: int = 1) -> Plan:
    plan = Plan("warzag", folder)
    plan.scenarios, plan.games, plan.seed, plan.player, plan.searched, plan.round = (
        [SCENARIO],
        2,
        7,
        "search@6",
        60,
        number,
    )
    return plan


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games, some decisions of which are searched."""
    return collect(planned(tmp_path_factory.mktemp("two")), lambda number, choices: None)


def test_a_file_that_was_cut_off_is_continued_as_if_nothing_had_happened(two: Path, tmp_path: Path) -> None:
    whole = two.read_bytes()
    last = whole.rstrip(b"\n").rindex(b"\n") + 1
    path = tmp_path / "choices.jsonl"
    path.write_bytes(whole[: last + 500])
    told: list[tuple[int, int]] = []
    assert collect(planned(tmp_path), lambda number, decisions: told.append((number, decisions))) == path
    assert path.read_bytes() == whole
    lines = records.read(path)[1]
    assert told == [(1, lines[0]["choices"]), (2, lines[0]["choices"] + lines[1]["choices"])]


def test_what_is_noted_is_what_was_weighed(two: Path) -> None:
    game = find("warzag")
    shape = Shape(judge_of("warzag"), game)
    _, lines, _ = records.read(two)
    decisions = [decision for line in lines for decision in line["decisions"]]
    assert len(decisions) >= 3
    for line in lines:
        assert (
            len(records.unpacked(line["known"])) == shape.size * line["choices"] == shape.size * len(line["decisions"])
        )
        assert len(records.unpacked(line["positions"])) == shape.size * line["stages"], "a value network learns, too"
    for decision in decisions:
        assert len(set(decision["acts"])) == len(decision["acts"]) == len(decision["weighed"])
        known = [weighed for weighed in decision["weighed"] if weighed is not None]
        assert len(known) >= 2
        assert sum(visits for _, _, visits in known) <= 6
        assert decision["weighed"][decision["acts"].index(decision["chosen"])] is not None
        assert decision["weighed"][0] is not None, "the heuristic's choice is the base"


def test_other_searches_and_rounds_are_other_games(two: Path, tmp_path: Path) -> None:
    path = tmp_path / "choices.jsonl"
    path.write_bytes(two.read_bytes())
    plan = planned(tmp_path)
    plan.searched = 50
    with pytest.raises(Problem) as problem:
        collect(plan, lambda number, decisions: None)
    assert problem.value.saying.key == "training-other-games"
    firsts: list[str] = []
    for number in (1, 2):
        plan = planned(tmp_path, number)
        plan.player = "rules"
        state = find("warzag").start(SCENARIO)
        noted: list[int] = []
        for seat in games.course(plan, 0, state):
            noted.append(seat if seat >= 0 else 0)
            if len(noted) == 60:
                break
        firsts.append(state.hash())
    assert firsts[0] != firsts[1], "another round has other luck"


def test_only_a_search_makes_choices(tmp_path: Path) -> None:
    plan = planned(tmp_path)
    plan.player = "rules"
    with pytest.raises(Problem) as problem:
        collect(plan, lambda number, decisions: None)
    assert problem.value.saying.key == "training-needs-search"
    assert list(tmp_path.iterdir()) == []


def test_positions_are_those_that_the_seat_imagines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is noted is what the search was asked about, not the real state."""
    seen: list[bytes] = []
    asked: list[State] = []
    notes = choices.Notes(judge_of("warzag"), Shape(judge_of("warzag"), find("warzag")), 1)
    write = Shape.write

    def written(shape: Shape, judge: Any, state: State) -> bytes:
        asked.append(state)
        seen.append(write(shape, judge, state))
        return seen[-1]

    monkeypatch.setattr(Shape, "write", written)
    plan = planned(tmp_path)
    state = find("warzag").start(SCENARIO)
    for _ in games.course(plan, 0, state, notes.choose):
        if len(notes.decisions) == 2:
            break
    assert all(one is not state for one in asked)
    assert set(notes.positions) <= set(seen)


# The fit


def made_up(folder: Path, games_played: int = 20) -> Path:
    """Games of a search that prefers the second act for seat 0 and the third for seat 1."""
    judge, game = judge_of("warzag"), find("warzag")
    shape, state = Shape(judge, game), game.start(SCENARIO)
    known = shape.write(judge, state)
    rng = random.Random(4)
    lines: list[dict[str, Any]] = [
        {**records.header(judge, game, "search@6", [SCENARIO], 7), "format": records.CHOICES_FORMAT}
    ]
    for number in range(games_played):
        seats = [rng.randrange(2) for _ in range(20)]
        weighed = [[0.5, 0.1, 4], [0.5, 0.1, 4], [0.5, 0.1, 4]]
        decisions = [
            {
                "seat": seat,
                "acts": ACTS,
                "weighed": weighed,
                "chosen": ACTS[seat + 1] if rng.random() < 0.95 else ACTS[0],
            }
            for seat in seats
        ]
        more = {"choices": 20, "decisions": decisions, "known": records.packed([known] * 20)}
        lines.append({"number": number, "stages": 1, **more})
    path = records.choices_path(folder)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


def fitted(folder: Path, passes: int, killed: int = 0) -> dict[str, Any]:
    pytest.importorskip("numpy", reason="NumPy is not installed: pip install grognard[envs]")
    torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed: pip install grognard[train]")
    torch.set_num_threads(1)
    from grognard.training.policy_fit import fit

    def tell(line: dict[str, Any]) -> None:
        if line["pass"] == killed:
            raise KeyboardInterrupt

    return fit("warzag", folder, passes, 3, tell)


def curve(folder: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in (folder / "policy-curve.jsonl").read_text("utf-8").splitlines()]
    return [{name: value for name, value in line.items() if name != "seconds"} for line in lines]


def test_a_preference_is_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install grognard[train]")
    monkeypatch.setattr("grognard.training.policy_fit.RATE", 0.05)
    made_up(tmp_path)
    recipe = fitted(tmp_path, 12)
    assert recipe["policy"]["first"] >= 0.85
    assert recipe["heuristic"]["first"] <= 0.2
    assert recipe["policy"]["log_loss"] < 0.5 * recipe["heuristic"]["log_loss"]
    begins = curve(tmp_path)[0]
    assert begins["pass"] == 0
    assert begins["first"] <= 0.2, "it begins with the order of the heuristic alone"
    assert json.loads((tmp_path / "policy.json").read_text("utf-8")) == recipe


def test_a_fit_that_was_interrupted_is_continued_as_if_nothing_had_happened(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install grognard[train]")
    for name in ("whole", "cut"):
        (tmp_path / name).mkdir()
        made_up(tmp_path / name)
    wanted = fitted(tmp_path / "whole", 4)
    with pytest.raises(KeyboardInterrupt):
        fitted(tmp_path / "cut", 4, 2)
    assert [line["pass"] for line in curve(tmp_path / "cut")] == [0, 1, 2]
    assert fitted(tmp_path / "cut", 4) == wanted
    assert curve(tmp_path / "cut") == curve(tmp_path / "whole")


def test_few_games_are_refused(tmp_path: Path) -> None:
    made_up(tmp_path, 5)
    with pytest.raises(Problem) as problem:
        fitted(tmp_path, 1)
    assert problem.value.saying.key == "training-too-few-games"


def test_measures_mean_what_they_say(tmp_path: Path) -> None:
    np: Any = pytest.importorskip("numpy", reason="NumPy is not installed: pip install grognard[envs]")
    from grognard.training.decisions import Decisions, measures
    from grognard.training.parts import TEST

    decisions = Decisions([made_up(tmp_path)], judge_of("warzag"), find("warzag"))
    rows = decisions.of(TEST)
    assert len(rows) == 20 * sum(part(number) == TEST for number in range(20))
    knows = np.zeros((len(rows), 3))
    knows[np.arange(len(rows)), decisions.chosen[rows]] = 50.0
    assert measures(knows, decisions, rows) == {"log_loss": 0.0, "first": 1.0, "first_three": 1.0}
    blind = measures(np.zeros((len(rows), 3)), decisions, rows)
    assert blind["log_loss"] == pytest.approx(math.log(3), abs=1e-3)
    assert blind["first"] == pytest.approx((decisions.chosen[rows] == 0).mean(), abs=1e-3), "ties: the earlier act"
    assert decisions.own(TEST) == pytest.approx(0.0, abs=1e-3), "the heuristic's choice is never put behind"
    decisions.chosen[:] = [0, 0, 0, 1] * (len(decisions.chosen) // 4)
    assert 1 / (1 + 2 * math.exp(-decisions.own(TEST))) == pytest.approx(0.75, abs=1e-3)


def test_plain_python_computes_what_pytorch_does(tmp_path: Path, two: Path) -> None:
    made_up(tmp_path)
    fitted(tmp_path, 1)
    torch: Any = pytest.importorskip("torch")
    from grognard.training import policy_fit, writing
    from grognard.training.model import ValueNet
    from grognard.training.policy_model import DecisionTable

    kept = torch.load(tmp_path / policy_fit.CHECKPOINT, weights_only=False)
    generator = torch.Generator().manual_seed(5)
    for name, weight in kept["told"]["best"][1].items():
        if weight.is_floating_point():
            kept["told"]["best"][1][name] = torch.randn(weight.shape, generator=generator) * 0.2
    torch.save(kept, tmp_path / policy_fit.CHECKPOINT)
    policy = policy_fit.best("warzag", tmp_path)
    assert policy is not None
    net, decisions = policy
    judge, game = judge_of("warzag"), find("warzag")
    numbers = ValueNet(judge.size(), sum(judge.widths(game)), len(judge.contenders()), 4)
    numbers.round()
    head = {**records.header(judge, game, "", [SCENARIO], 1), "numbers": judge.size(), "widths": judge.widths(game)}
    head |= {"hidden": 4, "second": 32, "outs": numbers.outs, "mix": 0.5, "steepness": 1.0}
    plan = {"hidden": net.hidden, "acts": decisions.acts_of_game, "seats": decisions.seats, "scenarios": [SCENARIO]}
    path = tmp_path / writing.NETWORK
    path.write_bytes(network.packed({**head, "policy": plan}, numbers.weights() + net.weights()))
    found = make_evaluation("warzag", f"{NET}{path}")
    assert found is not None
    assert found.network is not None
    assert found.network.policy is not None
    state = game.start(SCENARIO)
    inputs = found.inputs(state, found.rows(state), found.time(state))
    with torch.no_grad():
        wanted = DecisionTable(decisions, "cpu").scores(net, torch.tensor([0]))[0].tolist()
    assert max(wanted) - min(wanted) > 0.1
    assert found.network.policy.scores(*inputs, int(decisions.seat[0]), ACTS) == pytest.approx(wanted, abs=1e-3)


# Rounds


def rounds(folder: Path, monkeypatch: pytest.MonkeyPatch, killed: str = "") -> list[str]:
    """What a command of two rounds does, step by step, with steps that do nothing but write."""
    done: list[str] = []

    def step(name: str) -> Any:
        def does(plan: Plan, arguments: Any) -> None:
            done.append(f"{name} {plan.round} {Path(plan.network).name}".strip())
            if done[-1] == killed:
                raise KeyboardInterrupt
            if name == "write":
                (folder / train.NETWORK).write_bytes(b"network of round %d" % plan.round)

        return does

    for name in train.STEPS:
        monkeypatch.setitem(train.DOES, name, step(name))
    monkeypatch.setattr(train, "needs", lambda steps: None)
    train.COMMAND.run(train_arguments(folder, "--opponent search@4 --rounds 2"))
    return done


def train_arguments(folder: Path, words: str) -> Any:
    import argparse

    parser = argparse.ArgumentParser()
    train.arguments(parser)
    return parser.parse_args(["warzag", "--scenario", SCENARIO, "--out", str(folder), *words.split()])


def test_each_round_plays_with_the_network_of_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = ["choices 1", "fit 1", "policy 1", "write 1"]
    two_ = [f"{name} 2 network-1.bin" for name in ("choices", "fit", "policy", "write")]
    assert rounds(tmp_path, monkeypatch) == [*one, *two_, "siblings 0"]
    assert (tmp_path / "network-2.bin").read_bytes() == b"network of round 2"
    assert rounds(tmp_path, monkeypatch) == ["siblings 0"], "nothing is done twice"


def test_rounds_continue_after_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KeyboardInterrupt):
        rounds(tmp_path, monkeypatch, "policy 2 network-1.bin")
    assert rounds(tmp_path, monkeypatch)[0] == "choices 2 network-1.bin"


def test_a_round_is_played_by_the_network_that_is_named() -> None:
    plan = Plan("warzag", Path())
    plan.player, plan.network = "search@9+net=old.bin", "new.bin"
    assert plan.opponent() == "search@9+net=new.bin"
    plan.network = ""
    assert plan.opponent() == "search@9+net=old.bin"
