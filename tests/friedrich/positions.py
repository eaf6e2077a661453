"""`tests.games.friedrich.positions` under the name by which a test of the page (placement.test.ts) runs it."""

from __future__ import annotations

import json
import sys

from tests.games.friedrich.positions import positions

if __name__ == "__main__":
    json.dump(positions(), sys.stdout)
