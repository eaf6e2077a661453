"""What a seat may know, as JSON data: all but the cards in the other hand and in the decks."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.games.paths_of_glory.board import control, needs, supply
from grognard.games.paths_of_glory.board.state import ACTIONS, MUTINY, NONE_OR_MADE, PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    CP,
    ELIMINATED,
    GR,
    IT,
    NATIONS,
    NEUTRALS,
    PIECE_NAMES,
    PIECES,
    POINTS,
    REMOVED,
    RESERVES,
    SIZE,
    SORT,
    SPACES,
    UNITS,
    UNUSED,
    season,
)
from grognard.games.paths_of_glory.seen import schema
from grognard.games.paths_of_glory.seen.schema import LEVELS, SEASONS, SIDE_NAMES, America, RussianBox, View

BOXES: Final[dict[int, str]] = {
    **dict.fromkeys(RESERVES, "Reserve"),
    **dict.fromkeys(ELIMINATED, "Eliminated"),
    **dict.fromkeys(REMOVED, "Removed"),
}


def view(s: PathsState, seat: int) -> View:
    """The position as this seat sees it; PUBLIC sees what everybody may see."""
    head = s.head(seat)
    step: dict[str, Any] = head["step"]
    combat = step.pop("combat", None)
    for name in ("pieces", "picked"):
        if name in step:
            step[name] = [PIECE_NAMES[piece] for piece in step[name]]
    if "forecast" in step:
        step["forecast"] = {which: found and _forecast(found) for which, found in step["forecast"].items()}
    if "space" in step:
        step["space"] = SPACES[step["space"]]
    now = season(s.turn)
    return {
        **head,
        "turn": s.turn,
        "turns": s.setup.last_turn,
        "season": SEASONS[now] if now >= 0 else None,
        "round": s.round,
        "side": SIDE_NAMES[s.side] if s.side >= 0 else None,
        "players": s.player[:],
        "bid": s.bid,
        "points": s.points,
        "status": s.status[:],
        "levels": [LEVELS[level] for level in s.level],
        "war": [NATIONS[nation] for nation in NEUTRALS if s.at_war(nation)],
        "greece": "war" if s.at_war(GR) else "limited" if s.limited_greece else "neutral",
        "offensives": [_offensive(s, side) for side in (AP, CP)],
        "actions": [[ACTIONS[how] for how in s.track[side]] for side in (AP, CP)],
        "replacements": {POINTS[kind]: number for kind, number in enumerate(s.replacements)},
        "russia": {
            "box": russia(s),
            "spaces": control.russian_spaces(s),
            "then": s.tsar_spaces if s.tsar_turn else None,
        },
        "us": america(s),
        "control": {"AP": _spaces(s.control[AP]), "CP": _spaces(s.control[CP])},
        "trenches": [
            {"space": SPACES[space], "side": SIDE_NAMES[side], "level": 1 + (s.deep >> space & 1)}
            for side in (AP, CP)
            for space in bits(s.trench[side])
        ],
        "forts": _spaces(s.forts),
        "besieged": _spaces(control.besieged_by(s, AP) | control.besieged_by(s, CP)),
        "beachhead": SPACES[s.beachhead] if s.beachhead >= 0 else None,
        "moves": _spaces(s.moves),
        "attacks": _spaces(s.attacks),
        "attacked": _spaces(s.targets),
        "units": [_unit(s, piece) for piece in range(PIECES) if s.where[piece] != UNUSED],
        "ways": _ways(s),
        "cards": [_cards(s, seat, side) for side in (AP, CP)],
        "card": s.card if s.card >= 0 else None,
        "played": bits(s.played),
        "supply": {"AP": _supplied(s, AP), "CP": _supplied(s, CP)},
        "combat": _combat(combat) if combat is not None else None,
    }


def _spaces(spaces: int) -> list[str]:
    return [SPACES[space] for space in bits(spaces)]


def _supplied(s: PathsState, side: int) -> list[str]:
    """The spaces of a side that are in supply."""
    return _spaces(supply.safe_spaces(s, side) & s.control[side])


def _offensive(s: PathsState, side: int) -> str:
    wanted = s.offensive[side]
    if wanted == NONE_OR_MADE:
        return "none"
    if wanted == MUTINY:
        return "mutiny"
    return "AH(IT)" if side == CP and wanted == IT else NATIONS[wanted]


def russia(s: PathsState) -> RussianBox:
    """16.4: the box of the Russian Capitulation Track."""
    spaces = control.russian_spaces(s)
    if s.was_played(cards.BREST_LITOVSK):
        return "treaty"
    if s.was_played(cards.REVOLUTION):
        return "revolution"
    if s.was_played(cards.FALL_OF_THE_TSAR):
        ripe = all(need.holds(s, CP) for need in needs.NEED_OF[cards.REVOLUTION])
        return "revolution-allowed" if ripe else "fall"
    if s.was_played(cards.TSAR_TAKES_COMMAND):
        return "fall-allowed" if s.combined() + spaces >= 33 else "command"
    return "command-allowed" if spaces >= 3 else "tsar"


def america(s: PathsState) -> America:
    """16.3: the box of the US Commitment Track."""
    if s.was_played(cards.OVER_THERE):
        return "over-there"
    if s.was_played(cards.ZIMMERMANN):
        return "zimmermann"
    return "allowed" if s.combined() >= 30 else "neutral"


def _unit(s: PathsState, piece: int) -> schema.Counter:
    place = s.where[piece]
    on_map = place < SIZE
    return {
        "piece": PIECE_NAMES[piece],
        "unit": UNITS[SORT[piece]],
        "place": SPACES[place] if on_map else BOXES[place],
        "reduced": s.is_reduced(piece),
        "supplied": not on_map or not s.active(piece) or supply.supplied(s, piece),
        "idle": bool(s.idle >> piece & 1),
        "moved": bool(s.moved >> piece & 1),
        "struck": bool(s.struck >> piece & 1),
        "fled": bool(s.fled >> piece & 1),
        "neutral": not s.active(piece),
    }


def _ways(s: PathsState) -> dict[str, list[str]]:
    """For each unit on the map the way of its supply (14.1.2); units that share it are together under the first one."""
    found: dict[str, list[str]] = {}
    seen: list[int] = []
    for space in bits(s.held[AP] | s.held[CP]):
        for piece in s.at[space]:
            key = space * 16 + supply.CLASS[piece]
            if key not in seen:
                seen.append(key)
                found[PIECE_NAMES[piece]] = [SPACES[stop] for stop in supply.way(s, piece)]
    return found


def _cards(s: PathsState, seat: int, side: int) -> schema.Cards:
    mine = s.player[side] == seat
    seen = s.known[1 - side] if s.player[1 - side] == seat else 0
    return {
        "side": SIDE_NAMES[side],
        "hand": bits(s.hands[side]) if mine else None,
        "known": bits(seen),
        "count": s.hands[side].bit_count(),
        "deck": s.decks[side].bit_count(),
        "discards": bits(s.piles[side]),
        "removed": bits(s.removed[side]),
        "kept": bits(s.kept[side]),
        "served": bits(s.served & s.kept[side]),
        "aside": bits(s.aside[side]) if mine else None,
    }


def _combat(found: dict[str, Any]) -> schema.Combat:
    """12.2: a combat in words that the page knows."""
    flank: schema.Flank | None = None
    if found["pin"] >= 0 or found["flank"]:
        flank = {
            "pin": SPACES[found["pin"]] if found["pin"] >= 0 else None,
            "die": found["flank_die"] or None,
            "drm": found["flank_drm"],
            "success": found["flank"] == 1 if found["flank"] else None,
        }
    return {
        "space": SPACES[found["space"]],
        "attackers": [PIECE_NAMES[piece] for piece in found["attackers"]],
        "from": [SPACES[space] for space in found["from"]],
        "defenders": [PIECE_NAMES[piece] for piece in found["defenders"]],
        "fort": found["fort"],
        "phase": found["phase"],
        "flank": flank,
        "sides": [_fire(fire) for fire in found["fires"]],
        "cards": found["cards"],
        "retreat": found["retreat"],
    }


def _forecast(found: dict[str, Any]) -> schema.Forecast:
    return {
        "pieces": [PIECE_NAMES[piece] for piece in found["pieces"]],
        "sides": [_fire(fire) for fire in found["fires"]],
        "beats": found["beats"],
        "beaten": found["beaten"],
    }


def _fire(fire: dict[str, Any]) -> schema.Fire:
    drms: list[schema.Reason] = [{"why": why, "by": by} for why, by in fire["drms"]]
    die = fire["die"] or None
    total = max(1, min(6, die + sum(drm["by"] for drm in drms))) if die else None
    return {
        "side": SIDE_NAMES[fire["side"]],
        "factors": fire["factors"],
        "table": "army" if fire["armies"] else "corps",
        "column": fire["column"],
        "shifted": fire["shifted"],
        "shifts": [{"why": why, "by": by} for why, by in fire["shifts"]],
        "drms": drms,
        "die": die,
        "total": total,
        "loss": fire["loss"] if fire["loss"] >= 0 else None,
        "left": fire["left"],
    }
