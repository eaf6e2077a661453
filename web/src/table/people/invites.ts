/** Invitations: seats of a table that wait for whoever has the link. */
import type { Position } from "../../service/types";

export function isInviting(position: Position): boolean {
  return Object.values(position.people).some((person) => person.kind === "link");
}
