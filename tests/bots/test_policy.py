"""Policies: what they compute, which are refused, which acts a search tries with one, and that none changes nothing."""

from __future__ import annotations

import math
import random
import struct
import time
from pathlib import Path
from typing import Any

import pytest

from grognard import Problem, find
from grognard.bots import network
from grognard.bots.base import Budget, Choice
from grognard.bots.lookahead import Lookahead
from grognard.bots.ordering import KEPT, affordable, depth, looks, ordered
from grognard.bots.policy import most_seats, size_of
from grognard.bots.registry import NET, make_opponent
from grognard.bots.trials import Trial
from grognard.core.chance import CHANCE
from grognard.core.state import State
from tests.bots.test_network import dense, header, linear, position, weights

GAMES = {"friedrich": "four-players", "paths-of-glory": "introductory", "quartermaster-1914": "two-players"}
HIDDEN = 2
Several = tuple[State, int, list[int]]


def policy_plan(game: str, **other: Any) -> dict[str, Any]:
    made = find(game)
    plan = {"hidden": HIDDEN, "acts": made.space.size, "seats": most_seats(made), "scenarios": list(made.scenarios)}
    return {**plan, **other}


def policy_weights(head: dict[str, Any], rng: random.Random | None) -> list[float]:
    plan = head["policy"]
    number = size_of(head["numbers"] + sum(head["widths"]), plan["hidden"], plan["seats"], plan["acts"])
    drawn = [rng.gauss(0, 0.3) if rng is not None else 0.0 for _ in range(number)]
    return list(struct.unpack(f"<{number}e", struct.pack(f"<{number}e", *drawn)))


def search_with(game: str, path: Path, budget: str, preferred: dict[int, float] | None, **other: Any) -> Lookahead:
    """A search by a network that corrects nothing, with a policy of these preferences; without one where there are
    none."""
    head = header(game, linear(game), mix=0.0)
    numbers = weights(head, None)
    if preferred is not None:
        head["policy"] = policy_plan(game, **other)
        own = policy_weights(head, None)
        rows = len(own) - 2 - head["policy"]["acts"] * (HIDDEN + 1)
        for act, score in preferred.items():
            own[rows + act * (HIDDEN + 1)] = score
        numbers += own
    path.write_bytes(network.packed(head, numbers))
    bot = make_opponent(game, f"search@{budget}{NET}{path}", random.Random(5))
    assert isinstance(bot, Lookahead)
    return bot


@pytest.fixture(scope="module")
def several() -> Several:
    """A position of Friedrich, the seat that decides, and many acts that a search tries besides the heuristic's."""
    rng = random.Random(1)
    bot = make_opponent("friedrich", "search@4+linear", rng)
    assert isinstance(bot, Lookahead)
    state = find("friedrich").start(GAMES["friedrich"])
    while True:
        ask = state.asks()[0]
        if ask.seat != CHANCE and len(ask.acts) > KEPT + 2:
            known = state.imagine(ask.seat, rng)
            tried = bot.trials(known, ask.seat, bot.rules.choose(known, ask.seat))
            if len(tried) > KEPT + 2 and all(trial.then is None for trial in tried):
                return known, ask.seat, [trial.act for trial in tried]
        state.apply(ask.seat, rng.choice(ask.acts) if ask.seat == CHANCE else bot.rules.choose(state, ask.seat))


def acts_of(choice: Choice) -> set[int]:
    return {one.act for one in choice.weighed}


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_computes_what_its_weights_say(game: str, tmp_path: Path) -> None:
    head = header(game, linear(game))
    head["policy"] = policy_plan(game)
    own = policy_weights(head, random.Random(3))
    made = network.unpacked(network.packed(head, weights(head, None) + own)).policy
    assert made is not None
    judge, state = linear(game), position(game, 30)
    flat = [*dense(judge, game, state), *[float(place == 1) for place in range(made.seats)]]
    hidden = own[:HIDDEN]
    for place, number in enumerate(flat):
        for unit in range(HIDDEN):
            hidden[unit] += number * own[HIDDEN * (place + 1) + unit]
    acts = [7, 3, made.acts - 1]
    wanted: list[float] = []
    for place, act in enumerate(acts):
        row = own[HIDDEN * (len(flat) + 1) + act * (HIDDEN + 1) :][: HIDDEN + 1]
        score = row[0] + sum(max(0.0, number) * weight for number, weight in zip(hidden, row[1:], strict=True))
        wanted.append(score + own[-1] * math.log(1 + place) + (0.0 if place else own[-2]))
    numbers, sets = judge.inputs(state, judge.rows(state), judge.time(state))
    assert made.scores(numbers, sets, 1, acts) == pytest.approx(wanted, abs=2e-4)
    assert max(map(abs, wanted)) > 0.05


def test_a_value_network_is_the_same_with_a_policy_behind_it() -> None:
    head = header("warzag", linear("warzag"))
    value = weights(head, random.Random(2))
    alone = network.unpacked(network.packed(head, value))
    assert alone.policy is None
    head = {**head, "policy": policy_plan("warzag")}
    both = network.unpacked(network.packed(head, value + policy_weights(head, random.Random(3))))
    judge, state = linear("warzag"), position("warzag", 60)
    inputs = judge.inputs(state, judge.rows(state), judge.time(state))
    assert both.outputs(*inputs) == alone.outputs(*inputs)


def test_a_policy_of_another_size_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.bin"
    for other in ({"acts": 5}, {"seats": 9}):
        with pytest.raises(Problem) as problem:
            search_with("warzag", path, "4", {}, **other)
        assert problem.value.saying.key == "network-damaged"
    head = {**header("warzag", linear("warzag")), "policy": policy_plan("warzag")}
    own = policy_weights(head, None)
    for wrong in (own[:-1], [*own, 0.0], []):
        with pytest.raises(ValueError, match="weights"):
            network.unpacked(network.packed(head, weights(head, None) + wrong))


def test_a_search_tries_what_the_policy_prefers(several: Several, tmp_path: Path) -> None:
    known, seat, tried = several
    first = make_opponent("friedrich", "rules", random.Random(0)).choose(known, seat)
    last = tried[-KEPT:]
    preferred = {act: 1.0 + place for place, act in enumerate(last)}
    bot = search_with("friedrich", tmp_path / "net.bin", "24", preferred)
    choice = bot.think(known, seat)
    assert acts_of(choice) == {first, *last}
    assert choice.act in (first, *last)
    found = ordered(bot.judge, known, seat, first, [Trial(act) for act in tried])
    assert found is not None
    assert [trial.act for trial in found] == [*reversed(last), *tried[:-KEPT]]


def test_nothing_is_ordered_without_a_policy_for_the_scenario(several: Several, tmp_path: Path) -> None:
    known, seat, tried = several
    trials = [Trial(act) for act in tried]
    without = search_with("friedrich", tmp_path / "none.bin", "24", None)
    elsewhere = search_with("friedrich", tmp_path / "else.bin", "24", {tried[-1]: 2.0}, scenarios=["war-in-the-west"])
    for bot in (without, elsewhere):
        assert ordered(bot.judge, known, seat, -1, trials) is None
        assert acts_of(bot.think(known, seat)) > set(tried[: KEPT + 1])
    with_one = search_with("friedrich", tmp_path / "net.bin", "24", {tried[-1]: 2.0})
    assert ordered(with_one.judge, known, seat, tried[0], trials) is not None
    assert ordered(with_one.judge, known, seat, tried[0], [*trials, Trial(tried[0], [1])]) is None, "plans are left"


def test_budgets_hold_with_a_policy(several: Several, tmp_path: Path) -> None:
    known, seat, tried = several
    by_playouts = search_with("friedrich", tmp_path / "net.bin", "24", {tried[-1]: 2.0})
    assert sum(one.visits for one in by_playouts.think(known, seat).weighed) <= 24
    seconds = 0.15
    by_time = search_with("friedrich", tmp_path / "net.bin", f"{seconds}s4w", {tried[-1]: 2.0})
    by_time.think(known, seat)
    began = time.thread_time()
    choice = by_time.think(known, seat)
    assert time.thread_time() - began <= 1.1 * seconds + 0.05
    assert choice.act in known.legal(seat)


def test_a_larger_budget_tries_more_acts() -> None:
    found = [affordable(Budget(playouts), 0.0, 6, 40) for playouts in (1, 50, 200, 800, 10_000)]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (KEPT, 40)
    assert affordable(Budget(0, 1.0), 1.0, 6, 40) == KEPT
    assert affordable(Budget(0, 1.0), 1e-9, 6, 40) == 40
    assert affordable(Budget(1), 0.0, 6, 2) == 2
    for acts in range(KEPT + 1, 40):
        assert depth(6, 1, looks(acts)) <= depth(6, looks(acts), looks(acts)) == 6
