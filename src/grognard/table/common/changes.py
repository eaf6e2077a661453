"""JSON serialization, diff and patch: text, and what has changed between two pieces of JSON data.

A change is a list of one, the new value, or an object with the changes of some members: of an object by their names,
of a list by their places. So `{"seq": [8], "view": {"pieces": {"3": {"city": [17]}}}}` says all that one act did.
"""

from __future__ import annotations

from typing import Any

import orjson


def written(data: Any) -> str:
    """As JSON text."""
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS).decode()


def between(old: Any, new: Any) -> Any:
    """The change that makes the new data of the old; None if they are equal.

    >>> between({"a": 1, "b": [1, {"c": 2}]}, {"a": 1, "b": [1, {"c": 3}]})
    {'b': {'1': {'c': [3]}}}
    >>> between([1, 2], [1, 2]), between([1, 2], [1]), between({"a": 1}, {"b": 1})
    (None, [[1]], [{'b': 1}])
    """
    if old is new:
        return None
    kind = type(new)
    if kind is dict and type(old) is dict and old.keys() == new.keys():
        found = {}
        for name, now in new.items():
            was = old[name]
            if was is now:  # most members are the same object as before
                continue
            if type(now) is dict:
                change = between(was, now)
                if change is not None:
                    found[name] = change
            elif was != now:
                found[name] = between(was, now) if type(now) is list else [now]
        return found or None
    if old == new:
        return None
    if kind is list and type(old) is list and len(old) == len(new):
        changed = [n for n, now in enumerate(new) if old[n] is not now and old[n] != now]
        if 2 * len(changed) <= len(new):
            return {str(n): between(old[n], new[n]) for n in changed}
    return [new]


def patched(old: Any, change: Any) -> Any:
    """The old data with a change.

    >>> patched({"a": 1, "b": [1, {"c": 2}]}, {"b": {"1": {"c": [3]}}})
    {'a': 1, 'b': [1, {'c': 3}]}
    """
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        new: Any = list(old)
        for place, one in change.items():
            new[int(place)] = patched(new[int(place)], one)
    else:
        new = {**old, **{name: patched(old[name], one) for name, one in change.items()}}
    return new
