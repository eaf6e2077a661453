"""More processes for one decision: helpers find the same values, and what a lost one should have done is done here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from grognard.bots import helpers, helping
from grognard.bots.base import Budget, Watch
from grognard.bots.helpers import Helpers, Job
from grognard.bots.lookahead import Lookahead
from grognard.bots.registry import make_opponent
from grognard.bots.sharing import Drawn, Task, in_world, in_worlds
from grognard.bots.trials import Trial
from grognard.core.state import State
from tests.bots.test_search import middle

GAME = "warzag"


@pytest.fixture(scope="module")
def pool() -> Iterator[Helpers]:
    yield helpers.pool()
    helpers.pool().close()


def a_task(state: State) -> Task:
    rules, judge = helping.tools(GAME)
    seat = state.asks()[0].seat
    return Task(seat, [Trial(act) for act in state.distinct(seat)[:3]], 2, rules, judge, random.Random(0))


def worlds(state: State, number: int) -> list[Drawn]:
    rng = random.Random(8)
    return [(state.imagine(state.asks()[0].seat, rng), rng.getrandbits(30)) for _ in range(number)]


@pytest.mark.parametrize(("text", "processes"), [("1s8w2p", 2), ("0.5s4p", 4), ("1s8w", 1), ("30", 1)])
def test_a_budget_names_its_processes(text: str, processes: int) -> None:
    budget = Budget.read(text)
    assert budget.processes == processes
    assert repr(budget) == text


def test_helpers_find_the_same_values_in_the_same_order(pool: Helpers) -> None:
    state = middle(GAME, 1)
    drawn = worlds(state, 3)
    alone = [in_world(one, a_task(state), Watch(Budget(100))) for one in drawn]
    watch, task = Watch(Budget(100)), a_task(state)
    assert in_worlds(drawn, task, watch) == alone
    assert len({tuple(values) for values in alone}) > 1, "the worlds must differ for their order to matter"
    assert watch.playouts == 9
    assert [trial.visits for trial in task.tried] == [3, 3, 3]
    assert len(pool.all) == 2


def test_a_killed_helper_loses_nothing_and_is_replaced(pool: Helpers, monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle(GAME, 2)
    drawn = worlds(state, 3)
    alone = [in_world(one, a_task(state), Watch(Budget(100))) for one in drawn]
    ask = Helpers.ask
    killed: list[int] = []

    def deadly(own: Helpers, jobs: list[Job]) -> list[Future[Any]]:
        asked = ask(own, [])
        while len(own.all) < len(jobs):
            own.all.append(helpers.Helper())
        own.all[0].process.kill()
        own.all[0].process.wait()
        killed.append(own.all[0].process.pid)
        return [helper.ask(job) for helper, job in zip(own.all, jobs, strict=False)] + asked

    monkeypatch.setattr(Helpers, "ask", deadly)
    watch = Watch(Budget(100))
    assert in_worlds(drawn, a_task(state), watch) == alone
    assert watch.playouts == 9
    monkeypatch.setattr(Helpers, "ask", ask)
    assert in_worlds(drawn, a_task(state), Watch(Budget(100))) == alone
    assert killed[0] not in [helper.process.pid for helper in pool.all]


def test_a_pool_that_another_search_has_is_not_waited_for(pool: Helpers) -> None:
    state = middle(GAME, 3)
    drawn = worlds(state, 2)
    alone = [in_world(one, a_task(state), Watch(Budget(100))) for one in drawn]
    with pool.lock:
        assert in_worlds(drawn, a_task(state), Watch(Budget(100))) == alone


def test_a_decision_with_two_processes_keeps_its_budget_and_is_always_the_same(pool: Helpers) -> None:
    state = middle(GAME, 4)
    seat = state.asks()[0].seat
    rules, judge = helping.tools(GAME)
    chosen = []
    for _ in range(2):
        bot = Lookahead(rules, judge, random.Random(5), Budget(25, 0.0, 0, 2))
        choice = bot.think(state.imagine(seat, random.Random(6)), seat)
        assert sum([one.visits for one in choice.weighed]) == 25
        assert state.why(seat, choice.act) is None
        chosen.append(repr(choice))
    assert chosen[0] == chosen[1]


def test_the_time_of_a_helper_counts_where_it_is_longer() -> None:
    watch = Watch(Budget(0, 1.0), lambda: 5.0)
    assert watch.share() == 0.0
    watch.helped += 0.75
    assert watch.share() == 0.75
    watch.helped += 0.25
    assert watch.late()


def test_a_helper_stops_when_the_time_is_over() -> None:
    state = middle(GAME, 5)
    seat = state.asks()[0].seat
    trials = [[act, None] for act in state.distinct(seat)[:2]]
    job = {"game": GAME, "world": state.dump(), "luck": 3, "seat": seat, "trials": trials, "stages": 50}
    told = helping.answer({**job, "playouts": 0, "seconds": 1e-9})
    assert told["values"] == []
    assert len(helping.answer({**job, "playouts": 9, "seconds": 0.0, "stages": 1})["values"]) == 2


def test_an_opponent_with_two_processes_has_a_name() -> None:
    bot = make_opponent(GAME, "search@1s8w2p", random.Random(0))
    assert isinstance(bot, Lookahead)
    assert bot.budget.processes == 2
