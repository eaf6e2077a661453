import { beforeEach, describe, expect, it, vi } from "vitest";
import { guiding } from "./knownQuestions.svelte";

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../../browser/settings.svelte", () => ({
  store: (key: string, value: unknown) => kept.set(key, value),
  stored: (key: string, otherwise: unknown) => kept.get(key) ?? otherwise,
}));

describe("what is explained", () => {
  beforeEach(() => ["friedrich", "warzag"].forEach((game) => guiding.forget(game)));

  it("is each kind of question once, game by game, and kept", () => {
    expect(guiding.knows("friedrich", "move")).toBe(false);
    guiding.learn("friedrich", "move");
    expect(guiding.knows("friedrich", "move")).toBe(true);
    expect(guiding.knows("friedrich", "attack")).toBe(false);
    expect(guiding.knows("warzag", "move")).toBe(false);
    expect(kept.get("guide")).toEqual({ friedrich: ["move"], warzag: [] });
  });

  it("is nothing of a game that the reader knows, until it is wished again", () => {
    guiding.learn("friedrich", "move");
    guiding.setExplains("friedrich", false);
    expect(guiding.explains("friedrich")).toBe(false);
    expect(guiding.knows("friedrich", "attack")).toBe(true);
    guiding.setExplains("friedrich", true);
    expect([guiding.knows("friedrich", "move"), guiding.knows("friedrich", "attack")]).toEqual([true, false]);
    guiding.forget("friedrich");
    expect(guiding.knows("friedrich", "move")).toBe(false);
  });
});
