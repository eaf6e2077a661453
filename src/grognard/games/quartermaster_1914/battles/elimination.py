"""12.3: elimination: a piece is taken off the board without a battle."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board.pieces import ELIMINATED, ByPower, remove
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import ELIMINATE, SPACE
from grognard.games.quartermaster_1914.facts.library import Count
from grognard.games.quartermaster_1914.facts.tables import SPACES


@with_fields
class Eliminate(ByPower):
    """12.3: one of these pieces is taken off the board, whatever is prepared."""

    pieces: list[int]
    """Nation times the number of spaces, plus space."""

    def run(self, s: QuartermasterState) -> None:
        if len(self.pieces) > 1:
            self.offer(s, [ELIMINATE + piece for piece in self.pieces])
        else:
            self.choose(s, ELIMINATE, self.pieces[0])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        remove(s, target // len(SPACES), target % len(SPACES), ELIMINATED)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != ELIMINATE:
            return SPACE.elsewhere("12.3", verb, Saying("now-eliminate", power=self.power))
        nation, space = target // len(SPACES), target % len(SPACES)
        if not s.pieces[nation] >> space & 1:
            return Refusal("12.3", "no-piece-there", nation=nation, space=space)
        return Refusal("12.3", "not-named", nation=nation, space=space)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        return Saying("ask-eliminate", power=self.power)


def eliminate(s: QuartermasterState, power: int, those: Count) -> None:
    """A power eliminates one of those pieces, if there is one."""
    found = [nation * len(SPACES) + space for nation in those.nations for space in bits(s.pieces[nation] & those.where)]
    if found:
        s.push(Eliminate(power, found))
