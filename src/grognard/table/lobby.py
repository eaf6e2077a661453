"""Lists: games to play, matches to join, my matches, finished ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from grognard.bots import registry
from grognard.core.game import Game, find, names
from grognard.core.reasons import Problem
from grognard.table import positions
from grognard.table.errors import Refused, sentence
from grognard.table.store import Person, Record, Store

MOST: Final = 60


async def lobby(store: Store, person: Person | None) -> dict[str, Any]:
    mine = [] if person is None else await store.matches_of(person.id, True, MOST)
    done = [] if person is None else await store.matches_of(person.id, False, MOST)
    known = {record.id for record in [*mine, *done]}
    open_ones = [record for record in await store.open_matches(MOST) if record.id not in known]
    done += [record for record in await store.finished_public(MOST) if record.id not in known]
    return {
        "open": [row(record, person) for record in open_ones],
        "mine": [row(record, person) for record in mine],
        "finished": [row(record, person) for record in done],
    }


def row(record: Record, person: Person | None) -> dict[str, Any]:
    me = None if person is None else person.id
    seats = [
        {
            "name": seat.name,
            "who": positions.who(seat) or None,
            "kind": seat.kind,
            "you": seat.held_by(me),
        }
        for seat in record.seats
    ]
    mine = {seat.name for seat in record.seats if seat.held_by(me)}
    asked = record.asked if record.running else []
    return {
        "id": record.id,
        "game": record.game,
        "title": _title(record.game),
        "scenario": record.scenario,
        "pace": record.pace or "live",
        "public": record.public,
        "seats": seats,
        "turn": record.heading,
        "asked": asked,
        "your_turn": bool(mine & set(asked)),
        "result": record.result or record.ended,
        "deadline": positions.iso(record.deadline) if record.running else None,
        "updated": positions.iso(record.updated),
    }


def _title(game: str) -> str:
    try:
        return find(game).title
    except Problem:
        return game


# Games


def game_named(name: str) -> Game:
    try:
        return find(name)
    except Problem as problem:
        raise Refused(404, "no-game", sentence(str(problem))) from None


def all_games() -> list[dict[str, Any]]:
    return [summary(find(name)) for name in names()]


def summary(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "rules_version": game.rules_version,
        "credits": game.credits,
        "scenarios": [
            {"name": scenario.name, "title": scenario.title, "text": scenario.text, "seats": scenario.seats}
            for scenario in game.scenarios.values()
        ],
        "options": [
            {
                "name": option.name,
                "title": option.title,
                "text": option.text,
                "choices": option.choices,
                "scenarios": option.scenarios,
            }
            for option in game.options.values()
        ],
        "bots": [{"name": bot, "title": registry.TITLES[bot]} for bot in registry.opponents(game.name)],
    }


@lru_cache(maxsize=16)
def details(name: str) -> dict[str, Any]:
    game = find(name)
    kinds: dict[str, list[str]] = {}
    verbs: dict[str, str | None] = {}
    chance = [verb.name for verb in game.space.verbs if verb.chance]
    for verb in game.space.verbs:
        verbs[verb.name] = None if verb.targets is None else verb.targets.kind
        if verb.targets is not None:
            kinds[verb.targets.kind] = verb.targets.names
    return {**summary(game), "kinds": kinds, "verbs": verbs, "chance": chance}
