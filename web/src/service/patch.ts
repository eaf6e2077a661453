/** Patches: what has changed in a position, as the service sends it over the WebSocket. */
import type { Position, StoryLine } from "./types";

/** A list of one, the new value, or the changes of some members, by name or place. */
type Change = [unknown] | { [member: string]: Change };

export interface Patch {
  position: Change;
  /** So many of the last lines of the story are taken back. */
  drop: number;
  /** And these are told instead. */
  tell: StoryLine[];
}

/** The data with a change; what has not changed is the same as before. */
export function applyChange(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const made = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [member, one] of Object.entries(change)) made[member] = applyChange(made[member], one);
  return made;
}

export function applyPatches(position: Position, told: readonly Patch[]): Position {
  let now = position;
  for (const { position: change, drop, tell } of told) {
    const { story } = now;
    now = applyChange(now, change) as Position;
    if (drop || tell.length) now = { ...now, story: [...story.slice(0, story.length - drop), ...tell] };
  }
  return now;
}
