/** Where everything stands on the sheet. */
import { lookup } from "../../../face/lookup";
import type { Position, Whose } from "../../../service/types";
import { NATIONS, sideStyle, signsOf } from "../signs/nations";
import type { Counter, Factors, Layout, Side, Space, Unit, View } from "../types";

export interface Point {
  x: number;
  y: number;
}

/** How large a space is, in units of the sheet. */
export const TILE = 50;
/** The spaces of the Near East are closer together, and so much smaller. */
export const NEAR_EAST = 0.86;

export function sizeOf(space: Pick<Space, "map">): number {
  return space.map === "europe" ? 1 : NEAR_EAST;
}

interface Numbered {
  number: number;
}

export const spacesByName = lookup(
  (layout: Layout) => layout.spaces.map((space, number): Space & Numbered => ({ ...space, number })),
  (space) => space.name,
);
const unitsById = lookup((layout: Layout) => layout.units, (unit) => unit.id);
const piecesById = lookup((layout: Layout) => layout.pieces.map((piece, number) => ({ ...piece, number })), (piece) => piece.id);

/** The number that acts give a counter. */
export function pieceNumber(layout: Layout, id: string): number {
  return piecesById(layout).get(id)?.number ?? -1;
}

/** The number that acts give a space; a box has one of its own. */
export function spaceNumber(layout: Layout, name: string): number {
  return spacesByName(layout).get(name)?.number ?? (name === RESERVE ? layout.spaces.length : -1);
}

/** A counter with what is printed on it. */
export interface Piece extends Counter {
  number: number;
  facts: Unit;
  factors: Factors;
}

export function pieceOf(layout: Layout, counter: Counter): Piece {
  const facts = unitsById(layout).get(counter.unit);
  if (!facts) throw new Error(`there is no unit ${counter.unit}`);
  const factors: Factors = counter.reduced ? facts.reduced : [facts.cf, facts.lf, facts.mf];
  return { ...counter, number: pieceNumber(layout, counter.piece), facts, factors };
}

/** A counter that is not in play yet, as it would enter. */
export function freshPiece(layout: Layout, id: string): Piece | null {
  const unit = piecesById(layout).get(id)?.unit;
  const still = { place: "", reduced: false, supplied: true, idle: false, moved: false, struck: false, neutral: false, fled: false };
  return unit === undefined ? null : pieceOf(layout, { piece: id, unit, ...still });
}

/** Whether two counters of a space look the same, so that it does not matter which of them is chosen. */
export function alike(a: Piece, b: Piece): boolean {
  const look = ({ unit, place, reduced, supplied, idle, moved, struck, neutral, fled }: Piece): string =>
    [unit, place, reduced, supplied, idle, moved, struck, neutral, fled].join();
  return look(a) === look(b);
}

const known = new WeakMap<Layout, Map<string, Piece>>();

/** All counters in play. One to which nothing has happened is the same object as before, so that it is not drawn again. */
export function piecesOf(layout: Layout, view: View): Piece[] {
  const old = known.get(layout);
  const now = new Map(
    view.units.map((counter): [string, Piece] => {
      const key = Object.values(counter).join();
      return [key, old?.get(key) ?? pieceOf(layout, counter)];
    }),
  );
  known.set(layout, now);
  return [...now.values()];
}

/** The counters of a space, the strongest one on top, which is the first. */
export interface Stack {
  space: Space & Numbered;
  pieces: Piece[];
  side: Side;
  /** Their combat factors together. */
  strength: number;
}

function strongest(a: Piece, b: Piece): number {
  return Number(b.facts.army) - Number(a.facts.army) || b.factors[0] - a.factors[0] || a.number - b.number;
}

export function strengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.factors[0], 0);
}

/** What stands on the map, space by space. */
export function stacksOf(layout: Layout, pieces: readonly Piece[]): Stack[] {
  const spaces = spacesByName(layout);
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) if (spaces.has(piece.place)) found.set(piece.place, [...(found.get(piece.place) ?? []), piece]);
  return [...found].map(([name, here]) => {
    const [first] = here.sort(strongest);
    return { space: spaces.get(name)!, pieces: here, side: first!.facts.side, strength: strengthOf(here) };
  });
}

/** Whether a space counts for victory in this scenario. */
export function scores(space: Space, { scenario }: Pick<View, "scenario">): boolean {
  return scenario === "historical" || scenario === "great-war" ? space.vp : space.classic;
}

/** The side that controls each space; nobody's spaces are missing. */
export function controllers(view: Pick<View, "control">): Map<string, Side> {
  const held = (side: Side): [string, Side][] => view.control[side].map((name) => [name, side]);
  return new Map([...held("AP"), ...held("CP")]);
}

// The boxes

export const RESERVE = "Reserve";
const REMOVED = "Removed";
export type BoxName = "Reserve" | "Eliminated";

/** Counters of a box that look the same, as one. */
export interface Pile {
  key: string;
  /** Out of the game for good. */
  removed: boolean;
  pieces: Piece[];
  x: number;
  y: number;
}

export interface Box extends Point {
  side: Side;
  name: BoxName;
  width: number;
  height: number;
  piles: Pile[];
}

/** The field beside Russia in which the boxes lie; what is right of it may be under the buttons of the table. */
const FIELD = { x: 2082, y: 30, width: 352 };
const GAP = 14;
const HEAD = 32;
/** Room for a counter in a box; how far the middle of the first row is from the head, and that of the last one from the foot. */
const CELL = 69;
const EDGE = 28;
const ACROSS = Math.floor(FIELD.width / CELL);
const PLANS: readonly { side: Side; name: BoxName; height: number }[] = [
  { side: "AP", name: "Reserve", height: 224 },
  { side: "AP", name: "Eliminated", height: 181 },
  { side: "CP", name: "Reserve", height: 224 },
  { side: "CP", name: "Eliminated", height: 181 },
];

/** The boxes of both sides with their counters, equal ones in a pile. */
export function boxesOf(pieces: readonly Piece[]): Box[] {
  let top = FIELD.y;
  return PLANS.map(({ side, name, height }) => {
    const box = { side, name, x: FIELD.x, y: top, width: FIELD.width, height };
    top += height + GAP;
    return { ...box, piles: pilesOf(pieces.filter((piece) => piece.facts.side === side && boxOf(piece) === name), box) };
  });
}

/** Counters that are removed lie with the eliminated ones. */
function boxOf({ place }: Piece): string {
  return place === REMOVED ? "Eliminated" : place;
}

function pilesOf(pieces: readonly Piece[], { x, y, height }: Point & { height: number }): Pile[] {
  const found = new Map<string, Piece[]>();
  for (const piece of [...pieces].sort((a, b) => Number(a.place === REMOVED) - Number(b.place === REMOVED) || a.number - b.number)) {
    const key = `${piece.unit} ${piece.reduced} ${piece.place}`;
    found.set(key, [...(found.get(key) ?? []), piece]);
  }
  // many sorts of counters move together, so that none leaves its box
  const rows = Math.max(1, Math.ceil(found.size / ACROSS));
  const step = Math.min(CELL, (height - HEAD - 2 * EDGE) / Math.max(1, rows - 1));
  return [...found].map(([key, here], i) => ({
    key,
    pieces: here,
    removed: here[0]?.place === REMOVED,
    x: x + CELL * ((i % ACROSS) + 0.5) + 2,
    y: y + HEAD + EDGE + Math.floor(i / ACROSS) * step,
  }));
}

// For the table

/** Where a counter stands, on the map or in a box. */
function spotOf(layout: Layout, view: View, piece: string): Point | null {
  const pieces = piecesOf(layout, view);
  const one = pieces.find((other) => other.piece === piece);
  if (!one) return null;
  const space = spacesByName(layout).get(one.place);
  const pile = boxesOf(pieces).flatMap((box) => box.piles).find((other) => other.pieces.some(({ piece: id }) => id === piece));
  return space ?? pile ?? null;
}

/** For zoomTo, and to tell which targets the board can show. */
export function placeOf(layout: Layout, kind: string, target: number, position: Position<View>): Point | null {
  const view = position.view;
  let found: Point | null = null;
  if (kind === "piece") found = spotOf(layout, view, layout.pieces[target]?.id ?? "");
  else if (kind === "space") {
    const box = boxesOf([]).find(({ side, name }) => name === RESERVE && side === (view.side ?? "AP"));
    found = layout.spaces[target] ?? (target === layout.spaces.length && box ? { x: box.x + box.width / 2, y: box.y + HEAD / 2 } : null);
  }
  return found && { x: found.x, y: found.y };
}

const SIDES: readonly Side[] = ["AP", "CP"];

export function colourOf(layout: Layout, { kind, number }: Whose): string | null {
  if (kind === "side") return sideStyle(SIDES[number] ?? null);
  const unit = kind === "piece" ? unitsById(layout).get(layout.pieces[number]?.unit ?? "") : undefined;
  const nation = kind === "nation" ? NATIONS[number] : unit?.nation;
  return nation === undefined ? null : signsOf(nation).style;
}

/** Where it is fought, or about to be. */
export function sceneOf(layout: Layout, position: Position<View>): Point | null {
  const { combat, step } = position.view;
  const space = spacesByName(layout).get(combat?.space ?? (step.picked && step.space) ?? "");
  return space ? { x: space.x, y: space.y } : null;
}
