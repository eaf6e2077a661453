/** Contour lines (lines of equal height) of a map, by marching squares. */
import type { Point } from "./paths";

export interface Hill {
  x: number;
  y: number;
  /** How high it is, and how far it reaches. */
  high: number;
  wide: number;
}

export function heightAt(hills: readonly Hill[], x: number, y: number): number {
  return hills.reduce((sum, hill) => sum + hill.high * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.wide ** 2)), 0);
}

/** The closed lines at one height over a field so wide and so high, looked at every so many units. Outside of it all is low. */
export function contour(hills: readonly Hill[], level: number, width: number, height: number, step: number): Point[][] {
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const edge = row === 0 || column === 0 || row === rows || column === columns;
      return edge ? -1 : heightAt(hills, (column - 1) * step, (row - 1) * step) - level;
    }),
  );
  const at = (row: number, column: number): number => heights[row]![column]!;
  /** Where the line crosses the side between two corners of the grid. */
  const cross = (r1: number, c1: number, r2: number, c2: number): Point => {
    const part = at(r1, c1) / (at(r1, c1) - at(r2, c2));
    return [(c1 - 1 + (c2 - c1) * part) * step, (r1 - 1 + (r2 - r1) * part) * step];
  };
  // each piece of line goes from one side of a square to another, with the high ground on its right; sides are known by a number
  const next = new Map<number, { to: number; from: Point }>();
  const side = (row: number, column: number, upright: boolean): number => 2 * (row * (columns + 1) + column) + Number(upright);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const around = [[row, column], [row, column + 1], [row + 1, column + 1], [row + 1, column]] as const;
      const sides = [side(row, column, false), side(row, column + 1, true), side(row + 1, column, false), side(row, column, true)];
      const high = around.map(([r, c]) => at(r, c) > 0);
      // a line comes in where high ground ends, clockwise, and goes out where it begins before that
      for (let n = 0; n < 4; n++) {
        if (!high[n] || high[(n + 1) % 4]) continue;
        let begin = n;
        while (high[(begin + 3) % 4]) begin = (begin + 3) % 4;
        const [r1, c1] = around[n]!;
        const [r2, c2] = around[(n + 1) % 4]!;
        next.set(sides[n]!, { to: sides[(begin + 3) % 4]!, from: cross(r1, c1, r2, c2) });
      }
    }
  }
  const lines: Point[][] = [];
  for (const start of next.keys()) {
    const line: Point[] = [];
    for (let key = start, one = next.get(key); one; one = next.get(key)) {
      line.push(one.from);
      next.delete(key);
      key = one.to;
    }
    lines.push(line);
  }
  return lines;
}

/** A closed line through the middles between points, bent at each of them. */
export function closed(points: readonly Point[]): string {
  const say = (value: number): string => value.toFixed(1);
  const middle = ([ax, ay]: Point, [bx, by]: Point): string => `${say((ax + bx) / 2)} ${say((ay + by) / 2)}`;
  const last = points.at(-1);
  const [first] = points;
  if (!first || !last) return "";
  const bends = points.map((point, n) => `Q${say(point[0])} ${say(point[1])} ${middle(point, points[n + 1] ?? first)}`);
  return `M${middle(last, first)}${bends.join("")}z`;
}
