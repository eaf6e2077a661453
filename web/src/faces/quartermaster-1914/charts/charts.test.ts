import { describe, expect, it } from "vitest";
import type { Layout, View } from "../types";
import { barred, countOf, deckOf, kindsOf, objectivesOf } from "./charts";

const card = (id: number, nation: string, type: string, symbol: string, copies: number): object => ({ id, name: `${id}`, nation, type, symbol, copies });
const layout = {
  nations: [{ code: "FR", power: "FRIT", coalition: "entente" }, { code: "IT", power: "FRIT", coalition: "entente" }, { code: "DE", power: "DE", coalition: "central" }],
  cards: [card(0, "FR", "Build Army", "Reinforce Army", 6), card(1, "DE", "Event", "Attrition", 1), card(2, "IT", "Build Army", "Attrition", 4), card(3, "FR", "Event", "Attrition", 2)],
  spaces: [{ code: "PAR", objective: true }, { code: "BUR", objective: false }, { code: "BEL", objective: true }],
} as unknown as Layout;

describe("decks", () => {
  it("are counted with all copies, by type and by symbol", () => {
    expect(kindsOf(layout, "type")).toEqual(["Build Army", "Event"]);
    expect(kindsOf(layout, "symbol")).toEqual(["Reinforce Army", "Attrition"]);
    expect([countOf(layout, "FR", "type", "Build Army"), countOf(layout, "FR", "symbol", "Attrition"), countOf(layout, "DE", "type", "Build Army")]).toEqual([6, 2, 0]);
  });

  it("have the cards of all nations of a power, by type", () => {
    expect(deckOf(layout, "FRIT").map(({ id }) => id)).toEqual([0, 2, 3]);
  });
});

describe("objectives", () => {
  const view = {
    tokens: ["BUR"],
    objectives: [[], ["PAR"]],
    nations: [{ code: "FR", armies: ["PAR"] }, { code: "DE", armies: ["BEL"] }],
  } as unknown as View;

  it("are the printed ones and the tokens, with who would score them", () => {
    const found = objectivesOf(layout, view);
    expect(found.map(({ space, token, holders, scores }) => [space.code, token, holders, scores])).toEqual([
      ["PAR", false, ["FR"], "entente"], ["BUR", true, [], null], ["BEL", false, ["DE"], null],
    ]); // prettier-ignore
    expect(found.map(barred)).toEqual([null, null, "DE"]);
  });
});
