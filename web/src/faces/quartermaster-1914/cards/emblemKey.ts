/** What the emblem of a card goes by, in one word: its nation, its type, and its name. */
import type { CardFacts } from "../types";

type Told = Pick<CardFacts, "nation" | "type" | "name">;

export function emblemKey({ nation, type, name }: Told): string {
  return [nation, type, name].join("|");
}

export function codeOf(key: string): Record<keyof Told, string> {
  const [nation = "", type = "", name = ""] = key.split("|");
  return { nation, type, name };
}
