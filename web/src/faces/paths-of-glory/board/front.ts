/** The front that matters: where the board opens, and how near. */
import { CORPS } from "./Counter.svelte";
import { NEAR_EAST, piecesOf, spacesByName, stacksOf } from "./board";
import type { Layout, View } from "../types";

/** The least size of a counter on the screen, in pixels, as the board opens. */
const LEAST = 30;
/** So many pixels for a unit of the sheet, and counters, names and what is printed on spaces can be read. */
export const READABLE = LEAST / (CORPS * NEAR_EAST);

/** Stacks that an enemy stack is next to, by the strength of both: the front where most is at stake. */
export function opposedStacks(layout: Layout, { view }: { view: View }): { x: number; y: number; weight: number }[] {
  const stacks = stacksOf(layout, piecesOf(layout, view));
  const strength = new Map(stacks.map((stack) => [stack.space.name, stack]));
  const spaces = spacesByName(layout);
  const found = stacks.flatMap((stack) => {
    const enemies = layout.links.flatMap(({ a, b }) => {
      const other = a === stack.space.name ? b : b === stack.space.name ? a : null;
      const there = other === null ? undefined : strength.get(other);
      return there && there.side !== stack.side ? [there] : [];
    });
    const most = Math.max(0, ...enemies.map((enemy) => enemy.strength));
    const space = spaces.get(stack.space.name);
    return most && space ? [{ x: space.x, y: space.y, weight: stack.strength + most }] : [];
  });
  return found.length ? found : stacks.map(({ space, strength: weight }) => ({ x: space.x, y: space.y, weight }));
}
