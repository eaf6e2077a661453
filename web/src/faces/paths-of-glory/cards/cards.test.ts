import type { Context } from "../types";
import { beforeAll, describe, expect, it } from "vitest";
import type { Choice } from "../../../service/types";
import { learn, t, VerbTexts } from "../../../texts/i18n.svelte";
import { piecesOf } from "../board/board";
import { cardsOf, eventsOf, hands, offerText, pointsOf, told } from "./cards";
import { columnsOf, pips, signed, sum } from "../battle/combat";
import { layoutOf, viewOf } from "../fixture";
import texts from "../texts/en.ftl?raw";
import { cardsOfSide, combined, dateOf, nextLevel, pointsAt } from "../panels/tracks";
import { about, cardTitle, tellPiece, tellSpace, tipOf, whyText } from "../names";

const layout = layoutOf();
const view = viewOf(layout, "historical");
const verbText = (verb: string, target?: string): string => new VerbTexts({}).of(verb, target);
const ctx = { layout, position: { view }, overlays: new Set(), t, verbText } as unknown as Context;

beforeAll(() => learn({ en: texts, others: {} }));

function choice(verb: string, targets: number[]): Choice {
  return { verb, kind: "card", role: "card", ends: false, targets, leaves: [] };
}

describe("cards", () => {
  it("are all there, with their four uses", () => {
    expect(layout.cards).toHaveLength(130);
    const guns = layout.cards.find((card) => card.code === "CP1")!;
    expect([guns.value, guns.redeployment, guns.side, cardTitle(layout, guns)]).toEqual([3, 4, "CP", "Guns of August"]);
    expect(pointsOf(guns)).toEqual([{ kind: "AH", number: 1 }, { kind: "GE", number: 2 }, { kind: "TU", number: 1 }]);
    expect(told(ctx, layout, guns)).toBe(
      "Guns of August, Central Powers. Operations 3, SR 4. Replacement points: Austro-Hungarian RP 1, German RP 2, and Turkish RP 1. The event. War Status 2. Leaves the game after its event.",
    );
    expect(cardsOf(layout, [0, 999])).toHaveLength(1);
  });

  it("lie in the hand of who knows them, and face up", () => {
    const [own] = hands(layout, view, [choice("operations", [65]), choice("event", [65])]);
    expect([own?.key, own?.own, own?.groups.map((group) => [group.zone, group.cards.length])]).toEqual(["CP", true, [["hand", 7]]]);
    expect(own?.offers).toBe("operations event");
    expect(hands(layout, view, [])).toHaveLength(1);
  });

  it("are on offer where they lie", () => {
    const [allied, central] = view.cards;
    const open = { ...view, cards: [{ ...allied, kept: [3] }, { ...central, kept: [67] }] as typeof view.cards };
    const found = hands(layout, open, [choice("play", [65, 67]), choice("use", [67])]);
    const [cp] = found;
    const zones = Object.fromEntries(cp!.groups.map((group) => [group.zone, group.cards.filter((held) => held.verbs.length).map((held) => [held.key, held.verbs])]));
    expect(zones).toEqual({ hand: [[65, ["play"]]], kept: [[67, ["use", "play"]]] });
  });

  it("stay in the list of events, each with its side", () => {
    const played = [3, 70, 1];
    expect([eventsOf(layout, { played }, "AP").map(({ id }) => id), eventsOf(layout, { played }, "CP").map(({ id }) => id)]).toEqual([[3, 1], [70]]);
  });

  it("say what may be done with them", () => {
    expect([[], ["event"], ["operations", "event"], ["exchange"]].map((verbs) => offerText(ctx, verbs))).toEqual(["", "event", "2 uses", "choose"]);
  });
});

describe("a combat in figures", () => {
  it("has the columns that count and their neighbours", () => {
    const columns = columnsOf(layout, { table: "army", column: 8, shifted: 6 });
    expect(columns.map(({ text }) => text)).toEqual(["6–8", "9–11", "12–14", "15", "16+"]);
    expect(columns.find(({ to }) => to)?.text).toBe("9–11");
    expect(columns.find(({ from }) => from)?.text).toBe("15");
    expect(columnsOf(layout, { table: "corps", column: 0, shifted: 0 }).map(({ text }) => text)).toEqual(["0", "1"]);
  });

  it("adds up, and shows dice", () => {
    expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
    expect(sum([{ why: "trench", by: -1 }, { why: "AP4", by: 2 }])).toBe(1);
    expect([1, 2, 3, 4, 5, 6, 7].map((number) => pips(number).length)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });

  it("names its reasons", () => {
    expect([whyText(layout, "trench"), whyText(layout, "AP4"), whyText(layout, "moon")]).toEqual([
      "Trench", "Pleve", "moon",
    ]);
  });
});

describe("tracks", () => {
  it("know the seasons", () => {
    const dates = [1, 2, 3, 4, 5, 10, 19, 20].map((turn) => Object.values(dateOf(turn)).join(" "));
    expect(dates).toEqual([
      "august 1914", "september 1914", "fall 1914", "winter 1915", "spring 1915", "summer 1916", "fall 1918", "winter 1919",
    ]);
  });

  it("place their markers", () => {
    expect([-3, 0, 10, 25].map(pointsAt)).toEqual([0, 0, 0.5, 1]);
    expect([0, 4, 11].map(nextLevel)).toEqual([4, 11, null]);
    expect(combined({ status: [13, 11] })).toBe(24);
    expect(cardsOfSide(view, "CP").side).toBe("CP");
  });
});

describe("words", () => {
  const piece = (id: string): ReturnType<typeof piecesOf>[number] => piecesOf(layout, view).find((one) => one.piece === id)!;
  const space = (name: string): (typeof layout.spaces)[number] => layout.spaces.find((one) => one.name === name)!;

  it("tell a counter", () => {
    expect(tellPiece(ctx, piece("GE7"))).toBe("GE7, army 3-3-3, reduced, Mulhouse");
    expect(tellPiece(ctx, piece("GE7"), "take")).toBe("Take: GE7, army 3-3-3, reduced, Mulhouse");
  });

  it("tell a space", () => {
    expect(about(ctx, space("Verdun"))).toEqual(["France", "clear", "controlled by the Allied Powers", "VP space", "fort 3", "Level 1 Trench"]);
    expect(about(ctx, space("Rome")).slice(2)).toEqual(["neutral", "capital", "VP space"]);
    expect(tellSpace(ctx, space("Essen"), undefined, "go")).toBe("Go: Essen (Germany, clear, controlled by the Central Powers, VP space, supply source)");
    const lines = tipOf(ctx, space("Verdun"), { pieces: [piece("FR3"), piece("FR4")], strength: 6 } as never);
    expect(lines).toEqual([
      "Verdun",
      "France · clear · controlled by the Allied Powers",
      "VP space · fort 3 · Level 1 Trench",
      "FR3, army 3-3-3",
      "FR4, army 3-3-3",
      "Combat factors in total: 6",
    ]);
  });

  it("tell where supply comes from, where it is shown", () => {
    const shown = (way: string[]): string | undefined => {
      const overlaid = { ...ctx, overlays: new Set(["supply-AP"]), position: { view: { ...view, ways: { FR3: way } } } } as unknown as Context;
      return tipOf(overlaid, space("Verdun"), { side: "AP", pieces: [piece("FR3")], strength: 3 } as never)[4];
    };
    expect(shown(["Verdun", "Chateau Thierry", "Rouen", "Le Havre", "London"])).toBe("Supply from London, by sea");
    expect(shown(["Verdun", "Nancy"])).toBe("Supply from Nancy, 1 space away");
    expect(shown(["Verdun"])).toBe("In supply in its own space");
    expect(shown([])).toBeUndefined();
  });
});
