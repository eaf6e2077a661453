/** Questions about what is not on offer. */
import type { GameInfo } from "./face";
import { t } from "./messages";

/** What players mostly do with a thing, where a game has several verbs for it. */
const USUAL = ["play", "pay", "discard"];

/** The verb to ask about when nothing of this kind is on offer: one of a player, never one of chance. */
export function usual(game: Pick<GameInfo, "verbs" | "chance">, kind: string): string | undefined {
  if (kind === "number") return undefined;
  const chance = game.chance ?? [];
  const verbs = Object.keys(game.verbs).filter((verb) => game.verbs[verb] === kind && !chance.includes(verb));
  return USUAL.find((verb) => verbs.includes(verb)) ?? verbs[0];
}

/** The reader clicked on a thing and named no verb, so the answer names none: "'play' is not …", "This is not …". */
export function unquoted(why: string): string {
  return why.replace(/^'[^']+'(?= is not possible)/, () => t("why.this"));
}
