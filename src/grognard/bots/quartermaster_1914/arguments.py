"""Arguments for an act (explanations of hints), as sayings: at most three, the weightiest first, and nothing that a
seat cannot know."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914 import facts
from grognard.bots.quartermaster_1914.economy import cards_left
from grognard.bots.quartermaster_1914.facts import Fact
from grognard.bots.quartermaster_1914.placing import scene_of
from grognard.bots.quartermaster_1914.preparing import defended
from grognard.bots.quartermaster_1914.scene import Scene
from grognard.bots.quartermaster_1914.strikes import strikes
from grognard.bots.quartermaster_1914.survey import Survey
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.battles.answers import Answer
from grognard.games.quartermaster_1914.battles.battle import Battle
from grognard.games.quartermaster_1914.battles.counterattack import Counterattack
from grognard.games.quartermaster_1914.board.pieces import only_passing
from grognard.games.quartermaster_1914.board.prepared import place_fits
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.board.terrain import hard
from grognard.games.quartermaster_1914.cards.special_cards import Mines, next_to
from grognard.games.quartermaster_1914.facts.acts import (
    AGAINST,
    ATTRITION,
    BARRAGE,
    BATTLE,
    BERTHA,
    BUILD,
    BURY,
    COUNTERATTACK,
    DISCARD,
    DISCARD_PREPARED,
    DISCARD_TOP,
    DRAFT,
    DRAW,
    ENTERPRISE,
    FROM,
    PASS,
    PASS_TURN,
    PLAY,
    PREPARE,
    RECRUIT,
    REINFORCE,
    SPACE,
    SUSTAIN,
    UNPREPARE,
)
from grognard.games.quartermaster_1914.facts.library import ATR, CA, HITS, NATION, RA, RN, SLB, SYMBOL
from grognard.games.quartermaster_1914.facts.tables import ALLIES, BESIDE, LAND, POWER_OF, SEA, SIDE
from grognard.games.quartermaster_1914.turn.placing import Place
from grognard.games.quartermaster_1914.turn.sequence import DRAFTING, PLAYING, PREPARING, WOE, Turn

MOST: Final = 3


def reasons(s: QuartermasterState, power: int, act: int) -> list[Saying]:
    """What speaks for an act of a power that is asked."""
    survey = Survey(s, power)
    found = _facts(survey, act)
    found.sort(key=lambda fact: -fact[0])
    told: list[Saying] = []
    for _, saying in found:
        if saying not in told:
            told.append(saying)
    return told[:MOST]


def _facts(survey: Survey, act: int) -> list[Fact]:
    step = survey.s.stack[-1]
    verb = SPACE.base_of[act]
    target = act - verb
    if verb == PLAY:
        return facts.card(survey, target) or [(0.1, Saying("because-most-useful", card=target))]
    if verb in (BUILD, RECRUIT) and isinstance(step, Place):
        return facts.placing(survey, scene_of(survey), step.nation, target)
    if verb == BATTLE and isinstance(step, Battle):
        return facts.battle(survey, step.nation, _origin(survey, step, target), target)
    if verb == FROM and isinstance(step, Battle):
        return facts.battle(survey, step.nation, target, step.target)
    if verb == COUNTERATTACK and isinstance(step, Counterattack):
        nation = step.armies(survey.s, target)[0]
        back: Fact = (3.4, Saying("because-strike-back", space=step.origin))
        return [*facts.battle(survey, nation, step.target, step.origin), back]
    if verb in (REINFORCE, SUSTAIN, BERTHA, BARRAGE) and isinstance(step, Answer):
        return _answer(survey, step)
    if verb == PREPARE:
        return _prepared(survey, target)
    if verb in (ATTRITION, ENTERPRISE):
        return [fact for power, number in _victims(survey, target) for fact in facts.hit(survey, power, number)]
    if verb == AGAINST:
        if isinstance(step, Mines):
            return facts.mined(survey, target)
        return facts.hit(survey, target, 1) if SIDE[target] != survey.side else []
    if verb in (DISCARD, DISCARD_PREPARED, BURY):
        return [(1.0, Saying("because-least-missed", card=target))]
    if verb == DISCARD_TOP:
        return [(1.0, Saying("because-unseen-card", power=survey.power))]
    if verb == DRAW:
        return [(1.0, Saying("because-full-hand", number=target))]
    if verb == DRAFT:
        return [(1.0, Saying("because-draft", power=survey.power))]
    if verb == UNPREPARE:
        return [(1.0, Saying("because-last-cards", power=survey.power, card=target))]
    if verb in (PASS, PASS_TURN):
        return _passing(survey)
    return []


def _origin(survey: Survey, step: Battle, target: int) -> int:
    """Where an attack on a space would come from."""
    scene = scene_of(survey)
    for blow in strikes(survey, scene, step.nation, 1 << target, step.within, True):
        return blow.origin
    near = survey.s.supplied(step.nation) & BESIDE[survey.side][target]
    return near.bit_length() - 1


def _answer(survey: Survey, step: Answer) -> list[Fact]:
    s = survey.s
    if step.attack:
        found = facts.battle(survey, step.nation, step.origin, step.target)
        found = [fact for fact in found if fact[1].key not in ("because-no-answer", "because-sustain-ready")]
        answering = ALLIES[1 - SIDE[POWER_OF[step.nation]]]
    else:
        found = facts.stake(survey, step.target)
        answering = ALLIES[SIDE[POWER_OF[step.nation]]]
    if not any(s.prepared[power] for power in answering):
        found.append((3.0, Saying("because-last-word", space=step.target)))
    return found or [(0.5, Saying("because-costs-them", space=step.target))]


def _prepared(survey: Survey, kind: int) -> list[Fact]:
    """What a card can do once it lies prepared."""
    s = survey.s
    symbol = SYMBOL[kind]
    found: list[Fact] = []
    if symbol in (RA, RN):
        for threat in sorted(defended(survey, kind), key=lambda t: (-t.chance * t.stake, t.space))[:1]:
            found.append((3.0, Saying("because-guards", card=kind, space=threat.space)))
            found += [(fact[0] - 2.5, fact[1]) for fact in facts.stake(survey, threat.space)]
    elif symbol == ATR:
        for power, number in _victims(survey, kind) if survey.turns_left > 1 else []:
            found.append((1.0 + 0.4 * number, Saying("because-hits-later", card=kind, power=power, number=number)))
    elif symbol == CA:
        found.append((2.0, Saying("because-strikes-back-later", card=kind, nation=NATION[kind])))
    else:
        where = LAND if symbol == SLB else SEA
        for blow in strikes(survey, Scene(s, 0), NATION[kind], where, -1, False):
            if place_fits(kind, blow.target, hard(blow.origin, blow.target)):
                found.append((2.0, Saying("because-ready-to-sustain", card=kind, space=blow.target)))
                break
    found.append((0.2, Saying("because-nobody-knows", card=kind)))
    return found


def _victims(survey: Survey, kind: int) -> list[tuple[int, int]]:
    """The enemy powers that an attrition card hits, and how hard."""
    named = [(one.power, one.base) for one in HITS[kind] if SIDE[one.power] != survey.side]
    if HITS[kind]:
        return named
    near = [power for power in ALLIES[1 - survey.side] if next_to(survey.s, NATION[kind], power)]
    near.sort(key=lambda power: (cards_left(survey.s, power), power))
    return [(power, 1) for power in near[:1]]


def _passing(survey: Survey) -> list[Fact]:
    """What speaks for doing nothing."""
    s, step = survey.s, survey.s.stack[-1]
    left = cards_left(s, survey.power)
    short: Fact = (1.0, Saying("because-short-of-cards", power=survey.power, number=left, number2=survey.turns_left))
    if isinstance(step, Turn) and step.step in (PLAYING, PREPARING, WOE):
        key = "because-hand-useless" if step.step == PLAYING else "because-kept-to-play"
        return [(2.0, Saying(key, power=survey.power)), *([short] if left < 2 * survey.turns_left else [])]
    if isinstance(step, Turn) and step.step == DRAFTING:
        return [(1.0, Saying("because-draft-costs", power=survey.power))]
    if isinstance(step, (Answer, Counterattack)):
        if only_passing(s, survey.seat):
            return []
        space = step.target if isinstance(step, Answer) else step.origin
        return [(1.0, Saying("because-not-worth", space=space))]
    if isinstance(step, (Place, Battle)):
        return [(1.0, Saying("because-nowhere-better", nation=step.nation))]
    return []
