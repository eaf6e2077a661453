/** Scrolling: which element scrolls what lies in it. */

/** The nearest element around this one that scrolls down; which one that is depends on the size of the window. */
export function scrollerOf(node: Element | null): Element | null {
  for (let found = node; found; found = found.parentElement) {
    const { overflowY } = getComputedStyle(found);
    if (overflowY === "auto" || overflowY === "scroll") return found;
  }
  return null;
}
