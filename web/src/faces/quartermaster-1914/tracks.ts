/** What the tracks beside the board say: rounds, turns, points. */
import type { Coalition, View } from "./types";

export interface Cell {
  round: number;
  scoring: boolean;
  state: "past" | "now" | "next";
}

export function rounds(view: View): Cell[] {
  return Array.from({ length: view.rounds }, (_, i) => {
    const round = i + 1;
    const state = round < view.round || (round === view.round && view.result) ? "past" : round === view.round ? "now" : "next";
    return { round, scoring: view.scoring.includes(round), state };
  });
}

/** The round after which points are scored next. */
export function nextScoring(view: View): number | null {
  return view.result ? null : (view.scoring.find((round) => round >= view.round) ?? null);
}

/** The powers in the order of their turns, and whether each has had its turn in this round. */
export function turns(view: View): { code: string; coalition: Coalition; state: "past" | "now" | "next" }[] {
  const now = view.powers.findIndex((power) => power.code === view.power);
  return view.powers.map(({ code, coalition }, index) => ({
    code,
    coalition,
    state: view.result || index < now ? "past" : index === now ? "now" : "next",
  }));
}

/** Who leads, and by how many points; nobody on equal points. */
export function lead(view: View): { side: Coalition | null; points: number } {
  const { central, entente } = view.points;
  if (central === entente) return { side: null, points: 0 };
  return { side: central > entente ? "central" : "entente", points: Math.abs(central - entente) };
}

/** Where the marker stands on the scale of the lead: 0 is a victory of the Central Powers, 1 one of the Entente. */
export function balance(view: View): number {
  const ahead = view.points.entente - view.points.central;
  return Math.min(1, Math.max(0, 0.5 + ahead / (2 * view.margin)));
}

/** What each coalition would score if points were counted now: objectives, and Status cards. */
export function due(view: View, side: Coalition): { objectives: number; status: number } {
  const objectives = view.objectives[side === "central" ? 0 : 1].length;
  const cards = view.status_points.filter((one) => one.coalition === side);
  return { objectives, status: cards.reduce((sum, one) => sum + one.points, 0) };
}
