/** What the service sends about Friedrich: the layout (once) and the view (after every act). */
import type { FaceContext } from "../../face/face";
import type { FriedrichView as View } from "../../service/contract";
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

export type {
  FriedrichNation as Nation, FriedrichPiece as Piece, FriedrichSide as Side, FriedrichStack as Stack, FriedrichStep as Step, FriedrichView as View,
} from "../../service/contract"; // prettier-ignore

export type Context = FaceContext<Layout, View>;
