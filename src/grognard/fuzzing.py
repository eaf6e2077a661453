"""Fuzzing: random games that look for broken properties."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Final

from grognard import conformance
from grognard.core import saves
from grognard.core.chance import PUBLIC, SECRET_BYTES
from grognard.core.game import Game
from grognard.core.match import Match
from grognard.core.state import State
from grognard.texts.files import languages
from grognard.texts.words import words

OFTEN: Final = 1 / 12
SELDOM: Final = 1 / 40
RARELY: Final = 1 / 500
LESS: Final = 3.0
"""In a sample each check of a property at a kind of step makes the next one there so many times less likely."""
ENDLESS: Final = 2_000
"""So many acts are played of a game that need not end."""


class Failure(Exception):
    """A random game in which something is broken: what, and the match up to there."""

    def __init__(self, what: str, match: Match) -> None:
        super().__init__(what)
        self.match = match


class RandomGame:
    """One random game of a scenario (any, if none is given) with random options; everything follows from the seed.

    A `sample` checks each costly property sooner at a kind of step where it has not checked it yet, and seldom where it
    has checked it several times (`is_due`).
    """

    def __init__(
        self,
        game: Game[State],
        seed: int,
        scenario: str = "",
        most: int = conformance.MOST_ACTS,
        *,
        sample: bool = False,
    ) -> None:
        self.rng = random.Random(f"{game.name} {seed}")
        name = scenario or self.rng.choice(list(game.scenarios))
        options = {option.name: self.rng.choice(option.choices) for option in game.options_of(game.scenario(name).name)}
        secret = hashlib.blake2b(f"{game.name} {seed}".encode(), digest_size=SECRET_BYTES).digest()
        self.match = Match(game, name, options, secret=secret)
        self.words = words(game, languages()[seed % len(languages())])
        self.seats = len(self.match.seats)
        self.ends = game.ends(self.match.options)
        self.most = most if self.ends else min(most, ENDLESS)
        self.sample = sample
        self.checked: Counter[tuple[str, str]] = Counter()
        """How often each costly property was checked at each kind of step."""
        self.doing = "at the start"
        self.looked = 0
        self.varied = 0

    def play(self) -> None:
        """Play to the end, if there must be one, and check all the way; Failure says what is broken."""
        try:
            while not self.match.state.over():
                conformance.check_asks(self.match.state, self.seats)
                conformance.check_flaws(self.match.state)
                self.check_sometimes()
                self.step()
                if len(self.match.line) > self.most:
                    if not self.ends:
                        break
                    raise conformance.Broken(f"the game has not ended after {self.most} acts")
            self.check_end()
        except Exception as error:
            kind = "" if isinstance(error, conformance.Broken) else f"{type(error).__name__}: "
            place = f"after act {len(self.match.line)}, {self.doing}"
            what = " ".join(f"{place}: {kind}{error}".split())
            raise Failure(what, self.match) from error

    def step(self) -> None:
        """One act of a seat that is asked, sometimes taken back at once."""
        match, rng = self.match, self.rng
        ask = rng.choice(match.state.asks())
        act = self.pick(ask.acts)
        acts = len(match.line)
        self.doing = f"{match.seat_text(ask.seat)}: {match.game.space.text(act)}"
        if self.is_due("undo", OFTEN):
            conformance.check_undo(match, rng, ask.seat, act)
        else:
            match.play(ask.seat, act)
        conformance.check_events(self.words, [event for played in match.line[acts:] for event in played.events])

    def pick(self, acts: list[int]) -> int:
        """One of the acts on offer."""
        return self.rng.choice(acts)

    def check_sometimes(self) -> None:
        match, rng = self.match, self.rng
        state = match.state
        checks: list[tuple[str, float, Callable[[], None]]] = [
            ("why", OFTEN, lambda: conformance.check_why(state, self.seats, rng, words=self.words)),
            ("views", OFTEN, lambda: conformance.check_views(state, self.seats, rng)),
            ("views kept", OFTEN, lambda: conformance.check_views_kept(state, self.seats, rng)),
            ("leaves", OFTEN, lambda: conformance.check_leaves(state, self.seats, rng, words=self.words)),
            ("twins", OFTEN, self.check_twins),
            ("refused", SELDOM, lambda: conformance.check_refused(state, self.seats, rng)),
            ("distinct", SELDOM, lambda: conformance.check_distinct(state, self.seats)),
            ("copy", SELDOM, lambda: conformance.check_copy(state, rng)),
            ("dump", SELDOM, lambda: conformance.check_dump(match.game, state)),
            ("measures", SELDOM, lambda: conformance.check_measures(match.game, state, self.seats)),
            ("text", SELDOM, lambda: conformance.check_text(match.game, self.words, state, self.seats)),
            ("imagination", RARELY, self.check_imagination),
            ("saves", RARELY, lambda: conformance.check_saves(match)),
        ]
        for name, chance, check in checks:
            if self.is_due(name, chance):
                check()

    def is_due(self, name: str, chance: float) -> bool:
        """Whether this property is checked now. What is checked rarely, as saves of the whole match, counts as checked
        at any step."""
        stack = self.match.state.stack
        at = name, type(stack[-1]).__name__ if stack and chance > RARELY else ""
        if self.sample:
            chance *= LESS ** (1 - self.checked[at])
        due = self.rng.random() < chance
        self.checked[at] += due
        return due

    def check_twins(self) -> None:
        """A seat cannot tell the world from one that it imagines, whatever is then done in both."""
        state, seat = self.match.state, self.rng.randrange(-1, self.seats)
        watcher = PUBLIC if seat < 0 else seat
        conformance.check_twins(state, state.imagine(watcher, self.rng), watcher, self.rng)

    def check_imagination(self) -> None:
        self.looked += 1
        self.varied += conformance.check_no_peeking(self.match.state, self.seats, self.rng)

    def check_end(self) -> None:
        match, rng = self.match, self.rng
        conformance.check_asks(match.state, self.seats)
        conformance.check_flaws(match.state)
        conformance.check_why(match.state, self.seats, rng)
        conformance.check_refused(match.state, self.seats, rng)
        conformance.check_dump(match.game, match.state)
        conformance.check_measures(match.game, match.state, self.seats)
        conformance.check_winners(match.game, match.state)
        conformance.check_text(match.game, self.words, match.state, self.seats)
        conformance.check_views(match.state, self.seats, rng)
        conformance.check_views_kept(match.state, self.seats, rng)
        conformance.check_saves(match)
        conformance.check_replay(match, rng)


def to_json(failure: Failure) -> str:
    """A match file that leads to the failure, with what is broken as its first entry."""
    text = saves.to_json(_again(failure.match, len(failure.match.log)))
    return '{\n  "failure": ' + json.dumps(str(failure), ensure_ascii=False) + "," + text.removeprefix("{")


def _again(match: Match, entries: int) -> Match:
    """So much of the match once more, or as far as it can be played: its state may have been left half changed."""
    again = Match(match.game, match.scenario, match.options, committed=match.commitment)
    again.earlier = match.earlier
    if match.source is not None:
        again.reveal(match.source.secret)
    for number, entry in enumerate(match.log[:entries]):
        try:
            again.take_text(match.entry_text(entry))
        except Exception:
            return _again(match, number)
    return again
