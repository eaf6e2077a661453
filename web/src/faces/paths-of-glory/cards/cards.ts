/** Where cards lie, which of them are on offer, and cards in words. */
import { groupsOf, offersByZone, verbsOf, type Group } from "../../../cards/hands";
import { lookup } from "../../../face/lookup";
import type { Choice } from "../../../service/types";
import { plain } from "../../../service/richText";
import { list } from "../../../texts/i18n.svelte";
import type { Context, CardFacts, Cards, Layout, Side, View } from "../types";
import { cardTitle, sideName } from "../names";

const cardsById = lookup((layout: Layout) => layout.cards, (card) => String(card.id));

export function cardsOf(layout: Layout, ids: readonly number[]): CardFacts[] {
  return ids.flatMap((id) => cardsById(layout).get(String(id)) ?? []);
}

/** The cards of a side whose events have been played. */
export function eventsOf(layout: Layout, { played }: Pick<View, "played">, side: Side): CardFacts[] {
  return cardsOf(layout, played).filter((card) => card.side === side);
}

/** Where the card lies that a verb is about, if not in hand. */
const ZONES: Record<string, string> = { use: "kept", include: "aside", exchange: "aside" };

/** The cards of a side that a viewer has before them, for the tray. */
export interface Hand {
  key: string;
  cards: Cards;
  own: boolean;
  groups: Group<CardFacts>[];
  offers: string;
}

/** The hands that a viewer knows, and any other of whose cards one is on offer; combat cards that lie open beside them. */
export function hands(layout: Layout, view: View, choices: readonly Choice[]): Hand[] {
  const kept = new Set(view.cards.flatMap((cards) => cards.kept));
  const offers = offersByZone(choices, (verb) => ZONES[verb] ?? "hand");
  // a card may be played from both places by one verb: it is on offer where it lies
  for (const [card, verbs] of offers.get("hand") ?? []) {
    if (!kept.has(card)) continue;
    offers.get("hand")!.delete(card);
    offers.set("kept", (offers.get("kept") ?? new Map<number, string[]>()).set(card, [...(offers.get("kept")?.get(card) ?? []), ...verbs]));
  }
  return view.cards.flatMap((cards) => {
    const own = cards.hand !== null;
    const zones = [
      { zone: "hand", cards: cardsOf(layout, cards.hand ?? []), whole: own, always: own },
      { zone: "kept", cards: cardsOf(layout, cards.kept), whole: true },
      { zone: "aside", cards: cardsOf(layout, cards.aside ?? []), whole: own },
    ];
    const groups = groupsOf(zones, offers, layout.cards.filter((card) => card.side === cards.side));
    const verbs = verbsOf(groups);
    return own || verbs ? [{ key: cards.side, cards, own, groups, offers: verbs }] : [];
  });
}

/** The kinds of points that a card gives, in the order of its table. */
export function pointsOf(card: CardFacts): { kind: string; number: number }[] {
  return Object.entries(card.replacements).flatMap(([kind, number]) => (number ? [{ kind, number }] : []));
}

/** A card in words: its title, its four uses, and what its event does. */
export function told(ctx: Pick<Context, "t">, layout: Layout, card: CardFacts): string {
  const points = pointsOf(card).map(({ kind, number }) => `${ctx.t(`glory-points-${kind.toLowerCase()}`)} ${number}`);
  const words = [
    ctx.t("glory-card-told", { title: cardTitle(layout, card), side: sideName(ctx, card.side), value: card.value, redeployment: card.redeployment }),
    ctx.t("glory-card-points", { points: points.length ? list(points) : "–" }),
    plain(card.text),
  ];
  if (card.combat) words.push(ctx.t("glory-card-combat"));
  if (card.status) words.push(ctx.t("glory-card-status", { number: card.status }));
  if (card.leaves) words.push(ctx.t("glory-card-leaves"));
  return words.join(" ");
}

/** The four uses of a card, then the verbs for which there is no word. */
const SHORT = ["operations", "redeploy", "replacements", "event", "play", "use", "discard"];

/** What is said on a card that is on offer: 'Operations', or that there are several uses. */
export function offerText(ctx: Pick<Context, "t">, verbs: readonly string[]): string {
  const [verb] = verbs;
  if (verb === undefined) return "";
  return ctx.t(verbs.length > 1 ? "glory-offer-several" : SHORT.includes(verb) ? `glory-offer-${verb}` : "glory-offer-choose", { number: verbs.length });
}
