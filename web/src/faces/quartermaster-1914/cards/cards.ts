/** Where cards lie, which of them are on offer, and cards in words. */
import { groupsOf, offersByZone, verbsOf, type Group, type Offers } from "../../../cards/hands";
import { lookup } from "../../../face/lookup";
import type { Choice } from "../../../service/types";
import { plain } from "../../../service/richText";
import type { Context, CardFacts, Fight, Layout, Power, Step, View } from "../types";

/** The cards of a power that a viewer has before them, for the tray. */
export interface Hand {
  key: string;
  power: Power;
  own: boolean;
  groups: Group<CardFacts>[];
  offers: string;
}

/** Where the card lies that a verb is about, if not in hand. */
const ZONES: Record<string, string> = {
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

/** What is on offer, place by place. The War Revenue Act uses cards that it has taken from the discard pile. */
export function offersOf(choices: readonly Choice[], step: Pick<Step, "name">): Offers {
  return offersByZone(choices, (verb) => (step.name === "Spending" ? "taken" : (ZONES[verb] ?? "hand")));
}

const cardsByName = lookup((layout: Layout) => layout.cards, (card) => card.name);

/** The card with this name. */
export function cardNamed(layout: Layout, name: string): CardFacts {
  const card = cardsByName(layout).get(name);
  if (!card) throw new Error(`there is no card ${name}`);
  return card;
}

export function cardsNamed(layout: Layout, names: readonly string[]): CardFacts[] {
  return names.map((name) => cardNamed(layout, name));
}

/** The codes of the nations of a power. */
export function nationsOf(layout: Layout, power: string): string[] {
  return layout.nations.filter((nation) => nation.power === power).map((nation) => nation.code);
}

/**
 * The hands that a viewer has before them: those of the powers that the viewer plays, and of any other power of whose
 * cards one is on offer. Places beside hand and prepared cards appear only while something there is on offer.
 */
export function hands(layout: Layout, view: View, choices: readonly Choice[]): Hand[] {
  const offers = offersOf(choices, view.step);
  return view.powers.flatMap((power) => {
    const own = power.hand !== null;
    const cards = (names: readonly string[] | null): CardFacts[] => cardsNamed(layout, names ?? []);
    const zones = [
      { zone: "deck", cards: cards(power.deck) },
      { zone: "discards", cards: cards([...power.discards, ...(power.face_down ?? power.face_down_known)]) },
      { zone: "used", cards: [] },
      { zone: "status", cards: cards(power.status) },
      { zone: "taken", cards: [] },
      { zone: "hand", cards: cards(power.hand ?? power.hand_known), whole: own, always: own },
      {
        zone: "prepared",
        cards: cards(power.prepared ?? power.prepared_known),
        open: power.prepared ? cards(power.prepared_known) : [],
        whole: own,
        offersFirst: true,
      },
    ];
    const nations = nationsOf(layout, power.code);
    const groups = groupsOf(zones, offers, layout.cards.filter((card) => nations.includes(card.nation)));
    const verbs = verbsOf(groups);
    return own || verbs ? [{ key: power.code, power, own, groups, offers: verbs }] : [];
  });
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
    answers.push({ side: fight.answering, cards: cardsNamed(layout, fight.laid), strength: 0, open: true });
  for (const answer of answers) answer.strength = strength(answer.cards);
  return answers;
}

/** The symbols of a side that count. */
export function total(answers: readonly Answer[], side: "attack" | "defence"): number {
  return answers.filter((answer) => answer.side === side).reduce((sum, answer) => sum + answer.strength, 0);
}

/** A card in words: its name, its type, what it does, and what it can do once prepared. */
export function told(ctx: Pick<Context, "t">, layout: Layout, card: CardFacts): string {
  return ctx.t("quartermaster-card-told", {
    name: layout.names.card[card.id],
    type: plain(card.type_text),
    nation: layout.names.nation[layout.nations.findIndex((one) => one.code === card.nation)],
    text: plain(card.text),
    prepared: plain(card.prepared),
  });
}

/** What is said on a card that is on offer: 'Play', 'Attrition or Enterprise'. */
export function offerText(ctx: Pick<Context, "t">, verbs: readonly string[]): string {
  return verbs.map((verb) => ctx.t(`quartermaster-offer-${verb}`)).join(ctx.t("quartermaster-or"));
}
