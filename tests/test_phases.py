"""The phases of a turn: those of the rulebook, in its order, and what is asked is asked in its phase."""

from __future__ import annotations

import random

import pytest

from grognard import find
from tests.installed import INSTALLED

PHASES = {
    "friedrich": "cards movement recruiting combat supply fate",
    "paths-of-glory": "offensives actions attrition sieges status replacements draw",
    "quartermaster-1914": "draft play attrition prepare draw",
    "warzag": "resources expansion invasion development end",
}
ASKED = {
    "friedrich": {
        "cards": "ask-discard",
        "movement": "ask-move ask-go ask-go-on",
        "recruiting": "ask-recruit ask-pay ask-enter",
        "combat": "ask-play ask-retreat",
        "": "ask-allot",
    },
    "paths-of-glory": {
        "round": "ask-action ask-activation ask-movement ask-march ask-attacks ask-losses ask-redeployment",
        "replacements": "ask-replacements",
        "draw": "ask-discards",
        "": "ask-guns",
    },
    "quartermaster-1914": {
        "draft": "ask-draft ask-discard-draft ask-fetch",
        "play": "ask-play ask-build ask-recruit ask-battle",
        "attrition": "ask-attrition-step ask-attrition-step-none",
        "prepare": "ask-prepare ask-prepare-only ask-unprepare-only",
        "draw": "ask-draw",
        "": "ask-bury",
    },
    "warzag": {
        "resources": "ask-resources",
        "expansion": "ask-expansion ask-movement ask-move",
        "invasion": "ask-invasions ask-origins ask-wounding ask-taking",
        "development": "ask-development ask-leader ask-laboratory",
    },
}
"""Of each phase some questions that belong to it alone; of none, those of the set-up."""

MOST = 12_000
"""So many acts are enough to meet them all."""

games = pytest.mark.parametrize("name", INSTALLED)


@games
def test_the_phases_are_those_of_the_rulebook(name: str) -> None:
    names, now = find(name).start().phases()
    assert [phase.key.removeprefix("phase-") for phase in names] == PHASES[name].split()
    assert now == -1, "nothing has begun yet"


@games
def test_what_is_asked_is_asked_in_its_phase(name: str) -> None:
    game = find(name)
    expected = {key: phase for phase, keys in ASKED[name].items() for key in keys.split()}
    missing, acts, seed = set(expected), 0, 0
    while missing and acts < MOST:
        for scenario in game.scenarios:
            state, rng, seed = game.start(scenario), random.Random(seed), seed + 1
            for _ in range(600):
                if state.over() or not missing:
                    break
                names, now = state.phases()
                phase = names[now].key.removeprefix("phase-") if now >= 0 else ""
                for ask in state.asks():
                    prompt = state.prompt(ask.seat) if ask.seat >= 0 else None
                    if prompt is not None and prompt.key in expected:
                        assert (prompt.key, phase) == (prompt.key, expected[prompt.key])
                        missing.discard(prompt.key)
                ask = rng.choice(state.asks())
                state.apply(ask.seat, rng.choice(ask.acts))
                acts += 1
    assert missing == set()
