"""What the story tells beside its sentences, so that the map can show it."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

from grognard.core.chance import PUBLIC
from grognard.core.match import Match
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.game import Friedrich
from grognard.table.rendering.story import Story
from grognard.texts.words import words
from tests import texts
from tests.games.friedrich.clock import REVISED, end_of_turn_6, turn_up
from tests.games.friedrich.vocabulary import FRIEDRICH, chance, do, position


def test_moves_tell_their_way_and_cards_of_fate_their_line() -> None:
    match = Match(Friedrich(), "war-in-the-west", secret=b"\x05" * 32)
    draw = random.Random(5)
    ways: list[list[int]] = []
    lines: list[str] = []
    while match.state.result() is None and not (len(ways) > 40 and lines):
        where = {piece["name"]: piece["city"] for piece in match.state.view(PUBLIC)["pieces"]}
        known = len(match.line)
        ask = draw.choice(match.state.asks())
        match.play(ask.seat, draw.choice(list(ask.acts)))
        for event in [event for played in match.line[known:] for event in played.events]:
            if event.saying.key == "moved":
                way = event.saying.args["way"]
                assert where[tables.PIECES[event.saying.args["pieces"][0]]] == way[0]
                assert event.saying.args["city"] == way[-1]
                assert all(b in tables.BOARD.neighbours[a] for a, b in itertools.pairwise(way))
                ways.append(way)
            elif event.saying.key == "fate":
                lines.append(event.saying.args["about"])
    assert max(map(len, ways)) > 2
    assert set(lines) <= set(match.game.layout()["fate"]["lines"])
    assert lines, "no card with a number was drawn"

    told = json.loads(Story(match, words(match.game)).json(PUBLIC))
    marches = [entry["way"] for entry in told if entry.get("about") == "march"]
    assert marches
    assert marches == ways[-len(marches) :]
    assert [entry["word"] for entry in told if "word" in entry] == lines


# What a card of fate does is said when it is drawn


def told_of(s: FriedrichState, card: str) -> list[str]:
    """What everybody hears when this card is turned up."""
    s.events = []
    chance(s, f"fate {card}")
    heard = itertools.takewhile(lambda event: event.saying.key != "stage", s.events)
    return [texts.told(FRIEDRICH, event.saying) for event in heard if event.to is None]


@pytest.mark.rule("friedrich", "11")
def test_a_card_of_fate_says_what_it_does() -> None:
    said = words(FRIEDRICH).render(FRIEDRICH.layout())["fate"]["lines"]
    for card in range(1, 13):
        heard = told_of(end_of_turn_6(pieces={"Heinrich": "Berlin"}), str(card))
        assert heard[:2] == [
            f"Card of Fate {card} is drawn and read at spades.",
            texts.read(said[f"{card} spades"]["text"]),
        ]
    heard = told_of(end_of_turn_6("clubs", pieces={"Daun": "Brünn"}), "6")
    assert heard == [
        "Card of Fate 6 is drawn and read at clubs.",
        "Daun gains 1 troop free of charge, if he is on the map and there is room.",
        "Daun gains a troop.",
    ]


@pytest.mark.rule("friedrich", "11")
def test_a_card_of_fate_says_what_it_does_in_the_edition_that_is_played() -> None:
    plain = told_of(end_of_turn_6(pieces={"Soubise": "Fulda"}), "5")
    revised = told_of(end_of_turn_6(pieces={"Soubise": "Fulda"}, options=REVISED), "5")
    assert "may not end a move" not in plain[1]
    assert "may not end a move" in revised[1]


@pytest.mark.rule("friedrich", "11")
@pytest.mark.parametrize(
    ("stroke", "board", "effects"),
    [
        ("Poems", {}, ["From now on Prussia draws 5 cards in its action stage."]),
        ("Lord Bute", {"drawn": ["Poems"]}, ["From now on Prussia draws 4 cards in its action stage."]),
        (
            "America",
            {},
            [
                "From now on Austria draws 4 cards in its action stage.",
                "From now on France draws 3 cards in its action stage.",
                "France keeps all the cards it draws.",
            ],
        ),
        (
            "India",
            {"drawn": ["America"]},
            [
                "France leaves the war.",
                "Cumberland is removed from the game for good.",
                "Pompadour takes over the Imperial Army.",
                "From now on Hanover draws 1 card in its action stage.",
                "First-order objectives are now enough for Austria.",
                "First-order objectives are now enough for the Imperial Army.",
            ],
        ),
        (
            "Elisabeth",
            {},
            [
                "Russia leaves the war.",
                "Lehwaldt is removed from the game for good.",
                "First-order objectives are now enough for Sweden.",
            ],
        ),
        ("Sweden", {}, ["Sweden leaves the war."]),
    ],
)
def test_a_stroke_of_fate_says_what_it_changes(stroke: str, board: dict[str, Any], effects: list[str]) -> None:
    pieces = {"Heinrich": "Berlin", "Lehwaldt": "Berlin"}
    s = end_of_turn_6(pieces=pieces, **board)
    assert told_of(s, stroke) == [f"The stroke of fate {stroke} is drawn.", *effects]


@pytest.mark.rule("friedrich", "scenario-1")
@pytest.mark.rule("friedrich", "scenario-2")
def test_a_stroke_of_fate_without_effect_says_so() -> None:
    west: dict[str, Any] = {"scenario": "war-in-the-west", "turn": 6, "nation": "France", "phase": "end"}
    assert told_of(position(**west), "Elisabeth") == [
        "The stroke of fate Elisabeth is drawn.",
        "The card has no effect.",
    ]
    assert told_of(position(drawn=["Poems"], **west), "Lord Bute")[1:] == ["The card has no effect."]
    heard = told_of(position(**west), "Poems")
    assert heard[1:] == [
        "From now on Prussia draws 1 card in its action stage.",
        "Prussia keeps all the cards it draws.",
    ]
    theatre: dict[str, Any] = {**west, "scenario": "austrian-theatre", "nation": "Imperial Army"}
    assert told_of(position(**theatre), "Poems")[1:] == ["From now on Prussia draws 4 cards in its action stage."]


# Moves


@pytest.mark.rule("friedrich", "5")
def test_a_move_is_told_with_its_start_and_before_what_follows_from_it() -> None:
    s = position(nation="France", pieces={"Soubise": "Fritzlar", "Hanoverian train": "Münden"})
    s.events = []
    do(s, "move Soubise", "go Münden")
    assert [texts.told(FRIEDRICH, event.saying) for event in s.events[:3]] == [
        "Soubise moves from Fritzlar to Münden.",
        "France conquers Kassel.",
        "The Hanoverian train in Münden is eliminated.",
    ]


@pytest.mark.rule("friedrich", "fate-6-spades")
def test_laudon_is_told_of_before_the_train_that_he_eliminates() -> None:
    s = turn_up("6", pieces={"Laudon": "Olmütz", "Prussian train 1": "Sternberg"})
    s.events = []
    do(s, "go Sternberg")
    assert [texts.told(FRIEDRICH, event.saying) for event in s.events[:2]] == [
        "Laudon moves from Olmütz to Sternberg.",
        "Prussian train 1 in Sternberg is eliminated.",
    ]
