"""Optional dependencies of the environments, and what is said where one is not installed."""

from __future__ import annotations

from typing import Final

from grognard.core.refusals import Problem
from grognard.texts.words import own_words

EXTRA: Final = "grognard[envs]"


def missing(package: str) -> ImportError:
    """The error for a package that is not there: one line that says how to get it."""
    return ImportError(own_words().problem(Problem("extra-missing", name=package, text=EXTRA)), name=package)
