/** A stack fans out under the pointer or the focus; on a touch screen the first tap fans it out, the second one chooses. */
export class Fan {
  /** The place whose stack is looked at. */
  open = $state.raw<number | null>(null);

  /** For a piece of a stack: what it listens for. */
  over(place: number, size: number): { onpointerenter(event: PointerEvent): void; onpointerdown(event: PointerEvent): void } {
    return {
      onpointerenter: (event) => {
        if (event.pointerType !== "touch") this.open = place;
      },
      onpointerdown: (event) => {
        if (event.pointerType === "touch" && size > 1 && this.open !== place) this.tap(place);
      },
    };
  }

  private tap(place: number): void {
    this.open = place;
    const swallow = (click: Event): void => click.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    // a finger that slips makes no click; the next press is another matter
    const over = (): void => window.removeEventListener("click", swallow, { capture: true });
    window.addEventListener("pointerdown", over, { capture: true, once: true });
  }
}
