import { describe, expect, it } from "vitest";
import type { Choice } from "../../../service/types";
import { foremost } from "../../../cards/hands";
import { cardsNamed, exchange, hands, offerText, offersOf, told, total } from "./cards";
import { bundle } from "../../../texts/i18n.svelte";
import { signOf, slug, symbolsOf, WINDOWS } from "../signs/symbols";
import en from "../texts/en.ftl?raw";
import type { CardFacts, Fight, Layout, Power, View } from "../types";

const TYPES = ["Build Army", "Build Navy", "Land Battle", "Sea Battle", "Economic Warfare", "Status", "Event"];
const SYMBOLS = ["Reinforce Army", "Reinforce Navy", "Sustain Land Battle", "Sustain Sea Battle", "Counterattack", "Attrition"];

function card(id: number, name: string, nation: string, more: Partial<CardFacts> = {}): CardFacts {
  const plain = { section: "", type: "Event", type_text: ["Event"], copies: 1, text: ["It does."], prepared: ["It can."], symbol: "Counterattack" };
  return { id, name, nation, ...plain, strength: 1, supply: false, where: "", prepared_short: [], hits: [], scores: 0, ...more };
}

const layout = {
  names: { nation: ["Germany", "France", "Italy"], card: ["German Land Battle", "Landwehr", "French Build Army", "Marne", "Alpini"] },
  nations: [
    { code: "DE", power: "DE", coalition: "central" },
    { code: "FR", power: "FRIT", coalition: "entente" },
    { code: "IT", power: "FRIT", coalition: "entente" },
  ],
  cards: [
    card(0, "German Land Battle", "DE"),
    card(1, "Landwehr", "DE", { strength: 2 }),
    card(2, "French Build Army", "FR"),
    card(3, "Marne", "FR", { strength: 2 }),
    card(4, "Alpini", "IT"),
  ],
} as unknown as Layout;

function power(code: string, more: Partial<Power>): Power {
  return {
    code,
    hand: null,
    hand_known: [],
    prepared: null,
    prepared_known: [],
    status: [],
    deck: null,
    face_up_count: 0,
    discards: [],
    face_down: null,
    face_down_known: [],
    ...more,
  } as Power;
}

function view(step: string, turn: string, ...powers: Power[]): View {
  return { power: turn, powers, step: { name: step } } as View;
}

const choice = (verb: string, ...targets: number[]): Choice => ({ verb, kind: "card", role: "card", ends: false, targets, leaves: [] });

describe("cards on offer", () => {
  it("lie where their verb says", () => {
    const places = (step: string): string[] => [...offersOf([choice("play", 0), choice("sustain", 0), choice("fetch", 0)], { name: step }).keys()];
    expect(places("Turn")).toEqual(["hand", "prepared", "deck"]);
    expect(places("Spending")).toEqual(["taken"]);
  });

  it("are told apart by their place, not only by their kind", () => {
    const offers = offersOf([choice("prepare", 0, 1), choice("unprepare", 0)], { name: "Turn" });
    expect(offers.get("hand")?.get(0)).toEqual(["prepare"]);
    expect(offers.get("prepared")?.get(0)).toEqual(["unprepare"]);
    expect(offers.get("prepared")?.has(1)).toBe(false);
  });

  it("keep all their verbs", () => {
    const offers = offersOf([choice("sustain", 1), choice("bertha", 1)], { name: "Answer" });
    expect(offers.get("prepared")?.get(1)).toEqual(["sustain", "bertha"]);
  });
});

describe("hands", () => {
  const german = power("DE", { hand: ["German Land Battle", "German Land Battle"], prepared: ["German Land Battle", "Landwehr"], prepared_known: ["Landwehr"] });

  it("show copies as one card, and prepared cards beside them", () => {
    const [hand] = hands(layout, view("Turn", "DE", german), [choice("play", 0)]);
    expect(hand?.groups.map((group) => group.zone)).toEqual(["hand", "prepared"]);
    expect(hand?.groups[0]?.cards.map((held) => [held.card.name, held.copies, held.verbs])).toEqual([["German Land Battle", 2, ["play"]]]);
    expect(hand?.groups[1]?.cards.map((held) => [held.card.name, held.verbs.length, held.open])).toEqual([
      ["German Land Battle", 0, false],
      ["Landwehr", 0, true],
    ]);
    expect(hand?.offers).toBe("play");
  });

  it("put prepared cards that count now first", () => {
    const [hand] = hands(layout, view("Answer", "FRIT", german), [choice("reinforce", 1)]);
    expect(hand?.groups[1]?.cards.map((held) => held.card.name)).toEqual(["Landwehr", "German Land Battle"]);
  });

  it("show a card of another place only while it is on offer", () => {
    const drafting = power("DE", { hand: [], prepared: [], deck: ["Landwehr", "German Land Battle", "German Land Battle"] });
    const [hand] = hands(layout, view("Fetch", "DE", drafting), [choice("fetch", 0)]);
    expect(hand?.groups.map((group) => [group.zone, group.cards.map((held) => [held.card.id, held.copies])])).toEqual([
      ["deck", [[0, 2]]],
      ["hand", []],
    ]);
  });

  it("show cards on offer that are in no known place", () => {
    const [hand] = hands(layout, view("Spending", "DE", power("DE", { hand: ["Landwehr"], prepared: [] })), [choice("prepare", 0)]);
    expect(hand?.groups[0]).toMatchObject({ zone: "taken", cards: [{ verbs: ["prepare"], copies: 1 }] });
  });

  it("show those of others only where a card of theirs is on offer", () => {
    const french = power("FRIT", { prepared_known: ["Marne"], hand_known: ["Alpini"] });
    expect(hands(layout, view("Turn", "DE", german, french), [choice("play", 0)])).toHaveLength(1);
    const both = hands(layout, view("Reconnaissance", "DE", german, french), [choice("discard-prepared", 3)]);
    expect(both.map((hand) => [hand.power.code, hand.own, hand.offers])).toEqual([
      ["DE", true, ""],
      ["FRIT", false, "discard-prepared"],
    ]);
    expect(both[1]?.groups.map((group) => group.zone)).toEqual(["prepared"]);
  });

  it("open with the power that has something to choose, else the one in turn", () => {
    const french = power("FRIT", { hand: ["Alpini"], prepared: [] });
    const made = (choices: Choice[]): string | null => foremost(hands(layout, view("Turn", "FRIT", german, french), choices), "FRIT");
    expect(made([])).toBe("FRIT");
    expect(made([choice("discard", 0)])).toBe("DE");
    expect(made([choice("discard", 0, 4)])).toBe("FRIT");
    expect(foremost([], "DE")).toBeNull();
  });

  it("cannot hold a card that there is not", () => {
    expect(() => cardsNamed(layout, ["Waterloo"])).toThrow("Waterloo");
  });
});

describe("a battle", () => {
  const fight: Fight = {
    attacker: "DE",
    from: "BEL",
    space: "PIC",
    defenders: ["FR"],
    difficult: false,
    attack: 0,
    defence: 0,
    spent: ["French Build Army", "German Land Battle", "Marne", "Alpini"],
    failed: false,
    laid: ["Landwehr"],
    answering: "attack",
    needed: 1,
  };

  it("is an exchange of answers by turns", () => {
    const answers = exchange(layout, fight);
    expect(answers.map((answer) => [answer.side, answer.cards.length, answer.strength, answer.open])).toEqual([
      ["defence", 1, 1, false],
      ["attack", 1, 1, false],
      ["defence", 2, 3, false],
      ["attack", 1, 2, true],
    ]);
    expect([total(answers, "attack"), total(answers, "defence")]).toEqual([3, 4]);
  });

  it("has no answers at first", () => {
    expect(exchange(layout, { ...fight, spent: [], laid: [], answering: "defence" })).toEqual([]);
  });
});

describe("signs", () => {
  it("draws every type and every symbol", () => {
    for (const name of [...TYPES, ...SYMBOLS, "Supply"]) {
      const sign = signOf(name);
      expect(sign.fill ?? sign.line, name).toBeTruthy();
      for (const path of Object.values(sign)) expect(path).toMatch(/^M[MLlHhVvCcSsAaZz\d. -]+$/);
    }
  });

  it("draws a double symbol twice, and supply after it", () => {
    expect(symbolsOf({ symbol: "Reinforce Army", strength: 2, supply: true })).toEqual(["Reinforce Army", "Reinforce Army", "Supply"]);
    expect(symbolsOf({ symbol: "Attrition", strength: 0, supply: false })).toEqual(["Attrition"]);
  });
});

describe("texts of cards", () => {
  const texts = bundle("en", en);
  const t = (key: string, args: Record<string, unknown> = {}): string =>
    texts.formatPattern(texts.getMessage(key)?.value ?? key, args as Record<string, string>);

  it("tell a card in full", () => {
    expect(told({ t }, layout, layout.cards[1]!)).toBe("Landwehr. Germany, Event. It does. Prepared: It can.");
  });

  it("name every verb about cards on the card and in the list", () => {
    const verbs = "bury fetch recover play attrition enterprise prepare unprepare discard discard-prepared discard-status reinforce sustain sustain-from-hand bertha counterattack use keep spend";
    for (const verb of verbs.split(" ")) {
      expect(offerText({ t }, [verb]), verb).not.toContain("quartermaster");
    }
    expect(offerText({ t }, ["sustain", "bertha"])).toBe("sustain / Big Bertha");
  });

  it("name every place, step and window", () => {
    const keys = [
      ...["deck", "discards", "used", "status", "taken", "hand", "prepared"].map((zone) => `quartermaster-zone-${zone}`),
      ...[...WINDOWS, "status cards"].map((window) => `quartermaster-window-${slug(window)}`),
      ...WINDOWS.map((window) => `quartermaster-windows-${slug(window)}`),
      ...["deck", "discards", "face-down"].flatMap((pile) => [`quartermaster-pile-${pile}`, `quartermaster-pile-${pile}-help`]),
    ];
    expect(keys.filter((key) => !texts.hasMessage(key))).toEqual([]);
  });
});
