"""Static files of the faces (game-specific front ends) that games bring: what lies in the folder `face` of a game's
package.

The browser table imports `face.js`, an ES module, and applies `face.css` where there is one. All other files are for
these two. A folder is read once, and a request names one of the files in it, so that no address leads outside.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final

from grognard.core.data import Data
from grognard.core.game import Game
from grognard.core.state import State
from grognard.table.common import responses
from grognard.table.common.errors import Refused

FOLDER: Final = "face"
SCRIPT: Final = "face.js"
STYLE: Final = "face.css"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The content type of each kind of file that is served; no other kind is."""


class File:
    """A file with its content type and its ETag."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.kind = kind
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'


@lru_cache(maxsize=64)
def files(game: Game[State]) -> dict[str, File]:
    """The files of a game's face by their paths in its folder; none where the table has to draw the game itself."""
    folder = Data(game.package()).inside(FOLDER)
    found: dict[str, File] = {}
    if folder is not None and folder.is_dir():
        _collect(folder, "", found)
    return found if SCRIPT in found else {}


def _collect(folder: Traversable, path: str, found: dict[str, File]) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            _collect(entry, f"{path}{entry.name}/", found)
            continue
        _, dot, ending = entry.name.rpartition(".")
        kind = TYPES.get(dot + ending)
        if kind is not None:
            found[path + entry.name] = File(entry.read_bytes(), kind)


def addresses(game: Game[State]) -> responses.Face | None:
    """Where the browser finds the face that a game brings; None where it brings none."""
    known = files(game)
    if not known:
        return None
    return {"script": _address(game, SCRIPT), "style": _address(game, STYLE) if STYLE in known else None}


def _address(game: Game[State], file: str) -> str:
    return f"/faces/{game.name}/{file}"


def file_of(game: Game[State], path: str) -> File:
    """The file at this path; refused where there is none."""
    found = files(game).get(path)
    if found is None:
        raise Refused(404, "not-found", "nothing-here")
    return found
