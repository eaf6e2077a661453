/** What readers call things in the panels, and things in full for readers who listen. */
import { plain } from "../../service/richText";
import type { Troop } from "./battle/invasion";
import type { Context, Layout, NationCode } from "./types";

export function nationNumber(layout: Layout, code: NationCode): number {
  return layout.nations.findIndex(({ nation }) => nation === code);
}

export function nationName(layout: Layout, code: NationCode): string {
  return layout.names.nation[nationNumber(layout, code)] ?? code;
}

export function leaderName(layout: Layout, code: NationCode): string {
  return layout.names.leader[nationNumber(layout, code)] ?? "";
}

export function allianceName(layout: Layout, alliance: string): string {
  const code = layout.nations.findIndex((nation) => nation.alliance === alliance);
  // two nations of each alliance, in their order
  return layout.names.alliance[code >> 1] ?? alliance;
}

/** The number of a territory by the id that records give it. */
export function territoryNumber(layout: Layout, name: string): number {
  return layout.territories.findIndex((territory) => territory.name === name);
}

export function territoryName(layout: Layout, number: number): string {
  return layout.names.territory[number] ?? "";
}

export function dossierTitle(layout: Layout, code: NationCode, kind: number): string {
  return plain(layout.dossiers[4 * nationNumber(layout, code) + kind]?.title);
}

/** 'German armour: attack 4, defence 5 of 6, resistance 3; eliminated'. */
export function tellTroop(ctx: Pick<Context, "t">, layout: Layout, troop: Troop): string {
  const { army, attack, defence, wounds, resistance, fate } = troop;
  const words = ctx.t("warzag-troop-told", { army: layout.names.army[army], attack, defence, whole: defence + wounds, resistance, wounds });
  return fate ? `${words} ${ctx.t(`warzag-troop-${fate}`)}` : words;
}
