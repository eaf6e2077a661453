/** What readers call what the view names by its id, and what there is to know about a city. */
import { lookup } from "../../face/lookup";
import { list } from "../../texts/i18n.svelte";
import { readCard } from "./signs/heraldry";
import type { About } from "../../face/face";
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

/** 'Silesia', 'first-order objective of Austria', 'depot of Prussia'. */
export function about(ctx: Context, city: City): string[] {
  const layout = ctx.layout;
  const nation = (number: number): string => layout.names.nation[number] ?? "";
  const words = [countryName(layout, city.country)];
  if (city.objective_of !== null)
    words.push(ctx.t("friedrich-objective-of", { nation: nation(city.objective_of), order: city.objective_order }));
  if (city.depot_of !== null) words.push(ctx.t("friedrich-depot-of", { nation: nation(city.depot_of) }));
  return words;
}

/** 'Daun, general 1 of Austria', 'Prague', '8 troops', 'out of supply': what all may know of a piece. */
export function tellPiece(ctx: Context, id: string): string[] {
  const { layout, position } = ctx;
  const facts = layout.pieces[pieceNumber(layout, id)];
  const piece = position.view.pieces.find(({ name }) => name === id);
  if (!facts || !piece) return [pieceName(layout, id)];
  const name = pieceName(layout, id);
  const general = { name, nation: layout.names.nation[facts.nation], rank: facts.rank };
  const words = [facts.kind === "train" ? name : ctx.t("friedrich-general", general)];
  if (piece.city !== null) words.push(layout.names.city[piece.city] ?? "");
  const stack = position.view.stacks.find(({ generals }) => generals.includes(id));
  if (stack?.troops != null) words.push(ctx.t("friedrich-troops", { number: stack.troops }));
  if (piece.down) words.push(ctx.t("friedrich-down"));
  return words;
}

/** A piece, or a city with the pieces in it. */
export function aboutThing(ctx: Context, kind: string, target: number): About | null {
  const { layout, position } = ctx;
  const facts = layout.pieces[target];
  if (kind === "piece" && facts) {
    const { down } = position.view.pieces.find(({ name }) => name === facts.name) ?? { down: false };
    return { lines: tellPiece(ctx, facts.name), rule: down || facts.kind === "train" ? "9" : "6" };
  }
  const city = layout.cities[target];
  if (kind !== "city" || !city) return null;
  const here = position.view.pieces.filter((piece) => piece.city === target).map(({ name }) => tellPiece(ctx, name));
  const lines = [layout.names.city[target] ?? "", ...about(ctx, city), ...here.map(([name, , ...more]) => [name, ...more].join(", "))];
  return { lines, rule: city.objective_of !== null ? "5" : city.depot_of !== null ? "10" : "2" };
}
