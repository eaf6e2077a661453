/** Papers to be read large. */
import type { Large, FaceContext } from "../../../face/face";
import Card from "./Card.svelte";
import { papers, type Paper } from "./cards";
import type { Layout, View } from "../types";

export function large(ctx: FaceContext, paper: Paper): Large {
  return { Card, props: { ctx, paper } };
}

/** The paper of this kind with this number. */
export function largeOf(ctx: FaceContext, kind: string, target: number): Large | null {
  const all: Partial<Record<string, Paper[]>> = papers(ctx.layout as Layout, (ctx.position.view as View).nations.length);
  const paper = all[kind]?.[target];
  return paper ? large(ctx, paper) : null;
}
