"""Firefox and WebKit, driven with what Python has: Firefox by Marionette, WebKit by WebDriver.

Both protocols have the same commands, those of W3C WebDriver: Marionette sends them over TCP as JSON, WebKitWebDriver
hears them over HTTP.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Final

from tests.waiting import PATIENCE, until

FIREFOX: Final = os.environ.get("GROGNARD_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox") or ""
WEBKIT_DRIVER: Final = shutil.which("WebKitWebDriver") or ""
MINI_BROWSER: Final = str(next(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"), "")) if WEBKIT_DRIVER else ""
"""The browser of WebKitGTK, which lies where the architecture has its libraries."""
XVFB: Final = shutil.which("Xvfb") or ""
WINDOW: Final = (1440, 900)
PREFERENCES: Final = {
    "marionette.port": 0,
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.disable_open_during_load": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "signon.rememberSignons": False,
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
"""Of Firefox: no calls home, nothing that opens by itself, and as little motion as a reader may ask for."""


class WrongCommand(Exception):
    """What a browser says of a command that it could not do."""


class Driver(ABC):
    """A browser with one window."""

    name: str

    @abstractmethod
    def command(self, name: str, **given: Any) -> Any:
        """A command of WebDriver, by its name in Marionette; what it gives."""

    @abstractmethod
    def quit(self) -> None:
        """End the browser."""

    def go(self, address: str) -> None:
        self.command("Navigate", url=address)

    def run(self, script: str, *given: Any) -> Any:
        """What a function of the page returns: `run("(a, b) => a + b", 1, 2)`."""
        return self.command("ExecuteScript", script=f"return ({script})(...arguments)", args=list(given))

    def run_async(self, script: str, *given: Any) -> Any:
        """What the promise of a function becomes."""
        body = (
            "const done = arguments[arguments.length - 1];"
            f"({script})(...[...arguments].slice(0, -1))"
            ".then((it) => done({ it }), (no) => done({ no: String(no) }))"
        )
        told = self.command("ExecuteAsyncScript", script=body, args=list(given))
        if "no" in told:
            raise WrongCommand(told["no"])
        return told.get("it")

    def find(self, where: str) -> Any:
        """The first element of a selector."""
        return self.command("FindElement", using="css selector", value=where)

    def pointer(self, *steps: dict[str, Any]) -> None:
        device = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(steps)}
        self.command("PerformActions", actions=[device])

    def move(self, x: float, y: float) -> None:
        """The pointer goes to a point of the window."""
        self.pointer(_to(x, y))

    def click(self, x: float, y: float) -> None:
        self.pointer(_to(x, y), {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def key(self, key: str) -> None:
        steps = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.command("PerformActions", actions=[{"type": "key", "id": "keys", "actions": steps}])

    def picture(self) -> bytes:
        """A screenshot of the window, as PNG."""
        told = self.command("TakeScreenshot")
        return base64.b64decode(told)

    def resize(self, width: int, height: int) -> None:
        """The page gets this size; its window is larger by what is around it."""
        self.command("SetWindowRect", width=width, height=height)
        wide, high = self.run("() => [innerWidth, innerHeight]")
        self.command("SetWindowRect", width=2 * width - wide, height=2 * height - high)


class Firefox(Driver):
    name = "Firefox"

    def __init__(self, folder: Path) -> None:
        profile = folder / "firefox"
        profile.mkdir()
        (profile / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        )
        command = [FIREFOX, "--marionette", "--headless", "--no-remote", "--profile", str(profile)]
        self._process = subprocess.Popen(
            command, env=_env(folder), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._number = 0
        try:
            port = profile / "MarionetteActivePort"
            until(lambda: self._process.poll() is not None or _text(port), "Firefox to listen")
            self._line = socket.create_connection(("127.0.0.1", int(_text(port))), PATIENCE)
            self._file = self._line.makefile("rb")
            self._hear()
            self.command("NewSession", capabilities={"alwaysMatch": {"timeouts": _timeouts()}})
            self.resize(*WINDOW)
        except BaseException:
            _end(self._process)
            raise

    def command(self, name: str, **given: Any) -> Any:
        self._number += 1
        sent = json.dumps([0, self._number, f"WebDriver:{name}", given]).encode()
        self._line.sendall(b"%d:%s" % (len(sent), sent))
        _, number, trouble, told = self._hear()
        assert number == self._number, "an answer to another command"
        if trouble:
            raise WrongCommand(f"{name}: {trouble['error']}: {trouble['message']}")
        return told["value"] if isinstance(told, dict) and told.keys() == {"value"} else told

    def _hear(self) -> Any:
        length = b""
        while (one := self._file.read(1)) != b":":
            assert one, "Firefox has hung up"
            length += one
        return json.loads(self._file.read(int(length)))

    def quit(self) -> None:
        self._file.close()
        self._line.close()
        _end(self._process)


class WebKit(Driver):
    name = "WebKit"
    ROUTES: Final = {
        "ExecuteAsyncScript": "execute/async",
        "ExecuteScript": "execute/sync",
        "FindElement": "element",
        "Navigate": "url",
        "PerformActions": "actions",
        "SetWindowRect": "window/rect",
    }

    def __init__(self, folder: Path) -> None:
        self._begun: list[subprocess.Popen[str]] = []
        try:
            env = _env(folder) | {"DISPLAY": self._screen()}
            # Without a graphics card the pages are drawn by the processor in any case.
            env |= {"LIBGL_ALWAYS_SOFTWARE": "1", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1"}
            # As little motion as a reader may ask for.
            settings = Path(env["XDG_CONFIG_HOME"]) / "gtk-3.0" / "settings.ini"
            settings.parent.mkdir(parents=True)
            settings.write_text("[Settings]\ngtk-enable-animations=0\n")
            self._port = _free_port()
            self._begin([WEBKIT_DRIVER, f"--port={self._port}"], env)
            until(self._ready, "WebKitWebDriver to listen")
            options = {"binary": MINI_BROWSER, "args": ["--automation"]}
            wish = {"webkitgtk:browserOptions": options, "timeouts": _timeouts()}
            told = self._call("POST", "/session", {"capabilities": {"alwaysMatch": wish}})
            self._session = f"/session/{told['sessionId']}"
            self.resize(*WINDOW)
        except BaseException:
            self.quit()
            raise

    def _begin(self, words: list[str], env: dict[str, str], **more: Any) -> subprocess.Popen[str]:
        more = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | more
        self._begun.append(subprocess.Popen(words, env=env, text=True, **more))
        return self._begun[-1]

    def _screen(self) -> str:
        """A screen in memory, of a number that is free."""
        reader, writer = os.pipe()
        words = [XVFB, "-displayfd", str(writer), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        self._begin(words, dict(os.environ), pass_fds=[writer])
        os.close(writer)
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        return f":{number}"

    def _ready(self) -> bool:
        try:
            return bool(self._call("GET", "/status")["ready"])
        except OSError:
            return False

    def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{self._port}{path}", data, headers, method=method)
        try:
            with _DIRECT.open(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            raise WrongCommand(f"{path}: {told['error']}: {told['message']}") from None

    def command(self, name: str, **given: Any) -> Any:
        if name == "TakeScreenshot":
            return self._call("GET", f"{self._session}/screenshot")
        return self._call("POST", f"{self._session}/{self.ROUTES[name]}", given)

    def quit(self) -> None:
        with contextlib.suppress(AttributeError, OSError, WrongCommand):
            self._call("DELETE", self._session)
        for process in reversed(self._begun):
            _end(process)


_DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""Without the proxy that this machine may have."""


def _to(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"}


def _timeouts() -> dict[str, int]:
    return {name: round(PATIENCE * 1000) for name in ("script", "pageLoad")}


def _env(folder: Path) -> dict[str, str]:
    """What a browser keeps, it keeps in this folder; it needs no proxy to this machine."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    gone = {"DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"}
    kept = {name: value for name, value in os.environ.items() if name not in gone and "proxy" not in name.lower()}
    return kept | {"HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config"), "LANG": "C.UTF-8"}


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _text(path: Path) -> str:
    return path.read_text().strip() if path.exists() else ""


def _end(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(10)
    process.kill()
    process.wait()
