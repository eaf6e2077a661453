/** What has changed in a position, as the service tells it. */
import type { Position, StoryLine } from "./types";

/** A list of one, the new value, or the changes of some members, by name or place. */
type Change = [unknown] | { [member: string]: Change };

export interface Told {
  position: Change;
  /** So many of the last lines of the story are taken back. */
  drop: number;
  /** And these are told instead. */
  tell: StoryLine[];
}

/** The data with a change; what has not changed is the same as before. */
export function together(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const made = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [member, one] of Object.entries(change)) made[member] = together(made[member], one);
  return made;
}

export function follow(position: Position, told: readonly Told[]): Position {
  let now = position;
  for (const { position: change, drop, tell } of told) {
    const { story } = now;
    now = together(now, change) as Position;
    if (drop || tell.length) now = { ...now, story: [...story.slice(0, story.length - drop), ...tell] };
  }
  return now;
}
