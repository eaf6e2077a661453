"""More words for the tests of this reading: scenes of battle, totals, damage, what a seat sees."""

from __future__ import annotations

from typing import Any

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.vocabulary import asked, do, done, offered, owner, passing, roll
from tests.games.warzag.vocabulary import position_1 as position


def battle(uk: str, italy: str, **more: Any) -> WarzagState:
    """Phase III of the United Kingdom against armies of Italy."""
    return position(**{"active": "uk", "phase": "invasion", "armies": {"uk": uk, "italy": italy}} | more)


def march(armies: str, **more: Any) -> WarzagState:
    """The movement step of the United Kingdom with these armies."""
    return position(**{"active": "uk", "phase": "movement", "armies": {"uk": armies}} | more)


def move(s: WarzagState, name: str, place: str) -> WarzagState:
    return do(s, f"take {name}", f"go {place}")


def reach(s: WarzagState, name: str) -> list[str]:
    """Where this army could go; it is put down again."""
    do(s, f"take {name}")
    places = offered(s, "go")
    do(s, f"take {name}")
    return places


def invade(s: WarzagState, target: str, *origins: str) -> WarzagState:
    """Name the target and these origins, if there is a choice."""
    do(s, f"invade {target}")
    for origin in origins:
        do(s, f"from {origin}")
    if offered(s, "from"):
        done(s)
    return s


def struck(s: WarzagState, *doomed: str) -> WarzagState:
    """The invader picks these armies, all windows are passed, up to the die."""
    passing(s)
    for name in doomed:
        do(s, f"eliminate {name}")
    if asked(s) != ["chance"]:
        done(s)
    return s


def hit(s: WarzagState, symbol: str) -> WarzagState:
    """Roll this symbol and pass the windows after it."""
    roll(s, symbol)
    return passing(s)


def report(s: WarzagState) -> dict[str, Any]:
    """The invasion as everybody sees it: attack, defence, damage and so on."""
    found = s.view()["step"]["invasion"]
    assert isinstance(found, dict)
    return found


def totals(s: WarzagState) -> tuple[int, int]:
    """Attack total and defence total."""
    seen = report(s)
    return seen["attack"], seen["defence"]


def holds(s: WarzagState) -> bool:
    """Whether condition 1 holds: the rest of the invasion is played, no army is lost, and the land can be taken."""
    spared(hit(struck(s), "D"))
    return "liberate" in offered(s)


def damage(s: WarzagState) -> int:
    """The points of the counter-attack, counted as wounds. The armies that took part must be able to bear them."""
    if offered(s, "eliminate"):
        done(s)
    count = 0
    while offered(s, "wound"):
        do(s, f"wound {offered(s, 'wound')[0]}")
        count += 1
    return count


def spared(s: WarzagState) -> WarzagState:
    """The defender eliminates and wounds nobody."""
    while offered(s, "eliminate") or offered(s, "wound"):
        done(s)
    return s


def nation(s: WarzagState, name: str, seat: int = -1) -> dict[str, Any]:
    """What a seat (or a bystander) sees of a nation."""
    rows: list[dict[str, Any]] = s.view(seat)["nations"]
    return next(row for row in rows if row["nation"] == name)


def armies_of(s: WarzagState, name: str) -> list[dict[str, Any]]:
    """All armies of a nation on the board, as everybody sees them."""
    return [row for row in s.view()["armies"] if row["nation"] == name]


def stock(s: WarzagState, name: str) -> list[int]:
    """Infantry, artillery, armour and air that are left in the stock of a nation."""
    return list(nation(s, name)["stock"])


def owners(s: WarzagState, *places: str) -> list[str]:
    return [owner(s, place) for place in places]
