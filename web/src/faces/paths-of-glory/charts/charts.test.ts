import { describe, expect, it } from "vitest";
import { layoutOf, viewOf } from "../fixture";
import type { Fire } from "../types";
import { byNation, deckOf, isPlayed, marksOf, placeOf, turnNotes, victorySpaces } from "./charts";

const layout = layoutOf();
const view = viewOf(layout, "historical");

const fire = (more: Partial<Fire>): Fire => ({
  side: "CP", factors: 15, table: "army", column: 8, shifted: 6, shifts: [], drms: [], die: null, total: null, loss: null, left: 0, ...more,
}); // prettier-ignore

describe("the fire tables", () => {
  it("mark the column before and after shifts, and what was rolled, in the side's own table", () => {
    const fires = [fire({ die: 6, total: 5 }), fire({ side: "AP", table: "corps", column: 3, shifted: 3 })];
    const army = marksOf(fires, "army");
    expect([...army.from]).toEqual([[8, ["CP"]]]);
    expect([...army.to]).toEqual([[6, ["CP"]]]);
    expect([...army.hits]).toEqual([["6-5", ["CP"]]]);
    const corps = marksOf(fires, "corps");
    expect([corps.from.size, [...corps.to], corps.hits.size]).toEqual([0, [[3, ["AP"]]], 0]);
  });

  it("mark both sides where they meet", () => {
    const both = marksOf([fire({ total: 4 }), fire({ side: "AP", total: 4 })], "army");
    expect(both.hits.get("6-4")).toEqual(["CP", "AP"]);
  });
});

describe("the VP spaces", () => {
  it("are those of the scenario, with what their control counts", () => {
    const spaces = victorySpaces(layout, view);
    expect(spaces.map(({ space }) => space.name)).toEqual(layout.spaces.filter(({ vp }) => vp).map(({ name }) => name));
    expect(spaces.every(({ counts }) => counts === 0)).toBe(true);
    const control = { AP: view.control.AP.filter((name) => name !== "Sedan"), CP: [...view.control.CP, "Sedan"] };
    const taken = victorySpaces(layout, { ...view, control }).filter(({ counts }) => counts);
    expect(taken.map(({ space, holder, counts }) => [space.name, holder, counts])).toEqual([["Sedan", "CP", 1]]);
  });

  it("are grouped by nation, none left out", () => {
    const spaces = victorySpaces(layout, view);
    const groups = byNation(spaces);
    expect(groups.flatMap(([, all]) => all)).toHaveLength(spaces.length);
    expect(groups.map(([, all]) => all.length)).toEqual(groups.map(([, all]) => all.length).sort((a, b) => b - a));
  });
});

describe("the decks", () => {
  const card = (code: string): (typeof layout.cards)[number] => layout.cards.find((one) => one.code === code)!;
  const [allied, central] = view.cards;

  it("have optional cards only where the match has them", () => {
    expect(deckOf(layout, view, "CP", "mobilization").map(({ code }) => code)).not.toContain("CP56");
    expect(deckOf(layout, { ...view, options: { optional_cards: "all" } }, "CP", "mobilization").map(({ code }) => code)).toContain("CP56");
  });

  it("say where a card is from what everybody knows", () => {
    const known = { ...view, played: [card("CP1").id], cards: [allied, { ...central, discards: [card("CP2").id], kept: [card("CP3").id], removed: [card("CP5").id] }] } as typeof view;
    expect(["CP1", "CP2", "CP3", "CP5", "CP7", "CP34"].map((code) => placeOf(known, card(code)))).toEqual(["played", "discards", "kept", "removed", "unknown", "waits"]);
    expect([isPlayed(layout, known, "CP1"), isPlayed(layout, known, "CP2")]).toEqual([true, false]);
  });

  it("say the same of a card in the own hand as of one in the deck", () => {
    const hand = { ...view, cards: [allied, { ...central, hand: [card("CP7").id] }] } as typeof view;
    expect(placeOf(hand, card("CP7"))).toBe(placeOf(view, card("CP7")));
  });
});

describe("the turn record", () => {
  it("says what a turn brings", () => {
    const notes = (turn: number): string[] => turnNotes(turn, { scenario: "historical", turns: 20 });
    expect([1, 2, 3, 4, 6, 20].map(notes)).toEqual([["first", "historical", "sieges"], ["sieges"], [], ["winter"], ["summer"], ["winter", "end"]]);
    expect(turnNotes(3, { scenario: "introductory", turns: 3 })).toEqual(["end"]);
  });
});
