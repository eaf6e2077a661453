/** Which kinds of questions the reader knows already, by game; kept in this browser. */
import { store, stored } from "../../browser/settings.svelte";

const KEY = "guide";
/** Stands for all kinds of questions of a game. */
const ALL = "*";

class KnownQuestions {
  private known = $state.raw<Record<string, string[]>>(stored(KEY, {}));

  /** Whether new kinds of questions of a game are explained. */
  explains(game: string): boolean {
    return !this.of(game).includes(ALL);
  }

  knows(game: string, kind: string): boolean {
    return !this.explains(game) || this.of(game).includes(kind);
  }

  learn(game: string, kind: string): void {
    if (!this.of(game).includes(kind)) this.keep(game, [...this.of(game), kind]);
  }

  setExplains(game: string, on: boolean): void {
    const kinds = this.of(game).filter((kind) => kind !== ALL);
    this.keep(game, on ? kinds : [...kinds, ALL]);
  }

  /** Explain everything again. */
  forget(game: string): void {
    this.keep(game, []);
  }

  private of(game: string): string[] {
    return this.known[game] ?? [];
  }

  private keep(game: string, kinds: string[]): void {
    this.known = { ...this.known, [game]: kinds };
    store(KEY, this.known);
  }
}

export const knownQuestions = new KnownQuestions();
