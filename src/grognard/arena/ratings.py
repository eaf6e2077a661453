"""Ratings (OpenSkill) of opponents in their seats, from the games of any number of contests.

They are of OpenSkill, a kept library (MIT) for what TrueSkill does without its patent: Plackett and Luce's model of
teams, a mean and a spread for each. It is wanted only here: `pip install grognard[arena]`.
"""

from __future__ import annotations

import importlib
from typing import Any

from grognard.arena.summary import Summary


class Rating:
    """What an opponent is worth in a seat: a mean, and a spread around it. Newcomers have 25 and 8.3."""

    def __init__(self, opponent: str, seat: str, mean: float, spread: float, games: int) -> None:
        self.opponent = opponent
        self.seat = seat
        self.mean = mean
        self.spread = spread
        self.games = games


def rate(summaries: list[Summary]) -> list[Rating] | None:
    """The ratings of all opponents in all their seats, the best first; None where the library is not installed.

    The sides of a game are its teams; a side with a winner beats one without. A side stands in no other game of the
    same opponents against itself, so that ratings of one contest tell what an opponent is worth in a seat against the
    other, and only those of several contests tie all seats together.
    """
    try:
        models: Any = importlib.import_module("openskill.models")
    except ImportError:
        return None
    model = models.PlackettLuce()
    known: dict[tuple[str, str], Any] = {}
    games: dict[tuple[str, str], int] = {}
    for summary in summaries:
        contest = summary.contest
        for line in summary.games:
            lineup = contest.lineup(line["order"])
            who = [[(contest.opponents[lineup[seat]], contest.seats[seat]) for seat in side] for side in contest.sides]
            teams = [[known.get(one) or model.rating() for one in side] for side in who]
            ranks = [
                0 if not line["winners"] or any(seat in line["winners"] for _, seat in side) else 1 for side in who
            ]
            for side, team in zip(who, model.rate(teams, ranks=ranks), strict=True):
                for one, rating in zip(side, team, strict=True):
                    known[one] = rating
                    games[one] = games.get(one, 0) + 1
    found = [Rating(*one, rating.mu, rating.sigma, games[one]) for one, rating in known.items()]
    return sorted(found, key=lambda one: -one.mean)
