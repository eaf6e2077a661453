"""Database migrations (Alembic): how the schema came to be, one step a file, and how it is brought up to date.

>>> newest()
'13'
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from grognard.core.refusals import Problem

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

FOLDER: Final = Path(__file__).parent
_NEWEST: Final = "13"
"""The revision of the last step, so that a database that is up to date is recognized without Alembic, whose import
takes a part of the time of every start."""
_VERSION: Final = "alembic_version"
"""The table in which Alembic notes the version."""


def newest() -> str:
    """The version of the database that this program writes."""
    return _NEWEST


def version(connection: Connection) -> str | None:
    """The version of a database; None for an empty one."""
    if not sa.inspect(connection).has_table(_VERSION):
        return None
    found: str | None = connection.execute(sa.select(sa.column("version_num")).select_from(sa.table(_VERSION))).scalar()
    return found


def bring_up_to_date(connection: Connection, to: str = "head") -> list[str]:
    """Run the steps that are missing, inside the transaction of this connection; the steps that were run."""
    found = version(connection)
    return [] if found == newest() else _run_steps(connection, found, to)


def _run_steps(connection: Connection, found: str | None, to: str) -> list[str]:
    """Run the steps from the version that was found."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext

    scripts = _scripts()
    known = {script.revision for script in scripts.walk_revisions()}
    if found is not None and found not in known:
        raise Problem("database-newer", found=found, text=newest())
    done = [script.revision for script in scripts.iterate_revisions(to, found or "base")]

    def steps(revision: Any, context: Any) -> Any:
        return scripts._upgrade_revs(to, revision)

    with EnvironmentContext(Config(), scripts, fn=steps) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            try:
                environment.run_migrations()
            except OperationalError as error:
                raise Problem("database-not-upgraded", orig=error.orig) from None
    return done


def _scripts() -> ScriptDirectory:
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(FOLDER))
