"""Names and cards in English."""

from __future__ import annotations

from grognard.games.quartermaster_1914.facts import library, tables
from grognard.texts.words import slug, words
from tests.games.quartermaster_1914.vocabulary import GAME


def test_names_have_the_forms_that_sentences_want() -> None:
    for nation in range(len(tables.NATIONS)):
        assert words(GAME).name("nation", nation, "a").endswith(" " + words(GAME).name("nation", nation, "adjective"))
    for space, name in enumerate(tables.SPACES):
        assert words(GAME).name("space", space) == name
        assert words(GAME).name("space", space, "the") in (name, f"the {name}")
        assert words(GAME).name("space", space, "the").startswith("the ") or tables.LAND >> space & 1


def test_every_card_is_named_and_the_told_ones_are_told() -> None:
    for kind, name in enumerate(library.KINDS):
        assert words(GAME).has(f"card-{slug(name)}")
        assert words(GAME).name("card", kind) == name
        assert (words(GAME).name("card", kind, "text") != name) == library.TOLD[kind]
