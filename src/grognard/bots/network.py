"""The value network: a small multilayer perceptron that judges positions, read from one file and computed in plain
Python.

Most inputs of a position are zero: the members of sets that are not in them. The first layer adds up the rows of the
others only, so a decision costs a few hundred rows, however many inputs there are.

A file is a magic number, a header in JSON with its length before it, the weights as half floats (little-endian), and a
digest of all that.
"""

from __future__ import annotations

import hashlib
import json
import operator
import struct
from pathlib import Path
from typing import Any, Final

from grognard.core.board import bits
from grognard.core.refusals import Problem

MAGIC: Final = b"GROGNET1"
DIGEST: Final = 16
MOST_BYTES: Final = 2_000_000
"""No file is longer."""


class Network:
    """Weights, by layers. The first layer feeds the hidden units and, past them, the outputs, twice: once as they are
    and once as the game draws to its end. So the hidden units need not learn what is linear. The first number of a
    position is its time."""

    def __init__(self, header: dict[str, Any], weights: list[float]) -> None:
        self.header = header
        self.stamp: str = header["stamp"]
        self.numbers: int = header["numbers"]
        """So many inputs are numbers; the rest are members of sets."""
        self.widths: list[int] = list(header["widths"])
        """How many members each set may have."""
        self.hidden: int = header["hidden"]
        self.second: int = header["second"]
        self.outs: int = header["outs"]
        """So many outputs: for each contender what is added to its logit, then for each what is added to its margin."""
        self.families: dict[str, Any] = header["families"]
        """The weights that it corrects."""
        self.scenarios: list[str] = list(header["scenarios"])
        """Those that it has learnt from; others are judged by the weights alone."""
        self.mix: float = header["mix"]
        """How much margins count beside logits."""
        self.steepness: float = header["steepness"]
        """How steeply chances follow from margins."""
        width = self.hidden + 2 * self.outs
        inputs = self.numbers + sum(self.widths)
        if len(weights) != size_of(inputs, self.hidden, self.second, self.outs):
            raise ValueError("another number of weights")
        place = 0
        self.bias: list[float] = weights[:width]
        place = width
        self.rows: list[list[float]] = []
        for _ in range(inputs):
            self.rows.append(weights[place : place + width])
            place += width
        self.bias2: list[float] = weights[place : place + self.second]
        place += self.second
        self.rows2: list[list[float]] = []
        for _ in range(self.second):
            self.rows2.append(weights[place : place + self.hidden])
            place += self.hidden
        self.rows3: list[list[float]] = []
        for _ in range(self.outs):
            self.rows3.append(weights[place : place + self.second])
            place += self.second

    def outputs(self, numbers: list[float], sets: list[int]) -> list[float]:
        """What it makes of a position: for each contender what is added to its logit, then to its margin."""
        rows = self.rows
        values: list[float] = []
        scaled: list[list[float]] = []
        for place, number in enumerate(numbers):
            if number:
                values.append(number)
                scaled.append(rows[place])
        present: list[list[float]] = [self.bias]
        if values:
            present.append([sum(map(operator.mul, values, column)) for column in zip(*scaled, strict=True)])
        place = self.numbers
        for members, width in zip(sets, self.widths, strict=True):
            if members:
                for member in bits(members):
                    present.append(rows[place + member])
            place += width
        total = [sum(column) for column in zip(*present, strict=True)]
        hidden = [number if number > 0.0 else 0.0 for number in total[: self.hidden]]
        time = numbers[0]
        middle = self.hidden + self.outs
        past = [one + time * other for one, other in zip(total[self.hidden : middle], total[middle:], strict=True)]
        second: list[float] = []
        for bias, row in zip(self.bias2, self.rows2, strict=True):
            number = bias + sum(map(operator.mul, hidden, row))
            second.append(number if number > 0.0 else 0.0)
        return [straight + sum(map(operator.mul, second, row)) for straight, row in zip(past, self.rows3, strict=True)]


def size_of(inputs: int, hidden: int, second: int, outs: int) -> int:
    """How many weights a network has.

    >>> size_of(3, 2, 2, 2)
    34
    """
    return (inputs + 1) * (hidden + 2 * outs) + second * (hidden + 1) + outs * second


def packed(header: dict[str, Any], weights: list[float]) -> bytes:
    """A network as a file."""
    head = json.dumps(header, sort_keys=True).encode("utf-8")
    body = MAGIC + struct.pack("<I", len(head)) + head + struct.pack(f"<{len(weights)}e", *weights)
    if len(body) + DIGEST > MOST_BYTES:
        raise ValueError(f"a network of {len(body)} bytes is too large")
    return body + hashlib.blake2b(body, digest_size=DIGEST).digest()


def unpacked(raw: bytes) -> Network:
    """The network in a file; ValueError or KeyError where it is none, or damaged."""
    body = raw[:-DIGEST]
    if not raw.startswith(MAGIC) or hashlib.blake2b(body, digest_size=DIGEST).digest() != raw[-DIGEST:]:
        raise ValueError("no network, or a damaged one")
    start = len(MAGIC) + 4
    (length,) = struct.unpack("<I", raw[len(MAGIC) : start])
    header: dict[str, Any] = json.loads(body[start : start + length].decode("utf-8"))
    rest = body[start + length :]
    return Network(header, list(struct.unpack(f"<{len(rest) // 2}e", rest)))


def read(path: str, stamp: str) -> Network:
    """The network in this file; a Problem where there is none, or one of other features or other rules."""
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Problem("cannot-be-read", path=path, text=error.strerror or error) from None
    try:
        made = unpacked(raw)
    except (ValueError, KeyError, TypeError, struct.error):
        raise Problem("network-damaged", path=path) from None
    if made.stamp != stamp:
        raise Problem("network-of-other-features", path=path, text=made.stamp, wanted=stamp)
    return made
