"""The script that measures the balance of WARZAG."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.warzag_balance import games, main, summary

SCENARIO = "two-players-uk-germany"


@pytest.mark.slow
def test_the_same_seeds_give_the_same_games_in_any_number_of_processes() -> None:
    rows = games(SCENARIO, range(12), "rules", "", 1)
    assert [row["seed"] for row in rows] == list(range(12))
    assert games(SCENARIO, range(12), "rules", "", 2) == rows
    found = summary(rows)
    assert found["games"] == 12
    assert sum(found["places"]) == pytest.approx(100, abs=0.2)
    assert sum(found["held"].values()) == 24
    told = [row["told"] for row in rows]
    fights = sum(row.get("invades", 0) for row in told)
    assert sum(row.get("invasion-succeeds", 0) + row.get("invasion-fails", 0) for row in told) == fights > 0


def test_summaries_and_games_are_written_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "balance.json"
    main([SCENARIO, "--games", "2", "--rules", "1", "--json", str(path)])
    assert f"{SCENARIO}, rules version 1, rules" in capsys.readouterr().out
    found = json.loads(path.read_text("utf-8"))
    assert found["rules"] == "1"
    assert len(found["scenarios"][SCENARIO]["games"]) == found["scenarios"][SCENARIO]["summary"]["games"] == 2
