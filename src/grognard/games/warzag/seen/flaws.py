"""What cannot be: a card in two places or in none, an army on enemy land, a strategic territory without an army."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.cards import misplaced
from grognard.games.warzag.board import terms
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.library import CARD_NAMES, DECK, MISSION_DECK, MISSIONS, OBJECTIVES
from grognard.games.warzag.facts.tables import (
    ARMIES,
    BASES,
    HAND,
    MOST_POINTS,
    NATION,
    NATIONS,
    PLAIN,
    RESEARCH,
    SIZE,
    STACK,
    STRATEGIC,
    TERRITORIES,
)


def flaws(s: WarzagState) -> list[str]:
    found = misplaced([s.deck, s.discards, *s.hands], [], DECK, CARD_NAMES)
    held = [mission for mission in s.missions if mission >= 0]
    found += misplaced([s.mission_deck], [s.mission_bottom, held], MISSION_DECK, MISSIONS)
    found += _territories(s)
    found += _armies(s)
    dealt = [card for card in s.objectives if card >= 0]
    if len(set(dealt)) < len(dealt):
        found.append(f"objectives dealt twice: {[OBJECTIVES[card] for card in dealt]}")
    for nation in s.setup.nations:
        found += _nation(s, nation)
    return found


def _nation(s: WarzagState, nation: int) -> list[str]:
    found: list[str] = []
    name = NATIONS[nation]
    if not 0 <= s.points[nation] <= MOST_POINTS:
        found.append(f"{name} has {s.points[nation]} points")
    if s.cards_of(nation) > HAND:
        found.append(f"{name} has {s.cards_of(nation)} cards")
    objective = s.objectives[nation]
    playing = s.active >= 0 and not s.out >> nation & 1
    waits = s.asked and s.stack and type(s.stack[-1]).__name__ in ("Expansion", "Invasions", "Development")
    if playing and objective >= 0 and s.outcome is None and waits and terms.complete(s, nation, objective):
        found.append(f"{name} has completed its objective")
    if s.out >> nation & 1 and (s.own[nation] or s.hands[nation] or s.points[nation] or s.leader[nation] >= 0):
        found.append(f"{name} is out, and has something")
    leader = s.leader[nation]
    if leader >= 0 and s.radioactive >> leader & 1 and type(s.stack[-1]).__name__ != "Refuge":
        found.append(f"the leader of {name} stands on radioactive land")
    return found


def _territories(s: WarzagState) -> list[str]:
    found: list[str] = []
    seen = 0
    for nation in range(4):
        if seen & s.own[nation]:
            found.append(f"owned twice: {_names(seen & s.own[nation])}")
        seen |= s.own[nation]
    if seen & (RESEARCH | s.radioactive):
        found.append(f"owned by somebody: {_names(seen & (RESEARCH | s.radioactive))}")
    empty = seen & STRATEGIC & ~s.manned
    if empty and not _evacuating(s):
        found.append(f"occupied without an army: {_names(empty)}")
    built = s.developed[0] | s.developed[1] | s.developed[2]
    if s.developed[0] & s.developed[1] | s.developed[0] & s.developed[2] | s.developed[1] & s.developed[2]:
        found.append("developed in two ways")
    if built & ~(seen & PLAIN):
        found.append(f"developed, but not owned or not standard: {_names(built & ~(seen & PLAIN))}")
    if s.radioactive & (BASES | RESEARCH):
        found.append("a base or R&D is radioactive")
    return found


def _evacuating(s: WarzagState) -> bool:
    return bool(s.stack) and type(s.stack[-1]).__name__ == "Evacuation"


def _armies(s: WarzagState) -> list[str]:
    found: list[str] = []
    for territory in range(SIZE):
        armies = s.at[territory]
        if bool(armies) != bool(s.manned >> territory & 1) or (len(armies) == STACK) != bool(s.full >> territory & 1):
            found.append(f"{TERRITORIES[territory]} is miscounted")
        if len(armies) > STACK:
            found.append(f"{len(armies)} armies on {TERRITORIES[territory]}")
        for army in armies:
            if s.where[army] != territory:
                found.append(f"{ARMIES[army]} is in two places")
            owner = s.owner(territory)
            if owner < 0 or not s.allied(owner, NATION[army]):
                found.append(f"{ARMIES[army]} stands on foreign land")
    for army in range(len(ARMIES)):
        if s.where[army] < SIZE and army not in s.at[s.where[army]]:
            found.append(f"{ARMIES[army]} is not where it is")
        if s.wounds[army] and (s.where[army] == SIZE or s.current(army) < 1):
            found.append(f"{ARMIES[army]} has {s.wounds[army]} wounds")
    return found


def _names(land: int) -> str:
    return ", ".join([TERRITORIES[territory] for territory in bits(land)])
