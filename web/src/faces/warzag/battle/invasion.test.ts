import { describe, expect, it } from "vitest";
import { attackEntries, damageEntries, defenceEntries, defenders, invaders, partOf, standIn, sum, walkover, PARTS } from "./invasion";
import type { Army, Invasion, Layout, NationCode, Step, View } from "../types";

/** 0 is attacked from 1 and 2; the UK leads armies 0 to 3, Germany 4 and 5, the Soviet Union, its partner, 6. */
const layout = {
  territories: [{ name: "Kursk" }, { name: "J1" }, { name: "J2" }, { name: "Far" }],
  links: [[0, 1], [0, 2], [1, 3]],
  nations: [
    { nation: "uk", alliance: "allies" },
    { nation: "ussr", alliance: "allies" },
    { nation: "germany", alliance: "axis" },
  ],
  armies: [
    { army: 0, nation: "uk", kind: 0 },
    { army: 1, nation: "uk", kind: 0 },
    { army: 2, nation: "uk", kind: 2 },
    { army: 3, nation: "uk", kind: 3 },
    { army: 4, nation: "germany", kind: 0 },
    { army: 5, nation: "germany", kind: 2 },
    { army: 6, nation: "ussr", kind: 0 },
  ],
} as unknown as Layout;

const VALUES: Record<string, [number, number, number, number][]> = {
  uk: [[1, 2, 2, 1], [2, 4, 3, 1], [3, 7, 3, 2], [8, 6, 2, 3]],
  ussr: [[1, 2, 2, 1], [3, 4, 4, 1], [4, 7, 3, 2], [6, 5, 2, 3]],
  germany: [[2, 2, 1, 1], [3, 4, 3, 1], [5, 6, 3, 2], [7, 6, 1, 3]],
};

function army(number: number, at: string, more: Partial<Army> = {}): Army {
  const { nation, kind } = layout.armies[number]!;
  const wounds = more.wounds ?? 0;
  return { army: number, nation, kind, at, wounds, defence: VALUES[nation]![kind]![1] - wounds, moved: false, fought: false, ...more };
}

const ARMIES = [army(0, "J1"), army(1, "J1"), army(2, "J2"), army(3, "Far"), army(4, "Kursk"), army(5, "Kursk", { wounds: 2 }), army(6, "J2")];

function view(step: Partial<Step>, more: Partial<View> = {}): View {
  const nations = (["uk", "ussr", "germany"] as NationCode[]).map((nation) => ({ nation, values: VALUES[nation] }));
  return { step: { name: "Invasion", ...step }, nations, armies: ARMIES, alliances: false, developed: { camp: [], production: [], fortification: [] }, ...more } as View;
}

const invasion: Invasion = {
  nation: 0, alliance: 0, target: 0, defender: 2, stage: "support", armies: [0, 1, 2], support: 0, mines: 0, partisans: 0,
  attack: 5, defence: 9, bonus: 3, resistance_bonus: 2, defenders: [4, 5], doomed: [], lost: [], die: -1, symbol: null, damage: null,
}; // prettier-ignore

describe("the sums of an invasion", () => {
  it("count attack and Air Support", () => {
    expect(attackEntries(layout, view({}), invasion)).toEqual([{ key: "armies", number: 5 }]);
    const helped = attackEntries(layout, view({}), { ...invasion, support: 3 });
    expect(helped).toEqual([{ key: "armies", number: 5 }, { key: "support", number: 3 }]);
    expect(sum(helped)).toBe(8);
  });

  it("count what is left of the defence, the ground and mines", () => {
    expect(defenceEntries(layout, view({}), { ...invasion, mines: 3 })).toEqual([
      { key: "armies", number: 2 + 4 },
      { key: "historic", number: 3 },
      { key: "mines", number: 3 },
    ]);
    const walls = view({}, { developed: { camp: [], production: [], fortification: ["Kursk"] } });
    expect(defenceEntries(layout, walls, { ...invasion, bonus: 5 })[1]).toEqual({ key: "fortification", number: 5 });
  });

  it("make up the damage by the symbol of the die", () => {
    const rolled = (symbol: number | null, die = 1): [string, number][] =>
      damageEntries(layout, view({}), { ...invasion, die, symbol, partisans: 3 }).map(({ key, number }) => [key, number]);
    expect(rolled(null, -1)).toEqual([]);
    expect(rolled(0)).toEqual([["historic", 2], ["partisans", 3]]);
    expect(rolled(1)).toEqual([["resistance", 1 + 3], ["historic", 2], ["partisans", 3]]);
    expect(rolled(2)).toEqual([["resistance", 4], ["tenacity", 2 + 5], ["historic", 2], ["partisans", 3]]);
    expect(rolled(null, 0)).toEqual([["historic", 2], ["partisans", 3]]);
  });
});

describe("who takes part", () => {
  it("are while it is planned the armies of the places chosen so far that can fight", () => {
    const planning: Invasion = { ...invasion, stage: "planning", armies: [] };
    const from = (...origins: number[]): number[] => invaders(layout, view({ name: "Origins", origins }), planning).map((troop) => troop.army);
    expect(from()).toEqual([]);
    expect(from(1)).toEqual([0, 1]);
    const tired = view({ name: "Origins", origins: [1] }, { armies: [army(0, "J1", { fought: true }), army(1, "J1")] });
    expect(invaders(layout, tired, planning).map((troop) => troop.army)).toEqual([1]);
  });

  it("are all that could enter where nobody defends, the chosen ones among them", () => {
    const planning: Invasion = { ...invasion, stage: "planning", armies: [], defenders: [] };
    const choosing = (alliances: boolean): [number, unknown][] =>
      invaders(layout, view({ name: "Occupants", armies: [2] }, { alliances }), planning).map(({ army, fate }) => [army, fate]);
    expect(choosing(false)).toEqual([[0, null], [1, null], [2, "joins"]]);
    expect(choosing(true)).toEqual([[0, null], [1, null], [2, "joins"], [6, null]]);
  });

  it("are crossed out when they are eliminated, also when they have left the board", () => {
    const over: Invasion = { ...invasion, stage: "over", defenders: [], doomed: [4, 5], lost: [1] };
    const gone = view({ name: "Taking", armies: [2] }, { armies: [army(0, "J1"), army(2, "J2")] });
    expect(defenders(layout, gone, over).map(({ army, fate, defence }) => [army, fate, defence])).toEqual([[4, "gone", 2], [5, "gone", 6]]);
    expect(invaders(layout, gone, over).map(({ army, fate }) => [army, fate])).toEqual([[0, null], [1, "gone"], [2, "enters"]]);
  });

  it("are marked while it is chosen who is eliminated", () => {
    const choosing = view({ name: "Eliminate", armies: [4], left: 3 });
    expect(defenders(layout, choosing, { ...invasion, stage: "attack" }).map(({ fate }) => fate)).toEqual(["marked", null]);
  });
});

describe("a click on an army", () => {
  const offers = (...armies: number[]) => (one: number): string[] => (armies.includes(one) ? ["eliminate"] : []);

  it("is about itself where it is on offer", () => {
    expect(standIn(view({}), offers(0), 0)).toBe(0);
  });

  it("is about the one on offer that is the same", () => {
    expect(standIn(view({}), offers(0), 1)).toBe(0);
    expect(standIn(view({}), offers(0), 2)).toBeNull();
    const wounded = view({}, { armies: [army(0, "J1"), army(1, "J1", { wounds: 1 })] });
    expect(standIn(wounded, offers(0), 1)).toBeNull();
  });

  it("never takes a chosen one back for another", () => {
    // 0 is chosen, and on offer only to be put back
    expect(standIn(view({ armies: [0] }), offers(0), 1)).toBeNull();
    expect(standIn(view({ armies: [0] }), offers(0), 0)).toBe(0);
    expect(standIn(view({ armies: [0] }), offers(0, 1), 1)).toBe(1);
  });
});

describe("the course of an invasion", () => {
  it("has a part for every stage", () => {
    const stages: Invasion["stage"][] = [
      "planning", "support", "defence", "attack", "roll", "fortune", "counterattack", "wounds", "removal", "outcome", "taking", "over",
    ]; // prettier-ignore
    const found = stages.map(partOf);
    expect(found.filter((part) => !PARTS.includes(part))).toEqual([]);
    expect(found.map((part) => PARTS.indexOf(part))).toEqual([0, 1, 1, 2, 3, 3, 4, 5, 5, 5, 6, 6]);
  });

  it("is short where nobody defends", () => {
    expect(walkover(layout, view({}), { ...invasion, defenders: [] })).toBe(true);
    expect(walkover(layout, view({}), invasion)).toBe(false);
    expect(walkover(layout, view({}), { ...invasion, defenders: [], die: 3 })).toBe(false);
    const walls = view({}, { developed: { camp: [], production: [], fortification: ["Kursk"] } });
    expect(walkover(layout, walls, { ...invasion, defenders: [] })).toBe(false);
  });
});
