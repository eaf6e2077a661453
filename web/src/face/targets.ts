/** Elements that stand for targets of acts: their data attributes, and how to read them. */

export interface Mark {
  kind: string;
  target: number;
}

/** The attributes by which an element is known as a target. */
export function mark(kind: string, target: number): Record<string, string | number> {
  return { "data-kind": kind, "data-target": target, [`data-${kind}`]: target };
}

/** What an element, or the one that it is part of, stands for. */
export function markOf(element: EventTarget | null): Mark | null {
  const found = element instanceof Element ? element.closest<SVGElement>("[data-kind]") : null;
  const { kind, target } = found?.dataset ?? {};
  return kind === undefined ? null : { kind, target: Number(target) };
}
