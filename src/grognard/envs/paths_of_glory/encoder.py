"""What a seat may know of a position of Paths of Glory (the same as its view shows it)."""

from __future__ import annotations

from typing import Any, Final

from grognard.envs.reading import Reader, Shown, Table, bit_set, clipped, features, one, top_of
from grognard.games.paths_of_glory import cards, supply
from grognard.games.paths_of_glory.casualties import Casualties
from grognard.games.paths_of_glory.combat import PHASES, Combat
from grognard.games.paths_of_glory.entry import Mobilizing
from grognard.games.paths_of_glory.movement import March
from grognard.games.paths_of_glory.oddities import Landing
from grognard.games.paths_of_glory.operations import Activation
from grognard.games.paths_of_glory.redeployment import Redeployment
from grognard.games.paths_of_glory.reinforcements import Placement
from grognard.games.paths_of_glory.state import ACTIONS, MUTINY, PathsState
from grognard.games.paths_of_glory.tables import (
    AP,
    ARMY,
    AT,
    COMBAT,
    CP,
    ELIMINATED,
    NATION,
    NATIONS,
    NEUTRALS,
    PIECE_NAMES,
    PIECES,
    POINTS,
    REMOVED,
    RESERVES,
    SIDE,
    SIDES,
    SIZE,
    SPACES,
)

ACROSS: Final = [x * 255 // max([right for right, _ in AT]) for x, _ in AT]
DOWN: Final = [y * 255 // max([low for _, low in AT]) for _, y in AT]
SUMS: Final = ["armies of AP", "corps of AP", "armies of CP", "corps of CP"]


class GameReader(Reader):
    """Paths of Glory: the map with all counters, supply, cards as far as they are known, tracks, the combat."""

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
        space += [f"units of {name}" for name in NATIONS]
        sums = [(name, 3) for name in SUMS] + [("factors of AP", 30), ("factors of CP", 30)]
        piece = ["on the map", "in reserve", "eliminated", "removed", "reduced", "idle", "moved", "struck", "fled"]
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
            Table("piece", PIECE_NAMES, piece, [("x", 255), ("y", 255)]),
            Table("card", cards.NAMES, card),
            Table("nation", NATIONS, ["at war", "offensive of AP", "offensive of CP"]),
            Table("side", SIDES, ["own", "acting"], side),
            features(numbers),
        ]

    def read(self, s: PathsState, seat: int) -> tuple[list[int], bytes]:
        combat: Combat | None = None
        for under in s.stack:
            if isinstance(under, Combat):
                combat = under
        standing, boxes, numbers = _counters(s)
        sets = [*s.control, *s.trench, s.deep, s.forts, one(s.beachhead), s.moves, s.attacks, s.targets]
        sets += [supply.safe_spaces(s, side) & s.control[side] for side in (AP, CP)]
        sets += [one(combat.space) if combat is not None else 0, self.in_hand(s, "space"), *standing]
        step = top_of(s)
        held = bit_set(step.pieces[:1]) if isinstance(step, Placement) else self.in_hand(s, "piece")
        sets += [*boxes, s.reduced, s.idle, s.moved, s.struck, s.fled, held]
        sets += [bit_set(combat.attackers), bit_set(combat.defenders)] if combat is not None else [0, 0]
        sets += [*_cards(s, seat), combat.used if combat is not None else 0]
        sets.append(bit_set([nation for nation in NEUTRALS if s.at_war(nation)]))
        sets += [one(s.offensive[AP]), one(s.offensive[CP])]
        sets += [bit_set([side for side in (AP, CP) if s.player[side] == seat]), one(s.side)]
        return sets, b"".join([numbers, _sides(s), _features(s, combat)])


def _counters(s: PathsState) -> tuple[list[int], list[int], bytes]:
    """Where units of each nation stand; which counters are on the map and in boxes; what stands in each space, and
    where each counter is."""
    standing = [0] * len(NATIONS)
    on_map = reserve = lost = removed = 0
    sums = bytearray(SIZE * (len(SUMS) + 2))
    places = bytearray(2 * PIECES)
    reduced = s.reduced
    for piece, place in enumerate(s.where):
        if place < SIZE:
            on_map |= 1 << piece
            standing[NATION[piece]] |= 1 << place
            side = SIDE[piece]
            sums[(2 * side + int(not ARMY[piece])) * SIZE + place] += 1
            sums[(len(SUMS) + side) * SIZE + place] += COMBAT[reduced >> piece & 1][piece]
            places[piece] = ACROSS[place]
            places[PIECES + piece] = DOWN[place]
        elif place in RESERVES:
            reserve |= 1 << piece
        elif place in ELIMINATED:
            lost |= 1 << piece
        elif place in REMOVED:
            removed |= 1 << piece
    return standing, [on_map, reserve, lost, removed], bytes(sums + places)


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
    for level in range(len(cards.LEVELS)):
        row += [int(now == level) for now in s.level]
    row += [int(wanted == MUTINY) for wanted in s.offensive]
    for how in range(len(ACTIONS)):
        row += [track.count(how) for track in s.track]
    return bytes(row)


def _features(s: PathsState, combat: Combat | None) -> bytes:
    row = [s.turn, s.round, clipped(s.points), clipped(-s.bid), clipped(s.bid), int(s.limited_greece)]
    row += [s.tsar_turn, clipped(s.tsar_spaces) if s.tsar_turn else 0]
    row += [clipped(number) for number in s.replacements]
    row += [int(combat is not None and combat.phase == number) for number in range(len(PHASES))]
    if combat is not None:
        row += [clipped(number) for number in [*combat.dice, *combat.numbers, combat.length, combat.flank]]
    else:
        row += [0] * 6
    step: Any = top_of(s)
    left = 0
    if isinstance(step, (Activation, Redeployment, Casualties, Mobilizing)):
        left = step.left
    elif isinstance(step, March):
        left = step.left(s)
    elif isinstance(step, Landing):
        left = 3 - step.landed
    row.append(clipped(left))
    return bytes(row)
