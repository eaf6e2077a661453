"""`grognard bench browser` and `bench view` say what they found against their aims, and what they need."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from grognard import names
from grognard.bench import browser, view
from grognard.bench.browser import Figure
from grognard.cli import main
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying

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


ON_A_MAP = """<style>body { margin: 0; font: 20px sans-serif }</style>
<div role="application" style="width: 400px; height: 300px; overflow: hidden">
  <svg viewBox="0 0 200 150" width="400" height="300">
    <rect width="200" height="150"/>
    <text x="20" y="20" font-size="7" data-label="space">Paris</text>
    <text x="20" y="60" font-size="4" data-label="space" opacity="0">Sedan</text>
    <text x="300" y="60" font-size="3" data-label="space">Moscow</text>
    <g class="piece" aria-label="army" transform="translate(90 60)"><text font-size="1" opacity="0">German army</text>
      <g transform="scale(0.5)"><rect width="30" height="36"/><text x="6" y="24" font-size="18">5</text></g></g>
    <g class="piece" aria-label="under the hand" transform="translate(10 130)"><g><rect width="4" height="4"/></g></g>
    <text x="150" y="20" font-size="6">Reserve</text>
  </svg>
</div>
<div style="position: absolute; top: 240px; width: 400px; height: 60px; background: white">hand
  <b style="position: absolute; width: 1px; height: 1px; overflow: hidden; font-size: 6px">unseen</b></div>
<p style="transform: scale(0.5); transform-origin: 0 0">half <small style="visibility: hidden">hidden</small></p>"""


def test_only_what_is_in_sight_is_measured(chromium: Any) -> None:
    """Two pixels for one unit of the map; a fifth of it lies under the hand, and a counter with it."""
    context = chromium.new_context(viewport={"width": 400, "height": 400})
    page = context.new_page()
    page.set_content(ON_A_MAP)
    found = page.evaluate(view.MEASURED)
    context.close()
    assert found["words"] == {"name": "Paris", "factor": "5", "map_text": "Reserve", "text": "half", "counter": "army"}
    assert {key: found[key] for key in ("name", "factor", "map_text", "text")} == {
        "name": pytest.approx(14),
        "factor": pytest.approx(18),
        "map_text": pytest.approx(12),
        "text": pytest.approx(10),
    }
    assert found["counter"] == pytest.approx(30, abs=0.1)
    assert found["share"] == pytest.approx(60, abs=2)


def test_a_view_is_measured_and_clicks_are_counted(chromium: Any, monkeypatch: Patch) -> None:
    """One game in one window, and one action of Paths of Glory; how many clicks it takes is for the benchmark."""
    monkeypatch.setattr(view, "WINDOWS", view.WINDOWS[:1])
    monkeypatch.setattr(view, "names", lambda: [view.GAME])
    attack = "attack with three from two spaces"
    monkeypatch.setattr(view, "ACTIONS", {attack: view.ACTIONS[attack]})
    # In a thread of its own: Playwright keeps an event loop running in this one.
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(view.measure).result()
    windows = found["games"][view.GAME]
    assert list(windows) == ["start", "middle"]
    for one in windows.values():
        [(name, sizes)] = one.items()
        assert name == "1440x900"
        assert 20 < sizes["share"] < 95
        assert all(3 < sizes[key] < 60 for key in ("counter", "name", "factor", "text"))
    clicks = found["clicks"][attack]
    assert len(clicks["clicks"]) >= 5
    assert len(clicks["peer"]) == 8
    assert len(found["aims"]) == 5
    assert view.lines(found)[-1].startswith(attack)


def test_every_action_begins_where_its_clicks_begin() -> None:
    for name, action in view.ACTIONS.items():
        match = view.laid_out(action)
        [ask] = match.state.asks()
        assert match.seats[ask.seat] == "Central Powers", name
    move, attack = (view.laid_out(view.ACTIONS[name]) for name in list(view.ACTIONS)[1:3])
    assert "move Brussels" in [move.game.space.text(act) for act in move.state.asks()[0].acts]
    assert move.state.view(1)["step"]["left"] == 1
    assert attack.state.view(1)["step"]["left"] == 2


def test_a_view_has_aims_for_counters_names_the_map_and_clicks() -> None:
    sizes = {"counter": 30.0, "name": 11.9, "share": 61.0}
    games = {
        "toy": {"start": {"844x390": sizes, "1440x900": sizes}},
        view.GAME: {"start": {"1440x900": {"share": 50.0} | sizes}},
    }
    clicks = {"a card": {"clicks": ["card", "use"], "peer": ["card"], "pans": 1}}
    found = [figure.record() for figure in view.aims(games, clicks)]
    assert [(one["what"], one["met"]) for one in found] == [
        ("toy, start, 844x390: share of the map", True),
        (f"{view.GAME}, start, 1440x900: counter", True),
        (f"{view.GAME}, start, 1440x900: name", False),
        ("a card", False),
    ]
    none = view.aims({view.GAME: {"start": {"1440x900": {"share": 50.0}}}}, {})
    assert [figure.met for figure in none] == [False, False]
    text = view.lines({"chromium": "1", "games": games, "clicks": clicks, "aims": found})
    assert "  card, use; besides, the map was moved once" in text
    assert f"{'smallest text on counters, px':38}{'-':>11}{'-':>11}" in text
    assert text[-1].split()[-1] == "MET"


def test_clicks_that_lead_nowhere_are_named(monkeypatch: Patch) -> None:
    monkeypatch.setattr(view, "SECONDS", 0.1)
    hand = view.Hand(None, "match", ["card", "space"])  # type: ignore[arg-type]
    monkeypatch.setattr(view.Hand, "position", lambda self: {})
    with pytest.raises(Problem) as found:
        hand.until(lambda position: False)
    assert found.value.saying == Saying("click-leads-nowhere", text="card, space")


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
        "grognard: Chromium is missing; run: apt-get install chromium (or name another one in GROGNARD_CHROMIUM)\n"
    )
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert main(["bench", "browser"]) == 2
    assert capsys.readouterr().err == (
        "grognard: Playwright, which drives the browser, is missing; run: pip install playwright\n"
    )
