/** Focus management: after an act the card that was played or the button that was pressed is gone; the focus goes on to what may be chosen next. */
import { LESSON, PROMPT } from "../controls/focus";
import type { Choice } from "../service/types";
import { partsOf, type Part } from "./prompt/whereToChoose";

/** The board takes its arrow keys, and Tab goes on to what is on offer there. */
const PLACES: Record<Part, string> = { hand: "[data-testid=hand] button.offered", board: "[role=application]" };
const FOCUSABLE = "button, a, input, textarea, summary, [tabindex]";

export class FocusKeeper {
  /** What had the focus last, or was pressed. */
  private last: Element | null = null;
  private keyboard = false;
  /** The card on which a key was pressed while it was on offer: where there are two of a kind it stays. */
  private chosen: Element | null = null;
  private readonly off = new AbortController();

  constructor(
    private readonly root: HTMLElement,
    /** What may be chosen elsewhere than in the prompt. */
    private readonly spread: () => readonly Choice[],
  ) {
    const { signal } = this.off;
    root.addEventListener("focusin", (event) => (this.last = event.target as Element), { signal });
    addEventListener("keydown", (event) => this.keyed(event), { signal, capture: true });
    addEventListener("pointerdown", (event) => this.pressed(event.target), { signal, capture: true });
  }

  close(): void {
    this.off.abort();
  }

  /** After a change of the table: if the focus has got lost, it is given back. */
  keep(): void {
    if (!this.last || !this.isLost()) return;
    const part = this.keyboard ? this.next() : null;
    if (part !== null && this.enter(part)) return;
    // A lesson that is done asks nothing more.
    const asked = this.root.querySelector<HTMLElement>(PROMPT) ?? this.root.querySelector<HTMLElement>(LESSON);
    asked?.focus({ preventScroll: true });
  }

  /** Go to what is on offer in a part of the table. */
  enter(part: Part): boolean {
    const all = [...this.root.querySelectorAll<HTMLElement>(PLACES[part])];
    const found = all.find((element) => getComputedStyle(element).visibility === "visible");
    found?.focus({ preventScroll: part === "board" });
    return found !== undefined;
  }

  private keyed(event: KeyboardEvent): void {
    this.keyboard = true;
    this.chosen = event.key === "Enter" || event.key === " " ? (document.activeElement?.closest(".offered") ?? null) : null;
  }

  private pressed(target: EventTarget | null): void {
    this.keyboard = false;
    if (!(target instanceof Element)) return;
    const found = target.closest(FOCUSABLE);
    // A press on nothing takes the focus away on purpose.
    this.last = found && this.root.contains(found) ? found : null;
  }

  /** The prompt itself only ever has the focus because there was nothing better. */
  private isLost(): boolean {
    const now = document.activeElement;
    if (now === null || now === document.body) return true;
    return this.keyboard && (now.matches(PROMPT) || now.matches(LESSON) || (now === this.chosen && !now.matches(".offered, [data-instead]")));
  }

  private next(): Part | null {
    const parts = partsOf(this.spread());
    return parts.has("hand") ? "hand" : parts.has("board") ? "board" : null;
  }
}
