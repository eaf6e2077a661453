"""Arguments for invasions and for what is decided in them: strengths, what is won, what a die can do."""

from __future__ import annotations

from typing import Final

from grognard.bots.warzag import invading, odds
from grognard.bots.warzag.survey import Survey
from grognard.core.sayings import Saying
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import (
    BOMB,
    DONE,
    ELIMINATE,
    ENTER,
    FROM,
    INVADE,
    LIBERATE,
    PASS,
    PLAY,
    SABOTAGE,
    WITH,
    WOUND,
    WOUND_MOST,
)
from grognard.games.warzag.facts.library import EFFECT, MINEFIELD, VALUE
from grognard.games.warzag.facts.tables import BASES, DEFEAT, HISTORIC, INDUSTRY, STRATEGIC
from grognard.games.warzag.phases import attack, conquest, counterattack
from grognard.games.warzag.phases.attack import Origins
from grognard.games.warzag.phases.conquest import Taking
from grognard.games.warzag.phases.invasion import Invasion, Invasions

LIKELY: Final = 50
"""A chance in percent that speaks for something."""
AHEAD: Final = 0.5
"""A nation so close to its goal is to be stopped."""


def of_invasion(survey: Survey, verb: int, target: int) -> list[Saying]:
    s = survey.s
    step = s.stack[-1]
    if verb == INVADE:
        places = invading.plan(survey, target)[1]
        return [*of_prize(survey, target), *of_odds(survey, target, places)]
    if verb == FROM and isinstance(step, Origins):
        planned = {*invading.plan(survey, step.target)[1], *step.picked, target}
        return of_odds(survey, step.target, sorted(planned))
    if verb == BOMB:
        return [Saying("because-bomb", territory=target, number=len(s.at[target])), *of_owner(survey, target)]
    if verb == SABOTAGE:
        return [Saying("because-sabotage", territory=target), *of_owner(survey, target)]
    if verb in (ELIMINATE, WOUND, WOUND_MOST):
        return [Saying("because-worth-most", army=target)]
    if verb in (WITH, ENTER):
        return of_entering(survey, step, target)
    if verb == LIBERATE:
        return [Saying("because-liberates")]
    if verb == PLAY:
        return of_card(survey, step, target)
    if isinstance(step, Invasion) and verb == PASS:
        return [Saying("because-card-kept")]
    if verb == DONE:
        return of_end(survey, step)
    return []


def of_end(survey: Survey, step: object) -> list[Saying]:
    if isinstance(step, Invasions):
        return [Saying("because-no-invasion")]
    if isinstance(step, Origins):
        return of_odds(survey, step.target, step.picked)
    return [Saying("because-enough")]


def of_prize(survey: Survey, target: int) -> list[Saying]:
    """What a territory is worth, and its loss to its owner."""
    s = survey.s
    found: list[Saying] = []
    weights = survey.weights
    if s.objectives[survey.nation] >= 0:
        wanted = (
            (BASES >> target & 1 and weights[library.BASE_COUNT])
            or (HISTORIC >> target & 1 and weights[library.HISTORIC_COUNT])
            or (INDUSTRY >> target & 1 and weights[library.INDUSTRY_COUNT])
            or weights[library.CAPTURE_COUNT]
        )
        if wanted:
            found.append(Saying("because-objective", objective=s.objectives[survey.nation]))
    if s.points[survey.nation] < conquest.price(target):
        found.append(Saying("because-frees", territory=target))
    elif STRATEGIC >> target & 1:
        found.append(Saying("because-strategic", territory=target))
    return [*found, *of_owner(survey, target)]


def of_owner(survey: Survey, target: int) -> list[Saying]:
    s = survey.s
    owner = s.owner(target)
    if owner < 0:
        return []
    if s.own[owner].bit_count() == 1:
        return [Saying("because-last-land", nation=owner, territory=target)]
    if not s.setup.alliances and survey.danger(owner) > AHEAD:
        return [Saying("because-rival", nation=owner)]
    return []


def of_odds(survey: Survey, target: int, places: list[int]) -> list[Saying]:
    """Attack against defence, and what the counter-attack can do."""
    s = survey.s
    if not attack.defended(s, target):
        return [Saying("because-undefended", territory=target)]
    armies = [army for place in places for army in attack.fresh(s, place)]
    points, wanted = attack.attack_total(s, armies), attack.defence_total(s, target)
    if points < wanted:
        return [Saying("because-attack-weak", territory=target, number=points, number2=wanted)]
    found = [Saying("because-attack-odds", territory=target, number=points, number2=wanted)]
    owner = s.owner(target)
    if owner >= 0 and points < wanted + odds.MINES and odds.mines_expected(s, owner) > 0:
        found.append(Saying("because-mines", number=round(100 * odds.mines_expected(s, owner))))
    return found + of_counter_attack(survey, target, armies)


def of_counter_attack(survey: Survey, target: int, armies: list[int]) -> list[Saying]:
    """What the counter-attack can do, or how likely it is that one of the armies survives it."""
    s = survey.s
    symbols = s.setup.values.faces if s.at[target] else [DEFEAT]
    damages = [counterattack.damage(s, target, symbol, 0) for symbol in symbols]
    total = attack.current_total(s, armies)
    if max(damages) < total:
        return [Saying("because-counter-attack", number=max(damages), number2=total)]
    survived = round(100 * sum([damage < total for damage in damages]) / len(damages))
    return [Saying("because-survives", number=survived)] if survived >= LIKELY else []


def of_entering(survey: Survey, step: object, army: int) -> list[Saying]:
    """Who moves in."""
    found = [Saying("because-missed-least", army=army)]
    if isinstance(step, Taking):
        danger = survey.threat(step.target)
        if danger:
            found.insert(0, Saying("because-threatened", territory=step.target, number=danger))
    return found


def of_card(survey: Survey, step: object, card: int) -> list[Saying]:
    """What a card does in an invasion."""
    s = survey.s
    if isinstance(step, Invasion):
        points, wanted = step.attack(s), step.defence(s)
        if EFFECT[card] == library.AIR_SUPPORT:
            key = "because-attack-odds" if points + VALUE[card] >= wanted else "because-attack-weak"
            return [Saying(key, territory=step.target, number=points + VALUE[card], number2=wanted)]
        if EFFECT[card] == MINEFIELD and wanted + VALUE[card] > points:
            return [Saying("because-mines-hold", number=points, number2=wanted + VALUE[card])]
        if EFFECT[card] == MINEFIELD:
            return [Saying("because-card-now", card=card)]
        if EFFECT[card] == library.FORTUNE:
            return [Saying("because-rolls-again", number=step.damage(s))]
        return [Saying("because-hurts-more", number=VALUE[card])]
    return [Saying("because-card-now", card=card)]
