/** The board on its side, for windows that are wider than high: its left edge lies below, its upper edge to the left. */
import type { Layout } from "../types";

interface Spot {
  x: number;
  y: number;
}

/** So many degrees the board has been turned, clockwise. */
export const LYING = -90;

/** The sheet as it is printed, with its upper edge above. */
export function printed(layout: Layout): Layout {
  return layout.upright ?? layout;
}

export function isLying(layout: Layout): boolean {
  return layout.upright !== undefined;
}

/** Where a point of the printed sheet lies. */
export function turnedPoint<S extends Spot>(layout: Layout, spot: S): S {
  const { upright } = layout;
  return upright ? { ...spot, x: spot.y, y: upright.width - spot.x } : spot;
}

/** What moves a drawing of the printed sheet to where it lies. */
export function turn(layout: Layout): string | undefined {
  return layout.upright && `translate(0 ${layout.upright.width}) rotate(${LYING})`;
}

/** The same layout lying on its side. */
export function turned(upright: Layout): Layout {
  const lying = { ...upright, upright, width: upright.height, height: upright.width };
  return { ...lying, territories: upright.territories.map((one) => turnedPoint(lying, one)) };
}

/** Where things lie in a hexagon, from its middle downwards, and how wide and large its name may be. */
interface Inside {
  sign: number;
  name: { standard: number; special: number };
  /** So much lower is the middle of a name of two lines. */
  second: number;
  room: { standard: number; special: number };
  letters: { standard: number; special: number };
  badges: number;
  income: number;
  owner: { standard: number; special: number; size: number };
  odds: number;
  coin: number;
}

/** How large the names of places are that most is at stake for. */
const LETTERS = 12.5;
/** So many pixels for a unit of the board, and these names can be read. */
export const READABLE = 11 / LETTERS;

/** With its point upwards it is high. */
const HIGH: Inside = {
  sign: -47,
  name: { standard: -43, special: -33 },
  second: 6,
  room: { standard: 64, special: 88 },
  letters: { standard: 10.5, special: LETTERS },
  badges: 34,
  income: 36,
  owner: { standard: 45, special: 50, size: 1 },
  odds: -52,
  coin: 23,
};

/** With a side upwards it is wide. */
const WIDE: Inside = {
  sign: -44,
  name: { standard: -41, special: -29 },
  second: 3,
  room: { standard: 64, special: 80 },
  letters: { standard: 12, special: LETTERS },
  badges: 29.5,
  income: 29.5,
  owner: { standard: 42, special: 44.6, size: 0.9 },
  odds: -45,
  coin: 10,
};

export function insideOf(layout: Layout): Inside {
  return isLying(layout) ? WIDE : HIGH;
}
