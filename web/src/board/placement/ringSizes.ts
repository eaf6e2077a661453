/** Sizes of rings that are close together: small enough to be told apart. */

interface Spot {
  x: number;
  y: number;
}

/** For each of these points, how far it is to the nearest other one. */
export function distances(points: readonly Spot[]): number[] {
  return points.map((one) => points.reduce((least, other) => (one === other ? least : Math.min(least, Math.hypot(one.x - other.x, one.y - other.y))), Infinity));
}

/** How large a ring is drawn with a neighbour so near, and whether it has room for its ticks: never smaller than `least`. */
export function ringed(size: number, r: number, near: number, least: number): { size: number; ticks: boolean } {
  const fits = Math.max(least, Math.min(size, (0.42 * near) / r));
  return { size: fits, ticks: 2 * 1.46 * r * fits <= near };
}
