/** A card to be read large. */
import type { Large, FaceContext } from "../../../face/face";
import Card from "./Card.svelte";
import type { CardFacts } from "../types";

export function large(ctx: FaceContext, card: CardFacts): Large {
  return { Card, props: { ctx, card, words: true } };
}
