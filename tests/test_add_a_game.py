"""The example of docs/add-a-game.md is a whole game: its code runs, everything that must hold for a game holds, and it
is installed and played at the table in both of its forms, one module and a package."""

from __future__ import annotations

import contextlib
import importlib
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pydantic import TypeAdapter

from grognard.bench.client import HOST, Service
from grognard.core import game as registry
from grognard.core.data import Data
from grognard.core.game import Game
from grognard.core.match import Match
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.fuzzing import RandomGame
from grognard.table.common import responses
from grognard.texts.words import words
from tests.example import EXAMPLE, PAGE, install, on_the_path
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.slow

ROOT = PAGE.parent.parent
FORMS = {"module": EXAMPLE.write_module, "package": EXAMPLE.write_package}


# The rules


@pytest.fixture(scope="module")
def sortie(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The module of the page, known to the registry."""
    folder = EXAMPLE.write_package(tmp_path_factory.mktemp("sortie"))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        module = importlib.import_module("sortie")
        registry.register(module.Sortie())
        yield module
    registry._made.pop("sortie", None)
    for name in [name for name in sys.modules if name.partition(".")[0] == "sortie"]:
        del sys.modules[name]


def test_the_example_is_found_by_its_name(sortie: ModuleType) -> None:
    assert words(registry.find("sortie")).name("game", "sortie") == "Sortie"


@pytest.mark.parametrize("seed", range(20))
def test_the_example_has_the_properties_of_every_game(sortie: ModuleType, seed: int) -> None:
    trial = RandomGame(sortie.Sortie(), seed)
    trial.play()
    assert trial.match.state.result() is not None


def test_a_number_is_secret_until_both_have_sent(sortie: ModuleType) -> None:
    match = Match(sortie.Sortie(), secret=bytes(32))
    match.play(0, sortie.SPACE.parse("send 3"))
    assert match.state.view(0)["step"]["sent"] == [3, 0]
    assert match.state.view(1)["step"]["sent"] == [0, 0]
    guesses = {tuple(match.state.imagine(1, random.Random(seed)).stack[-1].fields()[0]) for seed in range(40)}
    assert guesses == {(1, 0), (2, 0), (3, 0)}


def test_the_example_still_plays_its_older_rules(sortie: ModuleType) -> None:
    names: dict[str, Any] = {"__name__": "later"}
    exec(next(code for code in EXAMPLE.snippets if "class LaterSortie" in code), names)
    later = names["LaterSortie"]()
    assert [later.playing(version).rules_version for version in ("1", "2")] == ["1", "2"]
    with pytest.raises(Problem, match="rules version 3"):
        later.playing("3")


def test_the_opponent_of_the_example_fights_for_the_last_point(sortie: ModuleType) -> None:
    bot = importlib.import_module("sortie.bot").SortieBot()
    for points, act in (([0, 0], "send 1"), ([0, 2], "send 3"), ([2, 0], "send 1")):
        state = sortie.Sortie().compose({"points": points})
        assert sortie.SPACE.text(bot.choose(state, 0)) == act


def test_a_game_that_lacks_a_method_cannot_be_made(sortie: ModuleType) -> None:
    class Half(Game[State]):
        """It has a name, and nothing else."""

    with pytest.raises(TypeError, match="abstract"):
        Half("half", "1", sortie.SPACE, {}, {}, {})  # type: ignore[abstract]


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(Problem, match=r"there is no game 'halma'; the games are .*friedrich"):
        registry.find("halma")


# Its files


def test_a_package_has_files_and_a_top_level_module_has_none(sortie: ModuleType) -> None:
    game = sortie.Sortie()
    assert game.package() == "sortie"
    assert game.lessons() == ["last-point"]
    assert [name for name, _ in game.texts("en")][2:] == ["guide.ftl", "lessons.ftl", "verbs.ftl"]
    assert registry.find("friedrich").package() == "grognard.games.friedrich"

    class Bare(sortie.Sortie):  # type: ignore[name-defined, misc]
        """The same in a top-level module."""

    Bare.__module__ = "one_file"
    bare = Bare()
    assert (bare.package(), bare.lessons(), bare.guide().kinds) == ("", [], {})
    assert [name for name, _ in bare.texts("en")] == ["sortie.ftl", "rules.toml"]
    with pytest.raises(FileNotFoundError, match=r"no file data/box\.toml"):
        Data("").text("box.toml")


def test_the_interface_of_a_face_is_on_the_page_as_it_is() -> None:
    types = (ROOT / "web" / "src" / "face" / "served.ts").read_text("utf-8")
    shown = PAGE.read_text("utf-8").partition("```ts\n")[2].partition("```")[0]
    assert "export interface ServedFace {" in shown
    assert types.endswith(shown)


# Installed, in both forms


@pytest.fixture(scope="module", params=FORMS)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example is installed."""
    project = FORMS[request.param](tmp_path_factory.mktemp(request.param))
    return install(project, tmp_path_factory.mktemp("site"))


def is_package(site: Path) -> bool:
    return (site / "sortie").is_dir()


@pytest.fixture(scope="module")
def port(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A table at which the example is played."""
    service = Service(tmp_path_factory.mktemp("table"), "--workers", "1", "--pause", "0")
    with on_the_path(site):
        service.start()
    try:
        yield service.port
    finally:
        service.stop()


def test_the_game_is_found_by_its_entry_point_alone(site: Path) -> None:
    program = "import grognard; print(grognard.find('sortie').package(), grognard.names())"
    with on_the_path(site):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("sortie [" if is_package(site) else " [")
    assert "'sortie'" in done.stdout


def test_the_snippets_of_the_page_run_where_the_package_is_installed(site: Path, tmp_path: Path) -> None:
    if not is_package(site):
        pytest.skip("the encoder is a part of the package")
    pytest.importorskip("pettingzoo")
    (tmp_path / "snippets.py").write_text("\n".join(EXAMPLE.snippets), "utf-8")
    with on_the_path(site):
        command = [sys.executable, str(tmp_path / "snippets.py")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "as it is delivered" in done.stdout


TRUSTED = """
import json, random
from pettingzoo.test import api_test
from grognard import find
from grognard.envs import pettingzoo
from grognard.envs.encoder import encoder
game, rng, equal = find("sortie"), random.Random(1), True
made = encoder(game)
for _ in range(50):
    state = game.start()
    while not state.over():
        ask = rng.choice(state.asks())
        state.apply(ask.seat, rng.choice(ask.acts))
        for seat in (0, 1):
            equal &= (made.encode(state, seat) == made.encode(state.imagine(seat, rng), seat)).all()
api_test(pettingzoo.env("sortie"), num_cycles=60)
print(json.dumps([[table.name for table in made.tables], bool(equal)]))
"""


def test_environments_observe_the_game_with_its_own_encoder(site: Path) -> None:
    pytest.importorskip("pettingzoo")
    with on_the_path(site):
        command = [sys.executable, "-W", "ignore", "-c", TRUSTED]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    shared = ["seat", "scenario", "option", "step"]
    tables, equal = json.loads(done.stdout.splitlines()[-1])
    assert tables == ([*shared, "side"] if is_package(site) else shared)
    assert equal, "an observation depends on what its seat cannot know"


# At the table


class Visitor:
    """A guest at the table, over HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[HTTPResponse, bytes]:
        connection = HTTPConnection(HOST, self.port, timeout=PATIENCE)
        sent = {"X-Grognard": "1", "Cookie": self.cookie, "Content-Type": "application/json", **headers}
        with contextlib.closing(connection):
            connection.request(method, path, None if body is None else json.dumps(body), sent)
            answer = connection.getresponse()
            self.cookie = answer.getheader("Set-Cookie", self.cookie).partition(";")[0]
            return answer, answer.read()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer, content = self.call(method, path, body)
        assert answer.status == 200, f"{method} {path}: {answer.status} {content[:300]!r}"
        return json.loads(content)


@pytest.fixture
def visitor(port: int) -> Visitor:
    made = Visitor(port)
    made.ask("POST", "/api/me", {})
    return made


def fits(model: Any, answer: Any) -> Any:
    """An answer, which is as the description of the service says."""
    TypeAdapter(model).validate_python(answer, strict=True)
    return answer


def test_the_table_tells_about_the_game(site: Path, visitor: Visitor) -> None:
    games = fits(list[responses.Game], visitor.ask("GET", "/api/games"))
    info = next(game for game in games if game["name"] == "sortie")
    assert [bot["name"] for bot in info["bots"]] == (["random", "rules"] if is_package(site) else ["random"])
    fits(responses.GameDetails, visitor.ask("GET", "/api/games/sortie"))
    fits(responses.Opening, visitor.ask("GET", "/api/games/sortie/opening"))
    layout = visitor.ask("GET", "/api/games/sortie/layout")
    assert layout["words"] == {"points": ["Points"], "orders": ["Companies to send"]}
    rules = fits(list[responses.Rule], visitor.ask("GET", "/api/games/sortie/rules"))
    assert [rule["section"] for rule in rules] == ["1", "2", "3"]


def test_the_game_is_played_to_its_end_over_http(site: Path, visitor: Visitor) -> None:
    opponent = "bot:rules" if is_package(site) else "bot:random"
    body = {"game": "sortie", "scenario": "standard", "seats": {"East": "me", "West": opponent}}
    match = visitor.ask("POST", "/api/matches", body)["id"]
    position: dict[str, Any] = {}

    def is_asked() -> bool:
        """Whether the game is over, or waits for East alone, so that no act of West's can come before."""
        position.update(fits(responses.Position, visitor.ask("GET", f"/api/matches/{match}")))
        return position["asked"] == ["East"] or position["result"] is not None

    until(is_asked, "the first question")
    assert position["choices"][0]["targets"] == [1, 2, 3]
    assert (position["guide"] is not None) == is_package(site)
    while position["result"] is None:
        target = max(number for number in position["choices"][0]["targets"] if number < 3)
        act = {key: position[key] for key in ("seat", "seq", "question")} | {"verb": "send", "target": target}
        visitor.ask("POST", f"/api/matches/{match}/act", act)
        until(is_asked, "the next question, or the end")
    told = visitor.ask("GET", f"/api/matches/{match}/story?before=1000000")
    lines = ["".join(part if isinstance(part, str) else part["text"] for part in line["text"]) for line in told]
    shown = [line for line in lines if line.startswith("East has sent")]
    if is_package(site):
        # The opponent of the package saves its companies until the other side needs one more point.
        assert shown[:3] == ["East has sent 2, West 1.", "East has sent 2, West 1.", "East has sent 2, West 3."]
    else:
        assert shown


def test_the_lessons_of_the_game_are_there(site: Path, visitor: Visitor) -> None:
    lessons = visitor.ask("GET", "/api/games/sortie/lessons")
    assert [lesson["title"] for lesson in lessons] == (["The last point"] if is_package(site) else [])
    for lesson in lessons:
        path = f"/api/games/sortie/lessons/{lesson['name']}"
        assert visitor.ask("GET", path)["position"]["asked"] == ["East"]
        for number, kind in ((1, "other"), (2, "other"), (3, "solved")):
            said = visitor.ask("POST", path, {"acts": [{"verb": "send", "target": number}]})
            assert (said["said"]["kind"], said["done"]) == (kind, kind == "solved")


OUTSIDE = (
    "../__init__.py",
    "..%2f__init__.py",
    "%2e%2e/__init__.py",
    "..%5c__init__.py",
    "//etc/passwd",
    "../data/guide.toml",
    "face.py",
    "",
)


def test_the_table_serves_the_files_of_the_face_and_no_others(site: Path, visitor: Visitor) -> None:
    for path in [*(f"sortie/{path}" for path in OUTSIDE), "friedrich/face.js", "halma/face.js"]:
        assert visitor.call("GET", f"/faces/{path}")[0].status == 404, path
    face = visitor.ask("GET", "/api/games/sortie")["face"]
    if not is_package(site):
        assert face is None
        assert visitor.call("GET", "/faces/sortie/face.js")[0].status == 404
        return
    assert face == {"script": "/faces/sortie/face.js", "style": "/faces/sortie/face.css"}
    for address, kind in ((face["script"], "text/javascript"), (face["style"], "text/css")):
        answer, content = visitor.call("GET", address)
        assert answer.status == 200
        assert content == (site / "sortie" / "face" / address.rpartition("/")[2]).read_bytes()
        assert answer.getheader("Content-Type") == f"{kind}; charset=utf-8"
        assert answer.getheader("Cache-Control") == "public, no-cache"
        assert answer.getheader("X-Content-Type-Options") == "nosniff"
        again, nothing = visitor.call("GET", address, None, **{"If-None-Match": answer.getheader("ETag", "")})
        assert (again.status, nothing) == (304, b"")
