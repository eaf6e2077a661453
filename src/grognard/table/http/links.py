"""Invite links: told once, to the person who makes them."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request

from grognard.table.common import responses
from grognard.table.common.addresses import own_address
from grognard.table.common.clock import now
from grognard.table.rendering.positions import iso
from grognard.table.storage.rows import LINK, Record, Seat


def fresh(request: Request, url: str | None, match: str, seats: Iterable[Seat]) -> list[responses.Link]:
    """The links that were made just now for seats of this match."""
    base = own_address(request.scope, url)
    return [
        {**_invite(seat), "url": f"{base}/match/{match}?invite={seat.link}"}
        for seat in seats
        if seat.kind == LINK and seat.link
    ]


def waiting(record: Record) -> list[responses.Invite]:
    """The seats that wait for whoever has their link."""
    return [_invite(seat) for seat in record.seats if seat.kind == LINK]


def _invite(seat: Seat) -> responses.Invite:
    expired = seat.until is not None and seat.until < now()
    return {"seat": seat.name, "until": iso(seat.until), "expired": expired}
