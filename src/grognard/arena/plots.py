"""Plots as SVG, drawn by hand: a page with them needs nothing from elsewhere, and takes its colours from the page."""

from __future__ import annotations

import math
from html import escape
from typing import Final

WIDE: Final = 420
HIGH: Final = 240
LEFT, RIGHT, TOP, BOTTOM = 40, 12, 10, 34

Span = tuple[str, str, float, float, float]
"""A name, a class, and a dot between two ends."""


def course(rows: list[tuple[float, float, float]], aim: float, below: str) -> str:
    """The share after each pair with its interval, from 0 to 100 %."""

    def x(place: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (place - 1) / max(1, len(rows) - 1)

    def y(share: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (1 - share)

    parts = [_level(y(share), f"{100 * share:.0f}") for share in (0, 0.25, 0.5, 0.75, 1)]
    upper = [(x(place), y(high)) for place, (_, _, high) in enumerate(rows, 1)]
    lower = [(x(place), y(low)) for place, (_, low, _) in enumerate(rows, 1)]
    middle = [(x(place), y(share)) for place, (share, _, _) in enumerate(rows, 1)]
    parts.append(f'<polygon class="band" points="{_points(upper + lower[::-1])}"/>')
    parts.append(f'<line class="aim" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(aim):.1f}" y2="{y(aim):.1f}"/>')
    parts.append(f'<polyline class="course" points="{_points(middle)}"/>')
    parts.append(f'<circle class="a" cx="{middle[-1][0]:.1f}" cy="{middle[-1][1]:.1f}" r="3.5"/>')
    for place in _ticks(1, len(rows), 1):
        parts.append(_mark(x(place), f"{place:.0f}"))
    return _svg([*parts, _below(below)], HIGH)


def bars(rows: list[tuple[str, list[tuple[str, float, str]]]]) -> str:
    """Groups of bars from 0 to 100 %: the name of the group, and for each bar its class, its share and its text."""
    parts: list[str] = []
    at = 4.0
    for name, group in rows:
        parts.append(f'<text class="name" x="2" y="{at + 12:.1f}">{escape(_short(name))}</text>')
        at += 18
        for kind, share, text in group:
            wide = (WIDE - 130) * share
            parts.append(f'<rect class="rest" x="2" y="{at:.1f}" width="{WIDE - 130}" height="14" rx="2"/>')
            parts.append(f'<rect class="{kind}" x="2" y="{at:.1f}" width="{wide:.1f}" height="14" rx="2"/>')
            parts.append(f'<text x="{WIDE - 120}" y="{at + 11.5:.1f}">{escape(text)}</text>')
            at += 18
        at += 8
    return _svg(parts, at)


def histogram(numbers: list[int], below: str) -> str:
    """How many games were how long."""
    low, high = min(numbers), max(numbers)
    count = max(1, min(16, round(math.sqrt(len(numbers)) * 2), high - low + 1))
    step = max(1, math.ceil((high - low + 1) / count))
    heights = [0] * (math.ceil((high - low + 1) / step))
    for number in numbers:
        heights[(number - low) // step] += 1
    most = max(heights)
    wide = (WIDE - LEFT - RIGHT) / len(heights)
    parts = []
    for level in _ticks(0, most, 1):
        parts.append(_level(TOP + (HIGH - TOP - BOTTOM) * (1 - level / most), f"{level:.0f}"))
    for place, height in enumerate(heights):
        tall = (HIGH - TOP - BOTTOM) * height / most
        left, top = LEFT + place * wide, HIGH - BOTTOM - tall
        parts.append(f'<rect class="a" x="{left + 1:.1f}" y="{top:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}"/>')
    for tick in _ticks(low, high, 1):
        parts.append(_mark(LEFT + (tick - low) / (step * len(heights)) * (WIDE - LEFT - RIGHT), f"{tick:,.0f}"))
    return _svg([*parts, _below(below)], HIGH)


def spans(rows: list[Span], below: str, powers: bool = False) -> str:
    """A line for each row; with powers, on a scale of powers of ten."""
    if not rows:
        return ""
    values = [math.log10(max(value, 1e-6)) if powers else value for row in rows for value in row[2:]]
    low, high = min(values), max(values)
    if powers:
        low, high = math.floor(low), math.ceil(high)
    pad = 0 if powers else (high - low) * 0.04 or 1.0
    low, high = low - pad, max(high + pad, low - pad + 1e-6)
    tall = 34 * len(rows) + BOTTOM

    def x(value: float) -> float:
        place = math.log10(max(value, 1e-6)) if powers else value
        return 8 + (WIDE - 16) * (place - low) / (high - low)

    ticks = [10.0**power for power in range(int(low), int(high) + 1)] if powers else _ticks(low, high)
    parts = [
        f'<line class="level" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="0" y2="{tall - BOTTOM + 4}"/>' for tick in ticks
    ]
    parts += [_mark(x(tick), f"{tick:g}", tall) for tick in ticks]
    for number, (name, kind, first, dot, last) in enumerate(rows):
        at = 34 * number + 24
        parts.append(f'<text class="name" x="2" y="{at - 9}">{escape(_short(name))}</text>')
        parts.append(f'<line class="span {kind}" x1="{x(first):.1f}" x2="{x(last):.1f}" y1="{at}" y2="{at}"/>')
        parts.append(f'<circle class="{kind}" cx="{x(dot):.1f}" cy="{at}" r="4.5"/>')
    return _svg([*parts, _below(below, tall)], tall)


def _svg(parts: list[str], high: float) -> str:
    return f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img">{"".join(parts)}</svg>'


def _points(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _level(y: float, text: str) -> str:
    line = f'<line class="level" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
    return line + f'<text class="left" x="{LEFT - 6}" y="{y + 4:.1f}">{text}</text>'


def _mark(x: float, text: str, high: float = HIGH) -> str:
    anchor = "start" if x < 20 else "end" if x > WIDE - 20 else "middle"
    return f'<text x="{x:.1f}" y="{high - BOTTOM + 15:.1f}" text-anchor="{anchor}">{text}</text>'


def _below(text: str, high: float = HIGH) -> str:
    return f'<text class="axis" x="{WIDE - RIGHT}" y="{high - 4:.1f}" text-anchor="end">{escape(text)}</text>'


def _ticks(low: float, high: float, least: float = 0.0) -> list[float]:
    """Round numbers from one to another, about four of them, and at least so far apart: 1 for what is counted.

    >>> _ticks(0, 100), _ticks(1, 7), _ticks(0, 1), _ticks(0, 2, 1)
    ([0.0, 50.0, 100.0], [2.0, 4.0, 6.0], [0.0, 0.5, 1.0], [0.0, 1.0, 2.0])
    """
    if high <= low:
        return [low]
    rough = (high - low) / 4
    power = 10.0 ** math.floor(math.log10(rough))
    step = max(float(least), next(power * one for one in (1, 2, 5, 10) if power * one >= rough))
    first = math.ceil(low / step)
    return [number * step for number in range(first, math.floor(high / step) + 1)]


def _short(name: str) -> str:
    return name if len(name) <= 60 else name[:57] + "..."
