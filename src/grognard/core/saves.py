"""Match files as JSON (save games), to be saved and continued."""

from __future__ import annotations

import json
from collections.abc import Generator
from typing import Any, Final

from grognard.core.game import find
from grognard.core.match import DRAW_AGREED, RESIGNED, Match, Pledge, agreed_draw, resignation
from grognard.core.refusals import BadAct, IllegalAct, Problem, at, placed
from grognard.core.state import Result

FORMAT: Final = "grognard-match"
VERSION: Final = 2
"""Files of one secret, which is nearly all of them, are written as version 1, so that older programs read them."""


def to_json(match: Match, reveal: bool = True) -> str:
    """A match as JSON, one log entry a line. `reveal` adds the secret, which a running match needs to go on."""
    return written(_head(match, reveal), [match.entry_text(entry) for entry in match.log])


def saving(match: Match, reveal: bool = True) -> Generator[None, None, str]:
    """The same, written entry by entry."""
    log: list[str] = []
    for entry in match.log:
        log.append(match.entry_text(entry))
        yield
    return written(_head(match, reveal), log)


def _head(match: Match, reveal: bool) -> dict[str, Any]:
    head: dict[str, Any] = {
        "game": match.game.name,
        "rules": match.game.rules_version,
        "scenario": match.scenario,
        "options": match.options,
        "people": match.people,
        "commitment": match.commitment,
        "secret": match.source.secret.hex() if reveal and match.source is not None else None,
        **({"earlier": _earlier(match, reveal)} if match.earlier else {}),
        **({"ended": match.ended.data()} if match.ended is not None else {}),
        "shape": match.game.shape(),
        "hash": match.hash(),
    }
    return head


def written(head: dict[str, Any], log: list[str]) -> str:
    """A match file with this head and this log, one entry a line."""
    head = {"format": FORMAT, "version": VERSION if "earlier" in head else 1, **head}
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    entries = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in log)
    return "{\n" + "\n".join(lines) + '\n  "log": [\n' + entries + "\n  ]\n}\n"


def from_json(text: str, where: str = "match") -> Match:
    """The match that was saved so. A Problem names the place, the line and what was expected."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise at(f"{where}:{error.lineno}", "not-whole-json", text=error.msg) from None
    except (RecursionError, ValueError):
        raise at(f"{where}:1", "too-deep") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise at(f"{where}:1", "no-match-file", text=FORMAT)
    if data.get("version") not in (1, VERSION):
        found = _brief(data.get("version"))
        raise at(f"{where}:{_line_of_key(text, 'version')}", "other-format", text=found, number=VERSION)
    name = _text(data, "game", where)
    try:
        game = find(name)
    except Problem as problem:
        raise placed(f"{where}:{_line_of_key(text, 'game')}", problem) from None
    rules = _text(data, "rules", where)
    try:
        game = game.playing(rules)
    except Problem as problem:
        raise placed(f"{where}:{_line_of_key(text, 'rules')}", problem) from None
    secret = data.get("secret")
    try:
        key = None if secret is None else bytes.fromhex(secret)
    except (TypeError, ValueError):
        raise at(f"{where}:{_line_of_key(text, 'secret')}", "bad-secret") from None
    log = data.get("log")
    if not isinstance(log, list) or not all(isinstance(entry, str) for entry in log):
        raise at(f"{where}:1", "bad-log")
    try:
        match = Match(
            game,
            _text(data, "scenario", where),
            _table(data, "options", where),
            _table(data, "people", where),
            committed=_text(data, "commitment", where),
        )
        match.earlier = _pledges(data, where)
        match.ended = _ended(data, match, f"{where}:{_line_of_key(text, 'ended')}")
        if key is not None:
            match.reveal(key)
    except Problem as problem:
        if problem.saying.key == "at":
            raise
        raise placed(f"{where}:1", problem) from None
    for number, entry in enumerate(log):
        try:
            match.take_text(entry)
        except (BadAct, IllegalAct) as problem:
            place = f"{where}:{_line_of_entry(text, number)}: {_brief(entry)}"
            raise placed(place, problem) from None
    same = data.get("shape") in (None, game.shape())
    if same and data.get("hash") not in (None, match.hash()):
        raise at(f"{where}:{_line_of_key(text, 'hash')}", "other-position")
    return match


def _earlier(match: Match, reveal: bool) -> list[list[Any]]:
    return [
        [pledge.until, pledge.commitment, pledge.source.secret.hex() if reveal and pledge.source is not None else None]
        for pledge in match.earlier
    ]


def _pledges(data: dict[str, Any], where: str) -> list[Pledge]:
    """The earlier secrets of a match, each with its commitment and the entry up to which it decided."""
    found: list[Pledge] = []
    try:
        for until, committed, secret in data.get("earlier") or []:
            if type(until) is not int or not isinstance(committed, str) or until < (found[-1].until if found else 0):
                raise TypeError
            found.append(Pledge(until, committed, None if secret is None else bytes.fromhex(secret)))
    except (TypeError, ValueError):
        raise at(f"{where}:1", "bad-earlier") from None
    return found


def _ended(data: dict[str, Any], match: Match, where: str) -> Result | None:
    """How the players of a match ended it, if they did."""
    ended = data.get("ended")
    if ended is None:
        return None
    try:
        winners, _, (key, given) = ended
        named = given["seats"] if key == RESIGNED else []
        if key not in (RESIGNED, DRAW_AGREED) or not all(seat in match.seats for seat in named):
            raise ValueError
        if not all(type(seat) is int and 0 <= seat < len(match.seats) for seat in winners):
            raise ValueError
    except (TypeError, ValueError, KeyError):
        raise at(where, "bad-ended") from None
    return resignation(list(winners), list(named)) if key == RESIGNED else agreed_draw(len(match.seats))


def _brief(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _text(data: dict[str, Any], key: str, where: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise at(f"{where}:1", "must-be-text", name=key, text=_brief(value))
    return value


def _table(data: dict[str, Any], key: str, where: str) -> dict[str, str]:
    value = data.get(key)
    if not isinstance(value, dict) or not all(isinstance(item, str) for item in value.values()):
        raise at(f"{where}:1", "must-be-table", name=key, text=_brief(value))
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
