"""What the log and the prompts say: each line names who acts, a prompt speaks of what is possible now."""

from __future__ import annotations

import pytest

from grognard.core.sayings import Saying
from grognard.games.warzag.board.state import WarzagState
from grognard.texts.words import words
from tests.games.warzag.vocabulary import GAME, army, do, position, rule


def told(s: WarzagState, language: str = "en") -> list[str]:
    """The log since the position was composed."""
    return [words(GAME, language).sentence(event.saying) for event in s.events or []]


def asked(s: WarzagState) -> list[str]:
    prompt = s.prompt(s.asks()[0].seat)
    assert prompt is not None
    return words(GAME, "en").prompt_lines(prompt)


@rule("W7.1.1")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The United Kingdom trains Commonwealth Rifles at Base Alfa for 3 PP."),
        ("it", "Il Regno Unito addestra fucilieri del Commonwealth nella base Alfa per 3 PP."),
    ],
)
def test_the_log_says_who_trains(language: str, line: str) -> None:
    s = position(active="uk", points={"uk": 9})
    s.events = []
    do(s, "infantry Alfa")
    assert line in told(s, language)


@rule("W15.5")
def test_the_log_says_who_evacuates_and_who_attacks() -> None:
    s = position(active="uk", phase="invasion", armies={"uk": "armour D4", "italy": "infantry E4"})
    s.events = []
    do(s, "invade E4")
    assert "The United Kingdom attacks with 3 against a defence of 2." in told(s)
    s = position(active="uk", phase="leader", armies={"uk": "armour D4"}, leaders={"uk": "Research"}, points={"uk": 2})
    do(s, "evacuate D4", f"take {army(s, 'uk', 'armour', 'D4')}")
    s.events = []
    do(s, "go Alfa")
    assert "The United Kingdom evacuates the British armour from D4 to Base Alfa." in told(s)


@rule("W14.5", "W16.1")
def test_a_leader_that_misses_a_turn_lets_the_research_token_move() -> None:
    """The prompt says what is left to do."""
    s = position(active="uk", phase="leader", tokens={"uk": 3}, waiting=["uk"], hands={"uk": "Scientists"})
    assert asked(s)[0] == "Your leader cannot be used: move the research token"
    do(s, "research")
    assert asked(s)[0] == "Your leader cannot be used this turn: end the turn"


@rule("W12.2")
def test_a_territory_that_is_being_taken_is_not_liberated_any_more() -> None:
    armies = {"uk": "infantry D4, armour D4"}
    s = position(active="uk", phase="invasion", armies=armies, own={"italy": "Foxtrot, E4"}, points={"uk": 3})
    first = army(s, "uk", "infantry", "D4")
    do(s, "invade E4", f"with {first}", f"with {army(s, 'uk', 'armour', 'D4')}")
    assert asked(s) == [
        "Take E4, or liberate it?",
        "PP left: 3",
        "To take it for 1 PP, choose at least one army to move in. A liberated territory belongs to no nation.",
    ]
    do(s, f"enter {first}")
    assert asked(s) == ["Choose more armies to move into E4", "PP left: 2"]


def test_a_territory_in_the_plural_has_its_verb_in_italian() -> None:
    ardennes = GAME.names["territory"].index("Ardennes")
    for key in ("because-occupies", "because-strategic"):
        assert words(GAME, "it").sentence(Saying(key, territory=ardennes)).startswith("Le Ardenne sono ")
