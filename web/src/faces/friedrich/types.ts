/** What the service sends about Friedrich: the layout (once) and the view (after every act). */
import type { FaceContext } from "../../face/face";
import type { FriedrichLayout, FriedrichNames, FriedrichView as View } from "../../service/contract";

export type Layout = FriedrichLayout & { names: FriedrichNames };

export type {
  FriedrichCity as City, FriedrichNation as Nation, FriedrichPiece as Piece, FriedrichSide as Side, FriedrichStack as Stack, FriedrichStep as Step,
  FriedrichView as View,
} from "../../service/contract"; // prettier-ignore

export type Context = FaceContext<Layout, View>;
