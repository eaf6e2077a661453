/** A lesson (tutorial): the acts so far, and what is said about them. It takes the place of the service at its table. */
import { api } from "../../service/api";
import type { Acted, Doing, Done, Position, Said, Standing, Why } from "../../service/types";
import { store, stored } from "../../browser/settings.svelte";
import type { Dealer } from "../state/table.svelte";

export class Lesson implements Dealer {
  standing = $state.raw<Standing | null>(null);
  said = $state.raw<Said | null>(null);
  private acts: Doing[] = [];
  /** How many acts there were when each step was done. */
  private steps: number[] = [];
  private count = 0;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {}

  /** Where the acts so far lead: at first, again, in another language. */
  async look(): Promise<Position> {
    return this.stand(await this.ask(this.acts), null);
  }

  async act(_id: string, _seat: number, _seq: number, _question: string | null, verb: string, target: number | null): Promise<Acted> {
    const answer = await this.ask([...this.acts, { verb, target }]);
    const kind = answer.said?.kind;
    if (kind === "right" || kind === "solved") {
      this.acts = [...this.acts, { verb, target }];
      if (kind === "solved") this.steps = [...this.steps, this.acts.length];
      if (answer.done) note(this.game, this.name);
    }
    return { ok: true, position: this.stand(answer, kind === "right" ? null : answer.said) };
  }

  async undo(): Promise<Acted> {
    return { ok: true, position: await this.back(this.acts.length - 1) };
  }

  async why(_id: string, _seat: number, verb: string, target: number | null): Promise<Why> {
    const { said } = await this.ask([...this.acts, { verb, target }]);
    return said?.kind === "refused" ? { rule: said.rule, why: said.text } : { rule: null, why: null };
  }

  /** The table never answers for who learns. */
  auto(): Promise<Done> {
    return Promise.resolve({ ok: true });
  }

  /** To the beginning of this step, or of the one before it. */
  backStep(): Promise<Position> {
    return this.back(this.steps.filter((count) => count < this.acts.length).at(-1) ?? 0);
  }

  again(): Promise<Position> {
    return this.back(0);
  }

  get begun(): boolean {
    return this.standing !== null && this.standing.position.can_undo === null;
  }

  private async back(keep: number): Promise<Position> {
    const acts = this.acts.slice(0, Math.max(0, keep));
    const answer = await this.ask(acts);
    this.acts = acts;
    this.steps = this.steps.filter((count) => count <= acts.length);
    return this.stand(answer, null);
  }

  private ask(acts: Doing[]): Promise<Standing> {
    return api.lesson(this.game, this.name, acts);
  }

  /** Each answer is newer than the one before it, be it of an earlier point. */
  private stand(answer: Standing, said: Said | null): Position {
    const position = { ...answer.position, seq: ++this.count };
    this.standing = { ...answer, position };
    this.said = said;
    return position;
  }
}

// Which lessons are done, in this browser

type Finished = Record<string, string[]>;

export const doneLessons = (): Finished => stored<Finished>("lessons", {});

function note(game: string, name: string): void {
  const all = doneLessons();
  store("lessons", { ...all, [game]: [...new Set([...(all[game] ?? []), name])] });
}
