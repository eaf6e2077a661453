"""The cards: supply, objectives, secondary missions, promotions; and the research track."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import mask_of
from grognard.games.warzag.facts.box import BOX
from grognard.games.warzag.facts.tables import KINDS, number_among

# W19: supply cards

_supply: Final[list[dict[str, Any]]] = BOX["supply"]
SUPPLIES: Final[list[str]] = [row["name"] for row in _supply]
"""The kinds of supply cards."""
SUPPLY_IDS: Final[list[str]] = [row["id"] for row in _supply]
COPIES: Final[list[int]] = [row["copies"] for row in _supply]
VALUE: Final[list[int]] = [row["value"] for row in _supply]
WINDOWS: Final[list[str]] = [
    "phase1", "phase2_train", "phase2_move", "phase3_attack", "defend_counter", "defend_plan", "after_die", "phase4",
    "phase3",
]  # fmt: skip
WINDOW: Final[list[int]] = [number_among("window", WINDOWS, row["window"]) for row in _supply]
IN_RESOURCES: Final = 0
IN_TRAINING: Final = 1
IN_MOVEMENT: Final = 2
IN_ATTACK: Final = 3
IN_COUNTER: Final = 4
IN_DEFENCE: Final = 5
AFTER_DIE: Final = 6
IN_DEVELOPMENT: Final = 7
IN_INVASION: Final = 8

EFFECTS: Final[list[str]] = [
    "pp", "pp_per_2_territories", "free_infantry", "discount", "range", "free_annex", "attack", "resistance",
    "defence", "reroll", "repair", "free_develop", "remove_dev", "research",
]  # fmt: skip
EFFECT: Final[list[int]] = [number_among("effect", EFFECTS, row["effect"]) for row in _supply]
POINTS: Final = 0
BONDS: Final = 1
CONSCRIPTION: Final = 2
LEND_LEASE: Final = 3
MARCH: Final = 4
PLEBISCITE: Final = 5
AIR_SUPPORT: Final = 6
PARTISANS: Final = 7
MINEFIELD: Final = 8
FORTUNE: Final = 9
HOSPITAL: Final = 10
ENGINEERS: Final = 11
SABOTAGE: Final = 12
SCIENTISTS: Final = 13

CARD_KIND: Final[list[int]] = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
"""The kind of each card of the deck."""
CARDS: Final[int] = len(CARD_KIND)
DECK: Final[int] = (1 << CARDS) - 1
CARD_NAMES: Final[list[str]] = [
    f"{SUPPLIES[kind]} {CARD_KIND[: card + 1].count(kind)}" for card, kind in enumerate(CARD_KIND)
]
OF_KIND: Final[list[int]] = [
    mask_of([card for card in range(CARDS) if CARD_KIND[card] == kind]) for kind in range(len(SUPPLIES))
]
"""The cards of each kind, as a set."""
OF_EFFECT: Final[list[int]] = [
    mask_of([card for card in range(CARDS) if EFFECT[CARD_KIND[card]] == effect]) for effect in range(len(EFFECTS))
]
OF_WINDOW: Final[list[int]] = [
    mask_of([card for card in range(CARDS) if WINDOW[CARD_KIND[card]] == window]) for window in range(len(WINDOWS))
]

# W21: what objectives and missions count

METRICS: Final[list[str]] = [
    "territories", "historic", "industry", "bases", "production", "fortification", "armies", "armour_air", "kills",
    "captures", "missions", "pp", "research", "enemy_bases",
]  # fmt: skip
TERRITORY_COUNT: Final = 0
HISTORIC_COUNT: Final = 1
INDUSTRY_COUNT: Final = 2
BASE_COUNT: Final = 3
PRODUCTION_COUNT: Final = 4
FORT_COUNT: Final = 5
ARMY_COUNT: Final = 6
MOBILE_COUNT: Final = 7
KILL_COUNT: Final = 8
CAPTURE_COUNT: Final = 9
MISSION_COUNT: Final = 10
POINT_COUNT: Final = 11
RESEARCH_SQUARE: Final = 12
ENEMY_BASE_COUNT: Final = 13

_objectives: Final[list[dict[str, Any]]] = BOX["objective"]
OBJECTIVES: Final[list[str]] = [row["name"] for row in _objectives]
OBJECTIVE_IDS: Final[list[str]] = [row["id"] for row in _objectives]

# W18: secondary missions

CONDITIONS: Final[list[str]] = [
    "annexed_turn", "trained_turn", "trained_air_turn", "trained_armour_turn", "trained_artillery_turn",
    "trained_camp_turn", "success_turn", "clean_success_turn", "kills_turn", "liberated_turn",
    "captured_strategic_turn", "captured_fort_turn", "research_moved_turn",
    "occupied_turn", "trained_kinds_turn", "developed_turn", "dev_types_owned", "fortification_owned",
    "leader_on_research", "leader_distance", "pp_held", "industry_armies", "front_territories",
]  # fmt: skip
ANNEXED: Final = 0
TRAINED: Final = 1
TRAINED_AIR: Final = 2
TRAINED_ARMOUR: Final = 3
TRAINED_ARTILLERY: Final = 4
TRAINED_CAMP: Final = 5
SUCCESSES: Final = 6
CLEAN_SUCCESSES: Final = 7
KILLS: Final = 8
LIBERATED: Final = 9
CAPTURED_STRATEGIC: Final = 10
CAPTURED_FORT: Final = 11
RESEARCH_MOVED: Final = 12
TALLIES: Final = 13
"""The conditions before this one are counted during the turn."""
OCCUPIED: Final = 13
TRAINED_KINDS: Final = 14
DEVELOPED: Final = 15
DEVELOPMENT_TYPES: Final = 16
FORTS_OWNED: Final = 17
LEADER_IN_LABORATORY: Final = 18
LEADER_DISTANCE: Final = 19
POINTS_HELD: Final = 20
INDUSTRY_ARMIES: Final = 21
FRONT: Final = 22

_missions: Final[list[dict[str, Any]]] = BOX["mission"]
MISSIONS: Final[list[str]] = [row["name"] for row in _missions]
MISSION_IDS: Final[list[str]] = [row["id"] for row in _missions]
CONDITION: Final[list[int]] = [number_among("condition", CONDITIONS, row["condition"]) for row in _missions]
LEAST: Final[list[int]] = [row["least"] for row in _missions]
REWARDS: Final[list[str]] = ["pp", "supply"]
IN_POINTS: Final = 0
IN_CARDS: Final = 1
REWARD: Final[list[int]] = [number_among("reward", REWARDS, row["reward"]) for row in _missions]
REWARD_VALUE: Final[list[int]] = [row["value"] for row in _missions]
MISSION_DECK: Final[int] = (1 << len(MISSIONS)) - 1

# W20: field promotions

_promotions: Final[list[dict[str, Any]]] = BOX["promotion"]
PROMOTIONS: Final[list[str]] = [row["name"] for row in _promotions]
PROMOTION_IDS: Final[list[str]] = [row["id"] for row in _promotions]
PROMOTED: Final[list[int]] = [number_among("kind", KINDS, row["kind"]) for row in _promotions]
"""The kind of armies that each promotion is for."""
FOR_KIND: Final[list[int]] = [
    mask_of([card for card in range(len(PROMOTIONS)) if PROMOTED[card] == kind]) for kind in range(len(KINDS))
]

# W16: the research track; square 0 is START

_squares: Final[list[dict[str, Any]]] = BOX["square"]
END: Final[int] = len(_squares)
SQUARE_EFFECTS: Final[list[str]] = [
    "none", "pp", "supply", "repair", "free_infantry", "free_develop", "tech_infantry_attack",
    "tech_artillery_attack", "tech_armour_attack", "tech_air_attack", "atomic",
]  # fmt: skip
GIVES_POINTS: Final = 1
GIVES_CARDS: Final = 2
REPAIRS: Final = 3
GIVES_INFANTRY: Final = 4
GIVES_DEVELOPMENT: Final = 5
TECH: Final = 6
"""And the three after it: more attack for infantry, artillery, armour, air."""
ATOMIC: Final = 10
