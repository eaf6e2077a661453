"""What the cards, the promotions and the squares of the track say, and how armies are told together."""

from __future__ import annotations

from grognard.core.sayings import Saying
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.tables import DOSSIER
from grognard.games.warzag.facts.values import Values


def card(kind: int) -> Saying:
    """A supply card: when it is played, and what it does."""
    effect = library.EFFECTS[library.EFFECT[kind]].replace("_", "-")
    return Saying(f"supply-{effect}", number=library.VALUE[kind])


def objective(values: Values, number: int) -> Saying:
    """What an objective asks for, with two, three and four players."""
    rows = [objective_now(needs) for needs in values.needs[number]]
    return Saying("objective-text", two=rows[0], three=rows[1], four=rows[2])


def needs(values: Values, number: int, players: int) -> Saying:
    """What it asks for with so many players."""
    return Saying("objective-short", needs=objective_now(values.needs[number][players - 2]))


def objective_now(needs: list[tuple[int, int]]) -> Saying:
    """All that must be had at the same moment, within a sentence."""
    parts = [Saying(f"metric-{library.METRICS[name].replace('_', '-')}", number=least) for name, least in needs]
    found = parts[0]
    for part in parts[1:]:
        found = Saying("both-needs", first=found, second=part)
    return found


def mission(number: int) -> Saying:
    condition = library.CONDITIONS[library.CONDITION[number]].replace("_", "-")
    reward = library.REWARDS[library.REWARD[number]]
    return Saying(
        "mission-text",
        condition=Saying(f"condition-{condition}", number=library.LEAST[number]),
        reward=Saying(f"reward-{reward}", number=library.REWARD_VALUE[number]),
    )


def promotion(values: Values, number: int) -> Saying:
    more = [
        Saying(f"more-{name}", number=bonus[number])
        for name, bonus in (
            ("attack", values.more_attack),
            ("defence", values.more_defence),
            ("resistance", values.more_resistance),
            ("range", values.more_range),
        )
        if bonus[number]
    ]
    return Saying("promotion-text", kind=library.PROMOTED[number], more=more, number=values.promotion_cost[number])


def square(values: Values, number: int) -> Saying:
    """What a square does; milestones but the last also when the token passes them."""
    effect = library.SQUARE_EFFECTS[values.square_effect[number]].replace("_", "-")
    text = Saying(f"track-{effect}", number=values.square_value[number], instead=values.no_infantry)
    return Saying("square-milestone", text=text) if values.milestone[number] and number < library.END else text


def force(armies: list[int]) -> list[Saying]:
    """Several armies: those of a dossier together, each told by the first of them; the last two are one saying."""
    found: dict[int, list[int]] = {}
    for army in armies:
        found.setdefault(DOSSIER[army], []).append(army)
    told = [Saying("some-armies", army=same[0], number=len(same)) for same in found.values()]
    if len(told) > 1:
        told[-2:] = [Saying("armies-and", first=told[-2], second=told[-1])]
    return told
