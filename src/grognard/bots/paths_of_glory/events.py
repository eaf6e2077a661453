"""Event values: what events are worth, in victory points."""

from __future__ import annotations

from typing import Final

from grognard.bots.paths_of_glory import worth
from grognard.bots.paths_of_glory.rebuilding import HALF, needed
from grognard.games.paths_of_glory.board import victory
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards import reinforcements
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import AP, ARMY, BR, CP, GE, IT, RO, WINTER, season
from grognard.games.paths_of_glory.turn import war_status

STATUS: Final = [0.8, 0.7, 0.3]
"""What a point of War Status brings at each level of commitment."""
ARRIVING: Final = 0.15
"""What a reinforcement card brings beside the worth of its units."""
ARMIES: Final = 1.4
"""How much more than its fighting worth a new army brings: it fills a gap, and replaces nothing."""
EACH_TURN: Final = 0.5
"""The share of their worth that new units bring in each turn that is left."""
SHORT_WAR: Final = 0.25
"""The same in the Introductory scenario, where few turns are left to use them."""
PECULIAR: Final = 0.75
"""The weight of what single events bring."""
SPECIAL: Final[dict[str, float]] = {
    "AP2": 0.6,
    "AP9": 0.5,
    "AP12": 1.4,
    "AP16": 1.4,
    "AP17": 1.8,
    "AP27": 0.1,
    "AP28": 0.2,
    "AP30": 0.5,
    "AP33": 1.0,
    "AP35": 0.5,
    "AP37": 0.6,
    "AP44": 0.5,
    "AP45": 0.3,
    "AP46": 0.4,
    "AP49": 0.2,
    "AP51": 0.1,
    "AP52": 0.8,
    "AP54": 1.2,
    "AP55": 1.5,
    "AP56": 0.4,
    "AP57": 0.4,
    "AP60": 0.35,
    "AP62": 0.35,
    "CP1": 1.2,
    "CP5": 0.0,
    "CP6": 1.2,
    "CP8": 0.3,
    "CP10": 0.35,
    "CP11": 0.5,
    "CP13": 0.2,
    "CP28": 0.9,
    "CP29": 0.3,
    "CP32": 0.5,
    "CP33": 0.9,
    "CP34": 2.0,
    "CP36": 0.8,
    "CP37": 0.3,
    "CP45": 1.0,
    "CP47": 0.5,
    "CP52": 2.0,
    "CP53": 1.0,
    "CP54": 0.8,
    "CP55": 0.05,
    "CP59": 0.0,
    "CP63": 0.8,
    "CP65": 0.0,
}
"""What single events bring beside points, War Status and units."""


def turns_left(s: PathsState) -> int:
    return s.setup.last_turn - s.turn


def value(s: PathsState, card: int) -> float:
    """What it brings to play this card as an event now, operations that come with it not counted."""
    side = cards.OWNER[card]
    found = points(s, card) + status(s, side, card) + arrivals(s, card)
    special = SPECIAL.get(cards.CODES[card], 0.0)
    left = turns_left(s)
    found += PECULIAR * special * min(1.0, 0.25 + 0.25 * left)
    if card == cards.BLOCKADE and season(s.turn) == WINTER:
        found += 0.8
    elif card == cards.BLOCKADE:
        found += 0.2 * min(4, left / 4)
    elif card == cards.FALL_OF_THE_TSAR:
        found += 0.0 if s.at_war(RO) else 2.0
    elif card == cards.ZEPPELINS:
        found += 2 * HALF * min(4, s.replacements[BR])
    elif card == cards.BREST_LITOVSK and ahead_with_treaty(s) and not ahead(s, CP):
        found += 3.0 if left <= 1 else 0.5
    elif card == cards.ITALY and s.level[AP] == cards.TOTAL and not s.at_war(IT):
        found += 1.0
    elif cards.CODES[card] == "CP5":
        found += landwehr(s)
    if s.setup.introductory and cards.LEAVES[card]:
        found += 1.0
    return found


def points(s: PathsState, card: int) -> float:
    """Victory points of the card itself."""
    found = 0.0
    if card == cards.HIGH_SEAS_FLEET and turns_left(s) >= 0:
        met = s.hands[AP] and not s.was_played(cards.GRAND_FLEET)
        found += 0.9 if met else 1.0
    for text in cards.DO[card]:
        if text.startswith("vp "):
            found += int(text[3:])
    return found if cards.OWNER[card] == CP else -found


def status(s: PathsState, side: int, card: int) -> float:
    """War Status: more cards, and in the end the end of the war."""
    number = cards.STATUS[card]
    if not number or s.setup.introductory:
        return 0.0
    level = s.level[side]
    if s.setup.limited and level == cards.LIMITED:  # 5.4: Total War ends the scenario
        return number * (0.3 if ahead(s, side) else -0.4 if s.status[side] + number >= war_status.NEEDED[2] else 0.0)
    if level == cards.TOTAL:
        if s.combined() + number >= war_status.ARMISTICE:
            return 1.0 if ahead(s, side) else -1.5
        return number * (0.15 if side == AP and not s.was_played(cards.ZIMMERMANN) else STATUS[level])
    return number * STATUS[level] * min(1.0, turns_left(s) / 4)


def ahead(s: PathsState, side: int) -> bool:
    """Whether a side would win if the points were compared now."""
    central, allied = victory.levels(s)
    final = victory.final_points(s)
    if side == CP:
        return final >= central
    return final < central if s.setup.historical or s.setup.bidding else final <= allied


def ahead_with_treaty(s: PathsState) -> bool:
    """Whether the Central Powers would win now if the treaty were signed."""
    return victory.final_points(s) >= victory.AFTER_TREATY[0] and not s.setup.limited


def arrivals(s: PathsState, card: int) -> float:
    """What the units of a reinforcement card are worth."""
    if cards.REINFORCED[card] < 0:
        return 0.0
    found = ARRIVING
    for piece in reinforcements.arrivals(s, card):
        found += worth.of_new_unit(piece) * (ARMIES if ARMY[piece] else 1.0)
    share = SHORT_WAR if s.setup.introductory else EACH_TURN
    return found * min(1.0, 0.15 + share * turns_left(s))


def landwehr(s: PathsState) -> float:
    """Two points for reduced Germans."""
    return HALF * min(4, needed(s, CP)[GE])
