"""The parts of a node, put together."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from grognard.table import browser
from grognard.table.answering import Answering
from grognard.table.computers import Computers
from grognard.table.consent import Consent
from grognard.table.database import Database
from grognard.table.limits import Buckets, Limits
from grognard.table.matches import Matches
from grognard.table.metrics import Metrics
from grognard.table.opponents import Opponents
from grognard.table.outbox import Background
from grognard.table.rematch import Rematches
from grognard.table.seating import Seating
from grognard.table.sessions import Sessions
from grognard.table.shelf import Shelf
from grognard.table.sockets import Hub
from grognard.table.store import Store
from grognard.table.suggesting import Suggestions


@dataclass
class Settings:
    """How a node is set up."""

    limits: Limits = field(default_factory=Limits)
    workers: int | None = None
    """Processes in which computers think; None: as the machine suggests."""
    pause: float = 0.1
    """Seconds for a decision of a computer, or a multiple of them."""
    answer_pause: float = 1.5
    """Seconds, and up to as many more, before the table answers for a person who has no choice."""
    hook: str | None = None
    """A command of the host that gets notices."""
    static: Path = browser.FOLDER


class Parts:
    """What the routes work with."""

    def __init__(self, database: Database, settings: Settings) -> None:
        limits = settings.limits
        self.limits = limits
        self.database = database
        self.metrics = Metrics()
        self.store = Store(database)
        self.sessions = Sessions(self.store, limits)
        self.matches = Matches(self.store, limits, self.metrics)
        self.seating = Seating(self.matches)
        self.consent = Consent(self.matches)
        self.shelf = Shelf(self.matches)
        self.rematches = Rematches(self.matches, self.seating)
        opponents = Opponents(settings.workers)
        self.computers = Computers(self.matches, opponents, settings.pause)
        self.suggestions = Suggestions(self.matches, opponents, self.computers.turns)
        self.answering = Answering(self.matches, settings.answer_pause)
        self.hub = Hub(self.matches, self.sessions, limits, self.metrics)
        self.background = Background(self.matches, self.computers, self.hub, settings.hook)
        self.new_matches = Buckets(limits.matches / limits.match_seconds, limits.matches)
        self.static = settings.static
