"""An invasion in one line, for the log: what came of it, from the events that everybody was told."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.sayings import Saying
from grognard.games.warzag.facts.tables import NATION, SIDE


def summary(told: Sequence[Saying]) -> Saying | None:
    """What came of an invasion: attack and defence, the armies that were eliminated, what became of the territory."""
    if not told or told[0].key != "invades":
        return None
    invasion = told[0].args
    nation, defender, territory = invasion["nation"], invasion["nation2"], invasion["territory"]
    number = number2 = 0
    succeeded = False
    losses = [0, 0]
    after: list[Saying] = []
    for said in told[1:]:
        key, args = said.key, said.args
        if key == "attack-compared":
            number, number2 = args["number"], args["number2"]
        elif key == "invasion-succeeds":
            succeeded = True
        elif key == "eliminates":
            losses[int(not _invades(args["army"], nation, defender))] += 1
        elif key == "leader-sent-back":
            after.append(Saying("summary-leader", nation=args["nation"], territory=args["territory2"]))
        elif key == "takes":
            after.append(Saying("summary-takes", nation=nation, territory=territory))
        elif key == "liberates":
            after.append(Saying("summary-liberates", nation=nation, territory=territory))
    opening = Saying(
        "summary-succeeds" if succeeded else "summary-fails",
        nation=nation,
        territory=territory,
        number=number,
        number2=number2,
    )
    parts = [Saying("summary-losses", number=losses[0], number2=losses[1])] if any(losses) else []
    parts += after
    if not parts:
        return Saying("summary-alone", opening=opening)
    found = parts[0]
    for part in parts[1:]:
        found = Saying("summary-then", first=found, second=part)
    return Saying("summary-told", opening=opening, course=found)


def _invades(army: int, nation: int, defender: int) -> bool:
    """Whether an army is on the side of the invader, who may command those of a partner."""
    owner = NATION[army]
    return owner == nation or (owner != defender and SIDE[owner] == SIDE[nation])
