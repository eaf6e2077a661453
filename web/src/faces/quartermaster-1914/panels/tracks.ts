/** What the tracks beside the board say: scoring rounds and points. */
import type { Coalition, View } from "../types";

/** The round after which points are scored next. */
export function nextScoring(view: View): number | null {
  return view.result ? null : (view.scoring.find((round) => round >= view.round) ?? null);
}

/** Who leads, and by how many points; nobody on equal points. */
export function lead(view: View): { side: Coalition | null; points: number } {
  const { central, entente } = view.points;
  if (central === entente) return { side: null, points: 0 };
  return { side: central > entente ? "central" : "entente", points: Math.abs(central - entente) };
}

/** What each coalition would score if points were counted now: objectives, and Status cards. */
export function due(view: View, side: Coalition): { objectives: number; status: number } {
  const objectives = view.objectives[side === "central" ? 0 : 1].length;
  const cards = view.status_points.filter((one) => one.coalition === side);
  return { objectives, status: cards.reduce((sum, one) => sum + one.points, 0) };
}
