/** What the service sends about WARZAG WWII: the layout (once) and the view (after every act). */
import type { FaceContext } from "../../face/face";
import type { WarzagArmy as Army, WarzagDeveloped as Developed, WarzagView as View } from "../../service/contract";
import type { Part } from "../../service/richText";

export interface Territory {
  id: number;
  /** The id of records; readers see `names.territory`. */
  name: string;
  x: number;
  y: number;
  kind: "standard" | "base" | "historic" | "industry" | "research";
  /** The printed bonuses of a historic territory. */
  defence: number;
  resistance: number;
  /** Points a round; of a war industry, for each army. */
  income: number;
  /** "1", or both numbers on a seam: "1/2". */
  panel: string;
}

export interface NationFacts {
  nation: NationCode;
  leader: string;
  alliance: string;
}

/** One kind of army of one nation, as printed. */
export interface Dossier {
  nation: NationCode;
  kind: number;
  title: Part[];
  cost: number;
  attack: number;
  defence: number;
  resistance: number;
  range: number;
  count: number;
}

export interface SupplyCard {
  id: string;
  number: number;
  title: Part[];
  text: Part[];
  window: string;
  copies: number;
}

export interface Objective {
  id: string;
  number: number;
  title: Part[];
  /** With two, three and four players. */
  texts: Part[][];
}

export interface Mission {
  id: string;
  number: number;
  title: Part[];
  text: Part[];
}

export interface Promotion {
  id: string;
  number: number;
  title: Part[];
  /** The kind of army that it is for. */
  kind: number;
  cost: number;
  /** What it adds to attack, defence, resistance and range. */
  more: [number, number, number, number];
  text: Part[];
}

export interface Square {
  number: number;
  title: Part[];
  text: Part[];
  effect: string;
  value: number;
  /** It takes effect in passing. */
  milestone: boolean;
}

/** What readers call things, by number. */
export type Names = Record<
  | "nation" | "alliance" | "leader" | "kind" | "dossier" | "army" | "territory" | "development" | "symbol"
  | "card" | "objective" | "mission" | "promotion" | "square",
  string[]
>; // prettier-ignore

export interface Layout {
  names: Names;
  width: number;
  height: number;
  /** The side of a hexagon. */
  unit: number;
  territories: Territory[];
  /** Pairs of neighbours, by number. */
  links: [number, number][];
  nations: NationFacts[];
  /** All armies, by the numbers that acts give them. */
  armies: { army: number; nation: NationCode; kind: number }[];
  kinds: string[];
  /** Four for each nation, in the order of nations and kinds. */
  dossiers: Dossier[];
  cards: SupplyCard[];
  objectives: Objective[];
  missions: Mission[];
  promotions: Promotion[];
  squares: Square[];
  /** The most armies on a territory, the most cards in a hand. */
  stack: number;
  hand: number;
  /** What things cost, annexing a standard territory or a base first; what production brings, what a fortification adds. */
  numbers: Record<
    "annex" | "annex_base" | "develop" | "activate" | "repair" | "evacuate" | "production" | "fort_defence" | "fort_resistance",
    number
  >; // prettier-ignore
}

export type {
  WarzagArmy as Army, WarzagInvasion as Invasion, WarzagNation as Nation, WarzagStep as Step, WarzagView as View,
} from "../../service/contract"; // prettier-ignore

export type NationCode = Army["nation"];
export type Development = keyof Developed;

export type Context = FaceContext<Layout, View>;
