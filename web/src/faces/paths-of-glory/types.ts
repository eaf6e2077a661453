/** What the service sends about Paths of Glory: the layout (once) and the view (after every act). */
import type { FaceContext } from "../../face/face";
import type {
  PathsOfGloryCombat as Combat,
  PathsOfGloryLayout,
  PathsOfGloryNames,
  PathsOfGlorySpace as Space,
  PathsOfGloryTrench as Trench,
  PathsOfGloryUnit as Unit,
  PathsOfGloryView as View,
} from "../../service/contract";

export const SIDES: readonly Side[] = ["AP", "CP"];

export type Layout = PathsOfGloryLayout & { names: PathsOfGloryNames };

export type {
  PathsOfGloryCardFacts as CardFacts, PathsOfGloryCards as Cards, PathsOfGloryCombat as Combat, PathsOfGloryCounter as Counter,
  PathsOfGloryFire as Fire, PathsOfGloryForecasts as Forecasts, PathsOfGloryLink as Link, PathsOfGloryReason as Reason, PathsOfGlorySpace as Space, PathsOfGloryStep as Step,
  PathsOfGloryTrench as Trench, PathsOfGloryUnit as Unit, PathsOfGloryView as View,
} from "../../service/contract"; // prettier-ignore

/** Combat, loss and movement factor. */
export type Factors = Unit["reduced"];
export type Terrain = Space["terrain"];
export type Side = Trench["side"];
export type Level = View["levels"][number];
export type Phase = Combat["phase"];
export type Russia = View["russia"]["box"];
export type America = View["us"];

export type Context = FaceContext<Layout, View>;
