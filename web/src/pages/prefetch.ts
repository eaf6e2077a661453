/** Prefetch: what the first page needs is asked for while its code is still on its way: the match in the address, then its game. */
import { createContext } from "svelte";
import { loadFace } from "../faces";
import { api } from "../service/api";
import type { Position } from "../service/types";
import type { Route } from "../browser/router.svelte";
import { session } from "../service/session.svelte";
import { language } from "../texts/i18n.svelte";

export class Prefetch {
  private first: { id: string; invite: string | null; language: string; position: Promise<Position> } | null = null;

  constructor(route: Route) {
    if (route.page !== "match") return;
    const { id, invite } = route;
    const position = api.position(id, invite);
    this.first = { id, invite, language: language(), position };
    position.then(({ game }) => Promise.all([session.game(game), session.layout(game), loadFace(game)])).catch(() => null);
  }

  /** The position of a match in the language of the page; the one that was asked for ahead is given once. */
  positionOf(id: string, invite: string | null): Promise<Position> {
    const ahead = this.first;
    this.first = null;
    const fits = ahead?.id === id && ahead.invite === invite && ahead.language === language();
    return fits ? ahead.position : api.position(id, invite);
  }
}

export const [getPrefetch, setPrefetch] = createContext<Prefetch>();
