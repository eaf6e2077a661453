"""Statistics of WARZAG WWII: many games between equal opponents, and what the designed values make of them.

python -m scripts.warzag_balance four-players alliances --games 2000 --processes 16 --json balance.json

The same seed gives the same games, however many processes play them. Opponents that search (--opponent search@100) are
slow; those by rules play some five games a second on one core.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from grognard.bots import decide, make_opponent
from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.library import OBJECTIVE_IDS
from grognard.games.warzag.facts.tables import NATIONS

COUNTED: Final = [
    "walks-in", "invades", "invasion-succeeds", "invasion-fails", "activates", "promotes", "repaired", "evacuates",
    "bombs", "eliminated", "leader-sent-back", "trains",
]  # fmt: skip
"""The events that are counted."""
SIDE_SYSTEMS: Final = {
    "research": "activates",
    "promotion": "promotes",
    "repair": "repaired",
    "evacuation": "evacuates",
    "atomic weapon": "bombs",
}
"""What a game need not have, by the event that tells of it."""
CHUNK: Final = 10
Row = dict[str, Any]


def play(scenario: str, seed: int, opponent: str, rules: str) -> Row:
    """One game: who won from which place with which objective, and what happened in it."""
    rng = random.Random(f"{scenario} {seed}")
    game = find("warzag", rules)
    s = game.start(scenario)
    assert isinstance(s, WarzagState)
    bots = [make_opponent("warzag", opponent, rng) for _ in s.setup.seats]
    told: Counter[str] = Counter()
    users: dict[str, set[int]] = {name: set() for name in SIDE_SYSTEMS.values()}
    acts = 0
    while not s.over():
        ask = s.asks()[0]
        act = rng.choice(ask.acts) if ask.seat == CHANCE else decide(bots[ask.seat], s, ask.seat, rng)
        s.events = []
        s.apply(ask.seat, act)
        for event in s.events:
            told[event.saying.key] += 1
            if event.saying.key in users:
                users[event.saying.key].add(s.active)
        acts += 1
    result = s.result()
    assert result is not None
    winners = [s.setup.nations[seat] for seat in result.winners]
    return {
        "seed": seed,
        "rule": result.rule,
        "round": s.round,
        "acts": acts,
        "order": [NATIONS[nation] for nation in s.order],
        "winners": [NATIONS[nation] for nation in winners],
        "places": [s.order.index(nation) for nation in winners],
        "objectives": {NATIONS[n]: OBJECTIVE_IDS[s.objectives[n]] for n in s.order if s.objectives[n] >= 0},
        "told": {key: told[key] for key in COUNTED if told[key]},
        "users": {name: len(nations) for name, nations in users.items() if nations},
    }


def _work(job: tuple[str, range, str, str]) -> list[Row]:
    scenario, seeds, opponent, rules = job
    return [play(scenario, seed, opponent, rules) for seed in seeds]


def games(scenario: str, seeds: range, opponent: str, rules: str, processes: int) -> list[Row]:
    """Games with these seeds, in so many processes."""
    jobs = [(scenario, seeds[first : first + CHUNK], opponent, rules) for first in range(0, len(seeds), CHUNK)]
    if processes == 1:
        return [row for job in jobs for row in _work(job)]
    with ProcessPoolExecutor(processes) as pool:
        return [row for rows in pool.map(_work, jobs) for row in rows]


def share(part: float, whole: float) -> float:
    """In percent, to a tenth."""
    return round(100 * part / whole, 1) if whole else 0.0


def summary(rows: list[Row]) -> dict[str, Any]:
    """What these games came to, in percent where nothing else is said."""
    number, players = len(rows), len(rows[0]["order"])
    told: Counter[str] = Counter()
    held: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in rows:
        told.update(row["told"])
        held.update(row["objectives"].values())
        won.update(row["objectives"][nation] for nation in row["winners"] if row["objectives"])
    rounds = sorted(row["round"] for row in rows)
    invasions = told["walks-in"] + told["invades"]
    return {
        "games": number,
        "places": [share(sum(place in row["places"] for row in rows), number) for place in range(players)],
        "nations": {name: share(sum(name in row["winners"] for row in rows), number) for name in rows[0]["order"]},
        "objectives": {name: share(won[name], held[name]) for name in sorted(held)},
        "held": dict(sorted(held.items())),
        "invasions a game": round(invasions / number, 1),
        "meet nobody": share(told["walks-in"], invasions),
        "defended ones that hold": share(told["invasion-fails"], told["invades"]),
        "games with": {
            name: share(sum(key in row["told"] for row in rows), number) for name, key in SIDE_SYSTEMS.items()
        },
        "seats with": {
            name: share(sum(row["users"].get(key, 0) for row in rows), number * players)
            for name, key in SIDE_SYSTEMS.items()
        },
        "promotions a game": round(told["promotes"] / number, 2),
        "rounds": {
            "mean": round(sum(rounds) / number, 2),
            "least": rounds[0],
            "5 %": rounds[number // 20],
            "median": rounds[number // 2],
            "95 %": rounds[number - 1 - number // 20],
            "most": rounds[-1],
        },
        "ends": dict(Counter(row["rule"] for row in rows).most_common()),
    }


def lines(found: dict[str, Any]) -> list[str]:
    """A summary as text."""
    return [
        f"  {name:24} "
        + (
            "  ".join(f"{key} {number}" for key, number in value.items())
            if isinstance(value, dict)
            else "  ".join(str(number) for number in value)
            if isinstance(value, list)
            else str(value)
        )
        for name, value in found.items()
    ]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.warzag_balance", description=__doc__)
    parser.add_argument("scenario", nargs="*", default=["four-players"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--opponent", default="rules")
    parser.add_argument("--rules", default="", help="a version of the rules; the present one by default")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", default="", help="a file for the summaries and every game")
    given = parser.parse_args(arguments)
    version = find("warzag", given.rules).rules_version
    found: dict[str, Any] = {"rules": version, "opponent": given.opponent, "seed": given.seed, "scenarios": {}}
    for scenario in given.scenario:
        began = time.perf_counter()
        seeds = range(given.seed, given.seed + given.games)
        rows = games(scenario, seeds, given.opponent, given.rules, given.processes)
        told = summary(rows)
        print(f"{scenario}, rules version {version}, {given.opponent}, {time.perf_counter() - began:.0f} s")
        print("\n".join(lines(told)), flush=True)
        found["scenarios"][scenario] = {"summary": told, "games": rows}
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(found, file)


if __name__ == "__main__":
    main()
