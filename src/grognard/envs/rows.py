"""Rows of arrays that are kept up to date: from one position of a game to the next only what has changed is written."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.state import State
from grognard.envs.reading import Reader

CHUNK: Final = 128
"""So many numbers are compared at once."""


class Row:
    """The observation and the mask of one game, in arrays that nobody else writes into.

    They are given as views of memory of four-byte floats and of bytes, all 0.
    """

    def __init__(self, reader: Reader, scale: list[float], observation: Any, mask: Any) -> None:
        self.reader = reader
        self.scale = scale
        """What each number is multiplied by."""
        self._observation = observation
        self._mask = mask
        self._starts: list[int] = []
        self._sets: list[int] = [0] * len(reader.widths)
        self._numbers = bytes(len(scale))
        self._acts: list[int] = []
        start = 0
        for width in reader.widths:
            self._starts.append(start)
            start += 8 * width
        self._bits = start

    def observe(self, state: State, seat: int) -> None:
        """Write what this seat may know."""
        found, numbers = self.reader.read_all(state, seat)
        before, out = self._sets, self._observation
        for row in range(len(found)):
            now, last = found[row], before[row]
            if now != last:
                if now < 0 or now.bit_length() > 8 * self.reader.widths[row]:
                    raise OverflowError(f"row {row} of the sets has other things than its table")
                start, changed = self._starts[row], now ^ last
                for thing in bits(changed & now):
                    out[start + thing] = 1.0
                for thing in bits(changed & last):
                    out[start + thing] = 0.0
                before[row] = now
        if numbers != self._numbers:
            self._count(numbers)

    def _count(self, numbers: bytes) -> None:
        """Write the numbers that have changed."""
        before, out, scale = self._numbers, self._observation, self.scale
        if len(numbers) != len(before):
            raise OverflowError(f"{len(numbers)} numbers were read instead of {len(before)}")
        for start in range(0, len(numbers), CHUNK):
            now, last = numbers[start : start + CHUNK], before[start : start + CHUNK]
            if now != last:
                for place in range(len(now)):
                    number = now[place]
                    if number != last[place]:
                        out[self._bits + start + place] = number * scale[start + place]
        self._numbers = numbers

    def offer(self, acts: list[int]) -> None:
        """Write the legal acts."""
        mask = self._mask
        for act in self._acts:
            mask[act] = 0
        for act in acts:
            mask[act] = 1
        self._acts = acts[:]
