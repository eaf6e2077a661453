"""The English texts: every key that the rules say has one, none is idle, and none wants what it is not given."""

from __future__ import annotations

from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914 import library, tables
from grognard.texts.words import slug, words
from tests.quartermaster_1914.desk import GAME
from tests.quartermaster_1914.keys import Source
from tests.spoken import name_keys, own_texts, shared_texts, used

PLACES = Source(GAME).spoken()
OWN = own_texts(GAME)
FOUND = {**dict(shared_texts()), **dict(OWN)}
EMPTY = ("empty", "report-navies", "report-unsupplied")
"""What may say nothing."""


def test_no_text_is_given_twice() -> None:
    assert len(FOUND) == len(OWN) + len(shared_texts())


def test_everything_that_is_said_has_a_text() -> None:
    assert len(PLACES) > 300
    assert [(place.place, key) for place in PLACES for key in place.keys if key not in FOUND] == []


def test_every_text_is_used() -> None:
    said = {key for place in PLACES for key in place.keys} | name_keys(GAME)
    assert [(text.file, key) for key, text in OWN if key not in said] == []


def test_every_text_gets_what_it_names() -> None:
    missing = [
        (place.place, key, sorted(used(key, FOUND) - place.given))
        for place in PLACES
        for key in place.keys
        if not used(key, FOUND) <= place.given
    ]
    assert missing == []


def test_every_form_is_wanted_and_exists() -> None:
    wanted = {form for text in FOUND.values() for form in text.wanted}
    assert {form for _, text in OWN for form in text.forms} == wanted


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


def test_scenarios_and_options_have_title_and_text() -> None:
    for kind, names in (("scenario", GAME.scenarios), ("option", GAME.options)):
        for name in names:
            title, text = (words(GAME).name(kind, name, form) for form in ("", "text"))
            assert title != name
            assert text.endswith("."), text


def test_the_sections_of_the_rules_have_title_and_text() -> None:
    for rule in GAME.rules():
        for text in (rule.title, rule.text):
            assert (words(GAME).line(text) if isinstance(text, Saying) else text).strip(), rule.section


def test_a_language_without_a_rulebook_has_the_english_one() -> None:
    assert [rule.text for rule in GAME.rules("nowhere")] == [rule.text for rule in GAME.rules("en")]


def test_every_text_can_be_said() -> None:
    for place in PLACES:
        for key in place.keys:
            for number in (0, 1, 2):
                given = {name: _something(name, number) for name in place.given}
                assert words(GAME).line(Saying(key, **given)).strip() or key in EMPTY, key


def _something(name: str, number: int) -> int | str | list[int | str]:
    """An argument of this name: several of a kind for a plural."""
    kind = GAME.kind(name)
    one = GAME.scenario().seats[number] if kind == "seat" else number % len(words(GAME).ids(kind) or [0] * 9)
    several = kind not in ("", name.rstrip("2")) or name in ("hits", "here", "ground", "each", "names")
    return [one] * number if several else one
