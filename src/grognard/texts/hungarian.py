"""Hungarian inflection by rule: the forms of a name that it does not write itself.

A form is the name of a case ("object", "in", "with"), with "plural-" and with "the-" or "az-" for an article before
it: "the-plural-object". A name says with attributes what the rules cannot know: `sound` (how its last word is
pronounced, in Hungarian spelling), `place` (in, on or by), `article` (yes or no), `number` (plural); or a whole form.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

Own = Callable[[str], str]
"""An attribute of the name, '' if it has none."""

BACK: Final = "back"
FRONT: Final = "front"
ROUNDED: Final = "rounded"
"""Front too, but with rounded lips: -höz, -ön."""

CASES: Final[dict[str, tuple[str, str, str]]] = {
    "to": ("nak", "nek", "nek"),
    "in": ("ban", "ben", "ben"),
    "into": ("ba", "be", "be"),
    "out-of": ("ból", "ből", "ből"),
    "onto": ("ra", "re", "re"),
    "off": ("ról", "ről", "ről"),
    "by": ("nál", "nél", "nél"),
    "towards": ("hoz", "hez", "höz"),
    "from": ("tól", "től", "től"),
    "until": ("ig", "ig", "ig"),
    "for": ("ért", "ért", "ért"),
    "as": ("ként", "ként", "ként"),
    "whose": ("é", "é", "é"),
    "times": ("szor", "szer", "ször"),
}
"""Suffixes that differ only by the vowels of the name."""
FUSING: Final = {"with": ("al", "el"), "becomes": ("á", "é")}
"""-val, -vel and -vá, -vé, whose v becomes the last consonant of the name."""
SHAPED: Final = ("object", "on", "local")
"""Forms with rules of their own."""
PLACES: Final = {
    "at": {"in": "in", "on": "on", "by": "by"},
    "to-place": {"in": "into", "on": "onto", "by": "towards"},
    "from-place": {"in": "out-of", "on": "off", "by": "from"},
}
"""Where, whither, whence: by the place suffix of the name."""
TRAITS: Final = ("article", "harmony")
SINGULAR: Final = (*CASES, *FUSING, *SHAPED, *PLACES)
FORMS: Final = frozenset(
    article + number + case for article in ("", "the-", "az-") for number in ("", "plural-") for case in SINGULAR
) | {"the", "az", "plural", "the-plural", "az-plural", *TRAITS}
"""All forms that are made by rule."""
EXCEPTIONS: Final = ("sound", "place", "article", "number")
"""Attributes of names that the rules read."""

BACKS: Final = frozenset("aáoóuúąâăåôûůõ")
ROUNDS: Final = frozenset("öőüűøœ")
OPENS: Final = frozenset("eęěëêèä")
NEUTRALS: Final = frozenset("ééiíyıîïìý")
VOWELS: Final = BACKS | ROUNDS | OPENS | NEUTRALS
LONG: Final = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}
"""The last vowel of a word before a suffix."""

ENDINGS: Final = (
    ("ccs", "cs"), ("ddzs", "dzs"), ("ggy", "gy"), ("lly", "ly"), ("nny", "ny"), ("ssz", "sz"), ("tty", "ty"),
    ("zzs", "zs"), ("dzs", "dzs"), ("cs", "cs"), ("dz", "dz"), ("gy", "gy"), ("ly", "ly"), ("ny", "ny"), ("sz", "sz"),
    ("ty", "ty"), ("zs", "zs"),
)  # fmt: skip
"""How Hungarian consonants of several letters end a word, and what they are alone."""
FOREIGN: Final = (
    ("tzsch", "cs"), ("tsch", "cs"), ("sch", "s"), ("tch", "cs"), ("szcz", "cs"), ("cz", "cs"), ("tz", "c"),
    ("nz", "c"), ("lz", "c"), ("rz", "c"), ("aaz", "c"), ("eiz", "c"), ("ck", "k"), ("ch", "h"), ("th", "t"),
    ("dt", "t"), ("ph", "f"), ("dź", "z"), ("ms", "sz"), ("ns", "sz"), ("ls", "sz"), ("rs", "sz"), ("ss", "sz"),
    ("ß", "sz"), ("ż", "zs"), ("ź", "z"), ("ś", "s"), ("ć", "cs"), ("ń", "ny"), ("ł", "l"), ("š", "s"), ("č", "cs"),
    ("ž", "zs"), ("ř", "r"), ("ň", "ny"), ("ť", "ty"), ("ď", "gy"), ("ș", "s"), ("ş", "s"), ("ț", "c"), ("ţ", "c"),
    ("w", "v"), ("x", "sz"), ("q", "k"),
)  # fmt: skip
"""The same in names of other languages."""
DOUBTFUL: Final = {
    "z": ("c", "sz", "zs"),
    "s": ("sz", "z"),
    "g": ("k",),
    "d": ("t",),
    "w": ("f",),
    "c": ("k", "sz", "cs"),
}
"""Letters that other languages pronounce in several ways at the end of a word."""
BARE: Final = frozenset(("l", "ly", "n", "ny", "r", "j", "s", "sz", "z", "zs"))
"""After these, after a vowel, the accusative has no vowel: Berlint."""
SONOROUS: Final = ("rn", "ln", "rl", "jn", "jl", "jr", "hl", "hr", "hn", "nsz", "nz", "lly")
"""Nor after these: Kölnt."""
DOUBLED: Final = ("ll", "nn", "rr", "ss", "zz")

LOWERING: Final = (
    "ház", "vár", "fal", "láb", "föld", "könyv", "vonal", "hely", "jel", "öv", "fül", "toll", "hold", "ujj", "szög",
    "zászlóalj", "ügy", "díj", "szíj", "héj",
)  # fmt: skip
"""Words, alone or at the end of others, with -at or -et and -ak or -ek."""
LOWERING_ALONE: Final = ("had", "hal", "ág", "sár", "kar", "nyár", "vaj", "agy", "máj", "nyak", "száj")
PLURALS: Final = ("államok", "hatalmak", "alpok", "szövetségesek", "ardennek", "balkánok")
"""What is a plural without saying so."""
STEMS: Final = {
    "híd": "hidat", "út": "utat", "víz": "vizet", "kéz": "kezet", "tűz": "tüzet", "név": "nevet", "fél": "felet",
    "tér": "teret", "levél": "levelet", "szekér": "szekeret", "kerék": "kereket", "nyíl": "nyilat",
    "kenyér": "kenyeret", "madár": "madarat", "szamár": "szamarat", "bogár": "bogarat",
}  # fmt: skip
"""Words, alone or at the end of others, that are shortened in the accusative and the plural."""
FLEETING: Final = {
    "árok": "árkot", "titok": "titkot", "sarok": "sarkot", "dolog": "dolgot", "malom": "malmot", "halom": "halmot",
    "bokor": "bokrot", "tükör": "tükröt", "álom": "álmot", "terem": "termet", "fegyelem": "fegyelmet",
    "alom": "almat", "delem": "delmet", "zelem": "zelmet", "relem": "relmet", "gyelem": "gyelmet", "nelem": "nelmet",
}  # fmt: skip
"""Words and endings that lose their last vowel before -t, -k and -n."""
STEMS_ALONE: Final = {
    "ló": ("lovat", "lovon"), "tó": ("tavat", "tavon"), "kő": ("követ", "kövön"), "mű": ("művet", "művön"),
    "hó": ("havat", "havon"), "tél": ("telet", "télen"), "dél": ("delet", "délen"), "szél": ("szelet", "szélen"),
    "nyár": ("nyarat", "nyáron"), "hét": ("hetet", "héten"), "ír": ("írt", "íren"),
}  # fmt: skip
BACK_WORDS: Final = ("híd", "cél", "díj", "nyíl", "szíj", "zsír", "derék", "férfi")
"""Words, alone or at the end of others, with back suffixes though their vowels are none."""
FRONT_WORDS: Final = ("tér", "rész", "gép", "kép", "név", "vég", "szék", "kérés", "lépés", "mérés", "térkép")
"""Words, at the end of others, with front suffixes though a back vowel comes before them: gyakorlótérben."""
BACK_ALONE: Final = ("ír", "sík", "kín", "íj", "héj")
ON_ENDS: Final = (
    "vár", "pest", "hely", "tenger", "óceán", "csatorna", "sziget", "szigetek", "félsziget", "mező", "szoros",
)  # fmt: skip
"""Names that end so are places on which one is."""
HEADS: Final = frozenset((
    "tenger", "óceán", "csatorna", "öböl", "szoros", "sziget", "szigetek", "félsziget", "folyó", "hegység", "alpok",
    "ardennek", "kaukázus", "balkán", "kelet", "birodalom", "monarchia", "királyság", "államok", "köztársaság",
    "szovjetunió", "unió", "hatalmak", "antant", "tengely", "szövetségesek", "hadsereg", "hadtest", "légió", "haderő",
    "flotta", "mező", "doboz", "sáv", "pakli", "ruhr", "közel-kelet", "vidék", "part",
))  # fmt: skip
"""Names whose last word is one of these have an article, though they begin with a capital letter."""

DIGITS: Final = (
    ("nulla", "t"), ("egy", "et"), ("kettő", "t"), ("három", "at"), ("négy", "et"), ("öt", "öt"), ("hat", "ot"),
    ("hét", "et"), ("nyolc", "at"), ("kilenc", "et"),
)  # fmt: skip
"""Numerals with their accusative suffix, the last one that is spoken counts."""
TENS: Final = (
    ("", ""), ("tíz", "et"), ("húsz", "at"), ("harminc", "at"), ("negyven", "et"), ("ötven", "et"), ("hatvan", "at"),
    ("hetven", "et"), ("nyolcvan", "at"), ("kilencven", "et"),
)  # fmt: skip
LETTERS: Final = {
    "a": "á", "b": "bé", "c": "cé", "d": "dé", "e": "é", "f": "ef", "g": "gé", "h": "há", "i": "í", "j": "jé",
    "k": "ká", "l": "el", "m": "em", "n": "en", "o": "ó", "p": "pé", "q": "kú", "r": "er", "s": "es", "t": "té",
    "u": "ú", "v": "vé", "w": "vé", "x": "iksz", "y": "ipszilon", "z": "zé",
}  # fmt: skip
"""The names of letters."""
ROMAN: Final = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


class Word:
    """A name as its suffixes want it."""

    def __init__(self, body: str, joint: str, after: str) -> None:
        self.body = body
        """What the suffix is put to."""
        self.joint = joint
        """A hyphen before the suffix, or nothing."""
        self.after = after
        """What follows the suffix: a bracket."""
        self.harmony = FRONT
        self.sound = ""
        """The last consonant, as it is spoken; '' if the word ends in a vowel."""
        self.object = "t"
        """The suffix of the accusative."""
        self.short = ""
        """The whole body of the accusative, where it is another."""
        self.upon = ""
        """The whole body of the superessive, where it is another."""
        self.plural = False
        """Whether it is a plural itself."""

    def long(self) -> str:
        """The body before a suffix: Prágá-."""
        last = self.body[-1:]
        return self.body[:-1] + LONG[last] if not self.joint and last in LONG and not self.sound else self.body

    def put(self, suffix: str) -> str:
        return self.long() + self.joint + suffix + self.after


def form(name: str, asked: str, own: Own) -> str | None:
    """The name in this form; None if there is no such form."""
    if asked not in FORMS:
        written = own(written_form(asked))
        return f"{article(written)} {written}" if asked != written_form(asked) and written else None
    if asked == "harmony":
        return _word(name, own).harmony
    if asked == "article":
        return article(name)
    before, rest = begun(name, asked, own)
    made = _suffixed(name, rest, own)
    return f"{article(made)} {made}" if before else made


def written_form(asked: str) -> str:
    """The form that a name must write where there is no rule: of `az-adjective` the adjective."""
    return asked.removeprefix("the-").removeprefix("az-")


def begun(name: str, asked: str, own: Own) -> tuple[str, str]:
    """The article that a form puts before the name, with its space, and the form without it."""
    for start in ("the", "az"):
        if asked == start or asked.startswith(f"{start}-"):
            wanted = not name.startswith(("A ", "Az ")) and (start == "az" or takes_article(name, own))
            return f"{article(name)} " if wanted else "", asked[len(start) + 1 :]
    return "", asked


def _suffixed(name: str, asked: str, own: Own) -> str:
    if not asked:
        return name
    written = own(asked)
    if written:
        return written
    if asked in PLACES:
        return _suffixed(name, PLACES[asked].get(place(name, own), "in"), own)
    if asked == "plural":
        return _plural(_word(name, own))
    if asked.startswith("plural-"):
        several = own("plural") or _plural(_word(name, own))
        return _suffixed(several, asked.removeprefix("plural-"), _several)
    return _put(_word(name, own), asked)


def _several(attribute: str) -> str:
    """The attributes of a plural."""
    return "plural" if attribute == "number" else ""


def _put(word: Word, case: str) -> str:
    if case in FUSING:
        back, front = FUSING[case]
        return _fused(word, back if word.harmony == BACK else front)
    if case == "object":
        return (word.short or word.long() + word.joint + word.object) + word.after
    if case == "on":
        if word.upon:
            return word.upon + word.after
        return word.put((_vowel(word, "o", "e", "ö") if word.sound else "") + "n")
    if case == "local":
        return _local(word)
    suffixes = CASES[case]
    suffix = suffixes[0] if word.harmony == BACK else suffixes[1] if word.harmony == FRONT else suffixes[2]
    return word.body + word.joint + suffix + word.after if case == "as" else word.put(suffix)


def _vowel(word: Word, back: str, front: str, rounded: str) -> str:
    return back if word.harmony == BACK else front if word.harmony == FRONT else rounded


def _fused(word: Word, suffix: str) -> str:
    """With the last consonant doubled: Béccsel, Berlinnel."""
    if not word.sound:
        return word.put("v" + suffix)
    body = word.body
    if word.joint:
        return word.put(word.sound + suffix)
    lower = body.lower()
    if len(word.sound) > 1 and lower.endswith(word.sound) and not lower.endswith(word.sound[0] + word.sound):
        return body[: -len(word.sound)] + word.sound[0] + word.sound + suffix + word.after
    if lower.endswith(word.sound * 2) or (len(word.sound) > 1 and lower.endswith(word.sound[0] + word.sound)):
        # A name keeps its spelling, a noun has never three of the same.
        return body + (f"-{word.sound}" if body[:1].isupper() else "") + suffix + word.after
    return body + word.sound + suffix + word.after


def _local(word: Word) -> str:
    """-i: of a town, of a country."""
    if word.joint == "-" or " " in word.body:
        joint = "-" if word.body[:1].isupper() or word.joint else ""
        body = word.body if " " in word.body or _is_code(word.body) else word.body.lower()
        return f"{body}{joint}i{word.after}"
    body = word.body.lower()
    if word.short and word.upon and word.sound:
        body = word.upon.lower()[:-2]
    elif body.endswith(("o", "ö")):
        body = word.long().lower()
    return body + ("" if body.endswith("i") else "i") + word.after


def _plural(word: Word) -> str:
    if word.plural:
        return word.body + word.after
    if word.short:
        return word.short[:-1] + "k" + word.after
    if not word.sound:
        return word.put("k")
    vowel = word.object[:1] if len(word.object) > 1 else _vowel(word, "o", "e", "ö")
    return word.put(vowel + "k")


# Articles and places


def article(name: str) -> str:
    """The definite article before a name, by its first sound.

    >>> article("hadsereg"), article("1. hadsereg"), article("500"), article("F3"), article("SR")
    ('a', 'az', 'az', 'az', 'az')
    """
    text = name.lstrip("\"'„“”‚‘’»«([ -–")
    found = re.match(r"\d+(?:[ \u00a0\u202f]\d{3})*", text)
    if found is not None:
        return "az" if _spoken_first(int("".join(filter(str.isdecimal, found[0]))))[:1] in VOWELS else "a"
    found = re.match(r"([IVXLCDM]+)\.", text)
    if found is not None:
        return "az" if _spoken_first(_roman(found[1]))[:1] in VOWELS else "a"
    first = re.split(r"[\s\-–]", text, maxsplit=1)[0]
    letters = first.rstrip("0123456789")
    if len(letters) == 1 or (letters.isupper() and not _is_word(letters)):
        alone = letters.lower()[:1]
        return "az" if LETTERS.get(alone, alone)[:1] in VOWELS else "a"
    start = text[:2].lower()
    if start[:1] == "y":
        return "a" if start[1:] in VOWELS else "az"
    return "az" if start[:1] in VOWELS else "a"


def takes_article(name: str, own: Own) -> bool:
    """Whether a name has an article in a sentence: nouns and codes have, proper names have none."""
    said = own("article")
    if said:
        return said != "no"
    if own("number") == "plural" or not name[:1].isupper():
        return True
    if re.match(r"[IVX]+\. ", name):  # II. Frigyes
        return False
    if _is_code(name.split(" ")[0]):
        return True
    last = re.split(r"[\s(]+\(", name)[0].split(" ")[-1].lower()
    return last in HEADS or last.split("-")[-1] in HEADS


def place(name: str, own: Own) -> str:
    """Where one is there: in, on or by."""
    said = own("place")
    if said:
        return said
    return "on" if _last(_split(name)[0]).lower().endswith(ON_ENDS) else "in"


def _is_code(word: str) -> bool:
    """C7, SR, BEF."""
    letters = word.rstrip("0123456789")
    return letters.isupper() and (letters != word or len(letters) > 1)


def _is_word(letters: str) -> bool:
    """Whether an abbreviation is read as a word: MEF, not SR."""
    low = letters.lower()
    return len(low) > 2 and any(one in VOWELS for one in low[1:-1]) and low[0] not in VOWELS


# The end of a name


def _split(name: str) -> tuple[str, str]:
    """A name, and the bracket behind it."""
    found = re.fullmatch(r"(.*\S)(\s+\([^()]*\)|\s+\[[^\[\]]*\])", name)
    return (found[1], found[2]) if found is not None else (name, "")


def _last(name: str) -> str:
    """The last word, without the signs around it."""
    return re.split(r"[\s\-–/’']", name.rstrip("\"'”’“»«.!?…"))[-1].strip("\"'„”“»«.,")


def _word(name: str, own: Own) -> Word:
    """What the suffixes of a name go by."""
    body, after = _split(name)
    last = _last(body)
    word = Word(body, "" if body[-1:].isalnum() else "-", after)
    sound = own("sound")
    number = _number(body, last)
    if number is not None:
        word.joint = "-"
        spoken, word.object = number
        _hear(word, spoken, False)
    elif sound:
        _hear(word, sound, True)
        word.object = _object(word, sound, True)
        if not _is_heard(last, word, sound):
            word.joint = "-"
    elif last.isupper() and (len(last) > 1 or last == body or " " in body):
        word.joint = "-"
        spoken = last.lower() if len(last) > 3 and _is_word(last) else LETTERS.get(last.lower()[-1:], last.lower())
        _hear(word, spoken, False)
        word.object = "t" if not word.sound or spoken in ("er", "el", "en", "ipszilon") else "et"
        if word.harmony != FRONT:
            word.object = _object(word, spoken, False)
    else:
        _shape(word, last, own)
    return word


def _shape(word: Word, last: str, own: Own) -> None:
    """An ordinary word."""
    low, proper = last.lower(), last[:1].isupper()
    if proper and low.endswith(("ow", "oe")):  # the last letter of German names such as Güstrow is silent
        word.joint = "-"
        word.harmony = BACK
        return
    _hear(word, low, proper)
    word.plural = own("number") == "plural" or low in PLURALS
    if word.plural:
        word.object = "at" if word.harmony == BACK else "et"
        return
    word.object = _object(word, low, proper)
    if word.joint:
        return
    if low in STEMS_ALONE:
        word.short, word.upon = (_instead(word.body, low, text) for text in STEMS_ALONE[low])
    for end, short in STEMS.items():
        if low.endswith(end) and not word.short and (not proper or low == end):  # Bejrútot, but utat
            word.short = _instead(word.body, end, short)
    for end, short in FLEETING.items():
        if low.endswith(end) and not word.short:
            word.short = _instead(word.body, end, short)
            word.upon = word.short[:-2] + _vowel(word, "o", "e", "ö") + "n"


def _instead(body: str, end: str, text: str) -> str:
    """With another end, and as many capitals."""
    begun = body[-len(end)]
    return body[: -len(end)] + (text.capitalize() if begun.isupper() else text)


def _hear(word: Word, spoken: str, foreign: bool) -> None:
    """The vowels of a word, and its last consonant."""
    spoken = spoken.lower()
    slavic = any(letter in "ąęłńśźżć" for letter in spoken) and foreign
    ends_in_vowel = spoken[-1:] in VOWELS - {"y"} or (spoken.endswith("y") and (slavic or not _is_soft(spoken)))
    word.sound = "" if ends_in_vowel else _consonant(spoken, foreign)
    word.harmony = _harmony(spoken, ends_in_vowel)


def _is_soft(spoken: str) -> bool:
    """Whether the last y makes a consonant soft: nagy, arany."""
    return spoken[-2:-1] in ("g", "l", "n", "t")


def _consonant(spoken: str, foreign: bool) -> str:
    """The last consonant, alone."""
    if foreign:
        for end, sound in FOREIGN:
            if spoken.endswith(end):
                return sound
    for end, sound in ENDINGS:
        if spoken.endswith(end):
            return sound
    return spoken[-1:]


def _harmony(spoken: str, ends_in_vowel: bool) -> str:
    """By the last vowels: a back one wins over a single i, í or é after it."""
    if spoken.endswith(BACK_WORDS) or spoken in BACK_ALONE:
        return BACK
    if spoken.endswith(FRONT_WORDS):
        return FRONT
    text = spoken.replace("eu", "oj").replace("äu", "oj")
    if not ends_in_vowel and text.endswith("y"):
        text = text[:-1]
    for soft in ("gy", "ny", "ly", "ty"):
        text = re.sub(f"{soft}(?=[{''.join(VOWELS)}])", soft[0], text)
    vowels = [letter for letter in text if letter in VOWELS]
    if not vowels:
        return FRONT
    last = vowels[-1]
    if last in BACKS:
        return BACK
    if last in ROUNDS:
        return ROUNDED
    if last in OPENS and not (last == "e" and ends_in_vowel):
        return FRONT
    before = vowels[:-1]
    if before and before[-1] in BACKS:
        return BACK
    return FRONT


def _object(word: Word, spoken: str, proper: bool) -> str:
    """The suffix of the accusative, with its vowel where there is one."""
    spoken = spoken.lower()
    if not word.sound:
        return "t"
    if not proper and (spoken.endswith(LOWERING) or spoken in LOWERING_ALONE):
        return "at" if word.harmony == BACK else "et"
    if proper and spoken.endswith(("hely", "föld", "ház")):
        return "at" if word.harmony == BACK else "et"
    vowel = _vowel(word, "ot", "et", "öt")
    if word.sound not in BARE:
        return vowel
    ending = next((end for end, _ in (FOREIGN if proper else ()) + ENDINGS if spoken.endswith(end)), spoken[-1:])
    if ending == "x" or (proper and word.sound == "sz" and ending in ("ms", "ls", "rs")):
        return vowel
    before = spoken[: -len(ending)][-1:]
    if before in VOWELS or spoken.endswith(SONOROUS) or (proper and spoken.endswith(DOUBLED)):
        return "t"
    return "t" if proper and word.sound in ("r", "l") else vowel


def _is_heard(last: str, word: Word, sound: str) -> bool:
    """Whether the last letter that is written is the last sound, so that no hyphen is needed."""
    low, end = last.lower(), sound.lower()[-1:]
    if not word.sound:
        plain = {"á": "a", "é": "e", "ó": "o", "ő": "ö", "í": "i", "ú": "u", "ű": "ü"}
        written = "i" if low.endswith("y") else low[-1:]
        return plain.get(written, written) == plain.get(end, end)
    if low[-1:] in VOWELS:
        return False
    return word.sound in (_consonant(low, True), _consonant(low, False), *DOUBTFUL.get(low[-1:], ()))


# Numbers


def _number(body: str, last: str) -> tuple[str, str] | None:
    """How a number at the end of a name is spoken, and the suffix of its accusative."""
    digits = re.search(r"\d+$", last)
    if digits is not None:
        ordinal = body.rstrip("\"'”’“»«").endswith(".")
        spoken, suffix = _spoken_last(int(digits[0]))
        if ordinal:  # negyediket, hatodikat
            back = _harmony(spoken, spoken[-1:] in VOWELS) == BACK or digits[0].endswith("2")
            return ("dok", "at") if back else ("dek", "et")
        return spoken, suffix
    if " " in body and re.fullmatch(r"[IVX]+", last):
        return _spoken_last(_roman(last))
    return None


def _spoken_last(number: int) -> tuple[str, str]:
    """The last word of a number, and the suffix of its accusative."""
    if number == 0 or number % 10:
        return DIGITS[number % 10]
    if number % 100:
        return TENS[number // 10 % 10]
    if number % 1000:
        return "száz", "at"
    if number % 1_000_000:
        return "ezer", "et"
    return ("millió", "t") if number % 1_000_000_000 else ("milliárd", "ot")


def _spoken_first(number: int) -> str:
    """The first word of a number."""
    if number >= 2000:
        while number >= 1000:
            number //= 1000
        return "egy" if number == 1 else _spoken_first(number)
    if number >= 1000:
        return "ezer"
    if number >= 200:
        return DIGITS[number // 100][0]
    if number >= 100:
        return "száz"
    return TENS[number // 10][0] if number >= 10 else DIGITS[number][0]


def _roman(text: str) -> int:
    """The value of a Roman numeral.

    >>> _roman("XIV"), _roman("III")
    (14, 3)
    """
    values = [ROMAN[letter] for letter in text]
    following = [*values[1:], 0]
    return sum(-value if value < later else value for value, later in zip(values, following, strict=True))
