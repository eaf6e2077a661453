"""The shape of a text that needs no Fluent: pieces of text, arguments put between them, and choices by a number.
Nearly all texts are so simple, and are put together here many times faster than by Fluent, to the same end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fluent.runtime import FluentBundle, resolver

DEEPEST: Final = 8
"""So deep texts use other texts."""


class Choice:
    """Variants of a piece: that of the first key that fits a number, be it the number itself or its plural form."""

    __slots__ = ("count", "default", "name", "plural", "variants")

    def __init__(self, name: str, count: bool, plural: Callable[[int], str]) -> None:
        self.name = name
        """The argument that is the number, or the list that is counted."""
        self.count = count
        self.plural = plural
        self.variants: list[tuple[float | str, list[Piece]]] = []
        self.default: list[Piece] = []

    def chosen(self, number: int) -> list[Piece]:
        form = ""
        for key, pieces in self.variants:
            if isinstance(key, str):
                form = form or self.plural(number)
            if key == (form if isinstance(key, str) else number):
                return pieces
        return self.default


Piece = str | tuple[str, str] | Choice
"""Plain text; the name of an argument with the form in which it is named ('' for the usual one); or a choice."""


def shape(pattern: Any, bundle: FluentBundle, depth: int = 0) -> list[Piece] | None:
    """The pieces of a pattern; None where it does more than that."""
    found: list[Piece] = []
    if depth > DEEPEST:
        return None
    for element in getattr(pattern, "elements", [pattern]):
        inside = getattr(element, "expression", None)
        if isinstance(element, resolver.TextElement):
            found.append(element.value)
        elif isinstance(inside, resolver.VariableReference):
            found.append((inside.id.name, ""))
        elif isinstance(inside, resolver.MessageReference):
            if inside.attribute is not None or not bundle.has_message(inside.id.name):
                return None
            used = shape(bundle.get_message(inside.id.name).value, bundle, depth + 1)
            if used is None:
                return None
            found += used
        else:
            piece = _form(inside) or _choice(inside, bundle, depth)
            if piece is None:
                return None
            found.append(piece)
    return found


def _form(call: Any) -> tuple[str, str] | None:
    """What FORM($thing, "form") names, and in which form."""
    if isinstance(call, resolver.FunctionReference) and call.id.name == "FORM" and not call.arguments.named:
        match call.arguments.positional:
            case [resolver.VariableReference() as thing, resolver.StringLiteral() as form]:
                return thing.id.name, str(form.parse()["value"])
    return None


def _choice(select: Any, bundle: FluentBundle, depth: int) -> Choice | None:
    """A choice by an argument that is a number, or by how many a list has."""
    if not isinstance(select, resolver.SelectExpression):
        return None
    by: Any = select.selector
    counted = isinstance(by, resolver.FunctionReference) and by.id.name == "COUNT"
    if counted:
        by = by.arguments.positional[0] if len(by.arguments.positional) == 1 else None
    if not isinstance(by, resolver.VariableReference):
        return None
    found = Choice(by.id.name, counted, bundle._plural_form)
    for variant in select.variants:
        pieces = shape(variant.value, bundle, depth + 1)
        if pieces is None:
            return None
        key = variant.key.value if isinstance(variant.key, resolver.NumberLiteral) else str(variant.key.name)
        found.variants.append((key, pieces))
        if variant.default:
            found.default = pieces
    return found
