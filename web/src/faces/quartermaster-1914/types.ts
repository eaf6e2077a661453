/** What the service sends about Quartermaster General: 1914: the layout (once) and the view (after every act). */

import type { Lettering } from "../../board/placement/areaNames";
import type { Point } from "../../board/drawing/paths";
import type { Part } from "../../service/richText";

export type { Point };
export type Coalition = "central" | "entente";

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

export interface Nation {
  code: string;
  name: string;
  power: string;
  armies: string[];
  navies: string[];
  unsupplied: string[];
  /** Pairs of neighbouring spaces between which supply runs. */
  chain: [string, string][];
  /** The free spaces in which a new piece would be supplied. */
  buildable: string[];
  armies_left: number;
  navies_left: number;
  /** An enemy army stands in its home: its armies and Status cards do not score. */
  silenced: boolean;
}

export interface Power {
  code: string;
  name: string;
  coalition: Coalition;
  player: string;
  hand_count: number;
  hand: string[] | null;
  hand_known: string[];
  prepared_count: number;
  prepared: string[] | null;
  prepared_known: string[];
  status: string[];
  used: string[];
  deck_count: number;
  deck: string[] | null;
  /** Cards of another that all have seen going under the deck. */
  deck_known: string[];
  bottom: string[] | null;
  face_up_count: number;
  /** Face up, from the top: the whole pile of one's own, of others the top card only. */
  discards: string[];
  face_down_count: number;
  face_down: string[] | null;
  face_down_known: string[];
  /** The windows and Status cards that it passes for the rest of the turn; all are told. */
  passing: string[];
}

export interface Step {
  name: string;
  /** The step of the turn, also while something inside it is going on. */
  phase?: "woe" | "draft" | "play" | "attrition" | "prepare" | "draw" | "end" | null;
  nation?: string;
  spaces?: string[];
  space?: string;
  /** A counterattack: the space it would strike. */
  against?: string;
  cards?: string[];
  /** The card being played. */
  card?: string;
  /** The window that a power may pass for the rest of the turn. */
  window?: string;
  /** The Status cards that are asked about. */
  statuses?: string[];
  /** A power must discard so many cards from here. */
  power?: string;
  left?: number;
  zone?: "hand" | "prepared";
  /** The powers that still suffer attrition, the next one first. */
  attrition?: { power: string; left: number }[];
}

export interface Fight {
  attacker: string;
  from: string;
  space: string;
  /** The nations with a piece there. */
  defenders: string[];
  difficult: boolean;
  attack: number;
  defence: number;
  /** The cards that both sides have used, in this order. */
  spent: string[];
  /** The attack has failed; a counterattack may follow. */
  failed: boolean;
  /** The cards of the answer that is being given. */
  laid: string[];
  answering: "attack" | "defence" | null;
  needed: number;
}

export interface View {
  scenario: string;
  seats: string[];
  seat: number | null;
  round: number;
  rounds: number;
  /** The lead in points that ends the game after a scoring round. */
  margin: number;
  /** The rounds after which points are scored. */
  scoring: number[];
  /** The power whose turn it is; nobody's during the set-up. */
  power: string | null;
  points: Record<Coalition, number>;
  /** The objectives that the Central Powers and the Entente would score now. */
  objectives: [string[], string[]];
  /** The Status cards that would score now. */
  status_points: { card: string; coalition: Coalition; points: number }[];
  /** The spaces with objective tokens. */
  tokens: string[];
  truce: boolean;
  nations: Nation[];
  powers: Power[];
  step: Step;
  /** The battles in progress, the last one innermost. */
  battle: Fight[];
  result: object | null;
}
