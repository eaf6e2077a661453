/** The part of the layout that is only drawn: what lies around the spaces, and the lines between them. */
import { linesOf } from "../../../board/placement/areaNames";
import type { BorderKind, Layout } from "../types";

/** Outlines or lines as one path. */
export function joined(parts: readonly { d: string }[]): string {
  return parts.map((part) => part.d).join("");
}

/** All borders of one kind as one path. */
export function bordersOf(layout: Layout, kind: BorderKind): string {
  return joined(layout.borders.filter((border) => border.kind === kind));
}

/** The names of the spaces and of what lies outside the game, line by line. */
export function namesOf({ names, spaces, neutral, closed }: Layout): ReturnType<typeof linesOf> {
  return [
    ...neutral.map((area) => ({ ...area, style: "neutral", text: names.area[area.id] })),
    ...closed.map((area) => ({ ...area, style: "closed", text: names.area[area.id] })),
    ...spaces.map((space) => ({ ...space, style: space.kind, text: names.space[space.id] })),
  ].flatMap(({ name, label, style, text }) => (label ? linesOf(name, text ?? name, label, style) : []));
}
