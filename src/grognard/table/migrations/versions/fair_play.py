"""What fair play needs to know of matches and seats."""

from __future__ import annotations

revision = "6"
down_revision = "5"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass
