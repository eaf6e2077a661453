/** Navigation on a small screen: in which part of the table, hand or board, something may be chosen. */
import type { Choice } from "../../service/types";

export type Part = "hand" | "board";

export interface Lead {
  part: Part;
  go: () => void;
}

/** The parts of the table in which something may be chosen. Numbers and bare verbs are buttons of the prompt. */
export function partsOf(choices: readonly Choice[]): Set<Part> {
  const found = new Set<Part>();
  for (const { role } of choices) {
    if (role === "card") found.add("hand");
    else if (role !== null && role !== "number") found.add("board");
  }
  return found;
}

/** The part to go to from the one in sight: none where something may be chosen there. Cards come first. */
export function away(choices: readonly Choice[], seen: string): Part | null {
  const parts = partsOf(choices);
  if (parts.has(seen as Part)) return null;
  return parts.has("hand") ? "hand" : parts.has("board") ? "board" : null;
}
