/** The face of Paths of Glory: the map of Europe and the Near East in 1914, its counters, cards and tracks. */
import type { Face } from "../../face/face";
import { colourOf, placeOf, sceneOf } from "./board/board";
import { opposedStacks, READABLE } from "./board/front";
import { aboutThing, toldOf } from "./names";
import Board from "./board/Board.svelte";
import Hand from "./cards/Hand.svelte";
import { large } from "./cards/enlarged";
import Stage from "./battle/Stage.svelte";
import Status from "./panels/Status.svelte";
import Turn from "./panels/Turn.svelte";
import texts from "./texts/en.ftl?raw";
import "../../board/theme";
import "./style.css";
import type { Layout, View } from "./types";

const face: Face<Layout, View> = {
  Board,
  Hand,
  Status,
  Stage,
  Turn,
  overlays: [
    { id: "supply-AP", label: "glory-overlay-supply-allied" },
    { id: "supply-CP", label: "glory-overlay-supply-central" },
    { id: "control", label: "glory-overlay-control" },
    { id: "reach", label: "glory-overlay-reach" },
    { id: "fronts", label: "glory-overlay-fronts" },
    { id: "danger", label: "glory-overlay-danger" },
  ],
  secondary: ["offer-peace", "concede-point"],
  scene: sceneOf,
  size: (layout: Layout) => ({ width: layout.width, height: layout.height }),
  place: placeOf,
  told: toldOf,
  about: aboutThing,
  takesUp: "take",
  readable: READABLE,
  front: opposedStacks,
  card: (ctx, _kind, target) => {
    const card = ctx.layout.cards[target];
    return card ? large(ctx, card) : null;
  },
  colour: colourOf,
  charts: () => import("./charts"),
  usual: { card: "operations", space: "go", piece: "take" },
  texts,
};

export default face;
