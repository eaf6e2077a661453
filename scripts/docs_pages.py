"""What MkDocs asks while it builds the documentation.

CONTRIBUTING.md and others lie at the top of the repository, where people and programs look for them, and are pages of
the site as well: links to them and in them are bent, so that they lead to the right place in both. A page that fetches
something from elsewhere is an error: the site works without a network.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
AT_THE_TOP = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md"}
FETCHED = re.compile(r"""<(?:script|img|iframe|link rel="stylesheet")[^>]*(?:src|href)=["']?(?:https?:)?//[^>]*>""")


def from_the_top(text: str) -> str:
    """A text of the top folder as a page of the site.

    >>> from_the_top("[a](docs/hosting.md), [b](SECURITY.md#x)")
    '[a](hosting.md), [b](security.md#x)'
    """
    for name, page in AT_THE_TOP.items():
        text = text.replace(f"]({name}", f"]({page}")
    return text.replace("](docs/", "](")


def to_the_top(text: str) -> str:
    """A page of docs with its links to the top folder.

    >>> to_the_top("[c](../CONTRIBUTING.md)")
    '[c](contributing.md)'
    """
    for name, page in AT_THE_TOP.items():
        text = text.replace(f"](../{name}", f"]({page}")
    return text


def on_files(files: Files, config: Any) -> Files:
    for name, page in AT_THE_TOP.items():
        files.append(File.generated(config, page, content=from_the_top((ROOT / name).read_text("utf-8"))))
    return files


def on_page_markdown(markdown: str, **about: Any) -> str:
    return to_the_top(markdown)


def on_post_page(output: str, page: Any, **about: Any) -> str:
    found = FETCHED.search(output)
    if found:
        raise PluginError(f"{page.file.src_uri} fetches from elsewhere: {found[0][:200]}")
    return output
