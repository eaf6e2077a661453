"""The games for PettingZoo pass its own tests, in every scenario and with every number of players."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from grognard import Problem, find
from grognard.bots import RandomBot
from grognard.envs import pettingzoo
from tests.envs.places import SCENARIOS
from tests.toy import Toy, toy

__all__ = ["toy"]

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo would like other names for agents, and warns of observations that are dicts, as those with masks are."""

every_scenario = pytest.mark.parametrize(("name", "scenario"), SCENARIOS, ids=[":".join(pair) for pair in SCENARIOS])


def play(env: Any, seed: int = 0) -> dict[str, float]:
    """Play at random to the end, and the rewards."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        acts = np.nonzero(observation["action_mask"])[0]
        env.step(None if ended or cut else int(rng.choice(acts)))
    return rewards


@every_scenario
def test_the_tests_of_pettingzoo_pass(name: str, scenario: str) -> None:
    api_test(pettingzoo.env(name, scenario), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name, scenario), num_cycles=20)


@every_scenario
def test_positions_are_rendered(name: str, scenario: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, scenario, render_mode=render_mode))
    assert capsys.readouterr().out.strip(), "for people it is printed"


@every_scenario
def test_it_ends_after_as_many_decisions_as_are_wanted(name: str, scenario: str) -> None:
    env = pettingzoo.env(name, scenario, max_cycles=7)
    env.reset(seed=1)
    decisions, cut = 0, set()
    for agent in env.agent_iter():
        observation, reward, ended, truncated, _ = env.last()
        assert (reward, ended) == (0, False)
        if truncated:
            cut.add(agent)
            env.step(None)
        else:
            decisions += 1
            env.step(int(np.nonzero(observation["action_mask"])[0][0]))
    assert decisions == 7
    assert cut == set(env.possible_agents)


def test_winners_share_what_losers_lose() -> None:
    env = pettingzoo.env("quartermaster-1914", "five-players")
    rewards = play(env, 3)
    result = env.unwrapped.position.result()
    winners = {env.possible_agents[seat] for seat in result.winners}
    assert {name for name, reward in rewards.items() if reward > 0} == winners
    assert len(winners) in (2, 3)
    assert sum(rewards.values()) == pytest.approx(0)
    assert sum(reward for reward in rewards.values() if reward > 0) == pytest.approx(1)


def test_the_same_seed_is_the_same_game_and_without_one_chance_goes_on(toy: Toy) -> None:
    env = pettingzoo.env(toy)
    assert play(env, 4) == play(env, 4)
    env.reset(seed=4)
    first = env.unwrapped.position.hash()
    hashes = set()
    for _ in range(8):
        env.reset()
        hashes.add(env.unwrapped.position.hash())
    assert len(hashes | {first}) > 3


def test_seats_that_are_asked_at_once_see_nothing_of_each_other() -> None:
    env = pettingzoo.env("quartermaster-1914", "five-players").unwrapped
    env.reset(seed=0)
    first, others = env.agent_selection, [ask.seat for ask in env.position.asks()][1:]
    assert others, "they bury cards at once"
    second = env.seats[others[0]]
    before = env.observe(second)
    asked = env.encoder.table("seat").sets.index("asked")
    views = []
    for choice in (0, 1):
        acts = np.nonzero(env.observe(first)["action_mask"])[0]
        env.reset(seed=0)
        env.step(int(acts[choice]))
        views.append(env.observe(second)["observation"])
    assert np.array_equal(views[0], views[1])
    assert before["action_mask"].any()
    assert env.encoder.planes(views[0], "seat")[asked][others[0]] == 1


def test_bots_take_seats(toy: Toy) -> None:
    bots = {"Pompadour": "random"}
    env = pettingzoo.env("friedrich", "war-in-the-west", bots=bots)
    assert env.possible_agents == ["Frederick"]
    rewards = play(env, 1)
    assert abs(rewards["Frederick"]) == 1
    env = pettingzoo.env(toy, bots={"right": RandomBot(random.Random(1))})
    assert env.possible_agents == ["Left"]
    assert set(play(env)) == {"Left"}


# Bad input

BOTS = {"Frederick": "random", "Pompadour": "random"}


def test_an_illegal_act_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = pettingzoo.env("friedrich", "war-in-the-west")
    env.reset(seed=0)
    before = env.unwrapped.position.hash()
    act = find("friedrich").space.parse("go Berlin")
    with pytest.raises(Problem) as problem:
        env.step(act)
    said = str(problem.value)
    assert said.startswith(f"Frederick cannot take the action '{act}: go Berlin': rule 6: ")
    assert "not-possible" not in said, "it is said in words"
    with pytest.raises(Problem, match="not one of the actions 0 to 5,347"):
        env.step(10**6)
    with pytest.raises(Problem, match="an action is needed, not None"):
        env.step(None)
    assert env.unwrapped.position.hash() == before
    assert not any(env.truncations.values())


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "friedrich", "scenario": "bridge"}, "friedrich has no scenario 'bridge'; it has four-players"),
        ({"game": "friedrich", "options": {"armistice": "on"}}, "armistice"),
        ({"game": "friedrich", "options": {"four_suits": "maybe"}}, "four_suits must be off or on, not 'maybe'"),
        ({"game": "friedrich", "bots": {"Nobody": "rules"}}, "Nobody"),
        ({"game": "friedrich", "bots": {"Frederick": "best"}}, "best"),
        ({"game": "friedrich", "max_cycles": 0}, "max_cycles must be 1 or more, not 0"),
        ({"game": "friedrich", "render_mode": "rgb_array"}, "the render mode must be human or ansi, not 'rgb_array'"),
        ({"game": "friedrich", "scenario": "war-in-the-west", "bots": BOTS}, "at least one of the seats"),
    ],
)
def test_what_is_not_there_is_named(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(Problem) as problem:
        pettingzoo.env(**settings)
    assert said in str(problem.value)
