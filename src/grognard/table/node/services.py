"""The services of a node, put together (dependency injection by hand)."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from grognard.table.common import browser
from grognard.table.common.limits import Buckets, Limits
from grognard.table.common.metrics import Metrics
from grognard.table.computers.admission import Admission
from grognard.table.computers.analysis import Analyses
from grognard.table.computers.computers import Computers
from grognard.table.computers.hints import Hints
from grognard.table.computers.opponents import Opponents
from grognard.table.computers.suggesting import Suggestions
from grognard.table.matches.auto_answer import AutoAnswer
from grognard.table.matches.consent import Consent
from grognard.table.matches.continuing import Continuing
from grognard.table.matches.course import Courses
from grognard.table.matches.matches import Matches
from grognard.table.matches.notes import Notes
from grognard.table.matches.rematch import Rematches
from grognard.table.matches.seating import Seating
from grognard.table.matches.unplayable import UnplayableMatches
from grognard.table.matches.visibility import Visibility
from grognard.table.node.health import OK, Health
from grognard.table.node.outbox import Background
from grognard.table.people.programs import Programs
from grognard.table.people.sessions import Sessions
from grognard.table.sockets.lobby_lists import Lobby
from grognard.table.sockets.lobby_pages import LobbyPages
from grognard.table.sockets.sockets import Hub
from grognard.table.storage.database import Database
from grognard.table.storage.store import Store


@dataclass
class Settings:
    """How a node is set up."""

    limits: Limits = field(default_factory=Limits)
    workers: int | None = None
    """Processes in which computers think; None: as the machine suggests."""
    processes: int = 1
    """Processes that serve: the first one and its child processes."""
    answers: bool = True
    """Whether requests are answered in this process, not sockets alone."""
    pause: float = 0.1
    """Seconds for a decision of a computer, or a multiple of them."""
    answer_pause: float = 0.75
    """Seconds, and up to as many more at random, that every answer takes at least where others cannot know whether
    there was a choice; 0: answers are neither held back nor delayed."""
    drain: float = 0.0
    """Seconds for which a node goes on after it was told to end."""
    hook: str | None = None
    """A command of the host that gets notices."""
    url: str | None = None
    """Scheme and host under which people find the service; None: as each request names them."""
    static: Path = browser.FOLDER


class Services:
    """What the routes work with."""

    def __init__(self, database: Database, settings: Settings) -> None:
        limits = settings.limits
        self.limits = limits
        self.answers = settings.answers
        self.url = settings.url
        self.database = database
        self.health = Health(database)
        self.metrics = Metrics()
        self.store = Store(database)
        self.lists = Lobby(self.store)
        self.notes = Notes(self.store, limits)
        self.sessions = Sessions(self.store, limits)
        self.matches = Matches(self.store, limits, self.metrics)
        self.seating = Seating(self.matches)
        self.consent = Consent(self.matches)
        self.visibility = Visibility(self.matches)
        self.unplayable = UnplayableMatches(self.matches)
        self.rematches = Rematches(self.matches, self.seating)
        opponents = Opponents(settings.workers, settings.processes)
        self.computers = Computers(self.matches, opponents, settings.pause)
        self.admission = Admission(self.computers.schedule, limits)
        self.suggestions = Suggestions(self.matches, opponents, self.computers.schedule)
        self.hints = Hints(self.matches, opponents, self.computers.schedule, limits)
        self.analyses = Analyses(self.matches.cache, opponents, self.computers.schedule, limits)
        self.courses = Courses(self.matches.cache)
        self.continuing = Continuing(self.matches)
        self.auto_answer = AutoAnswer(self.matches, settings.answer_pause)
        self.hub = Hub(self.matches, self.sessions, limits, self.metrics, settings.url)
        self.programs = Programs(self.store, self.sessions, self.hub.quota, limits)
        self.lobby_pages = LobbyPages(self.lists, self.hub, self.sessions)
        self.background = Background(self.matches, self.computers, self.hub, settings.hook)
        self.background.listeners += [self.lists.changed, self.lobby_pages.changed]
        self.background.looks.append(self.lobby_pages.look)
        self.background.chores.append(self.auto_answer.times.flush)
        self.new_matches = Buckets(limits.matches / limits.match_seconds, limits.matches)
        self.static = settings.static
        self._follow()

    def _follow(self) -> None:
        """What is read when somebody asks for the metrics."""
        follow, database = self.metrics.follow, self.database
        follow("grognard_live_matches", "Matches in memory", lambda: len(self.matches.cache.by_id))
        follow("grognard_lobby_pages", "Open pages that show the lobby", lambda: len(self.lobby_pages.pages))
        follow("grognard_database_in_use", "Connections to the database in use", lambda: database.in_use)
        follow("grognard_database_waiting", "Questions that wait for a connection", lambda: database.waiting)
        follow("grognard_writer_queue", "Changes that wait to be stored", lambda: database.queue)
        follow("grognard_bells_heard", "1 while cross-node events arrive", lambda: self.background.node_events.healthy)
        follow("grognard_healthy", "1 if the last look at the database found nothing", lambda: self.health.last == OK)
