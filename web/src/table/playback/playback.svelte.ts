/** Playback of others' moves: one step after the other, at the speed that the reader likes; the reader can skip it. */
import { api } from "../../service/api";
import type { Position, StoryLine } from "../../service/types";
import { placeKind, thingOf } from "../../service/richText";
import { settings, type Tempo } from "../../browser/settings.svelte";
import { stops } from "../log/story";
import type { Table } from "../state/table.svelte";

/** How long each happening stays, in milliseconds. */
const STAY: Record<Tempo, number> = { slow: 1500, normal: 700, once: 0 };

export class Playback {
  /** The newest position, to which the reader is being led. */
  private goal: Position | null = null;
  /** Positions as they came, by their points: most need not be asked for again. */
  private readonly heard = new Map<number, Promise<Position>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When something was shown last. */
  private shown = -Infinity;

  constructor(private readonly table: Table) {
    document.addEventListener("visibilitychange", this.hide);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.hide);
    this.end();
  }

  /** A position has come; `first` after a gap, when the past is no spectacle any more. */
  hear(next: Position, first: boolean): void {
    const { table } = this;
    if (this.goal && next.seq < this.goal.seq) return;
    if (first || !this.isWorthIt(next)) {
      this.end();
      table.hear(next);
      return;
    }
    this.heard.set(next.point, Promise.resolve(next));
    this.goal = next;
    if (!table.playback) this.plan();
    else this.tell(table.playback.lines);
  }

  present(seats: string[]): void {
    this.table.present(seats);
    if (!this.goal) return;
    const people = Object.entries(this.goal.people).map(([seat, person]) => [seat, person.kind === "human" ? { ...person, online: seats.includes(seat) } : person]);
    this.goal = { ...this.goal, people: Object.fromEntries(people) };
  }

  /** To where the match stands now. */
  readonly skip = (): void => {
    const { goal } = this;
    this.end();
    if (goal) this.table.hear(goal);
  };

  private readonly hide = (): void => {
    if (document.hidden) this.skip();
  };

  private isWorthIt(next: Position): boolean {
    const { table } = this;
    const now = table.position;
    if (settings.tempo === "once" || document.hidden || table.busy) return false;
    // Going back, a proposal to do so, another seat: nothing to wait for.
    return next.point > now.point && next.rollback === null && next.ended === null && next.you.join() === now.you.join() && this.left(next).length > 0;
  }

  private left(goal: Position): number[] {
    return stops(goal.story, this.table.position.point, goal.point);
  }

  /** Show the next happening when the last one has been seen. */
  private plan(): void {
    clearTimeout(this.timer);
    const wait = this.shown + STAY[settings.tempo] - performance.now();
    this.timer = setTimeout(() => void this.step(), Math.max(0, wait));
  }

  private async step(): Promise<void> {
    const { goal, table } = this;
    if (!goal) return;
    const [stop, following] = this.left(goal);
    if (stop === undefined) return this.skip();
    const found = stop === goal.point ? goal : await this.at(stop).catch(() => null);
    if (this.goal === null) return;
    if (!found || settings.tempo === "once") return this.skip();
    if (following !== undefined) void this.at(following).catch(() => null);
    this.shown = performance.now();
    const lines = goal.story.filter(({ n, about }) => n === stop && about !== undefined && about !== "phase" && about !== "figures");
    if (found === this.goal && (found.choices.length > 0 || found.result !== null)) {
      this.end();
      table.hear(found);
    } else {
      // The newest is told like the rest, as long as others are at it: more may come.
      if (found === this.goal) table.hear(found);
      else table.position = past(this.goal, found);
      this.tell(lines);
      this.plan();
    }
    this.follow(lines);
    for (const point of this.heard.keys()) if (point <= stop) this.heard.delete(point);
  }

  private at(point: number): Promise<Position> {
    const known = this.heard.get(point);
    if (known) return known;
    const asked = api.at(this.table.position.id, point);
    this.heard.set(point, asked);
    return asked;
  }

  private tell(lines: readonly StoryLine[]): void {
    const { goal } = this;
    if (goal) this.table.playback = { lines, left: this.left(goal).length, asked: goal.choices.length > 0, skip: this.skip };
  }

  /** The map brings into sight what happens. */
  private follow(lines: readonly StoryLine[]): void {
    const { table } = this;
    const kind = placeKind(table.game) ?? "";
    for (const { way, text } of lines) {
      const thing = thingOf(table.game, text, "place", "piece");
      const last = way?.at(-1);
      const point = last !== undefined ? table.placeOf(kind, last) : thing && table.placeOf(thing.kind, thing.number);
      if (point) return table.board?.reveal(point);
    }
  }

  private end(): void {
    clearTimeout(this.timer);
    this.goal = null;
    this.heard.clear();
    this.table.playback = null;
  }
}

/** A position on the way to another: nothing can be done in it. */
function past(goal: Position, { view, point, seat, asked, heading, story, phases }: Position): Position {
  const nothing = { prompt: null, prompt_left: null, prompt_details: null, question: null, asks: null, rule: null, guide: null, setting_up: false, held: null, choices: [], only: false, answering: false, whole: 0 };
  return { ...goal, ...nothing, seq: goal.seq - 1, view, point, seat, asked, heading, story, ...(phases ? { phases } : {}), result: null };
}
