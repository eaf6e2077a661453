"""Resigning, and agreed draws: who wins, who plays on, and what everybody is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from grognard import Match, find
from grognard.cli import main
from grognard.core import notation, saves
from grognard.core.match import resignation
from grognard.table.maintenance import admin
from grognard.table.matches.records import new_record
from grognard.table.storage.database import Database
from grognard.table.storage.rows import BOT, HUMAN, OPEN, Seat
from grognard.table.storage.store import Store
from grognard.table.storage.tables import MATCHES
from grognard.table.terms import consent_rights
from tests.table.people.test_programs import owner, program
from tests.table.server import WEST, Server, Visitor, good, hear, noticed
from tests.table.sockets.test_lobby import _up_to
from tests.waiting import until

FIVE = ("Austria", "Russia", "Germany", "France", "Britain")


def name(person: Visitor) -> str:
    found: str = person.get("/api/me")["name"]
    return found


def number(person: Visitor) -> int:
    found: int = person.get("/api/me")["id"]
    return found


def read(line: dict[str, Any]) -> str:
    return "".join(part if isinstance(part, str) else part["text"] for part in line["text"])


def told(person: Visitor, match: str) -> list[str]:
    """What stands in the log, as this person reads it."""
    return [read(line) for line in person.position(match)["story"]]


def resign(person: Visitor, match: str, seat: str | int) -> None:
    person.post(f"/api/matches/{match}/resign", {"seat": seat})


def agree(person: Visitor, match: str, yes: bool = True) -> None:
    person.post(f"/api/matches/{match}/end", {"agree": yes})


def sit(server: Server, game: str, scenario: str, seats: dict[str, Visitor | str], **more: Any) -> str:
    """A match in which these people sit. The first of them makes it."""
    people = [one for one in seats.values() if isinstance(one, Visitor)]
    wanted = {seat: one if isinstance(one, str) else "open" for seat, one in seats.items()}
    body = {"game": game, "scenario": scenario, "seats": wanted, "several": True, **more}
    match: str = people[0].post("/api/matches", body)["id"]
    for seat, one in seats.items():
        if isinstance(one, Visitor):
            one.post(f"/api/matches/{match}/join", {"seat": seat})
    return match


def four(server: Server, **seats: Visitor | str) -> str:
    """A game of Friedrich, in which each seat wins for itself."""
    every = dict.fromkeys(find("friedrich").seat_names("four-players"), "bot:random")
    return sit(server, "friedrich", "four-players", {**every, **seats})


def war(server: Server, **seats: Visitor | str) -> str:
    """A game of 1914, Austria and Germany against the others."""
    return sit(server, "quartermaster-1914", "five-players", {**dict.fromkeys(FIVE, "bot:random"), **seats})


# Two sides


def test_with_two_sides_the_other_side_wins(server: Server) -> None:
    first, second, match = server.two()
    heard = noticed(server)
    assert first.position(match)["resigning"] == {"Frederick": {"how": "loss", "winners": ["Pompadour"]}}
    assert second.position(match)["resigning"] == {"Pompadour": {"how": "loss", "winners": ["Frederick"]}}
    assert server.stranger().position(match)["resigning"] == {}
    with second.socket(match) as socket:
        assert hear(socket, "position")["position"]["result"] is None
        resign(first, match, "Frederick")
        now = hear(socket, "position")["position"]
        assert now["result"]["winners"] == ["Pompadour"], "without a reload"
    line = f"{name(first)} resigned as Frederick. Victory for Pompadour."
    for reader in (first, second, server.stranger()):
        position = reader.position(match)
        assert position["result"] == {"winners": ["Pompadour"], "rule": None, "why": "Frederick resigned."}
        assert position["ended"] == {"why": "Frederick resigned."}
        assert position["resigned"] == [{"seat": "Frederick", "name": name(first)}]
        assert position["resigning"] == {}
        assert position["secret"]
        assert told(reader, match)[-1] == line
    until(lambda: heard)
    assert heard == [(number(second), f"Friedrich: {name(first)} resigned. You win as Pompadour.")]
    assert first.position(match)["you"] == [0], "who resigned looks back from the viewpoint of the seat"
    assert first.get(f"/api/matches/{match}/course")["rounds"]
    for one in (first, second):
        [row] = one.get("/api/lobby")["finished"]
        assert (row["result"]["winners"], row["result"]["why"]) == (["Pompadour"], "Frederick resigned.")
        assert row["resigned"] == [{"seat": "Frederick", "name": name(first)}]


def test_it_is_told_in_italian(server: Server) -> None:
    first, second, match = server.two()
    resign(first, match, "Frederick")
    position = good(second.call("GET", f"/api/matches/{match}?language=it"))
    assert position["result"]["why"] == "Abbandono di Federico."
    assert read(position["story"][-1]) == f"{name(first)} ha abbandonato il posto di Federico. Vittoria di Pompadour."


def test_a_match_that_was_resigned_is_over(server: Server) -> None:
    first, second, match = server.two()
    before = first.position(match)
    resign(first, match, 0)
    assert first.act(match, before).json()["error"]["code"] == "over"
    for one, path, body in (
        (first, "resign", {"seat": 0}),
        (second, "resign", {"seat": 1}),
        (first, "leave", {"seat": 0}),
        (first, "end", {"agree": True}),
        (first, "rollback", {"keep": 0}),
        (server.guest(), "join", {"seat": 1}),
    ):
        assert one.refused("POST", f"/api/matches/{match}/{path}", body)[:2] == (409, "over")
    made = second.post(f"/api/matches/{match}/rematch", {"rotate": True})["id"]
    assert second.position(made)["you"] == [0]
    assert first.position(made)["invited"] == "Pompadour"


def test_only_the_own_seat_can_be_resigned(server: Server) -> None:
    first, second, match = server.two()
    for one in (first, server.guest()):
        assert one.refused("POST", f"/api/matches/{match}/resign", {"seat": 1})[:2] == (403, "not-your-seat")
    assert first.refused("POST", f"/api/matches/{match}/resign", {"seat": 5})[0] == 422
    assert second.position(match)["ended"] is None


def test_its_file_says_so_and_is_verified(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, match = server.two()
    for person in (first, second) * 4:
        if person.position(match)["choices"]:
            person.act(match)
    resign(second, match, "Pompadour")
    saved = first.call("GET", f"/api/matches/{match}/export").text
    record = first.call("GET", f"/api/matches/{match}/export?format=record").text
    assert '[Result "Frederick: resigned Pompadour"]' in record
    for again in (saves.from_json(saved), notation.parse(record)):
        assert again.ended is not None
        assert again.ended.winners == [0]
        assert again.verify() == []
    assert main(["admin", "verify", match, "--data", str(server.folder)]) == 0
    path = server.folder / "match.json"
    capsys.readouterr()
    assert main(["admin", "export", match, "--data", str(server.folder)]) == 0
    path.write_text(capsys.readouterr().out, "utf-8")
    assert main(["show", str(path)]) == 0
    assert "Result: Frederick won (Pompadour resigned)" in capsys.readouterr().out
    server.services.matches.cache.by_id.clear()
    assert first.position(match)["result"]["winners"] == ["Frederick"], "when it is read again, too"

    # A host who takes the file in does not open the match again.
    new = server.run(admin.import_file, server.services.store, str(path))
    there = first.position(new)
    assert (there["result"]["winners"], there["asked"]) == (["Frederick"], [])


def test_computers_win_too(server: Server) -> None:
    guest = server.guest()
    match = sit(server, "friedrich", WEST, {"Frederick": guest, "Pompadour": "bot:random"})
    resign(guest, match, "Frederick")
    assert guest.position(match)["result"]["winners"] == ["Pompadour"]


def test_where_no_opponent_has_come_there_is_no_winner(server: Server) -> None:
    guest = server.guest()
    for kind in ("open", "link"):
        match = sit(server, "friedrich", WEST, {"Frederick": guest, "Pompadour": kind})
        assert guest.position(match)["resigning"] == {"Frederick": {"how": "end", "winners": []}}
        resign(guest, match, "Frederick")
        position = guest.position(match)
        assert position["result"] == {"winners": [], "rule": None, "why": "Frederick resigned."}
        assert told(guest, match)[-1] == f"{name(guest)} resigned as Frederick. The match is over without a winner."


def test_who_plays_both_sides_loses_with_one_of_them(server: Server) -> None:
    guest = server.guest()
    match = sit(server, "friedrich", WEST, {"Frederick": guest, "Pompadour": guest})
    resign(guest, match, "Pompadour")
    assert guest.position(match)["result"]["winners"] == ["Frederick"]


def test_who_has_lent_the_seat_to_a_computer_wins(server: Server) -> None:
    first, second, match = server.two()
    heard = noticed(server)
    first.post(f"/api/matches/{match}/leave", {"seat": 0, "bot": "random"})
    resign(second, match, "Pompadour")
    assert first.position(match)["result"]["winners"] == ["Frederick"]
    until(lambda: heard)
    assert heard == [(number(first), f"Friedrich: {name(second)} resigned. You win as Frederick.")]


# Two sides with several players


def test_no_player_loses_the_game_for_a_partner(server: Server) -> None:
    anna, bert, carl = server.guest(), server.guest(), server.guest()
    match = war(server, Russia=anna, France=bert, Germany=carl)
    heard = noticed(server)
    assert anna.position(match)["resigning"] == {"Russia": {"how": "computer", "winners": []}}
    assert carl.position(match)["resigning"] == {"Germany": {"how": "loss", "winners": ["Russia", "France", "Britain"]}}
    resign(anna, match, "Russia")
    line = f"{name(anna)} resigned. A computer now plays Russia."
    for reader in (anna, bert, carl):
        position = reader.position(match)
        assert (position["people"]["Russia"]["kind"], position["result"], position["ended"]) == ("bot", None, None)
        assert position["resigned"] == [{"seat": "Russia", "name": name(anna)}]
        assert line in told(reader, match)
    until(lambda: len(heard) == 2)
    text = f"Quartermaster General: 1914: {name(anna)} resigned. A computer now plays Russia."
    assert sorted(heard) == sorted((number(one), text) for one in (bert, carl))
    assert anna.refused("POST", f"/api/matches/{match}/return", {"seat": "Russia"})[0] == 403
    status, code, message = anna.refused("POST", f"/api/matches/{match}/resign", {"seat": "Russia"})
    assert (status, code, message) == (409, "resigned", "You have already resigned as Russia.")

    # The last of them loses it.
    assert bert.position(match)["resigning"] == {"France": {"how": "loss", "winners": ["Austria", "Germany"]}}
    resign(bert, match, "France")
    position = carl.position(match)
    assert position["result"] == {
        "winners": ["Austria", "Germany"],
        "rule": None,
        "why": "Russia and France resigned.",
    }
    assert told(carl, match)[-1] == f"{name(bert)} resigned as France. Victory for Austria and Germany."
    assert [one["seat"] for one in position["resigned"]] == ["Russia", "France"]


def test_who_is_alone_on_a_side_loses_with_any_seat_of_it(server: Server) -> None:
    anna, carl = server.guest(), server.guest()
    match = war(server, Russia=anna, France=anna, Germany=carl)
    resign(anna, match, "France")
    position = carl.position(match)
    assert (position["result"]["winners"], position["result"]["why"]) == (["Austria", "Germany"], "France resigned.")


def test_the_alliances_of_warzag_are_sides(server: Server) -> None:
    anna, bert, carl = server.guest(), server.guest(), server.guest()
    seats: dict[str, Visitor | str] = {"United Kingdom": anna, "Soviet Union": bert, "Germany": carl}
    match = sit(server, "warzag", "alliances", seats)
    resign(bert, match, "Soviet Union")
    assert anna.position(match)["result"] is None
    resign(carl, match, "Germany")
    assert anna.position(match)["result"]["winners"] == ["United Kingdom", "Soviet Union"]


def test_a_partner_who_has_not_come_back_does_not_keep_the_match_going(
    server: Server, passing: Callable[[int], None]
) -> None:
    anna, bert, carl = server.guest(), server.guest(), server.guest()
    match = war(server, Russia=anna, France=bert, Germany=carl)
    until(lambda: "Russia" in carl.position(match)["asked"])
    passing(31 * 60_000)
    bert.post(f"/api/matches/{match}/leave", {"seat": "Russia", "bot": "random"})
    assert bert.position(match)["resigning"]["France"]["how"] == "computer"
    passing(consent_rights.AWAY_LIVE)
    assert bert.position(match)["resigning"]["France"]["how"] == "loss"
    resign(bert, match, "France")
    assert carl.position(match)["result"]["winners"] == ["Austria", "Germany"]


# More than two sides


def test_with_more_sides_a_computer_takes_the_seat_and_everybody_is_told(server: Server) -> None:
    anna, bert, carl = server.guest(), server.guest(), server.guest()
    match = four(server, Frederick=anna, Elisabeth=bert, Pompadour=carl)
    heard = noticed(server)
    resign(bert, match, "Elisabeth")
    for reader in (anna, carl, server.stranger()):
        position = reader.position(match)
        assert (position["people"]["Elisabeth"]["kind"], position["ended"]) == ("bot", None)
        assert f"{name(bert)} resigned. A computer now plays Elisabeth." in told(reader, match)
    until(lambda: len(heard) == 2)
    text = f"Friedrich: {name(bert)} resigned. A computer now plays Elisabeth."
    assert sorted(heard) == sorted((number(one), text) for one in (anna, carl))
    [row] = anna.get("/api/lobby")["mine"]
    assert row["resigned"] == [{"seat": "Elisabeth", "name": name(bert)}]
    resign(carl, match, "Pompadour")
    assert anna.position(match)["resigning"] == {"Frederick": {"how": "end", "winners": []}}
    resign(anna, match, "Frederick")
    position = anna.position(match)
    assert position["result"] == {"winners": [], "rule": None, "why": "Frederick resigned."}
    assert [one["seat"] for one in position["resigned"]] == ["Elisabeth", "Pompadour", "Frederick"]


def test_the_result_of_a_game_that_was_played_to_its_end_names_who_resigned(server: Server) -> None:
    guest = server.guest()
    match = Match(find("warzag"), "two-players-uk-germany", secret=bytes(32))
    match.state.end([0], "W22.4", match.state.heading())
    match.state.asked = []
    seats = [Seat(0, "United Kingdom", HUMAN, number(guest)), Seat(1, "Germany", BOT, bot="rules", handed=99)]
    record = new_record(match, seats, number(guest), 0, True)
    record.resigned = [{"seat": 1, "seq": 3, "name": "Ann", "of": ""}]
    server.run(server.services.store.add_match, record, [match.entry_text(entry) for entry in match.log])
    [row] = guest.get("/api/lobby")["finished"]
    assert row["result"]["winners"] == ["United Kingdom"]
    assert row["resigned"] == [{"seat": "Germany", "name": "Ann"}]


def test_the_line_stays_where_it_was_when_the_match_goes_back(server: Server) -> None:
    anna, bert, carl = server.guest(), server.guest(), server.guest()
    match = four(server, Frederick=anna, Elisabeth=bert, Pompadour=carl)
    for person in (anna, bert, carl) * 3:
        if person.position(match)["choices"]:
            person.act(match)
    resign(bert, match, "Elisabeth")
    line = f"{name(bert)} resigned. A computer now plays Elisabeth."
    anna.post(f"/api/matches/{match}/rollback", {"keep": 1})
    carl.post(f"/api/matches/{match}/rollback/answer", {"agree": True})
    for again in (False, True):
        if again:
            server.services.matches.cache.by_id.clear()
        lines = told(anna, match)
        assert lines.count(line) == 1
        assert any(text.startswith("The match went back") for text in lines)


def test_who_proposes_to_go_back_and_resigns_proposes_it_no_more(server: Server) -> None:
    anna, bert = server.guest(), server.guest()
    match = four(server, Frederick=anna, Elisabeth=bert)
    until(lambda: anna.position(match)["point"] > 1)
    anna.post(f"/api/matches/{match}/rollback", {"keep": 0})
    assert bert.position(match)["rollback"]["by"] == "Frederick"
    resign(anna, match, "Frederick")
    assert bert.position(match)["rollback"] is None


# Draws


def test_a_draw_is_offered_and_agreed_to(server: Server) -> None:
    first, second, match = server.two()
    heard = noticed(server)
    assert first.position(match)["voices"] == 2
    agree(first, match)
    for reader in (first, second, server.stranger()):
        offer = reader.position(match)["draw"]
        assert offer == {"by": "Frederick", "agreed": ["Frederick"], "waiting": ["Pompadour"]}
    assert (first.position(match)["voted"], second.position(match)["voted"]) == (True, False)
    until(lambda: heard)
    assert heard.pop() == (number(second), f"Friedrich: {name(first)} offers a draw.")
    agree(second, match)
    for reader in (first, second, server.stranger()):
        position = reader.position(match)
        assert position["result"]["winners"] == ["Frederick", "Pompadour"], "as in other draws"
        assert position["result"]["why"] == "The players agreed to a draw."
        assert position["ended"] == {"why": "The players agreed to a draw."}
        assert (position["draw"], position["resigned"]) == (None, [])
        assert told(reader, match)[-1] == "The players agreed to a draw."
    until(lambda: heard)
    assert heard == [(number(first), "Friedrich: the players agreed to a draw.")]
    record = first.call("GET", f"/api/matches/{match}/export?format=record").text
    assert '[Result "Frederick, Pompadour: draw-agreed"]' in record


def test_a_draw_is_declined_and_withdrawn(server: Server) -> None:
    first, second, match = server.two()
    heard = noticed(server)
    nothing = first.refused("POST", f"/api/matches/{match}/end", {"agree": False})
    assert nothing == (409, "no-offer", "No player has offered a draw in this match.")
    agree(first, match)
    until(lambda: len(heard) == 1)
    agree(second, match, False)
    assert first.position(match)["draw"] is None
    until(lambda: len(heard) == 2)
    assert heard[1] == (number(first), f"Friedrich: {name(second)} declined the draw.")
    agree(first, match)
    agree(first, match, False)
    assert second.position(match)["draw"] is None, "who offered it has withdrawn it"
    agree(second, match)
    position = first.position(match)
    assert (position["ended"], position["draw"]["by"]) == (None, "Pompadour"), "what was withdrawn counts no more"
    for one in (server.guest(), server.guest()):
        assert one.refused("POST", f"/api/matches/{match}/end", {"agree": True})[:2] == (403, "not-seated")


def test_all_people_must_agree_and_one_declines_for_all(server: Server) -> None:
    anna, bert, carl = server.guest(), server.guest(), server.guest()
    match = war(server, Russia=anna, France=bert, Germany=carl)
    agree(anna, match)
    agree(carl, match)
    assert bert.position(match)["draw"] == {"by": "Russia", "agreed": ["Russia", "Germany"], "waiting": ["France"]}
    agree(anna, match, False)
    assert bert.position(match)["draw"] == {"by": "Germany", "agreed": ["Germany"], "waiting": ["Russia", "France"]}
    agree(bert, match, False)
    assert bert.position(match)["draw"] is None
    for one in (anna, bert, carl):
        agree(one, match)
    position = anna.position(match)
    assert position["result"]["winners"] == list(FIVE)


def test_against_computers_alone_a_match_is_ended_without_a_result(server: Server) -> None:
    guest = server.guest()
    match = sit(server, "friedrich", WEST, {"Frederick": guest, "Pompadour": "bot:random"})
    assert guest.position(match)["voices"] == 1
    agree(guest, match)
    position = guest.position(match)
    assert (position["result"], position["ended"]) == (None, {"why": f"{name(guest)} ended the match."})


def test_programs_have_no_say_in_a_draw(server: Server) -> None:
    bot, host = program(owner(server)), server.guest()
    match = sit(server, "friedrich", WEST, {"Frederick": "open", "Pompadour": host}, programs=True)
    bot.post(f"/api/v1/matches/{match}/join", {"seat": "Frederick"})
    assert bot.refused("POST", f"/api/v1/matches/{match}/end", {"agree": True})[0] == 404
    assert host.position(match)["voices"] == 1


def test_an_offer_lapses_when_somebody_resigns(server: Server) -> None:
    anna, bert, carl = server.guest(), server.guest(), server.guest()
    match = four(server, Frederick=anna, Elisabeth=bert, Pompadour=carl)
    agree(anna, match)
    agree(carl, match)
    resign(bert, match, "Elisabeth")
    position = anna.position(match)
    assert (position["ended"], position["draw"], position["voted"]) == (None, None, False)


def test_an_offer_lapses_after_the_next_turn(server: Server) -> None:
    first, second, match = server.two()
    agree(first, match)
    seen: set[str] = set()
    while (position := first.position(match))["draw"] is not None:
        seen.add(position["heading"].partition(" ")[2].partition(",")[0])
        for person in (first, second):
            if person.position(match)["choices"]:
                person.act(match)
        assert position["result"] is None
    stored = server.run(server.services.store.match, match)
    assert (stored.votes, stored.offer) == ([], None)
    assert any("1" in heading for heading in seen), seen
    assert "2" in position["heading"]
    agree(second, match)
    assert first.position(match)["draw"]["by"] == "Pompadour"


def test_a_person_cannot_offer_draws_without_end(server: Server) -> None:
    first, second, match = server.two()
    for _ in range(4):
        agree(first, match)
        agree(second, match, False)
    status, code, _ = first.refused("POST", f"/api/matches/{match}/end", {"agree": True})
    assert (status, code) == (429, "too-many")
    agree(second, match)
    agree(first, match)
    assert first.position(match)["result"]["why"] == "The players agreed to a draw."


# At the same moment


def meanwhile(server: Server, match: str, **fields: Any) -> None:
    """Another node stores something for this match just before this one does."""
    store, commit = server.services.store, server.services.store.commit
    other = sa.update(MATCHES).where(MATCHES.c.id == match).values(version=MATCHES.c.version + 1, **fields)

    async def late(*args: Any, **more: Any) -> bool:
        store.commit = commit  # type: ignore[method-assign]
        await server.services.database.write(lambda connection: connection.execute(other))
        return await commit(*args, **more)

    store.commit = late  # type: ignore[method-assign]


def test_what_another_node_stored_first_does_not_stop_a_resignation(server: Server) -> None:
    first, second, match = server.two()
    heard = noticed(server)
    meanwhile(server, match)
    resign(first, match, "Frederick")
    assert second.position(match)["result"]["winners"] == ["Pompadour"]
    assert len(second.position(match)["resigned"]) == 1
    until(lambda: heard)
    assert len(heard) == 1


def test_a_match_that_ended_at_the_same_moment_is_not_resigned(server: Server) -> None:
    first, second, match = server.two()
    meanwhile(server, match, status="ended", ended=json.dumps(["host-has-ended", {}]))
    assert first.refused("POST", f"/api/matches/{match}/resign", {"seat": 0})[:2] == (409, "over")
    position = second.position(match)
    assert (position["result"], position["resigned"]) == (None, [])


# The database


def test_a_database_from_before_is_brought_up_to_date(database: Database) -> None:
    async def work() -> None:
        store = Store(database)
        try:
            await database.write(lambda connection: _up_to(connection, "10"))
            assert sorted(await database.prepare()) == ["11", "12", "13"]
            match = Match(find("friedrich"), WEST, secret=bytes(32))
            seats = [Seat(n, seat, OPEN) for n, seat in enumerate(match.seats)]
            record = new_record(match, seats, None, 0, True)
            await store.add_match(record, [])
            again = await store.match(record.id)
            assert again is not None
            assert (again.resigned, again.offer) == (None, None)
            gone = [{"seat": 0, "seq": 0, "name": "Ann", "of": ""}]
            result = resignation([1], ["Frederick"]).data()
            offer = {"by": "Pompadour", "round": 1}
            assert await store.commit(again, (), {"resigned": gone, "offer": offer, "result": result})
            kept = await store.match(record.id)
            assert kept is not None
            assert (kept.resigned, kept.offer, kept.result) == (gone, offer, result)
        finally:
            await database.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("ended", "why"),
    [
        (["has-resigned", {"seat": "Frederick"}], "Frederick resigned."),
        (["all-agreed", {}], "All players agreed to end the match."),
    ],
)
def test_endings_that_were_stored_before_are_still_told(server: Server, ended: list[Any], why: str) -> None:
    first, _, match = server.two()
    old = sa.update(MATCHES).values(status="ended", ended=json.dumps(ended), version=MATCHES.c.version + 1)
    server.run(server.services.database.write, lambda connection: connection.execute(old))
    position = first.position(match)
    assert (position["ended"], position["result"]) == ({"why": why}, None)
    assert told(first, match)[-1] == why
