"""Hidden hands, missions and objectives never reach another seat: all traffic of a game at the table is read."""

from __future__ import annotations

import pytest

from grognard.bench.client import Service
from tests.table import traffic

NATIONS = ["uk", "ussr", "germany", "italy"]
HIDDEN = ("hand", "mission_progress", "objective", "progress")
"""What is null for everybody else while the game goes on; a mission is known once it was shown."""


@pytest.mark.rule("warzag", "W26")
def test_hidden_cards_never_reach_another_seat(service: Service) -> None:
    told = set()
    for page in traffic.read(service.port, "warzag", "four-players", ("United Kingdom", "Germany"), 300):
        mine = NATIONS[page.seat] if page.seat >= 0 else None
        for text in page.texts:
            for position in traffic.positions(text):
                for nation in position["view"]["nations"]:
                    if nation["nation"] == mine:
                        told.add(mine)
                        assert nation["hand"] is not None
                    elif position["result"] is None:
                        assert all(nation[hidden] is None for hidden in HIDDEN)
    assert told == {"uk", "germany"}
