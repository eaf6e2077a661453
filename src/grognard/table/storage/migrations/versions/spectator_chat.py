"""The chat of spectators, in a table of its own: the numbers of the players' lines tell nothing of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "spectator_chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False, index=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
