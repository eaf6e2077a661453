"""The tests in a browser on a slow and busy machine: Chromium throttled six times, every core kept busy, three times in
a row. Whoever waits for a time, or clicks what may just have gone, is found out here. Arguments go to pytest."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys

ROUNDS = 3
THROTTLE = 6
TESTS = ["tests/browser", "tests/games/quartermaster_1914/test_browser.py"]


def spin(parent: int) -> None:
    """Keep a core busy for as long as this script runs, however it ends."""
    while os.getppid() == parent:
        for _ in range(10**6):
            pass


def main(words: list[str]) -> int:
    busy = [multiprocessing.Process(target=spin, args=(os.getpid(),), daemon=True) for _ in range(os.cpu_count() or 1)]
    for process in busy:
        process.start()
    command = [sys.executable, "-m", "pytest", "-n", "auto", "-q", *TESTS, *words]
    try:
        for number in range(1, ROUNDS + 1):
            print(
                f"round {number} of {ROUNDS}: Chromium throttled {THROTTLE} times, {len(busy)} busy cores", flush=True
            )
            status = subprocess.run(command, env={**os.environ, "GROGNARD_THROTTLE": str(THROTTLE)}, check=False)
            if status.returncode:
                return status.returncode
    finally:
        for process in busy:
            process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
