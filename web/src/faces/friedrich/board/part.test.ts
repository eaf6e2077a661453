import { describe, expect, it } from "vitest";
import type { Position } from "../../../service/types";
import { partOf } from "./part";
import type { Layout, View } from "../types";

const AT = [[300, 400], [700, 500], [500, 800], [1500, 900], [2300, 100]] as const;
const layout = {
  width: 2400,
  height: 1600,
  cities: AT.map(([x, y], id) => ({ id, x, y })),
  // a depot of each of the first two nations; the third has its own far away
  nations: [[0], [1], [4]].map((depots) => ({ depots })),
} as unknown as Layout;

function position(nations: { nation: number; needed?: number[]; held?: number[] }[], pieces: (number | null)[]): Position<View> {
  const view = { nations: nations.map((one) => ({ needed: [], held: [], ...one })), pieces: pieces.map((city) => ({ city })) };
  return { view } as unknown as Position<View>;
}

describe("the part of the map that is in play", () => {
  it("has the pieces, depots and objectives of a scenario in it, and no more than a margin around", () => {
    expect(partOf(layout, position([{ nation: 0 }, { nation: 1 }], [null]))).toEqual({ x: 240, y: 340, width: 520, height: 220 });
    expect(partOf(layout, position([{ nation: 0 }, { nation: 1, needed: [2] }], [1]))).toEqual({ x: 240, y: 340, width: 520, height: 520 });
    // an objective stays in it when it has been conquered
    expect(partOf(layout, position([{ nation: 0 }, { nation: 1, held: [2] }], []))).toEqual({ x: 240, y: 340, width: 520, height: 520 });
    expect(partOf(layout, position([{ nation: 0 }, { nation: 1 }], [3]))?.width).toBe(1320);
    expect(partOf(layout, position([{ nation: 2 }], []))).toEqual({ x: 2240, y: 40, width: 120, height: 120 });
  });

  it("is the whole map where all nations play", () => {
    expect(partOf(layout, position([{ nation: 0 }, { nation: 1 }, { nation: 2 }], [0]))).toBeNull();
  });
});
