"""Workers stand alone: what one of them does harms no other, and chance never plays for an opponent."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from grognard import Match
from grognard.bots import make_opponent
from grognard.bots.base import Choice
from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.core.match import Match as Played
from grognard.core.sayings import Saying
from grognard.table.computers import computers as module
from grognard.table.computers import thinking, workers
from grognard.table.computers.computers import GRACE
from grognard.table.computers.opponents import Opponents, Undecided
from grognard.table.computers.processes import held_up
from grognard.table.computers.workers import Lost, Worker
from grognard.table.terms import levels, manners
from grognard.texts.words import own_words
from tests.table import bad_workers
from tests.table.computers.test_schedule import Queue, play
from tests.table.server import WEST, Server
from tests.waiting import PATIENCE, until


def question() -> tuple[str, str, int, int]:
    """A game, an imagined state with a choice, whose it is, and what the rules choose there."""
    game = find("friedrich")
    match: Played = Match(game, WEST, secret=bytes(32))
    rng = random.Random(1)
    while True:
        seat = match.state.asks()[0].seat
        if seat != CHANCE and len(match.state.distinct(seat)) > 4:
            imagined = match.state.imagine(seat, rng)
            act = make_opponent("friedrich", "rules", rng).choose(imagined.copy(), seat)
            if act != imagined.distinct(seat)[0]:
                return thinking.spec(game), json.dumps(imagined.dump()), seat, act
        match.play(seat, match.state.distinct(seat)[-1])


GAME, IMAGINED, SEAT, RULES = question()


def pool(work: Callable[[Opponents], Coroutine[Any, Any, Any]], **how: Any) -> Any:
    """Work with opponents whose workers may be bad."""

    async def whole() -> Any:
        made = Opponents(**{"workers": 1, "answer": bad_workers.answer, **how})
        try:
            async with asyncio.timeout(PATIENCE):
                return await work(made)
        finally:
            made.close()

    return asyncio.run(whole())


def test_whoever_fails_is_tried_once_more_then_the_rules_decide(tmp_path: Path) -> None:
    async def work(made: Opponents) -> None:
        for name in ("dies", "raises"):
            choice = await made.think(GAME, f"{name}@{tmp_path}", IMAGINED, SEAT)
            assert choice.act == RULES
            assert len(list(tmp_path.glob(f"{name} *"))) == 2
        assert made.alive

    pool(work)


def test_one_that_hangs_is_ended_alone_while_others_think_on(tmp_path: Path) -> None:
    async def work(made: Opponents) -> None:
        async def slow() -> int:
            return (await made.think(GAME, f"waits@{tmp_path}", IMAGINED, SEAT, 1e6)).act

        other = asyncio.create_task(slow())
        await until_there(tmp_path, "waits")
        [process] = [name.split()[1] for name in os.listdir(tmp_path)]
        made.patience = 0.2
        job = {"do": "think", "game": GAME, "bot": "hangs", "imagined": IMAGINED, "seat": SEAT, "seconds": 0.0}
        with pytest.raises(Lost, match="no answer"):
            await made.ask(job, 0.0)
        Path(tmp_path, "go").touch()
        await other
        assert [name.split()[1] for name in os.listdir(tmp_path) if name != "go"] == [process]

    pool(work, workers=2)


def test_waiting_for_a_worker_and_its_start_are_not_counted(tmp_path: Path) -> None:
    async def work(made: Opponents) -> None:
        async def slow(name: str, seconds: float) -> None:
            await made.think(GAME, name, IMAGINED, SEAT, seconds)

        first = asyncio.create_task(slow(f"waits@{tmp_path}", 1e6))
        await until_there(tmp_path, "waits")
        second = asyncio.create_task(slow("random", 0.0))
        async with asyncio.timeout(PATIENCE):
            while made.places._value or not made.places._waiters:
                await asyncio.sleep(0.005)
        made.patience = 5.0
        asyncio.get_running_loop().call_later(0.0, Path(tmp_path, "go").touch)
        await asyncio.gather(first, second)
        assert len(made.idle) == 1
        assert not made.busy

    pool(work)


def test_where_nobody_decides_it_is_said() -> None:
    async def work(made: Opponents) -> None:
        with pytest.raises(Undecided):
            await made.think(GAME, "random", IMAGINED, SEAT)

    pool(work, answer=bad_workers.no_rules)


def test_workers_that_do_not_start_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(worker: Worker) -> bytes:
        raise OSError("no memory")

    async def work(made: Opponents) -> None:
        with pytest.raises(Undecided):
            await made.think(GAME, "random", IMAGINED, SEAT)
        assert not made.alive

    monkeypatch.setattr(Worker, "_start", fail)
    pool(work)


async def until_there(folder: Path, name: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any(found.startswith(name) for found in os.listdir(folder)):
            await asyncio.sleep(0.005)


# At a table


@pytest.mark.parametrize("illegal", [False, True])
def test_a_match_whose_computers_all_fail_waits_and_then_takes_the_first_act(
    server: Server, caplog: pytest.LogCaptureFixture, illegal: bool
) -> None:
    guest, computers = server.guest(), server.services.computers

    async def fail(*job: Any) -> Any:
        if illegal:
            return Choice(10**6)
        raise Undecided

    computers.opponents.think = fail  # type: ignore[method-assign,assignment]
    match = guest.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me"}})["id"]
    until(lambda: computers.undecided.count(match) == 1)
    live = computers.cache.by_id[match]
    until(lambda: live not in computers.drivers)
    before = guest.position(match)["seq"]
    assert live not in computers.drivers  # looking at it does not begin it again
    first = live.match.state.distinct(1)[0]
    computers.undecided.clock = lambda: 1e12
    server.run(computers.resume, 2**62)
    until(lambda: guest.position(match)["seq"] > before)
    assert live.match.log[before].act == first
    assert "the first act is taken" in caplog.text


def test_a_computer_goes_on_with_its_plan_without_thinking_again(server: Server) -> None:
    """What it has planned is done as long as it is on offer; then it is asked again."""
    guest, computers = server.guest(), server.services.computers
    asked: list[int] = []

    async def think(game: str, bot: str, imagined: str, seat: int, *more: Any) -> Choice:
        state = thinking.game_of(game).restore(json.loads(imagined))
        choice = Choice(state.distinct(seat)[0])
        state.apply(seat, choice.act)
        while len(choice.then) < 2 and state.legal(seat):
            choice.then.append(state.distinct(seat)[0])
            state.apply(seat, choice.then[-1])
        asked.append(seat)
        choice.then.append(10**6)  # never on offer
        return choice

    computers.opponents.think = think  # type: ignore[method-assign,assignment]
    match = guest.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me"}})["id"]
    live = computers.cache.by_id[match]
    until(lambda: len(asked) > 0 and live not in computers.drivers)
    decided = [played for played in live.match.line if played.seat == 1]
    assert len(asked) < len(decided) <= 3 * len(asked)
    assert live not in computers.plans or computers.plans[live][1].acts == [10**6]


def test_searches_that_wait_are_counted() -> None:
    async def test(queue: Queue) -> None:
        await queue.wish("first", 1, seconds=5.0)
        await queue.wish("rules", 2)
        for number in range(3):
            await queue.wish(f"other {number}", 3, seconds=1.0)
        assert (queue.schedule.searches(), queue.schedule.searches(3), queue.schedule.searches(2)) == (4, 3, 0)

    play(test)


def test_time_without_a_processor_does_not_count_against_a_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy host a worker that is ready to run is not held for stuck; one that really hangs is."""
    waited = iter([0.0, 1.0, 2.0])
    monkeypatch.setattr(workers, "held_up", lambda number: next(waited, 1e9))

    async def work(made: Opponents) -> None:
        made.patience = 0.01
        asked = asyncio.create_task(made.think(GAME, f"waits@{tmp_path}", IMAGINED, SEAT))
        await until_there(tmp_path, "waits")
        async with asyncio.timeout(PATIENCE):
            while next(waited, None) is not None:  # it has looked several times, each time after its patience
                await asyncio.sleep(0.005)
        Path(tmp_path, "go").touch()
        await asked
        assert len([name for name in os.listdir(tmp_path) if name.startswith("waits")]) == 1

    pool(work)


def test_what_a_process_waited_for_a_processor_is_known() -> None:
    assert held_up(None) == 0.0
    assert held_up(os.getpid()) >= 0.0
    assert held_up(10**9) == 0.0


def alone(server: Server) -> tuple[Any, str, Any]:
    """A person alone against three Marshals, and the match."""
    guest = server.guest()
    seats = {"Frederick": "me", "Elisabeth": "bot:marshal", "Maria Theresa": "bot:marshal", "Pompadour": "bot:marshal"}
    match = guest.post("/api/matches", {"game": "friedrich", "scenario": "four-players", "seats": seats})["id"]
    return guest, match, server.services.computers.cache.by_id[match]


def test_the_table_says_when_the_host_is_busy_and_offers_the_lower_level(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    computers = server.services.computers
    guest, match, live = alone(server)
    seen: list[bool] = []
    monkeypatch.setattr(module, "BUSY", 0.0)

    def said() -> dict[str, Any]:
        found: dict[str, Any] = guest.position(match)["people"]["Pompadour"]
        return found

    async def decide(wanted: float) -> None:
        with computers.timed(live, 3, wanted):
            await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE):
                while wanted and 3 not in computers.held_up.get(live, ()):
                    await asyncio.sleep(0.001)
            seen.append(3 in computers.held_up.get(live, ()))

    assert not said()["busy"]
    server.run(decide, 0.0)
    assert not said()["busy"], "what the rules decide takes no time"
    server.run(decide, 4.5)
    assert seen == [False, True]
    assert (said()["busy"], said()["lower"]) == (True, {"bot": "general", "title": "General"})
    stranger = server.guest()
    assert stranger.refused("POST", f"/api/matches/{match}/leave", {"seat": "Pompadour", "bot": "rules"})[0] == 409
    assert said()["lower"]["bot"] == "general"
    assert guest.refused("POST", f"/api/matches/{match}/leave", {"seat": "Pompadour", "bot": "marshal"})[0] == 409
    guest.post(f"/api/matches/{match}/leave", {"seat": "Pompadour", "bot": "officer"})
    assert (said()["busy"], said()["lower"]) == (False, None), "the Officer needs no time"
    monkeypatch.setattr(module, "BUSY", 1000.0)

    async def soon() -> None:
        with computers.timed(live, 3, 1.0):
            pass

    server.run(soon)
    assert not said()["busy"]


def test_who_has_many_searches_waiting_is_told_that_the_officer_is_free(tmp_path: Path) -> None:
    with Server.fresh(tmp_path, searches=5, searches_per_person=2) as server:
        guest, schedule = server.guest(), server.services.computers.schedule
        number = guest.get("/api/me")["id"]
        table = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "bot:marshal"}}
        counts: dict[int | None, int] = {number: 2}
        schedule.searches = lambda person=None: counts.get(person, 0)  # type: ignore[method-assign]
        status, code, message = guest.refused("POST", "/api/matches", table)
        assert (status, code) == (429, "too-many-thinking")
        assert "the Officer decides at once" in message
        match = guest.post("/api/matches", {**table, "seats": {"Frederick": "me", "Pompadour": "bot:officer"}})["id"]
        assert guest.refused("POST", f"/api/matches/{match}/leave", {"seat": "Frederick", "bot": "general"})[0] == 429
        counts = {None: 5}
        assert guest.refused("POST", "/api/matches", table)[1] == "too-many-thinking"
        counts = {}
        match = guest.post("/api/matches", table)["id"]
        guest.post(f"/api/matches/{match}/end", {"agree": True})
        counts = {number: 2}
        assert guest.refused("POST", f"/api/matches/{match}/rematch", {"rotate": False})[1] == "too-many-thinking"


def test_levels_have_names_and_titles() -> None:
    assert [levels.check("friedrich", bot) for bot in ("officer", "recruit", "rules", "random")] == [
        "rules",
        "random",
        "rules",
        "random",
    ]
    assert levels.check("toy", "marshal") == "random"
    assert levels.seconds("marshal") > levels.seconds("general") > levels.seconds("rules") == 0


def test_what_is_left_to_the_rules_takes_no_time() -> None:
    rng = random.Random(1)
    state = find("paths-of-glory").start("introductory")
    rules = make_opponent("paths-of-glory", "rules", rng)
    found: dict[str, float] = {}
    while not {"Action", "Movement", "March"} <= set(found):
        ask = state.asks()[0]
        if ask.seat != CHANCE:
            found[type(state.stack[-1]).__name__] = levels.wanted(state, "marshal", ask.seat)
            assert levels.wanted(state, "rules", ask.seat) == 0.0
        state.apply(ask.seat, rng.choice(ask.acts) if ask.seat == CHANCE else rules.choose(state, ask.seat))
    assert (found["Action"], found["Movement"], found["March"]) == (4.5, 4.5, 0.0)


def test_how_long_a_search_took_is_not_seen(server: Server) -> None:
    computers = server.services.computers
    computers.pause = 0.1
    for allowed in (1.0, 5.0):
        for thought in (0.0, 0.3, allowed, allowed + GRACE / 2):
            assert thought + computers.rest(thought, allowed) == pytest.approx(allowed + GRACE)


def test_who_has_no_choice_takes_as_long_as_the_others_on_a_busy_machine(server: Server) -> None:
    computers = server.services.computers
    computers.pause = 0.1
    assert computers.rest(0.0, 0.0, "battle", False) == pytest.approx(0.1)
    assert 0.25 + computers.rest(0.25, 0.0, "battle") == pytest.approx(0.3)
    assert computers.rest(0.0, 0.0, "battle", False) == pytest.approx(0.3)
    assert computers.rest(0.0, 0.0, "march", False) == pytest.approx(0.1)
    assert 2.0 + computers.rest(2.0, 1.0, "battle") == pytest.approx(3.0)
    assert computers.rest(0.0, 1.0, "battle", False) == pytest.approx(3.0)
    computers.rest(60.0, 0.0, "battle")
    assert computers.rest(0.0, 0.0, "battle", False) < 1.0


# Styles and comments


def spoken(server: Server, **more: Any) -> tuple[Any, str, Any]:
    """A match of a person against computers, and what they are asked."""
    guest = server.guest()
    table = {"game": "friedrich", "scenario": WEST, "seats": {"Frederick": "me", "Pompadour": "bot:officer"}, **more}
    match = guest.post("/api/matches", table)["id"]
    return guest, match, server.services.computers.cache.by_id[match]


def test_a_table_has_a_style_and_a_seed(server: Server) -> None:
    _, _, live = spoken(server, style="bold", seed=7)
    assert manners.named(live.record, "rules") == "rules+bold"
    assert manners.named(live.record, "random") == "random"
    assert manners.seed(live.record, 1, 20) == "7 1 20"
    _, _, usual = spoken(server)
    _, _, other = spoken(server)
    assert manners.named(usual.record, "general") == "general+varied"
    assert manners.seed(usual.record, 1, 20) != manners.seed(other.record, 1, 20)
    assert not manners.talks(usual.record)
    again = manners.kept(live.record)
    assert (again["style"], again["seed"] != 7) == ("bold", True)
    assert server.guest().refused("POST", "/api/matches", {"game": "friedrich", "style": "wild"})[0] == 422


def test_computers_comment_once_under_a_heading_and_all_read_it(server: Server) -> None:
    guest, match, live = spoken(server, talk=True)
    computers = server.services.computers
    until(lambda: guest.position(match)["asked"] == ["Frederick"] and live not in computers.drivers)
    record, said = live.record, Saying("because-objective-open", city=0)
    assert manners.may_comment(record, 1, live.match)
    before = manners.comments(record)
    record.advice = manners.commented(record, 1, live.match, said)
    assert not manners.may_comment(record, 1, live.match)
    assert manners.may_comment(record, 0, live.match)
    count, told = manners.comments(record)[-1]
    assert len(manners.comments(record)) == len(before) + 1
    assert (count, told.key, told.args["seat"]) == (len(live.match.log) + 1, "computer-comments", "Pompadour")
    text = own_words(live.match.game).line(told)
    assert text.startswith("Pompadour is after this: This conquers ")
    assert json.loads(json.dumps(record.advice)) == record.advice
    _, _, silent = spoken(server)
    assert not manners.may_comment(silent.record, 1, silent.match)


def test_a_worker_comments_from_worlds_of_a_spectator_only() -> None:
    public = [json.dumps(find("friedrich").restore(json.loads(IMAGINED)).imagine(-2, random.Random(1)).dump())]
    job = {"do": "comment", "game": GAME, "seat": SEAT, "act": RULES, "public": public}
    told = thinking.answer(job)["comment"]
    assert told is None or told[0].startswith("because-")
    assert thinking.answer({**job, "public": []})["comment"] is None
    thought = {"do": "think", "game": GAME, "bot": "rules", "imagined": IMAGINED, "seat": SEAT, "shown": []}
    assert thinking.answer({**thought, "public": public})["comment"] == told


def test_a_style_follows_from_its_seed_in_a_worker() -> None:
    job = {"do": "think", "game": GAME, "bot": "rules+varied", "imagined": IMAGINED, "seat": SEAT, "shown": []}
    assert thinking.answer({**job, "seed": "1"}) == thinking.answer({**job, "seed": "1"})
