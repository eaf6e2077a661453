"""The shape of a text that needs no Fluent: pieces of text, arguments put between them, and choices by a number.
Nearly all texts are so simple, and are put together here many times faster than by Fluent, to the same end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fluent.runtime import FluentBundle, resolver

DEEPEST: Final = 8
"""So deep texts use other texts."""


class Choice:
    """Variants of a piece: that of the first key that fits a number, the number itself or its plural form; or that of a
    trait."""

    __slots__ = ("count", "default", "name", "plural", "trait", "variants")

    def __init__(self, name: str, count: bool, plural: Callable[[int], str], trait: str = "") -> None:
        self.name = name
        """The argument that is the number, or the list that is counted, or the thing with the trait."""
        self.count = count
        self.trait = trait
        """The property of a name that chooses, if one does."""
        self.plural = plural
        self.variants: list[tuple[float | str, list[Piece]]] = []
        self.default: list[Piece] = []

    def named(self, trait: str) -> list[Piece]:
        """The variant for a property of a name."""
        return next((pieces for key, pieces in self.variants if key == trait), self.default)

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
            piece = _called(inside, "FORM") or _choice(inside, bundle, depth)
            if piece is None:
                return None
            found.append(piece)
    return found


def _called(call: Any, function: str) -> tuple[str, str] | None:
    """The argument and the name that FORM($thing, "form") or TRAIT($thing, "trait") is called with."""
    if isinstance(call, resolver.FunctionReference) and call.id.name == function and not call.arguments.named:
        match call.arguments.positional:
            case [resolver.VariableReference() as thing, resolver.StringLiteral() as name]:
                return thing.id.name, str(name.parse()["value"])
    return None


def _choice(select: Any, bundle: FluentBundle, depth: int) -> Choice | None:
    """A choice by an argument that is a number, by how many a list has, or by a trait of a name."""
    if not isinstance(select, resolver.SelectExpression):
        return None
    by: Any = select.selector
    trait = _called(by, "TRAIT")
    if trait is not None:
        return _filled(Choice(trait[0], False, bundle._plural_form, trait[1]), select, bundle, depth)
    counted = isinstance(by, resolver.FunctionReference) and by.id.name == "COUNT"
    if counted:
        by = by.arguments.positional[0] if len(by.arguments.positional) == 1 else None
    if not isinstance(by, resolver.VariableReference):
        return None
    return _filled(Choice(by.id.name, counted, bundle._plural_form), select, bundle, depth)


def _filled(found: Choice, select: Any, bundle: FluentBundle, depth: int) -> Choice | None:
    """A choice with its variants."""
    for variant in select.variants:
        pieces = shape(variant.value, bundle, depth + 1)
        if pieces is None:
            return None
        key = variant.key.value if isinstance(variant.key, resolver.NumberLiteral) else str(variant.key.name)
        found.variants.append((key, pieces))
        if variant.default:
            found.default = pieces
    return found
