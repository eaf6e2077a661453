"""A battle in one line, for the log: what came of it, from the events that everybody was told."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.sayings import Saying


def summary(told: Sequence[Saying]) -> Saying | None:
    """What came of a battle: who has won it, how many cards were played, what the beaten side lost, where it went."""
    if not told or told[0].key != "battle":
        return None
    battle = told[0].args
    sides = {"pieces": battle["pieces"], "pieces2": battle["pieces2"], "city": battle["city"]}
    opening = Saying("summary-tie", **sides)
    beaten: list[int] = []
    number = 0
    stuck = False
    end: list[Saying] = []
    cards: dict[int, int] = {}
    gone: list[int] = []
    for said in told[1:]:
        key, args = said.key, said.args
        if key == "played":
            cards[args["nation"]] = cards.get(args["nation"], 0) + 1
        elif key == "lost":
            beaten, number = args["pieces"], args["number"]
            won = beaten != battle["pieces"]
            opening = Saying("summary-won" if won else "summary-lost", **sides, score=-args["score"])
            end = [Saying("summary-troops", pieces=args["pieces"], number=number)]
        elif key == "off":
            gone.append(args["piece"])
        elif key == "retreated":
            end = [Saying("summary-retreats", pieces=args["pieces"], number=number, city=args["city"])]
        elif key == "no-retreat":
            end = [Saying("summary-no-retreat", pieces=args["pieces"])]
            stuck = True
    if gone and not stuck and len(gone) == len(beaten):
        end = [Saying("summary-destroyed", pieces=beaten, number=number)]
    elif gone and not stuck:
        end.append(Saying("summary-off", pieces=gone))
    parts = [Saying("summary-cards", nation=nation, number=played) for nation, played in cards.items()] + end
    if not parts:
        return Saying("summary-alone", opening=opening)
    found = parts[0]
    for part in parts[1:]:
        found = Saying("summary-then", first=found, second=part)
    return Saying("summary-told", opening=opening, course=found)
