"""`grognard admin`: what the host does with stored matches."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from grognard import files
from grognard.commands.common import FOUND, OK, Command
from grognard.commands.serve import add_database, database
from grognard.commands.show import shown
from grognard.core import notation, saves
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.texts.things import printable
from grognard.texts.words import own_help, own_words

if TYPE_CHECKING:
    from grognard.table.storage.database import Database
    from grognard.table.storage.store import Store

ACTIONS: Final = {
    "list": "",
    "export": "ID [FILE]",
    "import": "FILE...",
    "show": "ID",
    "undo": "ID",
    "end": "ID",
    "private": "ID",
    "verify": "[ID...]",
    "backup": "FILE",
    "upgrade": "[--check]",
    "programs": "",
    "revoke": "PLAYER [PROGRAM]",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action",
        choices=ACTIONS,
        metavar=own_help("value-action"),
        help="; ".join(f"{k} {v}".strip() for k, v in ACTIONS.items()),
    )
    parser.add_argument("names", nargs="*", metavar=own_help("value-id-or-file"), help=own_help("help-admin-names"))
    add_database(parser)
    parser.add_argument("--record", action="store_true", help=own_help("help-admin-record"))
    parser.add_argument("--seat", metavar=own_help("value-name"), help=own_help("help-admin-seat"))
    parser.add_argument("--at", type=int, metavar="N", help=own_help("help-admin-at"))
    parser.add_argument("--keep", type=int, metavar="N", help=own_help("help-admin-keep"))
    parser.add_argument("--check", action="store_true", help=own_help("help-admin-check"))
    parser.add_argument("--why", metavar=own_help("value-text"), help=own_help("help-admin-why"))


def run(arguments: argparse.Namespace) -> int:
    from grognard.table.maintenance import admin

    _check(arguments)

    async def work() -> int:
        if arguments.action == "upgrade":
            return await _upgrade(database(arguments, make=False), arguments.check)
        async with admin.opened(database(arguments, make=arguments.action == "import")) as store:
            return await _do(store, arguments)

    return asyncio.run(work())


def _check(arguments: argparse.Namespace) -> None:
    action, count = arguments.action, len(arguments.names)
    least, most = {
        "list": (0, 0),
        "export": (1, 2),
        "import": (1, 10_000),
        "verify": (0, 10_000),
        "upgrade": (0, 0),
        "programs": (0, 0),
        "revoke": (1, 2),
    }.get(action, (1, 1))
    if not least <= count <= most:
        raise Problem("expected-command", text=f"grognard admin {action} {ACTIONS[action]}".rstrip())


async def _do(store: Store, arguments: argparse.Namespace) -> int:
    from grognard.table.maintenance import admin

    names: list[str] = arguments.names
    match arguments.action:
        case "list":
            _print(await admin.listing(store))
        case "export":
            await _export(store, names[0], names[1] if len(names) > 1 else "", arguments.record)
        case "import":
            for path in names:
                _print([_line("stored-as", path=path, id=await admin.import_file(store, path))])
        case "show":
            await _show(store, names[0], arguments)
        case "undo":
            _print([await admin.take_back(store, await admin.find(store, names[0]), arguments.keep)])
        case "end":
            _print([await admin.end(store, await admin.find(store, names[0]), arguments.why)])
        case "private":
            _print([await admin.make_private(store, await admin.find(store, names[0]))])
        case "verify":
            return await _verify(store, names)
        case "programs":
            _print(await admin.programs(store))
        case "revoke":
            _print([await admin.revoke(store, names[0], names[1] if len(names) > 1 else None)])
        case "backup":
            size = await admin.backup(store.database, Path(names[0]))
            _print([_line("backed-up", path=names[0], number=size)])
    return OK


def _line(key: str, **args: Any) -> str:
    return own_words().line(Saying(key, **args))


def _print(lines: list[str]) -> None:
    for line in lines:
        print(printable(line))


async def _export(store: Store, name: str, path: str, record: bool) -> None:
    from grognard.table.maintenance import admin
    from grognard.table.maintenance.upgrade import played

    stored = await admin.find(store, name)
    try:
        match = await admin.load(store, stored)
    except Problem:
        if record or played(stored.game, stored.rules):  # A written record needs the rules, a match file does not.
            raise
        text, count = await admin.plain_file(store, stored), stored.seq
    else:
        text, count = notation.write(match) if record else saves.to_json(match), len(match.log)
    if not path:
        sys.stdout.write(text)
        return
    if os.path.lexists(path):
        raise Problem("export-exists", path=path)
    files.write(path, text, private=stored.running)  # with what is hidden, and with what chance will do
    _print([_line("exported", path=path, number=count)])


async def _show(store: Store, name: str, arguments: argparse.Namespace) -> None:
    from grognard.table.maintenance import admin

    match = await admin.load(store, await admin.find(store, name))
    _print(shown(match, arguments.at, arguments.seat))


async def _verify(store: Store, names: list[str]) -> int:
    from grognard.table.maintenance import admin

    records = [await admin.find(store, name) for name in names] or await store.all_matches()
    broken = 0
    for record in records:
        wrong = await admin.verify(store, record)
        broken += bool(wrong)
        _print([f"{record.id}: {line}" for line in wrong])
    print(_line("matches-good", number=len(records) - broken, most=len(records)))
    return FOUND if broken else OK


async def _upgrade(found: Database, check: bool) -> int:
    """Say what becomes of running matches, and do it, unless it shall only be said."""
    from grognard.table.maintenance import admin, upgrade

    async with admin.opened(found, prepare=not check):
        matches = await upgrade.check(found)
        count = dict.fromkeys((upgrade.PLAYS, upgrade.MOVES, upgrade.BREAKS, "older"), 0)
        for match in matches:
            if match.outcome == upgrade.MOVES and not check and not await upgrade.move(found, match):
                _print([_line("acted-meanwhile", id=match.id)])
                continue
            count[match.outcome] += 1
            count["older"] += match.outcome == upgrade.PLAYS and match.rules != match.wanted
            if match.outcome != upgrade.PLAYS:
                _print([match.line(done=not check)])
    figures = {name: str(number) for name, number in count.items()}
    _print([_line("upgrade-would" if check else "upgrade-done", number=len(matches), **figures)])
    return FOUND if count[upgrade.BREAKS] else OK


COMMAND = Command("admin", "command-admin", arguments, run)
