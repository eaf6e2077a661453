"""What pairs prove: the interval holds, whoever looks however often, and a clear difference is found soon."""

from __future__ import annotations

import random

import pytest

from grognard.arena.judging import ERROR, Judge


def judged(scores: list[float]) -> Judge:
    judge = Judge()
    for score in scores:
        judge.add(score)
    return judge


def test_nothing_is_known_before_the_first_pair() -> None:
    assert Judge().share() == 0.5
    assert Judge().interval() == (0.0, 1.0)


def test_who_wins_everything_is_soon_sure_to_be_better() -> None:
    assert not judged([1.0] * 8).above(0.5)
    assert judged([1.0] * 9).above(0.5)
    assert judged([0.0] * 9).below(0.5)
    assert not judged([1.0] * 9).below(0.5)


def test_both_directions_are_alike() -> None:
    rng = random.Random(1)
    scores = [rng.choice([0.0, 0.5, 0.5, 1.0, 1.0]) for _ in range(40)]
    low, high = judged(scores).interval()
    turned = judged([1 - score for score in scores]).interval()
    assert turned == pytest.approx((1 - high, 1 - low), abs=1e-4)


def test_the_interval_is_what_is_not_refuted() -> None:
    judge = judged([1.0, 0.5, 1.0, 0.75, 1.0, 0.5] * 5)
    low, high = judge.interval()
    assert low < judge.share() < high
    assert judge.above(low - 0.001)
    assert not judge.above(low + 0.001)
    assert judge.below(high + 0.001)
    assert not judge.below(high - 0.001)


def test_more_pairs_narrow_it() -> None:
    widths = [high - low for low, high in (judged([1.0, 0.5] * count).interval() for count in (3, 10, 30, 100))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.2


@pytest.mark.parametrize("truth", [0.5, 0.75])
def test_who_looks_after_every_pair_is_wrong_no_more_often_than_stated(truth: float) -> None:
    rng = random.Random(7)
    wrong = 0
    for _ in range(100):
        judge = Judge()
        for _ in range(40):
            judge.add((int(rng.random() < truth) + int(rng.random() < truth)) / 2)
            if judge.above(truth) or judge.below(truth):
                wrong += 1
                break
    assert wrong / 100 <= ERROR
