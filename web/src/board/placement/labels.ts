/**
 * Where the plates with the names of pieces, the tags with their numbers and the names of places stand, so that none covers
 * another. Tags come first, then plates, then the names of places, which give way. What finds no place is not shown at this
 * scale; the pointer or the focus still brings it out. All in map units; a piece is about 46 of them wide, times `big`.
 */
import type { Sheet } from "./labelSheets";

export type Box = readonly [left: number, top: number, right: number, bottom: number];
export type Label = Sheet["labels"][number];

export interface Place {
  id: number;
  x: number;
  y: number;
  /** How wide its name is, in the size of its letters. */
  length: number;
  /** Half the width of its sign, and how bad it is to cover it. */
  half: number;
  worth: number;
}

export interface Stack {
  place: Place;
  /** How many pieces there are, and how wide the name of the upper one is, in the size of its letters. */
  count: number;
  length: number;
  tagged: boolean;
}

export interface Scene {
  width: number;
  height: number;
  places: readonly Place[];
  stacks: readonly Stack[];
  /** Other pieces: where they stand, and what they cover. */
  bodies: readonly { place: number; box: Box }[];
  /** What stands beside a place and may be covered by no name. */
  flags: readonly Box[];
}

export interface Measure {
  sheet: Sheet;
  /** How large pieces are drawn. */
  big: number;
  /** The size of the letters on a plate. */
  letter: number;
  /** How much larger than usual a tag is drawn. */
  tag: number;
  /** Whether plates are large enough to be read. */
  named: boolean;
}

export interface Placement {
  /** For each place the plate of the stack in it, and the middle of its tag. */
  plates: Map<number, Box>;
  tags: Map<number, { x: number; y: number }>;
  labels: Label[];
}

/** How much higher each piece of a stack lies than the one under it. */
export const RISE = 8.5;
/** Half the width and half the height of a tag, and where it lies by rights, in units of the piece. */
export const TAG = { wide: 11.7, high: 10.2, x: 20, y: -17 };
/** " +1", in the size of its letters. */
const MORE = 1.31;
const EDGE = 26;

export function touch(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function free(box: Box, others: readonly Box[]): boolean {
  return !others.some((other) => touch(box, other));
}

export function around(x: number, y: number, wide: number, high: number): Box {
  return [x - wide, y - high, x + wide, y + high];
}

function inside({ width, height }: Scene, box: Box): boolean {
  return box[0] >= EDGE && box[1] >= EDGE && box[2] <= width - EDGE && box[3] <= height - EDGE;
}

/** How wide and how high the plate of a stack is. */
export function plateSize(length: number, more: boolean, letter: number): { wide: number; high: number } {
  return { wide: (length + (more ? MORE : 0) + 0.7) * letter, high: 1.12 * letter };
}

export function labelBox(length: number, size: number, [, x, y, anchor]: Label): Box {
  const wide = length * size;
  const left = x - (wide * anchor) / 2;
  return [left, y - 0.72 * size, left + wide, y + 0.27 * size];
}

export function arrange(scene: Scene, measure: Measure): Placement {
  const { big, sheet } = measure;
  const bodies = [...scene.stacks.map((stack) => ({ place: stack.place.id, box: body(stack, big) })), ...scene.bodies];
  const covered = bodies.map(({ box }) => box);

  const taken: Box[] = [];
  const tags: Placement["tags"] = new Map();
  for (const stack of scene.stacks) {
    const { id } = stack.place;
    const others = bodies.filter(({ place }) => place !== id).map(({ box }) => box);
    const found = stack.tagged ? tagFor(scene, stack, measure, [...taken, ...others]) : null;
    if (!found) continue;
    tags.set(id, found);
    taken.push(tagBox(found, measure));
  }

  const plates: Placement["plates"] = new Map();
  const lengths = new Map(scene.places.map(({ id, length }) => [id, length]));
  const boxOf = (label: Label): Box => labelBox(lengths.get(label[0]) ?? 0, sheet.size, label);
  const names = [...sheet.labels.map(boxOf), ...scene.flags];
  for (const stack of measure.named ? scene.stacks : []) {
    const found = plateFor(scene, stack, measure, [...taken, ...covered], names);
    if (!found) continue;
    plates.set(stack.place.id, found);
    taken.push(found);
  }

  const held = new Set(bodies.map(({ place }) => place));
  return { plates, tags, labels: labelsFor(scene, measure, held, [...taken, ...scene.flags, ...covered], boxOf) };
}

function rise({ count }: Stack, big: number): number {
  return (count - 1) * RISE * big;
}

/** What a stack itself covers. */
function body(stack: Stack, big: number): Box {
  const { x, y } = stack.place;
  return [x - 23 * big, y - rise(stack, big) - 23 * big, x + 23 * big, y + 29 * big];
}

const TAG_PLACES: readonly (readonly [number, number])[] = [
  [TAG.x, TAG.y],
  [-TAG.x, TAG.y],
  [TAG.x, 15],
  [-TAG.x, 15],
  [26, -3],
  [-26, -3],
  [0, -27],
  [30, -24],
  [-30, -24],
];

function tagBox({ x, y }: { x: number; y: number }, { big, tag }: Measure): Box {
  return around(x, y, TAG.wide * tag * big, TAG.high * tag * big);
}

function tagFor(scene: Scene, stack: Stack, measure: Measure, taken: Box[]): { x: number; y: number } | null {
  const { big } = measure;
  for (const [dx, dy] of TAG_PLACES) {
    const place = { x: stack.place.x + dx * big, y: stack.place.y - rise(stack, big) + dy * big };
    const box = tagBox(place, measure);
    if (inside(scene, box) && free(box, taken)) return place;
  }
  return null;
}

/** The places for a plate: under the piece, above it, beside it; then moved along its edge. */
function platePlaces(stack: Stack, { big, letter }: Measure): Box[] {
  const { x, y } = stack.place;
  const { wide, high } = plateSize(stack.length, stack.count > 1, letter);
  const top = y - rise(stack, big);
  const along = [-0.5, -0.32, -0.68, -0.15, -0.85];
  const beside = (middle: number): [number, number][] => [[x + 25 * big, middle - high / 2], [x - 25 * big - wide, middle - high / 2]];
  const corners: [number, number][] = [
    ...along.map((part): [number, number] => [x + part * wide, y + 30 * big]),
    ...along.map((part): [number, number] => [x + part * wide, top - 26 * big - high]),
    ...beside(y + 3 * big),
    ...beside(y + 24 * big),
    ...beside(top - 16 * big),
  ];
  return corners.map(([left, above]): Box => [left, above, left + wide, above + high]);
}

/** The plate that covers least: names of places give way, but not gladly, and signs should stay in sight. */
function plateFor(scene: Scene, stack: Stack, measure: Measure, taken: Box[], names: Box[]): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  platePlaces(stack, measure).forEach((box, number) => {
    if (!inside(scene, box) || !free(box, taken)) return;
    let cost = number * 0.12;
    for (const name of names) if (touch(box, name)) cost += 1;
    for (const { id, x, y, half, worth } of scene.places) {
      if (id !== stack.place.id && touch(box, around(x, y, half, half))) cost += worth;
    }
    if (cost < least) [best, least] = [box, cost];
  });
  return best;
}

/** The names of places: where they stand on the sheet if that is free, else at another side of their place. */
function labelsFor(scene: Scene, { sheet, big }: Measure, held: Set<number>, taken: Box[], boxOf: (label: Label) => Box): Label[] {
  const shown: Label[] = [];
  const moved = new Set<number>();
  const standing: Box[] = [...taken];
  for (const label of sheet.labels) {
    if (held.has(label[0]) || !free(boxOf(label), taken)) moved.add(label[0]);
    else {
      shown.push(label);
      standing.push(boxOf(label));
    }
  }
  const places = new Map(scene.places.map((place) => [place.id, place]));
  for (const id of moved) {
    const place = places.get(id);
    const far = held.has(id) ? 29 * big : (place?.half ?? 0) + 2 * sheet.signs;
    const found = place && labelPlaces(place, sheet.size, far).find((label) => inside(scene, boxOf(label)) && free(boxOf(label), standing));
    if (!found) continue;
    shown.push(found);
    standing.push(boxOf(found));
  }
  return shown;
}

/** The places for a name around its place, so far out. */
function labelPlaces({ id, x, y }: Place, size: number, far: number): Label[] {
  const aside = far + 0.12 * size;
  const slant = 0.75 * far;
  return [
    [id, x + aside, y + 0.22 * size, 0],
    [id, x - aside, y + 0.22 * size, 2],
    [id, x, y - far - 0.3 * size, 1],
    [id, x + aside, y - 0.6 * far, 0],
    [id, x - aside, y - 0.6 * far, 2],
    [id, x + aside, y + 0.9 * far, 0],
    [id, x - aside, y + 0.9 * far, 2],
    [id, x, y + far + 0.8 * size, 1],
    [id, x + slant, y - far - 0.1 * size, 0],
    [id, x - slant, y - far - 0.1 * size, 2],
    [id, x, y + far + 2 * size, 1],
  ];
}
