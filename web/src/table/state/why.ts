/** Explanations of what is not on offer: which verb a click on such a target asks about. */
import type { GameInfo } from "../../service/types";

/** The verb to ask about when nothing of this kind is on offer: one of a player, never one of chance. The face knows what is usual. */
export function usual(game: Pick<GameInfo, "verbs" | "chance" | "roles">, kind: string, wont?: Record<string, string>): string | undefined {
  if (game.roles[kind] === "number") return undefined;
  return wont?.[kind] ?? Object.keys(game.verbs).find((verb) => game.verbs[verb] === kind && !game.chance.includes(verb));
}
