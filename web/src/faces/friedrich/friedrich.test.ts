import { describe, expect, it } from "vitest";
import { hostile, neighbours, protectedBy, spread, supplied, way, wayAhead } from "./graph";
import { SHAPES, SUIT_PATHS, readCard } from "./heraldry";
import en from "./messages/en.json";
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
  return { pieces, nations: [], fate: { line: null } } as unknown as View;
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

  it("are taken from the view where it tells them", () => {
    const told = { ...view(), nations: [{ nation: 0, supplied: [1, 2], protected: [3] }], step: { name: "March", city: 0, ways: [[0, 2], [0, 2, 4]] } };
    const seen = told as unknown as View;
    expect([[...supplied(line, seen, 0)], [...protectedBy(line, seen, 0)]]).toEqual([[1, 2], [3]]);
    expect([wayAhead(line, seen, 4), wayAhead(line, seen, 5)]).toEqual([[0, 2, 4], []]);
  });
});

describe("signs", () => {
  it("reads cards", () => {
    expect(readCard("7H.2")).toEqual({ suit: 2, value: 7, deck: 2 });
    expect(readCard("13S.4")).toEqual({ suit: 0, value: 13, deck: 4 });
    expect(readCard("RB.1")).toEqual({ suit: -1, value: null, deck: 1 });
  });

  it("draws shapes and suits as pairs of numbers, so that they can be moved and scaled", () => {
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

describe("messages", () => {
  it("has every text that a component asks for", () => {
    const texts = en as Record<string, string>;
    const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
    expect(Object.keys(sources).length).toBeGreaterThan(10);
    for (const [file, source] of Object.entries(sources)) {
      for (const [, key] of source.matchAll(/"(friedrich\.[\w.-]+)"/g)) expect(texts, `${file}: ${key}`).toHaveProperty([key ?? ""]);
    }
  });
});
