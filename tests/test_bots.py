"""Bots choose among what is offered, from imagined states only."""

from __future__ import annotations

import random

import pytest

from grognard import Problem, find
from grognard.bots import Bot, RandomBot, decide, make_opponent, opponents
from grognard.bots.base import Decider, RuleBot
from grognard.bots.registry import bot_of
from grognard.core.chance import CHANCE
from grognard.core.match import Match
from grognard.core.state import State
from tests.toy import BID, FIGHT, Bids, Toy, ToyState, toy

__all__ = ["toy"]


def at_a_round(game: Toy) -> Match:
    match = Match(game, secret=bytes(32))
    for seat in (0, 1):
        match.play(seat, match.state.legal(seat)[0])
    return match


def test_random_bots_play_a_whole_game() -> None:
    rng = random.Random(5)
    bot = RandomBot(rng)
    match = Match(find("friedrich"), "war-in-the-west", secret=bytes(32))
    while asks := match.state.asks():
        match.play(asks[0].seat, decide(bot, match.state, asks[0].seat, rng))
    assert match.state.result() is not None


def test_the_random_bot_takes_everything_on_offer_equally_often(toy: Toy) -> None:
    state = at_a_round(toy).state
    bot = RandomBot(random.Random(1))
    chosen = [bot.choose(state, 0) for _ in range(4000)]
    offered = state.legal(0)
    assert set(chosen) == set(offered)
    for act in offered:
        assert abs(chosen.count(act) / 4000 - 1 / len(offered)) < 0.04


def test_a_bot_is_handed_an_imagined_state(toy: Toy) -> None:
    state = at_a_round(toy).state
    before = state.hash()
    handed: list[State] = []

    class Vandal(Bot):
        name = "vandal"

        def choose(self, state: State, seat: int) -> int:
            handed.append(state)
            act = state.legal(seat)[0]
            state.apply(seat, act)
            return act

    rng = random.Random(3)
    for _ in range(20):
        assert decide(Vandal(), state, 0, rng) == state.legal(0)[0]
    assert state.hash() == before
    assert all(imagined is not state for imagined in handed)
    assert len({imagined.hash() for imagined in handed}) > 1


@pytest.mark.parametrize(("act", "reason"), [(FIGHT + 100, "is not one of the actions"), (0, "rule 2")])
def test_a_bot_cannot_break_the_rules(toy: Toy, act: int, reason: str) -> None:
    class Cheat(Bot):
        name = "cheat"

        def choose(self, state: State, seat: int) -> int:
            return act

    with pytest.raises(Problem, match=reason):
        decide(Cheat(), at_a_round(toy).state, 0, random.Random(1))


def test_a_bot_needs_a_way_to_choose(toy: Toy) -> None:
    class Mute(Bot):
        name = "mute"

    with pytest.raises((TypeError, NotImplementedError)):
        decide(Mute(), at_a_round(toy).state, 0, random.Random(1))  # type: ignore[abstract]


def test_chance_is_no_seat_for_a_bot(toy: Toy) -> None:
    assert all(ask.seat != CHANCE for ask in at_a_round(toy).state.asks())


def test_opponents_are_found_for_a_game_and_refused_otherwise() -> None:
    assert opponents("friedrich") == ["marshal", "general", "rules", "random"]
    assert opponents("toy") == ["random"]
    assert make_opponent("friedrich", "random", random.Random(1)).name == "random"
    assert make_opponent("friedrich", "", random.Random(1)).name == "friedrich"
    with pytest.raises(Problem, match="toy has no computer opponent 'rules'; it has random"):
        make_opponent("toy", "rules", random.Random(1))


@pytest.mark.parametrize(
    ("who", "bot"),
    [
        ("bot:rules", "rules"),
        ("bot:random", "random"),
        ("computer (rules)", "rules"),
        ("Computer (random)", "random"),
        ("bot:", None),
        ("bot:not random", None),
        ("Computer (clever)", None),
        ("Computer whiz", None),
        ("random", None),
        ("player", None),
    ],
)
def test_a_match_file_names_an_opponent_exactly(who: str, bot: str | None) -> None:
    assert bot_of(who) == bot


def test_a_bot_that_chooses_what_is_not_offered_is_told_why_in_words() -> None:
    class Hothead(Bot):
        name = "hothead"

        def choose(self, state: State, seat: int) -> int:
            return state.space.parse("go Berlin")

    state = find("friedrich").start("war-in-the-west")
    while state.asks()[0].seat == CHANCE:
        state.apply(CHANCE, state.asks()[0].acts[0])
    with pytest.raises(Problem, match=r"the bot hothead chose 'go Berlin': rule 6: 'go' is not possible here: all "):
        decide(Hothead(), state, state.asks()[0].seat, random.Random(1))


class Bidder(RuleBot[ToyState]):
    """Knows how to bid, and nothing else."""

    name = "bidder"

    def deciders(self) -> dict[type, Decider[ToyState]]:
        return {Bids: lambda s, step, seat, legal: legal[seat]}


def test_a_rule_bot_decides_by_the_class_of_the_step(toy: Toy) -> None:
    state = toy.start()
    while state.asks()[0].seat == CHANCE:
        state.apply(CHANCE, state.asks()[0].acts[0])
    assert [Bidder().choose(state, seat) for seat in (0, 1)] == [BID, BID + 1]


def test_a_step_without_a_decider_is_named(toy: Toy) -> None:
    with pytest.raises(NotImplementedError, match="bidder has no decider for Round"):
        Bidder().choose(at_a_round(toy).state, 0)
