import { describe, expect, it } from "vitest";
import { protectedBy, supplied, wayAhead } from "./graph";
import { SHAPES, SUIT_PATHS, readCard } from "./heraldry";
import type { View } from "./types";

describe("ways, supply and protection", () => {
  it("are what the view tells", () => {
    const told = { nations: [{ nation: 0, supplied: [1, 2], protected: [3] }], step: { name: "March", city: 0, ways: [[0, 2], [0, 2, 4]] } };
    const seen = told as unknown as View;
    expect([[...supplied(seen, 0)], [...protectedBy(seen, 0)], [...supplied(seen, 1)]]).toEqual([[1, 2], [3], []]);
    expect([wayAhead(seen, 4), wayAhead(seen, 5)]).toEqual([[0, 2, 4], []]);
  });
});

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
