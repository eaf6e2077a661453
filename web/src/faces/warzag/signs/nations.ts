/** The signs of the staff map: plain figures for the nations, so that nobody has to go by colour alone, and what armies and places are known by. */
import type { Development, NationCode, Territory } from "../types";

export interface NationSigns {
  code: NationCode;
  /** The class that sets the colours --c1 (ground), --c2 (what is drawn on it) and --c (a line on paper). */
  style: string;
  /** Even-odd, in a square from -10 to 10. */
  emblem: string;
}

/** In the order in which acts and layouts number them. */
export const NATIONS: readonly NationSigns[] = [
  {
    code: "uk",
    style: "wz-uk",
    // a ring around a disc
    emblem: circle(0, 0, 9.6) + circle(0, 0, 6.2) + circle(0, 0, 3.3),
  },
  {
    code: "ussr",
    style: "wz-ussr",
    // a lozenge, and another one within
    emblem: "M0 -10L10 0L0 10L-10 0zM0 -5.6L-5.6 0L0 5.6L5.6 0zM0 -2.8L2.8 0L0 2.8L-2.8 0z",
  },
  {
    code: "germany",
    style: "wz-germany",
    // two bars
    emblem: "M-9 -8.4H9V-2.2H-9zM-9 2.2H9V8.4H-9z",
  },
  {
    code: "italy",
    style: "wz-italy",
    // a triangle, and another one within
    emblem: "M0 -9.6L10 8.6H-10zM0 -2.6L-4.4 5.3H4.4z",
  },
];

const BY_CODE = new Map<string, NationSigns>(NATIONS.map((nation) => [nation.code, nation]));

/** The signs of the nation with this code. */
export function signsOf(code: string): NationSigns {
  const found = BY_CODE.get(code);
  if (!found) throw new Error(`there is no nation ${code}`);
  return found;
}

/** Infantry, artillery, armour and air, even-odd, each in a square from -10 to 10. */
export const KIND_SIGNS: readonly string[] = [
  // a soldier under his helmet
  "M-8 -1.6L-6.4 -3.2C-6.4 -7.6 -3.6 -10 0 -10C3.6 -10 6.4 -7.6 6.4 -3.2L8 -1.6zM-4.2 -0.5H4.2V1C4.2 3.2 2.4 4.6 0 4.6C-2.4 4.6 -4.2 3.2 -4.2 1zM-9.8 10C-9.8 7 -7.4 5.2 -4 4.7C-1.8 6.2 1.8 6.2 4 4.7C7.4 5.2 9.8 7 9.8 10z",
  // a gun on its carriage
  circle(-0.6, 4, 5.9) + circle(-0.6, 4, 3.6) + circle(-0.6, 4, 1.6) + "M-4.4 -3.4L8 -10L9.9 -6.6L4 -2.6C2.2 -3.4 -0.6 -3.6 -2.6 -2.6zM-7 2.4L-7.2 5.6L-10 9.8L-10 6.6z",
  // a tank from the side
  "M-6 -2.6L-5 -7.6H2.4L4 -5.7H10V-3.7H4.6L5 -2.6zM-8.8 -1.5H8L9.8 1.4H-10zM-10 2.5H10C10 6 8.4 8.6 6 8.6H-6C-8.4 8.6 -10 6 -10 2.5z" + circle(-5.4, 5.4, 1.6) + circle(0, 5.4, 1.6) + circle(5.4, 5.4, 1.6),
  // an aeroplane from above
  "M0 -10C1.2 -10 1.8 -8.6 1.8 -6.6V-3.6L10 -0.6V2.4L1.8 1.4L1.2 6.2L4.2 8.2V10L0 9.1L-4.2 10V8.2L-1.2 6.2L-1.8 1.4L-10 2.4V-0.6L-1.8 -3.6V-6.6C-1.8 -8.6 -1.2 -10 0 -10z",
];

/** Even-odd, each in a square from -10 to 10. */
export const DEVELOPMENT_SIGNS: Record<Development, string> = {
  // a tent
  camp: "M-1 -9.6L1 -9.6L10 9H3.4L0 0.6L-3.4 9H-10z",
  // a works with its chimney
  production: "M-10 9V-1.4L-4.4 -5V-1.4L1.2 -5V-1.4L3.8 -3L4.4 -9.8H8L9.6 9zM-6.8 2.2H-4.2V5H-6.8zM-1.2 2.2H1.4V5H-1.2zM4.4 2.2H7V5H4.4z",
  // a wall with battlements
  fortification: "M-9.6 9V-8H-5.6V-4.6H-2V-8H2V-4.6H5.6V-8H9.6V9H3V4.4C3 0.6 -3 0.6 -3 4.4V9z",
};

/** What a territory is known by; even-odd, each in a square from -10 to 10. */
export const TERRITORY_SIGNS: Record<Exclude<Territory["kind"], "standard"> | "radioactive", string> = {
  // a flag on its staff
  base: "M-8 -10H-5.6V10H-8zM-4.6 -9C-1.4 -11 2 -6.6 9 -8.8V2C2 4.2 -1.4 -0.2 -4.6 1.8z",
  // an obelisk on its steps
  historic: "M0 -10L2.6 -7L3.6 4H-3.6L-2.6 -7zM-6 5H6V7H-6zM-8.6 8H8.6V10H-8.6z",
  // a wheel with teeth
  industry: gear(8, 9.8, 7.2) + circle(0, 0, 3.2),
  // a flask
  research: "M-3.6 -10H3.6V-8H2.4V-2.6L8.8 7.2C9.6 8.6 9 10 7.4 10H-7.4C-9 10 -9.6 8.6 -8.8 7.2L-2.4 -2.6V-8H-3.6zM-3.4 3.2L-5.8 7.4H5.8L3.4 3.2z",
  // three blades around a disc
  radioactive: circle(0, 0, 2) + [0, 1, 2].map((third) => blade(-90 + 120 * third)).join(""),
};

/** The pennant of a leader, in a square from -10 to 10. */
export const LEADER_SIGN = "M-8.6 -10H-6.4V10H-8.6zM-5.4 -9.4L10 -8L5 -3.6L10 0.8L-5.4 2.2z";

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function corner(r: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
}

/** So many teeth, from the inner radius to the outer one. */
function gear(teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  const points = Array.from({ length: teeth }, (_, i) =>
    [[inner, -0.32], [outer, -0.2], [outer, 0.2], [inner, 0.32]].map(([r = 0, part = 0]) => corner(r, (i + part) * step)).join("L"),
  );
  return `M${points.join("L")}z`;
}

/** A sector of 60 degrees around this direction. */
function blade(degrees: number): string {
  return `M${corner(3.6, degrees - 30)}L${corner(9.8, degrees - 30)}A9.8 9.8 0 0 1 ${corner(9.8, degrees + 30)}L${corner(3.6, degrees + 30)}A3.6 3.6 0 0 0 ${corner(3.6, degrees - 30)}z`;
}
