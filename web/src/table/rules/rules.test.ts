import { describe, expect, it } from "vitest";
import { blocks, found, numbered } from "./rules";

describe("the rules", () => {
  const rules = [
    { section: "4", title: "Movement", text: "Generals move." },
    { section: "9", title: "Supply", text: "A supply train\nfeeds generals.\n\n- one\n- two\n  more" },
  ];

  it("are paragraphs and lists", () => {
    expect(blocks(rules[1]?.text ?? "")).toEqual([
      { text: "A supply train feeds generals." },
      { text: "", list: ["one", "two more"] },
    ]);
  });

  it("are cited by their numbers, where they have one", () => {
    expect(["4", "9.2.1", "R12", "W7.2.1", "card-landsturm", "scenario-1"].map(numbered)).toEqual([true, true, true, true, false, false]);
  });

  it("are found by all of the words", () => {
    expect(found(rules, "supply train").map((rule) => rule.section)).toEqual(["9"]);
    expect(found(rules, "generals").length).toBe(2);
    expect(found(rules, "")).toHaveLength(2);
  });
});
