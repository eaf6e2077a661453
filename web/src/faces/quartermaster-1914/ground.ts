/** The part of the layout that is only drawn: what lies around the spaces, and the lines between them. */
import { baselines } from "../../kit/engraving";
import type { Layout, Lettering } from "./types";

export interface Outside {
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

/** The names of the spaces and of what lies outside the game, line by line. */
export function namesOf(layout: MapLayout): { key: string; text: string; x: number; y: number; size: number; turn?: string; style: string }[] {
  const named = (style: string) => (one: Outside) => ({ ...one, style });
  const spaces = layout.spaces.map(({ name, kind, label }) => ({ name, label: label ?? null, style: kind }));
  const all = [...layout.neutral.map(named("neutral")), ...layout.closed.map(named("closed")), ...spaces];
  return all.flatMap(({ name, label, style }) => {
    if (!label) return [];
    const { x, y, size, turn, lines } = label;
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
