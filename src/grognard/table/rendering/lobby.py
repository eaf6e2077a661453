"""The lobby as JSON: games to play, matches to join, my matches, finished ones."""

from __future__ import annotations

from typing import Final

from grognard.bots import registry
from grognard.core.chance import PUBLIC
from grognard.core.game import Game, find, names
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.table.common import responses, stored_sayings
from grognard.table.common.errors import unfit
from grognard.table.rendering import endings, faces, positions
from grognard.table.storage.rows import Person, Record
from grognard.table.terms import levels
from grognard.texts.words import Words, own_words

MOST: Final = 60
"""So many matches a list shows."""


def row(record: Record, person: Person | None, hosts: dict[int, str]) -> responses.Row:
    me = None if person is None else person.id
    words = own_words(game_of(record.game))
    seats: list[responses.RowSeat] = [
        {
            "name": seat.name,
            "who": words.who(seat.who, seat.bot, seat.of) or None,
            "kind": seat.kind,
            "program": seat.played_by_program,
            "you": seat.held_by(me),
        }
        for seat in record.seats
    ]
    mine = {seat.name for seat in record.seats if seat.held_by(me)}
    asked = record.asked if record.running else []
    return {
        "id": record.id,
        "game": record.game,
        "title": words.name("game", record.game),
        "scenario": record.scenario,
        "options": record.options,
        "host": None if record.creator is None else hosts.get(record.creator),
        "pace": record.pace or "live",
        "public": record.public,
        "several": record.several,
        "programs": record.programs,
        "seats": seats,
        "turn": stored_sayings.line(words, record.heading),
        "asked": asked,
        "your_turn": bool(mine & set(asked)),
        "result": positions.told_result(record, words),
        "resigned": endings.resigned(record, words),
        "deadline": positions.iso(record.deadline) if record.running else None,
        "updated": positions.utc(record.updated),
    }


def game_of(name: str) -> Game[State] | None:
    """The game of a match, which may not be installed any more."""
    try:
        return find(name)
    except Problem:
        return None


# Games


def game_named(name: str) -> Game[State]:
    try:
        return find(name)
    except Problem as problem:
        raise unfit(problem, "no-game", 404) from None


def all_games() -> list[responses.Game]:
    return [summary(find(name)) for name in names()]


def summary(game: Game[State]) -> responses.Game:
    words = own_words(game)
    return {
        "name": game.name,
        "title": words.name("game", game.name),
        "rules_version": game.rules_version,
        "credits": words.name("game", game.name, "credits"),
        "scenarios": [
            {
                "name": scenario.name,
                "title": words.name("scenario", scenario.name),
                "text": words.name("scenario", scenario.name, "text"),
                "seats": scenario.seats,
                "sides": [[scenario.seats[seat] for seat in side] for side in scenario.sides()],
                "first": scenario.first,
            }
            for scenario in game.scenarios.values()
        ],
        "options": [
            {
                "name": option.name,
                "title": words.name("option", option.name),
                "text": words.name("option", option.name, "text"),
                "choices": option.choices,
                "scenarios": option.scenarios,
                "first": option.first,
            }
            for option in game.options.values()
        ],
        "bots": [_bot(words, bot) for bot in levels.of(game.name)],
        "instructor": _bot(words, registry.INSTRUCTOR) if levels.instructs(game.name) else None,
        "usual": registry.usual(game.name),
        "seat_names": {
            seat: words.name("seat", seat) for scenario in game.scenarios.values() for seat in scenario.seats
        },
        "face": faces.addresses(game),
    }


def _bot(words: Words, bot: str) -> responses.Bot:
    return {"name": bot, "title": words.name("bot", bot), "text": words.name("bot", bot, "text")}


def opening(game: Game[State]) -> responses.Opening:
    """The first position of a game as all may see it, to be drawn as a picture."""
    match = Match(game, secret=bytes(32))
    return {
        "game": game.name,
        "scenario": match.scenario,
        "options": match.options,
        "view": match.state.view(PUBLIC),
    }


def details(name: str) -> responses.GameDetails:
    """All that a page needs to know of a game, in the reader's language: what can be named, and how it is called."""
    game = find(name)
    words = own_words(game)
    things = {**game.names, **{kind: each.names for kind, each in game.targets.items()}}
    return {
        **summary(game),
        "kinds": {kind: [words.name(kind, thing) for thing in ids] for kind, ids in things.items()},
        "roles": {kind: each.role for kind, each in game.targets.items()},
        "verbs": {verb.name: verb.targets.kind if verb.targets else None for verb in game.space.verbs},
        "verb_texts": words.verb_texts(),
        "chance": [verb.name for verb in game.space.verbs if verb.chance],
    }
