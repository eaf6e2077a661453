"""Reverse proxies: the address and the scheme of a client, as a trusted proxy forwards them.

A proxy appends the address that connected to it to `X-Forwarded-For`; whatever is left of that may have been written by
the client. So the hops are read from the right: the client is the first one that is not itself a trusted proxy. With
`*` every peer is believed, but no hop: then the client is the last hop.
"""

from __future__ import annotations

import ipaddress
import os
from functools import lru_cache
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from grognard.table.common import logs

VARIABLE: Final = "FORWARDED_ALLOW_IPS"
DEFAULT: Final = "127.0.0.1,::1"
ANY: Final = "*"
SCHEMES: Final = {"http": "ws", "https": "wss"}
"""Schemes of requests, and of sockets beside them."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@lru_cache(maxsize=4096)
def parsed(host: str) -> Address | None:
    """An address, also with a port; None where it is none.

    >>> parsed("192.0.2.7:4711"), parsed("[2001:db8::1]:80"), parsed("::ffff:192.0.2.7"), parsed("unknown")
    (IPv4Address('192.0.2.7'), IPv6Address('2001:db8::1'), IPv4Address('192.0.2.7'), None)
    """
    host = host.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


class Proxies:
    """Who is believed: addresses and networks, or everybody who connects."""

    def __init__(self, text: str) -> None:
        names = [name.strip() for name in text.split(",") if name.strip()]
        self.any = ANY in names
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.unknown: list[str] = []
        """What is neither an address nor a network."""
        for name in names:
            try:
                self.networks += [] if name == ANY else [ipaddress.ip_network(name, strict=False)]
            except ValueError:
                self.unknown.append(name)

    def is_proxy(self, host: str) -> bool:
        """Whether what this peer says of its clients is believed."""
        return self.any or self._named(parsed(host))

    def _named(self, found: Address | None) -> bool:
        return found is not None and any(found in network for network in self.networks)

    def client(self, hops: str) -> str | None:
        """The client of a proxy, from the hops that it names; None where that is no address.

        >>> Proxies("10.0.0.1").client("6.6.6.6, 192.0.2.7, 10.0.0.1"), Proxies("*").client("6.6.6.6, 192.0.2.7")
        ('192.0.2.7', '192.0.2.7')
        """
        last: str | None = None
        for hop in reversed(hops.split(",")):
            found = parsed(hop)
            if found is None:
                return last
            last = str(found)
            if not self._named(found):
                return last
        return last


def configured() -> Proxies:
    """The proxies that the environment names."""
    return Proxies(os.environ.get(VARIABLE, DEFAULT))


def warn(proxies: Proxies) -> None:
    """Say in the log what is unsafe, or cannot be read."""
    if proxies.any:
        logs.warning("every peer is believed to be a proxy: only a proxy may reach this port", variable=VARIABLE)
    if proxies.unknown:
        logs.warning("what is not an address or a network is passed over", variable=VARIABLE, names=proxies.unknown)


class Forwarding:
    """The app with the clients that stand behind proxies."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self.proxies.is_proxy((scope.get("client") or ("?",))[0]):
            self._read(scope)
        await self.app(scope, receive, send)

    def _read(self, scope: Scope) -> None:
        hops = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        client = self.proxies.client(",".join(hops)) if hops else None
        if client is not None:
            scope["client"] = (client, 0)
        schemes = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-proto"]
        scheme = ",".join(schemes).rpartition(",")[2].strip().lower()
        if scheme in SCHEMES:
            scope["scheme"] = SCHEMES[scheme] if scope["type"] == "websocket" else scheme
