import { expect, it } from "vitest";
import TABLES from "../../../../../src/grognard/games/friedrich/facts/tables.py?raw";
import { SUITS } from "../signs/heraldry";
import { find } from "./emblems";

it("every suit, the Reserve and every card of fate has an engraving", () => {
  const [, list = ""] = /^STROKES: .*= \[(.*)\]$/m.exec(TABLES) ?? [];
  const strokes = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? "");
  const numbers = Array.from({ length: 12 }, (_, i) => `${i + 1}`);
  expect(strokes.length).toBe(6);
  expect([...SUITS, "reserve", "none", ...strokes, ...numbers].filter((key) => !find(key))).toEqual([]);
});
