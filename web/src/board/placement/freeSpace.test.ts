import { describe, expect, it } from "vitest";
import { around, freest, nearby, overlap, shared } from "./freeSpace";

const size = { width: 40, height: 20 };
const sheet = { x: 0, y: 0, width: 1000, height: 1000 };

describe("room beside what must stay in sight", () => {
  it("measures how much of a box lies over another", () => {
    expect(overlap(around([10, 10], size), around([30, 20], size))).toBe(20 * 10);
    expect(overlap(around([10, 10], size), around([50, 10], size))).toBe(0);
  });

  it("finds what two boxes share", () => {
    expect(shared({ x: 0, y: 0, width: 100, height: 50 }, { x: 30, y: -10, width: 100, height: 40 })).toEqual({ x: 30, y: 0, width: 70, height: 30 });
    expect(shared(around([0, 0], size), around([100, 0], size)).width).toBe(0);
  });

  it("takes the first place that is free, or the one that covers least", () => {
    const taken = [around([100, 100], size)];
    expect(freest([[100, 100], [100, 130], [100, 70]], size, taken)).toEqual([100, 130]);
    expect(freest([[100, 100], [110, 110]], size, taken)).toEqual([110, 110]);
  });

  it("stays where it is while nothing is in the way", () => {
    expect(nearby([500, 500], size, [around([100, 100], size)], sheet)).toEqual([500, 500]);
  });

  it("goes aside, no further than it must", () => {
    const taken = [around([500, 500], { width: 60, height: 60 })];
    const found = nearby([500, 500], size, taken, sheet);
    expect(overlap(around(found, size), taken[0]!)).toBe(0);
    expect(Math.hypot(found[0] - 500, found[1] - 500)).toBeLessThan(60);
  });

  it("stays on the sheet", () => {
    expect(nearby([0, 0], size, [], sheet)).toEqual([20, 10]);
    expect(nearby([1000, 1000], size, [], sheet)).toEqual([980, 990]);
  });
});
