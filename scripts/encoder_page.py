"""Write docs/encoders.md: what the encoders of all games tell, as they describe themselves."""

from __future__ import annotations

import sys
from pathlib import Path

from grognard.core.game import find, names
from grognard.envs.encoder import encoder

PAGE = Path(__file__).resolve().parent.parent / "docs" / "encoders.md"

HEAD = """# Encoders

Written by `python -m scripts.encoder_page` from the encoders themselves;
[games as environments](research.md) tells how to use them.

An observation is one flat array of 32-bit floats. It is made of tables: a table has a column for each thing of one kind
and named rows. A *set* is 1 for the things that are in it and 0 for all others; it is filled up with zeros to a
multiple of eight. A *number* is divided by what stands in brackets, so that it is about 1 where there is much of it.
First come the sets of all tables, in the order given here, then the numbers of all tables.
`encoder.planes(observation, table)` gives the rows of a table; its things are those of `encoder.table(name).things`.

What is told is what the seat may know: own hands, others' cards as far as they have been seen, troops as far as they
were announced.
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
