"""Effects of cards are read when the game is loaded; what is misspelt is named with file and line."""

from __future__ import annotations

import pytest

from grognard.core.refusals import Problem
from grognard.games.quartermaster_1914.cards.special_cards import ODDITIES
from grognard.games.quartermaster_1914.facts import library, tables
from grognard.games.quartermaster_1914.turn import effects
from grognard.games.quartermaster_1914.turn.effects import EFFECTS, OPS, Effect, read, read_card
from tests.games.quartermaster_1914.vocabulary import at, position


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("biuld AH army in any", "'biuld' is not one of build, recruit"),
        ("build XX army in any", "'XX' is not one of AH"),
        ("build AH tank in any", "'tank' is not one of army, navy, piece"),
        ("build AH army", "a word is missing; expected in"),
        ("build AH army in", "expected exactly one place"),
        ("build AH army in ATLANTIS", "there is no region 'ATLANTIS'"),
        ("battle DE in PIC from ATLANTIS", "'ATLANTIS' is not one of built"),
        ("points central many", "expected a number, not 'many'"),
        ("points central 2 twice", "unexpected word 'twice'"),
        ("points neutral 2", "'neutral' is not one of central, entente"),
        ("attrition FRIT", "'FRIT' is not a loss; expected a power"),
        ("attrition FRIT=1+IT:land", "'IT:land' is not one of FR:land"),
        ("if UK:moon>2 points central 2", "'UK:moon>2' is not one of UK:sea<3"),
        ("cost deck DE 1", "'deck' is not one of hand, prepared"),
        ("token", "expected exactly one place"),
        ("draft OT tank", "'tank' is not one of army, navy"),
        ("play UK Warfare", "'Warfare' is not one of Build-Army"),
        ("truce for a day", "unexpected word 'for a day'"),
    ],
)
def test_a_misspelt_effect_is_named_with_file_and_line(text: str, why: str) -> None:
    kind = library.KINDS.index("Ottoman Build Army")
    line = library.line_of(kind, 'name = "Ottoman Build Army"')
    with pytest.raises(Problem) as found:
        read_card(kind, [text])
    assert str(found.value).startswith("cards.toml:")
    assert why in str(found.value)
    assert line > 10


def test_the_line_of_a_wrong_effect_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = library.KINDS.index("Ottoman Build Army")
    (text,) = library.DO_LINES[kind]
    monkeypatch.delitem(OPS, text.split()[0])
    with pytest.raises(Problem) as found:
        read_card(kind, [text])
    assert str(found.value).startswith(f"cards.toml:{library.line_of(kind, text)}: ")


def test_the_line_is_that_of_the_card() -> None:
    kind = library.KINDS.index("Ottoman Build Army")
    rows = tables.DATA.text(library.FILE).splitlines()
    found = library.line_of(kind, library.DO_LINES[kind][0])
    assert library.DO_LINES[kind][0] in rows[found - 1]
    assert any('name = "Ottoman Build Army"' in row for row in rows[found - 8 : found])


def test_the_line_is_found_even_if_other_cards_have_the_same() -> None:
    rows = tables.DATA.text(library.FILE).splitlines()
    begins = {name: rows.index(f'name = "{name}"') for name in library.KINDS if f'name = "{name}"' in rows}
    assert len(begins) > 100
    for name, begin in begins.items():
        kind = library.KINDS.index(name)
        later = [other for other in begins.values() if other > begin]
        for text in library.DO_LINES[kind]:
            assert begin < library.line_of(kind, text) - 1 < min(later, default=len(rows)), (name, text)


def test_every_effect_is_one_class_and_every_class_is_used() -> None:
    used = {effect.op.partition("-")[0] for card in EFFECTS for effect in card}
    assert used == {*OPS, *ODDITIES}
    made = {type(effect) for card in EFFECTS for effect in card}
    assert made == {
        kind
        for kind in vars(effects).values()
        if isinstance(kind, type) and issubclass(kind, Effect) and kind is not Effect
    }


def test_a_condition_is_a_count_and_a_bound() -> None:
    more, fewer = read("if UK:sea>2 points entente 1"), read("if UK:sea<3 points entente 1")
    assert (more.least, more.most, fewer.least, fewer.most) == (3, effects.ALWAYS, 0, 2)


def test_what_is_asked_and_what_is_struck_are_two_things() -> None:
    effect = read("if UK:sea>2 eliminate central in NTH")
    assert not effect.holds(position(power="UKUS", pieces={"UK": "BRI NTH"}).pieces)
    s = position(power="UKUS", pieces={"UK": "BRI NTH NAO WAO", "DE": "BER NTH"})
    assert effect.holds(s.pieces)
    assert effect.carry_out(s, tables.BRITAIN, 0)
    s.asked = []
    s.settle()
    assert at(s, "DE") == "BER"
