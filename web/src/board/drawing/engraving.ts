/** SVG paths of what is engraved on a map: ticks of the margin, compass roses, hills, the fibres of the paper. */
import { scattered } from "./blocks";
import type { Point } from "./paths";

/** Ticks along the frame, as on a sea chart: so long, in the middle of a band so wide. */
export function ticks(width: number, height: number, margin: number, step: number, band: number): string {
  const out = band / 2;
  let path = "";
  for (let x = margin; x < width - margin - 1; x += 2 * step) {
    const to = Math.min(x + step, width - margin);
    path += `M${x} ${margin - out}H${to}M${x} ${height - margin + out}H${to}`;
  }
  for (let y = margin; y < height - margin - 1; y += 2 * step) {
    const to = Math.min(y + step, height - margin);
    path += `M${margin - out} ${y}V${to}M${width - margin + out} ${y}V${to}`;
  }
  return path;
}

/** The points of a compass rose: so many, so long, so wide at the middle. */
export function rose(count: number, long: number, short: number, turn: number): string {
  const corner = (length: number, angle: number): string =>
    `${(length * Math.cos(angle)).toFixed(1)} ${(length * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    return `M0 0L${corner(short, angle - Math.PI / count)}L${corner(long, angle)}z`;
  }).join("");
}

/**
 * Hills, given as x, y and size in turn: their outlines, and the strokes on the side away from the light, as several paths,
 * each in its own part of the map.
 */
export function hills(given: readonly number[]): { outlines: string[]; shades: string[] } {
  const outlines = [];
  const shades = [];
  const say = (value: number): string => value.toFixed(1);
  for (let i = 0; i + 2 < given.length; i += 3) {
    const [x = 0, y = 0, size = 0] = given.slice(i, i + 3);
    const outline = `M${x - size} ${y}q${say(size * 0.5)} ${say(-size * 0.25)} ${say(size * 0.9)} ${-size}q${say(size * 0.5)} ${say(size * 0.8)} ${say(size * 1.1)} ${size}`;
    let shade = "";
    for (const part of [0.28, 0.55, 0.85]) {
      shade += `M${say(x + size * (part * 0.75 - 0.02))} ${say(y - size * (0.95 - part * 0.85))}l${say(size * 0.12)} ${say(size * (0.62 - part * 0.5))}`;
    }
    outlines.push({ x, y, path: outline });
    shades.push({ x, y, path: shade });
  }
  return { outlines: scattered(outlines), shades: scattered(shades) };
}

/**
 * Parallel lines over the inside of these outlines, so far apart, turned by so many degrees clockwise, the first of them
 * so far from the origin. WebKit takes as long for one area filled with a `<pattern>` as for the rest of a board.
 */
export function hatching(outlines: readonly (readonly Point[])[], step: number, turn = 0, from = 0): string[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const crossings = new Map<number, number[]>();
  for (const outline of outlines) {
    const corners = outline.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
    for (const [i, [x, y]] of corners.entries()) {
      const [u, v] = corners[(i + 1) % corners.length]!;
      const last = Math.ceil((Math.max(y, v) - from) / step);
      for (let n = Math.ceil((Math.min(y, v) - from) / step); n < last; n++) {
        const at = x + ((n * step + from - y) / (v - y)) * (u - x);
        crossings.set(n, [...(crossings.get(n) ?? []), at]);
      }
    }
  }
  const say = (x: number, y: number): string => `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`;
  const lines = [...crossings].flatMap(([n, found]) => {
    const y = n * step + from;
    // where two areas touch, the line goes on
    const ends = found.sort((a, b) => a - b).filter((x, i, all) => Math.abs(x - (all[i + (i % 2 ? 1 : -1)] ?? Infinity)) > 0.1);
    return ends.flatMap((x, i) => {
      const to = ends[i + 1];
      return i % 2 || to === undefined ? [] : [{ x: x * cos - y * sin, y: x * sin + y * cos, path: `M${say(x, y)}L${say(to, y)}` }];
    });
  });
  return scattered(lines);
}

/** Fibres and specks of the paper, in a tile of this size. */
export function fibres(size: number): string {
  let seed = 14;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const spot = (): string => `${(random() * size).toFixed(1)} ${(random() * size).toFixed(1)}`;
  let path = "";
  for (let i = 0; i < 42; i++) {
    const dx = (random() - 0.5) * 16;
    const dy = (random() - 0.5) * 9;
    path += `M${spot()}q${dx.toFixed(1)} ${dy.toFixed(1)} ${(dx * 1.6).toFixed(1)} ${(dy - 4).toFixed(1)}`;
  }
  for (let i = 0; i < 64; i++) path += `M${spot()}h.1`;
  return path;
}
