/** The face of Quartermaster General: 1914: an area map of the Great War, its pieces, cards and tracks. */
import type { Face } from "../../face/face";
import { colourOf, placeOf, sceneOf } from "./board/board";
import Board from "./board/Board.svelte";
import Hand from "./cards/Hand.svelte";
import { large } from "./cards/enlarged";
import Stage from "./battle/Stage.svelte";
import Status from "./panels/Status.svelte";
import Turn from "./panels/Turn.svelte";
import { aboutThing, toldOf } from "./names";
import texts from "./texts/en.ftl?raw";
import "../../board/theme";
import "./style.css";
import type { Layout, View } from "./types";

/** So many pixels for a unit of the map, and the names of spaces can be read. */
const READABLE = 0.48;

const face: Face<Layout, View> = {
  Board,
  Hand,
  Status,
  Stage,
  Turn,
  overlays: [
    { id: "supply", label: "quartermaster-board-overlay-supply" },
    { id: "supply-all", label: "quartermaster-board-overlay-supply-all" },
    { id: "objectives", label: "quartermaster-board-overlay-objectives" },
    { id: "control", label: "quartermaster-board-overlay-control" },
  ],
  secondary: ["pass-turn", "recall"],
  scene: sceneOf,
  readable: READABLE,
  size: (layout) => ({ width: layout.width, height: layout.height }),
  place: placeOf,
  told: toldOf,
  about: aboutThing,
  card: (ctx, _kind, target) => {
    const card = ctx.layout.cards[target];
    return card ? large(ctx, card) : null;
  },
  colour: colourOf,
  charts: () => import("./charts"),
  usual: { card: "play" },
  texts,
};

export default face;
