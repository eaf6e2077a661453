"""Matches as JSON, to be saved and gone on with."""

from __future__ import annotations

import json
from typing import Any, Final

from grognard.core.game import find
from grognard.core.match import Match
from grognard.core.reasons import BadAct, IllegalAct, Problem

FORMAT: Final = "grognard-match"
VERSION: Final = 1


def to_json(match: Match, reveal: bool = True) -> str:
    """A match as JSON, one log entry a line. `reveal` adds the secret, which a running match needs to go on."""
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "scenario": match.scenario,
        "options": match.options,
        "people": match.people,
        "commitment": match.commitment,
        "secret": match.source.secret.hex() if reveal and match.source is not None else None,
        "hash": match.hash(),
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    entries = ",\n".join("    " + json.dumps(match.entry_text(entry), ensure_ascii=False) for entry in match.log)
    return "{\n" + "\n".join(lines) + '\n  "log": [\n' + entries + "\n  ]\n}\n"


def from_json(text: str, where: str = "match") -> Match:
    """The match that was saved so. A Problem names the place, the line and what was expected."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise Problem(f"{where}:{error.lineno}: this is not whole JSON: {error.msg}") from None
    except (RecursionError, ValueError):
        raise Problem(f"{where}:1: this is not a match file: nested too deeply, or a number too long") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Problem(f'{where}:1: this is not a match file; expected "format": "{FORMAT}"')
    if data.get("version") != VERSION:
        line = _line_of_key(text, "version")
        raise Problem(
            f"{where}:{line}: format version {_brief(data.get('version'))}; this program reads version {VERSION}"
        )
    name = _text(data, "game", where)
    try:
        game = find(name)
    except Problem as problem:
        raise Problem(f"{where}:{_line_of_key(text, 'game')}: {problem}") from None
    rules = _text(data, "rules", where)
    if rules != game.rules_version:
        place = f"{where}:{_line_of_key(text, 'rules')}"
        raise Problem(f"{place}: played with rules version {rules} of {game.name}; here is {game.rules_version}")
    secret = data.get("secret")
    try:
        key = None if secret is None else bytes.fromhex(secret)
    except (TypeError, ValueError):
        raise Problem(
            f"{where}:{_line_of_key(text, 'secret')}: the secret must be 64 hexadecimal digits or null"
        ) from None
    log = data.get("log")
    if not isinstance(log, list) or not all(isinstance(entry, str) for entry in log):
        raise Problem(f'{where}:1: "log" must be a list of texts like "SEAT: ACT"')
    try:
        match = Match(
            game,
            _text(data, "scenario", where),
            _table(data, "options", where),
            _table(data, "people", where),
            committed=_text(data, "commitment", where),
        )
        if key is not None:
            match.reveal(key)
    except Problem as problem:
        message = str(problem)
        raise Problem(message if message.startswith(where) else f"{where}:1: {message}") from None
    for number, entry in enumerate(log):
        try:
            match.take_text(entry)
        except (BadAct, IllegalAct) as problem:
            raise Problem(f"{where}:{_line_of_entry(text, number)}: {_brief(entry)}: {problem}") from None
    if data.get("hash") not in (None, match.hash()):
        raise Problem(
            f"{where}:{_line_of_key(text, 'hash')}: the log leads to another position than the one that was saved"
        )
    return match


def _brief(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _text(data: dict[str, Any], key: str, where: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise Problem(f'{where}:1: "{key}" must be a text, not {_brief(value)}')
    return value


def _table(data: dict[str, Any], key: str, where: str) -> dict[str, str]:
    value = data.get(key)
    if not isinstance(value, dict) or not all(isinstance(item, str) for item in value.values()):
        raise Problem(f'{where}:1: "{key}" must be a table of texts, not {_brief(value)}')
    return value


def _line_of_key(text: str, key: str) -> int:
    """The line on which this key of the file stands."""
    return text.count("\n", 0, max(0, text.find(f'"{key}"'))) + 1


def _line_of_entry(text: str, number: int) -> int:
    """The line on which the entry with this number stands."""
    decoder = json.JSONDecoder()
    at = text.find("[", text.rfind('"log"')) + 1
    for _ in range(number + 1):
        while at < len(text) and text[at] in " \t\r\n,":
            at += 1
        start = at
        try:
            _, at = decoder.raw_decode(text, at)
        except json.JSONDecodeError:
            return 1
    return text.count("\n", 0, start) + 1
