/**
 * Playing a card shows it to all and cannot be undone: the first press only lifts it, the second one plays it. It lies down
 * again as soon as anything else is done.
 */
import type { FaceContext } from "../lib/face";

export class Lift {
  private up = $state.raw<{ card: number; seq: number } | null>(null);

  constructor(private readonly ctx: () => FaceContext) {}

  is(card: number): boolean {
    return this.up?.card === card && this.up.seq === this.ctx().position.seq;
  }

  /** Lift a card that lies; whether it lay. */
  lifts(card: number): boolean {
    const lay = !this.is(card);
    this.up = lay ? { card, seq: this.ctx().position.seq } : null;
    return lay;
  }

  drop(): void {
    this.up = null;
  }
}
