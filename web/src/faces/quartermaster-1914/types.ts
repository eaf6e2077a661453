/** What the service sends about Quartermaster General: 1914: the layout (once) and the view (after every act). */
import type { FaceContext } from "../../face/face";
import type {
  Quartermaster1914Border as Border,
  Quartermaster1914Layout,
  Quartermaster1914Names,
  Quartermaster1914Power as Power,
  Quartermaster1914View as View,
} from "../../service/contract";

export type { Point } from "../../board/drawing/paths";

export type Layout = Quartermaster1914Layout & { names: Quartermaster1914Names };

export type {
  Quartermaster1914CardFacts as CardFacts, Quartermaster1914Fight as Fight, Quartermaster1914Nation as Nation,
  Quartermaster1914NationFacts as NationFacts, Quartermaster1914Outside as Outside, Quartermaster1914Power as Power, Quartermaster1914Space as Space,
  Quartermaster1914Step as Step, Quartermaster1914View as View,
} from "../../service/contract"; // prettier-ignore

export type Coalition = Power["coalition"];
export type BorderKind = Border["kind"];

export type Context = FaceContext<Layout, View>;
