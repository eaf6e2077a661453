"""What is shipped: sdist and wheel, what they need, and that a table installed from them plays without Node."""

from __future__ import annotations

import ast
import asyncio
import base64
import csv
import functools
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.tags import Tag, sys_tags
from packaging.utils import canonicalize_name, parse_wheel_filename

import grognard
from grognard.bench.client import Client, pick
from scripts import compile as compiling
from scripts import lock, lowest, wheel_compiled
from tests.installed import INSTALLED

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NEEDED = [Requirement(text) for text in PROJECT["dependencies"]]
EXTRAS = {name: [Requirement(text) for text in texts] for name, texts in PROJECT["optional-dependencies"].items()}
packages_distributions = functools.cache(importlib.metadata.packages_distributions)
BY_NAME_ONLY = {"httptools"}
"""uvicorn finds it by itself."""
NOT_EVERYWHERE = {"open_spiel", "pyspiel"} if importlib.util.find_spec("pyspiel") is None else set()
"""OpenSpiel is not there for every system."""


# What is imported is declared


def imports(tree: ast.AST, inside: bool = False) -> Iterator[tuple[str, bool]]:
    """The first names of all imported modules, and whether it works without: in a function, or for mypy only."""
    for node in statements(tree):
        if isinstance(node, ast.Import):
            yield from ((name.name.partition(".")[0], inside) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module).partition(".")[0], inside
        else:
            for_mypy = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            later = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from imports(node, inside or for_mypy or later)


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """The statements right inside a module or a statement: only these can import."""
    for name in ("body", "handlers", "cases", "orelse", "finalbody"):
        yield from getattr(tree, name, ())


@functools.cache
def nodes(tree: ast.AST) -> list[ast.AST]:
    """All nodes at which these tests look."""
    kinds = (ast.Import, ast.ImportFrom, ast.Call, ast.Attribute, ast.Assign)
    return [node for node in ast.walk(tree) if isinstance(node, kinds)]


@functools.cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@functools.cache
def foreign(folder: Path, *without: str) -> dict[tuple[str, bool], Path]:
    """Modules of other packages that the files of a folder import, each with one of these files; some folders inside
    may be left out."""
    own = {"grognard", "scripts", "tests", *sys.stdlib_module_names}
    found = {}
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] in without:
            continue
        for name, inside in imports(tree_of(path)):
            if name not in own:
                found[name, inside] = path
    return found


def declared(module: str, requirements: list[Requirement]) -> bool:
    if module in NOT_EVERYWHERE:
        return True
    packages = {canonicalize_name(name) for name in packages_distributions().get(module, [])}
    return bool(packages & {canonicalize_name(requirement.name) for requirement in requirements})


def test_imports_are_found_wherever_they_are() -> None:
    code = (
        "import a.b, c\nfrom d.e import f\nfrom . import g\ntry:\n import h\nexcept E:\n pass\ndef i():\n  import j\n"
    )
    assert list(imports(ast.parse(code))) == [("a", False), ("c", False), ("d", False), ("h", False), ("j", True)]


def test_everything_that_the_package_imports_is_declared() -> None:
    found = foreign(ROOT / "src" / "grognard", "envs", "training")
    assert {"fastapi", "pydantic", "sqlalchemy", "starlette", "uvicorn"} <= {name for name, _ in found}
    tools = [*NEEDED, *(requirement for group in EXTRAS.values() for requirement in group)]
    for (module, inside), path in found.items():
        assert declared(module, tools if inside else NEEDED), f"{path.name} imports {module}"


def test_everything_that_environments_import_is_declared() -> None:
    found = foreign(ROOT / "src" / "grognard" / "envs")
    for (module, _), path in found.items():
        assert declared(module, EXTRAS["envs"]), f"{path.name} imports {module}"
    imported = {name for name, _ in found}
    for requirement in EXTRAS["envs"]:
        assert NOT_EVERYWHERE or any(declared(module, [requirement]) for module in imported), requirement.name
        assert any(bound.operator == ">=" for bound in requirement.specifier), str(requirement)


def test_everything_that_training_imports_is_declared() -> None:
    """PyTorch need not be installed where tests run, so its package is known by name."""
    found = {name for name, _ in foreign(ROOT / "src" / "grognard" / "training")}
    assert found == {"numpy", "torch"}
    assert [requirement.name for requirement in EXTRAS["train"]] == ["torch"]
    assert "numpy" in [requirement.name for requirement in EXTRAS["envs"]]


@pytest.mark.slow
def test_everything_that_tests_and_scripts_import_is_declared() -> None:
    tools = [*NEEDED, *EXTRAS["build"], *EXTRAS["dev"], *EXTRAS["envs"]]
    for (module, _), path in (foreign(ROOT / "tests") | foreign(ROOT / "scripts")).items():
        assert declared(module, tools), f"{path.name} imports {module}"


def test_everything_declared_is_imported() -> None:
    imported = {name for name, _ in foreign(ROOT / "src" / "grognard")}
    for requirement in NEEDED:
        used = any(declared(module, [requirement]) for module in imported)
        assert used != (requirement.name in BY_NAME_ONLY), requirement.name


def test_everything_declared_has_a_lower_bound_that_the_lock_keeps() -> None:
    locked = {pin.name: pin.version for pin in lock.pins((ROOT / lock.PLAY).read_text("utf-8"))}
    for requirement in NEEDED:
        assert any(bound.operator == ">=" for bound in requirement.specifier), str(requirement)
        assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)]), str(requirement)


INTERNAL = re.compile(r"uvicorn\.(protocols|server)\.|websockets\.|fluent\.runtime\.resolver|\w+(\.\w+)*\._[a-z]")
"""Modules and names that a package may change with any version."""


def internals(tree: ast.AST) -> Iterator[str]:
    """The packages whose internals are imported, by the first name of the module, or the first two of fluent."""
    for node in nodes(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [f"{node.module}.{name.name}" for name in node.names]
        for name in names:
            first = name.split(".")[0]
            if INTERNAL.match(name) and first not in {"grognard", *sys.stdlib_module_names}:
                yield "-".join(name.split(".")[:2]) if first == "fluent" else first


@pytest.mark.slow
def test_packages_whose_internals_are_used_have_an_upper_bound() -> None:
    code = "from uvicorn.protocols.x import Y\nimport websockets.frames\nfrom fluent.runtime import resolver, Other\n"
    assert sorted(internals(ast.parse(code))) == ["fluent-runtime", "uvicorn", "websockets"]
    found = {package for path in (ROOT / "src" / "grognard").rglob("*.py") for package in internals(tree_of(path))}
    assert {"fluent-runtime", "uvicorn", "websockets"} <= found
    for package in found:
        requirement = next(one for one in NEEDED if canonicalize_name(one.name) == package)
        assert any(bound.operator in ("<", "~=", "==") for bound in requirement.specifier), str(requirement)


def test_tools_are_constrained_to_the_lock_and_what_is_shipped_is_not() -> None:
    project = {
        "dependencies": ["web>=1"],
        "optional-dependencies": {"build": ["builder"], "dev": ["Test_Tool[more]", "web"], "envs": ["numbers>=2"]},
    }
    hashed = f" --hash=sha256:{'0' * 64}\n"
    locked = hashed.join(("web==3", "builder==1.2", "test-tool==4 ; os_name == 'nt'", "numbers==5", "other==1", ""))
    assert lowest.tools(project, locked) == ["builder==1.2", "test-tool==4 ; os_name == 'nt'"]


def test_the_lowest_versions_are_those_of_everything_that_is_shipped_and_tested() -> None:
    words = [str(word) for word in lowest.command(Path("tools.txt"), "2026-10-16", Path("lowest.txt"))]
    assert words[words.index("--resolution") + 1] == "lowest-direct"
    assert {words[place + 1] for place, word in enumerate(words) if word == "--extra"} == {
        *lowest.TOOLS, *(word for word in lock.EXTRAS if not word.startswith("-")),
    }  # fmt: skip


def test_pytorch_is_the_one_for_cpus() -> None:
    """uv is told by pyproject.toml, pip by the Makefile and by the page on research."""
    uv = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["uv"]
    (index,) = uv["index"]
    assert index["explicit"], "no other package comes from there"
    assert [source["index"] for source in uv["sources"]["torch"]] == [index["name"]]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert f"TORCH_INDEX ?= {index['url']}\n" in makefile
    (torch,) = EXTRAS["train"]
    assert f'--index-url $(TORCH_INDEX) "{torch}"' in makefile
    assert f"--extra-index-url {index['url']}" in (ROOT / "docs" / "research.md").read_text("utf-8")


# What is used is there: on every Python from 3.11.0 on, and on a machine with what the README names

NEWER_ARGUMENTS = {
    ("extract", "filter"): "3.11.4",
    ("extractall", "filter"): "3.11.4",
    ("unpack_archive", "filter"): "3.11.4",
    ("getaddresses", "strict"): "3.11.10",
    ("parseaddr", "strict"): "3.11.10",
}
NEWER_NAMES = {
    "AbsoluteLinkError": "3.11.4",
    "AbsolutePathError": "3.11.4",
    "FilterError": "3.11.4",
    "LinkOutsideDestinationError": "3.11.4",
    "OutsideDestinationError": "3.11.4",
    "SpecialFileError": "3.11.4",
    "data_filter": "3.11.4",
    "extraction_filter": "3.11.4",
    "fully_trusted_filter": "3.11.4",
    "tar_filter": "3.11.4",
    "GetReparseDeferralEnabled": "3.11.9",
    "SetReparseDeferralEnabled": "3.11.9",
}
"""What Python 3.11 got only after 3.11.0. What came with 3.12 and later mypy finds."""


def newer(tree: ast.AST) -> Iterator[str]:
    """What Python 3.11.0 does not have."""
    for node in nodes(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for keyword in node.keywords:
                if since := NEWER_ARGUMENTS.get((called, keyword.arg or "")):
                    yield f"{called}({keyword.arg}=) from {since}"
        elif isinstance(node, ast.Attribute) and node.attr in NEWER_NAMES:
            yield f"{node.attr} from {NEWER_NAMES[node.attr]}"


def own_sources() -> Iterator[tuple[str, ast.AST]]:
    for folder in ("examples", "scripts", "src", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield str(path.relative_to(ROOT)), tree_of(path)


@pytest.mark.slow
def test_python_3_11_0_has_all_that_is_used() -> None:
    code = "packed.extractall(folder, filter='data')\nunpack_archive(a, filter=f)\ntarfile.data_filter\nextract(a)"
    assert sorted(newer(ast.parse(code))) == [
        "data_filter from 3.11.4", "extractall(filter=) from 3.11.4", "unpack_archive(filter=) from 3.11.4",
    ]  # fmt: skip
    assert [(name, what) for name, tree in own_sources() for what in newer(tree)] == []


PROGRAMS = {
    "apt-get": "of Debian",
    "chroot": "of Debian, for scripts/bare.py",
    "cp": "of every Unix",
    "debootstrap": "of Debian, for scripts/bare.py",
    "git": "in the README",
    "initdb": "of PostgreSQL",
    "make": "in the README",
    "mount": "of Debian, for scripts/bare.py",
    "node": "in the README",
    "npm": "in the README",
    "pg_ctl": "of PostgreSQL",
    "rm": "of every Unix",
    "runuser": "of util-linux, which Debian calls essential",
    "sh": "of every Unix",
    "umount": "of Debian, for scripts/bare.py",
}
"""What tests and scripts may run beside Python, and where it comes from."""
RUNNING = {"run", "Popen", "call", "check_call", "check_output", "step"}


def programs(tree: ast.AST) -> Iterator[str]:
    """The first word of every command that is written out."""
    for node in nodes(tree):
        given: list[ast.expr] = []
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = node.args if called in RUNNING else []
        elif isinstance(node, ast.Assign) and any("command" in ast.unparse(one) for one in node.targets):
            given = [node.value]
        for words in given:
            if isinstance(words, ast.List) and words.elts and isinstance(words.elts[0], ast.Constant):
                yield str(words.elts[0].value)


@pytest.mark.slow
def test_tests_and_scripts_run_only_what_the_readme_names() -> None:
    code = "subprocess.run(['ps', '-ef'])\ncommand = ['curl', x]\nrun([sys.executable, 'ss'])\nother = ['lsof']"
    assert sorted(programs(ast.parse(code))) == ["curl", "ps"]
    found = {(name, word) for name, tree in own_sources() for word in programs(tree)}
    assert ("tests/test_package.py", "git") in found
    not_there = {"there-is-no-such-command"}
    assert {(name, word) for name, word in found if word not in {*PROGRAMS, *not_there}} == set()


def test_uvloop_is_not_wanted_where_there_is_none() -> None:
    marker = next(requirement.marker for requirement in NEEDED if requirement.name == "uvloop")
    assert marker is not None
    here = {"platform_python_implementation": "CPython"}
    assert not marker.evaluate({**here, "sys_platform": "win32"})
    assert marker.evaluate({**here, "sys_platform": "linux"})
    assert marker.evaluate({**here, "sys_platform": "darwin"})


def test_the_version_is_said_in_one_place() -> None:
    assert PROJECT["dynamic"] == ["version"]
    assert "version" not in PROJECT
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert "version" not in json.loads((ROOT / lock.NPM).read_text("utf-8"))["packages"][""]


# From the sources to the sdist, from the sdist to the wheel, from the wheel to a table


def build(folder: Path, kind: str, into: Path, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=folder, env=clean | env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    done = build(ROOT, "sdist", folder)
    assert done.returncode == 0, done.stderr
    with tarfile.open(next(folder.glob("*.tar.gz"))) as packed:
        # Python 3.11 has filters from 3.11.4 on, and from 3.12 on warns where none is chosen
        vars(packed)["extraction_filter"] = getattr(tarfile, "data_filter", None)
        packed.extractall(folder)
    return next(path for path in folder.iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is made of the sdist, without Node."""
    folder = tmp_path_factory.mktemp("wheel")
    done = build(sdist, "wheel", folder, PATH=str(folder))
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel. Other packages are borrowed from the one that runs the tests; Grognard is not."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    # Compiling all modules takes much longer than compiling those that the tests import.
    subprocess.run([*pip, "--disable-pip-version-check", "--no-compile", str(wheel)], check=True)
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    borrowed = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    (packages / "borrowed.pth").write_text("\n".join(borrowed), "utf-8")
    return folder


def alone(environment: Path) -> dict[str, str]:
    """The variables of a shell in which there is only this environment: no Node, and no sources."""
    found = {"PATH": str(environment / "bin"), "HOME": str(environment)}
    assert shutil.which("node", path=found["PATH"]) is None
    return found


def test_the_sdist_has_all_that_make_needs(sdist: Path) -> None:
    names = ["Makefile", "scripts/prepare.py", lock.NODE, lock.NPM]
    if shutil.which("git"):
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
        names = listed.stdout.splitlines() or names
    assert [name for name in names if not (sdist / name).is_file()] == []
    assert not (sdist / "web" / "node_modules").exists()
    assert (sdist / "src/grognard/table/static/index.html").is_file()


def test_the_wheel_has_the_browser_table_and_the_licences_of_what_is_in_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        licences = packed.read("grognard/table/static/licences.txt").decode("utf-8")
        page = packed.read("grognard/table/static/index.html").decode("utf-8")
    for asset in re.findall(r'(?:src|href)="/([^"]+)"', page):
        assert f"grognard/table/static/{asset}" in names
    fonts = {Path(name).name.partition("-")[0] for name in names if name.endswith(".woff2")}
    assert fonts == {"eb"}, "another font: its licence must be in licences.txt, and here"
    assert "The EB Garamond Project Authors" in licences
    assert "SIL OPEN FONT LICENSE Version 1.1" in licences
    assert re.search(r"^svelte 5\.\S+ \(MIT\)$", licences, re.MULTILINE)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_nothing_is_shipped_without_the_browser_table(sdist: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(sdist, bare, ignore=shutil.ignore_patterns("static", "tests", "web"))

    def refused(kind: str, **env: str) -> None:
        done = build(bare, kind, tmp_path / "out", **env)
        assert done.returncode != 0
        assert "The browser table is not built" in done.stderr
        assert "make web" in done.stderr

    refused("sdist")
    refused("wheel", GROGNARD_TABLE="required")
    static = bare / "src" / "grognard" / "table" / "static"
    static.mkdir(parents=True)
    (static / "index.html").touch()
    refused("wheel")
    assert not list(tmp_path.glob("out/*"))
    assert "GROGNARD_TABLE=required" in (ROOT / "Makefile").read_text("utf-8")


def test_a_clone_without_node_can_be_installed(sdist: Path, tmp_path: Path) -> None:
    """What `pip install .` does: it has the wheel built, which then has everything but the browser table."""
    bare = tmp_path / "bare"
    shutil.copytree(sdist, bare, ignore=shutil.ignore_patterns("static", "tests", "web"))
    done = build(bare, "wheel", tmp_path / "out", PATH=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "The browser table is not built" in done.stderr
    with zipfile.ZipFile(next(tmp_path.glob("out/*.whl"))) as packed:
        names = packed.namelist()
    assert "grognard/envs/vector.py" in names
    assert not any("/static/" in name for name in names)


def test_the_installed_package_is_the_one_of_the_wheel(environment: Path) -> None:
    program = (
        "import json, grognard, importlib.metadata as m; from grognard.table.common import browser;"
        "print(json.dumps([grognard.__file__, str(browser.FOLDER), m.version('grognard'), grognard.names()]))"
    )
    asked = [str(environment / "bin" / "python"), "-c", program]
    done = subprocess.run(asked, cwd=environment, env=alone(environment), capture_output=True, text=True, check=True)
    package, static, version, games = json.loads(done.stdout)
    assert Path(package).is_relative_to(environment)
    assert Path(static).is_relative_to(environment)
    assert version == grognard.__version__
    assert sorted(games) == INSTALLED


def test_an_installed_table_plays_an_act_over_http(environment: Path, tmp_path: Path) -> None:
    command = [str(environment / "bin" / "grognard"), "serve", "--port", "0", "--data", str(tmp_path), "--workers", "1"]
    with open(tmp_path / "log", "w", encoding="utf-8") as log:
        service = subprocess.Popen(
            command, cwd=tmp_path, env=alone(environment), stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        assert service.stdout is not None
        line = service.stdout.readline()
        assert "http://" in line, (tmp_path / "log").read_text("utf-8")
        asyncio.run(play_an_act(int(line.strip().rstrip("/").rpartition(":")[2])))
    finally:
        service.send_signal(signal.SIGINT)
        service.communicate()


async def play_an_act(port: int) -> None:
    client = Client(port)
    page = (await client.call("GET", "/")).body.decode("utf-8")
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script, page
    for path in (script.group(1), "/licences.txt"):
        assert (await client.call("GET", path)).status == 200
    await client.ask("POST", "/api/me", {})
    match = (await client.ask("POST", "/api/quick", {"game": "friedrich"}))["id"]
    position: dict[str, Any] = await client.ask("GET", f"/api/matches/{match}")
    verb, target = pick(position["choices"], random.Random(1))
    act = {"seat": position["seat"], "seq": position["seq"], "verb": verb, "target": target}
    after = await client.ask("POST", f"/api/matches/{match}/act", act)
    assert after["ok"]
    assert after["position"]["seq"] > position["seq"]
    client.close()


# The compiled wheel. What is compiled is only pretended here; CONTRIBUTING.md tells how the real one is tried.

TAG = Tag("cp311", "cp311", "linux_x86_64")
SUFFIX = ".cpython-311-x86_64-linux-gnu.so"
SHARED = f"0123456789abcdef0123__mypyc{SUFFIX}"


@pytest.fixture
def pretended(once_pretended: Path, tmp_path: Path) -> Path:
    """A folder for one test. Its files are links: a test may remove them and write others, but not into them."""
    return Path(shutil.copytree(once_pretended, tmp_path / "compiled", copy_function=os.link))


@pytest.fixture(scope="module")
def once_pretended(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder such as scripts/compile.py makes: the sources, and beside each of those compiled some bytes."""
    made = tmp_path_factory.mktemp("compiled")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(made)
    names = [str(path.relative_to(made)) for path in (made / "grognard").rglob("*.py")]
    sources = {name: (made / name).read_text("utf-8") for name in names if compiling.is_compiled(Path(name))}
    for name, source in compiling.rewritten(sources).items():
        path = made / name
        path.write_text(source, "utf-8")
        path.with_suffix(SUFFIX).write_bytes(b"machine code of " + path.stem.encode())
        path.with_suffix(".cpython-310-x86_64-linux-gnu.so").write_bytes(b"of another Python")
    (made / SHARED).write_bytes(b"shared machine code")
    return made


def test_a_compiled_wheel_has_libraries_for_sources_and_all_else_unchanged(wheel: Path, pretended: Path) -> None:
    made = wheel_compiled.build(wheel, pretended, pretended.parent, TAG, SUFFIX)
    name, version, _, tags = parse_wheel_filename(made.name)
    assert (str(name), str(version), set(tags)) == ("grognard", grognard.__version__, {TAG})
    with zipfile.ZipFile(wheel) as pure, zipfile.ZipFile(made) as packed:
        assert packed.testzip() is None
        before, after = set(pure.namelist()), set(packed.namelist())
        gone = before - after
        assert {path.replace(".py", SUFFIX) for path in gone} | {SHARED} == after - before
        assert {"grognard/core/state.py", "grognard/games/friedrich/board/supply.py"} <= gone
        assert {"grognard/texts/words.py", "grognard/table/rendering/positions.py"} <= gone
        assert {path.split("/")[1] for path in gone} == {"core", "games", "bots", "texts", "table", "envs"}
        assert packed.read(f"grognard/core/state{SUFFIX}") == b"machine code of state"
        assert packed.getinfo(SHARED).external_attr >> 16 & 0o111, "a library can be run"
        kept = {
            "grognard/core/__init__.py", "grognard/bots/__init__.py", "grognard/games/friedrich/texts/it/events.ftl",
            "grognard/games/friedrich/data/roads.csv", "grognard/table/static/index.html",
        }  # fmt: skip
        assert kept <= after
        info = next(path for path in after if path.endswith(".dist-info/WHEEL")).removesuffix("WHEEL")
        for path in (before & after) - {info + "WHEEL", info + "RECORD"}:
            assert packed.read(path) == pure.read(path), path
        lines = packed.read(info + "WHEEL").decode("utf-8").splitlines()
        assert [line for line in lines if line.startswith(("Tag", "Root"))] == [
            "Root-Is-Purelib: false", "Tag: cp311-cp311-linux_x86_64",
        ]  # fmt: skip
        rows = list(csv.reader(packed.read(info + "RECORD").decode("utf-8").splitlines()))
        assert sorted(path for path, _, _ in rows) == sorted(packed.namelist())
        assert rows[-1] == [info + "RECORD", "", ""]
        for path, digest, size in rows[:-1]:
            content = packed.read(path)
            hashed = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode("ascii").rstrip("=")
            assert (digest, size) == (f"sha256={hashed}", str(len(content))), path


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (f"grognard/core/state{SUFFIX}", "grognard/core/state.py is not compiled"),
        ("grognard/core/state.py", "grognard/core/state.py is not compiled"),
        (SHARED, "the library that the compiled modules share is missing"),
    ],
)
def test_no_compiled_wheel_where_something_is_missing(wheel: Path, pretended: Path, spoil: str, why: str) -> None:
    (pretended / spoil).unlink()
    with pytest.raises(wheel_compiled.Unfit, match=re.escape(why)):
        wheel_compiled.build(wheel, pretended, pretended.parent, TAG, SUFFIX)
    assert not list(pretended.parent.glob("*.whl"))


def test_no_compiled_wheel_of_other_sources(wheel: Path, pretended: Path) -> None:
    path = pretended / "grognard" / "games" / "friedrich" / "board" / "supply.py"
    source = path.read_text("utf-8")
    path.unlink()
    path.write_text(source + "# yesterday\n", "utf-8")
    with pytest.raises(wheel_compiled.Unfit, match=r"friedrich/board/supply\.py was compiled from another source"):
        wheel_compiled.build(wheel, pretended, pretended.parent, TAG, SUFFIX)


def test_the_tag_is_one_that_this_python_takes() -> None:
    assert wheel_compiled.tag_here() in set(sys_tags())


def test_what_is_compiled_stays_open_for_plain_classes_without_another_package() -> None:
    source = (ROOT / "src" / "grognard" / "core" / "state.py").read_text("utf-8")
    tree = ast.parse(compiling.opened(source))
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    assert [ast.unparse(one) for one in state.decorator_list] == ["mypyc_attr(allow_interpreted_subclasses=True)"]
    assert ("mypy_extensions", False) not in set(imports(tree))


def test_the_compiled_copy_serves_the_browser_table_of_the_sources(tmp_path: Path) -> None:
    copy = tmp_path / "browser.py"
    copy.write_text((ROOT / "src" / compiling.BROWSER).read_text("utf-8"), "utf-8")
    compiling.share_browser_table(copy)
    names: dict[str, Any] = {"__file__": str(copy), "__name__": "browser"}
    exec(copy.read_text("utf-8"), names)
    assert names["FOLDER"] == ROOT / "src" / compiling.STATIC
