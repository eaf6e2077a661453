"""A cache of compiled objects, addressed by the content of everything that they are made of (as ccache does).

The key of an object is a hash of its command and of the files named in it. An entry also lists the headers that the
compiler read, with their hashes: it is used only as long as all of them are the same.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

LIMIT = 500_000_000
"""The bytes that a cache keeps; those of a whole build are about a sixth of it."""
ENVIRONMENT = ("COMPILER_PATH", "CPATH", "C_INCLUDE_PATH", "GCC_EXEC_PREFIX", "LIBRARY_PATH", "SOURCE_DATE_EPOCH")
"""Variables that change what the compiler and the linker do."""
ESCAPED = re.compile(r"\\(?P<line>\n)|\\(?P<kept>[ #\\])|(?P<space>\s+)")
DIGEST = hashlib.sha256().digest_size


def digest(path: str | Path) -> str:
    """The hash of a file; empty if there is none."""
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError:
        return ""


def version(compiler: list[str]) -> str:
    """The compiler's version and target, as it prints them; empty if the compiler is missing."""
    try:
        done = subprocess.run([*compiler, "-v"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    except OSError:
        return ""
    return done.stdout.decode("utf-8", "replace")


def listed(rule: str) -> list[str]:
    """The files on which the rule of a Makefile, as a compiler writes it, depends."""
    parts = ESCAPED.sub(lambda match: match["kept"] or "\n", rule.partition(":")[2]).split("\n")
    return [part for part in parts if part]


class Cache:
    """The objects in a folder that were made by this compiler. `headers` are those read for all objects asked for."""

    def __init__(self, folder: Path, compiler: str) -> None:
        self.folder = folder
        self.compiler = compiler
        self.headers: dict[str, str] = {}
        self.made = 0
        self._digests: dict[str, str] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def key(self, command: Iterable[str], sources: Iterable[str]) -> str:
        """The name of an entry: the folder, the compiler and its environment, the command, and what the files hold."""
        environment = [os.environ.get(name) for name in ENVIRONMENT]
        files = [(source, digest(source)) for source in sources]
        told = json.dumps([os.getcwd(), self.compiler, environment, list(command), files])
        return hashlib.sha256(told.encode("utf-8")).hexdigest()

    def build(self, made: str, command: list[str], sources: list[str], make: Callable[[str], None]) -> None:
        """Take an object from the cache, or make and keep it.

        `make` may write the headers that it has read as a rule of a Makefile to the path that it gets.
        """
        key = self.key(command, sources)
        if self._take(key, made):
            return
        rule = Path(made + ".d")
        make(str(rule))
        self.made += 1
        headers = sorted(set(listed(rule.read_text("utf-8"))) - set(sources)) if rule.exists() else []
        self._keep(key, Path(made), {header: self._digest(header) for header in headers})

    def tidy(self, limit: int = LIMIT) -> None:
        """Remove the entries that were not used for the longest time, until the rest is within the limit."""
        entries = [(path.stat(), path) for path in self.folder.iterdir()]
        for stat, path in sorted(entries, key=lambda entry: entry[0].st_mtime, reverse=True):
            limit -= stat.st_size
            if limit < 0:
                path.unlink(missing_ok=True)

    def _take(self, key: str, made: str) -> bool:
        path = self.folder / key
        try:
            entry = path.read_bytes()
        except OSError:
            return False
        if hashlib.sha256(entry[DIGEST:]).digest() != entry[:DIGEST]:
            return False
        told, _, content = entry[DIGEST:].partition(b"\n")
        headers: dict[str, str] = json.loads(told)
        if any(self._digest(header) != known for header, known in headers.items()):
            return False
        os.makedirs(os.path.dirname(made) or ".", exist_ok=True)
        Path(made).write_bytes(content)
        os.utime(path)
        self.headers |= headers
        return True

    def _keep(self, key: str, made: Path, headers: dict[str, str]) -> None:
        """Write an entry: its hash, the headers in a line, and the object. It gets its name when it is complete."""
        self.headers |= headers
        content = json.dumps(headers).encode("utf-8") + b"\n" + made.read_bytes()
        with tempfile.NamedTemporaryFile(dir=self.folder, delete=False) as file:
            file.write(hashlib.sha256(content).digest() + content)
        os.replace(file.name, self.folder / key)

    def _digest(self, path: str) -> str:
        """The hash of a header, which does not change during a build."""
        if path not in self._digests:
            self._digests[path] = digest(path)
        return self._digests[path]
