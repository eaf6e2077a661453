"""Arguments for attacks, cards in combat, losses and advances: chances without the cards that nobody has shown."""

from __future__ import annotations

from grognard.bots.paths_of_glory import arguments_of_plans, fights, odds
from grognard.bots.paths_of_glory.arguments_of_moves import of_ground, of_standing
from grognard.bots.paths_of_glory.strikes import Strike, Strikes, best_pin
from grognard.bots.paths_of_glory.survey import Survey
from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.board import offensives
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat import attacks, battle, losses
from grognard.games.paths_of_glory.combat.attacks import Attackers
from grognard.games.paths_of_glory.combat.battle import Battle
from grognard.games.paths_of_glory.combat.combat import FLANKING, Combat
from grognard.games.paths_of_glory.facts.acts import DONE, PASS, PIN, PLAY, PULL_BACK, RESTORE, STAND, USE, WITH, YIELD
from grognard.games.paths_of_glory.facts.tables import ARMY

LIKELY = 50
"""From this percentage on, the chance of driving the enemy out is told; a smaller one only where nothing else is."""


def percent(chance: float) -> int:
    return round(100 * chance)


def of_strike(s: PathsState, survey: Survey, strike: Strike) -> list[Saying]:
    """What speaks for an attack."""
    space, outlook = strike.space, strike.outlook
    found: list[Saying] = []
    defenders = attacks.fighting(s, survey.enemy, space)
    if offensives.satisfied(s, strike.attackers, space, defenders):
        found.append(Saying("because-duty", space=space))
    if s.control[survey.enemy] >> space & 1 and s.setup.victory >> space & 1:
        found.append(Saying("because-attack-victory", space=space))
    found += arguments_of_plans.of_conquest(survey, space)
    if defenders:
        won, lost, driven = percent(outlook.won), percent(outlook.lost), percent(outlook.pushed + outlook.cleared)
        if won >= lost or not (found or driven):  # odds against the attack are no reason for it
            found.append(Saying("because-attack-odds", space=space, number=won, number2=lost))
        if driven >= LIKELY or (driven and not found):
            found.append(Saying("because-attack-drives", space=space, number=driven))
    elif outlook.fort > 0:
        found.append(Saying("because-attack-fort", space=space, number=percent(outlook.fort)))
    return found


def best_of(s: PathsState, survey: Survey, space: int, picked: list[int]) -> Strike | None:
    """The best attack on a space in which these take part."""
    best: Strike | None = None
    for one in Strikes(s, survey, True).on(space):
        if all(piece in one.attackers for piece in picked) and (best is None or one.value > best.value):
            best = one
    return best


def of_attackers(s: PathsState, survey: Survey, step: Attackers, verb: int, target: int) -> list[Saying]:
    """Who takes part, or that those are enough."""
    picked = [*step.picked, target] if verb == WITH else step.picked
    defenders = attacks.fighting(s, survey.enemy, step.space)
    b = Battle(step.space, step.side, picked, defenders, 0, battle.declare(s, picked))
    now = odds.expect(s, b)
    if verb == WITH and step.picked:
        before = odds.expect(
            s, Battle(step.space, step.side, step.picked, defenders, 0, battle.declare(s, step.picked))
        )
        if now.won > before.won:
            return [Saying("because-with", piece=target, number=percent(before.won), number2=percent(now.won))]
    strike = best_of(s, survey, step.space, picked)
    return of_strike(s, survey, strike) if strike is not None else []


def of_combat(s: PathsState, survey: Survey, step: Combat, act: int, verb: int) -> list[Saying]:
    """Flank attempts, cards, standing and pulling back."""
    b = step.battle()
    space = step.space
    if verb == PULL_BACK:
        outlook = odds.expect(s, b)
        return [Saying("because-pull-back", number=percent(outlook.won))]
    if verb == STAND:
        return _of_standing_fast(s, survey, step)
    if verb == YIELD:
        return [Saying("because-yields", space=space)]
    if verb == RESTORE:
        return [Saying("because-strongest", piece=act - RESTORE)]
    if step.stage == FLANKING and verb in (PIN, PASS):
        chance = odds.flank_chance(best_pin(s, b)[1])
        if verb == PIN:
            return [Saying("because-flank", number=percent(chance))]
        return [Saying("because-no-flank", number=percent(1 - chance))]
    if verb in (PLAY, USE):
        before, after = odds.expect(s, b), odds.expect(s, fights.with_card(b, act - verb))
        changed = after.won > before.won if survey.side == b.side else after.won < before.won
        if changed:
            return [Saying("because-card-odds", number=percent(before.won), number2=percent(after.won))]
        return [Saying("because-card-here", card=act - verb)]
    return [Saying("because-card-kept")] if verb in (PASS, DONE) else []


def _of_standing_fast(s: PathsState, survey: Survey, step: Combat) -> list[Saying]:
    space = step.space
    found: list[Saying] = []
    if step.haig(s):
        found.append(Saying("because-stands-free"))
    if s.setup.victory >> space & 1 and s.control[survey.side] >> space & 1:
        found.append(Saying("because-holds-victory-space", space=space))
    steps = losses.steps_left(s, step.defenders)
    return [*found, Saying("because-stands", space=space, number=steps)]


def of_loss(s: PathsState, piece: int) -> list[Saying]:
    """Which step is lost."""
    if ARMY[piece] and s.is_reduced(piece) and losses.replacement(s, piece) >= 0:
        return [Saying("because-replaced", piece=losses.replacement(s, piece))]
    return [Saying("because-cheapest-loss")]


def of_advance(survey: Survey, piece: int, space: int) -> list[Saying]:
    """Who occupies ground that was won."""
    s = survey.s
    taken = 1 << space if s.control[survey.enemy] >> space & 1 and not s.fort_of(survey.enemy, space) else 0
    start = s.where[piece]
    gone = 1 << start if len(s.at[start]) == 1 else 0
    return [*of_ground(survey, taken), *of_standing(survey, [piece], space, gone)]
