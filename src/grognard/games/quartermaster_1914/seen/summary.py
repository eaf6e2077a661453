"""A battle in one line, for the log: what came of it, from the events that everybody was told."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.sayings import Saying


def summary(told: Sequence[Saying]) -> Saying | None:
    """What came of a battle: whether it was won, how many cards answered, which pieces were removed."""
    if not told or told[0].key != "battle":
        return None
    battle = told[0].args
    won = False
    answers = {"sustained": 0, "reinforced": 0}
    laid = ""
    removed: list[Saying] = []
    for said in told[1:]:
        key, args = said.key, said.args
        if key in answers:
            answers[key] += 1
            laid = key
        elif key == "answer-withdrawn" and laid:
            answers[laid] -= len(args["cards"])
        elif key == "battle-won":
            won = True
        elif key == "removed-army":
            removed.append(Saying("summary-removed-army", nation=args["nation"]))
        elif key == "removed-navy":
            removed.append(Saying("summary-removed-navy", nation=args["nation"]))
    opening = Saying("summary-won" if won else "summary-failed", nation=battle["nation"], space=battle["space2"])
    parts: list[Saying] = []
    if answers["sustained"] > 0:
        parts.append(Saying("summary-sustained", number=answers["sustained"]))
    if answers["reinforced"] > 0:
        parts.append(Saying("summary-reinforced", number=answers["reinforced"]))
    parts += removed
    if not parts:
        return Saying("summary-alone", opening=opening)
    found = parts[0]
    for part in parts[1:]:
        found = Saying("summary-then", first=found, second=part)
    return Saying("summary-told", opening=opening, course=found)
