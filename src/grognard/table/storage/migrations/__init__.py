"""Database migrations (Alembic): how the schema came to be, one step a file, and how it is brought up to date.

>>> newest()
'12'
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from grognard.core.refusals import Problem

FOLDER: Final = Path(__file__).parent


def newest() -> str:
    """The version of the database that this program writes."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def version(connection: Connection) -> str | None:
    """The version of a database; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def bring_up_to_date(connection: Connection, to: str = "head") -> list[str]:
    """Run the steps that are missing, inside the transaction of this connection; the steps that were run."""
    scripts = _scripts()
    known = {script.revision for script in scripts.walk_revisions()}
    found = version(connection)
    if found is not None and found not in known:
        raise Problem("database-newer", found=found, text=newest())
    if found == scripts.get_current_head():
        return []
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
    return ScriptDirectory(str(FOLDER))
