"""Encoders tell a seat what it may know: nothing hidden, and all that can be seen."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grognard import Problem, find
from grognard.core.acts import ActSpace
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.game import Game, names
from grognard.core.state import State
from grognard.envs import measure
from grognard.envs.encoder import Encoder, Floats, encoder, register
from grognard.envs.friedrich.reader import FriedrichReader
from grognard.envs.reading import Reader, Shown, Table
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.tables import CARDS, CITIES, GENERALS_OF, NATIONS, PRUSSIA
from grognard.texts.words import words
from scripts import encoder_page
from tests.envs.places import SCENARIOS, positions
from tests.toy import Toy, toy

__all__ = ["toy"]

ROOT = Path(__file__).resolve().parents[2]
STEPS = 420


def leaks(made: Encoder, state: State, seat: int, rng: random.Random) -> bool:
    """Whether a seat is told something else in a world that it cannot tell from this one."""
    return not np.array_equal(made.encode(state, seat), made.encode(state.imagine(seat, rng), seat))


# Both directions of trust


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS, ids=[":".join(pair) for pair in SCENARIOS])
def test_no_observation_depends_on_hidden_truth(name: str, scenario: str) -> None:
    game, rng = find(name), random.Random(7)
    made = encoder(game)
    others = looked = 0
    for number, state in enumerate(positions(game, scenario, STEPS, rng)):
        if number % 20 == 19:
            for seat in [*range(len(game.seat_names(scenario))), PUBLIC]:
                assert not leaks(made, state, seat, rng), (number, seat, state.stack[-1])
                looked += 1
                others += state.imagine(seat, rng).hash() != state.hash()
    assert looked > 20
    assert others > looked / 2, "the worlds that were compared are hardly different"


class Beside(Reader):
    """A reader in plain Python that reads what Friedrich's own, which may be compiled, does."""

    def __init__(self, game: Game[State]) -> None:
        self.own = FriedrichReader(game)
        super().__init__(game)

    def shown(self) -> Shown:
        return self.own.shown()

    def own_tables(self) -> list[Table]:
        return self.own.own_tables()

    def read(self, s: Any, seat: int) -> tuple[list[int], bytes]:
        return self.own.read(s, seat)


def test_the_reader_of_a_game_can_be_used_by_another() -> None:
    game = find("friedrich")
    assert Encoder(game, Beside(game)).version == encoder(game).version


class Peeking(Beside):
    """Looks into the hand of somebody else."""

    def read(self, s: Any, seat: int) -> tuple[list[int], bytes]:
        sets, numbers = super().read(s, seat)
        return [*sets[:-5], s.hands[PRUSSIA] & 1, *sets[-4:]], numbers


def test_a_reader_that_peeks_is_found() -> None:
    game, rng = find("friedrich"), random.Random(7)
    made = Encoder(game, Peeking(game))
    assert any(leaks(made, state, 1, rng) for state in positions(game, "four-players", STEPS, rng))


@pytest.mark.parametrize("name", names())
def test_whatever_a_seat_sees_change_changes_its_observation(name: str) -> None:
    game, rng = find(name), random.Random(3)
    made = encoder(game)
    changes = 0
    for scenario in list(game.scenarios)[:3]:
        seats = len(game.seat_names(scenario))
        before: tuple[int, dict[str, Any], Floats, object] | None = None
        for number, state in enumerate(positions(game, scenario, STEPS, rng)):
            if before is not None:
                seat, view, seen, step = before
                if state.view(seat) != view:
                    changes += 1
                    assert not np.array_equal(made.encode(state, seat), seen), (scenario, number, step)
            seat = number % seats
            wanted = number % 4 == 0 and not state.over()
            before = (seat, state.view(seat), made.encode(state, seat), state.stack[-1]) if wanted else None
    assert changes > 100


@pytest.mark.parametrize("name", names())
def test_observations_stay_within_their_bounds_and_are_the_same_whoever_was_read_before(name: str) -> None:
    game, rng = find(name), random.Random(5)
    made, fresh = encoder(game), Encoder(game, type(encoder(game).reader)(game))
    out = np.full(made.size, 9, np.float32)
    for number, state in enumerate(positions(game, "", STEPS, rng)):
        if number % 20 == 0:
            found = made.encode(state, 0)
            assert found.shape == (made.size,)
            assert (found >= 0).all()
            assert (found <= made.most()).all()
            assert made.encode(state, 0, out) is out
            assert np.array_equal(out, found)
            other = fresh if number % 40 else Encoder(game, type(made.reader)(game))
            assert np.array_equal(other.encode(state, 0), found)


# Reading


def test_planes_are_named() -> None:
    game = find("friedrich")
    made, state = encoder(game), game.start("four-players")
    assert isinstance(state, FriedrichState)
    rng = random.Random(2)
    while not state.hands[PRUSSIA]:  # until troops are divided, and a card is drawn
        ask = state.asks()[0]
        state.apply(ask.seat, rng.choice(ask.acts))
    mine, theirs = made.encode(state, 0), made.encode(state, 1)
    table = made.table("city")
    assert (len(table.things), len(made.table("card").things)) == (len(CITIES), CARDS)
    generals = table.sets.index("generals of " + NATIONS[PRUSSIA])
    troops = len(table.sets) + [name for name, _ in table.numbers].index("troops")
    places = {state.where[general] for general in GENERALS_OF[PRUSSIA] if state.where[general] >= 0}
    for planes in (made.planes(mine, "city"), made.planes(theirs, "city")):
        assert {int(city) for city in np.nonzero(planes[generals])[0]} == places
    standing = made.planes(mine, "city")[generals] > 0
    assert (made.planes(mine, "city")[troops][standing] > 0).all()
    assert (made.planes(theirs, "city")[troops][standing] == 0).all(), "nobody has announced them"
    hand = made.table("card").sets.index("in hand of " + NATIONS[PRUSSIA])
    assert made.planes(mine, "card")[hand].sum() == state.hands[PRUSSIA].bit_count()
    assert made.planes(theirs, "card")[hand].sum() == 0
    many = np.stack([mine, theirs])
    assert np.array_equal(made.planes(many, "nation")[1], made.planes(theirs, "nation"))
    with pytest.raises(Problem, match="no table 'town'"):
        made.planes(mine, "town")


def test_masks_and_features_of_acts() -> None:
    game = find("quartermaster-1914")
    made, space = encoder(game), game.space
    mask = made.mask([3, 5])
    assert mask.shape == (space.size,)
    assert mask.dtype == np.int8
    assert mask.sum() == 2
    assert made.mask([4], mask) is mask
    assert list(np.nonzero(mask)[0]) == [4]
    acts, columns = made.act_features(), made.act_columns()
    assert acts.shape == (space.size, len(columns))
    build = space.parse("build Paris")
    named = [columns[column] for column in np.nonzero(acts[build])[0]]
    assert named == ["verb build", "target is a space", "which target"]
    assert len({row.tobytes() for row in acts}) == space.size, "no two acts are the same"
    assert (acts[:, : len(space.verbs)].sum(1) == 1).all()


def test_a_game_without_a_reader_has_the_common_one(toy: Toy) -> None:
    made = encoder(toy)
    assert type(made.reader) is Reader
    assert [table.name for table in made.tables] == ["seat", "scenario", "option", "step"]
    state = toy.start()
    while state.asks()[0].seat == CHANCE:
        state.apply(CHANCE, state.asks()[0].acts[0])
    assert list(made.planes(made.encode(state, 1), "seat")[0]) == [0, 1]
    assert not leaks(made, state, 1, random.Random(0))


def test_a_game_can_bring_its_own_reader(toy: Toy) -> None:
    class Own(Reader):
        pass

    made = Encoder(toy, Own(toy))
    register(made)
    assert encoder(toy) is made


# Versions


def test_the_version_names_game_acts_and_layout(toy: Toy) -> None:
    made = encoder(find("friedrich"))
    assert made.version.startswith("friedrich:1:")
    assert made.version.endswith(find("friedrich").space.fingerprint())
    longer = ActSpace()
    for verb in toy.space.verbs:
        longer.verb(verb.name, verb.targets)
    longer.verb("retire")
    old, new = Encoder(toy), Encoder(Toy(space=longer))
    assert old.version != new.version
    new.check(new.version, "model.pt")
    with pytest.raises(Problem) as problem:
        new.check(old.version, "model.pt")
    assert str(problem.value) == f"model.pt was made by encoder {old.version}; the encoder here is {new.version}"
    assert "model.pt è stato prodotto dal codificatore" in words(None, "it").problem(problem.value)


class Wider(Beside):
    def own_tables(self) -> list[Table]:
        tables = super().own_tables()
        tables[0].sets.append("something new")
        return tables


def test_another_layout_is_another_version() -> None:
    game = find("friedrich")
    assert Encoder(game, Wider(game)).version != encoder(game).version


def test_the_page_of_the_encoders_is_as_they_are() -> None:
    assert (ROOT / "docs" / "encoders.md").read_text("utf-8") == encoder_page.page(), (
        "run python -m scripts.encoder_page"
    )


# What is missing, and how fast it is


@pytest.mark.parametrize(
    ("module", "package"), [("encoder", "numpy"), ("pettingzoo", "pettingzoo"), ("openspiel", "open_spiel")]
)
def test_a_missing_extra_is_named(module: str, package: str) -> None:
    gone = "pyspiel" if package == "open_spiel" else package
    code = f"import sys; sys.modules[{gone!r}] = None; import grognard.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert last == f"ImportError: {package} is not installed; pip install grognard[envs]"


def test_steps_are_measured(toy: Toy) -> None:
    found = measure.measure(toy, "short", 0.01)
    assert found["steps_per_second"] > 0
    assert found["observation_size"] == encoder(toy).size
