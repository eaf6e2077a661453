/** Where cards lie, which of them are on offer, and cards in words. */
import type { Choice, FaceContext } from "../../lib/face";
import { plain } from "../../lib/parts";
import type { CardFacts, Fight, Layout, Power, Step, View } from "./types";

export type Zone = "deck" | "discards" | "used" | "status" | "taken" | "hand" | "prepared";

/** Cards of one kind in one place. */
export interface Held {
  /** The number of the kind. */
  key: number;
  card: CardFacts;
  copies: number;
  /** What may be done with a card of this kind in this place. */
  verbs: string[];
  /** Everybody knows that it is there. */
  open: boolean;
}

export interface Group {
  zone: Zone;
  cards: Held[];
  offers: boolean;
}

export interface Hand {
  power: Power;
  own: boolean;
  groups: Group[];
  offers: number;
}

const ZONES: Record<string, Zone> = {
  bury: "hand",
  play: "hand",
  prepare: "hand",
  discard: "hand",
  "sustain-from-hand": "hand",
  attrition: "prepared",
  enterprise: "prepared",
  unprepare: "prepared",
  "discard-prepared": "prepared",
  reinforce: "prepared",
  sustain: "prepared",
  bertha: "prepared",
  counterattack: "prepared",
  spend: "prepared",
  "discard-status": "status",
  use: "status",
  fetch: "deck",
  recover: "discards",
  keep: "used",
  under: "taken",
};

/** Where the card lies that a verb is about. The War Revenue Act uses cards that it has taken from the discard pile. */
export function zoneOf(verb: string, step: Pick<Step, "name">): Zone {
  return step.name === "Spending" ? "taken" : (ZONES[verb] ?? "hand");
}

/** What may be done with cards, place by place: the verbs for each kind of card. */
export function offersByZone(choices: Choice[], step: Pick<Step, "name">): Map<Zone, Map<number, string[]>> {
  const found = new Map<Zone, Map<number, string[]>>();
  for (const { verb, kind, targets } of choices) {
    if (kind !== "card") continue;
    const zone = zoneOf(verb, step);
    const offers = found.get(zone) ?? new Map<number, string[]>();
    found.set(zone, offers);
    for (const target of targets) offers.set(target, [...(offers.get(target) ?? []), verb]);
  }
  return found;
}

const named = new WeakMap<Layout, Map<string, CardFacts>>();

/** The card with this name. */
export function cardNamed(layout: Layout, name: string): CardFacts {
  let map = named.get(layout);
  if (!map) {
    map = new Map(layout.cards.map((card) => [card.name, card]));
    named.set(layout, map);
  }
  const card = map.get(name);
  if (!card) throw new Error(`there is no card ${name}`);
  return card;
}

/** The power to which a card belongs. */
function powerOf(layout: Layout, card: CardFacts): string {
  return layout.nations.find((nation) => nation.code === card.nation)?.power ?? "";
}

/** The codes of the nations of a power. */
export function nationsOf(layout: Layout, power: string): string[] {
  return layout.nations.filter((nation) => nation.power === power).map((nation) => nation.code);
}

/** Cards by kind, in the order of the layout. */
export function counted(layout: Layout, names: readonly string[]): { card: CardFacts; copies: number }[] {
  const copies = new Map<string, number>();
  for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
  return [...copies]
    .map(([name, number]) => ({ card: cardNamed(layout, name), copies: number }))
    .sort((a, b) => a.card.id - b.card.id);
}

/** The names of the cards that a viewer sees in a place of a power. */
function seen(power: Power, zone: Zone): string[] {
  if (zone === "hand") return power.hand ?? power.hand_known;
  if (zone === "prepared") return power.prepared ?? power.prepared_known;
  if (zone === "status") return power.status;
  if (zone === "deck") return power.deck ?? [];
  if (zone === "discards") return [...power.discards, ...(power.face_down ?? power.face_down_known)];
  return [];
}

/** Places that appear beside the hand only while something there is on offer. */
const PASSING: Zone[] = ["deck", "discards", "used", "status", "taken"];

function group(layout: Layout, power: Power, zone: Zone, offers: Map<number, string[]>, whole: boolean): Group {
  const names = seen(power, zone);
  const known = zone === "prepared" && power.prepared !== null ? power.prepared_known : [];
  const cards = counted(layout, names).map(({ card, copies }) => ({
    key: card.id,
    card,
    copies,
    verbs: offers.get(card.id) ?? [],
    open: known.includes(card.name),
  }));
  // A card on offer is always shown, wherever it lies.
  for (const [kind, verbs] of offers) {
    const card = layout.cards[kind];
    if (card && powerOf(layout, card) === power.code && !cards.some((held) => held.card.id === kind))
      cards.push({ key: kind, card, copies: 1, verbs, open: false });
  }
  // There may be many prepared cards, and those that count now should be in sight.
  if (zone === "prepared") cards.sort((a, b) => Number(b.verbs.length > 0) - Number(a.verbs.length > 0));
  const offering = cards.filter((held) => held.verbs.length > 0);
  return { zone, cards: whole ? cards : offering, offers: offering.length > 0 };
}

/**
 * The hands that a viewer has before them: those of the powers that the viewer plays, and of any other power of whose
 * cards one is on offer.
 */
export function hands(layout: Layout, view: View, choices: Choice[]): Hand[] {
  const offers = offersByZone(choices, view.step);
  const none = new Map<number, string[]>();
  const found: Hand[] = [];
  for (const power of view.powers) {
    const own = power.hand !== null;
    const groups: Group[] = [];
    for (const zone of [...PASSING, "hand", "prepared"] as Zone[]) {
      const whole = own && (zone === "hand" || zone === "prepared");
      const made = group(layout, power, zone, offers.get(zone) ?? none, whole);
      if (made.cards.length || (own && zone === "hand")) groups.push(made);
    }
    const count = groups.flatMap((one) => one.cards).filter((held) => held.verbs.length).length;
    if (own || count) found.push({ power, own, groups, offers: count });
  }
  return found;
}

/** The hand to lie open: one with something on offer, else that of the power in turn, else the first. */
export function foremost(all: readonly Hand[], turn: string | null): string | null {
  const offering = all.filter((hand) => hand.offers > 0);
  const found = offering.find((hand) => hand.power.code === turn) ?? offering[0];
  return (found ?? all.find((hand) => hand.power.code === turn) ?? all[0])?.power.code ?? null;
}

/** The cards of one answer in a battle. */
export interface Answer {
  side: "attack" | "defence";
  cards: CardFacts[];
  strength: number;
  /** Not complete yet: what is laid may have to be taken back. */
  open: boolean;
}

function strength(cards: CardFacts[]): number {
  return cards.reduce((sum, card) => sum + card.strength, 0);
}

/** A battle as the exchange of answers that it has been so far. */
export function exchange(layout: Layout, fight: Fight): Answer[] {
  const side = (nation: string): string | undefined => layout.nations.find((one) => one.code === nation)?.coalition;
  const answers: Answer[] = [];
  for (const name of fight.spent) {
    const card = cardNamed(layout, name);
    const by = side(card.nation) === side(fight.attacker) ? "attack" : "defence";
    const last = answers.at(-1);
    if (last?.side === by) last.cards.push(card);
    else answers.push({ side: by, cards: [card], strength: 0, open: false });
  }
  if (fight.answering && fight.laid.length)
    answers.push({ side: fight.answering, cards: fight.laid.map((name) => cardNamed(layout, name)), strength: 0, open: true });
  for (const answer of answers) answer.strength = strength(answer.cards);
  return answers;
}

/** The symbols of a side that count. */
export function total(answers: readonly Answer[], side: "attack" | "defence"): number {
  return answers.filter((answer) => answer.side === side).reduce((sum, answer) => sum + answer.strength, 0);
}

/** A card in words: its name, its type, what it does, and what it can do once prepared. */
export function told(ctx: Pick<FaceContext, "t">, layout: Layout, card: CardFacts): string {
  return ctx.t("quartermaster-card-told", {
    name: layout.names.card[card.id],
    type: plain(card.type_text),
    nation: layout.names.nation[layout.nations.findIndex((one) => one.code === card.nation)],
    text: plain(card.text),
    prepared: plain(card.prepared),
  });
}

/** What is said on a card that is on offer: 'Play', 'Attrition or Enterprise'. */
export function offerText(ctx: Pick<FaceContext, "t">, verbs: readonly string[]): string {
  return verbs.map((verb) => ctx.t(`quartermaster-offer-${verb}`)).join(ctx.t("quartermaster-or"));
}
