"""All traffic of a game, read and compared with what each seat may know."""

from __future__ import annotations

import asyncio
import json
import random
from bisect import bisect
from typing import Any

from grognard import Game, Match, find
from grognard.bench.client import Client, followed, pick
from grognard.core.chance import PUBLIC
from grognard.core.state import State
from tests import texts
from tests.waiting import PATIENCE

READ = 100
"""So many positions each of them must have been sent, or the game was not read."""


class OpenPage:
    """Somebody with a page open, and everything that came in."""

    def __init__(self, client: Client, seat: int) -> None:
        self.client = client
        self.seat = seat
        self.texts: list[str] = []
        self.position: dict[str, Any] = {"seq": -1}
        self.heard: dict[str, Any] = {}
        """The position that the socket has told, whole or by what has changed."""
        self.news = asyncio.Event()

    async def listen(self, match: str) -> None:
        async with self.client.socket(match, changes=True) as socket:
            self.socket = socket
            async for text in socket:
                self.take(text)

    def take(self, text: str) -> Any:
        self.texts.append(text)
        message = json.loads(text)
        position = message.get("position")
        if "type" in message:
            self.heard = followed(self.heard, message) or self.heard
        if message.get("type") == "changes":
            position = self.heard
            self.texts.append(json.dumps({"type": "position", "position": position}))
        if isinstance(position, dict) and position["seq"] >= self.position["seq"]:
            self.position = position
            self.news.set()
        return message

    async def get(self, path: str) -> None:
        answer = await self.client.call("GET", path)
        self.texts.append(answer.body.decode())


async def play(
    port: int, name: str, scenario: str, people: tuple[str, str], most: int
) -> tuple[list[OpenPage], dict[str, Any]]:
    """A game of two people on sockets against computers, with somebody who looks on. After so many entries in the log
    the people agree to a draw."""
    rng = random.Random(7)
    game = find(name)
    seats = game.scenario(scenario).seats
    one, other = people
    pages = [
        OpenPage(Client(port), seats.index(one)),
        OpenPage(Client(port), seats.index(other)),
        OpenPage(Client(port), PUBLIC),
    ]
    for page in pages:
        await page.client.ask("POST", "/api/me", {})
    asked = dict.fromkeys(seats, "bot:random") | {one: "me", other: "open"}
    body = {"game": name, "scenario": scenario, "seats": asked}
    match = (await pages[0].client.ask("POST", "/api/matches", body))["id"]
    await pages[1].client.ask("POST", f"/api/matches/{match}/join", {"seat": other})
    listeners = [asyncio.create_task(page.listen(match)) for page in pages]
    for number in range(20_000):
        able = next((page for page in pages if page.position.get("choices")), None)
        if any(is_over(page.position) for page in pages):
            break
        if max(page.position["seq"] for page in pages) >= most:
            for page in pages[:2]:
                await page.client.ask("POST", f"/api/matches/{match}/end", {"agree": True})
            break
        if able is None:
            for page in pages:
                page.news.clear()
            waiting = [asyncio.create_task(page.news.wait()) for page in pages]
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            continue
        position = able.position
        verb, target = pick(position["choices"], rng)
        act = {"seat": able.seat, "seq": position["seq"], "verb": verb, "target": target}
        if number % 25 == 0:
            await _ask_around(pages, match, game, position, rng)
        if number % 5 == 0:
            answer = await able.client.call("POST", f"/api/matches/{match}/act", act)
            able.take(answer.body.decode())
        else:
            able.news.clear()
            await able.socket.send(json.dumps({"type": "act", **act}))
            async with asyncio.timeout(PATIENCE):
                await able.news.wait()
    for page in pages:
        async with asyncio.timeout(PATIENCE):
            while not is_over(page.position):
                page.news.clear()
                await page.news.wait()
        await page.get(f"/api/matches/{match}")
        assert whole(page.heard) == whole(json.loads(page.texts[-1]))
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    export = await pages[2].client.ask("GET", f"/api/matches/{match}/export")
    for page in pages:
        page.client.close()
    return pages, export


def whole(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what depends on when it was asked for: who is there, and how much of the story is told."""
    people = {seat: {**person, "online": None} for seat, person in position["people"].items()}
    return {**position, "people": people, "story": position["story"][-50:]}


def is_over(position: dict[str, Any]) -> bool:
    return bool(position.get("result") or position.get("ended"))


async def _ask_around(
    pages: list[OpenPage], match: str, game: Game[State], position: dict[str, Any], rng: random.Random
) -> None:
    """All that can be asked, also acts that are hardly ever legal."""
    for page in pages:
        for path in ("", f"/at/{rng.randint(0, position['point'])}", "/story?before=50", "/rollback", "/export"):
            await page.get(f"/api/matches/{match}{path}")
        for verb in rng.sample([verb for verb in game.space.verbs if verb.targets and not verb.chance], 3):
            seat, target = max(0, page.seat), rng.randrange(verb.size)
            await page.get(f"/api/matches/{match}/why?seat={seat}&verb={verb.name}&target={target}")
            wild = {"seat": seat, "seq": position["seq"], "verb": verb.name, "target": target}
            answer = await page.client.call("POST", f"/api/matches/{match}/act", wild)
            page.texts.append(answer.body.decode())
        await page.get("/api/lobby")


def read(port: int, name: str, scenario: str, people: tuple[str, str], most: int = 10**6) -> list[OpenPage]:
    """Play a game, or its beginning, and check all that was told to anybody; who heard what is given back."""
    pages, export = asyncio.run(play(port, name, scenario, people, most))
    truth = _Truth(name, export)
    assert truth.match.state.result() is not None or len(truth.match.log) >= most
    for page in pages:
        views = 0
        for text in page.texts:
            for position in positions(text):
                truth.check(page.seat, position)
                views += 1
        assert views > READ
        running = [text for text in page.texts if '"secret":null' in text or '"secret": null' in text]
        assert len(running) > READ
        assert not any(export["secret"] in text for text in running)
    return pages


def positions(text: str) -> list[dict[str, Any]]:
    """The positions that a message holds."""
    message = json.loads(text)
    if not isinstance(message, dict):
        return []
    if "view" in message:
        return [message]
    inner = message.get("position")
    return [inner] if isinstance(inner, dict) else []


class _Truth:
    """The whole game, to compare with what was told of it."""

    def __init__(self, name: str, export: dict[str, Any]) -> None:
        game = find(name)
        self.match = Match(game, export["scenario"], export["options"], committed=export["commitment"])
        for entry in export["log"]:
            self.match.take_text(entry)
        self.stories = {
            seat: [
                (number + 1, texts.told(game, event.saying))
                for number, played in enumerate(self.match.line)
                for event in played.events
                if event.to in (None, seat) and event.but != seat
            ]
            for seat in (PUBLIC, *range(len(self.match.seats)))
        }
        self.rng = random.Random(3)
        self.checked: set[tuple[int, int]] = set()

    def check(self, seat: int, position: dict[str, Any]) -> None:
        """What was told is what this seat would be told if all that it cannot know were redealt."""
        assert position["seat"] == (seat if seat >= 0 else None)
        point = position["point"]
        if (seat, point) not in self.checked:
            self.checked.add((seat, point))
            state = self.match.at(point)
            assert state.imagine(seat, self.rng).view(seat) == position["view"]
        told = self.stories[seat]
        end = bisect(told, point, key=lambda entry: entry[0])
        found = [(entry["n"], texts.read(entry["text"])) for entry in position["story"]]
        if position["ended"]:
            assert found.pop() == (point, position["ended"]["why"]), "the table adds how its people ended it"
        assert found == told[end - len(found) : end]
        if not is_over(position):
            assert position["secret"] is None
