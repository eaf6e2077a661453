"""11: what cards do, one class for each effect: how its line is read, how it begins, how it is said.

All lines are read when the game is loaded; one that is not understood, or has no words although no text file tells the
card, is a Problem that names the line of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from grognard.core.refusals import Problem, placed
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.battles.battle import NO_SPACE, Battle
from grognard.games.quartermaster_1914.battles.elimination import eliminate
from grognard.games.quartermaster_1914.board import zones
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards import special_cards
from grognard.games.quartermaster_1914.cards.discards import FOR_CARD, FROM_HAND, FROM_PREPARED, Discard, strike
from grognard.games.quartermaster_1914.cards.draft import Fetch
from grognard.games.quartermaster_1914.cards.more_cards import PlayMore, PrepareSome
from grognard.games.quartermaster_1914.facts import library, tables
from grognard.games.quartermaster_1914.facts.library import (
    BUILD_ARMY,
    BUILD_NAVY,
    DO_LINES,
    FILE,
    KINDS,
    NATION,
    TOLD,
    TYPES,
    Count,
    Hit,
)
from grognard.games.quartermaster_1914.facts.tables import (  # fmt: skip
    BESIDE,
    CENTRAL,
    COALITION,
    COALITIONS,
    DE,
    ENTENTE,
    FR,
    NATION_CODES,
    POWER_CODES,
    POWER_OF,
    SPACE_OF,
    UK,
    region,
)
from grognard.games.quartermaster_1914.turn.placing import Place

ALWAYS: Final = 99
"""More than can be counted."""

CONDITIONS: Final[dict[str, Saying]] = {
    "UK:sea<3": Saying("if-fewer-navies", nation=UK, number=3),
    "UK:sea>2": Saying("if-enough-navies", nation=UK, number=3),
    "FR:NAO>0": Saying("if-navy-in", nation=FR, space=SPACE_OF["NAO"]),
    "entente:NTH<1": Saying("if-no-navy-of-side", coalition=ENTENTE, space=SPACE_OF["NTH"]),
    "entente:NTH>0": Saying("if-navy-of-side", coalition=ENTENTE, space=SPACE_OF["NTH"]),
    "UK:land:PIC+adj>0": Saying("if-army-near", nation=UK, space=SPACE_OF["PIC"]),
}
"""What cards ask of the board: a count, < or >, and a number; and how it is said."""
COUNTS: Final[dict[str, Saying]] = {
    "FR:land": Saying("for-each-army", nation=FR),
    "central:sea": Saying("for-each-navy-of-side", coalition=CENTRAL),
    "DE:land:PIC+adj": Saying("for-each-army-near", nation=DE, space=SPACE_OF["PIC"]),
}
"""What cards count on the board, and how it is said; cards that the text files tell may count other things."""
PLACES: Final[dict[str, Saying]] = {
    "battled": Saying("where-battled"),
    "battled-clear": Saying("where-battled-clear"),
    "built+next": Saying("next-to-built"),
}
"""Regions that play decides."""


class Line:
    """The words of an effect, taken one after the other."""

    def __init__(self, text: str) -> None:
        self.words = text.split()

    def take(self, allowed: list[str]) -> str:
        """The next word, which must be one of these."""
        if not self.words:
            raise Problem("word-missing", names=allowed)
        if self.words[0] not in allowed:
            raise Problem("word-wrong", text=self.words[0], names=allowed)
        return self.words.pop(0)

    def number_of(self, names: list[str]) -> int:
        """The next word as the number of one of these names."""
        return names.index(self.take(names))

    def count(self) -> int:
        """The next word as a number."""
        if not self.words or not self.words[0].isdecimal():
            raise Problem("number-wanted", text=" ".join(self.words))
        return int(self.words.pop(0))

    def rest(self) -> list[str]:
        """All other words; there must be some."""
        found, self.words = self.words, []
        if not found:
            raise Problem("place-missing")
        return found


class Effect:
    """One line of a card. What others may ask of it is here; what it does and how it is said, in its own class."""

    def __init__(self, op: str, line: Line) -> None:
        self.op = op
        self.nation = -1
        self.power = -1
        self.coalition = -1
        self.number = 1
        self.zone = FROM_HAND
        """From where cards are paid."""
        self.where = 0
        self.place = ""
        """A region that play decides: one of PLACES, or none."""
        self.start = ""
        """Where a battle must start: '', 'built', or a space's code."""
        self.kinds = 0
        """Cards of these types, as a bit set."""
        self.hits: list[Hit] = []
        self.struck: Count | None = None
        """The pieces of which one is eliminated."""
        self.condition = ""
        """One of CONDITIONS, on which it depends: that this count is at least and at most so much."""
        self.counted: Count | None = None
        self.least = 0
        self.most = ALWAYS
        self.parse(line)
        if line.words:
            raise Problem("word-too-many", text=" ".join(line.words))

    def ask(self, condition: str) -> None:
        """Let it depend on a condition: 'UK:sea>2', more than two British pieces at sea."""
        if condition not in CONDITIONS:
            raise Problem("word-wrong", text=condition, names=list(CONDITIONS))
        self.condition = condition
        more = ">" in condition
        count, _, number = condition.partition(">" if more else "<")
        self.counted = Count(count)
        if more:
            self.least = int(number) + 1
        else:
            self.most = int(number) - 1

    def holds(self, pieces: Sequence[int]) -> bool:
        """Whether its condition holds for these pieces of the nations."""
        return self.counted is None or self.least <= self.counted.number(pieces) <= self.most

    def carry_out(self, s: QuartermasterState, power: int, card: int) -> bool:
        """Begin it, if its condition holds; False if a cost or condition fails, so that nothing else happens (R58)."""
        if not self.holds(s.pieces):
            return self.op != "condition"
        return self.begin(s, power, card)

    def sentence(self, power: int) -> Saying:
        """It as a sentence, on a card of this power."""
        if self.condition:
            return Saying("sentence-if", clause=self.say(power), condition=CONDITIONS[self.condition])
        return Saying("sentence", clause=self.say(power))

    # Written by each effect

    def parse(self, line: Line) -> None:
        """Read what follows the word for it."""

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        """Begin it; False if it is a cost that cannot be paid."""
        raise NotImplementedError

    def say(self, power: int) -> Saying:
        """What is done, without the end of the sentence."""
        raise NotImplementedError

    # For those with places

    def read_places(self, words: list[str]) -> None:
        self.words = words
        self.where = region(" ".join(word for word in words if word in ("land", "sea")))
        named = [word for word in words if word not in ("land", "sea", "any")]
        if named and named[0] in PLACES and len(named) == 1:
            self.place = named[0]
        elif named:
            self.where &= region(" ".join(named))

    def spaces(self, built: int, battled: int, hard: bool) -> int:
        """Its spaces, as far as the card in play has decided them: by where it has built and battled, and how hard."""
        if self.place == "":
            return self.where
        if self.place == "built+next":
            return BESIDE[COALITION[self.nation]][built] & self.where if built != NO_SPACE else 0
        if battled == NO_SPACE or (self.place == "battled-clear" and hard):
            return 0
        return self.where & 1 << battled


class Placing(Effect):
    """build AH army in any: a nation may build a piece where it is supplied; recruit UK piece in NTH: without that."""

    def parse(self, line: Line) -> None:
        self.nation = line.number_of(NATION_CODES)
        piece = line.take(["army", "navy", "piece"])
        self.what = Saying("an-army" if piece == "army" else "a-navy" if piece == "navy" else "a-piece")
        line.take(["in"])
        self.read_places(line.rest())
        self.where &= tables.LAND if piece == "army" else tables.SEA if piece == "navy" else tables.EVERYWHERE

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        wanted = self.spaces(s.built, s.battled, s.battled_hard)
        if wanted:
            s.push(Place(self.nation, wanted, self.op == "recruit"))
        return True

    def say(self, power: int) -> Saying:
        key = "may-build" if self.op == "build" else "may-recruit"
        return Saying(key, nation=self.nation, what=self.what, where=places(self.words))


class Battling(Effect):
    """battle DE in land; battle DE in PIC from ALS; battle AH in built+next from built."""

    def parse(self, line: Line) -> None:
        self.nation = line.number_of(NATION_CODES)
        line.take(["in"])
        words = line.rest()
        if "from" in words:
            self.start = words[-1]
            if words[-2] != "from" or (self.start != "built" and self.start not in SPACE_OF):
                raise Problem("word-wrong", text=self.start, names=["built", *SPACE_OF])
            words = words[:-2]
        self.read_places(words)

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        wanted = self.spaces(s.built, s.battled, s.battled_hard)
        if not wanted:
            return True
        within = -1
        if self.start == "built":
            within = 1 << s.built
        elif self.start:
            within = 1 << SPACE_OF[self.start]
        beside = s.built if self.place == "built+next" else NO_SPACE
        s.push(Battle(self.nation, wanted, within, beside, True, True, NO_SPACE))
        return True

    def say(self, power: int) -> Saying:
        where = places(self.words)
        if self.start == "":
            return Saying("may-battle", nation=self.nation, where=where)
        if self.start == "built":
            return Saying("may-battle-with-it", nation=self.nation, where=where)
        return Saying("may-battle-from", nation=self.nation, where=where, space=SPACE_OF[self.start])


class Elimination(Effect):
    """eliminate central in NTH: a piece of that side, or of a nation, is eliminated there."""

    def parse(self, line: Line) -> None:
        self.who = line.take([*COALITIONS, *NATION_CODES])
        line.take(["in"])
        (self.there,) = line.rest()
        self.struck = Count(f"{self.who}:{self.there}")

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        if self.struck is not None:
            eliminate(s, power, self.struck)
        return True

    def say(self, power: int) -> Saying:
        if self.who not in COALITIONS:
            raise Problem("word-wrong", text=self.who, names=COALITIONS)
        return Saying("eliminate-piece", coalition=COALITIONS.index(self.who), where=place(self.there))


class Attrition(Effect):
    """attrition FRIT=1+FR:land UKUS=1: these powers discard so many cards."""

    def parse(self, line: Line) -> None:
        self.hits = [Hit(word) for word in line.rest()]

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        strike(s, [(hit.power, hit.number(s.pieces)) for hit in self.hits])
        return True

    def say(self, power: int) -> Saying:
        return Saying("attrition-of", hits=[said_hit(hit) for hit in self.hits])


class Points(Effect):
    """points central 2."""

    def parse(self, line: Line) -> None:
        self.coalition = line.number_of(COALITIONS)
        self.number = line.count()

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        zones.score(s, self.coalition, self.number)
        return True

    def say(self, power: int) -> Saying:
        return Saying("points-for", coalition=self.coalition, number=self.number)


class Preparing(Effect):
    """prepare 2: up to so many cards from hand."""

    def parse(self, line: Line) -> None:
        self.number = line.count()

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        s.push(PrepareSome(power, self.number))
        return True

    def say(self, power: int) -> Saying:
        return Saying("may-prepare", power=power, number=self.number)


class Drafting(Effect):
    """draft OT army navy: such a Build card from the deck."""

    def parse(self, line: Line) -> None:
        self.nation = line.number_of(NATION_CODES)
        self.types: list[int] = []
        for word in line.rest():
            if word not in ("army", "navy"):
                raise Problem("word-wrong", text=word, names=["army", "navy"])
            self.types.append(BUILD_ARMY if word == "army" else BUILD_NAVY)
        for kind in self.types:
            self.kinds |= 1 << kind

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        s.push(Fetch(power, self.nation, self.kinds, False))
        return True

    def say(self, power: int) -> Saying:
        if len(self.types) == 1:
            return Saying("may-draft", power=power, nation=self.nation, type=self.types[0])
        return Saying("may-draft-either", power=power, nation=self.nation, type=self.types[0], type2=self.types[1])


class Playing(Effect):
    """play UK Economic-Warfare: another card of this type from hand."""

    def parse(self, line: Line) -> None:
        self.nation = line.number_of(NATION_CODES)
        self.kind = line.number_of([name.replace(" ", "-") for name in TYPES])
        self.kinds = 1 << self.kind

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        s.push(PlayMore(power, self.nation, self.kinds))
        return True

    def say(self, power: int) -> Saying:
        return Saying("may-play", power=power, nation=self.nation, type=self.kind)


class Cost(Effect):
    """cost hand DE 1, cost prepared DE 1: paid in full, or the card has no effect (11)."""

    def parse(self, line: Line) -> None:
        self.zone = FROM_HAND if line.take(["hand", "prepared"]) == "hand" else FROM_PREPARED
        self.power = line.number_of(POWER_CODES)
        self.number = line.count()

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        cards = s.hands[self.power] if self.zone == FROM_HAND else s.prepared[self.power]
        if cards.bit_count() < self.number:
            return False
        s.push(Discard(self.power, self.zone, self.number, FOR_CARD, card))
        return True

    def say(self, power: int) -> Saying:
        return Saying("must-discard" if self.zone == FROM_HAND else "must-discard-prepared", power=self.power)


class Force(Effect):
    """force RU 1: this power loses so many prepared cards."""

    def parse(self, line: Line) -> None:
        self.power = line.number_of(POWER_CODES)
        self.number = line.count()

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        s.push(Discard(self.power, FROM_PREPARED, self.number, FOR_CARD, card))
        return True

    def say(self, power: int) -> Saying:
        return Saying("loses-prepared", power=self.power)


class Token(Effect):
    """token BUL: an objective marker is put there."""

    def parse(self, line: Line) -> None:
        (self.there,) = line.rest()
        self.where = region(self.there)

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        if not s.tokens & self.where:
            s.tokens |= self.where
            s.tell("token", space=self.where.bit_length() - 1)
        return True

    def say(self, power: int) -> Saying:
        return Saying("put-token", where=place(self.there))


class Supply(Effect):
    """supply OT PAL: a piece there counts as supplied this turn (R46)."""

    def parse(self, line: Line) -> None:
        self.nation = line.number_of(NATION_CODES)
        (self.there,) = line.rest()
        self.where = region(self.there)

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        s.fed_nation = self.nation
        s.fed_space = self.where.bit_length() - 1
        return True

    def say(self, power: int) -> Saying:
        return Saying("counts-as-supplied", nation=self.nation, where=place(self.there))


class Condition(Effect):
    """condition UK:sea>2: nothing more happens unless it holds."""

    def parse(self, line: Line) -> None:
        self.ask(line.take(list(CONDITIONS)))

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        return True

    def sentence(self, power: int) -> Saying:
        return Saying("only-if", condition=CONDITIONS[self.condition])


class Oddity(Effect):
    """What a single card does, by a word of its own; the text files tell it."""

    def begin(self, s: QuartermasterState, power: int, card: int) -> bool:
        special_cards.ODDITIES[self.op](s, power)
        return True


OPS: Final[dict[str, Callable[[str, Line], Effect]]] = {
    "build": Placing,
    "recruit": Placing,
    "battle": Battling,
    "eliminate": Elimination,
    "attrition": Attrition,
    "points": Points,
    "prepare": Preparing,
    "draft": Drafting,
    "play": Playing,
    "cost": Cost,
    "force": Force,
    "token": Token,
    "supply": Supply,
    "condition": Condition,
}


def read(text: str) -> Effect:
    """The effect of one line."""
    line = Line(text)
    condition = ""
    if line.words[:1] == ["if"]:
        line.take(["if"])
        condition = line.take(list(CONDITIONS))
    op = line.take([*OPS, *special_cards.ODDITIES])
    effect = OPS[op](op, line) if op in OPS else Oddity(op, line)
    if condition:
        effect.ask(condition)
    return effect


def read_card(kind: int, lines: list[str]) -> list[Effect]:
    """The effects of a kind of card; a Problem names the line of the table."""
    found: list[Effect] = []
    for text in lines:
        try:
            found.append(read(text))
            if not TOLD[kind]:
                found[-1].sentence(POWER_OF[NATION[kind]])
        except (Problem, ValueError) as error:
            problem = error if isinstance(error, Problem) else Problem("place-missing")
            raise placed(f"{FILE}:{library.line_of(kind, text)}", problem) from None
    return found


# Places and hits in words


def place(word: str) -> Saying:
    """One space, or what is around it."""
    code, _, more = word.partition("+")
    space = SPACE_OF[code]
    if more == "adj":
        return Saying("in-or-next-to", space=space)
    if more == "next":
        return Saying("next-to", space=space)
    return Saying("within-two-steps", space=space) if more == "2" else Saying("in-space", space=space)


def places(words: list[str]) -> Saying:
    """Where something is done."""
    if words == ["any"]:
        return Saying("in-any-supplied")
    if words == ["land"]:
        return Saying("in-land-space")
    if words == ["sea"]:
        return Saying("in-sea-space")
    named = [word for word in words if word not in ("land", "sea")]
    if named[0] in PLACES:
        return Saying("land-next-to-built") if named[0] == "built+next" and "land" in words else PLACES[named[0]]
    if len(named) == 1:
        where = place(named[0])
        return Saying("in-land-space-there", where=where) if "land" in words else where
    spaces = [Saying("one-space", space=SPACE_OF[word]) for word in named]
    return Saying("in-one-of", spaces=spaces[:-1], space=spaces[-1])


def said_hit(hit: Hit) -> Saying:
    """What a power loses."""
    if hit.count is not None:
        if hit.count.text not in COUNTS:
            raise Problem("word-wrong", text=hit.count.text, names=list(COUNTS))
        return Saying("number-and-more", power=hit.power, number=hit.base, count=COUNTS[hit.count.text])
    return Saying("number-of-power", power=hit.power, number=hit.base)


EFFECTS: Final[list[list[Effect]]] = [read_card(kind, DO_LINES[kind]) for kind in range(len(KINDS))]
"""What each kind of card does."""
