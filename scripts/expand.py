"""Write the methods that follow from declared fields (`grognard.core.fields`) into the source of modules.

mypyc compiles what is written in a class, but not what a decorator adds at run time. The same text that plain Python
executes becomes part of the classes here; steps get a `copy` that calls their constructor directly, too.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from grognard.core import fields

STEP = "with_fields"
STATE = "state_fields"
FUTURE = "from __future__ import annotations\n"
TYPES = "from typing import Any\n"
"""What the methods need."""
MADE = (ast.List, ast.ListComp, ast.BinOp, ast.Constant)
"""Expressions that make something new each time, or something that cannot be changed."""


class Module:
    """A module: its source, its classes, and where the names that it imports come from."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source
        tree = ast.parse(source)
        self.classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        self.imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }


def expand(sources: dict[str, str]) -> dict[str, str]:
    """The sources of modules, by their names, with the methods that follow from declared fields."""
    modules = {name: Module(name, source) for name, source in sources.items()}
    return {name: expanded(module, modules) for name, module in modules.items()}


def decorators(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(decorator) for decorator in node.decorator_list]


def declared(module: Module, name: str, modules: dict[str, Module]) -> dict[str, str]:
    """The declared fields of a step with their types, inherited ones first; empty for any other class."""
    node = module.classes.get(name)
    if node is None:
        home, there = module.imported.get(name, ("", ""))
        return declared(modules[home], there, modules) if home in modules else {}
    types: dict[str, str] = {}
    for base in node.bases:
        types |= declared(module, ast.unparse(base).partition("[")[0], modules)
    if STEP in decorators(node):
        for line in node.body:
            if isinstance(line, ast.AnnAssign):
                types[ast.unparse(line.target)] = ast.unparse(line.annotation)
    return types


def expanded(module: Module, modules: dict[str, Module]) -> str:
    """The source of a module with these methods."""
    lines = module.source.splitlines()
    changed = False
    for name, node in reversed(module.classes.items()):
        types = declared(module, name, modules)
        if STATE in decorators(node):
            text = state_text(node, lines)
        elif types:
            text = fields.step_methods(types) if STEP in decorators(node) else ""
            text += f"def copy(self) -> {name}:\n    return {name}{fields.own(types)}\n"
        else:
            continue
        changed = True
        methods = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
        lines[node.end_lineno : node.end_lineno] = textwrap.indent(without(text, methods), "    ").splitlines()
        for decorator in reversed(node.decorator_list):
            if ast.unparse(decorator) in (STEP, STATE):
                del lines[decorator.lineno - 1]
    text = "\n".join([*lines, ""]) if changed else module.source
    return text.replace(FUTURE, FUTURE + TYPES, 1) if changed else text


def without(text: str, methods: set[str]) -> str:
    """These methods but those that the class has itself."""
    kept = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and node.name not in methods]
    return "".join([ast.unparse(node) + "\n" for node in kept])


def state_text(node: ast.ClassDef, lines: list[str]) -> str:
    """The methods of a state. Its declarations lose their kinds and starts."""
    found: list[tuple[str, str, bool]] = []
    starts: dict[str, str] = {}
    for line in node.body:
        call = line.value if isinstance(line, ast.AnnAssign) else None
        if not isinstance(line, ast.AnnAssign) or not isinstance(call, ast.Call):
            continue
        name, kind = ast.unparse(line.target), ast.unparse(call.func)
        is_derived = kind == "derived"
        if is_derived:
            assert isinstance(call.args[0], ast.Call)
            call = call.args[0]
            kind = ast.unparse(call.func)
        found.append((name, kind, is_derived))
        if call.args or kind == "bit_set":
            starts[name] = start(kind, call.args[0]) if call.args else "0"
        assert line.end_lineno is not None
        declaration = f"    {name}: {ast.unparse(line.annotation)}"
        lines[line.lineno - 1 : line.end_lineno] = [declaration] + [""] * (line.end_lineno - line.lineno)
    return fields.state_methods(node.name, found, starts)


def start(kind: str, value: ast.expr) -> str:
    """The start of a field, for an instance; a function of the state is written out."""
    if isinstance(value, MADE):
        return ast.unparse(value)
    if not isinstance(value, ast.Lambda):
        return fields.fresh(kind, f"({ast.unparse(value)})", False)
    argument = value.args.args[0].arg
    for part in ast.walk(value.body):
        if isinstance(part, ast.Name) and part.id == argument:
            part.id = "self"
    return ast.unparse(value.body)
