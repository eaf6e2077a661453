"""No secret of another seat in any answer or socket message."""

from __future__ import annotations

from grognard.bench.client import Service
from tests.table import traffic

ACTS = 450
"""Some turns, with battles, supply, recruiting and cards of fate."""
SEATS = ["Frederick", "Elisabeth", "Maria Theresa", "Pompadour"]


def test_no_secret_is_in_any_message(service: Service) -> None:
    for page in traffic.read(service.port, "friedrich", "four-players", ("Frederick", "Pompadour"), ACTS):
        player = SEATS[page.seat] if page.seat >= 0 else None
        for text in page.texts:
            for position in traffic.positions(text):
                others = [nation for nation in position["view"]["nations"] if nation["player"] != player]
                assert others
                assert all(nation["hand"] is None for nation in others)
