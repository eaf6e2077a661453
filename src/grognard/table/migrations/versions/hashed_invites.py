"""Invites are stored hashed."""

from __future__ import annotations

revision = "5"
down_revision = "4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass
