"""Inflection rules by language: a language may have a module that makes the forms that names do not write themselves.

Without one, a name that lacks a form is called by its usual name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

LANGUAGES: Final = ("hu",)
"""Those that have rules."""

Own = Callable[[str], str]
"""An attribute of a name, '' if it has none."""


class Rules:
    """The rules of one language."""

    def __init__(
        self,
        form: Callable[[str, str, Own], str | None],
        begun: Callable[[str, str, Own], tuple[str, str]],
        forms: frozenset[str],
        traits: tuple[str, ...],
        exceptions: tuple[str, ...],
        written: Callable[[str], str],
    ) -> None:
        self.form = form
        """A name in a form; None where there is no rule for it."""
        self.begun = begun
        """What a form puts before a name, and the form without that."""
        self.forms = forms
        self.traits = traits
        """Those of the forms that say something about a name and do not contain it."""
        self.exceptions = exceptions
        """Attributes of names that the rules read."""
        self.written = written
        """The form that a name must write where there is no rule."""

    def made(self, name: str, form: str, own: Own) -> str:
        """The name in the form, or as it is."""
        found = self.form(name, form, own) if form else None
        return name if found is None else found


@cache
def rules(language: str) -> Rules | None:
    """The rules of a language, if it has any."""
    if language not in LANGUAGES:
        return None
    from grognard.texts import hungarian  # only its readers need it

    return Rules(
        hungarian.form, hungarian.begun, hungarian.FORMS, hungarian.TRAITS, hungarian.EXCEPTIONS, hungarian.written_form
    )


def no_attribute(name: str) -> str:
    """The attributes of what has none."""
    return ""
