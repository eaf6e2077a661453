import { describe, expect, it } from "vitest";
import { gone, hostile, neighbours, protectedBy, spread, supplied, way } from "./graph";
import { SHAPES, SUIT_PATHS, at, readCard } from "./heraldry";
import { blocks, linesOf } from "./paths";
import en from "./messages/en.json";
import type { StoryLine } from "../../lib/face";
import type { Layout, Piece, View } from "./types";

/** A line of eight cities, Prussia against Austria. */
const line = {
  cities: Array.from({ length: 8 }, (_, id) => ({ id, x: 50 * id, y: 0 })),
  roads: Array.from({ length: 7 }, (_, a) => [a, a + 1, 0]),
  nations: [
    { name: "Prussia", defender: true },
    { name: "Austria", defender: false },
  ],
} as unknown as Layout;

function piece(name: string, nation: number, city: number, kind: "general" | "train" = "general"): Piece {
  return { name, nation, city, kind, rank: 1, gone: false, down: false, moved: false };
}

function view(...pieces: Piece[]): View {
  return { pieces, fate: { line: null } } as unknown as View;
}

describe("ways over the roads", () => {
  const net = neighbours(line);

  it("spreads so many steps, and enters no blocked city", () => {
    expect([...spread(net, [3], 2).keys()].sort()).toEqual([1, 2, 3, 4, 5]);
    expect([...spread(net, [3], 9, new Set([5])).keys()].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it("finds the shortest way, which may end in a taken city", () => {
    expect(way(net, 1, 4, new Set([4]))).toEqual([1, 2, 3, 4]);
    expect(way(net, 1, 4, new Set([3]))).toBeNull();
  });

  it("follows the way that the story tells, over several moves", () => {
    const told = (n: number, pieces: number[], way?: number[]): StoryLine => ({ n, heading: "", text: "", pieces, ...(way && { way }) });
    const story = [told(1, [0], [5, 4]), told(2, [0, 3], [1, 2]), told(3, [7], [9, 2]), told(4, [3], [2, 3, 4]), told(5, [3])];
    expect(gone(story, 3, 1, 4)).toEqual([1, 2, 3, 4]);
    expect(gone(story, 3, 2, 4)).toEqual([2, 3, 4]);
    expect(gone(story, 3, 0, 4)).toBeNull();
    expect(gone(story, 7, 1, 4)).toBeNull();
    expect(gone([], 3, 1, 4)).toBeNull();
  });

  it("supplies six cities from a train, not through the enemy", () => {
    expect(supplied(line, view(piece("train", 0, 0, "train")), 0).size).toBe(7);
    const blocked = view(piece("train", 0, 0, "train"), piece("Daun", 1, 3));
    expect([...supplied(line, blocked, 0)]).toEqual([0, 1, 2]);
    expect([...hostile(line, blocked, 0)]).toEqual([3]);
  });

  it("protects three cities around a general, but not around a train", () => {
    expect(protectedBy(line, view(piece("Heinrich", 0, 0)), 0).size).toBe(4);
    expect(protectedBy(line, view(piece("train", 0, 0, "train")), 0).size).toBe(0);
  });
});

describe("signs", () => {
  it("reads cards", () => {
    expect(readCard("7H.2")).toEqual({ suit: 2, value: 7, deck: 2 });
    expect(readCard("13S.4")).toEqual({ suit: 0, value: 13, deck: 4 });
    expect(readCard("RB.1")).toEqual({ suit: -1, value: null, deck: 1 });
  });

  it("moves and scales shapes", () => {
    expect(at("M0 -10L5 2.5z", 100, 50, 2)).toBe("M100.00 30.00L110.00 55.00z");
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

describe("messages", () => {
  it("has every text that a component asks for", () => {
    const texts = en as Record<string, string>;
    const sources = import.meta.glob<string>(["./*.svelte", "./index.ts"], { query: "?raw", import: "default", eager: true });
    expect(Object.keys(sources).length).toBeGreaterThan(10);
    for (const [file, source] of Object.entries(sources)) {
      for (const [, key] of source.matchAll(/"(friedrich\.[\w.-]+)"/g)) expect(texts, `${file}: ${key}`).toHaveProperty([key ?? ""]);
    }
  });
});
