/** A card to be read large. */
import type { Large } from "../../../face/face";
import Card from "./Card.svelte";
import type { Context, CardFacts } from "../types";

export function large(ctx: Context, card: CardFacts): Large {
  return { Card, props: { ctx, card } };
}
