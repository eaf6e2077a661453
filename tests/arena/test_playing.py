"""One game of a contest: who sits where, whose luck it is, and that it can be played again."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from grognard import Problem, find
from grognard.arena import playing
from grognard.arena.clock import Clock
from grognard.arena.contest import Contest
from grognard.arena.luck import Luck
from grognard.arena.playing import play, replay, score, unpacked
from grognard.bots import Bot, RandomBot
from grognard.bots.base import Budget, Choice, Weighed
from grognard.bots.beliefs import Beliefs
from grognard.core.chance import CHANCE
from grognard.core.game import Game
from grognard.core.state import State
from tests.arena.contests import small, untimed
from tests.toy import FIGHT, Toy, toy

__all__ = ["toy"]

Make = Callable[[Game[State], str, random.Random], Bot]


def test_sides_are_swapped_in_the_second_game() -> None:
    assert [small().lineup(order) for order in (0, 1)] == [[0, 1], [1, 0]]
    five = Contest(find("quartermaster-1914"), "five-players", {}, ("random", "random"), 1)
    assert [five.lineup(order) for order in (0, 1)] == [[0, 1, 0, 1, 1], [1, 0, 1, 0, 0]]


def test_with_more_than_two_sides_every_other_one_is_led_by_a() -> None:
    four = Contest(find("warzag"), "four-players", {}, ("random", "random"), 1)
    assert [four.lineup(order) for order in (0, 1)] == [[0, 1, 0, 1], [1, 0, 1, 0]]
    three = Contest(find("warzag"), "three-players-without-uk", {}, ("random", "random"), 1)
    assert [three.lineup(order) for order in (0, 1)] == [[0, 1, 0], [1, 0, 1]]


@pytest.mark.parametrize(("winners", "share"), [([0], 1.0), ([1], 0.0), ([0, 1], 0.5), ([1, 2, 0], 2 / 3), ([], 0.5)])
def test_the_score_is_the_share_of_the_win(winners: list[int], share: float) -> None:
    assert score(winners, [0, 1, 0]) == share


def test_a_game_is_the_same_again_and_another_is_another() -> None:
    line, _ = play(small(), 0, 0)
    again, _ = play(small(), 0, 0)
    assert untimed(line) == untimed(again)
    others = [play(small(), 1, 0)[0], play(small(), 0, 1)[0], play(small(seed=2), 0, 0)[0]]
    assert len({line["acts"], *(other["acts"] for other in others)}) == 4


def test_replaying_leads_to_the_same_position() -> None:
    contest = small()
    line, _ = play(contest, 0, 1)
    asked: list[int] = []
    state = replay(contest, 0, 1, unpacked(line["acts"]), lambda state, seat, number: asked.append(seat))
    assert state.hash() == line["hash"]
    assert set(asked) == {0, 1}
    assert len(asked) == sum(clock[0] for clock in line["times"])


def test_wrong_acts_are_named() -> None:
    contest = small()
    acts = unpacked(play(contest, 0, 0)[0]["acts"])
    with pytest.raises(Problem, match=r"^it continues for one action after its end$"):
        replay(contest, 0, 0, [*acts, 0])
    with pytest.raises(Problem, match=r"^entry 0: "):
        replay(contest, 0, 0, [10**9])
    with pytest.raises(Problem, match=r"the log has '.*', but the seed gives '"):
        replay(small(seed=2), 0, 0, acts)


# Luck


def chances(contest: Contest, pair: int, order: int, acts: list[int]) -> dict[tuple[int, int, int], tuple[int, int]]:
    """By stage, verb and number: what chance was offered, and which of it it took."""
    state = contest.game.begin(contest.scenario, contest.options)
    luck = Luck(contest.secret(pair, order))
    found: dict[tuple[int, int, int], tuple[int, int]] = {}
    for act in acts:
        ask = state.asks()[0]
        if ask.seat == CHANCE:
            kind = (state.stage(), state.space.base_of[act])
            found[*kind, luck.drawn[kind]] = (len(ask.acts), ask.acts.index(act))
            assert luck.pick(state) == act
        state.apply(ask.seat, act)
    return found


def test_both_games_of_a_pair_have_the_same_luck_wherever_chance_is_offered_as_much() -> None:
    contest = small(first="rules")
    both = [chances(contest, 0, order, unpacked(play(contest, 0, order)[0]["acts"])) for order in (0, 1)]
    same = [kind for kind in both[0].keys() & both[1].keys() if both[0][kind][0] == both[1][kind][0]]
    assert len({stage for stage, _, _ in same}) > 5
    assert len({number for _, _, number in same}) > 1
    assert all(both[0][kind] == both[1][kind] for kind in same)


def test_an_opponent_against_itself_does_not_play_the_same_game_twice() -> None:
    contest = small(first="rules", second="rules")
    assert play(contest, 0, 0)[0]["acts"] != play(contest, 0, 1)[0]["acts"]


# Opponents


@pytest.fixture
def opponent(monkeypatch: pytest.MonkeyPatch) -> Callable[[Make], None]:
    """Lets something else make the opponents."""

    def let(make: Make) -> None:
        monkeypatch.setattr(playing, "make_any", make)

    return let


class Thinker(Bot):
    """Remembers what it was handed, and tells what it weighed."""

    name = "thinker"

    def __init__(self, rng: random.Random) -> None:
        self.chooser = RandomBot(rng)
        self.handed: list[State] = []

    def choose(self, state: State, seat: int) -> int:
        self.handed.append(state)
        return self.chooser.choose(state, seat)

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        act = self.choose(state, seat)
        return Choice(act, [Weighed(act, 0.75, 0.1, 12)])


class Planner(Thinker):
    """Plans as far ahead as its seat is asked."""

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        choice = Choice(self.choose(state.copy(), seat))
        state.apply(seat, choice.act)
        while len(choice.then) < 3 and state.legal(seat):
            choice.then.append(self.chooser.choose(state, seat))
            state.apply(seat, choice.then[-1])
        return choice


def test_a_plan_is_followed_without_asking_again(opponent: Callable[[Make], None]) -> None:
    """Whoever has planned several acts is not asked before they are taken, or not on offer any more."""
    made: list[Planner] = []

    def make(game: Game[State], name: str, rng: random.Random) -> Bot:
        made.append(Planner(rng))
        return made[-1]

    opponent(make)
    contest = small()
    line, _ = play(contest, 0, 0)
    asked: list[int] = []
    replay(contest, 0, 0, unpacked(line["acts"]), lambda state, seat, number: asked.append(seat))
    thought = sum([len(bot.handed) for bot in made])
    decided = sum([1 for seat in asked if seat != CHANCE])
    assert "failure" not in line
    assert 0 < thought < 0.6 * decided


def test_opponents_are_handed_imagined_states_only(toy: Toy, opponent: Callable[[Make], None]) -> None:
    made: list[Thinker] = []
    begun: list[State] = []

    def begin(scenario: str, options: dict[str, str]) -> State:
        begun.append(Toy.begin(toy, scenario, options))
        return begun[-1]

    def make(game: Game[State], name: str, rng: random.Random) -> Bot:
        made.append(Thinker(rng))
        return made[-1]

    opponent(make)
    toy.begin = begin  # type: ignore[assignment,method-assign]
    play(small("toy"), 0, 0)
    assert len(made) == 2
    handed = [state for bot in made for state in bot.handed]
    assert handed
    assert all(state is not truth for state in handed for truth in begun)


def test_what_was_weighed_is_heard_and_changes_nothing(toy: Toy, opponent: Callable[[Make], None]) -> None:
    opponent(lambda game, name, rng: Thinker(rng))
    line, nothing = play(small("toy"), 0, 0)
    heard, weighing = play(small("toy"), 0, 0, listen=True)
    assert untimed(line) == untimed(heard)
    assert nothing == {}
    acts = unpacked(heard["acts"])
    assert len(weighing) == sum(clock[0] for clock in heard["times"])
    assert [clock[0] for clock in line["weighed"]] == [clock[0] for clock in line["times"]]
    assert all(weighed == [(acts[ply], 0.75, 0.1, 12)] for ply, weighed in weighing.items())


@pytest.mark.parametrize(("act", "why"), [(None, "B: ZeroDivisionError: "), (FIGHT + 100, "B: .*is not one of")])
def test_who_breaks_down_has_lost(toy: Toy, opponent: Callable[[Make], None], act: int | None, why: str) -> None:
    class Broken(Bot):
        name = "broken"

        def choose(self, state: State, seat: int) -> int:
            return 1 // 0 if act is None else act

    opponent(lambda game, name, rng: Broken() if name == "broken" else RandomBot(rng))
    contest = small("toy")
    contest.opponents = ("random", "broken")
    for order, winners in ((0, ["Left"]), (1, ["Right"])):
        line, _ = play(contest, 0, order)
        assert line["winners"] == winners
        assert line["score"] == 1.0
        assert re.match(why, line["failure"])


# Time


class Sometimes(Thinker):
    """Weighs every second of its decisions."""

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        choice = super().think(state, seat, budget)
        return choice if len(self.handed) % 2 else Choice(choice.act)


def test_decisions_that_weighed_several_acts_have_their_own_times(toy: Toy, opponent: Callable[[Make], None]) -> None:
    opponent(lambda game, name, rng: Sometimes(rng))
    line, _ = play(small("toy"), 0, 0)
    for every, weighed in zip(line["times"], line["weighed"], strict=True):
        assert weighed[0] == (every[0] + 1) // 2
        assert sum(weighed[3].values()) == weighed[0]
        assert weighed[1] <= every[1]


def test_times_are_told_to_a_tenth_and_add_up() -> None:
    clock, both = Clock(), Clock()
    for number in range(1, 1001):
        clock.add(number / 1000)
    for _ in range(2):
        both.add_all(clock.data())
    assert both.count == 2000
    assert both.slowest == 1.0
    assert both.mean() == pytest.approx(0.5005, abs=1e-5)
    assert 0.99 <= both.within(0.99) <= 0.99 * 1.1
    assert Clock().within(0.99) == Clock().mean() == 0.0
