/**
 * Playing a card shows it to all and cannot be undone: the first press only lifts it, the second one plays it. It lies down
 * again as soon as anything else is done. A double click only lifts it.
 */
import type { FaceContext } from "../face/face";
import type { Held } from "./hands";

const LOOK = 50;

type Card = Pick<Held<unknown>, "key" | "verbs">;

export class ConfirmPlay {
  private up = $state.raw<{ card: number; question: string | null; since: number } | null>(null);
  /** It was lifted just now: another press is still the same one. */
  early = $state(false);

  constructor(private readonly ctx: () => FaceContext) {}

  /** Whether a card is up; undefined where it is not lifted at all, because playing is not all that may be done with it. */
  of({ key, verbs }: Card): boolean | undefined {
    return verbs.length === 1 && verbs[0] === "play" ? this.is(key) : undefined;
  }

  /** Lift a card that lies, or keep one up that was lifted just now; any other is used. */
  press(card: Card, use: () => void): void {
    if (this.of(card) !== undefined && this.lifts(card.key)) return;
    this.drop();
    use();
  }

  private is(card: number): boolean {
    return this.up?.card === card && this.up.question === this.ctx().position.question;
  }

  /** Whether the card is up now. */
  private lifts(card: number): boolean {
    const stays = !this.is(card) || (this.up !== null && this.ctx().isEarly(this.up.since));
    this.up = stays ? { card, question: this.ctx().position.question, since: performance.now() } : null;
    this.look();
    return stays;
  }

  drop(): void {
    this.up = null;
  }

  private look(): void {
    this.early = this.up !== null && this.ctx().isEarly(this.up.since);
    if (this.early) setTimeout(() => this.look(), LOOK);
  }
}
