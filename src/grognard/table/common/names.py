"""User names: what they are made of, and which ones look alike (homoglyphs).

Two names are alike when their skeletons are equal: letters that look alike in Latin, Cyrillic, Greek and Armenian are
one, as in Unicode's report 39, and spaces and signs count for nothing. A name is written in one script, so that no
single letter of another one hides in it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from grognard.bots.registry import BOT, PROGRAM
from grognard.core.acts import fold
from grognard.core.sayings import Saying
from grognard.table.common.errors import Refused
from grognard.texts.files import languages
from grognard.texts.words import words

SIGNS: Final = frozenset(" !#&'()*+,-./:?_’")
MOST_MARKS: Final = 2
"""So many marks may stand on one letter, beside those that are part of it."""

_SCRIPTS: Final = (
    "LATIN CYRILLIC GREEK ARMENIAN GEORGIAN HEBREW ARABIC ETHIOPIC DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL "
    "TELUGU KANNADA MALAYALAM SINHALA THAI LAO TIBETAN MYANMAR KHMER CJK HIRAGANA KATAKANA HANGUL BOPOMOFO"
)
SCRIPTS: Final = frozenset(_SCRIPTS.split())
TOGETHER: Final = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
"""Scripts that are written together; every other name has one."""

_LOOKALIKES: Final = (
    # Capitals of Cyrillic, Greek and Armenian
    "АA ВB ЕE ЅS Іl ЈJ КK МM НH ОO РP СC ТT УY ҮY ХX ԌG ԚQ ԜW ҺH Ӏl "
    "ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ՍU ՕO ՏS ԼL "
    # Small letters
    "аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԁd ԛq ԝw һh ӏl үy ѵv "
    "αa βb γy εe ηn ιi κk νv οo ρp τt υu χx ωw ϲc ϳj օo սu հh ոn ցg քp "
    # Letters and signs of one script that are told apart by a hair only
    "0o 1l Il ıi ſs Ɓb ɓb Ɗd ɗd Ƙk ƙk Ƴy ƴy 丨l"
)
_LOOKS: Final = {ord(pair[0]): pair[1] for pair in _LOOKALIKES.split()}
_GUISES: Final = str.maketrans("0134567!il9", "oleasgtlllg")
"""What may stand for a letter where a word shall be read all the same."""
_WRITTEN: Final = frozenset("æœðþßŋəɛɔıɓɗƙƴ")
"""Latin letters that languages are written with, beside those of a to z with their accents. Others are for phonetics,
and look like these."""
OFFICES: Final = (
    *("admin", "admins", "administrator", "administrators", "moderator", "moderators", "sysadmin", "sysop"),
    *("superuser", "webmaster", "amministratore", "amministratrice", "moderatore", "moderatrice"),
    *("админ", "администратор", "модератор"),
)
"""No name has one of these words, or one that looks like it: it would be taken for that of the host."""
OFFICIAL: Final = (
    *("root", "system", "sistema", "table", "tavolo", "host", "server", "grognard", "operator", "operatore"),
    *("staff", "support", "official", "postmaster"),
)
"""No name is one of these or looks like it as a whole; beside other words they mean something else."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """What is left of a name when all that looks alike is the same.

    >>> skeleton("Frìtz 1"), skeleton("Frіtz_l"), skeleton("ΝΙΚΕ"), skeleton("NIKE")
    ('fritzl', 'fritzl', 'nlke', 'nlke')
    """
    bare = [letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter)]
    digits = "".join(str(unicodedata.decimal(letter, letter)) for letter in bare)
    plain = "".join(letter for letter in fold(digits.translate(_LOOKS)) if letter.isalnum() or _is_mark(letter))
    for pair, one in _PAIRS:
        plain = plain.replace(pair, one)
    return plain


def check(name: str) -> None:
    """Refuse a name that cannot be read as it is, or that is kept for computers, programs, guests and hosts."""
    whole = readable(name)
    if fold(name).startswith((BOT, PROGRAM)) or _reads_like(whole, reserved()):
        raise Refused(422, "bad-name", "bad-name", names=reserved())
    check_official(whole)


def check_official(name: str) -> None:
    """Refuse a name that reads like that of the host or of the service."""
    if _reads_like(name, OFFICES) or _reads_like("".join(filter(_is_seen, name)), OFFICIAL):
        raise Refused(422, "bad-name", "name-of-host")


def readable(name: str) -> str:
    """Refuse a name that cannot be read as it is; the same name, composed."""
    whole = unicodedata.normalize("NFC", name)
    if (
        not all(map(_allowed, whole))
        or any(map(_odd, whole))
        or unicodedata.normalize("NFKC", whole) != whole
        or _piles(whole)
    ):
        raise Refused(422, "bad-name", "name-letters", text=" ".join(sorted(SIGNS - {" "})))
    scripts = {unicodedata.name(letter).split()[0] for letter in whole if letter.isalpha()}
    if not scripts <= SCRIPTS or not (len(scripts) < 2 or any(scripts <= some for some in TOGETHER)):
        raise Refused(422, "bad-name", "name-scripts")
    if len(skeleton(name)) < 2:
        raise Refused(422, "bad-name", "bad-name", names=reserved())
    return whole


def _allowed(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return letter in SIGNS or (kind in ("Lu", "Ll", "Lt", "Lo", "Lm", "Nd", "Mn", "Mc") and letter not in _UNSEEN)


_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0") | frozenset(
    map(chr, range(0xFE00, 0xFE10))
)
"""Letters and marks that show nothing."""


def _odd(letter: str) -> bool:
    """Whether this is no letter that names are written with: a sign of phonetics, or a piece of a syllable."""
    kind = unicodedata.name(letter, "").split()[:2]
    if kind[:1] == ["LATIN"]:
        return not (fold(letter).isascii() or letter.lower() in _WRITTEN)
    return kind[:1] == ["HANGUL"] and kind[1:] != ["SYLLABLE"]


def _piles(name: str) -> bool:
    marks = MOST_MARKS  # before the first letter there is none to stand on
    for letter in name:
        marks = marks + 1 if _is_mark(letter) else 0
        if marks > MOST_MARKS:
            return True
    return False


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Mc")


def _reads_like(name: str, words: Iterable[str]) -> bool:
    """Whether the name, or a word of it, reads like one of these, whatever digits stand around or in it."""
    spaced = "".join(letter if _is_seen(letter) else " " for letter in name)
    parts = [*spaced.split(), spaced.replace(" ", "")]
    kept = {_disguised(word) for word in words}
    return any(_disguised(part) in kept or _disguised(part.strip("0123456789!")) in kept for part in parts)


def _is_seen(letter: str) -> bool:
    """Whether a letter counts where a name is read: spaces and most signs do not."""
    return letter.isalnum() or letter == "!" or _is_mark(letter)


def _disguised(word: str) -> str:
    return skeleton(word.translate(_GUISES)).translate(_GUISES)


@cache
def reserved() -> list[str]:
    """With these words begin the names of guests, computers and programs, in all languages."""
    sayings = (Saying("guest"), Saying("computer", bot=""), Saying("program", name=""))
    found = [words(None, language).line(said).split()[0] for said in sayings for language in languages()]
    return list(dict.fromkeys(found))
