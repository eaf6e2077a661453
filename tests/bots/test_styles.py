"""Styles of play: other choices that are about as good, the same again from the same seed, nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard import Problem, find
from grognard.bots import rollout, styles
from grognard.bots.base import Bot, Budget, Choice, RuleBot, Weighed
from grognard.bots.beliefs import Beliefs
from grognard.bots.manner import Manner
from grognard.bots.registry import RULES, bot_of, in_style, make_evaluation, make_opponent
from grognard.bots.styles import BOLD, CAUTIOUS, HISTORICAL, MARGINS, OPENING, STYLES, VARIED, Styled
from grognard.core.chance import CHANCE
from grognard.core.game import names
from grognard.core.select import Select
from grognard.core.state import State
from tests.bots.test_search import GAMES, Spy, middle


class Weigher(Bot):
    """Has weighed these acts, and takes the first."""

    name = "weigher"

    def __init__(self, weighed: list[Weighed]) -> None:
        self.weighed = weighed

    def choose(self, state: State, seat: int) -> int:
        return self.weighed[0].act

    def think(self, state: State, seat: int, budget: Budget | None = None, beliefs: Beliefs | None = None) -> Choice:
        return Choice(self.weighed[0].act, self.weighed)


def styled(game: str, style: str, inner: Bot, seed: int = 1) -> Styled:
    rules, judge = make_opponent(game, RULES, random.Random(0)), make_evaluation(game)
    assert isinstance(rules, RuleBot)
    assert judge is not None
    return Styled(inner, rules, judge, style, random.Random(seed))


def early(state: State, share: float) -> Spy:
    """A judge for which so much of a game is over."""
    judge = make_evaluation(state.agreed().game)
    assert judge is not None
    spy = Spy(judge)
    spy.time = lambda state: share  # type: ignore[method-assign]
    return spy


def weighed(state: State, seat: int, values: list[float], visits: int = 8) -> list[Weighed]:
    acts = [act for act in state.distinct(seat) if state.space.verb_of(act).name == "go"]
    assert len(acts) >= len(values)
    return [Weighed(act, value, 0.1, visits) for act, value in zip(acts, values, strict=False)]


def position() -> tuple[State, int]:
    """Frederick chooses a city to go to."""
    for number in range(40):
        state = middle("friedrich", number, 2 + number)
        seat = state.asks()[0].seat
        if sum(state.space.verb_of(act).name == "go" for act in state.legal(seat)) >= 5:
            return state, seat
    raise AssertionError


def test_only_acts_about_as_good_are_taken_and_the_seed_says_which() -> None:
    state, seat = position()
    margin = MARGINS[VARIED]
    choices = weighed(state, seat, [0.5, 0.5 - margin / 2, 0.5 - margin * 2, 0.6, 0.499])
    choices[3].visits = 1  # it was hardly tried
    taken = set()
    for seed in range(30):
        bot = styled("friedrich", VARIED, Weigher(choices), seed)
        bot.judge = early(state, OPENING / 2)
        act = bot.think(state, seat).act
        assert bot.think(state, seat).act == act, "it does not remember, and chooses the same again"
        taken.add(act)
    assert taken == {choices[0].act, choices[1].act, choices[4].act}
    bot.judge = early(state, OPENING * 2)
    assert bot.think(state, seat).act == choices[0].act, "after the opening there is no chance"


def test_bold_and_cautious_prefer_and_avoid_what_is_daring() -> None:
    state, seat = position()
    choices = weighed(state, seat, [0.5, 0.499, 0.499])
    daring = {choices[0].act: 0.0, choices[1].act: 1.0, choices[2].act: -1.0}

    class Dared(Manner):
        def daring(self, state: State, act: int) -> float:
            return daring[act]

        def compares(self, state: State, act: int) -> bool:
            return act in daring

    for style, expected in ((BOLD, choices[1].act), (CAUTIOUS, choices[2].act), (VARIED, choices[0].act)):
        bot = styled("friedrich", style, Weigher(choices))
        bot.manner, bot.judge = Dared(), early(state, 0.5)
        assert bot.think(state, seat).act == expected


def test_what_is_not_known_to_be_daring_or_cautious_is_left_alone() -> None:
    state, seat = position()
    choices = weighed(state, seat, [0.5, 0.499])
    for style in (BOLD, CAUTIOUS):
        bot = styled("friedrich", style, Weigher(choices))
        bot.manner, bot.judge = Manner({"attack": 1.0}), early(state, 0.5)
        assert bot.think(state, seat).act == choices[0].act


def test_prussia_marches_into_saxony() -> None:
    state, seat = position()
    bot = make_opponent("friedrich", f"{RULES}+{HISTORICAL}", random.Random(1))
    assert isinstance(bot, Styled)
    goes = [act for act in state.legal(seat) if state.space.verb_of(act).name == "go"]
    values = {state.space.text(act): bot.manner.historical(state, seat, act) for act in goes}
    assert len(set(values.values())) > 1
    others = [act for act in state.legal(seat) if act not in goes]
    assert all(bot.manner.historical(state, seat, act) == 0.0 for act in others)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_manners_of_a_game_name_is_there(game: str) -> None:
    bot = make_opponent(game, RULES, random.Random(0))
    assert isinstance(bot, RuleBot)
    manner, space = bot.manner(), find(game).space
    assert manner.bold
    assert set(manner.bold) | set(manner.kept) <= set(space.by_name)
    for text in manner.history:
        assert space.text(space.parse(text)) == text


def opening(name: str, style: str, seed: int, decisions: int) -> tuple[int, ...]:
    """The first acts of a game of the Officer against itself, always with the same dice and the same hidden things."""
    dice = random.Random(5)
    state = find(name).start(GAMES[name])
    bots = [make_opponent(name, f"{RULES}+{style}", random.Random(f"{seed} {seat}")) for seat in range(2)]
    acts: list[int] = []
    decided = 0
    while decided < decisions:
        ask = state.asks()[0]
        if ask.seat == CHANCE:
            act = dice.choice(ask.acts)
        else:
            act = bots[ask.seat].choose(state.imagine(ask.seat, random.Random(0)), ask.seat)
            assert state.why(ask.seat, act) is None
            decided += 1
        acts.append(act)
        state.apply(ask.seat, act)
    return tuple(acts)


@pytest.mark.parametrize("style", STYLES)
def test_ten_games_against_one_level_are_ten_different_games(style: str) -> None:
    assert len({opening("warzag", style, seed, 40) for seed in range(10)}) == 10


@pytest.mark.parametrize(("game", "decisions"), [("friedrich", 25), ("quartermaster-1914", 40), ("paths-of-glory", 30)])
def test_ten_games_of_the_usual_style_open_in_ten_ways(game: str, decisions: int) -> None:
    assert len({opening(game, VARIED, seed, decisions) for seed in range(10)}) == 10
    assert opening(game, VARIED, 3, 12) == opening(game, VARIED, 3, 12)


def test_a_set_is_left_to_the_rules() -> None:
    """They would take another first act back, and the style would take it again, thousands of times."""
    seen = 0
    for seed in range(6):
        dice, state = random.Random(seed), find("warzag").start(GAMES["warzag"])
        bots = [styled("warzag", BOLD, make_opponent("warzag", RULES, random.Random(0)), seed) for _ in range(2)]
        for bot in bots:
            bot.judge = early(state, 0.0)
        for _ in range(120):
            ask = state.asks()[0]
            if ask.seat == CHANCE:
                act = dice.choice(ask.acts)
            elif isinstance(state.stack[-1], Select):
                imagined = state.imagine(ask.seat, random.Random(0))
                act = bots[ask.seat].choose(imagined, ask.seat)
                assert act == bots[ask.seat].inner.choose(imagined, ask.seat)
                seen += len(ask.acts) > 2
            else:
                act = bots[ask.seat].inner.choose(state.imagine(ask.seat, random.Random(0)), ask.seat)
            state.apply(ask.seat, act)
    assert seen > 3


def test_every_scenario_has_an_opening() -> None:
    for name in names():
        rules = make_opponent(name, RULES, random.Random(0))
        judge = make_evaluation(name)
        assert isinstance(rules, RuleBot)
        assert judge is not None
        for scenario in find(name).scenarios:
            state = find(name).start(scenario)
            assert rules.manner().opening(state, judge.time(state)), scenario


@pytest.mark.parametrize("game", GAMES)
def test_an_act_is_compared_in_few_decisions(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it takes does not depend on the machine: decisions are counted, and no look begins after the last one."""
    looks: list[int] = []

    def look(world: State, seat: int, act: int, bot: Bot, *more: Any) -> float:
        assert isinstance(bot, styles.Counted)
        before = bot.count
        found = rollout.look(world, seat, act, bot, *more)
        looks.append(bot.count - before)
        return found

    monkeypatch.setattr(styles, "look", look)
    compared = 0
    for number in range(12):
        state = middle(game, number, 25 + 7 * number)
        seat = state.asks()[0].seat
        bot = styled(game, BOLD, make_opponent(game, RULES, random.Random(0)), number)
        bot.judge = early(state, 0.0)
        looks.clear()
        bot.choose(state.imagine(seat, random.Random(2)), seat)
        compared += bool(looks)
        assert sum(looks[:-2]) < bot.manner.decisions or len(looks) <= 2, looks
    assert compared


@pytest.mark.parametrize("game", ["friedrich", "quartermaster-1914", "warzag"])
def test_a_style_is_handed_imagined_states_only(game: str) -> None:
    seen: list[State] = []

    class Watched(RuleBot[Any]):
        name = "watched"

        def __init__(self, rules: RuleBot[Any]) -> None:
            self.rules = rules

        def choose(self, state: State, seat: int) -> int:
            seen.append(state)
            return self.rules.choose(state, seat)

    for number in range(8):
        state = middle(game, number, 25 + 7 * number)
        seat = state.asks()[0].seat
        bot = styled(game, VARIED, make_opponent(game, RULES, random.Random(0)), number)
        bot.rules = Watched(bot.rules)
        bot.judge = early(state, 0.0)
        before = state.hash()
        for seed in range(4):
            bot.seed = seed
            bot.choose(state.imagine(seat, random.Random(2)), seat)
        assert all(one is not state for one in seen)
        assert state.hash() == before
    assert seen, "nothing was compared"


def test_names_with_styles() -> None:
    assert in_style("friedrich", "", VARIED) == "rules+varied"
    assert in_style("friedrich", "officer", BOLD) == "rules+bold"
    assert in_style("friedrich", "marshal+bold", VARIED) == "marshal+bold"
    assert in_style("friedrich", "instructor", BOLD) == "instructor"
    assert bot_of("bot:general+bold") == "general"
    bot = make_opponent("friedrich", "officer+cautious", random.Random(0))
    assert isinstance(bot, Styled)
    for name in ("rules+wild", "random+bold", "rules+", "napoleon+bold"):
        with pytest.raises(Problem):
            make_opponent("friedrich", name, random.Random(0))
