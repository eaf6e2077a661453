/** The types of what the service sends: games, positions, the story. */
import type { Part } from "./richText";

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
  /** An ES module; `face/served.ts` says what it exports. */
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

/** What a line of the story is about, in the words of `core/event_kinds.py`. */
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

/** An act that a lesson or a hint points out. */
export interface ShownAct {
  verb: string;
  target: number | null;
  kind: string | null;
  text: string;
}
