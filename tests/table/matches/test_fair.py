"""Nobody spoils another's game: who has a say, what moves a clock, who may hold which seats."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from grognard.cli import main
from grognard.core import saves
from grognard.core.chance import commitment
from grognard.table.storage.tables import MATCHES
from grognard.table.terms import clocks, consent_rights
from grognard.table.terms.clocks import DAY, MINUTE
from tests.table.server import WEST, Server, Visitor, hear
from tests.waiting import until

Passing = Callable[[int], None]
HOUR = 60 * MINUTE


@pytest.fixture(autouse=True)
def _computers_wait(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    """Computers decide nothing here, so that a match stands where its people leave it."""
    monkeypatch.setattr(server.services.computers, "drive", lambda live: None)
    server.services.matches.watchers.clear()


def play(match: str, *people: Visitor, acts: int = 4) -> None:
    for number in range(acts):
        one = next(person for person in people if person.position(match)["choices"])
        assert one.act(match, seed=number).status_code == 200


def due(person: Visitor, match: str) -> float:
    """When the time of this person's decision is up, in milliseconds."""
    text = person.position(match)["deadline"]
    return datetime.datetime.fromisoformat(text).timestamp() * 1000


def lend(person: Visitor, match: str, seat: str) -> None:
    person.post(f"/api/matches/{match}/leave", {"seat": seat, "bot": "random"})


def back(person: Visitor, match: str, keep: int) -> None:
    person.post(f"/api/matches/{match}/rollback", {"keep": keep})


def turn_of(match: str, first: Visitor, second: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked alone, and who waits."""
    while len(first.position(match)["asked"]) != 1:
        play(match, first, second, acts=1)
    return (first, second) if first.position(match)["choices"] else (second, first)


# Who has a say


def test_who_has_lent_a_seat_is_asked_before_the_match_goes_back(server: Server) -> None:
    first, second, match = server.two()
    play(match, first, second)
    lend(second, match, "Pompadour")
    back(first, match, 1)
    position = first.position(match)
    assert position["point"] > 1
    assert (position["rollback"]["agreed"], position["rollback"]["waiting"]) == (["Frederick"], ["Pompadour"])
    second.post(f"/api/matches/{match}/rollback/answer", {"agree": True})
    assert first.position(match)["point"] == 1


def test_who_has_lent_a_seat_may_propose_vote_and_refuse(server: Server) -> None:
    first, second, match = server.two()
    play(match, first, second)
    lend(second, match, "Pompadour")
    back(second, match, 1)
    assert first.position(match)["rollback"]["by"] == "Pompadour"
    second.post(f"/api/matches/{match}/rollback/answer", {"agree": False})
    assert first.position(match)["rollback"] is None
    first.post(f"/api/matches/{match}/end", {"agree": True})
    assert first.position(match)["ended"] is None
    second.post(f"/api/matches/{match}/end", {"agree": True})
    assert first.position(match)["ended"]


def test_a_vote_outlasts_the_lending_of_the_seat(server: Server) -> None:
    first, second, match = server.two()
    second.post(f"/api/matches/{match}/end", {"agree": True})
    lend(second, match, "Pompadour")
    first.post(f"/api/matches/{match}/end", {"agree": True})
    assert first.position(match)["ended"]


@pytest.mark.parametrize(
    ("pace", "wait", "away"), [("live", HOUR, consent_rights.AWAY_LIVE), (1, 2 * DAY, consent_rights.AWAY_BY_MAIL)]
)
def test_whose_seat_was_handed_over_keeps_a_say_for_a_stated_time(
    server: Server, passing: Passing, pace: Any, wait: int, away: int
) -> None:
    first, second, match = server.two(pace=pace)
    waited, other = turn_of(match, first, second)
    seat = waited.position(match)["asked"][0]
    passing(wait)
    lend(other, match, seat)
    keep = other.position(match)["point"] - 2
    back(other, match, keep)
    other.post(f"/api/matches/{match}/end", {"agree": True})
    position = other.position(match)
    assert position["rollback"]["waiting"] == [seat]
    assert position["ended"] is None
    assert position["people"][seat]["say"]
    passing(away + MINUTE)
    back(other, match, keep)
    assert other.position(match)["point"] == keep
    other.post(f"/api/matches/{match}/end", {"agree": True})
    assert other.position(match)["ended"]


def test_who_is_here_again_has_a_say_again(server: Server, passing: Passing) -> None:
    first, second, match = server.two()
    waited, other = turn_of(match, first, second)
    seat = waited.position(match)["asked"][0]
    passing(HOUR)
    lend(other, match, seat)
    told = other.position(match)["people"][seat]["say"]
    passing(consent_rights.AWAY_LIVE - HOUR)
    with waited.socket(match) as socket:
        socket.receive_text()
    assert other.position(match)["people"][seat]["say"] > told
    passing(2 * HOUR)
    back(other, match, other.position(match)["point"] - 1)
    assert other.position(match)["rollback"]["waiting"] == [seat]


def test_nobody_chooses_how_well_the_seat_of_another_is_played(server: Server, passing: Passing) -> None:
    first, second, match = server.two()
    waited, other = turn_of(match, first, second)
    seat = waited.position(match)["asked"][0]
    passing(HOUR)
    lend(other, match, seat)
    found = next(each for each in server.services.matches.cache.by_id[match].record.seats if each.name == seat)
    assert (found.kind, found.bot) == ("bot", "rules")


def test_far_back_goes_nobody_without_every_person(server: Server, passing: Passing) -> None:
    first, second, match = server.two()
    play(match, first, second, acts=consent_rights.NEAR + 2)
    waited, other = turn_of(match, first, second)
    seat = waited.position(match)["asked"][0]
    passing(HOUR)
    lend(other, match, seat)
    passing(consent_rights.AWAY_LIVE)
    back(other, match, 0)
    position = other.position(match)
    assert position["point"] > consent_rights.NEAR
    assert position["rollback"]["waiting"] == [seat]
    waited.post(f"/api/matches/{match}/rollback/answer", {"agree": True})
    assert other.position(match)["point"] == 0


def test_far_back_goes_nobody_bit_by_bit(server: Server, passing: Passing) -> None:
    first, second, match = server.two()
    play(match, first, second, acts=2 * consent_rights.NEAR)
    waited, other = turn_of(match, first, second)
    seat = waited.position(match)["asked"][0]
    passing(HOUR)
    lend(other, match, seat)
    passing(consent_rights.AWAY_LIVE + MINUTE)
    line = server.services.matches.cache.by_id[match].match.line
    acts = [n for n, played in enumerate(line) if played.seat >= 0]
    near, far = acts[-consent_rights.NEAR], acts[-consent_rights.NEAR - 3]
    back(other, match, near)
    assert other.position(match)["rollback"] is None
    back(other, match, far)
    position = other.position(match)
    assert position["point"] >= near
    assert position["rollback"]["waiting"] == [seat]


def test_who_resigns_has_no_say(server: Server) -> None:
    first, second = server.guest(), server.guest()
    seats = {"Frederick": "me", "Elisabeth": "open", "Maria Theresa": "bot:random", "Pompadour": "bot:random"}
    match = first.post("/api/matches", {"game": "friedrich", "seats": seats})["id"]
    second.post(f"/api/matches/{match}/join", {"seat": "Elisabeth"})
    play(match, first, second)
    second.post(f"/api/matches/{match}/resign", {"seat": "Elisabeth"})
    until(lambda: first.position(match)["point"] > 1)
    back(first, match, 1)
    assert first.position(match)["rollback"] is None
    assert second.refused("POST", f"/api/matches/{match}/rollback", {"keep": 0})[:2] == (403, "not-seated")


# Clocks


def undo(person: Visitor, match: str) -> None:
    position = person.position(match)
    body = {"seat": position["you"][0], "seq": position["seq"]}
    person.post(f"/api/matches/{match}/undo", body)


def undoable(match: str, first: Visitor, second: Visitor) -> Visitor:
    """Play until somebody who is asked alone could take the next act back; who."""
    for number in range(60):
        one, _ = turn_of(match, first, second)
        at = one.position(match)["point"]
        assert one.act(match, seed=number).status_code == 200
        if one.position(match)["can_undo"] is None:
            undo(one, match)
            assert one.position(match)["point"] == at
            return one
    raise AssertionError("nothing could be taken back")


def test_an_act_and_its_undo_renew_no_deadline(server: Server, passing: Passing) -> None:
    first, second, match = server.two(pace=2)
    one = undoable(match, first, second)
    before = due(one, match)
    for seed in range(3):
        passing(HOUR)
        one.act(match, seed=seed)
        passing(HOUR)
        undo(one, match)
        assert due(one, match) == before


def test_what_is_asked_after_an_undone_act_is_not_renewed_by_it(server: Server, passing: Passing) -> None:
    """To act, to wait, to take it back and to act again gives no more time for what comes then."""
    first, second, match = server.two(pace=2)
    one = undoable(match, first, second)
    one.act(match)
    asked = next(person for person in (first, second) if person.position(match)["choices"])
    before = due(asked, match)
    passing(20 * HOUR)
    undo(one, match)
    one.act(match)
    assert due(asked, match) == before


def test_everybody_sees_until_when_a_seat_must_decide(server: Server) -> None:
    first, second, match = server.two(pace=2)
    one, other = turn_of(match, first, second)
    [seat] = one.position(match)["asked"]
    for viewer in (one, other, server.guest(), server.stranger()):
        people = viewer.position(match)["people"]
        assert people[seat]["deadline"] == one.position(match)["deadline"]
        assert [name for name, person in people.items() if person["deadline"]] == [seat]
    live = server.two()[2]
    assert {person["deadline"] for person in first.position(live)["people"].values()} == {None}
    for person in (first, second):
        person.post(f"/api/matches/{match}/end", {"agree": True})
    assert {person["deadline"] for person in first.position(match)["people"].values()} == {None}


def test_votes_and_talk_renew_no_live_clock(server: Server, passing: Passing) -> None:
    first, second, match = server.two()
    waited, other = turn_of(match, first, second)
    seat = waited.position(match)["asked"][0]
    late = other.position(match)["people"][seat]["late"]
    passing(29 * MINUTE)
    for agree in (True, False):
        waited.post(f"/api/matches/{match}/end", {"agree": agree})
    back(waited, match, 0)
    waited.post(f"/api/matches/{match}/rollback/answer", {"agree": False})
    mine = waited.position(match)["you"][0]
    waited.post(f"/api/matches/{match}/auto", {"seat": mine, "when": "never"})
    waited.post(f"/api/matches/{match}/chat", {"text": "one moment"})
    waited.post("/api/register", {"name": "Fritz", "password": "sanssouci1"})
    lend(waited, match, seat)
    waited.post(f"/api/matches/{match}/return", {"seat": seat})
    assert other.position(match)["people"][seat]["late"] == late
    passing(MINUTE)
    lend(other, match, seat)
    assert other.position(match)["people"][seat]["kind"] == "bot"


def test_the_decision_of_another_seat_renews_no_clock(server: Server, passing: Passing) -> None:
    """At set-up all decide at once."""
    first, second, match = server.two(pace=2)
    assert len(first.position(match)["asked"]) == 2
    before = due(second, match)
    passing(HOUR)
    first.act(match)
    assert due(second, match) == before
    assert due(first, match) > before
    if first.position(match)["can_undo"] is None:
        undo(first, match)
        assert due(second, match) == before


def test_who_takes_a_free_seat_begins_with_a_fresh_clock(server: Server, passing: Passing) -> None:
    host, guest = server.guest(), server.guest()
    seats = {"Frederick": "me", "Pompadour": "open"}
    match = host.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats, "pace": 1})["id"]
    passing(3 * DAY)
    guest.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    assert host.refused("POST", f"/api/matches/{match}/leave", {"seat": "Pompadour"})[:2] == (403, "not-late")
    assert due(guest, match) > due(host, match) + 2 * DAY


def test_a_return_by_agreement_gives_the_time_that_was_left(server: Server, passing: Passing) -> None:
    first, second, match = server.two(pace=2)
    one, _ = turn_of(match, first, second)
    keep = one.position(match)["point"]
    begun = due(one, match) - 2 * DAY
    passing(30 * HOUR)
    one.act(match)
    passing(DAY)
    play(match, first, second, acts=2)
    back(first, match, keep)
    second.post(f"/api/matches/{match}/rollback/answer", {"agree": True})
    assert one.position(match)["point"] == keep
    left = due(one, match) - (begun + 30 * HOUR + DAY)
    assert 17 * HOUR < left <= 18 * HOUR + MINUTE


def test_a_return_by_agreement_leaves_a_little_time_at_least(server: Server, passing: Passing) -> None:
    first, second, match = server.two(pace=2)
    one, other = turn_of(match, first, second)
    seat = one.position(match)["asked"][0]
    keep = one.position(match)["point"]
    passing(3 * DAY)
    one.act(match)
    back(first, match, keep)
    second.post(f"/api/matches/{match}/rollback/answer", {"agree": True})
    assert other.refused("POST", f"/api/matches/{match}/leave", {"seat": seat})[:2] == (403, "not-late")
    passing(clocks.LEAST_BY_MAIL)
    lend(other, match, seat)


def test_clocks_are_kept_in_the_store(server: Server, passing: Passing) -> None:
    first, second, match = server.two(pace=2)
    one = undoable(match, first, second)
    before = due(one, match)
    passing(HOUR)
    one.act(match)
    server.services.matches.cache.by_id.clear()
    undo(one, match)
    server.services.matches.cache.by_id.clear()
    assert due(one, match) == before


# One person, one seat


def four(server: Server, **more: Any) -> tuple[Visitor, Visitor, str]:
    first, second = server.guest(), server.guest()
    seats = {"Frederick": "me", "Elisabeth": "open", "Maria Theresa": "open", "Pompadour": "open"}
    match = first.post("/api/matches", {"game": "friedrich", "seats": seats, **more})["id"]
    second.post(f"/api/matches/{match}/join", {"seat": "Elisabeth"})
    return first, second, match


def test_who_has_lent_or_given_up_a_seat_takes_no_other(server: Server) -> None:
    first, second, match = four(server)
    lend(second, match, "Elisabeth")
    assert second.refused("POST", f"/api/matches/{match}/join", {"seat": "Pompadour"})[:2] == (409, "seated")
    second.post(f"/api/matches/{match}/return", {"seat": "Elisabeth"})
    second.post(f"/api/matches/{match}/resign", {"seat": "Elisabeth"})
    assert second.refused("POST", f"/api/matches/{match}/join", {"seat": "Pompadour"})[:2] == (409, "seated")
    [invite] = first.post(f"/api/matches/{match}/invites", {"seat": "Pompadour"})
    body = {"invite": invite["url"].partition("=")[2]}
    assert second.refused("POST", f"/api/matches/{match}/join", body)[:2] == (409, "seated")
    lend(first, match, "Frederick")
    assert first.refused("POST", f"/api/matches/{match}/join", body)[:2] == (409, "seated")


def test_a_table_may_allow_several_seats_and_shows_it(server: Server) -> None:
    first, second, match = four(server, several=True)
    second.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    assert second.position(match)["you"] == [1, 3]
    assert first.position(match)["several"]
    [row] = server.stranger().get("/api/lobby")["open"]
    assert row["several"]
    assert not four(server)[0].position(four(server)[2])["several"]


def test_who_takes_several_seats_at_first_says_so(server: Server) -> None:
    guest = server.guest()
    seats = {"Frederick": "me", "Pompadour": "me"}
    match = guest.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats})["id"]
    assert guest.position(match)["several"]


def test_who_logs_in_does_not_get_opposing_seats(server: Server) -> None:
    account, third, match = four(server)
    account.post("/api/register", {"name": "Daun", "password": "kolin1757"})
    guest = server.guest()
    guest.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    guest.post(f"/api/matches/{match}/end", {"agree": True})
    with third.socket(match) as socket:
        guest.post("/api/login", {"name": "Daun", "password": "kolin1757"})
        told = hear(socket, "notice")["text"]
    assert told == "Friedrich: Daun logged in and then had two seats in this match. A computer now plays Pompadour."
    seat = third.position(match)["people"]["Pompadour"]
    assert (seat["kind"], seat["name"]) == ("bot", "Computer (Officer)")
    for person in (account, guest):
        assert person.position(match)["you"] == [0]
        assert not person.position(match)["voted"]
        assert person.refused("POST", f"/api/matches/{match}/return", {"seat": "Pompadour"})[0] == 403


def test_what_a_guest_agreed_to_the_account_has_agreed_to(server: Server) -> None:
    server.guest().post("/api/register", {"name": "Daun", "password": "kolin1757"})
    first, second, match = server.two()
    second.post(f"/api/matches/{match}/end", {"agree": True})
    second.post("/api/login", {"name": "Daun", "password": "kolin1757"})
    assert second.position(match)["voted"]
    first.post(f"/api/matches/{match}/end", {"agree": True})
    assert first.position(match)["ended"]


def test_who_logs_in_does_not_get_the_seat_against_one_that_was_given_up(server: Server) -> None:
    account, third, match = four(server)
    account.post("/api/register", {"name": "Daun", "password": "kolin1757"})
    guest = server.guest()
    guest.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    account.post(f"/api/matches/{match}/resign", {"seat": 0})
    guest.post("/api/login", {"name": "Daun", "password": "kolin1757"})
    assert guest.position(match)["you"] == []
    assert third.position(match)["people"]["Pompadour"]["kind"] == "bot"


def test_who_logs_in_keeps_the_last_seat_that_a_person_has(server: Server) -> None:
    first, second = server.guest(), server.guest()
    seats = {"Frederick": "me", "Elisabeth": "open", "Maria Theresa": "bot:random", "Pompadour": "bot:random"}
    match = first.post("/api/matches", {"game": "friedrich", "seats": seats})["id"]
    second.post(f"/api/matches/{match}/join", {"seat": "Elisabeth"})
    first.post("/api/register", {"name": "Laudon", "password": "kunersdorf1"})
    first.post(f"/api/matches/{match}/resign", {"seat": 0})
    second.post("/api/login", {"name": "Laudon", "password": "kunersdorf1"})
    assert second.position(match)["you"] == [1]


def test_a_rematch_gives_nobody_two_seats(server: Server) -> None:
    """Guest and account sat against each other; when it is over both seats are one person's."""
    account, third, match = four(server)
    account.post("/api/register", {"name": "Daun", "password": "kolin1757"})
    guest = server.guest()
    guest.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    for person in (account, guest, third):
        person.post(f"/api/matches/{match}/end", {"agree": True})
    guest.post("/api/login", {"name": "Daun", "password": "kolin1757"})
    new = guest.post(f"/api/matches/{match}/rematch", {"rotate": False})["id"]
    assert guest.position(new)["you"] == [0]
    assert guest.position(new)["people"]["Pompadour"]["kind"] == "open"
    assert not guest.position(new)["several"]


def test_where_several_seats_are_allowed_a_login_brings_both(server: Server) -> None:
    account, _, match = four(server, several=True)
    account.post("/api/register", {"name": "Daun", "password": "kolin1757"})
    guest = server.guest()
    guest.post(f"/api/matches/{match}/join", {"seat": "Pompadour"})
    guest.post("/api/login", {"name": "Daun", "password": "kolin1757"})
    assert guest.position(match)["you"] == [0, 3]


# Secrets


def test_a_match_that_was_over_goes_on_with_another_secret(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, match = server.two()
    play(match, first, second, acts=20)
    over = sa.update(MATCHES).values(status="finished", version=MATCHES.c.version + 1)
    server.run(server.services.database.write, lambda connection: connection.execute(over))
    old = first.position(match)
    assert old["secret"]
    where = ["--data", str(server.folder)]
    assert main(["admin", "undo", match, "--keep", "3", *where]) == 0
    new = first.position(match)
    assert new["commitment"] != old["commitment"]
    assert new["secret"] is None
    assert new["earlier"] == [{"until": old["seq"], "commitment": old["commitment"], "secret": old["secret"]}]
    play(match, first, second, acts=20)
    server.services.matches.cache.by_id.clear()
    assert first.position(match)["commitment"] == new["commitment"]
    assert main(["admin", "verify", match, *where]) == 0
    for person in (first, second):
        person.post(f"/api/matches/{match}/end", {"agree": True})
    assert commitment(bytes.fromhex(first.position(match)["secret"])) == new["commitment"]
    exported = first.call("GET", f"/api/matches/{match}/export").text
    assert saves.from_json(exported).verify() == []
    stored = server.folder / "match.json"
    stored.write_text(exported, encoding="utf-8")
    capsys.readouterr()
    assert main(["admin", "import", str(stored), *where]) == 0
    again = capsys.readouterr().out.split()[-1]
    assert main(["admin", "verify", again, *where]) == 0


def test_a_running_match_keeps_its_secret_when_the_host_takes_something_back(server: Server) -> None:
    first, second, match = server.two()
    play(match, first, second, acts=6)
    before = first.position(match)["commitment"]
    assert main(["admin", "undo", match, "--data", str(server.folder)]) == 0
    assert first.position(match)["commitment"] == before
    assert first.position(match)["earlier"] == []
