"""Games played on a Ray cluster. Nothing else knows of Ray, and nothing else needs it."""

from __future__ import annotations

import importlib
import logging
import os
import socket
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Any, Final

from grognard.arena.contest import Contest, of_header
from grognard.arena.workers import Done, Job, attempt
from grognard.core.refusals import Problem

PATIENCE: Final = 5.0
"""So many seconds a cluster may take to answer."""
SETTINGS: Final = 4
"""The kind of a frame of HTTP/2, its fourth byte, with which both sides begin."""
HEAD: Final = 9
"""So many bytes the head of a frame has."""
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, SETTINGS, 0, 0, 0, 0, 0])


def _task(header: dict[str, Any], job: Job, listen: bool) -> Done:
    return attempt(of_header(header), job, listen)


def join(address: str) -> Any:
    """Ray, joined to the cluster at this address ('auto': the one that runs on this machine; 'local': a new one)."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise Problem("arena-no-ray") from None
    if not ray.is_initialized():
        _knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # Ray raises its own, the system's, and those of its parts
            text = " ".join(str(error).split())[:200] or type(error).__name__
            raise Problem("arena-no-cluster", text=address, why=text) from None
    return ray


def _knock(address: str) -> None:
    """Is Ray at this host and port? It would try for minutes itself. It speaks gRPC, which greets with its settings."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            if not greets(line):
                raise Problem("arena-other-service", text=address)
    except (OSError, OverflowError) as error:
        raise Problem("arena-no-cluster", text=address, why=getattr(error, "strerror", None) or str(error)) from None


def greets(line: socket.socket) -> bool:
    """Whether who listens answers the greeting of HTTP/2, on which gRPC is built; behind TLS nobody can say."""
    if os.environ.get("RAY_USE_TLS", "0") != "0":
        return True
    line.settimeout(PATIENCE)
    line.sendall(GREETING)
    answer = b""
    with suppress(TimeoutError, ConnectionError):
        while len(answer) < HEAD and (more := line.recv(HEAD - len(answer))):
            answer += more
    return len(answer) == HEAD and answer[3] == SETTINGS


def play_on_cluster(contest: Contest, jobs: Iterator[Job], listen: bool, ray: Any) -> Generator[Done, None, None]:
    """Play games as tasks, one for each processor of the cluster; they come back in the order in which they end."""
    task = ray.remote(num_cpus=1, max_retries=0)(_task)
    header = contest.header()
    running: dict[Any, Job] = {}
    try:
        while True:
            places = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < places and (job := next(jobs, None)) is not None:
                running[task.remote(header, job, listen)] = job
            if not running:
                return
            ready, _ = ray.wait(list(running), num_returns=1)
            for one in ready:
                job = running.pop(one)
                try:
                    done: Done = ray.get(one)
                except Exception as error:  # the task's worker or its machine has died
                    done = job, None, " ".join(f"{type(error).__name__}: {error}".split())[:300]
                yield done
    finally:
        for one in running:
            ray.cancel(one, force=True)
