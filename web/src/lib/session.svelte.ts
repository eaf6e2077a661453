/** Who is here, and the games of this house. Asked once, kept while the page lives. */
import { hasFace } from "../faces";
import { api, type Me } from "./api";
import type { GameInfo, GameSummary } from "./face";

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameSummary[]>([]);
  private infos = new Map<string, Promise<GameInfo>>();
  private layouts = new Map<string, Promise<unknown>>();

  async look(): Promise<void> {
    this.me = await api.me();
  }

  /** Whoever plays is somebody: a guest at once, without a question. */
  async beSomebody(): Promise<void> {
    if (this.me === null || this.me.id === null) this.me = await api.beGuest();
  }

  async loadGames(): Promise<GameSummary[]> {
    if (this.games.length === 0) {
      const all = await api.games();
      // Games that are still without a face are played at the text table.
      const drawn = all.filter((game) => hasFace(game.name));
      this.games = drawn.length > 0 ? drawn : all;
    }
    return this.games;
  }

  game(name: string): Promise<GameInfo> {
    return kept(this.infos, name, api.game);
  }

  layout(name: string): Promise<unknown> {
    return kept(this.layouts, name, api.layout);
  }
}

function kept<T>(cache: Map<string, Promise<T>>, name: string, load: (name: string) => Promise<T>): Promise<T> {
  let found = cache.get(name);
  if (!found) {
    found = load(name);
    found.catch(() => cache.delete(name));
    cache.set(name, found);
  }
  return found;
}

export const session = new Session();
