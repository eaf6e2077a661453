// @ts-expect-error the table has no types of Node: only this test reads a file
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apart, contrast } from "../../colourVision";
import { NATIONS, signsOf } from "./nations";

const styles = readFileSync(new URL("../style.css", import.meta.url), "utf8") as string;
const grounds = new Map([...styles.matchAll(/\.(pg-\w+) \{ --c1: (#\w{6}); --c2: (#\w{6});/g)].map(([, style = "", ground = "", ink = ""]) => [style, { ground, ink }]));
const sides = [...styles.matchAll(/\.(pg-[ac]p) \{ --side: light-dark\((#\w{6}), (#\w{6})\); --on-side: light-dark\((#\w{6}), (#\w{6})\)/g)];

describe("colours", () => {
  it("of the greater nations differ, also for the colour-blind", () => {
    const great = ["GE", "AH", "TU", "BU", "BR", "FR", "RU", "IT", "US"].map((nation) => grounds.get(signsOf(nation).style)?.ground ?? "");
    great.forEach((a, i) => great.slice(i + 1).forEach((b) => expect(apart(a, b), `${a} and ${b}`).toBeGreaterThan(17)));
  });

  it("let the figures on every counter be read", () => {
    for (const nation of NATIONS) {
      const { ground = "", ink = "" } = grounds.get(signsOf(nation).style) ?? {};
      expect(contrast(ground, ink), nation).toBeGreaterThan(4.5);
    }
  });

  it("tell the sides apart, by day and by night", () => {
    const [allied = [], central = []] = sides;
    for (const theme of [2, 3]) {
      expect(apart(allied[theme] ?? "", central[theme] ?? "")).toBeGreaterThan(40);
      for (const side of sides) expect(contrast(side[theme] ?? "", side[theme + 2] ?? "")).toBeGreaterThan(4.5);
    }
  });
});
