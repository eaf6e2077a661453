/** What the service sends about Quartermaster General: 1914: the layout (once) and the view (after every act). */
import type { FaceContext } from "../../face/face";
import type { Quartermaster1914Power as Power, Quartermaster1914View as View } from "../../service/contract";

import type { Lettering } from "../../board/placement/areaNames";
import type { Point } from "../../board/drawing/paths";
import type { Part } from "../../service/richText";

export type { Point };
export interface Space {
  id: number;
  code: string;
  /** The id of records; readers see `names.space`. */
  name: string;
  kind: "land" | "sea";
  difficult: boolean;
  objective: boolean;
  /** The nation whose home it is. */
  home_of: string | null;
  near: string[];
  /** The outline of the whole area, islands included. */
  d?: string;
  /** Where the first piece stands. */
  x: number;
  y: number;
  /** Where pieces stand, the first one as above. */
  slots?: Point[];
  /** Where the mark of a home or an objective stands. */
  place?: Point;
  label?: Lettering;
}

export interface NationFacts {
  code: string;
  name: string;
  power: string;
  coalition: Coalition;
  armies: number;
  navies: number;
  home: string;
  /** What its pieces are called: 'German army', 'German navy'. */
  army: Part[];
  navy: Part[];
}

export interface CardFacts {
  id: number;
  /** The id of records; readers see `names.card`. */
  name: string;
  /** The section of the rules that describes the card. */
  section: string;
  nation: string;
  type: string;
  type_text: Part[];
  copies: number;
  text: Part[];
  prepared: Part[];
  /** The same in few words, for the foot of the card: where it counts, or what it is if it counts everywhere. */
  prepared_short: Part[];
  symbol: string;
  strength: number;
  supply: boolean;
  where: string;
  /** Attrition of named powers, with how much each of them suffers. */
  hits: [string, number][];
}

/** What readers call things, by number. */
export type Names = Record<"coalition" | "power" | "nation" | "space" | "piece" | "card" | "area", string[]>;

export interface Layout {
  names: Names;
  kind?: string;
  width: number;
  height: number;
  spaces: Space[];
  links: [string, string][];
  nations: NationFacts[];
  cards: CardFacts[];
}

/** The layout with what is only drawn: what lies around the spaces, and the lines between them. */
export interface Outside {
  /** Its number among the areas. */
  id: number;
  name: string;
  d: string;
  label: Lettering | null;
}

export type BorderKind = "land" | "sea" | "coast" | "neutral";

export interface MapLayout extends Layout {
  /** The frame around the areas. */
  margin: number;
  neutral: Outside[];
  closed: Outside[];
  /** Waters inside a space. */
  lakes: string[];
  borders: { kind: BorderKind; between: [string | null, string | null]; d: string }[];
  canal: { between: [string, string]; d: string; x: number; y: number };
  crossings: { between: [string, string]; d: string }[];
  /** x, y and size of each hill in turn. */
  hills: number[];
  graticule: string;
  /** Left, top, width and height of the key to the map. */
  key: [number, number, number, number];
  /** x, y and reach of the compass rose. */
  rose: [number, number, number];
}

export type {
  Quartermaster1914Fight as Fight, Quartermaster1914Nation as Nation, Quartermaster1914Power as Power, Quartermaster1914Step as Step,
  Quartermaster1914View as View,
} from "../../service/contract"; // prettier-ignore

export type Coalition = Power["coalition"];

export type Context = FaceContext<MapLayout, View>;
