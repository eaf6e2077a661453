"""Invites are stored hashed; names have skeletons, so that none looks like another; browsers are known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from grognard.table.common.names import skeleton
from grognard.table.common.tokens import hashed

revision = "5"
down_revision = "4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    connection = op.get_bind()
    seats = sa.table("seats", *map(sa.column, ("match", "number", "invite")))
    for row in connection.execute(sa.select(seats).where(seats.c.invite.is_not(None))).all():
        this = sa.update(seats).where(seats.c.match == row.match, seats.c.number == row.number)
        connection.execute(this.values(invite=hashed(row.invite)))

    op.add_column("people", sa.Column("skeleton", sa.Text))
    people = sa.table("people", *map(sa.column, ("id", "name", "key", "skeleton")))
    seen: set[str] = set()
    for row in connection.execute(sa.select(people).where(people.c.key.is_not(None)).order_by(people.c.id)).all():
        found = skeleton(row.name)
        if found not in seen:  # who looks like somebody already stays, but nobody comes who looks like both
            seen.add(found)
            connection.execute(sa.update(people).where(people.c.id == row.id).values(skeleton=found))
    op.create_index("people_by_skeleton", "people", ["skeleton"], unique=True)

    op.create_table(
        "devices",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person", "at"])
