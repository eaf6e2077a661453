import { describe, expect, it } from "vitest";
import { held, plain, type Part } from "../parts";

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
