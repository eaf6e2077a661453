"""The render cache of one viewpoint: what it sees of a match, rendered once for all who share it, or as a diff."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from grognard.table.common.changes import between, written
from grognard.table.rendering.story import Story

KEPT: Final = 16
"""So many changes are kept: whoever is further behind gets the whole."""
MOST_DROPPED: Final = 100
"""Who takes back more lines of the story than this gets the whole, too."""


class Viewpoint:
    """The common part of a position for one seat in one language, and how it came to be.

    A change tells what is new of the position, how many lines of the story are taken back, and which ones are told.
    """

    def __init__(self, seat: int, story: Story) -> None:
        self.seat = seat
        self.story = story
        self.version = -1
        """Of the match, when it was last looked at."""
        self.number = 0
        """Counts the changes."""
        self.data: dict[str, Any] = {}
        self.told = story.of(seat)
        self.changes: deque[tuple[int, str]] = deque(maxlen=KEPT)
        """The last changes, each with the number that it makes."""
        self.text: str | None = None

    def look(self, version: int, data: dict[str, Any]) -> None:
        """Take a new view of the match, and keep what changed."""
        dropped, told = self.told.follow()
        change = between(self.data, data)
        self.version = version
        self.data = data
        if change is None and not dropped and not told:
            return
        self.number += 1
        self.text = None
        if isinstance(change, list) or dropped > MOST_DROPPED:  # all is new, or nearly all
            self.changes.clear()
        else:
            lines = ",".join(told)
            self.changes.append((self.number, f'"drop":{dropped},"tell":[{lines}],"position":{written(change or {})}'))

    def whole(self) -> str:
        """The common part of the position, as an open JSON object."""
        if self.text is None:
            self.text = f'{written(self.data)[:-1]},"story":{self.told.last()}'
        return self.text

    def since(self, number: int) -> list[str] | None:
        """The changes after this one, each as the members of a JSON object; None if they are not known any more."""
        behind = self.number - number
        if behind > len(self.changes):
            return None
        return [self.changes[-n][1] for n in range(behind, 0, -1)]
