"""Reminders before Done: what the end of a movement phase would leave undone or lose."""

from __future__ import annotations

from grognard.core.sayings import NAMED, Saying
from grognard.games.friedrich.board import conquest, supply
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.tables import GENERALS, GENERALS_OF, TRAINS_OF


def leaves(s: FriedrichState, nation: int, able: list[int], idle: list[int]) -> list[Saying]:
    """`able` are the pieces that can still move; `idle` those of them who do not stand before an enemy."""
    found: list[Saying] = []
    starving = [city for city in s.cities_of(nation) if not supply.in_supply(s, nation, city)]
    lost = [general for city in starving for general in s.stack_at(city) if s.is_down(s.commander(city))]
    cut = [general for city in starving for general in s.stack_at(city) if not s.is_down(s.commander(city))]
    if lost:
        found.append(Saying("leaves-lost", pieces=lost[:NAMED], rest=len(lost[NAMED:])))
    if cut:
        found.append(Saying("leaves-unsupplied", pieces=cut[:NAMED], rest=len(cut[NAMED:])))
    prizes = [piece for piece in able if piece < GENERALS and is_prize(s, nation, s.where[piece])]
    if prizes:
        cities = [s.where[piece] for piece in prizes]
        found.append(Saying("leaves-prizes", pieces=prizes[:NAMED], cities=cities[:NAMED]))
    resting = [piece for piece in idle if piece not in prizes]
    if resting and any(s.has_moved(piece) for piece in [*GENERALS_OF[nation], *TRAINS_OF[nation]]):
        found.append(Saying("leaves-unmoved", pieces=resting[:NAMED], rest=len(resting[NAMED:])))
    return found


def is_prize(s: FriedrichState, nation: int, city: int) -> bool:
    """5: whether a general of this nation who moves on from this city conquers it, or wins it back."""
    return conquest.at_stake(s, nation, city) and not conquest.guarded(s, city, conquest.protector(nation, city))
