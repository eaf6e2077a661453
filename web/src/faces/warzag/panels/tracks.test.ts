import { describe, expect, it } from "vitest";
import { ahead, bases, counters, dossiers, sides } from "./tracks";
import type { Layout, Nation, View } from "../types";
import { allianceName } from "../names";

const dossier = (nation: string, kind: number) => ({ nation, kind, title: [], cost: 3 + kind, attack: 1 + kind, defence: 2, resistance: 2, range: 1, count: 8 - kind });
const layout = {
  names: { alliance: ["Allies", "Axis"] },
  nations: [
    { nation: "uk", alliance: "allies" },
    { nation: "ussr", alliance: "allies" },
    { nation: "germany", alliance: "axis" },
    { nation: "italy", alliance: "axis" },
  ],
  dossiers: ["uk", "ussr", "germany", "italy"].flatMap((nation) => [0, 1, 2, 3].map((kind) => dossier(nation, kind))),
  territories: [{ name: "Alfa", kind: "base" }, { name: "Delta", kind: "base" }, { name: "J1", kind: "standard" }],
  squares: Array.from({ length: 25 }, (_, number) => ({ number })),
} as unknown as Layout;

const nation = (code: string, more: Partial<Nation> = {}): Nation => ({ nation: code, own: [], ...more }) as Nation;

describe("points", () => {
  it("lie on two counters", () => {
    expect([0, 7, 10, 99].map((points) => counters(points).map(({ number }) => number))).toEqual([[0, 0], [0, 7], [1, 0], [9, 9]]);
  });
});

describe("dossiers", () => {
  it("show each value as it is and as it is printed", () => {
    const values: Nation["values"] = [[1, 3, 2, 1], [2, 2, 2, 1], [4, 2, 2, 1], [4, 2, 2, 1]];
    const rows = dossiers(layout, nation("germany", { values, stock: [5, 4, 0, 1] }));
    const more = rows.map((row) => row.values.filter(({ now, printed }) => now !== printed).map(({ value, now, printed }) => `${value} ${printed}+${now - printed}`));
    expect(more).toEqual([["defence 2+1"], [], ["attack 3+1"], []]);
    expect(rows.map(({ stock, count, cost }) => [stock, count, cost])).toEqual([[5, 8, 3], [4, 7, 4], [0, 6, 5], [1, 5, 6]]);
  });
});

describe("nations", () => {
  it("count their bases", () => {
    expect(bases(layout, nation("uk", { own: ["J1", "Delta"] }))).toBe(1);
  });

  it("stand with their partners in alliances only", () => {
    const nations = ["uk", "germany", "ussr", "italy"].map((code) => nation(code));
    expect(sides(layout, { alliances: false, nations } as View)).toEqual([{ alliance: null, nations }]);
    const found = sides(layout, { alliances: true, nations } as View);
    expect(found.map(({ alliance, nations }) => [alliance, nations.map((one) => one.nation)])).toEqual([
      ["allies", ["uk", "ussr"]],
      ["axis", ["germany", "italy"]],
    ]);
    expect(found.map(({ alliance }) => allianceName(layout, alliance ?? ""))).toEqual(["Allies", "Axis"]);
  });
});

describe("the research token", () => {
  it("stops so many squares ahead, at the end at most", () => {
    const stops = (token: number, steps: number): number | null => ahead(layout, { token, steps });
    expect([stops(0, 3), stops(22, 5), stops(24, 5), stops(-1, 5), stops(4, 0)]).toEqual([3, 24, null, null, null]);
  });
});
