"""Choosing several things: counters in a city, of which two are the same."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping
from typing import Any

import pytest

from grognard.conformance import Broken, check_distinct
from grognard.core.acts import PIECE, ActSpace, Targets
from grognard.core.game import Game, Rule
from grognard.core.match import Match
from grognard.core.refusals import IllegalAct, Refusal
from grognard.core.sayings import Saying
from grognard.core.scenarios import Scenario
from grognard.core.select import Select
from grognard.core.setup import Setup, Sight
from grognard.core.state import State
from grognard.core.steps import Step

SPACE = ActSpace()
COUNTERS = ["first corps", "second corps", "cavalry", "siege guns", "depot"]
MARCH = SPACE.verb("march")
TAKE = SPACE.verb("take", Targets("counter", COUNTERS, PIECE))
DONE = SPACE.verb("done", ends=True)
CORPS = (0, 1)
GUNS = 3
DEPOT = 4


class Camp(State):
    def __init__(self, setup: Setup, least: int, most: int, order: list[int]) -> None:
        super().__init__(SPACE)
        self.setup = setup
        self.least, self.most = least, most
        self.order = order
        self.gone: list[int] = []

    def agreed(self) -> Setup:
        return self.setup

    def derived(self) -> list[str]:
        return ["setup", "least", "most", "order"]

    def data(self) -> dict[str, Any]:
        return {"gone": self.gone}

    def copy(self) -> Camp:
        other = Camp(self.setup, self.least, self.most, self.order)
        self.copy_into(other)
        other.gone = self.gone[:]
        return other

    def heading(self) -> Saying:
        return Saying("camp")

    def turn_rule(self) -> str:
        return "1"

    def end_rule(self) -> str:
        return "1"


class Order(Step[Camp]):
    """One order after the other: to march is to choose who goes."""

    def run(self, s: Camp) -> None:
        s.ask(0, [MARCH])

    def take(self, s: Camp, seat: int, verb: int, target: int) -> None:
        s.push(Column([]))

    def why(self, s: Camp, seat: int, verb: int, target: int) -> Refusal:
        return Refusal("1", "march-first")

    def prompt(self, s: Camp, seat: int) -> Saying:
        return Saying("ask-order")


class Column(Select[Camp]):
    def chooser(self, s: Camp) -> int:
        return 0

    def verb(self, s: Camp) -> int:
        return TAKE

    def done(self, s: Camp) -> int:
        return DONE

    def things(self, s: Camp) -> list[int]:
        return [thing for thing in s.order if thing not in s.gone and thing not in self.picked]

    def least(self, s: Camp) -> int:
        return s.least

    def most(self, s: Camp) -> int:
        return s.most

    def same(self, s: Camp, thing: int) -> int:
        return 0 if thing in CORPS else thing

    def take(self, s: Camp, seat: int, verb: int, target: int) -> None:
        super().take(s, seat, verb, target)
        if verb == TAKE and target == GUNS:
            s.reveal()  # they are heard from afar

    def complete(self, s: Camp) -> None:
        s.gone = [*s.gone, *self.picked]
        if s.most == 1 and len(s.gone) < 2:
            s.push(Column([]))  # one by one

    def refuse(self, s: Camp, verb: int, thing: int) -> Refusal:
        return Refusal("1", "stays" if thing == DEPOT else "not-now")

    def prompt(self, s: Camp, seat: int) -> Saying:
        return Saying("ask-column", number=len(self.picked))


def _imagined(s: Camp, seat: int, rng: random.Random) -> Camp:
    return s.copy()


SIGHT: Sight[Camp] = Sight(Camp.head, _imagined, lambda s: [])


class CampGame(Game[Camp]):
    def __init__(self, least: int, most: int, order: list[int]) -> None:
        self.bounds = least, most, order
        super().__init__("camp", "1", SPACE, {"one": Scenario("one", ["Me"])}, {}, {"counter": COUNTERS})

    def begin(self, scenario: str, options: Mapping[str, str]) -> Camp:
        s = Camp(Setup("camp", scenario, ["Me"], {}, SIGHT), *self.bounds)
        s.push(Order())
        s.settle()
        return s

    def restore(self, data: dict[str, Any]) -> Camp:
        raise NotImplementedError

    def rules(self) -> list[Rule]:
        return []

    def layout(self) -> dict[str, Any]:
        return {}

    def report(self, view: dict[str, Any]) -> list[Saying]:
        return []


def camp(least: int = 1, most: int = 3, order: tuple[int, ...] = (0, 1, 2, 3)) -> Match:
    match = Match(CampGame(least, most, list(order)), secret=bytes(32))
    play(match, "march")
    return match


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(0, SPACE.parse(text))


def offered(match: Match) -> list[str]:
    return [SPACE.text(act) for act in match.state.legal(0)]


def gone(match: Match) -> list[int]:
    assert isinstance(match.state, Camp)
    return match.state.gone


def test_of_identical_counters_one_is_offered() -> None:
    match = camp()
    assert offered(match) == ["take first corps", "take cavalry", "take siege guns"]
    play(match, "take first corps")
    assert offered(match) == [
        "take second corps", "take cavalry", "take siege guns", "take first corps", "done",
    ]  # fmt: skip


def test_a_chosen_thing_is_put_back_by_naming_it_again() -> None:
    match = camp()
    play(match, "take cavalry", "take first corps", "take cavalry", "done")
    assert gone(match) == [0]


def test_it_is_enough_from_least_on_and_ends_by_itself_at_most() -> None:
    match = camp(2, 3)
    play(match, "take cavalry")
    assert "done" not in offered(match)
    play(match, "take first corps")
    assert "done" in offered(match)
    play(match, "take second corps")
    assert gone(match) == [2, 0, 1]
    assert offered(match) == ["march"]


def test_it_is_enough_when_nothing_is_left_and_ends_by_itself_when_there_is_nothing() -> None:
    match = camp(5, 6)
    play(match, "take first corps", "take second corps", "take cavalry")
    assert "done" not in offered(match)
    play(match, "take siege guns")
    assert offered(match)[-1] == "done"
    play(match, "done")
    assert gone(match) == [0, 1, 2, 3]
    play(match, "march")
    assert gone(match) == [0, 1, 2, 3]
    assert offered(match) == ["march"]


def test_what_is_not_there_is_refused_with_its_rule() -> None:
    match = camp()
    with pytest.raises(IllegalAct) as found:
        play(match, "take depot")
    assert (found.value.refusal.rule, found.value.saying.key) == ("1", "stays")


def test_a_whole_selection_is_taken_back_at_once() -> None:
    match = camp()
    play(match, "take cavalry", "take first corps")
    assert match.start_of_whole(0) == 0
    match.undo(0)
    assert offered(match)[-2:] == ["take cavalry", "done"]
    match.undo(0, whole=True)
    assert offered(match) == ["march"]
    assert match.line == []


def test_one_selection_after_the_other_is_taken_back() -> None:
    match = camp(1, 2)
    play(match, "take cavalry", "done", "march", "take first corps")
    match.undo(0, whole=True)
    assert gone(match) == [2]
    assert offered(match) == ["march"]
    match.undo(0, whole=True)
    assert gone(match) == []


def test_what_was_shown_is_not_taken_back_with_the_whole() -> None:
    match = camp()
    play(match, "take siege guns", "take cavalry")
    assert match.start_of_whole(0) == 2
    match.undo(0, whole=True)
    assert offered(match)[-2:] == ["take siege guns", "done"]
    with pytest.raises(IllegalAct):
        match.undo(0, whole=True)


def test_the_act_that_began_a_selection_stays_if_it_has_shown_something() -> None:
    match = camp()
    play(match, "take cavalry", "take first corps")
    match.line[0].firm = True
    assert match.start_of_whole(0) == 1


def test_the_selection_right_before_is_not_taken_back_with_the_whole() -> None:
    match = camp(1, 1)
    play(match, "take cavalry", "take first corps")
    assert [played.whole for played in match.line] == [-1, 0, 2]
    match.undo(0, whole=True)
    assert gone(match) == [2]
    match.undo(0, whole=True)
    assert match.line == []


def test_search_goes_on_where_somebody_has_chosen_in_another_order() -> None:
    match = camp(2, 3)
    play(match, "take siege guns")
    assert match.state.distinct(0) == match.state.legal(0) != []


@pytest.mark.parametrize(
    ("acts", "problem"),
    [([1, 1], "the same act twice"), ([0, 99], "not offered"), ([], "is empty")],
)
def test_conformance_finds_acts_that_a_search_must_not_try(
    monkeypatch: pytest.MonkeyPatch, acts: list[int], problem: str
) -> None:
    state = camp(1, 2).state
    offers = state.legal(0)
    check_distinct(state, 1)
    found = [act if act == 99 else offers[act] for act in acts]
    monkeypatch.setattr(type(state.stack[-1]), "distinct", lambda *_: found)
    with pytest.raises(Broken, match=problem):
        check_distinct(state, 1)


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)])
@pytest.mark.parametrize(("least", "most"), [(0, 4), (1, 3), (2, 2), (3, 4)])
def test_search_reaches_every_choice_in_one_way(least: int, most: int, order: tuple[int, ...]) -> None:
    ends: list[list[int]] = []

    def search(s: Camp) -> None:
        if type(s.stack[-1]) is Order:
            ends.append(sorted(s.gone))
            return
        for act in s.distinct(0):
            after = s.copy()
            after.apply(0, act)
            search(after)

    start = camp(least, most, order).state
    assert isinstance(start, Camp)
    search(start)
    kinds = [tuple(sorted(0 if thing in CORPS else thing for thing in end)) for end in ends]
    wanted = {
        tuple(sorted(0 if thing in CORPS else thing for thing in some))
        for number in range(least, most + 1)
        for some in itertools.combinations(range(DEPOT), number)
    }
    assert set(kinds) == wanted
    assert len(kinds) == len(set(kinds))
