"""The written record and the JSON save: whole matches there and back, and clear answers to everything else."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard import Match, Problem, files, find
from grognard.core import notation, saves

FRIEDRICH = find("friedrich")


def sample(acts: int, seed: int = 5) -> Match:
    match = Match(
        FRIEDRICH, "austrian-theatre", {"virtual_draws": "off"}, {"Frederick": 'Anna "the" \\ Old'}, b"\x05" * 32
    )
    rng = random.Random(seed)
    for _ in range(acts):
        ask = rng.choice(match.state.asks())
        match.play(ask.seat, rng.choice(ask.acts))
    return match


MATCH = sample(150)
RECORD = notation.write(MATCH)
SAVE = saves.to_json(MATCH)


def test_a_record_is_readable_and_grouped() -> None:
    lines = RECORD.splitlines()
    assert lines[:3] == ['[Game "friedrich"]', '[Rules "2"]', '[Scenario "austrian-theatre"]']
    assert '[Option "virtual_draws off"]' in lines
    assert '[Seat "Frederick: Anna \\"the\\" \\\\ Old"]' in lines
    assert '[Result "*"]' in lines
    assert "== turn 1 Prussia ==" in lines
    assert all(len(line) <= notation.WIDTH for line in lines)


def test_a_record_comes_back_as_the_same_match() -> None:
    again = notation.parse(RECORD)
    assert again.hash() == MATCH.hash()
    assert again.people == MATCH.people
    assert again.options == MATCH.options
    assert notation.write(again) == RECORD
    assert again.verify() == []


def test_comments_undo_and_rollback_come_back_too() -> None:
    match = sample(90)
    match.comments[20] = "A bold {stroke};  in  two\nlines"
    match.rollback(50)
    text = notation.write(match)
    assert "table: back 50" in text
    again = notation.parse(text)
    assert again.comments == {20: "A bold (stroke); in two lines"}
    assert notation.write(again) == text


def test_a_hand_written_record_needs_few_tags() -> None:
    match = notation.parse('[Game "friedrich"]\n[Scenario "war-in-the-west"]\n# opening\nFrederick: troops 6 {half}\n')
    assert len(match.line) == 1
    assert match.comments == {0: "half"}


def test_the_secret_is_left_out_on_request() -> None:
    assert "Secret" not in notation.write(MATCH, reveal=False)
    assert json.loads(saves.to_json(MATCH, reveal=False))["secret"] is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "record:1: this is not a match record"),
        ("hello", "record:1: this is not a match record"),
        ('[Game "halma"]', "there is no game 'halma'"),
        ('[Game "friedrich"]\n[Game "friedrich"]', "record:2: the tag Game appears twice"),
        ('[Game "friedrich"]\n[Colour "red"]', "record:2: unknown tag Colour"),
        ('[Game "friedrich"]\n[Game friedrich]', "record:2: expected a tag like"),
        ('[Game "friedrich"]\n[Rules "99"]', "record:2: played under rules version 99"),
        ('[Game "friedrich"]\n[Scenario "peace"]', "record:1: friedrich has no scenario 'peace'"),
        ('[Game "friedrich"]\n[Option "speed on"]', "no option 'speed'"),
        ('[Game "friedrich"]\n[Seat "Napoleon: me"]', "no seat 'Napoleon'"),
        ('[Game "friedrich"]\n[Secret "xyz"]', "64 hexadecimal digits"),
        ('[Game "friedrich"]\ntroops 6', "record:2: expected 'SEAT: ACTION', found 'troops 6'"),
        ('[Game "friedrich"]\nFrederick: troops 99', "record:2: Frederick: 'troops 99': there is no number called"),
        ('[Game "friedrich"]\n\nFrederick: done', "record:3: Frederick: 'done': rule 6"),
        ('[Game "friedrich"]\nFrederick: troops 9 {open', "record:2: a comment is opened here that is never closed"),
        ('[Game "friedrich"]\nFrederick: troops 9 }', "record:2: a comment is closed here that was never opened"),
        ('[Game "friedrich"]\n[Hash "00"]\nFrederick: troops 9', "record:3: the actions lead to a different position"),
    ],
)
def test_a_bad_record_gets_one_clear_line(text: str, message: str) -> None:
    with pytest.raises(Problem) as caught:
        notation.parse(text)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@settings(max_examples=150)
@given(st.text())
def test_the_parser_survives_any_text(text: str) -> None:
    for parse in (notation.parse, saves.from_json):
        with pytest.raises(Problem):
            parse(text)


@settings(max_examples=60)
@given(st.integers(0, len(RECORD)), st.integers(0, 40), st.text(max_size=20))
def test_the_parser_survives_any_damage(at: int, cut: int, insert: str) -> None:
    damaged = RECORD[:at] + insert + RECORD[at + cut :]
    with contextlib.suppress(Problem):
        notation.parse(damaged)


@settings(max_examples=60)
@given(st.integers(0, len(SAVE)), st.integers(0, 40), st.text(max_size=20))
def test_saves_survive_any_damage(at: int, cut: int, insert: str) -> None:
    damaged = SAVE[:at] + insert + SAVE[at + cut :]
    with contextlib.suppress(Problem):
        saves.from_json(damaged)


def test_a_save_comes_back_as_the_same_match() -> None:
    again = saves.from_json(SAVE)
    assert again.hash() == MATCH.hash()
    assert saves.to_json(again) == SAVE


def test_an_illegal_entry_is_named_with_its_line() -> None:
    lines = SAVE.splitlines()
    number = next(n for n, line in enumerate(lines) if '"Maria Theresa: move' in line)
    lines[number] = '    "Maria Theresa: move Friedrich",'
    with pytest.raises(Problem, match=rf"match:{number + 1}: 'Maria Theresa: move Friedrich': rule"):
        saves.from_json("\n".join(lines))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 3}, "format version is 3; this program reads versions 1 to 2"),
        ({"format": "chess"}, "this is not a match file"),
        ({"rules": "0"}, "played under rules version 0 of Friedrich; the version here is 2"),
        ({"game": "halma"}, "match:1: there is no game 'halma'"),
        ({"game": 3}, '"game" must be a string'),
        ({"secret": "zz"}, "64 hexadecimal digits"),
        ({"secret": "00"}, "1 bytes; it must have 32"),
        ({"log": "none"}, '"log" must be a list of strings'),
        ({"log": [3]}, '"log" must be a list of strings'),
        ({"options": []}, '"options" must be an object'),
        ({"hash": "00"}, "a different position from the saved one"),
    ],
)
def test_a_bad_save_gets_one_clear_line(change: dict[str, object], message: str) -> None:
    with pytest.raises(Problem) as caught:
        saves.from_json(json.dumps({**json.loads(SAVE), **change}))
    assert message in str(caught.value)


def test_files_are_read_in_both_forms_and_written_whole(tmp_path: Path) -> None:
    for name, record in (("match.json", False), ("match.grog", True)):
        path = tmp_path / name
        files.save(MATCH, path, record=record)
        assert files.load(path).hash() == MATCH.hash()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.grog", "match.json"]


def test_bad_files_get_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    with pytest.raises(Problem, match=r"match\.json: cannot be read: No such file"):
        files.load(path)
    path.write_bytes(b"[Game\n\xff\xfe")
    with pytest.raises(Problem, match=r"match\.json:2: byte 6 is not UTF-8"):
        files.load(path)
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(Problem, match="104,857,600 bytes is too long"):
        files.load(path)
    path.write_text(SAVE[: len(SAVE) // 2])
    with pytest.raises(Problem, match=r"match\.json:\d+: this is not valid JSON"):
        files.load(path)
    with pytest.raises(Problem, match="cannot be written"):
        files.save(MATCH, tmp_path / "no" / "such" / "folder.json")


def test_a_bad_field_is_named_with_its_line() -> None:
    for key, value, line in (("version", "7", 3), ("game", '"halma"', 4), ("rules", '"99"', 5)):
        lines = SAVE.splitlines()
        assert lines[line - 1].startswith(f'  "{key}"')
        lines[line - 1] = f'  "{key}": {value},'
        with pytest.raises(Problem, match=rf"^match:{line}: "):
            saves.from_json("\n".join(lines))
