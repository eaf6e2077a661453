import { describe, expect, it } from "vitest";
import { balance } from "./ScoreLead.svelte";
import { stateOf } from "./Track.svelte";
import { turns } from "./TurnTrack.svelte";

describe("tracks", () => {
  it("know the past and the present; when all is over there is no present", () => {
    expect([4, 5, 6].map((round) => stateOf(round, 5, false))).toEqual(["past", "now", "next"]);
    expect([4, 5, 6].map((round) => stateOf(round, 5, true))).toEqual(["past", "past", "next"]);
  });

  it("show who has had a turn, and nobody while it is nobody's", () => {
    const order = [{ key: "a" }, { key: "b" }, { key: "c" }];
    expect(turns(order, "b", false).map((turn) => turn.state)).toEqual(["past", "now", "next"]);
    expect(turns(order, null, false).map((turn) => turn.state)).toEqual(["next", "next", "next"]);
    expect(turns(order, "b", true).map((turn) => turn.state)).toEqual(["past", "past", "past"]);
  });

  it("weigh the lead against the most there can be", () => {
    expect(balance(4, 4, 12)).toBe(0.5);
    expect(balance(8, 5, 12)).toBeCloseTo(0.375);
    expect(balance(0, 12, 12)).toBe(1);
    expect(balance(30, 2, 12)).toBe(0);
  });
});
