"""Client addresses and the service's own URL: where requests come from, and where the service is found."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from grognard.core.refusals import Problem

_HOST: Final = re.compile(r"([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", re.IGNORECASE)
_PLAIN: Final = {"ws": "http", "wss": "https"}


@lru_cache(maxsize=4096)
def counted(host: str) -> str:
    """The address that a host's requests are counted under: one household has a whole /64 of IPv6.

    >>> counted("2001:db8:1:2:3::4"), counted("::ffff:192.0.2.7"), counted("192.0.2.7"), counted("testclient")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7', 'testclient')
    """
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def address(of: HTTPConnection | Scope) -> str:
    """The address that this request or socket is counted under."""
    scope = of.scope if isinstance(of, HTTPConnection) else of
    return counted((scope.get("client") or ("?",))[0])


def checked_url(text: str) -> str:
    """The public address of the service as scheme and host, or a Problem.

    >>> checked_url("https://table.example.org/")
    'https://table.example.org'
    """
    parsed = urlsplit(text)
    fits = parsed.scheme in ("http", "https") and _HOST.fullmatch(parsed.netloc) and parsed.path in ("", "/")
    if not fits or parsed.query or parsed.fragment:
        raise Problem("no-public-address", text=text)
    return f"{parsed.scheme}://{parsed.netloc.lower()}"


def own_address(scope: Scope, url: str | None) -> str:
    """Scheme and host of this service: as configured, else as this request names them; empty where it names none."""
    if url is not None:
        return url
    host = Headers(scope=scope).get("host", "")
    if not _HOST.fullmatch(host):
        return ""
    scheme = scope.get("scheme", "http")
    return f"{_PLAIN.get(scheme, scheme)}://{host}"


def same_origin(scope: Scope, url: str | None) -> bool:
    """Whether a page of this service asks. A browser names the origin of its page; other programs name none."""
    origin = Headers(scope=scope).get("origin")
    return origin is None or origin.lower() == own_address(scope, url).lower() != ""
