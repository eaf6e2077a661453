"""Cached and compressed responses with an ETag: made and packed once, sent to whoever has not got them yet."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import brotli
from fastapi import Request
from fastapi.responses import Response

from grognard.table.common.browser import unpacks

JSON: Final = "application/json"
QUALITY: Final = 10
"""Of Brotli: one less than the slowest, which takes three times as long for one part in a hundred."""


class Packed:
    """JSON data with its ETag, plain and packed."""

    def __init__(self, data: Any) -> None:
        self.body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.twin: bytes = brotli.compress(self.body, mode=brotli.MODE_TEXT, quality=QUALITY)

    def answer(self, request: Request) -> Response:
        """Asked for again each time: a page must not meet the data of an older version."""
        headers = {"ETag": self.tag, "Cache-Control": "public, no-cache", "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if unpacks(request.headers.get("accept-encoding", "")):
            return Response(self.twin, media_type=JSON, headers=headers | {"Content-Encoding": "br"})
        return Response(self.body, media_type=JSON, headers=headers)
