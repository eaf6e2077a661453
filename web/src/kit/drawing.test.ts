import { describe, expect, it } from "vitest";
import type { StoryLine } from "../lib/face";
import { blocks, linesOf } from "./blocks";
import { hills, rose, ticks } from "./engraving";
import { balance } from "./Lead.svelte";
import { baselines, lettered } from "./lettering";
import { stateOf } from "./Track.svelte";
import { turns } from "./Turns.svelte";
import { arrow, at, bow, road, star } from "./paths";
import { changes } from "./since.svelte";
import { ordered, slotAt } from "./slots";
import { gone, lastPlaces } from "./ways";

describe("ways", () => {
  const game = { roles: { man: "piece", town: "place" } } as const;
  const things = (kind: string, numbers: number[]): StoryLine["text"] => numbers.map((number) => ({ kind, number, text: "" }));

  it("follows the way that the story tells, over several moves", () => {
    const told = (n: number, pieces: number[], way?: number[]): StoryLine => ({ n, under: "", heading: "", text: things("man", pieces), ...(way && { way }) });
    const story = [told(1, [0], [5, 4]), told(2, [0, 3], [1, 2]), told(3, [7], [9, 2]), told(4, [3], [2, 3, 4]), told(5, [3])];
    expect(gone(game, story, 3, 1, 4)).toEqual([1, 2, 3, 4]);
    expect(gone(game, story, 3, 2, 4)).toEqual([2, 3, 4]);
    expect(gone(game, story, 3, 0, 4)).toBeNull();
    expect(gone(game, story, 7, 1, 4)).toBeNull();
    expect(gone(game, [], 3, 1, 4)).toBeNull();
  });

  it("begin with the places of the last act that names any", () => {
    const line = (n: number, places: number[]): StoryLine => ({ n, under: "", heading: "", text: things("town", places) });
    expect(lastPlaces(game, [line(3, [0]), line(4, [1, 2]), line(4, [2]), line(5, [])])).toEqual([1, 2]);
    expect(lastPlaces(game, [])).toEqual([]);
  });

  it("are what came and what went", () => {
    expect(changes(new Set([0, 4, 7]), new Set([0, 1]))).toEqual({ fresh: [1], gone: [4, 7] });
  });
});

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

describe("blocks", () => {
  it("reads lines, closed and open, relative and absolute", () => {
    expect(linesOf("M1 2l3 4-1.5.5zM5 6L7 8L9 9")).toEqual([
      [[1, 2], [4, 6], [2.5, 6.5], [1, 2]],
      [[5, 6], [7, 8], [9, 9]],
    ]);
  });

  it("cuts long lines without a gap, and sorts them by place", () => {
    const long = Array.from({ length: 10 }, (_, x): [number, number] => [x * 100, 0]);
    expect(blocks([long], 4)).toEqual(["M0 0L100 0L200 0L300 0L400 0M400 0L500 0L600 0L700 0L800 0", "M800 0L900 0"]);
  });
});

describe("the engraving", () => {
  it("writes the lines of a name around its middle", () => {
    expect(baselines(["Rome"], 20)).toEqual([{ text: "Rome", y: expect.closeTo(4.4, 5) }]);
    const [first, second] = baselines(["Great", "Britain"], 20);
    expect(second!.y - first!.y).toBeCloseTo(19.6);
    // as much above the middle as below it
    expect(first!.y - 0.68 * 20).toBeCloseTo(-(second!.y + 0.24 * 20));
  });

  it("keeps a longer name in another language to the room that there is", () => {
    const sea = { lines: ["English Channel"], size: 20 };
    expect(lettered(sea, "English Channel")).toEqual(sea);
    expect(lettered(sea, "La Manica")).toEqual({ lines: ["La Manica"], size: 20 });
    const longer = lettered(sea, "Canale della Manica");
    expect(longer.lines.join(" ")).toBe("Canale della Manica");
    expect(longer.size).toBeLessThan(20);
    expect(lettered({ lines: ["Western", "Germany"], size: 20 }, "Germania Occidentale").lines).toEqual(["Germania", "Occidentale"]);
  });

  it("has three strokes of shade for every hill, and as many points on a rose as wanted", () => {
    const { outlines, shades } = hills([10, 20, 6, 40, 20, 5, 900, 20, 5]);
    expect(outlines.map((path) => path.match(/M/g)?.length)).toEqual([2, 1]);
    expect(outlines[0]!.startsWith("M4 20q")).toBe(true);
    expect(shades.map((path) => path.match(/M/g)?.length)).toEqual([6, 3]);
    expect(rose(4, 58, 13, 0).match(/M/g)).toHaveLength(4);
  });

  it("keeps the ticks within the frame", () => {
    const numbers = ticks(300, 200, 18, 52, 11).match(/[\d.]+/g)!.map(Number);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(300 - 18 + 5.5);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(18 - 5.5);
  });
});

describe("slots", () => {
  it("are beside each other, away from the neighbours and not too far from their own", () => {
    const order = (slots: [number, number][], size: [number, number], ...abroad: [number, number][]): [number, number][] => {
      const area = { id: 0, x: 0, y: 0, slots };
      return ordered([area, ...abroad.map(([x, y], i) => ({ id: i + 1, x, y }))], area, size);
    };
    expect(order([[0, 0], [40, 0], [80, 0]], [35, 44])).toEqual([[0, 0], [40, 0], [80, 0]]);
    expect(order([[0, 0], [40, 0], [80, 0]], [46, 42])).toEqual([[0, 0], [80, 0], [40, 0]]);
    expect(order([[0, 0], [40, 0], [0, 50]], [35, 44], [70, 0])).toEqual([[0, 0], [0, 50], [40, 0]]);
    expect(order([[0, 0], [0, 500], [40, 0]], [46, 42])).toEqual([[0, 0], [40, 0], [0, 500]]);
  });

  it("go on in a row where there are no more", () => {
    expect(slotAt([[150, 50], [184, 50]], 1)).toEqual([184, 50]);
    expect(slotAt([[150, 50], [184, 50]], 2)).toEqual([214, 50]);
  });
});

describe("tracks", () => {
  it("know the past and the present; when all is over there is no present", () => {
    expect([4, 5, 6].map((round) => stateOf(round, 5, false))).toEqual(["past", "now", "next"]);
    expect([4, 5, 6].map((round) => stateOf(round, 5, true))).toEqual(["past", "past", "next"]);
  });

  it("show who has had a turn, and nobody while it is nobody's", () => {
    const order = [{ key: "a" }, { key: "b" }, { key: "c" }];
    expect(turns(order, "b", false).map((turn) => turn.state)).toEqual(["past", "now", "next"]);
    expect(turns(order, null, false).map((turn) => turn.state)).toEqual(["next", "next", "next"]);
    expect(turns(order, "b", true).map((turn) => turn.state)).toEqual(["past", "past", "past"]);
  });

  it("weigh the lead against the most there can be", () => {
    expect(balance(4, 4, 12)).toBe(0.5);
    expect(balance(8, 5, 12)).toBeCloseTo(0.375);
    expect(balance(0, 12, 12)).toBe(1);
    expect(balance(30, 2, 12)).toBe(0);
  });
});
