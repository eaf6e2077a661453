"""What `grognard arena` prints: how far it is, and what came out."""

from __future__ import annotations

import shutil
import statistics
import sys
from pathlib import Path
from typing import Any, Final

from grognard.arena.contest import NAMES, Contest
from grognard.arena.figures import elos, milliseconds, percents, quantiles, seats_text, verdict
from grognard.arena.ratings import rate
from grognard.arena.results import Results
from grognard.arena.running import Plan, Watcher
from grognard.arena.summary import Summary, Tally
from grognard.arena.workers import Job
from grognard.core.sayings import Saying
from grognard.texts.things import printable
from grognard.texts.words import own_words

LENGTH: Final = 24
"""Of the bar."""
ENDS: Final = 8
"""So many ways in which games ended are told."""
GAPS: Final = 6
"""So many missing games are named."""
LINES: Final = 10
"""So many lines tell of the progress where there is no terminal."""


class Counter:
    """Progress on the error stream: a line that is drawn again on a terminal, a few lines elsewhere."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.terminal = sys.stderr.isatty()
        self.drawn = False
        self.told = 0

    def tell(self, done: int, text: str = "") -> None:
        """So many are done."""
        share = done / max(1, self.most)
        if self.terminal:
            filled = round(LENGTH * min(1.0, share))
            line = f"[{'#' * filled}{'.' * (LENGTH - filled)}] {text or f'{done}/{self.most}'}"
            width = shutil.get_terminal_size().columns - 1
            sys.stderr.write("\r" + line[:width].ljust(width))
            sys.stderr.flush()
            self.drawn = True
        elif text and int(LINES * share) > self.told:
            self.told = int(LINES * share)
            print(text, file=sys.stderr)

    def say(self, line: str) -> None:
        """A line that stays."""
        self.close()
        print(line, file=sys.stderr)

    def close(self) -> None:
        if self.drawn:
            sys.stderr.write("\n")
            self.drawn = False


class Bar(Watcher):
    """The progress of a contest."""

    def __init__(self, contest: Contest, plan: Plan, path: Path) -> None:
        self.counter = Counter(plan.games)
        self.contest = contest
        self.path = path

    def begun(self, there: int) -> None:
        words = own_words(self.contest.game)
        game, scenario = words.name("game", self.contest.game.name), words.name("scenario", self.contest.scenario)
        first, second = self.contest.opponents
        said = Saying(
            "arena-begins",
            game=game,
            scenario=scenario,
            name=first,
            other=second,
            number=self.counter.most,
            seed=str(self.contest.seed),
            path=self.path,
        )
        self.counter.say(printable(own_words().line(said)))
        if self.contest.limit:
            self.counter.say(own_words().line(Saying("arena-limit", text=f"{self.contest.limit:g}")))
        if there:
            self.counter.say(own_words().line(Saying("arena-goes-on", number=there)))

    def progress(self, summary: Summary, done: int, seconds: float) -> None:
        words = own_words()
        shown = words.line(Saying("arena-progress", number=done, most=self.counter.most, **percents(summary)))
        self.counter.tell(done, f"{shown}, {words.line(Saying('arena-left', text=clock_text(seconds)))}")

    def broken(self, job: Job, what: str) -> None:
        said = Saying("arena-failure", pair=job[0] + 1, number=job[1] + 1, text=what)
        self.counter.say(printable(own_words().line(said)))

    def forfeited(self, job: Job, what: str) -> None:
        said = Saying("arena-forfeit", pair=job[0] + 1, number=job[1] + 1, text=what)
        self.counter.say(printable(own_words().line(said)))


def clock_text(seconds: float) -> str:
    """
    >>> clock_text(3725.4), clock_text(59)
    ('1:02:05', '0:59')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def outcome(summary: Summary, aim: float) -> list[str]:
    """What a contest came to."""
    words, names = own_words(), own_words(summary.contest.game)
    if not summary.games:
        return [words.title("arena-no-games")]
    none, some, half, most, everything = summary.classes()
    lines = [
        words.line(Saying("arena-share", number=len(summary.games), **percents(summary))),
        words.line(Saying("arena-elo", **elos(summary))),
        words.line(Saying("arena-pairs", none=none, some=some, half=half, most=most, all=everything)),
        words.line(verdict(summary, aim)),
        words.title("arena-by-side"),
        *tallies(summary.contest, summary.sides()),
    ]
    if len(summary.contest.seats) > len(summary.contest.sides):
        lines += [words.title("arena-by-seat"), *tallies(summary.contest, summary.seats())]
    lines.append(words.title("arena-ends"))
    lines += [f"  {count:4}  {names.line(how)}" for how, count in summary.ends()[:ENDS]]
    acts, stages = (statistics.median_low(line["length"][part] for line in summary.games) for part in (0, 1))
    lines.append(words.line(Saying("arena-length", acts=acts, stages=stages)))
    lines += [words.line(time_line(summary, opponent)) for opponent in (0, 1)]
    lines += [words.line(said) for said in weighed_lines(summary)]
    rated = rate([summary])
    if rated is None:
        lines.append(words.title("arena-no-ratings"))
    else:
        lines.append(words.title("arena-ratings"))
        for one in rated:
            seat = names.name("seat", one.seat)
            numbers = {"mean": round(one.mean, 1), "spread": round(one.spread, 1)}
            lines.append("  " + words.line(Saying("arena-rating", seat=seat, name=one.opponent, **numbers)))
    if summary.failures():
        lines.append(words.line(Saying("arena-failures", number=len(summary.failures()))))
    return [printable(line) for line in lines]


def tallies(contest: Contest, found: list[Tally]) -> list[str]:
    """What each opponent won, in columns."""
    names = [seats_text(contest, tally.seats) for tally in found]
    width = max(len(name) for name in names) + 2
    lines: list[str] = []
    for name, tally in zip(names, found, strict=True):
        cells = [
            f"{NAMES[opponent]} {tally.won[opponent]:g}/{tally.games[opponent]}"
            for opponent in (0, 1)
            if tally.games[opponent]
        ]
        lines.append(f"  {name:{width}}" + "  ".join(f"{cell:>10}" for cell in cells))
    return lines


def time_line(summary: Summary, opponent: int) -> Saying:
    clock = summary.clocks()[opponent]
    return Saying(
        "arena-time",
        name=f"{NAMES[opponent]} ({summary.contest.opponents[opponent]})",
        number=clock.count,
        mean=milliseconds(clock.mean()),
        late=milliseconds(clock.within(0.99)),
        slowest=milliseconds(clock.slowest),
    )


def weighed_lines(summary: Summary) -> list[Saying]:
    """How long decisions took for which several acts were weighed."""
    clocks = summary.weighed() or []
    return [
        Saying(
            "arena-weighed",
            name=f"{NAMES[opponent]} ({summary.contest.opponents[opponent]})",
            number=clock.count,
            half=milliseconds(clock.within(0.5)),
            late=milliseconds(clock.within(0.95)),
            slowest=milliseconds(clock.slowest),
        )
        for opponent, clock in enumerate(clocks)
        if clock.count
    ]


def wrong(results: Results, line: dict[str, Any], why: Saying) -> str:
    words = own_words(results.contest.game)
    told = words.line(why)
    said = Saying("arena-wrong", path=results.path, pair=line["pair"] + 1, number=line["order"] + 1, why=told)
    return printable(own_words().line(said))


def missing(results: Results, games: list[Job]) -> str:
    """Which games are missing, the first of them by number."""
    words = own_words()
    named = [words.line(Saying("arena-pair", pair=pair + 1, number=order + 1)) for pair, order in games[:GAPS]]
    named += ["..."] * (len(games) > GAPS)
    return printable(words.line(Saying("arena-missing", path=results.path, number=len(games), texts=named)))


def ladder(summaries: list[Summary]) -> list[str]:
    """All contests of a ladder as a table in Markdown, and, in one scenario, what each opponent is worth in all of them
    together."""
    words = own_words()
    lines = [words.title("arena-ladder-head"), "|---|---|---|--:|--:|--:|--:|--:|--:|"]
    for summary in summaries:
        shares = percents(summary)
        cells = [
            summary.contest.scenario,
            *summary.contest.opponents,
            str(len(summary.games)),
            f"{shares['share']}%",
            f"{shares['low']} – {shares['high']}%",
            elos(summary)["elo"],
            *(quantiles(summary, opponent) for opponent in (0, 1)),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    one_scenario = len({summary.contest.scenario for summary in summaries}) == 1
    rated = rate(summaries) if one_scenario else None
    if rated is not None:
        lines += ["", words.title("arena-ladder-ratings"), "|---|---|--:|--:|--:|"]
        lines += [f"| {one.seat} | {one.opponent} | {one.mean:.1f} | {one.spread:.1f} | {one.games} |" for one in rated]
    return [printable(line) for line in lines]
