"""Number formats: figures as they are shown, in lines and on pages."""

from __future__ import annotations

import math

from grognard.arena.contest import Contest
from grognard.arena.judging import elo
from grognard.arena.summary import Summary
from grognard.core.sayings import Saying
from grognard.texts.words import own_words


def percent(share: float) -> float:
    """
    >>> percent(0.7512)
    75.1
    """
    return round(100 * share, 1)


def percents(summary: Summary) -> dict[str, float]:
    """A's share of the win and its interval."""
    low, high = summary.judge.interval()
    return {"share": percent(summary.judge.share()), "low": percent(low), "high": percent(high)}


def elos(summary: Summary) -> dict[str, str]:
    """The same as points of Elo."""
    low, high = summary.judge.interval()
    return {"elo": elo_text(summary.judge.share()), "low": elo_text(low), "high": elo_text(high)}


def elo_text(share: float) -> str:
    """
    >>> elo_text(0.75), elo_text(0.25), elo_text(1.0)
    ('+191', '-191', '+∞')
    """
    points = elo(share)
    return f"{points:+.0f}" if math.isfinite(points) else "+∞" if points > 0 else "-∞"


def milliseconds(seconds: float) -> float:
    """
    >>> milliseconds(0.0123456)
    12.3
    """
    return float(f"{1000 * seconds:.3g}")


def quantiles(summary: Summary, opponent: int) -> str:
    """How many milliseconds its weighed decisions took, all of them where it never weighs: half of them, 95 of 100,
    and the slowest."""
    weighed = summary.weighed()
    if weighed is None:
        return "–"
    clock = weighed[opponent] if weighed[opponent].count else summary.clocks()[opponent]
    return " / ".join(f"{milliseconds(one):g}" for one in (clock.within(0.5), clock.within(0.95), clock.slowest))


def seats_text(contest: Contest, seats: list[str]) -> str:
    """Seats by what the reader calls them."""
    words = own_words(contest.game)
    return ", ".join(words.name("seat", seat) for seat in seats)


def verdict(summary: Summary, aim: float) -> Saying:
    """Whether it is sure that A's share is above or below the aim."""
    args = {"number": summary.judge.count, "aim": percent(aim)}
    if summary.judge.above(aim):
        return Saying("arena-sure-above", **args)
    if summary.judge.below(aim):
        return Saying("arena-sure-below", **args)
    return Saying("arena-not-sure", **args)
