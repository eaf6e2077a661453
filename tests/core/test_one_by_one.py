"""Acts one by one: a quartermaster loads crates until the wagon is full or the player is done."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.acts import PIECE, ActSpace, Targets
from grognard.core.fields import bit_set, state_fields, value, with_fields
from grognard.core.one_by_one import OneByOne
from grognard.core.refusals import IllegalAct, Refusal
from grognard.core.sayings import Saying
from grognard.core.setup import Setup, Sight
from grognard.core.state import State

SPACE = ActSpace()
CRATES = ["powder", "flour", "boots"]
LOAD = SPACE.verb("load", Targets("crate", CRATES, PIECE))
DONE = SPACE.verb("done", ends=True)
SIGHT: Sight[Any] = Sight(lambda s, seat: {}, lambda s, seat, rng: s, lambda s: [])
SETUP = Setup("wagon", "only", ["Quartermaster"], {}, SIGHT)


@state_fields
class Wagon(State):
    loaded: int = bit_set()
    room: int = value(3)
    secret: bool = value(False)

    def __init__(self, setup: Setup, space: ActSpace = SPACE) -> None:
        super().__init__(space)
        self.setup = setup

    def agreed(self) -> Setup:
        return self.setup

    def end_rule(self) -> str:
        return "2"

    def turn_rule(self) -> str:
        return "1"


@with_fields
class Loading(OneByOne[Wagon]):
    least: int

    def chooser(self, s: Wagon) -> int:
        return 0

    def acts(self, s: Wagon) -> list[int]:
        if s.loaded.bit_count() == s.room:
            return []
        return [LOAD + crate for crate in range(len(CRATES)) if not s.loaded >> crate & 1]

    def goes_on(self, s: Wagon, acts: list[int]) -> bool:
        return s.secret or super().goes_on(s, acts)

    def may_end(self, s: Wagon) -> bool:
        return s.loaded.bit_count() >= self.least

    def carry_out(self, s: Wagon, verb: int, target: int) -> None:
        assert verb == LOAD
        s.loaded |= 1 << target

    def why(self, s: Wagon, seat: int, verb: int, target: int) -> Refusal:
        return Refusal("1", "load-first")

    def prompt(self, s: Wagon, seat: int) -> Saying:
        return Saying("ask-load")


def begin(least: int = 0, room: int = 3, secret: bool = False) -> Wagon:
    state = Wagon(SETUP)
    state.clear()
    state.room, state.secret = room, secret
    state.push(Loading(least))
    state.settle()
    return state


def test_acts_are_offered_with_done_behind_them() -> None:
    state = begin()
    assert state.legal(0) == [LOAD, LOAD + 1, LOAD + 2, DONE]
    state.apply(0, LOAD + 1)
    assert state.legal(0) == [LOAD, LOAD + 2, DONE]


def test_done_ends_the_step() -> None:
    state = begin()
    state.apply(0, LOAD)
    state.apply(0, DONE)
    assert state.stack == []
    assert state.loaded == 1


def test_the_step_ends_by_itself_when_no_act_is_left() -> None:
    state = begin(room=2)
    state.apply(0, LOAD)
    state.apply(0, LOAD + 2)
    assert state.stack == []
    assert begin(room=0).stack == []


def test_done_is_offered_only_where_the_step_may_end() -> None:
    state = begin(least=1)
    assert DONE not in state.legal(0)
    with pytest.raises(IllegalAct):
        state.apply(0, DONE)
    state.apply(0, LOAD)
    assert state.legal(0)[-1] == DONE


def test_a_seat_can_be_asked_although_it_can_only_be_done() -> None:
    state = begin(room=0, secret=True)
    assert state.legal(0) == [DONE]
    state.apply(0, DONE)
    assert state.stack == []


def test_a_game_without_the_verb_done_has_no_act_that_ends_the_step() -> None:
    space = ActSpace()
    space.verb("load", Targets("crate", CRATES, PIECE))
    state = Wagon(SETUP, space)
    state.clear()
    assert Loading(0).done(state) == -1
