/** A card can be read large: under a resting pointer, with the focus of the keyboard, or under a finger that stays. */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { FaceContext } from "../../lib/face";
import Peek from "./Peek.svelte";
import type { CardFacts } from "./types";

const REST = 450;
const SLIP = 10;

let shown: { node: HTMLElement; view: object } | null = null;

function hide(node?: HTMLElement): void {
  if (!shown || (node && shown.node !== node)) return;
  void unmount(shown.view);
  shown = null;
}

function show(node: HTMLElement, ctx: FaceContext, card: CardFacts): void {
  hide();
  const view = mount(Peek, { target: document.body, props: { ctx, card, beside: node.getBoundingClientRect() } });
  shown = { node, view };
}

export function peek(ctx: FaceContext, card: CardFacts): Attachment<HTMLElement> {
  return (node) => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let start = { x: 0, y: 0, time: 0 };
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
      node.addEventListener(name, hear, { signal: off.signal, capture });
    const leave = (): void => {
      clearTimeout(wait);
      hide(node);
    };

    on("pointerenter", (event) => {
      if (event.pointerType === "mouse") wait = setTimeout(() => show(node, ctx, card), REST);
    });
    on("pointerleave", (event) => {
      if (event.pointerType === "mouse") leave();
      else clearTimeout(wait);
    });
    on("pointerdown", (event) => {
      leave();
      held = false;
      start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      if (event.pointerType === "mouse") return;
      wait = setTimeout(() => {
        held = true;
        show(node, ctx, card);
        addEventListener("pointerdown", () => hide(node), { once: true, capture: true });
      }, REST);
    });
    on("pointermove", (event) => {
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
      if (held) event.preventDefault();
    });
    // A finger that stayed has read the card; it does not choose it as well.
    on("click", (event) => {
      clearTimeout(wait);
      if (!held) return hide(node);
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    on("focus", () => {
      if (node.matches(":focus-visible")) show(node, ctx, card);
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

/**
 * A card is pressed that may be used so in its place: do it, ask what, or why not. A card of the same kind may be on
 * offer in another place; then this one is only shown large, until the next press anywhere.
 */
export function press(node: HTMLElement, ctx: FaceContext, card: CardFacts, verbs: readonly string[]): void {
  const [verb] = verbs;
  if (verb !== undefined && verbs.length === 1) ctx.act(verb, card.id);
  else if (verb !== undefined || !ctx.offered("card", card.id).length) ctx.choose("card", card.id);
  else {
    show(node, ctx, card);
    addEventListener("pointerdown", () => hide(node), { once: true, capture: true });
  }
}
