"""Sentences for events."""

from __future__ import annotations

import pytest

from grognard.core.messages import Messages, counted, read_templates
from grognard.core.reasons import Problem
from grognard.core.steps import Event

NAMES = {"piece": ["Daun", "Karl"], "city": ["Prag", "Kolin"]}


def test_names_are_found_for_one_for_several_and_with_a_number() -> None:
    messages = Messages({"met": "{piece} and {pieces} met {pieces2} in {cities}: {number}"}, NAMES)
    event = Event("met", {"piece": 0, "pieces": [1], "pieces2": [0, 1], "cities": [], "number": 7})
    assert messages.render(event) == "Daun and Karl met Daun, Karl in nothing: 7"


def test_a_name_at_the_start_of_a_sentence_has_a_capital() -> None:
    messages = Messages({"met": "{Nation} and {nation2} met {names}."}, {"nation": ["the United States", "Italy"]})
    event = Event("met", {"nation": 0, "nation2": 0, "names": []})
    assert messages.render(event) == "The United States and the United States met nothing."


def test_a_word_follows_its_number() -> None:
    messages = Messages({"drew": "{number} {number|card|cards} of {pieces} {pieces|general|generals}."}, NAMES)
    for number, pieces, text in (
        (1, [0], "1 card of Daun general."),
        (2, [0, 1], "2 cards of Daun, Karl generals."),
        (0, [], "0 cards of nothing generals."),
    ):
        assert messages.render(Event("drew", {"number": number, "pieces": pieces})) == text
    with pytest.raises(Problem, match="uses 'number', which the event does not have"):
        messages.render(Event("drew", {"pieces": []}))
    assert [counted(n, "city", "cities") for n in (0, 1, 2)] == ["0 cities", "1 city", "2 cities"]


def test_missing_texts_and_numbers_are_named() -> None:
    messages = Messages({"met": "{piece} at {hour}"}, NAMES)
    with pytest.raises(Problem, match="no text for 'left'"):
        messages.render(Event("left", {}))
    with pytest.raises(Problem, match="uses 'hour', which the event does not have"):
        messages.render(Event("met", {"piece": 0}))


def test_a_message_file_is_a_flat_table_of_texts() -> None:
    assert read_templates('met = "x"', "en.toml") == {"met": "x"}
    for bad in ("met = 3", "[met]\na = 1", "met = "):
        with pytest.raises(Problem, match=r"en\.toml: "):
            read_templates(bad, "en.toml")
