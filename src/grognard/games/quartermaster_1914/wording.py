"""Cards as sayings: what the lines of their effects mean, and what the cards can do once prepared."""

from __future__ import annotations

from typing import Final

from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.library import (
    ATR,
    BUILD_ARMY,
    BUILD_NAVY,
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
    TOLD,
    TYPES,
    WHERE_TEXT,
)  # fmt: skip
from grognard.games.quartermaster_1914.tables import (
    CENTRAL,
    COALITIONS,
    DE,
    ENTENTE,
    FR,
    NATION_CODES,
    POWER_CODES,
    POWER_OF,
    SPACE_OF,
    UK,
)  # fmt: skip

_COUNTS: Final[dict[str, Saying]] = {
    "UK:sea<3": Saying("if-fewer-navies", nation=UK, number=3),
    "UK:sea>2": Saying("if-enough-navies", nation=UK, number=3),
    "FR:NAO>0": Saying("if-navy-in", nation=FR, space=SPACE_OF["NAO"]),
    "entente:NTH<1": Saying("if-no-navy-of-side", coalition=ENTENTE, space=SPACE_OF["NTH"]),
    "entente:NTH>0": Saying("if-navy-of-side", coalition=ENTENTE, space=SPACE_OF["NTH"]),
    "UK:land:PIC+adj>0": Saying("if-army-near", nation=UK, space=SPACE_OF["PIC"]),
    "FR:land": Saying("for-each-army", nation=FR),
    "central:sea": Saying("for-each-navy-of-side", coalition=CENTRAL),
    "DE:land:PIC+adj": Saying("for-each-army-near", nation=DE, space=SPACE_OF["PIC"]),
}


def text(kind: int) -> Saying:
    """What a card does when it is played, and in play."""
    if TOLD[kind]:
        return Saying("as-told", card=kind)
    sentences: list[Saying] = []
    last = ""
    for line in DO_LINES[kind]:
        sentences.append(Saying("once-more") if line == last else _sentence(line, POWER_OF[NATION[kind]]))
        last = line
    return together(sentences)


def prepared(kind: int) -> Saying:
    """What a card can do once it is prepared."""
    if SYMBOL[kind] == ATR:
        if not HITS[kind]:
            return Saying("prepared-against-neighbour")
        hits = [Saying("number-of-power", power=hit.power, number=hit.base) for hit in HITS[kind]]
        return Saying("sentence", clause=Saying("attrition-of", hits=hits))
    words = Saying("double-symbol" if STRENGTH[kind] == 2 else "single-symbol", symbol=SYMBOL[kind])
    place = where(kind)
    if place is not None:
        words = Saying("symbol-there", what=words, where=place)
    return Saying("also-unsupplied" if SUPPLY[kind] else "sentence", clause=words)


def where(kind: int) -> Saying | None:
    """Where a prepared card counts; nothing if everywhere."""
    if LIMIT[kind] == NAMED:
        return _places(WHERE_TEXT[kind].split())
    if LIMIT[kind] == CLEAR:
        return Saying("in-clear-terrain")
    return Saying("in-difficult-terrain") if LIMIT[kind] == HARD else None


def describe(kind: int) -> Saying:
    """All of a card."""
    return Saying("all-of-a-card", text=text(kind), prepared=prepared(kind))


def together(sentences: list[Saying]) -> Saying:
    """One saying of several sentences."""
    if len(sentences) == 1:
        return sentences[0]
    return Saying("sentences", first=sentences[0], more=together(sentences[1:]))


def _nation(code: str) -> int:
    return NATION_CODES.index(code)


def _power(code: str) -> int:
    return POWER_CODES.index(code)


def _one(word: str) -> Saying:
    """One space, or what is around it."""
    code, _, more = word.partition("+")
    space = SPACE_OF[code]
    if more == "adj":
        return Saying("in-or-next-to", space=space)
    if more == "next":
        return Saying("next-to", space=space)
    return Saying("within-two-steps", space=space) if more == "2" else Saying("in-space", space=space)


def _places(words: list[str]) -> Saying:
    if words == ["any"]:
        return Saying("in-any-supplied")
    if words == ["land"]:
        return Saying("in-land-space")
    if words == ["sea"]:
        return Saying("in-sea-space")
    named = [word for word in words if word not in ("land", "sea")]
    if named[0] == "battled":
        return Saying("where-battled")
    if named[0] == "battled-clear":
        return Saying("where-battled-clear")
    if named[0] == "built+next":
        return Saying("land-next-to-built" if "land" in words else "next-to-built")
    if len(named) == 1:
        place = _one(named[0])
        return Saying("in-land-space-there", where=place) if "land" in words else place
    spaces = [SPACE_OF[word] for word in named]
    return Saying("in-one-of", spaces=spaces[:-1], space=spaces[-1])


def _sentence(line: str, power: int) -> Saying:
    """One effect of a card of this power."""
    words = line.split()
    if words[0] == "if":
        return Saying("sentence-if", clause=_clause(words[2:], power), condition=_COUNTS[words[1]])
    if words[0] == "condition":
        return Saying("only-if", condition=_COUNTS[words[1]])
    return Saying("sentence", clause=_clause(words, power))


def _clause(words: list[str], power: int) -> Saying:
    """What is done, without the end of the sentence."""
    op, rest = words[0], words[1:]
    if op == "build" or op == "recruit":
        what = Saying("an-army" if rest[1] == "army" else "a-navy" if rest[1] == "navy" else "a-piece")
        key = "may-build" if op == "build" else "may-recruit"
        return Saying(key, nation=_nation(rest[0]), what=what, where=_places(rest[3:]))
    if op == "battle":
        return _battle(_nation(rest[0]), rest[2:])
    if op == "attrition":
        return Saying("attrition-of", hits=[_hit(word) for word in rest])
    if op == "points":
        return Saying("points-for", coalition=COALITIONS.index(rest[0]), number=int(rest[1]))
    if op == "prepare":
        return Saying("may-prepare", power=power, number=int(rest[0]))
    if op == "draft":
        return _draft(power, _nation(rest[0]), rest[1:])
    if op == "play":
        return Saying("may-play", power=power, nation=_nation(rest[0]), type=TYPES.index(rest[1].replace("-", " ")))
    if op == "cost":
        return Saying("must-discard" if rest[0] == "hand" else "must-discard-prepared", power=_power(rest[1]))
    if op == "force":
        return Saying("loses-prepared", power=_power(rest[0]))
    if op == "token":
        return Saying("put-token", where=_one(rest[0]))
    if op == "supply":
        return Saying("counts-as-supplied", nation=_nation(rest[0]), where=_one(rest[1]))
    if op == "eliminate":
        return Saying("eliminate-piece", coalition=COALITIONS.index(rest[0]), where=_one(rest[2]))
    raise ValueError(f"no words for {words!r}")


def _battle(nation: int, places: list[str]) -> Saying:
    if "from" not in places:
        return Saying("may-battle", nation=nation, where=_places(places))
    start = places[-1]
    where = _places(places[: places.index("from")])
    if start == "built":
        return Saying("may-battle-with-it", nation=nation, where=where)
    return Saying("may-battle-from", nation=nation, where=where, space=SPACE_OF[start])


def _draft(power: int, nation: int, kinds: list[str]) -> Saying:
    types = [BUILD_ARMY if word == "army" else BUILD_NAVY for word in kinds]
    if len(types) == 1:
        return Saying("may-draft", power=power, nation=nation, type=types[0])
    return Saying("may-draft-either", power=power, nation=nation, type=types[0], type2=types[1])


def _hit(word: str) -> Saying:
    code, _, amount = word.partition("=")
    base, _, more = amount.partition("+")
    if more:
        return Saying("number-and-more", power=_power(code), number=int(base), count=_COUNTS[more])
    return Saying("number-of-power", power=_power(code), number=int(base))
