/** SVG paths: moved, scaled, bent, with arrowheads. */

export type Point = [number, number];

/** A path of absolute pairs of numbers at a place, at a scale: many signs then make one path. */
export function at(path: string, x: number, y: number, scale: number): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
    return `${(x + Number(px) * scale).toFixed(2)} ${(y + Number(py) * scale).toFixed(2)}`;
  });
}

export function polygon(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;
}

/** A star with so many points, the first one upwards. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}z`;
}

/** A line from place to place. */
export function road(places: readonly { x: number; y: number }[]): string {
  return `M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** A bent line between two points. */
export function bow(from: Point, to: Point): string {
  const [cx, cy] = bend(from, to);
  return `M${from[0]} ${from[1]}Q${n(cx)} ${n(cy)} ${to[0]} ${to[1]}`;
}

/** A bent arrow between two points, and the tip of it, so many units short of both. */
export function arrow(from: Point, to: Point, short: number): { path: string; head: string } {
  const middle = bend(from, to);
  const cut = Math.min(short, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.3);
  const start = towards(from, middle, cut);
  const end = towards(to, middle, cut);
  const [ex, ey] = unit(middle, to);
  const base: Point = [end[0] - ex * 15, end[1] - ey * 15];
  const wing = (side: number): string => `${n(base[0] - ey * 10 * side)} ${n(base[1] + ex * 10 * side)}`;
  return {
    path: `M${n(start[0])} ${n(start[1])}Q${n(middle[0])} ${n(middle[1])} ${n(base[0])} ${n(base[1])}`,
    head: `M${n(end[0])} ${n(end[1])}L${wing(1)}L${wing(-1)}z`,
  };
}

function bend(from: Point, to: Point): Point {
  const [x, y] = unit(from, to);
  const far = Math.min(40, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.18);
  return [(from[0] + to[0]) / 2 + y * far, (from[1] + to[1]) / 2 - x * far];
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function towards(from: Point, to: Point, far: number): Point {
  const [x, y] = unit(from, to);
  return [from[0] + x * far, from[1] + y * far];
}

function n(value: number): string {
  return value.toFixed(1);
}
