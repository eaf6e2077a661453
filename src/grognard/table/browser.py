"""The built browser files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

from grognard.core.sayings import Saying
from grognard.texts.words import own_words

FOLDER: Final = Path(__file__).parent / "static"

MISSING: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Grognard</title>
<h1>Grognard</h1>
<p>{text}</p>
</html>
"""


def file_for(path: str, folder: Path = FOLDER) -> Response:
    """The file at this path; the page itself for any other path."""
    index = folder / "index.html"
    wanted = _inside(folder, path)
    if wanted is not None and wanted != index:
        lasting = f"/{path}".startswith("/assets/")  # their names change with their content
        keep = "public, max-age=31536000, immutable" if lasting else "public, max-age=3600"
        return FileResponse(wanted, headers={"Cache-Control": keep})
    if path.startswith("assets/"):
        return Response(own_words().title("no-such-file"), 404, media_type="text/plain")
    if not index.is_file():
        words = own_words()
        text = words.line(Saying("page-not-built", text="<code>make play</code>"))
        return HTMLResponse(MISSING.format(language=words.language, text=text))
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _inside(folder: Path, path: str) -> Path | None:
    """The file at this path, if it is one in this folder."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None
