/** What the charts count: the cards of each deck by type and by prepare symbol, and who scores in which objective. */
import type { CardFacts, Coalition, Layout, Space, View } from "../types";

/** All types of cards, or all prepare symbols, in the order in which the decks have them. */
export function kindsOf(layout: Layout, by: "type" | "symbol"): string[] {
  return [...new Set(layout.cards.map((card) => card[by]))].filter(Boolean);
}

/** How many cards a nation has of a type or with a prepare symbol, all copies counted. */
export function countOf(layout: Layout, nation: string, by: "type" | "symbol", kind: string): number {
  return layout.cards.filter((card) => card.nation === nation && card[by] === kind).reduce((sum, card) => sum + card.copies, 0);
}

/** The cards of a power, by type. */
export function deckOf(layout: Layout, power: string): CardFacts[] {
  const nations = new Set(layout.nations.filter((nation) => nation.power === power).map(({ code }) => code));
  const types = kindsOf(layout, "type");
  return layout.cards.filter((card) => nations.has(card.nation)).sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type) || a.id - b.id);
}

export interface Objective {
  space: Space;
  token: boolean;
  /** The nations whose armies are there. */
  holders: string[];
  /** The coalition that would score it now. */
  scores: Coalition | null;
}

/** Every objective, printed or by token: which power is there, and which would score it now. */
export function objectivesOf(layout: Layout, view: View): Objective[] {
  const [central, entente] = view.objectives;
  return layout.spaces
    .filter(({ objective, code }) => objective || view.tokens.includes(code))
    .map((space) => ({
      space,
      token: view.tokens.includes(space.code),
      holders: view.nations.filter(({ armies }) => armies.includes(space.code)).map(({ code }) => code),
      scores: central.includes(space.code) ? "central" : entente.includes(space.code) ? "entente" : null,
    }));
}

/** Whose army there scores nothing, because an enemy is in its home. */
export function barred({ holders, scores }: Pick<Objective, "holders" | "scores">): string | null {
  return scores === null ? (holders[0] ?? null) : null;
}
