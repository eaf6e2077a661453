/** What has happened to counters since the reader last decided. */
import { pieceNumber, spaceNumber } from "./board";
import type { Layout, View } from "../types";

/** More than all places there are. */
const PLACES = 512;

/** Counters on the map with their strength and their place, each as a number that can be compared. */
export function standing(layout: Layout, view: View): Set<number> {
  return new Set(
    view.units.flatMap(({ piece, place, reduced }) => {
      const space = spaceNumber(layout, place);
      return space >= 0 && space < layout.spaces.length ? [(pieceNumber(layout, piece) * 2 + Number(reduced)) * PLACES + space] : [];
    }),
  );
}

interface Seen {
  piece: number;
  reduced: boolean;
  space: number;
}

function read(code: number): Seen {
  const rest = Math.floor(code / PLACES);
  return { piece: Math.floor(rest / 2), reduced: rest % 2 === 1, space: code % PLACES };
}

/** Who has come, who has left and from where, and who has lost a step. Marches are told by their trails. */
export function changed(fresh: readonly number[], gone: readonly number[]): { came: Seen[]; left: Seen[]; weaker: Seen[] } {
  const [now, then] = [fresh.map(read), gone.map(read)];
  const before = (one: Seen): Seen | undefined => then.find((other) => other.piece === one.piece);
  return {
    came: now.filter((one) => !before(one)),
    left: then.filter((one) => !now.some((other) => other.piece === one.piece)),
    weaker: now.filter((one) => one.reduced && before(one)?.reduced === false),
  };
}
