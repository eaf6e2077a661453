"""The words after a command: argparse, with its own words from the texts."""

from __future__ import annotations

import argparse
from typing import Any, Final, NoReturn

from grognard.core.refusals import Problem
from grognard.texts.words import own_help

MESSAGES: Final = {
    "usage: ": "help-usage",
    "positional arguments": "help-arguments",
    "options": "help-options",
    "show this help message and exit": "help-help",
    "argument %(argument_name)s: %(message)s": "argument-wrong",
    "unrecognized arguments: %s": "argument-unknown",
    "not allowed with argument %s": "argument-excluded",
    "ignored explicit argument %r": "argument-without-value",
    "the following arguments are required: %s": "argument-missing",
    "expected one argument": "argument-needs-value",
    "ambiguous option: %(option)s could match %(matches)s": "argument-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "argument-no-choice",
    "invalid %(type)s value: %(value)r": "argument-no-value",
}
"""The keys of all that argparse itself says to players, by its English."""


class _Message(str):
    """A message that gets its words together with what is put into it."""

    def __mod__(self, given: Any) -> str:
        return own_help(MESSAGES[self], **(given if isinstance(given, dict) else {"text": given}))


def _said(message: str) -> str:
    """A message of argparse in the reader's language; one that players never see stays as it is."""
    if message not in MESSAGES:
        return message
    if "%" in message:
        return _Message(message)
    return own_help(MESSAGES[message]) + " " * message.endswith(" ")


# argparse asks gettext for its words, by this name. Its usage, titles and complaints are made in many private places:
# to override those would be longer, and would break with another Python. In English nothing changes for anybody.
argparse._ = _said  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def read(self, words: list[str]) -> argparse.Namespace:
        """What was typed, options and others in any order."""
        # argparse would do this by itself, but takes the word before the usage to be as long as the English one.
        self.usage = self.format_usage().removeprefix(_said("usage: "))
        return self.parse_intermixed_args(words)

    def error(self, message: str) -> NoReturn:
        raise Problem("usage", message=message, prog=self.prog)
