"""Computer opponents. They think in processes of their own and are handed imagined states only."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Final

from grognard.bots.base import Bot
from grognard.bots.registry import NAMES, RANDOM, make_opponent, opponents
from grognard.core.game import Game, find
from grognard.core.reasons import Problem
from grognard.table import logs

PATIENCE: Final = 60.0
"""Seconds of thinking after which a computer that has not decided is taken for stuck."""
TRIES: Final = 3


def check(game: str, bot: str) -> str:
    """The name of a computer opponent, checked. A game without rule-based bot has the random one in its place."""
    if bot not in NAMES:
        raise Problem("no-such-opponent", bot=bot[:40], names=NAMES)
    return bot if bot in opponents(game) else RANDOM


def spec(game: Game) -> str:
    """A game by its name and the version of its rules, for workers."""
    return f"{game.name} {game.rules_version}"


def _game(spec: str) -> Game:
    name, _, rules = spec.partition(" ")
    return find(name, rules)


# In the worker


@lru_cache(maxsize=32)
def _made(game: str, bot: str) -> Bot:
    return make_opponent(game.partition(" ")[0], bot, random.Random())


def decide(game: str, bot: str, imagined: str, seat: int) -> int:
    """The act that a bot chooses in an imagined state, given as JSON."""
    state = _game(game).restore(json.loads(imagined))
    return _made(game, bot).choose(state, seat)


def _begin() -> None:
    """A worker leaves the keyboard to the service, gives way to it, and ends when it ends, however that happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


# In the service


class Opponents:
    """A pool of workers, made when it is first needed and made anew when it breaks."""

    def __init__(self, workers: int | None = None, processes: int = 1) -> None:
        """So many workers in all, or as the machine suggests, for so many processes of the service."""
        self.workers = max(1, (workers or min(8, (os.cpu_count() or 2) - 1)) // processes)
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    async def think(self, game: str, bot: str, imagined: str, seat: int) -> int:
        """The act that this bot chooses; a random one where the bot fails."""
        left = TRIES
        while left:
            left -= 1
            pool = self._pool()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, decide, game, bot, imagined, seat)
                async with asyncio.timeout(PATIENCE):
                    return await future
            except TimeoutError:
                logs.warning("a computer opponent does not decide", game=game, bot=bot, seat=seat)
                self._break(pool)
            except (BrokenProcessPool, asyncio.CancelledError) as error:
                task = asyncio.current_task()
                if isinstance(error, asyncio.CancelledError) and (task is None or task.cancelling() or self.closed):
                    raise
                if self.pool is not pool:  # Another one was stuck in it and it was broken: no fault of this one.
                    left += 1
                    continue
                logs.warning("the workers of the computer opponents have died", game=game, bot=bot)
                self._break(pool)
            except Exception:
                logs.failure("a computer opponent has failed", game=game, bot=bot, seat=seat)
                break
        state = _game(game).restore(json.loads(imagined))
        return random.choice(state.legal(seat))

    @property
    def alive(self) -> bool:
        """Whether workers can be asked: they live, or will be made when they are needed."""
        return self.pool is None or not getattr(self.pool, "_broken", False)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=_begin)
        return self.pool

    def _break(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self.closed = True
        if self.pool is not None:
            self._break(self.pool)
