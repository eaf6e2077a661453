"""The games for OpenSpiel pass its own tests, and its searches run on them."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not there for this system")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from grognard import Problem, find  # noqa: E402
from grognard.core.game import names  # noqa: E402
from grognard.envs import openspiel  # noqa: E402
from grognard.envs.encoder import encoder  # noqa: E402
from tests.envs.places import SCENARIOS  # noqa: E402

SMALL = "grognard_friedrich(scenario=war-in-the-west,length=6)"

every_scenario = pytest.mark.parametrize(("name", "scenario"), SCENARIOS, ids=[":".join(pair) for pair in SCENARIOS])


def load(name: str, scenario: str, length: int = 0) -> Any:
    return pyspiel.load_game(openspiel.short_name(name), {"scenario": scenario, "length": length})


def play_on(state: Any, acts: int, rng: random.Random) -> None:
    for _ in range(acts):
        if state.is_terminal():
            return
        chance = state.is_chance_node()
        state.apply_action(rng.choice([act for act, _ in state.chance_outcomes()] if chance else state.legal_actions()))


@every_scenario
def test_the_tests_of_openspiel_pass(name: str, scenario: str) -> None:
    game = load(name, scenario, 4)
    assert game.num_players() == len(find(name).seat_names(scenario))
    assert game.observation_tensor_size() == encoder(find(name)).size
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", names())
def test_copies_and_stored_states_go_on_the_same(name: str) -> None:
    game, rng = load(name, ""), random.Random(4)
    state = game.new_initial_state()
    for _ in range(4):
        play_on(state, 70, rng)
        others = [state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))]
        seed = rng.random()
        for other in others:
            assert str(other) == str(state)
            assert other.history() == state.history()
        play_on(state, 10, random.Random(seed))
        for other in others:
            play_on(other, 10, random.Random(seed))
            assert str(other) == str(state)


@pytest.mark.parametrize("name", names())
def test_resampled_states_are_imagined_ones(name: str) -> None:
    game, rng = load(name, ""), random.Random(6)
    state = game.new_initial_state()
    different = looked = 0
    for _ in range(12):
        play_on(state, 40, rng)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.is_terminal() == state.is_terminal()
            assert str(other.clone()) == str(game.deserialize_state(other.serialize())) == str(other)
            looked += 1
            different += str(other) != str(state)
            before = str(state)
            play_on(other, 3, rng)
            assert str(state) == before
    assert different > looked / 2


def test_a_resampled_state_has_no_trace_of_the_truth() -> None:
    """France divides its troops in secret, and draws cards: neither stands in what Frederick could believe."""
    game, rng = load("friedrich", "war-in-the-west"), random.Random(3)
    state = game.new_initial_state()
    play_on(state, 60, rng)
    other = state.resample_from_infostate(0, rng.random)
    assert state.own[1]
    assert not other.own[1]
    assert other.own[0] == state.own[0]
    assert other.history() == []
    assert not other.information_state_string(1).startswith(f"{state.own[1][0]} ")
    assert other.decisions == state.decisions


def test_the_information_of_a_player_remembers_its_own_acts() -> None:
    game, rng = load("quartermaster-1914", "two-players"), random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        play_on(state, 1, rng)
    player, act = state.current_player(), state.legal_actions()[0]
    state.apply_action(act)
    assert state.information_state_string(player).startswith(f"{act} ")
    assert f"{act} " not in state.information_state_string(1 - player)[:6]
    assert state.action_to_string(player, act) == find("quartermaster-1914").space.text(act)


def test_returns_are_shared_and_a_game_that_is_cut_short_is_worth_nothing() -> None:
    game = load("warzag", "three-players-without-uk")
    state = game.new_initial_state()
    play_on(state, 10**6, random.Random(3))
    assert state.is_terminal()
    assert sorted(state.returns()) in ([-0.5, -0.5, 1.0], [-1.0, 0.5, 0.5])
    short = load("warzag", "three-players-without-uk", 5).new_initial_state()
    play_on(short, 10**6, random.Random(3))
    assert short.returns() == [0, 0, 0]
    assert sum(player >= 0 for player in (step.player for step in short.full_history())) == 5


def test_its_tree_search_runs() -> None:
    game, rng = pyspiel.load_game(SMALL), random.Random(2)
    state = game.new_initial_state()
    while state.is_chance_node():
        play_on(state, 1, rng)
    bot = mcts.MCTSBot(game, 1.4, 6, mcts.RandomRolloutEvaluator(1))
    assert bot.step(state) in state.legal_actions()


def test_its_information_set_search_runs_on_imagined_states() -> None:
    game, rng = pyspiel.load_game(SMALL), random.Random(2)
    state = game.new_initial_state()
    while state.is_chance_node():
        play_on(state, 1, rng)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 1.4, 6, random_state=None)
    assert bot.step(state) in state.legal_actions()


def test_rules_are_switched_by_parameters() -> None:
    state = pyspiel.load_game("grognard_friedrich(scenario=four-players,four_suits=on)").new_initial_state()
    assert state.position.state.agreed().options["four_suits"] == "on"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("grognard_friedrich(scenario=bridge)", "friedrich has no scenario 'bridge'"),
        ("grognard_friedrich(four_suits=maybe)", "four_suits must be off or on, not 'maybe'"),
        ("grognard_friedrich(length=-1)", "length must be 0"),
        ("grognard_friedrich(speed=9)", "speed"),
    ],
)
def test_what_is_not_there_is_named(text: str, said: str) -> None:
    with pytest.raises((Problem, pyspiel.SpielError), match=said.replace("(", r"\(")):
        pyspiel.load_game(text)
