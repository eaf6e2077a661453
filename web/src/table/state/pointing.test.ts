import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ARROW, Pointing, RING } from "./pointing.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const place = { x: 0.5, y: 0.5 };

it("goes away by itself, an arrow later than a ring", () => {
  const pointing = new Pointing();
  pointing.hear({ ...place, to: null });
  pointing.hear({ ...place, to: { x: 1, y: 1 } });
  expect(pointing.shown.map(({ to }) => to !== null)).toEqual([false, true]);
  vi.advanceTimersByTime(RING);
  expect(pointing.shown.map(({ to }) => to !== null)).toEqual([true]);
  vi.advanceTimersByTime(ARROW - RING);
  expect(pointing.shown).toEqual([]);
});

it("shows the newest only, where there are very many", () => {
  const pointing = new Pointing();
  for (let n = 0; n < 50; n++) pointing.hear({ x: n / 50, y: 0, to: null });
  expect(pointing.shown).toHaveLength(20);
  expect(pointing.shown.at(-1)?.x).toBe(49 / 50);
});
