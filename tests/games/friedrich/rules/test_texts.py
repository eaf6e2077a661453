"""Names, headings and results in English."""

from __future__ import annotations

from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.seen.layout import REVISED
from grognard.texts.files import languages, rulebook
from grognard.texts.words import words
from tests.games.friedrich.clock import turn_up
from tests.games.friedrich.vocabulary import FRIEDRICH, position


def test_cards_are_called_by_suit_and_value() -> None:
    names = {words(FRIEDRICH).name("card", card) for card in range(200)}
    assert len(names) == 12 * 4 + 1
    assert words(FRIEDRICH).name("card", "12D.3") == "12 of diamonds"
    assert words(FRIEDRICH).name("card", "RB.4") == "Reserve"
    assert words(FRIEDRICH).name("card", "RB.4", "id") == "RB.4"


def test_the_lines_that_are_revised_are_those_with_a_revised_text() -> None:
    for language in languages():
        book = rulebook(FRIEDRICH, language)
        assert {section for section, row in book.items() if "revised" in row} == REVISED
    rule = next(rule for rule in FRIEDRICH.rules() if rule.section == "fate-3-diamonds")
    _, text = words(FRIEDRICH).rule(rule)
    assert "\n\nWith the option “Revised Cards of Fate”: Next turn there is no attack against Halle" in text


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
    assert heading(s) == ("End of the game", "the-end")
    assert result(s) == (
        "Elisabeth and Maria Theresa won (Sweden holds its objectives, the Imperial Army holds its objectives; rule 12)"
    )
    s = turn_up("America", drawn=["Elisabeth", "Sweden", "India"], out=["Russia", "Sweden"])
    assert result(s) == "Frederick won (Russia, Sweden and France have left the war; rule 12)"
    outcome = s.result()
    assert outcome is not None
    assert FRIEDRICH.plain(outcome.saying) == "three-have-left Russia Sweden France"
