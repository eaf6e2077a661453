/** What the service sends about Paths of Glory: the layout (once) and the view (after every act). */
import type { FaceContext } from "../../face/face";
import type {
  PathsOfGloryCombat as Combat,
  PathsOfGloryTrench as Trench,
  PathsOfGloryView as View,
} from "../../service/contract";
import type { Part } from "../../service/richText";

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

export type {
  PathsOfGloryCards as Cards, PathsOfGloryCombat as Combat, PathsOfGloryCounter as Counter, PathsOfGloryFire as Fire, PathsOfGloryReason as Reason,
  PathsOfGloryStep as Step, PathsOfGloryTrench as Trench, PathsOfGloryView as View,
} from "../../service/contract"; // prettier-ignore

export type Side = Trench["side"];
export type Level = View["levels"][number];
export type Phase = Combat["phase"];
export type Russia = View["russia"]["box"];
export type America = View["us"];

export type Context = FaceContext<Layout, View>;
