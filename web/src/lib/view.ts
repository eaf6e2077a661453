/** Where the board lies under the window: pure arithmetic, in screen pixels. */

export interface Size {
  width: number;
  height: number;
}

/** The board is drawn `fit` large, then scaled by `zoom` and moved by `x`, `y` (its top left corner). */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const FURTHEST = 1;
export const NEAREST = 14;

/** The size of the whole board when it just fits into the window. */
export function fitted(board: Size, pane: Size): Size {
  const scale = Math.min(pane.width / board.width, pane.height / board.height);
  return { width: board.width * scale, height: board.height * scale };
}

function held(offset: number, length: number, pane: number): number {
  if (length <= pane) return (pane - length) / 2;
  return Math.min(0, Math.max(pane - length, offset));
}

/** The nearest view that shows no more emptiness than it must. */
export function held_inside(view: View, board: Size, pane: Size): View {
  const zoom = Math.min(NEAREST, Math.max(FURTHEST, view.zoom));
  const fit = fitted(board, pane);
  return { zoom, x: held(view.x, fit.width * zoom, pane.width), y: held(view.y, fit.height * zoom, pane.height) };
}

/** Zoom by a factor; the point of the window at `x`, `y` stays where it is. */
export function zoomed(view: View, factor: number, x: number, y: number): View {
  const zoom = Math.min(NEAREST, Math.max(FURTHEST, view.zoom * factor));
  const ratio = zoom / view.zoom;
  return { zoom, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

/** The view in whose middle lies this point of the board (in board units). */
export function centred(point: { x: number; y: number }, zoom: number, board: Size, pane: Size): View {
  const scale = (fitted(board, pane).width / board.width) * zoom;
  return { zoom, x: pane.width / 2 - point.x * scale, y: pane.height / 2 - point.y * scale };
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const AXES: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
  return key in AXES;
}

/**
 * The index of the point that lies next in this direction, or -1: near, and not far off the straight line. What lies
 * more aside than ahead comes last.
 */
export function next_in(from: { x: number; y: number }, points: { x: number; y: number }[], key: Direction): number {
  const [ax, ay] = AXES[key];
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * ax + dy * ay;
    if (along < 1) return;
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax);
    const cost = along + 2.2 * aside + (aside > along ? 1e6 : 0);
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}
