/**
 * A guard against accidental clicks (debounce): a press counts only for what the reader can have seen.
 *
 * After a question has changed, presses that would answer it are passed over for a while; for longer where the last one
 * fell, because a hand that clicks fast does not stop at once. What was on offer before for the same use has been seen.
 * The table asks the guard, so that no button can forget to; what the program does by itself is not guarded.
 */
import type { Attachment } from "svelte/attachments";
import type { Position } from "../../service/types";

/** A click, or Enter or Space on what takes them itself. */
interface Press {
  x: number;
  y: number;
  /** The button under it; the board has none. */
  box: Box | null;
  /** The key is only held down. */
  held: boolean;
  /** It has answered a question. */
  used: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Clock {
  now(): number;
  /** When what is there now has been drawn. */
  drawn(then: () => void): void;
  later(then: () => void, wait: number): void;
}

/** Whether presses count: not yet; everywhere but where the last one fell; everywhere. */
export type Ready = "no" | "elsewhere" | "yes";

/** So much longer it takes where the last press fell. */
const LONGER = 500;
const NEAR = 16;
/** What can be told from all others at a glance, also when more or less of it is on offer. */
const LASTING = new Set<string | null>(["card", "piece", "place"]);
const BUTTON = "button, [role=button], [role=menuitem]";

const REAL: Clock = {
  now: () => performance.now(),
  drawn: (then) => void requestAnimationFrame(() => requestAnimationFrame(then)),
  later: (then, wait) => void setTimeout(then, wait),
};

export class Guard {
  ready = $state.raw<Ready>("yes");

  private question: string | null = null;
  /** When the question was drawn; never, as long as it is not. */
  private since = -Infinity;
  private said = "";
  private offers = new Set<string>();
  /** Of these, those that stood there before the question changed. */
  private seen = new Set<string>();
  private press: Press | null = null;
  /** The last press that answered a question. */
  private last: Press | null = null;
  /** When a press was passed over where the last one fell. */
  private ignored = -Infinity;
  private holding = false;

  constructor(
    /** So many milliseconds what is new must have been there; none: everything counts at once. */
    private readonly pause: () => number,
    private readonly clock: Clock = REAL,
  ) {}

  // What is asked

  /** There is a new position: what it asks must be seen first, if it is another question. */
  show({ question, prompt, heading, choices }: Position): void {
    if (question === this.question) return;
    const said = JSON.stringify([heading, prompt]);
    const offers = new Set(choices.filter(({ role }) => LASTING.has(role)).flatMap(({ verb, targets }) => targets.map((target) => key(verb, target))));
    const known = this.age() >= this.pause() ? this.offers : this.seen;
    this.seen = said === this.said ? new Set([...offers].filter((offer) => known.has(offer))) : new Set();
    Object.assign(this, { question, said, offers });
    this.since = question === null || this.pause() === 0 ? -Infinity : Infinity;
    this.look();
    if (question === null || this.pause() === 0) return;
    this.clock.drawn(() => {
      if (question !== this.question) return;
      this.since = this.clock.now();
      this.look();
    });
  }

  /** Whether the press that is being heard may answer with one of these verbs; it then has. */
  allows(verbs: readonly string[], target: number | null): boolean {
    if (!this.isPress()) return true;
    const known = target !== null && verbs.every((verb) => this.seen.has(key(verb, target)));
    return this.counts(this.age(), known, this.pause() + LONGER);
  }

  /** Whether the press may take something back: at once, but not twice by a double click. */
  allowsUndo(): boolean {
    return !this.isPress() || this.counts(this.age(), true, this.pause());
  }

  /** Whether the press is only the rest of a double click, or a key held down. */
  get isEcho(): boolean {
    const press = this.press;
    return press !== null && !press.used && (press.held || (this.isSamePlace(press) && this.age() < this.pause()));
  }

  /** Whether a press comes too soon for what is there since that time. */
  isEarly(since: number): boolean {
    return this.press?.held === true || this.clock.now() - since < this.pause();
  }

  /** Wait until what is there now has been seen, and presses count. */
  async settled(): Promise<void> {
    while (this.ready === "no") await new Promise<void>((done) => this.clock.later(done, 20));
  }

  private counts(age: number, known: boolean, long: number): boolean {
    const press = this.press;
    const pause = this.pause();
    if (press === null || press.held) return false;
    if (pause > 0) {
      if (this.isSamePlace(press)) {
        const now = this.clock.now();
        const quiet = now - this.ignored >= pause;
        if (age < long || !quiet) {
          this.ignored = now;
          this.look();
          return false;
        }
      } else if (!known && age < pause) return false;
    }
    press.used = true;
    this.last = press;
    return true;
  }

  private age(): number {
    return this.clock.now() - this.since;
  }

  private isPress(): boolean {
    return this.press !== null && !this.press.used;
  }

  private isSamePlace(press: Press): boolean {
    if (!this.last) return false;
    const { x, y } = this.last;
    return within(press.box, x, y) || Math.hypot(press.x - x, press.y - y) <= NEAR;
  }

  private look(): void {
    const pause = this.pause();
    const now = this.clock.now();
    const wait = Math.max(this.since + pause - now, 0);
    const long = this.last === null ? wait : Math.max(this.since + pause + LONGER - now, this.ignored + pause - now, 0);
    this.ready = pause === 0 || this.since === -Infinity || long === 0 ? "yes" : wait > 0 ? "no" : "elsewhere";
    const next = wait || long;
    if (this.ready !== "yes" && next < Infinity) this.clock.later(() => this.look(), next + 1);
  }

  // Presses

  /** Hear of all presses before anything else does. */
  listen(): () => void {
    const off = new AbortController();
    const options = { signal: off.signal, capture: true };
    addEventListener("pointerdown", () => (this.holding = false), options);
    addEventListener("keyup", () => (this.holding = false), options);
    addEventListener("keydown", (event) => this.keyed(event), options);
    // A key makes a click without a place.
    addEventListener("click", (event) => this.pressed(event.target, event.detail > 0 ? event : null), options);
    return () => off.abort();
  }

  /**
   * For what opens over the table, a menu for example: presses within it count once it has been seen, later if it lies
   * under the pointer that opened it.
   */
  readonly settle: Attachment<HTMLElement> = (node) => {
    const opened = this.press;
    let since = this.clock.now();
    if (this.pause()) node.dataset["early"] = "";
    this.clock.later(() => delete node.dataset["early"], this.pause());
    const check = (event: Event): void => {
      if (event instanceof KeyboardEvent && !acts(event)) return;
      const press = this.press;
      const there = event.type === "click" && press && opened && Math.hypot(press.x - opened.x, press.y - opened.y) <= NEAR;
      const wait = this.pause() && this.pause() + (there ? LONGER : 0);
      if (!press?.held && this.clock.now() - since >= wait) return;
      if (there) since = this.clock.now() - LONGER;
      event.preventDefault();
      event.stopPropagation();
    };
    node.addEventListener("click", check, { capture: true });
    node.addEventListener("keydown", check, { capture: true });
    return () => {
      node.removeEventListener("click", check, { capture: true });
      node.removeEventListener("keydown", check, { capture: true });
    };
  };

  private keyed(event: KeyboardEvent): void {
    if (!acts(event)) return;
    this.holding = event.repeat;
    this.pressed(event.target, null);
  }

  private pressed(target: EventTarget | null, at: { clientX: number; clientY: number } | null): void {
    if (!(target instanceof Element)) return;
    const button = target.closest(BUTTON);
    const box = (button ?? target).getBoundingClientRect();
    const x = at?.clientX ?? (box.left + box.right) / 2;
    const y = at?.clientY ?? (box.top + box.bottom) / 2;
    const press = { x, y, box: button instanceof HTMLElement ? box : null, held: this.holding && at === null, used: false };
    this.press = press;
    // It is over when all have heard of it.
    this.clock.later(() => {
      if (this.press === press) this.press = null;
    }, 0);
  }
}

function acts(event: KeyboardEvent): boolean {
  return event.key === "Enter" || event.key === " ";
}

function key(verb: string, target: number): string {
  return `${verb} ${target}`;
}

function within(box: Box | null, x: number, y: number): boolean {
  return box !== null && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
}
