/**
 * What the overlays and the preview of a move show. The service decides what is legal, and should say this as well: where the
 * view has `supplied`, `protected` or `step.ways`, nothing is reckoned here; the rest of this file is for views without them.
 */
import type { Layout, View } from "./types";

/** The cities on the way to one that may be gone to, ends included; none where nothing marches. */
export function wayAhead(layout: Layout, view: View, to: number): number[] {
  const { name, city, ways } = view.step;
  if (ways) return ways.find((way) => way.at(-1) === to) ?? [];
  if (city === undefined || (name !== "March" && name !== "Retreat")) return [];
  const taken = new Set(view.pieces.flatMap((piece) => piece.city ?? []));
  return way(neighbours(layout), city, to, taken) ?? [];
}

/** The cities within reach of a nation's supply trains. */
export function supplied(layout: Layout, view: View, nation: number): Set<number> {
  const told = view.nations.find((one) => one.nation === nation)?.supplied;
  if (told) return new Set(told);
  const trains = view.pieces.filter((piece) => piece.kind === "train" && piece.nation === nation);
  const cities = trains.flatMap((piece) => piece.city ?? []);
  return new Set(spread(neighbours(layout), cities, SUPPLY_RANGE, hostile(layout, view, nation)).keys());
}

/** The cities that a nation's generals protect. */
export function protectedBy(layout: Layout, view: View, nation: number): Set<number> {
  const told = view.nations.find((one) => one.nation === nation)?.protected;
  if (told) return new Set(told);
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

const SUPPLY_RANGE = 6;
const PROTECTION = 3;
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
    for (const near of edge.flatMap((city) => net[city] ?? [])) {
      if (found.has(near) || blocked?.has(near)) continue;
      found.set(near, step);
      next.push(near);
    }
    edge = next;
  }
  return found;
}

/** A shortest way from one city to another, ends included; no blocked city on the way (the goal may be one). */
export function way(net: number[][], from: number, to: number, blocked: Set<number>): number[] | null {
  const closed = new Set([...blocked].filter((city) => city !== from && city !== to));
  const far = spread(net, [to], net.length, closed);
  if (!far.has(from)) return null;
  const path = [from];
  for (let at = from; at !== to; path.push(at)) at = (net[at] ?? []).find((near) => far.get(near) === far.get(at)! - 1)!;
  return path;
}

/** Where pieces of the other side stand. */
export function hostile(layout: Layout, view: View, nation: number): Set<number> {
  const side = layout.nations[nation]?.defender;
  const others = view.pieces.filter((piece) => layout.nations[piece.nation]?.defender !== side);
  return new Set(others.flatMap((piece) => piece.city ?? []));
}
