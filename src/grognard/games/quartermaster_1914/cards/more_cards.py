"""9.2, 9.4: cards that let their power prepare or play more cards."""

from __future__ import annotations

from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.pieces import ByPower, only_passing
from grognard.games.quartermaster_1914.board.refusals import NOT_IN_HAND, not_there
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import PASS, PLAY, PREPARE, SPACE
from grognard.games.quartermaster_1914.facts.library import KIND_MASK, OF_NATION, OF_TYPE


@with_fields
class PrepareSome(ByPower):
    """A card lets its power prepare up to so many cards from hand."""

    left: int

    def acts(self, s: QuartermasterState) -> list[int]:
        return [PREPARE + kind for kind in zones.kinds(s.hands[self.power])] if self.left else []

    def carry_out(self, s: QuartermasterState, verb: int, target: int) -> None:
        self.left -= 1
        zones.prepare(s, self.power, zones.pick(s, s.hands[self.power], target))

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != PREPARE:
            return SPACE.elsewhere("9.4", verb, Saying("now-prepare-some", power=self.power))
        missing = not_there(self.power, s.hands[self.power], target, "9.4", NOT_IN_HAND)
        return missing or Refusal("9.4", "cannot-be-prepared")

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        return Saying("ask-prepare-some", power=self.power, number=self.left)


@with_fields
class PlayMore(ByPower):
    """A card lets its power play another one of a type from hand."""

    nation: int
    types: int

    def card_type(self) -> int:
        """The type of card that may be played."""
        return self.types.bit_length() - 1

    def wanted(self) -> int:
        return OF_NATION[self.nation] & OF_TYPE[self.card_type()]

    def run(self, s: QuartermasterState) -> None:
        hand = s.hands[self.power]
        if not hand:
            s.finish()
            return
        self.offer(s, [*[PLAY + kind for kind in zones.kinds(hand & self.wanted())], PASS])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        if verb == PLAY:
            s.answer([zones.pick(s, s.hands[self.power], target)])
        else:
            s.finish()

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != PLAY:
            now = Saying("now-play-more", power=self.power, nation=self.nation, type=self.card_type())
            return SPACE.elsewhere("11", verb, now)
        missing = not_there(self.power, s.hands[self.power], target, "9.2", NOT_IN_HAND)
        if missing is not None:
            return missing
        if not self.wanted() & KIND_MASK[target]:
            return Refusal("11", "not-such-card", card=target, nation=self.nation, type=self.card_type())
        return Refusal("11", "cannot-be-played")

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        kind = "ask-play-more-none" if only_passing(s, seat) else "ask-play-more"
        return Saying(kind, power=self.power, nation=self.nation, type=self.card_type())
