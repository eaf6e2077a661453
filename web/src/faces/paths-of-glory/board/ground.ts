/** What is only drawn: the two maps under the spaces, and the links between those. */
import { linesOf } from "../../../board/drawing/blocks";
import { road } from "../../../board/drawing/paths";
import { spacesByName, type Point } from "./board";
import type { Layout, Link } from "../types";
import drawn from "../map/ground.json";

export interface Land {
  frame: string;
  land: string;
  coast: string;
  /** The land of each nation; 'neutral' is what nobody can enter. */
  nations: Record<string, string>;
  borders: string;
  /** All land that can be entered, and what lies nearest to each space, sea included. */
  entered: string;
  cells: Record<string, string>;
}

export const MAPS: readonly { name: string; land: Land }[] = Object.entries(drawn).map(([name, land]) => ({ name, land: land as Land }));

/** What lies around these spaces on one of the maps, as a path. */
export function cellsOf(land: Land, wanted: (space: string) => boolean): string {
  return Object.entries(land.cells).flatMap(([space, d]) => (wanted(space) ? [d] : [])).join("");
}

/** The line between the sides on one of the maps: the edges that cells of both share. */
export function frontOf(land: Land, held: ReadonlyMap<string, string>): string {
  const edges = new Map<string, { holder: string; path: string }>();
  let path = "";
  for (const [space, d] of Object.entries(land.cells)) {
    const holder = held.get(space);
    if (!holder) continue;
    for (const points of linesOf(d)) {
      for (const [a, b] of points.slice(1).map((to, i) => [points[i]!, to].map(String).sort() as [string, string])) {
        const key = `${a}L${b}`;
        const other = edges.get(key);
        if (!other) edges.set(key, { holder, path: `M${key}`.replaceAll(",", " ") });
        else if (other.holder !== holder) path += other.path;
      }
    }
  }
  return path;
}

/** Spaces of the Near East that are shown on the map of Europe as well, for the links that lead to them. */
export const SHOWN_TWICE: Readonly<Record<string, Point>> = {
  Constantinople: { x: 1757, y: 1298 },
  Bursa: { x: 1757, y: 1372 },
};

/** The ends of a link: from one map to the other, it leads to where the far one is shown again. */
export function endsOf(layout: Layout, { a, b }: Pick<Link, "a" | "b">): [Point, Point] | null {
  const [from, to] = [spacesByName(layout).get(a), spacesByName(layout).get(b)];
  if (!from || !to) return null;
  const again = from.map === to.map ? undefined : (SHOWN_TWICE[b] ?? SHOWN_TWICE[a]);
  return [SHOWN_TWICE[a] && again ? again : from, SHOWN_TWICE[b] && again ? again : to];
}

/** The links that some class of users may go, as paths. */
export function linksOf(layout: Layout, wanted: (only: string) => boolean): string {
  return layout.links
    .filter((link) => wanted(link.only))
    .flatMap((link) => endsOf(layout, link) ?? [])
    .reduce((path, _, i, ends) => (i % 2 ? path : path + road([ends[i]!, ends[i + 1]!])), "");
}

/** Names of waters on the map: key, place, size of the letters, turn. */
export const WATERS: readonly (Point & { key: string; size: number; turn: number })[] = [
  { key: "north-sea", x: 420, y: 300, size: 34, turn: -8 },
  { key: "baltic", x: 1075, y: 232, size: 30, turn: -18 },
  { key: "mediterranean", x: 480, y: 1380, size: 36, turn: 0 },
  { key: "adriatic", x: 1012, y: 1150, size: 22, turn: 46 },
  { key: "ionian", x: 1170, y: 1545, size: 26, turn: 0 },
  { key: "black-sea", x: 1920, y: 948, size: 22, turn: 0 },
  { key: "levant", x: 1886, y: 1408, size: 16, turn: 0 },
];
