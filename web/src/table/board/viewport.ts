/** Pan and zoom of the board in its window (viewport): pure arithmetic, in screen pixels. */

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

/** By so much more of the window a board must take before it is turned: no window makes it turn to and fro. */
const WORTH = 1.05;

/** Whether a board lies better in this window on its side than upright, or as well, if it lies so now. */
export function liesBetter(upright: Size, pane: Size, now: boolean): boolean {
  const lying = { width: upright.height, height: upright.width };
  const gain = fitted(lying, pane).width / lying.width / (fitted(upright, pane).width / upright.width);
  return gain > (now ? 1 / WORTH : WORTH);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** With a margin of half a window all around: whatever the zoom, any point of the board can lie in the middle. */
function held(offset: number, length: number, pane: number): number {
  return between(pane / 2 - length, offset, pane / 2);
}

/** Without emptiness that need not be. */
function snug(offset: number, length: number, pane: number): number {
  return length <= pane ? (pane - length) / 2 : between(pane - length, offset, 0);
}

/** The nearest view that keeps the board in sight. */
export function held_inside(view: View, board: Size, pane: Size): View {
  const zoom = between(FURTHEST, view.zoom, NEAREST);
  const fit = fitted(board, pane);
  return { zoom, x: held(view.x, fit.width * zoom, pane.width), y: held(view.y, fit.height * zoom, pane.height) };
}

/** The whole board, in the middle. */
export function whole(board: Size, pane: Size): View {
  return centred({ x: board.width / 2, y: board.height / 2 }, FURTHEST, board, pane);
}

/** Zoom by a factor; the point of the window at `x`, `y` stays where it is. */
export function zoomed(view: View, factor: number, x: number, y: number): View {
  const zoom = between(FURTHEST, view.zoom * factor, NEAREST);
  const ratio = zoom / view.zoom;
  return { zoom, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

/** The same, but no more emptiness comes into sight than there was; from as far away as can be, all is seen. */
export function zoomed_inside(view: View, factor: number, x: number, y: number, board: Size, pane: Size): View {
  const next = zoomed(view, factor, x, y);
  if (factor < 1 && next.zoom === FURTHEST) return whole(board, pane);
  const fit = fitted(board, pane);
  const along = (now: number, then: number, length: number, room: number): number => {
    const empty = Math.abs(now - snug(now, length * view.zoom, room));
    const goal = snug(then, length * next.zoom, room);
    return goal + between(-empty, then - goal, empty);
  };
  return { zoom: next.zoom, x: along(view.x, next.x, fit.width, pane.width), y: along(view.y, next.y, fit.height, pane.height) };
}

/**
 * The view that brings these points into sight, clear of the edges and of what covers the window at its foot: none where
 * all are, or where they are too far apart and some are.
 */
export function towards(points: { x: number; y: number }[], view: View, board: Size, pane: Size, covered = 0): View | null {
  const fit = fitted(board, pane);
  const scale = (fit.width / board.width) * view.zoom;
  const room = { width: pane.width, height: pane.height - covered };
  const margin = Math.min(48, room.width / 6, room.height / 6);
  const seen = (point: { x: number; y: number }, from: View): boolean => {
    const [x, y] = [from.x + point.x * scale, from.y + point.y * scale];
    return x >= margin && x <= room.width - margin && y >= margin && y <= room.height - margin;
  };
  if (!points.length || points.every((point) => seen(point, view))) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const fits = (box.right - box.left) * scale <= room.width - 2 * margin && (box.bottom - box.top) * scale <= room.height - 2 * margin;
  if (!fits && points.some((point) => seen(point, view))) return null;
  const far = (point: { x: number; y: number }): number => Math.hypot(view.x + point.x * scale - room.width / 2, view.y + point.y * scale - room.height / 2);
  const goal = fits ? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 } : points.reduce((a, b) => (far(b) < far(a) ? b : a));
  const middle = { ...view, x: room.width / 2 - goal.x * scale, y: room.height / 2 - goal.y * scale };
  // At an edge of the board only so much emptiness as keeps them clear of the edge of the window.
  const clear = (offset: number, length: number, along: number, least: number, most: number): number => {
    const close = snug(offset, length, along);
    return close + Math.max(0, margin - (close + least * scale)) - Math.max(0, close + most * scale - (along - margin));
  };
  const [least, most] = fits ? [{ x: box.left, y: box.top }, { x: box.right, y: box.bottom }] : [goal, goal];
  return {
    ...view,
    x: clear(middle.x, fit.width * view.zoom, room.width, least.x, most.x),
    y: clear(middle.y, fit.height * view.zoom, room.height, least.y, most.y),
  };
}

export interface Weighted {
  x: number;
  y: number;
  weight: number;
}

/** The view at this zoom that has most of these points in sight, counted by weight, those in the middle a little more. */
export function fullest(points: readonly Weighted[], zoom: number, board: Size, pane: Size, covered = 0): View {
  const room = { width: pane.width, height: pane.height - covered };
  const scale = (fitted(board, pane).width / board.width) * zoom;
  const margin = Math.min(40, room.width / 8, room.height / 8);
  const [reachX, reachY] = [(room.width / 2 - margin) / scale, (room.height / 2 - margin) / scale];
  let best = { x: board.width / 2, y: board.height / 2 };
  let most = -1;
  for (const { x, y } of points) {
    let sum = 0;
    let [sumX, sumY] = [0, 0];
    for (const other of points) {
      const [dx, dy] = [Math.abs(other.x - x) / reachX, Math.abs(other.y - y) / reachY];
      if (dx > 1 || dy > 1) continue;
      const weight = other.weight * (1.25 - 0.25 * Math.max(dx, dy));
      sum += weight;
      sumX += weight * other.x;
      sumY += weight * other.y;
    }
    if (sum > most) [most, best] = [sum, { x: sumX / sum, y: sumY / sum }];
  }
  const middle = { zoom, x: room.width / 2 - best.x * scale, y: room.height / 2 - best.y * scale };
  return closed(middle, board, pane, covered);
}

/** A part of the board, in its units. */
export interface Part extends Size {
  x: number;
  y: number;
}

/** So much longer than the board a side of the window may be before the board opens nearer; round a part more may be seen. */
const STAMP = { board: 1.35, part: 1.5 };

/**
 * The zoom at which the board opens: all of this part of it in the window; but nearer where that would be a stamp in a
 * window of another form, and so near that a unit of the board has at least so many pixels.
 */
export function openingZoom(part: Size, least: number, board: Size, pane: Size): number {
  const scale = fitted(board, pane).width / board.width;
  const fit = fitted(part, pane);
  const fill = Math.max(pane.width / fit.width, pane.height / fit.height);
  const isBoard = part.width >= board.width && part.height >= board.height;
  const near = fill > STAMP[isBoard ? "board" : "part"] ? Math.min(fill, 2.4) : 1;
  return between(FURTHEST, Math.max((near * fit.width) / part.width, least) / scale, NEAREST);
}

/** The view at this zoom when the board opens: on all of this part, or where there is no room for it, on most of these points. */
export function opened(points: readonly Weighted[], part: Part, zoom: number, board: Size, pane: Size, covered = 0): View {
  const scale = (fitted(board, pane).width / board.width) * zoom;
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2, weight: 1 };
  const fits = part.width * scale < pane.width + 1 && part.height * scale < pane.height + 1;
  return fullest(fits || !points.length ? [middle] : points, zoom, board, pane, covered);
}

/** The window has another size: the same scale and the same middle; the whole board stays whole. */
export function resized(view: View, board: Size, old: Size, pane: Size): View {
  if (view.zoom <= FURTHEST) return whole(board, pane);
  const before = fitted(board, old).width;
  const zoom = Math.max(FURTHEST, (view.zoom * before) / fitted(board, pane).width);
  const scale = (before / board.width) * view.zoom;
  return centred({ x: (old.width / 2 - view.x) / scale, y: (old.height / 2 - view.y) / scale }, zoom, board, pane);
}

/** Places out of sight that lie in one direction: where at the edge of the window to point to them, and the nearest one. */
export interface Beyond {
  x: number;
  y: number;
  /** In degrees, clockwise from the right. */
  turn: number;
  count: number;
  nearest: { x: number; y: number };
}

const DIRECTIONS = 8;
/** So far from the edge of the window lies what points beyond it. */
const INSET = 24;

/** What lies out of sight, by direction. */
export function beyond(points: readonly { x: number; y: number }[], view: View, board: Size, pane: Size, covered = 0): Beyond[] {
  const scale = (fitted(board, pane).width / board.width) * view.zoom;
  const room = { width: pane.width, height: pane.height - covered };
  const [middleX, middleY] = [room.width / 2, room.height / 2];
  const groups = new Map<number, { far: number; dx: number; dy: number; point: { x: number; y: number } }[]>();
  for (const point of points) {
    const [x, y] = [view.x + point.x * scale, view.y + point.y * scale];
    if (x >= 0 && x <= room.width && y >= 0 && y <= room.height) continue;
    const [dx, dy] = [x - middleX, y - middleY];
    const sector = (Math.round((Math.atan2(dy, dx) / (2 * Math.PI)) * DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
    const group = groups.get(sector) ?? [];
    groups.set(sector, group);
    group.push({ far: Math.hypot(dx, dy), dx, dy, point });
  }
  return [...groups.values()].map((group) => {
    const near = group.reduce((a, b) => (b.far < a.far ? b : a));
    const [dx, dy] = [near.dx, near.dy];
    const reach = Math.min((middleX - INSET) / Math.max(1e-6, Math.abs(dx)), (middleY - INSET) / Math.max(1e-6, Math.abs(dy)));
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    return { x: middleX + dx * reach, y: middleY + dy * reach, turn, count: group.length, nearest: near.point };
  });
}

/** The same view without emptiness that need not be above what covers the window at its foot. */
export function closed(view: View, board: Size, pane: Size, covered = 0): View {
  const fit = fitted(board, pane);
  return { ...view, x: snug(view.x, fit.width * view.zoom, pane.width), y: snug(view.y, fit.height * view.zoom, pane.height - covered) };
}

/** The view in whose middle lies this point of the board (in board units). */
export function centred(point: { x: number; y: number }, zoom: number, board: Size, pane: Size): View {
  const scale = (fitted(board, pane).width / board.width) * zoom;
  return { zoom, x: pane.width / 2 - point.x * scale, y: pane.height / 2 - point.y * scale };
}

/** The view in whose middle these points lie, no nearer than this zoom, and so far away that all are in sight. */
export function together(points: readonly { x: number; y: number }[], zoom: number, board: Size, pane: Size): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = fitted(board, pane).width / board.width;
  const clear = (room: number): number => room - 2 * Math.min(80, room / 6);
  const most = Math.min(clear(pane.width) / ((right - left) * scale), clear(pane.height) / ((bottom - top) * scale));
  return centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, between(FURTHEST, most, zoom), board, pane);
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
