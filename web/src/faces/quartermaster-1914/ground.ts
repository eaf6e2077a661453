/** The part of the layout that is only drawn: what lies around the spaces, and the lines between them. */
import type { Layout, Space } from "./types";

export interface Lettering {
  /** The middle of the lines. */
  x: number;
  y: number;
  size: number;
  turn: number;
  lines: string[];
}

export interface Outside {
  name: string;
  d: string;
  label: Lettering | null;
}

export type BorderKind = "land" | "sea" | "coast" | "neutral";

export interface MapLayout extends Layout {
  /** The frame around the areas. */
  margin: number;
  neutral: Outside[];
  closed: Outside[];
  /** Waters inside a space. */
  lakes: string[];
  borders: { kind: BorderKind; between: [string | null, string | null]; d: string }[];
  canal: { between: [string, string]; d: string; x: number; y: number };
  crossings: { between: [string, string]; d: string }[];
  /** x, y and size of each hill in turn. */
  hills: number[];
  graticule: string;
  /** Left, top, width and height of the key to the map. */
  key: [number, number, number, number];
  /** x, y and reach of the compass rose. */
  rose: [number, number, number];
}

export const LEADING = 0.98;
const RISE = 0.68;
const FALL = 0.24;

/** The lines of a label with their baselines, when the middle of the label is 0. */
export function baselines({ size, lines }: Lettering): { text: string; y: number }[] {
  const high = ((lines.length - 1) * LEADING + RISE + FALL) * size;
  return lines.map((text, i) => ({ text, y: RISE * size - high / 2 + i * LEADING * size }));
}

/** All borders of one kind as one path. */
export function linesOf(layout: MapLayout, kind: BorderKind): string {
  return layout.borders
    .filter((border) => border.kind === kind)
    .map((border) => border.d)
    .join("");
}

/** The hills: their outlines, and the strokes on the side away from the light. */
export function engraved(hills: number[]): { outline: string; shade: string } {
  let outline = "";
  let shade = "";
  const say = (value: number): string => value.toFixed(1);
  for (let i = 0; i + 2 < hills.length; i += 3) {
    const [x = 0, y = 0, size = 0] = hills.slice(i, i + 3);
    outline += `M${x - size} ${y}q${say(size * 0.5)} ${say(-size * 0.25)} ${say(size * 0.9)} ${-size}q${say(size * 0.5)} ${say(size * 0.8)} ${say(size * 1.1)} ${size}`;
    for (const part of [0.28, 0.55, 0.85]) {
      shade += `M${say(x + size * (part * 0.75 - 0.02))} ${say(y - size * (0.95 - part * 0.85))}l${say(size * 0.12)} ${say(size * (0.62 - part * 0.5))}`;
    }
  }
  return { outline, shade };
}

/** Ticks along the frame, as on a sea chart. */
export function ticks({ width, height, margin }: MapLayout): string {
  const step = 52;
  let path = "";
  for (let x = margin; x < width - margin - 1; x += 2 * step) {
    const to = Math.min(x + step, width - margin);
    path += `M${x} ${margin - 5.5}H${to}M${x} ${height - margin + 5.5}H${to}`;
  }
  for (let y = margin; y < height - margin - 1; y += 2 * step) {
    const to = Math.min(y + step, height - margin);
    path += `M${margin - 5.5} ${y}V${to}M${width - margin + 5.5} ${y}V${to}`;
  }
  return path;
}

/** The points of a compass rose: so many, so long, so wide at the middle. */
export function rose(count: number, long: number, short: number, turn: number): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 2 * Math.PI) / count;
    const b = Math.PI / count;
    const corner = (length: number, angle: number): string =>
      `${(length * Math.cos(angle)).toFixed(1)} ${(length * Math.sin(angle)).toFixed(1)}`;
    path += `M0 0L${corner(short, a - b)}L${corner(long, a)}z`;
  }
  return path;
}

/** A round with rays, as the objective behind the disc of a home. */
export function rays(count: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * count }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (i * Math.PI) / count;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** Fibres and specks of the paper, in a tile of this size. */
export function fibres(size: number): string {
  let seed = 14;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  let path = "";
  for (let i = 0; i < 40; i++) {
    const dx = (random() - 0.5) * 16;
    const dy = (random() - 0.5) * 9;
    path += `M${(random() * size).toFixed(1)} ${(random() * size).toFixed(1)}q${dx.toFixed(1)} ${dy.toFixed(1)} ${(dx * 1.6).toFixed(1)} ${(dy - 4).toFixed(1)}`;
  }
  for (let i = 0; i < 60; i++) path += `M${(random() * size).toFixed(1)} ${(random() * size).toFixed(1)}h.1`;
  return path;
}

/** The spaces of one ground as one path. */
export function groundOf(spaces: Space[], kind: "sea" | "clear" | "difficult"): string {
  const is = (space: Space): boolean =>
    kind === "sea" ? space.kind === "sea" : space.kind === "land" && space.difficult === (kind === "difficult");
  return spaces
    .filter(is)
    .map((space) => space.d ?? "")
    .join("");
}
