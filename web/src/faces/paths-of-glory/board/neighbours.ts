/** What can be read off the map for the overlays: who stands beside whom, and how far a stack could go. It is no ruling. */
import { lookup } from "../../../face/lookup";
import { controllers, type Stack } from "./board";
import type { Layout, Link, Side, View } from "../types";

/** The nations, by the words of limited links, that count as the first one there. */
const USERS: Record<string, readonly string[]> = {
  br: ["BR", "AUS", "CND", "PT"],
  it: ["IT"],
  ru: ["RU"],
  ana: ["ANA"],
  tu: ["TU", "SN"],
};

const linksBySpace = lookup(
  (layout: Layout) => {
    const found = new Map<string, Link[]>();
    for (const link of layout.links)
      for (const end of [link.a, link.b]) found.set(end, [...(found.get(end) ?? []), link]);
    return [...found].map(([name, links]) => ({ name, links }));
  },
  (one) => one.name,
);

export function usable(link: Link, nation: string, beachhead: string | null): boolean {
  if (!link.only) return true;
  if (link.only === "beachhead") return beachhead === link.a || beachhead === link.b;
  return link.only.split(" ").some((word) => USERS[word]?.includes(nation));
}

/** The spaces beside one that a unit of this nation could step to. */
export function beside(layout: Layout, view: Pick<View, "beachhead">, space: string, nation: string): string[] {
  const links = linksBySpace(layout).get(space)?.links ?? [];
  return links.filter((link) => usable(link, nation, view.beachhead)).map((link) => (link.a === space ? link.b : link.a));
}

/** How many steps each space is away from a stack, for the fastest of its units; enemies and their forts stop it. */
export function reach(layout: Layout, view: View, stacks: readonly Stack[], stack: Stack): Map<string, number> {
  const held = controllers(view);
  const enemies = new Set(stacks.filter((other) => other.side !== stack.side).map((other) => other.space.name));
  const found = new Map<string, number>();
  for (const piece of stack.pieces) {
    const seen = new Map([[stack.space.name, 0]]);
    for (const [space, far] of seen) {
      if (far === piece.factors[2]) continue;
      if (far && view.forts.includes(space) && held.get(space) !== stack.side) continue;
      for (const next of beside(layout, view, space, piece.facts.nation))
        if (!seen.has(next) && !enemies.has(next) && held.has(next)) seen.set(next, far + 1);
    }
    for (const [space, far] of seen) if (far && far < (found.get(space) ?? Infinity)) found.set(space, far);
  }
  return found;
}

/** A stack, or a fort alone, and all enemies beside it. */
export interface Front {
  space: string;
  side: Side;
  strength: number;
  against: Stack[];
  /** What they bring together. */
  threat: number;
}

/** Every place that enemies stand beside. */
export function fronts(layout: Layout, view: View, stacks: readonly Stack[]): Front[] {
  const held = controllers(view);
  const forts = new Map(layout.spaces.filter(({ name }) => view.forts.includes(name)).map(({ name, fort }) => [name, fort]));
  const manned = new Set(stacks.map((stack) => stack.space.name));
  const alone = [...forts].flatMap(([space, strength]) => {
    const side = held.get(space);
    return side && !manned.has(space) ? [{ space, side, strength }] : [];
  });
  const own = stacks.map(({ space: { name }, side, strength }) => {
    return { space: name, side, strength: strength + (held.get(name) === side ? (forts.get(name) ?? 0) : 0) };
  });
  return [...own, ...alone].flatMap((one) => {
    const against = stacks.filter((other) => {
      return other.side !== one.side && other.pieces.some((piece) => beside(layout, view, other.space.name, piece.facts.nation).includes(one.space));
    });
    return against.length ? [{ ...one, against, threat: against.reduce((sum, other) => sum + other.strength, 0) }] : [];
  });
}

/** Those who face more than they have. */
export function outnumbered(all: readonly Front[]): Front[] {
  return all.filter((front) => front.threat > front.strength);
}
