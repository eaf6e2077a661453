"""Encoders: what a seat may know of a position, and what acts are, as arrays of numbers with names.

An observation is the tables of a game's reader in one flat array of numbers from 0 to 1: first the sets of all tables,
each filled up to a multiple of eight, then the numbers.
"""

from __future__ import annotations

import hashlib
import json
from copy import copy
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.envs.extras import missing
from grognard.envs.reading import MOST, Reader, Table
from grognard.envs.rows import Row

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("numpy") from error

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

ENTRY_POINTS: Final = "grognard.encoders"
"""Where packages name the readers of their games."""
BITS: Final = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").astype(np.float32)
"""For each byte its eight bits, the lowest first."""


class Encoder:
    """Makes arrays of the positions and the acts of one game."""

    def __init__(self, game: Game[State], reader: Reader | None = None) -> None:
        self.game = game
        self.space = game.space
        self.reader = reader if reader is not None else Reader(game)
        self.tables = self.reader.tables
        self._bits = 8 * sum(self.reader.widths)
        scale = [1 / most for table in self.tables for _, most in table.numbers for _ in table.things]
        self._scale = np.array(scale, np.float32)
        self.size = self._bits + len(scale)
        """How many numbers an observation has."""
        self.version = ":".join([game.name, str(self.reader.number), self._fingerprint(), self.space.fingerprint()])
        """Stamped on whatever is trained or recorded: where it is another one, numbers mean other things."""

    def _fingerprint(self) -> str:
        rows = [[table.name, table.things, table.sets, table.numbers] for table in self.tables]
        return hashlib.blake2b(json.dumps(rows).encode(), digest_size=8).hexdigest()

    def check(self, version: str, name: str) -> None:
        """A Problem where what is called so was made by another encoder, or for other acts."""
        if version != self.version:
            raise Problem("other-encoder", name=name, text=version[:80], wanted=self.version)

    def twin(self) -> Encoder:
        """The same encoder for another game in progress: readers count only what has changed since the last position,
        so every game should have its own."""
        made = copy(self)
        made.reader = type(self.reader)(self.game)
        return made

    def row(self, observation: Floats, mask: Mask) -> Row:
        """These arrays of zeros as a row that is kept up to date, much faster than a new observation. It has a reader
        of its own; nobody else may write into the arrays."""
        return Row(self.twin().reader, self._scale.tolist(), observation.data, mask.data)

    # Positions

    def encode(self, state: State, seat: int, out: Floats | None = None) -> Floats:
        """What this seat may know; written into `out` where that is given."""
        if out is None:
            out = np.empty(self.size, np.float32)
        sets, numbers = self.reader.packed(state, seat)
        BITS.take(np.frombuffer(sets, np.uint8), axis=0, out=out[: self._bits].reshape(-1, 8), mode="clip")
        np.multiply(np.frombuffer(numbers, np.uint8), self._scale, out=out[self._bits :])
        return out

    def most(self) -> Floats:
        """The greatest number that can stand at each place of an observation; 1 for what counts as much of it."""
        return np.concatenate([np.ones(self._bits, np.float32), MOST * self._scale])

    def table(self, name: str) -> Table:
        """The table with this name."""
        for table in self.tables:
            if table.name == name:
                return table
        raise Problem("no-such-table", name=name[:40], names=[table.name for table in self.tables])

    def planes(self, observations: Floats, name: str) -> Floats:
        """A table of one observation, or of many: a row for each set, then for each number, with all its things."""
        wanted = self.table(name)
        things, sets, numbers = len(wanted.things), 0, self._bits
        for table in self.tables:
            if table is wanted:
                break
            sets += len(table.sets) * _filled(table)
            numbers += len(table.numbers) * len(table.things)
        shape = observations.shape[:-1]
        bits = observations[..., sets : sets + len(wanted.sets) * _filled(wanted)]
        rest = observations[..., numbers : numbers + len(wanted.numbers) * things]
        parts = [bits.reshape(*shape, len(wanted.sets), _filled(wanted))[..., :things]]
        parts.append(rest.reshape(*shape, len(wanted.numbers), things))
        return np.concatenate(parts, axis=-2)

    # Acts

    def mask(self, acts: list[int], out: Mask | None = None) -> Mask:
        """A 1 for each of these acts; written into `out` where that is given."""
        if out is None:
            out = np.zeros(self.space.size, np.int8)
        else:
            out.fill(0)
        out.put(acts, 1)
        return out

    def act_features(self) -> Floats:
        """A row for each act: its verb (one column each), the kind of its target (one column each), and which of its
        targets it is, from 0 to 1. `act_columns` names them."""
        kinds = list(self.game.targets)
        found = np.zeros((self.space.size, len(self.act_columns())), np.float32)
        for place, verb in enumerate(self.space.verbs):
            acts = slice(verb.base, verb.base + verb.size)
            found[acts, place] = 1
            if verb.targets is not None:
                found[acts, len(self.space.verbs) + kinds.index(verb.targets.kind)] = 1
                found[acts, -1] = (np.arange(verb.size) + 1) / verb.size
        return found

    def act_columns(self) -> list[str]:
        verbs = [f"verb {verb.name}" for verb in self.space.verbs]
        return [*verbs, *(f"target is a {kind}" for kind in self.game.targets), "which target"]

    # For readers

    def describe(self) -> list[str]:
        """Its tables and rows, as lines of Markdown."""
        lines = [f"{self.size:,} numbers an observation, {self.space.size:,} acts. Version `{self.version}`.", ""]
        lines += ["| table | things | sets | numbers (divided by) |", "|---|---|---|---|"]
        for table in self.tables:
            numbers = ", ".join(f"{name} ({most})" for name, most in table.numbers)
            lines.append(f"| {table.name} | {len(table.things)} | {', '.join(table.sets)} | {numbers} |")
        return lines


def _filled(table: Table) -> int:
    """How many numbers a set of this table takes in an observation."""
    return (len(table.things) + 7) // 8 * 8


_made: Final[dict[str, Encoder]] = {}


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry points of all readers by game; looked for once, because that takes long."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def encoder(game: Game[State]) -> Encoder:
    """The encoder of a game, with its own reader or with the one that serves all."""
    known = _made.get(game.name)
    if known is None or known.game is not game:
        point = _installed().get(game.name)
        known = Encoder(game, None if point is None else point.load()(game))
        register(known)
    return known


def register(made: Encoder) -> None:
    """Let this encoder serve its game from now on, without an entry point."""
    _made[made.game.name] = made
