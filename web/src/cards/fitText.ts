import type { Attachment } from "svelte/attachments";

const SMALLEST = 0.5;
const STEP = 0.03;

/** Make the letters of a card's text smaller than this, in em, if the language, the title or the foot leave them less room. */
export function fitText(letters: number): Attachment<HTMLElement> {
  return (text) => {
    const fit = (): void => {
      let size = letters;
      text.style.fontSize = `${size}em`;
      while (size > SMALLEST && text.scrollHeight > text.clientHeight + 1) {
        size -= STEP;
        text.style.fontSize = `${size}em`;
      }
    };
    fit();
    void document.fonts.ready.then(fit);
    // A hand that was folded has room only once it is open. The card itself does not change with its letters.
    const shown = new ResizeObserver(fit);
    shown.observe(text.parentElement ?? text);
    return () => shown.disconnect();
  };
}
