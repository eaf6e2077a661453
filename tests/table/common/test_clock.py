"""A clock that jumps ends no session, no invite and no deadline."""

from __future__ import annotations

import time

import pytest
import sqlalchemy as sa

from grognard.table.common import clock
from grognard.table.common.clock import AGREE, LASTS, Clock, Twice
from grognard.table.storage.tables import SESSIONS
from tests.table.server import WEST, Server

YEARS = 10 * 365 * LASTS


class Hands:
    """Both clocks of a machine, set by hand."""

    def __init__(self) -> None:
        self.wall = time.time_ns() // 1_000_000
        self.steady = 0

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.steady)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()
    monkeypatch.setattr(clock, "_CLOCK", made.clock())
    return made


def test_the_time_follows_what_is_set_right_by_little_and_not_what_jumps() -> None:
    hands = Hands()
    clock, start = hands.clock(), hands.wall
    hands.pass_by(1000)
    assert clock.now() == start + 1000
    hands.wall += AGREE
    assert clock.now() == start + 1000 + AGREE
    for jump in (YEARS, -YEARS, YEARS):
        hands.wall += jump
        hands.pass_by(LASTS - 2)
        before = clock.now()
        hands.pass_by(LASTS - 2)  # it is not believed before it was seen for a day
        assert clock.now() == before + LASTS - 2
        hands.wall -= jump
        assert clock.now() == hands.wall


def test_a_clock_that_was_set_for_good_is_believed_after_a_day() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wall += YEARS
    assert clock.now() == hands.wall - YEARS
    hands.pass_by(LASTS)
    assert clock.now() == hands.wall


def test_a_jump_of_years_and_back_leaves_sessions_invites_and_deadlines(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, match = server.two(pace=1)
    body = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "link"}}
    invited = first.post("/api/matches", body)["id"]
    me = first.get("/api/me")
    real = time.time_ns
    for jump in (YEARS, 0, -YEARS, 0):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: real() + jump * 1_000_000)
        for _ in range(2):
            server.run(server.services.store.forget_old_sessions)
        assert first.post("/api/me") == first.get("/api/me") == me
        assert not any(invite["expired"] for invite in first.get(f"/api/matches/{invited}/invites"))
        position = first.position(match)
        late = [seat for seat in ("Frederick", "Pompadour") if seat in position["asked"]]
        for person, seat in ((second, "Frederick"), (first, "Pompadour")):
            refused = person.refused("POST", f"/api/matches/{match}/leave", {"seat": seat, "bot": "random"})
            assert refused[:2] == (403, "not-late"), (late, refused)


def test_sessions_are_deleted_when_they_were_seen_ended_for_a_day(server: Server, hands: Hands) -> None:
    guest = server.guest()
    server.services.store.looks = Twice(lambda: hands.steady)
    forget = server.services.store.forget_old_sessions

    def count() -> int:
        wanted = sa.select(sa.func.count()).select_from(SESSIONS)
        number: int = server.run(server.services.database.read, lambda c: c.execute(wanted).scalar())
        return number

    server.run(forget)
    hands.pass_by(500 * LASTS)  # at this look it has ended, at the one before it had not
    server.run(forget)
    assert count() == 1
    assert guest.get("/api/me")["id"] is None
    hands.pass_by(LASTS)
    server.run(forget)
    assert count() == 0


def test_a_service_that_starts_with_a_wrong_clock_deletes_nothing(server: Server, hands: Hands) -> None:
    guest = server.guest()
    me = guest.get("/api/me")
    cookie = guest.cookie
    right = hands.wall
    hands.wall += YEARS
    clock._CLOCK.at = (hands.wall, hands.steady)  # as a fresh process would have it
    server.run(server.services.store.forget_old_sessions)
    assert guest.post("/api/me")["id"] != me["id"]
    hands.wall = right
    clock._CLOCK.at = (hands.wall, hands.steady)
    guest.cookie = cookie
    assert guest.get("/api/me") == me
