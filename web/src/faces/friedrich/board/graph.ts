/** What the view tells of supply, protection and ways, for overlays and the preview of a move. */
import type { View } from "../types";

/** The cities on the way to one that may be gone to, ends included; none where nothing marches. */
export function wayAhead(view: View, to: number): number[] {
  return view.step.ways?.find((way) => way.at(-1) === to) ?? [];
}

/** The cities within reach of a nation's supply trains. */
export function supplied(view: View, nation: number): Set<number> {
  return new Set(view.nations.find((one) => one.nation === nation)?.supplied);
}

/** The cities that a nation's generals protect. */
export function protectedBy(view: View, nation: number): Set<number> {
  return new Set(view.nations.find((one) => one.nation === nation)?.protected);
}
