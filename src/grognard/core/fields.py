"""Fields of steps and states, declared once: the methods that name every field are generated from the declaration.

A step declares names and types, as a dataclass does; its constructor and `fields` follow:

>>> @with_fields
... class Retreat:
...     start: int
...     steps: int
>>> Retreat(3, 2).fields()
(3, 2)

A state declares for each field its kind and its start, too; `clear`, `copy`, `data`, `fill` and `derived` follow:

    @state_fields
    class ChessState(State):
        turn: int = value(1)
        pieces: list[int] = values([0] * 64)
        attacked: int = derived(bit_set(0))

The methods are generated as text. Plain Python executes it; scripts/compile.py writes it into the classes that it
compiles, because classes that are decorated at run time are not compiled well: a dataclass takes ten times as long to
make, and a copy in a loop over the names of fields twice as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")


class Kind:
    """What is done with the fields of one kind: how a field is copied, how it is stored in JSON data, how it is taken
    from there. Each is an expression for `{}`."""

    def __init__(self, copied: str, stored: str, taken: str) -> None:
        self.copied = copied
        self.stored = stored
        self.taken = taken


KINDS: Final = {
    "value": Kind("{}", "{}", "{}"),
    "values": Kind("{}[:]", "{}", "{}[:]"),
    "shared": Kind("{}", "{}", "{}[:]"),
    "rows": Kind("{}[:]", "{}", "[row[:] for row in {}]"),
    "bit_set": Kind("{}", "hex({})", "int({}, 16)"),
    "bit_sets": Kind("{}[:]", "[hex(one) for one in {}]", "[int(one, 16) for one in {}]"),
}
"""By the names of the functions that declare them."""


class Field:
    """A field of a state. Without a start (None) `State.derive` gives it its first value."""

    def __init__(self, kind: str, start: Any, derived: bool = False) -> None:
        if kind not in KINDS:
            raise TypeError(f"no kind of field is called {kind!r}; the kinds are {', '.join(KINDS)}")
        self.kind = kind
        self.start = start
        self.derived = derived


def value(start: Any = None) -> Any:
    """A number, a truth value, or something else that cannot be changed."""
    return Field("value", start)


def values(start: Any = None) -> Any:
    """A list of such values. A start that depends on the set-up is a function of the state."""
    return Field("values", start)


def shared(start: Any = None) -> Any:
    """A list that is replaced, never changed: copies of a state share it."""
    return Field("shared", start)


def rows(start: Any = None) -> Any:
    """A list of lists that are replaced, never changed."""
    return Field("rows", start)


def bit_set(start: int = 0) -> Any:
    """A set as the bits of a number, which can be too large for JSON; stored in hexadecimal digits."""
    return Field("bit_set", start)


def bit_sets(start: Any = None) -> Any:
    """A list of such sets."""
    return Field("bit_sets", start)


def derived(field: Any) -> Any:
    """A field that follows from the others: it is copied, but not stored."""
    if not isinstance(field, Field):
        raise TypeError(f"derived needs a kind of field such as value(0), not {field!r}")
    return Field(field.kind, field.start, True)


@dataclass_transform(eq_default=False)
def with_fields(cls: type[T]) -> type[T]:
    """A step with the fields that it declares, after those of its base."""
    before: dict[str, str] = getattr(cls, DECLARED, {})
    own_types = {name: _named(kind) for name, kind in cls.__annotations__.items()}
    for name in own_types:
        if name in cls.__dict__:
            raise TypeError(f"the field {name} of the step {cls.__qualname__} has a default, which steps do not have")
        if name in before:
            raise TypeError(f"the field {name} of the step {cls.__qualname__} is declared in a base class already")
    types = {**before, **own_types}
    _define(cls, step_methods(types), {})
    setattr(cls, DECLARED, types)
    return cls


def state_fields(cls: type[T]) -> type[T]:
    """A state with the fields that it declares."""
    fields: dict[str, Field] = {name: field for name, field in cls.__dict__.items() if isinstance(field, Field)}
    for name in {**cls.__annotations__, **fields}:
        if name not in fields:
            raise TypeError(f"the field {name} of the state {cls.__qualname__} has no kind, such as value(0)")
        if name not in cls.__annotations__:
            raise TypeError(f"the field {name} of the state {cls.__qualname__} has no type")
    starts: dict[str, str] = {}
    given: dict[str, Any] = {}
    for name, field in fields.items():
        delattr(cls, name)
        if field.start is not None:
            given[f"start_{name}"] = field.start
            starts[name] = fresh(field.kind, f"start_{name}", callable(field.start))
    declared = [(name, field.kind, field.derived) for name, field in fields.items()]
    _define(cls, state_methods(cls.__name__, declared, starts), given)
    return cls


DECLARED: Final = "_declared"
"""The attribute of a class with its declared fields, those of its base included: their names and types."""


def _named(kind: Any) -> str:
    """A type as text, as `from __future__ import annotations` leaves it."""
    return kind if isinstance(kind, str) else str(getattr(kind, "__name__", kind))


def fresh(kind: str, start: str, function: bool) -> str:
    """The expression that makes a new start value of a field for each state."""
    if function:
        return f"{start}(self)"
    copied = {"values": "{}[:]", "shared": "{}[:]", "bit_sets": "{}[:]", "rows": "[row[:] for row in {}]"}
    return copied.get(kind, "{}").format(start)


def step_methods(types: dict[str, str]) -> str:
    """The text of the constructor and of `fields`, for these names and their types."""
    if not types:
        return ""
    arguments = ", ".join([f"{name}: {kind}" for name, kind in types.items()])
    lines = [f"def __init__(self, {arguments}) -> None:"]
    lines += [f"    self.{name} = {name}" for name in types]
    lines += ["def fields(self) -> tuple[Any, ...]:", f"    return {own(types)}"]
    return "\n".join([*lines, ""])


def own(names: Sequence[str] | dict[str, str]) -> str:
    """The tuple of these attributes, as text."""
    return "(" + "".join([f"self.{name}, " for name in names]) + ")"


def state_methods(cls: str, fields: list[tuple[str, str, bool]], starts: dict[str, str]) -> str:
    """The text of the methods of a state, for the name, the kind and whether it is derived, of every field."""
    stored = [(name, KINDS[kind]) for name, kind, derived in fields if not derived]
    lines = [
        "def clear(self) -> None:",
        *[f"    self.{name} = {start}" for name, start in starts.items()],
        "    self.derive()",
        f"def copy(self) -> {cls}:",
        f"    other = {cls}(self.setup)",
        "    self.copy_into(other)",
        *[f"    other.{name} = " + KINDS[kind].copied.format(f"self.{name}") for name, kind, _ in fields],
        "    return other",
        "def data(self) -> dict[str, Any]:",
        "    return {",
        '        "scenario": self.setup.scenario,',
        '        "options": self.setup.options,',
        *[f'        "{name}": ' + kind.stored.format(f"self.{name}") + "," for name, kind in stored],
        "    }",
        "def fill(self, data: dict[str, Any]) -> None:",
        *[f"    self.{name} = " + kind.taken.format(f'data["{name}"]') for name, kind in stored],
        "def derived(self) -> list[str]:",
        f"    return {['setup', *[name for name, _, derived in fields if derived]]}",
    ]
    return "\n".join([*lines, ""])


def _define(cls: type, text: str, given: dict[str, Any]) -> None:
    """Give a class these methods, but those that it has itself."""
    found: dict[str, Any] = {}
    code = compile("from __future__ import annotations\n" + text, f"<fields of {cls.__qualname__}>", "exec")
    exec(code, {**given, cls.__name__: cls}, found)
    for name, method in found.items():
        if name != "annotations" and name not in cls.__dict__:
            method.__qualname__ = f"{cls.__qualname__}.{name}"
            method.__module__ = cls.__module__
            setattr(cls, name, method)
