"""The guide: every question that a game asks has its kind, its section of the rules and its words; phases too."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from grognard import find
from grognard.core.data import Data
from grognard.core.game import Game
from grognard.core.guide import FILE, read_guide
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.files import languages
from grognard.texts.words import words
from tests.installed import INSTALLED
from tests.spoken import own_texts, spoken
from tests.toy import Toy

GAMES = [find(name) for name in INSTALLED]
PROMPTS = "prompts.ftl"
games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def asked(game: Game[State]) -> set[str]:
    """Every prompt that the game's texts and its source know."""
    texts = {key for key, text in own_texts(game) if text.file == PROMPTS and key.startswith("ask-")}
    said = {key for place in spoken(game) for key in place.keys if key.startswith("ask-")}
    assert len(texts) > 30
    return texts | said


@games
def test_every_question_has_a_kind_and_no_other(game: Game[State]) -> None:
    assert sorted(game.guide().kinds) == sorted(asked(game))


@games
@pytest.mark.parametrize("language", languages())
def test_every_kind_is_explained_in_two_sentences(game: Game[State], language: str) -> None:
    said = words(game, language)
    for kind in game.guide().rules:
        text = said.line(Saying(f"guide-{kind}"))
        assert 60 < len(text) < 420, (kind, len(text))
        assert sum(rest[:1].isupper() for rest in text.split(". ")[1:]) == 1, (kind, text)  # not after "1. szintű"
        assert text.endswith("."), (kind, text)


@games
def test_every_phase_has_a_section(game: Game[State]) -> None:
    named = {key for place in spoken(game) for key in place.keys if key.startswith("phase-")}
    assert named
    assert set(game.guide().phases) == named


@games
def test_random_games_ask_only_what_the_guide_knows(game: Game[State]) -> None:
    kinds, phases = set(), set()
    for number, scenario in enumerate(game.scenarios):
        rng = random.Random(number)
        state = game.start(scenario)
        for _ in range(700):
            if state.over():
                break
            for ask in state.asks():
                prompt = state.prompt(ask.seat) if ask.seat >= 0 else None
                if prompt is not None:
                    assert game.guide().rule(prompt.key), prompt
                    kinds.add(game.guide().kind(prompt.key))
            names, now = state.phases()
            assert len(names) >= 5
            phases.add(names[now].key if now >= 0 else "")
            _play(state, rng)
    assert len(kinds) >= 8
    assert len(phases) >= 5


def _play(state: State, rng: random.Random) -> None:
    ask = rng.choice(state.asks())
    state.apply(ask.seat, rng.choice(ask.acts))


def test_a_game_need_not_have_a_guide() -> None:
    guide = Toy().guide()
    assert guide.kind("ask-bid") == "ask-bid"
    assert guide.rule("ask-bid") is None
    assert guide.phases == {}
    assert Toy().start().phases() == ([], -1)
    assert not Toy().start().setting_up(0)


def test_a_section_that_the_rules_lack_is_named_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = '[phase]\nphase-one = "1"\n\n[question]\nbid = { rule = "77", asks = ["ask-bid"] }\n'
    with pytest.raises(Problem, match=r"guide\.toml:5: the rules have no section 77"):
        read_guide(_data(tmp_path, monkeypatch, written), {"1"})


def test_a_prompt_has_one_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = '[question]\nbid = { rule = "1", asks = ["ask-bid"] }\nagain = { rule = "1", asks = ["ask-bid"] }\n'
    with pytest.raises(Problem, match=r"guide\.toml:3: ask-bid is listed twice"):
        read_guide(_data(tmp_path, monkeypatch, written), {"1"})


def _data(folder: Path, monkeypatch: pytest.MonkeyPatch, written: str) -> Data:
    (folder / "friedrich").mkdir()
    (folder / "friedrich" / FILE).write_text(written, "utf-8")
    monkeypatch.setenv("GROGNARD_DATA", str(folder))
    return Data("grognard.games.friedrich", (FILE,))
