"""Accept-Language: the language in which a request or a socket is answered."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from grognard.texts.files import FIRST, languages


def wanted(scope: Scope) -> str:
    """The language asked for: `language=it` in the address, else the first that fits in Accept-Language."""
    named: list[str] = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [])
    for choice in [*named, *accepted(Headers(scope=scope).get("accept-language", ""))]:
        if choice in languages():
            return choice
    return FIRST


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, best first, without their countries.

    >>> accepted("de-CH, it;q=0.8, en;q=0.9, fr;q=0, *;q=0.1")
    ['de', 'en', 'it', '*']
    """
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:500].split(",")):
        name, _, quality = part.partition(";q=")
        try:
            found.append((-float(quality or 1), place, name.strip().partition("-")[0].lower()))
        except ValueError:
            continue
    return [name for quality, _, name in sorted(found) if name and quality < 0]
