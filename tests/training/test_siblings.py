"""Sibling positions: an evaluation is as good as its order of the acts of one decision."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from grognard.bots import network
from grognard.core.state import State
from grognard.training import siblings
from grognard.training.games import Plan, judge_of
from grognard.training.parts import TEST, part
from grognard.training.siblings import SIBLINGS, check, decisions, report
from tests.bots.test_network import header, weights

SCENARIO = "two-players-uk-germany"
WORTH = [[0.0, 0.0, 0.5], [1.0, 1.0, 0.5], [0.0, 1.0, 0.5]]
"""What three acts were worth in three worlds: the second is best."""


def decision(**said: list[float]) -> dict[str, Any]:
    return {"acts": [1, 2, 3], "said": said, "wins": WORTH, "leads": WORTH}


def test_who_knows_the_order_is_right_and_who_turns_it_round_is_wrong() -> None:
    means = [sum(row) for row in WORTH]
    told = report([decision(linear=[0.0, 0.0, 0.0], knows=means, turned=[-mean for mean in means])])
    assert told["decisions"] == 1
    assert told["knows"]["right_order_wins"] == 1.0
    assert told["turned"]["right_order_wins"] == 0.0
    assert told["linear"]["right_order_wins"] == 0.5
    assert told["knows"]["gain_wins"][0] == pytest.approx(2.5 / 3 - 0.5 / 3, abs=1e-4)
    assert told["turned"]["gain_wins"][0] == 0.0, "the first act is what the rules of thumb chose"
    assert told["knows"]["gain_over_linear_leads"][0] == told["knows"]["gain_leads"][0]


def test_pairs_that_are_not_clearly_apart_do_not_count() -> None:
    noise = {"acts": [1, 2], "said": {"linear": [0.0, 1.0]}, "wins": [[0.0, 1.0], [1.0, 0.0]], "leads": [[0.0], [0.0]]}
    told = report([noise])
    assert told["linear"]["pairs_wins"] == 0


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    made = Plan("warzag", tmp_path)
    made.scenarios, made.seed = [SCENARIO], 7
    head = header("warzag", judge_of("warzag"))
    (tmp_path / "network.bin").write_bytes(network.packed(head, weights(head, random.Random(3))))
    return made


def test_decisions_are_such_as_a_search_judges(plan: Plan) -> None:
    judge = judge_of("warzag")
    found = list(decisions(plan, 0, random.Random(1)))
    assert found
    for state, seat in found:
        assert judge.judges(state, seat)
        assert len(state.distinct(seat)) > 1
    again = list(decisions(plan, 0, random.Random(1)))
    assert [state.hash() for state, _ in again] == [state.hash() for state, _ in found]


def test_a_comparison_goes_on_where_it_was_cut_off(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def compared(arguments: Any, number: int) -> dict[str, Any]:
        asked.append(number)
        return {"number": number, "decisions": [decision(linear=[0.0, 1.0, 0.0])]}

    monkeypatch.setattr(siblings, "compare", compared)
    path = str(plan.folder / "network.bin")
    first = check(plan, path, (2, 1, 2), 3, 0.0, lambda done: None)
    assert (first["decisions"], asked) == (3, [0, 10, 20])
    assert all(part(number) == TEST for number in asked)
    file = plan.folder / SIBLINGS
    whole = file.read_text("utf-8")
    lines = whole.splitlines(keepends=True)
    file.write_text("".join(lines[:-1]) + lines[-1][:9], "utf-8")
    assert check(plan, path, (2, 1, 2), 3, 0.0, lambda done: None) == first
    assert asked == [0, 10, 20, 20]
    assert file.read_text("utf-8") == whole
    assert check(plan, path, (2, 1, 4), 1, 0.0, lambda done: None)["decisions"] == 1
    assert len(file.read_text("utf-8").splitlines()) == 2, "other sizes are another comparison"


def test_all_judges_see_the_same_worlds(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a network that corrects nothing says is what the weights say."""
    head = header("warzag", judge_of("warzag"), steepness=1.0)
    path = plan.folder / "none.bin"
    path.write_bytes(network.packed(head, weights(head, None)))
    found: list[tuple[State, int]] = list(decisions(plan, 0, random.Random(1)))
    monkeypatch.setattr(siblings, "decisions", lambda *given: found[:1])
    line = siblings.compare((plan, str(path), 2, 1, 1), 0)
    assert json.loads(json.dumps(line)) == line
    for one in line["decisions"]:
        assert one["said"]["results"] == one["said"]["linear"]
        assert len(one["acts"]) == len(one["wins"]) == 2
