"""Plans: what is proposed can be followed, is tried as a whole, and tells nothing that is hidden."""

from __future__ import annotations

import random

import pytest

from grognard.bots.base import Budget, RuleBot
from grognard.bots.evaluation import Evaluation, Row
from grognard.bots.lookahead import CLEARLY, Lookahead
from grognard.bots.plans import Begun, Plan, close, follow
from grognard.bots.registry import RULES, make_opponent
from grognard.bots.trials import Trial
from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.core.state import State
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.tables import SPACE_OF
from tests.bots.paths_of_glory_sense.sense import BOT, FOUR, LIMITED, all_quiet, card, do, here

GAME = "paths-of-glory"
PLANNED = {"Movement", "March", "Redeployment", "Transfer", "Replacement", "Rebuilding"}


def moving() -> PathsState:
    """Two German armies and a corps come from the rear, and the front is quiet."""
    s = all_quiet(turn=8, side="CP", units={"Liege": "GE9 GE10 GEc"}, hands={"CP": FOUR["CP"]}, **LIMITED)
    do(s, f"operations {card(FOUR['CP'])}", "move Liege", "done")
    return s


def proposed(s: State) -> list[Plan]:
    seat = s.asks()[0].seat
    assert isinstance(s, PathsState)
    return BOT.plans(s, seat, BOT.choose(s.copy(), seat))


def texts(s: State, plan: Plan) -> list[str]:
    return [s.space.text(act) for act in plan.acts]


def test_close_plans_are_kept_once_each() -> None:
    plans = [Plan([1], 1.0), Plan([2], 0.9), Plan([2], 0.9), Plan([3, 4], 0.95), Plan([5], 0.1), Plan([6], 0.8)]
    assert [plan.acts for plan in close(plans, 0.5, 3)] == [[1], [3, 4], [2]]
    assert [plan.acts for plan in close(plans, 0.5, 9)] == [[1], [3, 4], [2], [6]]


def test_a_march_is_proposed_as_a_whole() -> None:
    s = moving()
    plans = proposed(s)
    assert plans[0].acts == [BOT.choose(s.copy(), s.asks()[0].seat)]
    whole = [texts(s, plan) for plan in plans[1:]]
    goals = {text for plan in whole for text in plan if text.startswith("go ")}
    assert len(goals) > 2, whole
    assert len({tuple(plan) for plan in whole}) == len(whole)
    assert max(len(plan) for plan in whole) > 3, "several units go together"
    assert [plan.gain for plan in plans[1:]] == sorted([plan.gain for plan in plans[1:]], reverse=True)


def test_every_proposed_plan_can_be_followed_to_its_end() -> None:
    s = moving()
    seat = s.asks()[0].seat
    longest = 0
    for plan in proposed(s)[1:]:
        after = s.copy()
        for act in plan.acts:
            assert act in after.legal(seat), texts(s, plan)
            after.apply(seat, act)
        assert type(after.stack[-1]).__name__ != "March", "whoever has begun a march has ended it"
        longest = max(longest, len(plan.acts))
    assert longest > 2


def test_a_plan_ends_where_it_is_not_on_offer() -> None:
    s = moving()
    seat = s.asks()[0].seat
    go = s.space.by_name["go"].base + SPACE_OF["Sedan"]
    before, begun = s.hash(), s.copy()
    follow(s, seat, [go])
    assert s.hash() == before, "nothing has been taken up that could go"
    take = next(act for act in s.legal(seat) if s.space.text(act) == "take GE10")
    begun.apply(seat, take)
    follow(s, seat, [take, take, go])
    assert s.hash() == begun.hash()


def test_a_plan_that_was_begun_lasts_until_something_else_is_asked() -> None:
    s = moving()
    seat = s.asks()[0].seat
    acts = next(plan.acts for plan in proposed(s)[1:] if len(plan.acts) > 2)
    begun = Begun(seat, acts)
    assert begun.next(s, seat) == acts[0]
    s.apply(seat, acts[0])
    assert begun.next(s, seat) == acts[1]
    assert begun.next(s, 1 - seat) is None, "another seat is asked"
    assert begun.next(s, seat) is None, "then it is over"
    other = Begun(seat, [acts[0], *acts[1:]])
    assert other.next(s, seat) is None, "the first act is not on offer any more"
    assert Begun().next(s, seat) is None


def test_what_is_begun_is_proposed_again() -> None:
    """After the first unit is taken up, the plans still lead to several goals, all with that unit."""
    s = moving()
    do(s, "take GE10")
    plans = proposed(s)
    seat = s.asks()[0].seat
    for plan in plans[1:]:
        after = s.copy()
        follow(after, seat, plan.acts)
        assert "GE10" not in here(after, "Liege", "CP"), texts(s, plan)
    assert len(plans) > 2


@pytest.mark.parametrize("scenario", ["introductory", "limited-war"])
def test_plans_follow_from_what_all_see(scenario: str) -> None:
    """Two worlds that a seat cannot tell apart, and those that others imagine for it, give the same plans: so how long
    a search takes tells nothing."""
    s = find(GAME).start(scenario)
    rng = random.Random(5)
    kinds: set[str] = set()
    for _ in range(330):
        assert isinstance(s, PathsState)
        ask = s.asks()[0]
        if ask.seat == CHANCE:
            s.apply(CHANCE, rng.choice(ask.acts))
            continue
        kind = type(s.stack[-1]).__name__
        act = BOT.choose(s.imagine(ask.seat, rng), ask.seat)
        if kind in PLANNED:
            kinds.add(kind)
            own, others = s.imagine(ask.seat, rng), s.imagine(1 - ask.seat, rng)
            assert isinstance(own, PathsState)
            assert isinstance(others, PathsState)
            assert repr(BOT.plans(own, ask.seat, act)) == repr(BOT.plans(others, ask.seat, act))
        elif kind in ("Action", "Activation", "Combat", "Advance"):
            assert BOT.plans(s.imagine(ask.seat, rng), ask.seat, act) == []
        s.apply(ask.seat, act)
    assert kinds >= {"Movement", "March"}


class Wishful(Evaluation[State]):
    """Wants units in one space, and nothing else."""

    horizon = 1
    doubt = 0.0

    def __init__(self, wanted: str) -> None:
        super().__init__()
        self.wanted = SPACE_OF[wanted]

    def names(self) -> list[str]:
        return []

    def rows(self, state: State) -> list[Row]:
        return []

    def time(self, state: State) -> float:
        return 0.5

    def margins(self, state: State) -> list[float]:
        return []

    def judges(self, state: State, seat: int) -> bool:
        return False

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, PathsState)
        return [0.5, 0.2 * len(state.at[self.wanted])]


def searcher(planning: bool, wanted: str) -> Lookahead:
    rules = make_opponent(GAME, RULES, random.Random(0))
    assert isinstance(rules, RuleBot)
    return Lookahead(rules, Wishful(wanted), random.Random(1), Budget(60), False, planning)


def test_a_search_finds_the_best_plan_and_names_what_follows() -> None:
    """The heuristic brings the armies to the front. Whoever wants two units in Koblenz finds the plan that brings
    them there."""
    s = moving()
    seat = s.asks()[0].seat
    assert searcher(False, "Koblenz").think(s.copy(), seat).weighed == [], "plans are not tried where nobody asks"
    choice = searcher(True, "Koblenz").think(s.copy(), seat)
    assert {one.act for one in choice.weighed} <= set(s.legal(seat))
    assert len({one.act for one in choice.weighed}) == len(choice.weighed)
    own, planned = s.copy(), s.copy()
    while type(own.stack[-1]).__name__ in ("Movement", "March"):
        own.apply(seat, BOT.choose(own, seat))
    follow(planned, seat, [choice.act, *choice.then])
    assert len(own.at[SPACE_OF["Koblenz"]]) < 2
    assert len(planned.at[SPACE_OF["Koblenz"]]) >= 2


@pytest.mark.parametrize(("more", "taken"), [(0.5 * CLEARLY, False), (1.5 * CLEARLY, True), (-0.1, False)])
def test_a_plan_must_promise_more_than_an_act(more: float, taken: bool) -> None:
    bot = searcher(True, "Koblenz")
    base, plan, act = Trial(1), Trial(2, [3]), Trial(4)
    base.values = [0.5, 0.6, 0.4, 0.5]
    plan.values = [value + more for value in base.values]
    act.values = plan.values[:]
    assert (bot._best(base, [plan]) is plan) == taken
    assert (bot._best(base, [act]) is act) == (more > 0)


def test_who_searches_with_plans_has_a_name() -> None:
    for name, planning, believes in (("search@9", False, False), ("search@9+plans", True, False)):
        bot = make_opponent("paths-of-glory", name, random.Random(0))
        assert isinstance(bot, Lookahead)
        assert (bot.planning, bot.believes) == (planning, believes)
    both = make_opponent("warzag", "search@1s8w+plans+beliefs", random.Random(0))
    assert isinstance(both, Lookahead)
    assert both.planning
    assert both.believes
    assert repr(both.budget) == "1s8w"
