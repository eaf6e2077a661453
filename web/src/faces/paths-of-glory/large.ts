/** A card to be read large. */
import type { Large } from "../../kit/peek";
import type { FaceContext } from "../../lib/face";
import Card from "./Card.svelte";
import type { CardFacts } from "./types";

export function large(ctx: FaceContext, card: CardFacts): Large {
  return { Card, props: { ctx, card } };
}
