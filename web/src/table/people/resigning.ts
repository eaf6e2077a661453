/** What resigning does, in words. */
import type { Resigning } from "../../service/types";
import { list, t } from "../../texts/i18n.svelte";

/** What becomes of the match if this seat is resigned; the seat and the winners as the reader calls them. */
export function whatResigningDoes(seat: string, how: Resigning["how"], winners: readonly string[]): string {
  if (how === "loss") return t("resign-loss", { seats: list(winners) });
  return how === "computer" ? t("resign-computer", { seat }) : t("resign-end");
}
