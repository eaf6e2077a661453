"""The computer opponents of each game, found through entry points: one by rules of thumb where there is one, what looks
ahead with its help, and chance."""

from __future__ import annotations

import random
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from grognard.bots.base import Bot, Budget, RuleBot
from grognard.bots.evaluation import NETWORK, Evaluation
from grognard.bots.instructor import Instructor
from grognard.bots.lookahead import Lookahead
from grognard.bots.random_bot import RandomBot
from grognard.bots.styles import MARK, Styled
from grognard.core.game import find
from grognard.core.refusals import Problem

ENTRY_POINTS: Final = "grognard.bots"
RULES: Final = "rules"
RANDOM: Final = "random"
SEARCH: Final = "search"
GENERAL: Final = "general"
MARSHAL: Final = "marshal"
BELIEFS: Final = "+beliefs"
"""Behind a search: it weighs worlds by what the others were seen to do."""
LINEAR: Final = "+linear"
"""Behind a search: it judges by the weights, although the game may have a network."""
NET: Final = "+net="
"""Behind a search, with a file after it: it judges by the network in this file."""
PLANS: Final = "+plans"
"""Behind a search: it tries plans wherever the heuristic proposes some."""
LEVELS: Final = {MARSHAL: f"{SEARCH}@4.5s8w", GENERAL: f"{SEARCH}@1s8w", RULES: RULES, RANDOM: RANDOM}
"""The opponents at the table, the best first, and what plays under these names: with so many seconds of processor time,
and so many worlds in which it compares what it can."""
TITLES: Final = {"recruit": RANDOM, "officer": RULES}
"""Titles under which those are known, too, whose names say what they do."""
RANKS: Final = ("recruit", "officer", GENERAL, MARSHAL)
"""The levels by their titles, the weakest first."""
INSTRUCTOR: Final = "instructor"
"""The opponent of a first game, which is not a level: it plays to teach."""
NAMES: Final = [*LEVELS, INSTRUCTOR]

PLAYER: Final = "player"
"""Who played a seat, as match files name them: somebody at the keyboard, `bot:` and the name of an opponent, or
`program:` and the name of somebody's program."""
BOT: Final = "bot:"
PROGRAM: Final = "program:"


OLDER: Final = {"computer (rules)": RULES, "computer (random)": RANDOM}
"""What match files called the opponents before they had names of their own, in small letters."""


def bot_of(who: str) -> str | None:
    """The computer opponent that a match file means, or None.

    >>> bot_of("bot:random"), bot_of("Computer (rules)"), bot_of("bot:randomised"), bot_of("Anna")
    ('random', 'rules', None, None)
    """
    name = who.removeprefix(BOT)
    if name != who:
        level = name.partition(MARK)[0]
        return level if level in NAMES else None
    return OLDER.get(who.casefold())


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry points of all rule-based opponents by game; looked for once, because that takes long."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def opponents(game: str) -> list[str]:
    """The names of the computer opponents of a game at the table, the best first."""
    if make_evaluation(game) is not None:
        return list(LEVELS)
    return [RULES, RANDOM] if game in _installed() else [RANDOM]


def usual(game: str) -> str:
    """The opponent that plays where nobody has chosen one: the best that needs no time."""
    return RULES if game in _installed() else RANDOM


@cache
def make_evaluation(game: str, wanted: str = "") -> Evaluation[Any] | None:
    """The judge of the positions of a game, or None where there is none: with the network of the game if it has one,
    without one (`LINEAR`), or with the network in a file (`NET` and its path)."""
    if game not in _installed():
        return None
    judge = _rules(game).evaluation()
    if judge is not None:
        made = find(game)
        judge.read(made.space.fingerprint())
        own = judge.place(NETWORK)
        if wanted.startswith(NET):
            judge.use(wanted.removeprefix(NET), made)
        elif not wanted and Path(own).is_file():
            judge.use(own, made)
    return judge


def judge_wanted(name: str) -> tuple[str, str]:
    """The name of an opponent without the judge that it wants, and this judge.

    >>> judge_wanted("search@1s+linear"), judge_wanted("search@9+net=a+b/net.bin"), judge_wanted("rules+bold")
    (('search@1s', '+linear'), ('search@9', '+net=a+b/net.bin'), ('rules+bold', ''))
    """
    before, net, path = name.partition(NET)
    if net:
        return before, net + path
    return (name.removesuffix(LINEAR), LINEAR) if name.endswith(LINEAR) else (name, "")


def _rules(game: str) -> RuleBot[Any]:
    bot: RuleBot[Any] = _installed()[game].load()()
    return bot


def in_style(game: str, name: str, style: str) -> str:
    """The name of an opponent with a style, as far as it can have one.

    >>> in_style("friedrich", "general", "bold"), in_style("friedrich", "random", "bold")
    ('general+bold', 'random')
    """
    level = TITLES.get(name, name) or usual(game)
    if MARK in level or level in (RANDOM, INSTRUCTOR) or make_evaluation(game) is None:
        return level
    return f"{level}{MARK}{style}"


def make_opponent(game: str, name: str, rng: random.Random) -> Bot:
    """The computer opponent with this name, or without a name the usual one: a level of the table, or a search with a
    budget of its own, such as `search@200` (playouts) or `search@0.5s`; with beliefs it is `search@200+beliefs`, with
    plans `search@200+plans`. With a plus and a style, such as `rules+bold`, it plays in that style. A search with
    `+linear` or `+net=FILE` at the end judges positions by the weights, or by the network in that file."""
    whole = name
    name, wanted = judge_wanted(name)
    bare, believes, planning = name, False, False
    while bare.startswith(f"{SEARCH}@") and bare.endswith((BELIEFS, PLANS)):
        believes = believes or bare.endswith(BELIEFS)
        planning = planning or bare.endswith(PLANS)
        bare = bare.rpartition(MARK)[0]
    bare, plus, style = bare.partition(MARK)
    bare = TITLES.get(bare, bare)
    judge = make_evaluation(game) if plus and not wanted else None
    if judge is not None and bare not in (RANDOM, INSTRUCTOR):
        return Styled(make_opponent(game, bare, rng), _rules(game), judge, style, rng)
    bare += plus + style
    kind, at, budget = LEVELS.get(bare or usual(game), bare).partition("@")
    plain = not budget and not wanted
    if kind == RANDOM and plain:
        return RandomBot(rng)
    if kind == RULES and plain and game in _installed():
        return _rules(game)
    if kind == INSTRUCTOR and plain:
        judge = make_evaluation(game)
        if judge is not None:
            return Instructor(_rules(game), judge)
    if kind == SEARCH:
        judge = make_evaluation(game, wanted)
        if judge is not None:
            rules = _rules(game)
            if not believes or rules.hidden() is not None:
                return Lookahead(rules, judge, rng, Budget.read(budget if at else "1s"), believes, planning)
    known = opponents(game)
    if GENERAL in known:
        known = [*known, f"{SEARCH}@200", f"{SEARCH}@0.5s"]
    raise Problem("no-such-opponent-here", game=game, name=whole[:40], names=known)
