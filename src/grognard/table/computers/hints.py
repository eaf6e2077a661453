"""Hints: what an opponent would do in a person's place, from what that seat knows alone, and why."""

from __future__ import annotations

import json
import random
from typing import Final

from grognard.bots.base import Choice
from grognard.bots.registry import GENERAL, usual
from grognard.core.game import Game
from grognard.core.state import State
from grognard.table.common import responses
from grognard.table.common.errors import Refused
from grognard.table.common.limits import Buckets, Limits
from grognard.table.computers.opponents import Opponents, Undecided
from grognard.table.computers.schedule import Schedule
from grognard.table.computers.thinking import spec
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches, Stale, over
from grognard.table.matches.per_match import PerMatch
from grognard.table.storage.rows import Person
from grognard.table.terms import advice, levels
from grognard.texts.words import Words

LEVEL: Final = GENERAL
"""Who is asked, where the game has it; else whoever plays by rules."""
MOST: Final = 4
"""So many acts that were weighed are told."""

_RANDOM: Final = random.SystemRandom()


class Hints:
    def __init__(self, matches: Matches, computers: Opponents, schedule: Schedule, limits: Limits) -> None:
        self.matches = matches
        self.computers = computers
        self.schedule = schedule
        self.rates = Buckets(limits.hints / limits.hint_seconds, limits.hints)
        self.asking: set[tuple[str, int]] = set()
        """Seats, with their matches, for which is being thought."""
        self.given: PerMatch[dict[int, tuple[str, Choice]]] = PerMatch(dict)
        """For each seat of a match the question for which it had its last hint, and the hint."""

    async def hint(self, live: Live, person: Person, seat: int, seq: int, question: str | None) -> responses.Hint:
        """A hint for this question; the same one again for whoever asks again."""
        matches, game = self.matches, live.match.game
        async with matches.cache.using(live):
            matches.check_seat(live, person, seat)
            if not live.record.running:
                raise over()
            if advice.how(live.record) == advice.OFF:
                raise Refused(403, "no-hints", "no-hints")
            if not live.is_current(seat, seq) or not live.is_asked(seat, question):
                raise Stale
            mark = live.mark(seat)
            if mark is None:
                raise Refused(409, "not-asked", "no-question")
            known = self.given.of(live).get(seat)
            imagined = json.dumps(live.match.state.imagine(seat, _RANDOM).dump())
        bot = level(game)
        if known is None or known[0] != mark:
            known = await self._ask(live, person, seat, mark, bot, imagined)
        return render(live.story().words, known[1], bot)

    async def _ask(
        self, live: Live, person: Person, seat: int, mark: str, bot: str, imagined: str
    ) -> tuple[str, Choice]:
        key = (live.id, seat)
        if key in self.asking or not self.rates.take(str(person.id)):
            raise Refused(429, "too-many", "too-many-hints")
        self.asking.add(key)
        try:
            async with self.schedule.turn(live, levels.seconds(bot), person.id):
                choice = await self.computers.think(spec(live.match.game), bot, imagined, seat, levels.seconds(bot))
        except Undecided:
            raise Refused(503, "computers", "no-advice") from None
        finally:
            self.asking.discard(key)
        if live.mark(seat) != mark:
            raise Stale
        await self.matches.change(live, lambda record: ({"advice": advice.counted(record, seat)}, ()))
        hint = self.given.of(live)[seat] = (mark, choice)
        return hint


def level(game: Game[State]) -> str:
    """Which opponent gives hints in a game."""
    return LEVEL if LEVEL in levels.of(game.name) else usual(game.name)


def render(words: Words, choice: Choice, bot: str) -> responses.Hint:
    """A choice in the reader's language."""
    return {
        "act": act(words, choice.act),
        "level": words.name("bot", bot),
        "sure": choice.sure,
        "reasons": [words.sentence_parts(reason) for reason in choice.reasons],
        "weighed": [
            {"act": act(words, each.act), "value": each.value, "spread": each.spread} for each in choice.weighed[:MOST]
        ],
    }


def act(words: Words, number: int) -> responses.Advised:
    """An act, as it is sent, and in words."""
    verb = words.space.verb_of(number)
    kind = None if verb.targets is None else verb.targets.kind
    target = None if kind is None else number - verb.base
    return {"verb": verb.name, "kind": kind, "target": target, "text": words.act(number)}
