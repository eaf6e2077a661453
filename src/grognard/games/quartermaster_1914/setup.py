"""1 to 4: scenarios and options, the first state, and the opening choice of seven cards from ten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.scenarios import read_options, read_scenarios
from grognard.core.steps import Step
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.refusals import NOT_IN_HAND, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterSetup, QuartermasterState
from grognard.games.quartermaster_1914.facts import tables
from grognard.games.quartermaster_1914.facts.acts import BURY, REDRAW, SPACE
from grognard.games.quartermaster_1914.facts.library import DECK, NATION
from grognard.games.quartermaster_1914.facts.tables import HAND, OPENING, POWER_CODES, POWER_OF, POWERS, START
from grognard.games.quartermaster_1914.seen.sight import SIGHT
from grognard.games.quartermaster_1914.turn.sequence import Round

SCENARIOS: Final = read_scenarios(tables.DATA)
OPTIONS: Final = read_options(tables.DATA)
VERSION: Final = 3
"""The version of the rules, which is raised where a match would be replayed otherwise."""
OLDEST: Final = 2
"""The oldest one by which a match can still be played."""
BURIED: Final = OPENING - HAND


def make_setup(scenario: str, options: Mapping[str, str], version: int = VERSION) -> QuartermasterSetup:
    player = SCENARIOS[scenario].leaders("powers", POWER_CODES)
    return QuartermasterSetup(scenario, SCENARIOS[scenario].seats, dict(options), SIGHT, player, version)


def begin(setup: QuartermasterSetup) -> QuartermasterState:
    """The pieces of the set-up; the cards are dealt first."""
    s = QuartermasterState(setup)
    s.clear()
    s.pieces = START[:]
    s.push(Round(0))
    number = HAND if setup.first_game else OPENING
    if not setup.first_game:
        s.push(Opening(0))
    for power in reversed(range(len(POWERS))):
        s.push(Deal(power, number))
    s.settle()
    return s


@with_fields
class Deal(Step[QuartermasterState]):
    """4: a power draws its opening cards."""

    power: int
    left: int

    def run(self, s: QuartermasterState) -> None:
        if self.left:
            zones.ask_top(s, self.power)
            return
        s.finish()
        owner, cards = s.seat_of(self.power), zones.copies(s.hands[self.power])
        s.tell_others(owner, "dealt", power=self.power, number=len(cards))
        s.whisper(owner, "dealt-own", power=self.power, number=len(cards), cards=cards)

    def take(self, s: QuartermasterState, seat: int, verb: int, target: int) -> None:
        zones.leave_deck(s, self.power, target)
        s.hands[self.power] |= 1 << target
        self.left -= 1


@with_fields
class Opening(Step[QuartermasterState]):
    """4: all at once put three of their ten cards under their decks; 4.1: or draw ten others, once."""

    redrawn: int
    """The powers that have redrawn, as a bit set."""

    def open_powers(self, s: QuartermasterState, seat: int) -> list[int]:
        """The powers of a seat that still have cards to put away."""
        return [p for p in range(len(POWERS)) if s.seat_of(p) == seat and len(s.bottoms[p]) < BURIED]

    def may_redraw(self, s: QuartermasterState, power: int) -> bool:
        return s.setup.second_chance and not self.redrawn >> power & 1 and not s.bottoms[power]

    def run(self, s: QuartermasterState) -> None:
        for seat in range(len(s.setup.seats)):
            acts: list[int] = []
            for power in self.open_powers(s, seat):
                acts += [BURY + kind for kind in zones.kinds(s.hands[power])]
                if self.may_redraw(s, power):
                    acts.append(REDRAW + power)
            if acts:
                s.ask(seat, acts)
        if not s.asked:
            s.finish()

    def take(self, s: QuartermasterState, seat: int, verb: int, target: int) -> None:
        if verb == REDRAW:
            self.redrawn |= 1 << target
            s.decks[target] = DECK[target]
            s.hands[target] = 0
            s.tell("redrawn", power=target)
            s.push(Deal(target, OPENING))
            return
        power = POWER_OF[NATION[target]]
        card = zones.pick(s, s.hands[power], target)
        s.hands[power] &= ~(1 << card)
        s.bottoms[power] = [*s.bottoms[power], card]
        s.whisper(seat, "put-under-own", power=power, card=target)
        if len(s.bottoms[power]) == BURIED:
            s.tell("chosen", power=power)

    def why(self, s: QuartermasterState, seat: int, verb: int, target: int) -> Refusal:
        mine = [power for power in range(len(POWERS)) if s.seat_of(power) == seat]
        if verb == REDRAW:
            if target not in mine:
                return Refusal("4.1", "led-by-other", power=target)
            if not s.setup.second_chance:
                return Refusal("4.1", "no-second-chance")
            if self.redrawn >> target & 1:
                return Refusal("4.1", "already-redrawn", power=target)
            return Refusal("4.1", "begun-to-put-away", power=target)
        if verb != BURY:
            return SPACE.elsewhere("4", verb, self.now(s, seat))
        power = POWER_OF[NATION[target]]
        if power not in mine:
            return Refusal("4", "others-card-led", card=target, power=power)
        if len(s.bottoms[power]) >= BURIED:
            return Refusal("4", "put-away-already", power=power, number=BURIED)
        return not_there(power, s.hands[power], target, "4", NOT_IN_HAND) or Refusal("4", "not-this-card")

    def setting_up(self) -> bool:
        return True

    def now(self, s: QuartermasterState, seat: int) -> Saying:
        """What the powers of a seat are to do first."""
        powers = self.open_powers(s, seat)
        if len(powers) == 1:
            return Saying("now-bury", power=powers[0], number=BURIED, opening=OPENING)
        return Saying("now-bury-each", powers=powers, number=BURIED, opening=OPENING)

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        powers = self.open_powers(s, seat)
        left = [BURIED - len(s.bottoms[power]) for power in powers]
        if len(powers) == 1:
            return Saying("ask-bury", power=powers[0], number=left[0], keep=HAND, opening=OPENING)
        each = [Saying("number-of-power", power=p, number=n) for p, n in zip(powers, left, strict=True)]
        return Saying("ask-bury-each", each=each, keep=HAND, opening=OPENING)
