"""Rows of arrays that are kept up to date hold what a new observation would."""

from __future__ import annotations

import random

import numpy as np
import pytest

from grognard.core.chance import CHANCE
from grognard.core.game import find, names
from grognard.core.state import State
from grognard.envs.encoder import Encoder, encoder
from grognard.envs.reading import Reader
from grognard.envs.rows import Row
from tests.toy import Toy, toy

__all__ = ["toy"]

STEPS = 1500


def zeros(made: Encoder) -> tuple[Row, np.ndarray, np.ndarray]:
    observation, mask = np.zeros(made.size, np.float32), np.zeros(made.space.size, np.int8)
    return made.row(observation, mask), observation, mask


@pytest.mark.parametrize("name", names())
def test_a_row_is_a_new_observation_at_every_step_of_random_games(name: str) -> None:
    """In game after game, over several scenarios with random options, and in imagined worlds between."""
    game, rng = find(name), random.Random(11)
    made = encoder(game)
    row, observation, mask = zeros(made)
    looked, scenarios = 0, list(game.scenarios)
    while looked < STEPS:
        scenario = scenarios[looked % len(scenarios)]
        allowed = [option for option in game.options.values() if scenario in option.scenarios]
        options = {option.name: rng.choice(option.choices) for option in allowed}
        state: State = game.start(scenario, options)
        steps = 0
        while (asks := state.asks()) and steps < 700:
            ask = rng.choice(asks)
            if ask.seat != CHANCE:
                steps += 1
                looked += 1
                worlds = [state, state.imagine(ask.seat, rng)] if steps % 50 == 0 else [state]
                for world in worlds:
                    row.observe(world, ask.seat)
                    row.offer(ask.acts)
                    fresh = Encoder(game, type(made.reader)(game)) if steps % 10 == 0 else made
                    assert observation.tobytes() == fresh.encode(world, ask.seat).tobytes(), (scenario, steps)
                    assert mask.tobytes() == fresh.mask(ask.acts).tobytes()
            state.apply(ask.seat, rng.choice(ask.acts))
        row.observe(state, 0)
        row.offer([])
        assert observation.tobytes() == made.encode(state, 0).tobytes(), "at the end"
        assert not mask.any()


def test_every_seat_can_be_read_in_turn() -> None:
    game, rng = find("friedrich"), random.Random(3)
    made = encoder(game)
    row, observation, _ = zeros(made)
    state = game.start("four-players")
    for number in range(300):
        row.observe(state, number % 5 - 1)
        assert observation.tobytes() == made.encode(state, number % 5 - 1).tobytes()
        ask = rng.choice(state.asks())
        state.apply(ask.seat, rng.choice(ask.acts))


class TooMany(Reader):
    """Reads a thing that its table does not have, or one number too many."""

    things = 1 << 8

    def _shared(self, state: State, seat: int) -> list[int]:
        return [self.things, *super()._shared(state, seat)[1:]]


class OneMore(Reader):
    def read(self, s: object, seat: int) -> tuple[list[int], bytes]:
        return [], b"\x01"


@pytest.mark.parametrize(("reader", "said"), [(TooMany, "row 0 of the sets"), (OneMore, "1 numbers were read")])
def test_a_reader_that_reads_more_than_its_tables_have_is_found(toy: Toy, reader: type[Reader], said: str) -> None:
    made = Encoder(toy, reader(toy))
    row, _, _ = zeros(made)
    with pytest.raises(OverflowError, match=said):
        row.observe(toy.start(), 0)


def test_a_negative_set_is_found(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TooMany, "things", -1)
    row, _, _ = zeros(Encoder(toy, TooMany(toy)))
    with pytest.raises(OverflowError, match="row 0 of the sets"):
        row.observe(toy.start(), 0)
