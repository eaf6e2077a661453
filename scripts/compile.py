"""Compile the kernel, the games, the bots and what renders positions with mypyc into build/compiled, a second copy
of the package.

The package itself stays uncompiled; put build/compiled first on the path to run the compiled one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import expand  # noqa: E402

BUILD = ROOT / "build" / "compiled"
FOLDERS = ("core", "games", "bots")
RENDERING = {
    "texts": ("shapes", "words"),
    "table/common": ("changes", "stored_sayings"),
    "table/rendering": ("choices", "guiding", "line_details", "positions", "story", "viewpoint"),
}
READING = "envs"
"""Of the environments what reads positions: `reading`, and the `reader` of each game."""
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
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    '''All C files are compiled on all cores, and linked when theirs are done: most are of one library.'''

    def build_extensions(self):
        compile_one, link = self.compiler._compile, self.compiler.link_shared_object
        jobs = {{}}

        def compile_soon(made, *more):
            jobs[made] = pool.submit(compile_one, made, *more)

        def link_when_done(objects, *more, **named):
            for made in objects:
                jobs[made].result()
            link(objects, *more, **named)

        self.compiler._compile, self.compiler.link_shared_object = compile_soon, link_when_done
        with ThreadPoolExecutor({cores}) as pool:
            super().build_extensions()


setup(
    name="grognard-compiled",
    packages=[],
    ext_modules=mypycify({modules!r}, opt_level="3", multi_file=True),
    cmdclass={{"build_ext": SideBySide}},
)
"""


def is_compiled(path: Path) -> bool:
    """Whether a file of the package, named from beside it, is compiled: all of the kernel, the games and the bots,
    without the package files and the schemas, whose annotations are read, the rendering, and what reads positions for
    the environments."""
    if path.suffix != ".py" or path.name in ("__init__.py", "schema.py") or len(path.parts) < 3 or path == PLAIN:
        return False
    folder = path.parts[1]
    if folder == READING:
        return path.parts[2:] == ("reading.py",) or path.parts[3:] == ("reader.py",)
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


def main() -> int:
    shutil.rmtree(BUILD, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "grognard", BUILD / "grognard", ignore=ignore)
    share_browser_table(BUILD / BROWSER)
    prepare(modules())
    cores = os.cpu_count() or 1
    (BUILD / "setup.py").write_text(SETUP.format(modules=modules(), cores=cores))
    environment = {**os.environ, "MYPYPATH": str(BUILD), "MYPY_FORCE_COLOR": "0"}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "-j", str(cores)]
    done = subprocess.run(command, cwd=BUILD, env=environment, check=False)
    if done.returncode:
        print("compile: mypyc failed; see above", file=sys.stderr)
        return done.returncode
    print(f"compiled {len(modules())} modules into {BUILD.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
