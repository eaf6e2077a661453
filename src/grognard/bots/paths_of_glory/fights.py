"""Combat heuristic: which attack comes next and with whom, flank attempts, combat cards, standing and pulling back."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import odds, strikes, worth
from grognard.bots.paths_of_glory.strikes import Strikes, best_pin, judge
from grognard.bots.paths_of_glory.survey import Survey, survey_of
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.combat import combat, losses, retreat
from grognard.games.paths_of_glory.combat.attacks import Attackers, Attacks
from grognard.games.paths_of_glory.combat.battle import Battle
from grognard.games.paths_of_glory.combat.combat import Combat
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import (
    DONE,
    PASS,
    PIN,
    PLAY,
    PULL_BACK,
    RESTORE,
    SPACE,
    STAND,
    STRIKE,
    USE,
    WITH,
    YIELD,
)
from grognard.games.paths_of_glory.facts.tables import FORT

SMALL = 0.0
"""An attack from a space that is marked already needs to bring no more than this."""
KEPT: Final = 0.03
"""What each operation point of a combat card is worth that is kept."""
SPARE: Final = 0.01
"""The same where the hand holds more cards than can still be played in the turn."""


def choose_strike(s: PathsState, step: Attacks, legal: list[int]) -> int:
    """The best attack that is left."""
    found = Strikes(s, survey_of(s, step.side), True)
    best, most = DONE, SMALL
    for act in legal:
        if SPACE.base_of[act] != STRIKE:
            continue
        strike = found.best(act - STRIKE)
        if strike is not None and strike.value > most:
            best, most = act, strike.value
    return best if best in legal else legal[0]


def choose_attacker(s: PathsState, step: Attackers, legal: list[int]) -> int:
    """The units of the best attack, one after the other."""
    found = Strikes(s, survey_of(s, step.side), True)
    options = [one for one in found.on(step.space) if all(piece in one.attackers for piece in step.picked)]
    if options:
        best = max(options, key=lambda one: one.value)
        for piece in best.attackers:
            if piece not in step.picked and WITH + piece in legal:
                return WITH + piece
    return DONE if DONE in legal else legal[0]


# The combat itself


def choose_combat(s: PathsState, step: Combat, seat: int, legal: list[int]) -> int:
    side = s.player.index(seat)
    survey = survey_of(s, side)
    if PULL_BACK in legal:
        return choose_pull_back(s, survey, step)
    if STAND in legal:
        return choose_stand(s, survey, step)
    if any(SPACE.base_of[act] == RESTORE for act in legal):
        return max(legal, key=lambda act: (worth.of_new_unit(act - RESTORE), -act))
    if step.stage == combat.FLANKING:
        return choose_flank(s, survey, step, legal)
    return choose_card(s, survey, step, side, legal)


def choose_pull_back(s: PathsState, survey: Survey, step: Combat) -> int:
    """Great Retreat: from bad combats, where no victory point is lost."""
    outlook = odds.expect(s, step.battle())
    if outlook.taken < outlook.dealt - 0.5 and survey.worth[step.space] < 0.5:
        return PULL_BACK
    return PASS


def choose_stand(s: PathsState, survey: Survey, step: Combat) -> int:
    """12.5.3: another step is lost where the ground is worth it, and somebody is left to hold it."""
    if step.haig(s):
        return STAND
    price = min([worth.of_step(s, piece) for piece in step.defenders])
    space = step.space
    stake = survey.worth[space] + 0.1
    if s.fort_of(survey.side, space):
        stake = 0.4 * survey.worth[space] + 0.1 * FORT[space]
    if (s.forts & 1 << space) and not s.fort_of(survey.side, space):
        stake += 0.3
    steps = losses.steps_left(s, step.defenders)
    return STAND if stake * (1.0 if steps > 2 else 0.5) > price else YIELD


def choose_flank(s: PathsState, survey: Survey, step: Combat, legal: list[int]) -> int:
    """12.3: a flank attack is tried if it is better on average; Wireless Intercepts make it sure."""
    b = step.battle()
    sure = [act for act in legal if SPACE.base_of[act] in (PLAY, USE)]
    pin, bonus = best_pin(s, b)
    fight = odds.Fight(s, b)
    plain = judge(survey, b, fight.expect())
    flanked = judge(survey, b, fight.flanked(bonus))
    if sure and judge(survey, b, fight.flanked(3)) > max(plain, flanked) + 0.05:
        return sure[0]
    return PIN + pin if flanked > plain else PASS


def choose_card(s: PathsState, survey: Survey, step: Combat, side: int, legal: list[int]) -> int:
    """The card that helps most; one that lies face up costs nothing."""
    b = step.battle()
    best, most = PASS, 0.0
    now = stake(s, survey, b, side)
    for act in legal:
        verb = SPACE.base_of[act]
        if verb not in (PLAY, USE):
            continue
        card = act - verb
        gain = card_gain(s, survey, b, side, card, now)
        price = price_of(s, card) if verb == PLAY else 0.001
        if gain - price > most:
            best, most = act, gain - price
    return best if best in legal else legal[0]


def stake(s: PathsState, survey: Survey, b: Battle, side: int) -> float:
    """What the combat is worth for a side now."""
    value = value_of(survey, b, odds.expect(s, b))
    return value if side == b.side else -value


def value_of(survey: Survey, b: Battle, outlook: odds.Outlook) -> float:
    """What a combat is worth for the attacker, whoever looks at it."""
    if survey.side == b.side:
        return judge(survey, b, outlook)
    ground = survey.worth[b.space] + 0.1
    share = strikes.STANDS if retreat.may_stand(survey.s, b) else 1.0
    value = worth.of_loss(survey.s) * (outlook.dealt - outlook.taken)
    return value + ground * (outlook.cleared + share * outlook.pushed)


def card_gain(s: PathsState, survey: Survey, b: Battle, side: int, card: int, now: float) -> float:
    """What a combat card changes; what it counts by itself comes with it."""
    does = cards.DOES[card]
    extra = 0.0
    if s.setup.introductory and cards.LEAVES[card]:
        extra += 1.0
    extra += 0.15 * cards.STATUS[card]
    if card in (cards.BRUSILOV, cards.KERENSKY):
        return 0.1
    if "cancel-attack" in does:
        return extra + max(0.0, -now)
    if "withdraw" in does:
        return extra + withdrawal(survey, b, side)
    if "hold" in does or "as-trench" in does:
        outlook = odds.expect(s, b)
        extra += outlook.pushed * 0.8 * (survey.worth[b.space] + 0.1)
    if "no-shifts" in does and not b.trench(s):
        return extra
    if "peace-offensive" in does:
        outlook = odds.expect(s, with_card(b, card))
        extra -= 1.0 - outlook.pushed - outlook.cleared
    return extra + stake(s, survey, with_card(b, card), side) - now


def with_card(b: Battle, card: int) -> Battle:
    return Battle(b.space, b.side, b.attackers, b.defenders, b.used | 1 << card, b.declared)


def withdrawal(survey: Survey, b: Battle, side: int) -> float:
    """A step is saved, and the space is lost for sure."""
    outlook = odds.expect(survey.s, b)
    kept = max(0.0, 1.0 - outlook.pushed - outlook.cleared)
    saved = 0.2 if outlook.dealt > 1 else 0.0
    shorter = 0.15 * outlook.pushed
    return saved + shorter - kept * (survey.worth[b.space] + 0.1)


def price_of(s: PathsState, card: int) -> float:
    """What a card from hand could bring otherwise."""
    spare = s.hands[cards.OWNER[card]].bit_count() > 6 - s.round + (s.side != cards.OWNER[card])
    return (SPARE if spare else KEPT) * cards.VALUE[card]
