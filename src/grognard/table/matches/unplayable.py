"""Unplayable matches, which these rules cannot open. Of those there are the record, the log, and what the last snapshot
tells: enough to read them, to take a copy, to resign, and to agree to a draw."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar, cast

from grognard.core import saves
from grognard.core.acts import fold
from grognard.core.chance import PUBLIC
from grognard.core.sayings import Saying
from grognard.table.common import responses, stored_sayings
from grognard.table.common.errors import Refused
from grognard.table.common.limits import Buckets
from grognard.table.matches import resigning
from grognard.table.matches.consent import OFFER_SECONDS, OFFERS_AT_ONCE, check_offers, voted, voted_notices
from grognard.table.matches.live import Live, no_such_match
from grognard.table.matches.matches import Matches, Stale
from grognard.table.matches.records import may_see
from grognard.table.matches.seating import Plan
from grognard.table.rendering import endings, positions
from grognard.table.rendering.lobby import game_of
from grognard.table.storage.rows import BOT, Person, Record
from grognard.texts.things import plain
from grognard.texts.words import Words, own_words

UNPLAYABLE: Final = "unplayable"
Told = TypeVar("Told", bound=Mapping[str, object] | None)

LINES: Final = 100
"""So much of the story, and of the talk, is told."""


class UnplayableMatches:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.store = matches.store
        self.offers = Buckets(1 / OFFER_SECONDS, OFFERS_AT_ONCE)

    async def opened(self, match: str, person: Person | None) -> Live | None:
        """The match, or None where it cannot be opened."""
        try:
            live, _ = await self.matches.open(match, person)
        except Refused as refused:
            if refused.code != UNPLAYABLE:
                raise
            return None
        return live

    async def record(self, match: str, person: Person | None) -> Record:
        record = await self.store.match(match)
        if record is None:
            raise no_such_match()
        if not may_see(record, person):
            raise Refused(403, "private", "match-private")
        return record

    # Giving up and ending

    async def resign(self, match: str, person: Person, seat: int | str) -> None:
        await self._change(
            match,
            person,
            lambda record: resigning.resigned(record, _number(record, seat), person),
            lambda record: resigning.notices(record, _number(record, seat), person),
        )

    async def vote(self, match: str, person: Person, agree: bool) -> None:
        check_offers(self.offers, await self.record(match, person), person, agree)
        await self._change(
            match,
            person,
            lambda record: voted(record, person, agree, None),
            lambda record: voted_notices(record, person, agree),
        )

    async def _change(
        self,
        match: str,
        person: Person,
        plan: Callable[[Record], Plan],
        notices: Callable[[Record], Sequence[tuple[int, Saying]]],
        tries: int = 3,
    ) -> None:
        for _ in range(tries):
            record = await self.record(match, person)
            fields, seats = plan(record)
            news = notices(record)
            after = {seat.number: seat for seat in [*record.seats, *seats]}
            asked = any(seat.kind == BOT and seat.name in record.asked for seat in after.values())
            if await self.store.commit(record, (), {"bots": asked, **fields}, seats, news):
                if news:
                    self.matches.noticed()
                return
        raise Stale

    # Reading

    async def read(self, match: str, person: Person | None) -> responses.UnplayableRecord:
        """What can be told of a match without its rules, to who may see it."""
        record = await self.record(match, person)
        me = None if person is None else person.id
        words = own_words(game_of(record.game))
        fates = positions.resigning(record, me)
        return {
            "id": record.id,
            "game": record.game,
            "title": words.name("game", record.game),
            "scenario": words.name("scenario", record.scenario),
            "rules": record.rules,
            "running": record.running,
            "turn": stored_sayings.line(words, record.heading),
            "result": _named(words, positions.told_result(record, words), "winners"),
            "seats": [
                {
                    "number": seat.number,
                    "name": words.name("seat", seat.name),
                    "who": words.who(seat.who, seat.bot, seat.of) or None,
                    "you": seat.held_by(me),
                    "resigning": _named(words, fates.get(seat.name), "winners"),
                }
                for seat in record.seats
            ],
            "voted": me in record.votes,
            "votes": len(record.votes),
            "draw": _named(words, positions.draw(record), "by", "agreed", "waiting"),
            "voices": positions.voices(record),
            "resigned": [_named(words, one, "seat") for one in endings.resigned(record, words)],
            "export": _may_copy(record, me),
            "others": bool(record.humans() - {me}),
            "story": await self._story(record, words, me),
            "talk": await self._talk(record, me),
        }

    async def _talk(self, record: Record, person: int | None) -> list[responses.RecordTalk]:
        """What its people said lately, for them."""
        if person is None or not (record.sat(person) or record.creator == person):
            return []
        return [{"who": line.who, "text": line.text} for line in await self.store.chat(record.id, LINES)]

    async def _story(self, record: Record, words: Words, person: int | None) -> list[str]:
        """What the last snapshot tells this person, and what the table adds."""
        added = [plain(stored_sayings.closed(words, said)) for _, said in endings.lines(record)]
        packed = await self.store.last_snapshot(record.id)
        seat = next(iter(record.seats_of(person)), PUBLIC)
        try:
            line = json.loads(zlib.decompress(packed[2]))["line"] if packed is not None else []
            events = [event for *_, events in line for event in events]
            known = [said for said, to, but, _ in events if to in (None, seat) and (but is None or but != seat)]
        except Exception:
            return added
        return [stored_sayings.sentence(words, said) for said in known[-LINES:]] + added

    # Taking a copy

    async def copy(self, match: str, person: Person | None) -> tuple[Record, str]:
        """The match as a file for a program that has its rules.

        Who sits in a match that runs may have one, without the secret that says what chance will do. It shows what was
        hidden in a match that cannot be gone on with here: so the others are told.
        """
        record = await self.record(match, person)
        if not _may_copy(record, None if person is None else person.id):
            raise Refused(403, "running", "match-running")
        if record.running and person is not None and record.humans() - {person.id}:
            line = own_words().title("copy-taken")
            said = await self.store.chat(match, LINES)
            if all((one.who, one.text) != (person.name, line) for one in said):
                await self.store.add_chat(match, person.id, line)
        return record, as_file(record, (await self.store.log(match))[: record.seq], reveal=not record.running)


def _named(words: Words, told: Told, *keys: str) -> Told:
    """The same with the names of the seats that these keys hold, as the reader calls them."""
    if told is None:
        return told
    found: dict[str, Any] = {**told}

    def name(seat: Any) -> Any:
        return [name(one) for one in seat] if isinstance(seat, list) else seat and words.name("seat", seat)

    return cast(Told, found | {key: name(found[key]) for key in keys if key in found})


def _may_copy(record: Record, person: int | None) -> bool:
    return not record.running or record.sat(person)


def as_file(record: Record, log: list[str], reveal: bool) -> str:
    """A match file made of the record and the log alone."""
    head = {
        "game": record.game,
        "rules": record.rules,
        "scenario": record.scenario,
        "options": record.options,
        "people": positions.people(record),
        "commitment": record.commitment,
        "secret": record.secret if reveal else None,
        **({"earlier": record.earlier} if record.earlier else {}),
        **({"ended": result.data()} if (result := endings.result_of(record)) is not None else {}),
    }
    return saves.written(head, log)


def _number(record: Record, seat: int | str) -> int:
    for place in record.seats:
        if seat == place.number or (isinstance(seat, str) and fold(seat) == fold(place.name)):
            return place.number
    raise Refused(422, "bad-input", "no-seat-in-match", number=str(seat)[:40])
