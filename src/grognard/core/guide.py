"""The guide for newcomers: the kinds of questions that a game asks, and where the rules tell of them."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.data import Data
from grognard.core.refusals import at

FILE: Final = "guide.toml"


class Guide:
    """Prompts that ask for the same kind of decision, each kind with its section of the rules; and those of the phases.

    The words of a kind are the text `guide-KIND`.
    """

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {}
        """The kind of each prompt, by the prompt's key."""
        self.rules: dict[str, str] = {}
        """The section of each kind."""
        self.phases: dict[str, str] = {}
        """The section of each phase, by the key of its name."""

    def kind(self, prompt: str) -> str:
        """A prompt that the guide does not know is a kind of its own."""
        return self.kinds.get(prompt, prompt)

    def rule(self, prompt: str) -> str | None:
        return self.rules.get(self.kind(prompt))


def read_guide(data: Data, sections: set[str]) -> Guide:
    """The guide of a game, which need not have one; `sections` are those of its rules."""
    guide = Guide()
    if not data.has(FILE):
        return guide
    table = data.toml(FILE)
    for kind, row in table.get("question", {}).items():
        guide.rules[kind] = _section(data, sections, kind, row["rule"])
        for prompt in row["asks"]:
            if prompt in guide.kinds:
                raise at(f"{data.place(FILE)}:{data.line_of(FILE, kind + ' =')}", "named-twice", name=prompt)
            guide.kinds[prompt] = kind
    for phase, section in table.get("phase", {}).items():
        guide.phases[phase] = _section(data, sections, phase, section)
    return guide


def _section(data: Data, sections: set[str], name: str, section: Any) -> str:
    if section not in sections:
        raise at(f"{data.place(FILE)}:{data.line_of(FILE, name + ' =')}", "no-such-section", name=str(section))
    return str(section)
