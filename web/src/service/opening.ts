/** The initial position of a game as a spectator sees it: no players, no questions. */
import type { Position } from "./types";

export interface Opening {
  game: string;
  scenario: string;
  options: Record<string, string>;
  // The view is the game's own business; only its face knows what is in it.
  view: any;
}

/** An opening as a position, to be drawn. */
export function positionOf(opening: Opening): Position {
  return {
    ...opening,
    id: "",
    seq: 0,
    point: 0,
    you: [],
    people: {},
    seat: null,
    asked: [],
    heading: "",
    prompt: null,
    question: null,
    choices: [],
    can_undo: "",
    whole: 0,
    back: null,
    story: [],
    result: null,
    commitment: "",
    pace: "live",
    deadline: null,
    rollback: null,
    ended: null,
  };
}
