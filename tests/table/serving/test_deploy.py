"""What a host installs: the dashboard names what there is, the unit and the container start what there is."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from pathlib import Path
from typing import Any

from grognard.commands import serve
from grognard.table.common.limits import Limits
from tests.table.server import Server

DEPLOY = Path(__file__).parents[3] / "deploy"


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    return found


def test_the_dashboard_names_metrics_that_there_are(server: Server) -> None:
    first, _, match = server.two()
    first.act(match)
    text = server.stranger().call("GET", "/metrics").text
    known = set(re.findall("^# TYPE (\\S+) ", text, re.MULTILINE))
    for line in re.findall("^# TYPE (\\S+) histogram$", text, re.MULTILINE):
        known |= {f"{line}_bucket", f"{line}_sum", f"{line}_count"}
    queries = [target["expr"] for panel in panels() for target in panel.get("targets", ())]
    assert len(queries) > 20
    for query in queries:
        named = set(re.findall("(?:grognard|process)_[a-z_]+", query))
        assert named, query
        assert named <= known, query


def test_the_dashboard_has_no_panel_over_another() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, panel["title"]
        taken |= cells
    assert len({panel["id"] for panel in panels()}) == len(panels())


def understood(words: list[str]) -> argparse.Namespace:
    """What `grognard` makes of these words; a word that it does not know ends the test."""
    parser = argparse.ArgumentParser()
    serve.COMMAND.arguments(parser)
    assert words[0] == "serve"
    return parser.parse_args(words[1:])


def unit() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "grognard.service").read_text(encoding="utf-8").splitlines():
        name, sign, value = line.partition("=")
        if sign and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def test_the_unit_starts_the_service_with_what_it_understands() -> None:
    given = unit()
    settings = dict(word.partition("=")[::2] for word in shlex.split(given["Environment"][0]))
    command = given["ExecStart"][0]
    for name, value in settings.items():
        command = command.replace(f"${name}", value)
    arguments = understood(command.split()[1:])
    assert (arguments.data, arguments.database) == ("/var/lib/grognard", None)
    assert given["StateDirectory"] == ["grognard"]
    assert int(given["LimitNOFILE"][0]) > Limits().sockets
    assert given["KillMode"] == ["mixed"]


def test_the_container_starts_the_service_as_nobody_in_particular() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    words = json.loads(next(line for line in lines if line.startswith("CMD [")).removeprefix("CMD "))
    arguments = understood(words)
    assert (arguments.host, arguments.data) == ("0.0.0.0", "/var/lib/grognard")
    assert "USER 10001" in lines
    for image in [line.split()[1] for line in lines if line.startswith("FROM docker")]:
        assert re.fullmatch(r"docker\.io/library/debian:\d+\.\d+-slim", image)
