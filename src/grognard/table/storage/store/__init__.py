"""The store (repository): what is asked of the database, by what it is about."""

from __future__ import annotations

from grognard.table.storage.store.answer_times import StoredAnswerTimes
from grognard.table.storage.store.lists import StoredLists
from grognard.table.storage.store.matches import StoredMatches
from grognard.table.storage.store.notices import StoredNotices
from grognard.table.storage.store.people import StoredPeople
from grognard.table.storage.store.programs import StoredPrograms
from grognard.table.storage.store.snapshots import StoredSnapshots
from grognard.table.storage.store.writing import StoredWriting


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
