/** The face of WARZAG WWII: a staff map of hexagons, its armies and leaders, dossiers, cards and the research track. */
import type { Face } from "../../face/face";
import { colourOf, frontOf, placeOf, sceneOf } from "./board/board";
import Board from "./board/Board.svelte";
import { aboutThing, toldOf } from "./board/descriptions";
import { READABLE, turned } from "./board/turned";
import { wordOf } from "./buttonTexts";
import Hand from "./cards/Hand.svelte";
import { largeOf } from "./cards/enlarged";
import Stage from "./battle/Stage.svelte";
import Status from "./panels/Status.svelte";
import Turn from "./panels/Turn.svelte";
import texts from "./texts/en.ftl?raw";
import "../../board/theme";
import "./style.css";
import "./panels/panels.css";
import type { Layout, View } from "./types";

const face: Face<Layout, View> = {
  Board,
  Hand,
  Status,
  Stage,
  Turn,
  overlays: [
    { id: "reach", label: "warzag-overlay-reach" },
    { id: "influence", label: "warzag-overlay-influence" },
    { id: "income", label: "warzag-overlay-income" },
    { id: "threats", label: "warzag-overlay-threats" },
  ],
  careful: ["invade", "bomb"],
  secondary: ["surrender"],
  scene: sceneOf,
  size: (layout: Layout) => ({ width: layout.width, height: layout.height }),
  lying: turned,
  place: placeOf,
  told: toldOf,
  about: aboutThing,
  takesUp: "take",
  readable: READABLE,
  front: frontOf,
  card: largeOf,
  colour: colourOf,
  word: wordOf,
  charts: () => import("./charts"),
  usual: { territory: "go", army: "take", card: "play", promotion: "promote" },
  texts,
};

export default face;
