"""Runs `make play` and `make test` on a bare Debian: in a chroot with python3, make and git, as root and as a user.

    python3 scripts/bare.py [RELEASE ...] [--user root|player|both] [--command play|test|both] [--folder FOLDER]

It runs as root on Linux and needs debootstrap. The chroot has the last commit of this repository and reaches the
package registries as this machine does: it gets the settings of pip and npm, the proxies and the certificates. Each
user gets a fresh copy. All mounts are in a mount namespace of this process, and end with it.
"""

from __future__ import annotations

import argparse
import configparser
import contextlib
import ctypes
import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

ROOT: Final = Path(__file__).resolve().parent.parent
RELEASES: Final = ("bookworm", "trixie")
PACKAGES: Final = ("python3", "make", "git")
USERS: Final = ("root", "player")
COMMANDS: Final = ("play", "test")
PATHS: Final = {
    "root": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "player": "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
}
"""Where Debian looks for programs."""

SET_UP_SECONDS: Final = 1800.0
"""So long `make play` may take until the table answers."""
TEST_SECONDS: Final = 4 * 3600.0
"""So long `make test` may take."""
AT_ONCE: Final = 4.0
"""A service that gets an interrupt ends within so many seconds, also while it gets ready."""
LOOK_AGAIN: Final = 0.1
TAIL: Final = 40
"""So many lines of what a failed command said are shown."""

PASSED_ON: Final = re.compile(
    r"(PIP|NPM_CONFIG|UV)_\w+|(https?|all|no|ftp)_proxy"
    r"|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|NODE_EXTRA_CA_CERTS",
    re.IGNORECASE,
)
"""The variables with which pip, npm and the libraries under them are told where the registries are."""
CERTIFICATES: Final = ("/etc/ssl/certs/ca-certificates.crt", "/usr/local/share/ca-certificates")

CLONE_NEWNS: Final = 0x00020000


class Failed(Exception):
    """It cannot be done; the text says why in one line."""


class Result(NamedTuple):
    release: str
    user: str
    command: str
    failure: str
    """Empty where all went well."""
    seconds: float


# How this machine reaches Debian and the registries


def mirror(sources: Iterable[str]) -> str:
    """The first mirror of Debian that files of apt name, one-line or deb822; empty where none does."""
    for text in sources:
        for line in text.splitlines():
            found = re.match(r"\s*deb\s+(?:\[[^]]*\]\s+)?(\S+)\s+(\S+)\s+(.*)", line)
            if found and _is_mirror(found[1], found[2], found[3]):
                return str(found[1]).rstrip("/")
        for paragraph in re.split(r"\n\s*\n", text):
            fields = dict(re.findall(r"^(Types|URIs|Suites|Components|Enabled):\s*(.*)$", paragraph, re.MULTILINE))
            if "deb" not in fields.get("Types", "").split() or fields.get("Enabled", "yes").strip() == "no":
                continue
            for url in fields.get("URIs", "").split():
                if _is_mirror(url, fields.get("Suites", ""), fields.get("Components", "")):
                    return str(url).rstrip("/")
    return ""


def _is_mirror(url: str, suites: str, components: str) -> bool:
    return (
        url.startswith(("http://", "https://", "file:/"))
        and "main" in components.split()
        and urlsplit(url).path.rstrip("/").endswith("/debian")
        and "security" not in suites
    )


def apt_sources() -> list[str]:
    folder = Path("/etc/apt")
    more = sorted(folder.glob("sources.list.d/*.list")) + sorted(folder.glob("sources.list.d/*.sources"))
    return [path.read_text("utf-8", "replace") for path in (folder / "sources.list", *more) if path.is_file()]


def variables(environment: Mapping[str, str]) -> dict[str, str]:
    """What the commands in the chroot inherit."""
    return {name: value for name, value in environment.items() if PASSED_ON.fullmatch(name)}


def settings(environment: Mapping[str, str], home: Path) -> dict[Path, Path]:
    """The settings of pip and npm on this machine, each with its place in the chroot; those of a user have a place in a
    home folder, which is relative."""
    own = Path(environment.get("XDG_CONFIG_HOME") or home / ".config") / "pip" / "pip.conf"
    found = {
        Path("/etc/pip.conf"): Path("/etc/pip.conf"),
        Path("/etc/npmrc"): Path("/etc/npmrc"),
        home / ".pip" / "pip.conf": Path(".pip/pip.conf"),
        own: Path(".config/pip/pip.conf"),
        home / ".npmrc": Path(".npmrc"),
    }
    for name in ("PIP_CONFIG_FILE", "NPM_CONFIG_USERCONFIG", "NPM_CONFIG_GLOBALCONFIG"):
        for spelled in (name, name.lower()):
            if environment.get(spelled, "").startswith("/"):
                found[Path(environment[spelled])] = Path(environment[spelled])
    return {path: place for path, place in found.items() if path.is_file()}


def certificates(environment: Mapping[str, str], texts: Iterable[str]) -> list[Path]:
    """Files and folders with the certificates that this machine trusts."""
    named = [value for name, value in environment.items() if re.search(r"CERT|_CA_|CAFILE", name, re.IGNORECASE)]
    named += [found for text in texts for found in re.findall(r"^\s*(?:cert|cafile)\s*=\s*(\S+)", text, re.MULTILINE)]
    kept = {path: None for path in (*CERTIFICATES, *named) if path.startswith("/") and Path(path).exists()}
    return [Path(path) for path in kept if path.startswith(CERTIFICATES) or Path(path).is_file()]


def folders(environment: Mapping[str, str], texts: Iterable[str]) -> list[Path]:
    """Folders of this machine from which pip takes packages. Links of an index lead to its neighbours."""
    indexes = ("index-url", "extra-index-url")
    words = {name: environment.get("PIP_" + name.upper().replace("-", "_"), "") for name in (*indexes, "find-links")}
    for text in texts:
        parser = configparser.RawConfigParser(strict=False)
        try:
            parser.read_string(text)
        except configparser.Error:
            continue
        for section in parser.sections():
            for name in words:
                words[name] += " " + parser.get(section, name, fallback="")
    found: dict[Path, None] = {}
    for name, value in words.items():
        for word in value.split():
            path = Path(unquote(urlsplit(word).path) if word.startswith("file:") else word)
            if path.is_absolute() and path.is_dir():
                found[path.parent if name in indexes and path.parent != Path("/") else path] = None
    return list(found)


# Mounts, and trees that may have some


def mounts_below(folder: Path, text: str | None = None) -> list[Path]:
    """Where something is mounted in a folder, the innermost first."""
    told = Path("/proc/self/mountinfo").read_text("utf-8") if text is None else text
    points = [line.split()[4] for line in told.splitlines() if line.strip()]
    paths = [Path(re.sub(r"\\(\d{3})", lambda octal: chr(int(octal[1], 8)), point)) for point in points]
    return sorted((path for path in paths if path.is_relative_to(folder)), key=lambda path: -len(path.parts))


def unmount(folder: Path) -> None:
    """Unmount all that is mounted in a folder."""
    for point in mounts_below(folder):
        for words in ((), ("--lazy",)):
            if subprocess.run(["umount", *words, str(point)], stderr=subprocess.DEVNULL, check=False).returncode == 0:
                break
    if left := mounts_below(folder):
        raise Failed(f"{left[0]} cannot be unmounted: look at it before you remove {folder}")


def remove(folder: Path) -> None:
    """Remove a tree in which nothing is mounted. Nothing outside it is touched, whatever is mounted there."""
    if not folder.exists():
        return
    unmount(folder)
    run(["rm", "-rf", "--one-file-system", str(folder)])


def end_processes(folder: Path) -> None:
    """Kill what still runs in a chroot."""
    for path in Path("/proc").iterdir():
        if path.name.isdecimal():
            with contextlib.suppress(OSError):
                if Path(os.readlink(path / "root")) == folder:
                    os.kill(int(path.name), signal.SIGKILL)


def own_namespace() -> None:
    """What this process mounts from here on is seen by it and its children alone, and ends with them."""
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNS):
        raise Failed(f"this machine allows no mount namespace: {os.strerror(ctypes.get_errno())}")
    run(["mount", "--make-rprivate", "/"])


def run(command: Sequence[str], log: Path | None = None, env: Mapping[str, str] | None = None) -> None:
    """Run a command that must succeed. What it says goes to the log."""
    with contextlib.ExitStack() as opened:
        out: Any = opened.enter_context(open(log, "ab")) if log else subprocess.PIPE
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, env=env, check=False
        )
    if done.returncode:
        said = log.read_text("utf-8", "replace") if log else done.stdout.decode("utf-8", "replace")
        raise Failed(f"{' '.join(command[:4])} failed: " + " ".join(said.split("\n")[-4:]).strip())


# The chroot


def base(release: str, cache: Path) -> Path:
    """A Debian with PACKAGES alone. It is made once, and copied ever after."""
    made = cache / f"base-{release}"
    if made.is_dir():
        return made
    begun = cache / f"begun-{release}"
    remove(begun)
    log = cache / f"debootstrap-{release}.log"
    log.unlink(missing_ok=True)
    tell(f"Debian {release}: making it with debootstrap in {made}")
    command = ["debootstrap", "--variant=minbase", f"--include={','.join(PACKAGES)}", release, str(begun)]
    found = mirror(apt_sources())
    try:
        run([*command, found] if found else command, log)
        unmount(begun)
    except BaseException:
        remove(begun)
        raise
    begun.rename(made)
    return made


class Chroot:
    """A copy of a bare Debian, for one user."""

    def __init__(self, release: str, user: str, cache: Path) -> None:
        self.release = release
        self.user = user
        self.cache = cache
        self.folder = cache / f"try-{release}-{user}"
        self.home = Path("/root" if user == "root" else f"/home/{user}")
        self.work = self.home / "grognard"

    def inside(self, path: Path) -> Path:
        return self.folder / path.relative_to("/")

    def log(self, name: str) -> Path:
        return self.cache / f"{self.release}-{self.user}-{name}.log"

    @contextlib.contextmanager
    def made(self, keep: bool) -> Iterator[None]:
        """Make it, and leave nothing of it: no process, no mount and, unless it is to be kept, no file."""
        original = base(self.release, self.cache)
        self.leave(False)
        try:
            tell(f"Debian {self.release}, {self.user}: a fresh copy in {self.folder}")
            run(["cp", "-a", "--reflink=auto", str(original), str(self.folder)])
            self.mount()
            self.configure()
            yield
        finally:
            self.leave(keep)

    def leave(self, keep: bool) -> None:
        end_processes(self.folder)
        unmount(self.folder)
        if not keep:
            remove(self.folder)

    def mount(self) -> None:
        kinds = (
            ("proc", "proc", "nosuid,nodev,noexec"),
            ("tmpfs", "dev/shm", "mode=1777,nosuid,nodev"),
            ("devpts", "dev/pts", "newinstance,ptmxmode=0666,mode=0620,gid=5"),
        )
        for kind, place, options in kinds:
            (self.folder / place).mkdir(parents=True, exist_ok=True)
            run(["mount", "-t", kind, "-o", options, kind, str(self.folder / place)])
        for folder in folders(os.environ, self.texts()):
            at = self.inside(folder)
            at.mkdir(parents=True, exist_ok=True)
            run(["mount", "--bind", str(folder), str(at)])
            run(["mount", "-o", "remount,bind,ro", str(at)])

    def texts(self) -> list[str]:
        return [path.read_text("utf-8", "replace") for path in settings(os.environ, Path.home())]

    def configure(self) -> None:
        if self.user != "root":
            self.run_as_root("useradd", "--create-home", "--shell", "/bin/bash", self.user)
        for path in (Path("/etc/resolv.conf"), Path("/etc/hosts"), *certificates(os.environ, self.texts())):
            self.copy(path, path)
        for path, place in settings(os.environ, Path.home()).items():
            self.copy(path, place if place.is_absolute() else self.home / place)
        clone = ["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(self.inside(self.work))]
        run(clone)
        if self.user != "root":
            self.run_as_root("chown", "-R", f"{self.user}:", str(self.home))

    def copy(self, path: Path, place: Path) -> None:
        """Copy a file or a folder of this machine, as it is read here, to a place in the chroot."""
        to = self.inside(place)
        to.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            shutil.copytree(path, to, dirs_exist_ok=True)
        elif path.is_file():
            to.unlink(missing_ok=True)
            shutil.copyfile(path, to)

    def run_as_root(self, *words: str) -> None:
        env = {"PATH": PATHS["root"], "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive", **variables(os.environ)}
        run(["chroot", str(self.folder), *words], self.log("set-up"), env)

    def start(self, name: str, *words: str) -> subprocess.Popen[bytes]:
        """Begin a command in the checkout, as the user, in a process group of its own."""
        env = {
            "PATH": PATHS[self.user],
            "HOME": str(self.home),
            "USER": self.user,
            "LOGNAME": self.user,
            "TERM": "dumb",
        }
        chroot = shutil.which("chroot") or "/usr/sbin/chroot"  # not on the path of an ordinary user
        command = [chroot, f"--userspec={self.user}:{self.user}", str(self.folder)]
        command += ["/bin/sh", "-c", 'cd "$0" && exec "$@"', str(self.work), *words]
        with open(self.log(name), "ab") as log:
            log.truncate(0)
            return subprocess.Popen(
                command,
                env={**env, **variables(os.environ)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    # The two commands, as a person gives them. Each ends with Failed, or well.

    def play(self) -> None:
        """The table is set up and plays; an interrupt ends it at once, whether it has been up for long or not."""
        port = free_port()
        with self.running("play", "make", "play", f"PORT={port}") as process:
            wait(lambda: self.answers(process, port), SET_UP_SECONDS, "the table does not answer")
            begin_a_match(port)
            self.interrupt(process)
        with self.running("play-again", "make", "play", f"PORT={port}") as process:
            wait(lambda: self.told("play-again", process, f":{port}/"), SET_UP_SECONDS, "it does not serve")
            self.interrupt(process)

    def test(self) -> None:
        with self.running("test", "make", "test") as process:
            wait(lambda: process.poll() is not None, TEST_SECONDS, "it does not end")
            if process.returncode:
                raise Failed(f"status {process.returncode}")

    def without_venv(self) -> None:
        """Without python3-venv a user without root is told to install it. Afterwards it is there."""
        with self.running("no-venv", "make", "play") as process:
            wait(lambda: process.poll() is not None, SET_UP_SECONDS, "it does not end")
            if process.returncode == 0 or not re.search(r"apt-get install python3\S*-venv", self.said("no-venv")):
                raise Failed("the message does not name python3-venv")
        self.run_as_root("apt-get", "update", "-qq")
        self.run_as_root("apt-get", "install", "-y", "-qq", "--no-install-recommends", "python3-venv")

    @contextlib.contextmanager
    def running(self, name: str, *words: str) -> Iterator[subprocess.Popen[bytes]]:
        process = self.start(name, *words)
        try:
            yield process
        finally:
            if process.poll() is None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def said(self, name: str) -> str:
        log = self.log(name)
        return log.read_text("utf-8", "replace") if log.is_file() else ""

    def told(self, name: str, process: subprocess.Popen[bytes], words: str) -> bool:
        if process.poll() is not None:
            raise Failed(f"it ended with status {process.returncode}")
        return words in self.said(name)

    def answers(self, process: subprocess.Popen[bytes], port: int) -> bool:
        if process.poll() is not None:
            raise Failed(f"it ended with status {process.returncode}")
        with contextlib.suppress(OSError, http.client.HTTPException):
            return ask(port, "GET", "/readyz")[0] == 200
        return False

    def interrupt(self, process: subprocess.Popen[bytes]) -> None:
        """Ctrl-C: the whole group gets it. It ends at once, and nothing of it is left."""
        os.killpg(process.pid, signal.SIGINT)
        wait(lambda: process.poll() is not None, AT_ONCE, f"an interrupt did not end it within {AT_ONCE:g} s")


def wait(true: Any, seconds: float, failure: str) -> None:
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise Failed(failure)
        time.sleep(LOOK_AGAIN)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def ask(port: int, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, bytes, str]:
    """One request: its status, its body, and the cookie that came with it."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        data = b"" if body is None else json.dumps(body).encode()
        headers = {"X-Grognard": "1", "Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        return answer.status, answer.read(), (answer.headers.get("Set-Cookie") or "").partition(";")[0]
    finally:
        connection.close()


def begin_a_match(port: int) -> None:
    """The page is there, and a game asks its player something."""
    status, page, _ = ask(port, "GET", "/")
    script = re.search(rb'src="(/assets/[^"]+\.js)"', page)
    if status != 200 or script is None or ask(port, "GET", script[1].decode())[0] != 200:
        raise Failed("the page is not served")
    status, _, cookie = ask(port, "POST", "/api/me", {})
    made, body, _ = ask(port, "POST", "/api/quick", {"game": "friedrich"}, cookie)
    if status >= 400 or made >= 400:
        raise Failed(f"no match begins: status {status} and {made}")
    status, body, _ = ask(port, "GET", f"/api/matches/{json.loads(body)['id']}", None, cookie)
    if status != 200 or "choices" not in json.loads(body):
        raise Failed("the match asks nothing")


# All of it


def tell(text: str) -> None:
    print(text, flush=True)


def tried(release: str, user: str, commands: Sequence[str], cache: Path, keep: bool) -> Iterator[Result]:
    """What became of the commands on one release, as one user."""
    chroot = Chroot(release, user, cache)
    acts = {"play": chroot.play, "test": chroot.test}
    began = time.monotonic()
    try:
        with chroot.made(keep):
            if user != "root":
                yield timed(chroot, "play without python3-venv", "no-venv", chroot.without_venv)
            for command in commands:
                yield timed(chroot, command, command, acts[command])
    except (Failed, OSError) as failed:
        yield Result(release, user, "chroot", str(failed), time.monotonic() - began)


def timed(chroot: Chroot, command: str, log: str, act: Any) -> Result:
    began = time.monotonic()
    tell(f"Debian {chroot.release}, {chroot.user}: make {command} (log: {chroot.log(log)})")
    failure = ""
    try:
        act()
    except (Failed, OSError) as failed:
        failure = str(failed)
        tell("\n".join(f"  | {line}" for line in chroot.said(log).splitlines()[-TAIL:]))
    result = Result(chroot.release, chroot.user, f"make {command}", failure, time.monotonic() - began)
    tell(f"  {failure or 'good'}, {result.seconds:.0f} s")
    return result


def summary(results: Sequence[Result]) -> str:
    """One line for each command.

    >>> print(summary([Result("trixie", "root", "make play", "", 143.2), Result("sid", "root", "chroot", "no", 1)]))
    trixie  root  make play  good          143 s
    sid     root  chroot     failed: no      1 s
    """
    rows = [
        (one.release, one.user, one.command, f"failed: {one.failure}" if one.failure else "good") for one in results
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(f"{line}  {one.seconds:5.0f} s" for line, one in zip(lines, results, strict=True))


def check() -> None:
    if sys.platform != "linux":
        raise Failed("it needs Linux, with root and debootstrap")
    if os.geteuid() != 0:
        raise Failed("it needs root, for a chroot and its mounts")
    if not shutil.which("debootstrap"):
        raise Failed("it needs debootstrap (on Debian and Ubuntu: apt-get install debootstrap)")
    if not shutil.which("git"):
        raise Failed("it needs git, for a clean checkout")


def stopped(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="make play and make test on a bare Debian, in a chroot")
    parser.add_argument("releases", nargs="*", default=list(RELEASES), metavar="RELEASE")
    parser.add_argument("--user", choices=(*USERS, "both"), default="both")
    parser.add_argument("--command", choices=(*COMMANDS, "both"), default="both")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/grognard-bare"), help="for chroots and logs")
    parser.add_argument("--keep", action="store_true", help="do not remove the copies that were tried")
    given = parser.parse_args(words)
    users = USERS if given.user == "both" else (given.user,)
    commands = COMMANDS if given.command == "both" else (given.command,)
    results: list[Result] = []
    signal.signal(signal.SIGTERM, stopped)
    signal.signal(signal.SIGINT, stopped)  # a shell's background jobs ignore it, and so would what they start
    try:
        check()
        own_namespace()
        given.folder.mkdir(parents=True, exist_ok=True)
        cache = given.folder.resolve()
        changed = subprocess.run(["git", "status", "--short"], cwd=ROOT, capture_output=True, text=True, check=False)
        if changed.stdout.strip():
            tell("What is not committed is not tried: only the last commit is.")
        for release in given.releases:
            for user in users:
                results.extend(tried(release, user, commands, cache, given.keep))
    except Failed as failed:
        print(f"bare: {failed}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("bare: interrupted", file=sys.stderr)
        return 130
    finally:
        if results:
            tell("\n" + summary(results))
    return 1 if any(result.failure for result in results) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
