"""Who is told to end says so at once, and serves on for as long as it was asked to."""

from __future__ import annotations

import http.client
import json
import signal
from pathlib import Path

import pytest

from grognard.bench.client import HOST, Service
from tests.prepared import Prepared
from tests.waiting import PATIENCE, until


def asked(service: Service, path: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection(HOST, service.port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read()).get("status", "")
    finally:
        connection.close()


@pytest.mark.slow
def test_a_node_that_is_to_end_sends_people_elsewhere_and_serves_on(tmp_path: Path) -> None:
    service = Prepared(tmp_path, "--workers", "1", "--drain", "3600")
    service.start()
    try:
        assert service.process is not None
        assert asked(service, "/readyz") == (200, "ok")
        service.process.send_signal(signal.SIGTERM)
        until(lambda: asked(service, "/readyz") == (503, "stopping"), "a node that is to end")
        assert asked(service, "/healthz") == (200, "ok")
        assert asked(service, "/api/lobby")[0] == 200
        service.process.send_signal(signal.SIGTERM)
        assert service.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    finally:
        service.stop()


@pytest.mark.slow
def test_a_node_ends_when_its_time_is_over(tmp_path: Path) -> None:
    service = Prepared(tmp_path, "--workers", "1", "--drain", "0.05")
    service.start()
    try:
        assert service.process is not None
        service.process.send_signal(signal.SIGTERM)
        assert service.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    finally:
        service.stop()
    assert "this node ends" in (tmp_path / "service.log").read_text(encoding="utf-8")
