"""Behind a proxy the client is the one that connected to the proxy, whatever headers it has sent."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.table.common.forwarding import Forwarding, Proxies
from tests.table.http.test_connections import service
from tests.waiting import PATIENCE, until

HOSTING = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
CLIENT, CHOSEN, PROXY = "203.0.113.5", "6.6.6.6", "10.89.7.1"


def nginx_example() -> str:
    """The configuration of nginx in the documents."""
    found = re.search(r"^nginx:\n\n```nginx\n(.*?)^```", HOSTING, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def container_example() -> str:
    """The value of FORWARDED_ALLOW_IPS with which the documents start the container."""
    found = re.search(r"--env FORWARDED_ALLOW_IPS=(\S+)", HOSTING)
    assert found is not None
    return found[1].strip("'\"")


def forwarded_by_nginx(example: str, sent: str | None) -> list[str]:
    """What nginx makes of the header that a client has sent."""
    found = re.search(r"proxy_set_header X-Forwarded-For (\S+);", example)
    assert found is not None
    appended = f"{sent}, {CLIENT}" if sent else CLIENT
    return [{"$remote_addr": CLIENT, "$proxy_add_x_forwarded_for": appended}[found[1]]]


def forwarded_by_caddy(sent: str | None) -> list[str]:
    """Caddy replaces the header of clients that it has not been told to trust."""
    return [CLIENT]


def appended_by_others(sent: str | None) -> list[str]:
    """Many proxies append; some add a header of their own."""
    return [*([sent] if sent else []), CLIENT]


async def seen(trusted: str, peer: str, headers: list[tuple[bytes, bytes]], kind: str = "http") -> tuple[str, str]:
    """The client and the scheme that the app sees."""
    found: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append((scope["client"][0], scope["scheme"]))

    scheme = "ws" if kind == "websocket" else "http"
    scope = {"type": kind, "client": (peer, 4711), "scheme": scheme, "headers": headers}
    await Forwarding(app, Proxies(trusted))(scope, None, None)  # type: ignore[arg-type]
    client, scheme = found[0]
    return client, scheme


def run(trusted: str, peer: str, hops: list[str], **more: str) -> str:
    headers = [(b"x-forwarded-for", hop.encode()) for hop in hops]
    return asyncio.run(seen(trusted, peer, headers, **more))[0]


@pytest.mark.parametrize("sent", [None, CHOSEN, f"{CHOSEN}, 7.7.7.7", PROXY, f"{CHOSEN}, 127.0.0.1", "nonsense", ""])
@pytest.mark.parametrize("trusted", [container_example(), "*", f"127.0.0.1,{PROXY}"])
def test_a_client_does_not_choose_its_address(trusted: str, sent: str | None) -> None:
    for hops in (forwarded_by_nginx(nginx_example(), sent), forwarded_by_caddy(sent), appended_by_others(sent)):
        assert run(trusted, PROXY, hops) == CLIENT, hops
        assert run(trusted, PROXY, hops, kind="websocket") == CLIENT, hops


def test_who_is_no_proxy_is_not_believed() -> None:
    assert run("127.0.0.1", "198.51.100.9", [CHOSEN]) == "198.51.100.9"
    assert run("10.0.0.0/8", "198.51.100.9", [CHOSEN]) == "198.51.100.9"


def test_the_examples_in_the_documents_are_safe_by_themselves() -> None:
    """Each of them would be safe with a service, or a proxy, that is less careful."""
    example = nginx_example()
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in example
    assert "proxy_add_x_forwarded_for" not in HOSTING
    proxies = Proxies(container_example())
    assert not proxies.any
    assert not proxies.unknown
    subnet = re.search(r"network create --subnet (\S+) grognard", HOSTING)
    assert subnet is not None
    assert subnet[1] == container_example()


def test_whose_word_is_believed() -> None:
    assert Proxies("127.0.0.1").is_proxy("127.0.0.1")
    assert Proxies("127.0.0.1").is_proxy("::ffff:127.0.0.1")
    assert Proxies("127.0.0.1, 10.0.0.0/8").is_proxy("10.1.2.3")
    assert Proxies("*").is_proxy("10.1.2.3")
    assert not Proxies("127.0.0.1,a-name").is_proxy("10.1.2.3")
    assert not Proxies("127.0.0.1").is_proxy("?")
    assert Proxies("127.0.0.1,a-name").unknown == ["a-name"]


@pytest.mark.parametrize(
    ("hops", "client"),
    [
        (["203.0.113.5:4711"], "203.0.113.5"),
        (["[2001:db8::7]:443"], "2001:db8::7"),
        (["6.6.6.6", "203.0.113.5"], "203.0.113.5"),
        (["6.6.6.6, 203.0.113.5, 10.0.0.1"], "203.0.113.5"),
        (["10.0.0.2, 10.0.0.1"], "10.0.0.2"),
        (["6.6.6.6, unknown, 10.0.0.1"], "10.0.0.1"),
        (["unknown"], "10.0.0.1"),
        ([""], "10.0.0.1"),
    ],
)
def test_hops_are_read_from_the_right(hops: list[str], client: str) -> None:
    assert run("10.0.0.0/8", "10.0.0.1", hops) == client


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_the_scheme_is_that_of_the_last_proxy(kind: str) -> None:
    def scheme(*values: str) -> str:
        headers = [(b"x-forwarded-proto", value.encode()) for value in values]
        return asyncio.run(seen("10.0.0.1", "10.0.0.1", headers, kind))[1]

    plain, secure = ("ws", "wss") if kind == "websocket" else ("http", "https")
    assert scheme("https") == secure
    assert scheme("http, https") == secure
    assert scheme("https", "http") == plain
    assert scheme("javascript") == plain


# With a service, and with nginx


def addresses(folder: Path) -> list[str]:
    """The addresses of all requests that a service has logged."""
    lines = [json.loads(line) for line in (folder / "log").read_text(encoding="utf-8").splitlines()]
    return [line["address"] for line in lines if line["event"] == "request"]


def ask(port: int, source: str = "127.0.0.1", **headers: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, PATIENCE, source_address=(source, 0))
    with contextlib.closing(connection):
        connection.request("GET", "/healthz", headers={name.replace("_", "-"): each for name, each in headers.items()})
        answer = connection.getresponse()
        answer.read()
        return answer.status


@pytest.mark.slow
@pytest.mark.parametrize("trusted", ["*", "127.0.0.1"])
def test_a_service_counts_the_client_of_its_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    with service(tmp_path, "check_burst=4", "checks_per_second=0.001") as (_, said):
        port = int(said[0].strip().rstrip("/").rpartition(":")[2])
        found = [ask(port, X_Forwarded_For=f"6.6.6.{n}, {CLIENT}") for n in range(6)]
        assert found == [200] * 4 + [429] * 2
        until(lambda: len(addresses(tmp_path)) == 6)
        assert set(addresses(tmp_path)) == {CLIENT}
        warned = "only a proxy may reach this port" in (tmp_path / "log").read_text(encoding="utf-8")
        assert warned is (trusted == "*")


@contextlib.contextmanager
def nginx(folder: Path, service: int) -> Iterator[int]:
    """The nginx of the documents before a service, without TLS; its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    example = re.sub(r"^ *ssl_certificate.*\n", "", nginx_example(), flags=re.MULTILINE)
    example = example.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace(
        "127.0.0.1:8000", f"127.0.0.1:{service}"
    )
    own = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
    configuration = f"{head}events {{}}\nhttp {{\naccess_log off;\n{own}{example}}}\n"
    (folder / "nginx.conf").write_text(configuration, encoding="utf-8")
    command = [str(shutil.which("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command) as process:
        try:

            def listens() -> bool:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), PATIENCE):
                    return True
                return False

            until(listens, "nginx")
            yield port
        finally:
            process.terminate()


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
@pytest.mark.parametrize("trusted", ["*", "127.0.0.1"])
def test_behind_the_nginx_of_the_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    with (
        service(tmp_path, "check_burst=4", "checks_per_second=0.001") as (_, said),
        nginx(tmp_path, int(said[0].strip().rstrip("/").rpartition(":")[2])) as port,
    ):
        found = [ask(port, "127.0.0.7", X_Forwarded_For=f"6.6.6.{n}") for n in range(6)]
        assert found == [200] * 4 + [429] * 2
        assert ask(port, "127.0.0.8", X_Forwarded_For="127.0.0.7") == 200
        until(lambda: len(addresses(tmp_path)) == 7)
        assert addresses(tmp_path) == ["127.0.0.7"] * 6 + ["127.0.0.8"]
