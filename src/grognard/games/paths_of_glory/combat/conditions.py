"""9.5.4: when a combat card may be played: one class for each condition, read from the words of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.core.refusals import Problem
from grognard.games.paths_of_glory.board import control
from grognard.games.paths_of_glory.board.needs import NEED_OF, Need
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat.battle import Battle
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    ARMY,
    BASRA,
    BOARD,
    COMBAT,
    CP,
    FALL,
    GE,
    LANDS,
    MOUNTAIN,
    NATION,
    NATIONS,
    OF_LAND,
    SPRING,
    SWAMP,
    TERRAIN,
    TERRAINS,
    USABLE,
    WINTER,
    season,
)


# compiled: plain subclasses
class Condition:
    """Something that must hold of a combat for the side that plays the card."""

    def __init__(self, words: list[str]) -> None:
        self.read(words)

    def read(self, words: list[str]) -> None:
        if words:
            raise Problem("word-too-many", text=" ".join(words))

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        raise NotImplementedError


class OfNations(Condition):
    """Conditions that name nations."""

    def read(self, words: list[str]) -> None:
        self.nations = [_nation(word) for word in words]


class With(OfNations):
    """A unit of one of these nations takes part."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return any(NATION[piece] in self.nations for piece in b.own(side))


class Only(OfNations):
    """All units that take part are of these nations."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return all(NATION[piece] in self.nations for piece in b.own(side))


class Against(OfNations):
    """One of the enemy's units is of these nations."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return any(NATION[piece] in self.nations for piece in b.own(1 - side))


class AgainstOnly(OfNations):
    """The enemy has units, all of these nations."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        units = b.own(1 - side)
        return bool(units) and all(NATION[piece] in self.nations for piece in units)


class WithArmy(OfNations):
    """An army of one of these nations takes part."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return any(NATION[piece] in self.nations and ARMY[piece] for piece in b.own(side))


class WithStrength(OfNations):
    """A unit of one of these nations with a combat factor takes part."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return any(NATION[p] in self.nations and COMBAT[s.reduced >> p & 1][p] > 0 for p in b.own(side))


class In(Condition):
    """The space lies in one of these lands."""

    def read(self, words: list[str]) -> None:
        self.spaces = 0
        for word in words:
            if word not in LANDS:
                raise Problem("word-wrong", text=word, names=LANDS)
            self.spaces |= OF_LAND[LANDS.index(word)]

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return bool(self.spaces >> b.space & 1)


class Terrain(Condition):
    def read(self, words: list[str]) -> None:
        if len(words) != 1 or words[0] not in TERRAINS:
            raise Problem("word-wrong", text=" ".join(words), names=TERRAINS)
        self.terrain = TERRAINS.index(words[0])

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return TERRAIN[b.space] == self.terrain


class Turns(Condition):
    """The turn is one from the first to the last."""

    def read(self, words: list[str]) -> None:
        self.first, self.last = int(words[0]), int(words[1])

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return self.first <= s.turn <= self.last


class Weather(Condition):
    """Mountains in Fall or Winter, swamps in Spring or Fall; for units, not for a fort alone."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        now = season(s.turn)
        if TERRAIN[b.space] == MOUNTAIN:
            return now in (FALL, WINTER)
        return TERRAIN[b.space] == SWAMP and now in (SPRING, FALL)


class IntactFort(Condition):
    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return bool(s.forts >> b.space & 1)


class EnemyTrench(Condition):
    """The defenders, who have units, have a trench there."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return bool(b.defenders) and bool(s.trench[1 - side] >> b.space & 1)


class OwnTrench(Condition):
    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return bool(s.trench[side] >> b.space & 1)


class NoOwnTrench(Condition):
    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return not s.trench[side] >> b.space & 1


class Alpine(Condition):
    """A German attacks from a mountain, or takes part in an attack on one."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        germans = [piece for piece in b.own(side) if NATION[piece] == GE]
        if TERRAIN[b.space] == MOUNTAIN:
            return bool(germans)
        return any(TERRAIN[s.where[piece]] == MOUNTAIN for piece in germans)


class FromBasra(Condition):
    """R-99: every attacker has a way to Basra, over Allied spaces without enemies."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        over = control.friendly(s, AP)
        if not s.control[AP] >> BASRA & 1 or s.held[CP] >> BASRA & 1:
            return False
        for piece in b.own(side):
            links = USABLE[NATION[piece]]
            reached = BOARD.flood(1 << BASRA, over, classes=links)
            if not (reached >> s.where[piece] & 1 or reached & BOARD.beside_by(links)[s.where[piece]]):
                return False
        return True


class NoTanks(Condition):
    """The Allies use neither Royal Tank Corps nor Yanks and Tanks."""

    def holds(self, s: PathsState, b: Battle, side: int) -> bool:
        return not b.used >> cards.ROYAL_TANK_CORPS & 1 and s.spur != cards.YANKS_AND_TANKS


def _nation(word: str) -> int:
    if word not in NATIONS:
        raise Problem("word-wrong", text=word, names=NATIONS)
    return NATIONS.index(word)


WORDS: Final[dict[str, Callable[[list[str]], Condition]]] = {
    "with": With,
    "only": Only,
    "against": Against,
    "against-only": AgainstOnly,
    "army": WithArmy,
    "strength": WithStrength,
    "in": In,
    "terrain": Terrain,
    "turns": Turns,
    "weather": Weather,
    "fort": IntactFort,
    "enemy-trench": EnemyTrench,
    "own-trench": OwnTrench,
    "no-own-trench": NoOwnTrench,
    "alpine": Alpine,
    "basra": FromBasra,
    "no-tanks": NoTanks,
}


def _read(card: int) -> list[Condition]:
    return [WORDS[word](rest) for word, rest in cards.words(card, cards.IF[card], list(WORDS))]


CONDITIONS: Final[list[list[Condition]]] = [_read(card) for card in range(cards.NUMBER)]
_needs: Final[list[list[Need]]] = NEED_OF

# The windows in which combat cards are played
TRENCHES: Final = 0
FLANK: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3


def _window(card: int) -> int:
    """The window of a card; those of both sides have the window of attack here."""
    if "no-trench" in cards.DOES[card] or "no-shifts" in cards.DOES[card]:
        return TRENCHES
    if "flank" in cards.DOES[card]:
        return FLANK
    return DEFENCE if cards.WHEN[card] == "defence" else ATTACK


def _of_window(side: int, window: int) -> list[int]:
    found: list[int] = []
    for card in range(cards.NUMBER):
        if cards.OWNER[card] == side and cards.WHEN[card]:
            if _window(card) == window or (window == DEFENCE and cards.WHEN[card] == "combat"):
                found.append(card)
    return found


OF_WINDOW: Final[list[list[list[int]]]] = [[_of_window(side, window) for window in range(4)] for side in (AP, CP)]


def fits(s: PathsState, b: Battle, card: int) -> bool:
    """Whether a card may be played in this combat, as everybody can see."""
    side = cards.OWNER[card]
    for need in _needs[card]:
        if not need.holds(s, side):
            return False
    return all(condition.holds(s, b, side) for condition in CONDITIONS[card])


def fitting(s: PathsState, b: Battle, side: int, window: int) -> int:
    """The cards of a side that would fit into this window, wherever they are."""
    found = 0
    for card in OF_WINDOW[side][window]:
        if fits(s, b, card):
            found |= 1 << card
    return found & ~b.used


def unseen(s: PathsState, side: int) -> int:
    """The cards that a side could hold, for all that the other one knows from the table."""
    found = cards.UP_TO[s.level[side]] & cards.OF_SIDE[side]
    if not s.setup.all_optional and not s.setup.some_optional:
        found &= ~cards.OPTIONAL
    found &= ~(s.piles[side] | s.removed[side] | s.kept[side])
    return found & ~(1 << s.card) if s.card >= 0 else found
