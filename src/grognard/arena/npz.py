"""Arrays of numbers in NumPy's file format (.npz), written and read without NumPy, so that recording needs nothing."""

from __future__ import annotations

import ast
import struct
import sys
import zipfile
from array import array
from pathlib import Path
from typing import Any, Final

MAGIC: Final = b"\x93NUMPY\x01\x00"
TYPES: Final = {"B": "|u1", "b": "|i1", "i": "<i4", "q": "<i8", "f": "<f4"}
"""What NumPy calls the types of arrays."""
EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
"""The same arrays make the same file."""

Arrays = dict[str, "array[Any]"]


def write(path: Path, arrays: Arrays) -> None:
    """Write arrays; `numpy.load` reads them."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, numbers in arrays.items():
            packed.writestr(zipfile.ZipInfo(f"{name}.npy", EARLIEST), _written(numbers), zipfile.ZIP_DEFLATED)


def read(path: Path) -> Arrays:
    """Read arrays that `write` has written; ValueError, zipfile.BadZipFile or OSError if it has not."""
    with zipfile.ZipFile(path) as packed:
        return {name.removesuffix(".npy"): _read(packed.read(name)) for name in packed.namelist()}


def _written(numbers: array[Any]) -> bytes:
    head = repr({"descr": TYPES[numbers.typecode], "fortran_order": False, "shape": (len(numbers),)})
    padding = -(len(MAGIC) + 2 + len(head) + 1) % 64
    text = head.encode("ascii") + b" " * padding + b"\n"
    return MAGIC + struct.pack("<H", len(text)) + text + _little(numbers).tobytes()


def _read(raw: bytes) -> array[Any]:
    if raw[:8] != MAGIC:
        raise ValueError("no array")
    (size,) = struct.unpack("<H", raw[8:10])
    head = ast.literal_eval(raw[10 : 10 + size].decode("ascii").strip())
    code = {name: code for code, name in TYPES.items()}.get(head["descr"])
    if code is None:
        raise ValueError("another type of numbers")
    numbers = array(code)
    numbers.frombytes(raw[10 + size :])
    if head["shape"] != (len(numbers),):
        raise ValueError("another number of numbers")
    return _little(numbers)


def _little(numbers: array[Any]) -> array[Any]:
    """In the order of bytes that files have, or back."""
    if sys.byteorder == "little":
        return numbers
    turned = array(numbers.typecode, numbers)
    turned.byteswap()
    return turned
