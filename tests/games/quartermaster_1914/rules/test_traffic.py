"""Hidden hands and prepared cards never reach another seat: all traffic of a game at the table is read."""

from __future__ import annotations

import pytest

from grognard.bench.client import Service
from tests.table import traffic

SEATS = ["Central Powers", "Russia", "France", "Britain"]
ENTRIES = 300
"""Some rounds, with battles, counterattacks and prepared cards."""
HIDDEN = ("hand", "prepared", "deck", "bottom", "face_down")


@pytest.mark.rule("quartermaster-1914", "9.4")
def test_hidden_cards_never_reach_another_seat(service: Service) -> None:
    told = set()
    people = "Central Powers", "France"
    for page in traffic.read(service.port, "quartermaster-1914", "four-players", people, ENTRIES):
        player = SEATS[page.seat] if page.seat >= 0 else None
        for text in page.texts:
            for position in traffic.positions(text):
                for power in position["view"]["powers"]:
                    if power["player"] == player:
                        told.add(power["code"])
                        assert power["hand"] is not None
                    else:
                        assert all(power[hidden] is None for hidden in HIDDEN)
    assert told == {"AHOT", "DE", "FRIT"}
