/** Signs of nations and suits. A nation is told by its shape as well as by its colour. */
import { polygon } from "../../../board/drawing/paths";

const SLUGS = ["prussia", "hanover", "russia", "sweden", "austria", "imperial", "france"] as const;

export function slug(nation: number): string {
  return SLUGS[nation] ?? "none";
}

/**
 * The shape of each nation, about as large as a circle of radius 10. Shapes and suits are written in absolute pairs of
 * numbers only, so that `at` can move and scale them: many signs then make one path.
 */
export const SHAPES: readonly string[] = [
  "M10 0C10 5.52 5.52 10 0 10C-5.52 10 -10 5.52 -10 0C-10 -5.52 -5.52 -10 0 -10C5.52 -10 10 -5.52 10 0z", // Prussia: a disc
  polygon([[-8.6, -8.6], [8.6, -8.6], [8.6, 8.6], [-8.6, 8.6]]), // Hanover: a square
  polygon([[0, -10.6], [9.2, -5.3], [9.2, 5.3], [0, 10.6], [-9.2, 5.3], [-9.2, -5.3]]), // Russia: a hexagon
  polygon([[-3.9, -10.4], [3.9, -10.4], [3.9, -3.9], [10.4, -3.9], [10.4, 3.9], [3.9, 3.9], [3.9, 10.4], [-3.9, 10.4],
    [-3.9, 3.9], [-10.4, 3.9], [-10.4, -3.9], [-3.9, -3.9]]), // Sweden: a cross
  "M-9 -9.4L9 -9.4L9 -0.8C9 5.2 4.6 8.8 0 11.2C-4.6 8.8 -9 5.2 -9 -0.8z", // Austria: a shield
  polygon([[0, -12.2], [10.8, 0], [0, 12.2], [-10.8, 0]]), // Imperial Army: a lozenge
  polygon([[0, -11.6], [11.8, 8.8], [-11.8, 8.8]]), // France: a triangle
];

/** A depot: a small house. */
export const HOUSE = "M-12 10.5L-12 -3.5L0 -13L12 -3.5L12 10.5z";

/** The flag on a conquered objective. */
export const POLE = "M0 3L0 -45";
export const CLOTH = "M1 -45L34 -36L1 -24z";

/** Where a numeral stands in a shape, and how large it is. */
export const NUMERALS: readonly { y: number; size: number }[] = [
  { y: 0, size: 15 },
  { y: 0, size: 15 },
  { y: 0, size: 15 },
  { y: 0, size: 13 },
  { y: -0.3, size: 14 },
  { y: 0, size: 13.5 },
  { y: 2.6, size: 12.5 },
];

export const SUITS = ["spades", "clubs", "hearts", "diamonds"];

/** Suits in a square from -10 to 10: spades, clubs, hearts, diamonds. */
export const SUIT_PATHS: readonly string[] = [
  "M0 -10C2.4 -6 9.4 -2.6 9.4 2.3C9.4 5.3 7.2 7 5 7C3.2 7 1.7 6.1 1 4.6C1.2 7.2 2.2 9 4 10L-4 10C-2.2 9 -1.2 7.2 -1 4.6C-1.7 6.1 -3.2 7 -5 7C-7.2 7 -9.4 5.3 -9.4 2.3C-9.4 -2.6 -2.4 -6 0 -10z",
  "M0 -10C2.6 -10 4.6 -8 4.6 -5.5C4.6 -3.9 3.8 -2.5 2.6 -1.6C3.3 -2 4.2 -2.2 5.1 -2.2C7.7 -2.2 9.7 -0.1 9.7 2.4C9.7 5 7.7 7 5.1 7C3.3 7 1.7 5.9 1 4.4C1.2 7.1 2.2 9 4 10L-4 10C-2.2 9 -1.2 7.1 -1 4.4C-1.7 5.9 -3.3 7 -5.1 7C-7.7 7 -9.7 5 -9.7 2.4C-9.7 -0.1 -7.7 -2.2 -5.1 -2.2C-4.2 -2.2 -3.3 -2 -2.6 -1.6C-3.8 -2.5 -4.6 -3.9 -4.6 -5.5C-4.6 -8 -2.6 -10 0 -10z",
  "M0 9.6C-2.6 5.4 -9.6 2 -9.6 -3.8C-9.6 -7 -7.3 -9.2 -4.7 -9.2C-2.6 -9.2 -0.8 -7.8 0 -5.6C0.8 -7.8 2.6 -9.2 4.7 -9.2C7.3 -9.2 9.6 -7 9.6 -3.8C9.6 2 2.6 5.4 0 9.6z",
  "M0 -10.6C1.8 -6.6 4.6 -3 8.2 0C4.6 3 1.8 6.6 0 10.6C-1.8 6.6 -4.6 3 -8.2 0C-4.6 -3 -1.8 -6.6 0 -10.6z",
];

export interface CardFace {
  /** 0 to 3, or -1 for a Reserve. */
  suit: number;
  value: number | null;
  deck: number;
}

/** What is printed on the card called "7H.2" (7 of hearts, deck 2) or "RA.2" (a Reserve of deck 2). */
export function readCard(name: string): CardFace {
  const found = /^(\d+)([SCHD])\.(\d)$/.exec(name);
  if (found) return { suit: "SCHD".indexOf(found[2] ?? ""), value: Number(found[1]), deck: Number(found[3]) };
  return { suit: -1, value: null, deck: Number(name.slice(-1)) };
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** How large pieces are drawn on each sheet of names. */
export const PIECE_SCALES: readonly number[] = [2.1, 1.5, 1.16, 1.0, 0.85, 0.7];
