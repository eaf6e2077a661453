import { describe, expect, it } from "vitest";
import { hatching, hills, rose, ticks } from "./engraving";
import type { Point } from "./paths";

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

describe("hatching", () => {
  const square: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];
  const numbers = (paths: string[]): number[][] => paths.flatMap((path) => path.split("M").slice(1)).map((line) => line.split(/[L ]/).map(Number));

  it("fills an outline with lines that lie so far apart", () => {
    expect(numbers(hatching([square], 10, 0, 3))).toEqual(Array.from({ length: 10 }, (_, n) => [0, 3 + 10 * n, 100, 3 + 10 * n]));
  });

  it("leaves out holes, and goes on where two outlines touch", () => {
    const hole: Point[] = [[40, 40], [60, 40], [60, 60], [40, 60]];
    const next = square.map(([x, y]): Point => [x + 100, y]);
    expect(numbers(hatching([square, hole], 100, 0, 50))).toEqual([[0, 50, 40, 50], [60, 50, 100, 50]]);
    expect(numbers(hatching([square, next], 100, 0, 50))).toEqual([[0, 50, 200, 50]]);
  });

  it("turns the lines", () => {
    for (const [x, y, u, v] of numbers(hatching([square], 7, 45))) {
      expect(v! - y!).toBeCloseTo(u! - x!, 0);
      for (const at of [x, y, u, v]) expect(at).toSatisfy((one: number) => one >= -0.1 && one <= 100.1);
    }
  });
});
