"""Card play values: the effects of a card are simulated, each with the best choice."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914 import rare_choices, standing
from grognard.bots.quartermaster_1914.economy import PREPARED_CARD
from grognard.bots.quartermaster_1914.scene import NOWHERE, Scene
from grognard.bots.quartermaster_1914.strikes import Strike, strikes
from grognard.bots.quartermaster_1914.survey import Survey, cleared, with_piece
from grognard.core.board import bits
from grognard.games.quartermaster_1914.board import supply
from grognard.games.quartermaster_1914.board.terrain import rail_cost
from grognard.games.quartermaster_1914.cards.discards import FROM_HAND
from grognard.games.quartermaster_1914.facts.library import ECONOMIC, KIND, KIND_MASK, OF_NATION, OF_TYPE, STATUS, TYPE
from grognard.games.quartermaster_1914.facts.tables import ARMIES, LAND, NAVIES, SIDE, SPACE_OF
from grognard.games.quartermaster_1914.turn.effects import EFFECTS, Effect

PREPARING: Final = 0.16
FETCHING: Final = 0.2
"""What it is worth to prepare a card out of turn, and to fetch one from the deck."""
WIDTH: Final = 4
"""Of choices on which later effects depend only the most promising ones are followed."""
Option = tuple[float, int, Scene]
"""What the board is worth more, the space, and how it looks then."""


def play_value(survey: Survey, kind: int) -> float:
    """What it gains to play a card of this kind now, the card itself not counted."""
    known = survey.plays.get(kind)
    if known is None:
        scene = Scene(survey.s, survey.s.hands[survey.power].bit_count() - 1)
        scene.built = scene.battled = NOWHERE
        known = gain(survey, scene, EFFECTS[kind], 0, kind)
        if TYPE[kind] == STATUS:
            known += standing.worth(survey, KIND_MASK[kind].bit_length() - 1)
        survey.plays[kind] = known
    return known


def gain(survey: Survey, scene: Scene, effects: list[Effect], index: int, kind: int) -> float:
    """What the effects from this one on gain."""
    total = 0.0
    while index < len(effects):
        effect = effects[index]
        index += 1
        op = effect.op
        if not effect.holds(scene.pieces):
            if op == "condition":
                return total
        elif op == "build" or op == "recruit":
            return total + _placing(survey, scene, effects, index, kind, effect)
        elif op == "battle":
            return total + _battling(survey, scene, effects, index, kind, effect)
        elif op == "eliminate":
            worth, scene = _elimination(survey, scene, effect)
            total += worth
        elif op == "token":
            before = survey.value(scene.pieces, scene.tokens)
            scene = scene.copy()
            scene.tokens |= effect.where
            total += survey.value(scene.pieces, scene.tokens) - before
        elif op == "supply":
            scene = scene.copy()
            scene.fed_nation, scene.fed_space = effect.nation, effect.where.bit_length() - 1
        elif op == "cost":
            own_hand = effect.zone == FROM_HAND and effect.power == survey.power
            cards = survey.s.hands if effect.zone == FROM_HAND else survey.s.prepared
            spare = cards[effect.power].bit_count() - int(own_hand)
            if spare < effect.number:
                return total
            total += survey.hit(effect.power, effect.number)
            if own_hand:
                scene = scene.copy()
                scene.hand -= effect.number
        else:
            total += _simple(survey, scene, effect, kind)
    return total


def _simple(survey: Survey, scene: Scene, effect: Effect, kind: int) -> float:
    """Effects that change nothing on the board."""
    op, s = effect.op, survey.s
    if op == "points":
        points = effect.number * survey.ground.urgency
        return points if effect.coalition == survey.side else -points
    if op == "attrition":
        total = 0.0
        for hit in effect.hits:
            total += survey.hit(hit.power, hit.number(scene.pieces))
        return total
    if op == "prepare":
        return PREPARING * min(effect.number, max(0, scene.hand - 1))
    if op == "draft":
        return FETCHING if s.deck_size(survey.power) else 0.0
    if op == "play":
        return _extra(survey, effect, kind)
    if op == "force":
        prepared = s.prepared[effect.power].bit_count()
        lost = min(prepared, effect.number) * (PREPARED_CARD + survey.prices[effect.power])
        lost += max(0, effect.number - prepared)
        return lost if SIDE[effect.power] != survey.side else -lost
    return rare_choices.worth(survey, scene, op)


def _extra(survey: Survey, effect: Effect, kind: int) -> float:
    """The best other card that can be played along with this one."""
    wanted = STATUS if effect.kinds >> STATUS & 1 else ECONOMIC
    cards = survey.s.hands[survey.power] & OF_NATION[effect.nation] & OF_TYPE[wanted] & ~KIND_MASK[kind]
    best = 0.0
    for card in bits(cards):
        if wanted == STATUS:
            worth = standing.worth(survey, card)
        else:
            worth = sum(_simple(survey, Scene(survey.s, 0), e, kind) for e in EFFECTS[KIND[card]] if e.op in _PLAIN)
        best = max(best, worth - survey.price)
    return 0.8 * best


_PLAIN: Final = ("points", "attrition")


def _elimination(survey: Survey, scene: Scene, effect: Effect) -> tuple[float, Scene]:
    """The piece of the enemy that is missed most; a card that must take an own one is harmful."""
    if effect.struck is None:
        return 0.0, scene
    found: list[tuple[float, list[int]]] = []
    before = survey.value(scene.pieces, scene.tokens)
    for nation in effect.struck.nations:
        for space in bits(scene.pieces[nation] & effect.struck.where):
            pieces = cleared(scene.pieces, space, [nation])
            found.append((survey.value(pieces, scene.tokens) - before, pieces))
    if not found:
        return 0.0, scene
    worth, pieces = max(found, key=lambda pair: pair[0])
    return worth, scene.changed(pieces)


# Placing


def _spaces(scene: Scene, effect: Effect) -> int:
    return effect.spaces(scene.built, scene.battled, scene.battled_hard)


def places(survey: Survey, scene: Scene, nation: int, wanted: int, recruit: bool) -> list[Option]:
    """Where a piece can be placed, the best first."""
    mine = scene.pieces[nation]
    armies = (mine & LAND).bit_count()
    if armies >= ARMIES[nation]:
        wanted &= ~LAND
    if mine.bit_count() - armies >= NAVIES[nation]:
        wanted &= LAND
    wanted &= ~mine & ~scene.enemies(nation)
    if not recruit:
        wanted &= supply.buildable(nation, mine)
    before = survey.value(scene.pieces, scene.tokens)
    found: list[Option] = []
    for space in bits(wanted):
        cost = rail_cost(survey.s, nation, space)
        if cost > scene.hand:
            continue
        after = scene.changed(with_piece(scene.pieces, nation, space))
        after.built = space
        after.hand -= cost
        found.append((survey.value(after.pieces, after.tokens) - before - cost * survey.price, space, after))
    found.sort(key=lambda option: (-option[0], option[1]))
    return found


def _goes_on(effects: list[Effect], index: int) -> bool:
    """Whether a later effect depends on the pieces."""
    return any(effect.op in ("build", "recruit", "battle") for effect in effects[index:])


def followed(survey: Survey, options: list[Option], effects: list[Effect], index: int, kind: int) -> list[Option]:
    """Options with what the rest of the card adds to them, the best first."""
    if _goes_on(effects, index):
        options = options[:WIDTH] + [option for option in options[WIDTH:] if option[0] > 0][:WIDTH]
    found = [(worth + gain(survey, scene, effects, index, kind), space, scene) for worth, space, scene in options]
    found.sort(key=lambda option: (-option[0], option[1]))
    return found


def _placing(survey: Survey, scene: Scene, effects: list[Effect], index: int, kind: int, effect: Effect) -> float:
    without = gain(survey, scene, effects, index, kind)
    options = places(survey, scene, effect.nation, _spaces(scene, effect), effect.op == "recruit")
    if not _goes_on(effects, index):
        return max(0.0, options[0][0] if options else 0.0) + without
    found = followed(survey, options, effects, index, kind)
    return max(without, found[0][0]) if found else without


# Battles


def uses_battled(effects: list[Effect], index: int) -> bool:
    """Whether the card builds where it has battled."""
    return any(effect.place.startswith("battled") for effect in effects[index:])


def strike_gain(survey: Survey, scene: Scene, blow: Strike, effects: list[Effect], index: int, kind: int) -> float:
    """What a battle gains, with the rest of the card after either outcome."""
    before = survey.value(scene.pieces, scene.tokens)
    won = scene.changed(blow.won)
    won.battled, won.battled_hard = blow.target, blow.hard()
    victory = survey.value(won.pieces, won.tokens) - before + gain(survey, won, effects, index, kind)
    defeat = gain(survey, scene, effects, index, kind) if blow.win < 1 and index < len(effects) else 0.0
    return blow.bonus + blow.win * victory + (1 - blow.win) * defeat


def battle_start(effect: Effect, scene: Scene) -> int:
    if effect.start == "built":
        return 1 << scene.built if scene.built != NOWHERE else 0
    return 1 << SPACE_OF[effect.start] if effect.start else -1


def _battling(survey: Survey, scene: Scene, effects: list[Effect], index: int, kind: int, effect: Effect) -> float:
    best = gain(survey, scene, effects, index, kind)
    empty = uses_battled(effects, index)
    for blow in strikes(survey, scene, effect.nation, _spaces(scene, effect), battle_start(effect, scene), empty):
        best = max(best, strike_gain(survey, scene, blow, effects, index, kind))
    return best
