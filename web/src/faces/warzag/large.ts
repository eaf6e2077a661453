/** Cards to be read large. */
import type { Large } from "../../kit/peek";
import type { FaceContext } from "../../lib/face";
import type { SupplyCard } from "./types";

export function large(ctx: FaceContext, card: SupplyCard): Large | null {
  void ctx;
  void card;
  return null;
}
