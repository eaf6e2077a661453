"""Once more: a rematch in the same seats, or one seat further."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from grognard.table.matches.live import Live
from grognard.table.matches.rematch import seats_after
from grognard.table.storage.rows import BOT, HUMAN, LINK, OPEN, Person, Record, Seat
from tests.table.server import WEST, Server, Visitor, hear


def ended(server: Server, **more: Any) -> tuple[Visitor, Visitor, str]:
    """A match of two that both have agreed to end."""
    first, second, match = server.two(**more)
    for person in (first, second):
        person.post(f"/api/matches/{match}/end", {"agree": True})
    return first, second, match


def again(person: Visitor, match: str, rotate: bool = False) -> str:
    made: str = person.post(f"/api/matches/{match}/rematch", {"rotate": rotate})["id"]
    return made


def kinds(person: Visitor, match: str) -> dict[str, tuple[str, bool]]:
    return {seat: (one["kind"], one["you"]) for seat, one in person.position(match)["people"].items()}


def test_who_asks_sits_at_once_and_the_other_seat_is_kept(server: Server) -> None:
    first, second, match = ended(server, pace=3, public=False)
    new = again(first, match)
    found = first.position(new)
    assert kinds(first, new) == {"Frederick": ("human", True), "Pompadour": ("link", False)}
    assert (found["game"], found["scenario"], found["pace"], found["public"]) == ("friedrich", WEST, 3, False)
    assert found["creator"]
    assert second.position(new)["invited"] == "Pompadour"
    assert second.position(new)["you"] == []
    assert [row["id"] for row in second.get("/api/lobby")["mine"]] == [new]
    second.post(f"/api/matches/{new}/join", {"seat": "Pompadour"})
    assert kinds(second, new) == {"Frederick": ("human", False), "Pompadour": ("human", True)}


def test_one_seat_further(server: Server) -> None:
    first, second, match = ended(server)
    new = again(first, match, rotate=True)
    assert kinds(first, new) == {"Frederick": ("link", False), "Pompadour": ("human", True)}
    assert second.position(new)["invited"] == "Frederick"


def test_there_is_one_rematch_for_each_way_to_sit_and_the_second_click_joins_it(server: Server) -> None:
    first, second, match = ended(server)
    new = again(first, match)
    assert again(first, match) == new
    assert again(second, match) == new
    assert kinds(second, new) == {"Frederick": ("human", False), "Pompadour": ("human", True)}
    turned = again(second, match, rotate=True)
    assert turned != new
    assert first.position(match)["rematches"] == {"same": new, "rotated": turned}
    assert server.stranger().position(match)["rematches"] == {}


def test_the_others_are_told(server: Server) -> None:
    first, second, match = ended(server)
    with second.socket(match) as socket:
        hear(socket, "position")
        new = again(first, match)
        notice = hear(socket, "notice")
    assert notice["match"] == new
    assert notice["text"].endswith("would like a rematch. Your seat as Pompadour is reserved for you.")


def test_the_page_of_the_old_match_learns_of_it(server: Server) -> None:
    first, second, match = ended(server)
    with second.socket(match) as socket:
        assert hear(socket, "position")["position"]["rematches"] == {}
        new = again(first, match)
        assert hear(socket, "position")["position"]["rematches"] == {"same": new}


def test_a_kept_seat_is_for_its_person_only_and_binds_nobody(server: Server) -> None:
    first, second, match = ended(server)
    new = again(first, match)
    other = server.guest()
    assert other.refused("POST", f"/api/matches/{new}/join", {"seat": "Pompadour"})[:2] == (403, "invite-needed")
    # Who has not come has no say in its end, and who waits may let a computer play.
    first.post(f"/api/matches/{new}/leave", {"seat": "Pompadour", "bot": "random"})
    assert kinds(second, new)["Pompadour"] == ("bot", False)
    assert second.position(new)["invited"] is None
    assert again(second, match) == new
    assert kinds(second, new)["Pompadour"] == ("bot", False)


def test_who_has_not_come_does_not_keep_a_match_from_ending(server: Server) -> None:
    first, _, match = ended(server)
    new = again(first, match)
    first.post(f"/api/matches/{new}/end", {"agree": True})
    assert first.position(new)["ended"] is not None


def test_the_maker_may_give_the_link_to_somebody_else(server: Server) -> None:
    first, second, match = ended(server)
    made = first.post(f"/api/matches/{match}/rematch", {"rotate": False})
    new, [invite] = made["id"], made["invites"]
    assert second.post(f"/api/matches/{match}/rematch", {"rotate": True})["invites"]
    assert again(first, match) == new
    other = server.guest()
    other.post(f"/api/matches/{new}/join", {"invite": invite["url"].partition("=")[2]})
    assert kinds(other, new)["Pompadour"] == ("human", True)
    assert second.position(new)["invited"] is None


def test_a_rematch_against_a_computer_goes_on_at_once(server: Server) -> None:
    guest = server.guest()
    body = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "bot:random"}}
    match = guest.post("/api/matches", body)["id"]
    guest.post(f"/api/matches/{match}/resign", {"seat": "Frederick"})
    assert kinds(guest, again(guest, match)) == {"Frederick": ("human", True), "Pompadour": ("bot", False)}
    turned = again(guest, match, rotate=True)
    assert kinds(guest, turned) == {"Frederick": ("bot", False), "Pompadour": ("human", True)}


def test_while_it_runs_there_is_no_rematch(server: Server) -> None:
    first, _, match = server.two()
    assert first.refused("POST", f"/api/matches/{match}/rematch", {"rotate": False})[:2] == (409, "running")


def test_who_only_looks_on_cannot_ask(server: Server) -> None:
    _, _, match = ended(server)
    body = {"rotate": False}
    assert server.guest().refused("POST", f"/api/matches/{match}/rematch", body)[:2] == (403, "not-seated")
    assert server.stranger().refused("POST", f"/api/matches/{match}/rematch", body)[:2] == (401, "session")


def test_who_played_two_seats_comes_back_to_both(server: Server) -> None:
    first, second = server.guest(), server.guest()
    seats = {"Frederick": "me", "Elisabeth": "me", "Maria Theresa": "open", "Pompadour": "bot:random"}
    match = first.post("/api/matches", {"game": "friedrich", "seats": seats})["id"]
    second.post(f"/api/matches/{match}/join", {"seat": "Maria Theresa"})
    for person in (first, second):
        person.post(f"/api/matches/{match}/end", {"agree": True})
    new = again(second, match)
    assert [kinds(first, new)[seat][0] for seat in ("Frederick", "Elisabeth")] == ["link", "link"]
    assert again(first, match) == new
    assert [kinds(first, new)[seat] for seat in ("Frederick", "Elisabeth")] == [("human", True), ("human", True)]


def test_a_rematch_has_a_rematch(server: Server) -> None:
    first, second, match = ended(server)
    new = again(first, match)
    assert again(second, match) == new
    for person in (first, second):
        person.post(f"/api/matches/{new}/end", {"agree": True})
    third = again(second, new)
    assert third not in (match, new)
    assert kinds(second, third) == {"Frederick": ("link", False), "Pompadour": ("human", True)}
    assert again(first, match) == new, "the way to the one before stays"


def test_asked_for_by_all_and_twice_at_once_there_is_one(server: Server) -> None:
    first, second, match = ended(server)
    here = server.services
    people = [Person(person.get("/api/me")["id"], "Somebody", True) for person in (first, second)]

    async def all_at_once() -> list[str]:
        live: Live = await here.matches.cache.open(match)
        asks = [here.rematches.ask(live, person, False, lambda: None) for person in [*people, *people]]
        return [made for made, _ in await asyncio.gather(*asks)]

    [new] = set(server.run(all_at_once))
    for person in (first, second):
        assert len(person.position(new)["you"]) == 1
    assert [row["id"] for row in first.get("/api/lobby")["mine"]] == [new]


def test_whose_seat_was_taken_in_the_same_moment_comes_to_look(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, match = ended(server)
    new = again(first, match)
    monkeypatch.setattr(server.services.seating, "join", _taken(server, new, server.services.seating.join))
    assert again(second, match) == new
    assert second.position(new)["you"] == []


def _taken(server: Server, match: str, join: Any) -> Any:
    """Somebody lets a computer play just before."""

    async def late(live: Live, person: Person, seat: int, invite: None) -> None:
        maker = Person(live.record.creator or 0, "", True)
        await server.services.seating.leave(live, maker, seat, "random")
        await join(live, person, seat, invite)

    return late


def test_bad_input(server: Server) -> None:
    first, _, match = ended(server)
    path = f"/api/matches/{match}/rematch"
    wrong: list[Any] = [{}, {"rotate": "further"}, {"rotate": None}, {"rotate": True, "seats": {}}, []]
    for body in wrong:
        assert first.refused("POST", path, body)[:2] == (422, "bad-input")
    assert first.refused("POST", "/api/matches/nosuchmatch/rematch", {"rotate": True})[:2] == (404, "no-match")


def test_too_many_matches_count_rematches_but_not_the_way_to_one(server: Server, tmp_path: Any) -> None:
    with Server.fresh(tmp_path / "other", matches=1) as small:
        first, second, match = ended(small)
        assert first.refused("POST", f"/api/matches/{match}/rematch", {"rotate": False})[:2] == (429, "too-many")
        new = again(second, match)
        assert again(first, match) == new


def test_computers_and_lent_seats_keep_their_order(server: Server) -> None:
    asking = Person(1, "Anna", True)
    before = [
        Seat(0, "A", HUMAN, 1),
        Seat(1, "B", BOT, bot="rules"),
        Seat(2, "C", BOT, 2, bot="random", who="Bert"),
        Seat(3, "D", OPEN),
    ]
    record = Record.__new__(Record)
    record.seats = before
    same = [(seat.name, seat.kind, seat.person, seat.bot) for seat in seats_after(record, asking, False)]
    assert same == [("A", HUMAN, 1, None), ("B", BOT, None, "rules"), ("C", LINK, 2, None), ("D", OPEN, None, None)]
    turned = [(seat.name, seat.kind, seat.person, seat.bot) for seat in seats_after(record, asking, True)]
    assert turned == [("A", OPEN, None, None), ("B", HUMAN, 1, None), ("C", BOT, None, "rules"), ("D", LINK, 2, None)]
