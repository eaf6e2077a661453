"""What is news to whom: since the last decision in a turn of one's own."""

from __future__ import annotations

import random
from typing import Any

from grognard import Match, find
from grognard.core.chance import CHANCE
from grognard.core.match import Played
from grognard.core.sayings import Saying
from grognard.table.rendering.line_details import news
from tests.table.server import WEST, Server


def played(seed: int, turns: int) -> tuple[Match, list[tuple[int, Any]]]:
    """A match of several turns; for every act its seat and heading."""
    match = Match(find("friedrich"), WEST, secret=bytes([seed]) * 32)
    rng = random.Random(seed)
    while match.state.result() is None and len({act.heading for act in match.line}) < turns:
        ask = rng.choice(match.state.asks())
        match.play(ask.seat, rng.choice(list(ask.acts)))
    return match, [(act.seat, act.heading) for act in match.line]


def test_news_begin_after_the_last_own_turn() -> None:
    match, acts = played(2, 12)
    here = match.state.heading()
    for seat in range(len(match.seats)):
        found = news(match, [seat])["since"]
        assert found is not None
        assert 0 < found <= len(acts)
        assert acts[found - 1][0] in (seat, CHANCE)
        # In no turn after that one this seat decided first, but for the present one.
        later: dict[Any, int] = {}
        for number, heading in acts[found:]:
            if number != CHANCE and heading not in (here, acts[found - 1][1]):
                later.setdefault(heading, number)
        assert seat not in later.values()


def test_the_present_turn_does_not_count_while_it_goes_on() -> None:
    match, _ = played(3, 10)
    seat = match.state.asks()[0].seat
    before = news(match, [seat])
    assert before["until"] == len(match.line)
    heading = match.state.heading()
    while True:
        ask = match.state.asks()[0]
        match.play(ask.seat, next(iter(ask.acts)))
        if match.state.heading() != heading:
            break
        assert news(match, [seat]) == before


def test_who_holds_all_seats_has_seen_everything_and_who_looks_on_has_no_turn() -> None:
    match, _ = played(2, 12)
    found = news(match, range(len(match.seats)))["since"]
    assert found is not None
    assert len(match.line) - found < 40
    assert news(match, []) == {"since": None, "until": None}
    assert news(Match(find("friedrich"), WEST, secret=bytes(32)), [0]) == {"since": 0, "until": 0}


def test_a_position_says_from_where_on_it_is_news(server: Server) -> None:
    first, second, match = server.two()
    assert first.position(match)["since"] == 0
    position = first.position(match)
    for seed in range(200):
        position = first.position(match)
        assert position["since"] <= position["until"] <= position["point"]
        visitor = first if position["choices"] else second
        if position["since"]:
            break
        assert visitor.act(match, position if position["choices"] else None, seed=seed).status_code == 200
    assert 0 < position["since"] <= position["point"]
    assert server.guest().position(match)["since"] is None
    assert first.get(f"/api/matches/{match}/at/0")["since"] is None


def test_nothing_secret_is_told_by_what_a_line_is_about(server: Server) -> None:
    """A seat that is not told of a line is not told what it is about either."""
    first, second, match = server.two()
    for seed in range(60):
        position = first.position(match)
        visitor = first if position["choices"] else second
        assert visitor.act(match, position if position["choices"] else None, seed=seed).status_code == 200
    own = first.position(match)["story"]
    public = server.guest().position(match)["story"]
    assert any(line.get("about") == "card" for line in own)
    assert not any(line.get("about") == "card" for line in public)


def test_nobody_learns_from_news_whether_another_had_a_choice() -> None:
    """Another decides first in a turn, be it that he had to: for all others that turn is his."""

    def since(chosen: bool) -> int | None:
        match = Match(find("friedrich"), WEST)
        first = Saying("another-turn")
        match.line = [Played(1, 0, 0, first, [], False, chosen, 0, 0), Played(0, 0, 1, first, [], False, True, 0, 0)]
        return news(match, [0])["since"]

    assert since(chosen=True) == since(chosen=False) == 0
