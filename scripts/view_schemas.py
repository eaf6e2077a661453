"""The schemas of the games' views (games/GAME/seen/schema.py) for pydantic and for the generated TypeScript types.

The games use the standard library only; pydantic wants the TypedDict of typing_extensions on Python 3.11, and does not
know what a string or a Length in Annotated means. So each schema is translated.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import typing_extensions
from pydantic import ConfigDict, Field, TypeAdapter

from grognard.core.schema import Length
from grognard.games.friedrich.seen import schema as friedrich
from grognard.games.paths_of_glory.seen import schema as paths_of_glory
from grognard.games.quartermaster_1914.seen import schema as quartermaster_1914
from grognard.games.warzag.seen import schema as warzag

VIEWS: Final[dict[str, Any]] = {
    "friedrich": friedrich.View,
    "paths-of-glory": paths_of_glory.View,
    "quartermaster-1914": quartermaster_1914.View,
    "warzag": warzag.View,
}
"""The view of each game."""


@cache
def view_of(game: str) -> TypeAdapter[Any]:
    """What validates the views of a game, without any field that its schema does not declare."""
    return TypeAdapter(_translated(VIEWS[game]))


def schemas(reference: str) -> dict[str, Any]:
    """The JSON schemas of all views, each under a name that begins with the game's: FriedrichView, FriedrichNation."""
    found: dict[str, Any] = {}
    for game in VIEWS:
        prefix = "".join(word.capitalize() for word in game.split("-"))
        template = reference.replace("{model}", prefix + "{model}")
        schema = view_of(game).json_schema(ref_template=template, mode="serialization")
        found |= {prefix + name: inner for name, inner in schema.pop("$defs").items()}
        found[prefix + "View"] = schema
    return {name: _with_tuples(schema) for name, schema in found.items()}


def _with_tuples(schema: Any) -> Any:
    """The same schema, with its lists of a fixed length as tuples."""
    if isinstance(schema, list):
        return [_with_tuples(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: _with_tuples(inner) for name, inner in schema.items()}
    if "minItems" in found:
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
    if typing_extensions.is_typeddict(kind):
        return _typed_dict(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return Annotated[_translated(args[0]), *[_field(about) for about in args[1:]]]
    if origin in (list, dict):
        return origin[tuple(_translated(arg) for arg in args)]
    if origin in (Union, UnionType):
        return reduce(or_, [_translated(arg) for arg in args])
    return kind


def _field(about: object) -> Any:
    if isinstance(about, Length):
        return Field(min_length=about.number, max_length=about.number)
    assert isinstance(about, str), about
    return Field(description=about)
