"""Messages for i18n: what is to be said, as a key and its arguments. The words, in the reader's language, are found
above the games."""

from __future__ import annotations

from typing import Any, Final

NAMED: Final = 4
"""So many things of a long list are named; the rest are counted."""


class Saying:
    """One thing to be said.

    An argument is a number of the kind that its name tells (`city`, `city2`, `cities` are numbers of cities), a plain
    number or word, another saying, or a list of these. Sayings are equal if they say the same; they never change.

    >>> Saying("conquered", nation=0, city=12)
    conquered(nation=0, city=12)
    """

    __slots__ = ("_hash", "args", "key")

    def __init__(self, key: str, /, **args: Any) -> None:
        self.key = key
        self.args: dict[str, Any] = args
        self._hash = 0

    def __repr__(self) -> str:
        return f"{self.key}({', '.join(f'{name}={value!r}' for name, value in self.args.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        if not self._hash:
            values = self.args.values()
            try:
                self._hash = hash((self.key, *values, *map(type, values)))  # 1 and True are not said alike
            except TypeError:  # a list is in it
                self._hash = hash(repr(self))
        return self._hash

    def data(self) -> list[Any]:
        """As JSON data."""
        return [self.key, {name: _data(value) for name, value in self.args.items()}]


def _data(value: Any) -> Any:
    if isinstance(value, Saying):
        return {"say": value.data()}
    if isinstance(value, (list, tuple)):
        return [_data(item) for item in value]
    return value


def saying(data: list[Any]) -> Saying:
    """The saying with this data.

    >>> saying(Saying("not-here", verb=3, now=Saying("first-move", nation=1)).data())
    not-here(verb=3, now=first-move(nation=1))
    """
    return Saying(data[0], **{name: _value(value) for name, value in data[1].items()})


def _value(data: Any) -> Any:
    if isinstance(data, dict):
        return saying(data["say"])
    if isinstance(data, list):
        return [_value(item) for item in data]
    return data
