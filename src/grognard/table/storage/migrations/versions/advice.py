"""Matches know how it is with hints, and from which other match they go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("advice", sa.Text))
    op.add_column("matches", sa.Column("origin", sa.Text))
