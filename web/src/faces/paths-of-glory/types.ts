/** What the service sends about Paths of Glory: the layout (once) and the view (after every act). */
import type { Part } from "../../service/richText";

export type Side = "AP" | "CP";
export const SIDES: readonly Side[] = ["AP", "CP"];

export type Terrain = "clear" | "mountain" | "swamp" | "forest" | "desert";

export interface Space {
  name: string;
  x: number;
  y: number;
  map: "europe" | "near-east";
  nation: string;
  terrain: Terrain;
  /** The strength of the printed fort, 0 where there is none. */
  fort: number;
  /** It counts for victory: in the Historical scenario and The Great War, and in the others. */
  vp: boolean;
  classic: boolean;
  /** The nation whose capital it is. */
  capital: string;
  /** Who traces supply to it. */
  supply: string;
  port: string;
}

export interface Link {
  a: string;
  b: string;
  /** Those who may use a limited link; nothing where all may. */
  only: string;
}

/** Combat, loss and movement factor. */
export type Factors = [number, number, number];

/** A sort of counters. */
export interface Unit {
  id: string;
  nation: string;
  side: Side;
  army: boolean;
  cf: number;
  lf: number;
  mf: number;
  reduced: Factors;
}

export interface CardFacts {
  /** The number by which acts and the view name it. */
  id: number;
  code: string;
  side: Side;
  title: Part[];
  value: number;
  redeployment: number;
  /** Points of each kind. */
  replacements: Record<string, number>;
  status: number;
  /** It leaves the game when its event has been played. */
  leaves: boolean;
  combat: boolean;
  deck: Level;
  /** The event in words. */
  text?: Part[];
}

export type Level = "mobilization" | "limited" | "total";

export interface Layout {
  names: Record<"space" | "piece" | "card", string[]>;
  width: number;
  height: number;
  spaces: Space[];
  links: Link[];
  units: Unit[];
  /** All counters, by the numbers that acts give them. */
  pieces: { id: string; unit: string }[];
  cards: CardFacts[];
}

export interface Counter {
  piece: string;
  unit: string;
  place: string;
  reduced: boolean;
  supplied: boolean;
  /** It stays where it is in this action. */
  idle: boolean;
  moved: boolean;
  /** It has attacked in this action. */
  struck: boolean;
  /** Its nation is not at war. */
  neutral: boolean;
  /** It has retreated in this action. */
  fled: boolean;
}

export interface Trench {
  space: string;
  side: Side;
  level: number;
}

export interface Cards {
  side: Side;
  /** Numbers of cards; null where they are hidden. */
  hand: number[] | null;
  /** Those of a hidden hand that the viewer knows. */
  known: number[];
  count: number;
  deck: number;
  discards: number[];
  removed: number[];
  /** Combat cards that lie face up. */
  kept: number[];
  /** Those of them that have served and cannot be used again now. */
  served: number[];
  /** Optional cards that may be chosen before the game. */
  aside: number[] | null;
}

/** Why something counts: a word of ours, a card's code, or words. */
export type Why = string | Part[];

export interface Reason {
  why: Why;
  by: number;
}

/** What one side does in a combat. */
export interface Fire {
  side: Side;
  factors: number;
  table: "army" | "corps";
  /** The columns by their numbers, before and after the shifts. */
  column: number;
  shifted: number;
  shifts: Reason[];
  drms: Reason[];
  die: number | null;
  total: number | null;
  /** What it inflicts; null while it has not fired. */
  loss: number | null;
  /** What it has still to take. */
  left: number;
}

export type Phase = "pull-back" | "trench-cards" | "flank" | "cards" | "fire" | "losses" | "retreat" | "advance" | "end";

export interface Combat {
  space: string;
  attackers: string[];
  from: string[];
  defenders: string[];
  /** The strength of a fort that takes part. */
  fort: number;
  phase: Phase;
  flank: { pin: string | null; die: number | null; drm: number; success: boolean | null } | null;
  /** The attacker, then the defender. */
  sides: [Fire, Fire] | [];
  cards: number[];
  /** So many spaces the defender has to retreat. */
  retreat: number;
}

export type Russia =
  | "tsar"
  | "command-allowed"
  | "command"
  | "fall-allowed"
  | "fall"
  | "revolution-allowed"
  | "revolution"
  | "treaty";

export type America = "neutral" | "allowed" | "zimmermann" | "over-there";

export interface Step {
  name: string;
  /** Counters that it is about, or that have been picked to attack a space. */
  pieces?: string[];
  picked?: string[];
  space?: string;
  /** What is left of operations, of redeployment, or of a march. */
  left?: number;
  /** Replacement points that are left, in halves. */
  halves?: Record<string, number>;
}

export interface View {
  scenario: string;
  seats: string[];
  seat: number | null;
  asked: string[];
  step: Step;
  result: object | null;
  turn: number;
  turns: number;
  season: "winter" | "spring" | "summer" | "fall" | null;
  /** 1 to 6; 0 outside of the action rounds. */
  round: number;
  side: Side | null;
  /** The seats of the Allies and of the Central Powers. */
  players: [number, number];
  /** The points that were bid for the Allies; below 0, for the Central Powers. */
  bid: number;
  points: number;
  status: [number, number];
  levels: [Level, Level];
  /** Nations that have entered the war. */
  war: string[];
  greece: "neutral" | "limited" | "war";
  offensives: [string, string];
  actions: [string[], string[]];
  replacements: Record<string, number>;
  russia: { box: Russia; spaces: number; then: number | null };
  us: America;
  control: Record<Side, string[]>;
  trenches: Trench[];
  /** Where forts stand undestroyed. */
  forts: string[];
  besieged: string[];
  beachhead: string | null;
  moves: string[];
  attacks: string[];
  attacked: string[];
  units: Counter[];
  /** The way of supply of a unit, from its space to the source; units of a space that share it have it once; none: out of supply. */
  ways: Record<string, string[]>;
  cards: [Cards, Cards];
  supply: Record<Side, string[]>;
  /** The card that is being played. */
  card: number | null;
  /** Cards whose events have been played. */
  played: number[];
  combat: Combat | null;
}
