"""The act space (action space): acts are a verb and at most one target, numbered once and for all.

An act is an int. The space gives it its verb, its target and its text, and finds it again from that text.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from typing import Final, Literal

from grognard.core.refusals import ELSEWHERE, BadAct, Problem, Refusal
from grognard.core.sayings import Saying

_PLAIN = {"ł": "l", "Ł": "l", "ß": "ss", "ø": "o", "Ø": "o", "æ": "ae", "Æ": "ae", "đ": "d", "Đ": "d"}


def fold(text: str) -> str:
    """Lower case without accents, so that 'lodz' finds 'Łódź'.

    >>> fold("  Łódź ")
    'lodz'
    """
    plain = "".join(_PLAIN.get(letter, letter) for letter in text)
    marks = unicodedata.normalize("NFKD", plain.casefold())
    return " ".join("".join(letter for letter in marks if not unicodedata.combining(letter)).split())


PLACE: Final = "place"
PIECE: Final = "piece"
CARD: Final = "card"
NUMBER: Final = "number"
OTHER: Final = "other"
"""Roles of targets: what code for all games may know of a kind, whatever a game calls it."""

Role = Literal["place", "piece", "card", "number", "other"]


class Targets:
    """All things of one kind that a verb may point at, in order; their names are unique, their role is one of those
    above."""

    def __init__(self, kind: str, names: list[str], role: Role = OTHER) -> None:
        self.kind = kind
        self.role = role
        self.names = names
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}
        if len(self.numbers) < len(names):
            raise ValueError(f"two targets of kind {kind} have the same name")
        folded: dict[str, list[int]] = {}
        for number, name in enumerate(names):
            folded.setdefault(fold(name), []).append(number)
        self.folded: dict[str, int] = {key: found[0] for key, found in folded.items() if len(found) == 1}

    def find(self, name: str) -> int | None:
        """The number of the target called so, or None. Case and accents matter only where two names differ in them."""
        exact = self.numbers.get(" ".join(name.split()))
        return exact if exact is not None else self.folded.get(fold(name))

    def number(self, name: str) -> int:
        """The number of the target called so; a Problem if there is none."""
        found = self.find(name)
        if found is None:
            raise Problem("no-such-target", kind=self.kind, name=_short(name))
        return found

    def beginning(self, name: str) -> list[int]:
        """The numbers of all targets that these words can mean: the one called so, else those whose name begins so."""
        exact = self.find(name)
        if exact is not None:
            return [exact]
        words = fold(name)
        return [number for number, full in enumerate(self.names) if fold(full).startswith(words)] if words else []

    def one(self, name: str) -> int:
        """The number of the one target that these words mean; a Problem if there are none or several.

        >>> Targets("city", ["Berlin", "Bernau", "Ulm"]).one("berl")
        0
        """
        found = self.beginning(name)
        if len(found) == 1:
            return found[0]
        if not found:
            raise Problem("no-such-target", kind=self.kind, name=_short(name))
        shown = [self.names[number] for number in found[:8]]
        raise Problem("could-be", name=_short(name), names=shown + ["..."] * (len(found) > 8))


class Verb:
    """One kind of act: its acts have the numbers base to base + size - 1. Those of chance no player can take; one that
    `ends` closes what a player has begun or is free to do."""

    def __init__(self, name: str, base: int, targets: Targets | None, chance: bool, ends: bool) -> None:
        self.name = name
        self.chance = chance
        self.ends = ends
        self.base = base
        self.targets = targets
        self.size = 1 if targets is None else len(targets.names)


class ActSpace:
    """The numbered acts of a game.

    >>> space = ActSpace()
    >>> GO = space.verb("go", Targets("city", ["Berlin", "Potsdam"]))
    >>> STOP = space.verb("stop")
    >>> space.text(GO + 1), space.text(STOP), space.parse("go potsdam") == GO + 1, space.size
    ('go Potsdam', 'stop', True, 3)
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.base_of: list[int] = []
        self.by_base: dict[int, Verb] = {}
        self.by_name: dict[str, Verb] = {}

    @property
    def size(self) -> int:
        return len(self.base_of)

    def verb(self, name: str, targets: Targets | None = None, chance: bool = False, ends: bool = False) -> int:
        """Add a verb; its base number, which stands for the verb and, with a target added, for the act."""
        if name in self.by_name or " " in name:
            raise ValueError(f"a verb is one new word, not {name!r}")
        verb = Verb(name, len(self.base_of), targets, chance, ends)
        self.verbs.append(verb)
        self.by_base[verb.base] = verb
        self.by_name[name] = verb
        self.base_of.extend([verb.base] * verb.size)
        return verb.base

    def verb_of(self, act: int) -> Verb:
        if not 0 <= act < len(self.base_of):
            raise BadAct("no-such-act", number=act, most=len(self.base_of) - 1)
        return self.by_base[self.base_of[act]]

    def text(self, act: int) -> str:
        verb = self.verb_of(act)
        if verb.targets is None:
            return verb.name
        return f"{verb.name} {verb.targets.names[act - verb.base]}"

    def parse(self, text: str) -> int:
        """The act with this text; BadAct says what was expected instead."""
        words = text.split(None, 1)
        if not words:
            raise BadAct("empty-act", names=self.verb_names())
        verb = self.by_name.get(words[0].lower())
        if verb is None:
            raise BadAct("unknown-verb", name=_short(words[0]), names=self.verb_names())
        if verb.targets is None:
            if len(words) > 1:
                raise BadAct("verb-alone", word=verb.name, text=_short(words[1]))
            return verb.base
        if len(words) == 1:
            raise BadAct("verb-needs-target", word=verb.name, kind=verb.targets.kind, text=self.text(verb.base))
        number = verb.targets.find(words[1])
        if number is None:
            raise BadAct("no-such-target", kind=verb.targets.kind, name=_short(words[1]))
        return verb.base + number

    def elsewhere(self, rule: str, verb: int, now: Saying) -> Refusal:
        """This verb has no place here: the section of what is going on, and what is to be done first."""
        return Refusal(rule, ELSEWHERE, verb=self.by_base[verb].name, now=now)

    def fingerprint(self) -> str:
        """A short text that changes whenever an act gets another number or another text."""
        rows = [[verb.name, *(verb.targets.names if verb.targets is not None else [])] for verb in self.verbs]
        return hashlib.blake2b(json.dumps(rows).encode(), digest_size=8).hexdigest()

    def verb_names(self) -> list[str]:
        return [verb.name for verb in self.verbs]


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."
