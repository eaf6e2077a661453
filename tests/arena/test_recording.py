"""Decisions for learning: what is written is what was decided, and other acts are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard import Problem, find
from grognard.arena import npz, recording
from grognard.arena.contest import Contest
from grognard.arena.playing import play
from grognard.commands import arena
from grognard.core.acts import ActSpace
from tests.arena.contests import ran, small
from tests.toy import Toy, toy

__all__ = ["toy"]


def recorded(folder: Path) -> Path:
    """The file of one game of the toy, in which a decision was weighed."""
    contest = small("toy")
    line, _ = play(contest, 4, 1)
    recording.prepare(folder, contest)
    recording.write(folder, contest, line, {2: [(7, 0.75, 0.125, 12), (9, 0.25, 0.5, 3)]})
    return folder / recording.file_name(contest, 4, 1)


def test_what_was_decided_is_read_again_with_its_positions(toy: Toy, tmp_path: Path) -> None:
    found = recording.read(recorded(tmp_path))
    assert (found.about["pair"], found.about["order"], found.about["lineup"]) == (4, 1, [1, 0])
    arrays = found.arrays
    assert len(found) > 5
    for number, state in found.positions():
        seat = arrays["seat"][number]
        assert state.asks()[0].seat == seat
        assert found.legal(number) == state.legal(seat)
        assert arrays["act"][number] in found.legal(number)
        assert arrays["acts"][arrays["ply"][number]] == arrays["act"][number]
    winners = [found.contest.seats.index(name) for name in found.about["winners"]]
    shares = dict(zip(arrays["seat"], arrays["result"], strict=True))
    assert shares == {seat: (seat in winners) / len(winners) for seat in (0, 1)}


def test_what_was_weighed_stands_with_its_decision(toy: Toy, tmp_path: Path) -> None:
    found = recording.read(recorded(tmp_path))
    arrays = found.arrays
    number = list(arrays["ply"]).index(2)
    assert list(arrays["weighed_offsets"][number : number + 2]) == [0, 2]
    assert arrays["weighed_offsets"][-1] == 2
    assert list(arrays["weighed_act"]) == [7, 9]
    assert list(arrays["weighed_value"]) == [0.75, 0.25]
    assert list(arrays["weighed_spread"]) == [0.125, 0.5]
    assert list(arrays["weighed_visits"]) == [12, 3]


def test_a_contest_writes_a_file_for_each_game_and_a_schema(toy: Toy, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    ran(small("toy"), tmp_path / "toy.jsonl", 4, record=folder)
    schema = json.loads((folder / recording.SCHEMA).read_text("utf-8"))
    assert (schema["game"], schema["acts"], schema["size"]) == ("toy", toy.space.fingerprint(), toy.space.size)
    files = sorted(folder.glob("*.npz"))
    assert len(files) == 4
    assert set(recording.read(files[0]).arrays) | {"about"} == set(schema["arrays"])
    assert len(list(folder.iterdir())) == 5
    ran(small("toy", seed=2), tmp_path / "more.jsonl", 2, record=folder)
    assert len(list(folder.glob("*.npz"))) == 6


def test_contests_with_other_rules_do_not_write_over_each_other() -> None:
    game = find("friedrich")
    off, on = (
        Contest(game, "war-in-the-west", {"virtual_draws": way}, ("rules", "random"), 1) for way in ("off", "on")
    )
    assert recording.file_name(off, 0, 0) != recording.file_name(on, 0, 0)
    assert arena.file_name(off) != arena.file_name(on)


def test_the_same_game_makes_the_same_file(toy: Toy, tmp_path: Path) -> None:
    assert recorded(tmp_path / "a").read_bytes() == recorded(tmp_path / "b").read_bytes()


def test_numpy_reads_it(toy: Toy, tmp_path: Path) -> None:
    numpy = pytest.importorskip("numpy")
    path = recorded(tmp_path)
    with numpy.load(path) as read:
        assert set(read.files) == set(recording.ARRAYS)
        for name, numbers in recording.read(path).arrays.items():
            assert read[name].tolist() == list(numbers), name


# What is refused


def test_decisions_of_another_act_space_are_refused(toy: Toy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = recorded(tmp_path)
    before = path.read_bytes()
    other = ActSpace()
    other.verb("sleep")
    monkeypatch.setattr(toy, "space", other)
    with pytest.raises(
        Problem, match=r"decisions in toy with the action space [0-9a-f]{16}; the action space here is [0-9a-f]{16}"
    ):
        recording.read(path)
    with pytest.raises(Problem, match="has decisions of another action space"):
        recording.prepare(tmp_path, small("friedrich"))
    assert path.read_bytes() == before


def test_a_folder_with_another_schema_is_left_alone(toy: Toy, tmp_path: Path) -> None:
    (tmp_path / recording.SCHEMA).write_text("[1", "utf-8")
    with pytest.raises(Problem, match="another action space or schema than toy has here"):
        recording.prepare(tmp_path, small("toy"))
    assert (tmp_path / recording.SCHEMA).read_text("utf-8") == "[1"
    with pytest.raises(Problem, match="cannot be written"):
        recording.prepare(tmp_path / recording.SCHEMA, small("toy"))


def test_a_damaged_file_is_refused(toy: Toy, tmp_path: Path) -> None:
    path = recorded(tmp_path)
    good = path.read_bytes()
    for content in (b"", b"Dear Fritz", good[:-40], good[: len(good) // 2], good.replace(b"PK\x01\x02", b"PK\x00\x00")):
        path.write_bytes(content)
        with pytest.raises(Problem, match="this is not a file of decisions, or it is damaged"):
            recording.read(path)
    with pytest.raises(Problem, match="No such file"):
        recording.read(tmp_path / "none.npz")
    arrays = npz.read(recorded(tmp_path))
    del arrays["legal"]
    npz.write(path, arrays)
    with pytest.raises(Problem, match="this is not a file of decisions"):
        recording.read(path)


def test_wherever_a_file_is_damaged_it_is_one_clear_line(toy: Toy, tmp_path: Path) -> None:
    path = recorded(tmp_path)
    good = path.read_bytes()
    whole = recording.read(path).arrays
    refused = 0
    for place in range(0, len(good), 7):
        path.write_bytes(good[:place] + bytes([good[place] ^ 0x21]) + good[place + 1 :])
        try:
            assert recording.read(path).arrays == whole  # a date, or another thing that nobody reads
        except Problem:
            refused += 1
    assert refused > len(good) // 14
