"""What must hold for every game, in each scenario of this one."""

from __future__ import annotations

import random

import pytest

from grognard import conformance
from grognard.core.chance import CHANCE
from grognard.core.game import register
from grognard.core.state import State
from grognard.fuzzing import OFTEN, RandomGame
from grognard.games.quartermaster_1914.game import Quartermaster1914

GAME = Quartermaster1914()
register(GAME)
SCENARIOS = list(GAME.scenarios)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_hold_every_property(scenario: str, seed: int) -> None:
    trial = RandomGame(GAME, 7000 + seed, scenario)
    trial.play()
    assert trial.match.state.over()


class Warlike(RandomGame):
    """A random game in which the powers build, prepare and fight, so that battles are checked as well."""

    EAGER = (
        "battle", "build", "recruit", "reinforce", "sustain", "sustain-from-hand", "bertha", "counterattack", "spend",
        "use", "keep", "with", "from", "prepare", "play", "draw",
    )  # fmt: skip
    IDLE = ("recall", "draft", "unprepare", "pass-turn", "discard", "discard-prepared", "lose-point")

    def pick(self, acts: list[int]) -> int:
        rng = self.rng
        verbs = {act: GAME.space.verb_of(act).name for act in acts}
        if rng.random() < 0.85:
            eager = [act for act in acts if verbs[act] in self.EAGER]
            if eager:
                return eager[-1] if verbs[eager[-1]] == "draw" else rng.choice(eager)
        busy = [act for act in acts if verbs[act] not in self.IDLE]
        return rng.choice(busy or acts) if rng.random() < 0.95 else rng.choice(acts)

    def step(self) -> None:
        match = self.match
        ask = self.rng.choice(match.state.asks())
        act = self.pick(ask.acts)
        acts = len(match.line)
        self.doing = f"{match.seat_text(ask.seat)}: {match.game.space.text(act)}"
        if self.rng.random() < OFTEN:
            conformance.check_undo(match, self.rng, ask.seat, act)
        else:
            match.play(ask.seat, act)
        conformance.check_events(self.messages, [event for played in match.line[acts:] for event in played.events])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_warlike_games_hold_every_property(scenario: str, seed: int) -> None:
    trial = Warlike(GAME, 8000 + seed, scenario)
    trial.play()
    assert trial.match.state.over()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_act_of_the_space_is_offered_or_refused_with_a_rule(scenario: str) -> None:
    for acts in (60, 300, 555):
        state = midgame(scenario, acts)
        for seat in range(len(GAME.seat_names(scenario))):
            offered = set(state.legal(seat))
            for act in range(GAME.space.size):
                refusal = state.why(seat, act)
                assert (refusal is None) == (act in offered), GAME.space.text(act)
                assert refusal is None or (refusal.rule and refusal.why)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_hidden_is_imagined_differently(scenario: str) -> None:
    state = midgame(scenario, 400)
    rng = random.Random(12)
    seats = len(GAME.seat_names(scenario))
    for seat in range(seats):
        conformance.check_varies(state, seat, rng)
    assert conformance.check_no_peeking(state, seats, rng)


def midgame(scenario: str, acts: int) -> State:
    rng = random.Random(11)
    state = GAME.start(scenario)
    while acts and not state.over():
        acts -= 1
        ask = rng.choice(state.asks())
        state.apply(ask.seat, rng.choice(ask.acts))
    while not state.over() and state.asks()[0].seat == CHANCE:
        state.apply(CHANCE, rng.choice(state.asks()[0].acts))
    return state
