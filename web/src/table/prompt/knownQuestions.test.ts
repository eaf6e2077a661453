import { beforeEach, describe, expect, it, vi } from "vitest";
import { knownQuestions } from "./knownQuestions.svelte";

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../../browser/settings.svelte", () => ({
  store: (key: string, value: unknown) => kept.set(key, value),
  stored: (key: string, otherwise: unknown) => kept.get(key) ?? otherwise,
}));

describe("what is explained", () => {
  beforeEach(() => ["friedrich", "warzag"].forEach((game) => knownQuestions.forget(game)));

  it("is each kind of question once, game by game, and kept", () => {
    expect(knownQuestions.knows("friedrich", "move")).toBe(false);
    knownQuestions.learn("friedrich", "move");
    expect(knownQuestions.knows("friedrich", "move")).toBe(true);
    expect(knownQuestions.knows("friedrich", "attack")).toBe(false);
    expect(knownQuestions.knows("warzag", "move")).toBe(false);
    expect(kept.get("guide")).toEqual({ friedrich: ["move"], warzag: [] });
  });

  it("is nothing of a game that the reader knows, until it is wished again", () => {
    knownQuestions.learn("friedrich", "move");
    knownQuestions.setExplains("friedrich", false);
    expect(knownQuestions.explains("friedrich")).toBe(false);
    expect(knownQuestions.knows("friedrich", "attack")).toBe(true);
    knownQuestions.setExplains("friedrich", true);
    expect([knownQuestions.knows("friedrich", "move"), knownQuestions.knows("friedrich", "attack")]).toEqual([true, false]);
    knownQuestions.forget("friedrich");
    expect(knownQuestions.knows("friedrich", "move")).toBe(false);
  });
});
