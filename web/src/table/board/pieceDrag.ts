/**
 * A piece is dragged with the mouse: it is taken up as by a click, and where it is let go, that is clicked. What is let go
 * where it stood, or beside the board, is put down again.
 */
import { isHeld, takesNext } from "../../face/held";
import { type Mark, markOf } from "../../face/targets";
import type { Table } from "../state/table.svelte";
import { type Dragging, type Point, TRAVEL } from "./gestures";

export class PieceDrag implements Dragging {
  private mark: Mark | null = null;
  private element: SVGGraphicsElement | null = null;
  private from: Point = { x: 0, y: 0 };
  /** The piece in the mouse's hand: a copy over everything on the board. */
  private copy: SVGGElement | null = null;
  /** The service has answered that it is taken up, or why not. */
  private taken: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly table: Table,
    private readonly svg: SVGSVGElement,
  ) {}

  begins(event: PointerEvent): boolean {
    const mark = markOf(event.target);
    const element = event.target instanceof Element ? event.target.closest<SVGGraphicsElement>("[data-kind]:not([data-folded])") : null;
    if (!mark || !element || this.table.still || !this.takesUp(mark)) return false;
    Object.assign(this, { mark, element, from: { x: event.clientX, y: event.clientY } });
    return true;
  }

  /** Whether it is in hand, or a press would do nothing else than take it up. */
  private takesUp({ kind, target }: Mark): boolean {
    const { position, face } = this.table;
    const verbs = this.table.offered(kind, target);
    if (isHeld(position, kind, target) || (!verbs.length && takesNext(position, kind, target))) return true;
    return verbs.length === 1 && verbs[0] === face.takesUp;
  }

  start(): void {
    const { mark, element, table, svg } = this;
    if (!mark || !element) return;
    const { kind, target } = mark;
    this.copy = document.createElementNS("http://www.w3.org/2000/svg", "g");
    this.copy.setAttribute("class", "dragged");
    this.copy.setAttribute("aria-hidden", "true");
    const piece = element.cloneNode(true) as SVGElement;
    for (const name of ["role", "tabindex", "data-kind", "data-target", `data-${kind}`]) piece.removeAttribute(name);
    this.copy.append(piece);
    (element.parentElement?.closest(".map") ?? svg).append(this.copy);
    table.hover = null;
    const [verb] = table.offered(kind, target);
    if (isHeld(table.position, kind, target)) this.taken = Promise.resolve();
    else this.taken = verb === undefined ? table.dropThen(table.position.held?.verb ?? "", target) : table.send(verb, target);
  }

  move({ clientX, clientY }: PointerEvent): void {
    const matrix = this.copy?.parentElement instanceof SVGGraphicsElement ? this.copy.parentElement.getScreenCTM() : null;
    if (!matrix) return;
    this.copy?.setAttribute("transform", `translate(${(clientX - this.from.x) / matrix.a} ${(clientY - this.from.y) / matrix.d})`);
  }

  end({ clientX, clientY }: PointerEvent): void {
    const { mark, table, svg, from, taken } = this;
    this.cancel();
    if (!mark) return;
    const far = Math.hypot(clientX - from.x, clientY - from.y) > 3 * TRAVEL;
    void taken
      .then(() => table.guard.settled())
      .then(() => {
        if (!isHeld(table.position, mark.kind, mark.target)) return;
        const under = document.elementFromPoint(clientX, clientY);
        if (!far || !under || !svg.contains(under)) return void table.drop();
        table.touched(clientX, clientY);
        under.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY, view: window }));
      });
  }

  cancel(): void {
    this.copy?.remove();
    this.copy = null;
  }
}
