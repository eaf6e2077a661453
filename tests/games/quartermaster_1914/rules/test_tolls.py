"""The Status cards that take effect when a battle starts (R21), for the pieces of the state and for imagined ones."""

from __future__ import annotations

import pytest

from grognard.games.quartermaster_1914.battles.tolls import tolls
from grognard.games.quartermaster_1914.facts import tables
from grognard.games.quartermaster_1914.facts.library import KIND, KINDS
from grognard.games.quartermaster_1914.position import position

STATUS = {"FRIT": ["La Revanche", "Verdun", "Marne", "Alpini"], "DE": ["Tripled Trench Lines"]}


def space(code: str) -> int:
    return tables.CODES.index(code)


def nation(code: str) -> int:
    return tables.NATION_CODES.index(code)


@pytest.mark.rule("quartermaster-1914", "R21")
@pytest.mark.parametrize(
    ("pieces", "attacker", "origin", "target", "found"),
    [
        ({"FR": "PIC", "DE": "BUR"}, "FR", "PIC", "BUR", ["La Revanche", "Tripled Trench Lines"]),
        ({"UK": "PIC", "DE": "BUR"}, "UK", "PIC", "BUR", ["Tripled Trench Lines"]),
        ({"DE": "WGE", "FR": "BUR"}, "DE", "WGE", "BUR", ["Verdun"]),
        ({"DE": "BEL", "FR": "PIC"}, "DE", "BEL", "PIC", ["Marne"]),
        ({"DE": "BEL", "UK": "PIC"}, "DE", "BEL", "PIC", []),
        ({"AH": "VIE", "IT": "ROM"}, "AH", "VIE", "ROM", ["Alpini"]),
    ],
)
def test_which_status_cards_take_effect(
    pieces: dict[str, str], attacker: str, origin: str, target: str, found: list[str]
) -> None:
    s = position(pieces=pieces, status=STATUS)
    where = (nation(attacker), space(origin), space(target))
    assert [KINDS[KIND[card]] for card in tolls(s, s.pieces, *where)] == found
    empty = [0] * len(s.pieces)
    assert tolls(s, empty, *where) == []


def test_alpini_needs_difficult_terrain() -> None:
    easy = next(code for code in tables.CODES if tables.LAND & ~tables.DIFFICULT & 1 << space(code))
    s = position(pieces={"IT": easy}, status=STATUS)
    assert tolls(s, s.pieces, nation("AH"), space("VIE"), space(easy)) == []


def test_a_card_that_is_not_in_play_takes_no_effect() -> None:
    s = position(pieces={"DE": "WGE", "FR": "BUR"}, status={})
    assert tolls(s, s.pieces, nation("DE"), space("WGE"), space("BUR")) == []
