"""The TypeScript types of the browser table (web/src/service/contract.ts): stale ones are found, schemas have names of
their own. Whether they are up to date is checked with Node, by `make check`, which `make test` runs first."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.table.http.contract import REFERENCE, document
from scripts import check, contract, game_schemas


def test_make_check_compares_the_types() -> None:
    assert any(command[1:] == ["-m", "scripts.contract", "--check"] for _, command, _ in check.CHECKS)


def test_without_node_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="Node was not found"):
        contract.main(["--check"])


def test_stale_types_are_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(contract, "generated", lambda: "// other types\n")
    assert contract.main(["--check"]) == 1
    assert "make contract" in capsys.readouterr().err


def test_every_reference_has_a_schema_and_no_two_schemas_share_a_name() -> None:
    found = document()
    views = game_schemas.schemas(REFERENCE)
    schemas: dict[str, Any] = found["components"]["schemas"]
    assert not schemas.keys() & views.keys()
    known = {REFERENCE.format(model=name) for name in schemas | views}
    assert set(_references(found)) | set(_references(views)) <= known


def _references(data: Any) -> list[str]:
    if isinstance(data, list):
        return [one for inner in data for one in _references(inner)]
    if not isinstance(data, dict):
        return []
    own = [data["$ref"]] if isinstance(data.get("$ref"), str) else []
    return own + [one for inner in data.values() for one in _references(inner)]
