"""The example of a program plays a whole game against a computer, at a real service."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grognard.bench.client import HOST, Client
from tests.prepared import Prepared

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "client.py"


async def _prepared(port: int) -> tuple[str, str]:
    """A table with a free seat for a program, and a token."""
    person = Client(port)
    await person.ask("POST", "/api/me", {})
    await person.ask("POST", "/api/register", {"name": "Anna", "password": "sanssouci1"})
    token = (await person.ask("POST", "/api/me/programs", {"name": "Fritzbot"}))["token"]
    seats = {"Allied Powers": "open", "Central Powers": "bot:random"}
    body = {"game": "paths-of-glory", "scenario": "introductory", "seats": seats, "programs": True}
    match = (await person.ask("POST", "/api/matches", body))["id"]
    person.close()
    return match, token


async def _ended(port: int, match: str) -> tuple[Any, Any]:
    stranger = Client(port)
    position = await stranger.ask("GET", f"/api/matches/{match}")
    saved = await stranger.ask("GET", f"/api/matches/{match}/export")
    stranger.close()
    return position, saved


@pytest.mark.slow
def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    service = Prepared(tmp_path, "--pause", "0.001", "--workers", "1")
    service.start()
    try:
        match, token = asyncio.run(_prepared(service.port))
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), f"http://{HOST}:{service.port}"],
            env={**os.environ, "GROGNARD_TOKEN": token},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        position, saved = asyncio.run(_ended(service.port, match))
    finally:
        service.stop()
    assert position["result"], "by the rules"
    assert done.stdout.splitlines()[-1] == position["result"]["why"]
    assert len(done.stdout.splitlines()) > 20
    assert saved["people"] == {"Allied Powers": "program:Fritzbot", "Central Powers": "bot:random"}
    assert token not in (tmp_path / "service.log").read_text("utf-8")
