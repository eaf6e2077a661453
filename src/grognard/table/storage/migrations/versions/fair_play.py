"""What fair play needs to know of matches and seats: clocks, who may hold several seats, earlier secrets, handovers."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"
branch_labels = None
depends_on = None

DAY = 86_400_000


def upgrade() -> None:
    op.add_column("matches", sa.Column("clocks", sa.Text))
    op.add_column("matches", sa.Column("several", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("earlier", sa.Text))
    op.add_column("seats", sa.Column("handed", sa.Integer))
    op.add_column("seats", sa.Column("since", sa.BigInteger))
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    # Who has left a seat to a computer counts as having lent it: nobody loses a say by this step.
    lent = "kind = 'bot' AND person IS NOT NULL"
    last = "(SELECT updated FROM matches WHERE matches.id = seats.match)"
    connection.execute(sa.text(f"UPDATE seats SET handed = person, since = {last} WHERE {lent}"))
    twice = "SELECT match FROM seats WHERE person IS NOT NULL AND kind <> 'open' GROUP BY match, person"
    several = sa.text(f"UPDATE matches SET several = :yes WHERE id IN ({twice} HAVING COUNT(*) > 1)")
    connection.execute(several, {"yes": True})
    numbers: dict[str, dict[str, int]] = {}
    seats = "SELECT match, number, name FROM seats WHERE match IN (SELECT id FROM matches WHERE status = 'running')"
    for match, number, name in connection.execute(sa.text(seats)):
        numbers.setdefault(match, {})[name] = number
    running = sa.text("SELECT id, asked, pace, deadline, updated FROM matches WHERE status = 'running'")
    clocks = [
        {"this": row.id, "clocks": json.dumps(_clocks(row, numbers.get(row.id, {})))}
        for row in connection.execute(running)
    ]
    if clocks:
        connection.execute(sa.text("UPDATE matches SET clocks = :clocks WHERE id = :this"), clocks)


def _clocks(row: Any, numbers: dict[str, int]) -> dict[str, Any]:
    since = row.updated if row.deadline is None else row.deadline - row.pace * DAY
    asked = [[numbers[name], since, 0] for name in json.loads(row.asked) if name in numbers]
    return {"point": -1, "by": -3, "asked": asked, "left": []}
