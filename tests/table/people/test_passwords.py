"""Guessing is counted before it costs anything, and locks nobody out who is known."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from grognard.table.common.errors import Refused
from grognard.table.people import hashing, sessions
from grognard.table.people.hashing import THREADS, Hashing
from grognard.table.people.sessions import COOKIE, KNOWN
from tests.table.server import Server, Visitor
from tests.waiting import PATIENCE

FRITZ = {"name": "Fritz", "password": "sanssouci1"}
WRONG = {"name": "Fritz", "password": "wrong-password"}


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The passwords that were checked."""
    found: list[str] = []
    fits = sessions._fits

    def check(known: str | None, password: str) -> bool:
        found.append(password)
        return password == FRITZ["password"] and fits(known, password)

    monkeypatch.setattr(sessions, "_fits", check)
    return found


def guess(server: Server, times: int) -> list[int]:
    """Guess so often at once; the statuses of the answers."""
    thieves = [threading.Thread(target=lambda: statuses.append(_guess(server))) for _ in range(times)]
    statuses: list[int] = []
    for thief in thieves:
        thief.start()
    for thief in thieves:
        thief.join(PATIENCE)
    return statuses


def _guess(server: Server) -> int:
    answer = server.client.post("/api/login", json=WRONG, headers={"X-Grognard": "1"})
    return answer.status_code


def test_guesses_at_once_are_counted_like_guesses_one_by_one(tmp_path: Path, checked: list[str]) -> None:
    with Server.fresh(tmp_path, logins=3, login_seconds=1e9, passwords_waiting=100) as server:
        server.guest().post("/api/register", FRITZ)
        statuses = guess(server, 40)
    assert len(checked) == 3
    assert sorted(statuses) == [403] * 3 + [429] * 37


def test_a_right_password_costs_no_guess(tmp_path: Path) -> None:
    with Server.fresh(tmp_path, logins=2, login_seconds=1e9) as server:
        server.guest().post("/api/register", FRITZ)
        for _ in range(5):
            server.stranger().post("/api/login", FRITZ)
        assert server.stranger().refused("POST", "/api/login", WRONG)[0] == 403
        server.stranger().post("/api/login", FRITZ)


class Browser(Visitor):
    """A visitor who keeps the mark by which a browser is known, too."""

    known = ""

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        jar = "; ".join(f"{name}={value}" for name, value in ((COOKIE, self.cookie), (KNOWN, self.known)) if value)
        cookie, self.cookie = self.cookie, ""
        answer = super().call(method, path, body, **headers, **({"Cookie": jar} if jar else {}))
        self.cookie = self.cookie or cookie
        for header in answer.headers.get_list("set-cookie"):
            found = SimpleCookie(header)
            if KNOWN in found:
                self.known = found[KNOWN].value
        return answer


def test_who_guesses_locks_nobody_out_of_a_browser_that_is_known(tmp_path: Path, checked: list[str]) -> None:
    with Server.fresh(tmp_path, logins=2, login_seconds=1e9) as server:
        at_home = Browser(server)
        at_home.post("/api/register", FRITZ)
        at_home.known = ""  # as of a session from before browsers were known
        at_home.post("/api/logout")
        assert at_home.known
        for status in (403, 403, 429):
            assert server.stranger().refused("POST", "/api/login", WRONG)[0] == status
        assert server.stranger().refused("POST", "/api/login", FRITZ)[0] == 429
        at_home.cookie = ""
        at_home.post("/api/login", FRITZ)

        # Its own guesses are counted; and a mark that was made up, or is another's, is none.
        for status in (403, 403, 429):
            assert at_home.refused("POST", "/api/login", WRONG)[0] == status
        forged = Browser(server)
        forged.known = "x" * 43
        assert forged.refused("POST", "/api/login", FRITZ)[0] == 429
        other = Browser(server)
        other.post("/api/register", {"name": "Daun", "password": "kolin1757"})
        assert other.refused("POST", "/api/login", FRITZ)[0] == 429


def test_a_mark_that_was_planted_is_not_taken_over(server: Server) -> None:
    visitor = Browser(server)
    visitor.known = "planted"
    visitor.post("/api/register", FRITZ)
    assert visitor.known != "planted"


# The queue


class Bench:
    """Work that ends when it is told to."""

    def __init__(self) -> None:
        self.hashing = Hashing(2)
        self.ends = {name: threading.Event() for name in "abcdefgh"}
        self.begun: list[str] = []
        self.news = asyncio.Event()
        self.loop = asyncio.get_running_loop()

    def ask(self, name: str, *keys: str, known: bool = False) -> asyncio.Task[str]:
        return asyncio.create_task(self.hashing.run(keys, known, self._work, name))

    def _work(self, name: str) -> str:
        self.begun.append(name)
        self.loop.call_soon_threadsafe(self.news.set)
        assert self.ends[name].wait(PATIENCE)
        return name

    async def until(self, count: int) -> list[str]:
        async with asyncio.timeout(PATIENCE):
            while len(self.begun) < count:
                self.news.clear()
                await self.news.wait()
        return self.begun

    def end(self, *names: str) -> None:
        for name in names:
            self.ends[name].set()


def with_bench(work: Callable[[Bench], Any]) -> None:
    async def whole() -> None:
        await work(Bench())

    asyncio.run(whole())


def test_one_name_is_checked_one_at_a_time_and_others_do_not_wait_for_it() -> None:
    async def work(bench: Bench) -> None:
        assert THREADS == 2
        attack = [bench.ask(name, "name fritz", f"address {name}") for name in "abc"]
        await bench.until(1)
        other = bench.ask("h", "name daun", "address h")
        assert await bench.until(2) == ["a", "h"]  # not b, though it came first
        bench.end("h")
        assert await other == "h"
        bench.end("a", "b", "c")
        assert await asyncio.gather(*attack) == ["a", "b", "c"]

    with_bench(work)


def test_who_comes_later_is_not_behind_the_crowds_of_others() -> None:
    async def work(bench: Bench) -> None:
        crowds = [bench.ask(name, "one") for name in "abc"] + [bench.ask(name, "two") for name in "def"]
        assert sorted(await bench.until(2)) == ["a", "d"]
        late = bench.ask("h", "three")
        await asyncio.sleep(0)
        bench.end("a")
        assert (await bench.until(3))[2] == "h"
        bench.end(*"bcdefh")
        await asyncio.gather(late, *crowds)

    with_bench(work)


def test_a_few_wait_and_more_are_refused() -> None:
    async def work(bench: Bench) -> None:
        asked = [bench.ask(name, "one") for name in "abc"]
        await bench.until(1)
        with pytest.raises(Refused) as refused:
            await bench.ask("d", "one")
        assert refused.value.status == 429
        asked[1].cancel()
        await asyncio.gather(asked[1], return_exceptions=True)
        asked.append(bench.ask("e", "one"))
        bench.end(*"ace")
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [one for one in done if isinstance(one, str)] == ["a", "c", "e"]
        assert not bench.hashing.strangers.load
        assert not bench.hashing.strangers.after

    with_bench(work)


def test_strangers_keep_nobody_out_who_is_known_and_are_not_kept_out_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "MOST", 3)

    async def work(bench: Bench) -> None:
        strangers = [bench.ask(name, f"address {name}") for name in "abcde"]
        await bench.until(2)
        with pytest.raises(Refused) as refused:
            await bench.ask("f", "address f")
        assert refused.value.status == 429
        known = [bench.ask(name, f"known {name}", known=True) for name in "gh"]
        await asyncio.sleep(0)
        bench.end("a")
        assert (await bench.until(3))[2:] == ["g"]
        bench.end("g")
        assert (await bench.until(4))[3:] == ["c"]
        bench.end("c")
        assert (await bench.until(5))[4:] == ["h"]
        bench.end(*"bdeh")
        assert await asyncio.gather(*strangers, *known) == [*"abcdegh"]

    with_bench(work)


def test_who_is_known_logs_in_while_the_room_for_strangers_is_full(
    tmp_path: Path, checked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hashing, "MOST", 1)
    with Server.fresh(tmp_path) as server:
        at_home, with_session = Browser(server), Browser(server)
        at_home.post("/api/register", FRITZ)
        with_session.post("/api/login", FRITZ)
        with_session.known = ""
        waiting = server.services.sessions.hashing
        waiting.busy.add("flood")
        server.run(waiting.strangers.add, ("flood",))
        assert server.stranger().refused("POST", "/api/login", FRITZ)[0] == 429
        at_home.cookie = ""
        at_home.post("/api/login", FRITZ)
        with_session.post("/api/login", FRITZ)
        other = Browser(server)
        other.cookie = server.guest().cookie  # a session, but none of this account
        assert other.refused("POST", "/api/login", FRITZ)[0] == 429
