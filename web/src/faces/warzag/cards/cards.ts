/** The papers of the game (supply cards, objectives, missions, promotions), where they lie, and which are on offer. */
import { groupsOf, offersByZone, verbsOf, type Group } from "../../../cards/hands";
import type { Choice } from "../../../service/types";
import { plain, type Part } from "../../../service/richText";
import type { Context, Layout, Nation, View } from "../types";

export type PaperKind = "card" | "objective" | "mission" | "promotion";

/** A card of any kind, as it is laid on the table. */
export interface Paper {
  kind: PaperKind;
  /** Its number among those of its kind, as acts give it. */
  id: number;
  /** The id of records. */
  code: string;
  title: string;
  text: string;
  /** Of a supply card: when it may be played. */
  window: string;
  /** Of a promotion: the kind of army that it is for, what it costs, and what it adds to its values. */
  army: number;
  cost: number;
  more: readonly number[];
}

interface Printed {
  id: string;
  number: number;
  title: Part[];
}

const MADE = new WeakMap<Layout, Map<number, Record<PaperKind, Paper[]>>>();

/** All papers; what an objective asks for depends on the number of players. */
export function papers(layout: Layout, players: number): Record<PaperKind, Paper[]> {
  let known = MADE.get(layout);
  if (!known) MADE.set(layout, (known = new Map()));
  let found = known.get(players);
  if (!found) known.set(players, (found = made(layout, players)));
  return found;
}

function made(layout: Layout, players: number): Record<PaperKind, Paper[]> {
  const paper = (kind: PaperKind, { id, number, title }: Printed, text: readonly Part[] | undefined, more: Partial<Paper> = {}): Paper => {
    return { kind, id: number, code: id, title: plain(title), text: plain(text), window: "", army: -1, cost: 0, more: [], ...more };
  };
  return {
    card: layout.cards.map((one) => paper("card", one, one.text, { window: one.window })),
    objective: layout.objectives.map((one) => paper("objective", one, one.texts[players - 2])),
    mission: layout.missions.map((one) => paper("mission", one, one.text)),
    promotion: layout.promotions.map((one) => paper("promotion", one, one.text, { army: one.kind, cost: one.cost, more: one.more })),
  };
}

/** The papers with these ids. */
export function papersOf(layout: Layout, view: Pick<View, "nations">, kind: PaperKind, codes: readonly (string | null)[] | null): Paper[] {
  const all = papers(layout, view.nations.length)[kind];
  return (codes ?? []).flatMap((code) => {
    if (code === null) return [];
    const found = all.find((paper) => paper.code === code);
    if (!found) throw new Error(`there is no ${kind} ${code}`);
    return [found];
  });
}

/** The papers of a nation that a viewer has before them, for the tray. */
export interface Hand {
  key: string;
  nation: Nation;
  groups: Group<Paper>[];
  offers: string;
}

/** Where the paper lies that a verb is about. */
function zoneOf(verb: string): string {
  return verb === "promote" ? "promotions" : "hand";
}

/** What the viewer holds: supply cards, the secret papers, and promotions while they are on offer. */
export function hands(layout: Layout, view: View, choices: readonly Choice[]): Hand[] {
  const offers = offersByZone(choices, zoneOf);
  return view.nations
    .filter((nation) => nation.hand !== null)
    .map((nation) => {
      const secret = [...papersOf(layout, view, "objective", [nation.objective]), ...papersOf(layout, view, "mission", [nation.mission])];
      const groups = [
        ...groupsOf([{ zone: "hand", cards: papersOf(layout, view, "card", nation.hand), whole: true, always: true }], offers, []),
        ...groupsOf([{ zone: "promotions", cards: [] }], offers, papers(layout, view.nations.length).promotion),
      ];
      // by their place: an objective and a mission may have the same number
      const told = secret.map((card, key) => ({ key, card, copies: 1, verbs: [], open: false }));
      if (told.length) groups.push({ zone: "secret", cards: told, offers: false });
      return { key: nation.nation, nation, groups, offers: verbsOf(groups) };
    });
}

/** The promotions with who has taken them. */
export function promotions(layout: Layout, view: View): { paper: Paper; owner: Nation | null }[] {
  return papers(layout, view.nations.length).promotion.map((paper) => {
    return { paper, owner: view.nations.find((nation) => nation.promotions.includes(paper.code)) ?? null };
  });
}

/** Windows of supply cards as keys: 'phase2_train' is 'phase2-train'. */
export function slug(word: string): string {
  return word.replaceAll("_", "-");
}

/** A paper in words. */
export function told(ctx: Pick<Context, "t">, paper: Paper): string {
  const { kind, title, text, window } = paper;
  const words = [ctx.t("warzag-card-told", { kind: ctx.t(`warzag-card-${kind}`), title, text })];
  if (window) words.push(`${ctx.t(`warzag-window-${slug(window)}`)}.`);
  return words.join(" ");
}

/** What is said on a paper that is on offer. */
export function offerText(ctx: Pick<Context, "t">, verbs: readonly string[]): string {
  return verbs.map((verb) => ctx.t(`warzag-offer-${verb}`)).join(" / ");
}
