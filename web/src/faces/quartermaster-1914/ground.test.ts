import { describe, expect, it } from "vitest";
import { baselines, engraved, groundOf, linesOf, rays, ticks, type MapLayout } from "./ground";
import type { Space } from "./types";

const space = (code: string, kind: "land" | "sea", difficult: boolean): Space => ({
  id: 0, code, name: code, kind, difficult, objective: false, home_of: null, near: [], x: 0, y: 0, d: `M${code}z`,
});

describe("the ground", () => {
  it("writes the lines of a label around its middle", () => {
    const at = { x: 0, y: 0, size: 20, turn: 0 };
    expect(baselines({ ...at, lines: ["Rome"] })).toEqual([{ text: "Rome", y: expect.closeTo(4.4, 5) }]);
    const [first, second] = baselines({ ...at, lines: ["Great", "Britain"] });
    expect(second!.y - first!.y).toBeCloseTo(19.6);
    // as much above the middle as below it
    expect(first!.y - 0.68 * 20).toBeCloseTo(-(second!.y + 0.24 * 20));
  });

  it("tells clear from difficult land, and both from the sea", () => {
    const spaces = [space("PAR", "land", false), space("ALP", "land", true), space("NTH", "sea", false), space("BER", "land", false)];
    expect(groundOf(spaces, "clear")).toBe("MPARzMBERz");
    expect(groundOf(spaces, "difficult")).toBe("MALPz");
    expect(groundOf(spaces, "sea")).toBe("MNTHz");
  });

  it("draws the borders of one kind together", () => {
    const borders: MapLayout["borders"] = [
      { kind: "land", between: ["PAR", "PIC"], d: "M1 1l2 2" },
      { kind: "coast", between: ["PAR", "NAO"], d: "M3 3l1 0" },
      { kind: "land", between: ["PAR", "BUR"], d: "M5 5l1 1" },
    ];
    const layout = { borders } as MapLayout;
    expect(linesOf(layout, "land")).toBe("M1 1l2 2M5 5l1 1");
    expect(linesOf(layout, "sea")).toBe("");
  });

  it("engraves every hill with three strokes of shade", () => {
    const { outline, shade } = engraved([10, 20, 6, 40, 20, 5]);
    expect(outline.match(/M/g)).toHaveLength(2);
    expect(outline.startsWith("M4 20q")).toBe(true);
    expect(shade.match(/M/g)).toHaveLength(6);
  });

  it("keeps the ticks of the frame within the frame", () => {
    const path = ticks({ width: 300, height: 200, margin: 18 } as MapLayout);
    const numbers = path.match(/[\d.]+/g)!.map(Number);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(300 - 18 + 5.5);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(18 - 5.5);
  });

  it("gives a disc as many rays as wanted", () => {
    const path = rays(12, 12, 9);
    expect(path.match(/L/g)).toHaveLength(23);
    expect(path.startsWith("M0.0 -12.0L")).toBe(true);
  });
});
