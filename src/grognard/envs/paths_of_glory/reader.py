"""The observation reader of Paths of Glory: what a seat may know of a position (the same as its view shows it)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.game import Game
from grognard.core.state import State
from grognard.envs.reading import Reader, Shown, Table, bit_set, clipped, features, one, one_hot, top_of
from grognard.games.paths_of_glory.board import supply
from grognard.games.paths_of_glory.board.state import ACTIONS, MUTINY, PathsState
from grognard.games.paths_of_glory.cards.entry import Mobilizing
from grognard.games.paths_of_glory.cards.reinforcements import Placement
from grognard.games.paths_of_glory.cards.special_cards import Landing
from grognard.games.paths_of_glory.combat.casualties import Casualties
from grognard.games.paths_of_glory.combat.combat import PHASES, Combat
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    ARMY,
    AT,
    COMBAT,
    COUNTS_AS,
    CP,
    ELIMINATED,
    NATIONS,
    PIECE_NAMES,
    PIECES,
    POINTS,
    REMOVED,
    RESERVES,
    SIDE,
    SIDES,
    SIZE,
    SPACES,
    UNUSED,
)
from grognard.games.paths_of_glory.moves.movement import March
from grognard.games.paths_of_glory.moves.operations import Activation
from grognard.games.paths_of_glory.moves.redeployment import Redeployment

ACROSS: Final = [x * 255 // max([right for right, _ in AT]) for x, _ in AT]
DOWN: Final = [y * 255 // max([low for _, low in AT]) for _, y in AT]
ROOMS: Final = ["on the map", "in reserve", "eliminated", "removed"]
ROOM_OF: Final = [0] * SIZE + [1, 1, 2, 2, 3, 3, -1]
"""For each space and box which of these it is; the last one holds what has not entered the game."""
assert [ROOM_OF[RESERVES[0]], ROOM_OF[ELIMINATED[0]], ROOM_OF[REMOVED[0]], ROOM_OF[UNUSED]] == [1, 2, 3, -1]
ACTING_AS: Final = sorted(set(COUNTS_AS))
"""The nations as which units are activated (R-89), and the row of each unit among them."""
ROW: Final = [ACTING_AS.index(nation) for nation in COUNTS_AS]
ARMIES_AT: Final = SIZE * len(ACTING_AS)
FACTORS_AT: Final = ARMIES_AT + SIZE * len(SIDES)


class PathsOfGloryReader(Reader):
    """Paths of Glory: the map with all counters, supply, cards as far as they are known, tracks, the combat."""

    def __init__(self, game: Game[State]) -> None:
        self._where: list[int] = [UNUSED] * PIECES
        self._reduced = 0
        self._spaces = bytearray(FACTORS_AT + SIZE * len(SIDES))
        self._pieces = bytearray(PIECES * (2 + len(ROOMS)))
        self._counted = bytes(self._spaces + self._pieces)
        self._sides_then: list[Any] = []
        self._sides = b""
        super().__init__(game)

    def shown(self) -> Shown:
        return {
            "space": {"Advance": "space", "Attackers": "space", "Retreat": "origin"},
            "piece": {
                "Advance": "moving",
                "Attackers": "picked",
                "March": "group",
                "Rebuilding": "piece",
                "Retreat": "pieces",
                "Transfer": "piece",
            },
        }

    def own_tables(self) -> list[Table]:
        space = ["AP control", "CP control", "AP trench", "CP trench", "trench of level 2", "fort", "beachhead"]
        space += ["may move", "may attack", "attacked", "AP in supply", "CP in supply", "combat", "in question"]
        sums = [(f"units of {NATIONS[nation]}", 3) for nation in ACTING_AS] + [
            (f"armies of {name}", 3) for name in SIDES
        ]
        sums += [(f"factors of {name}", 30) for name in SIDES]
        piece = ["reduced", "idle", "moved", "struck", "fled"]
        piece += ["in hand", "attacks", "defends"]
        card = ["in own hand", "known in the other hand", "kept", "served", "discarded", "removed", "played as event"]
        card += ["set aside", "of this action", "used in combat"]
        side = [("hand", 8), ("deck", 70), ("war status", 20), *[(f"level {level}", 1) for level in cards.LEVELS]]
        side += [("mutiny", 1), *[(f"actions: {name}", 6) for name in ACTIONS]]
        numbers = [("turn", 20), ("round", 6), ("victory points", 20), ("bid for AP", 20), ("bid for CP", 20)]
        numbers += [("Greece opened", 1), ("turn of the Tsar", 20), ("Russian spaces then", 20)]
        numbers += [(f"replacements of {name}", 10) for name in POINTS]
        numbers += [(f"combat: phase {number + 1}", 1) for number in range(len(PHASES))]
        numbers += [("attacker's die", 6), ("defender's die", 6), ("attacker's fire", 7), ("defender's fire", 7)]
        numbers += [("retreat", 2), ("flank attack", 2), ("left", 20)]
        return [
            Table("space", SPACES, space, sums),
            Table("piece", PIECE_NAMES, piece, [("x", 255), ("y", 255), *[(name, 1) for name in ROOMS]]),
            Table("card", cards.NAMES, card),
            Table("nation", NATIONS, ["entered the war", "offensive of AP", "offensive of CP"]),
            Table("side", SIDES, ["own", "acting"], side),
            features(numbers),
        ]

    def read(self, s: PathsState, seat: int) -> tuple[list[int], bytes]:
        combat: Combat | None = None
        for under in s.stack:
            if isinstance(under, Combat):
                combat = under
        sets = [*s.control, *s.trench, s.deep, s.forts, one(s.beachhead), s.moves, s.attacks, s.targets]
        sets += [supply.safe_spaces(s, side) & s.control[side] for side in (AP, CP)]
        sets += [one(combat.space) if combat is not None else 0, self.in_hand(s, "space")]
        step = top_of(s)
        held = bit_set(step.pieces[:1]) if isinstance(step, Placement) else self.in_hand(s, "piece")
        sets += [s.reduced, s.idle, s.moved, s.struck, s.fled, held]
        sets += [bit_set(combat.attackers), bit_set(combat.defenders)] if combat is not None else [0, 0]
        sets += [*_cards(s, seat), combat.used if combat is not None else 0]
        sets += [s.war, one(s.offensive[AP]), one(s.offensive[CP])]
        sets += [bit_set([side for side in (AP, CP) if s.player[side] == seat]), one(s.side)]
        return sets, b"".join([self._counters(s), self._tell_sides(s), _features(s, combat)])

    def _counters(self, s: PathsState) -> bytes:
        """What stands in each space, and where each counter is. Hardly anything of that changes from one act to the
        next, so that what was counted last is kept."""
        where, before = s.where, self._where
        flipped = s.reduced ^ self._reduced
        changed = [piece for piece in range(PIECES) if where[piece] != before[piece]] if where != before else []
        if flipped:
            changed = sorted({*changed, *bits(flipped)})
        for piece in changed:
            self._count(piece, before[piece], self._reduced >> piece & 1, -1)
            self._count(piece, where[piece], s.reduced >> piece & 1, 1)
        if changed:
            self._where, self._reduced = where[:], s.reduced
            self._counted = bytes(self._spaces + self._pieces)
        return self._counted

    def _tell_sides(self, s: PathsState) -> bytes:
        """The same of the tracks and of the numbers of cards."""
        now: list[Any] = [s.hands, s.decks, s.status, s.level, s.track, s.offensive]
        if now != self._sides_then:
            self._sides_then = [row[:] for row in now]
            self._sides = _sides(s)
        return self._sides

    def _count(self, piece: int, place: int, side_up: int, by: int) -> None:
        """A counter comes to a place (1), or leaves it (-1)."""
        room = ROOM_OF[place]
        if room < 0:
            return
        self._pieces[(2 + room) * PIECES + piece] += by
        if room > 0:
            return
        side = SIDE[piece] * SIZE
        self._spaces[ROW[piece] * SIZE + place] += by
        if ARMY[piece]:
            self._spaces[ARMIES_AT + side + place] += by
        self._spaces[FACTORS_AT + side + place] += by * COMBAT[side_up][piece]
        self._pieces[piece] = ACROSS[place] if by > 0 else 0
        self._pieces[PIECES + piece] = DOWN[place] if by > 0 else 0


def _cards(s: PathsState, seat: int) -> list[int]:
    hand = known = aside = 0
    for side in (AP, CP):
        if s.player[side] == seat:
            hand |= s.hands[side]
            aside |= s.aside[side]
            known |= s.known[side]
    kept = s.kept[AP] | s.kept[CP]
    piles, removed = s.piles[AP] | s.piles[CP], s.removed[AP] | s.removed[CP]
    return [hand, known, kept, s.served & kept, piles, removed, s.played, aside, one(s.card)]


def _sides(s: PathsState) -> bytes:
    row = [hand.bit_count() for hand in s.hands] + [deck.bit_count() for deck in s.decks]
    row += [clipped(status) for status in s.status]
    levels, actions = bytearray(2 * len(cards.LEVELS)), bytearray(2 * len(ACTIONS))
    for side in (AP, CP):
        levels[2 * s.level[side] + side] = 1
        for how in s.track[side]:
            actions[2 * how + side] += 1
    mutiny = [int(wanted == MUTINY) for wanted in s.offensive]
    return b"".join([bytes(row), bytes(levels), bytes(mutiny), bytes(actions)])


def _features(s: PathsState, combat: Combat | None) -> bytes:
    row = [s.turn, s.round, clipped(s.points), clipped(-s.bid), clipped(s.bid), int(s.limited_greece)]
    row += [s.tsar_turn, clipped(s.tsar_spaces) if s.tsar_turn else 0]
    row += [clipped(number) for number in s.replacements]
    phase = one_hot(combat.stage if combat is not None else -1, len(PHASES))
    fire = [0] * 6
    if combat is not None:
        fire = [clipped(number) for number in [*combat.dice, *combat.numbers, combat.length, combat.flank]]
    step: Any = top_of(s)
    left = 0
    if isinstance(step, (Activation, Redeployment, Casualties, Mobilizing)):
        left = step.left
    elif isinstance(step, March):
        left = step.left(s)
    elif isinstance(step, Landing):
        left = 3 - step.landed
    return b"".join([bytes(row), phase, bytes(fire), bytes([clipped(left)])])
