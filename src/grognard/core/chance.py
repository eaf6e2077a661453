"""Chance (dice and draws): the chance seat, and the fair, verifiable source that decides for it.

Dice and draws are acts of the seat CHANCE; all acts it is offered are equally likely. The source has a secret of
256 bits whose hash is published before the first act. The pick for entry number n of a match is a keyed hash of n, so
that whoever knows the secret afterwards can check every die and every draw.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from grognard.core.refusals import Problem

CHANCE: Final = -1
"""The seat that rolls and draws."""

PUBLIC: Final = -2
"""Whoever only looks on: what this seat sees, everybody may see."""

SECRET_BYTES: Final = 32
_WIDE: Final = 1 << 128


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The hash that is published before the first act."""
    return hashlib.blake2b(secret, digest_size=32, person=b"grognard-commit").hexdigest()


class FairSource:
    """Unbiased picks from a secret, by keyed BLAKE2 in counter mode.

    >>> source = FairSource(bytes(32))
    >>> source.pick(7, 6) == FairSource(bytes(32)).pick(7, 6)
    True
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise Problem("secret-length", number=len(secret), wanted=SECRET_BYTES)
        self.secret = secret

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def pick(self, serial: int, size: int) -> int:
        """A number from 0 to size - 1 for the entry with this serial number."""
        if size < 1:
            raise ValueError("there is nothing to pick from")
        fair = _WIDE - _WIDE % size
        attempt = 0
        while True:
            counter = serial.to_bytes(8, "big") + attempt.to_bytes(8, "big")
            number = int.from_bytes(hashlib.blake2b(counter, key=self.secret, digest_size=16).digest(), "big")
            if number < fair:
                return number % size
            attempt += 1
