"""9.2: operations: spaces are activated for movement or for attack."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.board import activation, reminders, supply
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import ATTACK, MOVE, SPACE
from grognard.games.paths_of_glory.facts.tables import AP, SIZE


def mark(s: PathsState, space: int, attack: bool) -> None:
    """9.2.5: put a marker there; units without supply stay idle (14.1.1.1)."""
    if attack:
        s.attacks |= 1 << space
    else:
        s.moves |= 1 << space
    for piece in s.at[space]:
        if not supply.supplied(s, piece):
            s.idle |= 1 << piece


@with_fields
class Activation(OneByOne[PathsState]):
    """9.2.1: points are spent on spaces."""

    side: int
    left: int
    sud: bool
    """R-15: Sud Army can still be used in this action."""

    def chooser(self, s: PathsState) -> int:
        return s.player[self.side]

    def acts(self, s: PathsState) -> list[int]:
        acts: list[int] = []
        if self.left > 0:
            side = self.side
            full = side == AP and activation.near_east_used(s)
            tsar = s.was_played(cards.FALL_OF_THE_TSAR)
            for space in bits(s.held[side] & ~(s.moves | s.attacks)):
                cost = activation.cost(s, side, space, False, self.sud)
                dear = activation.cost(s, side, space, True, self.sud) if tsar else cost
                if (cost > self.left and dear > self.left) or not activation.with_supply(s, space):
                    continue
                if cost <= self.left:
                    acts.append(MOVE + space)
                if dear > self.left or activation.too_hot(s, space):
                    continue
                if not full or not activation.limited_near_east(s, space):
                    acts.append(ATTACK + space)
        return acts

    def carry_out(self, s: PathsState, verb: int, target: int) -> None:
        attack = verb == ATTACK
        plain = activation.cost(s, self.side, target, attack, False)
        paid = activation.cost(s, self.side, target, attack, self.sud)
        if paid < plain:
            self.sud = False
        self.left -= paid
        mark(s, target, attack)
        s.tell("activated-attack" if attack else "activated-move", side=self.side, space=target, number=paid)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb not in (MOVE, ATTACK):
            return SPACE.elsewhere("9.2", verb, Saying("now-activation", number=self.left))
        space = target
        attack = verb == ATTACK
        if space >= SIZE:
            return Refusal("9.2.6", "reserve-not-activated")
        if (s.moves | s.attacks) >> space & 1:
            return Refusal("9.2.5", "activated-already", space=space)
        if not s.held[self.side] >> space & 1:
            if s.at[space] and not s.held[1 - self.side] >> space & 1:
                return Refusal("9.5.2.4", "neutral-greeks")
            return Refusal("9.2.6", "no-units-there", space=space)
        if not activation.with_supply(s, space):
            return Refusal("14.1.1.1", "space-out-of-supply", space=space)
        if attack and activation.too_hot(s, space):
            return Refusal("15.2.5", "desert-in-summer", space=space)
        cost = activation.cost(s, self.side, space, attack, self.sud)
        if cost > self.left:
            rule = "9.2.4" if cost > 1 else "9.2.1"
            return Refusal(rule, "too-few-points", space=space, number=cost, left=self.left)
        return Refusal("9.2.7", "one-near-east-attack")

    def leaves(self, s: PathsState, seat: int, verb: int) -> list[Saying]:
        return reminders.of_activation(s, self.side, self.left)

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-activation", number=self.left)

    def shows(self, s: PathsState, seat: int) -> dict[str, Any]:
        return {"left": self.left}
