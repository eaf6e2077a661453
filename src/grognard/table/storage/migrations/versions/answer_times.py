"""How long people took to answer, so that automatic answers take as long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "answer_times",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("took", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("answer_times_of", "answer_times", ["game", "kind", "person", "id"])
    op.create_index("answer_times_at", "answer_times", ["at"])
