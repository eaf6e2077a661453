"""The HTML report of a contest: plots and figures, light and dark, with nothing from elsewhere."""

from __future__ import annotations

import statistics
from html import escape
from pathlib import Path
from typing import Final

from grognard import files
from grognard.arena import plots
from grognard.arena.clock import Clock
from grognard.arena.contest import NAMES
from grognard.arena.figures import elos, milliseconds, percent, percents, seats_text, verdict
from grognard.arena.highlights import Highlight
from grognard.arena.ratings import rate
from grognard.arena.summary import Summary, Tally
from grognard.core.sayings import Saying
from grognard.texts.words import LANGUAGE, own_words

STYLE: Final = """
:root { color-scheme: light dark; --paper: #efe8d6; --sheet: #faf6ec; --ink: #2a251d; --faint: #6b604c; --line: #cfc2a3;
  --a: #0b5a8a; --b: #b45300; --band: #0b5a8a33; }
@media (prefers-color-scheme: dark) { :root { --paper: #191714; --sheet: #24211c; --ink: #ece3d0; --faint: #a99d86;
  --line: #443d31; --a: #7cc0ea; --b: #f0a830; --band: #7cc0ea33; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); line-height: 1.45;
  font: 16px/1.45 -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif; }
main { max-width: 1000px; margin: 0 auto; }
h1 { font: 600 1.7rem/1.2 "EB Garamond", Garamond, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
  margin: 0.4rem 0; }
h2 { font: 600 1.2rem/1.2 "EB Garamond", Garamond, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
  margin: 0 0 0.3rem; }
p { margin: 0.3rem 0; } .faint { color: var(--faint); font-size: 0.9rem; }
.key b { display: inline-block; min-width: 1.5em; padding: 0 0.4em; border-radius: 3px; color: var(--sheet);
  text-align: center; }
.key .a { background: var(--a); } .key .b { background: var(--b); } .verdict { font-weight: 600; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 1rem;
  margin: 1rem 0; align-items: start; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 3px; padding: 0.8rem 0.9rem;
  min-width: 0; }
svg { width: 100%; height: auto; display: block; margin-top: 0.5rem; } svg text { font-size: 12px; fill: var(--ink); }
svg .left { text-anchor: end; } svg .axis { fill: var(--faint); } svg .name { font-weight: 600; }
svg .level { stroke: var(--line); stroke-width: 1; } svg .band { fill: var(--band); }
svg .course { fill: none; stroke: var(--a); stroke-width: 2; }
svg .aim { stroke: var(--b); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .rest { fill: var(--line); opacity: 0.5; } svg .a { fill: var(--a); } svg .b { fill: var(--b); }
svg .span.a { stroke: var(--a); stroke-width: 3; } svg .span.b { stroke: var(--b); stroke-width: 3; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 0.9rem; margin-top: 0.5rem; }
th, td { text-align: right; padding: 0.2rem 0.4rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } th { color: var(--faint); font-weight: 500; }
li { margin: 0.35rem 0; } a { color: var(--a); white-space: nowrap; } code { overflow-wrap: anywhere; }
"""


class Page:
    """The parts of a page about a contest."""

    def __init__(self, summary: Summary, aim: float, results: Path, highlights: list[Highlight], folder: str) -> None:
        self.summary = summary
        self.contest = summary.contest
        self.aim = aim
        self.results = results
        self.highlights = highlights
        self.folder = folder
        self.words = own_words()
        self.names = own_words(self.contest.game)

    def whole(self) -> str:
        title = self.line("page-title", name=self.contest.opponents[0], other=self.contest.opponents[1])
        parts = [f"<h1>{title}</h1>", *self.head()]
        if self.summary.games:
            parts += ['<div class="plots">', self.share(), self.sides(), self.elo(), self.times(), self.lengths()]
            parts += [self.games(), "</div>"]
        parts.append(f'<p class="faint">{self.line("page-check", path=self.results)}</p>')
        head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        body = "\n".join(parts)
        return (
            f'<!doctype html>\n<html lang="{LANGUAGE.get()}">\n<head>{head}<title>{title}</title><style>{STYLE}</style>'
            f"</head>\n<body><main>\n{body}\n</main></body>\n</html>\n"
        )

    def line(self, key: str, /, **args: object) -> str:
        return escape(self.words.line(Saying(key, **args)))

    def head(self) -> list[str]:
        contest, number = self.contest, len(self.summary.games)
        named = {"game": self.names.name("game", contest.game.name), "seed": str(contest.seed)}
        version = contest.header()["grognard"]
        scenario = self.names.name("scenario", contest.scenario)
        key = "page-where-itself" if contest.itself else "page-where"
        where = self.line(key, scenario=scenario, number=number, text=version, **named)
        letters = " ".join(
            f'<b class="{letter.lower()}">{letter}</b> {escape(name)}'
            for letter, name in zip(NAMES, contest.opponents, strict=True)
        )
        lines = [f'<p class="faint">{where}</p>']
        if contest.options:
            chosen = [f"{name}={value}" for name, value in contest.options.items()]
            lines.append(f'<p class="faint">{self.line("page-options", names=chosen)}</p>')
        lines.append(f'<p class="key">{letters}</p>')
        if not number:
            return [*lines, f"<p>{self.line('arena-no-games')}</p>"]
        lines.append(f"<p>{self.line('arena-share', number=number, **percents(self.summary))}</p>")
        lines.append(f'<p class="verdict">{escape(self.words.line(verdict(self.summary, self.aim)))}</p>')
        if self.summary.failures():
            lines.append(f"<p>{self.line('arena-failures', number=len(self.summary.failures()))}</p>")
        return lines

    def part(self, title: str, text: str, *content: str) -> str:
        return f'<section><h2>{title}</h2><p class="faint">{text}</p>{"".join(content)}</section>'

    def share(self) -> str:
        text = self.line("page-share-text", aim=percent(self.aim))
        drawn = plots.course(self.summary.course(), self.aim, self.words.title("page-axis-pairs"))
        return self.part(self.line("page-share"), text, drawn)

    def sides(self) -> str:
        rows = [(seats_text(self.contest, tally.seats), _shares(tally)) for tally in self.summary.sides()]
        return self.part(self.line("page-sides"), self.line("page-sides-text"), plots.bars(rows))

    def elo(self) -> str:
        text = self.line("page-elo-text", **elos(self.summary))
        rated = rate([self.summary])
        if rated is None:
            return self.part(self.line("page-elo"), text, f'<p class="faint">{self.line("arena-no-ratings")}</p>')
        rows = [
            (
                f"{self.names.name('seat', one.seat)}, {one.opponent}",
                "a" if one.opponent == self.contest.opponents[0] else "b",
                one.mean - 2 * one.spread,
                one.mean,
                one.mean + 2 * one.spread,
            )
            for one in rated
        ]
        return self.part(self.line("page-elo"), text, plots.spans(rows, self.words.title("page-rating")))

    def times(self) -> str:
        clocks = self.summary.clocks()
        rows: list[plots.Span] = []
        for number, name in enumerate(self.contest.opponents):
            mean, late, slowest = (1000 * one for one in _marks(clocks[number]))
            rows.append((f"{NAMES[number]} {name}", NAMES[number].lower(), mean, late, slowest))
        keys = ("page-opponent", "page-decisions", "page-mean", "page-late", "page-slowest")
        head = "".join(f"<th>{self.line(key)}</th>" for key in keys)
        body = ""
        for number, name in enumerate(self.contest.opponents):
            cells = [f"{NAMES[number]} {escape(name)}", f"{clocks[number].count:,}"]
            cells += [f"{milliseconds(one):g}" for one in _marks(clocks[number])]
            body += "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
        table = f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
        drawn = plots.spans(rows, self.words.title("page-axis-ms"), powers=True)
        return self.part(self.line("page-times"), self.line("page-times-text"), drawn, table)

    def lengths(self) -> str:
        numbers = [line["length"][0] for line in self.summary.games]
        text = self.line("page-lengths-text", acts=statistics.median_low(numbers))
        return self.part(self.line("page-lengths"), text, plots.histogram(numbers, self.words.title("page-axis-acts")))

    def games(self) -> str:
        items = ""
        for one in self.highlights:
            link = f'<a href="{escape(self.folder)}/{escape(one.file)}">{escape(one.file)}</a>'
            items += f"<li>{self.line(one.why)}: {link}<br><span class='faint'>{self.told(one)}</span></li>"
        return self.part(self.line("page-telling"), self.line("page-telling-text"), f"<ul>{items}</ul>")

    def told(self, one: Highlight) -> str:
        seats = seats_text(self.contest, one.line["winners"])
        args = {"pair": one.line["pair"] + 1, "number": one.line["order"] + 1, "acts": one.line["length"][0]}
        return self.line("telling-line", seats=seats, **args)


def _shares(tally: Tally) -> list[tuple[str, float, str]]:
    found = []
    for number, letter in enumerate(NAMES):
        if tally.games[number]:
            share = tally.won[number] / tally.games[number]
            text = f"{letter} {percent(share):g}% ({tally.won[number]:g}/{tally.games[number]})"
            found.append((letter.lower(), share, text))
    return found


def _marks(clock: Clock) -> tuple[float, float, float]:
    return clock.mean(), clock.within(0.99), clock.slowest


def write(summary: Summary, aim: float, results: Path, page: Path, highlights: list[Highlight], folder: str) -> None:
    """Write the page of a contest; records of its most telling games are in a folder beside it."""
    files.write(page, Page(summary, aim, results, highlights, folder).whole())
