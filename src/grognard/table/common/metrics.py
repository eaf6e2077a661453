"""Prometheus metrics: what a node counts."""

from __future__ import annotations

import contextlib
import json
import operator
from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, ProcessCollector, generate_latest

from grognard.table.common.errors import Refused

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


_JOINED: Final[dict[str, Callable[[float, float], float]]] = {
    **dict.fromkeys(("_healthy", "_bells_heard", "_created", "_start_time_seconds", "_max_fds"), min),
    **dict.fromkeys(("_outbox", "_outbox_age_seconds"), max),
}
"""What of several processes is not added up, by the end of its name."""


class Metrics:
    """One registry for each app, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.others: dict[int, str] = {}
        """What other processes of this node have counted, by their numbers (`line`)."""
        ProcessCollector(registry=self.registry)
        here = self.registry
        self.acts = Counter("grognard_acts", "Acts stored", ["by"], registry=here)
        self.human = self.acts.labels("human")
        self.refused = Counter("grognard_refused", "Requests and messages refused", ["code"], registry=here)
        self.connections_refused = Counter(
            "grognard_connections_refused", "Connections refused or cut", ["reason"], registry=here
        )
        self.act_seconds = Histogram("grognard_act_seconds", "From an act to its commit", buckets=_FAST, registry=here)
        self.think_seconds = Histogram("grognard_think_seconds", "A computer's decision", ["bot"], registry=here)
        self.computers_waiting = Gauge(
            "grognard_computers_waiting", "Decisions that wait for a worker, by who waits", ["kind"], registry=here
        )
        self.computers_thinking = Gauge("grognard_computers_thinking", "Decisions being thought about", registry=here)
        self.positions = Counter("grognard_positions_sent", "Positions sent on sockets", registry=here)
        self.requests = Histogram(
            "grognard_request_seconds",
            "HTTP requests, by the pattern of their address",
            ["method", "route", "status"],
            buckets=_FAST,
            registry=here,
        )
        self.sockets = Gauge("grognard_sockets", "Open sockets", registry=here)
        self.computers_wait_seconds = Histogram(
            "grognard_computers_wait_seconds",
            "From a question to a worker that thinks about it",
            ["kind"],
            registry=here,
        )
        self.sessions = Counter("grognard_sessions", "Sessions begun", ["by"], registry=here)
        self.sessions_refused = Counter("grognard_sessions_refused", "Sessions refused", ["code"], registry=here)
        self.notices = Counter("grognard_notices", "Notices delivered", registry=here)
        self.outbox = Gauge("grognard_outbox", "Notices that wait for delivery", registry=here)
        self.outbox_age = Gauge("grognard_outbox_age_seconds", "How long the first of them waits", registry=here)

    def follow(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """A gauge that is read when somebody asks."""
        Gauge(name, help_text, registry=self.registry).set_function(value)

    def count_refused(self, reason: str) -> None:
        """Count a connection of which nothing was made."""
        self.connections_refused.labels(reason).inc()

    @contextlib.contextmanager
    def beginning(self, by: str) -> Iterator[None]:
        """Count a session that begins, or is refused."""
        try:
            yield
        except Refused as refused:
            self.sessions_refused.labels(refused.code).inc()
            raise
        self.sessions.labels(by).inc()

    def line(self) -> str:
        """What this process has counted, for the service that it belongs to."""
        families = [
            (
                family.name,
                family.documentation,
                family.type,
                [(one.name, one.labels, one.value) for one in family.samples],
            )
            for family in self.registry.collect()
        ]
        return json.dumps(families)

    def collect(self) -> Iterator[Metric]:
        """What this process has counted, and others that belong to it, together."""
        found = {family.name: family for family in self.registry.collect()}
        for other in self.others.values():
            for name, about, kind, samples in json.loads(other):
                family = found.setdefault(name, Metric(name, about, kind))
                _add(family, samples)
        yield from found.values()

    def text(self) -> bytes:
        return generate_latest(self)


def _add(family: Metric, samples: list[tuple[str, dict[str, str], float]]) -> None:
    """Add what another process has counted."""
    places = {(one.name, *sorted(one.labels.items())): n for n, one in enumerate(family.samples)}
    for name, labels, value in samples:
        place = places.get((name, *sorted(labels.items())))
        if place is None:
            family.add_sample(name, labels, value)
        else:
            one = family.samples[place]
            join = next((join for ending, join in _JOINED.items() if name.endswith(ending)), operator.add)
            family.samples[place] = one._replace(value=join(one.value, value))
