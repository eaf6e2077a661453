"""Cuts the letters of Central and Eastern Europe out of EB Garamond, so that a name like Łódź needs no large file.

    cd web && npm ci && pip install fonttools brotli && python scripts/letters.py

Writes src/letters/eb-garamond-european-*.woff2, and says for which letters they are (in src/letters/european.css).
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

WEB = Path(__file__).parents[1]
SOURCE = WEB / "node_modules/@fontsource/eb-garamond/files"
TARGET = WEB / "src/letters"
LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűĂăȘșȚțŞşĞğİĐđ"
STYLES = ("normal", "italic")


def face(style: str) -> str:
    letters = ", ".join(f"U+{ord(letter):04X}" for letter in sorted(LETTERS))
    return f"""@font-face {{
  font-family: "EB Garamond";
  font-style: {style};
  font-display: swap;
  font-weight: 500;
  src: url("./eb-garamond-european-{style}.woff2") format("woff2");
  unicode-range: {letters};
}}
"""


def main() -> None:
    options = Options(flavor="woff2", layout_features=["kern", "liga", "mark", "locl"], hinting=False)
    for style in STYLES:
        font = load_font(str(SOURCE / f"eb-garamond-latin-ext-500-{style}.woff2"), options)
        cutter = Subsetter(options)
        cutter.populate(text=LETTERS)
        cutter.subset(font)
        save_font(font, str(TARGET / f"eb-garamond-european-{style}.woff2"), options)
    head = "/* Made by scripts/letters.py from EB Garamond (SIL Open Font License 1.1). */\n"
    (TARGET / "european.css").write_text(head + "\n".join(map(face, STYLES)), encoding="utf-8")


if __name__ == "__main__":
    main()
