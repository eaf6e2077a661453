import { describe, expect, it } from "vitest";
import { arrow, at, bow, road, star } from "./paths";

describe("paths", () => {
  it("are moved and scaled", () => {
    expect(at("M0 -10L5 2.5z", 100, 50, 2)).toBe("M100.00 30.00L110.00 55.00z");
  });

  it("go from place to place, straight or bent", () => {
    expect(road([{ x: 1, y: 2 }, { x: 3, y: 4 }, { x: 5, y: 6 }])).toBe("M1 2L3 4L5 6");
    expect(bow([0, 0], [100, 0])).toBe("M0 0Q50.0 -18.0 100 0");
    expect(star(12, 12, 9).match(/L/g)).toHaveLength(23);
  });

  it("end in an arrow short of their goal, with the tip foremost", () => {
    const { path, head } = arrow([0, 0], [200, 0], 20);
    const [x = 0, y = 0] = (head.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.hypot(200 - x, y)).toBeCloseTo(20, 0);
    expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+Q/);
    expect(arrow([5, 5], [5, 5], 20).path).not.toContain("NaN");
  });
});
