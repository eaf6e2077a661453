"""The shape of a text that needs no reckoning: pieces of text, and arguments put between them. Most texts are so
simple, and are put together here many times faster than by Fluent, to the same end."""

from __future__ import annotations

from typing import Any

from fluent.runtime import resolver

Piece = str | tuple[str, str]
"""Plain text, or the name of an argument with the form in which it is named ('' for the usual one)."""


def shape(pattern: Any) -> list[Piece] | None:
    """The pieces of a pattern; None where it chooses among variants, counts or uses other texts."""
    found: list[Piece] = []
    for element in getattr(pattern, "elements", [pattern]):
        if isinstance(element, resolver.TextElement):
            found.append(element.value)
            continue
        inside = getattr(element, "expression", None)
        piece = (inside.id.name, "") if isinstance(inside, resolver.VariableReference) else _form(inside)
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
