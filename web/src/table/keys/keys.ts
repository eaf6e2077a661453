/** Keyboard shortcuts of the table: one letter each, wherever nothing is being written. */

/** What a shortcut does, as the sheet of keys calls it. The board has further keys of its own. */
export const KEYS = {
  n: "next",
  d: "done",
  u: "undo",
  h: "hint",
  w: "what",
  k: "hand",
  c: "charts",
  r: "rules",
  l: "log",
  m: "map",
  "?": "sheet",
} as const;
/** Keys of the board that also work where the board does not have the focus. */
export const ZOOMS = { "+": 1.5, "=": 1.5, "-": 1 / 1.5, _: 1 / 1.5, "0": 0 } as const;
/** Keys that the sheet names beside the letters, with what they do. */
export const OTHERS = [
  { keys: ["+", "−", "0"], does: "zoom" },
  { keys: ["←", "↑", "→", "↓"], does: "arrows" },
  { keys: ["Enter"], does: "enter" },
  { keys: ["Esc"], does: "escape" },
] as const;
/** What else the sheet names for whoever may point at the board. */
export const POINTING = { keys: ["P", "⇧P"], does: "point" } as const;

export type Shortcut = (typeof KEYS)[keyof typeof KEYS];

function isKey(key: string): key is keyof typeof KEYS {
  return key in KEYS;
}

/** Whether a key is meant for what has the focus: a field, a dialog, a menu. */
function isTaken(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("input, textarea, select, dialog, [role=menu]") !== null;
}

/** The shortcut that a key stands for just now. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (isTaken(event) || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return null;
  const key = event.key.toLowerCase();
  return isKey(key) ? KEYS[key] : null;
}

/** How much nearer a key brings the board; 0 shows all of it. */
export function zoomOf(event: KeyboardEvent): number | null {
  if (isTaken(event) || event.altKey || event.ctrlKey || event.metaKey) return null;
  return event.key in ZOOMS ? ZOOMS[event.key as keyof typeof ZOOMS] : null;
}
