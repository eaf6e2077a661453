"""Indexes for the lists of matches."""

from __future__ import annotations

revision = "8"
down_revision = "7"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass
