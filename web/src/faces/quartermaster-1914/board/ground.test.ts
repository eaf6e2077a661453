import { describe, expect, it } from "vitest";
import { bordersOf, joined, namesOf } from "./ground";
import type { Layout } from "../types";

describe("the ground", () => {
  it("joins outlines", () => {
    expect(joined([{ d: "M1 1z" }, { d: "M2 2z" }])).toBe("M1 1zM2 2z");
  });

  it("has a label for every line of a name, turned around its middle", () => {
    const label = { x: 100, y: 50, size: 20, turn: 12, lines: ["Great", "Britain"] };
    const names = { space: ["Great Britain"], area: ["Spain"] };
    const layout = { names, neutral: [{ id: 0, name: "Spain", d: "", label: null }], closed: [], spaces: [{ id: 0, name: "Great Britain", kind: "land", label }] };
    const lines = namesOf(layout as unknown as Layout);
    expect(lines.map(({ text, turn, style }) => [text, turn, style])).toEqual([
      ["Great", "rotate(12 100 50)", "land"],
      ["Britain", "rotate(12 100 50)", "land"],
    ]);
    expect(lines[0]!.y).toBeLessThan(lines[1]!.y);
  });

  it("draws the borders of one kind together", () => {
    const borders: Layout["borders"] = [
      { kind: "land", between: ["PAR", "PIC"], d: "M1 1l2 2" },
      { kind: "coast", between: ["PAR", "NAO"], d: "M3 3l1 0" },
      { kind: "land", between: ["PAR", "BUR"], d: "M5 5l1 1" },
    ];
    const layout = { borders } as Layout;
    expect(bordersOf(layout, "land")).toBe("M1 1l2 2M5 5l1 1");
    expect(bordersOf(layout, "sea")).toBe("");
  });
});
