"""The game log as each seat may know it, line by line."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from grognard.core.match import TABLE, Entry, Match, Played
from grognard.core.sayings import Saying
from grognard.core.steps import Event
from grognard.table.common.changes import written
from grognard.table.common.responses import ByWhom, Headed, Line
from grognard.table.common.stored_sayings import closed, parts
from grognard.table.common.stored_sayings import heading as told_heading
from grognard.table.rendering.line_details import beside, whose
from grognard.texts import things
from grognard.texts.parts import Part
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
        self.under: tuple[Headed, ByWhom] = {"under": "", "heading": ""}, {}
        self.returns = 0
        """Counts how often something was taken back, or added to acts that were told already."""

    def refresh(self) -> None:
        """Follow the match, also backwards."""
        for _ in self.following():
            pass

    @property
    def behind(self) -> int:
        """How many entries of the log are not followed yet."""
        return len(self.match.log) - self.read

    def following(self) -> Generator[None, None, None]:
        """Follow the match step by step, with one act or entry in each; it may change meanwhile."""
        line, told = self.match.line, self.told
        while True:
            while told and (len(told) > len(line) or told[-1][0] is not line[len(told) - 1]):
                told.pop()
            n = len(told)
            if n == len(line):
                break
            told.append((line[n], self._entries(n + 1, line[n])))
            yield
        while self.read < len(self.match.log):
            self._add(self.read)
            entry = self.match.log[self.read]
            self.read += 1
            if entry.act >= 0:
                self.acts += 1
            else:
                self._note_return(entry, self.read - 1)
                yield
        self._add(self.read)

    def _note_return(self, entry: Entry, serial: int) -> None:
        """Whoever goes back by agreement leaves a line in the story."""
        match = self.match
        self.returns += 1
        gone, self.acts = self.acts - entry.keep, entry.keep
        at = len(self.notes)  # they are in the order of their numbers
        while at and self.notes[at - 1][0] > entry.keep:
            at -= 1
            self.notes[at] = (entry.keep, self.notes[at][1])
        if entry.seat == TABLE:
            heading = match.headings[serial]
            text = parts(self.words, Saying("went-back", heading=heading, number=gone))
            self.notes.append((entry.keep, written(self._line(entry.keep, heading, text))))

    def _add(self, serial: int) -> None:
        """Take up what the table adds up to this entry, such as a line about a seat that was resigned."""
        match = self.match
        added = () if self.added is None else self.added()
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

    def _line(self, n: int, heading: Saying, text: list[Part]) -> Line:
        under = self._under(heading)[0]
        return {"n": n, "under": under["under"], "heading": under["heading"], "text": text}

    def _under(self, heading: Saying) -> tuple[Headed, ByWhom]:
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
