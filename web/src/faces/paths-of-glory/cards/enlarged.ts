/** A card to be read large. */
import type { Large } from "../../../face/face";
import { withProps } from "../../../face/withProps";
import Card from "./Card.svelte";
import type { Context, CardFacts } from "../types";

export function large(ctx: Context, card: CardFacts): Large {
  return withProps(Card, { ctx, card });
}
