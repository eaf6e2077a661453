/** The slots for pieces in an area, in the order in which they fit best. */
import type { Point } from "../drawing/paths";
import { around, overlap, type Box } from "./freeSpace";

export interface Ground {
  id: number;
  x: number;
  y: number;
  slots?: readonly Point[];
}

/** How far pieces keep from those of other areas, and how near they stay to the others of their own. */
const ABROAD = 44;
const AT_HOME = 115;

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The first slot, then always the one that fits best to those taken: beside them, away from the neighbours, and off the names. */
export function ordered(areas: readonly Ground[], area: Ground, [wide, high]: Point, names: readonly Box[] = []): Point[] {
  const left = [...(area.slots ?? [[area.x, area.y] as Point])];
  const taken: Point[] = left.splice(0, 1);
  const abroad = areas.filter((other) => other.id !== area.id).map((other): Point => [other.x, other.y]);
  const fit = (slot: Point): number => {
    // 1: they do not touch
    const room = Math.min(1, ...taken.map(([x, y]) => Math.max(Math.abs(slot[0] - x) / wide, Math.abs(slot[1] - y) / high)));
    const crowded = abroad.some((other) => distance(slot, other) < ABROAD) ? 0.3 : 0;
    const remote = distance(slot, taken[0] ?? slot) > AT_HOME ? 0.5 : 0;
    const covers = names.some((name) => overlap(around(slot, { width: wide, height: high }), name) > 0) ? 0.6 : 0;
    return room - crowded - remote - covers;
  };
  while (left.length) {
    const fits = left.map(fit);
    taken.push(...left.splice(fits.indexOf(Math.max(...fits)), 1));
  }
  return taken;
}

/** The slot with this number; beyond the last one pieces stand in a row. */
export function slotAt(slots: readonly Point[], number: number): Point {
  const slot = slots[number];
  if (slot) return slot;
  const [x, y] = slots.at(-1) ?? [0, 0];
  return [x + 30 * (number - slots.length + 1), y];
}
