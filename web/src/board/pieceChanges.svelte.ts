/** A diff of the pieces on the map: which have come and gone since the reader last decided. */
import { untrack } from "svelte";
import type { FaceContext } from "../face/face";
import type { Position } from "../service/types";

/** More than this changes in a leap through the record only: that is no news. Where much happens in a turn, it may be more. */
const MOST = 10;

export interface News {
  fresh: number[];
  gone: number[];
}

/** The pieces that came and those that went between two positions. */
export function changes(before: ReadonlySet<number>, after: ReadonlySet<number>): News {
  return {
    fresh: [...after].filter((piece) => !before.has(piece)),
    gone: [...before].filter((piece) => !after.has(piece)),
  };
}

export class PieceChanges<View> {
  private before: { position: Position<View>; pieces: Set<number> } | null = null;
  private old = $state.raw<Set<number> | null>(null);
  readonly news: News = $derived.by(() => {
    const found = this.old ? changes(this.old, this.standing(this.ctx().position)) : { fresh: [], gone: [] };
    return found.fresh.length + found.gone.length > this.most ? { fresh: [], gone: [] } : found;
  });

  constructor(
    private readonly ctx: () => FaceContext<unknown, View>,
    /** The pieces that stand on the map. */
    private readonly standing: (position: Position<View>) => Set<number>,
    /** Whose turn it is: for who only watches, another turn is a new beginning. */
    private readonly turn: (position: Position<View>) => unknown,
    private readonly most = MOST,
  ) {
    $effect(() => {
      const { position } = this.ctx();
      const now = this.standing(position);
      untrack(() => this.look(position, now));
    });
  }

  private look(position: Position<View>, pieces: Set<number>): void {
    const then = this.before?.position;
    if (then && position.point < then.point) this.old = pieces;
    else if (then && position.point > then.point && this.begins(then, position)) this.old = this.before!.pieces;
    this.old ??= pieces;
    this.before = { position, pieces };
  }

  /** Whether what happens now is new to the reader: he has decided, or only watches and another has the turn. */
  private begins(then: Position<View>, now: Position<View>): boolean {
    if (now.points !== undefined || then.choices.length > 0) return true;
    return now.seat === null && this.turn(then) !== this.turn(now);
  }
}
