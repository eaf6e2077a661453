"""Rate limits of requests by address: each kind of request has a count of its own, so that none uses up another's."""

from __future__ import annotations

from starlette.types import Scope

from grognard.table.common.addresses import address
from grognard.table.common.limits import Buckets, Limits

CHECKS = ("/healthz", "/readyz", "/metrics")


class Rates:
    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.files = Buckets(limits.files_per_second, limits.file_burst)
        self.checks = Buckets(limits.checks_per_second, limits.check_burst)
        self.openings = Buckets(limits.openings_per_second, limits.opening_burst)

    def take(self, scope: Scope) -> bool:
        """Count a request, or a socket that is to be opened; whether it is allowed."""
        return self._kind(scope).take(address(scope))

    def wait(self, scope: Scope) -> int:
        """So many seconds until one more is allowed."""
        return self._kind(scope).of(address(scope)).wait()

    def _kind(self, scope: Scope) -> Buckets:
        path: str = scope["path"]
        if scope["type"] == "websocket":
            return self.openings
        if path == "/api" or path.startswith("/api/"):
            return self.requests
        return self.checks if path in CHECKS else self.files
