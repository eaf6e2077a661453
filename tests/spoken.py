"""What a game can say, read from its source, and what its English text files have."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from grognard.core.game import Game
from grognard.texts.words import slug

SPEAKERS: Final = {
    "Saying": 0, "Problem": 0, "Event": 0, "tell": 0, "tell_first": 0, "Refusal": 1, "at": 1, "whisper": 1,
    "tell_others": 1,
}  # fmt: skip
"""Where each of them has its key."""


class Spoken:
    """One place of the source where something is said: the keys that it can have, the arguments that are given."""

    def __init__(self, place: str, keys: list[str], given: set[str]) -> None:
        self.place = place
        self.keys = keys
        self.given = given


def spoken(game: Game) -> list[Spoken]:
    """Every place of a game's source where something is said."""
    found: list[Spoken] = []
    for path in sorted(Path(str(files(game.package()))).rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        inside = {id(node): function for function in functions for node in ast.walk(function)}
        for call in [node for node in ast.walk(tree) if isinstance(node, ast.Call)]:
            name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            if name in SPEAKERS and len(call.args) > SPEAKERS[name]:
                place = f"{path.name}:{call.lineno}"
                given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
                if name == "Event":
                    given = _names(call.args[1], inside.get(id(call)))
                found.append(Spoken(place, _keys(call.args[SPEAKERS[name]], place), given))
    return found


def _keys(node: ast.expr, place: str) -> list[str]:
    """The keys that an expression can have: a key is never put together."""
    if isinstance(node, ast.IfExp):
        return _keys(node.body, place) + _keys(node.orelse, place)
    assert isinstance(node, ast.Constant), f"{place}: the key must be written out"
    assert slug(str(node.value)) == node.value, f"{place}: {node.value!r} is no key"
    return [str(node.value)]


def _names(node: ast.expr, function: ast.FunctionDef | None) -> set[str]:
    """The names in a table of arguments, written out or kept in a variable before."""
    if isinstance(node, ast.Dict):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    assert isinstance(node, ast.Name), ast.unparse(node)
    assert function is not None
    for other in ast.walk(function):
        if isinstance(other, ast.Assign) and ast.unparse(other.targets[0]) == node.id:
            return _names(other.value, None)
    raise AssertionError(f"{node.id} is not set")


class Text:
    """A text: its file, and what it uses: variables, other texts, forms of names; the forms that it has itself."""

    def __init__(self, file: str, message: fluent.Message) -> None:
        self.file = file
        self.forms = {attribute.id.name for attribute in message.attributes}
        self.variables: set[str] = set()
        self.texts: set[str] = set()
        self.wanted: set[str] = set()
        self._read(message)

    def _read(self, node: Any) -> None:
        if isinstance(node, fluent.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            self.texts.add(node.id.name)
        elif isinstance(node, fluent.FunctionReference) and len(node.arguments.positional) > 1:
            form = node.arguments.positional[1]
            assert isinstance(form, fluent.StringLiteral)
            self.wanted.add(form.value)
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, fluent.BaseNode):
                    self._read(child)


def texts(folder: Path) -> list[tuple[str, Text]]:
    """All texts of a folder with their keys."""
    found: list[tuple[str, Text]] = []
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                found.append((entry.id.name, Text(path.name, entry)))
    return found


def own_texts(game: Game) -> list[tuple[str, Text]]:
    return texts(Path(str(files(game.package()))) / "texts" / "en")


def shared_texts() -> list[tuple[str, Text]]:
    return texts(Path(str(files("grognard.texts"))) / "en")


def used(key: str, found: dict[str, Text]) -> set[str]:
    """The variables that a text uses, be it in another text that it takes in."""
    text = found[key]
    return text.variables.union(*(used(other, found) for other in text.texts))


def name_keys(game: Game) -> set[str]:
    """The keys under which names are looked up."""
    kinds = {**game.names, "scenario": list(game.scenarios), "option": list(game.options)}
    kinds["seat"] = [seat for scenario in game.scenarios.values() for seat in scenario.seats]
    return {f"{kind}-{slug(name)}" for kind, names in kinds.items() for name in names}
