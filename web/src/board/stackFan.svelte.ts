/** Fanning out a stack of pieces: by a press on its handle, by a long press, or by a click where several of its pieces may be chosen. */
import type { FaceContext } from "../face/face";
import { passFocus } from "../controls/focus";
import { isHeld } from "../face/held";
import { markOf, type Mark } from "../face/targets";

const STAY = 450;
const SLIP = 10;
/** What lies above the board while it is there, wherever the focus is. */
const ABOVE = "dialog[open], aside, [role=menu], [role=dialog], [role=alertdialog]";

/** Whether a click on this piece, lying open, would do more than put it down. */
export function choosable(ctx: FaceContext, target: number, kind = "piece"): boolean {
  return ctx.offered(kind, target).length > 0 || (ctx.takes(kind, target) && !isHeld(ctx.position, kind, target));
}

export class StackFan {
  /** The place whose stack lies open. */
  open = $state.raw<number | null>(null);

  toggle(place: number): void {
    this.open = this.open === place ? null : place;
  }

  /** What a click on one of these pieces means: the only one on offer, the piece itself, as when it is put down, or, with several on offer, to fan out. */
  meaning(ctx: FaceContext, mark: Mark, place: number, stack: readonly number[]): Mark | null {
    const offered = stack.filter((target) => choosable(ctx, target, mark.kind));
    const putDown = isHeld(ctx.position, mark.kind, mark.target) && !offered.includes(mark.target);
    if (stack.length < 2 || this.open === place || !offered.length || putDown) return mark;
    const [only] = offered;
    if (offered.length === 1 && only !== undefined) return { ...mark, target: only };
    this.open = place;
    return null;
  }

  /** For a piece of a stack: a press that stays fans it out, and chooses nothing. */
  held(place: number, size: number): { onpointerdown(event: PointerEvent): void } | null {
    if (size < 2) return null;
    return { onpointerdown: (event) => this.wait(event, place) };
  }

  private wait(start: PointerEvent, place: number): void {
    if (start.button > 0 || this.open === place) return;
    const off = new AbortController();
    const listen = { capture: true, signal: off.signal };
    const over = (): void => {
      clearTimeout(timer);
      off.abort();
    };
    const timer = setTimeout(() => {
      over();
      this.open = place;
      const swallow = (click: Event): void => click.stopPropagation();
      window.addEventListener("click", swallow, { capture: true, once: true });
      // a finger that slips now makes no click; the next press is another matter
      window.addEventListener("pointerdown", () => window.removeEventListener("click", swallow, { capture: true }), { capture: true, once: true });
    }, STAY);
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, over, listen);
    window.addEventListener("pointermove", (event) => Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLIP && over(), listen);
  }

  /** A press outside closes it; `inside` tells whether a mark belongs to it. */
  pressed({ target }: PointerEvent, inside: (mark: Mark) => boolean): void {
    if (this.open === null) return;
    const mark = markOf(target);
    const stays = mark ? inside(mark) : target instanceof Element && target.closest("[data-fan]") !== null;
    if (!stays) this.open = null;
  }

  /** Escape closes it, unless something lies above it, and is used up by that. */
  escaped(event: KeyboardEvent): void {
    if (event.key !== "Escape" || this.open === null || document.querySelector(ABOVE)) return;
    event.stopPropagation();
    const place = this.open;
    this.open = null;
    void passFocus(`[data-handle="${place}"]`, "[role=application]");
  }
}
