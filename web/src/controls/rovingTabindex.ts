/** Roving tabindex: a group of buttons is one stop for Tab, and the arrow keys move within it. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const rovingTabindex: Attachment<HTMLElement> = (group) => {
  const buttons = (): HTMLButtonElement[] => [...group.querySelectorAll("button")];
  const stop = (one: Element | undefined): void => buttons().forEach((button) => (button.tabIndex = button === one ? 0 : -1));
  const keyed = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = buttons();
    all[(all.indexOf(document.activeElement as HTMLButtonElement) + by + all.length) % all.length]?.focus();
  };
  const focused = (event: FocusEvent): void => stop(event.target as Element);
  // what is new in the group is no stop, and the group never without one
  const watch = new MutationObserver(() => stop(buttons().find((button) => button.tabIndex === 0) ?? buttons()[0]));
  watch.observe(group, { childList: true });
  stop(buttons()[0]);
  group.addEventListener("keydown", keyed);
  group.addEventListener("focusin", focused);
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", keyed);
    group.removeEventListener("focusin", focused);
  };
};
