/** Focus management: where the keyboard focus goes when what had it has closed. */
import { tick } from "svelte";

export const PROMPT = "[data-testid=prompt]";
export const LESSON = "[data-testid=lesson]";

/** Something has closed: if the focus was in it, the first of these takes it, else what is asked. */
export async function passFocus(...places: string[]): Promise<void> {
  await tick();
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  for (const place of [...places, PROMPT, LESSON]) {
    const found = document.querySelector<HTMLElement | SVGElement>(place);
    found?.focus({ preventScroll: true });
    if (found && found === document.activeElement) return;
  }
}
