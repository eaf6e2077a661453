/**
 * Cuts long drawings into blocks. The browser paints the board in tiles, and for each tile it must look through every path
 * that touches it; a path for the whole map would be looked through again and again.
 */
import type { Point } from "./paths";

const BLOCK = 420;
const PIECE = 32;

/** The lines of a path that is written with M, L, l and z only. */
export function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  for (const [, start = "", kind, steps = "", close] of path.matchAll(/M([^lLz]+)(?:([lL])([^Mz]*))?(z?)/g)) {
    const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers(start);
    const line: Point[] = [[x, y]];
    const rest = numbers(steps.replaceAll("L", " "));
    for (let i = 0; i + 1 < rest.length; i += 2) {
      const last = line.at(-1)!;
      const [a, b] = [rest[i]!, rest[i + 1]!];
      line.push(kind === "l" ? [last[0] + a, last[1] + b] : [a, b]);
    }
    if (close) line.push([x, y]);
    lines.push(line);
  }
  return lines;
}

/** These lines as several paths, each in its own part of the map. For strokes only: long lines are cut. */
export function blocks(lines: Point[][], piece = PIECE): string[] {
  const parts = lines.flatMap((line) => {
    const cuts = Math.max(1, Math.ceil((line.length - 1) / piece));
    return Array.from({ length: cuts }, (_, i) => line.slice(i * piece, (i + 1) * piece + 1));
  });
  return scattered(
    parts.map((part) => {
      const [x, y] = part[0]!;
      return { x, y, path: `M${part.map((point) => `${+point[0].toFixed(1)} ${+point[1].toFixed(1)}`).join("L")}` };
    }),
  );
}

/** Whole signs (each one M...z or M...) as several paths, each in its own part of the map. */
export function scattered(signs: { x: number; y: number; path: string }[]): string[] {
  const found = new Map<string, string>();
  for (const { x, y, path } of signs) {
    const key = `${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`;
    found.set(key, (found.get(key) ?? "") + path);
  }
  return [...found.values()];
}
