"""The games for Gymnasium: one seat for an agent, bots in the others, and many games in one process."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from grognard import Problem, find
from grognard.bots import RandomBot
from grognard.envs.encoder import encoder
from grognard.envs.gym import NAMES, SeatEnv
from grognard.envs.vector import GamesVectorEnv
from tests.envs.places import SCENARIOS
from tests.toy import Toy, toy

__all__ = ["toy"]

every_scenario = pytest.mark.parametrize(("name", "scenario"), SCENARIOS, ids=[":".join(pair) for pair in SCENARIOS])


def legal(seen: dict[str, Any], rng: random.Random) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def choose(env: GamesVectorEnv, masks: Any, rng: random.Random) -> Any:
    """A legal act for each game; 0 where it is over and reset next."""
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


# One seat


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_of_gymnasium_has_no_complaint(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(NAMES[name], bots="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    assert capsys.readouterr().out.strip(), "for people it is printed"
    assert isinstance(env.unwrapped, SeatEnv)
    number = env.unwrapped.encoder.reader.number
    assert NAMES[name].endswith(f"-v{number}"), "another encoder is another version"


@every_scenario
def test_only_the_seat_of_the_agent_is_asked(name: str, scenario: str) -> None:
    seats = find(name).seat_names(scenario)
    env = SeatEnv(name, scenario, seat=seats[-1], bots="random", max_steps=15)
    made, rng = encoder(env.rules.game), random.Random(3)
    seen, _ = env.reset(seed=3)
    ended = False
    for number in range(15):
        seat = len(seats) - 1
        assert env.position.asks()[0].seat == seat
        assert np.array_equal(seen["observation"], made.encode(env.position, seat))
        assert np.array_equal(np.flatnonzero(seen["action_mask"]), sorted(env.position.legal(seat)))
        assert env.observation_space.contains(seen)
        seen, reward, ended, cut, info = env.step(legal(seen, rng))
        assert (reward == 0, info) == (not ended, {})
        if ended or cut:
            assert cut is (number == 14) or ended
            assert not seen["action_mask"].any()
            break
    else:
        pytest.fail("it goes on")
    with pytest.raises(Problem, match="call reset first"):
        env.step(0)


def test_a_game_is_won_or_lost(toy: Toy) -> None:
    found = set()
    env = SeatEnv(toy, bots=RandomBotOf())
    for seed in range(12):
        seen, _ = env.reset(seed=seed)
        rng, ended, rewards = random.Random(seed), False, 0.0
        while not ended:
            seen, reward, ended, _, _ = env.step(legal(seen, rng))
            rewards += reward
        result = env.position.result()
        assert result is not None
        assert (rewards > 0) == (result.winners == [0])
        found.add(rewards)
    assert found >= {1.0, -1.0}


def RandomBotOf() -> dict[str, Any]:
    return {"right": RandomBot(random.Random(1))}


def test_an_illegal_action_loses_or_is_refused(toy: Toy) -> None:
    env = SeatEnv("friedrich", "war-in-the-west", bots="random")
    act = find("friedrich").space.parse("go Berlin")
    env.reset(seed=0)
    seen, reward, ended, cut, info = env.step(act)
    assert (reward, ended, cut) == (-1.0, True, False)
    assert info["refusal"].startswith(f"Frederick cannot take the action '{act}: go Berlin': rule 6: ")
    assert not seen["action_mask"].any()
    env.reset()
    assert env.step(10**6)[1:3] == (-1.0, True)
    strict = SeatEnv("friedrich", "war-in-the-west", bots="random", illegal="raise")
    strict.reset(seed=0)
    before = strict.position.hash()
    for wrong in (act, 10**6, -1):
        with pytest.raises(Problem):
            strict.step(wrong)
    assert strict.position.hash() == before
    assert not strict.episode.over


def test_the_same_seed_is_the_same_game_and_without_one_chance_goes_on(toy: Toy) -> None:
    def course(env: SeatEnv, seed: int | None) -> list[str]:
        seen, _ = env.reset(seed=seed)
        rng, hashes, ended = random.Random(1), [], False
        while not ended:
            hashes.append(env.position.hash())
            seen, _, ended, _, _ = env.step(legal(seen, rng))
        return hashes

    env = SeatEnv(toy, bots="random")
    first = course(env, 5)
    later = [course(env, None) for _ in range(6)]
    assert course(SeatEnv(toy, bots="random"), 5) == first
    assert any(other != first for other in later)
    assert course(SeatEnv(toy, bots="random"), None), "without any seed it is another game each time"


def test_positions_are_told(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("friedrich", "war-in-the-west", bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert "Prussia (Frederick)" in env.render()
    SeatEnv("friedrich", "war-in-the-west", bots="random", render_mode="human").reset(seed=1)
    assert "Prussia (Frederick)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"scenario": "bridge"}, "friedrich has no scenario 'bridge'"),
        ({"seat": "Nobody"}, "Nobody"),
        ({"bots": "best"}, "best"),
        ({"bots": "no_such_module:Bot"}, "cannot import no_such_module"),
        ({"bots": {"Frederick": "random"}}, "Frederick is the agent's seat; it cannot have a bot"),
        ({"options": {"four_suits": "maybe"}}, "four_suits must be off or on, not 'maybe'"),
        ({"max_steps": 0}, "max_steps must be 1 or more, not 0"),
        ({"illegal": "forgive"}, "illegal must be lose or raise, not 'forgive'"),
        ({"render_mode": "rgb_array"}, "the render mode must be human or ansi, not 'rgb_array'"),
    ],
)
def test_what_is_not_there_is_named(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(Problem) as problem:
        SeatEnv(**{"game": "friedrich", **settings})
    assert said in str(problem.value)


# Many games


@every_scenario
def test_every_game_of_a_vector_is_a_game_by_itself(name: str, scenario: str) -> None:
    """In self-play: observations, masks and seats are those of the positions, and seeds are numbered."""
    env = GamesVectorEnv(name, scenario, num_envs=3, max_steps=40)
    rngs = [random.Random(number) for number in range(3)]
    alone = GamesVectorEnv(name, scenario, num_envs=1, max_steps=40)
    seen, infos = env.reset(seed=[4, 9, 5])
    single, _ = alone.reset(seed=9)
    made = encoder(env.rules.game)
    readers = {id(episode.row.reader) for episode in env.episodes}
    assert len(readers | {id(made.reader)}) == 4, "each counts what has changed in its own game"
    for _ in range(25):
        for number, episode in enumerate(env.episodes):
            if episode.ask is None:
                continue
            seat = int(infos["seat"][number])
            assert seat == episode.position.asks()[0].seat
            assert np.array_equal(seen["observation"][number], made.encode(episode.position, seat))
            assert np.array_equal(seen["action_mask"][number], made.mask(episode.position.legal(seat)))
        assert np.array_equal(seen["observation"][1], single["observation"][0])
        assert env.observation_space.contains(seen)
        acts = np.array([int(rngs[n].choice(np.flatnonzero(mask))) for n, mask in enumerate(seen["action_mask"])])
        seen, rewards, ended, cut, infos = env.step(acts)
        single, _, _, _, _ = alone.step(acts[1:2])
        assert rewards.shape == (3,)
        assert ended.dtype == cut.dtype == np.dtype(bool)
        if (ended | cut).any():
            break


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_games_are_reset_as_the_mode_says(mode: AutoresetMode, toy: Toy) -> None:
    env = GamesVectorEnv(toy, num_envs=4, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] == mode
    rng = random.Random(2)
    seen, _ = env.reset(seed=1)
    games = won = 0
    for _ in range(200):
        before = [episode.over for episode in env.episodes]
        seen, rewards, ended, cut, infos = env.step(choose(env, seen["action_mask"], rng))
        assert not cut.any()
        assert not (ended & before).any()
        for number in np.flatnonzero(ended):
            games += 1
            told = infos["final_info"] if mode == AutoresetMode.SAME_STEP else infos
            assert told["_returns"][number]
            assert sorted(told["returns"][number]) in ([-1, 1], [0, 0])
            assert rewards[number] in told["returns"][number]
            won += rewards[number] == 1
            if mode == AutoresetMode.SAME_STEP:
                final = infos["final_obs"][number]
                assert not final["action_mask"].any()
                assert seen["action_mask"][number].any(), "the next game has begun"
            else:
                assert not seen["action_mask"][number].any()
        for number in np.flatnonzero(before):
            assert mode == AutoresetMode.NEXT_STEP
            assert (rewards[number], ended[number]) == (0, False)
            assert seen["action_mask"][number].any()
        if mode == AutoresetMode.DISABLED and ended.any():
            with pytest.raises(Problem, match="call reset first"):
                env.step(np.zeros(4, np.int64))
            others = [env.episodes[number].position for number in np.flatnonzero(~ended)]
            seen, _ = env.reset(options={"reset_mask": ended})
            assert others == [env.episodes[number].position for number in np.flatnonzero(~ended)]
            assert not any(episode.over for episode in env.episodes)
    assert games > 10
    assert 0 < won < games


def test_agents_have_seats_by_turns_and_bots_the_others(toy: Toy) -> None:
    env = GamesVectorEnv("friedrich", "war-in-the-west", num_envs=3, seat=["Frederick", "Pompadour"], bots="random")
    rng = random.Random(1)
    seen, infos = env.reset(seed=1)
    for _ in range(30):
        assert infos["seat"].tolist() == [0, 1, 0]
        seen, _, _, _, infos = env.step(choose(env, seen["action_mask"], rng))
    mixed = GamesVectorEnv("quartermaster-1914", "five-players", num_envs=1, bots={"Austria": "random"})
    seen, infos = mixed.reset(seed=1)
    seats = set()
    for _ in range(60):
        seats.add(int(infos["seat"][0]))
        seen, _, _, _, infos = mixed.step(choose(mixed, seen["action_mask"], rng))
    assert seats == {1, 2, 3, 4}


def test_an_illegal_action_ends_its_own_game_only(toy: Toy) -> None:
    env = GamesVectorEnv("quartermaster-1914", "five-players", num_envs=2)
    seen, infos = env.reset(seed=1)
    seat = infos["seat"][1]
    acts = choose(env, seen["action_mask"], random.Random(1))
    acts[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
    seen, rewards, ended, _, infos = env.step(acts)
    assert ended.tolist() == [False, True]
    assert rewards.tolist() == [0, -1]
    assert infos["returns"][1].sum() == pytest.approx(0)
    assert infos["returns"][1][seat] == -1
    assert "cannot take the action" in infos["refusal"][1]
    strict = GamesVectorEnv("quartermaster-1914", "five-players", num_envs=2, illegal="raise")
    strict.reset(seed=1)
    before = [episode.position.hash() for episode in strict.episodes]
    with pytest.raises(Problem, match="cannot take the action"):
        strict.step(acts)
    assert [episode.position.hash() for episode in strict.episodes] == before, "no game has changed"


def test_arrays_are_copied_unless_that_is_not_wanted(toy: Toy) -> None:
    for copy in (True, False):
        env = GamesVectorEnv(toy, num_envs=2, copy=copy)
        seen, _ = env.reset(seed=1)
        before = seen["action_mask"].copy()
        later, *_ = env.step(choose(env, seen["action_mask"], random.Random(1)))
        assert (later["action_mask"] is seen["action_mask"]) is not copy
        assert np.array_equal(before, seen["action_mask"]) is copy or not copy


def test_gymnasium_makes_vectors_of_the_games() -> None:
    env = gymnasium.make_vec(
        NAMES["warzag"], num_envs=2, scenario="two-players-uk-germany", seat="Germany", bots="random"
    )
    assert isinstance(env.unwrapped, GamesVectorEnv)
    seen, infos = env.reset(seed=1)
    assert seen["action_mask"].shape == (2, find("warzag").space.size)
    assert len(set(infos["seat"].tolist())) == 1


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"num_envs": 0}, "num_envs must be 1 or more, not 0"),
        ({"bots": "random"}, "must be given to seats"),
        ({"bots": {"Frederick": "random", "Pompadour": "random"}}, "at least one of the seats"),
    ],
)
def test_what_a_vector_cannot_be(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(Problem) as problem:
        GamesVectorEnv("friedrich", "war-in-the-west", **settings)
    assert said in str(problem.value)
