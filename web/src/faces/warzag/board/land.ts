/** Who holds what, and what follows from it: income, how far armies go, whom leaders influence, what is threatened. */
import { lookup } from "../../../face/lookup";
import type { Army, Development, Layout, Nation, NationCode, Territory, View } from "../types";

/** The territories of a layout by the names of records. */
export const byName = lookup((layout: Layout) => layout.territories, (territory) => territory.name);

const beside = new WeakMap<Layout, number[][]>();

/** For each territory the numbers of those next to it. */
export function neighbours(layout: Layout): number[][] {
  let found = beside.get(layout);
  if (!found) {
    const all = layout.territories.map((): number[] => []);
    for (const [a, b] of layout.links) {
      all[a]?.push(b);
      all[b]?.push(a);
    }
    beside.set(layout, (found = all));
  }
  return found;
}

/** What a territory is at present. Strategic ones are contested or occupied, the others neutral or annexed. */
export type State = "neutral" | "annexed" | "contested" | "occupied" | "open" | "radioactive";

/** Everything that lies on one territory. */
export interface Land {
  territory: Territory;
  owner: NationCode | null;
  state: State;
  development: Development | null;
  armies: Army[];
  /** The nations whose leaders are here. */
  leaders: Nation[];
}

const DEVELOPMENTS: readonly Development[] = ["camp", "production", "fortification"];

/** The whole board, by the numbers of the territories. */
export function landsOf(layout: Layout, view: View): Land[] {
  const owners = new Map(view.nations.flatMap(({ nation, own }) => own.map((name) => [name, nation] as const)));
  const developed = new Map(DEVELOPMENTS.flatMap((kind) => view.developed[kind].map((name) => [name, kind] as const)));
  const radioactive = new Set(view.radioactive);
  return layout.territories.map((territory) => {
    const { name } = territory;
    const owner = owners.get(name) ?? null;
    return {
      territory,
      owner,
      state: radioactive.has(name) ? "radioactive" : stateOf(territory, owner),
      development: developed.get(name) ?? null,
      armies: view.armies.filter(({ at }) => at === name),
      leaders: view.nations.filter(({ leader }) => leader === name),
    };
  });
}

function stateOf({ kind }: Territory, owner: NationCode | null): State {
  if (kind === "research") return "open";
  if (kind === "historic" || kind === "industry") return owner ? "occupied" : "contested";
  return owner ? "annexed" : "neutral";
}

/** Whether two nations are one or partners. */
export function allied(layout: Layout, view: View, a: NationCode, b: NationCode): boolean {
  return a === b || (view.alliances && allianceOf(layout, a) === allianceOf(layout, b));
}

function allianceOf(layout: Layout, code: NationCode): string | undefined {
  return layout.nations.find(({ nation }) => nation === code)?.alliance;
}

export function nationOf(view: View, code: NationCode | null): Nation | undefined {
  return view.nations.find(({ nation }) => nation === code);
}

/** The nation of whoever looks on; null for those who only watch. */
export function mine(view: View): NationCode | null {
  return view.seat === null ? null : (view.nations[view.seat]?.nation ?? null);
}

/** W6.2: what a territory brings its owner now. */
export function incomeOf({ numbers }: Layout, { territory, development, armies }: Land): number {
  if (territory.kind === "industry") return territory.income * armies.length;
  if (development === "production") return numbers.production;
  return development ? 0 : territory.income;
}

/** W7.2: the territories where an army can end its move, each with the steps that it takes. */
export function reach(layout: Layout, view: View, lands: readonly Land[], army: Army): Map<number, number> {
  const near = neighbours(layout);
  const start = byName(layout).get(army.at)?.id ?? -1;
  const mover = moverOf(layout, view, army);
  const steps = army.moved ? 0 : (nationOf(view, army.nation)?.values[army.kind]?.[3] ?? 0);
  const passable = ({ owner, state }: Land): boolean =>
    state !== "open" && state !== "radioactive" && (owner === null || allied(layout, view, owner, mover));
  const far = new Map([[start, 0]]);
  for (let step = 1, edge = [start]; step <= steps; step++) {
    const next = new Set(edge.flatMap((id) => near[id] ?? []).filter((id) => !far.has(id) && passable(lands[id]!)));
    next.forEach((id) => far.set(id, step));
    edge = [...next];
  }
  const points = nationOf(view, mover)?.points ?? 0;
  const { annex, annex_base: base } = layout.numbers;
  far.delete(start);
  return new Map(
    [...far].filter(([id]) => {
      const { armies, state, territory } = lands[id]!;
      return armies.length < layout.stack && (state !== "neutral" || points >= (territory.kind === "base" ? base : annex));
    }),
  );
}

/** W23.5: an army is moved by the nation whose turn it is, where that is a partner of its own. */
function moverOf(layout: Layout, view: View, { nation }: Army): NationCode {
  return view.active && allied(layout, view, view.active, nation) ? view.active : nation;
}

/** W14.2, W14.5: the territories in the radius of a leader; none while he cannot be used. */
export function radius(layout: Layout, nation: Nation): number[] {
  const at = nation.leader === null ? undefined : byName(layout).get(nation.leader)?.id;
  return at === undefined || nation.leader_waits ? [] : [at, ...(neighbours(layout)[at] ?? [])];
}

export interface Threat {
  land: Land;
  /** Who could attack, with how much, against how much. */
  by: NationCode;
  attack: number;
  defence: number;
}

/** W9.4: what an attack must reach. */
export function defenceOf({ numbers }: Layout, { armies, development, territory }: Land): number {
  return armies.reduce((sum, army) => sum + army.defence, 0) + territory.defence + (development === "fortification" ? numbers.fort_defence : 0);
}

/** W9.3: the most that whoever is in turn can attack a territory with, from next door, with armies that have not fought. */
export function strikeOn(layout: Layout, view: View, { territory }: Land): number {
  const around = new Set((neighbours(layout)[territory.id] ?? []).map((id) => layout.territories[id]!.name));
  return view.armies
    .filter(({ at, fought, nation }) => around.has(at) && !fought && view.active !== null && allied(layout, view, nation, view.active))
    .reduce((sum, army) => sum + attackOf(view, army), 0);
}

/** The strongest attack from next door on each territory that it would be enough for; of one nation only, or of all. */
export function threats(layout: Layout, view: View, lands: readonly Land[], of: NationCode | null): Threat[] {
  return lands.flatMap((land): Threat[] => {
    const { owner, territory } = land;
    if (owner === null || (of !== null && !allied(layout, view, owner, of))) return [];
    const defence = defenceOf(layout, land);
    const around = (neighbours(layout)[territory.id] ?? []).flatMap((id) => lands[id]!.armies.map((army) => ({ army, holder: lands[id]!.owner })));
    const found = view.nations
      .filter(({ nation, playing }) => playing && !allied(layout, view, nation, owner))
      .map(({ nation }) => {
        const able = around.filter(({ holder }) => holder !== null && allied(layout, view, holder, nation));
        return { by: nation, count: able.length, attack: able.reduce((sum, { army }) => sum + attackOf(view, army), 0) };
      })
      .filter(({ count, attack }) => count > 0 && attack >= defence)
      .sort((a, b) => b.attack - a.attack)[0];
    return found ? [{ land, by: found.by, attack: found.attack, defence }] : [];
  });
}

export function attackOf(view: View, { nation, kind }: Army): number {
  return nationOf(view, nation)?.values[kind]?.[0] ?? 0;
}
