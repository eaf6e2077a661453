"""The documentation: what its links, paths and examples name exists. `make check` builds the site."""

from __future__ import annotations

import json
import pkgutil
import re
from functools import cache
from pathlib import Path

import pytest

from grognard import Match, find
from grognard.core import notation
from grognard.texts.things import sentence
from grognard.texts.words import words
from scripts import docs_pages
from tests.documents import ROOT, TOLD, blocks, prose

FOLDERS = ("src", "web/src", "web/scripts", "tests", "docs", "scripts", "deploy", "examples")
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8")):
        if not target.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / target).exists(), target


def test_the_record_on_the_page_of_records_is_a_real_one() -> None:
    """It can be read: its acts lead to its hash, and its draws are those of its secret."""
    record = blocks("docs/notation.md")[0].text
    match = notation.parse(record)
    assert f'[Hash "{match.hash()}"]' in record
    assert match.verify() == []
    assert len(match.line) == 12


def test_the_answer_on_the_page_of_programs_is_a_real_one() -> None:
    shown = json.loads(next(block.text for block in blocks("docs/programs.md") if block.language == "json"))
    game = find("friedrich")
    match = Match(game, "war-in-the-west", secret=bytes(32))
    seat, (act,) = shown["seat"], shown["acts"]
    assert shown["question"] == match.question(seat)
    assert shown["space"] == game.space.fingerprint()
    prompt = match.state.prompt(seat)
    assert prompt is not None
    assert shown["prompt"] == " ".join(map(sentence, words(game, "en").prompt_lines(prompt)))
    assert act["act"] == game.space.parse(act["text"])
    assert act["act"] in match.state.asks()[0].acts


# Names of files and modules

PLACES = {"GAME": "[^/]+", "LANGUAGE": "[^/]+", "NAME": "[^/]+", "PACKAGE": "[^/]+"}
MADE = ("build/", "dist/", "trained/", "/")
"""Folders that are made, and addresses of the service."""
EXAMPLES = {"hu.ftl", "src/grognard/texts/hu", "schema.json", "recipe.json", "siblings.json", "policy.json"}
"""Files that the reader makes."""
OTHER_NAMES = {"grognard.db", "grognard.encoders"}
"""A file and entry points, which look like modules."""
OWN_PAGES = [page for page in TOLD if page != "docs/add-a-game.md"]
"""All but the page whose files are those of an example."""


@cache
def paths() -> str:
    found = [
        *ROOT.glob("*"),
        *(ROOT / "web").glob("*"),
        *(path for name in FOLDERS for path in (ROOT / name).rglob("*")),
    ]
    return "\n".join(path.relative_to(ROOT).as_posix() for path in found)


@pytest.mark.parametrize("page", OWN_PAGES)
def test_paths_that_a_page_names_exist(page: str) -> None:
    for name in sorted(set(re.findall(r"`([\w./-]+)`", prose(page))) - EXAMPLES):
        if ("/" in name or re.search(r"\.(py|toml|ftl|ts|svelte|json|mjs|lock)$", name)) and not name.startswith(MADE):
            path = re.escape(name.rstrip("/"))
            for place, any_name in PLACES.items():
                path = path.replace(place, any_name)
            assert re.search(rf"^(?:.*/)?{path}$", paths(), re.MULTILINE), name


@pytest.mark.parametrize("page", OWN_PAGES)
def test_modules_that_a_page_names_exist(page: str) -> None:
    for name in sorted(set(re.findall(r"`((?:grognard|scripts|tests)(?:\.\w+)+)`", prose(page))) - OTHER_NAMES):
        assert pkgutil.resolve_name(name.replace("GAME", "friedrich")) is not None


def test_the_program_on_the_page_of_programs_is_the_one_that_is_tested() -> None:
    program = (ROOT / "examples" / "client.py").read_text("utf-8")
    assert f"```python\n{program}```" in (ROOT / "docs" / "programs.md").read_text("utf-8")
    assert len(program.splitlines()) <= 60


def test_pages_at_the_top_link_the_same_in_the_repository_and_on_the_site() -> None:
    for name, page in docs_pages.AT_THE_TOP.items():
        text = docs_pages.from_the_top((ROOT / name).read_text("utf-8"))
        pages = {*docs_pages.AT_THE_TOP.values(), *(str(path.name) for path in (ROOT / "docs").glob("*.md"))}
        assert page in pages
        links = re.findall(r"\]\(([^)#\s]+)", text)
        assert [link for link in links if "://" not in link and link not in pages] == []
    assert docs_pages.to_the_top("[c](../CONTRIBUTING.md#taste)") == "[c](contributing.md#taste)"


@pytest.mark.parametrize(
    ("page", "fetches"),
    [
        ('<script src="assets/bundle.js"></script><a href="https://example.org">there</a>', False),
        ('<script src="https://example.org/x.js"></script>', True),
        ('<link rel="stylesheet" href="//example.org/x.css">', True),
        ('<img alt="" src="https://example.org/x.png">', True),
    ],
)
def test_a_page_that_fetches_from_elsewhere_is_found(page: str, fetches: bool) -> None:
    assert bool(docs_pages.FETCHED.search(page)) == fetches
