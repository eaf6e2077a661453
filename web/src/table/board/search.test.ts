import { describe, expect, it } from "vitest";
import { named } from "./search";

describe("a place", () => {
  it("is found without its accents, whole before part", () => {
    const names = ["Neu Stettin", "Stettin", "Königsberg", "Łódź"];
    expect(named(names, "stettin")).toBe(1);
    expect(named(names, "konig")).toBe(2);
    expect(named(names, "lodz")).toBe(3);
    expect(named(names, "Paris")).toBe(-1);
    expect(named(names, " ")).toBe(-1);
  });
});
