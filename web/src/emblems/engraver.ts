/**
 * Line engravings in the manner of copperplates: bodies of paper colour that hide what lies behind them, outlines, and hatching that is
 * computed within an outline, each stroke swelling towards the shadow. Drawings are written as outlines; what stands on the
 * ground stands on y = 0, and no drawing is wider than 108 or higher than 62.
 */
export type Point = readonly [number, number];

/** What a mark is painted with: areas (`paper`, `tint`, `ink`), or lines (`line`, `fine`, `bold`). */
export type Paint = "paper" | "tint" | "ink" | "line" | "fine" | "bold";

export interface Mark {
  paint: Paint;
  d: string;
}

export type Drawing = () => { readonly marks: readonly Mark[] };

/** Hatching within an outline. */
export interface Hatch {
  /** The direction of the strokes in degrees, 0 from left to right, 90 downwards. */
  turn: number;
  /** The distance of strokes, at the first side and at the last one. */
  gap: number | readonly [number, number];
  /** Which part of the outline across the strokes, 0 to 1. */
  across?: readonly [number, number];
  /** Which part of its length a stroke has, 0 to 1; it swells towards the second end. */
  along?: readonly [number, number];
  width?: number;
}

type Curve = { name: "M" | "L" | "C"; points: Point[] } | { name: "Z" };

const SIZES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, z: 0 };

/** A path as absolute curves; it may have M, L, H, V, C, Q and Z, absolute or relative. */
function read(d: string): Curve[] {
  const curves: Curve[] = [];
  let [x, y, x0, y0] = [0, 0, 0, 0];
  for (const [, word = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = word.toLowerCase();
    const relative = word === kind;
    const size = SIZES[kind];
    if (size === undefined) throw new Error(`no such part of a path: ${word}`);
    if (kind === "z") {
      curves.push({ name: "Z" });
      [x, y] = [x0, y0];
      continue;
    }
    for (let i = 0; i < numbers.length; i += size) {
      const [ox, oy] = relative ? [x, y] : [0, 0];
      const at = (n: number): Point => [(numbers[i + n] ?? 0) + ox, (numbers[i + n + 1] ?? 0) + oy];
      const one = numbers[i] ?? 0;
      let points: Point[];
      if (kind === "h") points = [[one + ox, y]];
      else if (kind === "v") points = [[x, one + oy]];
      else if (kind === "c") points = [at(0), at(2), at(4)];
      else if (kind === "q") {
        const [bend, end] = [at(0), at(2)];
        points = [[x + ((bend[0] - x) * 2) / 3, y + ((bend[1] - y) * 2) / 3], [end[0] + ((bend[0] - end[0]) * 2) / 3, end[1] + ((bend[1] - end[1]) * 2) / 3], end];
      } else points = [at(0)];
      const starts = kind === "m" && i === 0;
      curves.push({ name: starts ? "M" : points.length === 3 ? "C" : "L", points });
      [x, y] = points.at(-1) as Point;
      if (starts) [x0, y0] = [x, y];
    }
  }
  return curves;
}

const n = (value: number): string => `${Math.round(value * 100) / 100}`;
const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

function write(curves: readonly Curve[]): string {
  return curves.map((curve) => (curve.name === "Z" ? "z" : curve.name + curve.points.map(pair).join(" "))).join("");
}

export interface Place {
  x?: number;
  y?: number;
  scale?: number;
  /** In degrees, clockwise. */
  turn?: number;
  /** Left and right exchanged, first of all. */
  flip?: boolean;
}

/** A path at another place. */
export function place(d: string, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Place): string {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const moved = ([px, py]: Point): Point => {
    const qx = flip ? -px : px;
    return [qx * c - py * s + x, qx * s + py * c + y];
  };
  return write(read(d).map((curve) => (curve.name === "Z" ? curve : { ...curve, points: curve.points.map(moved) })));
}

/** A path and the same one seen in a mirror that stands upright at x = 0. */
export function both(d: string): string {
  return d + place(d, { flip: true });
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const at = (...numbers: number[]): string => numbers.map(n).join(" ");
  return `M${at(x - rx, y)}C${at(x - rx, y - ky, x - kx, y - ry, x, y - ry)}C${at(x + kx, y - ry, x + rx, y - ky, x + rx, y)}C${at(x + rx, y + ky, x + kx, y + ry, x, y + ry)}C${at(x - kx, y + ry, x - rx, y + ky, x - rx, y)}z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** A line through points. */
export function line(...points: Point[]): string {
  return `M${points.map(pair).join("L")}`;
}

/** Points on an arc of an ellipse, in degrees, 0 to the right, clockwise. */
export function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): string {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 12));
  return line(...Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  }));
}

/** So many times the same, each turned further around a point. */
export function around(times: number, d: string, x = 0, y = 0): string {
  return Array.from({ length: times }, (_, i) => place(d, { x, y, turn: (360 / times) * i })).join("");
}

/** The outline of a path in points. */
function flat(d: string): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  for (const curve of read(d)) {
    if (curve.name === "Z") continue;
    const [a, b, c] = curve.points as [Point, Point, Point];
    if (curve.name === "M") rings.push((ring = [a]));
    else if (curve.name === "L") ring.push(a);
    else {
      const [x, y] = ring.at(-1) as Point;
      for (let i = 1; i <= 10; i++) {
        const t = i / 10;
        const u = 1 - t;
        ring.push([u * u * u * x + 3 * u * u * t * a[0] + 3 * u * t * t * b[0] + t * t * t * c[0], u * u * u * y + 3 * u * u * t * a[1] + 3 * u * t * t * b[1] + t * t * t * c[1]]);
      }
    }
  }
  return rings;
}

/** Strokes across an outline, so far apart: links of a track, strands of a rope, teeth. They reach from `inner` to `outer` of it. */
export function studs(d: string, apart: number, inner: number, outer: number): string {
  let strokes = "";
  for (const ring of flat(d)) {
    let left = apart / 2;
    for (let i = 0; i + 1 < ring.length; i++) {
      const [[x1, y1], [x2, y2]] = [ring[i] as Point, ring[i + 1] as Point];
      const long = Math.hypot(x2 - x1, y2 - y1);
      if (!long) continue;
      const [dx, dy] = [(x2 - x1) / long, (y2 - y1) / long];
      let at = left;
      for (; at < long; at += apart) {
        const [x, y] = [x1 + dx * at, y1 + dy * at];
        strokes += line([x + dy * inner, y - dx * inner], [x + dy * outer, y - dx * outer]);
      }
      left = at - long;
    }
  }
  return strokes;
}

/** A number between 0 and 1 that is always the same: no two strokes of a hand are alike. */
function uneven(i: number): number {
  const wild = Math.sin(i * 127.1 + 11.7) * 43758.5453;
  return wild - Math.floor(wild);
}

/** The strokes of a hatching as slender wedges, one path. */
export function hatched(d: string, { turn, gap, across = [0, 1], along = [0, 1], width = 0.75 }: Hatch): string {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  // In turned coordinates strokes run along u, and v goes across them.
  const rings = flat(d).map((ring) => ring.map(([x, y]): Point => [x * c + y * s, y * c - x * s]));
  const all = rings.flat().map(([, v]) => v);
  const [top, bottom] = [Math.min(...all), Math.max(...all)];
  const high = bottom - top;
  const [first, last] = typeof gap === "number" ? [gap, gap] : gap;
  const [from, to] = [top + high * across[0], top + high * across[1]];
  let strokes = "";
  let count = 0;
  for (let v = from + first / 2; v < to; count++) {
    const cuts: number[] = [];
    for (const ring of rings) {
      for (let i = 0; i < ring.length; i++) {
        const [[u1, v1], [u2, v2]] = [ring[i] as Point, ring[(i + 1) % ring.length] as Point];
        if (v1 <= v !== v2 <= v) cuts.push(u1 + ((v - v1) / (v2 - v1)) * (u2 - u1));
      }
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [a, b] = [cuts[i] as number, cuts[i + 1] as number];
      const long = b - a;
      const part = along[1] - along[0] < 1 ? (uneven(count + i * 7) - 0.5) * 0.14 : 0;
      const start = a + long * Math.max(0, along[0] + (along[0] > 0 ? part : 0));
      const end = a + long * Math.min(1, along[1] + (along[1] < 1 ? part : 0));
      if (end - start < 0.4) continue;
      // Thin at the end that lies within the outline, thick where the stroke begins.
      const [thick, thin] = along[0] > 0 ? [end, start] : along[1] < 1 ? [start, end] : [(start + end) / 2, start];
      const half = width / 2;
      const at = (u: number, w: number): string => pair([u * c - w * s, u * s + w * c]);
      if (along[0] > 0 || along[1] < 1) strokes += `M${at(thick, v - half)}L${at(thick, v + half)}L${at(thin, v)}z`;
      else strokes += `M${at(start, v - half * 0.5)}L${at(thick, v - half)}L${at(end, v - half * 0.5)}L${at(end, v + half * 0.5)}L${at(thick, v + half)}L${at(start, v + half * 0.5)}z`;
    }
    v += first + ((last - first) * (v - from)) / Math.max(0.01, to - from);
  }
  return strokes;
}

/** A drawing in the making: later marks lie on earlier ones. */
export class Plate {
  readonly marks: Mark[] = [];

  put(paint: Paint, d: string): this {
    const last = this.marks.at(-1);
    if (last?.paint === paint && paint !== "paper" && paint !== "tint") last.d += d;
    else if (d) this.marks.push({ paint, d });
    return this;
  }

  line(d: string): this {
    return this.put("line", d);
  }

  fine(d: string): this {
    return this.put("fine", d);
  }

  bold(d: string): this {
    return this.put("bold", d);
  }

  ink(d: string): this {
    return this.put("ink", d);
  }

  shade(d: string, ...hatches: Hatch[]): this {
    return this.put("ink", hatches.map((hatch) => hatched(d, hatch)).join(""));
  }

  /** Something solid: it hides what is behind it, and is hatched. */
  body(d: string, ...hatches: Hatch[]): this {
    return this.put("paper", d).shade(d, ...hatches).put("line", d);
  }

  /** The same in the tint of the card. */
  tinted(d: string, ...hatches: Hatch[]): this {
    return this.put("tint", d).shade(d, ...hatches).put("line", d);
  }

  /** Bodies that run into one another: only what is around all of them is drawn. */
  mass(d: string): this {
    return this.put("bold", d).put("paper", d);
  }

  /** Another drawing, at a place. */
  add(other: Plate, where: Place = {}): this {
    for (const { paint, d } of other.marks) this.put(paint, place(d, where));
    return this;
  }
}

/** Short strokes of ground, from left to right, fewer towards both ends. */
export function ground(left: number, right: number, y = 0, rows = 4): string {
  let strokes = "";
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  for (let row = 0; row < rows; row++) {
    const reach = half * (1 - row * 0.17);
    let x = middle - reach * (0.9 + 0.1 * uneven(row));
    for (let i = 0; x < middle + reach; i++) {
      const long = 7 + 15 * uneven(row * 31 + i);
      const end = Math.min(x + long, middle + reach);
      const level = y + row * 1.9 + 0.3 * uneven(i + row * 5);
      const thick = row ? 0.26 : 0.42;
      strokes += `M${n(x)} ${n(level)}L${n((x + end) / 2)} ${n(level - thick)}L${n(end)} ${n(level)}L${n((x + end) / 2)} ${n(level + thick)}z`;
      x = end + (row ? 2 + 5 * uneven(i * 3 + row) : 0.4);
    }
  }
  return strokes;
}

/** Waves: rows of bent strokes, wider towards the reader. */
export function waves(left: number, right: number, y = 0, rows = 4): string {
  let strokes = "";
  const middle = (left + right) / 2;
  for (let row = 0; row < rows; row++) {
    const reach = ((right - left) / 2) * (1 - Math.abs(row - 1) * 0.1);
    let x = middle - reach + 4 * uneven(row);
    for (let i = 0; x < middle + reach - 3; i++) {
      const long = 7 + 4 * uneven(row * 17 + i) + row;
      const level = y + row * 2.6;
      const high = 1.5 + row * 0.2;
      strokes += `M${n(x)} ${n(level)}C${n(x + long * 0.3)} ${n(level - high)} ${n(x + long * 0.6)} ${n(level - high)} ${n(x + long)} ${n(level)}C${n(x + long * 0.6)} ${n(level - high + 0.8)} ${n(x + long * 0.3)} ${n(level - high + 0.8)} ${n(x)} ${n(level)}z`;
      x += long + (uneven(i + row * 13) > 0.6 ? 5 : 0);
    }
  }
  return strokes;
}

/** A cloud of so many round puffs: x, y and radius each; curls on the side of the shadow. */
export function cloud(plate: Plate, puffs: readonly (readonly [number, number, number])[]): Plate {
  plate.mass(puffs.map(([x, y, r]) => ellipse(x, y, r, r * 0.92)).join(""));
  let curls = "";
  for (const [x, y, r] of puffs) for (const part of [0.88, 0.66, 0.44]) curls += arc(x, y, r * part, r * 0.92 * part, 20 + (1 - part) * 40, 110 - (1 - part) * 30);
  return plate.fine(curls);
}
