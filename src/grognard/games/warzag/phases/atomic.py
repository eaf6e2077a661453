"""W13: the atomic weapon, and radioactive land."""

from __future__ import annotations

from grognard.core.board import around
from grognard.core.refusals import Refusal
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library, wording
from grognard.games.warzag.facts.tables import BASES, BESIDE, PLAIN, RESEARCH, STRATEGIC
from grognard.games.warzag.phases import leader


def aims(s: WarzagState, nation: int) -> int:
    """W13.3: what the weapon of a nation can be used on."""
    near = s.own[nation]
    for _ in range(s.setup.values.weapon_range):
        near |= around(BESIDE, near)
    return near & (PLAIN | STRATEGIC) & ~(s.friendly(nation) | s.radioactive)


def bomb(s: WarzagState, nation: int, target: int) -> None:
    """W13.4: armies, leaders, ownership, all gone."""
    s.weapons &= ~(1 << nation)
    s.tell("bombs", nation=nation, territory=target)
    armies = s.at[target]
    for army in armies:
        s.remove(army)
    if armies:
        s.kills[nation] += len(armies)
        s.tally[library.KILLS] += len(armies)
        s.tell("bombed", armies=wording.force(armies), number=len(armies))
    s.strip(target)
    s.radioactive |= 1 << target
    leader.send_back_all(s, s.setup.nations, target)


def refuse_aim(s: WarzagState, nation: int, target: int) -> Refusal:
    """Why the weapon cannot be used there."""
    if not s.weapons >> nation & 1:
        return Refusal("W13.1", "no-weapon", nation=nation)
    if (BASES | RESEARCH) >> target & 1:
        return Refusal("W13.3", "never-bombed", territory=target)
    if s.radioactive >> target & 1:
        return Refusal("W13.5", "radioactive", territory=target)
    if s.friendly(nation) >> target & 1:
        return Refusal("W13.3", "not-on-own", territory=target)
    return Refusal("W13.3", "out-of-weapon-range", territory=target, number=s.setup.values.weapon_range)


def sabotage_targets(s: WarzagState, nation: int) -> int:
    """Sabotage (W19.7): developed enemy territories next to an own army."""
    return around(BESIDE, s.friendly(nation) & s.manned) & s.hostile(nation) & s.all_developed()
