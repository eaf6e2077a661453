/** Where armies and leaders stand on the board. */
import type { Position, Whose } from "../../../service/types";
import { landsOf, mine, type Land } from "./land";
import { signsOf } from "../signs/nations";
import type { Army, Layout, Nation, View } from "../types";

/** How wide and how high the counter of an army is, and the pennant of a leader. */
export const COUNTER = { wide: 34, high: 25 } as const;
export const PENNANT = { wide: 24, high: 24 } as const;

interface Spot {
  x: number;
  y: number;
  size: number;
}

export interface PlacedArmy extends Spot {
  army: Army;
  land: Land;
}

export interface PlacedLeader extends Spot {
  nation: Nation;
  land: Land;
}

/** The middle of the armies: the name is above, what the land bears below. */
const MIDDLE = 0;
const GAP = 3;

/** Where so many armies stand around the middle of a territory: one large, two beside each other, then in two rows. */
export function spots(count: number, narrow: boolean): Spot[] {
  const size = count <= 1 ? 1.45 : count > 2 ? 0.95 : narrow ? 1 : 1.2;
  const rows = Math.ceil(count / 2);
  const wide = COUNTER.wide * size + GAP;
  const high = COUNTER.high * size + GAP;
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / 2);
    const inRow = Math.min(2, count - 2 * row);
    return { x: ((n % 2) - (inRow - 1) / 2) * wide, y: MIDDLE + (row - (rows - 1) / 2) * high, size };
  });
}

interface Stand {
  armies: Spot[];
  leaders: Spot[];
}

/** Where armies and leaders stand together: the leaders right of the armies, or by themselves in the middle, two in a row. */
export function stands(armies: number, leaders: number): Stand {
  const crowd = leaders > 2;
  if (!armies) {
    const size = crowd ? 1 : 1.2;
    const alone = Array.from({ length: leaders }, (_, n) => {
      const inRow = Math.min(2, leaders - 2 * Math.floor(n / 2));
      return { x: ((n % 2) - (inRow - 1) / 2) * 44, y: (crowd ? -16 : -2) + Math.floor(n / 2) * 29, size };
    });
    return { armies: [], leaders: alone };
  }
  const all = spots(armies, leaders > 0);
  if (!leaders) return { armies: all, leaders: [] };
  const half = Math.max(...all.map(({ x, size }) => x + (COUNTER.wide * size) / 2));
  const size = crowd ? 0.7 : 1;
  const aside = (PENNANT.wide * size + GAP) / 2;
  return {
    armies: all.map((spot) => ({ ...spot, x: spot.x - aside })),
    leaders: Array.from({ length: leaders }, (_, n) => ({ x: half + GAP / 2, y: MIDDLE + (n - (leaders - 1) / 2) * PENNANT.high * size, size })),
  };
}

/** All armies, those of a territory in the order of their numbers. */
export function armiesOf(lands: readonly Land[]): PlacedArmy[] {
  return lands.flatMap((land) => {
    const { armies, leaders, territory } = land;
    const all = stands(armies.length, leaders.length).armies;
    return armies.map((army, n) => ({ army, land, x: territory.x + all[n]!.x, y: territory.y + all[n]!.y, size: all[n]!.size }));
  });
}

export function leadersOf(lands: readonly Land[]): PlacedLeader[] {
  return lands.flatMap((land) => {
    const { armies, leaders, territory } = land;
    const all = stands(armies.length, leaders.length).leaders;
    // the laboratory has a name of two lines
    const below = territory.kind === "research" ? 15 : 0;
    return leaders.map((nation, n) => ({ nation, land, x: territory.x + all[n]!.x, y: territory.y + below + all[n]!.y, size: all[n]!.size }));
  });
}

/** Armies that are the same to everybody: of such only one is on offer. */
export function alike(a: Army, b: Army): boolean {
  return a.at === b.at && a.nation === b.nation && a.kind === b.kind && a.wounds === b.wounds && a.moved === b.moved && a.fought === b.fought;
}

/** The army to name when this one is meant: itself, or one like it that is on offer. What has been chosen is meant itself. */
export function meant(army: Army, all: readonly Army[], offered: (army: number) => boolean, chosen: ReadonlySet<number>): number {
  if (offered(army.army) || chosen.has(army.army)) return army.army;
  const twin = all.find((other) => offered(other.army) && !chosen.has(other.army) && alike(army, other));
  return twin?.army ?? army.army;
}

export function placeOf(layout: Layout, kind: string, target: number, position: Position<View>): { x: number; y: number } | null {
  if (kind === "territory") return point(layout.territories[target]);
  if (kind !== "army") return null;
  return point(armiesOf(landsOf(layout, position.view)).find(({ army }) => army.army === target));
}

export function colourOf(layout: Layout, { kind, number }: Whose): string | null {
  const nation =
    kind === "nation" ? layout.nations[number]?.nation
    : kind === "army" ? layout.armies[number]?.nation
    : undefined;
  return nation === undefined ? null : signsOf(nation).style;
}

/** Where armies stand, the reader's own before others. */
export function frontOf(layout: Layout, { view }: Position<View>): { x: number; y: number; weight: number }[] {
  const me = mine(view);
  return landsOf(layout, view).flatMap(({ territory: { x, y }, armies }) =>
    armies.length ? [{ x, y, weight: armies.reduce((sum, { nation }) => sum + (nation === me ? 3 : 1), 0) }] : [],
  );
}

/** Where an invasion is under way; before that, in the first round, the reader's own base, from which all begins. */
export function sceneOf(layout: Layout, position: Position<View>): { x: number; y: number } | null {
  const { step, seat, round, nations } = position.view;
  if (step.invasion) return point(layout.territories[step.invasion.target]);
  const home = seat === null || round > 1 ? null : nations[seat]?.home;
  return point(layout.territories.find(({ name }) => name === home));
}

function point(place: { x: number; y: number } | undefined): { x: number; y: number } | null {
  return place ? { x: place.x, y: place.y } : null;
}

/** What stands where and what is whose, as numbers that can be compared: for each army and each nation one per territory. */
export function standing(layout: Layout, view: View): Set<number> {
  const count = layout.territories.length;
  const armies = layout.armies.length;
  return new Set(
    landsOf(layout, view).flatMap(({ territory: { id }, armies: here, owner }) => [
      ...here.map(({ army }) => army * count + id),
      ...(owner ? [(armies + layout.nations.findIndex(({ nation }) => nation === owner)) * count + id] : []),
    ]),
  );
}

export interface Change {
  army: number;
  /** Null where it was not on the board, or is no more. */
  from: number | null;
  to: number | null;
}

/** What became of armies, and which territories have changed hands, from what has come and gone. */
export function changesOf(layout: Layout, { fresh, gone }: { fresh: readonly number[]; gone: readonly number[] }): { moves: Change[]; taken: number[] } {
  const count = layout.territories.length;
  const most = layout.armies.length * count;
  const moves = new Map<number, Change>();
  for (const one of gone.filter((number) => number < most)) {
    const army = Math.floor(one / count);
    moves.set(army, { army, from: one % count, to: null });
  }
  for (const one of fresh.filter((number) => number < most)) {
    const army = Math.floor(one / count);
    moves.set(army, { army, from: moves.get(army)?.from ?? null, to: one % count });
  }
  const taken = [...fresh, ...gone].filter((number) => number >= most).map((number) => number % count);
  return { moves: [...moves.values()], taken: [...new Set(taken)] };
}
