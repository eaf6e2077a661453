/** The session: who the reader is; and a cache of the games of this service, by language. */
import { api } from "./api";
import type { Me } from "./types";
import type { GameInfo, GameSummary } from "./types";
import { settings } from "../browser/settings.svelte";
import { language, LANGUAGES, pick, speak } from "../texts/i18n.svelte";

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameSummary[]>([]);
  private told = "";
  private infos = new Map<string, Promise<GameInfo>>();
  private layouts = new Map<string, Promise<unknown>>();

  /** Begin in the language of this device, else in one of the browser's. */
  async begin(): Promise<void> {
    await speak(pick([...(settings.language ? [settings.language] : []), ...navigator.languages], LANGUAGES));
  }

  async look(): Promise<void> {
    this.me = await api.me();
    await this.agree();
  }

  /** Whoever plays is somebody: a guest at once, without a question. */
  async beSomebody(): Promise<void> {
    if (this.me !== null && this.me.id !== null) return;
    this.me = await api.beGuest();
    await this.agree();
  }

  /** The reader chooses a language. */
  async speak(name: string): Promise<void> {
    settings.setLanguage(name);
    await speak(name);
    await this.agree();
  }

  /** The account keeps the language that was chosen here; where none was, it says which. */
  private async agree(): Promise<void> {
    if (!this.me || this.me.id === null) return;
    const { language: chosen } = settings;
    if (chosen === null && this.me.language && LANGUAGES.includes(this.me.language)) await speak(this.me.language);
    else if (chosen !== null && chosen !== this.me.language) this.me = await api.speak(chosen).catch(() => this.me);
  }

  async loadGames(): Promise<GameSummary[]> {
    const now = language();
    if (this.told !== now) {
      this.games = await api.games();
      this.told = now;
    }
    return this.games;
  }

  game(name: string): Promise<GameInfo> {
    return kept(this.infos, name, api.game);
  }

  layout(name: string): Promise<unknown> {
    return kept(this.layouts, name, api.layout);
  }

  /** How a seat of a game is called. */
  seat(game: string, name: string): string {
    return this.games.find((one) => one.name === game)?.seat_names[name] ?? name;
  }
}

function kept<T>(cache: Map<string, Promise<T>>, name: string, load: (name: string) => Promise<T>): Promise<T> {
  const key = `${name} ${language()}`;
  let found = cache.get(key);
  if (!found) {
    found = load(name);
    found.catch(() => cache.delete(key));
    cache.set(key, found);
  }
  return found;
}

export const session = new Session();
