"""Verification of a results file: is it what it claims to be? Every game is replayed by the rules; some can be played
again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from grognard.arena.contest import NAMES
from grognard.arena.playing import MOST_ACTS, ending, replay, score, unpacked
from grognard.arena.results import Results
from grognard.arena.workers import play_here, play_in_processes
from grognard.bots.registry import LEVELS, SEARCH
from grognard.bots.styles import MARK
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying

Found = tuple[dict[str, Any], Saying]
"""A game, and what is wrong with it."""


def check(results: Results, done: Callable[[int], None]) -> Iterator[Found]:
    """What is wrong with the games of a file. After each game `done` is told how many have been looked at."""
    for number, line in enumerate(results.games, 1):
        try:
            wrong = _wrong(results, line)
        except Problem as problem:
            wrong = problem.whole()
        if wrong is not None:
            yield line, wrong
        done(number)


def _wrong(results: Results, line: dict[str, Any]) -> Saying | None:
    contest, acts = results.contest, results.acts(line)
    lineup = contest.lineup(line["order"])
    state = replay(contest, line["pair"], line["order"], acts)
    result = state.result()
    winners = sorted(result.winners) if result is not None else []
    failure = line.get("failure")
    if failure is not None:
        seat = -1 if state.over() else state.asks()[0].seat
        if seat < 0 or not str(failure).startswith(NAMES[lineup[seat]]):
            return Saying("arena-no-failure")
        winners = [number for number, opponent in enumerate(lineup) if opponent != lineup[seat]]
    elif not state.over() and len(acts) < MOST_ACTS:
        return Saying("arena-not-over")
    if line["length"][:1] != [len(acts)]:
        return Saying("arena-other-length", number=len(acts))
    names = [contest.seats[seat] for seat in winners]
    if names != line["winners"]:
        return Saying("arena-other-winners", names=names or ["-"], texts=line["winners"] or ["-"])
    if not abs(score(winners, lineup) - line["score"]) <= 1e-9:  # nor is it no number at all
        return Saying("arena-other-score", text=f"{score(winners, lineup):g}", wanted=f"{line['score']:g}")
    same = results.header["shape"] == contest.game.shape()
    if same and (state.hash() != line["hash"] or json.loads(json.dumps(ending(state))) != line.get("end")):
        return Saying("replay-elsewhere")
    return None


def repeatable(name: str) -> bool:
    """Whether this opponent chooses the same on every machine: its budget, if it has one, is not in seconds.

    >>> repeatable("rules"), repeatable("search@200"), repeatable("search@0.5s"), repeatable("marshal+bold")
    (True, True, False, False)
    """
    level = name.partition(MARK)[0]
    kind, _, budget = LEVELS.get(level, level).partition("@")
    return kind != SEARCH or budget.isdecimal()


def again(results: Results, count: int, done: Callable[[int], None]) -> Iterator[Found]:
    """Let the opponents play some games of a file again, spread over it, and say where they play otherwise."""
    contest = results.contest
    for name in contest.opponents:
        if not repeatable(name):
            raise Problem("arena-not-repeatable", name=name)
    contest.load()
    games = results.games
    chosen = [games[place] for place in sorted({at * len(games) // count for at in range(min(count, len(games)))})]
    jobs = ((line["pair"], line["order"]) for line in chosen)
    running = play_in_processes(contest, jobs, False, 1) if contest.limit else play_here(contest, jobs, False)
    for number, (line, (_, played, why)) in enumerate(zip(chosen, running, strict=True), 1):
        if played is None:
            raise Problem("arena-again-broken", pair=line["pair"] + 1, number=line["order"] + 1, text=str(why))
        before, after = results.acts(line), unpacked(played["acts"])
        if "failure" in line or "failure" in played:  # a limit may end it elsewhere on another machine
            before, after = before[: len(after)], after[: len(before)]
        if before != after:
            pairs = zip(before, after, strict=False)
            first = next((at for at, (one, two) in enumerate(pairs) if one != two), min(len(before), len(after)))
            yield line, Saying("arena-plays-otherwise", entry=str(first))
        done(number)
