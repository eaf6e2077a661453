"""Indexes for the lists of matches, and a place to try whether the database can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("free", sa.Boolean, nullable=False, server_default=sa.false()))
    matches = sa.table("matches", sa.column("id"), sa.column("free"))
    seats = sa.table("seats", sa.column("match"), sa.column("kind"))
    free = sa.select(seats.c.match).where(seats.c.kind == "open")
    op.execute(matches.update().where(matches.c.id.in_(free)).values(free=sa.true()))
    for name, column, where in (
        ("matches_open", "updated", _listed("running", "free")),
        ("matches_finished", "updated", _listed("finished")),
        ("matches_by_creator", "creator", None),
    ):
        op.create_index(name, "matches", [column], sqlite_where=where, postgresql_where=where)
    op.create_index("outbox_by_time", "outbox", ["at"])
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "data": b""}])


def _listed(status: str, *more: str) -> sa.ColumnElement[bool]:
    """Public matches of this status; literally, as an index needs it."""
    flags = [sa.column(name, sa.Boolean) for name in ("public", *more)]
    return sa.and_(*flags, sa.column("status") == sa.literal_column(f"'{status}'"))
