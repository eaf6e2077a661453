"""How often the rules of thumb could have done better."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

from grognard.arena import regret
from grognard.arena.fitting import judge_of
from grognard.bots.base import RuleBot
from grognard.bots.registry import RULES, make_opponent
from grognard.core.game import find

SMALL = "two-players-uk-germany"


@pytest.fixture(scope="module")
def bot() -> RuleBot[Any]:
    found = make_opponent("warzag", RULES, random.Random(0))
    assert isinstance(found, RuleBot)
    return found


def test_the_same_act_is_neither_better_nor_worse(bot: RuleBot[Any]) -> None:
    judge = judge_of(bot)
    found = regret.points(find("warzag"), SMALL, bot, judge, random.Random(1))
    known, seat, first, others = found[-1]
    assert others
    assert first not in others
    same = regret.differences((known, seat, first, [first]), bot, judge, 3, random.Random(2))
    assert same == [[0.0] * 3]
    [other] = regret.differences((known, seat, first, others[:1]), bot, judge, 3, random.Random(2))
    assert len(other) == 3


def test_in_the_end_one_is_as_far_ahead_as_the_other_is_behind(bot: RuleBot[Any]) -> None:
    judge = judge_of(bot)
    state = find("warzag").start(SMALL)
    rng = random.Random(3)
    while not state.over():
        ask = state.asks()[0]
        state.apply(ask.seat, rng.choice(ask.acts) if ask.seat < 0 else bot.choose(state, ask.seat))
    result = state.result()
    assert result is not None
    [winner] = result.winners
    assert regret.lead(judge, state, winner) == -regret.lead(judge, state, 1 - winner) > 0


def test_the_command_counts_what_it_has_tried(capsys: pytest.CaptureFixture[str]) -> None:
    regret.main(["warzag", "--scenario", SMALL, "--positions", "2", "--worlds", "2", "--acts", "1"])
    said = capsys.readouterr().out
    assert "2 positions, 2 other acts, 2 worlds each" in said
    again = ["warzag", "--scenario", SMALL, "--positions", "2", "--worlds", "2", "--acts", "1"]
    regret.main(again)
    assert capsys.readouterr().out == said, "the seed decides"


@pytest.mark.parametrize("tool", ["regret", "fitting", "measure"])
def test_bad_input_is_one_clear_line(tool: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", f"grognard.arena.{tool}", "nosuch"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("there is no game 'nosuch'; the games are")
    assert done.stderr.count("\n") == 1
