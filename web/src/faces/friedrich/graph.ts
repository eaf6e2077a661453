/** Ways over the roads: for overlays and for showing a move before it is made. The service decides what is legal. */
import type { StoryLine } from "../../lib/face";
import type { Layout, View } from "./types";

const nets = new WeakMap<Layout, number[][]>();

/** For each city, the cities next to it. */
export function neighbours(layout: Layout): number[][] {
  let net = nets.get(layout);
  if (!net) {
    net = layout.cities.map(() => []);
    for (const [a, b] of layout.roads) {
      net[a]?.push(b);
      net[b]?.push(a);
    }
    nets.set(layout, net);
  }
  return net;
}

/** Distances from these cities, at most `steps`, entering no blocked city. */
export function spread(net: number[][], from: number[], steps: number, blocked?: Set<number>): Map<number, number> {
  const found = new Map(from.map((city) => [city, 0]));
  let edge = from;
  for (let step = 1; step <= steps && edge.length; step++) {
    const next: number[] = [];
    for (const city of edge) {
      for (const near of net[city] ?? []) {
        if (found.has(near) || blocked?.has(near)) continue;
        found.set(near, step);
        next.push(near);
      }
    }
    edge = next;
  }
  return found;
}

/** A shortest way from one city to another, ends included; no blocked city on the way (the goal may be one). */
export function way(net: number[][], from: number, to: number, blocked: Set<number>): number[] | null {
  const before = new Map<number, number>([[from, -1]]);
  let edge = [from];
  while (edge.length) {
    const next: number[] = [];
    for (const city of edge) {
      for (const near of net[city] ?? []) {
        if (before.has(near) || (near !== to && blocked.has(near))) continue;
        before.set(near, city);
        if (near === to) {
          const path = [to];
          for (let at = city; at >= 0; at = before.get(at) ?? -1) path.unshift(at);
          return path;
        }
        next.push(near);
      }
    }
    edge = next;
  }
  return null;
}

/** The way that a piece has gone from one city to another, by what the story tells; null where it does not tell it. */
export function gone(story: StoryLine[], piece: number, from: number, to: number): number[] | null {
  let path = [to];
  for (let n = story.length - 1; n >= 0 && path[0] !== from; n--) {
    const { way: part, pieces } = story[n]!;
    if (part && pieces?.includes(piece) && part.at(-1) === path[0]) path = [...part.slice(0, -1), ...path];
  }
  return path[0] === from && path.length > 1 ? path : null;
}

/** Where pieces of the other side stand. */
export function hostile(layout: Layout, view: View, nation: number): Set<number> {
  const side = layout.nations[nation]?.defender;
  const cities = new Set<number>();
  for (const piece of view.pieces) {
    if (piece.city !== null && layout.nations[piece.nation]?.defender !== side) cities.add(piece.city);
  }
  return cities;
}

export const SUPPLY_RANGE = 6;
export const PROTECTION = 3;

/** The cities within reach of a nation's supply trains. */
export function supplied(layout: Layout, view: View, nation: number): Set<number> {
  const trains = view.pieces
    .filter((piece) => piece.kind === "train" && piece.nation === nation && piece.city !== null)
    .map((piece) => piece.city as number);
  const blocked = hostile(layout, view, nation);
  return new Set(spread(neighbours(layout), trains, SUPPLY_RANGE, blocked).keys());
}

/** The cities that a nation's generals protect. */
export function protectedBy(layout: Layout, view: View, nation: number): Set<number> {
  const net = neighbours(layout);
  const found = new Set<number>();
  for (const piece of view.pieces) {
    if (piece.nation !== nation || piece.city === null) continue;
    if (piece.kind === "train" && layout.nations[nation]?.name !== "Imperial Army") continue;
    const steps = piece.name === "Heinrich" && view.fate.line === "11 hearts" ? PROTECTION + 1 : PROTECTION;
    for (const city of spread(net, [piece.city], steps).keys()) found.add(city);
  }
  return found;
}
