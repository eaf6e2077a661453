"""Seats say when the table answers for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("auto", sa.Text, nullable=False, server_default="here"))
