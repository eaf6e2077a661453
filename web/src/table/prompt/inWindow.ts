/** Where a small box opens: beside the press, and wholly in the window. */

const BESIDE = 6;
const EDGE = 8;

export function within(box: HTMLElement, at: { x: number; y: number }): { left: number; top: number } {
  const { width, height } = box.getBoundingClientRect();
  return {
    left: Math.max(EDGE, Math.min(at.x + BESIDE, innerWidth - width - EDGE)),
    top: Math.max(EDGE, Math.min(at.y + BESIDE, innerHeight - height - EDGE)),
  };
}
