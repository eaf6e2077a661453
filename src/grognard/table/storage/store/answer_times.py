"""Queries about answer times: how long people took to answer."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from grognard.table.storage.store.asking import Asking
from grognard.table.storage.tables import ANSWER_TIMES


class StoredAnswerTimes(Asking):
    async def add_answer_times(self, times: Sequence[tuple[int, str, str, int, int]], old: int) -> None:
        """Answers by person, game, kind of question, milliseconds and when; what is older than `old` is forgotten."""
        names = ("person", "game", "kind", "took", "at")
        rows = [dict(zip(names, time, strict=True)) for time in times]

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(ANSWER_TIMES), rows)
            connection.execute(sa.delete(ANSWER_TIMES).where(ANSWER_TIMES.c.at < old))

        await self.write(work)

    async def answer_times(self, person: int | None, game: str | None, kind: str | None, most: int) -> list[int]:
        """Milliseconds of the latest answers of a person, or of everybody, to a kind of question of a game, or to any
        of them."""
        wanted = sa.select(ANSWER_TIMES.c.took).order_by(ANSWER_TIMES.c.id.desc()).limit(most)
        for column, value in (
            (ANSWER_TIMES.c.person, person),
            (ANSWER_TIMES.c.game, game),
            (ANSWER_TIMES.c.kind, kind),
        ):
            if value is not None:
                wanted = wanted.where(column == value)
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))
