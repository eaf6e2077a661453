/** What is on the board in words: for the tip under the pointer, and for readers who listen. */
import { sentence } from "../../../texts/i18n.svelte";
import { alike, armiesOf } from "./board";
import { defenceOf, incomeOf, landsOf, nationOf, strikeOn, type Land } from "./land";
import type { About } from "../../../face/face";
import type { Context, Army, Development, Layout, Nation, NationCode } from "../types";

const DEVELOPMENTS: readonly Development[] = ["camp", "production", "fortification"];

function nationName(layout: Layout, code: NationCode | null): string {
  return layout.names.nation[layout.nations.findIndex(({ nation }) => nation === code)] ?? "";
}

export function leaderName(layout: Layout, code: NationCode): string {
  return layout.names.leader[layout.nations.findIndex(({ nation }) => nation === code)] ?? "";
}

export function territoryName(layout: Layout, { territory }: Land): string {
  return layout.names.territory[territory.id] ?? territory.name;
}

/** 'Historic territory · occupied: Germany'. */
function kindOf(ctx: Context, { territory, state, owner }: Land): string {
  const kind = ctx.t(`warzag-map-${territory.kind}`);
  const now = state === "open" ? "" : ctx.t(`warzag-map-${state}-${territory.kind}`, { nation: nationName(ctx.layout, owner) });
  return sentence([kind, now].filter(Boolean).join(" · "));
}

/** What it adds and brings: 'defence +4, resistance +3 · 3 PP'. */
function worthOf(ctx: Context, land: Land): string {
  const layout = ctx.layout;
  const { territory, development, state } = land;
  if (state === "radioactive" || state === "open") return "";
  const fort = development === "fortification";
  const defence = territory.defence + (fort ? layout.numbers.fort_defence : 0);
  const resistance = territory.resistance + (fort ? layout.numbers.fort_resistance : 0);
  const income = ctx.t("warzag-map-income", { number: incomeOf(layout, land) });
  return [
    development ? sentence(layout.names.development[DEVELOPMENTS.indexOf(development)] ?? "") : "",
    defence || resistance ? sentence(ctx.t("warzag-map-bonus", { defence, resistance })) : "",
    territory.kind === "industry" ? ctx.t("warzag-map-income-each", { number: territory.income }) : income,
    state === "neutral" ? ctx.t("warzag-map-annex", { number: territory.kind === "base" ? layout.numbers.annex_base : layout.numbers.annex }) : "",
  ].filter(Boolean).join(" · "); // prettier-ignore
}

function leaderLine(ctx: Context, { nation, leader_waits: waits }: Nation): string {
  return ctx.t(waits ? "warzag-map-leader-waits" : "warzag-map-leader", { leader: leaderName(ctx.layout, nation) });
}

/** What has become of an army in this turn and in this invasion. */
function conditions(ctx: Context, { army, moved, fought }: Army): string[] {
  const { invasion, armies = [] } = ctx.position.view.step;
  const out = [...(invasion?.doomed ?? []), ...(invasion?.lost ?? [])].includes(army);
  const words = [out ? "eliminated" : armies.includes(army) ? "chosen" : invasion?.armies.includes(army) ? "invades" : fought ? "fought" : moved ? "moved" : ""];
  return words.filter(Boolean).map((word) => ctx.t(`warzag-map-${word}`));
}

function armyName(ctx: Context, { army }: Army): string {
  return ctx.layout.names.army[army] ?? "";
}

/** The values of an army: 'attack 2, defence 4, resistance 5, range 1'. */
function valuesOf(ctx: Context, army: Army): string {
  const [attack = 0, full = 0, resistance = 0, range = 0] = nationOf(ctx.position.view, army.nation)?.values[army.kind] ?? [];
  const key = army.wounds ? "warzag-map-values-wounded" : "warzag-map-values";
  const values = ctx.t(key, { attack, defence: army.defence, full: Math.max(full, army.defence + army.wounds), resistance, range });
  return [values, ...conditions(ctx, army)].join(", ");
}

/** An army with all its values. */
function armyLine(ctx: Context, army: Army): string {
  return `${armyName(ctx, army)}: ${valuesOf(ctx, army)}`;
}

/** Armies that are alike make one line. */
export function garrison(ctx: Context, armies: readonly Army[]): string[] {
  const sorts: Army[][] = [];
  for (const army of armies) {
    const told = conditions(ctx, army).join();
    const sort = sorts.find(([first]) => first && alike(first, army) && conditions(ctx, first).join() === told);
    if (sort) sort.push(army);
    else sorts.push([army]);
  }
  return sorts.map((sort) => `${sort.length > 1 ? `${sort.length} × ` : ""}${sentence(armyLine(ctx, sort[0]!))}`);
}

/** 'Attack at most 8 against defence 5'. */
function oddsOf(ctx: Context, land: Land): string {
  const layout = ctx.layout;
  return ctx.t("warzag-map-odds", { attack: strikeOn(layout, ctx.position.view, land), defence: defenceOf(layout, land) });
}

/** All there is to know about a territory, its name first. */
export function linesOf(ctx: Context, land: Land): string[] {
  return [
    territoryName(ctx.layout, land),
    kindOf(ctx, land),
    worthOf(ctx, land),
    ...garrison(ctx, land.armies),
    ...land.leaders.map((nation) => leaderLine(ctx, nation)),
  ].filter(Boolean);
}

/** 'Invade Normandy (Historic territory · occupied: Germany; defence +4, resistance +3 · 3 PP; German infantry: …)'. */
export function tellTerritory(ctx: Context, land: Land, verbs: readonly string[]): string {
  const [name = "", ...more] = linesOf(ctx, land);
  if (verbs.includes("invade")) more.push(oddsOf(ctx, land));
  const [verb] = verbs;
  const title = verb === undefined ? name : verbs.length === 1 ? ctx.verbText(verb, name) : ctx.t("with-target", { verb: name, target: verbs.map((one) => ctx.verbText(one)).join(", ") });
  return `${title} (${more.join("; ")})`;
}

/** 'Take UK infantry, defence 2, Normandy, moved'. */
export function tellArmy(ctx: Context, army: Army, land: Land, verbs: readonly string[]): string {
  const full = army.defence + army.wounds;
  const key = army.wounds ? "warzag-map-army-short-wounded" : "warzag-map-army-short";
  const words = [ctx.t(key, { army: armyName(ctx, army), defence: army.defence, full }), territoryName(ctx.layout, land), ...conditions(ctx, army)];
  const text = sentence(words.join(", "));
  return verbs.length ? ctx.t("with-target", { verb: verbs.map((verb) => ctx.verbText(verb)).join(", "), target: text }) : text;
}

/** In a list: an army with its defence and its territory. */
export function toldOf(ctx: Context, kind: string, target: number): string | null {
  const found = kind === "army" ? armiesOf(landsOf(ctx.layout, ctx.position.view)).find(({ army }) => army.army === target) : undefined;
  return found ? tellArmy(ctx, found.army, found.land, []) : null;
}

/** An army with its values, or a territory with all that is in it. */
export function aboutThing(ctx: Context, kind: string, target: number): About | null {
  const lands = landsOf(ctx.layout, ctx.position.view);
  if (kind === "army") {
    const found = armiesOf(lands).find(({ army }) => army.army === target);
    if (!found) return null;
    const lines = [armyName(ctx, found.army), valuesOf(ctx, found.army), territoryName(ctx.layout, found.land)].map(sentence);
    return { lines, rule: found.army.wounds ? "W10.6" : "W7.1" };
  }
  const land = kind === "territory" ? lands[target] : undefined;
  if (!land) return null;
  const { state, territory, development } = land;
  const rule = state === "radioactive" ? "W3.12" : development ? "W17.2" : territory.kind === "historic" ? "W3.10" : "W3.4";
  return { lines: linesOf(ctx, land), rule };
}

export function tellLeader(ctx: Context, nation: Nation, land: Land): string {
  return `${leaderLine(ctx, nation)}, ${territoryName(ctx.layout, land)}`;
}
