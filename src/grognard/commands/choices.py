"""The acts on offer at the text table: numbered, listed, and found again from what was typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.commands.common import WIDTH
from grognard.core.acts import CARD, ActSpace, Verb, fold
from grognard.core.reasons import BadAct, Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.words import Words

FEW: Final = 4
"""So many targets may be meant by the beginning of a name, such as a card of four decks."""
SHORT: Final = 7
"""So many choices are listed one a line; more of them in columns."""


NOTHING: Final[Mapping[int, int]] = {}
COLUMN: Final = 20
"""The width of a column; a longer name takes two."""


class Choices:
    """The acts on offer, each with its number.

    They are numbered in order; where all targets are numbers ('troops 6'), each has its own. `kept` are the numbers
    that acts had before: none of them gets another meaning.

    >>> from grognard.core.acts import Targets
    >>> space = ActSpace()
    >>> GIVE = space.verb("give", Targets("number", ["0", "1", "2", "3"]))
    >>> GO = space.verb("go", Targets("city", ["Berlin", "Bernau", "Ulm"]))
    >>> choices = Choices(space, [GO, GO + 2, GIVE + 2, GIVE + 3])
    >>> print(choices.listing())
      1 go Berlin
      2 go Ulm
      3 give 2
      4 give 3
    >>> [choices.find(text) == GO + 2 for text in ("2", "go ulm", "ulm", "g u", "U")]
    [True, True, True, True, True]
    >>> print(Choices(space, [GO + 1, GO + 2], choices.number).listing())
      5 go Bernau
      2 go Ulm
    >>> print(Choices(space, [GIVE + 2, GIVE + 3]).listing())
      2 give 2
      3 give 3
    """

    def __init__(self, space: ActSpace, acts: list[int], kept: Mapping[int, int] = NOTHING) -> None:
        self.space = space
        self.groups: dict[Verb, list[int]] = {}
        for act in acts:
            self.groups.setdefault(space.verb_of(act), []).append(act)
        self.acts: dict[int, int] = {}
        self.number: dict[int, int] = {}
        names = {act: self.target(act) for verb, group in self.groups.items() if verb.targets for act in group}
        own = not kept and all(name.isdecimal() for name in names.values()) and len(set(names.values())) == len(names)
        used = [*kept.values(), *(int(name) for name in names.values() if own)]
        for act in (act for group in self.groups.values() for act in group):
            if act in kept:
                self._give(act, kept[act])
            elif own and act in names:
                self._give(act, int(names[act]))
            else:
                used.append(max(used, default=0) + 1)
                self._give(act, used[-1])

    def has_cards(self) -> bool:
        """Whether cards are among what may be chosen."""
        return any(verb.targets is not None and verb.targets.role == CARD for verb in self.groups)

    def _give(self, act: int, number: int) -> None:
        self.acts[number] = act
        self.number[act] = number

    def target(self, act: int) -> str:
        """The name of an act's target, or nothing."""
        return self.space.text(act).partition(" ")[2]

    def listing(self) -> str:
        """All choices, grouped by verb; long groups in columns that are read line by line."""
        short = len(self.number) <= SHORT
        lines: list[str] = []
        for verb, group in self.groups.items():
            if short or len(group) == 1:
                lines += [f"{self.number[act]:3} {self.space.text(act)}" for act in group]
            else:
                lines += [f"    {verb.name}:", *self._columns(group)]
        return "\n".join(lines)

    def _columns(self, group: list[int]) -> list[str]:
        cells = [self._cell(act) for act in group]
        column = 6 if all(len(cell) < 5 for cell in cells) else COLUMN
        lines = [""]
        for cell in cells:
            padded = cell.ljust(-(-(len(cell) + 2) // column) * column)
            if len(lines[-1]) + len(padded) > WIDTH:
                lines.append("")
            lines[-1] += padded
        return [line.rstrip() for line in lines if line]

    def _cell(self, act: int) -> str:
        number, target = self.number[act], self.target(act)
        if target == str(number):
            return f"{number:3}"
        return f"{number:3} {self.space.text(act) if target.isdecimal() else target}"

    def find(self, text: str) -> int | None:
        """The act that is meant: by number, text, target, or the beginning of them. None if no act on offer fits."""
        words = fold(text)
        if words.isdecimal() and len(words) < 10:
            return self.acts.get(int(words))
        full = {act: fold(self.space.text(act)) for act in self.number}
        bare = {act: fold(self.target(act)) for act in self.number}
        for fits in (
            [act for act in full if full[act] == words],
            [act for act in bare if bare[act] == words],
            [act for act in full if _begins(full[act], bare[act], words)],
        ):
            if len(fits) == 1:
                return fits[0]
            if fits:
                shown = [f"'{self.space.text(act)}'" for act in fits[:8]]
                raise Problem("could-be", name=text, names=shown + ["..."] * (len(fits) > 8))
        return None


def _begins(full: str, bare: str, words: str) -> bool:
    """Whether these words begin an act: its text, its target, or its verb and its target each."""
    if full.startswith(words) or (bare and bare.startswith(words)):
        return True
    verb, space, target = words.partition(" ")
    return bool(space) and full.partition(" ")[0].startswith(verb) and bare.startswith(target)


def meant(state: State, seat: int, text: str) -> list[int]:
    """The acts that these words could mean, offered or not: an act, a verb alone, or the name of a target.

    A name can be cut short. It is tried with the verbs on offer, and only if none of them fits with all others.
    BadAct says that the words mean nothing.
    """
    space = state.space
    word, _, name = text.partition(" ")
    verb = space.by_name.get(word.lower())
    if verb is not None:
        return ([verb.base] if not name else _targets(verb, name)) or [space.parse(text)]
    offered = {space.base_of[act] for act in state.legal(seat)}
    for now in (True, False):
        verbs = [verb for verb in space.verbs if (verb.base in offered) == now and not verb.chance]
        acts = [act for verb in verbs for act in _targets(verb, text)]
        if acts:
            return acts
    raise BadAct("no-act-or-target", text=text)


def _targets(verb: Verb, name: str) -> list[int]:
    """The act of this verb whose target is called so or, if there are only few, those that begin so."""
    if verb.targets is None:
        return []
    found = verb.targets.beginning(name)
    return [verb.base + number for number in found] if len(found) <= FEW else []


def why(state: State, seat: int, text: str, words: Words) -> list[str]:
    """What is to be said of these words: the rule against each act that they could mean, or that it is allowed."""
    space = state.space
    verb = space.by_name.get(text.lower())
    if verb is not None and verb.targets is not None:
        offered = [space.text(act) for act in state.legal(seat) if space.verb_of(act) is verb]
        if offered:
            return [words.line(Saying("allowed-are", names=offered))]
    found: dict[str, list[int]] = {}
    for act in meant(state, seat, text):
        refusal = state.why(seat, act)
        found.setdefault(words.title("allowed") if refusal is None else words.refusal(refusal.unnamed()), []).append(
            act
        )
    return [f"{_subject(space, acts)}: {answer}" for answer, acts in found.items()]


def _subject(space: ActSpace, acts: list[int]) -> str:
    """What is spoken of: the act, or what several acts point at."""
    texts = [space.text(act) for act in acts]
    targets = {text.partition(" ")[2] for text in texts}
    return targets.pop() if len(texts) > 1 and len(targets) == 1 else ", ".join(texts)
