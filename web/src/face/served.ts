/** The interface of a face that a game brings as files: functions that draw into elements, without any framework. */
import type { GameInfo, Position } from "../service/types";

/** `face.js` exports these functions; all but `board` may be left out. */
export interface ServedFace {
  /** The board: SVG elements in the units of the layout. */
  board(group: SVGGElement, table: ServedTable): Drawing;
  /** The player's own cards. */
  hand?(element: HTMLElement, table: ServedTable): Drawing;
  /** Tracks and counts beside the board. */
  status?(element: HTMLElement, table: ServedTable): Drawing;
  /** A panel under the question, for a battle in progress. */
  stage?(element: HTMLElement, table: ServedTable): Drawing;
  /** Where the board shows a target; the table makes buttons for targets without a place. */
  place?(layout: unknown, kind: string, target: number, position: Position): { x: number; y: number } | null;
}

export interface Drawing {
  /** Called at first, and again whenever something in the table has changed. */
  update(): void;
  /** Called when the reader leaves the table; the table empties the element itself. */
  destroy?(): void;
}

/** What a face is handed: always the same object, with the newest state in its properties. */
export interface ServedTable {
  readonly game: GameInfo;
  /** What `Game.layout()` returns; a saying in it is a list of strings and things, in the reader's language. */
  readonly layout: unknown;
  /** The position as the reader may see it; `position.view` is what the game's `view` returns. */
  readonly position: Position;
  /** What the reader points at elsewhere on the page, such as a place in the log. */
  readonly hover: { kind: string; target: number } | null;
  /** The verbs on offer for a target. */
  offered(kind: string, target: number): string[];
  /** What a click on a target does: act, open a menu of several acts, or ask why the target cannot be chosen. */
  choose(kind: string, target: number): void;
  /** Carry out one act on offer. */
  act(verb: string, target?: number): void;
  /** The name of a thing in the reader's language. */
  name(kind: string, target: number): string;
  /** The name of a seat in the reader's language. */
  seat(name: string): string;
}
