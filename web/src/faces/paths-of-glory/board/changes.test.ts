import { describe, expect, it } from "vitest";
import { changes } from "../../../board/pieceChanges.svelte";
import { pieceNumber, spaceNumber } from "./board";
import { layoutOf, viewOf } from "../fixture";
import { changed, standing } from "./changes";
import type { Counter } from "../types";

const layout = layoutOf();
const before = viewOf(layout, "historical");

function after(piece: string, what: Partial<Counter> | null): ReturnType<typeof changed> {
  const units = before.units.flatMap((unit) => (unit.piece !== piece ? [unit] : what ? [{ ...unit, ...what }] : []));
  const { fresh, gone } = changes(standing(layout, before), standing(layout, { ...before, units }));
  return changed(fresh, gone);
}

describe("news of counters", () => {
  it("are the losses, with the place where they were", () => {
    const { left, came, weaker } = after("FR5", { place: "Eliminated" });
    expect(left).toEqual([{ piece: pieceNumber(layout, "FR5"), reduced: false, space: spaceNumber(layout, "Sedan") }]);
    expect([came, weaker]).toEqual([[], []]);
    expect(after("FR5", null).left).toHaveLength(1);
  });

  it("are lost steps and arrivals, but no marches", () => {
    expect(after("FR5", { reduced: true }).weaker.map(({ space }) => layout.spaces[space]?.name)).toEqual(["Sedan"]);
    expect(after("FR5", { place: "Verdun" })).toEqual({ came: [], left: [], weaker: [] });
    expect(after("BEc", { place: "Ostend" }).came.map(({ space }) => layout.spaces[space]?.name)).toEqual(["Ostend"]);
  });
});
