/** What the charts mark and add up: where both sides fire, what each VP space has counted, which cards have been played. */
import { controllers, scores } from "../board/board";
import { cardsOfSide, dateOf } from "../panels/tracks";
import { SIDES, type CardFacts, type Fire, type Layout, type Level, type Side, type Space, type View } from "../types";

/** What is marked in a fire table: the columns of both sides before and after shifts, and the number that each has rolled. */
export interface FireMarks {
  from: Map<number, Side[]>;
  to: Map<number, Side[]>;
  /** By column and die: 'column-die'. */
  hits: Map<string, Side[]>;
}

export function marksOf(fires: readonly Fire[], table: Fire["table"]): FireMarks {
  const marks: FireMarks = { from: new Map(), to: new Map(), hits: new Map() };
  const add = <K>(found: Map<K, Side[]>, key: K, side: Side): unknown => found.set(key, [...(found.get(key) ?? []), side]);
  for (const fire of fires) {
    if (fire.table !== table) continue;
    add(marks.to, fire.shifted, fire.side);
    if (fire.column !== fire.shifted) add(marks.from, fire.column, fire.side);
    if (fire.total !== null) add(marks.hits, `${fire.shifted}-${fire.total}`, fire.side);
  }
  return marks;
}

export interface VictorySpace {
  space: Space;
  holder: Side | null;
  /** What it has changed so far: +1 for the Central Powers, −1 for the Allies. */
  counts: number;
}

/** Every VP space of this scenario, by nation, with what its control counts. */
export function victorySpaces(layout: Layout, view: View): VictorySpace[] {
  const holders = controllers(view);
  return layout.spaces
    .filter((space) => scores(space, view))
    .map((space) => {
      const holder = holders.get(space.name) ?? null;
      return { space, holder, counts: holder === null || holder === space.owner ? 0 : holder === "CP" ? 1 : -1 };
    });
}

/** By nation, the nations with most VP spaces first. */
export function byNation(spaces: readonly VictorySpace[]): [nation: string, spaces: VictorySpace[]][] {
  const found = new Map<string, VictorySpace[]>();
  for (const one of spaces) found.set(one.space.nation, [...(found.get(one.space.nation) ?? []), one]);
  return [...found].sort(([, a], [, b]) => b.length - a.length);
}

/** Where a card is, as far as everybody knows. */
export type Place = "played" | "removed" | "discards" | "kept" | "waits" | "unknown";

export function placeOf(view: View, card: CardFacts): Place {
  const cards = cardsOfSide(view, card.side);
  if (cards.kept.includes(card.id)) return "kept";
  if (view.played.includes(card.id)) return "played";
  if (cards.removed.includes(card.id)) return "removed";
  if (cards.discards.includes(card.id)) return "discards";
  const level = view.levels[SIDES.indexOf(card.side)] ?? "mobilization";
  return LEVELS.indexOf(card.deck) > LEVELS.indexOf(level) ? "waits" : "unknown";
}

export const LEVELS: readonly Level[] = ["mobilization", "limited", "total"];

/** The cards of a side in a deck; optional cards only where the match has them. */
export function deckOf(layout: Layout, view: View, side: Side, deck: Level): CardFacts[] {
  const optional = (view.options["optional_cards"] ?? "none") !== "none";
  return layout.cards.filter((card) => card.side === side && card.deck === deck && (optional || !card.optional));
}

/** Whether the event of the card with this code has been played. */
export function isPlayed(layout: Layout, view: Pick<View, "played">, code: string): boolean {
  return view.played.some((id) => layout.cards[id]?.code === code);
}

/** What happens in a turn because of its place in the war: the ends of keys. */
export function turnNotes(turn: number, { scenario, turns }: Pick<View, "scenario" | "turns">): string[] {
  const { season } = dateOf(turn);
  const notes: string[] = [];
  if (turn === 1) notes.push("first");
  if (turn === 1 && scenario === "historical") notes.push("historical");
  if (turn <= 2) notes.push("sieges");
  if (season === "winter") notes.push("winter");
  if (season === "summer") notes.push("summer");
  if (turn === turns) notes.push("end");
  return notes;
}
