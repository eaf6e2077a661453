/** What the service sends about Friedrich: the layout (once) and the view (after every act). */
import type { Sheet } from "../../board/placement/labelSheets";
import type { Part } from "../../service/richText";

export interface City {
  id: number;
  /** The id of records; readers see `names.city`. */
  name: string;
  x: number;
  y: number;
  country: string;
  suit: number;
  kind: "city" | "depot" | "objective";
  depot_of: number | null;
  objective_of: number | null;
  objective_order: 1 | 2 | null;
  defender: number | null;
}

export interface FateText {
  section: string;
  title: Part[];
  text: Part[];
  /** What it says with the option revised_fate, where that is something else. */
  revised: Part[] | null;
}

/** What readers call things, by number. */
export type Names = Record<"nation" | "piece" | "city" | "country" | "suit" | "card" | "fate", string[]>;

export interface Layout {
  names: Names;
  /** The ids of the cards and of the countries, by number. */
  cards: string[];
  countries: string[];
  width: number;
  height: number;
  margin: number;
  suits: string[];
  cities: City[];
  roads: [number, number, 0 | 1][];
  sectors: { id: string; name: string; suit: number; x: number; y: number; width: number; height: number }[];
  nations: {
    name: string;
    defender: boolean;
    home: string[];
    depots: number[];
    objectives: number[];
  }[];
  pieces: { name: string; nation: number; kind: "general" | "train"; rank: number | null; city: number }[];
  /** What is written at each city, and how wide it is in the size of its letters. */
  labels: { text: string; length: number }[];
  /** How wide the name of each piece is. */
  plates: number[];
  sheets: Sheet[];
  country_names: Record<string, [number, number, number, number][]>;
  sea_names: Record<string, [number, number, number, number]>;
  fate: { cards: string[]; lines: Record<string, FateText>; strokes: Record<string, FateText> };
  land: {
    coast: string;
    lakes: string;
    water_lines: string[];
    great_rivers: string;
    small_rivers: string;
    /** x, y and size of each hill in turn. */
    hills: number[];
    countries: Record<string, { area: string; core: string }>;
    borders: string;
  };
}

export interface Piece {
  name: string;
  nation: number;
  kind: "general" | "train";
  rank: number | null;
  city: number | null;
  gone: boolean;
  down: boolean;
  moved: boolean;
}

export interface Stack {
  city: number;
  nation: number;
  generals: string[];
  troops: number | null;
  known: boolean;
}

export interface Nation {
  nation: number;
  name: string;
  player: string;
  out: boolean;
  troops: number;
  ceiling: number;
  cards: number;
  decks: number[];
  hand: string[] | null;
  known: string[];
  draws: number;
  needed: number[];
  held: number[];
  trains: string[];
  /** The cities within reach of its supply trains, and those that it protects. */
  supplied: number[];
  protected: number[];
}

export interface Side {
  nation: number;
  city: number;
  suit: string;
  generals: string[];
  troops: number;
  score: number;
}

export interface Step {
  name: string;
  // Battle
  sides?: Side[];
  right?: number;
  plays?: { side: number; card: string; points: number }[];
  // March and Retreat
  pieces?: string[];
  city?: number;
  used?: number;
  goal?: number;
  winner?: number;
  steps?: number;
  /** For each city that may be gone to, the cities on the way, ends included. */
  ways?: number[][];
  // Combat: own city, hostile city, own city, ...
  pairs?: number[];
  target?: number;
  cities?: number[];
  // Recruiting
  units?: number;
  price?: number;
  paying?: boolean;
  paid?: string[];
  fresh?: string[];
  chosen?: [number, number][];
}

export interface View {
  seat: number | null;
  seats: string[];
  turn: number;
  nation: number | null;
  pieces: Piece[];
  stacks: Stack[];
  nations: Nation[];
  held: number[];
  marks: number[];
  cards: { pile: number; opened: number; discards: number[]; seen: string[] };
  /** The objectives that are protected now, each with the nation that protects it. */
  guards: [number, number][];
  fate: {
    /** The turn at whose end the first card is drawn. */
    first: number;
    drawn: string[];
    left: string[];
    line: string | null;
    spent: boolean;
    victor: string | null;
    beaten: boolean;
    attack_suit: string | null;
  };
  offensive: { state: string; aside: string | null };
  step: Step;
}
