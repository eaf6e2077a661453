"""One person against computers, in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from grognard.table.client import pick
from tests.browser.table import Visitor, choice_of, verbs
from tests.browser.test_access import violations
from tests.quartermaster_1914.table import BOT, COUNTERATTACK, GAME, SEATS, begun, choose

LEFT = ("pass", "pass-turn", "unprepare", "recall")


def story(position: Any) -> str:
    return "\n".join(entry["text"] for entry in position["story"])


def test_a_round_with_a_battle_a_counterattack_and_an_attrition(visit: Callable[..., Visitor]) -> None:
    player = visit()
    plan, position = begun(player)

    # Everything in this round is done in the page.
    done: list[str] = []
    while position["view"]["round"] == 3:
        verb, target = plan.strike(position)
        done.append(verb)
        choose(player, position, verb, target)
        position = player.wait_for(lambda now: bool(now["choices"]), timeout=60)
    told = story(position)
    for line in (
        "Germany attacks from Western Germany to Burgundy.",
        f"France reinforces with {plan.reinforcement}.",
        "The attack of Germany on Burgundy fails.",
        f"France counterattacks with {COUNTERATTACK}.",
        "France attacks from Burgundy to Western Germany.",
        f"Germany reveals {plan.attrition} for attrition.",
        "Attrition: ",
        "Round 3: the turn of Britain.",
        "Scoring: ",
        "Round 4: the turn of Austria.",
    ):
        assert line in told
        told = told[told.index(line) :]
    assert {"play", "battle", "reinforce", "counterattack", "attrition"} <= set(done)


@pytest.mark.parametrize("seat", SEATS)
def test_from_any_power(visit: Callable[..., Visitor], seat: str) -> None:
    """A round and the next own turn, with all kinds of choices, each by a click."""
    player = visit()
    player.create("five-players", dict.fromkeys(SEATS, BOT) | {seat: "me"}, game=GAME)
    player.open()
    rng = random.Random(SEATS.index(seat))
    clicks = 0
    while True:
        position = player.wait_for(lambda now: bool(now["choices"]), timeout=60)
        if position["view"]["round"] > 2 or (position["view"]["round"] == 2 and "draw" in verbs(position)):
            break
        # Passing is left for when there is nothing else, taking back for never: so the turn comes to its end.
        choices = [choice for choice in position["choices"] if choice["verb"] not in LEFT]
        choose(player, position, *pick(choices or position["choices"], rng))
        clicks += 1
    assert clicks > 8
    assert f"Round 1: the turn of {seat}." in story(position)
    assert f"Round 2: the turn of {seat}." in story(position)
    assert position["view"]["powers"][SEATS.index(seat)]["player"] == seat


def test_two_clicks_to_a_game(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.page.goto("/")
    player.page.get_by_test_id(f"play-{GAME}").click()
    player.page.get_by_test_id("start").click()
    player.at_match()
    player.wait_for_turn()
    position = player.position()
    assert position["game"] == GAME
    assert verbs(position) == {"bury"}
    choose(player, position, "bury", choice_of(position, "bury")[0])


def test_a_refused_click_names_the_rule(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("two-players", {"Central Powers": "me", "Entente": BOT}, options={"first_game": "on"}, game=GAME)
    player.open()
    player.wait_for_turn()
    spaces = player.get(f"/games/{GAME}")["kinds"]["space"]
    player.page.locator(f'svg [data-area="{spaces.index("Poland")}"]').click()
    toast = player.page.get_by_test_id("toast")
    toast.wait_for()
    assert re.search(r"\b\d+(\.\d+)?\b", toast.inner_text())


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "light"), ("desktop", "dark"), ("phone", "light")])
def test_nothing_keeps_anybody_out(visit: Callable[..., Visitor], size: str, scheme: str) -> None:
    """axe-core finds nothing in the middle of a game."""
    player = visit(size, color_scheme=scheme)
    player.create("two-players", {"Central Powers": "me", "Entente": BOT}, options={"first_game": "on"}, game=GAME)
    rng = random.Random(1)
    for _ in range(25):
        position = player.wait_for(lambda now: bool(now["choices"]))
        choices = [choice for choice in position["choices"] if choice["verb"] not in LEFT]
        player.act(position, *pick(choices or position["choices"], rng))
    player.open()
    player.wait_for_turn()
    assert violations(player) == []
