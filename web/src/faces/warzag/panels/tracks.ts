/** What the panels beside the board count. */
import type { Layout, Nation, NationCode, View } from "../types";
import { nationNumber } from "../names";
import { VALUES, type Value } from "../signs/symbols";

/** Points as counters: so many tens, so many ones. */
export function counters(points: number): { times: number; number: number }[] {
  return [
    { times: 10, number: Math.floor(points / 10) },
    { times: 1, number: points % 10 },
  ];
}

export interface Row {
  kind: number;
  cost: number;
  values: { value: Value; now: number; printed: number }[];
  stock: number;
  count: number;
}

/** The dossiers of a nation: each value as it is, and as it is printed. */
export function dossiers(layout: Layout, nation: Nation): Row[] {
  const first = 4 * nationNumber(layout, nation.nation);
  return nation.values.map((now, kind) => {
    const printed = layout.dossiers[first + kind];
    if (!printed) throw new Error(`there is no dossier ${first + kind}`);
    const values = VALUES.map((value, i) => ({ value, now: now[i] ?? 0, printed: printed[value] }));
    return { kind, cost: printed.cost, values, stock: nation.stock[kind] ?? 0, count: printed.count };
  });
}

export function bases(layout: Layout, nation: Nation): number {
  const kinds = new Map(layout.territories.map(({ name, kind }) => [name, kind]));
  return nation.own.filter((name) => kinds.get(name) === "base").length;
}

/** The nations as they are listed: side by side with their partners in alliances, else all together. */
export function sides(layout: Layout, view: View): { alliance: string | null; nations: Nation[] }[] {
  if (!view.alliances) return [{ alliance: null, nations: view.nations }];
  const of = (code: NationCode): string => layout.nations[nationNumber(layout, code)]?.alliance ?? "";
  const names = [...new Set(view.nations.map(({ nation }) => of(nation)))];
  return names.map((alliance) => ({ alliance, nations: view.nations.filter(({ nation }) => of(nation) === alliance) }));
}

/** Where a token would stop now; none if it is not on the track, or at its end. */
export function ahead(layout: Layout, { token, steps }: Pick<Nation, "token" | "steps">): number | null {
  const end = layout.squares.length - 1;
  return token < 0 || token >= end || !steps ? null : Math.min(end, token + steps);
}
