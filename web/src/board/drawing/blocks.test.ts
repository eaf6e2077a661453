import { describe, expect, it } from "vitest";
import { blocks, linesOf } from "./blocks";

describe("blocks", () => {
  it("reads lines, closed and open, relative and absolute", () => {
    expect(linesOf("M1 2l3 4-1.5.5zM5 6L7 8L9 9")).toEqual([
      [[1, 2], [4, 6], [2.5, 6.5], [1, 2]],
      [[5, 6], [7, 8], [9, 9]],
    ]);
  });

  it("cuts long lines without a gap, and sorts them by place", () => {
    const long = Array.from({ length: 10 }, (_, x): [number, number] => [x * 100, 0]);
    expect(blocks([long], 4)).toEqual(["M0 0L100 0L200 0L300 0L400 0M400 0L500 0L600 0L700 0L800 0", "M800 0L900 0"]);
  });
});
