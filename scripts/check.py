"""`make check`: the linters, type checkers and tests of the browser's code. Two checks run at a time; what a check
prints is shown once it has ended. The first that fails ends all."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
WEB = ROOT / "web"

Check = tuple[str, list[str | Path], Path]
"""What it is called, its command, and the folder to run it in."""

CHECKS: list[Check] = [
    ("ruff", [BIN / "ruff", "check", "."], ROOT),
    ("ruff format", [BIN / "ruff", "format", "--check", "."], ROOT),
    # The longest first, so that both processors have work to the end.
    ("mypy", [BIN / "mypy"], ROOT),
    ("svelte-check and the layers", ["npm", "run", "--silent", "check"], WEB),
    ("vitest", ["npm", "test", "--silent"], WEB),
    ("the contract of the browser", [sys.executable, "-m", "scripts.contract", "--check"], ROOT),
    # Links that lead nowhere are warnings, and warnings errors (not with --quiet).
    ("the documentation", [BIN / "mkdocs", "build", "--strict"], ROOT),
    ("import contracts", [BIN / "lint-imports", "--no-cache"], ROOT),
]
SIDE_BY_SIDE = 2
ENVIRONMENT = {
    **os.environ,
    "PATH": os.pathsep.join([str(ROOT / ".node" / "bin"), os.environ.get("PATH", "")]),
    "NO_MKDOCS_2_WARNING": "1",  # a notice of the theme
}


class Checks:
    """Checks that run side by side, in their order, until one of them fails."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[str]] = set()
        self.failed = ""

    def run(self, checks: list[Check], side_by_side: int = SIDE_BY_SIDE) -> str:
        """The name of the check that failed, or nothing."""
        left = deque(checks)
        threads = [threading.Thread(target=self._run, args=(left,)) for _ in range(side_by_side)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return self.failed

    def _run(self, left: deque[Check]) -> None:
        while True:
            with self._lock:
                if self.failed or not left:
                    return
                name, command, folder = left.popleft()
                started = time.monotonic()
                process = subprocess.Popen(
                    [str(word) for word in command],
                    cwd=folder,
                    env=ENVIRONMENT,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                )
                self._running.add(process)
            text, _ = process.communicate()
            self._ended(name, process, text, time.monotonic() - started)

    def _ended(self, name: str, process: subprocess.Popen[str], text: str, seconds: float) -> None:
        with self._lock:
            self._running.discard(process)
            if self.failed:
                return  # it was ended because of another
            print(f"{name}: {'failed' if process.returncode else 'passed'} ({seconds:.0f} s)", flush=True)
            print(text, end="", flush=True)
            if process.returncode:
                self.failed = name
                for other in self._running:
                    other.terminate()


def main() -> int:
    failed = Checks().run(CHECKS)
    if failed:
        print(f"make check: {failed} failed; see above", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
