/** An invasion as it is shown: who fights with what, how the sums are made up, and which army a click is about. */
import type { Army, Invasion, Layout, NationCode, View } from "../types";

/** What becomes of an army: it is eliminated, or will be if it is left at that; it moves in; it takes part. */
export type Fate = "gone" | "marked" | "enters" | "joins" | null;

export interface Troop {
  army: number;
  nation: NationCode;
  kind: number;
  attack: number;
  /** What is left of it. */
  defence: number;
  resistance: number;
  wounds: number;
  fate: Fate;
}

/** A line of a sum: its key among the texts, and what it adds. */
export interface Entry {
  key: string;
  number: number;
}

/** The parts of an invasion in their order; one without defenders has only the first and the last. */
export const PARTS = ["planning", "cards", "attack", "die", "counterattack", "wounds", "taking"] as const;
export type PartOf = (typeof PARTS)[number];

const PART_OF = {
  support: "cards",
  defence: "cards",
  roll: "die",
  fortune: "die",
  removal: "wounds",
  outcome: "wounds",
  over: "taking",
} as const satisfies Partial<Record<Invasion["stage"], PartOf>>;

/** Whether a stage is shown as another part. */
const isMerged = (stage: Invasion["stage"]): stage is keyof typeof PART_OF => stage in PART_OF;

export function partOf(stage: Invasion["stage"]): PartOf {
  return isMerged(stage) ? PART_OF[stage] : stage;
}

function placeOf(layout: Layout, invasion: Invasion): string {
  return layout.territories[invasion.target]?.name ?? "";
}

export function fortified(layout: Layout, view: View, invasion: Invasion): boolean {
  return view.developed.fortification.includes(placeOf(layout, invasion));
}

/** Nobody defends: there is no fight, only the question who moves in. */
export function walkover(layout: Layout, view: View, invasion: Invasion): boolean {
  return invasion.die === -1 && !invasion.defenders.length && !fortified(layout, view, invasion);
}

/** The fight is over: what stood there has left the board. */
export function decided({ stage }: Invasion): boolean {
  return ["outcome", "taking", "over"].includes(stage);
}

const PICKED: Record<string, Fate> = { Eliminate: "marked", Taking: "enters", Occupants: "joins" };

/** An army with its present values, on the board or just removed from it. */
function troop(layout: Layout, view: View, army: number, gone: readonly number[]): Troop {
  const facts = layout.armies[army];
  if (!facts) throw new Error(`there is no army ${army}`);
  const { nation, kind } = facts;
  const [attack = 0, whole = 0, resistance = 0] = view.nations.find((one) => one.nation === nation)?.values[kind] ?? [];
  const here = view.armies.find((one) => one.army === army);
  const picked = view.step.armies?.includes(army) ? (PICKED[view.step.name] ?? null) : null;
  const fate = gone.includes(army) ? "gone" : picked;
  return { army, nation, kind, attack, resistance, defence: here?.defence ?? whole, wounds: here?.wounds ?? 0, fate };
}

/** The armies that could set out from there. */
function fresh(view: View, place: string): Army[] {
  return view.armies.filter((army) => army.at === place && !army.fought);
}

/** Who invades; while it is planned, the armies of the places chosen so far, or all among which is chosen. */
export function invaders(layout: Layout, view: View, invasion: Invasion): Troop[] {
  const { origins, name } = view.step;
  let armies = invasion.armies;
  if (invasion.stage === "planning" && origins) {
    armies = origins.flatMap((place) => fresh(view, layout.territories[place]?.name ?? "").map(({ army }) => army));
  } else if (invasion.stage === "planning" && name === "Occupants") {
    armies = candidates(layout, view, invasion);
  }
  return armies.map((army) => troop(layout, view, army, invasion.lost));
}

/** The armies next to the target that the invader commands and that have not fought. */
function candidates(layout: Layout, view: View, invasion: Invasion): number[] {
  const beside = layout.links.flatMap(([a, b]) => (a === invasion.target ? [b] : b === invasion.target ? [a] : []));
  const commanded = layout.nations.filter(({ nation, alliance }, number) => {
    return number === invasion.nation || (view.alliances && alliance === layout.nations[invasion.nation]?.alliance && view.nations.some((one) => one.nation === nation));
  });
  return beside.flatMap((place) => fresh(view, layout.territories[place]?.name ?? ""))
    .filter((army) => commanded.some(({ nation }) => nation === army.nation))
    .map(({ army }) => army);
}

/** Who defends, the eliminated among them also when they have left. */
export function defenders(layout: Layout, view: View, invasion: Invasion): Troop[] {
  const all = [...new Set([...invasion.defenders, ...invasion.doomed])].sort((a, b) => a - b);
  return all.map((army) => troop(layout, view, army, invasion.doomed));
}

function total(troops: readonly Troop[], value: "attack" | "defence" | "resistance"): number {
  return troops.reduce((sum, one) => sum + one[value], 0);
}

export function sum(entries: readonly Entry[]): number {
  return entries.reduce((sum, { number }) => sum + number, 0);
}

function some(...entries: Entry[]): Entry[] {
  return entries.filter(({ number }, i) => i === 0 || number > 0);
}

export function attackEntries(layout: Layout, view: View, invasion: Invasion): Entry[] {
  return some({ key: "armies", number: total(invaders(layout, view, invasion), "attack") }, { key: "support", number: invasion.support });
}

export function defenceEntries(layout: Layout, view: View, invasion: Invasion): Entry[] {
  return some(
    { key: "armies", number: total(defenders(layout, view, invasion), "defence") },
    { key: fortified(layout, view, invasion) ? "fortification" : "historic", number: invasion.bonus },
    { key: "mines", number: invasion.mines },
  );
}

/** What the counter-attack is made of, by the symbol of the die; none before it is rolled. */
export function damageEntries(layout: Layout, view: View, invasion: Invasion): Entry[] {
  if (invasion.die < 0) return [];
  const troops = defenders(layout, view, invasion);
  const symbol = invasion.symbol ?? 0;
  const entries: Entry[] = [];
  if (symbol >= 1) entries.push({ key: "resistance", number: total(troops, "resistance") });
  if (symbol >= 2) entries.push({ key: "tenacity", number: total(troops, "attack") });
  entries.push({ key: fortified(layout, view, invasion) ? "fortification" : "historic", number: invasion.resistance_bonus });
  entries.push({ key: "partisans", number: invasion.partisans });
  return entries.filter(({ number }, i) => number > 0 || (i === 0 && symbol >= 1));
}

/** To everybody these are the same. */
function same(a: Army, b: Army): boolean {
  return a.at === b.at && a.nation === b.nation && a.kind === b.kind && a.wounds === b.wounds && a.moved === b.moved && a.fought === b.fought;
}

/**
 * The army that a click on this one is about: itself where it is on offer, else one that is the same and not chosen yet;
 * of those only one is ever on offer.
 */
export function standIn(view: View, offered: (army: number) => readonly string[], army: number): number | null {
  if (offered(army).length) return army;
  const me = view.armies.find((one) => one.army === army);
  const picked = view.step.armies ?? [];
  if (!me || picked.includes(army)) return null;
  return view.armies.find((one) => one.army !== army && !picked.includes(one.army) && same(me, one) && offered(one.army).length)?.army ?? null;
}
