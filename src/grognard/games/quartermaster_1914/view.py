"""What a seat may know, as JSON data (9.4: who may see what)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits, mask_of
from grognard.core.chance import CHANCE
from grognard.games.quartermaster_1914 import (
    answers,
    battle,
    counterattack,
    discards,
    pieces,
    placing,
    play,
    revenue,
    sequence,
    supply,
    victory,
    windows,
    zones,
)
from grognard.games.quartermaster_1914.acts import WINDOWS
from grognard.games.quartermaster_1914.library import KIND, KINDS
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import (
    ARMIES,
    BESIDE,
    COALITION,
    CODES,
    LAND,
    MARGIN,
    MEMBERS,
    NATION_CODES,
    NATIONS,
    NAVIES,
    POWER_CODES,
    POWER_NAMES,
    POWER_OF,
    POWERS,
    ROUNDS,
    SCORING,
    SIDE,
)  # fmt: skip

PHASES: Final = ["woe", "draft", "play", "attrition", "prepare", "draw", "end"]


def view(s: QuartermasterState, seat: int) -> dict[str, Any]:
    """The position as this seat sees it; PUBLIC sees what everybody may see."""
    return {
        "game": "quartermaster-1914",
        "scenario": s.setup.scenario,
        "options": s.setup.options,
        "seats": s.setup.seats,
        "seat": seat if seat >= 0 else None,
        "round": s.round,
        "rounds": ROUNDS,
        "margin": MARGIN,
        "scoring": list(SCORING),
        "power": POWER_CODES[s.power] if s.power >= 0 else None,
        "heading": s.heading(),
        "asked": ["chance" if ask.seat == CHANCE else s.setup.seats[ask.seat] for ask in s.asked],
        "points": {"central": s.points[0], "entente": s.points[1]},
        "objectives": [_codes(victory.objectives(s, side)) for side in (0, 1)],
        "status_points": [
            {"card": KINDS[KIND[card]], "coalition": _side(side), "points": number}
            for card, side, number in victory.status_points(s)
        ],
        "tokens": _codes(s.tokens),
        "truce": s.truce,
        "nations": [_nation(s, nation) for nation in range(len(NATIONS))],
        "powers": [_power(s, seat, power) for power in range(len(POWERS))],
        "step": _step(s),
        "battle": _battle(s),
        "result": _result(s),
    }


def _codes(spaces: int) -> list[str]:
    return [CODES[space] for space in bits(spaces)]


def _side(side: int) -> str:
    return "central" if side == 0 else "entente"


def _chain(nation: int, placed: int) -> list[list[str]]:
    """7: the pairs of neighbouring spaces between which supply runs to these pieces of a nation."""
    mine = supply.supplied(nation, placed)
    beside = BESIDE[COALITION[nation]]
    return [[CODES[a], CODES[b]] for a in bits(mine) for b in bits(mine & beside[a]) if a < b]


def _nation(s: QuartermasterState, nation: int) -> dict[str, Any]:
    pieces = s.pieces[nation]
    armies = (pieces & LAND).bit_count()
    supplied = s.supplied(nation)
    return {
        "code": NATION_CODES[nation],
        "name": NATIONS[nation].removeprefix("the "),
        "power": POWER_CODES[POWER_OF[nation]],
        "armies": _codes(pieces & LAND),
        "navies": _codes(pieces & ~LAND),
        "unsupplied": _codes(pieces & ~supplied),
        "chain": _chain(nation, pieces),
        "buildable": _codes(supply.buildable(nation, pieces) & ~(pieces | s.side_mask(1 - COALITION[nation]))),
        "armies_left": ARMIES[nation] - armies,
        "navies_left": NAVIES[nation] - (pieces.bit_count() - armies),
        "silenced": victory.silenced(s, nation),
    }


def _power(s: QuartermasterState, seat: int, power: int) -> dict[str, Any]:
    own = s.seat_of(power) == seat
    known = s.shown | (s.known[seat] if seat >= 0 else 0)
    hand, prepared, buried = s.hands[power], s.prepared[power], s.buried[power]
    pile = s.piles[power]
    return {
        "code": POWER_CODES[power],
        "name": POWER_NAMES[power],
        "short": POWERS[power],
        "coalition": _side(SIDE[power]),
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


def _result(s: QuartermasterState) -> dict[str, Any] | None:
    result = s.result()
    if result is None:
        return None
    return {"winners": [s.setup.seats[seat] for seat in result.winners], "rule": result.rule, "why": result.why}


def _step(s: QuartermasterState) -> dict[str, Any]:
    """What is going on, as far as it is open to all."""
    if not s.stack:
        return {"name": "End"}
    step = s.stack[-1]
    found: dict[str, Any] = {"name": type(step).__name__, "phase": _phase(s)}
    if isinstance(step, (battle.Battle, placing.Place)):
        found["nation"] = NATION_CODES[step.nation]
        found["spaces"] = _codes(step.wanted)
    elif isinstance(step, (windows.Tanks, windows.StartOptions)):
        found["space"] = CODES[step.target]
    elif isinstance(step, placing.Stosstruppen):
        found["space"] = CODES[step.space]
    elif isinstance(step, counterattack.Counterattack):
        found["space"] = CODES[step.target]
        found["against"] = CODES[step.origin]
    elif isinstance(step, revenue.Levy):
        found["cards"] = [KINDS[KIND[card]] for card in step.taken]
    elif isinstance(step, discards.Discard):
        found["power"] = POWER_CODES[step.power]
        found["left"] = step.left
        found["zone"] = "hand" if step.zone == discards.FROM_HAND else "prepared"
        found["reason"] = step.reason
        if step.reason == discards.FOR_TERRAIN:
            found["space"] = CODES[step.about]
        elif step.reason != discards.FOR_DRAFT:
            found["because"] = KINDS[KIND[step.about]]
    if isinstance(step, pieces.Decision):
        if step.window() >= 0:
            found["window"] = WINDOWS[step.window()]
        elif step.statuses(s):
            found["window"] = "status cards"
            found["statuses"] = zones.names(step.statuses(s))
    cards = [other.kind for other in s.stack if isinstance(other, play.CardPlay)]
    if cards:
        found["card"] = KINDS[cards[-1]]
    struck = [other for other in s.stack[::-1] if isinstance(other, discards.Attrition) and other.left]
    found["attrition"] = [{"power": POWER_CODES[other.power], "left": other.left} for other in struck]
    return found


def _phase(s: QuartermasterState) -> str | None:
    """The step of the turn. What is done inside it finds the turn at its next step already."""
    for number, step in enumerate(s.stack):
        if isinstance(step, sequence.Turn):
            inside = s.stack[number + 1 :]
            begun = step.kind >= 0 or (bool(inside) and not isinstance(inside[0], pieces.Recall))
            return PHASES[step.step - begun]
    return None


def _battle(s: QuartermasterState) -> list[dict[str, Any]]:
    """The battles in progress, the last one innermost."""
    fights: list[dict[str, Any]] = []
    for step in s.stack:
        if isinstance(step, battle.Fight):
            fights.append(
                {
                    "attacker": NATION_CODES[step.nation],
                    "from": CODES[step.origin],
                    "space": CODES[step.target],
                    "defenders": [
                        NATION_CODES[nation]
                        for nation in pieces.nations_at(s, step.target, MEMBERS[1 - COALITION[step.nation]])
                    ],
                    "difficult": step.hard(),
                    "attack": step.attack,
                    "defence": step.defence,
                    "spent": [KINDS[KIND[card]] for card in step.spent],
                    "failed": step.stage == battle.OVER,
                    "laid": [],
                    "answering": None,
                    "needed": 0,
                }
            )
        elif isinstance(step, answers.Answer) and fights:
            fights[-1]["laid"] = [KINDS[KIND[step.laid[i]]] for i in range(0, len(step.laid), 2)]
            fights[-1]["answering"] = "attack" if step.attack else "defence"
            fights[-1]["needed"] = step.need - step.strength()
    return fights
