import { describe, expect, it } from "vitest";
import type { View } from "../types";
import { protectedBy, supplied, wayAhead } from "./graph";

describe("ways, supply and protection", () => {
  it("are what the view tells", () => {
    const told = { nations: [{ nation: 0, supplied: [1, 2], protected: [3] }], step: { name: "March", city: 0, ways: [[0, 2], [0, 2, 4]] } };
    const seen = told as unknown as View;
    expect([[...supplied(seen, 0)], [...protectedBy(seen, 0)], [...supplied(seen, 1)]]).toEqual([[1, 2], [3], []]);
    expect([wayAhead(seen, 4), wayAhead(seen, 5)]).toEqual([[0, 2, 4], []]);
  });
});
