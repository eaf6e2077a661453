/** The ways of supply as the view gives them, for the overlays; which of them could be cut is only a hint. */
import { lookup } from "../../../face/lookup";
import { spacesByName, type Piece, type Stack } from "./board";
import { beside } from "./neighbours";
import type { Layout, Link, View } from "../types";

const linksByEnds = lookup(
  (layout: Layout) => layout.links.flatMap((link) => [link, { ...link, a: link.b, b: link.a }]),
  (link: Link) => `${link.a} ${link.b}`,
);

/** Limited links that cross water. */
const CROSSINGS = ["br", "it"];

/**
 * The spaces over which a counter traces supply, from its own to the source; none if it is out of supply. Counters of a
 * space that share a way have it under one of them: the most like this one stands for it. Null where nothing is told.
 */
export function wayOf({ ways }: Pick<View, "ways">, piece: Piece, pieces: readonly Piece[]): readonly string[] | null {
  const own = ways[piece.piece];
  if (own) return own;
  const like = (other: Piece): number =>
    4 * Number(other.supplied === piece.supplied) + 2 * Number(other.unit === piece.unit) + Number(other.facts.nation === piece.facts.nation);
  const [first] = pieces.filter((other) => other.place === piece.place && ways[other.piece]).sort((a, b) => like(b) - like(a));
  return first ? (ways[first.piece] ?? null) : null;
}

/** The different ways of some counters of a stack; neutrals have none. */
export function waysOf(view: Pick<View, "ways">, { pieces }: Pick<Stack, "pieces">, some: readonly Piece[] = pieces): (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  for (const piece of some) {
    const way = piece.neutral ? null : wayOf(view, piece, pieces);
    if (way) found.set(way.join(), way);
  }
  return [...found.values()];
}

export interface Hop {
  a: string;
  b: string;
  /** It goes by sea. */
  sea: boolean;
}

/** A way from space to space. */
export function hopsOf(layout: Layout, way: readonly string[]): Hop[] {
  return way.slice(1).map((b, i) => {
    const a = way[i]!;
    const link = linksByEnds(layout).get(`${a} ${b}`);
    return { a, b, sea: !link || CROSSINGS.includes(link.only) };
  });
}

/** A stack that could be cut off, and where. */
export interface Cut {
  stack: Stack;
  /** Spaces of its way of supply beside an enemy, where none of its own side stands. */
  weak: string[];
}

export function inDanger(layout: Layout, view: View, stacks: readonly Stack[]): Cut[] {
  const manned = new Set(stacks.map((stack) => stack.space.name));
  const near = { AP: new Set<string>(), CP: new Set<string>() };
  for (const { side, space, pieces } of stacks)
    for (const piece of pieces)
      if (!piece.neutral) for (const next of beside(layout, view, space.name, piece.facts.nation)) near[side].add(next);
  return stacks.flatMap((stack) => {
    const enemy = near[stack.side === "AP" ? "CP" : "AP"];
    const open = waysOf(view, stack).flatMap((way) => way.slice(1).filter((space) => enemy.has(space) && !manned.has(space)));
    const weak = [...new Set(open)].filter((name) => spacesByName(layout).has(name));
    return weak.length ? [{ stack, weak }] : [];
  });
}
