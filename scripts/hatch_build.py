"""Hatch asks this before it packs: sdist and wheel carry the built browser table, or are not made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/grognard/table/static"
PARTS = ("index.html", "licences.txt")


class BrowserTable(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `make play` installs first, and builds then
            return
        missing = [part for part in PARTS if not (Path(self.root) / STATIC / part).is_file()]
        if missing:
            self.app.abort(
                f"The browser table is not built: {STATIC} has no {' and no '.join(missing)}.\n"
                "Run `make web` first, or `make wheel`, which does both."
            )
