"""The acts on offer at the text table: numbered, listed, and found again from what was typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.commands.common import WIDTH
from grognard.core.acts import CARD, Verb, fold
from grognard.core.refusals import BadAct, Problem
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

    >>> from grognard import find
    >>> from grognard.texts.words import words
    >>> friedrich, italian = (words(find("friedrich"), language) for language in ("en", "it"))
    >>> parse = friedrich.space.parse
    >>> acts = [parse(text) for text in ("go Berlin", "go Halle", "leave Prussian train 1", "stop")]
    >>> choices = Choices(friedrich, acts)
    >>> print(choices.listing())
      1 go to Berlin
      2 go to Halle
      3 leave Prussian train 1 behind
      4 stop here
    >>> [choices.find(text) == parse("go Halle") for text in ("2", "go halle", "go to halle", "halle", "g h", "H")]
    [True, True, True, True, True, True]
    >>> print(Choices(friedrich, [parse("go Potsdam"), parse("go Halle")], choices.number).listing())
      5 go to Potsdam
      2 go to Halle
    >>> print(Choices(friedrich, [parse("troops 2"), parse("troops 3")]).listing())
      2 troops
      3 troops
    >>> choices = Choices(italian, acts)
    >>> print(choices.listing())
      1 vai: Berlin
      2 vai: Halle
      3 stacca: Cubetto Supporto prussiano 1
      4 fermati qui
    >>> [choices.find(text) == acts[2] for text in ("leave Prussian train 1", "leave cubetto", "stacca c", "cubetto s")]
    [True, True, True, True]
    """

    def __init__(self, words: Words, acts: list[int], kept: Mapping[int, int] = NOTHING) -> None:
        self.words = words
        self.space = words.space
        self.groups: dict[Verb, list[int]] = {}
        for act in acts:
            self.groups.setdefault(self.space.verb_of(act), []).append(act)
        self.acts: dict[int, int] = {}
        self.number: dict[int, int] = {}
        names = {act: words.target(act) for verb, group in self.groups.items() if verb.targets for act in group}
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

    def listing(self) -> str:
        """All choices, grouped by verb; long groups in columns that are read line by line."""
        short = len(self.number) <= SHORT
        lines: list[str] = []
        for verb, group in self.groups.items():
            if short or len(group) == 1:
                lines += [self._line(act) for act in group]
            else:
                lines += [f"    {self.words.verb(verb)}:", *self._columns(group)]
        return "\n".join(lines)

    def _line(self, act: int) -> str:
        """An act after its number, which is not said twice where the text begins with it ('4 troops')."""
        number, text = self.number[act], self.words.act(act)
        return f"{number:3} {text.removeprefix(f'{number} ')}"

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
        number, target = self.number[act], self.words.target(act)
        if target == str(number):
            return f"{number:3}"
        return self._line(act) if target.isdecimal() else f"{number:3} {target}"

    def find(self, text: str) -> int | None:
        """The act that is meant: by number, text, target, or the beginning of them. None if no act on offer fits."""
        typed = fold(text)
        if typed.isdecimal() and len(typed) < 10:
            return self.acts.get(int(typed))
        forms = {act: _Forms(self.words, act) for act in self.number}
        for fits in (
            [act for act, form in forms.items() if typed in form.texts],
            [act for act, form in forms.items() if typed in form.targets],
            [act for act, form in forms.items() if form.begins(typed)],
            [act for act, form in forms.items() if form.shown.startswith(typed)],
        ):
            if len(fits) == 1:
                return fits[0]
            if fits:
                shown = [f"'{self.words.act(act)}'" for act in fits[:8]]
                raise Problem("could-be", name=text, names=shown + ["..."] * (len(fits) > 8))
        return None


class _Forms:
    """All that an act can be called: its verb and its target, each by id or name, and both as a text."""

    def __init__(self, words: Words, act: int) -> None:
        verb = words.space.verb_of(act)
        self.verbs = {fold(verb.name), fold(words.verb(verb))}
        self.targets: set[str] = set()
        if verb.targets is not None:
            own = verb.targets.names[act - verb.base]
            self.targets = {fold(own), fold(words.name(verb.targets.kind, own))}
        self.shown = fold(words.act(act))
        """As it is listed. A beginning of this comes last: 'go t' rather means 'go Torgau' than any 'go to ...'."""
        self.texts = {
            self.shown,
            *(f"{verb} {target}".rstrip() for verb in self.verbs for target in self.targets or [""]),
        }

    def begins(self, typed: str) -> bool:
        """Whether these words begin a verb, a target, or both, one after the other."""
        if _one_begins(self.verbs | self.targets, typed):
            return True
        parts = typed.split(" ")
        return any(
            _one_begins(self.verbs, " ".join(parts[:at])) and _one_begins(self.targets, " ".join(parts[at:]))
            for at in range(1, len(parts))
        )


def _one_begins(forms: set[str], typed: str) -> bool:
    return any(form.startswith(typed) for form in forms)


def meant(state: State, seat: int, text: str, words: Words) -> list[int]:
    """The acts that these words could mean, offered or not: an act, a verb alone, or the name of a target.

    A name can be cut short. It is tried with the verbs on offer, and only if none of them fits with all others.
    BadAct says that the words mean nothing.
    """
    space, typed = state.space, fold(text)
    found = [(verb, rest) for verb in space.verbs for rest in [_after(verb, text, words)] if rest is not None]
    for verb, rest in found:
        acts = _targets(verb, rest, words) if rest else [verb.base]
        acts = acts or [act for act in range(verb.base, verb.base + verb.size) if fold(words.act(act)) == typed]
        if acts:
            return acts
    if text.partition(" ")[0].lower() in space.by_name:
        return [space.parse(text)]
    offered = {space.base_of[act] for act in state.legal(seat)}
    for now in (True, False):
        verbs = [verb for verb in space.verbs if (verb.base in offered) == now and not verb.chance]
        acts = [act for verb in verbs for act in _targets(verb, text, words)]
        if acts:
            return acts
    raise BadAct("no-act-or-target", text=text)


def _after(verb: Verb, text: str, words: Words) -> str | None:
    """What stands after this verb, called by its name or by its text; None if the words begin otherwise."""
    for name in (verb.name, words.verb(verb)):
        count = len(name.split())
        parts = text.split()
        if fold(" ".join(parts[:count])).rstrip(":") == fold(name):
            return " ".join(parts[count:])
    return None


def _targets(verb: Verb, name: str, words: Words) -> list[int]:
    """The act of this verb whose target is called so or, if there are only few, those that begin so."""
    if verb.targets is None:
        return []
    found = words.meant(verb.targets, name)
    return [verb.base + number for number in found] if len(found) <= FEW else []


def why(state: State, seat: int, text: str, words: Words) -> list[str]:
    """What is to be said of these words: the rule against each act that they could mean, or that it is allowed."""
    space = state.space
    offered = [act for act in state.legal(seat) if _after(space.verb_of(act), text, words) == ""]
    if offered and space.verb_of(offered[0]).targets is not None:
        return [words.line(Saying("allowed-are", names=[words.act(act) for act in offered]))]
    found: dict[str, list[int]] = {}
    for act in meant(state, seat, text, words):
        refusal = state.why(seat, act)
        found.setdefault(words.title("allowed") if refusal is None else words.refusal(refusal.unnamed()), []).append(
            act
        )
    return [f"{_subject(words, acts)}: {answer}" for answer, acts in found.items()]


def _subject(words: Words, acts: list[int]) -> str:
    """What is spoken of: the act, or what several acts point at."""
    targets = {words.target(act) for act in acts}
    return targets.pop() if len(acts) > 1 and len(targets) == 1 else ", ".join(words.act(act) for act in acts)
