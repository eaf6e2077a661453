"""Mutation testing: breaks one rule of a game at a time and says whether its tests notice.

    python -m scripts.mutate GAME [--seed SEED] [--number NUMBER] [--list]

The seed draws the mutations, one in each module of the game before any module has a second one. Each mutation is
made in a copy of src in a temporary folder, never in this checkout. First all tests run on the unchanged copy, because
nothing can be learned from tests that fail anyway. The tests in the game's own folder run first, without those in a
browser, then what must hold for every game (tests/conformance).
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = Path("grognard", "games")

WORDS_ONLY: Final = {"areas", "course", "event_kinds", "labels", "layout", "position", "report", "schema", "wording"}
"""Modules without a rule, in whichever folder of a game: they draw, tell, type, or compose positions."""
NO_RULE: Final = {"__init__", "__repr__", "fields", "marks", "prompt", "shows"}
"""Functions without a rule: what a step is made of, and what is said and shown of it."""
TELLING: Final = {"tell", "tell_first", "tell_others", "whisper"}
CHOOSING_WORDS: Final = {*TELLING, "Problem", "Refusal", "Saying", "elsewhere"}

SHIFTED: Final[Mapping[type[ast.cmpop], str]] = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
CONNECTIVES: Final[Mapping[type[ast.boolop], str]] = {ast.And: " and ", ast.Or: " or "}

HANGS: Final = 90
"""A test that takes more seconds than this hangs."""
PATIENCE: Final = 4
"""So many times as long as on the unchanged copy all tests may take."""
MEMORY: Final = 6 << 30
"""So many bytes of address space may a run of the tests have: some mutations collect for ever."""
LONG: Final = 140
"""So much of the text of a mutation is shown."""


class Mutation(NamedTuple):
    kind: str
    module: str
    """Its path in the folder of the game, without the suffix: board/supply."""
    start: int
    end: int
    """The bytes of the source from `start` up to `end` are replaced."""
    after: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]

    def told(self, source: bytes) -> str:
        """What is changed, in one line: file, number of the line, its text before and after."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        before = _in_one_line(source[first:last])
        after = _in_one_line(self.applied(source[:last])[first:])
        number = source.count(b"\n", 0, first) + 1
        return f"{self.module}.py:{number}: {self.kind}: {before} -> {after}"


def _in_one_line(text: bytes) -> str:
    joined = " ".join(text.decode().split())
    return joined if len(joined) <= LONG else joined[: LONG - 3] + "..."


# Which mutations there are


class Finder(ast.NodeVisitor):
    """Collects the mutations of a module."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source
        self.starts = [0]
        """The byte at which each line begins."""
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutation] = []

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def add(self, kind: str, node: ast.expr | ast.stmt, after: str) -> None:
        """A mutation that writes something else in the place of a node, if that is a program."""
        start, end = self.span(node)
        made = Mutation(kind, self.module, start, end, after)
        try:
            ast.parse(made.applied(self.source))
        except SyntaxError:  # an elif that is removed
            return
        self.found.append(made)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        says = "" if node.returns is None else ast.unparse(node.returns)
        if node.name not in NO_RULE and says != "Refusal" and "Saying" not in says:
            for statement in node.body:
                self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        return

    def visit_Raise(self, node: ast.Raise) -> None:
        return

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.body[0], ast.Raise):  # data of our own that are wrong
            return
        if node.orelse or not all(_tells(statement) for statement in node.body):
            self.condition(node.test)
        early = isinstance(node.body[-1], ast.Return | ast.Continue | ast.Break) and not node.orelse
        if early and not any(_tells(statement) for statement in node.body):
            self.add("early return removed", node, "pass")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if not (_says(node.body) and _says(node.orelse)):
            self.condition(node.test)
            self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.condition(test)
            self.add("condition dropped", test, "True")
        self.generic_visit(node)

    def condition(self, test: ast.expr) -> None:
        self.add("condition negated", test, f"(not ({self.text(test)}))")

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left_out in range(len(node.values)):
            kept = [self.text(value) for number, value in enumerate(node.values) if number != left_out]
            self.add("operand dropped", node, f"({CONNECTIVES[type(node.op)].join(f'({text})' for text in kept)})")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for number, operator in enumerate(node.ops):
            if type(operator) in SHIFTED:
                self.add("comparison shifted", node, self.comparison(node, number, SHIFTED[type(operator)]))
        for operand in operands:
            if isinstance(operand, ast.Constant) and type(operand.value) is int:
                for other in (operand.value - 1, operand.value + 1):
                    self.add("constant off by one", operand, str(other) if other >= 0 else f"({other})")
        self.generic_visit(node)

    def comparison(self, node: ast.Compare, changed: int, operator: str) -> str:
        """The comparison with another operator at one place; what is between two operands is kept elsewhere."""
        operands = [node.left, *node.comparators]
        text = self.text(node.left)
        for number, (left, right) in enumerate(pairwise(operands)):
            between = self.source[self.span(left)[1] : self.span(right)[0]].decode()
            if number == changed:
                between = re.sub(r"[<>]=?", operator, between, count=1)
            text += between + self.text(right)
        return text

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.add("statement removed", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add("statement removed", node, "pass")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not _tells(node):
            self.add("statement removed", node, "pass")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if _called(node) not in CHOOSING_WORDS:
            self.generic_visit(node)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _tells(statement: ast.stmt) -> bool:
    """Whether a statement only says what happened."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and _called(statement.value) in TELLING
    )


def _says(node: ast.expr) -> bool:
    """Whether an expression is words, or nothing instead of words."""
    if isinstance(node, ast.Constant):
        return node.value is None or isinstance(node.value, str)
    return isinstance(node, ast.Call) and _called(node) == "Saying"


def mutations(module: str, source: bytes) -> list[Mutation]:
    """All mutations of a module, each once."""
    finder = Finder(module, source)
    finder.visit(ast.parse(source))
    return list(dict.fromkeys(finder.found))


def drawn(sources: Mapping[str, bytes], seed: int, number: int) -> list[Mutation]:
    """So many mutations, the same ones for the same seed: one in each module, in an order by chance, round by round.

    Of a module first the kind is drawn, then the place.
    """
    chance = random.Random(seed)
    left = {module: mutations(module, source) for module, source in sorted(sources.items())}
    found: list[Mutation] = []
    while len(found) < number and any(left.values()):
        modules = [module for module, there in left.items() if there]
        chance.shuffle(modules)
        for module in modules[: number - len(found)]:
            kind = chance.choice(sorted({one.kind for one in left[module]}))
            one = chance.choice([one for one in left[module] if one.kind == kind])
            left[module].remove(one)
            found.append(one)
    return found


# Whether the tests notice


def tests_for(module: str, files: Iterable[Path]) -> list[Path]:
    """The test files, first those named after the module, then those that mention it often."""
    name = module.rpartition("/")[2]

    def order(file: Path) -> tuple[bool, int, str]:
        mentions = len(re.findall(rf"\b{name}\b", file.read_text("utf-8")))
        return name not in file.stem, -mentions, str(file)

    return sorted(files, key=order)


class Run(NamedTuple):
    failure: str
    """What noticed; empty if all tests passed."""
    seconds: float


def run_tests(src: Path, game: str, files: Sequence[Path], limit: float | None = None) -> Run:
    """Run the tests in these files, then the conformance of the game, on this copy of src, up to the first failure."""
    own = run_pytest(src, [str(file) for file in files], limit)
    if own.failure:
        return own
    shared = run_pytest(src, [str(ROOT / "tests" / "conformance"), "-k", game], limit)
    return Run(shared.failure, own.seconds + shared.seconds)


def run_pytest(src: Path, words: Sequence[str], limit: float | None) -> Run:
    started = time.monotonic()
    command = [
        sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "--tb=no", "-o", f"faulthandler_timeout={HANGS}",
        "-o", "faulthandler_exit_on_timeout=true", *words,
    ]  # fmt: skip
    process = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": ""},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )  # fmt: skip
    resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        said, _ = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        return Run("the time limit", time.monotonic() - started)
    finally:  # also after Ctrl-C, which does not reach a session of its own
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    return Run(failure(said) if process.returncode else "", time.monotonic() - started)


def failure(said: str) -> str:
    """The first test that failed, or else what pytest said last."""
    for line in said.splitlines():
        if failed := re.match(r"(?:FAILED|ERROR) (.*?)(?: - |$)", line):
            return failed[1]
    if hung := re.findall(r'File ".*?", line \d+ in (test_\w+)', said):
        return f"{hung[-1]}, which hangs"
    return said.strip().splitlines()[-1] if said.strip() else "a run without a word"


class Copy:
    """A copy of src in which one module at a time is mutated."""

    def __init__(self, folder: Path) -> None:
        self.src = folder / "src"
        shutil.copytree(ROOT / "src", self.src, ignore=shutil.ignore_patterns("__pycache__"))

    def write(self, file: Path, source: bytes) -> None:
        """The bytecode is removed, too: it is judged by size and second, which a mutation may leave as they were."""
        path = self.src / file
        path.write_bytes(source)
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)

    def tried(self, mutation: Mutation, source: bytes, game: str, files: Sequence[Path], limit: float) -> Run:
        file = file_of(game, mutation.module)
        self.write(file, mutation.applied(source))
        try:
            return run_tests(self.src, game, files, limit)
        finally:
            self.write(file, source)


def folder_of(game: str) -> str:
    return game.replace("-", "_")


def file_of(game: str, module: str) -> Path:
    """Where in src a module of a game is."""
    return GAMES / folder_of(game) / f"{module}.py"


def game_sources(game: str) -> dict[str, bytes]:
    """The modules of a game that hold rules, by their paths in its folder, without the suffix."""
    folder = ROOT / "src" / GAMES / folder_of(game)
    paths = [path for path in sorted(folder.rglob("*.py")) if path.stem not in WORDS_ONLY]
    return {path.relative_to(folder).with_suffix("").as_posix(): path.read_bytes() for path in paths}


def game_tests(game: str) -> list[Path]:
    """The test files of a game, without those that need a browser."""
    paths = sorted((ROOT / "tests" / "games" / folder_of(game)).rglob("test_*.py"))
    return [path for path in paths if not path.stem.startswith("test_browser")]


def try_all(game: str, sources: Mapping[str, bytes], chosen: Sequence[Mutation]) -> int:
    """Say of each mutation which test noticed it; how many were noticed, or -1 if the tests fail without any."""
    files = game_tests(game)
    noticed = 0
    with tempfile.TemporaryDirectory(prefix="grognard-mutate-") as temporary:
        copy = Copy(Path(temporary))
        unchanged = run_tests(copy.src, game, files)
        if unchanged.failure:
            print(f"The tests fail without any mutation: {unchanged.failure}")
            return -1
        print(f"Without any mutation all tests pass in {unchanged.seconds:.0f} s", flush=True)
        for mutation in chosen:
            source = sources[mutation.module]
            print(mutation.told(source), flush=True)
            limit = PATIENCE * unchanged.seconds
            result = copy.tried(mutation, source, game, tests_for(mutation.module, files), limit)
            noticed += bool(result.failure)
            witness = f"noticed by {result.failure}" if result.failure else "UNNOTICED"
            print(f"  {witness}, {result.seconds:.0f} s", flush=True)
    return noticed


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", help="for example quartermaster-1914")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=25)
    parser.add_argument("--list", action="store_true", help="show the mutations and run nothing")
    given = parser.parse_args(words)
    sources = game_sources(given.game)
    if not sources or not game_tests(given.game):
        parser.error(f"there is no game {given.game} with tests of its own")
    chosen = drawn(sources, given.seed, given.number)
    if given.list:
        print(*[mutation.told(sources[mutation.module]) for mutation in chosen], sep="\n")
        return 0
    noticed = try_all(given.game, sources, chosen)
    if noticed < 0:
        return 2
    print(f"{given.game}, seed {given.seed}: {noticed} of {len(chosen)} mutations noticed")
    return int(noticed < len(chosen))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
