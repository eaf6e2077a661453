"""What a game can say, read from its source, and what its text files have.

A key may be written out where something is said, or be a constant, a variable or an argument.
"""

from __future__ import annotations

import ast
import functools
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from grognard.core.game import Game
from grognard.core.lessons import read_lessons
from grognard.core.state import State
from grognard.texts.words import slug

SPEAKERS: Final = {
    "Saying": 0, "Problem": 0, "tell": 0, "tell_first": 0, "Refusal": 1, "at": 1, "whisper": 1,
    "tell_others": 1,
}  # fmt: skip
"""Where each of them has its key."""


class Spoken:
    """One place of the source where something is said: the keys that it can have, the arguments that are given."""

    def __init__(self, place: str, keys: list[str], given: set[str]) -> None:
        self.place = place
        self.keys = keys
        self.given = given


@functools.cache
def spoken(game: Game[State]) -> list[Spoken]:
    """Every place of a game's source, of its opponents and of its lessons where something is said."""
    lessons = [
        Spoken(lesson.file, [saying.key for saying in lesson.sayings()], set(lesson.things))
        for lesson in read_lessons(game)
    ]
    bots = sorted(Path(str(files("grognard.bots")), game.name.replace("-", "_")).glob("*.py"))
    opponents = Source(bots).spoken() if bots else []
    own = sorted(Path(str(files(game.package()))).rglob("*.py"), key=lambda path: (path.stem, path))
    return Source(own).spoken() + opponents + lessons


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

    def __init__(self, paths: list[Path]) -> None:
        self.trees = {path.stem: ast.parse(path.read_text("utf-8")) for path in paths}
        self.constants = {module: _constants(tree) for module, tree in self.trees.items()}
        self.calls = [place for module, tree in self.trees.items() for place in _calls(module, tree)]
        self.keys = [key for key, _ in texts(paths[0].parent / "texts" / "en")]

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
        if isinstance(node, ast.JoinedStr):
            return self.joined(node, place)
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

    def joined(self, node: ast.JoinedStr, place: Place) -> list[Any]:
        """The values of a text that is put together. A part that comes from a table of data can be anything: then they
        are the texts that fit the rest."""
        pattern = ""
        found = [""]
        for part in node.values:
            if isinstance(part, ast.Constant):
                ends = [str(part.value)]
            else:
                assert isinstance(part, ast.FormattedValue)
                ends = self.part(part.value, place)
            pattern += re.escape(ends[0]) if len(ends) == 1 else "[a-z0-9-]+" if not ends else f"({'|'.join(ends)})"
            found = [start + end for start in found for end in ends]
        return found or [key for key in self.keys if re.fullmatch(pattern, key)]

    def part(self, node: ast.expr, place: Place) -> list[str]:
        """The values of a part, be it made lower; none if it comes from a table."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "lower":
            return [value.lower() for value in self.part(node.func.value, place)]
        if isinstance(node, ast.Name) and place.function is not None:
            loops = [loop for loop in ast.walk(place.function) if isinstance(loop, ast.For)]
            for loop in loops:
                if ast.unparse(loop.target) == node.id and isinstance(loop.iter, ast.Tuple):
                    return [value for item in loop.iter.elts for value in self.values(item, place)]
            if any(target == node.id for target, _ in _assigned(place.function)):
                return self.named(node.id, place)
        return []

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
    given: set[str] = set()
    for keyword in place.call.keywords:
        table = keyword.value
        if keyword.arg is not None:
            given.add(keyword.arg)
        elif isinstance(table, ast.Name) and place.function is not None:
            tables = [value for target, value in _assigned(place.function) if target == table.id]
            given |= {str(key.value) for key in _keys(tables) if isinstance(key, ast.Constant)}
    return given


def _keys(tables: list[ast.expr]) -> list[ast.expr | None]:
    return [key for table in tables if isinstance(table, ast.Dict) for key in table.keys]


class Text:
    """A text: its file, and what it uses: variables, other texts, forms of names; the forms that it has itself."""

    def __init__(self, file: str, message: fluent.Message) -> None:
        self.file = file
        self.forms = {attribute.id.name for attribute in message.attributes}
        self.variables: set[str] = set()
        self.texts: set[str] = set()
        self.wanted: set[str] = set()
        self.asked: set[tuple[str, str]] = set()
        """Arguments with the forms in which they are named."""
        self._read(message)

    def _read(self, node: Any) -> None:
        if isinstance(node, fluent.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            self.texts.add(node.id.name)
        elif isinstance(node, fluent.FunctionReference):
            forms = node.arguments.positional[1:]
            wanted = {form.value for form in forms if isinstance(form, fluent.StringLiteral)}
            self.wanted |= wanted
            thing = node.arguments.positional[0]
            if isinstance(thing, fluent.VariableReference) and node.id.name != "TRAIT":
                self.asked |= {(thing.id.name, form) for form in wanted}
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, fluent.BaseNode):
                    self._read(child)


@functools.cache
def texts(folder: Path) -> list[tuple[str, Text]]:
    """All texts of a folder with their keys."""
    found: list[tuple[str, Text]] = []
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                found.append((entry.id.name, Text(path.name, entry)))
    return found


def own_texts(game: Game[State], language: str = "en") -> list[tuple[str, Text]]:
    return texts(Path(str(files(game.package()))) / "texts" / language)


def shared_texts(language: str = "en") -> list[tuple[str, Text]]:
    return texts(Path(str(files("grognard.texts"))) / language)


def used(key: str, found: dict[str, Text]) -> set[str]:
    """The variables that a text uses, be it in another text that it takes in."""
    text = found[key]
    return text.variables.union(*(used(other, found) for other in text.texts))


def name_keys(game: Game[State]) -> set[str]:
    """The keys under which names are looked up."""
    kinds = {**game.names, "scenario": list(game.scenarios), "option": list(game.options)}
    kinds["game"] = [game.name]
    kinds["seat"] = [seat for scenario in game.scenarios.values() for seat in scenario.seats]
    kinds["guide"] = list(game.guide().rules)
    return {f"{kind}-{slug(name)}" for kind, names in kinds.items() for name in names} | verb_keys(game)


def verb_keys(game: Game[State]) -> set[str]:
    """The keys of what the verbs of players are called, alone and with a target."""
    verbs = [verb for verb in game.space.verbs if not verb.chance]
    return {f"verb-{verb.name}" for verb in verbs} | {f"verb-{verb.name}-target" for verb in verbs if verb.targets}
