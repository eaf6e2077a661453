/**
 * Where the plates with the generals' names, the tags with their troops and the names of the cities stand, so that none
 * covers another. Tags come first, then plates, then the names of the cities, which give way. What finds no place is
 * not shown at this scale; the pointer or the focus still brings it out. All in map units.
 */
import type { City, Layout, Sheet, View } from "./types";

export type Box = readonly [left: number, top: number, right: number, bottom: number];
export type Label = Sheet["labels"][number];

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
  /** For each city the plate of the stack in it, and the middle of its tag. */
  plates: Map<number, Box>;
  tags: Map<number, { x: number; y: number }>;
  labels: Label[];
}

/** How much higher each general of a stack lies than the one under him. */
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

function around(x: number, y: number, wide: number, high: number): Box {
  return [x - wide, y - high, x + wide, y + high];
}

function inside(layout: Layout, box: Box): boolean {
  return box[0] >= EDGE && box[1] >= EDGE && box[2] <= layout.width - EDGE && box[3] <= layout.height - EDGE;
}

/** How wide and how high the plate of a stack is. */
export function plateSize(length: number, more: boolean, letter: number): { wide: number; high: number } {
  return { wide: (length + (more ? MORE : 0) + 0.7) * letter, high: 1.12 * letter };
}

export function labelBox(layout: Layout, size: number, [id, x, y, anchor]: Label): Box {
  const wide = (layout.cities[id]?.length ?? 0) * size;
  const left = x - (wide * anchor) / 2;
  return [left, y - 0.72 * size, left + wide, y + 0.27 * size];
}

/** What of the position matters here. */
export type Board = Pick<View, "pieces" | "stacks" | "held" | "marks">;

interface Standing {
  city: City;
  /** How far the commander lies above his city. */
  rise: number;
  length: number;
  more: boolean;
  tagged: boolean;
}

export function arrange(layout: Layout, view: Board, measure: Measure): Placement {
  const { big, sheet } = measure;
  const stacks = standing(layout, view, big);
  const bodies = bodiesOf(layout, view, stacks, big);
  const others = new Map(stacks.map((one) => [one, bodies.filter((body) => body.city !== one.city.id).map((body) => body.box)]));

  const taken: Box[] = [];
  const tags: Placement["tags"] = new Map();
  for (const one of stacks) {
    const found = one.tagged ? tagFor(layout, one, measure, [...taken, ...others.get(one)!]) : null;
    if (!found) continue;
    tags.set(one.city.id, found);
    taken.push(tagBox(found, measure));
  }

  const plates: Placement["plates"] = new Map();
  const flags = flagsOf(layout, view, sheet);
  const named = [...sheet.labels.map((label) => labelBox(layout, sheet.size, label)), ...flags];
  const signs = layout.cities.map((city) => around(city.x, city.y, ...sign(city, sheet)));
  for (const one of measure.named ? stacks : []) {
    const all = bodies.map((body) => body.box);
    const found = plateFor(layout, one, measure, [...taken, ...all], named, signs);
    if (!found) continue;
    plates.set(one.city.id, found);
    taken.push(found);
  }

  const cities = new Set(view.pieces.flatMap((piece) => (piece.city === null ? [] : [piece.city])));
  const labels = labelsFor(layout, measure, cities, [...taken, ...flags, ...bodies.map((body) => body.box)]);
  return { plates, tags, labels };
}

function sign(city: City, sheet: Sheet): [number, number] {
  const half = (city.kind === "city" ? 4 : 11) * sheet.signs;
  return [half, half];
}

function standing(layout: Layout, view: Board, big: number): Standing[] {
  const lengths = new Map(layout.pieces.map((piece) => [piece.name, piece.length]));
  return view.stacks.flatMap((stack) => {
    const city = layout.cities[stack.city];
    const size = stack.generals.length;
    if (!city || !size) return [];
    const length = lengths.get(stack.generals[0]!) ?? 0;
    return [{ city, rise: (size - 1) * RISE * big, length, more: size > 1, tagged: stack.troops !== null }];
  });
}

/** What the pieces themselves cover: cylinders and wagons. */
function bodiesOf(layout: Layout, view: Board, stacks: Standing[], big: number): { city: number; box: Box }[] {
  const found = stacks.map(({ city, rise }) => ({
    city: city.id,
    box: [city.x - 23 * big, city.y - rise - 23 * big, city.x + 23 * big, city.y + 29 * big] as Box,
  }));
  for (const { kind, city: id } of view.pieces) {
    const city = kind === "train" && id !== null ? layout.cities[id] : undefined;
    if (city) found.push({ city: city.id, box: [city.x - 24 * big, city.y - 19 * big, city.x + 24 * big, city.y + 19 * big] });
  }
  return found;
}

/** The cloths of the flags on conquered objectives. */
function flagsOf(layout: Layout, { held, marks }: Board, { signs }: Sheet): Box[] {
  return [...held, ...marks].flatMap((id): Box[] => {
    const city = layout.cities[id];
    return city ? [[city.x - 2 * signs, city.y - 46 * signs, city.x + 35 * signs, city.y - 23 * signs]] : [];
  });
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

function tagFor(layout: Layout, { city, rise }: Standing, measure: Measure, taken: Box[]): { x: number; y: number } | null {
  for (const [dx, dy] of TAG_PLACES) {
    const place = { x: city.x + dx * measure.big, y: city.y - rise + dy * measure.big };
    const box = tagBox(place, measure);
    if (inside(layout, box) && free(box, taken)) return place;
  }
  return null;
}

/** The places for a plate: under the piece, above it, beside it; then moved along its edge. */
function platePlaces({ city, rise, length, more }: Standing, { big, letter }: Measure): Box[] {
  const { wide, high } = plateSize(length, more, letter);
  const under = city.y + 30 * big;
  const above = city.y - rise - 26 * big - high;
  const middle = city.y + 3 * big - high / 2;
  const out = 25 * big;
  const along = [-0.5, -0.32, -0.68, -0.15, -0.85];
  const beside = (y: number): [number, number][] => [[city.x + out, y], [city.x - out - wide, y]];
  const corners: [number, number][] = [
    ...along.map((part): [number, number] => [city.x + part * wide, under]),
    ...along.map((part): [number, number] => [city.x + part * wide, above]),
    ...beside(middle),
    ...beside(city.y + 24 * big - high / 2),
    ...beside(city.y - rise - 16 * big - high / 2),
  ];
  return corners.map(([x, y]): Box => [x, y, x + wide, y + high]);
}

/** The plate that covers least: names of cities give way, but not gladly, and signs should stay in sight. */
function plateFor(layout: Layout, one: Standing, measure: Measure, taken: Box[], named: Box[], signs: Box[]): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  platePlaces(one, measure).forEach((box, number) => {
    if (!inside(layout, box) || !free(box, taken)) return;
    let cost = number * 0.12;
    for (const label of named) if (touch(box, label)) cost += 1;
    signs.forEach((sign, id) => {
      if (id !== one.city.id && touch(box, sign)) cost += layout.cities[id]?.kind === "city" ? 0.2 : 1;
    });
    if (cost < least) [best, least] = [box, cost];
  });
  return best;
}

/** The names of the cities: where they stand on the sheet if that is free, else at another side of their city. */
function labelsFor(layout: Layout, { sheet, big }: Measure, cities: Set<number>, taken: Box[]): Label[] {
  const { size } = sheet;
  const shown: Label[] = [];
  const moved: number[] = [];
  const standing: Box[] = [...taken];
  for (const label of sheet.labels) {
    const box = labelBox(layout, size, label);
    if (cities.has(label[0]) || !free(box, taken)) moved.push(label[0]);
    else {
      shown.push(label);
      standing.push(box);
    }
  }
  for (const id of moved) {
    const city = layout.cities[id];
    if (!city) continue;
    const found = labelPlaces(city, sheet, cities.has(id) ? 29 * big : null).find((label) => {
      const box = labelBox(layout, size, label);
      return inside(layout, box) && free(box, standing);
    });
    if (!found) continue;
    shown.push(found);
    standing.push(labelBox(layout, size, found));
  }
  return shown;
}

/** The places around a city, farther out where a piece stands in it. */
function labelPlaces(city: City, { size, signs }: Sheet, piece: number | null): Label[] {
  const far = piece ?? (city.kind === "city" ? 6 : 13) * signs;
  const { id, x, y } = city;
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
