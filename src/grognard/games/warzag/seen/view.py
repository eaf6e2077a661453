"""What a seat may know (W26)."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.games.warzag.board import terms, victory, zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.library import (
    CONDITION,
    DEVELOPED,
    LEAST,
    METRICS,
    MISSION_IDS,
    OBJECTIVE_IDS,
    PROMOTION_IDS,
    SUPPLY_IDS,
)
from grognard.games.warzag.facts.tables import ARMIES, CAMP, COUNT, DOSSIER, FIRST, FORT, PRODUCTION, SIZE, TERRITORIES
from grognard.games.warzag.phases import research, resources
from grognard.games.warzag.seen import schema
from grognard.games.warzag.seen.schema import NATION_NAMES, View


def view(s: WarzagState, seat: int) -> View:
    me = s.setup.nations[seat] if seat >= 0 else -1
    return {
        **s.head(seat),
        "round": s.round,
        "last_round": victory.last_round(s) or None,
        "active": NATION_NAMES[s.active] if s.active >= 0 else None,
        "order": [NATION_NAMES[nation] for nation in s.order],
        "alliances": s.setup.alliances,
        "nations": [nation_view(s, nation, me) for nation in s.setup.nations],
        "armies": [army_view(s, army) for army in range(len(ARMIES)) if s.where[army] < SIZE],
        "developed": {
            "camp": _land(s.developed[CAMP]),
            "production": _land(s.developed[PRODUCTION]),
            "fortification": _land(s.developed[FORT]),
        },
        "radioactive": _land(s.radioactive),
        "deck": s.deck.bit_count(),
        "discards": [SUPPLY_IDS[kind] for kind in zones.copies(s.discards)],
        "mission_deck": s.mission_deck.bit_count(),
        "mission_bottom": [
            MISSION_IDS[mission] if s.mission_known >> mission & 1 else None for mission in s.mission_bottom
        ],
    }


def _land(land: int) -> list[str]:
    return [TERRITORIES[territory] for territory in bits(land)]


def army_view(s: WarzagState, army: int) -> schema.Army:
    dossier = DOSSIER[army]
    return {
        "army": army,
        "nation": NATION_NAMES[dossier >> 2],
        "kind": dossier & 3,
        "at": TERRITORIES[s.where[army]],
        "wounds": s.wounds[army],
        "defence": s.current(army),
        "moved": bool(s.moved >> army & 1),
        "fought": bool(s.fought >> army & 1),
    }


def nation_view(s: WarzagState, nation: int, me: int) -> schema.Nation:
    """A nation; its hand, its objective and its mission only for itself, and what all know."""
    mine = nation == me
    mission = s.missions[nation]
    objective = s.objectives[nation]
    won = s.outcome is not None and s.outcome.rule == "W22.1" and s.seat_of(nation) in s.outcome.winners
    playing = not s.out >> nation & 1
    rows = range(4 * nation, 4 * nation + 4)
    return {
        "nation": NATION_NAMES[nation],
        "playing": playing,
        "points": s.points[nation],
        "income": resources.income(s, nation),
        "own": _land(s.own[nation]),
        "home": TERRITORIES[s.home[nation]] if s.home[nation] >= 0 else None,
        "leader": TERRITORIES[s.leader[nation]] if s.leader[nation] >= 0 else None,
        "leader_waits": bool(s.sent >> nation & 1) or (s.grounded and s.active == nation),
        "cards": s.cards_of(nation),
        "hand": [SUPPLY_IDS[kind] for kind in zones.copies(s.hands[nation])] if mine else None,
        "mission": MISSION_IDS[mission] if mission >= 0 and (mine or s.mission_known >> mission & 1) else None,
        "mission_progress": mission_progress(s, nation) if mission >= 0 and mine else None,
        "objective": OBJECTIVE_IDS[objective] if objective >= 0 and (mine or won) else None,
        "progress": progress(s, nation) if objective >= 0 and (mine or won) else None,
        "token": s.token[nation] if playing else -1,
        "steps": research.steps(s, nation),
        "weapon": bool(s.weapons >> nation & 1),
        "promotions": [PROMOTION_IDS[card] for card in bits(s.promotions[nation])],
        "values": [[s.attack[row], s.defence[row], s.resistance[row], s.range[row]] for row in rows],
        "stock": [_stock(s, row) for row in rows],
        "kills": s.kills[nation],
        "captures": s.captures[nation],
        "missions": s.fulfilled[nation],
    }


def _stock(s: WarzagState, dossier: int) -> int:
    if s.out >> (dossier >> 2) & 1:
        return 0
    first = FIRST[dossier]
    return s.where[first : first + COUNT[dossier]].count(SIZE)


def progress(s: WarzagState, nation: int) -> list[schema.ObjectiveProgress]:
    """W22.3: what the objective asks for, and how much of it there is."""
    return [
        {"metric": METRICS[name], "has": terms.metric(s, nation, name), "needs": least}
        for name, least in terms.asked_for(s, s.objectives[nation])
    ]


def mission_progress(s: WarzagState, nation: int) -> schema.Progress:
    """W18.2: what the mission asks for, and how much of it there is; what a turn counts, only in the own one."""
    mission = s.missions[nation]
    condition = CONDITION[mission]
    of_turn = condition <= DEVELOPED
    has = terms.counted(s, nation, condition) if nation == s.active or not of_turn else 0
    return {"has": has, "needs": LEAST[mission]}
