import { describe, expect, it } from "vitest";
import type { Role } from "../../service/types";
import { usual } from "./why";

const verbs = { draw: "card", fate: "fate", take: "card", discard: "card", move: "piece", play: "card", pay: "card", share: "troops", done: null };
const roles: Record<string, Role> = { card: "card", fate: "other", piece: "piece", troops: "number" };

describe("a question why not", () => {
  it("is about a verb of players, not of chance", () => {
    const chance = ["draw", "fate", "take"];
    expect(usual({ verbs, chance, roles }, "card")).toBe("discard");
    expect(usual({ verbs, chance, roles }, "card", { card: "play" })).toBe("play");
    expect(usual({ verbs, chance, roles }, "piece")).toBe("move");
    expect(usual({ verbs, chance, roles }, "fate")).toBeUndefined();
    expect(usual({ verbs, chance: [], roles }, "fate")).toBe("fate");
  });

  it("is never about a number", () => {
    expect(usual({ verbs, chance: [], roles }, "troops")).toBeUndefined();
  });
});
