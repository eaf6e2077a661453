/** Names on areas: fitted into the room that was found for them, with line breaks. */

export interface Lettering {
  /** The middle of the lines. */
  x: number;
  y: number;
  size: number;
  turn: number;
  lines: string[];
}

const LEADING = 0.98;
const RISE = 0.68;
const FALL = 0.24;

/** The lines of a name with their baselines, when the middle of it is 0. */
export function baselines(lines: readonly string[], size: number): { text: string; y: number }[] {
  const high = ((lines.length - 1) * LEADING + RISE + FALL) * size;
  return lines.map((text, i) => ({ text, y: RISE * size - high / 2 + i * LEADING * size }));
}

/**
 * A name where that of records was lettered. Another one may be longer: it is broken into lines and made as small as it must be
 * to keep to the same room.
 */
export function lettered({ lines, size }: Pick<Lettering, "lines" | "size">, name: string): Pick<Lettering, "lines" | "size"> {
  if (name === lines.join(" ")) return { lines, size };
  const words = name.replaceAll("-", "- ").split(" ");
  const wide = longest(lines) + 1;
  const ways = Array.from({ length: Math.min(words.length, lines.length + 1) }, (_, i) => {
    const broken = brokenInto(words, i + 1);
    const room = Math.min(1, wide / longest(broken), (lines.length + 0.6) / (i + 1));
    return { lines: broken, size: size * Math.max(room, 0.6) };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

/** Words of a line; after a hyphen, where a name may be broken too, there is no space. */
function joined(words: readonly string[]): string {
  return words.join(" ").replaceAll("- ", "-");
}

/** Words in so many lines, the longest of which is as short as it can be. */
function brokenInto(words: readonly string[], count: number): string[] {
  if (count <= 1) return [joined(words)];
  let best: string[] = [];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const way = [joined(words.slice(0, first)), ...brokenInto(words.slice(first), count - 1)];
    if (!best.length || longest(way) < longest(best)) best = way;
  }
  return best;
}

/** Words in lines of no more letters than this, where no word is longer. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** The lines of a name as labels of the map. */
export function linesOf(key: string, name: string, label: Lettering, style: string): { key: string; text: string; x: number; y: number; size: number; turn?: string; style: string }[] {
  const { x, y, turn } = label;
  const { lines, size } = lettered(label, name);
  return baselines(lines, size).map((line) => ({
    key: `${key} ${line.text}`,
    text: line.text,
    x,
    y: y + line.y,
    size,
    style,
    ...(turn && { turn: `rotate(${turn} ${x} ${y})` }),
  }));
}
