"""Words for the later chapters: fights told in one line, and turns brought to their end."""

from __future__ import annotations

from typing import Any

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.vocabulary import asked, do, offered, refused, roll

LAB = "Research"


def choosing(s: WarzagState, *verbs: str) -> bool:
    """Whether an act with one of these verbs is on offer."""
    return any(text.split(" ")[0] in verbs for text in offered(s))


def name(s: WarzagState, *texts: str) -> WarzagState:
    """Name armies or places one by one; what has no alternative is named by the game itself."""
    for text in texts:
        if choosing(s, text.split(" ")[0]):
            do(s, text)
    return s


def invade(s: WarzagState, target: str, *named: str) -> WarzagState:
    """An invasion is announced, with the acts that name its origins or armies: invade(s, "E5", "from D6")."""
    do(s, f"invade {target}")
    name(s, *named)
    if named and choosing(s, "from", "with"):
        do(s, "done")
    return s


def fight(s: WarzagState, target: str, symbol: str, *named: str) -> WarzagState:
    """An invasion of Case 1 up to the damage. Nobody plays a card; if condition 1 fails, nobody is eliminated."""
    invade(s, target, *named)
    while choosing(s, "pass"):
        do(s, "pass")
    if choosing(s, "eliminate"):
        do(s, "done")
    return roll(s, symbol) if asked(s) == ["chance"] else s


def enter(s: WarzagState, *armies: str) -> WarzagState:
    """4a: these armies, and no others, move in."""
    for army in armies:
        do(s, f"enter {army}")
    if choosing(s, "enter"):
        do(s, "done")
    return s


def spare(s: WarzagState) -> WarzagState:
    """The defender neither eliminates nor wounds."""
    while choosing(s, "eliminate", "wound", "wound-most"):
        do(s, "done")
    return s


def ending(s: WarzagState) -> bool:
    """Whether the turn is in Phase V, or the game is over."""
    return not s.asks() or s.view(0)["step"]["phase"] == "end"


def finish(s: WarzagState) -> WarzagState:
    """Whoever is active does nothing more, up to the cards of Phase V (or the end of the game)."""
    verbs(s)
    return s


def verbs(s: WarzagState) -> set[str]:
    """The verbs of all that is offered, while the active nation does nothing more in its turn."""
    who = s.active
    found: set[str] = set()
    while s.active == who and not ending(s):
        found |= {text.split(" ")[0] for text in offered(s)}
        wanted = offered(s) if asked(s) == ["chance"] else ["research", "done", "pass"]
        do(s, next(text for text in wanted if text in offered(s)))
    return found


def drawing(s: WarzagState) -> str:
    """What chance draws now: 'supply', 'mission', or '' if it is not asked."""
    return offered(s)[0].split(" ")[0] if asked(s) == ["chance"] else ""


def deal(s: WarzagState) -> list[str]:
    """Let chance draw in this turn while it is asked, and say what it drew."""
    drawn = []
    who = s.active
    while s.asks() and s.active == who and asked(s) == ["chance"]:
        drawn.append(drawing(s))
        do(s, offered(s)[0])
    return drawn


def next_turn(s: WarzagState) -> WarzagState:
    """Nothing more in this turn; on to the first decision of the next one."""
    finish(s)
    deal(s)
    return s


def denied(s: WarzagState, text: str, seat: str = "") -> str:
    """The rule by which an act is refused."""
    return refused(s, text, seat).rule


def seen(s: WarzagState, seat: int, nation: str) -> dict[str, Any]:
    """What a seat sees of a nation."""
    found: dict[str, Any] = next(item for item in s.view(seat)["nations"] if item["nation"] == nation)
    return found
