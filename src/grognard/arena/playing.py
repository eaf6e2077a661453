"""The game loop of a contest: one game played to its end, and replayed from its acts."""

from __future__ import annotations

import base64
import json
import time
import zlib
from collections.abc import Callable
from typing import Any, Final

from grognard.arena.clock import Clock
from grognard.arena.contest import NAMES, Contest
from grognard.arena.luck import Luck
from grognard.bots.base import Bot, Choice, RuleBot, consider, decide
from grognard.bots.entrants import is_entrant, make_any, told
from grognard.bots.plans import Begun
from grognard.core.chance import CHANCE
from grognard.core.refusals import Problem
from grognard.core.state import State

MOST_ACTS: Final = 50_000
"""A game that has not ended after so many acts has no winner."""
UNFINISHED: Final = "unfinished"
"""Marks the line of a game that was stopped before its end."""

Weighing = dict[int, list[tuple[int, float, float, int]]]
"""What was weighed, by the number of the act: acts with their value, spread and visits. Plain data, because compiled
objects do not pass from process to process."""


def packed(acts: list[int]) -> str:
    """Acts as text: JSON, compressed, in base 64.

    >>> unpacked(packed([3, 1, 41]))
    [3, 1, 41]
    """
    return base64.b64encode(zlib.compress(json.dumps(acts, separators=(",", ":")).encode(), 9)).decode("ascii")


def unpacked(text: str) -> list[int]:
    acts = json.loads(zlib.decompress(base64.b64decode(text, validate=True)))
    if not isinstance(acts, list) or not all(type(act) is int for act in acts):
        raise ValueError("no list of acts")
    return acts


def score(winners: list[int], lineup: list[int], opponent: int = 0) -> float:
    """An opponent's share of the win; half of it where nobody has won.

    >>> score([1, 2], [0, 0, 1]), score([], [0, 1])
    (0.5, 0.5)
    """
    if not winners:
        return 0.5
    return sum(lineup[seat] == opponent for seat in winners) / len(winners)


Report = Callable[[list[int], int, list[Clock], int, bool], None]
"""Told before every decision: the acts so far, the stages, the four clocks (all decisions of A, of B, and those
that were weighed), whose decision it is (A or B), and whether this opponent is being made."""


def play(
    contest: Contest,
    pair: int,
    order: int,
    listen: bool = False,
    report: Report | None = None,
    begun: dict[str, Any] | None = None,
    stop: Callable[[], bool] | None = None,
) -> tuple[dict[str, Any], Weighing]:
    """A game as a line of the results file, and, when listened to, what was weighed in it. An opponent that raises an
    error, makes an illegal choice or exceeds the limit loses the game; the line says so.

    `stop` is asked before every decision. If it says so, the line is marked as unfinished, and the game continues from
    this line (`begun`) later. Opponents then draw other random numbers than they would have drawn."""
    lineup = contest.lineup(order)
    state = contest.game.begin(contest.scenario, contest.options)
    luck = Luck(contest.secret(pair, order))
    given = unpacked(begun["acts"]) if begun is not None else []
    generators = [contest.generator(pair, order, seat, len(given)) for seat in range(len(lineup))]
    bots: list[Bot | None] = []
    for seat, opponent in enumerate(lineup):
        name = contest.opponents[opponent]
        bots.append(None if is_entrant(name) else make_any(contest.game, name, generators[seat]))
    beliefs = [bot.beliefs(seat) if bot is not None else None for seat, bot in enumerate(bots)]
    plan = Begun()
    clocks = [Clock() for _ in range(4)]
    if begun is not None:
        for clock, data in zip(clocks, begun["times"] + begun["weighed"], strict=True):
            clock.add_all(data)
    acts: list[int] = []
    weighing: Weighing = {}
    failure = ""
    # With a limit the process plays this game only, so that an opponent pays for all of its threads.
    spent_by = time.process_time if contest.limit else time.thread_time
    stages, stage = 1, state.stage()
    while not state.over() and len(acts) < MOST_ACTS:
        seat = state.asks()[0].seat
        planned = plan.next(state, seat)
        if seat == CHANCE:
            act = luck.pick(state)
        elif len(acts) < len(given):
            act = given[len(acts)]
        elif (only := state.only_answer(seat)) is not None:
            act = only
        elif planned is not None:
            act = planned
        elif stop is not None and stop():
            break
        else:
            generator, opponent = generators[seat], lineup[seat]
            name = contest.opponents[opponent]
            try:
                bot = bots[seat]
                if bot is None:  # its first decision need not pay for what it loads
                    if report is not None:
                        report(acts, stages, clocks, opponent, True)
                    bot = bots[seat] = make_any(contest.game, name, generator)
                if report is not None:
                    report(acts, stages, clocks, opponent, False)
                began = spent_by()
                choice = (
                    consider(bot, state, seat, generator, beliefs[seat])
                    if listen or not isinstance(bot, RuleBot)
                    else Choice(decide(bot, state, seat, generator, beliefs[seat]))
                )
            except (Exception, SystemExit) as error:
                failure = f"{NAMES[opponent]}: {told(error)}"
                break
            spent = spent_by() - began
            clocks[opponent].add(spent)
            if contest.limit and spent > contest.limit:
                failure = f"{NAMES[opponent]}: {too_slow(spent, contest.limit)}"
                break
            act = choice.act
            plan = Begun(seat, choice.then)
            if choice.weighed:
                clocks[2 + opponent].add(spent)
            if choice.weighed and listen:
                weighing[len(acts)] = [(one.act, one.value, one.spread, one.visits) for one in choice.weighed]
        for viewer, believed in enumerate(beliefs):
            if believed is not None:
                believed.note(state, seat, act, generators[viewer])
        state.apply(seat, act)
        acts.append(act)
        if state.stage() != stage:
            stages, stage = stages + 1, state.stage()
    else:
        stop = None
    line = line_of(contest, (pair, order), state, acts, stages, clocks, failure)
    return (line if stop is None or failure else {**line, UNFINISHED: True}), weighing


def line_of(
    contest: Contest,
    job: tuple[int, int],
    state: State,
    acts: list[int],
    stages: int,
    clocks: list[Clock],
    failure: str,
) -> dict[str, Any]:
    """The line of a game that has led to this state; with a failure, the opponent whose decision it is has lost."""
    pair, order = job
    lineup = contest.lineup(order)
    winners = _winners(state)
    if failure:
        failed = lineup[state.asks()[0].seat]
        winners = [seat for seat, opponent in enumerate(lineup) if opponent != failed]
    return {
        "pair": pair,
        "order": order,
        "score": score(winners, lineup),
        "winners": [contest.seats[seat] for seat in winners],
        **({"failure": failure} if failure else {}),
        "end": ending(state),
        "hash": state.hash(),
        "length": [len(acts), stages],
        "times": [clock.data() for clock in clocks[:2]],
        "weighed": [clock.data() for clock in clocks[2:]],
        "acts": packed(acts),
    }


def too_slow(seconds: float, limit: float) -> str:
    """The verdict on a decision that took longer than the limit."""
    return told(Problem("arena-too-slow", text=f"{seconds:.2g}", wanted=f"{limit:g}"))


def _winners(state: State) -> list[int]:
    result = state.result()
    return sorted(result.winners) if result is not None else []


def ending(state: State) -> list[Any] | None:
    """How a game ended, as the data of what is said of it."""
    result = state.result()
    return result.saying.data() if result is not None else None


def replay(
    contest: Contest, pair: int, order: int, acts: list[int], look: Callable[[State, int, int], None] | None = None
) -> State:
    """The last position of a game, from its acts: chance must have done what its seed gives. `look` sees every position
    in which a seat had a choice, with the seat and the number of the act. A Problem names the first wrong act."""
    state = contest.game.begin(contest.scenario, contest.options)
    luck = Luck(contest.secret(pair, order))
    for number, act in enumerate(acts):
        if state.over():
            raise Problem("arena-acts-left", number=len(acts) - number)
        seat = state.asks()[0].seat
        if seat == CHANCE:
            fair = luck.pick(state)
            if act != fair:
                raise Problem("arena-unfair", entry=str(number), text=_text(contest, act), right=_text(contest, fair))
        elif look is not None and state.only_answer(seat) is None:
            look(state, seat, number)
        try:
            state.apply(seat, act)
        except (Problem, LookupError) as error:
            told = error.whole() if isinstance(error, Problem) else _text(contest, act)
            raise Problem("entry-wrong", entry=str(number), problem=told).of(contest.game.name) from None
    return state


def _text(contest: Contest, act: int) -> str:
    return contest.game.space.text(act) if 0 <= act < contest.game.space.size else str(act)
