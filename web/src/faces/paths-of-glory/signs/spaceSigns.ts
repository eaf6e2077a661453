/** Signs on and around spaces, in absolute pairs of numbers, so that many of a kind make one path. */
import { polygon, star } from "../../../board/drawing/paths";

export const STAR = star(5, 9, 4);
/** A bastion with its gate side down. */
export const FORT = polygon([[-8.5, 7.5], [-8.5, -4], [0, -9.5], [8.5, -4], [8.5, 7.5]]);
export const CRACK = "M-3 -8L1 -3L-3 1L1 7.5";
/** A wheel: supplies come from here. */
export const WHEEL =
  "M7.5 0C7.5 4.14 4.14 7.5 0 7.5C-4.14 7.5 -7.5 4.14 -7.5 0C-7.5 -4.14 -4.14 -7.5 0 -7.5C4.14 -7.5 7.5 -4.14 7.5 0zM0 -7.5L0 7.5M-7.5 0L7.5 0M-5.3 -5.3L5.3 5.3M5.3 -5.3L-5.3 5.3";
export const DISC = "M8.5 0C8.5 4.7 4.7 8.5 0 8.5C-4.7 8.5 -8.5 4.7 -8.5 0C-8.5 -4.7 -4.7 -8.5 0 -8.5C4.7 -8.5 8.5 -4.7 8.5 0z";
export const ANCHOR = "M0 -5L0 6M-3.5 -2.5L3.5 -2.5M-5.5 1.5C-5 4.5 -3 6 0 6C3 6 5 4.5 5.5 1.5M0 -5C1.2 -5 1.8 -5.8 1.8 -6.6C1.8 -7.6 1 -8.2 0 -8.2C-1 -8.2 -1.8 -7.6 -1.8 -6.6C-1.8 -5.8 -1.2 -5 0 -5";

/** What the ground of a space is like. */
export const TERRAINS: Record<string, string> = {
  mountain: "M-6.5 5L-2 -5L1 1L3 -2L6.5 5M-4 0L-2 -1.4L-0.6 0.6",
  swamp: "M-6 3.5L6 3.5M-4 3.5L-4.8 -2M-2.6 3.5L-2.6 -4M-1 3.5L0 -2M3 3.5L2.6 -1M4.4 3.5L5 -3",
  forest: "M0 6L0 2.5M-5 2.5L5 2.5L2.4 -1.2L3.8 -1.2L0 -6.5L-3.8 -1.2L-2.4 -1.2z",
  desert: "M-6 3.5C-4 0.5 -2 0.5 0 3.5C2 0.5 4 0.5 6 3.5M-2.5 -1.5C-1.2 -4 1.2 -4 2.5 -1.5",
};

/** Trenches: a line with traverses; the second level has a second one. */
export const TRENCH = "M-17 0L-17 -5L-9 -5L-9 0L-3.5 0L-3.5 -5L3.5 -5L3.5 0L9 0L9 -5L17 -5L17 0";

/** A warning: of what may happen. */
export const WARNING = "M0 -9.5L10.5 8.5L-10.5 8.5z";
export const CROSS = "M-6 -6L6 6M6 -6L-6 6";

export const ARROW = "M-5 -2.2L0 -2.2L0 -6L6.5 0L0 6L0 2.2L-5 2.2z";

/** The outline of a space, by who holds it: round corners, square ones, or cut ones. */
const half = 24;
export const OUTLINES: Record<string, string> = {
  AP: `M-${half} -10C-${half} -19 -19 -${half} -10 -${half}L10 -${half}C19 -${half} ${half} -19 ${half} -10L${half} 10C${half} 19 19 ${half} 10 ${half}L-10 ${half}C-19 ${half} -${half} 19 -${half} 10z`,
  CP: polygon([[-half, -half], [half, -half], [half, half], [-half, half]]),
  nobody: polygon([[-14, -half], [14, -half], [half, -14], [half, 14], [14, half], [-14, half], [-half, 14], [-half, -14]]),
};
