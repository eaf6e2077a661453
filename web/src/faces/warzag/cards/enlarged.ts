/** Papers to be read large. */
import type { Large } from "../../../face/face";
import { withProps } from "../../../face/withProps";
import Card from "./Card.svelte";
import { papers, type Paper } from "./cards";
import type { Context } from "../types";

export function large(ctx: Context, paper: Paper): Large {
  return withProps(Card, { ctx, paper });
}

/** The paper of this kind with this number. */
export function largeOf(ctx: Context, kind: string, target: number): Large | null {
  const all: Partial<Record<string, Paper[]>> = papers(ctx.layout, ctx.position.view.nations.length);
  const paper = all[kind]?.[target];
  return paper ? large(ctx, paper) : null;
}
