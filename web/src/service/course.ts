/** The types of the course of a match: the numbers that a game follows, round by round. */
import type { StoryLine } from "./types";

/** A number that the game follows, for things of one kind. */
export interface Series {
  name: string;
  title: string;
  kind: string;
  bearers: number[];
  /** How the bearers are called. */
  names: string[];
  /** For each bearer the seats that led it at the end. */
  seats: string[][];
}

/** A point of a match where a round begins. */
export interface Mark {
  point: number;
  round: number;
  heading: string;
}

export interface Round extends Mark {
  measures: Record<string, number[]>;
}

export interface Turning extends Mark {
  lines: StoryLine[];
}

/** What the game calls a round. */
export type Unit = "round" | "turn";

/** The last of the rounds is the end. */
export interface Course {
  unit: Unit;
  series: Series[];
  rounds: Round[];
  turnings: Turning[];
}

export interface Points {
  unit: Unit;
  rounds: Mark[];
  /** The acts with which battles began. */
  battles: number[];
}
