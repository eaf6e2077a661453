"""The documents: what they link to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.core import notation

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8")):
        if not target.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / target).exists(), target


def test_the_record_on_the_page_of_records_is_a_real_one() -> None:
    """It is read as it stands: its acts lead to its hash, and its draws are those of its secret."""
    record = (ROOT / "docs" / "notation.md").read_text("utf-8").split("```\n")[1]
    match = notation.parse(record)
    assert f'[Hash "{match.hash()}"]' in record
    assert match.verify() == []
    assert len(match.line) == 12
