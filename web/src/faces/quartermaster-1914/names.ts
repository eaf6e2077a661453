/** What readers call things, and what a space or a piece is in full, for readers who listen. */
import { plain } from "../../service/richText";
import { sentence } from "../../texts/i18n.svelte";
import { piecesOf, sideOf, spacesByCode, type Placed } from "./board/board";
import { cardsNamed } from "./cards/cards";
import type { About } from "../../face/face";
import type { Context, CardFacts, Layout, Power, Space, View } from "./types";

export function spaceName(layout: Layout, space: Space | undefined): string {
  return (space && layout.names.space[space.id]) ?? "";
}

/** The nation with this code. */
export function nationName(layout: Layout, code: string): string {
  return layout.names.nation[layout.nations.findIndex((nation) => nation.code === code)] ?? code;
}

export function cardTitle(layout: Layout, card: CardFacts): string {
  return layout.names.card[card.id] ?? card.name;
}

/** Cards by their ids. */
export function cardTitles(layout: Layout, ids: readonly string[]): string[] {
  return cardsNamed(layout, ids).map((card) => cardTitle(layout, card));
}

/** A power in one word: 'Austria'. */
export function powerName(layout: Layout, view: View, code: string | null | undefined): string {
  return layout.names.power[view.powers.findIndex((power) => power.code === code)] ?? "";
}

/** A power by its nations: 'Austria-Hungary & Ottoman Empire'. */
export function powerTitle(layout: Layout, power: Power): string {
  const nations = layout.nations.filter((nation) => nation.power === power.code);
  return nations.map((nation) => nationName(layout, nation.code)).join(" & ");
}

/** 'German army' or 'British navy'. */
export function pieceName(layout: Layout, { code, navy }: Placed): string {
  const nation = layout.nations.find((nation) => nation.code === code);
  return plain((navy ? nation?.navy : nation?.army) ?? []);
}

/** What is printed on a space: 'difficult land, objective, home of Germany'. */
export function ground(ctx: Context, space: Space): string[] {
  const kind = space.kind === "sea" ? "sea" : space.difficult ? "difficult" : "clear";
  const words = [ctx.t(`quartermaster-board-${kind}`)];
  if (space.home_of) words.push(ctx.t("quartermaster-board-home", { nation: nationName(ctx.layout, space.home_of) }));
  if (space.objective) words.push(ctx.t("quartermaster-board-objective"));
  if (ctx.position.view.tokens.includes(space.code)) words.push(ctx.t("quartermaster-board-token"));
  return words;
}

/** The pieces of a space, each with what is the matter with it. */
export function garrison(ctx: Context, pieces: Placed[], space: Space): string[] {
  return pieces
    .filter((piece) => piece.space.id === space.id)
    .map((piece) => {
      const name = pieceName(ctx.layout, piece);
      return piece.supplied ? name : `${name}, ${ctx.t("quartermaster-board-unsupplied")}`;
    });
}

/** In a list: a piece with its space. */
export function toldOf(ctx: Context, kind: string, target: number): string | null {
  const piece = kind === "piece" ? piecesOf(ctx.layout, ctx.position.view).find((one) => one.piece === target) : undefined;
  return piece ? tellPiece(ctx, piece) : null;
}

/** 'Battle in Belgium (clear land, objective; German army)'. */
export function tellSpace(ctx: Context, pieces: Placed[], space: Space, verb?: string): string {
  const name = spaceName(ctx.layout, space);
  const title = verb === undefined ? name : ctx.verbText(verb, name);
  const here = garrison(ctx, pieces, space).join(", ");
  const more = [ground(ctx, space).join(", "), here].filter(Boolean).join("; ");
  return `${title} (${more})`;
}

/** 'German army', 'Belgium', 'not supplied'. */
function wordsOf(ctx: Context, piece: Placed): string[] {
  const layout = ctx.layout;
  const parts = [pieceName(layout, piece), spaceName(layout, piece.space)];
  if (!piece.supplied) parts.push(ctx.t("quartermaster-board-unsupplied"));
  const fight = ctx.position.view.battle.at(-1);
  if (fight?.attacker === piece.code && fight.from === piece.space.code)
    parts.push(ctx.t("quartermaster-board-attacks", { space: spaceName(layout, spacesByCode(layout).get(fight.space)) }));
  else if (fight?.space === piece.space.code && sideOf(layout, piece.code) !== sideOf(layout, fight.attacker))
    parts.push(ctx.t("quartermaster-board-attacked"));
  return parts;
}

/** 'Remove: German army, Belgium, not supplied'. */
export function tellPiece(ctx: Context, piece: Placed, verb?: string): string {
  const text = sentence(wordsOf(ctx, piece).join(", "));
  return verb === undefined ? text : ctx.t("with-target", { verb: ctx.verbText(verb), target: text });
}

/** A piece with its space, or a space with its pieces. */
export function aboutThing(ctx: Context, kind: string, target: number): About | null {
  const pieces = piecesOf(ctx.layout, ctx.position.view);
  if (kind === "piece") {
    const piece = pieces.find((one) => one.piece === target);
    return piece ? { lines: wordsOf(ctx, piece).map(sentence), rule: piece.supplied ? "6" : "7" } : null;
  }
  const space = kind === "space" ? ctx.layout.spaces[target] : undefined;
  if (!space) return null;
  const rule = space.objective ? "14" : space.difficult ? "12.2" : "3";
  return { lines: [spaceName(ctx.layout, space), sentence(ground(ctx, space).join(" · ")), ...garrison(ctx, pieces, space).map(sentence)], rule };
}
