"""`grognard serve`: the table in the browser."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.commands.common import OK, Command
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.texts.words import own_help, own_words

if TYPE_CHECKING:
    from grognard.table.storage.database import Database


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", metavar=own_help("value-address"), help=own_help("help-serve-host")
    )
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=own_help("help-serve-port"))
    parser.add_argument("--url", metavar="URL", help=own_help("help-serve-url"))
    add_database(parser)
    parser.add_argument("--open", action="store_true", help=own_help("help-serve-open"))
    parser.add_argument(
        "--limit", action="append", default=[], metavar=own_help("value-name-value"), help=own_help("help-serve-limit")
    )
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=own_help("help-serve-processes"))
    parser.add_argument("--workers", type=int, metavar="N", help=own_help("help-serve-workers"))
    parser.add_argument("--pause", type=float, default=0.1, metavar="S", help=own_help("help-serve-pause"))
    parser.add_argument(
        "--answer-pause",
        type=float,
        default=0.75,
        metavar="S",
        help=own_help("help-serve-answer-pause"),
    )
    parser.add_argument("--drain", type=float, default=0.0, metavar="S", help=own_help("help-serve-drain"))
    parser.add_argument("--notify", metavar=own_help("value-command"), help=own_help("help-serve-notify"))


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar=own_help("value-folder"), help=own_help("help-data"))
    parser.add_argument("--database", metavar="URL", help=own_help("help-database"))


def database(arguments: argparse.Namespace, make: bool = True) -> Database:
    """The database that the arguments name."""
    return found(arguments.data, arguments.database, make)


def found(data: str | None, url: str | None, make: bool = True, processes: int = 1) -> Database:
    """The database in a folder or with a URL, for one of so many processes. Nothing is opened yet, but its folder is
    made, or must be there."""
    if url and data:
        raise Problem("data-or-database")
    # Here, because each of them needs libraries that the other does not.
    if url:
        from grognard.table.storage.postgres import Postgres

        return Postgres(url, processes)
    from grognard.table.storage.sqlite import FILE, default_folder, in_folder

    folder = Path(data).expanduser() if data else default_folder()
    if not make and not (folder / FILE).is_file():
        raise Problem("no-database", folder=folder)
    return in_folder(folder)


def run(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.port < 65536:
        raise Problem("port-range", port=str(arguments.port))
    if arguments.workers is not None and not 1 <= arguments.workers <= 256:
        raise Problem("workers-range", workers=arguments.workers)
    if not 0 <= arguments.pause <= 60:
        raise Problem("pause-range", pause=arguments.pause)
    if not 0 <= arguments.answer_pause <= 60:
        raise Problem("pause-range", pause=arguments.answer_pause)
    if not 0 <= arguments.drain <= 3600:
        raise Problem("drain-range", seconds=arguments.drain)
    if arguments.database and arguments.data:
        raise Problem("data-or-database")
    # Here, because the rest of the command line works without the web service's libraries.
    from grognard.table.common import browser
    from grognard.table.common.addresses import checked_url
    from grognard.table.common.limits import Limits
    from grognard.table.node.services import Settings
    from grognard.table.node.supervisor import check
    from grognard.table.serving.server import serve

    check(arguments.processes)
    settings = Settings(
        limits=Limits().with_values(arguments.limit),
        workers=arguments.workers,
        processes=arguments.processes,
        pause=arguments.pause,
        answer_pause=arguments.answer_pause,
        drain=arguments.drain,
        hook=arguments.notify,
        url=None if arguments.url is None else checked_url(arguments.url),
    )
    if not (browser.FOLDER / "index.html").is_file():
        print(own_words().line(Saying("serve-no-page", text="make web")), file=sys.stderr)
    opened = partial(found, arguments.data, arguments.database, processes=arguments.processes)
    serve(opened, arguments.host, arguments.port, settings, arguments.open)
    return OK


COMMAND = Command("serve", "command-serve", arguments, run)
