/** The state of one match on the screen: the last position from the service, and what the reader does with it. */
import type { Attachment } from "svelte/attachments";
import { SvelteSet } from "svelte/reactivity";
import { api, ApiError } from "../../service/api";
import type { ChatEntry, ChatMessage, PointMessage, Spot } from "../../service/types";
import type { Face, FaceContext } from "../../face/face";
import type { Choice, GameInfo, Left, Position, StoryLine } from "../../service/types";
import type { MatchSocket } from "../../service/matchSocket";
import { isHeld, takesNext, wayDown } from "../../face/held";
import type { Part } from "../../service/richText";
import { sentence, t, VerbTexts } from "../../texts/i18n.svelte";
import { placeKind } from "../../service/richText";
import { Pointing } from "./pointing.svelte";
import { Guard } from "./pressGuard.svelte";
import { settings, store, stored } from "../../browser/settings.svelte";
import { usual } from "./why";

export interface Toast {
  parts: Part[];
  rule: string | null;
  /** Another match that this is about. */
  match: string | null;
  /** Counts up, so that the same answer twice is shown twice. */
  number: number;
}

export interface Menu {
  kind: string;
  target: number;
  verbs: string[];
  /** The place where it stands, if that has uses of its own. */
  also?: Pointed & { verbs: string[] };
  /** Whether it is in hand, and can be put down. */
  held?: boolean;
  x: number;
  y: number;
}

/** An act that was pressed and waits, because it would leave something undone. */
export interface Leaving {
  verb: string;
  left: Left[];
  go: () => void;
}

/** A way over the board, and the class of its colour. */
export interface Way {
  places: readonly number[];
  style: string;
}

/** One happening of several that are shown one after the other. */
export interface PlaybackStep {
  lines: readonly StoryLine[];
  /** So many are still to come. */
  left: number;
  /** The reader is asked already. */
  asked: boolean;
  skip(): void;
}

/** Who takes acts and answers questions: the service, or a lesson. */
export type Dealer = Pick<typeof api, "act" | "undo" | "why" | "auto">;

export type Pointed = { kind: string; target: number };

/** The layout with what the things in it are called, as the game tells it. */
function withNames(layout: unknown, game: GameInfo): object {
  return { ...(layout ?? {}), names: game.kinds };
}

export class Table implements FaceContext {
  game: GameInfo;
  /** The layout as the service sends it; it is the game's own business: only its face knows what is in it, besides the names. */
  sent: object;
  /** Whether the board lies on its side, as a high one may where there is more width. */
  lying = $state(false);
  /** The layout as the board lies now. */
  readonly layout: object = $derived.by(() => (this.lying && this.face.lying?.(this.sent)) || this.sent);
  position: Position;
  hover = $state.raw<Pointed | null>(null);
  overlays: Set<string>;
  zoom = $state(1);

  /** A replay shows and explains, but takes no acts. */
  still = $state(false);
  online = $state(true);
  toast = $state.raw<Toast | null>(null);
  menu = $state.raw<Menu | null>(null);
  leaving = $state.raw<Leaving | null>(null);
  /** The thing that is explained, and where in the window. */
  explained = $state.raw<(Pointed & { x: number; y: number }) | null>(null);
  /** The kinds of things left undone of which the reader does not want to hear. */
  quiet: Set<string>;
  chat = $state.raw<ChatEntry[]>([]);
  /** What spectators say to each other; null as long as the reader may not read it. */
  spectatorChat = $state.raw<ChatEntry[] | null>(null);
  /** So many spectators have the page open. */
  spectators = $state(0);
  rules = $state.raw<{ section: string | null } | null>(null);
  /** The charts lie open over the table. */
  charts = $state(false);
  /** Which presses count. */
  readonly guard = new Guard(() => settings.pause);
  readonly pointing = new Pointing();
  /** Where the maker of the match has pointed, in words. */
  pointedAt = $state("");
  /** The board, once it is drawn, goes where it is told. */
  board: {
    show(points: readonly { x: number; y: number }[], near: boolean): void;
    reveal(point: { x: number; y: number }): void;
    /** Nearer by a factor; 0 shows the whole board. */
    zoom(factor: number): void;
  } | null = null;
  /** The map without its pieces. */
  bare = $state(false);
  /** The ways of what is news, and the one that is pointed at. */
  trails = $state.raw<readonly Way[]>([]);
  trail = $state.raw<Way | null>(null);
  /** The mark of the question for which a hint is shown. */
  hinting = $state.raw<string | null>(null);
  /** What others do is being shown. */
  playback = $state.raw<PlaybackStep | null>(null);
  /** What happened since the reader's last turn: whether there is anything, and whether it is being read. */
  news = $state<{ any: boolean; open: boolean }>({ any: false, open: false });

  private readonly offers: Map<string, Map<number, string[]>> = $derived.by(() => this.sorted());
  private readonly verbs = $derived.by(() => new VerbTexts(this.game.verb_texts));
  /** The points of the match from which the reader has acted, on this page. */
  readonly acted = new SvelteSet<number>();
  private toasts = 0;
  /** The position that is being acted on, until the service has answered. */
  private pending = $state<number | null>(null);
  /** What was wished before the answer came, in the position that it has brought about. */
  private next: (() => Promise<void>) | null = null;

  /** The open line to the match: acts take it where they can. */
  line: Pick<MatchSocket, "ask" | "again"> | null = null;

  constructor(
    game: GameInfo,
    layout: unknown,
    readonly face: Face,
    position: Position,
    private readonly dealer: Dealer = api,
  ) {
    this.game = $state.raw(game);
    this.sent = $state.raw(withNames(layout, game));
    this.position = $state.raw(position);
    this.guard.show(position);
    const on = new SvelteSet<string>(stored<string[]>(`overlays.${game.name}`, []));
    this.overlays = on;
    this.quiet = new SvelteSet<string>(stored<string[]>(`quiet.${game.name}`, []));
  }

  // What a face asks

  offered(kind: string, target: number): string[] {
    return this.offers.get(kind)?.get(target) ?? [];
  }

  takes(kind: string, target: number): boolean {
    return this.offered(kind, target).length > 0 || isHeld(this.position, kind, target) || takesNext(this.position, kind, target);
  }

  instead(kind: string, target: number): string | null {
    const { held } = this.position;
    const verbs = this.offered(kind, target);
    if (!held || !this.yours || verbs.some((verb) => verb !== held.verb)) return null;
    if (isHeld(this.position, kind, target)) return wayDown(this.position) === null ? null : t(held.stop === null ? "hand-put-back" : "hand-stop");
    return !verbs.length && takesNext(this.position, kind, target) ? t("hand-instead") : null;
  }

  choose(kind: string, target: number, also?: Pointed): void {
    const verbs = this.offered(kind, target);
    const [verb] = verbs;
    if (this.still) return;
    const beside = also ? this.offered(also.kind, also.target) : [];
    if (isHeld(this.position, kind, target) && !verbs.includes(this.position.held?.verb ?? "")) {
      if (this.guard.isEcho) return;
      if (verb === undefined) void this.drop();
      else this.menu = { kind, target, verbs, held: true, ...this.here() };
    } else if (verb === undefined) {
      if (this.guard.isEcho) return;
      if (takesNext(this.position, kind, target)) void this.dropThen(this.position.held?.verb ?? "", target);
      else void this.askWhy(kind, target);
    } else if (!this.guard.allows(verbs, target)) return;
    else if (also && beside.length) this.menu = { kind, target, verbs, also: { ...also, verbs: beside }, ...this.here() };
    else if (verbs.length === 1 && !this.face.careful?.includes(verb)) this.act(verb, target);
    else this.menu = { kind, target, verbs, ...this.here() };
  }

  act(verb: string, target?: number): void {
    if (!this.guard.allows([verb], target ?? null)) return;
    const choice = target === undefined ? this.position.choices.find((one) => one.verb === verb) : undefined;
    this.leave(verb, choice?.leaves, () => void this.send(verb, target ?? null));
  }

  actAll(verb: string, next: () => number | null): void {
    const first = next();
    if (first === null || !this.guard.allows([verb], first)) return;
    void (async () => {
      for (let target: number | null = first; target !== null; target = next()) {
        const { seq } = this.position;
        await this.send(verb, target);
        if (this.position.seq <= seq || !this.position.choices.some((choice) => choice.verb === verb)) return;
      }
    })();
  }

  /** Close the question that follows once what is in hand is put down. */
  finish({ verb, leaves }: Choice): void {
    if (!this.guard.allows([verb], null)) return;
    this.leave(verb, leaves, () => void this.dropThen(verb, null));
  }

  /** Do it at once, or say first what it would leave undone. */
  private leave(verb: string, leaves: readonly Left[] = [], go: () => void): void {
    const left = leaves.filter(({ key }) => !this.quiet.has(key));
    if (left.length === 0 || this.busy) return go();
    this.menu = null;
    if (this.leaving?.verb !== verb) this.leaving = { verb, left, go };
  }

  /** The reader does not want to hear of these kinds any more, or of all of them again. */
  hush(keys: readonly string[] | null): void {
    if (keys === null) this.quiet.clear();
    else for (const key of keys) this.quiet.add(key);
    store(`quiet.${this.game.name}`, [...this.quiet]);
  }

  get settle(): Attachment<HTMLElement> {
    return this.guard.settle;
  }

  isEarly(since: number): boolean {
    return this.guard.isEarly(since);
  }

  zoomTo(kind: string, target: number): void {
    const point = this.placeOf(kind, target);
    this.charts = false;
    if (point) this.board?.show([point], true);
  }

  explain(kind: string, target: number, { x, y }: Spot): void {
    this.menu = null;
    this.explained = { kind, target, x, y };
  }

  showRule(section: string): void {
    this.charts = false;
    this.explained = null;
    this.rules = { section };
  }

  t(key: string, args?: Record<string, unknown>): string {
    return t(key, args);
  }

  name(kind: string, target: number): string {
    return this.game.kinds[kind]?.[target] ?? `${kind} ${target}`;
  }

  verbText(verb: string, target?: string): string {
    return this.verbs.of(verb, target);
  }

  /** What an act is called on a button. */
  word(verb: string, target: number | null = null): string {
    return this.face.word?.(this, verb, target) ?? this.verbText(verb);
  }

  seat(name: string): string {
    return this.game.seat_names[name] ?? name;
  }

  placeOf(kind: string, target: number): { x: number; y: number } | null {
    return this.face.place(this.layout, kind, target, this.position, this.game);
  }

  /** The same table in another language. */
  reword(game: GameInfo, layout: unknown, position: Position): void {
    this.game = game;
    this.sent = withNames(layout, game);
    this.toast = null;
    this.hear(position);
  }

  // What the table itself needs

  get yours(): boolean {
    return !this.still && this.position.choices.length > 0;
  }

  /** The news of an act often come before the answer to it: then one may go on. */
  get busy(): boolean {
    return this.pending !== null && this.position.seq <= this.pending;
  }

  /** The reader must decide, be it that he still watches how it came to that. */
  get asked(): boolean {
    return this.yours || (this.playback?.asked ?? false);
  }

  /** A match that is being played, not a lesson or a replay. */
  get isMatch(): boolean {
    return this.dealer === api && !this.still;
  }

  get over(): boolean {
    return this.position.result !== null || this.position.ended !== null;
  }

  /** The reader plays, or has made the match. */
  get takesPart(): boolean {
    return this.position.you.length > 0 || this.position.creator;
  }

  get seats(): string[] {
    return this.game.scenarios.find((scenario) => scenario.name === this.position.scenario)?.seats ?? [];
  }

  get seatName(): string | null {
    return this.position.seat === null ? null : (this.seats[this.position.seat] ?? null);
  }

  /** The newest word counts; an answer that was overtaken is dropped. */
  hear(position: Position): void {
    if (position.seq < this.position.seq) return;
    if (position.seq > this.position.seq) this.menu = this.leaving = this.explained = null;
    this.position = position;
    this.guard.show(position);
  }

  hearChat({ type, more, lines, closed }: ChatMessage): void {
    if (type === "chat") this.chat = more ? [...this.chat, ...lines] : lines;
    else this.spectatorChat = closed ? null : more ? [...(this.spectatorChat ?? []), ...lines] : lines;
  }

  /** Whether the reader may point at the board, and there is somebody who could see it. */
  get mayPoint(): boolean {
    const { creator, people } = this.position;
    const isWatched = this.spectators > 0 || Object.values(people).some(({ kind, you }) => kind === "human" && !you);
    return this.isMatch && creator && (isWatched || this.pointing.on);
  }

  /** Point at a place on the board, or draw an arrow from it, for all who look at the match. */
  async point(from: Spot, to: Spot | null): Promise<void> {
    this.pointing.last = to ?? from;
    try {
      await this.line?.ask({ type: "point", x: from.x, y: from.y, to });
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Let presses on the board point at it, or choose and move it again. */
  togglePointing(): void {
    this.pointing.on = !this.pointing.on;
    if (this.pointing.on) this.say(t("point-help"));
  }

  hearPoint({ x, y, to }: PointMessage): void {
    if (!settings.pointing && !this.position.creator) return;
    this.pointing.hear({ x, y, to });
    const place = this.nearest({ x, y });
    const end = to && this.nearest(to);
    this.pointedAt = end ? t("point-arrow", { from: place, to: end }) : t("point-ring", { name: place });
  }

  /** The name of the place on the board that is nearest to this spot. */
  private nearest({ x, y }: Spot): string {
    const kind = placeKind(this.game) ?? "";
    const { width, height } = this.face.size(this.layout);
    let [name, least] = ["", Infinity];
    for (const [number, called] of (this.game.kinds[kind] ?? []).entries()) {
      const point = this.placeOf(kind, number);
      const far = point ? Math.hypot(point.x - x * width, point.y - y * height) : Infinity;
      if (far < least) [name, least] = [called, far];
    }
    return name;
  }

  present(seats: string[]): void {
    const people = Object.fromEntries(
      Object.entries(this.position.people).map(([seat, person]) => [
        seat,
        person.kind === "human" ? { ...person, online: seats.includes(seat) } : person,
      ]),
    );
    this.position = { ...this.position, people };
  }

  async send(verb: string, target: number | null): Promise<void> {
    const { id, seat, seq, question, point } = this.position;
    this.menu = null;
    if (seat === null || this.busy || this.still) return;
    this.acted.delete(point);
    this.acted.add(point);
    const isAsked = (position: Position): boolean => position.seat === seat && position.question === question;
    if (this.pending !== null) {
      this.next = async () => {
        if (isAsked(this.position)) await this.send(verb, target);
      };
      return;
    }
    await this.ask(async () => {
      let at = seq;
      for (;;) {
        try {
          const act = { type: "act", seat, seq: at, question, verb, target };
          return await (this.line?.ask(act) ?? this.dealer.act(id, seat, at, question, verb, target));
        } catch (error) {
          // Where several decide at once, another was quicker: nothing has changed for this decision, so it goes again.
          const fresh = error instanceof ApiError && error.code === "stale" ? error.position : null;
          if (!fresh || fresh.seq <= at || !isAsked(fresh)) throw error;
          this.hear(fresh);
          at = fresh.seq;
        }
      }
    });
  }

  /** Put down what is in hand; whether that was done. */
  async drop(): Promise<boolean> {
    const { seat, seq, held, can_undo } = this.position;
    const way = wayDown(this.position);
    if (!held || this.still) return false;
    this.menu = null;
    if (way === null) this.say(t("hand-goes-on", { name: sentence(this.name(held.kind, held.targets[0] ?? 0)) }));
    else if (way !== "undo") await this.send(way.act, way.target);
    else if (can_undo === null) await this.undo(true);
    else this.say(t("prompt-no-undo", { why: can_undo }));
    return this.position.seq > seq && this.position.seat === seat && !this.position.held;
  }

  /** Put down what is in hand, and then do this, if it is the very next question and has this answer. */
  async dropThen(verb: string, target: number | null): Promise<void> {
    const { held } = this.position;
    if (!held?.then || this.busy) return;
    if (this.pending !== null) {
      this.next = () => this.dropThen(verb, target);
      return;
    }
    if (!(await this.drop())) return;
    if (offers(this.position, verb, target, held.then.prompt)) await this.send(verb, target);
    else if (target !== null) await this.askWhy(held.kind, target);
    else this.say(t("hand-not-then", { act: this.verbText(verb) }));
  }

  /** Take the last act back, or the whole move or selection that it was part of. */
  async undo(whole = false): Promise<void> {
    const { id, seat, seq } = this.position;
    if (seat === null || this.busy || this.still || !this.guard.allowsUndo()) return;
    if (this.pending !== null) {
      this.next = async () => {
        if (this.position.can_undo === null) await this.undo(whole);
      };
      return;
    }
    await this.ask(() => this.line?.ask({ type: "undo", seat, seq, whole }) ?? this.dealer.undo(id, seat, seq, whole));
  }

  /** Let the table set up for the own seat, as a computer would. */
  async suggest(): Promise<void> {
    const { id, seat, seq, question } = this.position;
    if (seat === null || this.busy || this.still || this.pending !== null || !this.guard.allows(["suggest"], null)) return;
    await this.ask(() => api.suggest(id, seat, seq, question));
  }

  /** Whether a hint may be asked for. */
  get mayHint(): boolean {
    return this.isMatch && this.yours && this.position.hints.how !== "off";
  }

  /** Show a hint for what is asked, or put it away. */
  toggleHint(): void {
    const { question } = this.position;
    this.hinting = this.hinting === question || !this.mayHint ? null : question;
  }

  /** Open the rules where they tell of what is asked, or close them. */
  toggleRules(): void {
    this.rules = this.rules ? null : { section: this.position.rule };
  }

  /** Open the charts of the game, or close them. */
  toggleCharts(): void {
    this.charts = !this.charts && this.face.charts !== undefined;
  }

  /** The table shall not answer for the own seat any more. */
  async askMe(): Promise<void> {
    if (this.seatName === null) return;
    try {
      await this.dealer.auto(this.position.id, this.seatName, "never");
    } catch (error) {
      this.refuse(error);
    }
  }

  private async ask(request: () => Promise<{ position: Position } | null>): Promise<void> {
    this.pending = this.position.seq;
    try {
      const answer = await request();
      this.toast = null;
      if (answer?.position) this.hear(answer.position);
    } catch (error) {
      this.refuse(error);
    } finally {
      this.pending = null;
    }
    const next = this.next;
    this.next = null;
    await next?.();
  }

  /** Show why something was not done. */
  refuse(error: unknown): void {
    if (error instanceof ApiError) {
      if (error.position) this.hear(error.position);
      this.say(error.parts, error.rule);
    } else this.say(String(error));
  }

  say(text: string | Part[], rule: string | null = null): void {
    this.toast = { parts: typeof text === "string" ? [text] : text, rule, match: null, number: ++this.toasts };
  }

  /** Word from a match, this one or another. */
  notice(text: string, match: string): void {
    this.toast = { parts: [text], rule: null, match: match === this.position.id ? null : match, number: ++this.toasts };
  }

  async askWhy(kind: string, target: number): Promise<void> {
    const { id, seat, choices } = this.position;
    const name = sentence(this.name(kind, target));
    if (seat === null) return this.say(t("why-watching", { name }));
    if (this.over) return this.say(t("why-over", { name }));
    const verb = choices.find((choice) => choice.kind === kind)?.verb ?? usual(this.game, kind, this.face.usual);
    if (verb === undefined) return this.say(t("why-nothing", { name }));
    try {
      const answer = await this.dealer.why(id, seat, verb, target);
      this.say(answer.why ?? t("why-nothing", { name }), answer.rule);
    } catch (error) {
      this.refuse(error);
    }
  }

  toggleOverlay(id: string): void {
    if (this.overlays.has(id)) this.overlays.delete(id);
    else this.overlays.add(id);
    store(`overlays.${this.game.name}`, [...this.overlays]);
  }

  private sorted(): Map<string, Map<number, string[]>> {
    const found = new Map<string, Map<number, string[]>>();
    if (this.still) return found;
    for (const { verb, kind, targets } of this.position.choices) {
      if (kind === null) continue;
      const targetsOf = found.get(kind) ?? new Map<number, string[]>();
      found.set(kind, targetsOf);
      for (const target of targets) targetsOf.set(target, [...(targetsOf.get(target) ?? []), verb]);
    }
    return found;
  }

  private pointer = { x: 0, y: 0, time: -Infinity };

  /** Remember where the reader clicked last, so that a menu can open there. */
  touched(x: number, y: number): void {
    this.pointer = { x, y, time: performance.now() };
  }

  private here(): { x: number; y: number } {
    if (performance.now() - this.pointer.time < 1000) return { x: this.pointer.x, y: this.pointer.y };
    const box = document.activeElement?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.bottom } : { x: innerWidth / 2, y: innerHeight / 2 };
  }
}

/** Whether a position asks this and has this answer to it. */
function offers(position: Position, verb: string, target: number | null, prompt: Part[] | null): boolean {
  const choice = position.choices.find((one) => one.verb === verb);
  return JSON.stringify(position.prompt) === JSON.stringify(prompt) && choice !== undefined && (target === null || choice.targets.includes(target));
}
