"""How far back a match goes with a return: what was taken back by agreement counts, what a seat undoes does not."""

from __future__ import annotations

import random

from grognard import Match, find
from grognard.core.match import TABLE, Entry
from grognard.table.terms import consent_rights


def deep(match: Match, keep: int) -> int:
    """The most acts of seats after a point: now, or when all agreed to go back, counted from the whole log."""
    stands = [played.serial for played in match.line[:keep]]
    line: list[int] = []
    most = 0
    for serial, entry in enumerate([*match.log, Entry(TABLE, -1, 0)]):
        if entry.act >= 0:
            line.append(serial)
            continue
        if entry.seat == TABLE and line[:keep] == stands:
            most = max(most, sum(match.log[each].seat >= 0 for each in line[keep:]))
        del line[entry.keep :]
    return most


def test_how_far_a_return_goes_is_counted_with_what_was_taken_back_by_agreement() -> None:
    rng = random.Random(7)
    match = Match(find("friedrich"), "war-in-the-west", secret=bytes(32))
    depths = consent_rights.Depths(match)
    for number in range(600):
        if match.state.over():
            match.rollback(len(match.line) // 2)
        ask = rng.choice(match.state.asks())
        match.play(ask.seat, rng.choice(ask.acts))
        if number % 5 == 0 and match.why_not_undo(ask.seat) is None:
            match.undo(ask.seat)
        if number % 40 == 39:
            match.rollback(max(0, len(match.line) - rng.randrange(1, 25)))
        if number % 13 == 0 and match.line:
            for keep in {rng.randrange(len(match.line)) for _ in range(4)}:
                assert depths.after(keep) == deep(match, keep)
                assert consent_rights.Depths(match).after(keep) == deep(match, keep)


def act_freely(match: Match, rng: random.Random) -> int:
    """Let the seat that is asked act for as long as it could take that back; how many acts there were before."""
    before, seat = len(match.line), match.state.asks()[0].seat
    while len(match.line) < before + consent_rights.NEAR + 2 and match.state.legal(seat):
        match.play(seat, rng.choice(match.state.legal(seat)))
        if match.why_not_undo(seat) is not None:
            break
    return before


def test_who_acts_and_undoes_makes_no_return_longer_or_dearer() -> None:
    rng = random.Random(3)
    match = Match(find("friedrich"), "war-in-the-west", secret=bytes(32))
    for _ in range(12):
        ask = match.state.asks()[0]
        match.play(ask.seat, rng.choice(ask.acts))
    depths, longest = consent_rights.Depths(match), 0
    for _ in range(300):
        before = act_freely(match, rng)
        seat = match.line[-1].seat
        near, expected = depths.after(max(0, before - 1)), deep(match, max(0, before - 1))
        assert near == expected
        while len(match.line) > before and seat >= 0 and match.why_not_undo(seat) is None:
            match.undo(seat)
        longest = max(longest, near - depths.after(max(0, before - 1)))
        assert depths.after(max(0, before - 1)) == deep(match, max(0, before - 1))
        if match.state.over():
            break
    assert longest > 3  # they were after the point, and are not any more
    assert depths.peaks == []
    # Every entry is read once, however often it is asked.
    entries = len(match.log)
    assert depths.read == entries
    taken: list[Entry] = []
    real = depths._take

    def take(entry: Entry) -> None:
        taken.append(entry)
        real(entry)

    depths._take = take  # type: ignore[method-assign]
    match.rollback(len(match.line) - 1)
    for keep in range(len(match.line)):
        depths.after(keep)
    assert len(taken) == len(match.log) - entries
