"""Clocks of a toy in which the seats take turns, and nothing is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard import Match, find
from grognard.table.matches.records import new_record, standing
from grognard.table.storage.rows import HUMAN, Seat
from grognard.table.terms import clocks
from grognard.table.terms.clocks import DAY, LEAST_BY_MAIL, MINUTE
from tests.toy import Toy

HOUR = 60 * MINUTE
LEFT, RIGHT = 0, 1


class Table:
    """A match whose seats have two days for a decision, in the round of the first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, match: Match | None = None) -> None:
        self.time = 0
        monkeypatch.setattr(clocks, "now", lambda: self.time)
        self.match = match or Match(Toy(), secret=bytes(32))
        seats = [Seat(number, name, HUMAN, number + 1) for number, name in enumerate(self.match.seats)]
        self.record = new_record(self.match, seats, None, 2, True)
        if match is None:
            for seat, act in ((LEFT, "bid 1"), (RIGHT, "bid 2")):
                self.play(seat, act)
            assert [ask.seat for ask in self.match.state.asks()] == [LEFT]

    def _do(self, work: Callable[[], None]) -> None:
        work()
        for name, value in standing(self.record, self.match).items():
            setattr(self.record, name, value)
        self.record.seq = len(self.match.log)

    def play(self, seat: int, act: str) -> None:
        self._do(lambda: self.match.play(seat, self.match.game.space.parse(act)))

    def undo(self, seat: int, whole: bool = False) -> None:
        self._do(lambda: self.match.undo(seat, whole))

    def left(self, seat: int) -> int:
        assert self.match.state.legal(seat)
        return clocks.late_from(self.record, seat) - self.time


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(monkeypatch)


def test_who_takes_an_act_back_has_lost_the_time_meanwhile(table: Table) -> None:
    table.time += HOUR
    table.play(LEFT, "walk Ulmen")
    table.time += 5 * HOUR
    table.undo(LEFT)
    assert table.left(LEFT) == 2 * DAY - 6 * HOUR


def test_who_was_asked_meanwhile_and_is_asked_again_goes_on_with_what_was_left(table: Table) -> None:
    table.play(LEFT, "walk Ulmen")
    table.time += 5 * HOUR
    table.undo(LEFT)
    table.time += 30 * HOUR
    table.play(LEFT, "walk Łódź")
    assert table.left(RIGHT) == 2 * DAY - 5 * HOUR


def test_an_undo_of_another_leaves_a_little_time_but_once(table: Table) -> None:
    for expected in (LEAST_BY_MAIL, 0):
        table.play(LEFT, "walk Ulmen")
        table.time += table.left(RIGHT)
        table.undo(LEFT)
        table.play(LEFT, "walk Łódź")
        assert table.left(RIGHT) == expected
        table.undo(LEFT)


def test_the_undo_of_both_brings_nobody_more_time(table: Table) -> None:
    table.time += HOUR
    table.play(LEFT, "walk Ulmen")
    table.time += HOUR
    table.play(RIGHT, "walk Łódź")
    table.undo(RIGHT)
    assert table.left(RIGHT) == 2 * DAY - HOUR
    table.undo(LEFT)
    assert table.left(LEFT) == 2 * DAY - 2 * HOUR


def test_a_die_ends_what_was_remembered(table: Table) -> None:
    table.play(LEFT, "walk Ulmen")
    table.time += HOUR
    table.play(RIGHT, "fight")
    assert table.record.clocks is not None
    assert table.record.clocks["left"] == []
    [asked] = table.match.state.asks()
    assert table.left(asked.seat) == 2 * DAY


def test_who_goes_back_further_than_is_remembered_gains_no_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clocks, "REMEMBERED", 2)
    match = Match(find("friedrich"), "war-in-the-west", secret=bytes(32))
    while match.state.setting_up(match.state.asks()[0].seat) or len(match.line) < 1:
        ask = match.state.asks()[0]
        match.play(ask.seat, ask.acts[0])
    table = Table(monkeypatch, match)
    seat = match.state.asks()[0].seat
    begun = len(match.line)
    for _ in range(4):
        table.time += HOUR
        verbs = {match.game.space.verb_of(act).name: act for act in match.state.legal(seat)}
        table.play(seat, match.game.space.text(verbs.get("go") or verbs.get("move") or match.state.legal(seat)[0]))
    while len(match.line) > begun:
        table.undo(seat)
    assert table.left(seat) == 2 * DAY - 4 * HOUR
