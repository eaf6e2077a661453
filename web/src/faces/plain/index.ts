/** The face of a game that has none: circles for spaces, lines for links, names on buttons. */
import type { Face } from "../../face/face";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import { placeOf, sizeOf } from "./layout";

const face: Face = {
  Board,
  Hand: Nothing,
  Status: Nothing,
  Stage: Nothing,
  overlays: [],
  size: sizeOf,
  place: (layout, kind, target, _position, game) => placeOf(layout, game.roles[kind], target),
  texts: "",
};

export default face;
