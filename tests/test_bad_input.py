"""Whatever is wrong with what was given: one line, status 2, nothing overwritten."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from grognard import Match, files, find
from grognard.cli import main
from grognard.core import notation, saves
from tests.toy import Toy, toy
from tests.waiting import PATIENCE

__all__ = ["toy"]

Capture = pytest.CaptureFixture[str]


def match_text(record: bool = False) -> str:
    match = Match(find("friedrich"), "war-in-the-west", secret=bytes(32))
    rng = random.Random(1)
    for _ in range(30):
        ask = match.state.asks()[0]
        match.play(ask.seat, rng.choice(ask.acts))
    return notation.write(match) if record else saves.to_json(match)


GOOD = match_text()


def complaint(words: list[str], capsys: Capture) -> str:
    """The one line with which these words are refused."""
    assert main(words) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.startswith("grognard: ")
    assert seen.err.count("\n") == 1
    return seen.err


# What is typed after the command


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "a command is missing"),
        ("conquer", "there is no command 'conquer'"),
        ("--nonsense", "there is no command '--nonsense'"),
        ("play", "required: GAME"),
        ("play chess", "there is no game 'chess'; the games are friedrich"),
        ("play friedrich --scenario nowhere", "no scenario 'nowhere'; it has four-players"),
        ("play friedrich --option magic=on", "no option 'magic'"),
        ("play friedrich --option four_suits=maybe", "option four_suits must be off or on, not 'maybe'"),
        ("play friedrich --option four_suits", "has the form NAME=VALUE"),
        ("play friedrich --option four_suits=on --option four_suits=off", "given twice"),
        ("play friedrich --seat Napoleon", "no seat 'Napoleon'; its seats are Frederick"),
        ("play friedrich --seed x", "argument --seed: invalid int value: 'x'"),
        ("play friedrich --load none.json --scenario war-in-the-west", "its own scenario"),
        ("play friedrich extra", "unrecognized arguments: extra"),
        ("fuzz chess", "there is no game 'chess'"),
        ("fuzz friedrich --games 0", "argument --games"),
        ("fuzz friedrich --seconds nan", "argument --seconds"),
        ("fuzz friedrich --scenario nowhere", "no scenario 'nowhere'"),
        ("fuzz friedrich --out /no/such/folder", "this folder does not exist"),
        ("bench chess", "there is no game 'chess'"),
        ("bench friedrich --seconds -1", "argument --seconds"),
        ("rules chess", "there is no game 'chess'"),
        ("rules friedrich 999", "no section '999'"),
        ("show none.json --at x", "argument --at"),
        ("verify", "required: FILE"),
    ],
)
def test_wrong_words(words: str, said: str, capsys: Capture) -> None:
    assert said in complaint(words.split(), capsys)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("show FILE --at 9999", "points from 0 to"),
        ("show FILE --at -1", "points from 0 to"),
        ("show FILE --seat Elisabeth", "no seat 'Elisabeth'; its seats are Frederick, Pompadour"),
        ("replay FILE --seat Elisabeth", "no seat 'Elisabeth'"),
        ("replay FILE --from 5 --to 3", "not 5 to 3"),
        ("replay FILE --to 9999", "not 1 to 9,999"),
        ("replay FILE --seat Frederick --all", "not allowed with"),
        ("play toy --load FILE", "this is a match of friedrich, not of toy"),
    ],
)
def test_words_that_do_not_fit_the_file(words: str, said: str, tmp_path: Path, capsys: Capture, toy: Toy) -> None:
    path = tmp_path / "good.json"
    path.write_text(GOOD, encoding="utf-8")
    assert said in complaint(words.replace("FILE", str(path)).split(), capsys)


def test_a_match_without_its_secret_cannot_go_on(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "open.json"
    path.write_text(json.dumps(json.loads(GOOD) | {"secret": None}), encoding="utf-8")
    assert "the secret is missing" in complaint(["play", "friedrich", "--load", str(path)], capsys)


# Files


def with_field(**fields: object) -> bytes:
    return json.dumps(json.loads(GOOD) | fields).encode()


BAD_FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "this is not a match record"),
    "garbage": (bytes(range(128, 256)) * 9, "is not UTF-8 text"),
    "zeros": (bytes(5000), "this is not a match record"),
    "prose": (b"Dear Fritz,\nhow are you?\n", "this is not a match record"),
    "another JSON": (b'{"hello": 1}', "this is not a match file"),
    "a list": (b"[1, 2]", "expected a tag"),
    "truncated": (GOOD.encode()[: len(GOOD) // 2], "this is not valid JSON"),
    "deeply nested": (b'{"a":' * 100_000, "this is not"),
    "a huge number": (b'{"a": ' + b"9" * 10_000 + b"}", "this is not a match file"),
    "other format version": (with_field(version=99), "format version is 99; this program reads versions 1 to 2"),
    "other rules version": (with_field(rules="99"), "rules version 99 of Friedrich; the version here is 2"),
    "unknown game": (with_field(game="chess"), "there is no game 'chess'"),
    "unknown scenario": (with_field(scenario="nowhere"), "no scenario 'nowhere'"),
    "unknown option": (with_field(options={"magic": "on"}), "no option 'magic'"),
    "unknown seat": (with_field(people={"Napoleon": "me"}), "no seat 'Napoleon'"),
    "no act": (with_field(log=["Frederick: fly Berlin"]), "unknown verb 'fly'"),
    "no seat": (with_field(log=["Napoleon: troops 3"]), "no seat 'Napoleon'"),
    "log of numbers": (with_field(log=[1, 2, 3]), '"log" must be a list of strings'),
    "short secret": (with_field(secret="abcd"), "the secret has 2 bytes"),
    "illegal act": (with_field(log=["Frederick: troops 20"]), "rule 6"),
    "out of turn": (with_field(log=["chance: draw 7S.1"]), "rule 2: this seat has no decision to make"),
    "wrong hash": (with_field(hash="0" * 32), "a different position"),
}


@pytest.mark.parametrize("kind", BAD_FILES)
@pytest.mark.parametrize("command", ["show", "replay", "play"])
def test_bad_files(kind: str, command: str, tmp_path: Path, capsys: Capture) -> None:
    content, said = BAD_FILES[kind]
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    words = ["play", "friedrich", "--load", str(path)] if command == "play" else [command, str(path)]
    assert said in complaint(words, capsys)
    assert path.read_bytes() == content


@pytest.mark.parametrize("kind", BAD_FILES)
def test_bad_files_are_not_verified(kind: str, tmp_path: Path, capsys: Capture) -> None:
    content, said = BAD_FILES[kind]
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 2
    seen = capsys.readouterr()
    assert said in seen.err
    assert (seen.out + seen.err).count("\n") == 1


def test_a_file_that_is_not_there_and_a_folder(tmp_path: Path, capsys: Capture) -> None:
    assert "No such file" in complaint(["show", str(tmp_path / "none.json")], capsys)
    assert "not a regular file" in complaint(["show", str(tmp_path)], capsys)
    assert "not a regular file" in complaint(["show", "/dev/zero"], capsys)
    assert "cannot be read" in complaint(["show", "x" * 5000], capsys)


def test_a_file_of_100_megabytes(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    assert "100,000,000 bytes is too long" in complaint(["verify", str(path)], capsys)


def test_control_characters_in_a_file_do_not_reach_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "rude.json"
    path.write_bytes(with_field(people={"Frederick": "\x1b[2Jevil\ud800"}))
    assert main(["show", str(path)]) == 0
    assert "\x1b" not in capsys.readouterr().out
    path.write_bytes(with_field(log=["\x1b[2J: \n\n troops 3"]))
    assert "\x1b" not in complaint(["show", str(path)], capsys)


@pytest.mark.parametrize("record", [False, True])
def test_damaged_files_never_end_in_a_traceback(record: bool, tmp_path: Path, capsys: Capture) -> None:
    rng = random.Random(7)
    good = match_text(record).encode()
    path = tmp_path / "damaged"
    for _ in range(150):
        content = bytearray(good)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(content))
            size = rng.randint(0, 30)
            content[at : at + size] = rng.choice(
                [
                    b"",
                    bytes([rng.randrange(256)]),
                    b'"',
                    b"{",
                    b"]",
                    b"\n",
                    b"\\",
                    bytes(content[:size]),
                    b"-1",
                    b"null",
                ]
            )
        path.write_bytes(bytes(content))
        status = main(["verify", str(path)])
        seen = capsys.readouterr()
        assert status in (0, 1, 2)
        assert (status == 2) == seen.err.startswith("grognard: ")
        assert seen.err.count("\n") == (status == 2)


def test_no_traceback_in_a_process_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(BAD_FILES["truncated"][0])
    done = subprocess.run(
        [sys.executable, "-m", "grognard.cli", "show", str(path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("grognard: ")
    assert done.stderr.count("\n") == 1


# At the table


def at_the_table(lines: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    assert main(["play", "friedrich", "--scenario", "war-in-the-west", "--seed", "1", *words]) == 0
    seen = capsys.readouterr()
    assert seen.err == ""
    return seen.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("troops 20", "rule 6: "),
        ("go Hannover", "rule 6: "),
        ("draw 7S.1", "rule 6: "),
        ("99", "there is no choice 99"),
        ("9" * 5000, "there is no choice"),
        ("fly", "'fly' is neither an action"),
        ("why", "'why' needs the name"),
        ("why xyzzy", "'xyzzy' is neither an action"),
        ("log many", "'log' needs a number"),
        ("log 0", "'log' needs a number"),
        ("undo", "this cannot be undone"),
        ("save", "'save' needs a file name"),
        ("save /no/such/folder/x.json", "cannot be written"),
        ("load", "'load' needs a file name"),
        ("load /no/such/file.json", "cannot be read"),
        ("rules 999", "there is no section '999'"),
        ("\x1b[A\x00", "is neither an action"),
        ("save \x00", "control characters"),
    ],
)
def test_wrong_lines(line: str, said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    out = at_the_table([line, "log"], capsys, monkeypatch, "--seat", "Frederick")
    assert said in out
    assert "\x1b" not in out


def test_bad_files_leave_the_running_game_alone(
    toy: Toy, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "toy.json"
    files.save(Match(toy, secret=bytes(32)), other)
    cut = tmp_path / "cut.json"
    cut.write_bytes(BAD_FILES["truncated"][0])
    out = at_the_table(["6", f"load {other}", f"load {cut}", f"load {tmp_path}", "log"], capsys, monkeypatch)
    assert "this is a match of toy, not of friedrich" in out
    assert "this is not valid JSON" in out
    assert "not a regular file" in out
    assert "Ferdinand gets 6 troops." in out.rpartition("not a regular file")[2]


def test_save_overwrites_nothing_but_matches_of_the_same_game(
    toy: Toy, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    letter, other, cut = tmp_path / "letter.txt", tmp_path / "toy.json", tmp_path / "cut.json"
    letter.write_text("Dear Fritz", encoding="utf-8")
    files.save(Match(toy, secret=bytes(32)), other)
    cut.write_bytes(BAD_FILES["truncated"][0])
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "nowhere.json")
    before = {path: path.read_bytes() for path in (letter, other, cut)}
    lines = [f"save {path}" for path in (*before, link, tmp_path)]
    out = at_the_table(lines, capsys, monkeypatch)
    assert out.count("it has not been overwritten") == 5
    assert {path: path.read_bytes() for path in before} == before
    assert not (tmp_path / "nowhere.json").exists()
    assert len(list(tmp_path.iterdir())) == 4

    mine = tmp_path / "mine.json"
    out = at_the_table([f"save {mine}", "6", f"save {mine}"], capsys, monkeypatch)
    assert out.count("Saved in") == 2
    assert len(files.load(mine).line) > 0


def test_a_name_that_cannot_be_written(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    path, copy = tmp_path / "rude.json", tmp_path / "copy.json"
    path.write_bytes(with_field(people={"Frederick": "\ud800"}))
    out = at_the_table([f"load {path}", f"save {copy}"], capsys, monkeypatch)
    assert "a name in the match is not valid text" in out or copy.exists()
    assert [file.name for file in tmp_path.iterdir() if file not in (path, copy)] == []
