/** Enlarging a card for reading: on hover, on keyboard focus, on a right click or a long press. */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { FaceContext, Large } from "../face/face";
import { popovers } from "../browser/popovers";
import EnlargedCard from "./EnlargedCard.svelte";

const REST = 450;
const SLIP = 10;

let shown: { node: HTMLElement; view: object } | null = null;

function hide(node?: HTMLElement): void {
  if (!shown || (node && shown.node !== node)) return;
  void unmount(shown.view);
  shown = null;
}

function show(node: HTMLElement, large: Large): void {
  hide();
  // a dialog covers all that is neither in it nor a popover
  const dialog = popovers ? null : node.closest("dialog");
  const view = mount(EnlargedCard, { target: dialog ?? document.body, props: { Card: large, beside: node.getBoundingClientRect() } });
  shown = { node, view };
}

/** Whether the mouse itself moves: a browser also tells of a mouse at rest, where what lies under it changes. */
export function moves(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0);
}

function hold(node: HTMLElement, large: Large): void {
  show(node, large);
  addEventListener("pointerdown", () => hide(node), { once: true, capture: true });
}

/**
 * A card is pressed that may be used so in its place: do it, ask what, or why not. A card of the same kind may be on
 * offer in another place; then this one is only shown large, until the next press anywhere.
 */
export function press(node: HTMLElement, ctx: FaceContext, card: number, verbs: readonly string[], large: Large, kind = "card"): void {
  const [verb] = verbs;
  if (verb !== undefined && verbs.length === 1) ctx.act(verb, card);
  else if (verb !== undefined || !ctx.offered(kind, card).length) ctx.choose(kind, card);
  else hold(node, large);
}

/** Where a card is only named, a click opens it, too. */
export function enlargeable(large: Large, opens = false): Attachment<HTMLElement> {
  return (node) => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    /** The mouse has come upon the card, or the card under the mouse, and has not moved on it yet. */
    let entered = false;
    let start = { x: 0, y: 0, time: 0 };
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
      node.addEventListener(name, hear, { signal: off.signal, capture });
    const leave = (): void => {
      clearTimeout(wait);
      hide(node);
    };

    // A card that slides under a mouse that rests is entered, too; it opens only when the mouse moves on it.
    on("pointerenter", (event) => (entered = event.pointerType === "mouse"));
    on("pointerleave", (event) => {
      entered = false;
      if (event.pointerType === "mouse") leave();
      else clearTimeout(wait);
    });
    on("pointerdown", (event) => {
      leave();
      entered = false;
      held = false;
      start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      if (event.pointerType === "mouse") return;
      wait = setTimeout(() => {
        held = true;
        hold(node, large);
      }, REST);
    });
    on("pointermove", (event) => {
      if (entered && moves(event)) {
        entered = false;
        wait = setTimeout(() => show(node, large), REST);
      }
      if (event.pointerType !== "mouse" && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) clearTimeout(wait);
    });
    on("pointerup", (event) => {
      clearTimeout(wait);
      // The finger did not stay: the page was only slow to hear that it left.
      if (held && event.timeStamp - start.time < REST) {
        held = false;
        hide(node);
      }
    });
    on("pointercancel", () => clearTimeout(wait));
    on("contextmenu", (event) => {
      event.preventDefault();
      if (!held) hold(node, large);
    });
    // A finger that stayed has read the card; it does not choose it as well.
    on("click", (event) => {
      clearTimeout(wait);
      if (!held) return opens ? hold(node, large) : hide(node);
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    // Not at once: a menu that closes gives the focus back while it is torn down, and nothing can be mounted then.
    on("focus", () => {
      if (node.matches(":focus-visible")) wait = setTimeout(() => show(node, large));
    });
    on("blur", leave);
    on("keydown", (event) => {
      if (event.key === "Escape") leave();
    });
    return () => {
      off.abort();
      leave();
    };
  };
}
