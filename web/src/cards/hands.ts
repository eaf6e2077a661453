/** Hands of cards: where cards lie, how many there are of each kind, and what may be done with them. */
import type { Choice } from "../service/types";

/** Cards of one kind in one place. */
export interface Held<C> {
  /** The number of the kind. */
  key: number;
  card: C;
  copies: number;
  /** What may be done with a card of this kind in this place. */
  verbs: string[];
  /** Everybody knows that it is there. */
  open: boolean;
}

/** The cards of one place: in hand, prepared, from the deck. */
export interface Group<C> {
  zone: string;
  cards: Held<C>[];
  /** Whether one of them is on offer. */
  offers: boolean;
}

/** A place as it is seen. */
export interface Zone<C> {
  zone: string;
  cards: readonly C[];
  /** Those that everybody knows of. */
  open?: readonly C[];
  /** All its cards are shown, not only those on offer. */
  whole?: boolean;
  /** It is shown even if it is empty. */
  always?: boolean;
  /** There may be many, and those on offer should be in sight. */
  offersFirst?: boolean;
}

/** What may be done with cards: the verbs for each kind of card, place by place. */
export type Offers = Map<string, Map<number, string[]>>;

/** What is on offer, given the place of the card that a verb is about. */
export function offersByZone(choices: readonly Choice[], zoneOf: (verb: string) => string): Offers {
  const found: Offers = new Map();
  for (const { verb, role, targets } of choices) {
    if (role !== "card") continue;
    const zone = zoneOf(verb);
    const offers = found.get(zone) ?? new Map<number, string[]>();
    found.set(zone, offers);
    for (const target of targets) offers.set(target, [...(offers.get(target) ?? []), verb]);
  }
  return found;
}

/** Cards by kind, in the order of their numbers. */
export function counted<C extends { id: number }>(cards: readonly C[]): { card: C; copies: number }[] {
  const copies = new Map<C, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies].map(([card, number]) => ({ card, copies: number })).sort((a, b) => a.card.id - b.card.id);
}

/** The cards of a hand, place by place. Of all cards that could be `its` one on offer is always shown, wherever it lies. */
export function groupsOf<C extends { id: number }>(zones: readonly Zone<C>[], offers: Offers, its: readonly C[]): Group<C>[] {
  return zones.flatMap(({ zone, cards: seen, open = [], whole, always, offersFirst }) => {
    const verbs = offers.get(zone) ?? new Map<number, string[]>();
    const unseen = its.filter((card) => verbs.has(card.id) && !seen.includes(card));
    const all = [...counted(seen), ...counted(unseen)].map(({ card, copies }) => {
      return { key: card.id, card, copies, verbs: verbs.get(card.id) ?? [], open: open.includes(card) };
    });
    const offered = all.filter((held) => held.verbs.length > 0);
    if (offersFirst) all.sort((a, b) => Number(b.verbs.length > 0) - Number(a.verbs.length > 0));
    const cards = whole ? all : offered;
    return cards.length || always ? [{ zone, cards, offers: offered.length > 0 }] : [];
  });
}

/** All that may be done with the cards of a hand, in words that can be compared; nothing if nothing. */
export function verbsOf(groups: readonly Group<unknown>[]): string {
  return groups.flatMap((group) => group.cards.flatMap((held) => held.verbs)).join(" ");
}

/** The hand to lie open: one with something on offer, else that of who is in turn, else the first. */
export function foremost(hands: readonly { key: string; offers: string }[], turn: string | null): string | null {
  const offering = hands.filter((hand) => hand.offers);
  const first = (some: typeof hands): string | undefined => (some.find((hand) => hand.key === turn) ?? some[0])?.key;
  return first(offering) ?? first(hands) ?? null;
}
