/** The selection in progress: what a player has taken up (`held` of a position), how to put it down, and what may follow. */
import type { Choice, Position } from "../service/types";

type Way = { act: string; target: number | null } | "undo";

/** How what is in hand is put down: here, where it was, or, if it cannot stay where it has got to, not at all. */
export function wayDown({ held, choices }: Position): Way | null {
  if (!held) return null;
  if (held.stop !== null) return { act: held.stop, target: null };
  const again = choices.find(({ verb }) => verb === held.verb)?.targets.find((target) => held.targets.includes(target));
  if (again !== undefined) return { act: held.verb, target: again };
  return held.moved ? null : "undo";
}

export function isHeld({ held }: Position, kind: string, target: number): boolean {
  return held?.kind === kind && held.targets.includes(target);
}

/** Whether this could be taken up once what is in hand is put down. */
export function takesNext({ held }: Position, kind: string, target: number): boolean {
  return held?.kind === kind && (held.then?.choices.some((choice) => choice.verb === held.verb && choice.targets.includes(target)) ?? false);
}

/** What closes the question that follows once what is in hand is put down. */
export function closers({ held }: Position): Choice[] {
  return held?.then?.choices.filter(({ kind, verb }) => kind === null && verb !== held.stop) ?? [];
}
