"""Rewrite the C code that mypyc generates for a group, so that each C file depends only on what its module uses.

As generated, every C file includes the declarations of all modules and refers to its literals by their numbers in one
array for all modules. A changed line in one module then changes nearly every C file. Here each file gets only the
declarations that it needs, and its own array of literals, which the C file of the group fills.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

WORD = re.compile(r"[A-Za-z_]\w+")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
DECLARED = re.compile(r"(\w+)\s*[(\[;=]")
STRUCT = re.compile(r"^\} (\w+);", re.MULTILINE)
KEYWORD = re.compile(r"\bstruct\b")
END = "#endif\n"
INIT = "int CPyGlobalsInit(void)\n{"
DONE = "is_initialized = 1;"
SHARE = """
static const struct {{ PyObject **const *literals; const int *numbers; int count; }} CPyLiterals[] = {{
{rows}
    {{NULL, NULL, 0}}
}};

static void CPyLiterals_Fill(void)
{{
    for (int m = 0; CPyLiterals[m].literals; m++)
        for (int i = 0; i < CPyLiterals[m].count; i++)
            (*CPyLiterals[m].literals)[i] = CPyStatics[CPyLiterals[m].numbers[i]];
}}

"""


class Unexpected(Exception):
    """mypyc generated other code than this module knows."""


class Declaration(NamedTuple):
    """A declaration of a header, and the words in it, for it may need others."""

    text: str
    words: set[str]


class Header(NamedTuple):
    """The headers of a group: the other headers that they include, their declarations, and which one has a name."""

    includes: list[str]
    declarations: list[Declaration]
    named: dict[str, int]

    def needed(self, code: str) -> list[str]:
        """The declarations that this code needs, directly or for another declaration, in their order."""
        found: set[int] = set()
        words = set(WORD.findall(code))
        while words:
            new = {self.named[word] for word in words & self.named.keys()} - found
            found |= new
            words = {word for number in new for word in self.declarations[number].words}
        return [self.declarations[number].text for number in sorted(found)]


def parts(header: str) -> list[str]:
    """A header in parts: an include, a declaration, or a block that ends at an empty line."""
    found: list[str] = []
    part = ""
    for line in header.splitlines(keepends=True):
        is_single = not part and line.startswith("#include")
        part += line
        if is_single or not line.strip() or (part.startswith("extern ") and line.rstrip().endswith(";")):
            found.append(part)
            part = ""
    return [text for text in [*found, part] if text.strip()]


def read(headers: list[str], own: list[str]) -> Header:
    """The headers of a group; `own` are their names, for they include one another."""
    header = Header([], [], {})
    for text in headers:
        guard, _, body = text.partition("\n#define ")
        if not guard.startswith("#ifndef ") or not body.endswith(END):
            raise Unexpected("a header has no guard")
        for part in parts(body.partition("\n")[2].removesuffix(END)):
            if part.startswith("#include"):
                if not any(f'"{file}"' in part for file in own) and part not in header.includes:
                    header.includes.append(part)
                continue
            name = (STRUCT if KEYWORD.search(part) else DECLARED).search(part)
            if not name:
                raise Unexpected(f"a declaration has no name: {part}")
            header.named[name[1]] = len(header.declarations)
            header.declarations.append(Declaration(part, set(WORD.findall(part))))
    return header


def narrowed(name: str, code: str, header: Header, own: list[str]) -> tuple[str, list[int]]:
    """The C code of a module with its own declarations and literals, and the numbers of these literals in the group."""
    numbers: dict[int, int] = {}

    def literal(match: re.Match[str]) -> str:
        return f"CPyOwn[{numbers.setdefault(int(match[1]), len(numbers))}]"

    for file in own:
        include = f'#include "{file}"\n'
        if code.count(include) != 1:
            raise Unexpected(f"the code of {name} does not include {file} once")
        code = code.replace(include, "")
    code = LITERAL.sub(literal, code)
    if "CPyStatics" in code:
        raise Unexpected(f"the code of {name} uses literals in another way")
    array = f"static PyObject *CPyOwn[{max(len(numbers), 1)}];\nPyObject **const {table(name)} = CPyOwn;\n\n"
    return "".join([*header.includes, *header.needed(code), array, code]), list(numbers)


def table(name: str) -> str:
    return f"CPyLiterals_{name}"


def filled(code: str, used: dict[str, list[int]]) -> str:
    """The C code of the group, which also fills the arrays of literals of its modules."""
    if code.count(INIT) != 1 or code.count(DONE) != 1:
        raise Unexpected("the code of the group initializes its literals in another way")
    lines: list[str] = []
    rows: list[str] = []
    for name, numbers in used.items():
        lines.append(f"extern PyObject **const {table(name)};\n")
        lines.append(f"static const int CPyNumbers_{name}[] = {{{', '.join(map(str, numbers)) or 0}}};\n")
        rows.append(f"    {{&{table(name)}, CPyNumbers_{name}, {len(numbers)}}},")
    text = "".join(lines) + SHARE.format(rows="\n".join(rows))
    return code.replace(INIT, text + INIT).replace(DONE, f"CPyLiterals_Fill();\n    {DONE}")


def narrow(folder: Path, group: str) -> None:
    """Rewrite the C files of this group in this folder."""
    types, internal, main = f"__native_{group}.h", f"__native_internal_{group}.h", folder / f"__native_{group}.c"
    own = [types, internal]
    header = read([(folder / file).read_text("utf-8") for file in own], own)
    used: dict[str, list[int]] = {}
    for path in sorted(folder.glob("__native_*.c")):
        if path != main:
            name = path.stem.removeprefix("__native_")
            code, used[name] = narrowed(name, path.read_text("utf-8"), header, own)
            path.write_text(code, "utf-8")
    main.write_text(filled(main.read_text("utf-8"), used), "utf-8")
