/** A card on offer is dragged with the mouse from the hand onto the board: let go there, it is used as by a press on it. */
import type { Attachment } from "svelte/attachments";
import { TRAVEL } from "./board/gestures";
import type { Table } from "./state/table.svelte";

function isOverBoard({ clientX, clientY }: PointerEvent): boolean {
  return document.elementFromPoint(clientX, clientY)?.closest("[role=application]") != null;
}

/** The card in the mouse's hand: a copy over the whole page. */
function copied(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = card.getBoundingClientRect();
  copy.classList.add("dragged");
  copy.inert = true;
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, fontSize: getComputedStyle(card).fontSize });
  document.body.append(copy);
  return copy;
}

export function cardDrag(table: Table): Attachment<HTMLElement> {
  return (hand) => {
    let press: { card: HTMLElement; x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;
    const off = new AbortController();
    const on = <K extends keyof WindowEventMap>(name: K, hear: (event: WindowEventMap[K]) => void): void =>
      addEventListener(name, hear, { signal: off.signal, capture: true });

    function stop(): void {
      copy?.remove();
      copy = press = null;
    }

    on("pointerdown", (event) => {
      stop();
      const { target } = event;
      if (event.pointerType !== "mouse" || event.button !== 0 || !(target instanceof Element) || !hand.contains(target)) return;
      const card = target.closest<HTMLElement>("button.offered[data-kind]");
      press = card && { card, x: event.clientX, y: event.clientY };
    });
    on("pointermove", (event) => {
      if (!press) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      if (!copy && Math.hypot(dx, dy) < TRAVEL) return;
      copy ??= copied(press.card);
      copy.style.transform = `translate(${dx}px, ${dy}px)`;
    });
    on("pointerup", (event) => {
      if (!copy || !press) return stop();
      const { kind = "card", target } = press.card.dataset;
      stop();
      // What was dragged was not clicked.
      const click = new AbortController();
      addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: click.signal });
      setTimeout(() => click.abort());
      if (!isOverBoard(event)) return;
      table.touched(event.clientX, event.clientY);
      table.choose(kind, Number(target));
    });
    on("pointercancel", stop);
    on("keydown", (event) => event.key === "Escape" && stop());
    return () => {
      stop();
      off.abort();
    };
  };
}
