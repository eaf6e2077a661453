"""Admission control: how many opponents that search may be asked at once; above that, no more of them sit down."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.table.common.errors import Refused
from grognard.table.common.limits import Limits
from grognard.table.computers.schedule import Schedule
from grognard.table.storage.rows import Person
from grognard.table.terms import levels


class Admission:
    """Those who sit already go on in any case, which takes longer where many wait (`schedule`)."""

    def __init__(self, schedule: Schedule, limits: Limits) -> None:
        self.schedule = schedule
        self.limits = limits

    def check(self, person: Person, bots: Iterable[str]) -> None:
        """Refuse opponents that search where too many of them think already."""
        if not any(levels.seconds(bot) for bot in bots):
            return
        if self.schedule.searches(person.id) >= self.limits.searches_per_person:
            raise Refused(429, "too-many-thinking", "too-many-of-yours-think")
        if self.schedule.searches() >= self.limits.searches:
            raise Refused(429, "too-many-thinking", "too-many-think")
