import { describe, expect, it } from "vitest";
import { held, numbersOf, placeKind, plain, thingOf, type Part } from "./richText";

const ulm = { kind: "city", number: 1, text: "Ulm" };
const bonn = { kind: "city", number: 2, text: "Bonn" };

describe("marks after a thing", () => {
  it("stay with it, and nothing is lost", () => {
    const line: Part[] = ["From ", ulm, ", by ", bonn, "."];
    expect(held(line)).toEqual([
      { part: "From ", after: "" },
      { part: ulm, after: "," },
      { part: " by ", after: "" },
      { part: bonn, after: "." },
    ]);
    expect(held(line).map(({ part, after }) => plain([part]) + after).join("")).toBe(plain(line));
  });

  it("are left where they are in plain text, and between two things", () => {
    expect(held([", then ", ulm, bonn])).toEqual([
      { part: ", then ", after: "" },
      { part: ulm, after: "" },
      { part: bonn, after: "" },
    ]);
  });
});

describe("a line of parts", () => {
  const game = { roles: { town: "place", man: "piece" } } as const;
  const line = [{ kind: "man", number: 2, text: "keith" }, " goes to ", { kind: "town", number: 7, text: "Stettin" }];

  it("is a text with things in it", () => {
    expect(plain(line)).toBe("keith goes to Stettin");
    expect(plain(null)).toBe("");
    expect(thingOf(game, line, "place", "piece")).toEqual({ kind: "town", number: 7, text: "Stettin" });
    expect(thingOf(game, line, "card")).toBeNull();
    expect([numbersOf(game, line, "piece"), placeKind(game)]).toEqual([[2], "town"]);
  });
});
