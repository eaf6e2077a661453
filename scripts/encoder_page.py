"""Write docs/encoders.md: the observations of all games' encoders, as they describe themselves."""

from __future__ import annotations

import sys
from pathlib import Path

from grognard.core.game import find, names
from grognard.envs.encoder import encoder

PAGE = Path(__file__).resolve().parent.parent / "docs" / "encoders.md"

HEAD = """# Encoders

`python -m scripts.encoder_page` writes this page from the encoders themselves; [Games as environments](research.md)
says how to use them.

An observation is one flat array of 32-bit floats. It consists of tables: a table has a column for each thing of one
kind and named rows. A *set* is 1 for the things that are in it and 0 for all others; it is padded with zeros to a
multiple of eight. A *number* is divided by the value in brackets, so that a large amount is about 1.

The sets of all tables come first, in the order given here, then the numbers of all tables.
`encoder.planes(observation, table)` returns the rows of a table; its things are those of `encoder.table(name).things`.

An observation contains what the seat may know: its own hands, the cards of others as far as they have been seen, troops
as far as they were announced.
"""


def page() -> str:
    lines = [HEAD]
    for name in names():
        made = encoder(find(name))
        lines += [f"## {name}", "", *made.describe(), ""]
    return "\n".join(lines)


def main() -> int:
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
