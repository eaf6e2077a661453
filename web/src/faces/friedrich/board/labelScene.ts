/** What of the position matters for where names stand. */
import { around, type Box, type Place, type Scene } from "../../../board/placement/labels";
import type { Layout, View } from "../types";
import { pieceNumber } from "../names";

export type Standing = Pick<View, "pieces" | "stacks" | "held" | "marks">;

export function scene(layout: Layout, view: Standing, big: number, signs: number): Scene {
  const places = layout.cities.map(({ id, x, y, kind }): Place => {
    return { id, x, y, length: layout.labels[id]?.length ?? 0, half: (kind === "city" ? 4 : 11) * signs, worth: kind === "city" ? 0.2 : 1 };
  });
  return {
    width: layout.width,
    height: layout.height,
    places,
    stacks: view.stacks.flatMap(({ city, generals, troops }) => {
      const place = places[city];
      const length = layout.plates[pieceNumber(layout, generals[0] ?? "")] ?? 0;
      return place && generals.length ? [{ place, count: generals.length, length, tagged: troops !== null }] : [];
    }),
    // the wagons
    bodies: view.pieces.flatMap(({ kind, city }) => {
      const place = kind === "train" && city !== null ? places[city] : undefined;
      return place ? [{ place: place.id, box: around(place.x, place.y, 24 * big, 19 * big) }] : [];
    }),
    // the cloths on conquered objectives
    flags: [...view.held, ...view.marks].flatMap((id): Box[] => {
      const { x, y } = places[id] ?? { x: NaN, y: NaN };
      return [[x - 2 * signs, y - 46 * signs, x + 35 * signs, y - 23 * signs]];
    }),
  };
}

/** The same as text, so that nothing is done while it stays the same. */
export function sameScene({ stacks, pieces, held, marks }: Standing): string {
  return [
    ...stacks.map(({ city, generals, troops }) => `${city} ${generals[0]} ${generals.length} ${troops !== null}`),
    ...pieces.map((piece) => piece.city ?? "-"),
    ...[held, marks].map((cities) => cities.join(" ")),
  ].join();
}
