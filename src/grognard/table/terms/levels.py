"""Difficulty levels of computer opponents: what they are called at the table, and how long each may think."""

from __future__ import annotations

from typing import Final

from grognard.bots import registry
from grognard.bots.base import Budget
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.table.storage.rows import BOT, Record, Seat
from grognard.table.terms import advice

SECONDS: Final = {
    name: Budget.read(plays.partition("@")[2]).seconds for name, plays in registry.LEVELS.items() if "@" in plays
}
"""Seconds of search for a decision; the others decide at once."""

ORDER: Final = list(reversed(registry.LEVELS))


def of(game: str) -> list[str]:
    """The opponents of a game that can be chosen, the weakest first."""
    known = registry.opponents(game)
    return [name for name in ORDER if name in known]


def instructs(game: str) -> bool:
    """Whether a game has an instructor for a first game."""
    return registry.make_evaluation(game) is not None


def lower(game: str, bot: str) -> str | None:
    """The next lower level of an opponent.

    >>> lower("friedrich", "marshal"), lower("friedrich", "random")
    ('general', None)
    """
    known = of(game)
    place = known.index(bot) if bot in known else 0
    return known[place - 1] if place else None


def may_lower(record: Record, seat: Seat, person: int | None) -> bool:
    """Whether a person may replace this computer by a lower level: who plays alone against computers may."""
    own = seat.kind == BOT and seat.person is None and seat.handed is None
    return own and bool(record.seats_of(person)) and advice.alone(record)


def check(game: str, bot: str) -> str:
    """The name of a computer opponent, checked. A game without rule-based bot has the random one in its place."""
    name = registry.TITLES.get(bot, bot)
    known = of(game)
    if name in known or (name == registry.INSTRUCTOR and instructs(game)):
        return name
    if name not in ORDER:
        raise Problem("no-such-opponent", bot=bot[:40], names=known)
    return registry.usual(game)


def seconds(bot: str) -> float:
    """How long an opponent searches for a decision; 0 for one that does not.

    >>> seconds("general"), seconds("rules")
    (1.0, 0.0)
    """
    return SECONDS.get(bot, 0.0)


def wanted(state: State, bot: str, seat: int) -> float:
    """How long an opponent searches for what this seat is asked: what it leaves to the rules takes no time. That
    follows from the kind of question, which all see."""
    search = seconds(bot)
    judge = registry.make_evaluation(state.agreed().game) if search else None
    return search if judge is not None and judge.judges(state, seat) else 0.0
