"""The board and the cards as data for drawing; the rules in words; the cards against the list of facts."""

from __future__ import annotations

import json

from grognard.games.quartermaster_1914.facts import library
from grognard.games.quartermaster_1914.game import Quartermaster1914
from grognard.games.quartermaster_1914.seen import wording
from grognard.texts.words import words
from tests.games.quartermaster_1914.vocabulary import line

GAME = Quartermaster1914()


def test_the_layout_is_json() -> None:
    layout = json.loads(json.dumps(words(GAME).render(GAME.layout())))
    assert (len(layout["spaces"]), len(layout["links"]), layout["canal"]["between"]) == (42, 99, ["NTH", "BAL"])
    assert all(0 < space["x"] < layout["width"] and 0 < space["y"] < layout["height"] for space in layout["spaces"])
    assert len(layout["cards"]) == 152


def test_every_card_has_words() -> None:
    for kind, name in enumerate(library.KINDS):
        assert line(wording.text(kind)).endswith("."), name
        assert line(wording.prepared(kind)).endswith("."), name


def test_the_rules_have_every_section_once() -> None:
    sections = [rule.section for rule in GAME.rules()]
    assert len(set(sections)) == len(sections)
    assert {f"R{number}" for number in range(1, 64)} <= set(sections)
    assert len([section for section in sections if section.startswith("card-")]) == 152


def test_a_card_in_words() -> None:
    text = line(wording.describe(library.KIND_OF["Isonzo River Offensives"]))
    assert text == (
        "First, France must discard a card from hand. Italy may build an army in the Italian Alps. Italy may battle in "
        "Tyrol, starting the battle from the Italian Alps.\n\nPrepared: Double Sustain Land Battle in or next to the "
        "Italian Alps."
    )
