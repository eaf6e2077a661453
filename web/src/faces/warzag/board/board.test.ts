// @ts-expect-error the table has no types of Node: only this test reads a file
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { closed, contour } from "../../../board/drawing/contours";
import { apart, contrast } from "../../colourVision";
import { changes } from "../../../board/pieceChanges.svelte";
import type { Position } from "../../../service/types";
import { learn, t, VerbTexts } from "../../../texts/i18n.svelte";
import { alike, armiesOf, changesOf, COUNTER, frontOf, leadersOf, meant, PENNANT, placeOf, sceneOf, standing, stands } from "./board";
import { wordOf } from "../buttonTexts";
import { border, corners, hexesOf, loop, rowsOf, sheetsOf } from "./ground";
import { namesOf } from "./labels";
import { allied, byName, defenceOf, incomeOf, landsOf, mine, radius, reach, strikeOn, threats } from "./land";
import { DEVELOPMENT_SIGNS, KIND_SIGNS, LEADER_SIGN, NATIONS, signsOf, TERRITORY_SIGNS } from "../signs/nations";
import { asked, laidOver } from "./overlays";
import { turned } from "./turned";
import { garrison, linesOf, tellArmy, tellTerritory } from "./descriptions";
import english from "../texts/en.ftl?raw";
import italian from "../texts/it.ftl?raw";
import type { Context, Army, Layout, Nation, NationCode, Territory, View } from "../types";

const UNIT = 60;
/** A row of three over a row of two: A1 A2 A3, and B1 B2 below the gaps. */
const PLACES: [string, Territory["kind"], number, number][] = [
  ["A1", "standard", 0, 0],
  ["Normandy", "historic", 1, 0],
  ["A3", "standard", 2, 0],
  ["Alfa", "base", 0, 1],
  ["Ruhr", "industry", 1, 1],
];
const layout = {
  width: 500,
  height: 300,
  unit: UNIT,
  stack: 4,
  numbers: { annex: 1, annex_base: 4, develop: 2, activate: 2, repair: 1, evacuate: 1, production: 4, fort_defence: 5, fort_resistance: 3 },
  territories: PLACES.map(([name, kind, q, r], id) => ({
    id,
    name,
    kind,
    x: 100 + UNIT * Math.sqrt(3) * (q + r / 2),
    y: 100 + UNIT * 1.5 * r,
    defence: kind === "historic" ? 4 : 0,
    resistance: kind === "historic" ? 3 : 0,
    income: { standard: 1, historic: 3, base: 4, industry: 2, research: 0 }[kind],
    panel: q + r / 2 === 1 ? "1/2" : q + r / 2 < 1 ? "1" : "2",
  })),
  links: [[0, 1], [1, 2], [3, 4], [0, 3], [1, 3], [1, 4], [2, 4]],
  nations: [
    { nation: "uk", alliance: "allies" },
    { nation: "ussr", alliance: "allies" },
    { nation: "germany", alliance: "axis" },
    { nation: "italy", alliance: "axis" },
  ],
  armies: [
    { army: 0, nation: "uk", kind: 0 },
    { army: 1, nation: "uk", kind: 0 },
    { army: 2, nation: "uk", kind: 3 },
    { army: 3, nation: "germany", kind: 2 },
  ],
  names: {
    territory: ["A1", "Normandy", "A3", "Base Alfa", "Ruhr"],
    nation: ["United Kingdom", "Soviet Union", "Germany", "Italy"],
    leader: ["Churchill", "Stalin", "Hitler", "Mussolini"],
    army: ["British infantry", "British infantry", "British air force", "German armour"],
    development: ["training camp", "production", "fortification"],
  },
} as unknown as Layout;

function army(number: number, at: string, more: Partial<Army> = {}): Army {
  const { nation, kind } = layout.armies[number]!;
  return { army: number, nation, kind, at, wounds: 0, defence: 2, moved: false, fought: false, ...more };
}

function nation(code: NationCode, own: string[], leader: string | null, more: Partial<Nation> = {}): Nation {
  const values = [[1, 2, 1, 1], [3, 4, 1, 1], [5, 6, 3, 2], [6, 5, 2, 3]];
  return { nation: code, own, leader, leader_waits: false, playing: true, points: 5, values, ...more } as unknown as Nation;
}

/** The UK at Alfa with two infantry, Germany in Normandy with armour. */
function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    active: "uk",
    alliances: false,
    nations: [nation("uk", ["Alfa"], "Alfa"), nation("germany", ["Normandy", "A1"], "A1")],
    armies: [army(0, "Alfa"), army(1, "Alfa"), army(3, "Normandy", { defence: 6 })],
    developed: { camp: [], production: [], fortification: [] },
    radioactive: [],
    step: { name: "Expansion" },
    ...more,
  } as unknown as View;
}

const lands = (seen = view()): ReturnType<typeof landsOf> => landsOf(layout, seen);
const at = (name: string): number => byName(layout).get(name)!.id;
const verbText = (verb: string, target?: string): string => new VerbTexts({}).of(verb, target);
const context = (seen: View): Context => ({ layout, position: { view: seen }, t, verbText }) as unknown as Context;

describe("the ground", () => {
  it("knows for every edge what is beyond it", () => {
    // from the upper right clockwise
    expect(hexesOf(layout)[at("Normandy")]!.beyond).toEqual([null, at("A3"), at("Ruhr"), at("Alfa"), at("A1"), null]);
  });

  it("has its hexagons side by side", () => {
    const [a, b] = [corners(layout.territories[0]!, UNIT, false), corners(layout.territories[1]!, UNIT, false)];
    expect([a[1], a[2]]).toEqual([b[5], b[4]]);
  });

  it("draws a border around what belongs together, and only that part of it that is asked for", () => {
    const edges = (path: string): number => path.match(/M/g)?.length ?? 0;
    const own = new Set([at("A1"), at("Normandy")]);
    expect(edges(border(layout, own))).toBe(10);
    expect(edges(border(layout, own, (other) => other === at("Alfa")))).toBe(2);
    expect(border(layout, new Set())).toBe("");
  });

  it("has rows with letters, sheets and folds", () => {
    expect(rowsOf(layout).map(({ letter, y }) => [letter, y])).toEqual([["A", 100], ["B", 190]]);
    const { sheets, across, down } = sheetsOf(layout);
    expect(sheets.map(({ panel, left }) => [panel, left])).toEqual([["1", true], ["2", false]]);
    expect([across, down]).toEqual([[], 250]);
  });

  it("rings a territory within its borders, and always in the same way", () => {
    const numbers = (loop(46, 7).match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(UNIT * 0.87);
    expect(loop(46, 7)).toBe(loop(46, 7));
    expect(loop(46, 7)).not.toBe(loop(46, 8));
  });

  it("has lines of one height around every hill, also at the edge", () => {
    const hills = [{ x: 50, y: 50, high: 1, wide: 10 }, { x: 150, y: 0, high: 1, wide: 10 }];
    const lines = contour(hills, 0.5, 200, 100, 5);
    expect(lines).toHaveLength(2);
    // half the height of such a hill is 1.177 times as far out as it is wide
    for (const [x, y] of lines.find(([first]) => first![0] < 100)!) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(11.77, 0);
    expect(closed(lines[0]!)).toMatch(/^M.*z$/);
    expect(contour(hills, 2, 200, 100, 5)).toEqual([]);
  });

  it("keeps names inside their hexagons", () => {
    for (const { text, size } of [layout, turned(layout)].flatMap((one) => namesOf(one, lands()))) expect(text.length * size * 0.56, text).toBeLessThan(90);
  });
});

describe("a board on its side", () => {
  const lying = turned(layout);
  const far = (a: Territory, b: Territory): number => Math.hypot(a.x - b.x, a.y - b.y);

  it("keeps every territory as far from every other, and inside", () => {
    expect([lying.width, lying.height]).toEqual([layout.height, layout.width]);
    lying.territories.forEach((one, n) => {
      expect([one.id, one.name]).toEqual([layout.territories[n]!.id, layout.territories[n]!.name]);
      expect([one.x > 0, one.y > 0, one.x < lying.width, one.y < lying.height]).toEqual([true, true, true, true]);
      lying.territories.forEach((other, m) => expect(far(one, other)).toBeCloseTo(far(layout.territories[n]!, layout.territories[m]!)));
    });
    // a quarter against the clock: what was above lies to the left, what was to the left lies below
    expect([lying.territories[at("A1")]!.x < lying.territories[at("Alfa")]!.x, lying.territories[at("A1")]!.y > lying.territories[at("A3")]!.y]).toEqual([true, true]);
  });

  it("has the same neighbours beyond the same edges, and hexagons that share them", () => {
    expect(hexesOf(lying).map(({ beyond }) => beyond)).toEqual(hexesOf(layout).map(({ beyond }) => beyond));
    const [a, b] = [corners(lying.territories[0]!, UNIT, true), corners(lying.territories[1]!, UNIT, true)];
    for (const [one, other] of [[a[1], b[5]], [a[2], b[4]]] as const) expect(Math.hypot(one![0] - other![0], one![1] - other![1])).toBeLessThan(0.2);
    // a side is above now
    expect(a[1]![1]).toBeCloseTo(a[2]![1]);
  });

  it("has all that is asked of its places where they lie now", () => {
    const position = { view: view() } as Position<View>;
    const { x, y } = lying.territories[at("Normandy")]!;
    expect(placeOf(lying, "army", 3, position)).toEqual({ x, y });
    expect(placeOf(lying, "territory", at("Normandy"), position)).toEqual({ x, y });
    expect(rowsOf(lying)).toEqual(rowsOf(layout));
    expect(standing(lying, view())).toEqual(standing(layout, view()));
  });
});

describe("pieces", () => {
  it("stand inside their territory and do not cover each other, however many they are", () => {
    for (const armies of [0, 1, 2, 3, 4]) {
      for (const leaders of [0, 1, 2, 3, 4]) {
        const stand = stands(armies, leaders);
        const boxes = [
          ...stand.armies.map(({ x, y, size }) => ({ x, y, wide: COUNTER.wide * size, high: COUNTER.high * size })),
          ...stand.leaders.map(({ x, y, size }) => ({ x, y, wide: PENNANT.wide * size, high: PENNANT.high * size })),
        ];
        expect(boxes).toHaveLength(armies + leaders);
        for (const { x, wide } of boxes) expect(Math.abs(x) + wide / 2, `${armies} ${leaders}`).toBeLessThanOrEqual(UNIT * 0.87);
        boxes.forEach((a, i) =>
          boxes.slice(i + 1).forEach((b) => {
            const beside = Math.abs(a.x - b.x) >= (a.wide + b.wide) / 2 - 0.01 || Math.abs(a.y - b.y) >= (a.high + b.high) / 2 - 0.01;
            expect(beside, `${armies} armies, ${leaders} leaders`).toBe(true);
          }),
        );
      }
    }
  });

  it("are where the view says", () => {
    expect(armiesOf(lands()).map(({ army, land }) => [army.army, land.territory.name])).toEqual([[3, "Normandy"], [0, "Alfa"], [1, "Alfa"]]);
    expect(leadersOf(lands()).map(({ nation, land }) => [nation.nation, land.territory.name])).toEqual([["germany", "A1"], ["uk", "Alfa"]]);
  });

  it("have a place to go to, as territories have; cards have none", () => {
    const position = { view: view() } as Position<View>;
    const { x, y } = layout.territories[at("Normandy")]!;
    expect(placeOf(layout, "army", 3, position)).toEqual({ x, y });
    expect(placeOf(layout, "army", 2, position)).toBeNull();
    expect(placeOf(layout, "territory", at("Normandy"), position)).toEqual({ x, y });
    expect(placeOf(layout, "card", 1, position)).toBeNull();
    expect(sceneOf(layout, position)).toBeNull();
    // the reader's two armies count for more than the enemy's
    expect(frontOf(layout, position).map(({ weight }) => weight)).toEqual([1, 6]);
    const fought = view({ step: { name: "Invasion", invasion: { target: at("Normandy") } } as View["step"] });
    expect(sceneOf(layout, { view: fought } as Position<View>)).toEqual({ x, y });
    const first = view({ round: 1, nations: [nation("uk", ["Alfa"], "Alfa", { home: "Normandy" })] });
    expect(sceneOf(layout, { view: first } as Position<View>)).toEqual({ x, y });
    expect(sceneOf(layout, { view: { ...first, round: 2 } } as Position<View>)).toBeNull();
  });

  it("that are alike stand for the one on offer; what has been chosen stands for itself", () => {
    const all = [army(0, "Alfa"), army(1, "Alfa"), army(2, "Alfa")];
    const first = (number: number): boolean => number === 0;
    expect(all.map((one) => meant(one, all, first, new Set()))).toEqual([0, 0, 2]);
    // both are on offer once one has been chosen: that one to be put back
    expect(all.map((one) => meant(one, all, (number) => number < 2, new Set([0])))).toEqual([0, 1, 2]);
    expect(meant(all[1]!, all, first, new Set([0]))).toBe(1);
    expect(alike(army(0, "Alfa"), army(1, "Alfa", { wounds: 1 }))).toBe(false);
    expect(alike(army(0, "Alfa"), army(1, "Ruhr"))).toBe(false);
    expect(alike(army(0, "Alfa"), army(1, "Alfa", { moved: true }))).toBe(false);
  });

  it("that moved, came or fell are news, and so is land that changed hands", () => {
    const later = view({
      nations: [nation("uk", ["Alfa", "Normandy"], "Alfa"), nation("germany", ["A1"], "A1")],
      armies: [army(0, "Normandy"), army(1, "Alfa"), army(2, "Alfa")],
    });
    const found = changesOf(layout, changes(standing(layout, view()), standing(layout, later)));
    expect(found.moves.sort((a, b) => a.army - b.army)).toEqual([
      { army: 0, from: at("Alfa"), to: at("Normandy") },
      { army: 2, from: null, to: at("Alfa") },
      { army: 3, from: at("Normandy"), to: null },
    ]);
    expect(found.taken).toEqual([at("Normandy")]);
  });
});

describe("the land", () => {
  it("is neutral or annexed, contested or occupied, or lost to all", () => {
    const seen = lands(view({ radioactive: ["Ruhr"] }));
    expect(seen.map(({ state, owner }) => [state, owner])).toEqual([
      ["annexed", "germany"],
      ["occupied", "germany"],
      ["neutral", null],
      ["annexed", "uk"],
      ["radioactive", null],
    ]);
    expect(lands()[at("Ruhr")]!.state).toBe("contested");
  });

  it("brings what is printed, what stands on it or what is built on it", () => {
    const seen = lands(view({ armies: [army(0, "Ruhr"), army(1, "Ruhr")], developed: { camp: ["A1"], production: ["A3"], fortification: [] } }));
    expect(seen.map((land) => incomeOf(layout, land))).toEqual([0, 3, 4, 4, 4]);
  });

  it("is defended by armies, by what is printed and by a fortification", () => {
    const seen = lands(view({ developed: { camp: [], production: [], fortification: ["A1"] } }));
    expect([at("A1"), at("Normandy"), at("Alfa")].map((id) => defenceOf(layout, seen[id]!))).toEqual([5, 10, 4]);
  });

  it("knows friend from foe, and whose seat it is", () => {
    expect(allied(layout, view(), "germany", "italy")).toBe(false);
    expect(allied(layout, view({ alliances: true }), "germany", "italy")).toBe(true);
    expect([mine(view()), mine(view({ seat: null }))]).toEqual(["uk", null]);
  });
});

describe("reach", () => {
  const reached = (seen: View, one: Army): [string, number][] =>
    [...reach(layout, seen, lands(seen), one)].map(([id, steps]) => [layout.territories[id]!.name, steps]);

  it("goes over own and free land as far as the range, never over the enemy's", () => {
    expect(reached(view(), army(0, "Alfa"))).toEqual([["Ruhr", 1]]);
    expect(reached(view(), army(2, "Alfa"))).toEqual([["Ruhr", 1], ["A3", 2]]);
  });

  it("ends where there is room and where the points suffice", () => {
    const poor = view({ nations: [nation("uk", ["Alfa"], "Alfa", { points: 0 }), nation("germany", [], null)] });
    expect(reached(poor, army(2, "Alfa"))).toEqual([["Ruhr", 1], ["Normandy", 1]]);
    const full = view({ armies: [0, 1, 2, 3].map((number) => army(number, "Ruhr")) });
    expect(reached(full, army(2, "Alfa"))).toEqual([["A3", 2]]);
  });

  it("is nothing for an army that has moved, and nothing leads over radioactive land", () => {
    expect(reached(view(), army(0, "Alfa", { moved: true }))).toEqual([]);
    expect(reached(view({ radioactive: ["Ruhr"] }), army(2, "Alfa"))).toEqual([]);
  });

  it("is asked for the army in hand, then for the one pointed at, then for all own ones", () => {
    const numbers = (seen: View, over: number | null, pointed: number | null): number[] => asked(seen, lands(seen), over, pointed).map((one) => one.army);
    expect(numbers(view(), null, null)).toEqual([0, 1]);
    expect(numbers(view(), 1, at("Alfa"))).toEqual([1]);
    expect(numbers(view(), null, at("Normandy"))).toEqual([3]);
    expect(numbers(view({ step: { name: "Move", army: 1 } }), 3, at("Normandy"))).toEqual([1]);
  });
});

describe("leaders and threats", () => {
  it("have a radius of one, and none while they miss a turn", () => {
    const [uk] = view().nations;
    expect(radius(layout, uk!)).toEqual([at("Alfa"), at("Ruhr"), at("A1"), at("Normandy")]);
    expect(radius(layout, { ...uk!, leader_waits: true })).toEqual([]);
    expect(radius(layout, { ...uk!, leader: null })).toEqual([]);
  });

  it("are what the enemy next door can overcome", () => {
    const told = (seen: View, of: NationCode | null): unknown => threats(layout, seen, lands(seen), of).map(({ land, by, attack, defence }) => [land.territory.name, by, attack, defence]);
    // armour with 5 against two infantry with 2 each; the two attack with 1 each: enough for A1, which nobody guards
    expect(told(view(), "uk")).toEqual([["Alfa", "germany", 5, 4]]);
    expect(told(view(), "germany")).toEqual([["A1", "uk", 2, 0]]);
    expect(told(view(), null)).toHaveLength(2);
    const held = view({ armies: [army(0, "Alfa", { defence: 6 }), army(3, "Normandy")] });
    expect(told(held, "uk")).toEqual([]);
    const friends = view({ alliances: true, nations: [nation("uk", ["Alfa"], null), nation("ussr", ["Normandy", "A1"], null)] });
    expect(told(friends, "uk")).toEqual([]);
  });

  it("are laid over the map only where they are switched on", () => {
    const laid = (...on: string[]): ReturnType<typeof laidOver> => laidOver(layout, view(), lands(), new Set(on), null, null);
    expect(laid()).toEqual({ reached: [], starts: [], influence: [], income: [], threats: [] });
    expect(laid("income").income.map(({ owner, number }) => [owner, number])).toEqual([["germany", 1], ["germany", 3], ["uk", 4]]);
    expect(laid("influence").influence.map(({ nation, own }) => [nation, own])).toEqual([["uk", true], ["germany", false]]);
    expect(laid("reach").reached).toEqual([[at("Ruhr"), 1]]);
  });
});

describe("words", () => {
  beforeAll(() => learn({ en: english, others: {} }));

  it("say what a territory is, what it is worth and who is there", () => {
    const seen = view({ armies: [army(0, "Alfa"), army(1, "Alfa"), army(3, "Normandy", { defence: 5, wounds: 1 })] });
    const all = lands(seen);
    expect(linesOf(context(seen), all[at("Normandy")]!)).toEqual([
      "Normandy",
      "Historic territory · occupied: Germany",
      "Defence +4, resistance +3 · 3 PP",
      "German armour: attack 5, defence 5 of 6, resistance 3, range 2",
    ]);
    expect(linesOf(context(seen), all[at("Alfa")]!).slice(1)).toEqual([
      "Base · annexed: United Kingdom",
      "4 PP",
      "2 × British infantry: attack 1, defence 2, resistance 1, range 1",
      "Leader: Churchill",
    ]);
    expect(linesOf(context(seen), all[at("Ruhr")]!)).toEqual(["Ruhr", "War industry · contested", "2 PP for each army"]);
  });

  it("say what may be done, with one verb or with several", () => {
    const [land] = lands();
    expect(tellTerritory(context(view()), land!, ["go"])).toMatch(/A1.*\(Standard territory · annexed: Germany; 1 PP; Leader: Hitler\)$/);
    expect(tellTerritory(context(view()), land!, ["camp", "production"])).toMatch(/^A1: Camp, Production \(/);
    expect(tellTerritory(context(view()), lands()[at("Normandy")]!, ["invade"])).toMatch(/attack at most 2, defence \d+\)$/);
    expect(wordOf(context(view()), "invade", at("Normandy"))).toMatch(/\(at most 2 against \d+\)$/);
    expect(wordOf(context(view()), "invade", at("A1"))).toMatch(/\(undefended\)$/);
    const poor = view();
    poor.nations = poor.nations.map((one) => ({ ...one, points: 0 }));
    poor.active = "uk";
    expect(wordOf(context(poor), "invade", at("A1"))).toContain("too few PP to take it");
    expect(wordOf(context(poor), "invade", at("Normandy"))).not.toContain("too few PP");
    const tired = view({ armies: [army(0, "Alfa"), army(1, "Alfa", { fought: true }), army(3, "Normandy")] });
    expect(strikeOn(layout, tired, lands(tired)[at("Normandy")]!)).toBe(1);
  });

  it("say of an army what has become of it", () => {
    const invasion = { armies: [0], doomed: [3], lost: [] };
    const seen = view({ step: { name: "Attack", invasion } as unknown as View["step"] });
    const all = lands(seen);
    expect(tellArmy(context(seen), seen.armies[0]!, all[at("Alfa")]!, [])).toBe("British infantry, defence 2, Base Alfa, invades");
    expect(tellArmy(context(seen), seen.armies[2]!, all[at("Normandy")]!, ["eliminate"])).toBe("Eliminate: German armour, defence 6, Normandy, eliminated");
    // one of two invades: they are no longer told together
    expect(garrison(context(seen), all[at("Alfa")]!.armies)).toHaveLength(2);
  });

  it("are the same in both languages", () => {
    const keys = (text: string): string[] => [...text.matchAll(/^(warzag-(?:map|overlay)-[\w-]+) =/gm)].map(([, key = ""]) => key).sort();
    expect(keys(italian)).toEqual(keys(english));
    expect(keys(english).length).toBeGreaterThan(30);
  });
});

describe("signs", () => {
  it("are all different", () => {
    const all = [...NATIONS.map((one) => one.emblem), ...KIND_SIGNS, ...Object.values(DEVELOPMENT_SIGNS), ...Object.values(TERRITORY_SIGNS), LEADER_SIGN];
    expect(new Set(all).size).toBe(17);
    expect(() => signsOf("france")).toThrow("france");
  });
});

describe("colours", () => {
  const styles = readFileSync(new URL("../style.css", import.meta.url), "utf8") as string;
  const rule = /\.(wz-\w+) \{ --c1: light-dark\((#\w{6}), (#\w{6})\); --c2: (#\w{6}); --c: light-dark\((#\w{6}), (#\w{6})\);/g;
  const found = new Map([...styles.matchAll(rule)].map(([, style = "", ...colours]) => [style, colours]));
  const paper = /--wz-paper: light-dark\((#\w{6}), (#\w{6})\)/.exec(styles) ?? [];

  for (const [theme, number] of [["light", 0], ["dark", 1]] as const) {
    it(`of any two nations differ, also for the colour-blind (${theme})`, () => {
      for (const shift of [0, 3]) {
        const all = NATIONS.map(({ style }) => found.get(style)?.[number + shift] ?? "");
        expect(new Set(all).size).toBe(4);
        all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(apart(a, b), `${a} and ${b}`).toBeGreaterThan(19)));
      }
    });

    it(`let every sign be seen on its counter, and every crayon line on the paper (${theme})`, () => {
      for (const { code, style } of NATIONS) {
        const colours = found.get(style) ?? [];
        expect(contrast(colours[number] ?? "", colours[2] ?? ""), code).toBeGreaterThan(4);
        expect(contrast(colours[number + 3] ?? "", paper[number + 1] ?? ""), code).toBeGreaterThan(2.7);
      }
    });
  }
});
