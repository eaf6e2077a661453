/** How far a wheel is turned: browsers count pixels, or with some mice lines or pages. */
const LINE = 18;

/** So many pixels one unit of a wheel's `deltaX` and `deltaY` stands for, where a page is so large. */
export function pixelsPer({ deltaMode }: Pick<WheelEvent, "deltaMode">, page: number): number {
  // WheelEvent.DOM_DELTA_LINE and DOM_DELTA_PAGE
  return deltaMode === 1 ? LINE : deltaMode === 2 ? page : 1;
}
