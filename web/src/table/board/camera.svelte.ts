/** Where the board lies in its window. It is drawn once, then only transformed: it pans, zooms, glides and comes to rest. */
import { MOVED } from "../../board/placement/freeSpace";
import { prefersStill } from "../../browser/settings.svelte";
import { fitted, held_inside, type Size, type View, whole, zoomed_inside } from "./viewport";

/** The elements of a board, from the window inwards. */
export interface BoardElements {
  /** The window: it scrolls. */
  frame: HTMLElement;
  /** The board with the room around it. */
  space: HTMLElement;
  /** The picture that is stretched while the board zooms. */
  sheet: HTMLElement;
  svg: SVGSVGElement;
}

/** Nothing looks for its place again while a hand still moves the board. */
const STILL = 80;
/** So long a zoom must pause before the board is drawn again, and so long a glide takes, in milliseconds. */
const PAUSE = 200;
const GLIDE = 320;

export class Camera {
  /** The size of the window. */
  pane = $state.raw<Size>({ width: 0, height: 0 });
  /** Where the board lay when it last came to rest. */
  lies = $state.raw<View | null>(null);
  /** Where the reader had the board before it went elsewhere by itself. */
  origin = $state.raw<View | null>(null);
  /** The board at zoom 1; null as long as the window has no size. */
  readonly fit = $derived.by(() => (this.pane.width > 0 ? fitted(this.board, this.pane) : null));
  view: View = { x: 0, y: 0, zoom: 1 };
  /** When the reader last moved the board. */
  moved = -Infinity;

  private elements: BoardElements | null = null; // null again once the board has been left
  private rest: ReturnType<typeof setTimeout> | undefined;
  private still: ReturnType<typeof setTimeout> | undefined;
  private planned = 0;
  private glide = 0;
  private gliding = false;
  /** Where it glides to. */
  private bound: View = this.view;
  private arrived = false;
  /** How the board lies in the page now: its zoom, and its corner without scrolling. */
  private drawn = { zoom: 0, left: 0, top: 0, fit: null as Size | null };
  /** Frames of a zoom that took long. On a machine that is too slow for it, the names stay away while it zooms. */
  private slow = 0;

  constructor(
    private readonly size: () => Size,
    /** Hears at which zoom the board has been drawn. */
    private readonly drew: (zoom: number) => void,
  ) {}

  get board(): Size {
    return this.size();
  }

  attach(elements: BoardElements): void {
    this.elements = elements;
  }

  close(): void {
    this.elements = null;
    cancelAnimationFrame(this.glide);
    cancelAnimationFrame(this.planned);
    clearTimeout(this.rest);
    clearTimeout(this.still);
  }

  /** Move the board, in the next frame. */
  put(next: View): void {
    this.view = held_inside(next, this.board, this.pane);
    this.elements?.frame.classList.add("moving");
    if (this.planned) return;
    this.planned = requestAnimationFrame(() => {
      this.planned = 0;
      this.paint();
    });
  }

  shift(dx: number, dy: number): void {
    this.put({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** The window is another one now, or the board: it lies so, at once. */
  lay(next: View): void {
    this.view = held_inside(next, this.board, this.pane);
  }

  /** The window has another size. What glides in the window as it was would undo what follows. */
  resize(pane: Size): void {
    if (this.gliding) {
      cancelAnimationFrame(this.glide);
      this.gliding = false;
      this.view = this.bound;
    }
    this.pane = pane;
  }

  /**
   * Panning scrolls, which the browser does without looking at the drawing again. Zooming stretches the picture that is
   * there; when it has come to rest, it is drawn again, sharp.
   */
  private paint(): void {
    if (!this.elements) return;
    const { frame, sheet } = this.elements;
    clearTimeout(this.rest);
    if (this.view.zoom === this.drawn.zoom) {
      if (sheet.style.transform) this.unstretch();
      this.scroll();
      this.rested();
    } else {
      const x = this.view.x - this.drawn.left + frame.scrollLeft;
      const y = this.view.y - this.drawn.top + frame.scrollTop;
      sheet.style.willChange = "transform";
      sheet.style.transform = `translate(${x}px, ${y}px) scale(${this.view.zoom / this.drawn.zoom})`;
      frame.classList.toggle("hurry", this.slow > 2);
      this.watchPace();
      // A flight ends where it was meant to; a wheel or a pinch may go on.
      this.rest = setTimeout(() => this.settle(), this.arrived ? 0 : PAUSE);
      this.arrived = false;
    }
  }

  private scroll(): void {
    this.elements?.frame.scrollTo(this.drawn.left - this.view.x, this.drawn.top - this.view.y);
  }

  private watchPace(): void {
    const began = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.now() - began > 90 && this.slow++));
  }

  private unstretch(): void {
    if (!this.elements) return;
    const { frame, sheet } = this.elements;
    sheet.style.transform = "";
    sheet.style.willChange = "";
    frame.classList.remove("hurry");
  }

  /** The board lies where it is meant to lie, until somebody moves it. */
  rested(): void {
    const frame = this.elements?.frame;
    if (!frame || this.gliding || this.planned) return;
    frame.classList.remove("moving");
    this.lies = this.view;
    clearTimeout(this.still);
    this.still = setTimeout(() => frame.dispatchEvent(new Event(MOVED)), STILL);
  }

  /** Draw the board again where its size has changed. */
  settle(): void {
    const { fit, view, pane } = this;
    if (!fit || !this.elements) return;
    if (view.zoom === this.drawn.zoom && fit === this.drawn.fit) return this.rested();
    const { space, svg } = this.elements;
    const width = fit.width * view.zoom;
    const height = fit.height * view.zoom;
    // half a window all around, into which the board can be drawn
    this.drawn = { zoom: view.zoom, left: pane.width / 2, top: pane.height / 2, fit };
    this.unstretch();
    svg.style.width = `${width}px`;
    svg.style.height = `${height}px`;
    svg.style.setProperty("--zoom", String(view.zoom));
    svg.style.setProperty("--px", String(this.board.width / width));
    space.style.width = `${width + pane.width}px`;
    space.style.height = `${height + pane.height}px`;
    space.style.padding = `${this.drawn.top}px ${this.drawn.left}px`;
    this.scroll();
    this.drew(view.zoom);
    this.rested();
  }

  /** Stop gliding. */
  halt(): void {
    cancelAnimationFrame(this.glide);
    this.gliding = false;
    if (this.view.zoom === this.drawn.zoom) this.rested();
  }

  /** The browser scrolls by itself, too: to what the focus goes to, or what was searched. It tells so of a board that has been left, too. */
  scrolled(): void {
    const frame = this.elements?.frame;
    if (!frame || this.view.zoom !== this.drawn.zoom || this.fit !== this.drawn.fit || this.planned) return;
    this.view = { ...this.view, x: this.drawn.left - frame.scrollLeft, y: this.drawn.top - frame.scrollTop };
    this.rested();
  }

  /** Glide there. */
  flyTo(goal: View): void {
    this.halt();
    const start = this.view;
    const end = held_inside(goal, this.board, this.pane);
    if (prefersStill()) {
      this.arrived = true;
      return this.put(end);
    }
    this.gliding = true;
    this.bound = end;
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / GLIDE);
      const soft = 1 - (1 - part) ** 3;
      this.gliding = part < 1;
      this.put({
        x: start.x + (end.x - start.x) * soft,
        y: start.y + (end.y - start.y) * soft,
        zoom: start.zoom + (end.zoom - start.zoom) * soft,
      });
      if (this.gliding) this.glide = requestAnimationFrame(step);
      else this.arrived = true;
    };
    this.glide = requestAnimationFrame(step);
  }

  /** The reader moves the board. */
  taken(): void {
    this.moved = performance.now();
    this.origin = null;
  }

  /** The table moves the board: there is a way back. */
  travel(goal: View): void {
    this.origin ??= this.view;
    this.flyTo(goal);
  }

  goBack(): void {
    if (this.origin) this.flyTo(this.origin);
    this.origin = null;
  }

  zoomBy(factor: number): void {
    this.taken();
    const { width, height } = this.pane;
    this.flyTo(zoomed_inside(this.view, factor, width / 2, height / 2, this.board, this.pane));
  }

  fitAll(): void {
    this.taken();
    this.flyTo(whole(this.board, this.pane));
  }
}
