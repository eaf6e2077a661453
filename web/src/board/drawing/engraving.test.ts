import { describe, expect, it } from "vitest";
import { hills, rose, ticks } from "./engraving";

describe("the engraving", () => {
  it("has three strokes of shade for every hill, and as many points on a rose as wanted", () => {
    const { outlines, shades } = hills([10, 20, 6, 40, 20, 5, 900, 20, 5]);
    expect(outlines.map((path) => path.match(/M/g)?.length)).toEqual([2, 1]);
    expect(outlines[0]!.startsWith("M4 20q")).toBe(true);
    expect(shades.map((path) => path.match(/M/g)?.length)).toEqual([6, 3]);
    expect(rose(4, 58, 13, 0).match(/M/g)).toHaveLength(4);
  });

  it("keeps the ticks within the frame", () => {
    const numbers = ticks(300, 200, 18, 52, 11).match(/[\d.]+/g)!.map(Number);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(300 - 18 + 5.5);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(18 - 5.5);
  });
});
