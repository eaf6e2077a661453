/** Ask what a thing is, as a right click does: for a finger that stays on it, and for a key. */
export function askAbout(thing: EventTarget, { clientX, clientY }: { clientX: number; clientY: number }): void {
  thing.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY, view: window }));
}

/** Ask about what has the focus of the keyboard, if that is on a board. */
export function askAboutFocus(): void {
  const focus = document.activeElement;
  if (!focus?.closest("svg.board")) return;
  const { left, top, width, height } = focus.getBoundingClientRect();
  askAbout(focus, { clientX: left + width / 2, clientY: top + height / 2 });
}
