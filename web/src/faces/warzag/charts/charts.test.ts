import { describe, expect, it } from "vitest";
import type { Layout, View } from "../types";
import { facesOf, holderOf, kindsOf, range } from "./charts";

describe("charts of territories", () => {
  const layout = { territories: [{ kind: "standard", income: 1 }, { kind: "historic", income: 2 }, { kind: "historic", income: 3 }] } as unknown as Layout;

  it("count each kind and say what it brings", () => {
    const kinds = kindsOf(layout).filter(({ number }) => number);
    expect(kinds.map(({ kind, number, income }) => [kind, number, range(income)])).toEqual([["standard", 1, "1"], ["historic", 2, "2–3"]]);
  });

  it("name the holder", () => {
    const view = { nations: [{ nation: "uk", own: ["A1"] }, { nation: "italy", own: ["Gela"] }] } as unknown as View;
    expect([holderOf(view, { name: "Gela" }), holderOf(view, { name: "B2" })]).toEqual(["italy", null]);
  });
});

describe("the die", () => {
  it("is told by its symbols", () => {
    expect(facesOf({ die: [0, 1, 1, 2, 2, 2] })).toEqual([{ symbol: 0, faces: 1 }, { symbol: 1, faces: 2 }, { symbol: 2, faces: 3 }]);
  });
});
