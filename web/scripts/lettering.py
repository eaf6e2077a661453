"""Cuts the map's lettering out of EB Garamond (SIL Open Font License 1.1) and notes how wide its letters are.

    cd web && npm install --no-save @fontsource/eb-garamond
    pip install fonttools brotli && python scripts/lettering.py

Writes src/faces/friedrich/fonts/*.woff2 and the package's data/lettering.toml, by which labels are placed.
"""

import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[1]
SOURCE = WEB / "node_modules/@fontsource/eb-garamond"
FONTS = WEB / "src/faces/friedrich/fonts"
WIDTHS = WEB.parent / "src/grognard/games/friedrich/data/lettering.toml"
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA0, 0x100)))
    + "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűŒœ"
    + "–—‘’‚“”„…·×−½†"
)


def cut(style: str, folder: str) -> TTFont:
    parts = [str(SOURCE / f"files/eb-garamond-{part}-500-{style}.woff2") for part in ("latin", "latin-ext")]
    plain: list[str] = []
    had: set[int] = set()
    for number, part in enumerate(parts):
        font = TTFont(part)
        font.flavor = None
        plain.append(f"{folder}/{style}-{number}.ttf")
        options = Options()
        options.layout_features = ["kern", "liga", "mark", "lnum", "onum"]
        options.drop_tables += ["STAT", "fvar", "avar", "gvar", "HVAR", "MVAR"]
        subset = Subsetter(options)
        subset.populate(text="".join(letter for letter in LETTERS if ord(letter) not in had))
        had |= set(font.getBestCmap())
        subset.subset(font)
        font.save(plain[-1])
    return Merger().merge(plain)


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    lines = ["# How wide the map's letters are, in thousandths of their size (made by web/scripts/lettering.py)."]
    for style, name in (("normal", "upright"), ("italic", "italic")):
        with tempfile.TemporaryDirectory() as folder:
            font = cut(style, folder)
        cmap = font.getBestCmap()
        missing = [letter for letter in LETTERS if ord(letter) not in cmap]
        print(name, "misses", missing)
        unit = font["head"].unitsPerEm
        lines += ["", f"[{name}]"]
        for letter in sorted(set(LETTERS)):
            if ord(letter) in cmap and letter != "\xa0" and letter != "\xad":
                width = round(font["hmtx"][cmap[ord(letter)]][0] * 1000 / unit)
                quoted = letter.replace("\\", "\\\\").replace('"', '\\"')
                lines.append(f'"{quoted}" = {width}')
        font.flavor = "woff2"
        target = FONTS / f"eb-garamond-{style}.woff2"
        font.save(target)
        print(target.name, target.stat().st_size)
    WIDTHS.write_text("\n".join(lines) + "\n", "utf-8")
    (FONTS / "OFL.txt").write_text((SOURCE / "LICENSE").read_text("utf-8"), "utf-8")


if __name__ == "__main__":
    main()
