/** What readers call what the view names by its id, and what there is to know about a city. */
import { lookup } from "../../face/lookup";
import { list } from "../../texts/i18n.svelte";
import { readCard } from "./signs/heraldry";
import type { Context, City, Layout } from "./types";

const pieces = lookup((layout: Layout) => layout.pieces.map(({ name }, number) => ({ name, number })), (piece) => piece.name);

/** The number of the piece with this id. */
export function pieceNumber(layout: Layout, id: string): number {
  return pieces(layout).get(id)?.number ?? -1;
}

export function pieceName(layout: Layout, id: string): string {
  return layout.names.piece[pieceNumber(layout, id)] ?? id;
}

/** A stack by its generals. */
export function stackName(layout: Layout, ids: readonly string[]): string {
  return ids.map((id) => pieceName(layout, id)).join(" + ");
}

export function countryName(layout: Layout, id: string): string {
  return layout.names.country[layout.countries.indexOf(id)] ?? id;
}

/** '7 of hearts, deck 2'. */
export function cardName(ctx: Context, id: string): string {
  const layout = ctx.layout;
  const name = layout.names.card[layout.cards.indexOf(id)] ?? id;
  return ctx.t("friedrich-card-name", { name, deck: readCard(id).deck });
}

export function cardNames(ctx: Context, ids: readonly string[]): string {
  return list(ids.map((id) => cardName(ctx, id)));
}

/** 'Silesia', 'objective of Austria, order 1', 'depot of Prussia'. */
export function about(ctx: Context, city: City): string[] {
  const layout = ctx.layout;
  const nation = (number: number): string => layout.names.nation[number] ?? "";
  const words = [countryName(layout, city.country)];
  if (city.objective_of !== null)
    words.push(ctx.t("friedrich-objective-of", { nation: nation(city.objective_of), order: city.objective_order }));
  if (city.depot_of !== null) words.push(ctx.t("friedrich-depot-of", { nation: nation(city.depot_of) }));
  return words;
}
