"""12.3: flank attacks."""

from __future__ import annotations

from grognard.core.refusals import Refusal
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat.battle import Battle
from grognard.games.paths_of_glory.facts.tables import ARMY, ROUGH, SIZE, SOLID_BESIDE, TERRAIN


def starts(s: PathsState, b: Battle) -> list[int]:
    """The spaces from which the attack is made."""
    return sorted({s.where[piece] for piece in b.attackers if s.where[piece] < SIZE})


def bonus(s: PathsState, b: Battle, pin: int) -> int:
    """12.3.2: +1 for each other space that is not next to another space with enemies."""
    enemies = s.held[1 - b.side] & ~(1 << b.space)
    return sum(start != pin and not SOLID_BESIDE[start] & enemies for start in starts(s, b))


def forbidden(s: PathsState, b: Battle) -> Refusal | None:
    """12.3.1: why no flank attack can be tried in this combat, or None if one can."""
    if not b.defenders:
        return Refusal("15.1.6", "no-flank-on-fort")
    if len(starts(s, b)) < 2:
        return Refusal("12.3.1", "flank-needs-two-spaces")
    if not any(ARMY[piece] for piece in b.attackers):
        return Refusal("12.3.1", "flank-needs-army")
    if TERRAIN[b.space] in ROUGH:
        return Refusal("12.3.1", "no-flank-terrain", space=b.space)
    if s.trench[1 - b.side] >> b.space & 1 and not b.trench_cancelled():
        return Refusal("12.3.1", "no-flank-trench", space=b.space)
    return None


def possible(s: PathsState, b: Battle) -> bool:
    """Whether one may be tried; not with Von Hutier, whose attack fires first anyway (R-36)."""
    return not b.does("first-fire") and forbidden(s, b) is None
