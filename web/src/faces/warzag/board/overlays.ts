/** What the overlays that are switched on show. */
import { border } from "./ground";
import { byName, incomeOf, mine, radius, reach, threats, type Land, type Threat } from "./land";
import type { Army, Layout, NationCode, View } from "../types";

export interface Laid {
  /** Territories that can be reached, with the least steps to each, and where the armies stand. */
  reached: [number, number][];
  starts: number[];
  /** The radius of each leader; that of the reader's own is the one that counts. */
  influence: { nation: NationCode; own: boolean; land: number[]; edge: string }[];
  income: { land: Land; owner: NationCode; number: number }[];
  threats: Threat[];
}

/** Whose reach is asked for: the army in hand, the one pointed at, those of the territory pointed at, else all own ones. */
export function asked(view: View, lands: readonly Land[], over: number | null, pointed: number | null): Army[] {
  if (view.step.army !== undefined) return view.armies.filter(({ army }) => army === view.step.army);
  const here = pointed === null ? [] : (lands[pointed]?.armies ?? []);
  const aimed = here.filter(({ army }) => army === over);
  if (here.length) return aimed.length ? aimed : here;
  const own = mine(view) ?? view.active;
  return view.armies.filter(({ nation }) => nation === own);
}

export function laidOver(layout: Layout, view: View, lands: readonly Land[], on: ReadonlySet<string>, over: number | null, pointed: number | null): Laid {
  const me = mine(view);
  const movers = on.has("reach") ? asked(view, lands, over, pointed) : [];
  const reached = new Map<number, number>();
  for (const army of movers) {
    for (const [id, steps] of reach(layout, view, lands, army)) reached.set(id, Math.min(steps, reached.get(id) ?? Infinity));
  }
  return {
    reached: [...reached],
    starts: [...new Set(movers.flatMap(({ at }) => byName(layout).get(at)?.id ?? []))],
    influence: (on.has("influence") ? view.nations : []).flatMap((one) => {
      const land = radius(layout, one);
      return land.length ? [{ nation: one.nation, own: me === null || me === one.nation, land, edge: border(layout, new Set(land)) }] : [];
    }),
    income: (on.has("income") ? lands : []).flatMap((land) => (land.owner ? [{ land, owner: land.owner, number: incomeOf(layout, land) }] : [])),
    threats: on.has("threats") ? threats(layout, view, lands, me) : [],
  };
}
