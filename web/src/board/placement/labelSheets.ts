/** Levels of detail for the names on a map, placed in advance for several scales: small letters and many names, large letters and few. */

export interface Sheet {
  /** The size of the letters, and how large signs are drawn. */
  size: number;
  signs: number;
  /** Place, x, y, anchor (0 start, 1 middle, 2 end). */
  labels: [number, number, number, 0 | 1 | 2][];
}

export const ANCHORS = ["start", "middle", "end"] as const;

/** The number of the sheet whose lettering is readable at this scale: as small as it may be, at least 10 pixels. */
export function tierAt(sheets: readonly Sheet[], scale: number): number {
  return Math.max(0, sheets.findLastIndex((sheet) => sheet.size * scale >= 10));
}

/** On the last sheet everything is named; nearer still, names and signs only shrink against the map, in few steps. */
export function shrinkAt(sheets: readonly Sheet[], scale: number): number {
  const last = sheets.at(-1);
  if (!last || tierAt(sheets, scale) < sheets.length - 1) return 1;
  return [1, 0.72, 0.52, 0.38].find((part) => last.size * part * scale < 19) ?? 0.38;
}

/** A sheet whose names and signs have shrunk towards their places. */
export function shrunk(sheet: Sheet, part: number, places: readonly { x: number; y: number }[]): Sheet {
  if (part === 1) return sheet;
  return {
    size: sheet.size * part,
    signs: sheet.signs * part,
    labels: sheet.labels.map(([id, x, y, anchor]) => {
      const place = places[id] ?? { x, y };
      return [id, place.x + (x - place.x) * part, place.y + (y - place.y) * part, anchor];
    }),
  };
}
