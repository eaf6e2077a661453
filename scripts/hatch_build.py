"""Hatch asks this before it packs. The sdist carries the built browser table, or is not made. A wheel is made without
it where it has not been built, so that `pip install .` works from a clone on a machine without Node; `make wheel`
refuses that."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/grognard/table/static"
PARTS = ("index.html", "licences.txt")
TABLE = "GROGNARD_TABLE"
"""With this variable set to `required`, no wheel is made without the browser table."""


class BrowserTable(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `make play` installs first, and builds then
            return
        missing = [part for part in PARTS if not (Path(self.root) / STATIC / part).is_file()]
        if not missing:
            return
        why = f"The browser table is not built: {STATIC} has no {' and no '.join(missing)}."
        optional = self.target_name == "wheel" and os.environ.get(TABLE) != "required"
        if optional and len(missing) == len(PARTS):
            self.app.display_warning(f"{why}\nThis wheel is for research: `grognard serve` has no page in it.")
        else:
            self.app.abort(f"{why}\nRun `make web` first, or `make wheel`, which does both.")
