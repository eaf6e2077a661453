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

/** How far what is printed at a corner of a space reaches to either side. */
const BADGE = 8.5;

/** What is printed at the corners of a space: its fort and star above, its ground and its harbour below. */
function corners(space: Space): Rect[] {
  const far = (TILE / 2) * sizeOf(space);
  const reach = BADGE * sizeOf(space);
  const badge = (right: number, down: number): Rect => {
    const [x, y] = [space.x + right * far, space.y + down * far];
    return [x - reach, y - reach, x + reach, y + reach];
  };
  return [
    ...(space.fort ? [badge(-1, -1)] : []),
    ...(space.vp || space.classic ? [badge(1, -1)] : []),
    ...(space.terrain === "clear" ? [] : [badge(-1, 1)]),
    ...(space.port || space.supply ? [badge(1, 1)] : []),
  ];
}

/** Where a name could be: below its space, above it, right or left of it, each nearer or further off and to one side; the best first. */
function* spots({ x, y, map }: Space, wide: number, size: number): Generator<{ x: number; y: number; anchor: Label["anchor"]; box: Rect }> {
  const half = (TILE / 2) * sizeOf({ map }) + 1;
  const aside = Math.max(0, wide / 2 - half / 2);
  const lines: { x: number; y: number; anchor: Label["anchor"] }[] = [];
  for (const away of [5, 9, 14]) lines.push({ y: y + half + away + size * 0.75, anchor: "middle", x });
  for (const away of [0, 5, 10]) lines.push({ y: y - half - away - size * 0.28, anchor: "middle", x });
  for (const down of [0, 9, -9]) {
    lines.push({ y: y + down + size * 0.3, anchor: "start", x: x + half + 3 }, { y: y + down + size * 0.3, anchor: "end", x: x - half - 3 });
  }
  for (const part of [0.4, 0.7, 1])
    for (const side of [1, -1])
      for (const away of [5, 9, 14]) {
        lines.push({ y: y + half + away + size * 0.75, anchor: "middle", x: x + side * part * aside });
        lines.push({ y: y - half - (away - 5) - size * 0.28, anchor: "middle", x: x + side * part * aside });
      }
  for (const line of lines) {
    const left = line.anchor === "middle" ? line.x - wide / 2 : line.anchor === "start" ? line.x : line.x - wide;
    yield { ...line, box: [left, line.y - size * 0.72, left + wide, line.y + size * 0.22] };
  }
}

/** How much of one lies in the other, in units of area. */
function shared(a: Rect, b: Rect): number {
  return meet(a, b) ? (Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * (Math.min(a[3], b[3]) - Math.max(a[1], b[1])) : 0;
}

/** A name over another name, or over what is printed at a corner, costs more than one over the rim of a space. */
const COST = { name: 4, space: 2, corner: 3 };
/** Of its own area a name may hide so much of a corner where not all names are written. */
const SLIGHT = 0.1;
/** So often each name looks for a better place, now that all others have one. */
const ROUNDS = 3;
/** What costs less hides nothing: the first such place is taken. */
const FREE = 0.5;
/** Letters up to this size are those of a near look: there all names are written. */
const NEAR = 13;

interface Placed {
  space: Space;
  key: number;
  spots: { x: number; y: number; anchor: Label["anchor"]; box: Rect; cost: number }[];
  /** All that these spots take up together, and the names with which one of them could collide. */
  around: Rect;
  rivals: Placed[];
  chosen: number;
}

/** The names for one size of letters, each where it hides least. */
export function labelsOf(layout: Layout, size: number): Label[] {
  const tiles = layout.spaces.map(({ x, y, map }): Rect => {
    const half = (TILE / 2) * sizeOf({ map }) - 2;
    return [x - half, y - half, x + half, y + half];
  });
  const badges = layout.spaces.flatMap(corners);
  const sum = (box: Rect, others: readonly Rect[]): number => others.reduce((all, other) => all + shared(box, other), 0);
  const names = layout.spaces
    .map((space, key): Placed => {
      const wide = widthOf(layout.names.space[key] ?? space.name, size) + APART * size;
      const inside = [...spots(space, wide, size)].filter(({ box }) => box[0] > 8 && box[2] < layout.width - 8);
      const around: Rect = [
        Math.min(...inside.map(({ box }) => box[0])),
        Math.min(...inside.map(({ box }) => box[1])),
        Math.max(...inside.map(({ box }) => box[2])),
        Math.max(...inside.map(({ box }) => box[3])),
      ];
      const [spaces, signs] = [tiles, badges].map((all) => all.filter((other) => meet(around, other))) as [Rect[], Rect[]];
      // of two that hide as little the first one is the better
      const costed = inside.map((spot, place) => ({ ...spot, cost: COST.space * sum(spot.box, spaces) + COST.corner * sum(spot.box, signs) + place * 0.01 }));
      return { space, key, spots: costed, around, rivals: [], chosen: -1 };
    })
    .sort((a, b) => worth(b.space) - worth(a.space));
  for (const one of names) one.rivals = names.filter((other) => other !== one && meet(one.around, other.around));

  const boxOf = ({ spots: all, chosen }: Placed): Rect | null => all[chosen]?.box ?? null;
  const costOf = ({ spots: all, rivals }: Placed, index: number): number => {
    const { box, cost } = all[index]!;
    return rivals.reduce((costs, other) => {
      const its = boxOf(other);
      return its ? costs + COST.name * shared(box, its) : costs;
    }, cost);
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const one of names) {
      let least = Infinity;
      for (let index = 0; index < one.spots.length && least >= FREE; index++) {
        const cost = costOf(one, index);
        if (cost < least) [least, one.chosen] = [cost, index];
      }
    }
  // those that matter least give way first
  if (size > NEAR)
    for (const one of [...names].reverse()) {
      const box = boxOf(one);
      if (box && costOf(one, one.chosen) > SLIGHT * (box[2] - box[0]) * (box[3] - box[1])) one.chosen = -1;
    }
  return names.flatMap(({ space, key, spots: all, chosen }): Label[] => {
    const spot = all[chosen];
    if (!spot) return [];
    const { x, y, anchor } = spot;
    return [{ key, text: layout.names.space[key] ?? space.name, x, y, size, anchor, ...(space.capital && { style: "capital" }) }];
  });
}
