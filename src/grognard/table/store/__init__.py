"""What is asked of the database, by what it is about."""

from __future__ import annotations

from grognard.table.store.answer_times import StoredAnswerTimes
from grognard.table.store.lists import StoredLists
from grognard.table.store.matches import StoredMatches
from grognard.table.store.notices import StoredNotices
from grognard.table.store.people import StoredPeople
from grognard.table.store.programs import StoredPrograms
from grognard.table.store.snapshots import StoredSnapshots
from grognard.table.store.writing import StoredWriting


class Store(
    StoredPeople,
    StoredPrograms,
    StoredMatches,
    StoredLists,
    StoredSnapshots,
    StoredWriting,
    StoredNotices,
    StoredAnswerTimes,
):
    """All questions to the database."""
