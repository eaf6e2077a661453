import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { news } = await import("./newsStorage");

describe("what is kept of matches", () => {
  beforeEach(() => kept.clear());

  it("is forgotten of those that were opened long ago", () => {
    for (let n = 0; n < 60; n++) {
      news.open(`m${n}`);
      news.look(`m${n}`, n);
    }
    expect(news.looked("m9")).toBe(null);
    expect(news.looked("m10")).toBe(10);
    expect([...kept.keys()].filter((key) => key.startsWith("grognard.looked."))).toHaveLength(50);
  });

  it("includes the battles that were folded", () => {
    expect(news.folds("m1")).toEqual({});
    news.fold("m1", { 7: false });
    expect(news.folds("m1")).toEqual({ 7: false });
  });

  it("stays of a match that is opened again", () => {
    news.open("first");
    news.look("first", 3);
    for (let n = 0; n < 60; n++) {
      news.open(`m${n}`);
      if (n % 40 === 39) news.open("first");
    }
    expect(news.looked("first")).toBe(3);
  });
});
