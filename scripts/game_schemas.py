"""The schemas of the games' views and layouts (games/GAME/seen/schema.py) for pydantic and for the generated TypeScript
types.

The games use the standard library only; pydantic wants the TypedDict of typing_extensions on Python 3.11, and does not
know what a string or a Length in Annotated means. So each schema is translated. A Saying becomes what a reader gets:
a line of text in parts.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import typing_extensions
from pydantic import ConfigDict, Field, TypeAdapter

from grognard.core import game as games
from grognard.core.sayings import Saying
from grognard.core.schema import Length
from grognard.games.friedrich.seen import schema as friedrich
from grognard.games.paths_of_glory.seen import schema as paths_of_glory
from grognard.games.quartermaster_1914.seen import schema as quartermaster_1914
from grognard.games.warzag.seen import schema as warzag
from grognard.texts.parts import Part, Thing

VIEWS: Final[dict[str, Any]] = {
    "friedrich": friedrich.View,
    "paths-of-glory": paths_of_glory.View,
    "quartermaster-1914": quartermaster_1914.View,
    "warzag": warzag.View,
}
"""The view of each game."""
LAYOUTS: Final[dict[str, Any]] = {
    "friedrich": friedrich.Layout,
    "paths-of-glory": paths_of_glory.Layout,
    "quartermaster-1914": quartermaster_1914.Layout,
    "warzag": warzag.Layout,
}
"""The layout of each game, with its lettering."""
SHARED: Final = {Thing.__name__}
"""Schemas that the games share with the service: their names have no prefix, and the service brings them."""


@cache
def view_of(game: str) -> TypeAdapter[Any]:
    """What validates the views of a game, without any field that its schema does not declare."""
    return TypeAdapter(_translated(VIEWS[game]))


@cache
def layout_of(game: str) -> TypeAdapter[Any]:
    """What validates the layout of a game as it is sent, in the same way."""
    return TypeAdapter(_translated(LAYOUTS[game]))


def schemas(reference: str) -> dict[str, Any]:
    """The JSON schemas of all views, layouts and names, each under a name that begins with the game's: FriedrichView,
    FriedrichNation."""
    found: dict[str, Any] = {}
    for game in VIEWS:
        prefix = "".join(word.capitalize() for word in game.split("-"))
        own: dict[str, Any] = {"Names": _names(game)}
        for kind, adapter in (("View", view_of(game)), ("Layout", layout_of(game))):
            schema = adapter.json_schema(ref_template="{model}", mode="serialization")
            for name, inner in schema.pop("$defs").items():
                assert own.setdefault(name, inner) == inner, f"two schemas of {game} are called {name}"
            own[kind] = schema
        names = {name: name if name in SHARED else prefix + name for name in own}
        found |= {names[name]: _finished(own[name], reference, names) for name in own if name not in SHARED}
    return found


def _names(game: str) -> dict[str, Any]:
    """What readers call the things of a game, by kind and number."""
    found = games.find(game)
    kinds = sorted({*found.names, *found.targets})
    called = {"type": "array", "items": {"type": "string"}}
    return {
        "type": "object",
        "title": "Names",
        "description": "What readers call things, by number.",
        "properties": dict.fromkeys(kinds, called),
        "required": kinds,
    }


def _finished(schema: Any, reference: str, names: dict[str, str]) -> Any:
    """The same schema, with the final names of others, and with its lists of a fixed length as tuples."""
    if isinstance(schema, list):
        return [_finished(inner, reference, names) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: _finished(inner, reference, names) for name, inner in schema.items()}
    if isinstance(found.get("$ref"), str):
        found["$ref"] = reference.format(model=names[found["$ref"]])
    if "minItems" in found and "items" in found:
        found["prefixItems"] = [found.pop("items")] * found["minItems"]
    return found


@cache
def _typed_dict(kind: Any) -> Any:
    """A TypedDict of the standard library as one of typing_extensions."""
    fields = {
        name: translated if name in kind.__required_keys__ else typing_extensions.NotRequired[translated]
        for name, hint in get_type_hints(kind, include_extras=True).items()
        for translated in [_translated(hint)]
    }
    make: Any = typing_extensions.TypedDict
    made = make(kind.__name__, fields)
    made.__doc__ = kind.__doc__
    made.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    return made


def _translated(kind: Any) -> Any:
    """A type of a schema in the terms of pydantic."""
    if kind is Saying:
        return list[_translated(Part)]  # type: ignore[misc]
    if typing_extensions.is_typeddict(kind):
        return _typed_dict(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return Annotated[_translated(args[0]), *[_field(about) for about in args[1:]]]
    if origin in (list, dict, tuple):
        return origin[tuple(_translated(arg) for arg in args)]
    if origin in (Union, UnionType):
        return reduce(or_, [_translated(arg) for arg in args])
    return kind


def _field(about: object) -> Any:
    if isinstance(about, Length):
        return Field(min_length=about.number, max_length=about.number)
    assert isinstance(about, str), about
    return Field(description=about)
