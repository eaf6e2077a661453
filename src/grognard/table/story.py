"""What happened in a match, line by line, as each seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grognard.core.match import TABLE, Match, Played
from grognard.core.sayings import Saying
from grognard.core.steps import Event
from grognard.table.changes import written
from grognard.table.telling import beside, whose
from grognard.table.told import closed, parts
from grognard.table.told import heading as told_heading
from grognard.texts import things
from grognard.texts.things import Part
from grognard.texts.words import Words

TOLD = 200
"""So many lines are in a position; older ones are asked for. Tests set it, compiled too: so it is not final."""


class Story:
    """What happened, in one language, each act rendered once: for every act that stands its events as JSON."""

    def __init__(
        self, match: Match, words: Words, added: Callable[[], Sequence[tuple[int, Saying]]] | None = None
    ) -> None:
        self.match = match
        self.words = words
        self.added = added
        """What the table adds, oldest first, each after so many entries of the log."""
        self.taken = 0
        """So much of that has been read."""
        self.told: list[tuple[Played, list[tuple[Event, str]]]] = []
        self.read = 0
        self.acts = 0
        self.notes: list[tuple[int, str]] = []
        """Returns by agreement and what the table adds, each with the number of acts that stood then."""
        self.heading: Saying | None = None
        self.under: tuple[dict[str, Any], dict[str, Any]] = {}, {}
        self.returns = 0
        """Counts how often something was taken back, or added to acts that were told already."""

    def refresh(self) -> None:
        """Follow the match, also backwards."""
        line, told = self.match.line, self.told
        while told and (len(told) > len(line) or told[-1][0] is not line[len(told) - 1]):
            told.pop()
        for n in range(len(told), len(line)):
            played = line[n]
            told.append((played, self._entries(n + 1, played)))
        self._note()

    def _note(self) -> None:
        """Whoever goes back by agreement leaves a line in the story, and so does who resigns."""
        match = self.match
        added = () if self.added is None else self.added()
        for serial in range(self.read, len(match.log)):
            self._add(added, serial)
            entry = match.log[serial]
            if entry.act >= 0:
                self.acts += 1
                continue
            self.returns += 1
            gone, self.acts = self.acts - entry.keep, entry.keep
            self.notes = [(min(n, entry.keep), text) for n, text in self.notes]
            if entry.seat == TABLE:
                heading = match.headings[serial]
                text = parts(self.words, Saying("went-back", heading=heading, number=gone))
                self.notes.append((entry.keep, written(self._line(entry.keep, heading, text))))
        self.read = len(match.log)
        self._add(added, self.read)

    def _add(self, added: Sequence[tuple[int, Saying]], serial: int) -> None:
        """Take up what the table adds up to this entry."""
        match = self.match
        while self.taken < len(added) and added[self.taken][0] <= serial:
            heading = match.headings[serial] if serial < len(match.log) else match.state.heading()
            text = things.parts(closed(self.words, added[self.taken][1]))
            self.notes.append((self.acts, written(self._line(self.acts, heading, text))))
            self.taken += 1
            self.returns += 1

    def _entries(self, n: int, played: Played) -> list[tuple[Event, str]]:
        """The events of an act, under its heading until one of them brings another."""
        found: list[tuple[Event, str]] = []
        heading = played.heading
        for event in played.events:
            heading = event.heading or heading
            found.append((event, self._entry(n, heading, event)))
        return found

    def _entry(self, n: int, heading: Saying, event: Event) -> str:
        text = parts(self.words, event.saying)
        under, by = self._under(heading)
        return written({"n": n, **under, "text": text, **by, **beside(self.match.game, event.saying)})

    def _line(self, n: int, heading: Saying, text: list[Part]) -> dict[str, Any]:
        return {"n": n, **self._under(heading)[0], "text": text}

    def _under(self, heading: Saying) -> tuple[dict[str, Any], dict[str, Any]]:
        """What lines have from their heading. Those belong together that stand `under` the same one, which is in no
        language there. The last heading is mostly the next one's, too."""
        if self.heading is not heading:
            game = self.match.game
            self.heading = heading
            self.under = (
                {"under": game.plain(heading), "heading": told_heading(self.words, heading)},
                whose(game, heading),
            )
        return self.under

    def lines(self, seat: int, n: int) -> list[str]:
        """The lines of an act that this seat may know, with the returns to it; those of 0 come before all acts."""
        found = [text for event, text in self.told[n - 1][1] if event.reaches(seat)] if n else []
        return found + [text for at, text in self.notes if at == n] if self.notes else found

    def json(self, seat: int, before: int | None = None) -> str:
        """The last lines that this seat may know, those of acts before this one; whole acts only."""
        self.refresh()
        found: list[list[str]] = []
        count = 0
        last = len(self.told) if before is None else min(len(self.told), max(0, before - 1))
        for n in range(last, -1, -1):
            known = self.lines(seat, n)
            if known:
                found.append(known)
                count += len(known)
                if count >= TOLD:
                    break
        return "[" + ",".join(text for group in reversed(found) for text in group) + "]"

    def of(self, seat: int) -> Told:
        return Told(self, seat)


class Told:
    """What a seat was told of a story so far."""

    def __init__(self, story: Story, seat: int) -> None:
        self.story = story
        self.seat = seat
        self.texts: list[str] = []
        self.acts: list[int] = []
        """For each line the act that it belongs to."""
        self.next = 0
        self.returns = story.returns

    def follow(self) -> tuple[int, list[str]]:
        """Go on to the present: how many of the last lines are taken back, and those that are told instead."""
        story = self.story
        story.refresh()
        before = self.texts
        if self.returns != story.returns:
            self.returns = story.returns
            self.texts, self.acts, self.next = [], [], 0
        for n in range(self.next, len(story.told) + 1):
            for text in story.lines(self.seat, n):
                self.texts.append(text)
                self.acts.append(n)
        first = self.next
        self.next = len(story.told) + 1
        if self.texts is before:
            return 0, self.texts[self._since(first) :]
        same = next((at for at, (old, new) in enumerate(zip(before, self.texts, strict=False)) if old != new), None)
        same = min(len(before), len(self.texts)) if same is None else same
        return len(before) - same, self.texts[same:]

    def _since(self, act: int) -> int:
        """Where the lines of this act and the later ones begin."""
        at = len(self.acts)
        while at and self.acts[at - 1] >= act:
            at -= 1
        return at

    def last(self) -> str:
        """The last lines, of whole acts, as JSON text."""
        first = max(0, len(self.texts) - TOLD)
        while first and self.acts[first - 1] == self.acts[first]:
            first -= 1
        return "[" + ",".join(self.texts[first:]) + "]"
