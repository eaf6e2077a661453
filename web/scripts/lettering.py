"""Notes how wide the letters of EB Garamond are, by which the names on the map are placed.

    cd web && npm ci && pip install fonttools brotli && python scripts/lettering.py

Writes the package's data/lettering.toml.
"""

from pathlib import Path

from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[1]
SOURCE = WEB / "node_modules/@fontsource/eb-garamond/files"
WIDTHS = WEB.parent / "src/grognard/games/friedrich/data/lettering.toml"
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA1, 0x100)))
    + "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűŒœ"
    + "–—‘’‚“”„…·×−½†"
)


def widths(style: str) -> dict[str, int]:
    """The advance of every letter, in thousandths of the type size."""
    found: dict[str, int] = {}
    for part in ("latin", "latin-ext"):
        font = TTFont(SOURCE / f"eb-garamond-{part}-500-{style}.woff2")
        cmap, unit = font.getBestCmap(), font["head"].unitsPerEm
        for letter in LETTERS:
            if ord(letter) in cmap and letter != "\xad":
                found.setdefault(letter, round(font["hmtx"][cmap[ord(letter)]][0] * 1000 / unit))
    return found


def main() -> None:
    lines = ["# How wide the map's letters are, in thousandths of their size (made by web/scripts/lettering.py)."]
    for style, name in (("normal", "upright"), ("italic", "italic")):
        lines += ["", f"[{name}]"]
        for letter, width in sorted(widths(style).items()):
            quoted = letter.replace("\\", "\\\\").replace('"', '\\"')
            lines.append(f'"{quoted}" = {width}')
    WIDTHS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
