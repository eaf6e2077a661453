"""Which node lets the computers of a match think."""

from __future__ import annotations

revision = "7"
down_revision = "6"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass
