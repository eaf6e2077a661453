// @ts-expect-error the table has no types of Node: only this test reads a file
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Position } from "../../../service/types";
import { learn, t, VerbTexts } from "../../../texts/i18n.svelte";
import { apart, contrast } from "../../colourVision";
import { changes } from "../../../board/pieceChanges.svelte";
import { freeSlot, ghosts, piecesOf, placeOf, sceneOf, standing, unopposed } from "./board";
import { NATIONS, signsOf } from "../signs/nations";
import { due, lead, nextScoring } from "../panels/tracks";
import texts from "../texts/en.ftl?raw";
import type { Context, Layout, Nation, View } from "../types";
import { ground, tellPiece, tellSpace } from "../names";

const space = { difficult: false, objective: false, home_of: null, near: [], d: "" };
/** Three spaces: Berlin and Belgium on land, the North Sea. */
const layout = {
  width: 300,
  height: 100,
  spaces: [
    { ...space, id: 0, code: "BER", name: "Berlin", kind: "land", objective: true, home_of: "DE", x: 50, y: 50, slots: [[50, 50], [84, 50]] },
    { ...space, id: 1, code: "BEL", name: "Belgium", kind: "land", difficult: true, x: 150, y: 50, slots: [[150, 50], [184, 50]] },
    { ...space, id: 2, code: "NTH", name: "North Sea", kind: "sea", x: 250, y: 50, slots: [[250, 50]] },
  ],
  names: { space: ["Berlin", "Belgium", "North Sea"], nation: ["Germany", "France", "United Kingdom"] },
  nations: [
    { code: "DE", name: "Germany", coalition: "central", home: "BER", army: ["German army"], navy: ["German navy"] },
    { code: "FR", name: "France", coalition: "entente", home: "PAR", army: ["French army"], navy: ["French navy"] },
    { code: "UK", name: "United Kingdom", coalition: "entente", home: "BRI", army: ["British army"], navy: ["British navy"] },
  ],
} as unknown as Layout;

describe("names on the map", () => {
  it("are left free by those who come later, where there is another slot", () => {
    const label = { x: 95, y: 50, size: 20, turn: 0, lines: ["Berlin"] };
    const slots = [[50, 50], [88, 50], [50, 98]];
    const [berlin, ...others] = layout.spaces;
    const named = { ...layout, spaces: [{ ...berlin, slots, label }, ...others] } as unknown as Layout;
    const two = (of: Layout): unknown => piecesOf(of, view({ nations: [nation("DE", ["BER"]), nation("FR", ["BER"])] })).map(({ x, y }) => [x, y]);
    expect(two(named)).toEqual([[50, 50], [50, 98]]);
    const bare = { ...layout, spaces: [{ ...berlin, slots }, ...others] } as unknown as Layout;
    expect(two(bare)).toEqual([[50, 50], [88, 50]]);
  });
});

function nation(code: string, armies: string[], navies: string[] = [], unsupplied: string[] = []): Nation {
  return { code, armies, navies, unsupplied } as unknown as Nation;
}

function view(more: Partial<View> = {}): View {
  return {
    nations: [nation("DE", ["BER"]), nation("FR", ["BEL"], [], ["BEL"]), nation("UK", ["BEL"], ["NTH"])],
    tokens: [],
    battle: [],
    round: 5,
    rounds: 17,
    margin: 12,
    scoring: [3, 7, 11, 15, 17],
    points: { central: 8, entente: 5 },
    objectives: [["BER"], []],
    status_points: [],
    power: "RU",
    powers: [
      { code: "AHOT", coalition: "central" },
      { code: "RU", coalition: "entente" },
      { code: "DE", coalition: "central" },
    ],
    result: null,
    ...more,
  } as unknown as View;
}

const verbText = (verb: string, target?: string): string => new VerbTexts({}).of(verb, target);

function context(seen: View): Context {
  return { layout, position: { view: seen }, t, verbText } as unknown as Context;
}

describe("a battle", () => {
  const pieces = piecesOf(layout, view());

  it("is seldom meant where no enemy stands", () => {
    expect([...unopposed(layout, pieces, "DE", layout.spaces)]).toEqual([0]);
    expect([...unopposed(layout, pieces, "FR", layout.spaces)]).toEqual([1, 2]);
  });

  it("is as good in one space as in another when no space has an enemy", () => {
    expect([...unopposed(layout, pieces, "DE", layout.spaces.slice(0, 1))]).toEqual([]);
  });

  it("is where one should look", () => {
    const fought = view({ battle: [{ attacker: "DE", from: "BER", space: "BEL" }] } as unknown as Partial<View>);
    expect(sceneOf(layout, { view: fought } as unknown as Position<View>)).toEqual({ x: 150, y: 50 });
    expect(sceneOf(layout, { view: view() } as unknown as Position<View>)).toBeNull();
  });
});

describe("pieces", () => {
  const pieces = piecesOf(layout, view());

  it("are numbered as the acts number them, and share a space on its slots", () => {
    expect(pieces.map(({ piece, x, navy, supplied }) => [piece, x, navy, supplied])).toEqual([
      [0, 50, false, true],
      [4, 150, false, false],
      [7, 184, false, true],
      [8, 250, true, true],
    ]);
  });

  it("leave the next slot free, and stand in a row where there is none", () => {
    expect(freeSlot(layout, layout.spaces[0]!, pieces)).toEqual([84, 50]);
    expect(freeSlot(layout, layout.spaces[1]!, pieces)).toEqual([214, 50]);
  });

  it("have a place to go to, as spaces have; cards have none", () => {
    const position = { view: view() } as Position<View>;
    expect(placeOf(layout, "piece", 7, position)).toEqual({ x: 184, y: 50 });
    expect(placeOf(layout, "piece", 6, position)).toBeNull();
    expect(placeOf(layout, "space", 2, position)).toEqual({ x: 250, y: 50 });
    expect(placeOf(layout, "card", 2, position)).toBeNull();
  });
});

describe("changes", () => {
  it("are what came and what went", () => {
    const later = view({ nations: [nation("DE", ["BER", "BEL"]), nation("FR", []), nation("UK", [], ["NTH"])] });
    const found = changes(standing(layout, view()), standing(layout, later));
    expect(found).toEqual({ fresh: [1], gone: [4, 7] });
    const shown = ghosts(layout, piecesOf(layout, later), found.gone);
    expect(shown.map(({ code, x }) => [code, x])).toEqual([["FR", 184], ["UK", 214]]);
  });
});

describe("tracks", () => {
  it("know the next scoring round", () => {
    expect([nextScoring(view()), nextScoring(view({ round: 7 })), nextScoring(view({ round: 16 }))]).toEqual([7, 7, 17]);
    expect(nextScoring(view({ result: [] }))).toBeNull();
  });

  it("know who leads", () => {
    expect(lead(view())).toEqual({ side: "central", points: 3 });
    expect(lead(view({ points: { central: 4, entente: 4 } }))).toEqual({ side: null, points: 0 });
  });

  it("add what Status cards would score", () => {
    const cards = [{ card: "Easter Rising", coalition: "central" as const, points: 1 }];
    expect(due(view({ status_points: cards }), "central")).toEqual({ objectives: 1, status: 1 });
    expect(due(view({ status_points: cards }), "entente")).toEqual({ objectives: 0, status: 0 });
  });
});

describe("words", () => {
  beforeAll(() => learn({ en: texts, others: {} }));

  it("say what a space is and who stands there", () => {
    const seen = view({ tokens: ["BEL"] });
    const ctx = context(seen);
    expect(ground(ctx, layout.spaces[0]!)).toEqual(["clear terrain", "home space of Germany", "objective"]);
    expect(tellSpace(ctx, piecesOf(layout, seen), layout.spaces[1]!)).toBe(
      "Belgium (difficult terrain, objective token; French army, not supplied, British army)",
    );
  });

  it("say which piece attacks and which is attacked", () => {
    const seen = view({ battle: [{ attacker: "DE", from: "BER", space: "BEL" }] as View["battle"] });
    const texts = piecesOf(layout, seen).map((piece) => tellPiece(context(seen), piece));
    expect(texts[0]).toBe("German army, Berlin, attacks Belgium");
    expect(texts[1]).toBe("French army, Belgium, not supplied, under attack");
    expect(texts[3]).toBe("British navy, North Sea");
  });
});

describe("nations", () => {
  it("draw their emblems in a square from -10 to 10, all of them different", () => {
    expect(NATIONS.map((one) => one.code)).toEqual(["AH", "OT", "RU", "DE", "FR", "IT", "UK", "US"]);
    expect(new Set(NATIONS.map((one) => one.emblem)).size).toBe(8);
    expect(new Set(NATIONS.map((one) => one.headgear)).size).toBe(8);
    for (const one of NATIONS) {
      const numbers = (one.emblem.match(/-?[\d.]+/g) ?? []).map(Number);
      expect(Math.max(...numbers.map(Math.abs)), one.code).toBeLessThan(11);
    }
    expect(() => signsOf("XX")).toThrow("XX");
  });
});

describe("colours", () => {
  const styles = readFileSync(new URL("../style.css", import.meta.url), "utf8");
  const found = (theme: number): Map<string, string[]> =>
    new Map(
      [...styles.matchAll(/\.(qm-\w\w) \{ --c1: light-dark\((#\w{6}), (#\w{6})\); --c2: (#\w{6});/g)].map(([, style = "", ...colours]) => [
        style,
        [colours[theme] ?? "", colours[2] ?? ""],
      ]),
    );
  const themes = { light: found(0), dark: found(1) };

  for (const [theme, colours] of Object.entries(themes)) {
    it(`of any two nations differ, also for the colour-blind (${theme})`, () => {
      const grounds = NATIONS.map((one) => colours.get(one.style)?.[0] ?? "");
      expect(new Set(grounds).size).toBe(NATIONS.length);
      grounds.forEach((a, i) => grounds.slice(i + 1).forEach((b) => expect(apart(a, b), `${a} and ${b}`).toBeGreaterThan(20)));
    });

    it(`let every emblem be seen on its ground (${theme})`, () => {
      for (const one of NATIONS) {
        const [ground = "", emblem = ""] = colours.get(one.style) ?? [];
        expect(contrast(ground, emblem), one.code).toBeGreaterThan(3);
      }
    });
  }
});
