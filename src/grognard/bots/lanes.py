"""The first layer of a small network in plain Python, where most inputs are zero: the members of sets that are not in
them. It adds up the rows of the others only. A row is one large integer with a lane of 64 bits for each unit, so a few
hundred additions of integers do the work of tens of thousands of additions of floats."""

from __future__ import annotations

import struct
from typing import Final

from grognard.core.board import bits

LARGEST: Final = 8
"""All weights are smaller, so a lane has room for the sum of many more rows than there are."""
FINE: Final = 1 << 18
"""The steps of a weight in a lane."""
MOVED: Final = LARGEST * FINE
"""What is added to a weight in a lane, so that it is positive."""
STEPS: Final = 1 << 16
"""The steps of a number of a position."""


def floats(raw: bytes, place: int, number: int) -> list[float]:
    """So many weights of a file, from this one on."""
    return list(struct.unpack_from(f"<{number}e", raw, 2 * place))


class FirstLayer:
    """The biases of its units, then for each input its row: first the numbers, then the members of each set."""

    def __init__(self, raw: bytes, place: int, numbers: int, widths: list[int], width: int) -> None:
        self.raw = raw
        self.place = place + width
        """Where the rows of the inputs begin."""
        self.numbers = numbers
        self.widths = widths
        self.width = width
        """So many units."""
        inputs = numbers + sum(widths)
        self.bias: list[float] = floats(raw, place, width)
        self.rows: list[int] = [0] * inputs
        """The row of each input, as lanes; 0 where it was not needed so far."""
        self.ends = self.place + inputs * width
        """Where the weights of what follows begin."""

    def row(self, place: int) -> int:
        """The row of an input: its weights in lanes, each a fixed-point number that is moved to be positive."""
        found = self.rows[place]
        if not found:
            found = self.rows[place] = lanes(floats(self.raw, self.place + place * self.width, self.width))
        return found

    def total(self, numbers: list[float], sets: list[int]) -> list[float]:
        """What each unit gets from a position. A row is one large integer, so adding it is one operation."""
        more = less = members = 0
        times_more = times_less = count = 0
        for place, number in enumerate(numbers):
            if number > 0.0:
                times = round(number * STEPS)
                more += times * self.row(place)
                times_more += times
            elif number < 0.0:
                times = round(-number * STEPS)
                less += times * self.row(place)
                times_less += times
        place = self.numbers
        for those, width in zip(sets, self.widths, strict=True):
            if those:
                for member in bits(those):
                    members += self.row(place + member)
                    count += 1
            place += width
        found = self.bias
        for total, times, steps in ((members, count, 1), (more, times_more, STEPS), (less, times_less, -STEPS)):
            if times:
                added = unlaned(total, times, self.width)
                found = [one + other / steps for one, other in zip(found, added, strict=True)]
        return found


def lanes(weights: list[float]) -> int:
    """Weights side by side in one integer, each as a fixed-point number that is moved to be positive."""
    packed = struct.pack(f"<{len(weights)}Q", *[round(weight * FINE) + MOVED for weight in weights])
    return int.from_bytes(packed, "little")


def unlaned(total: int, times: int, width: int) -> list[float]:
    """What rows that were added so many times come to in every lane.

    >>> unlaned(2 * lanes([1.0, -0.5]) + lanes([0.25, 0.0]), 3, 2)
    [2.25, -1.0]
    """
    moved = times * MOVED
    return [(lane - moved) / FINE for lane in struct.unpack(f"<{width}Q", total.to_bytes(8 * width, "little"))]
