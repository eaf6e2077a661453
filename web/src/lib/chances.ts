/** Chances to win, as they are said. */
import { language } from "./texts.svelte";

/** A share from 0 to 1 in whole percents. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}
