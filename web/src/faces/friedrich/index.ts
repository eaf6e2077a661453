/** Friedrich's face: an engraved map of the Seven Years' War, its pieces, cards and clock. */
import type { Face, Large } from "../../face/face";
import { withProps } from "../../face/withProps";
import type { Position, Whose } from "../../service/types";
import Board from "./board/Board.svelte";
import { partOf } from "./board/part";
import Hand from "./cards/Hand.svelte";
import Card from "./cards/Card.svelte";
import { aboutThing } from "./names";
import { slug } from "./signs/heraldry";
import texts from "./texts/en.ftl?raw";
import Stage from "./battle/Stage.svelte";
import Status from "./panels/Status.svelte";
import Turn from "./panels/Turn.svelte";
import "../../board/theme";
import "./style.css";
import type { Context, Layout, View } from "./types";

function place(layout: Layout, kind: string, target: number, position: Position<View>): { x: number; y: number } | null {
  let city: number | null = null;
  if (kind === "city") city = target;
  else if (kind === "piece") {
    const name = layout.pieces[target]?.name;
    city = position.view.pieces.find((piece) => piece.name === name)?.city ?? null;
  }
  const found = city === null ? undefined : layout.cities[city];
  return found ? { x: found.x, y: found.y } : null;
}

function colour(layout: Layout, { kind, number }: Whose): string | null {
  const nation = kind === "nation" ? number : kind === "piece" ? layout.pieces[number]?.nation : undefined;
  return nation === undefined ? null : `fr-${slug(nation)}`;
}

/** In a list: a piece with its city. */
function told(ctx: Context, kind: string, target: number): string | null {
  const { layout, position } = ctx;
  const id = kind === "piece" ? layout.pieces[target]?.name : undefined;
  const city = position.view.pieces.find((piece) => piece.name === id)?.city ?? null;
  return city === null ? null : `${ctx.name(kind, target)}, ${layout.names.city[city]}`;
}

function card({ layout }: Context, _kind: string, target: number): Large | null {
  const name = layout.cards[target];
  return name === undefined ? null : withProps(Card, { name });
}

const face: Face<Layout, View> = {
  Board,
  Hand,
  Status,
  Stage,
  Turn,
  overlays: [
    { id: "supply", label: "friedrich-overlay-supply" },
    { id: "protection", label: "friedrich-overlay-protection" },
    { id: "suits", label: "friedrich-overlay-suits" },
  ],
  size: (layout: Layout) => ({ width: layout.width, height: layout.height }),
  part: partOf,
  place,
  told,
  about: aboutThing,
  takesUp: "move",
  card,
  colour,
  charts: () => import("./charts"),
  usual: { card: "play" },
  texts,
};

export default face;
