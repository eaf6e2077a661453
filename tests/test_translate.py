"""`grognard translate`, and docs/translate.md followed to the letter: a fourth language in a copy of the texts."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.texts.entries import split
from grognard.texts.files import is_complete, languages
from grognard.texts.translation import Sheet, compare, sheets
from tests.documents import ROOT, blocks

Capture = pytest.CaptureFixture[str]
PAGE = "docs/translate.md"

LINES = """
import json, sys
from grognard import find
from grognard.core.sayings import Saying
from grognard.texts.files import is_complete, languages
from grognard.texts.words import words
game = find("friedrich")
said = words(game, "de")
prompt = Saying("ask-move", nation="Imperial Army")
json.dump({
    "languages": languages(), "complete": is_complete("de"),
    "prompt": said.prompt_lines(prompt),
    "event": said.line(Saying("conquered", nation="Prussia", city="Leipzig")),
    "english name": said.line(Saying("conquered", nation="Sweden", city="Leipzig")),
    "english": said.line(Saying("reconquered", nation="Prussia", city="Leipzig")),
    "shared": said.line(Saying("draw-agreed")),
    "rules": [said.rule(rule)[0] for rule in game.rules() if rule.section in ("1", "2")],
    "verbs": said.verb_texts()["de"].count("ziehen"),
}, sys.stdout)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and the page's texts, with the files of the page of the documentation."""
    root = tmp_path_factory.mktemp("copy")
    shutil.copytree(
        ROOT / "src" / "grognard",
        root / "src" / "grognard",
        ignore=shutil.ignore_patterns("__pycache__", "assets", "*.npz"),
    )
    for path in (ROOT / "web" / "src").rglob("*.ftl"):
        there = root / path.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, there)
    for name, text in written().items():
        path = root / name
        assert not path.exists(), name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    return root


def written() -> dict[str, str]:
    """The files that the page tells a translator to write, by the path in their first line."""
    found = [(re.match(r"# ((?:src|web)/\S+)\n", block.text), block.text) for block in blocks(PAGE)]
    return {name[1]: text for name, text in found if name is not None}


def ran(copy: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_writes_twenty_messages_of_every_kind() -> None:
    texts = written()
    messages = [entry.name for name, text in texts.items() if name.endswith(".ftl") for entry in split(name, text)]
    assert len(messages) >= 20
    assert {Path(name).name for name in texts} >= {
        "core.ftl",
        "names.ftl",
        "arena.ftl",
        "envs.ftl",
        "rules.toml",
        "de.ftl",
    }


def test_a_language_is_in_use_as_soon_as_its_files_are_there(copy: Path) -> None:
    assert json.loads(ran(copy, "-c", LINES)) == {
        "languages": ["en", "de", *languages()[1:]],
        "complete": False,
        "prompt": [
            "Die Reichsarmee: Wähle eine Figur",
            "Jede Figur darf einmal ziehen. Wähle „fertig“, wenn du keine mehr bewegen willst.",
        ],
        "event": "Preußen erobert Leipzig.",
        "english name": "Sweden erobert Leipzig.",
        "english": "Prussia reconquers Leipzig.",
        "shared": "die Spieler haben sich auf ein Unentschieden geeinigt",
        "rules": ["Einführung", next(title for title in english_titles("2"))],
        "verbs": 2,
    }
    assert "Einführung" in ran(copy, "-m", "grognard", "--language", "de", "rules", "friedrich", "1")


def english_titles(section: str) -> list[str]:
    text = (ROOT / "src/grognard/games/friedrich/texts/en/rules.toml").read_text("utf-8")
    return [row["title"] for row in tomllib.loads(text)["rule"] if row["section"] == section]


def test_what_it_lacks_is_listed_and_counted(copy: Path) -> None:
    out = ran(copy, "-m", "grognard", "translate", "--missing", "de", "--count")
    counts = dict(re.findall(r"^# (\S+): (\d+) of", out, re.MULTILINE))
    for name, text in written().items():
        number = len(split(name, text)) if name.endswith(".ftl") else 1
        english = name.replace("/de/", "/en/").replace("/de.ftl", "/en.ftl")
        whole = (ROOT / english).read_text("utf-8")
        every = len(split(english, whole)) if name.endswith(".ftl") else len(tomllib.loads(whole)["rule"])
        assert int(counts[name]) == every - number, name
    assert "does not exist in English" not in out
    total = re.search(r"^de: ([\d,]+) of [\d,]+ texts \(growing\)$", out, re.MULTILINE)
    assert total is not None
    assert int(total[1]) >= 20


def test_a_mistake_is_named_with_its_line(copy: Path) -> None:
    path = copy / "src/grognard/games/friedrich/texts/de/hints.ftl"
    path.write_text("# Hinweise\n\nhint-unknown = ja\n", "utf-8")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "grognard", "translate", "--missing", "de", "friedrich", "--count"],
            env={**os.environ, "PYTHONPATH": str(copy / "src")},
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 1
        assert "texts/de/hints.ftl:3: 'hint-unknown' does not exist in English\n" in done.stdout
    finally:
        path.unlink()


# The command


def test_how_far_the_languages_are(capsys: Capture) -> None:
    assert main(["translate", "friedrich"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == languages()
    for line, language in zip(lines, languages(), strict=True):
        assert line.endswith("(complete)" if is_complete(language) else "(growing)")


def test_what_is_missing_can_be_copied_into_the_files(capsys: Capture) -> None:
    """Fluent can read what is listed of a file."""
    assert main(["translate", "--missing", "xx", "friedrich"]) == 0
    parts = re.split(r"^# (\S+): \d+ of \d+ texts are missing\n", capsys.readouterr().out, flags=re.MULTILINE)
    found = dict(zip(parts[1::2], parts[2::2], strict=True))
    names = next(text for name, text in found.items() if name.endswith("xx/names.ftl"))
    assert next(entry.name for entry in split("names.ftl", names)) == "nation-prussia"
    assert "    .adjective = Prussian\n" in names
    rules = next(text for name, text in found.items() if name.endswith("xx/rules.toml"))
    assert tomllib.loads(rules)["rule"][0]["section"] == "1"


def test_parts_of_a_prompt_can_be_missing() -> None:
    english = split("prompts.ftl", "ask = What now?\n    .details = Choose.\n    .left = 3\n")
    own = {entry.name: entry for entry in split("prompts.ftl", "ask = Mi legyen?\n    .left = 3\n")}
    sheet = Sheet(Path("prompts.ftl"))
    compare(sheet, english, own)
    assert sheet.missing() == ["ask =\n    .details = Choose."]


def test_english_lacks_nothing() -> None:
    assert [sheet.path for sheet in sheets("en") if sheet.lacking() or sheet.unknown] == []


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("--missing HU", "a language has a code of two or three small letters"),
        ("--missing ../it", "a language has a code of two or three small letters"),
        ("--missing it nochess", "no game 'nochess'"),
        ("--forms hu", "--forms needs a game"),
        ("--missing it --forms it", "not allowed with argument"),
    ],
)
def test_complaints(typed: str, complaint: str, capsys: Capture) -> None:
    assert main(["translate", *typed.split()]) == 2
    assert complaint in capsys.readouterr().err


def test_names_in_their_forms(capsys: Capture) -> None:
    assert main(["translate", "--forms", "hu", "friedrich"]) == 0
    out = capsys.readouterr().out
    assert re.search(
        r"^Berlin; the=Berlin; object=Berlint; at=Berlinben; to-place=Berlinbe; with=Berlinnel;", out, re.M
    )
    assert main(["translate", "--forms", "hu", "friedrich", "--all"]) == 0
    assert re.search(r"^Berlin; .*; whose=Berliné; with=Berlinnel$", capsys.readouterr().out, re.MULTILINE)
    assert main(["translate", "--forms", "it", "friedrich"]) == 0
    assert re.search(r"^Prussia; .*of\*=della Prussia; ", capsys.readouterr().out, re.MULTILINE)


def test_a_text_that_only_texts_of_its_language_use_is_not_unknown() -> None:
    """Italian has the ending of a participle; English needs none."""
    own = {entry.name for sheet in sheets("it") for entry in sheet.own}
    assert "ending" in own
    assert "ending" not in {entry.name for sheet in sheets("en") for entry in sheet.own}
    assert [sheet.unknown for sheet in sheets("it") if sheet.unknown] == []
