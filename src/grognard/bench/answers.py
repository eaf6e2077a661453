"""`grognard bench table --answers`: whether the time of an answer tells if its seat had a choice (a timing attack).

People with paces of their own play a game of hidden cards against each other on a live service. Whoever plays against
them measures from question to answer; a classifier is fitted to half of these times and judged on the other half.
"""

from __future__ import annotations

import asyncio
import math
import random
import tempfile
import time
from bisect import bisect
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from grognard.bench.client import Client, Page, Service, pick
from grognard.core import saves
from grognard.core.chance import PUBLIC
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.table.common.loop import run_loop
from grognard.table.matches.auto_answer import open_kind
from grognard.table.storage.rows import HERE
from grognard.texts.words import own_words

GAME: Final = "paths-of-glory"
SCENARIO: Final = "campaign"
SEATS: Final = ("Allied Powers", "Central Powers")
LEAST: Final = 0.02
"""Seconds: the least pause. People here are forty times as quick as real ones, and so is everything else."""
MEDIANS: Final = (0.06, 0.2)
"""Seconds within which the median of a person's answers lies."""
DEVIATION: Final = 0.6
"""The standard deviation of the logarithm of a person's times."""
SLOW: Final = ("discards", "attack-cards", "defence-cards")
"""Kinds of questions in which hidden cards decide whether there is a choice. People here answer the others at once, so
that more of these are asked."""
PRESSED: Final = 0.5
"""How often people press the only answer themselves, and then at once."""
WORLDS: Final = 24
BINS: Final = 8
FEWEST: Final = 20
"""A kind of question is judged with so many answers of each class."""
WARM_UP: Final = 0.25
"""During this share of the time the service learns how long people take; what is answered then is not judged."""
PATIENCE: Final = 60.0
MATCHES: Final = 4
"""So many matches are played at once: more would keep the service so busy that it answers late."""
AIM: Final = 0.55
MOST_SECONDS: Final = 600.0

Sample = tuple[str, float, bool]
"""A kind of question, how long its answer took, in terms of what its person usually takes, and whether it was the only
one: an attacker may know a person's pace."""


class Player:
    """A person with a pace."""

    def __init__(self, port: int, rng: random.Random) -> None:
        self.client = Client(port)
        self.rng = rng
        self.median = rng.uniform(*MEDIANS)

    def seconds(self) -> float:
        return self.median * math.exp(self.rng.gauss(0.0, DEVIATION))


class Observer(Page):
    """The page of a person, which notes when it saw each entry of the log."""

    def __init__(self, player: Player, match: str) -> None:
        super().__init__(player.client, match)
        self.player = player
        self.times: list[tuple[int, float]] = []

    def hear(self, message: dict[str, Any], at: float) -> None:
        before = self.seq
        super().hear(message, at)
        if self.seq > before:
            self.times.append((self.seq, at))

    def saw(self, seq: int) -> float | None:
        """When it first saw so many entries."""
        return next((at for seen, at in self.times if seen >= seq), None)


async def play(page: Observer, end: float) -> None:
    """Answer every question after a while, until the time is over."""
    player, rng = page.player, page.player.rng
    while time.perf_counter() < end:
        position = page.position
        if position.get("result") is not None:
            return
        page.news.clear()
        if position.get("choices"):
            seconds = player.seconds() if position["asks"] in SLOW else 0.001
            if position["only"]:
                seconds = seconds / 4 if rng.random() < PRESSED else PATIENCE
            try:
                async with asyncio.timeout(seconds):
                    await page.news.wait()
                continue
            except TimeoutError:
                pass
            verb, target = pick(position["choices"], rng)
            act = {"seat": position["seat"], "seq": position["seq"], "question": position["question"]}
            page.send({"type": "act", "ask": 1, **act, "verb": verb, "target": target})
        if page.lost is not None:
            raise Problem("page-lost", text=page.lost)
        try:
            async with asyncio.timeout(1.0):
                await page.news.wait()
        except TimeoutError:
            continue


async def one_match(players: Sequence[Player], start: float, end: float) -> list[Sample]:
    """What both people of a match see of each other's answers from the start on."""
    clients = [player.client for player in players]
    scenario = {"game": GAME, "scenario": SCENARIO}
    made = await clients[0].ask("POST", "/api/matches", {**scenario, "seats": {SEATS[0]: "me", SEATS[1]: "open"}})
    name = made["id"]
    await clients[1].ask("POST", f"/api/matches/{name}/join", {"seat": SEATS[1]})
    for client, seat in zip(clients, SEATS, strict=True):
        await client.answer_for(name, seat, HERE)
    pages = [Observer(player, name) for player in players]
    try:
        for page in pages:
            await page.open()
        for page in pages:
            await page.until(0, PATIENCE)
        seats = {page.position["seat"]: page for page in pages}
        await asyncio.gather(*(play(page, end) for page in pages))
        for client in clients:
            if pages[0].position.get("result") is None:
                await client.ask("POST", f"/api/matches/{name}/end", {"agree": True})
        answer = await clients[0].call("GET", f"/api/matches/{name}/export")
    finally:
        for page in pages:
            page.close()
    return await asyncio.to_thread(samples, saves.from_json(answer.body.decode()), seats, start, players[0].rng)


def samples(match: Match, seats: dict[int, Observer], start: float, rng: random.Random) -> list[Sample]:
    """The answers to questions of which others cannot know whether there was a choice, from the start on."""
    found: list[Sample] = []
    replay = Match(match.game, match.scenario, match.options, committed=match.commitment)
    for serial, entry in enumerate(match.log):
        state, seat = replay.state, entry.seat
        if entry.act >= 0 and seat >= 0 and [ask.seat for ask in state.asks()] == [seat]:
            forced = state.only_answer(seat) is not None
            other = seats[1 - seat]
            asked, answered = other.saw(serial), other.saw(serial + 1)
            if asked is not None and answered is not None and start <= asked < answered:
                worlds = [state.imagine(PUBLIC, rng) for _ in range(WORLDS)]
                if any((world.only_answer(seat) is not None) != forced for world in worlds):
                    kind = open_kind(match.game, state, seat, worlds)
                    found.append((kind, (answered - asked) / seats[seat].player.median, forced))
        replay.take_text(match.entry_text(entry))
    return found


def accuracy(found: Sequence[tuple[float, bool]]) -> float:
    """How often a classifier is right, both classes alike in weight: it is fitted to every other time and judged on the
    rest, and the other way round. 0.5 is guessing."""
    right = 0.0
    for fold in (0, 1):
        known, judged = found[fold::2], found[1 - fold :: 2]
        ordered = sorted(seconds for seconds, _ in known)
        edges = [ordered[len(ordered) * n // BINS] for n in range(1, BINS)]
        share = [[0.0] * BINS, [0.0] * BINS]
        for seconds, forced in known:
            share[forced][bisect(edges, seconds)] += 1 / max(1, sum(one == forced for _, one in known))
        for wanted in (False, True):
            times = [seconds for seconds, forced in judged if forced is wanted]
            hits = sum((share[1][bin_] > share[0][bin_]) is wanted for bin_ in (bisect(edges, time) for time in times))
            right += hits / max(1, len(times)) / 4
    return right


async def run(port: int, matches: int, seconds: float) -> dict[str, Any]:
    end = time.perf_counter() + seconds
    start = end - (1 - WARM_UP) * seconds

    async def table(number: int) -> list[Sample]:
        rng = random.Random(number)
        players = [Player(port, random.Random(rng.random())) for _ in SEATS]
        for player in players:
            await player.client.ask("POST", "/api/me", {})
        found: list[Sample] = []
        while time.perf_counter() < end:
            found += await one_match(players, start, end)
        for player in players:
            player.client.close()
        return found

    played = await asyncio.gather(*(table(number) for number in range(matches)))
    kinds: dict[str, list[tuple[float, bool]]] = defaultdict(list)
    for kind, took, only in (sample for found in played for sample in found):
        kinds[kind].append((took, only))
    judged = {
        kind: {"free": len(times) - forced, "forced": forced, "right": round(accuracy(times), 3)}
        for kind, times in sorted(kinds.items())
        if FEWEST <= (forced := sum(only for _, only in times)) <= len(times) - FEWEST
    }
    if not judged:
        raise Problem("too-few-answers")
    weights = [(one["right"], min(one["free"], one["forced"])) for one in judged.values()]
    right = sum(share * weight for share, weight in weights) / sum(weight for _, weight in weights)
    return {"answers": sum(map(len, kinds.values())), "right": round(right, 3), "kinds": judged}


def measure(matches: int, seconds: float) -> dict[str, Any]:
    """Measure a fresh service on this machine, over loopback only."""
    if not 0 < seconds <= MOST_SECONDS:
        raise Problem("seconds-range", most_seconds=MOST_SECONDS, seconds=seconds)
    with tempfile.TemporaryDirectory(prefix="grognard-bench-") as folder:
        service = Service(Path(folder), "--answer-pause", str(LEAST), "--pause", "0")
        service.start()
        try:
            return run_loop(lambda: run(service.port, matches, seconds))
        finally:
            service.stop()


def lines(found: dict[str, Any]) -> list[str]:
    """The figures in sentences, in the reader's language."""
    words = own_words()
    share = words.line(Saying("bench-answers", right=str(round(100 * found["right"])), answers=str(found["answers"])))
    return [
        share,
        *(
            words.line(
                Saying(
                    "bench-answers-kind",
                    kind=kind,
                    right=str(round(100 * one["right"])),
                    free=str(one["free"]),
                    forced=str(one["forced"]),
                )
            )
            for kind, one in found["kinds"].items()
        ),
    ]
