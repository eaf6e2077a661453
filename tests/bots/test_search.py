"""Opponents that look ahead: budgets, honesty, what is weighed, and the same choice on every machine."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from grognard import Problem, find
from grognard.bots import pace, sharing
from grognard.bots.base import Budget, RuleBot, Watch, decide
from grognard.bots.beliefs import Worlds
from grognard.bots.evaluation import Evaluation, Row, expand, shares
from grognard.bots.lookahead import Lookahead, hopeless
from grognard.bots.ordering import FEWEST
from grognard.bots.registry import (
    GENERAL,
    LEVELS,
    MARSHAL,
    RANDOM,
    RULES,
    make_evaluation,
    make_opponent,
    opponents,
    usual,
)
from grognard.bots.rollout import CHECKED, CUT, look, play_on
from grognard.bots.trials import Trial, gain
from grognard.core.chance import CHANCE
from grognard.core.game import names
from grognard.core.state import State
from tests.toy import FIGHT, Toy, toy

__all__ = ["toy"]

GAMES = {
    "friedrich": "war-in-the-west",
    "paths-of-glory": "introductory",
    "quartermaster-1914": "two-players",
    "warzag": "two-players-uk-germany",
}


def middle(game: str, number: int, acts: int = 60) -> State:
    """A position of a game by the rules of thumb, in which a player has a choice."""
    rng = random.Random(number)
    state = find(game).start(GAMES[game])
    bot = make_opponent(game, RULES, rng)
    judge = make_evaluation(game)
    assert judge is not None
    while True:
        ask = state.asks()[0]
        if acts <= 0 and ask.seat != CHANCE and len(state.distinct(ask.seat)) > 2 and judge.judges(state, ask.seat):
            return state
        acts -= 1
        state.apply(ask.seat, rng.choice(ask.acts) if ask.seat == CHANCE else bot.choose(state, ask.seat))


# Budgets


@pytest.mark.parametrize(
    "text", ["", "0", "0s", "-1", "1m", "1e3", "s", "1.s", "٣", "999999999999", "nan", "infs", "8w", "1s8", "200s1000w"]
)
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(Problem) as problem:
        Budget.read(text)
    assert problem.value.saying.key == "no-such-budget"


def test_a_watch_counts_playouts() -> None:
    watch = Watch(Budget(4))
    assert (watch.up(), watch.share()) == (False, 0.0)
    watch.playouts = 3
    assert (watch.up(), watch.share()) == (False, 0.75)
    watch.playouts = 4
    assert watch.up()


class Hand:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_watch_counts_the_seconds_of_its_clock() -> None:
    hand = Hand()
    watch = Watch(Budget(0, 2.0), hand)
    assert (watch.up(), watch.share()) == (False, 0.0)
    hand.time += 0.5
    assert (watch.up(), watch.share()) == (False, 0.25)
    hand.time += 1.5
    assert (watch.up(), watch.late(), watch.share()) == (True, True, 1.0)


def test_a_budget_is_processor_time_of_the_thread_that_thinks() -> None:
    """What others do meanwhile does not count, however long it takes."""
    watch = Watch(Budget(0, 0.2))
    before = time.process_time()
    busy = threading.Thread(target=lambda: all(time.thread_time() < 0.4 for _ in iter(int, 1)))
    busy.start()
    busy.join()
    assert time.process_time() - before >= 0.4
    assert not watch.up()
    assert watch.share() < 0.5


def test_a_watch_says_how_much_fits_into_what_is_left() -> None:
    hand = Hand()
    watch = Watch(Budget(0, 4.0, 8), hand)
    assert watch.room(6, 8, 5) == 5, "it cannot tell before the first playout"
    hand.time += 1.0
    watch.stages = 60  # a tenth of a second for six stages, so thirty playouts of them are left
    assert watch.room(6, 8, 5) == 3
    assert watch.room(6, 1, 5) == 5
    assert watch.room(6, 0, 5) == 5
    assert Watch(Budget(30), hand).room(6, 8, 5) == 5


# Playouts that are cut off


class Slow(RuleBot[State]):
    """Each of its decisions takes a second of a clock."""

    name = "slow"

    def __init__(self, rules: RuleBot[Any], hand: Hand) -> None:
        self.rules = rules
        self.hand = hand

    def choose(self, state: State, seat: int) -> int:
        self.hand.time += 1.0
        return self.rules.choose(state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_ends_with_the_budget(game: str) -> None:
    state = middle(game, 1)
    rules = make_opponent(game, RULES, random.Random(0))
    judge = make_evaluation(game)
    assert isinstance(rules, RuleBot)
    assert judge is not None
    hand = Hand()
    watch = Watch(Budget(0, 5.0), hand)
    seat = state.asks()[0].seat
    slow = Slow(rules, hand)
    found = look(state, seat, state.legal(seat)[0], slow, judge, 50, 7, random.Random(1), watch)
    assert found == CUT
    assert 5.0 <= hand.time - watch.begun < 5.0 + CHECKED
    assert look(state, seat, state.legal(seat)[0], slow, judge, 50, 7, random.Random(1)) >= 0.0


def test_a_world_that_is_not_finished_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle("friedrich", 4)
    seat = state.asks()[0].seat
    bot, _, _ = search("friedrich", 0.3, 1000)
    hand = Hand()

    def clocked(*given: Any) -> float:
        hand.time += 1.0
        return 0.5

    monkeypatch.setattr(sharing, "look", clocked)
    base, left = Trial(1), [Trial(2), Trial(3)]
    watch = Watch(Budget(0, 7.5), hand)  # two worlds for three acts, and one playout
    found = bot._look(Worlds(state, seat, random.Random(1), None), seat, base, left, 6, 1.0, watch)
    assert [len(trial.values) for trial in (base, *left)] == [2, 2, 2]
    assert watch.playouts == 8
    assert found == left


def test_a_deeper_look_that_finished_no_world_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle("friedrich", 4)
    seat = state.asks()[0].seat
    bot, _, _ = search("friedrich", 0.3, 1000)
    monkeypatch.setattr(sharing, "look", lambda *given: CUT)
    base, left = trial([0.1, 0.2]), [trial([0.3, 0.4])]
    bot._look(Worlds(state, seat, random.Random(1), None), seat, base, left, 6, 1.0, Watch(Budget(0, 1000.0)))
    assert (base.values, left[0].values) == ([0.1, 0.2], [0.3, 0.4])


def test_where_the_time_is_short_fewer_acts_are_compared_in_more_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle("friedrich", 4)
    seat = state.asks()[0].seat
    bot, _, _ = search("friedrich", 0.3, 1000)
    hand = Hand()

    def clocked(*given: Any) -> float:
        hand.time += 1.0
        return 0.5

    monkeypatch.setattr(sharing, "look", clocked)
    for worlds, tried in ((0, [3, 3, 3, 3, 3, 3]), (8, [9, 9])):
        base, left = Trial(1), [Trial(2), Trial(3), Trial(4), Trial(5), Trial(6)]
        watch = Watch(Budget(0, 21.0, worlds), hand)
        watch.stages, watch.begun = 12, hand.time - 2.0  # so far a second for six stages
        bot._look(Worlds(state, seat, random.Random(1), None), seat, base, left, 6, 1.0, watch)
        assert [len(trial.values) for trial in (base, *left) if trial.values] == tried


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_exceeds_its_budget(game: str) -> None:
    seconds = 0.15
    bot = make_opponent(game, f"search@{seconds}s4w", random.Random(7))
    for number in range(2):
        state = middle(game, number)
        seat = state.asks()[0].seat
        imagined = state.imagine(seat, random.Random(8))
        began = time.thread_time()
        choice = bot.think(imagined, seat)
        taken = time.thread_time() - began
        assert choice.weighed
        assert taken <= 1.1 * seconds + 0.05


# Levels


def test_every_game_has_the_four_levels() -> None:
    for game in names():
        if game in GAMES:
            assert opponents(game) == [MARSHAL, GENERAL, RULES, RANDOM]
            assert usual(game) == RULES


def test_levels_are_searches_with_their_seconds() -> None:
    assert LEVELS == {"marshal": "search@4.5s8w", "general": "search@1s8w", "rules": "rules", "random": "random"}
    bot = make_opponent("friedrich", GENERAL, random.Random(0))
    assert isinstance(bot, Lookahead)
    assert repr(bot.budget) == "1s8w"


@pytest.mark.parametrize(
    "name", ["napoleon", "search@fast", "rules@1s", "random@5", "searching", "@", "search@0", "search@"]
)
def test_an_unknown_opponent_or_budget_is_one_clear_line(name: str) -> None:
    with pytest.raises(Problem) as problem:
        make_opponent("friedrich", name, random.Random(0))
    assert "\n" not in str(problem.value)


# Evaluation


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_shares_of_the_win(game: str) -> None:
    judge = make_evaluation(game)
    assert judge is not None
    state = middle(game, 1)
    chances = judge.chances(state)
    assert len(chances) == len(state.agreed().seats)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert sum(chances) == pytest.approx(1.0)
    assert [len(row.numbers) in (0, len(judge.names())) for row in judge.rows(state)]


@pytest.mark.parametrize("game", GAMES)
def test_who_has_won_has_all_chances(game: str) -> None:
    judge = make_evaluation(game)
    assert judge is not None
    state = middle(game, 2)
    state.end([1], "1", state.heading())
    state.asked = []
    assert judge.chances(state) == [0.0, 1.0]


@pytest.mark.parametrize(
    ("game", "scenario", "winners", "chances"),
    [
        ("quartermaster-1914", "five-players", [1, 3, 4], [0.0, 1.0, 0.0, 1.0, 1.0]),
        ("warzag", "alliances", [2, 3], [0.0, 0.0, 1.0, 1.0]),
        ("friedrich", "four-players", [1, 3], [0.0, 0.5, 0.0, 0.5]),
        ("paths-of-glory", "introductory", [0, 1], [0.5, 0.5]),
    ],
)
def test_who_wins_together_has_the_share_of_the_side(
    game: str, scenario: str, winners: list[int], chances: list[float]
) -> None:
    judge = make_evaluation(game)
    assert judge is not None
    state = find(game).start(scenario)
    before = judge.chances(state)
    for seats in find(game).sides(scenario) if game != "friedrich" else []:
        assert len({before[seat] for seat in seats}) == 1
    state.end(winners, "1", state.heading())
    state.asked = []
    assert judge.chances(state) == chances


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_has_weights(game: str) -> None:
    judge = make_evaluation(game)
    assert judge is not None
    for scenario in find(game).scenarios:
        assert sum(judge.chances(find(game).start(scenario))) > 0.99


def test_weights_of_another_act_space_are_refused() -> None:
    judge = make_opponent("friedrich", RULES, random.Random(0))
    assert isinstance(judge, RuleBot)
    made = judge.evaluation()
    assert made is not None
    with pytest.raises(Problem) as problem:
        made.read("another")
    assert problem.value.saying.key == "weights-of-another-game"


def test_shares_grow_with_scores_and_are_never_lost() -> None:
    assert shares([1000.0, 0.0])[0] == 1.0
    assert shares([0.0, 1.0])[1] > shares([0.0, 0.5])[1] > 0.5
    assert expand([], 0.25) == [1.0, 0.25]


# The look ahead


def trial(values: list[float]) -> Trial:
    made = Trial(0)
    made.values = values
    return made


def test_a_gain_is_measured_in_common_worlds_only() -> None:
    base, other = trial([0.1, 0.9, 0.1, 0.9]), trial([0.2, 1.0])
    more, error = gain(other, base)
    assert more == pytest.approx(0.1)
    assert error < 1e-6


def test_what_is_worse_beyond_doubt_is_given_up() -> None:
    base = trial([0.5, 0.6, 0.4, 0.5])
    assert hopeless(trial([0.3, 0.4, 0.2, 0.31]), base)
    assert not hopeless(trial([0.3, 0.4, 0.2]), base), f"it was tried less than {FEWEST} times"
    assert not hopeless(trial([0.7, 0.5, 0.3, 0.5]), base)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_weighs_what_is_offered_within_its_budget(game: str) -> None:
    state = middle(game, 3)
    seat = state.asks()[0].seat
    bot = make_opponent(game, "search@9", random.Random(1))
    choice = bot.think(state.imagine(seat, random.Random(2)), seat)
    assert state.why(seat, choice.act) is None
    assert choice.weighed[0].act == choice.act
    assert sum(one.visits for one in choice.weighed) == 9
    assert {one.act for one in choice.weighed} <= set(state.legal(seat))
    assert all(0.0 <= one.value <= 1.0 for one in choice.weighed)
    assert 0.0 <= choice.sure <= 1.0


class Spy(Evaluation[State]):
    """Judges nothing, and keeps what it was shown."""

    def __init__(self, judge: Evaluation[Any]) -> None:
        super().__init__()
        self.judge = judge
        self.shown: list[State] = []

    def names(self) -> list[str]:
        return self.judge.names()

    def rows(self, state: State) -> list[Row]:
        raise AssertionError

    def time(self, state: State) -> float:
        return self.judge.time(state)

    def margins(self, state: State) -> list[float]:
        raise AssertionError

    def judges(self, state: State, seat: int) -> bool:
        self.shown.append(state)
        return self.judge.judges(state, seat)

    def chances(self, state: State) -> list[float]:
        self.shown.append(state)
        return self.judge.chances(state)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_is_handed_imagined_states_only(game: str) -> None:
    """What is asked of it is the same whatever is hidden: the truth is never among what it looks at, and is not
    changed."""
    state = middle(game, 4)
    before = state.hash()
    seat = state.asks()[0].seat
    rules = make_opponent(game, RULES, random.Random(0))
    judge = make_evaluation(game)
    assert isinstance(rules, RuleBot)
    assert judge is not None
    spy = Spy(judge)
    bot = Lookahead(rules, spy, random.Random(5), Budget(6))
    decide(bot, state, seat, random.Random(6))
    assert state.hash() == before
    assert spy.shown
    assert all(shown is not state for shown in spy.shown)
    first = spy.shown[0]
    assert first.view(seat) == state.view(seat)


def search(game: str, doubt: float, playouts: int) -> tuple[Lookahead, RuleBot[Any], Spy]:
    rules = make_opponent(game, RULES, random.Random(0))
    judge = make_evaluation(game)
    assert isinstance(rules, RuleBot)
    assert judge is not None
    spy = Spy(judge)
    spy.doubt = doubt
    return Lookahead(rules, spy, random.Random(5), Budget(playouts)), rules, spy


def test_what_stays_in_the_running_is_played_on_further() -> None:
    state = middle("friedrich", 5)
    seat = state.asks()[0].seat
    bot, _, spy = search("friedrich", 0.3, 60)
    spy.horizon = 8
    choice = bot.think(state.imagine(seat, random.Random(6)), seat)
    ahead = [shown.stage() - state.stage() for shown in spy.shown[1:]]  # the first was asked for its kind
    assert len(ahead) == 60
    assert max(ahead[: len(choice.weighed)]) < min(ahead[-4:]), "all a little, then few far"
    assert min(one.visits for one in choice.weighed) < max(one.visits for one in choice.weighed)


class Sobering(Spy):
    """The further it looks, the less it hopes, whatever is done."""

    def __init__(self, judge: Evaluation[Any], start: int) -> None:
        super().__init__(judge)
        self.start = start

    def chances(self, state: State) -> list[float]:
        return [0.9 - 0.05 * (state.stage() - self.start)] * len(state.agreed().seats)


def test_what_was_not_looked_at_further_is_told_by_the_same_measure() -> None:
    state = middle("friedrich", 4)
    seat = state.asks()[0].seat
    bot, rules, spy = search("friedrich", 0.3, 60)
    judge = Sobering(spy.judge, state.stage())
    judge.horizon = 8
    bot = Lookahead(rules, judge, random.Random(5), Budget(60))
    choice = bot.think(state.imagine(seat, random.Random(6)), seat)
    assert len({one.visits for one in choice.weighed}) > 1
    assert max(one.value for one in choice.weighed) - min(one.value for one in choice.weighed) < 0.1
    assert choice.weighed[0].value < 0.6


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_in_doubt_the_choice_of_the_rules_is_kept(game: str) -> None:
    count = 80 if game == "quartermaster-1914" else 40
    state = middle(game, 5 if game == "friedrich" else 4)
    seat = state.asks()[0].seat
    known = state.imagine(seat, random.Random(6))
    bot, rules, _ = search(game, 1e9, count)
    assert bot.think(known.copy(), seat).act == rules.choose(known.copy(), seat)
    bot, rules, _ = search(game, -1e9, count)
    assert bot.think(known.copy(), seat).act != rules.choose(known.copy(), seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_count_give_the_same_choice(game: str) -> None:
    state = middle(game, 5)
    seat = state.asks()[0].seat
    chosen = [
        repr(make_opponent(game, "search@8", random.Random(7)).think(state.imagine(seat, random.Random(8)), seat))
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]


class Walker(RuleBot[State]):
    """Walks for ever."""

    name = "walker"

    def weigh(self, state: State, seat: int, legal: list[int]) -> int:
        return min(legal)


class Last(Spy):
    """Looks at nothing but the end of a game."""

    def rows(self, state: State) -> list[Row]:
        return [Row("one", [seat], []) for seat in (0, 1)]

    def chances(self, state: State) -> list[float]:
        return Evaluation.chances(self, state)


def test_a_search_takes_a_win_that_the_rules_of_thumb_pass_by(toy: Toy) -> None:
    state = toy.start()
    while FIGHT not in state.legal(0):
        ask = state.asks()[0]
        state.apply(ask.seat, ask.acts[0])
    walker, judge = Walker(), make_evaluation("warzag")
    assert judge is not None
    assert walker.choose(state, 0) != FIGHT
    bot = Lookahead(walker, Last(judge), random.Random(3), Budget(60))
    choice = bot.think(state, 0)
    assert choice.act == FIGHT
    assert choice.weighed[0].value > max(one.value for one in choice.weighed[1:])
    assert choice.sure > 0.9


def test_luck_is_the_same_for_what_is_compared() -> None:
    state = middle("warzag", 6)
    bot = make_opponent("warzag", RULES, random.Random(0))
    ends = []
    for seed in (1, 2):
        world = state.copy()
        play_on(world, bot, 2, 77, random.Random(seed))
        ends.append(world.hash())
    assert ends[0] == ends[1]


COMPILED = Path(__file__).resolve().parents[2] / "build" / "compiled"
TELL = """
import random
from tests.bots.test_search import GAMES, middle
from grognard.bots.registry import make_opponent
for game in GAMES:
    for number in range(3):
        state = middle(game, number, 40 + 30 * number)
        seat = state.asks()[0].seat
        bot = make_opponent(game, "search@10", random.Random(number))
        print(game, number, state.hash(), bot.think(state.imagine(seat, random.Random(number)), seat))
"""


@pytest.mark.skipif(not any(COMPILED.glob("grognard/bots/*.so")), reason="there is no compiled build with bots")
def test_plain_and_compiled_choose_the_same() -> None:
    root = Path(__file__).resolve().parents[2]
    told = []
    for first in (root / "src", COMPILED):
        environment = {**os.environ, "PYTHONPATH": f"{first}{os.pathsep}{root}"}
        told.append(
            subprocess.run([sys.executable, "-c", TELL], env=environment, capture_output=True, check=True).stdout
        )
    assert told[0] == told[1]


def test_the_pace_of_the_rules_of_thumb_is_measured() -> None:
    found = pace.measure(find("warzag"), "two-players-uk-germany", 0.01)
    assert found["scenario"] == "two-players-uk-germany"
    assert 0 < found["decision_microseconds"] <= 1000 * found["slowest_milliseconds"]
    assert found["playouts_per_second"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_is_searched_follows_from_what_all_see(game: str) -> None:
    """Else the time that a decision takes would tell what a seat hides."""
    judge = make_evaluation(game)
    assert judge is not None
    for number in range(3):
        state = middle(game, number, 25 * number)
        for seat in range(len(state.agreed().seats)):
            asked = state.asks()[0].seat
            assert judge.judges(state.imagine(seat, random.Random(number)), asked) == judge.judges(state, asked)


def test_a_shortlist_keeps_what_the_rules_of_thumb_think_best() -> None:
    state = find("paths-of-glory").start("introductory")
    rng = random.Random(2)
    bot = make_opponent("paths-of-glory", RULES, rng)
    assert isinstance(bot, RuleBot)
    tried = 0
    while tried < 3:
        ask = state.asks()[0]
        act = rng.choice(ask.acts) if ask.seat == CHANCE else bot.choose(state, ask.seat)
        if type(state.stack[-1]).__name__ == "Action" and len(ask.acts) > 8:
            short = bot.shortlist(state, ask.seat, ask.acts)
            assert len(short) == 6
            assert set(short) < set(ask.acts)
            assert act in short or state.space.text(act) in ("automatic", "event Guns of August CP1")
            tried += 1
        state.apply(ask.seat, act)
