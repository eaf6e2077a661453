/** What a layout has at least: spaces of one kind with their places, and which of them are linked. */
export interface PlainLayout {
  width?: number;
  height?: number;
  spaces?: Space[];
  cities?: Space[];
  links?: [number, number][];
  roads?: [number, number, ...number[]][];
}

export interface Space {
  x: number;
  y: number;
  name?: string;
}

export function spacesOf(layout: PlainLayout): Space[] {
  return layout.spaces ?? layout.cities ?? [];
}

export function linksOf(layout: PlainLayout): [number, number, ...number[]][] {
  return layout.links ?? layout.roads ?? [];
}

export function sizeOf(given: unknown): { width: number; height: number } {
  const layout: PlainLayout = given ?? {};
  const spaces = spacesOf(layout);
  return {
    width: layout.width ?? Math.max(100, ...spaces.map((space) => space.x)) + 40,
    height: layout.height ?? Math.max(100, ...spaces.map((space) => space.y)) + 40,
  };
}

export function placeOf(layout: unknown, role: string | undefined, target: number): { x: number; y: number } | null {
  return role === "place" ? (spacesOf(layout ?? {})[target] ?? null) : null;
}
