"""The games for OpenSpiel: `pyspiel.load_game("grognard_friedrich(scenario=war-in-the-west)")` once this is imported.

Chance has nodes of its own, at which all acts are equally likely. Seats that are asked at once take their turns one
after the other, none seeing what another one has decided before it. A state resampled from what a player knows is an
imagined one.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from grognard.core.chance import CHANCE
from grognard.core.game import Game, find, names
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.envs.encoder import Floats, encoder
from grognard.envs.extras import missing
from grognard.envs.playing import returns, turn

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("open_spiel") from error

LENGTH: Final = 50_000
"""More decisions than a game has; a game with a `length` of its own ends after so many without a winner."""
NUMBER: Final = 1 << 53


def short_name(game: str) -> str:
    """What OpenSpiel calls a game.

    >>> short_name("paths-of-glory")
    'grognard_paths_of_glory'
    """
    return f"grognard_{game.replace('-', '_')}"


class Position:
    """A state that OpenSpiel can copy and keep."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.state.copy())

    def __reduce__(self) -> tuple[Callable[[str, str], Position], tuple[str, str]]:
        return restored, (self.state.agreed().game, json.dumps(self.state.dump()))


def restored(game: str, dump: str) -> Position:
    """A position from its dump."""
    return Position(find(game).restore(json.loads(dump)))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with its history, as OpenSpiel plays it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.game.start(game.scenario, game.options))
        self.decisions = 0
        self.length = game.length
        self.seats = game.num_players()
        self.own: list[list[int]] = [[] for _ in range(self.seats)]
        """The acts of each player so far."""

    # Playing

    def current_player(self) -> int:
        ask = None if self.is_terminal() else turn(self.position.state)
        if ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask.seat == CHANCE else ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        acts = sorted(self.position.state.legal(CHANCE))
        return [(act, 1 / len(acts)) for act in acts]

    def _apply_action(self, action: int) -> None:
        ask = turn(self.position.state)
        assert ask is not None
        self.position.state.apply(ask.seat, action)
        if ask.seat != CHANCE:
            self.decisions += 1
            self.own[ask.seat].append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.state.space.text(action)

    def is_terminal(self) -> bool:
        return self.position.state.over() or 0 < self.length <= self.decisions

    def returns(self) -> list[float]:
        return returns(self.position.state, self.seats)

    # Knowing

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player could believe in; the sampler gives numbers from 0 to 1. It begins here: what has
        been done so far, others' secret acts and draws among it, is not its history."""
        rng = random.Random(int(sampler() * NUMBER))
        other: SpielState = self.get_game().new_initial_state()
        other.position = Position(self.position.state.imagine(player, rng))
        other.decisions = self.decisions
        other.own[player] = self.own[player][:]
        return other

    def known(self, player: int) -> str:
        """What a player may know now."""
        return json.dumps(self.position.state.view(player), sort_keys=True)

    def __str__(self) -> str:
        return self.position.state.hash()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its scenario and options, as OpenSpiel's parameters name them."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.game = find(self.name)
        self.scenario = self.game.scenario(params.get("scenario", "")).name
        chosen = {name: value for name, value in params.items() if name in self.game.options and value}
        self.options = self.game.complete(self.scenario, chosen)
        self.length = int(params.get("length", 0))
        if self.length < 0:
            raise Problem("length-range", number=self.length)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.space.size,
            max_chance_outcomes=self.game.space.size,
            num_players=len(self.game.seat_names(self.scenario)),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.length or LENGTH,
        )
        super().__init__(game_type(self.game), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.game, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class Observer:
    """What a player may know, as OpenSpiel asks for it: the tensor is that of the game's encoder, and of a string with
    perfect recall the acts of the player are a part."""

    def __init__(self, game: Game[State], kind: Any, params: Any) -> None:
        if params:
            raise Problem("no-observer-parameters", names=[str(name) for name in params])
        self.encoder = encoder(game)
        self.recalls = bool(kind.perfect_recall)
        self.tensor: Floats = np.zeros(self.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.encoder.encode(state.position.state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if not self.recalls:
            return state.known(player)
        known = blake2b(state.known(player).encode(), digest_size=16).hexdigest()
        return " ".join([*(str(act) for act in state.own[player]), known])


def game_type(game: Game[State]) -> Any:
    """What OpenSpiel is told of a game."""
    seats = [len(scenario.seats) for scenario in game.scenarios.values()]
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Grognard: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"scenario": "", "length": 0, **dict.fromkeys(game.options, "")},
    )


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    kind = type("SpielGame", (SpielGame,), {"name": name})
    pyspiel.register_game(game_type(find(name)), kind)


for _name in names():
    register(_name)
