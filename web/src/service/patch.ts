/** Patches: what has changed in a position, as the service sends it over the WebSocket. */
import type { Change, Patch, Position } from "./contract";

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
