"""Make a wheel for this platform of the pure wheel in dist and of what scripts/compile.py has made in build/compiled.

Compiled modules take the place of their sources; all other files stay as they are. The wheel is for this version of
Python on this kind of machine only, and says so in its name.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import sys
import sysconfig
import zipfile
from pathlib import Path

from packaging.tags import Tag, sys_tags
from packaging.utils import parse_wheel_filename

from scripts import compile as compiling

DIST = compiling.ROOT / "dist"
PURE = "py3-none-any.whl"
RUNNABLE = 0o100755 << 16


class Unfit(Exception):
    """The wheel and the compiled modules do not go together."""


def tag_here() -> Tag:
    """The tag of what is compiled here. It claims this very platform, and nothing about older ones."""
    best = next(iter(sys_tags()))
    return Tag(best.interpreter, best.abi, sysconfig.get_platform().replace("-", "_").replace(".", "_"))


def compiled(wheel: zipfile.ZipFile, build: Path, suffix: str) -> dict[str, Path]:
    """For each module of the wheel that is to be replaced its compiled file; every one of these sources has one."""
    found: dict[str, Path] = {}
    names = [name for name in wheel.namelist() if compiling.is_compiled(Path(name))]
    wanted = compiling.rewritten({name: wheel.read(name).decode("utf-8") for name in names})
    for name in names:
        source, module = build / name, (build / name).with_suffix(suffix)
        if not source.is_file() or not module.is_file():
            raise Unfit(f"{name} is not compiled")
        if source.read_bytes() != wanted[name].encode("utf-8"):
            raise Unfit(f"{name} was compiled from another source")
        found[name] = module
    if not found:
        raise Unfit("the wheel has nothing that could be compiled")
    return found


def build(pure: Path, build: Path, into: Path, tag: Tag, suffix: str) -> Path:
    """The wheel of the pure one and the compiled modules with this suffix; Unfit says why there is none."""
    name, version, _, _ = parse_wheel_filename(pure.name)
    made = into / f"{name.replace('-', '_')}-{version}-{tag}.whl"
    shared = sorted(build.glob(f"*__mypyc{suffix}"))
    if not shared:
        raise Unfit("the library that the compiled modules share is missing")
    with zipfile.ZipFile(pure) as old:
        replaced = compiled(old, build, suffix)
        files: list[tuple[zipfile.ZipInfo, bytes]] = []
        date = old.infolist()[0].date_time
        for entry in old.infolist():
            if entry.filename in replaced:
                module = replaced[entry.filename]
                files.append(_library(str(module.relative_to(build)), module, date))
            elif entry.filename.endswith(".dist-info/WHEEL"):
                files.append((entry, wheel_file(old.read(entry).decode("utf-8"), tag).encode("utf-8")))
            elif not entry.filename.endswith(".dist-info/RECORD"):
                files.append((entry, old.read(entry)))
        files += [_library(path.name, path, date) for path in shared]
        record = next(entry for entry in old.infolist() if entry.filename.endswith(".dist-info/RECORD"))
    files.append((record, record_file(record.filename, files).encode("utf-8")))
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for entry, content in files:
            new.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return made


def _library(name: str, path: Path, date: tuple[int, int, int, int, int, int]) -> tuple[zipfile.ZipInfo, bytes]:
    entry = zipfile.ZipInfo(Path(name).as_posix(), date)
    entry.external_attr = RUNNABLE
    return entry, path.read_bytes()


def wheel_file(text: str, tag: Tag) -> str:
    """The file WHEEL for another tag."""
    kept = [line for line in text.splitlines() if line and not line.startswith(("Root-Is-Purelib:", "Tag:"))]
    return "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag}", ""])


def record_file(own: str, files: list[tuple[zipfile.ZipInfo, bytes]]) -> str:
    """The file RECORD: every file with its hash and size, itself without."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for entry, content in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode("ascii")
        rows.writerow([entry.filename, f"sha256={digest}", len(content)])
    rows.writerow([own, "", ""])
    return text.getvalue()


def main() -> int:
    pure = max(DIST.glob(f"grognard-*-{PURE}"), key=lambda path: path.stat().st_mtime, default=None)
    try:
        if pure is None:
            raise Unfit(f"there is no pure wheel in {DIST.name}")
        made = build(pure, compiling.BUILD, DIST, tag_here(), str(sysconfig.get_config_var("EXT_SUFFIX")))
    except Unfit as why:
        print(f"wheel-compiled: {why}; `make wheel-compiled` makes both anew", file=sys.stderr)
        return 1
    print(f"made {made.relative_to(compiling.ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
