/** What the first page needs is asked for while its code is still on its way: the match in the address, then its game. */
import { seated } from "../faces";
import { api } from "./api";
import type { Position } from "./face";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

let first: { id: string; invite: string | null; position: Promise<Position> } | null = null;

export function lookAhead(): void {
  const { route } = router;
  if (route.page !== "match") return;
  const position = api.position(route.id, route.invite);
  first = { id: route.id, invite: route.invite, position };
  position.then(({ game }) => Promise.all([session.game(game), session.layout(game), seated(game)])).catch(() => null);
}

/** The position of a match; the one that was asked for ahead is given once. */
export function positionOf(id: string, invite: string | null): Promise<Position> {
  const ahead = first;
  first = null;
  return ahead && ahead.id === id && ahead.invite === invite ? ahead.position : api.position(id, invite);
}
