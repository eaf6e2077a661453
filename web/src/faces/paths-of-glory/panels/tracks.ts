/** What the tracks beside the board say. */
import { type America, type Cards, type Russia, type Side, type View, SIDES } from "../types";

export const ROUNDS = 6;
/** War Status at which commitment rises, and the combined ones that matter. */
export const LIMITED = 4;
export const TOTAL = 11;
export const ZIMMERMANN = 30;
export const ARMISTICE = 40;

/** Automatic victory lies at either end. */
export const MOST_POINTS = 20;

export const RUSSIA: readonly Russia[] = [
  "tsar", "command-allowed", "command", "fall-allowed", "fall", "revolution-allowed", "revolution", "treaty",
];
export const AMERICA: readonly America[] = ["neutral", "allowed", "zimmermann", "over-there"];

const SEASONS = ["winter", "spring", "summer", "fall"] as const;

/** The season and the year of a turn; the first two are months. */
export function dateOf(turn: number): { season: "august" | "september" | (typeof SEASONS)[number]; year: number } {
  if (turn <= 2) return { season: turn === 1 ? "august" : "september", year: 1914 };
  return { season: SEASONS[turn % 4]!, year: 1914 + Math.floor(turn / 4) };
}

/** Where the marker of the victory points stands: 0 is the Allies' end, 1 that of the Central Powers. */
export function pointsAt(points: number): number {
  return Math.min(1, Math.max(0, points / MOST_POINTS));
}

export function combined(view: Pick<View, "status">): number {
  return view.status[0] + view.status[1];
}

/** What is next for a War Status: the number that is waited for, or none. */
export function nextLevel(status: number): number | null {
  return status < LIMITED ? LIMITED : status < TOTAL ? TOTAL : null;
}

export function indexOf(side: Side): 0 | 1 {
  return SIDES.indexOf(side) as 0 | 1;
}

export function cardsOfSide(view: View, side: Side): Cards {
  return view.cards[indexOf(side)];
}

/** The kinds of replacement points of each side. */
export const POINTS: Record<Side, readonly string[]> = { AP: ["FR", "BR", "RU", "IT", "US", "A"], CP: ["GE", "AH", "TU", "BU"] };
