import { describe, expect, it } from "vitest";
import { unquoted, usual } from "../why";

const verbs = { draw: "card", fate: "fate", take: "card", discard: "card", move: "piece", play: "card", pay: "card", done: null };

describe("a question why not", () => {
  it("is about a verb of players, not of chance", () => {
    const chance = ["draw", "fate", "take"];
    expect(usual({ verbs, chance }, "card")).toBe("play");
    expect(usual({ verbs, chance }, "piece")).toBe("move");
    expect(usual({ verbs, chance }, "fate")).toBeUndefined();
    expect(usual({ verbs }, "fate")).toBe("fate");
    expect(usual({ verbs: { draw: "card", aside: "card" }, chance }, "card")).toBe("aside");
  });

  it("has an answer that names no verb", () => {
    expect(unquoted("'play' is not possible here: Prussia moves.")).toBe("This is not possible here: Prussia moves.");
    expect(unquoted("Keith has moved already.")).toBe("Keith has moved already.");
  });
});
