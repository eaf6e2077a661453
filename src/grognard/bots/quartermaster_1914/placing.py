"""Placement heuristic: where pieces are placed, which are taken back, which enemies are eliminated, what is battled."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914.plays import followed, places, strike_gain, uses_battled
from grognard.bots.quartermaster_1914.preparing import prepared_value
from grognard.bots.quartermaster_1914.rare_choices import cheapest, revolt
from grognard.bots.quartermaster_1914.scene import Scene
from grognard.bots.quartermaster_1914.strikes import strike, strikes
from grognard.bots.quartermaster_1914.survey import Survey, cleared
from grognard.bots.quartermaster_1914.turns import targets
from grognard.core.board import bits
from grognard.games.quartermaster_1914.battles.battle import Battle
from grognard.games.quartermaster_1914.battles.windows import Tanks
from grognard.games.quartermaster_1914.facts.acts import (  # fmt: skip
    BATTLE,
    BERTHA,
    BUILD,
    ELIMINATE,
    FROM,
    PASS,
    RECALL,
    RECRUIT,
    REMOVE,
    SPEND,
)
from grognard.games.quartermaster_1914.facts.library import STRENGTH
from grognard.games.quartermaster_1914.facts.tables import DE, LAND, MID, OT, RU, SPACES, UK
from grognard.games.quartermaster_1914.turn.effects import EFFECTS, Effect
from grognard.games.quartermaster_1914.turn.placing import Place, Stosstruppen
from grognard.games.quartermaster_1914.turn.play import CardPlay

WORTH_PLACING: Final = 0.03
WORTH_MOVING: Final = 0.8
"""What must be gained when a piece of one's own is taken off the board to be placed again."""


def rest_of_card(survey: Survey) -> tuple[list[Effect], int, int]:
    """The effects of the card in play, the next one, and its kind."""
    for step in survey.s.stack[::-1]:
        if isinstance(step, CardPlay):
            return EFFECTS[step.kind], step.index, step.kind
    return [], 0, 0


def scene_of(survey: Survey) -> Scene:
    return Scene(survey.s, survey.s.hands[survey.power].bit_count())


# 9.2


def choose_place(survey: Survey, step: Place, legal: list[int]) -> int:
    """The space that gains most, with what the card lets follow."""
    effects, index, kind = rest_of_card(survey)
    scene = scene_of(survey)
    verb = RECRUIT if step.recruit else BUILD
    options = followed(survey, places(survey, scene, step.nation, step.wanted, step.recruit), effects, index, kind)
    options = [option for option in options if verb + option[1] in legal]
    idle = followed(survey, [(0.0, -1, scene)], effects, index, kind)[0][0]
    best = options[0][0] - idle if options else 0.0
    if RECALL in legal and step.for_pieces(survey.s) and best < WORTH_MOVING:
        gain, space = best_move(survey, step)
        if space >= 0 and gain > WORTH_MOVING + max(0.0, best):
            return RECALL
    return verb + options[0][1] if options and best > WORTH_PLACING else PASS


def best_move(survey: Survey, step: Place) -> tuple[float, int]:
    """What it gains to take a piece of the nation off the board and place it again, and which piece that is."""
    scene = scene_of(survey)
    before = survey.now()
    best, piece = 0.0, -1
    for space in bits(scene.pieces[step.nation]):
        bare = scene.changed(cleared(scene.pieces, space, [step.nation]))
        options = [o for o in places(survey, bare, step.nation, step.wanted, step.recruit) if o[1] != space]
        if options:
            gain = options[0][0] + survey.value(bare.pieces, bare.tokens) - before
            if gain > best:
                best, piece = gain, space
    return best, piece


def choose_recall(survey: Survey, legal: list[int]) -> int:
    """The piece that is placed better elsewhere, or else the one that is missed least."""
    step = survey.s.stack[-2] if len(survey.s.stack) > 1 else None
    if isinstance(step, Place):
        space = best_move(survey, step)[1]
        act = REMOVE + step.nation * len(SPACES) + space
        if space >= 0 and act in legal:
            return act
    return choose_piece(survey, legal, REMOVE)


def choose_piece(survey: Survey, legal: list[int], verb: int) -> int:
    """The piece without which the board looks best."""
    found = [(survey.without(piece % len(SPACES), [piece // len(SPACES)]), -piece) for piece in targets(legal, verb)]
    return verb - max(found)[1]


def choose_evacuation(survey: Survey, legal: list[int]) -> int:
    space, gain = cheapest(survey, list(survey.s.pieces), survey.s.tokens)
    act = REMOVE + RU * len(SPACES) + space
    return act if space >= 0 and gain > WORTH_PLACING and act in legal else PASS


def choose_revolt(survey: Survey, legal: list[int]) -> int:
    eliminate, recruit = revolt(survey, scene_of(survey))
    act = ELIMINATE + OT * len(SPACES) + MID
    if act in legal and eliminate > WORTH_PLACING:
        return act
    return RECRUIT + MID if RECRUIT + MID in legal and recruit > WORTH_PLACING else PASS


# 12.1


def choose_battle(survey: Survey, step: Battle, legal: list[int]) -> int:
    """The battle that gains most, with what the card lets follow."""
    if FROM <= legal[0] < FROM + len(SPACES):
        return choose_origin(survey, step, legal)
    effects, index, kind = rest_of_card(survey)
    scene = scene_of(survey)
    best, most = PASS, 0.0
    if PASS in legal:
        most = WORTH_PLACING + followed(survey, [(0.0, -1, scene)], effects, index, kind)[0][0]
    empty = uses_battled(effects, index) or PASS not in legal
    for blow in strikes(survey, scene, step.nation, step.wanted, step.within, empty):
        gain = strike_gain(survey, scene, blow, effects, index, kind)
        if BATTLE + blow.target in legal and ((best == PASS and PASS not in legal) or gain > most):
            best, most = BATTLE + blow.target, gain
    return best if best in legal else legal[0]


def choose_origin(survey: Survey, step: Battle, legal: list[int]) -> int:
    """Where the battle costs least, and where a counterattack would hurt least."""
    scene = scene_of(survey)
    found = []
    for origin in targets(legal, FROM):
        blow = strike(survey, scene, step.nation, origin, step.target)
        stake = survey.without(origin, [step.nation]) if LAND >> origin & 1 else 0.0
        won = survey.value(blow.won, scene.tokens) - survey.now()
        found.append((blow.bonus + blow.win * won + 0.1 * stake, -origin))
    return FROM - max(found)[1]


# Status cards that build or battle


def choose_stosstruppen(survey: Survey, step: Stosstruppen, legal: list[int]) -> int:
    """A battle at once, if it is worth the prepared card; with Big Bertha if that is cheaper."""
    scene = scene_of(survey)
    best, most = PASS, 0.1
    for verb in (SPEND, BERTHA):
        for kind in targets(legal, verb):
            price = STRENGTH[kind] if verb == BERTHA else 0
            cost = price * survey.price if price else prepared_value(survey, kind) + survey.price
            where = step.targets(survey.s, kind, price)
            for blow in strikes(survey, scene, DE, where, 1 << step.space, False):
                gain = strike_gain(survey, scene, blow, [], 0, kind) - cost
                if gain > most:
                    best, most = verb + kind, gain
    return best


def choose_tanks(survey: Survey, step: Tanks, legal: list[int]) -> int:
    """Mark IV Tanks: an army for the prepared card that is missed least."""
    kinds = targets(legal, SPEND)
    options = places(survey, scene_of(survey), UK, 1 << step.target, False)
    if not kinds or not options:
        return PASS
    kind = min(kinds, key=lambda k: (STRENGTH[k], prepared_value(survey, k), k))
    return SPEND + kind if options[0][0] > survey.price + prepared_value(survey, kind) else PASS
