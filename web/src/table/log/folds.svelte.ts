/** Which battles of a log the reader has folded or unfolded, kept in localStorage. */
import { SvelteMap } from "svelte/reactivity";
import { news } from "./newsStorage";

const chosen = new SvelteMap<string, Record<string, boolean>>();

/** Whether the reader has unfolded (true) or folded (false) the battle that began with this act; null: neither. */
export function unfolded(match: string, n: number): boolean | null {
  const folds = chosen.get(match) ?? news.folds(match);
  return folds[n] ?? null;
}

export function fold(match: string, n: number, open: boolean): void {
  const folds = { ...(chosen.get(match) ?? news.folds(match)), [n]: open };
  chosen.set(match, folds);
  news.fold(match, folds);
}
