"""The database schema (SQLAlchemy tables) as this program uses it. `migrations` says how they are made."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()


PEOPLE = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("key", sa.Text),  # the folded name of who has registered; null for a guest
    sa.Column("password", sa.Text),
    sa.Column("created", sa.BigInteger),
    sa.Column("language", sa.Text),  # null for who has chosen none
    sa.Column("skeleton", sa.Text),  # what names that look alike have in common; null for a guest
    sa.Column("owner", sa.Integer),  # of a program: whose it is; it has neither key nor password
)

PROGRAMS = sa.Table(
    "programs",
    METADATA,
    sa.Column("person", sa.Integer, primary_key=True),  # as who it sits at tables
    sa.Column("token", sa.Text),  # hashed; null once it is revoked
    sa.Column("created", sa.BigInteger),
    sa.Column("used", sa.BigInteger),  # when it was last here, to the minute
)

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("token", sa.Text, primary_key=True),  # hashed
    sa.Column("person", sa.Integer),
    sa.Column("created", sa.BigInteger),
    sa.Column("until", sa.BigInteger),
)

DEVICES = sa.Table(
    "devices",  # the browsers that somebody has logged in with
    METADATA,
    sa.Column("token", sa.Text, primary_key=True),  # hashed
    sa.Column("person", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger),
)

MATCHES = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text),
    sa.Column("rules", sa.Text),
    sa.Column("scenario", sa.Text),
    sa.Column("options", sa.Text),
    sa.Column("secret", sa.Text),
    sa.Column("commitment", sa.Text),
    sa.Column("creator", sa.Integer),
    sa.Column("pace", sa.Integer),  # days per decision; 0: live
    sa.Column("public", sa.Boolean),
    sa.Column("seq", sa.Integer),  # entries of the log
    sa.Column("version", sa.Integer),  # grows with every change except chat
    sa.Column("talk", sa.Integer),  # grows with every line of either chat
    sa.Column("status", sa.Text),  # running, finished (by the rules), ended (by the people)
    sa.Column("free", sa.Boolean),  # a seat is open
    # What follows from the log, kept for lists
    sa.Column("heading", sa.Text),
    sa.Column("asked", sa.Text),
    sa.Column("bots", sa.Boolean),  # a computer is asked
    sa.Column("result", sa.Text),
    sa.Column("ended", sa.Text),
    sa.Column("rollback", sa.Text),
    sa.Column("votes", sa.Text),  # who has agreed to a draw
    sa.Column("deadline", sa.BigInteger),
    sa.Column("rematches", sa.Text),  # the matches that were begun after this one, by how its people sit there
    sa.Column("clocks", sa.Text),  # since when each seat is asked (clocks.py)
    sa.Column("several", sa.Boolean),  # one person may hold several seats
    sa.Column("programs", sa.Boolean),  # programs may take seats
    sa.Column("earlier", sa.Text),  # the secrets before this one, each with the entry of the log before which it ended
    sa.Column("created", sa.BigInteger),
    sa.Column("updated", sa.BigInteger),
    sa.Column("advice", sa.Text),  # hints (advice.py), and how its computers play (manners.py)
    sa.Column("origin", sa.Text),  # the match that this one goes on from, and from which point
    sa.Column("resigned", sa.Text),  # who has resigned which seat, and when (rows.Record)
    sa.Column("offer", sa.Text),  # an open offer of a draw (rows.Record)
)

# Which matches are in the lists for all, in the words of the indexes
OPEN_ONES = sa.and_(MATCHES.c.public, MATCHES.c.free, MATCHES.c.status == sa.literal_column("'running'"))
FINISHED_ONES = sa.and_(MATCHES.c.public, MATCHES.c.status == sa.literal_column("'finished'"))

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("kind", sa.Text),  # human, bot, open, link
    sa.Column("person", sa.Integer),  # with a bot: who may take the seat back; with a link: for whom it is kept
    sa.Column("bot", sa.Text),
    sa.Column("invite", sa.Text),  # hashed
    sa.Column("until", sa.BigInteger),  # when the invite expires
    sa.Column("auto", sa.Text),  # when the table answers for the seat where it has no choice: never, here, always
    sa.Column("handed", sa.Integer),  # with a bot: who handed the seat to it
    sa.Column("since", sa.BigInteger),  # with a bot: since when its person has not been here
)

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text),
    sa.Column("at", sa.BigInteger),
)

SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer),
    sa.Column("stamp", sa.Text),
    sa.Column("data", sa.LargeBinary),
)


def _chat(name: str) -> sa.Table:
    return sa.Table(
        name,
        METADATA,
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.Text),
        sa.Column("person", sa.Integer),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.BigInteger),
    )


CHAT = _chat("chat")
SPECTATOR_CHAT = _chat("spectator_chat")

NOTES = sa.Table(
    "notes",
    METADATA,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("person", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text),
)

OUTBOX = sa.Table(
    "outbox",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match", sa.Text),
    sa.Column("person", sa.Integer),
    sa.Column("text", sa.Text),
    sa.Column("at", sa.BigInteger),
    sa.Column("taken", sa.BigInteger),  # when a node took it up for delivery; 0: not yet
)

ANSWER_TIMES = sa.Table(
    "answer_times",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Integer),
    sa.Column("game", sa.Text),
    sa.Column("kind", sa.Text),  # of question
    sa.Column("took", sa.Integer),  # milliseconds
    sa.Column("at", sa.BigInteger),
)

LEASES = sa.Table(
    "leases",
    METADATA,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("node", sa.Text),  # which lets the computers of the match think
    sa.Column("until", sa.BigInteger),
)

PULSE = sa.Table(
    "pulse",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary),  # written and emptied again to see whether the database can be written
)
