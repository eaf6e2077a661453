"""Tests of what `make compile` keeps from one run to the next: objects, and the libraries of a run without changes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import compile as compiling
from scripts import narrow, objects

ROOT = Path(__file__).resolve().parent.parent


class Compiler:
    """Stands in for a C compiler: an object holds what was compiled, and the rule names the header."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source, self.header, self.made = folder / "one.c", folder / "a header.h", folder / "made" / "one.o"
        self.source.write_text("int one;")
        self.header.write_text("int shared;")
        self.version = "cc 12"
        self.flags = ["-O3"]
        self.runs = 0

    def build(self) -> str:
        """Build the object, through a cache as a new run has it, and return what it holds."""
        cache = objects.Cache(self.folder / "cache", self.version)
        cache.build(str(self.made), self.flags, [str(self.source)], self.compile)
        return self.made.read_text()

    def compile(self, rule: str) -> None:
        self.runs += 1
        self.made.parent.mkdir(exist_ok=True)
        self.made.write_text("\n".join([self.version, *self.flags, self.source.read_text(), self.header.read_text()]))
        header = str(self.header).replace(" ", "\\ ")
        Path(rule).write_text(f"{self.made}: {self.source} \\\n {header}\n")

    def entries(self) -> list[Path]:
        return list((self.folder / "cache").iterdir())


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    return Compiler(tmp_path)


def test_an_unchanged_object_is_taken_from_the_cache(compiler: Compiler) -> None:
    first = compiler.build()
    compiler.made.unlink()
    assert compiler.build() == first
    assert compiler.runs == 1


def test_a_changed_source_flag_or_compiler_means_a_new_object_and_the_old_one_is_kept(compiler: Compiler) -> None:
    first = compiler.build()
    compiler.source.write_text("int two;")
    assert "int two;" in compiler.build()
    compiler.flags = ["-O2"]
    assert "-O2" in compiler.build()
    compiler.version = "cc 13"
    assert "cc 13" in compiler.build()
    assert compiler.runs == 4
    compiler.source.write_text("int one;")
    compiler.flags, compiler.version = ["-O3"], "cc 12"
    assert compiler.build() == first
    assert compiler.runs == 4


def test_a_changed_or_missing_header_means_a_new_object(compiler: Compiler) -> None:
    compiler.build()
    compiler.header.write_text("long shared;")
    assert "long shared;" in compiler.build()
    assert compiler.runs == 2
    compiler.header = compiler.folder / "other.h"
    compiler.header.write_text("char shared;")
    (compiler.folder / "a header.h").unlink()
    assert "char shared;" in compiler.build()
    assert compiler.runs == 3


def test_variables_that_the_compiler_reads_are_part_of_the_key(
    compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler.build()
    monkeypatch.setenv("CPATH", "/elsewhere")
    compiler.build()
    assert compiler.runs == 2


@pytest.mark.parametrize("size", [0, 10, 40, -1])
def test_a_truncated_entry_is_not_used(compiler: Compiler, size: int) -> None:
    first = compiler.build()
    [entry] = compiler.entries()
    entry.write_bytes(entry.read_bytes()[:size])
    assert compiler.build() == first
    assert compiler.runs == 2
    compiler.build()
    assert compiler.runs == 2, "the new entry is whole"


def test_a_corrupt_entry_is_not_used(compiler: Compiler) -> None:
    first = compiler.build()
    [entry] = compiler.entries()
    content = entry.read_bytes()
    assert content.endswith(b"int shared;")
    entry.write_bytes(content.replace(b"int shared;", b"int SHARED;"))
    assert compiler.build() == first
    assert compiler.runs == 2


def test_what_fails_to_compile_leaves_no_entry(compiler: Compiler) -> None:
    compiler.header.unlink()
    with pytest.raises(FileNotFoundError):
        compiler.build()
    assert not compiler.entries()


def test_entries_used_long_ago_make_room(compiler: Compiler) -> None:
    compiler.build()
    [old] = compiler.entries()
    os.utime(old, (1, 1))
    compiler.flags = ["-O2"]
    compiler.build()
    [new] = [entry for entry in compiler.entries() if entry != old]
    cache = objects.Cache(compiler.folder / "cache", compiler.version)
    cache.tidy(old.stat().st_size + new.stat().st_size)
    assert set(compiler.entries()) == {old, new}
    cache.tidy(new.stat().st_size)
    assert compiler.entries() == [new]


def test_the_version_of_a_compiler_is_what_it_says(tmp_path: Path) -> None:
    cc = tmp_path / "cc"
    cc.write_text('#!/bin/sh\necho "cc 12 $1" >&2\n')
    cc.chmod(0o755)
    assert objects.version([str(cc)]) == "cc 12 -v\n"
    assert objects.version([str(tmp_path / "none")]) == ""


# The C code

TYPES = """#ifndef TYPES_H
#define TYPES_H
#include <Python.h>
#ifndef MYPYC_DECLARED_pair
#define MYPYC_DECLARED_pair
typedef struct pair {
    PyObject *f0;
} pair;
#endif

typedef struct {
    PyObject_HEAD
    pair _both;
} UnitObject;

typedef struct {
    PyObject_HEAD
} CardObject;

#endif
"""
INTERNAL = """#ifndef INTERNAL_H
#define INTERNAL_H
#include <Python.h>
#include "__native_group.h"

int CPyGlobalsInit(void);

extern PyObject *CPyStatics[7];
extern PyObject *CPyDef_move(UnitObject *unit);
extern PyObject *CPyDef_play(CardObject *card);
extern CPyModule *CPyModule_instructor__internal;
#endif
"""
HEADERS = ["__native_group.h", "__native_internal_group.h"]
INCLUDES = "".join([f'#include "{name}"\n' for name in HEADERS])


def test_code_gets_only_the_declarations_that_it_needs() -> None:
    header = narrow.read([TYPES, INTERNAL], HEADERS)
    assert header.includes == ["#include <Python.h>\n"]
    assert set(header.named) == {"pair", "UnitObject", "CardObject", "CPyGlobalsInit", "CPyStatics", "CPyDef_move",
                                 "CPyDef_play", "CPyModule_instructor__internal"}  # fmt: skip
    code, _ = narrow.narrowed("army", INCLUDES + "void f(void) { CPyDef_move(NULL); }\n", header, HEADERS)
    assert code.index("} pair;") < code.index("} UnitObject;") < code.index("extern PyObject *CPyDef_move")
    assert "Card" not in code
    assert "__native" not in code


def test_code_numbers_its_own_literals_and_the_group_fills_them() -> None:
    header = narrow.read([TYPES, INTERNAL], HEADERS)
    lines = "a = CPyStatics[5];\nb = (CPyTagged)CPyStatics[3] | 1;\nc = CPyStatics[5];\n"
    code, numbers = narrow.narrowed("army", INCLUDES + lines, header, HEADERS)
    assert numbers == [5, 3]
    assert code.endswith("a = CPyOwn[0];\nb = (CPyTagged)CPyOwn[1] | 1;\nc = CPyOwn[0];\n")
    assert "static PyObject *CPyOwn[2];" in code
    group = narrow.filled("int CPyGlobalsInit(void)\n{\n    is_initialized = 1;\n}\n", {"army": [5, 3], "none": []})
    assert "CPyNumbers_army[] = {5, 3};" in group
    assert "{&CPyLiterals_army, CPyNumbers_army, 2}," in group
    assert "CPyLiterals_Fill();\n    is_initialized = 1;" in group


@pytest.mark.parametrize(
    "code", ["f();", INCLUDES * 2, INCLUDES + "CPyStatics + 5;"], ids=["no header", "two", "another use"]
)
def test_code_of_another_kind_is_refused(code: str) -> None:
    with pytest.raises(narrow.Unexpected):
        narrow.narrowed("army", code, narrow.read([TYPES, INTERNAL], HEADERS), HEADERS)
    with pytest.raises(narrow.Unexpected):
        narrow.filled(code, {})


GENERATE = """
import sys
from pathlib import Path

from mypyc.build import mypycify

from scripts import narrow

mypycify(["army.py", "cards.py"], multi_file=True, group_name="group", target_dir="made")
narrow.narrow(Path("made"), "group")
"""


@pytest.mark.slow
def test_a_change_in_one_module_leaves_the_code_of_the_others_as_it_is(tmp_path: Path) -> None:
    """With the code that mypyc really generates."""
    (tmp_path / "cards.py").write_text('def name(card: int) -> str:\n    return f"card {card}" + "!"\n')
    army = "from cards import name\n\n\nclass Unit:\n    def __init__(self) -> None:\n        self.name = name(7)\n"
    codes: list[dict[str, str]] = []
    for source in (army, 'FIRST = "another literal"\n' + army + '\n\ndef more() -> str:\n    return "more"\n'):
        (tmp_path / "army.py").write_text(source)
        command = [sys.executable, "-c", GENERATE]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "MYPYPATH": str(tmp_path)}
        subprocess.run(command, cwd=tmp_path, env=environment, check=True)
        codes.append({path.name: path.read_text("utf-8") for path in (tmp_path / "made").glob("__native*.c")})
    before, after = codes
    assert before.keys() == after.keys() == {"__native_group.c", "__native_army.c", "__native_cards.c"}
    assert [name for name in before if before[name] == after[name]] == ["__native_cards.c"]
    assert "CPyOwn[0]" in after["__native_cards.c"]
    assert "CPyDef_cards___name" in after["__native_army.c"]


# A run without changes


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a build with two libraries and its record, about to be made again."""
    for name, path in {"BUILD": "compiled", "PREVIOUS": "previous", "CACHE": "cache"}.items():
        monkeypatch.setattr(compiling, name, tmp_path / path)
    monkeypatch.setattr(compiling, "HEADERS", tmp_path / "cache" / "headers.json")
    monkeypatch.setattr(compiling, "RECORD", tmp_path / "cache" / "record.json")
    (tmp_path / "cache").mkdir()
    (tmp_path / "compiled" / "grognard").mkdir(parents=True)
    (tmp_path / "compiled" / "group.so").write_bytes(b"shared")
    (tmp_path / "compiled" / "grognard" / "state.so").write_bytes(b"state")
    header = tmp_path / "Python.h"
    header.write_text("int x;")
    compiling.HEADERS.write_text(json.dumps({str(header): objects.digest(header), "build/own.h": "generated"}))
    compiling.record("key")
    compiling.BUILD.rename(compiling.PREVIOUS)
    (tmp_path / "compiled" / "grognard").mkdir(parents=True)
    return tmp_path


def test_the_libraries_of_the_same_sources_are_kept(built: Path) -> None:
    assert compiling.taken_over("key")
    assert (built / "compiled" / "group.so").read_bytes() == b"shared"
    assert (built / "compiled" / "grognard" / "state.so").read_bytes() == b"state"


@pytest.mark.parametrize(
    "changed", ["Python.h", "previous/group.so", "previous/grognard/state.so", "cache/record.json"]
)
def test_libraries_are_made_again_where_a_file_has_changed(built: Path, changed: str) -> None:
    (built / changed).write_text("changed")
    assert not compiling.taken_over("key")
    (built / changed).unlink()
    assert not compiling.taken_over("key")
    assert not list((built / "compiled").rglob("*.so"))


def test_libraries_of_other_sources_are_made_again(built: Path) -> None:
    assert not compiling.taken_over("another key")


def test_a_changed_source_or_setting_changes_the_fingerprint(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(objects, "version", lambda compiler: "cc 12")
    source = built / "compiled" / "grognard" / "state.py"
    source.write_text("x = 1\n")
    seen = {compiling.fingerprint("setup")}
    assert compiling.fingerprint("setup") in seen
    seen.add(compiling.fingerprint("another set-up"))
    source.write_text("x = 2\n")
    seen.add(compiling.fingerprint("setup"))
    source.rename(source.with_name("other.py"))
    seen.add(compiling.fingerprint("setup"))
    monkeypatch.setenv("CFLAGS", "-g3")
    seen.add(compiling.fingerprint("setup"))
    monkeypatch.setattr(objects, "version", lambda compiler: "cc 13")
    seen.add(compiling.fingerprint("setup"))
    assert len(seen) == 6
