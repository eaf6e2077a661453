"""Matches know who has resigned, and when a draw was offered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("resigned", sa.Text))
    op.add_column("matches", sa.Column("offer", sa.Text))
