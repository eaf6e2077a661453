/** All drawings lie within the room that cards give them, and say nothing but lines. */
import { describe, expect, it } from "vitest";
import { COATS } from "./coats";
import { COMMON } from "./common";
import { place, type Drawing } from "./engraver";
import { GREAT_WAR } from "./greatWar";
import { OLD_WAR } from "./oldWar";
import { SECOND_WAR } from "./secondWar";

function bounds(draw: Drawing): { left: number; right: number; top: number; bottom: number } {
  const numbers = draw().marks.filter(({ paint }) => paint !== "fine").flatMap(({ d }) => ends(d));
  const xs = numbers.map(([x]) => x);
  const ys = numbers.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The points of a path; those that bend it may lie a little outside. */
function ends(d: string): [number, number][] {
  return [...place(d, {}).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

const SHEETS: Record<string, Readonly<Record<string, Drawing>>> = { COMMON, GREAT_WAR, SECOND_WAR, OLD_WAR };
const ALL = Object.entries(SHEETS).flatMap(([sheet, drawings]) => Object.entries(drawings).map(([name, draw]) => ({ sheet, name, draw })));
const EMBLEMS = ALL.filter(({ name }) => !/^behind-/.test(name));

describe("drawings", () => {
  it.each(EMBLEMS)("$sheet $name fits its room", ({ draw }) => {
    const { left, right, top, bottom } = bounds(draw);
    expect(left).toBeGreaterThanOrEqual(-60);
    expect(right).toBeLessThanOrEqual(60);
    expect(top).toBeGreaterThanOrEqual(-66);
    expect(bottom).toBeLessThanOrEqual(12);
    expect(right - left).toBeGreaterThan(50);
  });

  it.each(Object.entries(COATS))("the shield %s is as large as the others", (_, draw) => {
    expect(bounds(draw)).toMatchObject({ left: -13, right: expect.closeTo(13, 0), bottom: expect.closeTo(1, 0) });
  });

  it.each(ALL)("$sheet $name has only numbers that are numbers", ({ draw }) => {
    for (const { d } of draw().marks) expect(d).toMatch(/^[MLHVCQZmlhvcqz\d. -]+$/);
  });

  it.each(ALL.filter(({ name }) => /^behind-/.test(name)))("$name keeps clear of the numbers of a card", ({ draw }) => {
    const { left, right, top, bottom } = bounds(draw);
    expect(Math.min(27 + left, 27 - right)).toBeGreaterThanOrEqual(-2);
    expect(top).toBeGreaterThanOrEqual(-21);
    expect(bottom).toBeLessThanOrEqual(19);
  });

  it("are hatched", () => {
    for (const { draw } of EMBLEMS) expect(draw().marks.some(({ paint }) => paint === "ink")).toBe(true);
  });
});
