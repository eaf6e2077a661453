"""The written record of a match: tags, then the acts in their text form, grouped by turn and stage, with comments."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Generator
from typing import Final

from grognard.core.game import find
from grognard.core.generators import whole
from grognard.core.match import DRAW_AGREED, RESIGNED, Entry, Match, Pledge, agreed_draw, resignation
from grognard.core.refusals import Problem, at, placed
from grognard.core.sayings import Saying
from grognard.core.state import Result

WIDTH: Final = 110
NOBODY: Final = "nobody"
_TAG = re.compile(r'\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*')
_ONCE: Final = ("Game", "Rules", "Scenario", "Commitment", "Secret", "Shape", "Hash", "Result")
_MANY: Final = ("Option", "Seat", "Earlier")


def write(match: Match, reveal: bool = True) -> str:
    """The record of a match. `reveal` adds the secret with which its dice and draws can be checked."""
    return whole(writing(match, reveal))


def writing(match: Match, reveal: bool = True) -> Generator[None, None, str]:
    """The same, written entry by entry."""
    lines = [
        _tag("Game", match.game.name),
        _tag("Rules", match.game.rules_version),
        _tag("Scenario", match.scenario),
    ]
    lines += [_tag("Option", f"{name} {value}") for name, value in match.options.items()]
    lines += [_tag("Seat", f"{seat}: {match.people.get(seat, '?')}") for seat in match.seats]
    lines += [_tag("Earlier", _earlier(pledge, reveal)) for pledge in match.earlier]
    lines.append(_tag("Commitment", match.commitment))
    if reveal and match.source is not None:
        lines.append(_tag("Secret", match.source.secret.hex()))
    lines.append(_tag("Shape", match.game.shape()))
    lines.append(_tag("Hash", match.hash()))
    lines.append(_tag("Result", result_text(match)))
    heading: Saying | None = None
    group: list[str] = []
    speaker = ""
    for serial, entry in enumerate(match.log):
        comment = match.comments.get(serial)
        now = match.headings[serial]
        who = match.seat_text(entry.seat)
        if now != heading or who != speaker:
            _flush(lines, speaker, group)
            group = []
        if now != heading:
            lines += ["", f"== {match.game.plain(now)} =="]
        heading, speaker = now, who
        group.append(_act_text(match, entry) + (f" {{{_comment(comment)}}}" if comment else ""))
        yield
    _flush(lines, speaker, group)
    return "\n".join(lines) + "\n"


def result_text(match: Match) -> str:
    result = match.result()
    if result is None:
        return "*"
    winners = ", ".join(match.seats[seat] for seat in result.winners) or NOBODY
    return f"{winners}: {match.game.plain(result.saying)}" + (f" ({result.rule})" if result.rule else "")


def _ended(match: Match, text: str) -> Result | None:
    """How the players of a match ended it, by the result of its record; None where that does not say so."""
    names, _, told = text.partition(": ")
    key, _, gone = told.partition(" ")
    if key == DRAW_AGREED and not gone:
        return agreed_draw(len(match.seats))
    if key != RESIGNED:
        return None
    winners = [] if names == NOBODY else names.split(", ")
    seats = gone.split(", ")
    if not all(seat in match.seats for seat in [*winners, *seats]):
        return None
    return resignation([match.seats.index(seat) for seat in winners], seats)


def _earlier(pledge: Pledge, reveal: bool) -> str:
    secret = f" {pledge.source.secret.hex()}" if reveal and pledge.source is not None else ""
    return f"{pledge.until} {pledge.commitment}{secret}"


def _pledge(text: str, after: int) -> Pledge:
    """An earlier secret, up to an entry that is not before this one."""
    words = text.split()
    if len(words) not in (2, 3) or not words[0].isdecimal() or len(words[0]) > 9 or int(words[0]) < after:
        raise Problem("bad-earlier")
    return Pledge(int(words[0]), words[1], _secret(words[2]) if len(words) > 2 else None)


def _act_text(match: Match, entry: Entry) -> str:
    return match.entry_text(entry).partition(": ")[2]


def _tag(name: str, value: str) -> str:
    flat = " ".join(value.split())
    escaped = flat.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _comment(text: str) -> str:
    return " ".join(text.replace("{", "(").replace("}", ")").split())


def _flush(lines: list[str], speaker: str, group: list[str]) -> None:
    if group:
        text = f"{speaker}: " + "; ".join(group)
        lines += textwrap.wrap(text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def parse(text: str, where: str = "record") -> Match:
    """The match of a record. A Problem names the place, the line and what was expected."""
    lines = text.removeprefix("\ufeff").splitlines()
    tags, options, people, earlier, first = _read_tags(lines, where)
    if "Game" not in tags:
        raise at(f"{where}:1", "no-record")
    try:
        game = find(tags["Game"])
    except Problem as problem:
        raise placed(f"{where}:{_line_of_tag(lines, 'Game')}", problem) from None
    try:
        game = game.playing(tags.get("Rules", game.rules_version))
    except Problem as problem:
        raise placed(f"{where}:{_line_of_tag(lines, 'Rules')}", problem) from None
    try:
        match = Match(game, tags.get("Scenario", ""), options, people, committed=tags.get("Commitment", ""))
        for told in earlier:
            match.earlier.append(_pledge(told, match.earlier[-1].until if match.earlier else 0))
        if "Secret" in tags:
            match.reveal(_secret(tags["Secret"]))
    except Problem as problem:
        raise placed(f"{where}:1", problem) from None
    _read_acts(match, lines, first, where)
    match.ended = _ended(match, tags.get("Result", ""))
    same = tags.get("Shape", game.shape()) == game.shape()
    if same and tags.get("Hash", match.hash()) != match.hash():
        raise at(f"{where}:{len(lines)}", "other-hash")
    return match


def _line_of_tag(lines: list[str], name: str) -> int:
    return next((number for number, line in enumerate(lines, 1) if line.strip().startswith(f"[{name} ")), 1)


def _secret(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        raise Problem("bad-secret-tag") from None


def _read_tags(lines: list[str], where: str) -> tuple[dict[str, str], dict[str, str], dict[str, str], list[str], int]:
    """The tags that stand once, options, people, earlier secrets, and the line on which the acts begin."""
    tags: dict[str, str] = {}
    options: dict[str, str] = {}
    people: dict[str, str] = {}
    earlier: list[str] = []
    for number, line in enumerate(lines):
        bare = line.strip()
        if not bare or bare.startswith("#"):
            continue
        if not bare.startswith("["):
            return tags, options, people, earlier, number
        tag = _TAG.fullmatch(bare)
        if tag is None:
            raise at(f"{where}:{number + 1}", "expected-tag", text=bare[:40])
        name, value = tag.group(1), re.sub(r"\\(.)", r"\1", tag.group(2))
        if name in _ONCE:
            if name in tags:
                raise at(f"{where}:{number + 1}", "second-tag", name=name)
            tags[name] = value
        elif name == "Option":
            key, _, choice = value.partition(" ")
            options[key] = choice.strip()
        elif name == "Seat":
            seat, _, person = value.partition(":")
            if person.strip() not in ("", "?"):
                people[seat.strip()] = person.strip()
        elif name == "Earlier":
            earlier.append(value)
        else:
            raise at(f"{where}:{number + 1}", "unknown-tag", name=name[:40], names=[*_ONCE, *_MANY])
    return tags, options, people, earlier, len(lines)


def _read_acts(match: Match, lines: list[str], first: int, where: str) -> None:
    speaker = ""
    inside = -1  # the line on which an open comment began
    remark: list[str] = []
    for number in range(first, len(lines)):
        line = lines[number].strip()
        if inside < 0 and (line.startswith(("#", "=="))):
            continue
        act = ""
        for part in re.split(r"([{};])", line):
            if inside >= 0:
                if part == "}":
                    inside = -1
                    _remark(match, " ".join("".join(remark).split()))
                else:
                    remark.append(part)
            elif part in ("{", ";"):
                speaker = _take(match, speaker, act, f"{where}:{number + 1}")
                act = ""
                if part == "{":
                    inside, remark = number, []
            elif part == "}":
                raise at(f"{where}:{number + 1}", "comment-not-begun")
            else:
                act += part
        if inside >= 0:
            remark.append(" ")
        elif act.strip() and number + 1 < len(lines) and _goes_on(lines[number + 1]):
            lines[number + 1] = f"  {act.strip()} {lines[number + 1].strip()}"
        else:
            speaker = _take(match, speaker, act, f"{where}:{number + 1}")
    if inside >= 0:
        raise at(f"{where}:{inside + 1}", "comment-not-ended")


def _goes_on(line: str) -> bool:
    return line.startswith((" ", "\t")) and bool(line.strip())


def _remark(match: Match, text: str) -> None:
    serial = len(match.log) - 1
    earlier = match.comments.get(serial)
    match.comments[serial] = f"{earlier} {text}" if earlier else text


def _take(match: Match, speaker: str, text: str, where: str) -> str:
    """Take one act, spoken by the seat named before it or by the last speaker; the speaker."""
    if not text.strip():
        return speaker
    name, colon, act = text.partition(":")
    if colon:
        speaker, text = name.strip(), act
        if not text.strip():
            return speaker
    if not speaker:
        raise at(where, "expected-seat-and-act", text=text.strip()[:40])
    try:
        match.take_text(f"{speaker}: {text.strip()}")
    except Problem as problem:
        place = f"{where}: {speaker[:40]}: {text.strip()[:60]!r}"
        raise placed(place, problem) from None
    return speaker
