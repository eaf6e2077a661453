"""Transactions of the store, and the events that tell other nodes what was stored."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from grognard.table.storage.database import Database
from grognard.table.storage.node_events import Change


class Asking:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.read = database.read
        self.write = database.write
        self.node = secrets.token_hex(6)
        """How other nodes know that it was this one."""
        self.changed: list[Callable[[Change], None]] = []
        """Called for whatever has been stored by this node."""

    def tell(self, change: Change) -> None:
        for hear in self.changed:
            hear(change)
