/** Counts for the charts: owners of territories, territories of each kind, faces of the die with each symbol. */
import type { Layout, NationCode, Territory, View } from "../types";

/** Who holds a territory; null: nobody. */
export function holderOf(view: Pick<View, "nations">, { name }: Pick<Territory, "name">): NationCode | null {
  return view.nations.find(({ own }) => own.includes(name))?.nation ?? null;
}

export interface Kind {
  kind: Territory["kind"];
  number: number;
  /** The least and the most that such a territory brings. */
  income: [number, number];
}

export const KINDS: readonly Territory["kind"][] = ["standard", "base", "historic", "industry", "research"];

export function kindsOf(layout: Pick<Layout, "territories">): Kind[] {
  return KINDS.map((kind) => {
    const incomes = layout.territories.filter((one) => one.kind === kind).map(({ income }) => income);
    return { kind, number: incomes.length, income: [Math.min(...incomes), Math.max(...incomes)] };
  });
}

/** '2–3', or '2' where all are the same. */
export function range([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** How many faces of the die show each symbol, by its number. */
export function facesOf({ die }: Pick<Layout, "die">): { symbol: number; faces: number }[] {
  return [...new Set(die)].sort().map((symbol) => ({ symbol, faces: die.filter((face) => face === symbol).length }));
}
