/** The routes that pieces have taken, read from the story. */
import type { GameInfo, StoryLine } from "../service/types";
import { numbersOf } from "../service/richText";

type Roles = Pick<GameInfo, "roles">;

/** The way of a piece from one place to another; null where the story does not tell it. */
export function gone(game: Roles, story: readonly StoryLine[], piece: number, from: number, to: number): number[] | null {
  let path = [to];
  for (let n = story.length - 1; n >= 0 && path[0] !== from; n--) {
    const { way: part, text } = story[n]!;
    if (part && part.at(-1) === path[0] && numbersOf(game, text, "piece").includes(piece)) path = [...part.slice(0, -1), ...path];
  }
  return path[0] === from && path.length > 1 ? path : null;
}

/** The places that the last act speaks of. */
export function lastPlaces(game: Roles, story: readonly StoryLine[]): number[] {
  const lines = story.map(({ n, text }) => ({ n, places: numbersOf(game, text, "place") })).filter((line) => line.places.length);
  const last = lines.at(-1)?.n;
  return [...new Set(lines.filter((line) => line.n === last).flatMap((line) => line.places))];
}
