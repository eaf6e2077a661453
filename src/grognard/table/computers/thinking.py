"""Jobs of the worker processes (`workers`): they come as data, answers go as data."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from grognard.bots.base import Bot, Choice, RuleBot, Weighed, check
from grognard.bots.comments import comment
from grognard.bots.instructor import Instructor, review
from grognard.bots.registry import RULES, make_evaluation, make_opponent
from grognard.bots.styles import MARK
from grognard.core.game import Game, find
from grognard.core.sayings import saying
from grognard.core.state import State

Data = dict[str, Any]


def spec(game: Game[State]) -> str:
    """A game by its name and the version of its rules."""
    return f"{game.name} {game.rules_version}"


def game_of(spec: str) -> Game[State]:
    name, _, rules = spec.partition(" ")
    return find(name, rules)


@lru_cache(maxsize=32)
def bot_of(game: str, bot: str) -> Bot:
    return make_opponent(game.partition(" ")[0], bot, random.Random())


def warm(jobs: list[tuple[str, str]]) -> None:
    """Load what will be needed: games with their opponents."""
    for game, bot in jobs:
        game_of(game)
        bot_of(game, bot)


def answer(job: Data) -> Data:
    """Do a job."""
    return JOBS[job["do"]](job)


def think(job: Data) -> Data:
    """What a bot chooses in an imagined state."""
    state = game_of(job["game"]).restore(json.loads(job["imagined"]))
    seat = job["seat"]
    name = job["bot"]
    if MARK in name:
        bot = make_opponent(job["game"].partition(" ")[0], name, random.Random(job["seed"]))
    else:
        bot = bot_of(job["game"], name)
    if isinstance(bot, Instructor):
        choice = Choice(bot.teach(state.copy(), seat, job["shown"]))
    else:
        choice = bot.think(state.copy(), seat)
    check(job["bot"], state, seat, choice.act)
    return {
        "act": choice.act,
        "then": choice.then,
        "weighed": [[each.act, each.value, each.spread, each.visits] for each in choice.weighed],
        "sure": choice.sure,
        "reasons": [reason.data() for reason in choice.reasons],
        "comment": _comment(job, seat, choice.act),
    }


def _comment(job: Data, seat: int, act: int) -> Any:
    """What a computer says of its act, where it is asked to."""
    worlds = [game_of(job["game"]).restore(json.loads(world)) for world in job.get("public", [])]
    rules = bot_of(job["game"], RULES) if worlds else None
    said = comment(rules, worlds, seat, act) if isinstance(rules, RuleBot) else None
    return None if said is None else said.data()


def thoughts(job: Data) -> Data:
    """What spoke for these acts of a match, by their numbers, from what their seats could know."""
    game, rules = game_of(job["game"]), bot_of(job["game"], RULES)
    state = game.restore(job["first"])
    found: dict[str, Any] = {}
    for number, (seat, act) in enumerate(job["acts"]):
        if number in job["wanted"] and isinstance(rules, RuleBot):
            known = state.imagine(seat, random.Random(number))
            found[str(number)] = [reason.data() for reason in rules.reasons(known, seat, act)]
        state.apply(seat, act)
    return {"thoughts": found}


def choice(data: Data) -> Choice:
    """A choice, from what a worker has answered."""
    weighed = [Weighed(*each) for each in data["weighed"]]
    found = Choice(data["act"], weighed, data["sure"], [saying(reason) for reason in data["reasons"]])
    found.then = list(data.get("then", ()))
    found.comment = saying(data["comment"]) if data.get("comment") is not None else None
    return found


def chances(job: Data) -> Data:
    """Who wins or loses together, and the chances of each before the first act of a match and after every one, in the
    light of all."""
    game = game_of(job["game"])
    judge = make_evaluation(game.name)
    if judge is None:
        raise ValueError(f"nobody judges {game.name}")
    state = game.restore(job["first"])
    sides: list[list[int]] = []
    for row in judge.rows(state):
        if row.seats not in sides:
            sides.append(row.seats)
    found = [_shares(judge.chances(state), sides)]
    for seat, act in job["acts"]:
        state.apply(seat, act)
        found.append(_shares(judge.chances(state), sides))
    return {"sides": sides, "chances": found}


def _shares(chances: list[float], sides: list[list[int]]) -> list[float]:
    """The part of the win that each side has. Those of one side have the same chances."""
    each = [chances[side[0]] for side in sides]
    total = sum(each)
    return [share / total if total else 1 / len(each) for share in each]


def reviewed(job: Data) -> Data:
    """What a player of a match that is over could have done better, the weightiest kind of question first."""
    game = game_of(job["game"])
    judge = make_evaluation(game.name)
    if judge is None:
        raise ValueError(f"nobody judges {game.name}")
    state = game.restore(job["first"])
    found = review(game, judge, bot_of(job["game"], RULES), state, job["acts"], job["seats"])
    return {"lessons": [[each.kind, each.loss, each.point, each.act, each.worst] for each in found]}


JOBS: Final[dict[str, Callable[[Data], Data]]] = {
    "think": think,
    "chances": chances,
    "review": reviewed,
    "thoughts": thoughts,
    "comment": lambda job: {"comment": _comment(job, job["seat"], job["act"])},
}
