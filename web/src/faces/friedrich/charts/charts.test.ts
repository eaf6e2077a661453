import { describe, expect, it } from "vitest";
import type { Layout, Nation } from "../types";
import { drawsOf, objectivesOf } from "./charts";

const layout = {
  charts: { draws: [[7, 5, 4], [2, 1], [4]], west: [2, 1], theatre: [5, 4, 3] },
  names: { city: ["Oels", "Brieg", "Zittau"] },
  nations: [{ objectives: [] }, { objectives: [] }, { objectives: [0, 1, 2] }],
  cities: [{ id: 0, objective_order: 1 }, { id: 1, objective_order: 1 }, { id: 2, objective_order: 2 }],
} as unknown as Layout;

describe("the cards that a nation draws", () => {
  it("fall from cut to cut, by the scenario for Prussia", () => {
    const draws = (scenario: string, nation: number, number: number): unknown => drawsOf(layout, { scenario }, { nation, draws: number });
    expect(draws("four-players", 0, 5)).toEqual({ steps: [7, 5, 4], now: 1 });
    expect(draws("war-in-the-west", 0, 2)).toEqual({ steps: [2, 1], now: 0 });
    expect(draws("austrian-theatre", 0, 3)).toEqual({ steps: [5, 4, 3], now: 2 });
    expect(draws("war-in-the-west", 1, 1)).toEqual({ steps: [2, 1], now: 1 });
  });
});

describe("objectives", () => {
  it("stand by order and name, with who holds or protects them and which are needed", () => {
    const russia = { nation: 2, held: [1], needed: [0, 1] } as unknown as Nation;
    const found = objectivesOf(layout, { guards: [[0, 5]] }, russia).map(({ city, held, spare, guard }) => [city.id, held, spare, guard]);
    expect(found).toEqual([[1, true, false, null], [0, false, false, 5], [2, false, true, null]]);
  });
});
