"""Acts, and questions why an act may not be taken, as people and programs send them over HTTP and over sockets."""

from __future__ import annotations

from grognard.core.game import Game
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.table.common import requests, responses
from grognard.table.common.errors import unfit
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Matches
from grognard.table.rendering import refusal
from grognard.table.storage.rows import Person


async def act(matches: Matches, live: Live, person: Person | None, sent: requests.Act, answer: bool = True) -> str:
    """Take the act that was sent; the answer, if it is wanted, is the position right after it."""
    verb, target = _named(live.match.game, sent)
    return await matches.act(live, person, sent.seat, sent.seq, verb, target, sent.question, answer=answer)


async def why(matches: Matches, live: Live, person: Person | None, sent: requests.Why) -> responses.Why:
    """Why the act that was sent may not be taken: for the seat that was named, else the first one that is asked."""
    seats = live.record.seats_of(None if person is None else person.id)
    if not seats:
        return refusal.spectator()
    asked = [seat for seat in seats if live.record.seats[seat].name in live.record.asked]
    seat = sent.seat if sent.seat is not None else (asked or seats)[0]
    found = await matches.why(live, person, seat, *_named(live.match.game, sent))
    return refusal.answer(live.match.game, found, sent.named)


def _named(game: Game[State], which: requests.Which) -> tuple[str, int | None]:
    """The verb and the target of an act."""
    if which.act is None:
        return which.verb or "", which.target
    try:
        number = which.act if isinstance(which.act, int) else game.space.parse(which.act)
        verb = game.space.verb_of(number)
    except Problem as problem:
        raise unfit(problem, "bad-act").of(game) from None
    return verb.name, None if verb.targets is None else number - verb.base
