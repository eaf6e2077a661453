"""Compile the kernel, the games, the bots and what renders positions with mypyc into build/compiled, a second copy
of the package.

The package itself stays uncompiled; put build/compiled first on the path to run the compiled one. Objects are kept in
build/cache, so that a later run compiles only C files that have changed (`narrow.py`, `objects.py`). A run without any
change keeps the libraries of the one before.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import expand, objects  # noqa: E402

BUILD = ROOT / "build" / "compiled"
PREVIOUS = ROOT / "build" / "previous"
CACHE = ROOT / "build" / "cache"
OBJECTS = CACHE / "objects"
HEADERS = CACHE / "headers.json"
"""The headers that the compiler read, with their hashes."""
RECORD = CACHE / "record.json"
"""What the libraries of the last build were made of, and all their hashes."""
GROUP = "grognard"
"""The name of what all modules share; it must not change with the modules, for it is part of the C code of each."""
SETTINGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED", *objects.ENVIRONMENT)
"""Variables of the environment that change what is compiled."""
FOLDERS = ("core", "games", "bots")
RENDERING = {
    "texts": ("shapes", "words"),
    "table/common": ("changes", "stored_sayings"),
    "table/rendering": ("choices", "guiding", "line_details", "positions", "story", "viewpoint"),
}
READING = "envs"
READERS = ("reading", "rows", "playing")
"""Of the environments what reads positions and plays on: these, and the `reader` of each game."""
PLAIN = Path("grognard", "core", "fields.py")
"""What has done its work before the classes are compiled, and serves plain classes only."""
STATIC = Path("grognard", "table", "static")
BROWSER = Path("grognard", "table", "common", "browser.py")
BESIDE = 'Path(__file__).parents[1] / "static"'

# A class under this comment stays open for plain Python subclasses, such as games of other packages.
OPEN = "# compiled: plain subclasses\n"
DECORATOR = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
FUTURE = "from __future__ import annotations\n"
IMPORT = """
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # mypyc reads it; what is compiled does not need the package
    from mypy_extensions import mypyc_attr
"""

SETUP = """
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.append({root!r})
from scripts import narrow, objects


class SideBySide(build_ext):
    '''All C files are compiled on all cores, and linked when theirs are done: most are of one library. The cache
    keeps the objects, and the small libraries of one object each.'''

    def build_extensions(self):
        compiler = self.compiler
        if compiler.compiler_type != "unix":
            return super().build_extensions()
        compile_one, link = compiler._compile, compiler.link_shared_object
        cache = objects.Cache(Path({objects!r}), objects.version(compiler.compiler_so[:1]))
        jobs = {{}}

        def compile_soon(made, source, suffix, options, more, defined):
            def make(rule):
                compile_one(made, source, suffix, [*options, "-MD", "-MF", rule], more, defined)

            command = [*compiler.compiler_so, *options, *more]
            jobs[made] = pool.submit(cache.build, made, command, [source], make)

        def link_when_done(parts, made, *more, **named):
            for part in parts:
                jobs[part].result()
            if len(parts) > 1:
                link(parts, made, *more, **named)
            else:
                command = [*compiler.linker_so, repr(more), repr(named)]
                cache.build(made, command, parts, lambda rule: link(parts, made, *more, **named))

        compiler._compile, compiler.link_shared_object = compile_soon, link_when_done
        with ThreadPoolExecutor({cores}) as pool:
            super().build_extensions()
        cache.tidy()
        Path({headers!r}).write_text(json.dumps(cache.headers))
        print(f"made {{cache.made}} objects, the others are of earlier runs")


modules = mypycify({modules!r}, opt_level="3", multi_file=True, group_name={group!r})
narrow.narrow(Path("build"), {group!r})
setup(name="grognard-compiled", packages=[], ext_modules=modules, cmdclass={{"build_ext": SideBySide}})
"""


def is_compiled(path: Path) -> bool:
    """Whether a file of the package, named from beside it, is compiled: all of the kernel, the games and the bots,
    without the package files and the schemas, whose annotations are read, the rendering, and what the environments do
    at every step."""
    if path.suffix != ".py" or path.name in ("__init__.py", "schema.py") or len(path.parts) < 3 or path == PLAIN:
        return False
    folder = path.parts[1]
    if folder == READING:
        return (len(path.parts) == 3 and path.stem in READERS) or path.parts[3:] == ("reader.py",)
    return folder in FOLDERS or path.stem in RENDERING.get("/".join(path.parts[1:-1]), ())


def modules() -> list[str]:
    """The modules to compile."""
    found = [path.relative_to(BUILD) for path in sorted((BUILD / "grognard").rglob("*.py"))]
    return [str(path) for path in found if is_compiled(path)]


def opened(source: str) -> str:
    """A module with the comment turned into the decorator that mypyc wants."""
    if OPEN not in source:
        return source
    return source.replace(OPEN, DECORATOR).replace(FUTURE, FUTURE + IMPORT, 1)


def rewritten(sources: dict[str, str]) -> dict[str, str]:
    """The sources of all modules that are compiled, by their paths, as mypyc wants them."""
    paths = {path.removesuffix(".py").replace("/", "."): path for path in sources}
    expanded = expand.expand({name: sources[path] for name, path in paths.items()})
    return {paths[name]: opened(source) for name, source in expanded.items()}


def prepare(modules: list[str]) -> None:
    """Rewrite the modules of the copy as mypyc wants them."""
    sources = {module: (BUILD / module).read_text("utf-8") for module in modules}
    for module, source in rewritten(sources).items():
        (BUILD / module).write_text(source, "utf-8")


def share_browser_table(path: Path) -> None:
    """Let the copy serve the browser table of the sources, be it built before or after.

    A link to its folder would not do: what packs the sources comes to a folder only once, and might come to the link.
    """
    text = path.read_text("utf-8")
    assert BESIDE in text, f"{path} has no {BESIDE}"
    path.write_text(text.replace(BESIDE, f"Path({str(ROOT / 'src' / STATIC)!r})"), "utf-8")


def fingerprint(setup: str) -> str:
    """A hash of everything that mypyc and the C compiler read, but the headers: sources, settings, tools."""
    told = [
        setup,
        sys.version,
        objects.version(shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[:1]),
    ]
    told += [f"{name}={value}" for name, value in sorted(os.environ.items()) if name in SETTINGS]
    told += sorted(f"{package.name} {package.version}" for package in metadata.distributions())
    settings = [ROOT / "pyproject.toml", ROOT / "scripts" / "narrow.py", ROOT / "scripts" / "objects.py"]
    told += [f"{path} {objects.digest(path)}" for path in [*settings, *sorted(BUILD.rglob("*.py*"))]]
    return hashlib.sha256("\n".join(told).encode("utf-8")).hexdigest()


def libraries() -> list[str]:
    """The libraries of the copy."""
    found = [*BUILD.glob("*.so"), *(BUILD / "grognard").rglob("*.so")]
    return [str(path.relative_to(BUILD)) for path in found]


def taken_over(key: str) -> bool:
    """Move the libraries of the previous build to the new copy, if it was made of the same files and is whole."""
    try:
        record = json.loads(RECORD.read_text("utf-8"))
    except (OSError, ValueError):
        return False
    files: dict[str, str] = record["files"]
    if record["key"] != key or any(objects.digest(PREVIOUS / path) != known for path, known in files.items()):
        return False
    for path in files:
        if not Path(path).is_absolute():
            (PREVIOUS / path).rename(BUILD / path)
    return True


def record(key: str) -> None:
    """Note the libraries of this build, and the headers that it read, but those generated by itself."""
    headers = json.loads(HEADERS.read_text("utf-8")).items()
    files = {path: known for path, known in headers if Path(path).is_absolute()}
    files |= {path: objects.digest(BUILD / path) for path in libraries()}
    RECORD.write_text(json.dumps({"key": key, "files": files}), "utf-8")


def main() -> int:
    shutil.rmtree(PREVIOUS, ignore_errors=True)
    if BUILD.exists():
        BUILD.rename(PREVIOUS)
    ignore = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "grognard", BUILD / "grognard", ignore=ignore)
    share_browser_table(BUILD / BROWSER)
    prepare(modules())
    cores = os.cpu_count() or 1
    paths = {"root": str(ROOT), "objects": str(OBJECTS), "headers": str(HEADERS)}
    setup = SETUP.format(modules=modules(), group=GROUP, cores=cores, **paths)
    key = fingerprint(setup)
    kept = taken_over(key)
    shutil.rmtree(PREVIOUS, ignore_errors=True)
    if not kept:
        (BUILD / "setup.py").write_text(setup)
        environment = {**os.environ, "MYPYPATH": str(BUILD), "MYPY_FORCE_COLOR": "0"}
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "-j", str(cores)]
        done = subprocess.run(command, cwd=BUILD, env=environment, check=False)
        if done.returncode:
            print("compile: mypyc failed; see above", file=sys.stderr)
            return done.returncode
        record(key)
    print(f"compiled {len(modules())} modules into {BUILD.relative_to(ROOT)}" + (", nothing has changed" * kept))
    return 0


if __name__ == "__main__":
    sys.exit(main())
