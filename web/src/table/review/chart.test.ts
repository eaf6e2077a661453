import { describe, expect, it } from "vitest";
import type { Course } from "../../service/types";
import { among, apart, jump, lines, scores, ticks } from "./chart";

const COURSE: Course = {
  unit: "turn",
  series: [
    { name: "points", title: "Points", kind: "side", bearers: [1], names: ["Central Powers"], seats: [["Centre"]] },
    { name: "troops", title: "Troops", kind: "nation", bearers: [0, 2, 5], names: ["A", "C", "F"], seats: [["Left"], ["Centre"], ["Centre"]] },
  ],
  rounds: [
    { point: 2, round: 1, heading: "Turn 1", measures: { points: [10], troops: [5, 6, 7] } },
    { point: 12, round: 2, heading: "Turn 2", measures: { points: [12], troops: [4, 6, 0] } },
    { point: 20, round: 2, heading: "The end", measures: { points: [15], troops: [3, 6, 1] } },
  ],
  turnings: [],
};

describe("the course of a match", () => {
  it("has a line for each bearer", () => {
    expect(lines(COURSE, COURSE.series[1]!)).toEqual([[5, 4, 3], [6, 6, 6], [7, 0, 1]]);
  });

  it("has a scale of round numbers that holds all", () => {
    expect(ticks([3, 17])).toEqual([0, 5, 10, 15, 20]);
    expect(ticks([0, 3])).toEqual([0, 1, 2, 3]);
    expect(ticks([-4, 6])).toEqual([-4, -2, 0, 2, 4, 6]);
    expect(ticks([])).toEqual([0, 1]);
    expect(ticks([0, 93])).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it("keeps labels apart, and inside", () => {
    expect(apart([10, 12, 50], 10, 0, 100)).toEqual([10, 20, 50]);
    expect(apart([98, 97], 10, 0, 100)).toEqual([100, 90]);
    expect(apart([5, 5, 5], 10, 0, 100)).toEqual([5, 15, 25]);
  });

  it("finds a point among its rounds", () => {
    expect([0, 2, 7, 12, 16, 20, 99].map((point) => among(COURSE.rounds, point))).toEqual([0, 0, 0.5, 1, 1.5, 2, 2]);
  });

  it("jumps to the next mark, and to the one before", () => {
    expect(jump([3, 9, 12], 3, 1)).toBe(9);
    expect(jump([3, 9, 12], 9, -1)).toBe(3);
    expect(jump([3, 9, 12], 12, 1)).toBeNull();
    expect(jump([], 1, -1)).toBeNull();
  });

  it("tells what each seat has in the end, the winners first", () => {
    expect(scores(COURSE, ["Left", "Centre"], ["Centre"])).toEqual([
      { seat: "Centre", won: true, numbers: [[15], [6, 1]] },
      { seat: "Left", won: false, numbers: [[], [3]] },
    ]);
  });
});
