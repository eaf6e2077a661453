/** Small shields that stand beside an emblem and say whose card it is, their foot at the origin, 26 wide and 31 high. */
import { around, both, box, ellipse, place, Plate } from "./engraver";

const SHIELD = "M-13 -29C-9 -31 -5 -30 0 -32C5 -30 9 -31 13 -29V-14C13 -6 7 -2 0 1C-7 -2 -13 -6 -13 -14z";
const INNER = "M-11 -27.4C-7 -29 -4 -28.2 0 -29.8C4 -28.2 7 -29 11 -27.4V-14C11 -7.4 6 -3.8 0 -1.2C-6 -3.8 -11 -7.4 -11 -14z";

const FEATHER = "M0 0C-1.5 -3 -1.4 -6.6 0 -9C1.4 -6.6 1.5 -3 0 0z";

function shield(): Plate {
  return new Plate().tinted(SHIELD, { turn: 90, gap: [2, 1.2], across: [0.66, 1], along: [0.1, 1], width: 0.55 }).put("paper", INNER).fine(INNER);
}

/** An eagle with spread wings, one head or two, in ink. */
function eagle(heads: 1 | 2): string {
  const wing = [150, 124, 98, 72, 46].map((turn, i) => place(FEATHER, { x: 2.6 + i * 0.5, y: -14.6 - i * 0.9, turn, scale: 0.84 })).join("");
  const tail = [180, 158, 202].map((turn) => place(FEATHER, { x: 0, y: -11, turn, scale: 0.74 })).join("");
  const head = "M-1 -19C-1.6 -23 .4 -25 2.4 -24.2C3.6 -23.8 4.6 -23 4.8 -21.6C3.8 -22.2 3 -22 2.4 -21.2C2.2 -20.4 2.4 -19.6 2.6 -18.6z";
  return `M-2.6 -20C-4 -16 -2.6 -12 0 -9C2.6 -12 4 -16 2.6 -20z${both(wing)}${tail}${heads === 1 ? place(head, { flip: true, x: 0.6 }) : both(place(head, { x: 1 }))}`;
}

/** A crown, in ink, so wide. */
function crown(x: number, y: number, scale = 1): string {
  return place("M-6 0V-1.6H6V0zM-6 -2.4L-7.4 -7.4L-3.6 -4.8L0 -9L3.6 -4.8L7.4 -7.4L6 -2.4z", { x, y, scale }) + ellipse(x, y - 9.6 * scale, 0.9 * scale);
}

export const COATS: Readonly<Record<string, () => Plate>> = {
  /** An eagle. */
  DE: () => shield().ink(eagle(1)),
  /** An eagle with two heads under a crown. */
  AH: () => shield().ink(place(eagle(2), { y: 0.8 }) + crown(0, -24.6, 0.44)),
  /** A crescent with a star. */
  TU: () => shield().ink("M3.4 -22.6C-2.6 -26.4 -9.4 -21.6 -8.6 -15C-8 -8.4 -1.2 -5.2 4.2 -8.6C-.8 -8 -4.6 -11 -4.8 -15.4C-5 -19.6 -1.4 -22.8 3.4 -22.6z" + around(5, "M0 -4L-1.2 -1.2L0 0L1.2 -1.2z", 4, -15.6)),
  /** A saltire under a crown. */
  RU: () => shield().ink("M-8.6 -18.6L-6.8 -20.4L0 -14.4L6.8 -20.4L8.6 -18.6L2 -12.6L7.4 -7.6L5.4 -6L0 -10.8L-5.4 -6L-7.4 -7.6L-2 -12.6z" + crown(0, -19.4, 0.62)),
  /** A cockade between twigs. */
  FR: () => shield().ink(ellipse(0, -17, 7.4)).put("paper", ellipse(0, -17, 5)).put("tint", ellipse(0, -17, 5)).ink(ellipse(0, -17, 2.6))
    .ink(both([[2, -6.4, 100], [4.6, -8, 60], [6.4, -10, 110], [7.6, -12.4, 30]].map(([x, y, turn]) => place(FEATHER, { x: x as number, y: y as number, turn: turn as number, scale: 0.4 })).join(""))),
  /** A tower under a star. */
  IT: () => shield().ink("M-6.4 -5.6L-5.4 -14H-7.2V-18.6H-4.6V-16.6H-1.4V-18.6H1.4V-16.6H4.6V-18.6H7.2V-14H5.4L6.4 -5.6H2V-8.4C2 -10.8 -2 -10.8 -2 -8.4V-5.6z" + around(5, "M0 -4.2L-1.2 -1.2L0 0L1.2 -1.2z", 0, -23.4)),
  /** A rose under a crown. */
  UK: () => shield().ink(around(5, "M0 0C-3.4 -2 -3.6 -6 0 -6.4C3.6 -6 3.4 -2 0 0z", 0, -11.4)).put("paper", ellipse(0, -11.4, 2)).ink(ellipse(0, -11.4, 1.1) + crown(0, -19.4, 0.78)),
  /** Stars over stripes. */
  US: () => shield().ink("M-11 -27.4C-7 -29 -4 -28.2 0 -29.8C4 -28.2 7 -29 11 -27.4V-19.4H-11z").put("paper", [-7, 0, 7].map((x) => around(5, "M0 -3L-.9 -.9L0 0L.9 -.9z", x, -23.6)).join(""))
    .ink([-9.4, -5, -0.9, 3.2, 7.4].map((x, i) => box(x, -18.6, 2, [8.6, 12, 15.4, 12.6, 9][i] ?? 9)).join("")),
};
