"""`grognard arena`: two computer opponents play each other, and what that proves."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from grognard.arena import checking, highlights, report, running
from grognard.arena.contest import Contest
from grognard.arena.results import Damaged, Results, missing
from grognard.arena.running import Plan
from grognard.arena.summary import Summary
from grognard.bots.registry import RANKS
from grognard.commands import arena_lines
from grognard.commands.common import FOUND, OK, Command, complain, counting, positive, read_options
from grognard.core.game import Game, find
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.things import printable
from grognard.texts.words import own_help, own_words

AIM: Final = 0.5
GAMES: Final = 100
SEED: Final = 1


def arguments(parser: argparse.ArgumentParser) -> None:
    names = f"{own_help('value-game')} A B"
    parser.add_argument("names", metavar=names, nargs="*", help=own_help("help-arena-names"))
    parser.add_argument("--scenario", metavar="S", default="", help=own_help("help-play-scenario"))
    parser.add_argument(
        "--option", metavar=own_help("value-name-value"), action="append", default=[], help=own_help("help-play-option")
    )
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=own_help("help-arena-games"))
    parser.add_argument("--until-sure", action="store_true", help=own_help("help-arena-until-sure"))
    parser.add_argument("--aim", metavar="S", type=float, default=AIM, help=own_help("help-arena-aim"))
    parser.add_argument("--cluster", metavar=own_help("value-address"), help=own_help("help-arena-cluster"))
    parser.add_argument("--processes", metavar="N", type=counting, help=own_help("help-arena-processes"))
    parser.add_argument("--limit", metavar="S", help=own_help("help-arena-limit"))
    parser.add_argument("--seed", metavar="N", type=int, default=SEED, help=own_help("help-arena-seed"))
    parser.add_argument("--out", metavar=own_help("value-file"), help=own_help("help-arena-out"))
    parser.add_argument("--record", metavar=own_help("value-folder"), help=own_help("help-arena-record"))
    parser.add_argument("--report", metavar=own_help("value-file"), help=own_help("help-arena-report"))
    parser.add_argument("--ladder", action="store_true", help=own_help("help-arena-ladder"))
    parser.add_argument("--levels", action="store_true", help=own_help("help-arena-levels"))
    parser.add_argument("--verify", metavar=own_help("value-file"), help=own_help("help-arena-verify"))
    parser.add_argument("--again", metavar="N", type=counting, default=0, help=own_help("help-arena-again"))


def run(arguments: argparse.Namespace) -> int:
    """0: played, or checked and right; 1: something broke down, or a game is not what it claims to be."""
    if arguments.verify is not None:
        if arguments.names:
            raise Problem("arena-not-with", name="--verify", text=arguments.names[0][:40])
        return verify(arguments.verify, arguments.again)
    if arguments.again:
        raise Problem("arena-needs")
    game = find(arguments.names[0]) if arguments.names else None
    if arguments.ladder and arguments.levels:
        raise Problem("arena-not-with", name="--levels", text="--ladder")
    if game is None or (len(arguments.names) != 3 and not (arguments.ladder or arguments.levels)):
        raise Problem("arena-needs")
    plan = planned(arguments)
    if arguments.ladder or arguments.levels:
        return ladder(game, arguments, plan)
    contest = contest_of(game, arguments, (arguments.names[1], arguments.names[2]))
    path = Path(arguments.out) if arguments.out else Path(file_name(contest))
    page = Path(arguments.report) if arguments.report else None
    if page is not None and not page.parent.is_dir():
        raise Problem("no-such-folder", out=page.parent)
    summary = played(contest, plan, path)
    print("\n".join(arena_lines.outcome(summary, arguments.aim)))
    print(own_words().line(Saying("arena-written", path=path)))
    if page is not None:
        folder = page.with_name(f"{page.stem}-games")
        report.write(summary, arguments.aim, path, page, highlights.write(summary, folder), folder.name)
        print(own_words().line(Saying("arena-reported", path=page)))
    return FOUND if summary.failures() else OK


def planned(arguments: argparse.Namespace) -> Plan:
    if arguments.games < 2 or arguments.games % 2:
        raise Problem("arena-games-even", text=str(arguments.games))
    if not 0 < arguments.aim < 1:
        raise Problem("arena-aim-range", text=str(arguments.aim))
    if arguments.cluster is not None and not arguments.cluster.strip():
        raise Problem("arena-cluster-where")
    if arguments.cluster and arguments.processes:
        raise Problem("arena-not-with", name="--processes", text="--cluster")
    plan = Plan(arguments.games)
    plan.aim = arguments.aim if arguments.until_sure else None
    plan.processes = arguments.processes or plan.processes
    plan.cluster = arguments.cluster or ""
    plan.record = Path(arguments.record) if arguments.record else None
    return plan


def contest_of(
    game: Game[State], arguments: argparse.Namespace, opponents: tuple[str, str], scenario: str = ""
) -> Contest:
    chosen = scenario or arguments.scenario
    limit = read_limit(arguments.limit) if arguments.limit is not None else 0.0
    contest = Contest(game, chosen, read_options(arguments.option), opponents, arguments.seed, limit)
    if contest.limit and arguments.cluster:
        raise Problem("arena-not-with", name="--cluster", text="--limit")
    contest.load()
    return contest


def read_limit(text: str) -> float:
    """Seconds, with or without their unit.

    >>> read_limit("2s"), read_limit("0.5")
    (2.0, 0.5)
    """
    try:
        return positive(text.strip().removesuffix("s"))
    except ValueError:
        raise Problem("arena-limit-form", text=text[:40]) from None


def file_name(contest: Contest) -> str:
    """The results file where none is named."""
    return f"arena-{contest.game.name}-{contest.file_name()}.jsonl"


def played(contest: Contest, plan: Plan, path: Path) -> Summary:
    """A contest that is run, with its progress on the error stream."""
    bar = arena_lines.Bar(contest, plan, path)
    try:
        return running.run(contest, plan, path, bar)
    finally:
        bar.counter.close()


def ladder(game: Game[State], arguments: argparse.Namespace, plan: Plan) -> int:
    """All against all, or each level against the next lower one in every scenario: a results file for each two, and a
    table in Markdown."""
    names = arguments.names[1:] or list(RANKS if arguments.levels else ())
    if len(names) < 2 or len(set(names)) < len(names):
        raise Problem("arena-ladder-needs")
    if arguments.report:
        raise Problem("arena-not-with", name="--report", text="--levels" if arguments.levels else "--ladder")
    scenarios = [arguments.scenario] if arguments.scenario or not arguments.levels else list(game.scenarios)
    contests = [
        contest_of(game, arguments, (better, other), scenario)
        for scenario in scenarios
        for place, better in enumerate(names)
        for other in (names[:place] if arguments.ladder else names[max(0, place - 1) : place])
    ]
    folder = Path(arguments.out) if arguments.out else Path(".")
    if not folder.is_dir():
        raise Problem("no-such-folder", out=folder)
    summaries = [played(contest, plan, folder / file_name(contest)) for contest in contests]
    print("\n".join(arena_lines.ladder(summaries)))
    return FOUND if any(summary.failures() for summary in summaries) else OK


def verify(path: str, again: int) -> int:
    """Replay a results file, and let some of its games be played again."""
    words = own_words()
    try:
        results = Results(Path(path))
    except Damaged as problem:
        complain(problem)
        return FOUND
    gaps = missing(results.games)
    wrong = 0
    bar = arena_lines.Counter(len(results.games))
    try:
        for line, why in checking.check(results, bar.tell):
            wrong += 1
            bar.say(arena_lines.wrong(results, line, why))
        if again:
            bar.most = again
            for line, why in checking.again(results, again, bar.tell):
                wrong += 1
                bar.say(arena_lines.wrong(results, line, why))
    finally:
        bar.close()
    if gaps:
        print(arena_lines.missing(results, gaps), file=sys.stderr)
    if results.torn:
        print(words.line(Saying("arena-torn")))
    if wrong or gaps:
        return FOUND
    first, second = results.contest.opponents
    said = Saying("arena-checked", path=path, number=len(results.games), name=first, other=second)
    print(printable(words.line(said)))
    if again:
        print(words.line(Saying("arena-again-same", number=min(again, len(results.games)))))
    return OK


COMMAND = Command("arena", "command-arena", arguments, run)
