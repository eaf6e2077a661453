/** Names of spaces: as many as there is room for, the important ones first, in letters that can be read at this scale. */
import { TILE, sizeOf } from "./board";
import type { Layout, Space } from "../types";

export interface Label {
  key: number;
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  style?: string;
}

/** Sizes of letters in units of the sheet; the last one is for the nearest look, where all names are written. */
const SIZES = [26, 20, 16, 13, 11] as const;
const READABLE = 12;
/** How wide letters are for their size, and the least distance between two names. */
const NARROW = /[fijlrtI1 '’.-]/;
const BROAD = /[mwMW]/;
const CAPITAL = /\p{Lu}/u;
const APART = 0.3;

/** How wide a name is at a size of letters. */
export function widthOf(text: string, size: number): number {
  const letters = [...text].map((letter) => (NARROW.test(letter) ? 0.31 : BROAD.test(letter) ? 0.8 : CAPITAL.test(letter) ? 0.66 : 0.48));
  return size * letters.reduce((sum, wide) => sum + wide, 0);
}

type Rect = [left: number, top: number, right: number, bottom: number];

export function letterSize(scale: number): number {
  return SIZES.findLast((size) => size * scale >= READABLE) ?? SIZES[0];
}

function meet(a: Rect, b: Rect): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function worth(space: Space): number {
  return (space.capital ? 4 : 0) + (space.supply ? 2 : 0) + (space.vp || space.classic ? 2 : 0) + (space.fort ? 1 : 0);
}

/** Where a name could stand: under its space and what is dug there, above it, right or left of it. */
function* spots({ x, y, map }: Space, wide: number, size: number): Generator<{ x: number; y: number; anchor: Label["anchor"]; box: Rect }> {
  const half = (TILE / 2) * sizeOf({ map }) + 1;
  const lines = [
    { y: y + half + 5 + size * 0.75, anchor: "middle" as const, x },
    { y: y - half - size * 0.28, anchor: "middle" as const, x },
    { y: y + size * 0.3, anchor: "start" as const, x: x + half + 3 },
    { y: y + size * 0.3, anchor: "end" as const, x: x - half - 3 },
  ];
  for (const line of lines) {
    const left = line.anchor === "middle" ? line.x - wide / 2 : line.anchor === "start" ? line.x : line.x - wide;
    yield { ...line, box: [left, line.y - size * 0.72, left + wide, line.y + size * 0.22] };
  }
}

/** The names for one size of letters. */
export function labelsOf(layout: Layout, size: number): Label[] {
  const whole = size === SIZES.at(-1);
  const taken: Rect[] = layout.spaces.map(({ x, y, map }) => {
    const half = (TILE / 2) * sizeOf({ map }) - 2;
    return [x - half, y - half, x + half, y + half];
  });
  const order = layout.spaces.map((space, key) => ({ space, key })).sort((a, b) => worth(b.space) - worth(a.space));
  return order.flatMap(({ space, key }): Label[] => {
    const text = layout.names.space[key] ?? space.name;
    const wide = widthOf(text, size) + APART * size;
    const all = [...spots(space, wide, size)];
    const free = all.find(({ box }) => box[0] > 8 && box[2] < layout.width - 8 && !taken.some((other) => meet(box, other)));
    const spot = free ?? (whole ? all[0] : undefined);
    if (!spot) return [];
    taken.push(spot.box);
    return [{ key, text, x: spot.x, y: spot.y, size, anchor: spot.anchor, ...(space.capital && { style: "capital" }) }];
  });
}
