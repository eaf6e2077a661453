/** What the service sends about WARZAG WWII: the layout (once) and the view (after every act). */
import type { FaceContext } from "../../face/face";
import type {
  WarzagArmy as Army,
  WarzagDeveloped as Developed,
  WarzagLayout,
  WarzagNames,
  WarzagView as View,
} from "../../service/contract";

export type Layout = WarzagLayout & {
  names: WarzagNames;
  /** Where the board lies on its side: the layout as the service sends it. */
  upright?: Layout;
};

export type {
  WarzagArmy as Army, WarzagDossier as Dossier, WarzagInvasion as Invasion, WarzagMission as Mission, WarzagNation as Nation,
  WarzagNationFacts as NationFacts, WarzagObjective as Objective, WarzagPromotion as Promotion, WarzagSquare as Square, WarzagStep as Step,
  WarzagSupplyCard as SupplyCard, WarzagTerritory as Territory, WarzagView as View,
} from "../../service/contract"; // prettier-ignore

export type NationCode = Army["nation"];
export type Development = keyof Developed;

export type Context = FaceContext<Layout, View>;
