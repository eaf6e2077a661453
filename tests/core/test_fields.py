"""Declared fields: the methods that follow, mistakes in declarations, and the same methods in the compiled source."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.acts import ActSpace
from grognard.core.fields import (
    Field,
    bit_set,
    bit_sets,
    derived,
    rows,
    shared,
    state_fields,
    value,
    values,
    with_fields,
)
from grognard.core.setup import Setup, Sight
from grognard.core.state import State
from grognard.core.steps import Step
from scripts import expand

SIGHT: Sight[Any] = Sight(lambda s, seat: {}, lambda s, seat, rng: s, lambda s: [])


@with_fields
class Walk(Step[State]):
    start: int
    way: list[int]


@with_fields
class Ride(Walk):
    horse: str


class Gallop(Ride):
    pass


@state_fields
class SmallState(State):
    turn: int = value(1)
    troops: list[int] = values([1, 2])
    drawn: list[int] = shared([])
    table: list[list[int]] = rows([[1], [2]])
    cards: int = bit_set()
    hands: list[int] = bit_sets(lambda s: [0] * len(s.setup.seats))
    total: int = derived(value())

    def __init__(self, setup: Setup) -> None:
        super().__init__(ActSpace())
        self.setup = setup

    def derive(self) -> None:
        self.total = sum(self.troops)


def small() -> SmallState:
    state = SmallState(Setup("small", "only", ["East", "West"], {}, SIGHT))
    state.clear()
    return state


# Steps


def test_a_step_has_the_constructor_and_the_fields_that_it_declares() -> None:
    assert Walk(3, [4]).fields() == (3, [4])
    assert Walk(way=[4], start=3).way == [4]


def test_the_fields_of_a_base_come_first() -> None:
    assert Ride(3, [4], "Bucephalus").fields() == (3, [4], "Bucephalus")
    assert Gallop(3, [4], "Bucephalus").copy().fields() == (3, [4], "Bucephalus")


def test_a_step_keeps_the_methods_that_it_writes_itself() -> None:
    @with_fields
    class Counted(Step[State]):
        left: int

        def fields(self) -> tuple[Any, ...]:
            return (self.left, "counted")

    assert Counted(2).fields() == (2, "counted")


def test_a_module_without_postponed_annotations_can_declare_fields() -> None:
    made: Any = with_fields(
        type("Plain", (Step,), {"__annotations__": {"left": int, "goal": int | None, "way": list[int]}})
    )
    assert made(1, None, []).fields() == (1, None, [])


def test_a_field_of_a_step_has_no_default() -> None:
    with pytest.raises(TypeError, match="the field left of the step Late has a default"):
        with_fields(type("Late", (Step,), {"__annotations__": {"left": "int"}, "left": 0}))


def test_a_field_of_a_step_is_declared_once() -> None:
    with pytest.raises(TypeError, match="the field start of the step Twice is declared in a base class already"):
        with_fields(type("Twice", (Walk,), {"__annotations__": {"start": "int"}}))


# States


def test_a_state_starts_as_declared_each_time_anew() -> None:
    state, other = small(), small()
    assert (state.turn, state.troops, state.drawn, state.table) == (1, [1, 2], [], [[1], [2]])
    assert (state.cards, state.hands, state.total) == (0, [0, 0], 3)
    state.troops[0] = 9
    state.table[0].append(9)
    assert other.troops == [1, 2]
    assert other.table == [[1], [2]]
    assert small().table == [[1], [2]]


def test_a_copy_is_independent_but_for_lists_that_are_shared() -> None:
    state = small()
    copy = state.copy()
    copy.troops[0] = 9
    copy.hands[1] = 9
    copy.table[0] = [9]
    assert (state.troops, state.hands, state.table) == ([1, 2], [0, 0], [[1], [2]])
    assert copy.drawn is state.drawn
    assert copy.total == 3


def test_data_has_every_field_but_the_derived_ones_and_fills_a_state() -> None:
    state = small()
    state.turn, state.cards, state.hands, state.table = 4, 1 << 80, [5, 1 << 70], [[7]]
    data = state.data()
    assert data["cards"] == hex(1 << 80)
    assert data["hands"] == ["0x5", hex(1 << 70)]
    assert "total" not in data
    assert state.derived() == ["setup", "total"]
    other = small()
    other.fill(data)
    assert other.data() == data
    other.table[0].append(8)
    assert state.table == [[7]]


def test_an_unknown_kind_is_named_with_the_known_ones() -> None:
    with pytest.raises(TypeError, match="no kind of field is called 'pile'; the kinds are value, values"):
        Field("pile", 0)


def test_a_derived_field_needs_a_kind() -> None:
    with pytest.raises(TypeError, match=r"derived needs a kind of field such as value\(0\), not 3"):
        derived(3)


def test_a_field_of_a_state_needs_a_kind() -> None:
    with pytest.raises(TypeError, match="the field turn of the state Bare has no kind"):
        state_fields(type("Bare", (State,), {"__annotations__": {"turn": "int"}, "turn": 1}))


def test_a_field_of_a_state_needs_a_type() -> None:
    with pytest.raises(TypeError, match="the field turn of the state Untyped has no type"):
        state_fields(type("Untyped", (State,), {"turn": value(1)}))


# What is compiled

SOURCE = '''
from __future__ import annotations
from grognard.core.acts import ActSpace
from grognard.core.fields import bit_set, bit_sets, derived, rows, shared, state_fields, value, values, with_fields
from grognard.core.setup import Setup
from grognard.core.state import State
from grognard.core.steps import Step

START = [1, 2]


@with_fields
class Walk(Step[State]):
    """A walk."""

    start: int
    way: list[int]


@with_fields
class Ride(Walk):
    horse: str

    def fields(self) -> tuple[int, list[int], str]:
        return (self.start, self.way, self.horse.upper())


class Gallop(Ride):
    """A fast ride."""


class Rest(Step[State]):
    """It has no fields."""


@state_fields
class SmallState(State):
    """A small state."""

    turn: int = value(1)
    troops: list[int] = values(START * 2)
    guards: list[int] = values(START)
    empty: list[list[int]] = rows([[], []])
    drawn: list[int] = shared([])
    table: list[list[int]] = rows(
        [
            [1],
            [2],
        ]
    )
    cards: int = bit_set()
    known: int = bit_set(3)
    hands: list[int] = bit_sets(lambda s: [0] * len(s.setup.seats))
    total: int = derived(value())
    least: int = derived(value(7))

    def __init__(self, setup: Setup) -> None:
        super().__init__(ActSpace())
        self.setup = setup

    def derive(self) -> None:
        self.total = sum(self.troops)
'''


def run(source: str) -> dict[str, Any]:
    """The names of a module with this source."""
    found: dict[str, Any] = {"__name__": "walks"}
    exec(compile(source, "walks.py", "exec", dont_inherit=True), found)
    return found


def attributes(state: Any) -> dict[str, Any]:
    """What makes up a state, without its act space."""
    return {name: one for name, one in vars(state).items() if name != "space"}


def test_the_expanded_source_does_what_the_decorators_do() -> None:
    text = expand.expand({"walks": SOURCE})["walks"]
    assert "@with_fields" not in text
    assert "@state_fields" not in text
    plain, written = run(SOURCE), run(text)
    for module in (plain, written):
        ride = module["Gallop"](3, [4], "bucephalus")
        assert ride.fields() == (3, [4], "BUCEPHALUS")
        assert type(ride.copy()) is module["Gallop"]
        assert module["Rest"]().copy().fields() == ()
    setup = Setup("small", "only", ["East", "West"], {}, SIGHT)
    states = [module["SmallState"](setup) for module in (plain, written)]
    for state in states:
        for _ in range(2):
            state.clear()
            state.guards.append(9)
            state.empty[0].append(9)
            state.hands[0] = 1 << 80
    one, other = states
    assert attributes(one) == attributes(other)
    assert one.data() == other.data()
    assert one.derived() == other.derived() == ["setup", "total", "least"]
    assert attributes(one.copy()) == attributes(other.copy())
    one.turn, one.table = 5, [[6]]
    other.fill(one.data())
    assert one.data() == other.data()


def test_every_class_with_declared_fields_gets_the_methods_that_run_plain() -> None:
    """The text that is compiled has the methods of the package as it runs, name for name, with the same arguments."""
    text = expand.expand({"walks": SOURCE})["walks"]
    plain, written = run(SOURCE), run(text)
    for name in ("Walk", "Ride", "SmallState"):
        for method, function in vars(plain[name]).items():
            if not callable(function):
                continue
            other = vars(written[name])[method]
            assert other.__code__.co_varnames == function.__code__.co_varnames, (name, method)
            assert other.__annotations__ == function.__annotations__, (name, method)
