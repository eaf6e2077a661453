"""A real PostgreSQL on a private port and in a private folder, from the binaries of this machine."""

from __future__ import annotations

import asyncio
import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from tests.waiting import PATIENCE, until


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL that is installed."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda path: int(path.split("/")[4]))
    if found:
        return Path(found[-1]).parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """PostgreSQL refuses to run as root, so that root hands it to another user."""

    def __init__(self, bin_folder: Path) -> None:
        self.bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="grognard-pg-"))
        self.port = free_port()
        self.user = next((name for name in ("postgres", "nobody") if self._exists(name)), "")
        self.count = 0
        self.process: subprocess.Popen[bytes] | None = None

    @staticmethod
    def _exists(name: str) -> bool:
        try:
            pwd.getpwnam(name)
        except KeyError:
            return False
        return True

    def _as_user(self, *command: str) -> list[str]:
        return ["runuser", "-u", self.user, "--", *command] if os.geteuid() == 0 else list(command)

    def create(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        command = self._as_user(
            str(self.bin / "initdb"), "-D", data, "-U", "grognard", "-A", "trust", "-N", "-E", "UTF8"
        )
        subprocess.run(command, check=True, capture_output=True, cwd="/", timeout=PATIENCE)
        self.start()

    def start(self) -> None:
        settings = [
            "listen_addresses=127.0.0.1",
            "fsync=off",
            "max_connections=60",
            f"unix_socket_directories={self.folder}",
        ]
        words = [word for setting in settings for word in ("-c", setting)]
        data = str(self.folder / "data")
        command = self._as_user(str(self.bin / "postgres"), "-D", data, "-p", str(self.port), *words)
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
        until(self.is_ready, "PostgreSQL")

    def is_ready(self) -> bool:
        ask = [str(self.bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, capture_output=True, check=False).returncode == 0

    def stop(self) -> None:
        if self.process is None:
            return
        stop = self._as_user(str(self.bin / "pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        subprocess.run(stop, capture_output=True, check=False, cwd="/", timeout=PATIENCE)
        self.process.wait(PATIENCE)
        self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The URL of an empty database."""
        import asyncpg  # type: ignore[import-untyped]

        self.count += 1
        name = f"table_{self.count}"

        async def create() -> None:
            connection = await asyncpg.connect(host="127.0.0.1", port=self.port, user="grognard", database="postgres")
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return f"postgresql://grognard@127.0.0.1:{self.port}/{name}"
