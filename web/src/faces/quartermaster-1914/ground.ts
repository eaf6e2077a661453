/** The part of the layout that is only drawn: what lies around the spaces, and the lines between them. */
import { baselines } from "../../kit/engraving";
import type { Layout, Lettering } from "./types";

export interface Outside {
  /** Its number among the areas. */
  id: number;
  name: string;
  d: string;
  label: Lettering | null;
}

export type BorderKind = "land" | "sea" | "coast" | "neutral";

export interface MapLayout extends Layout {
  /** The frame around the areas. */
  margin: number;
  neutral: Outside[];
  closed: Outside[];
  /** Waters inside a space. */
  lakes: string[];
  borders: { kind: BorderKind; between: [string | null, string | null]; d: string }[];
  canal: { between: [string, string]; d: string; x: number; y: number };
  crossings: { between: [string, string]; d: string }[];
  /** x, y and size of each hill in turn. */
  hills: number[];
  graticule: string;
  /** Left, top, width and height of the key to the map. */
  key: [number, number, number, number];
  /** x, y and reach of the compass rose. */
  rose: [number, number, number];
}

/** Outlines or lines as one path. */
export function joined(parts: readonly { d?: string }[]): string {
  return parts.map((part) => part.d ?? "").join("");
}

/** All borders of one kind as one path. */
export function bordersOf(layout: MapLayout, kind: BorderKind): string {
  return joined(layout.borders.filter((border) => border.kind === kind));
}

/**
 * A name where that of records was lettered. Another one may be longer: it is broken into lines and made as small as it must be
 * to keep to the same room.
 */
export function lettered({ lines, size }: Pick<Lettering, "lines" | "size">, name: string): Pick<Lettering, "lines" | "size"> {
  if (name === lines.join(" ")) return { lines, size };
  const words = name.split(" ");
  const wide = Math.max(...lines.map((line) => line.length)) + 1;
  const ways = Array.from({ length: Math.min(words.length, lines.length + 1) }, (_, i) => {
    const broken = brokenInto(words, i + 1);
    const room = Math.min(1, wide / Math.max(...broken.map((line) => line.length)), (lines.length + 0.6) / (i + 1));
    return { lines: broken, size: size * Math.max(room, 0.6) };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

/** Words in so many lines, the longest of which is as short as it can be. */
function brokenInto(words: readonly string[], count: number): string[] {
  if (count <= 1) return [words.join(" ")];
  let best: string[] = [];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const way = [words.slice(0, first).join(" "), ...brokenInto(words.slice(first), count - 1)];
    const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
    if (!best.length || longest(way) < longest(best)) best = way;
  }
  return best;
}

/** The names of the spaces and of what lies outside the game, line by line. */
export function namesOf(layout: MapLayout): { key: string; text: string; x: number; y: number; size: number; turn?: string; style: string }[] {
  const { names } = layout;
  const outside = (style: string) => ({ id, name, label }: Outside) => ({ name, label, style, text: names.area[id] ?? name });
  const spaces = layout.spaces.map(({ id, name, kind, label }) => ({ name, label: label ?? null, style: kind, text: names.space[id] ?? name }));
  const all = [...layout.neutral.map(outside("neutral")), ...layout.closed.map(outside("closed")), ...spaces];
  return all.flatMap(({ name, label, style, text }) => {
    if (!label) return [];
    const { x, y, turn } = label;
    const { lines, size } = lettered(label, text);
    return baselines(lines, size).map((line) => ({
      key: `${name} ${line.text}`,
      text: line.text,
      x,
      y: y + line.y,
      size,
      style,
      ...(turn && { turn: `rotate(${turn} ${x} ${y})` }),
    }));
  });
}
