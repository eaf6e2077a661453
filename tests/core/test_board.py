"""Boards: bit sets, floods and distances, against plain searches."""

from __future__ import annotations

import random
from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core import board
from grognard.core.board import FAR, Board, around, bits, in_bytes, mask_of

SIZE = 12
links = st.lists(
    st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1)).filter(lambda p: p[0] != p[1]), max_size=30
)


def plain_distances(pairs: list[tuple[int, int]], start: int, blocked: set[int]) -> dict[int, int]:
    away = {start: 0}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        for a, b in [*pairs, *[(b, a) for a, b in pairs]]:
            if a == at and b not in away and b not in blocked:
                away[b] = away[at] + 1
                queue.append(b)
    return away


@pytest.mark.parametrize("most", [40, 62, 63, 700, 8 * board.BLOCKS - 1, 8 * board.BLOCKS, 3000])
def test_compiled_code_reads_long_sets_byte_by_byte(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "COMPILED", True)
    monkeypatch.setattr(board, "IN_BYTE", in_bytes(board.BLOCKS))
    rng = random.Random(most)
    beside = [rng.getrandbits(most) for _ in range(most + 1)]
    for number in (1, 2, 30, most):
        members = sorted({most, *rng.sample(range(most), min(number, most))})
        assert bits(mask_of(members)) == members
        near = 0
        for member in members:
            near |= beside[member]
        assert around(beside, mask_of(members)) == near


@given(st.sets(st.integers(0, 700)))
def test_bit_sets_hold_their_members_in_order(members: set[int]) -> None:
    assert bits(mask_of(list(members))) == sorted(members)


@given(links)
def test_distances_are_those_of_a_plain_search(pairs: list[tuple[int, int]]) -> None:
    board = Board(SIZE, list(set(pairs)))
    for start in range(SIZE):
        away = plain_distances(pairs, start, set())
        assert list(board.distances(start)) == [away.get(space, FAR) for space in range(SIZE)]
        assert bits(board.within(start, 2)) == sorted(space for space, steps in away.items() if steps <= 2)


@given(links, st.sets(st.integers(1, SIZE - 1)), st.integers(0, 6))
def test_a_flood_goes_around_what_is_blocked(pairs: list[tuple[int, int]], blocked: set[int], steps: int) -> None:
    board = Board(SIZE, list(set(pairs)))
    away = plain_distances(pairs, 0, blocked)
    expected = sorted(space for space, distance in away.items() if distance <= steps)
    assert bits(board.flood(1, ~mask_of(list(blocked)), steps)) == expected


@given(links, st.sets(st.integers(1, SIZE - 1)), st.sets(st.integers(0, SIZE - 1), min_size=1), st.integers(0, 6))
def test_the_length_of_a_way_around_what_is_blocked(
    pairs: list[tuple[int, int]], blocked: set[int], goals: set[int], most: int
) -> None:
    board = Board(SIZE, list(set(pairs)))
    away = plain_distances(pairs, 0, blocked)
    shortest = min((away[goal] for goal in goals if goal in away), default=FAR)
    expected = shortest if shortest <= most else FAR
    assert board.path_length(0, mask_of(list(goals)), most, mask_of(list(blocked))) == expected


@given(links, st.sets(st.integers(1, SIZE - 1)))
def test_rings_reach_what_blocks_the_way_but_do_not_pass_it(pairs: list[tuple[int, int]], blocked: set[int]) -> None:
    board = Board(SIZE, list(set(pairs)))
    passed = plain_distances(pairs, 0, blocked)
    near = {b: passed[a] + 1 for a, b in [*pairs, *[(b, a) for a, b in pairs]] if a in passed and b in blocked}
    for a, b in [*pairs, *[(b, a) for a, b in pairs]]:
        if a in passed and b in near:
            near[b] = min(near[b], passed[a] + 1)
    found = {space: steps for steps, ring in enumerate(board.rings(1, ~mask_of(list(blocked)))) for space in bits(ring)}
    assert found == {**passed, **near}


@given(links, st.sets(st.integers(0, SIZE - 1)), st.sets(st.integers(0, SIZE - 1)), st.integers(0, 6))
def test_from_many_places_one_comes_as_far_as_from_the_nearest(
    pairs: list[tuple[int, int]], sources: set[int], blocked: set[int], steps: int
) -> None:
    board, allowed = Board(SIZE, list(set(pairs))), ~mask_of(list(blocked))
    together = board.flood(mask_of(list(sources)), allowed, steps)
    assert bits(together) == sorted({space for one in sources for space in bits(board.flood(1 << one, allowed, steps))})
    nearest: dict[int, int] = {}
    for one in sources:
        for away, ring in enumerate(board.rings(1 << one, allowed, steps)):
            for space in bits(ring):
                nearest[space] = min(away, nearest.get(space, FAR))
    rings = board.rings(mask_of(list(sources)), allowed, steps)
    assert {space: away for away, ring in enumerate(rings) for space in bits(ring)} == nearest


@given(links, st.integers(0, 6))
def test_there_are_as_many_rings_as_steps(pairs: list[tuple[int, int]], steps: int) -> None:
    board = Board(SIZE, list(set(pairs)))
    assert board.rings(1, steps=steps) == board.rings(1)[: steps + 1]


@given(links, st.integers(0, SIZE - 1))
def test_what_is_between_lies_on_a_shortest_way(pairs: list[tuple[int, int]], goal: int) -> None:
    board = Board(SIZE, list(set(pairs)))
    there, back = plain_distances(pairs, 0, set()), plain_distances(pairs, goal, set())
    if goal in there:
        on_one = [space for space in there if there[space] + back[space] == there[goal]]
        assert bits(board.between(0, goal)) == sorted(on_one)


@given(links, st.lists(st.integers(0, 2), min_size=30, max_size=30), st.integers(0, 7))
def test_links_of_other_classes_are_no_links(pairs: list[tuple[int, int]], kinds: list[int], classes: int) -> None:
    board = Board(SIZE, pairs, kinds[: len(pairs)])
    some = [pair for pair, kind in zip(pairs, kinds, strict=False) if classes >> kind & 1]
    assert bits(board.flood(1, classes=classes)) == sorted(plain_distances(some, 0, set()))
    assert board.rings(1, classes=classes) == Board(SIZE, some).rings(1)
