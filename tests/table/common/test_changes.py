"""What a socket tells as changes makes the same position as the whole one."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard import find
from grognard.bench.client import followed, pick
from grognard.core.chance import PUBLIC
from grognard.core.game import names
from grognard.table.common.changes import between, patched
from grognard.table.matches.live import Seen
from grognard.table.rendering import positions, viewpoint
from tests.table.server import Server, Visitor
from tests.table.traffic import whole


class Follower:
    """Somebody who has a page open and follows by changes."""

    def __init__(self, visitor: Visitor, match: str, socket: Any, language: str = "en") -> None:
        self.path = f"/api/matches/{match}?language={language}"
        self.visitor = visitor
        self.socket = socket
        self.position: dict[str, Any] = {}
        self.kinds: list[str] = []

    def follow(self, seq: int) -> None:
        """Hear until the position is as new as this, and as it is when asked for."""
        while True:
            message = self.socket.receive_json()
            heard = followed(self.position, message)
            if heard is None:
                continue
            self.position = heard
            self.kinds.append(message["type"])
            if self.position["seq"] >= seq:
                assert whole(self.position) == whole(self.visitor.get(self.path))
                return


def seated(server: Server, game: str) -> tuple[Visitor, Visitor, str]:
    """Two guests in the smallest match of a game, who are asked even where they have no choice."""
    scenario = min(find(game).scenarios.values(), key=lambda one: len(one.seats))
    one, other = scenario.seats[:2]
    first, second = server.guest(), server.guest()
    body = {"game": game, "scenario": scenario.name, "seats": {one: "me", other: "open"}}
    match = first.post("/api/matches", body)["id"]
    second.post(f"/api/matches/{match}/join", {"seat": other})
    for person, seat in ((first, one), (second, other)):
        person.post(f"/api/matches/{match}/auto", {"seat": seat, "when": "never"})
    return first, second, match


def act(position: dict[str, Any], visitor: Visitor, match: str, rng: random.Random) -> None:
    verb, target = pick(position["choices"], rng)
    body = {"seat": position["seat"], "seq": position["seq"], "verb": verb, "target": target}
    visitor.post(f"/api/matches/{match}/act", body)


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_changes_make_the_same_position(server: Server, game: str) -> None:
    first, second, match = seated(server, game)
    looker = server.stranger()
    rng = random.Random(4)
    with (
        first.socket(match, "changes=1") as one,
        second.socket(match, "changes=1&language=it") as two,
        looker.socket(match, "changes=1") as three,
    ):
        followers = [
            Follower(first, match, one),
            Follower(second, match, two, "it"),
            Follower(looker, match, three),
        ]
        for follower in followers:
            follower.follow(0)
        for number in range(30):
            # The followers have compared what they heard with what the service answers.
            asked = next(follower for follower in followers if follower.position["choices"])
            position, visitor = asked.position, asked.visitor
            if number % 7 == 6 and position["can_undo"] is None:
                visitor.post(f"/api/matches/{match}/undo", {"seat": position["seat"], "seq": position["seq"]})
            else:
                act(position, visitor, match, rng)
            for follower in followers:
                follower.follow(position["seq"] + 1)
        for follower in followers:
            assert follower.kinds.count("position") == 1
            assert follower.kinds.count("changes") >= 30


def test_a_return_by_agreement_is_told_as_a_change(server: Server) -> None:
    first, second, match = seated(server, "friedrich")
    rng = random.Random(4)
    with first.socket(match, "changes=1") as socket:
        follower = Follower(first, match, socket)
        follower.follow(0)
        for _ in range(12):
            position, visitor = next(
                (seen, visitor) for visitor in (first, second) if (seen := visitor.position(match))["choices"]
            )
            act(position, visitor, match, rng)
            follower.follow(position["seq"] + 1)
        first.post(f"/api/matches/{match}/rollback", {"keep": 3})
        second.post(f"/api/matches/{match}/rollback/answer", {"agree": True})
        follower.follow(second.position(match)["seq"])
        assert follower.position["point"] == 3
        assert follower.kinds.count("position") == 1


def test_who_is_far_behind_gets_the_whole(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, match = seated(server, "friedrich")
    live = server.run(server.services.matches.cache.open, match)
    me = first.get("/api/me")["id"]
    seen, rng = Seen(), random.Random(4)
    assert live.news(seen, me, "en").startswith('{"type":"position"')
    assert live.news(seen, me, "en") == ""
    for behind in (1, viewpoint.KEPT, viewpoint.KEPT + 1):
        for _ in range(behind):
            position, visitor = next(
                (found, visitor) for visitor in (first, second) if (found := visitor.position(match))["choices"]
            )
            act(position, visitor, match, rng)
        message = json.loads(live.news(seen, me, "en"))
        assert message["type"] == ("changes" if behind <= viewpoint.KEPT else "position")


def test_many_who_look_on_get_one_rendering(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _, match = seated(server, "friedrich")
    rendered: list[int] = []
    own = positions.own

    def counted(record: Any, match: Any, words: Any, seat: int, *rest: Any) -> Any:
        rendered.append(seat)
        return own(record, match, words, seat, *rest)

    monkeypatch.setattr(positions, "own", counted)
    with contextlib.ExitStack() as stack:
        followers = []
        for _ in range(8):
            looker = server.stranger()
            socket = stack.enter_context(looker.socket(match, "changes=1"))
            followers.append(Follower(looker, match, socket))
        for follower in followers:
            follower.follow(0)
        assert rendered == [PUBLIC]
        position = first.position(match)
        act(position, first, match, random.Random(4))
        for follower in followers:
            follower.follow(position["seq"] + 1)
    assert rendered.count(PUBLIC) == 2


DATA = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(DATA, DATA)
def test_a_change_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    change = between(old, new)
    if change is None:
        assert old == new
    else:
        made = patched(old, json.loads(json.dumps(change)))
        assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True) or made == new
