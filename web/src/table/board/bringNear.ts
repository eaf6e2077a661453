/** Scrolls or zooms the board so that things are in sight. */
import { phone } from "../../browser/screen";
import { placeKind } from "../../service/richText";
import type { Table } from "../state/table.svelte";

/** A map with more places than these cannot be read as a whole. */
const LARGE = 100;

/** Bring things into sight; on a large map, or a small screen, from near. */
export function bringNear(table: Table, ...things: { kind: string; number: number }[]): void {
  const points = things.flatMap(({ kind, number }) => table.placeOf(kind, number) ?? []);
  const places = table.game.kinds[placeKind(table.game) ?? ""]?.length ?? 0;
  const [first] = points;
  if (!first) return;
  if (places > LARGE || phone.current) table.board?.show(points, true);
  else table.board?.reveal(first);
}
