"""What a seat may know, as JSON data (9.4: who may see what)."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits, mask_of
from grognard.games.quartermaster_1914.board import supply, victory, zones
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import WINDOWS
from grognard.games.quartermaster_1914.facts.library import KIND, KINDS
from grognard.games.quartermaster_1914.facts.tables import (  # fmt: skip
    ARMIES,
    BESIDE,
    COALITION,
    CODES,
    LAND,
    MARGIN,
    NATION_CODES,
    NATIONS,
    NAVIES,
    POWER_CODES,
    POWER_OF,
    POWERS,
    ROUNDS,
    SCORING,
    SIDE,
    codes,
)
from grognard.games.quartermaster_1914.seen import schema
from grognard.games.quartermaster_1914.seen.schema import COALITION_NAMES, View


def view(s: QuartermasterState, seat: int) -> View:
    """The position as this seat sees it; PUBLIC sees what everybody may see."""
    head = s.head(seat)
    step: Any = {"phase": None, "attrition": [], **head["step"]}
    return {
        **head,
        "step": step,
        "round": s.round,
        "rounds": ROUNDS,
        "margin": MARGIN,
        "scoring": list(SCORING),
        "power": POWER_CODES[s.power] if s.power >= 0 else None,
        "points": {"central": s.points[0], "entente": s.points[1]},
        "objectives": [codes(victory.objectives(s, side)) for side in (0, 1)],
        "status_points": [
            {"card": KINDS[KIND[card]], "coalition": COALITION_NAMES[side], "points": number}
            for card, side, number in victory.status_points(s)
        ],
        "tokens": codes(s.tokens),
        "truce": s.truce,
        "nations": [_nation(s, nation) for nation in range(len(NATIONS))],
        "powers": [_power(s, seat, power) for power in range(len(POWERS))],
        "battle": step.pop("battles", []),
    }


def _chain(nation: int, placed: int) -> list[list[str]]:
    """7: the pairs of neighbouring spaces between which supply runs to these pieces of a nation."""
    mine = supply.supplied(nation, placed)
    beside = BESIDE[COALITION[nation]]
    return [[CODES[a], CODES[b]] for a in bits(mine) for b in bits(mine & beside[a]) if a < b]


def _nation(s: QuartermasterState, nation: int) -> schema.Nation:
    pieces = s.pieces[nation]
    armies = (pieces & LAND).bit_count()
    supplied = s.supplied(nation)
    return {
        "code": NATION_CODES[nation],
        "name": NATIONS[nation],
        "power": POWER_CODES[POWER_OF[nation]],
        "armies": codes(pieces & LAND),
        "navies": codes(pieces & ~LAND),
        "unsupplied": codes(pieces & ~supplied),
        "chain": _chain(nation, pieces),
        "buildable": codes(supply.buildable(nation, pieces) & ~(pieces | s.side_mask(1 - COALITION[nation]))),
        "armies_left": ARMIES[nation] - armies,
        "navies_left": NAVIES[nation] - (pieces.bit_count() - armies),
        "silenced": victory.silenced(s, nation),
    }


def _power(s: QuartermasterState, seat: int, power: int) -> schema.Power:
    own = s.seat_of(power) == seat
    known = s.shown | (s.known[seat] if seat >= 0 else 0)
    hand, prepared, buried = s.hands[power], s.prepared[power], s.buried[power]
    pile = s.piles[power]
    return {
        "code": POWER_CODES[power],
        "name": POWERS[power],
        "coalition": COALITION_NAMES[SIDE[power]],
        "player": s.setup.seats[s.seat_of(power)],
        "hand_count": hand.bit_count(),
        "hand": zones.names(hand) if own else None,
        "hand_known": [] if own else zones.names(hand & known),
        "prepared_count": prepared.bit_count(),
        "prepared": zones.names(prepared) if own else None,
        "prepared_known": zones.names(prepared & s.shown) if own else zones.names(prepared & known),
        "status": zones.names(s.status[power]),
        "used": zones.names(s.status[power] & s.used),
        "deck_count": s.deck_size(power),
        "deck": sorted(zones.names(zones.in_deck(s, power))) if own else None,
        "deck_known": [] if own else zones.names(mask_of(s.bottoms[power]) & known),
        "bottom": [KINDS[KIND[card]] for card in s.bottoms[power]] if own else None,
        "face_up_count": len(pile),
        "discards": [KINDS[KIND[card]] for card in (pile if own else pile[-1:])][::-1],
        "face_down_count": buried.bit_count(),
        "face_down": zones.names(buried) if own else None,
        "face_down_known": [] if own else zones.names(buried & known),
        "passing": [WINDOWS[kind] for kind in bits(s.passing[power])] + zones.names(s.status[power] & s.waived),
    }
