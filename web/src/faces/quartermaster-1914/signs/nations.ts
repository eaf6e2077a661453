/** The eight nations as they are drawn: an emblem and a headgear each, so that nobody has to go by colour alone. */
import { star } from "../../../board/drawing/paths";

export interface NationSigns {
  code: string;
  /** The class that sets the colours --c1 (ground), --c2 (what is drawn on it) and --c (a line on paper). */
  style: string;
  /** Even-odd, in a square from -10 to 10. */
  emblem: string;
  /** What a soldier wears, standing on y = 0 and about 20 wide; it is the upper part of an army. */
  headgear: string;
}

/** An objective. */
export const STAR = star(5, 10, 4.2);

export const NATIONS: readonly NationSigns[] = [
  {
    code: "AH",
    style: "qm-ah",
    // two lozenges side by side, one for each crown
    emblem: "M-5 -9.4L0 -1.6L5 -9.4L10 0L5 9.4L0 1.6L-5 9.4L-10 0z",
    // a field cap with its turned-up sides
    headgear: "M-9 0L-9 -6.5C-8 -10 -4 -11.5 0 -11.5C4 -11.5 8 -10 9 -6.5L9 0z",
  },
  {
    code: "OT",
    style: "qm-ot",
    // a crescent
    emblem: "M4.6 -8.9A10 10 0 1 0 4.6 8.9A7.4 7.4 0 1 1 4.6 -8.9z",
    // a fez with its tassel
    headgear: "M-7.5 0L-6 -11L5 -11L5 -13L10.5 -11.5L10.5 -4.5L8 -4.5L8 -9L6.2 -9.4L7.5 0z",
  },
  {
    code: "RU",
    style: "qm-ru",
    // a saltire
    emblem: "M-9.6 -6.4L-6.4 -9.6L0 -3.2L6.4 -9.6L9.6 -6.4L3.2 0L9.6 6.4L6.4 9.6L0 3.2L-6.4 9.6L-9.6 6.4L-3.2 0z",
    // a fur hat
    headgear: "M-9 0C-11.5 -2.5 -11 -6.5 -8.5 -8C-8 -11.5 -4 -12.5 0 -12.5C4 -12.5 8 -11.5 8.5 -8C11 -6.5 11.5 -2.5 9 0z",
  },
  {
    code: "DE",
    style: "qm-de",
    // a cross whose arms widen
    emblem:
      "M-5 -10L5 -10C3.2 -7 2.4 -4.6 2.2 -2.2C4.6 -2.4 7 -3.2 10 -5L10 5C7 3.2 4.6 2.4 2.2 2.2C2.4 4.6 3.2 7 5 10L-5 10C-3.2 7 -2.4 4.6 -2.2 2.2C-4.6 2.4 -7 3.2 -10 5L-10 -5C-7 -3.2 -4.6 -2.4 -2.2 -2.2C-2.4 -4.6 -3.2 -7 -5 -10z",
    // a helmet with a spike
    headgear: "M-10.5 0L-9 -2C-9 -7 -5.5 -9.6 -1.6 -9.9L0 -16L1.6 -9.9C5.5 -9.6 9 -7 9 -2L10.5 0z",
  },
  {
    code: "FR",
    style: "qm-fr",
    // a cockade
    emblem:
      "M10 0A10 10 0 1 1 -10 0A10 10 0 1 1 10 0zM6.6 0A6.6 6.6 0 1 0 -6.6 0A6.6 6.6 0 1 0 6.6 0zM3.6 0A3.6 3.6 0 1 1 -3.6 0A3.6 3.6 0 1 1 3.6 0z",
    // a helmet with a comb
    headgear: "M-11.5 0L-9 -2.6C-9 -6 -7 -8.6 -4.5 -9.6L-4 -12C-1.5 -13.4 1.5 -13.4 4 -12L4.5 -9.6C7 -8.6 9 -6 9 -2.6L11.5 0z",
  },
  {
    code: "IT",
    style: "qm-it",
    // a tower with battlements
    emblem:
      "M-8 10L-6.4 -3.4L-9 -3.4L-9 -10L-5.4 -10L-5.4 -7L-1.8 -7L-1.8 -10L1.8 -10L1.8 -7L5.4 -7L5.4 -10L9 -10L9 -3.4L6.4 -3.4L8 10L2.6 10L2.6 5.4C2.6 1.4 -2.6 1.4 -2.6 5.4L-2.6 10z",
    // the hat of the mountain troops, with a feather
    headgear: "M-11 0L-10 -2L-7.4 -2.4C-7 -7 -5 -10 -2 -9.4C1 -8.8 3 -9.6 5 -8.6L8.6 -17L10.4 -15.6L8 -2.4L12.5 -1.6L11.5 0z",
  },
  {
    code: "UK",
    style: "qm-uk",
    // a crown
    emblem:
      "M-9.6 9L-9.6 5.6L9.6 5.6L9.6 9zM-8.6 4L-10 -6.4L-4.9 -2.2L0 -9.6L4.9 -2.2L10 -6.4L8.6 4z",
    // a flat steel helmet
    headgear: "M-13 0C-12.5 -2.6 -10 -3.6 -7.6 -4C-7 -7.4 -4 -9 0 -9C4 -9 7 -7.4 7.6 -4C10 -3.6 12.5 -2.6 13 0z",
  },
  {
    code: "US",
    style: "qm-us",
    emblem: star(5, 10.8, 4.5),
    // a campaign hat with a high peak
    headgear: "M-13 0L-12 -2.2L-6.4 -3C-6.2 -7 -4.4 -11 -2.6 -12.6C-1.6 -13.4 -0.8 -11.6 0 -11.6C0.8 -11.6 1.6 -13.4 2.6 -12.6C4.4 -11 6.2 -7 6.4 -3L12 -2.2L13 0z",
  },
];

const BY_CODE = new Map(NATIONS.map((nation) => [nation.code, nation]));

/** The signs of the nation with this code. */
export function signsOf(code: string): NationSigns {
  const found = BY_CODE.get(code);
  if (!found) throw new Error(`there is no nation ${code}`);
  return found;
}

/** An army: the headgear stands on a block that bears the emblem. */
export const ARMY = {
  /** Where the headgear stands. */
  top: -5,
  block: "M-14.5 -1.5C-14.5 -4 -12.5 -5.5 -10.5 -5.5L10.5 -5.5C12.5 -5.5 14.5 -4 14.5 -1.5L14.5 15L-14.5 15z",
  side: "M-14.5 15L14.5 15L14.5 18.5L-14.5 18.5z",
  emblem: { y: 4.8, scale: 0.78 },
} as const;

/** A navy: a warship whose superstructure bears the emblem. */
export const NAVY = {
  hull: "M-19.5 6.5L19.5 6.5C18.5 12.5 16.5 15.5 13 18L-13.5 18C-16.5 15.5 -18.5 12 -19.5 6.5z",
  block: "M-11.5 6.5L-11.5 -11.5L11.5 -11.5L11.5 6.5z",
  rig: "M-16.5 6.5L-16.5 0.5L-12 0.5M16.5 6.5L16.5 0.5L12 0.5M-18 2.5L-22.5 1M18 2.5L22.5 1M-4 -11.5L-4 -17M4 -11.5L4 -15",
  emblem: { y: -2.5, scale: 0.8 },
} as const;

/** Around a piece that is new, and over one that has left. */
export const FRESH = "M-24 -12V-24H-12M12 -24H24V-12M24 14V24H12M-12 24H-24V14";
export const GONE = "M-17 -17L17 17M17 -17L-17 17";
