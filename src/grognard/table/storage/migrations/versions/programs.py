"""Programs that play for people: their tokens, whose they are, and which tables allow them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("owner", sa.Integer))
    op.create_index("people_by_owner", "people", ["owner"])
    op.add_column("matches", sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "programs",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("token", sa.Text, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
