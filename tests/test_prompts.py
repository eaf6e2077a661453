"""Prompts: a headline that can be read at a glance; below it numbers and details, the same parts in each language."""

from __future__ import annotations

import random
from typing import Final

import pytest

from grognard import Match, find
from grognard.core.chance import CHANCE
from grognard.core.game import Game
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts import things
from grognard.texts.files import FIRST, languages
from grognard.texts.words import DETAILS, LEFT, words
from tests.installed import INSTALLED
from tests.spoken import own_texts

ABOUT: Final = 60
"""A headline has about so many characters."""
MOST: Final = 80
"""None has more, however long the names in it are."""
ACTS = 700

games = pytest.mark.parametrize("name", INSTALLED)


def asked(name: str) -> list[tuple[str, Saying]]:
    """What is asked in random games of every scenario, each prompt once."""
    game, found = find(name), {}
    for scenario in game.scenarios:
        match, rng = Match(game, scenario, secret=bytes(32)), random.Random(7)
        while match.state.asks() and len(match.line) < ACTS:
            ask = match.state.asks()[0]
            prompt = match.state.prompt(ask.seat) if ask.seat != CHANCE else None
            if prompt is not None:
                found[prompt] = prompt.key
            match.play(ask.seat, rng.choice(match.state.distinct(ask.seat)))
    return [(key, prompt) for prompt, key in found.items()]


@games
@pytest.mark.parametrize("language", languages())
def test_a_headline_is_short_and_says_what_to_do(name: str, language: str) -> None:
    said = words(find(name), language)
    prompts = asked(name)
    assert len({key for key, _ in prompts}) >= 10
    headlines = [(said.sentence(prompt), key) for key, prompt in prompts]
    room = 1.0 if language == FIRST else 1.25  # other languages need more letters
    assert sorted({(line, key) for line, key in headlines if len(line) > MOST * room}) == []
    long = [line for line, _ in headlines if len(line) > ABOUT * room]
    assert len(long) <= len(headlines) / 20, long[:20]
    assert [key for line, key in headlines if line.count(":") > 1] == []
    assert [key for line, key in headlines if line.endswith(".")] == [], "a headline is not a sentence"


@games
@pytest.mark.parametrize("language", [name for name in languages() if name != FIRST])
def test_a_prompt_has_the_same_parts_in_each_language(name: str, language: str) -> None:
    game: Game[State] = find(name)
    own = dict(own_texts(game, language))
    parts = {DETAILS, LEFT}
    for key, text in own_texts(game):
        if key.startswith("ask-") and key in own:
            assert own[key].forms & parts == text.forms & parts, key


@games
def test_details_are_sentences_and_numbers_have_a_label(name: str) -> None:
    said = words(find(name), FIRST)
    for key, prompt in asked(name):
        details, left = said.details(prompt), said.left(prompt)
        if details is not None:
            assert things.plain(said.text(prompt, DETAILS)).endswith((".", "?")), key
        if left is not None:
            for one in things.plain(said.text(prompt, LEFT)).split(" · "):
                label, _, number = one.partition(": ")
                assert label, key
                assert number, key


def test_a_prompt_without_numbers_has_none() -> None:
    said = words(find("paths-of-glory"), FIRST)
    assert said.left(Saying("ask-peace", side=0)) is None
    assert said.prompt_lines(Saying("ask-peace", side=0))[0] == said.sentence(Saying("ask-peace", side=0))
