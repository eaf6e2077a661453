/** What the reader has already seen of each match, kept in localStorage. */
import { forget, store, stored } from "../../browser/settings.svelte";

/** What happened since the own last turn: shown at the first question under a heading, until it is put away. */
export interface Offered {
  since: number;
  heading: string;
  open: boolean;
}

/** Results that were put away: all up to an act, and some after it. */
export interface PutAway {
  until: number;
  keys: string[];
}

/** What is kept of each match, here and by `table/review/EndNotice.svelte`. */
const KEPT = ["news", "results", "looked", "folds", "end", "chat", "spectators"];
/** It is kept of so many matches, those that were opened last. */
const MATCHES = 50;

export const news = {
  /** A match is opened; what was kept of one long ago is forgotten. */
  open: (match: string): void => {
    const all = [match, ...stored<string[]>("matches", []).filter((other) => other !== match)];
    for (const old of all.slice(MATCHES)) for (const what of KEPT) forget(`${what}.${old}`);
    store("matches", all.slice(0, MATCHES));
  },
  offered: (match: string): Offered | null => stored(`news.${match}`, null),
  offer: (match: string, offered: Offered): void => store(`news.${match}`, offered),
  putAway: (match: string): PutAway | null => stored(`results.${match}`, null),
  put: (match: string, away: PutAway): void => store(`results.${match}`, away),
  /** The last act that was seen in the log. */
  looked: (match: string): number | null => stored(`looked.${match}`, null),
  look: (match: string, point: number): void => store(`looked.${match}`, point),
  /** For the battles that were folded or unfolded, by the act with which they began, whether they are open. */
  folds: (match: string): Record<string, boolean> => stored(`folds.${match}`, {}),
  fold: (match: string, folds: Record<string, boolean>): void => store(`folds.${match}`, folds),
  /** The last line of a chat that was read. */
  read: (match: string, chat: "chat" | "spectators"): number => stored(`${chat}.${match}`, 0),
  keepRead: (match: string, chat: "chat" | "spectators", line: number): void => store(`${chat}.${match}`, line),
};
