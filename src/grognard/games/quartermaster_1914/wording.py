"""Cards in words: sentences for the lines of their effects, and for what they can do once prepared."""

from __future__ import annotations

from grognard.games.quartermaster_1914.library import (
    ATR,
    CLEAR,
    DO_LINES,
    HARD,
    HITS,
    LIMIT,
    NAMED,
    NATION,
    STRENGTH,
    SUPPLY,
    SYMBOL,
    SYMBOLS,
    TEXT,
    WHERE_TEXT,
)  # fmt: skip
from grognard.games.quartermaster_1914.tables import (
    NATION_CODES,
    NATIONS,
    PLACES,
    POWER_CODES,
    POWER_OF,
    POWERS,
    SPACE_OF,
    with_article,
)  # fmt: skip

_COUNTS = {
    "UK:sea<3": "if fewer than 3 British navies are on the board",
    "UK:sea>2": "if at least 3 British navies are on the board",
    "FR:NAO>0": "if a French navy is in the North Atlantic",
    "entente:NTH<1": "if no Entente navy is in the North Sea",
    "entente:NTH>0": "if an Entente navy is in the North Sea",
    "UK:land:PIC+adj>0": "if a British army is in or next to Picardy",
    "FR:land": "for each French army on the board",
    "central:sea": "for each Central navy on the board",
    "DE:land:PIC+adj": "for each German army in or next to Picardy",
}


def text(kind: int) -> str:
    """What a card does when it is played, and in play."""
    if TEXT[kind]:
        return TEXT[kind]
    sentences: list[str] = []
    for line in DO_LINES[kind]:
        sentence = _sentence(line, POWERS[POWER_OF[NATION[kind]]])
        sentences.append("Then once more." if sentences and sentences[-1] == sentence else sentence)
    return " ".join(sentences)


def prepared(kind: int) -> str:
    """What a card can do once it is prepared."""
    if SYMBOL[kind] == ATR:
        if not HITS[kind]:
            return "Attrition of one enemy power next to an army of this nation."
        hits = ", ".join(f"{POWERS[hit.power]} {hit.base}" for hit in HITS[kind])
        return f"Attrition: {hits}."
    words = ("double " if STRENGTH[kind] == 2 else "") + SYMBOLS[SYMBOL[kind]]
    words = f"{_capital(words)} {where(kind)}".strip()
    return words + (", also for an unsupplied piece." if SUPPLY[kind] else ".")


def where(kind: int) -> str:
    """Where a prepared card counts; nothing if everywhere."""
    if LIMIT[kind] == NAMED:
        return _places(WHERE_TEXT[kind].split())
    return {CLEAR: "in clear terrain", HARD: "in difficult terrain"}.get(LIMIT[kind], "")


def describe(kind: int) -> str:
    return f"{text(kind)}\n\nPrepared: {prepared(kind)}".strip()


def _nation(code: str) -> str:
    return NATIONS[NATION_CODES.index(code)]


def _with_article(code: str) -> str:
    return with_article(NATION_CODES.index(code))


def _space(code: str) -> str:
    return PLACES[SPACE_OF[code]]


def _one(word: str) -> str:
    code, _, more = word.partition("+")
    name = _space(code)
    if more == "adj":
        return f"in or next to {name}"
    if more == "next":
        return f"next to {name}"
    return f"within 2 steps of {name}" if more == "2" else f"in {name}"


def _places(words: list[str]) -> str:
    if words in (["any"], ["land"], ["sea"]):
        return {"any": "in any space that is supplied", "land": "in a land space", "sea": "in a sea space"}[words[0]]
    named = [word for word in words if word not in ("land", "sea")]
    if named[0] == "battled":
        return "in the space just battled"
    if named[0] == "battled-clear":
        return "in the space just battled, if it was not considered difficult"
    if named[0] == "built+next":
        return f"in a {'land ' if 'land' in words else ''}space next to the piece just built"
    names = [_one(word) for word in named]
    if len(names) == 1:
        return f"in a land space {names[0]}" if "land" in words else names[0]
    plain = [name.removeprefix("in ") for name in names]
    return f"in {', '.join(plain[:-1])} or {plain[-1]}"


def _sentence(line: str, power: str) -> str:
    """One effect of a card of this power in words."""
    words = line.split()
    op, rest = words[0], words[1:]
    if op == "if":
        inner = _sentence(" ".join(words[2:]), power)
        return f"{inner[:-1]}, {_COUNTS[rest[0]]}."
    if op == "condition":
        return f"Only {_COUNTS[rest[0]]}:"
    if op in ("build", "recruit"):
        article = "an army" if rest[1] == "army" else f"a {rest[1]}"
        return f"{_capital(_nation(rest[0]))} may {op} {article} {_places(rest[3:])}."
    if op == "battle":
        places = rest[2:]
        if "from" in places:
            start = places[-1]
            places = places[: places.index("from")]
            where = "started by that piece" if start == "built" else f"started from {_space(start)}"
            return f"{_capital(_nation(rest[0]))} may battle {_places(places)}, {where}."
        return f"{_capital(_nation(rest[0]))} may battle {_places(places)}."
    if op == "attrition":
        return f"Attrition: {', '.join(_hit(word) for word in rest)}."
    if op == "points":
        side = "the Central Powers" if rest[0] == "central" else "the Entente"
        return f"{rest[1]} point{'' if rest[1] == '1' else 's'} for {side}."
    if op == "prepare":
        return f"{power} may prepare {'a card' if rest[0] == '1' else f'up to {rest[0]} cards'}."
    if op == "draft":
        kinds = " or ".join("Build Army" if word == "army" else "Build Navy" for word in rest[1:])
        return f"{power} may draft {_with_article(rest[0])} {kinds} card without cost."
    if op == "play":
        return f"{power} may play {_with_article(rest[0])} {rest[1].replace('-', ' ')} card from hand."
    if op == "cost":
        place = "from hand" if rest[0] == "hand" else "that is prepared"
        return f"First {POWERS[POWER_CODES.index(rest[1])]} must discard a card {place}."
    if op == "force":
        return f"{POWERS[POWER_CODES.index(rest[0])]} discards a prepared card, or its coalition loses a point."
    if op == "token":
        return f"Put an objective token {_one(rest[0])}."
    if op == "supply":
        return f"{_capital(_with_article(rest[0]))} army {_one(rest[1])} counts as supplied until the end of this turn."
    if op == "eliminate":
        return f"Eliminate a piece of {'the Central Powers' if rest[0] == 'central' else 'the enemy'} {_one(rest[2])}."
    raise ValueError(f"no words for {line!r}")


def _hit(word: str) -> str:
    power, _, amount = word.partition("=")
    base, _, more = amount.partition("+")
    words = f"{POWERS[POWER_CODES.index(power)]} {base}"
    return f"{words}, and 1 more {_COUNTS[more]}" if more else words


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
