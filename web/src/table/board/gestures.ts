/** Pointers and wheels on a board: one finger pans, two zoom, a mouse drags a piece. A press that did not travel stays a click. */
import { pixelsPer } from "../../browser/wheel";
import type { Camera } from "./camera.svelte";
import { zoomed, zoomed_inside } from "./viewport";

export interface Point {
  x: number;
  y: number;
}

/** A press that moves further than this, in pixels, is a drag. */
export const TRAVEL = 6;
/** So long a finger stays to ask what a thing is, in milliseconds. */
const LONG = 500;

/** What may take a press away from the board: a piece that is dragged. */
export interface Dragging {
  /** Whether a press here would drag something. */
  begins(event: PointerEvent): boolean;
  start(): void;
  move(event: PointerEvent): void;
  end(event: PointerEvent): void;
  cancel(): void;
}

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private travelled = 0;
  private swallow = false;
  private dragging: "no" | "may" | "yes" = "no";
  private long: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly frame: HTMLElement,
    private readonly camera: Camera,
    private readonly drag: Dragging,
    /** A finger has stayed on this. */
    private readonly asked: (event: PointerEvent) => void,
  ) {}

  /** Whether the board is in the reader's hand. */
  get busy(): boolean {
    return this.fingers.size > 0;
  }

  private spot(event: { clientX: number; clientY: number }): Point {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(event: PointerEvent): void {
    if (event.button > 1) return;
    this.camera.halt();
    if (this.fingers.size === 0) {
      this.travelled = 0;
      this.swallow = false;
    }
    this.fingers.set(event.pointerId, this.spot(event));
    this.stopDragging();
    clearTimeout(this.long);
    if (this.fingers.size > 1) return;
    if (event.pointerType === "mouse" && event.button === 0 && this.drag.begins(event)) this.dragging = "may";
    if (event.pointerType !== "mouse")
      this.long = setTimeout(() => {
        this.swallow = true;
        this.asked(event);
      }, LONG);
  }

  move(event: PointerEvent): void {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const now = this.spot(event);
    this.travelled += Math.hypot(now.x - old.x, now.y - old.y);
    if (this.travelled < TRAVEL) return;
    clearTimeout(this.long);
    if (!this.swallow) {
      this.swallow = true;
      for (const id of this.fingers.keys()) this.frame.setPointerCapture(id);
      if (this.dragging === "may") {
        this.dragging = "yes";
        this.drag.start();
      }
    }
    if (this.dragging === "yes") this.drag.move(event);
    else this.pan(event.pointerId, old, now);
    this.fingers.set(event.pointerId, now);
  }

  private pan(pointer: number, old: Point, now: Point): void {
    const { camera } = this;
    camera.taken();
    const other = [...this.fingers].find(([id]) => id !== pointer)?.[1];
    if (!other) return camera.shift(now.x - old.x, now.y - old.y);
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(old.x - other.x, old.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const before = { x: (old.x + other.x) / 2, y: (old.y + other.y) / 2 };
    const next = zoomed(camera.view, factor, middle.x, middle.y);
    camera.put({ ...next, x: next.x + middle.x - before.x, y: next.y + middle.y - before.y });
  }

  up(event: PointerEvent): void {
    clearTimeout(this.long);
    this.fingers.delete(event.pointerId);
    if (this.dragging === "yes") this.drag.end(event);
    this.dragging = "no";
  }

  cancel(event: PointerEvent): void {
    clearTimeout(this.long);
    this.fingers.delete(event.pointerId);
    this.stopDragging();
  }

  private stopDragging(): void {
    if (this.dragging === "yes") this.drag.cancel();
    this.dragging = "no";
  }

  /** The click at the end of a press that travelled, or stayed, is none. */
  clicked(event: MouseEvent): void {
    if (!this.swallow || !event.isTrusted) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  wheel(event: WheelEvent): void {
    const { camera } = this;
    event.preventDefault();
    camera.halt();
    camera.taken();
    const power = event.ctrlKey ? 0.012 : 0.0022;
    const { x, y } = this.spot(event);
    camera.put(zoomed_inside(camera.view, Math.exp(-event.deltaY * pixelsPer(event, 300) * power), x, y, camera.board, camera.pane));
  }

  close(): void {
    clearTimeout(this.long);
  }
}
