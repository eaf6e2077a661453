import { describe, expect, it } from "vitest";
import { ordered, slotAt } from "./slots";

describe("slots", () => {
  it("are beside each other, away from the neighbours and not too far from their own", () => {
    const order = (slots: [number, number][], size: [number, number], ...abroad: [number, number][]): [number, number][] => {
      const area = { id: 0, x: 0, y: 0, slots };
      return ordered([area, ...abroad.map(([x, y], i) => ({ id: i + 1, x, y }))], area, size);
    };
    expect(order([[0, 0], [40, 0], [80, 0]], [35, 44])).toEqual([[0, 0], [40, 0], [80, 0]]);
    expect(order([[0, 0], [40, 0], [80, 0]], [46, 42])).toEqual([[0, 0], [80, 0], [40, 0]]);
    expect(order([[0, 0], [40, 0], [0, 50]], [35, 44], [70, 0])).toEqual([[0, 0], [0, 50], [40, 0]]);
    expect(order([[0, 0], [0, 500], [40, 0]], [46, 42])).toEqual([[0, 0], [40, 0], [0, 500]]);
  });

  it("go on in a row where there are no more", () => {
    expect(slotAt([[150, 50], [184, 50]], 1)).toEqual([184, 50]);
    expect(slotAt([[150, 50], [184, 50]], 2)).toEqual([214, 50]);
  });
});
