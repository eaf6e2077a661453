"""Which node lets the computers of a match think."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
