import { describe, expect, it } from "vitest";
import { distances, ringed } from "./ringSizes";

describe("rings that lie close together", () => {
  const points = [{ x: 0, y: 0 }, { x: 30, y: 40 }, { x: 0, y: 10 }];

  it("know how far the nearest other one is", () => {
    expect(distances(points)).toEqual([10, Math.hypot(30, 30), 10]);
    expect(distances([points[0]!])).toEqual([Infinity]);
  });

  it("shrink until they do not meet, and lose their ticks", () => {
    expect(ringed(1, 10, Infinity, 0.1)).toEqual({ size: 1, ticks: true });
    const { size, ticks } = ringed(1, 10, 16, 0.1);
    expect(2 * 10 * size).toBeLessThan(16);
    expect(ticks).toBe(false);
  });

  it("never vanish", () => {
    expect(ringed(1, 10, 1, 0.4).size).toBe(0.4);
  });
});
