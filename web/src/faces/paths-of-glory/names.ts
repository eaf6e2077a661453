/** What readers call what the view names by its id, and what there is to know about a space or a counter. */
import { plain } from "../../service/richText";
import { list, perhaps, sentence } from "../../texts/i18n.svelte";
import { controllers, pieceNumber, piecesOf, scores, spaceNumber, stacksOf, type Piece, type Stack } from "./board/board";
import { hopsOf, waysOf } from "./board/supply";
import type { About } from "../../face/face";
import type { Context, CardFacts, Layout, Side, Space, View } from "./types";

export function spaceName(layout: Layout, name: string): string {
  return layout.names.space[spaceNumber(layout, name)] ?? name;
}

export function cardTitle(layout: Layout, card: CardFacts): string {
  return (layout.names.card[card.id] ?? plain(card.title)).replace(new RegExp(` ${card.code}$`), "");
}

export function nationName(ctx: Pick<Context, "t">, nation: string): string {
  return ctx.t(`glory-nation-${nation.toLowerCase()}`);
}

export function sideName(ctx: Pick<Context, "t">, side: Side): string {
  return ctx.t(`glory-side-${side}`);
}

/** 'German 1st army', as the service calls it; without a name from there, its id. */
export function pieceName(layout: Layout, id: string): string {
  return layout.names.piece[pieceNumber(layout, id)] ?? id;
}

/** A counter with its factors, and what is the matter with it: 'GE1', 'army 5-3-3', 'reduced'. */
function wordsOf(ctx: Context, piece: Piece): [name: string, ...states: string[]] {
  const kind = ctx.t(piece.facts.army ? "glory-army" : "glory-corps");
  const states = [`${kind} ${piece.factors.join("-")}`];
  for (const state of ["reduced", "neutral", "moved", "struck", "idle", "fled"] as const) if (piece[state]) states.push(ctx.t(`glory-unit-${state}`));
  if (!piece.supplied) states.push(ctx.t("glory-unit-unsupplied"));
  return [pieceName(ctx.layout, piece.piece), ...states];
}

export function tellCounter(ctx: Context, piece: Piece): string {
  return wordsOf(ctx, piece).join(", ");
}

/** The same with the place, and what may be done with it. */
export function tellPiece(ctx: Context, piece: Piece, verb?: string): string {
  const told = `${tellCounter(ctx, piece)}, ${spaceName(ctx.layout, piece.place)}`;
  return verb === undefined ? told : ctx.t("with-target", { verb: ctx.verbText(verb), target: told });
}

/** In a list: a counter with its factors and its place. */
export function toldOf(ctx: Context, kind: string, target: number): string | null {
  const piece = kind === "piece" ? piecesOf(ctx.layout, ctx.position.view).find(({ number }) => number === target) : undefined;
  return piece ? tellPiece(ctx, piece) : null;
}

/** What is printed on a space and lies on it: 'France, mountain, fort 2, victory point'. */
export function about(ctx: Context, space: Space): string[] {
  const view = ctx.position.view;
  const { name, nation, terrain, fort, capital, supply, port } = space;
  const words = [ctx.t(`glory-nation-${nation.toLowerCase()}`), ctx.t(`glory-terrain-${terrain}`)];
  const holder = controllers(view).get(name);
  words.push(holder ? ctx.t("glory-space-held", { side: sideName(ctx, holder) }) : ctx.t("glory-space-neutral"));
  if (capital) words.push(ctx.t("glory-space-capital"));
  if (scores(space, view)) words.push(ctx.t("glory-space-vp"));
  if (fort) words.push(ctx.t(view.forts.includes(name) ? "glory-space-fort" : "glory-space-fort-destroyed", { number: fort }));
  if (view.besieged.includes(name)) words.push(ctx.t("glory-space-besieged"));
  if (supply) words.push(ctx.t("glory-space-supply"));
  if (port) words.push(ctx.t("glory-space-port"));
  const trench = view.trenches.find((one) => one.space === name);
  if (trench) words.push(ctx.t("glory-space-trench", { level: trench.level }));
  if (view.moves.includes(name)) words.push(ctx.t("glory-space-moves"));
  if (view.attacks.includes(name)) words.push(ctx.t("glory-space-attacks"));
  return words;
}

/** The lines of the tip about a space. */
export function tipOf(ctx: Context, space: Space, stack: Stack | undefined): string[] {
  const here = stack?.pieces.map((piece) => tellCounter(ctx, piece)) ?? [];
  if (stack && here.length > 1) here.push(ctx.t("glory-space-strength", { number: stack.strength }));
  if (stack && ctx.overlays.has(`supply-${stack.side}`)) here.push(...supplyOf(ctx, stack));
  const all = about(ctx, space);
  return [spaceName(ctx.layout, space.name), sentence(all.slice(0, 3).join(" · ")), ...pairs(all.slice(3)), ...here];
}

/** A counter with where it is, or a space with all that lies on it. */
export function aboutThing(ctx: Context, kind: string, target: number): About | null {
  const { layout, position } = ctx;
  const pieces = piecesOf(layout, position.view);
  if (kind === "piece") {
    const piece = pieces.find(({ number }) => number === target);
    if (!piece) return null;
    const [cf, lf, mf] = piece.factors;
    const factors = ctx.t("glory-unit-factors", { cf, lf, mf });
    const [name, ...states] = wordsOf(ctx, piece);
    const rule = !piece.supplied ? "14.3" : piece.fled ? "12.5.6" : "2.2.1";
    return { lines: [name, sentence(states.join(", ")), factors, spaceName(layout, piece.place)], rule };
  }
  const space = kind === "space" ? layout.spaces[target] : undefined;
  if (!space) return null;
  const stack = stacksOf(layout, pieces).find(({ space: { name } }) => name === space.name);
  return { lines: tipOf(ctx, space, stack), rule: ruleOf(space, position.view) };
}

/** The section of the rules about what is most particular in a space. */
function ruleOf(space: Space, view: View): string {
  const { name, fort } = space;
  if (view.besieged.includes(name)) return "15.2";
  if (view.trenches.some((trench) => trench.space === name)) return "11.2";
  if (fort) return "15";
  return scores(space, view) ? "5.1" : "2.1";
}

/** Where the supply of a stack comes from; that a counter has none is said of itself. */
function supplyOf(ctx: Context, stack: Stack): string[] {
  const layout = ctx.layout;
  const told = waysOf(ctx.position.view, stack).flatMap((way) => {
    const [source, number] = [way.at(-1), way.length - 1];
    if (source === undefined) return [];
    if (!number) return [ctx.t("glory-supply-here")];
    const sea = hopsOf(layout, way).some((hop) => hop.sea);
    return [ctx.t(sea ? "glory-supply-sea" : "glory-supply-land", { space: spaceName(layout, source), number })];
  });
  return [...new Set(told)];
}

/** Words in lines of two or three. */
function pairs(words: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(words.length / 3) }, (_, i) => sentence(words.slice(3 * i, 3 * i + 3).join(" · ")));
}

/** 'Attack: Verdun (France, ...; FR3, FR4)'. */
export function tellSpace(ctx: Context, space: Space, stack: Stack | undefined, verb?: string): string {
  const layout = ctx.layout;
  const name = spaceName(layout, space.name);
  const here = stack ? list(stack.pieces.map((piece) => pieceName(layout, piece.piece))) : "";
  const more = [about(ctx, space).join(", "), here].filter(Boolean).join("; ");
  return `${verb === undefined ? name : ctx.verbText(verb, name)} (${more})`;
}

/** A reason in words: of a card its title, of a word of ours its text. */
export function whyText(layout: Layout, why: string): string {
  const card = layout.cards.find((one) => one.code === why);
  return card ? cardTitle(layout, card) : perhaps(`glory-why-${why}`, why);
}
