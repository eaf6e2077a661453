/** What the service sends, and what a face (the part of the table that knows one game) must offer. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Large } from "../kit/peek";
import type { Part } from "./parts";

/** What the targets of a verb are to the table. */
export type Role = "place" | "piece" | "card" | "number" | "other";

export interface Choice {
  verb: string;
  kind: string | null;
  role: Role | null;
  /** Whether it closes what was begun. */
  ends: boolean;
  targets: number[];
  /** What it would leave undone or lose, if it stands alone. */
  leaves?: Left[];
}

/** Something that a closing act would leave undone or lose; the key is the same for all of its kind. */
export interface Left {
  key: string;
  text: Part[];
}

/** What the own seat has taken up and not put down yet. */
export interface Held {
  /** The verb that took it up. */
  verb: string;
  kind: string;
  targets: number[];
  /** Whether it has moved; if not, undo puts it back. */
  moved: boolean;
  /** The verb that puts it down here, if it may stay. */
  stop: string | null;
  /** What is asked once it is put down, with what takes up something else or closes. */
  then: { prompt: Part[]; choices: Choice[] } | null;
}

export interface Scenario {
  name: string;
  title: string;
  text: string;
  seats: string[];
  /** Whether it suits a first game. */
  first: boolean;
}

export interface Option {
  name: string;
  title: string;
  text: string;
  choices: string[];
  scenarios: string[];
  /** The choice that suits a first game, where it is not the default. */
  first: string | null;
}

/** A computer opponent; the weakest comes first. */
export interface Bot {
  name: string;
  title: string;
  /** What to expect of it, in one line. */
  text: string;
}

/** The addresses of the files with which a game draws its own board. */
export interface ServedFiles {
  /** An ES module; `served.ts` says what it exports. */
  script: string;
  style: string | null;
}

export interface GameSummary {
  name: string;
  title: string;
  rules_version: string;
  credits: string;
  scenarios: Scenario[];
  options: Option[];
  bots: Bot[];
  /** The opponent that plays where nobody has chosen one. */
  usual: string;
  /** How the seats are called. */
  seat_names: Record<string, string>;
  /** The face that the game brings, where this page has none for it. */
  face: ServedFiles | null;
}

export interface GameInfo extends GameSummary {
  /** How all things of each kind are called, by number. */
  kinds: Record<string, string[]>;
  roles: Record<string, Role>;
  verbs: Record<string, string | null>;
  /** What the verbs are called: a file of texts in the reader's language, then one in English. */
  verb_texts: Record<string, string>;
  /** The verbs that chance uses, never a player. */
  chance?: string[];
}

/** What a line of the story is about, in the words of `core/telling.py`. */
export type About =
  | "march" | "battle" | "fight" | "outcome" | "retreat" | "loss" | "capture"
  | "gain" | "supply" | "card" | "fate" | "score" | "leave" | "phase";

/** A nation, a power, a side. */
export interface Whose {
  kind: string;
  number: number;
}

export interface StoryLine {
  n: number;
  /** What the heading says, in no language: lines with the same one belong together. */
  under: string;
  heading: string;
  text: Part[];
  /** The places that the pieces went through, ends included. */
  way?: number[];
  /** Whose turn it stands in. */
  by?: Whose;
  about?: About;
  /** A word of the game's own for what the line speaks of. */
  word?: string;
}

export interface Person {
  name: string;
  kind: string;
  /** A program of somebody's plays there; its name says so, too. */
  program?: boolean;
  online?: boolean;
  you?: boolean;
  /** A seat of the caller's that a computer plays for now. */
  yours?: boolean;
  /** Of the caller's own seats: when the table answers for it where it has no choice. */
  auto?: Auto | null;
  /** From when the caller may hand this seat to a computer, because its player is late; null while nobody waits for it. */
  late?: string | null;
  /** For who made the match: until when the link to this seat works. */
  invite?: string | null;
  /** Of a seat that was handed over: until when its player, who is away, is asked for agreement. */
  say?: string | null;
  /** Its computer had less time for its last decision than usual, because many waited. */
  hurried?: boolean;
}

/** never; here: once its player has been shown the question; always. */
export type Auto = "never" | "here" | "always";

/** Nobody is given hints; everybody who asks; the same, and all see how many. */
export type Hints = "off" | "allowed" | "shown";

export interface Position {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  seq: number;
  point: number;
  you: number[];
  people: Record<string, Person>;
  // The view is the game's own business; only its face knows what is in it.
  view: any;
  seat: number | null;
  asked: string[];
  /** Where the game stands: turn, stage. */
  heading: string;
  prompt: Part[] | null;
  /** The mark of what the seat is asked: an act names it, and never answers another question, however equal it looks. */
  question: string | null;
  /** The kind of question that the prompt is, in no language, its section of the rules, and what explains it. */
  asks?: string | null;
  rule?: string | null;
  guide?: Part[] | null;
  /** Whether it belongs to the set-up, so that one may be suggested. */
  setting_up?: boolean;
  /** The parts of the turn with their sections, and which of them it is (-1 between them). */
  phases?: { names: string[]; rules: (string | null)[]; now: number };
  choices: Choice[];
  held?: Held | null;
  /** What only this seat knows leaves it one answer. */
  only?: boolean;
  /** The table gives that answer, as late as a real one would come. */
  answering?: boolean;
  can_undo: string | null;
  /** So many acts a whole move or selection takes back. */
  whole: number;
  /** So many acts stay if the seat's last choice, with all that followed, is taken back; null if it has made none. */
  back: number | null;
  story: StoryLine[];
  result: { winners: string[]; rule?: string; why?: string } | null;
  commitment: string;
  secret?: string | null;
  /** The secrets before it, of a match that was over and goes on again. */
  earlier?: { until: number; commitment: string; secret: string }[];
  pace: "live" | number;
  deadline: string | null;
  rollback: Rollback | null;
  /** Why it was ended before the rules ended it; the result says who won, if anybody did. */
  ended: { why: string } | null;
  /** An open offer of a draw. */
  draw?: Draw | null;
  /** So many people must agree to a draw; one alone ends the match without a result. */
  voices?: number;
  /** Who has resigned which seat. */
  resigned?: Resigned[];
  /** What becomes of the match if the reader resigns this seat. */
  resigning?: Record<string, Resigning>;
  /** The seat that the invite in the address is for. */
  invited?: string | null;
  /** The matches that were begun after this one: in the same seats, or one further. */
  rematches?: { same?: string; rotated?: string };
  creator?: boolean;
  public?: boolean;
  /** One person may hold several seats. */
  several?: boolean;
  /** Programs may take seats. */
  programs?: boolean;
  /** Of a match that goes on from a point of another one: which. */
  origin?: { match: string; point: number } | null;
  /** How many people have agreed to a draw, and whether the reader has. */
  votes?: number;
  voted?: boolean;
  /** Whether hints are given here, and how many each seat has had, as far as the reader is to see it. */
  hints?: { how: Hints; given: Record<string, number> };
  /** So many acts stood when the reader last decided in an own turn before this one; null for who looks on. */
  since?: number | null;
  /** So many stood when the reader began to decide in this one, if it is an own turn: what lies between is news. */
  until?: number | null;
  /** In a replay: how many acts there are in all. */
  points?: number;
}

export interface Resigned {
  seat: string;
  name: string;
}

/** The other side wins, a computer takes the seat, or the match ends without a winner. */
export interface Resigning {
  how: "loss" | "computer" | "end";
  winners: string[];
}

export interface Draw {
  by: string | null;
  agreed: string[];
  waiting: string[];
}

export interface Rollback {
  keep: number;
  by?: string;
  heading?: string;
  revealed?: string[];
  agreed?: string[];
  waiting?: string[];
}

/** The key of what the front page says of a seat. */
export function seatKey(game: string, seat: string): string {
  return `game-${game}-seat-${seat.toLowerCase().replaceAll(" ", "-")}`;
}

export interface FaceContext {
  /** A Svelte 5 reactive object: a face reads it inside components and effects. */
  readonly game: GameInfo;
  /** What the game's `layout()` delivers, with `names`: how all things of each kind are called. */
  readonly layout: any;
  readonly position: Position;
  /** The verbs on offer for this target. */
  offered(kind: string, target: number): string[];
  /** Whether a press on this target means something now: it is on offer, in hand, or can be taken up once that is put down. */
  takes(kind: string, target: number): boolean;
  /** What a press on this does with what is in hand, in words: it is put down, or this taken up instead. */
  instead(kind: string, target: number): string | null;
  /**
   * Click or Enter: acts if one verb is offered, opens a small menu if several are, asks 'why' if none is. What is in hand is
   * put down, and another thing taken up instead. `also` is the place where a piece stands, if that may be meant as well.
   */
  choose(kind: string, target: number, also?: { kind: string; target: number }): void;
  act(verb: string, target?: number): void;
  /** For what opens over the table: presses within it count once it has been seen. */
  readonly settle: Attachment<HTMLElement>;
  /** Whether a press comes too soon to be meant for what is there since that time (`performance.now()`). */
  isEarly(since: number): boolean;
  /** What the log or a tracker points at; the face shows it. */
  hover: { kind: string; target: number } | null;
  /** The ids of the overlays that are switched on. */
  readonly overlays: Set<string>;
  /** The present scale; 1 fits the whole board. Labels appear as one zooms in. */
  readonly zoom: number;
  zoomTo(kind: string, target: number): void;
  /** A text from the text files. */
  t(key: string, args?: Record<string, unknown>): string;
  name(kind: string, target: number): string;
  /** What a verb of this game is called, alone or with a target. */
  verbText(verb: string, target?: string): string;
  /** How a seat is called. */
  seat(name: string): string;
}

export interface Face {
  /**
   * SVG elements in layout units, inside the generic zoomable <svg>. The svg sets two CSS variables: --zoom (1 = fit)
   * and --px (layout units per screen pixel), both when a gesture has come to rest, so that text can keep its size:
   * `font-size: calc(11px * var(--px))`. Whatever is on offer has role="button", tabindex="0", an aria-label, and
   * data-kind and data-target; arrow keys go from one to the next by their place on the screen.
   */
  Board: Component<{ ctx: FaceContext }>;
  /** The own cards as cards. One on offer is a button of the class 'offered'. */
  Hand: Component<{ ctx: FaceContext }>;
  /** Trackers beside the board. */
  Status: Component<{ ctx: FaceContext }>;
  /** A panel for what is going on (a battle); renders nothing when nothing is. */
  Stage: Component<{ ctx: FaceContext }>;
  /** Whose turn it is, at the head of the parts of the turn. */
  Turn?: Component<{ ctx: FaceContext }>;
  overlays: { id: string; label: string }[];
  /** Verbs that set going what nobody can take back: the table asks once more, even where nothing else can be done with a thing. */
  careful?: readonly string[];
  /** Verbs without a target that are seldom meant: their buttons keep in the background. */
  secondary?: readonly string[];
  /** Where something is going on that the reader should have in sight (a battle). */
  scene?(layout: any, position: Position): { x: number; y: number } | null;
  size(layout: any): { width: number; height: number };
  /** For zoomTo and hover. */
  place(layout: any, kind: string, target: number, position: Position, game: GameInfo): { x: number; y: number } | null;
  /** A card to be read large, where cards are named in a line. */
  card?(ctx: FaceContext, kind: string, target: number): Large | null;
  /** The class that sets --c, the colour of a nation, a power, a side or one of their pieces. */
  colour?(layout: any, thing: Whose): string | null;
  /** What an act is called just now, where the verb alone would not say what it costs or closes. */
  word?(ctx: FaceContext, verb: string, target: number | null): string | null;
  /** For a kind of target, what players mostly do with it: what a question is about when nothing is on offer. */
  usual?: Record<string, string>;
  /** Its texts in English; those in other languages lie beside them. */
  texts: string;
}
