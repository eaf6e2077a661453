"""The fair source: committed, repeatable, unbiased."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.chance import FairSource, commitment, new_secret
from grognard.core.refusals import Problem


def test_a_secret_has_256_bits_and_is_new_each_time() -> None:
    assert len(new_secret()) * 8 == 256
    assert new_secret() != new_secret()


def test_the_commitment_is_the_published_hash_of_the_secret() -> None:
    secret = bytes(range(32))
    expected = hashlib.blake2b(secret, digest_size=32, person=b"grognard-commit").hexdigest()
    assert commitment(secret) == FairSource(secret).commitment == expected


def test_picks_can_be_computed_by_anybody_who_knows_the_secret() -> None:
    """The procedure as docs/notation.md gives it."""
    secret = bytes(range(32))
    for serial in range(20):
        counter = serial.to_bytes(8, "big") + bytes(8)
        number = int.from_bytes(hashlib.blake2b(counter, key=secret, digest_size=16).digest(), "big")
        assert FairSource(secret).pick(serial, 6) == number % 6


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**40), st.integers(1, 10**6))
def test_a_pick_is_in_range_and_always_the_same(secret: bytes, serial: int, size: int) -> None:
    pick = FairSource(secret).pick(serial, size)
    assert 0 <= pick < size
    assert pick == FairSource(secret).pick(serial, size)


def test_picks_are_spread_evenly() -> None:
    source = FairSource(b"\x01" * 32)
    counts = [0] * 6
    for serial in range(12_000):
        counts[source.pick(serial, 6)] += 1
    chi_square = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert chi_square < 20.5  # five degrees of freedom: passed by 999 of 1000 fair dice


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(Problem, match="31 bytes; it must have 32"):
        FairSource(bytes(31))


def test_there_must_be_something_to_pick() -> None:
    with pytest.raises(ValueError, match="nothing to pick"):
        FairSource(bytes(32)).pick(0, 0)
