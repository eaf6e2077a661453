import { describe, expect, it } from "vitest";
import { bundle } from "../../../texts/i18n.svelte";
import type { Choice } from "../../../service/types";
import box from "../../../../../src/grognard/games/warzag/data/box.toml?raw";
import { hands, offerText, papers, papersOf, promotions, slug, told } from "./cards";
import { PHASES, phaseOf } from "../panels/phases";
import { EFFECT_SIGNS, effectText, VALUES } from "../signs/symbols";
import en from "../texts/en.ftl?raw";
import type { Layout, Nation, View } from "../types";

const card = (number: number, id: string, title: string, window: string) => ({ id, number, title: [title], text: [`${title} does.`], window, copies: 2 });
const promotion = (number: number, id: string, kind: number) => ({ id, number, title: [id], kind, cost: 3 + number, more: [1, 0, 0, 0], text: ["More."] });
const layout = {
  cards: [card(0, "S01", "Convoy", "phase1"), card(1, "S04", "Conscription", "phase2_train"), card(2, "S08", "Air Support", "phase3_attack")],
  objectives: [{ id: "O01", number: 0, title: ["Wide Horizons"], texts: [["36."], ["28."], ["25."]] }],
  missions: [{ id: "M01", number: 0, title: ["Spread Out"], text: ["Annex."] }, { id: "M02", number: 1, title: ["Land Rush"], text: ["Rush."] }],
  promotions: [promotion(0, "P01", 0), promotion(1, "P02", 0), promotion(2, "P03", 1)],
} as unknown as Layout;

function nation(code: string, more: Partial<Nation> = {}): Nation {
  return { nation: code, hand: null, objective: null, mission: null, promotions: [], cards: 0, ...more } as Nation;
}

const mine = nation("uk", { hand: ["S01", "S04", "S04"], objective: "O01", mission: "M02", cards: 3 });
const view = (...nations: Nation[]): View => ({ nations }) as View;
const choice = (verb: string, kind: string, ...targets: number[]): Choice => ({ verb, kind, role: "card", ends: false, targets, leaves: [] });

describe("papers", () => {
  it("say what an objective asks for with so many players", () => {
    expect([2, 3, 4].map((players) => papers(layout, players).objective[0]?.text)).toEqual(["36.", "28.", "25."]);
  });

  it("are the same every time, so that copies can be counted", () => {
    expect(papers(layout, 3).card[1]).toBe(papers(layout, 3).card[1]);
  });

  it("are found by their ids; what is hidden is left out, what there is not is an error", () => {
    const all = view(mine, nation("italy"));
    expect(papersOf(layout, all, "mission", ["M02", null, "M01"]).map(({ title }) => title)).toEqual(["Land Rush", "Spread Out"]);
    expect(papersOf(layout, all, "objective", null)).toEqual([]);
    expect(() => papersOf(layout, all, "card", ["S99"])).toThrow("S99");
  });
});

describe("a hand", () => {
  it("holds the supply cards by kind, and the secret papers after them", () => {
    const [hand, ...others] = hands(layout, view(mine, nation("italy")), []);
    expect(others).toEqual([]);
    expect(hand?.groups.map(({ zone, cards }) => [zone, cards.map((held) => [held.card.title, held.copies])])).toEqual([
      ["hand", [["Convoy", 1], ["Conscription", 2]]],
      ["secret", [["Wide Horizons", 1], ["Land Rush", 1]]],
    ]);
    expect(hand?.offers).toBe("");
  });

  it("tells an objective and a mission of the same number apart", () => {
    const [hand] = hands(layout, view({ ...mine, mission: "M01" }), []);
    const keys = hand?.groups.at(-1)?.cards.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it("offers what may be played, and promotions only then", () => {
    const [hand] = hands(layout, view(mine), [choice("play", "card", 1), choice("promote", "promotion", 1, 2)]);
    expect(hand?.groups.map(({ zone, offers }) => [zone, offers])).toEqual([["hand", true], ["promotions", true], ["secret", false]]);
    const verbs = hand?.groups.flatMap(({ cards }) => cards.map((held) => [held.card.kind, held.key, held.verbs.join()]));
    // number 1 is a supply card as well as a promotion and a mission: each has its own verbs
    expect(verbs).toEqual([
      ["card", 0, ""],
      ["card", 1, "play"],
      ["promotion", 1, "promote"],
      ["promotion", 2, "promote"],
      ["objective", 0, ""],
      ["mission", 1, ""],
    ]);
  });

  it("tells an objective from a mission of the same number", () => {
    const [hand] = hands(layout, view({ ...mine, mission: layout.missions[0]!.id }), []);
    const secret = hand?.groups.find(({ zone }) => zone === "secret")?.cards ?? [];
    expect(secret.map(({ card }) => [card.kind, card.id])).toEqual([["objective", 0], ["mission", 0]]);
    expect(new Set(secret.map(({ key }) => key)).size).toBe(2);
  });

  it("has no secret papers where there are none, and is nobody's who only watches", () => {
    expect(hands(layout, view(nation("uk", { hand: [] })), [])[0]?.groups.map(({ zone }) => zone)).toEqual(["hand"]);
    expect(hands(layout, view(nation("uk"), nation("italy")), [])).toEqual([]);
  });
});

describe("promotions", () => {
  it("are somebody's once they are taken", () => {
    const all = promotions(layout, view(mine, nation("italy", { promotions: ["P02"] })));
    expect(all.map(({ paper, owner }) => [paper.code, owner?.nation ?? null])).toEqual([["P01", null], ["P02", "italy"], ["P03", null]]);
  });
});

describe("texts", () => {
  const texts = bundle("en", en);
  const t = (key: string, args: Record<string, unknown> = {}): string =>
    texts.formatPattern(texts.getMessage(key)?.value ?? key, args as Record<string, string>);
  const words = (text: string, key: string): string[] => [...new Set([...text.matchAll(new RegExp(`^${key} = "(\\w+)"`, "gm"))].map((match) => match[1]!))];

  it("tell a card with its window", () => {
    expect(told({ t }, papers(layout, 2).card[0]!)).toBe("Convoy. Supply: Convoy does. In Phase I, after collecting income.");
    expect(told({ t }, papers(layout, 2).mission[0]!)).toBe("Spread Out. Mission: Annex.");
  });

  it("name every window of the box, every metric, every phase and value", () => {
    const windows = words(box, "window");
    expect(windows.length).toBeGreaterThan(7);
    const needs = box.match(/^needs = .*/gm)?.join() ?? "";
    const metrics = [...needs.matchAll(/(\w+) = \[/g)].map((match) => match[1]!);
    expect(metrics).toContain("armour_air");
    const keys = [
      ...windows.map((window) => `warzag-window-${slug(window)}`),
      ...metrics.map((metric) => `warzag-metric-${slug(metric)}`),
      ...PHASES.filter((phase) => phase !== "end").map((phase) => `warzag-phase-number-${phase}`),
      ...VALUES.map((value) => `warzag-value-${value}`),
    ];
    expect(keys.filter((key) => !texts.hasMessage(key))).toEqual([]);
  });

  it("name what may be done with a paper", () => {
    expect(["play", "promote"].map((verb) => offerText({ t }, [verb]))).toEqual(["play", "take"]);
  });

  it("have a sign for every effect of a square", () => {
    const squares = box.slice(box.indexOf("[[square]]"));
    expect(words(squares, "effect").filter((effect) => !EFFECT_SIGNS[effect])).toEqual([]);
  });
});

describe("squares and phases", () => {
  it("say what is gained in the fewest signs", () => {
    const texts = [["pp", 3], ["tech_air_attack", 1], ["supply", 1], ["supply", 2], ["repair", 1], ["atomic", 1]] as const;
    expect(texts.map(([effect, value]) => effectText({ effect, value }))).toEqual(["+3", "+1", "", "2", "", ""]);
  });

  it("belong to one of the five phases", () => {
    expect(["resources", "training", "movement", "invasion", "leader", "laboratory", "development", "end"].map(phaseOf)).toEqual([
      "resources", "expansion", "expansion", "invasion", "development", "development", "development", "end",
    ]);
    expect(phaseOf(undefined)).toBeNull();
    expect(phaseOf("breakfast")).toBeNull();
  });
});
