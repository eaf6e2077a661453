import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const SOURCE = new URL("node_modules/@fontsource/eb-garamond/files/", import.meta.url);
/** Made at every build; src/fonts.ts loads it. */
const TARGET = new URL("made/", import.meta.url);
/** The letters of Central and Eastern Europe that names on our maps have. */
const LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűĂăȘșȚțŞşĞğİĐđ";
const RANGE = [...LETTERS].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(", ");
const STYLES = ["normal", "italic"];

/** Cuts the letters of Central and Eastern Europe out of EB Garamond, so that a name like Łódź needs no large file. */
export function lettering(): Plugin {
  return {
    name: "lettering",
    async buildStart() {
      mkdirSync(TARGET, { recursive: true });
      const faces = await Promise.all(STYLES.map(cut));
      writeFileSync(new URL("european.css", TARGET), faces.join("\n"));
    },
  };
}

/** Writes the font of one style, and returns what a style sheet says of it. */
async function cut(style: string): Promise<string> {
  const whole = readFileSync(fileURLToPath(new URL(`eb-garamond-latin-ext-500-${style}.woff2`, SOURCE)));
  const name = `eb-garamond-european-${style}.woff2`;
  writeFileSync(new URL(name, TARGET), await subsetFont(whole, LETTERS, { targetFormat: "woff2" }));
  return `@font-face {
  font-family: "EB Garamond";
  font-style: ${style};
  font-display: swap;
  font-weight: 500;
  src: url("./${name}") format("woff2");
  unicode-range: ${RANGE};
}
`;
}
