import { describe, expect, it } from "vitest";
import { SHAPES, SUIT_PATHS, readCard } from "./heraldry";

describe("signs", () => {
  it("reads cards", () => {
    expect(readCard("7H.2")).toEqual({ suit: 2, value: 7, deck: 2 });
    expect(readCard("13S.4")).toEqual({ suit: 0, value: 13, deck: 4 });
    expect(readCard("RB.1")).toEqual({ suit: -1, value: null, deck: 1 });
  });

  it("draws shapes and suits as pairs of numbers, so that they can be moved and scaled", () => {
    for (const path of [...SHAPES, ...SUIT_PATHS]) {
      const numbers = path.match(/-?[\d.]+/g) ?? [];
      expect(numbers.length % 2).toBe(0);
      const box = numbers.map(Number);
      expect(Math.max(...box)).toBeLessThan(13);
      expect(Math.min(...box)).toBeGreaterThan(-13);
      expect(path).toMatch(/^[MLCz\d. -]+$/);
    }
  });
});
