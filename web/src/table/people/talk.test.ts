import { beforeEach, expect, it, vi } from "vitest";
import type { ChatEntry } from "../../service/types";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { Unread } = await import("./talk.svelte");

beforeEach(() => kept.clear());

/** Lines with these numbers; the reader's own are negative. */
function lines(...numbers: number[]): ChatEntry[] {
  return numbers.map((number) => ({ number: Math.abs(number), you: number < 0, who: "", text: "", at: "" }));
}

it("counts what others have written since", () => {
  expect(new Unread("m", "chat").count(lines(3, 5, 9))).toBe(3);
});

it("counts no line of the reader's own, and none before it", () => {
  expect(new Unread("m", "chat").count(lines(3, -5, 9, 12))).toBe(2);
  expect(new Unread("m", "chat").count(lines(-3, -5))).toBe(0);
});

it("counts nothing that was read on this device before, in this match", () => {
  new Unread("m", "chat").see(lines(3, 5));
  expect(new Unread("m", "chat").count(lines(3, 5, 9))).toBe(1);
  expect(new Unread("other", "chat").count(lines(3, 5, 9))).toBe(3);
  expect(new Unread("m", "spectators").count(lines(3, 5, 9))).toBe(3);
});

it("does not forget what was read when older lines are in sight", () => {
  const one = new Unread("m", "chat");
  one.see(lines(3, 5));
  one.see(lines(3));
  one.see([]);
  expect(new Unread("m", "chat").count(lines(3, 5, 9))).toBe(1);
});
