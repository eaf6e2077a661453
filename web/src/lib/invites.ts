/** Invitations: seats of a table that wait for whoever has the link. */
import type { Position } from "./face";

export function isInviting(position: Position): boolean {
  return Object.values(position.people).some((person) => person.kind === "link");
}
