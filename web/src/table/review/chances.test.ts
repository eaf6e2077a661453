import { describe, expect, it } from "vitest";
import { bearerOf, withChances } from "./chances";
import type { Analysis, Course } from "../../service/types";

const mark = { round: 1, heading: "Turn 1" };
const course: Course = {
  unit: "turn",
  series: [{ name: "troops", title: "Troops", kind: "nation", bearers: [3, 5], names: ["A", "B"], seats: [["Frederick"], ["Elisabeth", "Pompadour"]] }],
  rounds: [
    { ...mark, point: 2, measures: { troops: [7, 8] } },
    { ...mark, point: 9, measures: { troops: [1, 2] } },
  ],
  turnings: [],
};
const analysis: Analysis = {
  unit: "turn",
  series: [{ name: "chances", title: "Chances", kind: "seat", bearers: [0, 1], names: ["Frederick", "Pompadour"], seats: [["Frederick"], ["Pompadour"]] }],
  rounds: [
    { ...mark, point: 2, measures: { chances: [40, 60] } },
    { ...mark, point: 9, measures: { chances: [0, 100] } },
  ],
  turnings: [],
};

describe("chances", () => {
  it("come before the other numbers of a match", () => {
    const both = withChances(course, analysis);
    expect(both.series.map(({ name }) => name)).toEqual(["chances", "troops"]);
    expect(both.rounds.map(({ point, measures }) => [point, measures])).toEqual([
      [2, { chances: [40, 60], troops: [7, 8] }],
      [9, { chances: [0, 100], troops: [1, 2] }],
    ]);
  });

  it("have the colour of what a side led", () => {
    const both = withChances(course, analysis);
    expect(bearerOf(both, ["Pompadour"])).toEqual({ kind: "nation", number: 5 });
    expect(bearerOf(both, ["Nobody"])).toBeNull();
  });
});
