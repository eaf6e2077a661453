"""A procedure in stages: a parade that can be cut short, and a drill that is repeated until it is right."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.acts import ActSpace
from grognard.core.fields import shared, state_fields, with_fields
from grognard.core.procedure import Procedure, Stages
from grognard.core.setup import Setup, Sight
from grognard.core.state import State
from grognard.core.steps import Step

SPACE = ActSpace()
ENOUGH = SPACE.verb("enough")
AGAIN = SPACE.verb("again")
SIGHT: Sight[Any] = Sight(lambda s, seat: {}, lambda s, seat, rng: s, lambda s: [])
END: Final = 3


@state_fields
class Yard(State):
    done: list[str] = shared([])

    def __init__(self, setup: Setup) -> None:
        super().__init__(SPACE)
        self.setup = setup

    def note(self, what: str) -> None:
        self.done = [*self.done, what]


class Salute(Step[Yard]):
    def run(self, s: Yard) -> None:
        s.note("salute")
        s.finish()


@with_fields
class Parade(Procedure[Yard]):
    regiment: int
    stage: int

    def stages(self) -> Stages[Yard]:
        return PARADE

    def fall_in(self, s: Yard) -> None:
        s.note(f"fall in {self.regiment} {self.stage}")
        s.push(Salute())

    def march(self, s: Yard) -> None:
        s.note(f"march {self.stage}")
        if self.regiment == 13:
            self.stage = END

    def play(self, s: Yard) -> None:
        s.note("play")

    def fall_out(self, s: Yard) -> None:
        s.note("fall out")
        s.finish()


PARADE: Final = (Parade.fall_in, Parade.march, Parade.play, Parade.fall_out)


@with_fields
class Drill(Procedure[Yard]):
    stage: int

    def stages(self) -> Stages[Yard]:
        return DRILL

    def waits(self) -> bool:
        return True

    def load(self, s: Yard) -> None:
        s.note("load")
        s.ask(0, [ENOUGH, AGAIN])

    def fire(self, s: Yard) -> None:
        s.note("fire")
        s.finish()

    def take(self, s: Yard, seat: int, verb: int, target: int) -> None:
        if verb == ENOUGH:
            self.stage += 1


DRILL: Final = (Drill.load, Drill.fire)


def yard(step: Step[Yard]) -> Yard:
    state = Yard(Setup("yard", "only", ["Sergeant"], {}, SIGHT))
    state.clear()
    state.push(step)
    state.settle()
    return state


def test_stages_follow_each_other_and_what_one_pushes_comes_first() -> None:
    assert yard(Parade(7, 0)).done == ["fall in 7 1", "salute", "march 2", "play", "fall out"]


def test_a_stage_can_lead_to_another_one_than_the_next() -> None:
    assert yard(Parade(13, 1)).done == ["march 2", "fall out"]


def test_the_number_of_the_next_stage_is_stored_in_its_place_among_the_fields() -> None:
    assert Parade(7, 2).fields() == (7, 2)
    assert yard(Parade(*Parade(7, 2).fields())).done == ["play", "fall out"]


def test_a_stage_that_waits_is_repeated_until_an_answer_leads_on() -> None:
    state = yard(Drill(0))
    state.apply(0, AGAIN)
    assert state.stack[-1].fields() == (0,)
    state.apply(0, ENOUGH)
    assert state.done == ["load", "load", "fire"]
    assert state.stack == []
