/** The part of the map on which a scenario with few nations is played. */
import type { Box } from "../../../face/face";
import type { Position } from "../../../service/types";
import type { Layout, View } from "../types";

/** So far around the outermost cities the map is in sight, too: their names, and the ways around them. */
const AROUND = 60;

/** Where the pieces, depots and objectives of the nations lie; null where all nations play, on the whole map. */
export function partOf(layout: Layout, { view }: Position<View>): Box | null {
  if (view.nations.length === layout.nations.length) return null;
  const cities = [
    ...view.pieces.flatMap(({ city }) => city ?? []),
    ...view.nations.flatMap(({ nation, needed, held }) => [...(layout.nations[nation]?.depots ?? []), ...needed, ...held]),
  ].flatMap((id) => layout.cities[id] ?? []);
  const [xs, ys] = [cities.map(({ x }) => x), cities.map(({ y }) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs) - AROUND), Math.max(0, Math.min(...ys) - AROUND)];
  const [right, bottom] = [Math.min(layout.width, Math.max(...xs) + AROUND), Math.min(layout.height, Math.max(...ys) + AROUND)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
