"""The value network: a small multilayer perceptron that judges positions, read from one file and computed in plain
Python.

Its first layer adds up the rows of the inputs that are there (`lanes.py`). A file may have a policy behind the value
network (`policy.py`), which orders acts.

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

from grognard.bots.lanes import LARGEST, STEPS, FirstLayer, floats, lanes, unlaned
from grognard.bots.policy import Policy
from grognard.core.refusals import Problem

MAGIC: Final = b"GROGNET1"
DIGEST: Final = 16
MOST_BYTES: Final = 2_000_000
"""No file is longer."""


class Network:
    """Weights, by layers. The first layer feeds the hidden units and, past them, the outputs, twice: once as they are
    and once as the game draws to its end. So the hidden units need not learn what is linear. The first number of a
    position is its time."""

    def __init__(self, header: dict[str, Any], raw: bytes) -> None:
        self.header = header
        self.stamp: str = header["stamp"]
        self.numbers: int = header["numbers"]
        """So many inputs are numbers; the rest are members of sets."""
        self.widths: list[int] = list(header["widths"])
        """How many members each set may have."""
        self.hidden: int = header["hidden"]
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
        second: int = header["second"]
        self.width: int = self.hidden + 2 * self.outs
        inputs = self.numbers + sum(self.widths)
        size = size_of(inputs, self.hidden, second, self.outs)
        self.policy: Policy | None = None
        """What orders acts; None in a file without a policy."""
        plan = header.get("policy")
        if plan is not None:
            self.policy = Policy(plan, raw, size, self.numbers, self.widths)
            size = self.policy.ends
        if len(raw) != 2 * size:
            raise ValueError("another number of weights")
        self.first = FirstLayer(raw, 0, self.numbers, self.widths, self.width)
        place = self.first.ends
        self.bias2: list[float] = floats(raw, place, second)
        place += second
        self.second = second
        by_unit = [floats(raw, place + unit * self.hidden, self.hidden) for unit in range(second)]
        self.rows2: list[int] = [lanes(list(column)) for column in zip(*by_unit, strict=True)]
        """For each hidden unit of the first layer what it adds to those of the second, as lanes."""
        place += second * self.hidden
        self.rows3: list[list[float]] = [floats(raw, place + out * second, second) for out in range(self.outs)]

    def outputs(self, numbers: list[float], sets: list[int]) -> list[float]:
        """What it makes of a position: for each contender what is added to its logit, then to its margin."""
        total = self.first.total(numbers, sets)
        hidden = [number if number > 0.0 else 0.0 for number in total[: self.hidden]]
        time = numbers[0]
        middle = self.hidden + self.outs
        past = [one + time * other for one, other in zip(total[self.hidden : middle], total[middle:], strict=True)]
        sum2 = times2 = 0
        for unit, number in enumerate(hidden):
            if number > 0.0:
                times = round(number * STEPS)
                sum2 += times * self.rows2[unit]
                times2 += times
        added = unlaned(sum2, times2, self.second)
        second: list[float] = []
        for bias, number in zip(self.bias2, added, strict=True):
            number = bias + number / STEPS
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
    if any(not abs(weight) < LARGEST for weight in weights):
        raise ValueError(f"all weights must be smaller than {LARGEST}")
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
    return Network(header, body[start + length :])


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
