/** The ES module that a game brings as its face: it draws into elements, and what it marks as targets becomes buttons. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { FaceContext } from "../../face/face";
import type { Position } from "../../service/types";
import type { ServedFace } from "../../face/served";
import { sentence } from "../../texts/i18n.svelte";

const MARKED = "[data-kind][data-target]";

export type PartName = "board" | "hand" | "status" | "stage";

export class Served {
  /** The face could not be loaded, or has thrown an error: the plain face stands in for all its parts. */
  failed = $state(false);

  constructor(private readonly module: Partial<ServedFace>) {}

  fail(error: unknown): void {
    console.error("the face of this game has failed:", error);
    this.failed = true;
  }

  has(part: PartName): boolean {
    return this.module[part] !== undefined;
  }

  /** Let a part of the face draw into an element, and again after every change. */
  draw(part: PartName, ctx: FaceContext): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const off = new AbortController();
      // Each function is declared for its own kind of element, and is handed that kind.
      const begin = this.module[part] as ((element: Element, table: FaceContext) => ReturnType<ServedFace["board"]>) | undefined;
      const drawing = this.attempt(() => untrack(() => begin?.(element, ctx)));
      $effect(() => {
        void [ctx.position, ctx.layout, ctx.game, ctx.hover];
        untrack(() => this.attempt(() => drawing?.update()));
        untrack(() => offer(element, ctx));
      });
      listen(element, ctx, off.signal);
      return () => {
        off.abort();
        this.attempt(() => drawing?.destroy?.());
        element.replaceChildren();
      };
    };
  }

  /** Where the face shows a target; undefined where it does not say. */
  place(layout: unknown, kind: string, target: number, position: Position): { x: number; y: number } | null | undefined {
    if (this.failed || !this.module.place) return undefined;
    try {
      return this.module.place(layout, kind, target, position);
    } catch (error) {
      // Places are asked for while the page computes what it shows, when no state may change.
      queueMicrotask(() => this.fail(error));
      return undefined;
    }
  }

  private attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }
}

function targetOf(element: Element | null): { kind: string; target: number } | null {
  const marked = element?.closest<HTMLElement | SVGElement>(MARKED);
  const target = Number(marked?.dataset["target"]);
  return marked && Number.isInteger(target) ? { kind: marked.dataset["kind"] ?? "", target } : null;
}

/** What is marked as a target and may be chosen becomes a button with a name, for the mouse, the keyboard and screen readers. */
function offer(element: Element, ctx: FaceContext): void {
  for (const marked of element.querySelectorAll<HTMLElement | SVGElement>(MARKED)) {
    const thing = targetOf(marked);
    if (!thing) continue;
    const { kind, target } = thing;
    const verbs = ctx.offered(kind, target);
    const takes = ctx.takes(kind, target);
    const name = ctx.name(kind, target);
    const acts = verbs.length ? verbs.map((verb) => ctx.verbText(verb, name)) : [sentence(name), ctx.instead(kind, target) ?? ""];
    marked.classList.toggle("offered", verbs.length > 0);
    marked.toggleAttribute("data-instead", takes && !verbs.length);
    for (const [key, value] of [["role", "button"], ["tabindex", "0"], ["aria-label", acts.filter(Boolean).join(", ")]] as const)
      if (takes) marked.setAttribute(key, value);
      else marked.removeAttribute(key);
  }
}

function listen(element: Element, ctx: FaceContext, signal: AbortSignal): void {
  const choose = (event: Event): void => {
    const thing = event.target instanceof Element ? targetOf(event.target) : null;
    if (thing) ctx.choose(thing.kind, thing.target);
  };
  const keyed = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ") || event.target instanceof HTMLButtonElement) return;
    if (event.target instanceof Element && !targetOf(event.target)) return;
    event.preventDefault();
    choose(event);
  };
  element.addEventListener("click", choose, { signal });
  element.addEventListener("keydown", keyed, { signal });
}
