/** What is drawn of the hexagons: their outlines, the borders of what a nation holds, and the lines of the pencil. */
import type { Point } from "../../../board/drawing/paths";
import { neighbours } from "./land";
import { isLying, LYING, printed } from "./turned";
import type { Layout, Territory } from "../types";

/**
 * The corners of a hexagon with its point upwards, clockwise from the top; the n-th edge goes from the n-th corner. On a
 * board that lies on its side they have been turned with it.
 */
export function corners({ x, y }: { x: number; y: number }, side: number, lying: boolean): Point[] {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = ((60 * n - 90 + (lying ? LYING : 0)) * Math.PI) / 180;
    return [round(x + side * Math.cos(angle)), round(y + side * Math.sin(angle))];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function hexagon(at: { x: number; y: number }, side: number, lying: boolean): string {
  return `M${corners(at, side, lying).map((corner) => corner.join(" ")).join("L")}z`;
}

export interface Hex extends Territory {
  d: string;
  /** For each edge the territory beyond it. */
  beyond: (number | null)[];
}

const made = new WeakMap<Layout, Hex[]>();

/** The territories with their outlines. */
export function hexesOf(layout: Layout): Hex[] {
  let found = made.get(layout);
  if (!found) made.set(layout, (found = layout.territories.map((one) => ({ ...one, d: hexagon(one, layout.unit, isLying(layout)), beyond: beyond(layout, one) }))));
  return found;
}

function beyond(layout: Layout, { id, x, y }: Territory): (number | null)[] {
  const edges: (number | null)[] = [null, null, null, null, null, null];
  for (const near of neighbours(layout)[id] ?? []) {
    const other = layout.territories[near]!;
    // the n-th edge lies 30 degrees clockwise of the n-th corner
    const angle = (Math.atan2(other.y - y, other.x - x) * 180) / Math.PI - (isLying(layout) ? LYING : 0);
    edges[(Math.round((angle + 60) / 60) + 6) % 6] = near;
  }
  return edges;
}

/** The edges between these territories and all others that `across` asks for; as one path. */
export function border(layout: Layout, of: ReadonlySet<number>, across: (other: number | null) => boolean = () => true): string {
  return hexesOf(layout)
    .filter(({ id }) => of.has(id))
    .flatMap((hex) => {
      const points = corners(hex, layout.unit, isLying(layout));
      return hex.beyond.flatMap((other, n) => {
        if ((other !== null && of.has(other)) || !across(other)) return [];
        return `M${points[n]!.join(" ")}L${points[(n + 1) % 6]!.join(" ")}`;
      });
    })
    .join("");
}

/** Numbers from 0 to 1 that look thrown, but are always the same. */
export function thrown(seed: number): () => number {
  let state = (seed * 7919 + 104729) % 2147483647;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** A circle as a hand draws it around something on the map: not quite round, and the ends pass each other. */
export function loop(r: number, seed: number): string {
  const random = thrown(seed + 1);
  const from = -130 + 40 * random();
  const lean = 0.03 + 0.03 * random();
  const points = Array.from({ length: 17 }, (_, n): Point => {
    const turn = ((from + n * 24.5) * Math.PI) / 180;
    const far = r * (1 + lean * Math.cos(2 * turn) + (n / 16 - 0.5) * 0.07 + (random() - 0.5) * 0.02);
    return [round(far * Math.cos(turn)), round(far * Math.sin(turn))];
  });
  return smooth(points);
}

/** A line through the middles between points, bent at each of them. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `M${first.join(" ")}`;
  rest.forEach(([x, y], n) => {
    const next = rest[n + 1];
    path += next ? `Q${x} ${y} ${round((x + next[0]) / 2)} ${round((y + next[1]) / 2)}` : `L${x} ${y}`;
  });
  return path;
}

/** The rows of the grid on the printed sheet: their letters, and where their middles are. */
export function rowsOf(layout: Layout): { letter: string; y: number }[] {
  const { territories } = printed(layout);
  return [...new Set(territories.map(({ y }) => y))].sort((a, b) => a - b).map((y, n) => ({ letter: String.fromCharCode(65 + n), y }));
}

/** The parts of the printed sheet: where the folds between them are, and the middle of each one. */
export function sheetsOf(given: Layout): { across: number[]; down: number; sheets: { panel: string; left: boolean; y: number }[] } {
  const layout = printed(given);
  const numbers = [...new Set(layout.territories.flatMap(({ panel }) => panel.split("/")))].sort();
  const spans = numbers.map((panel) => {
    const ys = layout.territories.filter((one) => one.panel.split("/").includes(panel)).map(({ y }) => y);
    return { panel, top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  const tops = [...new Set(spans.map(({ top }) => top))].sort((a, b) => a - b);
  return {
    across: tops.slice(1).map((top) => top - 0.75 * layout.unit),
    down: layout.width / 2,
    sheets: spans.map(({ panel, top, bottom }, n) => ({ panel, left: n % 2 === 0, y: (top + bottom) / 2 })),
  };
}
