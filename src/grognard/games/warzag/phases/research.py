"""W16: the research token and the squares of its track."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.warzag.board import zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.board.victory import judge
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import PLACE_INFANTRY, SPACE
from grognard.games.warzag.facts.library import END
from grognard.games.warzag.facts.tables import BASES, INFANTRY
from grognard.games.warzag.phases import laboratory, training


def active(s: WarzagState, nation: int) -> bool:
    """Whether the token is on the track, and not at its end."""
    return 0 <= s.token[nation] < END


def steps(s: WarzagState, nation: int) -> int:
    """W16.1: the bases and the developed territories of a nation."""
    return (s.own[nation] & (BASES | s.all_developed())).bit_count()


@with_fields
class Advance(Step[WarzagState]):
    """W16.2: a move of the token, and the squares that take effect, one after the other."""

    nation: int
    number: int
    """How far it moves; -1 when it has."""
    squares: list[int]
    free: int
    """Developments without payment that it has found."""

    def run(self, s: WarzagState) -> None:
        if judge(s):
            return
        if self.number >= 0:
            self.move(s)
        elif self.squares:
            square, self.squares = self.squares[0], self.squares[1:]
            self.effect(s, square)
        else:
            s.answer([self.free])

    def move(self, s: WarzagState) -> None:
        """W16.1 to W16.3: surplus steps are lost."""
        nation = self.nation
        start = s.token[nation]
        end = min(END, start + self.number)
        self.number = -1
        s.token[nation] = end
        s.tally[library.RESEARCH_MOVED] += end - start
        if end == start:
            return
        s.tell("research-moves", nation=nation, number=end - start, square=end)
        self.squares = [
            square for square in range(start + 1, end + 1) if s.setup.values.milestone[square] or square == end
        ]

    def effect(self, s: WarzagState, square: int) -> None:
        nation, values = self.nation, s.setup.values
        effect, value = values.square_effect[square], values.square_value[square]
        if self.squares:  # where the move ends has been told with it
            s.tell("square-reached", nation=nation, square=square)
        if effect == library.GIVES_POINTS:
            s.gain(nation, value)
        elif effect == library.GIVES_CARDS:
            s.push(zones.Draw(nation, value, 0))
        elif effect == library.REPAIRS:
            s.push(laboratory.Repairs(nation, "W16.6"))
        elif effect == library.GIVES_INFANTRY:
            s.push(FreeInfantry(nation))
        elif effect == library.GIVES_DEVELOPMENT:
            self.free += value
        elif effect == library.ATOMIC:
            s.weapons |= 1 << nation
        else:
            s.revalue()


@with_fields
class FreeInfantry(Step[WarzagState]):
    """W16.6: one infantry for an own base or camp, or points if there is none or no place."""

    nation: int

    def places(self, s: WarzagState) -> int:
        return training.grounds(s, self.nation) & s.own[self.nation]

    def run(self, s: WarzagState) -> None:
        places = self.places(s)
        if places and s.stock(4 * self.nation + INFANTRY) >= 0:
            s.ask(s.seat_of(self.nation), [PLACE_INFANTRY + place for place in bits(places)])
            return
        s.finish()
        number = s.setup.values.no_infantry
        s.gain(self.nation, number)
        s.tell("gains", nation=self.nation, number=number, points=s.points[self.nation])

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        s.finish()
        s.put(s.stock(4 * self.nation + INFANTRY), target)
        s.tell("recruits", nation=self.nation, territory=target)

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb == PLACE_INFANTRY:
            refusal = training.refuse_ground(s, self.nation, target, s.own[self.nation])
            if refusal is not None:
                return refusal
        return SPACE.elsewhere("W16.6", verb, Saying("now-free-infantry", nation=self.nation))

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-free-infantry", nation=self.nation)
