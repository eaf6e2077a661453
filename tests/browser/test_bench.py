"""`grognard bench browser` says what it found against its aims, and what it needs."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from grognard import names
from grognard.bench import browser
from grognard.bench.browser import Figure
from grognard.cli import main

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

IN_A_BROWSER = "quartermaster-1914"


def test_every_game_is_measured(chromium: Any, monkeypatch: Patch) -> None:
    """One game in a browser; the first load of every game is tested in test_first_load.py."""
    for name in ("LOADS", "ZOOMS", "DRAGS", "STEPS"):
        monkeypatch.setattr(browser, name, 1)
    whole = Figure("a whole game by clicks", "s", 110, False, [1.0])
    drawn = Figure("time until the board is drawn", "s", 1, False, [2.0])
    measured = browser._game
    monkeypatch.setattr(browser, "_whole_game", lambda *args: [whole])
    monkeypatch.setattr(
        browser, "_game", lambda *args: measured(*args) if args[2].name == IN_A_BROWSER else [drawn, drawn, drawn]
    )
    # In a thread of its own: Playwright keeps an event loop running in this one.
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(browser.measure).result()["games"]
    assert list(found) == names()
    size, first, panning = found[IN_A_BROWSER]
    assert 30 < size["median"] < size["aim"]
    assert first["median"] > 0
    assert panning["median"] > 0
    for name in {*names()} - {IN_A_BROWSER}:
        assert found[name][:3] == [drawn.record()] * 3
    assert found["friedrich"][3:] == [whole.record()]
    assert found["friedrich"][3]["met"]


@pytest.mark.parametrize(("least", "median", "met"), [(False, 2.0, True), (False, 4.0, False), (True, 4.0, True)])
def test_a_figure_meets_its_aim_or_not(least: bool, median: float, met: bool) -> None:
    figure = Figure("waiting", "s", 3, least, [1.0, median, 9.0]).record()
    [line] = browser.lines({"chromium": "1", "games": {"toy": [figure]}})[3:]
    assert (figure["median"], figure["met"]) == (median, met)
    assert line.startswith("waiting, s ")
    assert line.endswith(f"at {'least' if least else 'most'} 3: {'met' if met else 'NOT MET'}")


def test_what_is_missing_is_said_in_one_line(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setattr(browser, "CHROMIUM", "")
    assert main(["bench", "browser"]) == 2
    assert capsys.readouterr().err == (
        "grognard: there is no Chromium; run: apt-get install chromium (or name it in GROGNARD_CHROMIUM)\n"
    )
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert main(["bench", "browser"]) == 2
    assert capsys.readouterr().err == (
        "grognard: the browser is driven by Playwright, which is missing; run: pip install playwright\n"
    )
