"""A contest: which opponents play which game, and from which seed all of its chance follows."""

from __future__ import annotations

import hashlib
import math
import random
import re
from collections.abc import Mapping
from typing import Any, Final

from grognard import __version__
from grognard.bots.entrants import is_entrant, make_any
from grognard.bots.registry import make_opponent
from grognard.core.chance import SECRET_BYTES
from grognard.core.game import Game, find
from grognard.core.refusals import Problem
from grognard.core.state import State

FORMAT: Final = "grognard-arena"
VERSION: Final = 1
A, B = 0, 1
NAMES: Final = "AB"
"""What the two opponents are called where both may have the same name."""
LIMIT: Final = 10.0
"""The limit of a decision where an entrant plays and none is given, in seconds of CPU time."""


class Contest:
    """Two opponents of a game. Each pair of games has one luck; in its second game they have changed sides."""

    def __init__(
        self,
        game: Game[State],
        scenario: str,
        options: Mapping[str, str],
        opponents: tuple[str, str],
        seed: int,
        limit: float = 0.0,
    ) -> None:
        """Entrants are not loaded here: a results file can be read where their modules are missing."""
        self.game = game
        self.scenario = game.scenario(scenario).name
        self.options = game.complete(self.scenario, options)
        self.opponents = opponents
        self.itself = opponents[A] == opponents[B]
        """Whether an opponent plays itself."""
        self.seed = seed
        self.seats = game.seat_names(self.scenario)
        self.sides = game.sides(self.scenario)
        if len(self.sides) < 2:
            raise Problem("arena-one-side", place=self.scenario)
        for name in opponents:
            if not is_entrant(name):
                make_opponent(game.name, name, random.Random(seed))
        self.limit = limit or (LIMIT if any(is_entrant(name) for name in opponents) else 0.0)
        """Seconds of CPU time for each decision; 0: no limit. With a limit, games are played in processes that can be
        killed."""

    def load(self) -> None:
        """Make each entrant once: a Problem says what is wrong with it before any game is played."""
        for name in self.opponents:
            if is_entrant(name):
                make_any(self.game, name, random.Random(self.seed))

    def lineup(self, order: int) -> list[int]:
        """The opponent in each seat, A or B: A leads the first, third ... side, in the second game of a pair the
        others."""
        found = [A] * len(self.seats)
        for number, side in enumerate(self.sides):
            for seat in side:
                found[seat] = (number + order) % 2
        return found

    def secret(self, pair: int, order: int) -> bytes:
        """What decides every die and draw: one for both games of a pair. An opponent against itself has another for
        each, because with the same luck the second game could only be the first once more."""
        own = f" {order}" if self.itself else ""
        text = f"{self.game.name} {self.scenario} {self.seed} {pair}{own}"
        return hashlib.blake2b(text.encode(), digest_size=SECRET_BYTES, person=b"grognard-arena").digest()

    def generator(self, pair: int, order: int, seat: int, begun: int = 0) -> random.Random:
        """The generator of the opponent in this seat of this game, for its own choices and for what it imagines. A game
        that continues after so many acts has others, so that nothing is imagined again."""
        return random.Random(f"{self.seed} {pair} {order} {seat}" + (f" {begun}" if begun else ""))

    def file_name(self, *parts: str) -> str:
        """What files of this contest are called, without their ending; switches of the rules that are not as usual are
        a part of it, so that two contests do not write over each other.

        >>> contest = Contest(find("friedrich"), "war-in-the-west", {"virtual_draws": "on"}, ("rules", "search@9"), 7)
        >>> contest.file_name("00003")
        'war-in-the-west-virtual_draws=on-rules-search@9-7-00003'
        """
        usual = self.game.complete(self.scenario, {})
        switched = [f"{name}={value}" for name, value in self.options.items() if value != usual[name]]
        return re.sub(r"[^\w@.=+-]", "_", "-".join([self.scenario, *switched, *self.opponents, str(self.seed), *parts]))

    def header(self) -> dict[str, Any]:
        """What the first line of a results file says: two runs with the same are one contest."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "acts": self.game.space.fingerprint(),
            "shape": self.game.shape(),
            "scenario": self.scenario,
            "options": self.options,
            "opponents": list(self.opponents),
            "seed": self.seed,
            **({"limit": self.limit} if self.limit else {}),
            "grognard": __version__,
        }


def of_header(header: Mapping[str, Any]) -> Contest:
    """The contest of a results file; a Problem says what of it cannot be played here."""
    game = find(str(header["game"]), str(header["rules"]))
    if game.space.fingerprint() != header["acts"]:
        raise Problem("arena-other-acts", text=str(header["acts"]), wanted=game.space.fingerprint())
    first, second = header["opponents"]
    limit = float(header.get("limit", 0.0))
    if not 0 <= limit < math.inf:
        raise ValueError("no limit")
    opponents = str(first), str(second)
    return Contest(game, str(header["scenario"]), dict(header["options"]), opponents, header["seed"], limit)
