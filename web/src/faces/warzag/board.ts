/** Where things are on the board. */
import type { Position } from "../../lib/face";
import type { Layout } from "./types";

export function placeOf(layout: Layout, kind: string, target: number, position: Position): { x: number; y: number } | null {
  void position;
  return kind === "territory" ? (layout.territories[target] ?? null) : null;
}

export function sceneOf(layout: Layout, position: Position): { x: number; y: number } | null {
  const target = position.view.step.invasion?.target as number | undefined;
  return target === undefined ? null : (layout.territories[target] ?? null);
}
