"""Battle heuristic: what is laid to reinforce and to sustain, what is used at its start, when to strike back."""

from __future__ import annotations

from typing import Final

from grognard.bots.quartermaster_1914.odds import at_most
from grognard.bots.quartermaster_1914.placing import rest_of_card, scene_of
from grognard.bots.quartermaster_1914.plays import gain, strike_gain
from grognard.bots.quartermaster_1914.preparing import lying_value
from grognard.bots.quartermaster_1914.strikes import strike
from grognard.bots.quartermaster_1914.survey import Survey, cleared
from grognard.bots.quartermaster_1914.turns import targets
from grognard.core.board import bits, mask_of
from grognard.games.quartermaster_1914.battles.answers import Answer
from grognard.games.quartermaster_1914.battles.counterattack import Counterattack
from grognard.games.quartermaster_1914.battles.windows import Reconnaissance, StartOptions, powers_at
from grognard.games.quartermaster_1914.board.prepared import reinforcing
from grognard.games.quartermaster_1914.facts.acts import (  # fmt: skip
    AGAINST,
    BARRAGE,
    BERTHA,
    COUNTERATTACK,
    DISCARD_PREPARED,
    PASS,
    REINFORCE,
    SPACE,
    SUSTAIN,
    USE,
    WITH,
)
from grognard.games.quartermaster_1914.facts.library import (
    CA,
    KIND,
    MUSTARD_GAS,
    RED_BARON,
    RUMPLER_TAUBE,
    STRENGTH,
    SYMBOL,
)
from grognard.games.quartermaster_1914.facts.tables import COALITION, ENTENTE, MEMBERS, POWER_OF

WORTH_A_CARD: Final = 0.04
ANSWERED: Final = 0.25
"""What it is worth that the other side spends a card to have the last word."""
SPENT: Final = 0.5
"""How much of its worth elsewhere a prepared card must earn."""
WORTH_A_FLIGHT: Final = 0.6
"""What a battle must be about for the one look of the Rumpler Taube."""
WORTH_STRIKING_BACK: Final = 0.05
WORTH_HOPING: Final = 0.5
"""How likely partners must have the rest of an answer before a card is shown for it."""


# 13.4


def choose_answer(survey: Survey, step: Answer, legal: list[int]) -> int:
    """The cheapest card that can do it, if what is fought for is worth the cards and the chance."""
    options = [act for act in legal if SPACE.base_of[act] in (REINFORCE, SUSTAIN, BERTHA, BARRAGE)]
    if not options:
        return PASS
    need = step.need - step.strength()
    hope = help_chance(survey, step, need)
    if hope < WORTH_HOPING:
        return PASS
    costs = {act: lay_cost(survey, step, act) for act in options}
    enough = [act for act in options if strength(act) >= need]
    if enough:
        best = min(enough, key=lambda act: (costs[act], act))
        number = 1
    else:
        best = max(options, key=lambda act: (strength(act), -costs[act], -act))
        number = -(-need // strength(best))
    if step.laid:
        return best
    over = max(0, strength(best) - need)
    stake = attack_stake(survey, step) if step.attack else defence_stake(survey, step)
    chance = hope * answer_chance(survey, step, best, over)
    worth = chance * stake + (1 - chance) * ANSWERED - number * costs[best]
    return best if worth > WORTH_A_CARD and chance > 0 else PASS


def help_chance(survey: Survey, step: Answer, need: int) -> float:
    """How likely partners lay what the own cards leave open."""
    rest = need - step.alone(survey.s, survey.seat)
    if rest <= 0:
        return 1.0
    partners = [power for power in step.powers()[step.index :] if survey.s.seat_of(power) != survey.seat]
    spread = survey.odds.together(partners, lambda power, cards: step.usable(survey.s, power, cards))
    return 1 - at_most(spread, rest - 1)


def strength(act: int) -> int:
    return STRENGTH[act - SPACE.base_of[act]]


def lay_cost(survey: Survey, step: Answer, act: int) -> float:
    """The card, and what has to be paid for it."""
    verb = SPACE.base_of[act]
    kind = act - verb
    cost = step.price(survey.s) * survey.prices[POWER_OF[step.nation]]
    if verb == BERTHA:
        return cost + STRENGTH[kind] * survey.price
    return cost + survey.price + SPENT * lying_value(survey, kind)


def defence_stake(survey: Survey, step: Answer) -> float:
    """What is lost with the space."""
    return max(0.0, -survey.without(step.target, MEMBERS[survey.side]))


def attack_stake(survey: Survey, step: Answer) -> float:
    """What is won with the space, and with what the card lets follow."""
    enemies = MEMBERS[1 - COALITION[step.nation]]
    stake = survey.without(step.target, enemies)
    if POWER_OF[step.nation] == survey.power == survey.s.power:
        effects, index, kind = rest_of_card(survey)
        scene = scene_of(survey)
        won = scene.changed(cleared(scene.pieces, step.target, enemies))
        won.battled, won.battled_hard = step.target, step.hard
        stake += gain(survey, won, effects, index, kind) - gain(survey, scene, effects, index, kind)
    return stake


def answer_chance(survey: Survey, step: Answer, act: int, over: int) -> float:
    """How likely this answer, and what could be laid after it, has the last word."""
    usable = step.usable(survey.s, survey.power, survey.s.prepared[survey.power])
    left = sum(STRENGTH[KIND[card]] for card in bits(usable)) - strength(act)
    reserve = max(0, left) // 2
    if step.attack:
        spread = survey.odds.defence(survey.s.pieces, step.nation, step.origin, step.target)
    else:
        laid = mask_of([step.laid[i] for i in range(0, len(step.laid), 2)])
        spread = survey.odds.attack(step.nation, step.origin, step.target, laid)
    return at_most(spread, over + reserve)


# R21


def choose_option(survey: Survey, step: StartOptions, legal: list[int]) -> int:
    """Gas and aircraft whenever they can; the one look at prepared cards only where much is at stake."""
    if legal[0] != PASS and SPACE.base_of[legal[0]] == AGAINST:
        return choose_hit(survey, step, legal)
    for status in (MUSTARD_GAS, RED_BARON):
        if USE + KIND[status] in legal:
            return USE + KIND[status]
    look = USE + KIND[RUMPLER_TAUBE]
    if look in legal and any(survey.s.prepared[power] for power in powers_at(survey.s, step.target, ENTENTE)):
        if survey.without(step.target, MEMBERS[ENTENTE]) > WORTH_A_FLIGHT:
            return look
    return PASS


def choose_hit(survey: Survey, step: StartOptions, legal: list[int]) -> int:
    """A power with nothing left to discard loses a point; else the one whose cards count most."""
    s = survey.s

    def harm(power: int) -> tuple[float, int]:
        if step.status == MUSTARD_GAS:
            return (survey.prices[power] + 1 / s.prepared[power].bit_count() if s.prepared[power] else 9.0, -power)
        return (survey.prices[power] if s.deck_size(power) else 9.0, -power)

    return AGAINST + max(targets(legal, AGAINST), key=harm)


def choose_seen(survey: Survey, step: Reconnaissance, legal: list[int]) -> int:
    """Of the cards seen, the one that would save the space."""
    below = survey.s.stack[-2]
    usable = 0
    if isinstance(below, StartOptions):
        for power in step.powers:
            usable |= reinforcing(survey.s, power, survey.s.prepared[power], below.target, False)
    saving = {KIND[card] for card in bits(usable)}

    def harm(kind: int) -> tuple[bool, bool, int, int]:
        return (kind in saving, SYMBOL[kind] == CA, STRENGTH[kind], -kind)

    return DISCARD_PREPARED + max(targets(legal, DISCARD_PREPARED), key=harm)


# 13.5


def choose_counterattack(survey: Survey, step: Counterattack, legal: list[int]) -> int:
    """Strike back where the attack came from, if that is likely to win something."""
    if SPACE.base_of[legal[0]] == WITH:
        return WITH + max(targets(legal, WITH), key=lambda nation: (blow_back(survey, step, nation), -nation))
    best, most = PASS, WORTH_STRIKING_BACK + SPENT * survey.price
    for kind in targets(legal, COUNTERATTACK):
        for nation in step.armies(survey.s, kind):
            worth = blow_back(survey, step, nation)
            if worth > most:
                best, most = COUNTERATTACK + kind, worth
    return best


def blow_back(survey: Survey, step: Counterattack, nation: int) -> float:
    scene = scene_of(survey)
    scene.hand = survey.s.hands[POWER_OF[nation]].bit_count()
    blow = strike(survey, scene, nation, step.target, step.origin)
    return strike_gain(survey, scene, blow, [], 0, 0)
