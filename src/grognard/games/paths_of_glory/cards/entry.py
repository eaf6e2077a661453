"""9.5.2, 16.1.3.1: nations enter the war."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal, at
from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.board.state import NO_SPACE, PathsState
from grognard.games.paths_of_glory.facts.acts import PLACE_AT, SPACE
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    BU,
    CP,
    DATA,
    ELIMINATED,
    FIRST,
    GR,
    GREECE,
    GREECE_OPENED,
    IT,
    NATION_SIDE,
    NATIONS,
    OF_LAND,
    PERSIA,
    PIECES,
    REMOVED,
    RESERVES,
    RO,
    SORT,
    SPACE_OF,
    TU,
    UNIT_OF,
    UNUSED,
)

FILE: Final = "setups.csv"
SCENARIOS: Final = ("all", "classic", "historical", "great-war")
WHENS: Final[dict[str, int]] = {"start": -1, "turkey": TU, "bulgaria": BU, "romania": RO, "italy": IT, "greece": GR}


class Row:
    """One row of the set-ups: a counter or a marker, its side, its place."""

    def __init__(self, line: int, row: dict[str, str]) -> None:
        self.scenario = row["scenario"]
        self.when = row["when"]
        self.side = CP if row["side"] == "cp" else AP
        self.thing = row["thing"]
        self.sort = UNIT_OF.get(self.thing, -1)
        self.space = SPACE_OF.get(row["space"], NO_SPACE)
        """Where it goes; a box, or the owner's choice among the spaces of its nation, has none."""
        self.box = row["space"]
        self.reduced = row["reduced"] == "1"
        self.count = int(row["count"])
        if self.scenario not in SCENARIOS or (self.when not in WHENS and self.when != "greece-or-salonika"):
            raise at(f"{FILE}:{line}", "expected-one-of", name="scenario", names=list(SCENARIOS))

    def place(self) -> int:
        if self.space >= 0:
            return self.space
        boxes = {"Reserve": RESERVES, "Eliminated": ELIMINATED, "Removed": REMOVED}
        return boxes[self.box][self.side]


ROWS: Final[list[Row]] = [
    Row(line, row) for line, row in enumerate(DATA.rows(FILE, "scenario when side thing space reduced count"), 2)
]


def rows_for(s: PathsState, when: str) -> list[Row]:
    """The rows of this scenario for this moment."""
    setup = s.setup
    if setup.great_war:
        wanted = ["great-war"] if when in ("start", "romania") else ["all"]
    else:
        wanted = ["all", "historical" if setup.historical else "classic"]
    return [row for row in ROWS if row.when == when and row.scenario in wanted]


def unused(s: PathsState, sort: int) -> int:
    """A counter of this sort that has not entered the game."""
    for piece in range(FIRST[sort], PIECES):
        if SORT[piece] == sort and s.where[piece] == UNUSED:
            return piece
    return -1


def set_out(s: PathsState, row: Row) -> None:
    """Put the counters or the marker of a row in place."""
    if row.sort >= 0:
        for _ in range(row.count):
            piece = unused(s, row.sort)
            s.put(piece, row.place())
            if row.reduced:
                s.reduced |= 1 << piece
    elif row.thing in ("trench1", "trench2"):
        s.trench[row.side] |= 1 << row.space
        if row.thing == "trench2":
            s.deep |= 1 << row.space
    elif row.thing == "control":
        s.control[1 - row.side] &= ~(1 << row.space)
        s.control[row.side] |= 1 << row.space
    elif row.thing == "fort-destroyed":
        s.forts &= ~(1 << row.space)
    elif row.thing == "mef-beachhead":
        s.beachhead = row.space
        s.control[AP] |= 1 << row.space


def enter_war(s: PathsState, nation: int) -> None:
    """R-76: its spaces take their colour, no points change; its units appear."""
    side = NATION_SIDE[nation]
    s.tell("enters-war", nation=nation, side=side)
    if nation == GR:
        enter_greece(s)
        return
    s.war |= 1 << nation
    s.control[side] |= OF_LAND[nation] & ~s.control[1 - side]
    s.open_up()
    when = {TU: "turkey", BU: "bulgaria", RO: "romania", IT: "italy"}[nation]
    choice = 0
    for row in rows_for(s, when):
        if row.sort >= 0 and row.box.startswith("choice"):
            choice = row.count
        elif row.space >= 0 and PERSIA >> row.space & 1 and row.thing == "control":
            s.control[row.side] |= 1 << row.space  # 11.1.13
        else:
            set_out(s, row)
    s.open_up()
    if choice:
        s.push(Mobilizing(nation, choice))


def place_greeks(s: PathsState) -> None:
    """The three Greek corps, if they are not there."""
    for row in rows_for(s, "greece-or-salonika"):
        if unused(s, row.sort) >= 0:
            set_out(s, row)


def open_salonika(s: PathsState) -> None:
    """9.5.2.4: the limited entry of Greece."""
    if s.at_war(GR) or s.limited_greece:
        return
    place_greeks(s)
    s.limited_greece = True
    s.control[AP] |= GREECE_OPENED
    s.derive()


def enter_greece(s: PathsState) -> None:
    """R-97: Greece joins; Salonika and Kavala keep their holder if they are in play."""
    place_greeks(s)
    s.war |= 1 << GR
    s.control[AP] |= GREECE & ~s.control[CP]
    s.limited_greece = False
    s.derive()


@with_fields
class Mobilizing(OneByOne[PathsState]):
    """R-63: the owner puts one corps into each of four different spaces besides the capital."""

    nation: int
    left: int

    def free(self, s: PathsState) -> int:
        return OF_LAND[self.nation] & ~s.held[NATION_SIDE[self.nation]]

    def chooser(self, s: PathsState) -> int:
        return s.player[NATION_SIDE[self.nation]]

    def acts(self, s: PathsState) -> list[int]:
        return [PLACE_AT + space for space in bits(self.free(s))] if self.left else []

    def may_end(self, s: PathsState) -> bool:
        return False

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        piece = unused(s, UNIT_OF[f"{NATIONS[self.nation]}c"])
        s.put(piece, target)
        s.tell("placed", piece=piece, space=target)
        self.left -= 1

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb != PLACE_AT:
            return SPACE.elsewhere("9.5.2.1", verb, Saying("now-mobilizing", nation=self.nation, number=self.left))
        if not OF_LAND[self.nation] >> target & 1:
            return Refusal("R63", "not-in-nation", space=target, nation=self.nation)
        return Refusal("R63", "different-spaces", space=target)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-mobilizing", nation=self.nation, number=self.left)

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"left": self.left}
