/** Collision avoidance: finds positions for tips, open stacks and notices where they cover nothing that must stay in sight. */
import { markOf, type Mark } from "../../face/targets";
import type { Point } from "../drawing/paths";

/** From its left upper corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Extent {
  width: number;
  height: number;
}

export function around([x, y]: Point, { width, height }: Extent): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** How much of one box lies over the other. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function covered(box: Box, taken: readonly Box[]): number {
  return taken.reduce((sum, other) => sum + overlap(box, other), 0);
}

function inside(value: number, from: number, length: number, size: number): number {
  return Math.min(Math.max(value, from + size / 2), Math.max(from + size / 2, from + length - size / 2));
}

/** The middle that is nearest to this one and keeps a box within the bounds. */
export function within([x, y]: Point, { width, height }: Extent, bounds: Box): Point {
  return [inside(x, bounds.x, bounds.width, width), inside(y, bounds.y, bounds.height, height)];
}

/** The first of these middles at which a box covers nothing that is taken; else the one at which it covers least. */
export function freest(middles: readonly Point[], size: Extent, taken: readonly Box[]): Point {
  let best = middles[0] ?? [0, 0];
  let least = Infinity;
  for (const middle of middles) {
    const cost = covered(around(middle, size), taken);
    if (cost < least) [best, least] = [middle, cost];
    if (least === 0) break;
  }
  return best;
}

/** The sides of a point, the usual one first. */
const SIDES: readonly Point[] = [[0, -1], [0, 1], [1, 0], [-1, 0], [1, -1], [-1, -1], [1, 1], [-1, 1]];
const FURTHER = [1, 2, 3.5, 5.5, 8];

/** The middle of a box beside a point: on a side where it covers nothing that is taken, or least, and within the bounds. */
export function beside([x, y]: Point, size: Extent, gap: number, taken: readonly Box[], bounds: Box | null): Point {
  const own = around([x, y], { width: gap, height: gap });
  const middles = FURTHER.flatMap((far) =>
    SIDES.map(([right, down]): Point => {
      const [wide, high] = [x + right * (size.width / 2 + gap * far), y + down * (size.height / 2 + gap * far)];
      return bounds ? within([wide, high], size, bounds) : [wide, high];
    }),
  );
  return freest(middles, size, [own, ...taken]);
}

const ROUND = 16;
const RINGS = 24;

/** The nearest middle to this one, within the bounds, at which a box covers nothing that is taken, or least. */
export function nearby(middle: Point, size: Extent, taken: readonly Box[], bounds: Box): Point {
  const step = Math.min(size.width, size.height) / 3;
  const middles: Point[] = [];
  for (let ring = 0; ring <= RINGS; ring++) {
    for (let turn = 0; turn < (ring ? ROUND : 1); turn++) {
      const angle = (turn / ROUND) * 2 * Math.PI - Math.PI / 2;
      middles.push(within([middle[0] + ring * step * Math.cos(angle), middle[1] + ring * step * Math.sin(angle)], size, bounds));
    }
  }
  return freest(middles, size, taken);
}

/** A box of the screen in the units of a drawing. */
function drawnAs(drawing: SVGGraphicsElement, box: Box): Box | null {
  const matrix = drawing.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(matrix);
  return { x, y, width: box.width * matrix.a, height: box.height * matrix.d };
}

/** What both boxes have in common, or nothing. */
export function shared(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

const MAP = "[role=application] .map";
/** Told to the frame of the board when it lies still again. */
export const MOVED = "moved";
/** What may be chosen now, and what is in hand. */
const WANTED = `${MAP} :is([tabindex="0"][data-kind]:not([data-instead]), [data-held])`;

/** The boxes of the screen that must stay in sight: the rings of what may be chosen on the map, and what is in hand. */
export function wanted(but: (mark: Mark) => boolean = () => false): Box[] {
  return [...document.querySelectorAll(WANTED)]
    .filter((element) => {
      const mark = markOf(element);
      return !mark || !but(mark);
    })
    .map((element) => (element.querySelector(".ring") ?? element).getBoundingClientRect());
}

/** The same in the units of the map. */
export function wantedOnMap(but?: (mark: Mark) => boolean): Box[] {
  const map = document.querySelector<SVGGraphicsElement>(MAP);
  return map ? wanted(but).flatMap((box) => drawnAs(map, box) ?? []) : [];
}

/** The part of the map that is in sight, in its own units: nothing is drawn beyond its sheet, and its foot may be covered. */
export function inSight(): Box | null {
  const map = document.querySelector<SVGGraphicsElement>(MAP);
  const frame = map?.closest<HTMLElement>("[role=application]");
  const sheet = map?.ownerSVGElement?.getBoundingClientRect();
  if (!map || !frame || !sheet) return null;
  const { x, y, width, height } = frame.getBoundingClientRect();
  const foot = parseFloat(frame.style.scrollPaddingBottom) || 0;
  return drawnAs(map, shared({ x, y, width, height: height - foot }, sheet));
}

/** Do this whenever the board has come to lie elsewhere; what is given back ends it. */
export function whenMoved(work: () => void): () => void {
  const frame = document.querySelector("[role=application]");
  frame?.addEventListener(MOVED, work);
  return () => frame?.removeEventListener(MOVED, work);
}
