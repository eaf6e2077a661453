/** Where everything stands on the map, and what has changed on it. */
import type { Position, StoryLine } from "../../lib/face";
import type { Layout, Point, Space, View } from "./types";

/** A piece on the map. Its number is what the acts call it: nation times the number of spaces, plus space. */
export interface Placed {
  piece: number;
  nation: number;
  code: string;
  space: Space;
  navy: boolean;
  supplied: boolean;
  slot: number;
  x: number;
  y: number;
}

/** A piece that has left the map since. */
export interface Gone {
  piece: number;
  nation: number;
  code: string;
  space: Space;
  navy: boolean;
  x: number;
  y: number;
}

const found = new WeakMap<Layout, Map<string, Space>>();

/** The spaces of a layout by their codes. */
export function spacesByCode(layout: Layout): Map<string, Space> {
  let map = found.get(layout);
  if (!map) {
    map = new Map(layout.spaces.map((space) => [space.code, space]));
    found.set(layout, map);
  }
  return map;
}

const orders = new WeakMap<Layout, Point[][]>();
/** How wide and how high a piece is. */
const SIZE = { land: [35, 44], sea: [46, 42] } as const;
/** How far pieces keep from those of other spaces, and how near they stay to the others of their own. */
const ABROAD = 44;
const AT_HOME = 115;

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The slots of a space in the order in which pieces take them. */
export function slotsOf(layout: Layout, space: Space): Point[] {
  let all = orders.get(layout);
  if (!all) {
    all = layout.spaces.map((one) => ordered(layout, one));
    orders.set(layout, all);
  }
  return all[space.id] ?? [[space.x, space.y]];
}

/** The first slot, then always the one that fits best to those taken: beside them, and away from the neighbours. */
function ordered(layout: Layout, space: Space): Point[] {
  const left = [...(space.slots ?? [[space.x, space.y] as Point])];
  const taken: Point[] = left.splice(0, 1);
  const abroad = layout.spaces.filter((other) => other.id !== space.id).map((other): Point => [other.x, other.y]);
  const [wide, high] = SIZE[space.kind];
  const fit = (slot: Point): number => {
    // 1: they do not touch
    const room = Math.min(1, ...taken.map(([x, y]) => Math.max(Math.abs(slot[0] - x) / wide, Math.abs(slot[1] - y) / high)));
    const crowded = abroad.some((other) => distance(slot, other) < ABROAD) ? 0.3 : 0;
    const remote = distance(slot, taken[0] ?? slot) > AT_HOME ? 0.5 : 0;
    return room - crowded - remote;
  };
  while (left.length) {
    const fits = left.map(fit);
    taken.push(...left.splice(fits.indexOf(Math.max(...fits)), 1));
  }
  return taken;
}

/** Where so many pieces leave room for the next one; beyond the slots they stand in a row. */
export function slotOf(layout: Layout, space: Space, number: number): Point {
  const slots = slotsOf(layout, space);
  const slot = slots[number];
  if (slot) return slot;
  const [x, y] = slots[slots.length - 1] ?? [space.x, space.y];
  return [x + 30 * (number - slots.length + 1), y];
}

/** All pieces, those in one space on its slots in the order of the nations. */
export function piecesOf(layout: Layout, view: View): Placed[] {
  const spaces = spacesByCode(layout);
  const taken = new Map<number, number>();
  const placed: Placed[] = [];
  view.nations.forEach(({ code, armies, navies, unsupplied }, nation) => {
    for (const at of [...armies, ...navies]) {
      const space = spaces.get(at);
      if (!space) continue;
      const slot = taken.get(space.id) ?? 0;
      taken.set(space.id, slot + 1);
      const [x, y] = slotOf(layout, space, slot);
      placed.push({
        piece: nation * layout.spaces.length + space.id,
        nation,
        code,
        space,
        navy: space.kind === "sea",
        supplied: !unsupplied.includes(at),
        slot,
        x,
        y,
      });
    }
  });
  return placed;
}

/** The first place in a space where no piece stands. */
export function freeSlot(layout: Layout, space: Space, pieces: Placed[]): Point {
  return slotOf(layout, space, pieces.filter((piece) => piece.space.id === space.id).length);
}

/** What stands on the map, in few words that can be compared. */
export function standing(layout: Layout, view: View): Set<number> {
  return new Set(piecesOf(layout, view).map((piece) => piece.piece));
}

/** The pieces that came and those that went between two positions. */
export function changes(before: ReadonlySet<number>, after: ReadonlySet<number>): { fresh: number[]; gone: number[] } {
  return {
    fresh: [...after].filter((piece) => !before.has(piece)),
    gone: [...before].filter((piece) => !after.has(piece)),
  };
}

/** The pieces that are gone, each where no piece stands now. */
export function ghosts(layout: Layout, pieces: Placed[], gone: number[]): Gone[] {
  const count = layout.spaces.length;
  const more = new Map<number, number>();
  return gone.flatMap((piece) => {
    const nation = Math.floor(piece / count);
    const space = layout.spaces[piece % count];
    const facts = layout.nations[nation];
    if (!space || !facts) return [];
    const extra = more.get(space.id) ?? 0;
    more.set(space.id, extra + 1);
    const here = pieces.filter((other) => other.space.id === space.id).length;
    const [x, y] = slotOf(layout, space, here + extra);
    return [{ piece, nation, code: facts.code, space, navy: space.kind === "sea", x, y }];
  });
}

/** The places that the last act speaks of. */
export function lastPlaces(story: StoryLine[]): number[] {
  const lines = story.filter((line) => line.places?.length);
  const last = lines.at(-1)?.n;
  return [...new Set(lines.filter((line) => line.n === last).flatMap((line) => line.places ?? []))];
}

/** For zoomTo, and to tell which targets the map can show. */
export function placeOf(layout: Layout, kind: string, target: number, position: Position): { x: number; y: number } | null {
  if (kind === "space") {
    const space = layout.spaces[target];
    return space ? { x: space.x, y: space.y } : null;
  }
  if (kind !== "piece") return null;
  const piece = piecesOf(layout, position.view as View).find((one) => one.piece === target);
  return piece ? { x: piece.x, y: piece.y } : null;
}

/** Where the battle is that is being fought. */
export function sceneOf(layout: Layout, position: Position): { x: number; y: number } | null {
  const fight = (position.view as View).battle.at(-1);
  const space = fight && spacesByCode(layout).get(fight.space);
  return space ? { x: space.x, y: space.y } : null;
}

/**
 * Of the spaces offered for a battle those without an enemy: a battle there strikes nobody, and is seldom meant. Where
 * no space has an enemy, all are alike.
 */
export function unopposed(layout: Layout, pieces: readonly Placed[], nation: string, offered: readonly Space[]): Set<number> {
  const side = new Map(layout.nations.map((facts) => [facts.code, facts.coalition]));
  const enemies = new Set(pieces.filter((piece) => side.get(piece.code) !== side.get(nation)).map((piece) => piece.space.id));
  const without = offered.filter((space) => !enemies.has(space.id));
  return new Set(without.length === offered.length ? [] : without.map((space) => space.id));
}

/** A bent arrow between two points, and the tip of it, so many units short of both. */
export function arrow(from: Point, to: Point, short: number): { path: string; head: string } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(40, length * 0.18);
  const [cx, cy] = [(from[0] + to[0]) / 2 + (dy / length) * bend, (from[1] + to[1]) / 2 - (dx / length) * bend];
  const cut = Math.min(short, length * 0.3);
  const start = towards(from, [cx, cy], cut);
  const end = towards(to, [cx, cy], cut);
  const [ex, ey] = unit([cx, cy], to);
  const base: Point = [end[0] - ex * 15, end[1] - ey * 15];
  const wing = (side: number): string => `${n(base[0] - ey * 10 * side)} ${n(base[1] + ex * 10 * side)}`;
  return {
    path: `M${n(start[0])} ${n(start[1])}Q${n(cx)} ${n(cy)} ${n(base[0])} ${n(base[1])}`,
    head: `M${n(end[0])} ${n(end[1])}L${wing(1)}L${wing(-1)}z`,
  };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function towards(from: Point, to: Point, far: number): Point {
  const [x, y] = unit(from, to);
  return [from[0] + x * far, from[1] + y * far];
}

function n(value: number): string {
  return value.toFixed(1);
}
