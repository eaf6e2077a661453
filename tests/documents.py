"""The pages of the documentation and their code blocks."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOLD = (
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))),
)
"""The pages whose code blocks are checked."""

_FENCED = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    """The line of the page with which the block begins, counted from 1."""
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {self.text}"


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def blocks(page: str) -> list[Block]:
    """The fenced blocks of a page, in their order."""
    text = text_of(page)
    return [
        Block(page, text.count("\n", 0, found.start(2)) + 1, found[1].strip(), found[2])
        for found in _FENCED.finditer(text)
    ]


def steps(page: str) -> list[Block]:
    """What a reader runs: the Python blocks of a page, and each command line of its shell blocks, in their order."""
    found: list[Block] = []
    for block in blocks(page):
        if block.language == "python":
            found.append(block)
        elif block.language == "sh":
            line = block.line
            for text in re.findall(r"(?:[^\n]*\\\n)*[^\n]*\n", block.text):
                if words(text):
                    found.append(Block(page, line, "sh", text.replace("\\\n", " ").strip()))
                line += text.count("\n")
    return found


def prose(page: str) -> str:
    """A page without its fenced blocks."""
    return _FENCED.sub("", text_of(page))


def words(line: str) -> list[str]:
    """The words of a shell line, without its comment; what a `$(...)` prints is one word."""
    lexer = shlex.shlex(re.sub(r"\$\([^)]*\)", "X", line.replace("\\\n", " ")), posix=True, punctuation_chars="&|;")
    lexer.whitespace_split = True
    return list(lexer)


def commands(line: str) -> list[list[str]]:
    """The commands of a shell line, each as its words, without settings of variables before it."""
    found: list[list[str]] = [[]]
    for word in words(line):
        if set(word) <= set("&|;"):
            found.append([])
        elif found[-1] or not re.match(r"[A-Z_]+=", word):
            found[-1].append(word)
    return found
