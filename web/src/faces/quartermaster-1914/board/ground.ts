/** The part of the layout that is only drawn: what lies around the spaces, and the lines between them. */
import { linesOf, type Lettering } from "../../../board/placement/areaNames";
import type { Layout } from "../types";

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

/** The names of the spaces and of what lies outside the game, line by line. */
export function namesOf({ names, spaces, neutral, closed }: MapLayout): ReturnType<typeof linesOf> {
  return [
    ...neutral.map((area) => ({ ...area, style: "neutral", text: names.area[area.id] })),
    ...closed.map((area) => ({ ...area, style: "closed", text: names.area[area.id] })),
    ...spaces.map((space) => ({ ...space, style: space.kind, text: names.space[space.id] })),
  ].flatMap(({ name, label, style, text }) => (label ? linesOf(name, text ?? name, label, style) : []));
}
