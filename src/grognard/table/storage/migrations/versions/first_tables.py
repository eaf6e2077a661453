"""The first tables: people, sessions, matches, seats, log, snapshots, chat, notes, outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("creator", sa.Integer, sa.ForeignKey("people.id")),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("talk", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("heading", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("ended", sa.Text),
        sa.Column("rollback", sa.Text),
        sa.Column("votes", sa.Text, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("matches_by_status", "matches", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.Text),
        sa.Column("invite", sa.Text),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "log",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("stamp", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False, index=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=False, index=True),
    )
