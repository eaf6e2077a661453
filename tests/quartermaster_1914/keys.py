"""What the rules can say, read from their source: also where a key is a constant, a variable or an argument."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path
from typing import Any

from grognard.core.game import Game
from grognard.texts.words import slug
from tests.spoken import SPEAKERS, Spoken


class Place:
    """A call in the source: its module, and the function that it is in."""

    def __init__(self, module: str, function: ast.FunctionDef | None, call: ast.Call) -> None:
        self.module = module
        self.function = function
        self.call = call
        self.name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")

    def __str__(self) -> str:
        return f"{self.module}.py:{self.call.lineno}"


class Source:
    """The source of a game. Expressions are worked out as far as keys need it: to the list of values they can have."""

    def __init__(self, game: Game) -> None:
        paths = sorted(Path(str(files(game.package()))).glob("*.py"))
        self.trees = {path.stem: ast.parse(path.read_text("utf-8")) for path in paths}
        self.constants = {module: _constants(tree) for module, tree in self.trees.items()}
        self.calls = [place for module, tree in self.trees.items() for place in _calls(module, tree)]

    def spoken(self) -> list[Spoken]:
        """Every place where something is said."""
        found: list[Spoken] = []
        for place in self.calls:
            if place.name in SPEAKERS and len(place.call.args) > SPEAKERS[place.name]:
                keys = self.values(place.call.args[SPEAKERS[place.name]], place)
                assert keys, place
                assert all(isinstance(key, str) and slug(key) == key for key in keys), (str(place), keys)
                found.append(Spoken(str(place), sorted(set(keys)), _given(place)))
        return found

    def values(self, node: ast.expr, place: Place) -> list[Any]:
        """The values that an expression can have there."""
        if isinstance(node, ast.Constant):
            return [node.value]
        if isinstance(node, ast.Tuple | ast.List):
            return [tuple(self.values(item, place)[0] for item in node.elts)]
        if isinstance(node, ast.Dict):
            return [tuple(self.values(item, place)[0] for item in node.values)]
        if isinstance(node, ast.IfExp):
            return self.values(node.body, place) + self.values(node.orelse, place)
        if isinstance(node, ast.Subscript):
            index = node.slice.value if isinstance(node.slice, ast.Constant) else None
            found = self.values(node.value, place)
            return [item for one in found for item in ([one[index]] if isinstance(index, int) else one)]
        if isinstance(node, ast.Call):
            return self.returned(Place(place.module, place.function, node))
        if isinstance(node, ast.Attribute):
            return self.values(self.constants[ast.unparse(node.value)][node.attr], place)
        assert isinstance(node, ast.Name), f"{place}: {ast.unparse(node)}"
        return self.named(node.id, place)

    def named(self, name: str, place: Place) -> list[Any]:
        """The values of a variable, an argument, or a constant of any module."""
        if place.function is not None:
            assigned = [value for target, value in _assigned(place.function) if target == name]
            if assigned:
                return [found for value in assigned for found in self.values(value, place)]
            names = [argument.arg for argument in place.function.args.args if argument.arg != "self"]
            if name in names:
                return self.passed(place.function.name, names.index(name))
        modules = [place.module, *self.constants]
        return self.values(next(self.constants[m][name] for m in modules if name in self.constants[m]), place)

    def passed(self, function: str, number: int) -> list[Any]:
        """What a function is called with as this argument."""
        calls = [place for place in self.calls if place.name == function]
        return [found for place in calls for found in self.values(place.call.args[number], place)]

    def returned(self, place: Place) -> list[Any]:
        """What the function of the same module that is called there can return."""
        found: list[Any] = []
        for function in _functions(self.trees[place.module]):
            if function.name == place.name:
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and node.value is not None:
                        found += self.values(node.value, Place(place.module, function, place.call))
        return found


def _functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def _calls(module: str, tree: ast.Module) -> list[Place]:
    inside = {id(node): function for function in _functions(tree) for node in ast.walk(function)}
    return [Place(module, inside.get(id(node)), node) for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _constants(tree: ast.Module) -> dict[str, ast.expr]:
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = node.value
    return found


def _assigned(function: ast.FunctionDef) -> list[tuple[str, ast.expr]]:
    return [
        (ast.unparse(target), node.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
    ]


def _given(place: Place) -> set[str]:
    """The arguments that a text gets there."""
    if place.name == "Event":
        table = place.call.args[1]
        assert isinstance(table, ast.Dict), place
        return {str(key.value) for key in table.keys if isinstance(key, ast.Constant)}
    return {keyword.arg for keyword in place.call.keywords if keyword.arg is not None}
