"""The English texts: every key that the rules say has one, none is idle, and none wants what it is not given."""

from __future__ import annotations

from grognard.games.friedrich import fate_lines, rulebook, tables
from grognard.games.friedrich.state import FriedrichState
from grognard.texts.words import words
from tests.friedrich.clock import turn_up
from tests.friedrich.desk import FRIEDRICH, position
from tests.spoken import name_keys, own_texts, shared_texts, spoken, used

PLACES = spoken(FRIEDRICH)
OWN = own_texts(FRIEDRICH)
FOUND = {**dict(shared_texts()), **dict(OWN)}
FORMS = {"text", "revised", "id"}
"""Forms that are not written in the text files: sections of the rulebook have texts, everything has its id."""


def test_no_text_is_given_twice() -> None:
    assert len(FOUND) == len(OWN) + len(shared_texts())


def test_everything_that_is_said_has_a_text() -> None:
    assert len(PLACES) > 250
    assert [(place.place, key) for place in PLACES for key in place.keys if key not in FOUND] == []


def test_every_text_is_used() -> None:
    said = {key for place in PLACES for key in place.keys} | name_keys(FRIEDRICH)
    said |= {other for text in FOUND.values() for other in text.texts}
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
    forms = {form for _, text in OWN for form in text.forms}
    assert forms - {"text"} <= wanted
    assert wanted - FORMS <= forms


def test_scenarios_and_options_have_title_and_text() -> None:
    for kind, names in (("scenario", FRIEDRICH.scenarios), ("option", FRIEDRICH.options)):
        for name in names:
            title, text = (words(FRIEDRICH).name(kind, name, form) for form in ("", "text"))
            assert title != name
            assert text.endswith("."), text


def test_cards_are_called_by_suit_and_value() -> None:
    names = {words(FRIEDRICH).name("card", card) for card in range(200)}
    assert len(names) == 12 * 4 + 1
    assert words(FRIEDRICH).name("card", "12D.3") == "12 of diamonds"
    assert words(FRIEDRICH).name("card", "RB.4") == "Reserve"
    assert words(FRIEDRICH).name("card", "RB.4", "id") == "RB.4"


def test_the_lines_that_are_revised_are_those_with_a_revised_text() -> None:
    revised = {fate_lines.section(line) for line in fate_lines.REVISED}
    assert revised == {section for section, row in rulebook.fate_texts("en").items() if "revised" in row}


def test_a_language_without_a_rulebook_has_the_english_one() -> None:
    assert [rule.text for rule in FRIEDRICH.rules("nowhere")] == [rule.text for rule in FRIEDRICH.rules("en")]


# Headings and results


def heading(s: FriedrichState) -> tuple[str, str]:
    """Where the game stands, in words and as a record has it."""
    return words(FRIEDRICH).line(s.heading()), FRIEDRICH.plain(s.heading())


def result(s: FriedrichState) -> str:
    found = s.result()
    assert found is not None
    assert FRIEDRICH.restore(s.dump()).dump() == s.dump()
    return words(FRIEDRICH).result(found, s.setup.seats)


def test_headings() -> None:
    start = FRIEDRICH.start()
    assert isinstance(start, FriedrichState)
    assert heading(start) == ("Set-up", "set-up")
    assert heading(position(turn=3)) == ("Turn 3, Prussia", "turn 3 Prussia")
    army = position(turn=4, nation="Imperial Army")
    assert heading(army) == ("Turn 4, Imperial Army", "turn 4 Imperial Army")
    assert heading(position(turn=6, phase="end")) == ("Turn 6, end of the turn", "end-of-turn 6")


def test_results() -> None:
    both = [city for nation in (tables.SWEDEN, tables.IMPERIAL) for city in tables.OBJECTIVES[nation]]
    s = position(turn=3, phase="end", held={"Sweden": [tables.CITIES[city] for city in both]})
    assert heading(s) == ("The end", "the-end")
    assert result(s) == (
        "Elisabeth, Maria Theresa won: Sweden holds its objectives, the Imperial Army holds its objectives (rule 12)"
    )
    s = turn_up("America", drawn=["Elisabeth", "Sweden", "India"], out=["Russia", "Sweden"])
    assert result(s) == "Frederick won: Russia, Sweden and France have left the war (rule 12)"
    outcome = s.result()
    assert outcome is not None
    assert FRIEDRICH.plain(outcome.saying) == "three-have-left Russia Sweden France"
