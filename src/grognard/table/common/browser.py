"""Static files of the browser table, as they were built."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.responses import HTMLResponse, Response

from grognard.core.sayings import Saying
from grognard.texts.words import own_words

FOLDER: Final = Path(__file__).parents[1] / "static"

MISSING: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Grognard</title>
<h1>Grognard</h1>
<p>{text}</p>
</html>
"""


def file_for(path: str, accepted: str = "", folder: Path = FOLDER) -> Response:
    """The file at this path; the page itself for any other path. `accepted` is what the client can unpack."""
    index = folder / "index.html"
    wanted = _inside(folder, path)
    if wanted is not None and wanted != index:
        lasting = f"/{path}".startswith("/assets/")  # their names change with their content
        keep = "public, max-age=31536000, immutable" if lasting else "public, max-age=3600"
        return _file(wanted, accepted, keep)
    if path.startswith("assets/"):
        return Response(own_words().title("no-such-file"), 404, media_type="text/plain")
    if not index.is_file():
        words = own_words()
        text = words.line(Saying("page-not-built", text="<code>make play</code>"))
        return HTMLResponse(MISSING.format(language=words.language, text=text))
    return _file(index, accepted, "no-cache")


def _file(wanted: Path, accepted: str, keep: str) -> Response:
    """A file, as it was packed when it was built if the client can unpack that."""
    twin = wanted.with_name(f"{wanted.name}.br")
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(wanted.name)[0] or "text/plain"
    if not unpacks(accepted) or not twin.is_file():
        return Response(_content(wanted, wanted.stat().st_mtime_ns), headers=headers, media_type=kind)
    packed = _content(twin, twin.stat().st_mtime_ns)
    return Response(packed, headers=headers | {"Content-Encoding": "br"}, media_type=kind)


@lru_cache(maxsize=400)
def _content(path: Path, written: int) -> bytes:
    """What is in a file, read once for each time that it was written."""
    return path.read_bytes()


def unpacks(accepted: str) -> bool:
    """Whether who accepts these encodings can unpack Brotli."""
    for one in accepted.split(","):
        name, _, weight = one.partition(";")
        if name.strip().lower() == "br":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _inside(folder: Path, path: str) -> Path | None:
    """The file at this path, if it is one in this folder."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None
