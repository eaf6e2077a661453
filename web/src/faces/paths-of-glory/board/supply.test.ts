import { describe, expect, it } from "vitest";
import { piecesOf, stacksOf, type Piece } from "./board";
import { layoutOf, viewOf } from "../fixture";
import { hopsOf, inDanger, wayOf, waysOf } from "./supply";
import type { View } from "../types";

const layout = layoutOf();
const august = viewOf(layout, "historical");

function pieces(view: View, space: string): Piece[] {
  return piecesOf(layout, view).filter((piece) => piece.place === space);
}

/** The view with counters in a space, in the order of their names. */
function placed(place: string, names: Record<string, Partial<View["units"][number]>>, ways: View["ways"]): View {
  const still = { place, reduced: false, supplied: true, idle: false, moved: false, struck: false, neutral: false, fled: false };
  const units = Object.entries(names).map(([piece, more]) => ({ piece, unit: piece.replace(/c\d+$/, "c"), ...still, ...more }));
  return { ...august, units, ways };
}

describe("the way of supply of a counter", () => {
  const way = ["Metz", "Koblenz", "Essen"];

  it("is its own", () => {
    const view = placed("Metz", { GE4: {}, GE5: {} }, { GE4: way, GE5: [] });
    const here = pieces(view, "Metz");
    expect(here.map((piece) => wayOf(view, piece, here))).toEqual([way, []]);
  });

  it("is that of another counter of the space", () => {
    const view = placed("Metz", { GE4: {}, GE5: {}, AHc1: {} }, { GE4: way });
    const here = pieces(view, "Metz");
    expect(here.map((piece) => wayOf(view, piece, here))).toEqual([way, way, way]);
    expect(waysOf(view, { pieces: here })).toEqual([way]);
  });

  it("is that of the one most like it", () => {
    const sea = ["Calais", "London"];
    const view = placed("Calais", { FR5: { supplied: false }, BR1: {}, BRc1: {}, BRc2: {}, FR6: { supplied: false } }, { FR5: [], BR1: sea, BRc1: ["Calais"] });
    const here = pieces(view, "Calais");
    expect(wayOf(view, here.find(({ piece }) => piece === "BRc2")!, here)).toEqual(["Calais"]);
    expect(wayOf(view, here.find(({ piece }) => piece === "FR6")!, here)).toEqual([]);
    expect(waysOf(view, { pieces: here })).toEqual([[], sea, ["Calais"]]);
  });

  it("is not told of a box, nor of a neutral", () => {
    const view = placed("Metz", { GE4: {}, GE5: { place: "Reserve" } }, { GE4: way });
    const all = piecesOf(layout, view);
    expect(wayOf(view, all[1]!, all)).toBeNull();
    const neutral = placed("Rome", { IT1: { neutral: true } }, { IT1: ["Rome"] });
    expect(waysOf(neutral, { pieces: pieces(neutral, "Rome") })).toEqual([]);
  });

  it("goes by sea from port to port, if no land joins them", () => {
    expect(hopsOf(layout, ["Paris", "Rouen", "Le Havre", "London"]).map((hop) => hop.sea)).toEqual([false, false, true]);
    expect(hopsOf(layout, ["Ostend", "Calais", "London"]).map((hop) => hop.sea)).toEqual([false, true]);
    expect(hopsOf(layout, ["Salonika", "London"])).toEqual([{ a: "Salonika", b: "London", sea: true }]);
    expect(hopsOf(layout, ["London"])).toEqual([]);
  });
});

describe("stacks in danger of being cut off", () => {
  const cut = (names: Record<string, Partial<View["units"][number]>>): [string, string[]][] => {
    const view = placed("Sedan", names, { GE3: ["Sedan", "Koblenz", "Essen"], FR5: ["Liege", "Brussels", "London"] });
    return inDanger(layout, view, stacksOf(layout, piecesOf(layout, view))).map(({ stack, weak }) => [stack.space.name, weak]);
  };

  it("have a space of their way beside an enemy, and nobody in it", () => {
    expect(cut({ GE3: {}, FR5: { place: "Liege" } })).toContainEqual(["Sedan", ["Koblenz"]]);
  });

  it("are safe with somebody there, or no enemy near", () => {
    expect(cut({ GE3: {}, GE4: { place: "Koblenz" }, FR5: { place: "Liege" } }).map(([space]) => space)).not.toContain("Sedan");
    expect(cut({ GE3: {}, FR5: { place: "Paris" } }).map(([space]) => space)).not.toContain("Sedan");
    expect(cut({ GE3: {}, FR5: { place: "Liege", neutral: true } }).map(([space]) => space)).not.toContain("Sedan");
  });
});
