"""A combat in one line, for the log: what came of it, from the events that everybody was told."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.facts.tables import NATION, SIDE

OUTCOMES = ("combat-won", "combat-tied")
LOST = ("eliminated", "removed")


class CombatLog:
    """What the events of one combat tell."""

    def __init__(self, attack: Saying) -> None:
        self.side: int = attack.args["side"]
        self.space: int = attack.args["space"]
        self.nations = list(dict.fromkeys(NATION[piece] for piece in attack.args["pieces"]))
        self.decided: Saying | None = None
        self.cancelled = False
        self.pulled_back = False
        self.held = False
        self.fort_lost = False
        self.points: int | None = None
        """The victory points, where they have changed."""
        self.steps = [0, 0]
        """The steps that the attackers and the defenders have lost to fire."""
        self.lost: list[int] = []
        self.retreats: dict[int, list[int]] = {}
        self.advances: dict[int, list[int]] = {}

    def read(self, said: Saying) -> None:
        key, args = said.key, said.args
        if key in OUTCOMES:
            self.decided = said
        elif key == "attack-cancelled":
            self.cancelled = True
        elif key == "pulls-back":
            self.pulled_back = True
        elif key in ("stands", "stands-by-haig"):
            self.held = True
        elif key == "fort-destroyed":
            self.fort_lost = True
        elif key == "reduced":
            self.steps[int(SIDE[args["piece"]] != self.side)] += 1
        elif key in LOST:
            self.lose(args["piece"])
        elif key == "restored":
            self.steps[1] -= 1
            self.lost = [piece for piece in self.lost if piece != args["piece"]]
        elif key == "retreats":
            self.retreats.setdefault(args["space2"], []).append(args["piece"])
        elif key == "retreats-over":
            self.retreats.setdefault(args["space3"], []).append(args["piece"])
        elif key == "advances":
            self.advance(args["piece"], args["space"])
        if "points" in args:
            self.points = args["points"]

    def lose(self, piece: int) -> None:
        if piece in self.lost:  # an army that its corps has taken out of the game
            return
        self.lost = [*self.lost, piece]
        if self.decided is None or self.held:  # else it could not retreat
            self.steps[int(SIDE[piece] != self.side)] += 1

    def advance(self, piece: int, space: int) -> None:
        """A unit that goes on is told of where it ends."""
        for there in self.advances.values():
            if piece in there:
                there.remove(piece)
        self.advances.setdefault(space, []).append(piece)

    def opening(self) -> Saying:
        nations, space = self.nations, self.space
        if self.cancelled:
            return Saying("summary-cancelled", nations=nations, space=space)
        if self.decided is None:
            return Saying("summary-attack", nations=nations, space=space)
        if self.decided.key == "combat-tied":
            return Saying("summary-tied", nations=nations, space=space, number=self.decided.args["number"])
        won = self.decided.args["side"] == self.side
        best, least = self.decided.args["number"], self.decided.args["number2"]
        if won:
            return Saying("summary-won", nations=nations, space=space, number=best, number2=least)
        return Saying("summary-lost", nations=nations, space=space, number=least, number2=best)

    def course(self) -> list[Saying]:
        found: list[Saying] = []
        if self.pulled_back:
            found.append(Saying("summary-pulls-back"))
        if any(self.steps):
            found.append(Saying("summary-steps", number=self.steps[0], number2=self.steps[1]))
        if self.lost:
            found.append(Saying("summary-eliminated", pieces=self.lost))
        if self.fort_lost:
            found.append(Saying("summary-fort"))
        if self.held:
            found.append(Saying("summary-holds"))
        for space, pieces in self.retreats.items():
            found.append(Saying("summary-retreats", pieces=pieces, space=space))
        for space, pieces in self.advances.items():
            if pieces:
                found.append(Saying("summary-advances", pieces=pieces, space=space))
        if self.points is not None:
            found.append(Saying("summary-points", points=self.points))
        return found


def summary(told: Sequence[Saying]) -> Saying | None:
    """What came of a combat: its winner by the Loss Numbers, the steps and units that were lost, where the defenders
    went, who followed."""
    if not told or told[0].key != "attack":
        return None
    log = CombatLog(told[0])
    for said in told[1:]:
        log.read(said)
    course = log.course()
    if not course:
        return Saying("summary-alone", opening=log.opening())
    found = course[0]
    for part in course[1:]:
        found = Saying("summary-then", first=found, second=part)
    return Saying("summary-told", opening=log.opening(), course=found)
