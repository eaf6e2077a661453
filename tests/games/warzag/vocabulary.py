"""Words for tests: set a position up, play acts by their text, look at the board."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.refusals import Refusal
from grognard.games.warzag.board import zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library, tables
from grognard.games.warzag.facts.acts import ROLL
from grognard.games.warzag.facts.tables import ARMIES, DEVELOPMENTS, KINDS, NATIONS, SIZE, TERRITORIES
from grognard.games.warzag.game import Warzag
from grognard.games.warzag.phases import resources
from grognard.games.warzag.position import position, region
from tests import vocabulary
from tests.vocabulary import asked, deal_on, do, offered, winners

__all__ = [
    "GAME", "army", "asked", "cards", "deal_on", "defence", "developed", "discards", "do", "done", "draw", "hand",
    "here", "income", "leader", "mission", "offered", "owner", "passing", "points", "position", "position_1", "refused",
    "region", "roll", "rule", "start", "territories", "token", "winners",
]  # fmt: skip

GAME = Warzag()


def rule(*numbers: str) -> pytest.MarkDecorator:
    """What a test is about: sections W1 to W27, or ids: cards S01, objectives O01, missions M01, promotions P01,
    squares T01."""
    return pytest.mark.rule("warzag", *numbers)


def position_1(*how: Any, **more: Any) -> WarzagState:
    """A position with the figures of version 1: for tests of rules that are the same in all versions, and that say what
    comes out by these figures."""
    return position(*how, **{"version": 1} | more)


def start(scenario: str = "four-players", **options: str) -> WarzagState:
    """The beginning of a game, before anything is drawn."""
    s = GAME.start(scenario, options)
    assert isinstance(s, WarzagState)
    return s


def roll(s: WarzagState, *symbols: str) -> WarzagState:
    """Let the die show D, R or T, once for each letter."""
    for symbol in symbols:
        assert asked(s) == ["chance"], (asked(s), offered(s)[:40])
        faces = [
            act for act in s.asks()[0].acts if tables.SYMBOLS[s.setup.values.faces[act - ROLL - 1]][0].upper() == symbol
        ]
        assert faces, (symbol, offered(s)[:40])
        s.apply(CHANCE, faces[0])
    return s


def draw(s: WarzagState, *names: str) -> WarzagState:
    """Let chance draw these supply cards or missions, by name, one after the other."""
    for name in names:
        assert asked(s) == ["chance"], (asked(s), offered(s)[:40])
        for text in offered(s):
            if text.partition(" ")[2].startswith(name):
                do(s, text)
                break
        else:
            raise AssertionError(f"{name} cannot be drawn: {offered(s)[:40]}")
    return s


def passing(s: WarzagState) -> WarzagState:
    """Whoever may play a card in a window passes, until something else is asked."""
    while s.asks() and "pass" in offered(s):
        do(s, "pass")
    return s


def done(s: WarzagState) -> WarzagState:
    """Say 'done' once."""
    return do(s, "done")


def army(s: WarzagState, nation: str, kind: str, place: str, number: int = 0) -> str:
    """How acts name an army: army(s, "uk", "air", "D4") -> "UK air 1"; of several of the kind, which."""
    found = [
        name
        for index, name in enumerate(ARMIES)
        if NATIONS[tables.NATION[index]] == nation
        and KINDS[tables.KIND[index]] == kind
        and s.where[index] < SIZE
        and TERRITORIES[s.where[index]] == place
    ]
    assert len(found) > number, f"{nation} has {found} on {place}; {here(s, place)}"
    return found[number]


def here(s: WarzagState, place: str) -> list[str]:
    """Who is on a territory: ["uk infantry", "ussr air/2"], wounds after a slash, sorted."""
    found = []
    for index, where in enumerate(s.where):
        if where < SIZE and TERRITORIES[where] == place:
            wounds = f"/{s.wounds[index]}" if s.wounds[index] else ""
            found.append(f"{NATIONS[tables.NATION[index]]} {KINDS[tables.KIND[index]]}{wounds}")
    return sorted(found)


def defence(s: WarzagState, name: str) -> int:
    """The current defence of an army, by its name in acts."""
    return s.current(ARMIES.index(name))


def owner(s: WarzagState, place: str) -> str:
    """The nation that owns a territory, "radioactive", or '' for nobody."""
    number = TERRITORIES.index(place)
    if s.radioactive >> number & 1:
        return "radioactive"
    nation = s.owner(number)
    return NATIONS[nation] if nation >= 0 else ""


def territories(s: WarzagState, nation: str) -> list[str]:
    """All territories of a nation."""
    return [TERRITORIES[number] for number in bits(s.own[NATIONS.index(nation)])]


def developed(s: WarzagState, place: str) -> str:
    """The development of a territory, or ''."""
    number = TERRITORIES.index(place)
    return next((name for kind, name in enumerate(DEVELOPMENTS) if s.developed[kind] >> number & 1), "")


def points(s: WarzagState, nation: str) -> int:
    return s.points[NATIONS.index(nation)]


def income(s: WarzagState, nation: str) -> int:
    """What Phase I would give this nation now."""
    return resources.income(s, NATIONS.index(nation))


def leader(s: WarzagState, nation: str) -> str:
    """Where a leader is, or ''."""
    place = s.leader[NATIONS.index(nation)]
    return TERRITORIES[place] if place >= 0 else ""


def token(s: WarzagState, nation: str) -> int:
    """The square of a research token: 0 for START, -1 when it is not active."""
    return s.token[NATIONS.index(nation)]


def cards(s: WarzagState, nation: str) -> int:
    """How many supply cards a nation holds."""
    return s.cards_of(NATIONS.index(nation))


def hand(s: WarzagState, nation: str) -> list[str]:
    """The names of the supply cards that a nation holds."""
    return [library.SUPPLIES[kind] for kind in zones.copies(s.hands[NATIONS.index(nation)])]


def discards(s: WarzagState) -> list[str]:
    """The names of the supply cards on the discard pile."""
    return [library.SUPPLIES[kind] for kind in zones.copies(s.discards)]


def mission(s: WarzagState, nation: str) -> str:
    """The name of the mission that a nation holds, or ''."""
    number = s.missions[NATIONS.index(nation)]
    return library.MISSIONS[number] if number >= 0 else ""


def refused(s: WarzagState, text: str, seat: str = "") -> Refusal:
    """The refusal of this act for the seat that is asked (or the one named); it is an error if it is allowed."""
    refusal = vocabulary.refused(s, text, seat)
    assert refusal.rule in {section.section for section in GAME.rules()}, refusal
    return refusal
