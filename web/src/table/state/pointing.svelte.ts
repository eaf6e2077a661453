/** What the maker of a match points at on the board: rings and arrows that go away by themselves. */
import type { Spot } from "../../service/types";

export interface Shown extends Spot {
  id: number;
  /** The tip of an arrow. */
  to: Spot | null;
}

/** So long a ring and an arrow stay, in milliseconds. */
export const RING = 4000;
export const ARROW = 10_000;
/** No more of them are shown at once. */
const MOST = 20;

export class Pointing {
  shown = $state.raw<readonly Shown[]>([]);
  /** Presses on the board point at it, instead of choosing or moving it. */
  on = $state(false);
  /** The place that was pointed at last, for the next arrow. */
  last: Spot | null = null;
  private count = 0;

  hear({ x, y, to }: Spot & { to: Spot | null }): void {
    const id = ++this.count;
    this.shown = [...this.shown.slice(1 - MOST), { id, x, y, to }];
    setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), to ? ARROW : RING);
  }
}
