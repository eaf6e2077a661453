/** Where everything stands on the map. */
import { linesOf } from "../../../board/placement/areaNames";
import { lookup } from "../../../face/lookup";
import { around, type Box } from "../../../board/placement/freeSpace";
import { ordered, slotAt } from "../../../board/placement/slots";
import type { Position, Whose } from "../../../service/types";
import { signsOf } from "../signs/nations";
import type { Layout, Point, Space, View } from "../types";

/** A piece on the map. Its number is what the acts call it: nation times the number of spaces, plus space. */
export interface Placed {
  piece: number;
  nation: number;
  code: string;
  space: Space;
  navy: boolean;
  supplied: boolean;
  x: number;
  y: number;
}

/** The spaces of a layout by their codes. */
export const spacesByCode = lookup((layout: Layout) => layout.spaces, (space) => space.code);

const orders = new WeakMap<Layout, Point[][]>();
/** How wide and how high a piece is. */
const SIZE: Record<Space["kind"], Point> = { land: [35, 44], sea: [46, 42] };

/** How wide a letter is, in its size. */
const LETTER = 0.46;

/** What the names of the spaces cover; of one that is turned, its parts. */
function namesOn({ spaces, names }: Layout): Box[] {
  return spaces.flatMap(({ id, name, label }) =>
    (label ? linesOf(name, names.space[id] ?? name, label, "") : []).flatMap(({ text, x, y, size }) => {
      const wide = text.length * size * LETTER;
      const middle = y - size * 0.3;
      const angle = ((label?.turn ?? 0) * Math.PI) / 180;
      if (!angle) return [around([x, middle], { width: wide, height: size * 0.8 })];
      return [-0.375, -0.125, 0.125, 0.375].map((part) =>
        around([x + part * wide * Math.cos(angle), middle + part * wide * Math.sin(angle)], { width: wide / 4, height: wide / 4 }),
      );
    }),
  );
}

/** Where so many pieces leave room for the next one. */
function slotOf(layout: Layout, space: Space, number: number): Point {
  let all = orders.get(layout);
  if (!all) {
    const names = namesOn(layout);
    all = layout.spaces.map((one) => ordered(layout.spaces, one, SIZE[one.kind], names));
    orders.set(layout, all);
  }
  return slotAt(all[space.id] ?? [], number);
}

/** All pieces, those in one space on its slots in the order of the nations. */
export function piecesOf(layout: Layout, view: View): Placed[] {
  const spaces = spacesByCode(layout);
  const taken = new Map<number, number>();
  return view.nations.flatMap(({ code, armies, navies, unsupplied }, nation) =>
    [...armies, ...navies].flatMap((at) => {
      const space = spaces.get(at);
      if (!space) return [];
      const slot = taken.get(space.id) ?? 0;
      taken.set(space.id, slot + 1);
      const [x, y] = slotOf(layout, space, slot);
      const piece = nation * layout.spaces.length + space.id;
      return [{ piece, nation, code, space, navy: space.kind === "sea", supplied: !unsupplied.includes(at), x, y }];
    }),
  );
}

/** The first place in a space where no piece stands. */
export function freeSlot(layout: Layout, space: Space, pieces: Placed[]): Point {
  return slotOf(layout, space, pieces.filter((piece) => piece.space.id === space.id).length);
}

/** What stands on the map, in few words that can be compared. */
export function standing(layout: Layout, view: View): Set<number> {
  return new Set(piecesOf(layout, view).map((piece) => piece.piece));
}

/** The pieces that are gone, each where no piece stands now. */
export function ghosts(layout: Layout, pieces: Placed[], gone: number[]): Placed[] {
  const count = layout.spaces.length;
  const shown: Placed[] = [];
  for (const piece of gone) {
    const nation = Math.floor(piece / count);
    const space = layout.spaces[piece % count];
    const code = layout.nations[nation]?.code;
    if (!space || code === undefined) continue;
    const [x, y] = freeSlot(layout, space, [...pieces, ...shown]);
    shown.push({ piece, nation, code, space, navy: space.kind === "sea", supplied: true, x, y });
  }
  return shown;
}

/** For zoomTo, and to tell which targets the map can show. */
export function placeOf(layout: Layout, kind: string, target: number, position: Position<View>): { x: number; y: number } | null {
  const pieces = kind === "piece" ? piecesOf(layout, position.view) : [];
  const place = kind === "space" ? layout.spaces[target] : pieces.find((one) => one.piece === target);
  return place ? { x: place.x, y: place.y } : null;
}

/** A power has the colours of its first nation. */
export function colourOf(layout: Layout, { kind, number }: Whose): string | null {
  if (kind === "coalition") return number === 0 ? "qm-central" : "qm-entente";
  const powers = [...new Set(layout.nations.map(({ power }) => power))];
  const nation =
    kind === "nation" ? layout.nations[number]
    : kind === "piece" ? layout.nations[Math.floor(number / layout.spaces.length)]
    : kind === "power" ? layout.nations.find(({ power }) => power === powers[number])
    : undefined;
  return nation ? signsOf(nation.code).style : null;
}

/** Where the battle is that is being fought. */
export function sceneOf(layout: Layout, position: Position<View>): { x: number; y: number } | null {
  const fight = position.view.battle.at(-1);
  const space = fight && spacesByCode(layout).get(fight.space);
  return space ? { x: space.x, y: space.y } : null;
}

/** The coalition of the nation with this code. */
export function sideOf(layout: Layout, code: string): string | undefined {
  return layout.nations.find((nation) => nation.code === code)?.coalition;
}

/**
 * Of the spaces offered for a battle those without an enemy: a battle there strikes nobody, and is seldom meant. Where
 * no space has an enemy, all are alike.
 */
export function unopposed(layout: Layout, pieces: readonly Placed[], nation: string, offered: readonly Space[]): Set<number> {
  const side = sideOf(layout, nation);
  const enemies = new Set(pieces.filter((piece) => sideOf(layout, piece.code) !== side).map((piece) => piece.space.id));
  const without = offered.filter((space) => !enemies.has(space.id));
  return new Set(without.length === offered.length ? [] : without.map((space) => space.id));
}
