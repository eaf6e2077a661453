/** What the service sends about WARZAG WWII: the layout (once) and the view (after every act). */
import type { Part } from "../../service/richText";

export type NationCode = "uk" | "ussr" | "germany" | "italy";
export type Development = "camp" | "production" | "fortification";

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

export interface Army {
  army: number;
  nation: NationCode;
  kind: number;
  /** The name of the territory. */
  at: string;
  wounds: number;
  /** What is left of its defence. */
  defence: number;
  moved: boolean;
  fought: boolean;
}

export interface Nation {
  nation: NationCode;
  playing: boolean;
  points: number;
  /** What Phase I would bring now. */
  income: number;
  own: string[];
  home: string | null;
  leader: string | null;
  /** He was sent back, and misses his nation's next turn or the present one. */
  leader_waits: boolean;
  cards: number;
  /** Ids of supply cards; null where they are hidden. */
  hand: string[] | null;
  mission: string | null;
  /** Of the own mission. */
  mission_progress: { has: number; needs: number } | null;
  objective: string | null;
  progress: { metric: string; has: number; needs: number }[] | null;
  /** The square of the research token, -1 before the path is open. */
  token: number;
  /** How far the token would move now. */
  steps: number;
  weapon: boolean;
  promotions: string[];
  /** Attack, defence, resistance and range of each kind, with all that adds to them. */
  values: [number, number, number, number][];
  /** Armies of each kind that are left. */
  stock: number[];
  kills: number;
  captures: number;
  missions: number;
}

/** An invasion in progress. Numbers of nations, territories and armies. */
export interface Invasion {
  nation: number;
  alliance: number;
  target: number;
  defender: number;
  stage: string;
  armies: number[];
  support: number;
  mines: number;
  partisans: number;
  attack: number;
  defence: number;
  bonus: number;
  resistance_bonus: number;
  defenders: number[];
  /** Defenders that are eliminated, and still fight. */
  doomed: number[];
  /** Invaders that are eliminated. */
  lost: number[];
  /** The face, 0 where none is rolled, -1 before the roll. */
  die: number;
  symbol: number | null;
  damage: number | null;
}

export interface Step {
  name: string;
  phase?: string;
  invasion?: Invasion;
  /** What has been chosen so far. */
  origins?: number[];
  armies?: number[];
  army?: number;
  /** Points that are left to give out. */
  left?: number;
  /** Off the price of the next army. */
  discount?: number;
  /** Free developments. */
  free?: number;
}

export interface View {
  scenario: string;
  seats: string[];
  seat: number | null;
  step: Step;
  round: number;
  /** The round in which an armistice ends the game, if the table plays with it. */
  last_round: number | null;
  active: NationCode | null;
  order: NationCode[];
  alliances: boolean;
  nations: Nation[];
  armies: Army[];
  developed: Record<Development, string[]>;
  radioactive: string[];
  deck: number;
  discards: string[];
  mission_deck: number;
  /** The missions under the deck; those that all have seen are named. */
  mission_bottom: (string | null)[];
  result: object | null;
}
