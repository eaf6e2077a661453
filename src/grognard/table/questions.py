"""Which question a seat is asked: a short mark that an act names, so that it never answers another one.

It follows from the match alone and is the same on every node and after every restart. Where several seats decide at
once, the decision of one leaves the marks of the others; an own decision, chance, something shown and every return
change them, however equal the next question looks.
"""

from __future__ import annotations

import hashlib
from typing import Final

from grognard.core.match import Match

BYTES: Final = 9


def mark(match: Match, seat: int) -> str | None:
    """The mark of what this seat is asked now; None where it is not asked."""
    acts = match.state.legal(seat)
    if not acts:
        return None
    prompt = match.state.prompt(seat)
    said = "" if prompt is None else match.game.plain(prompt)
    text = f"{_since(match, seat)} {seat} {said} {sorted(acts)}"
    return hashlib.blake2b(text.encode(), digest_size=BYTES).hexdigest()


def _since(match: Match, seat: int) -> int:
    """The place in the log from which on only others have decided, and shown nothing."""
    place = len(match.log)
    for played in reversed(match.line):
        # The last acts that stand are the last entries, as far as nobody has gone back.
        if played.serial != place - 1 or played.seat == seat or played.firm:
            break
        place -= 1
    return place
