/** The keyboard on a board: arrows go to the next thing that may be chosen, or move the board where nothing is. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./gestures";
import { type Direction, isDirection, next_in } from "./viewport";

/** So far a key moves the board, and so far from its edges what has the focus must lie, in pixels. */
const STEP = 90;
const MARGIN = 48;

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export class BoardKeys {
  /** Where the focus was last. */
  private last: Point | null = null;

  constructor(
    private readonly frame: HTMLElement,
    private readonly svg: SVGSVGElement,
    private readonly camera: Camera,
  ) {}

  keyed(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const { key } = event;
    if (isDirection(key)) {
      if (event.shiftKey) this.push(key);
      else this.arrow(key);
    } else if (key === "+" || key === "=") this.camera.zoomBy(1.5);
    else if (key === "-" || key === "_") this.camera.zoomBy(1 / 1.5);
    else if (key === "0") this.camera.fitAll();
    else return;
    event.preventDefault();
  }

  private push(key: Direction): void {
    this.camera.taken();
    const dx = key === "ArrowLeft" ? STEP : key === "ArrowRight" ? -STEP : 0;
    const dy = key === "ArrowUp" ? STEP : key === "ArrowDown" ? -STEP : 0;
    this.camera.shift(dx, dy);
  }

  private arrow(key: Direction): void {
    const all = this.targets();
    const focus = document.activeElement;
    const from = focus && this.svg.contains(focus) && focus !== this.svg ? middle(focus) : (this.last ?? middle(this.frame));
    const others = all.filter((element) => element !== focus);
    const found = others[next_in(from, others.map(middle), key)] ?? (all.includes(focus as SVGElement) ? null : this.nearest(from));
    if (found) found.focus({ preventScroll: true });
    else if (all.length === 0) this.push(key);
  }

  private targets(): SVGElement[] {
    return [...this.svg.querySelectorAll<SVGElement>("[tabindex='0']:not([data-instead])")];
  }

  /** What may be chosen and lies nearest to this point of the screen. */
  private nearest(from: Point): SVGElement | null {
    let best: SVGElement | null = null;
    let least = Infinity;
    for (const element of this.targets()) {
      const at = middle(element);
      const far = Math.hypot(at.x - from.x, at.y - from.y);
      if (far < least) [best, least] = [element, far];
    }
    return best;
  }

  /** What the keyboard goes to comes into sight. */
  focused(event: FocusEvent): void {
    const element = event.target;
    if (!(element instanceof SVGElement) || element === this.svg || !element.matches(":focus-visible")) return;
    const { x, y } = (this.last = middle(element));
    const box = this.frame.getBoundingClientRect();
    const dx = x < box.left + MARGIN ? box.left + MARGIN - x : x > box.right - MARGIN ? box.right - MARGIN - x : 0;
    const dy = y < box.top + MARGIN ? box.top + MARGIN - y : y > box.bottom - MARGIN ? box.bottom - MARGIN - y : 0;
    if (dx || dy) {
      this.camera.shift(dx, dy);
      this.last = { x: x + dx, y: y + dy };
    }
  }

  /** Whether the focus is on the board; where it is, is remembered. */
  holdsFocus(): boolean {
    const focus = document.activeElement;
    const inside = focus !== null && this.svg.contains(focus);
    if (inside) this.last = middle(focus);
    return inside;
  }

  /** What had the focus is gone: the nearest thing on offer gets it. */
  keepFocus(): void {
    const focus = document.activeElement;
    if (focus && focus !== document.body && document.contains(focus)) return;
    this.nearest(this.last ?? middle(this.frame))?.focus({ preventScroll: true });
  }
}
