"""The course of a game: rounds, swings, turning points."""

from __future__ import annotations

import pytest

from grognard.conformance import Broken, check_measures
from grognard.core.course import FEWEST, MOST, OTHERS, Series, leader, round_of, rounds, scales, swing, turning_points
from grognard.core.match import Match
from grognard.core.sayings import Saying
from grognard.core.state import State
from tests.toy import Toy


def track(*numbers: int) -> list[dict[str, list[int]]]:
    """One number that one side wants up, at the beginning of each round."""
    return [{"points": [number]} for number in numbers]


def duel(*numbers: tuple[int, int]) -> list[dict[str, list[int]]]:
    return [{"points": list(pair)} for pair in numbers]


def test_a_heading_without_a_number_belongs_to_the_round_before() -> None:
    headings = [Saying("set-up"), Saying("turn", turn=1), Saying("end"), Saying("turn", turn=1), Saying("turn", turn=2)]
    assert rounds(headings) == [(1, 1), (4, 2)]
    assert [round_of(heading) for heading in headings] == [-1, 1, -1, 1, 2]


def test_a_round_counts_before_a_turn_of_it() -> None:
    assert round_of(Saying("heading", turn=9, round=2)) == 2
    assert round_of(Saying("heading", turn="spring")) == -1


def test_where_all_gain_alike_the_standings_do_not_move() -> None:
    rows = duel((1, 4), (3, 6), (5, 6))
    scale = scales(rows)
    assert scale == {"points": 5}
    assert swing(rows[0], rows[1], scale) == 0
    assert swing(rows[1], rows[2], scale) == 2 / 5


def test_a_single_number_moves_against_nothing() -> None:
    rows = track(10, 13, 10)
    assert swing(rows[0], rows[1], scales(rows)) == 1


def test_each_series_counts_as_a_part_of_its_own_scale() -> None:
    rows = [{"points": [0, 0], "troops": [30, 30]}, {"points": [1, 0], "troops": [30, 20]}]
    assert swing(rows[0], rows[1], scales(rows)) == 1 + OTHERS * 10 / 10


def test_the_first_series_weighs_most() -> None:
    start, points, troops = ({"points": [n], "troops": [m]} for n, m in ((0, 0), (9, 0), (0, 9)))
    scale = scales([start, points, troops])
    assert (swing(start, points, scale), swing(start, troops, scale)) == (1, OTHERS)


def test_a_tie_has_no_leader() -> None:
    assert [leader([2, 5]), leader([5, 5]), leader([7]), leader([])] == [1, -1, -1, -1]


def test_the_greatest_swings_are_the_turning_points_in_their_order() -> None:
    assert turning_points(track(0, 1, 1, 9, 9, 4, 4, 5)) == [1, 3, 5]


def test_a_change_of_the_lead_weighs_half_a_scale() -> None:
    rows = duel((4, 3), (8, 3), (8, 9), (8, 9), (14, 9), (14, 12), (14, 13))
    assert turning_points(rows) == [1, 2, 4]
    assert 2 in turning_points(duel((5, 4), (5, 6), (9, 6), (9, 10), (13, 10), (13, 14), (17, 14)))


def test_a_tie_on_the_way_is_no_second_change_of_the_lead() -> None:
    """2, 1, then level, then 1, 2: the lead changes once, with the third row."""
    rows = duel((20, 10), (15, 15), (14, 16), (14, 17), (10, 17), (6, 17), (2, 17))
    assert 2 in turning_points(rows)


def test_there_are_never_more_than_the_most_and_small_ones_are_left_out() -> None:
    assert len(turning_points(track(*(n % 2 for n in range(20))))) == MOST
    assert len(turning_points(track(0, 100, 101, 102, 103, 104))) == FEWEST
    assert turning_points(track(0, 10, 19, 27, 33, 37)) == [1, 2, 3, 4], "6 is half of 10 and more, 4 is less"


@pytest.mark.parametrize("rows", [[], [{}], [{}, {}], track(3), track(3, 3, 3)])
def test_where_nothing_moves_there_is_no_turning_point(rows: list[dict[str, list[int]]]) -> None:
    assert turning_points(rows) == []


class Measured(Toy):
    """A toy that follows a number, well or badly."""

    def __init__(self, bearers: list[int], numbers: dict[str, list[int]]) -> None:
        super().__init__()
        self.bearers, self.numbers = bearers, numbers

    def series(self, state: State) -> list[Series]:
        return [Series("visits", Saying("visits"), "town", self.bearers, [[0] for _ in self.bearers])]

    def measures(self, state: State) -> dict[str, list[int]]:
        return self.numbers


@pytest.mark.parametrize(
    ("bearers", "numbers", "wrong"),
    [
        ([0, 1], {"visits": [1]}, "one number for each"),
        ([0, 1], {}, "not all that is named"),
        ([0, 9], {"visits": [1, 2]}, "not all of kind"),
    ],
)
def test_a_series_that_is_not_measured_is_found(bearers: list[int], numbers: dict[str, list[int]], wrong: str) -> None:
    game = Measured(bearers, numbers)
    with pytest.raises(Broken, match=wrong):
        check_measures(game, Match(game, secret=bytes(32)).state, 2)


def test_a_game_need_not_follow_any_number() -> None:
    game = Toy()
    check_measures(game, Match(game, secret=bytes(32)).state, 2)
