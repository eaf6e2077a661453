"""Value networks: what they compute, which are refused, and that everything works without them."""

from __future__ import annotations

import random
import struct
from pathlib import Path
from typing import Any

import pytest

from grognard import Problem, find
from grognard.bots import network
from grognard.bots.evaluation import NETWORK, Evaluation
from grognard.bots.lookahead import Lookahead
from grognard.bots.registry import LINEAR, NET, RULES, make_evaluation, make_opponent
from grognard.core.chance import CHANCE
from grognard.core.state import State

GAMES = {
    "friedrich": "four-players",
    "paths-of-glory": "introductory",
    "quartermaster-1914": "two-players",
    "warzag": "alliances",
}


def header(game: str, judge: Evaluation[Any], **other: Any) -> dict[str, Any]:
    """The header of a small network for a game."""
    known = find(game)
    families = {
        family: {"steepness": list(model.steepness), "weights": model.kinds} for family, model in judge.models.items()
    }
    return {
        "stamp": judge.stamp(known),
        "numbers": judge.size(),
        "widths": judge.widths(known),
        "hidden": 3,
        "second": 2,
        "outs": 2 * len(judge.contenders()),
        "families": families,
        "scenarios": list(known.scenarios),
        "mix": 0.25,
        "steepness": 2.0,
        **other,
    }


def weights(head: dict[str, Any], rng: random.Random | None) -> list[float]:
    """Weights by chance, or zeros."""
    inputs = head["numbers"] + sum(head["widths"])
    number = network.size_of(inputs, head["hidden"], head["second"], head["outs"])
    drawn = [rng.gauss(0, 0.3) if rng is not None else 0.0 for _ in range(number)]
    return list(struct.unpack(f"<{number}e", struct.pack(f"<{number}e", *drawn)))


def linear(game: str) -> Evaluation[Any]:
    judge = make_evaluation(game, LINEAR)
    assert judge is not None
    return judge


def judged_by(game: str, path: Path, head: dict[str, Any], rng: random.Random | None) -> Evaluation[Any]:
    path.write_bytes(network.packed(head, weights(head, rng)))
    judge = make_evaluation(game, f"{NET}{path}")
    assert judge is not None
    return judge


def position(game: str, acts: int = 150) -> State:
    rng = random.Random(1)
    state = find(game).start(GAMES[game])
    bot = make_opponent(game, RULES, rng)
    for _ in range(acts):
        ask = state.asks()[0]
        state.apply(ask.seat, rng.choice(ask.acts) if ask.seat == CHANCE else bot.choose(state, ask.seat))
    assert not state.over()
    return state


def by_hand(head: dict[str, Any], all_weights: list[float], inputs: list[float]) -> list[float]:
    """The outputs of a network, one multiplication after the other."""
    hidden, second, outs = head["hidden"], head["second"], head["outs"]
    width = hidden + 2 * outs
    total = all_weights[:width]
    place = width
    for number in inputs:
        for unit in range(width):
            total[unit] += number * all_weights[place + unit]
        place += width
    first = [max(0.0, number) for number in total[:hidden]]
    biases, place = all_weights[place : place + second], place + second
    middle: list[float] = []
    for bias in biases:
        number = bias
        for unit in range(hidden):
            number += first[unit] * all_weights[place + unit]
        place += hidden
        middle.append(max(0.0, number))
    found: list[float] = []
    for out in range(outs):
        number = total[hidden + out] + inputs[0] * total[hidden + outs + out]
        for unit in range(second):
            number += middle[unit] * all_weights[place + unit]
        place += second
        found.append(number)
    return found


def dense(judge: Evaluation[Any], game: str, state: State) -> list[float]:
    """All inputs of a position as one list of numbers."""
    numbers, sets = judge.inputs(state, judge.rows(state), judge.time(state))
    found = numbers[:]
    for members, width in zip(sets, judge.widths(find(game)), strict=True):
        found += [float(members >> place & 1) for place in range(width)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_inputs_have_the_size_that_is_told(game: str) -> None:
    judge, state = linear(game), position(game)
    numbers, sets = judge.inputs(state, judge.rows(state), judge.time(state))
    widths = judge.widths(find(game))
    assert len(numbers) == judge.size()
    assert len(sets) == len(widths)
    for members, width in zip(sets, widths, strict=True):
        assert 0 <= members < 1 << width
    assert sets[0] == 1 << list(find(game).scenarios).index(GAMES[game])
    assert all(abs(number) < 20 for number in numbers), "half floats and learning want small numbers"


@pytest.mark.parametrize("game", GAMES)
def test_a_network_computes_what_its_weights_say(game: str, tmp_path: Path) -> None:
    head = header(game, linear(game))
    judge = judged_by(game, tmp_path / "net.bin", head, random.Random(2))
    state = position(game)
    made = judge.network
    assert made is not None
    found = made.outputs(*judge.inputs(state, judge.rows(state), judge.time(state)))
    wanted = by_hand(head, weights(head, random.Random(2)), dense(judge, game, state))
    assert found == pytest.approx(wanted, abs=2e-4)
    chances = judge.chances(state)
    assert sum(chances) == pytest.approx(sum(linear(game).chances(state)))
    assert chances != pytest.approx(linear(game).chances(state), abs=1e-3)


def test_numbers_below_zero_and_large_ones_are_computed_too(tmp_path: Path) -> None:
    head = header("warzag", linear("warzag"))
    all_weights = weights(head, random.Random(4))
    made = network.unpacked(network.packed(head, all_weights))
    rng = random.Random(5)
    numbers = [rng.uniform(-30, 30) for _ in range(head["numbers"])]
    sets = [rng.getrandbits(width) for width in head["widths"]]
    flat = numbers[:]
    for members, width in zip(sets, head["widths"], strict=True):
        flat += [float(members >> place & 1) for place in range(width)]
    wanted = by_hand(head, all_weights, flat)
    for _ in range(2):
        assert made.outputs(numbers, sets) == pytest.approx(wanted, rel=1e-4, abs=2e-3)


def test_weights_that_no_lane_can_hold_are_not_written() -> None:
    head = header("warzag", linear("warzag"))
    for wrong in (9.0, float("nan")):
        with pytest.raises(ValueError, match="smaller"):
            network.packed(head, [wrong, *weights(head, None)[1:]])


@pytest.mark.parametrize("game", GAMES)
def test_a_network_that_corrects_nothing_judges_as_the_weights_do(game: str, tmp_path: Path) -> None:
    judge = judged_by(game, tmp_path / "net.bin", header(game, linear(game), mix=0.0), None)
    state = position(game)
    assert judge.chances(state) == pytest.approx(linear(game).chances(state))


def test_a_network_judges_only_scenarios_that_it_has_learnt_from(tmp_path: Path) -> None:
    head = header("warzag", linear("warzag"), scenarios=["four-players"])
    judge = judged_by("warzag", tmp_path / "net.bin", head, random.Random(2))
    state = position("warzag")
    assert judge.chances(state) == linear("warzag").chances(state)


@pytest.mark.parametrize("change", ["rules", "features", "game"])
def test_a_network_of_other_rules_or_features_is_refused(
    change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "net.bin"
    judge, game = make_evaluation("warzag", LINEAR), find("warzag")
    assert judge is not None
    head = header("warzag", judge)
    path.write_bytes(network.packed(head, weights(head, None)))
    if change == "rules":
        monkeypatch.setattr(game, "rules_version", "0")
    elif change == "features":
        monkeypatch.setattr(judge, "version", 99)
    else:
        judge, game = linear("friedrich"), find("friedrich")
    with pytest.raises(Problem) as problem:
        judge.use(str(path), game)
    assert problem.value.saying.key == "network-of-other-features"
    assert judge.network is None
    monkeypatch.undo()
    if change != "game":
        made = make_evaluation("warzag", f"{NET}{path}")
        assert made is not None
        assert made.network is not None


def test_a_damaged_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.bin"
    head = header("warzag", linear("warzag"))
    raw = bytearray(network.packed(head, weights(head, None)))
    raw[len(raw) // 2] ^= 1
    path.write_bytes(raw)
    for name, key in (("net.bin", "network-damaged"), ("missing.bin", "cannot-be-read")):
        with pytest.raises(Problem) as problem:
            make_opponent("warzag", f"search@4{NET}{tmp_path / name}", random.Random(1))
        assert problem.value.saying.key == key


def test_a_search_takes_the_judge_that_its_name_wants(tmp_path: Path) -> None:
    path = tmp_path / "a+net.bin"
    head = header("warzag", linear("warzag"))
    path.write_bytes(network.packed(head, weights(head, random.Random(1))))
    by_network = make_opponent("warzag", f"search@4{NET}{path}", random.Random(1))
    by_weights = make_opponent("warzag", f"search@4{LINEAR}", random.Random(1))
    assert isinstance(by_network, Lookahead)
    assert isinstance(by_weights, Lookahead)
    assert by_network.judge.network is not None
    assert by_weights.judge.network is None
    state = position("warzag", 40)
    seat = state.asks()[0].seat
    assert by_network.choose(state.imagine(seat, random.Random(1)), seat) in state.legal(seat)


@pytest.mark.parametrize("name", [f"rules{LINEAR}", f"random{LINEAR}", f"instructor{LINEAR}", f"nobody{NET}x"])
def test_only_a_search_has_a_judge(name: str) -> None:
    with pytest.raises(Problem) as problem:
        make_opponent("warzag", name, random.Random(1))
    assert problem.value.saying.key == "no-such-opponent-here"


@pytest.mark.parametrize("game", GAMES)
def test_what_ships_is_used_and_nothing_is_missed_without_it(game: str) -> None:
    judge = make_evaluation(game)
    assert judge is not None
    ships = Path(judge.place(NETWORK)).is_file()
    assert (judge.network is not None) == ships
    if ships:
        assert Path(judge.place(NETWORK)).stat().st_size <= network.MOST_BYTES
