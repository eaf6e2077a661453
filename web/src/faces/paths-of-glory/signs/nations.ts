/** The nations as they are drawn: a colour, a flag, and the shape of their side's counters. */
import { at, star } from "../../../board/drawing/paths";

/** A part of a flag, in a field of 15 by 10: a path and its colour. */
export type Cloth = readonly [d: string, colour: string];

const [BLACK, WHITE, RED, BLUE, GREEN, YELLOW] = ["#1d1d1b", "#fbf8f0", "#b3202a", "#23489b", "#1e7145", "#efc32f"] as const;

const field = (colour: string): Cloth => ["M0 0H15V10H0z", colour];
const rows = (...colours: string[]): Cloth[] =>
  colours.map((colour, i) => [`M0 ${(10 / colours.length) * i}H15V${(10 / colours.length) * (i + 1)}H0z`, colour]);
const columns = (...colours: string[]): Cloth[] =>
  colours.map((colour, i) => [`M${(15 / colours.length) * i} 0V10H${(15 / colours.length) * (i + 1)}V0z`, colour]);
const CRESCENT = "M9.4 7.6A3.4 3.4 0 1 1 9.4 2.4A2.7 2.7 0 1 0 9.4 7.6z";
const CROSS = "M6 0H9V3.6H15V6.4H9V10H6V6.4H0V3.6H6z";

const FLAGS: Record<string, readonly Cloth[]> = {
  GE: rows(BLACK, WHITE, RED),
  AH: rows(BLACK, YELLOW),
  TU: [field(RED), [CRESCENT, WHITE]],
  BU: rows(WHITE, GREEN, RED),
  BR: [field(BLUE), ["M0 0H2L15 8.6V10H13L0 1.4zM15 0V1.4L2 10H0V8.6L13 0z", WHITE], [CROSS, WHITE], ["M6.6 0H8.4V4.2H15V5.8H8.4V10H6.6V5.8H0V4.2H6.6z", RED]],
  FR: columns(BLUE, WHITE, RED),
  RU: rows(WHITE, BLUE, RED),
  IT: columns(GREEN, WHITE, RED),
  US: [...rows(RED, WHITE, RED, WHITE, RED), ["M0 0H7V6H0z", BLUE], [at(star(5, 2.4, 1), 3.5, 3, 1), WHITE]],
  BE: columns(BLACK, YELLOW, RED),
  SB: rows(RED, BLUE, WHITE),
  MN: [field(WHITE), ["M1.3 1.3H13.7V8.7H1.3z", RED]],
  RO: columns(BLUE, YELLOW, RED),
  GR: [field(BLUE), [CROSS, WHITE]],
  AUS: [field(BLUE), [at(star(7, 3.6, 1.7), 7.5, 5, 1), WHITE]],
  CND: [field(WHITE), ["M0 0H4V10H0zM11 0V10H15V0z", RED], [at(star(3, 3, 1.6), 7.5, 5, 1), RED]],
  PT: [field(RED), ["M0 0H6V10H0z", GREEN]],
  ANA: [...rows(BLACK, GREEN, WHITE), ["M0 0L7 5L0 10z", RED]],
  SN: [field(BLACK), [CRESCENT, WHITE]],
};

export interface NationSigns {
  /** The class that sets the colours --c1 (ground), --c2 (what is drawn on it) and --c (a line on paper). */
  style: string;
  flag: readonly Cloth[];
}

const signs = new Map(
  Object.entries(FLAGS).map(([code, flag]) => [code, { style: `pg-${code.toLowerCase()}`, flag }]),
);
const NONE: NationSigns = { style: "", flag: [] };

export function signsOf(nation: string): NationSigns {
  return signs.get(nation) ?? NONE;
}

export const NATIONS: readonly string[] = [...signs.keys()];

/** The class that sets --side and --on-side. */
export function sideStyle(side: string | null): string {
  return side === "AP" ? "pg-ap" : side === "CP" ? "pg-cp" : "pg-nobody";
}
