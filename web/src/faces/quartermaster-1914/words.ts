/** What a space or a piece is called in full, for readers who listen. */
import type { FaceContext } from "../../lib/face";
import { sentence, verbText } from "../../lib/messages";
import { sideOf, spacesByCode, type Placed } from "./board";
import type { Layout, Space, View } from "./types";

/** 'German army' or 'British navy'. */
export function pieceName(ctx: FaceContext, nation: number, navy: boolean): string {
  const adjective = (ctx.layout as Layout).nations[nation]?.adjective ?? "";
  return ctx.t(navy ? "quartermaster.board.navy" : "quartermaster.board.army", { adjective });
}

/** What is printed on a space: 'difficult land, objective, home of Germany'. */
export function ground(ctx: FaceContext, space: Space): string[] {
  const layout = ctx.layout as Layout;
  const kind = space.kind === "sea" ? "sea" : space.difficult ? "difficult" : "clear";
  const words = [ctx.t(`quartermaster.board.${kind}`)];
  const home = layout.nations.find((nation) => nation.code === space.home_of);
  if (home) words.push(ctx.t("quartermaster.board.home", { nation: home.name }));
  if (space.objective) words.push(ctx.t("quartermaster.board.objective"));
  if ((ctx.position.view as View).tokens.includes(space.code)) words.push(ctx.t("quartermaster.board.token"));
  return words;
}

/** The pieces of a space, each with what is the matter with it. */
export function garrison(ctx: FaceContext, pieces: Placed[], space: Space): string[] {
  return pieces
    .filter((piece) => piece.space.id === space.id)
    .map((piece) => {
      const name = pieceName(ctx, piece.nation, piece.navy);
      return piece.supplied ? name : `${name}, ${ctx.t("quartermaster.board.unsupplied")}`;
    });
}

/** 'Battle in Belgium (clear land, objective; German army)'. */
export function tellSpace(ctx: FaceContext, pieces: Placed[], space: Space, verb?: string): string {
  const title = verb === undefined ? space.name : verbText(verb, space.name);
  const here = garrison(ctx, pieces, space).join(", ");
  const more = [ground(ctx, space).join(", "), here].filter(Boolean).join("; ");
  return `${title} (${more})`;
}

/** 'Remove: German army, Belgium, not supplied'. */
export function tellPiece(ctx: FaceContext, piece: Placed, verb?: string): string {
  const parts = [pieceName(ctx, piece.nation, piece.navy), piece.space.name];
  if (!piece.supplied) parts.push(ctx.t("quartermaster.board.unsupplied"));
  const layout = ctx.layout as Layout;
  const fight = (ctx.position.view as View).battle.at(-1);
  if (fight?.attacker === piece.code && fight.from === piece.space.code)
    parts.push(ctx.t("quartermaster.board.attacks", { space: spacesByCode(layout).get(fight.space)?.name }));
  else if (fight?.space === piece.space.code && sideOf(layout, piece.code) !== sideOf(layout, fight.attacker))
    parts.push(ctx.t("quartermaster.board.attacked"));
  const text = sentence(parts.join(", "));
  return verb === undefined ? text : `${verbText(verb)}: ${text}`;
}
