/** What the service sends, under the names that the page uses. The types are generated from the service's own: contract.ts. */
import type { Choice, Hints as SentHints, Line, Position as SentPosition, Seated } from "./contract";

export type {
  Acted, Advice, Advised, Analysis, Bot, ChatEntry, ChatMessage, Choice, Course, Doing, Done, Draw, Held, Hint, Left, LessonRow, Link, Lobby, Made, Mark, Me, Moment, NewMatch, Option,
  PointMessage, Points, Program, Result, Resigned, Resigning, Round, Row, Rule, Said, Scenario, Series, ShownAct, Spot, Standing, Turning, UnplayableRecord, Whose, Why, Would,
  Face as ServedFiles, Game as GameSummary, GameDetails as GameInfo, Line as StoryLine, Proposal as Rollback, Seated as Person,
} from "./contract";

/** A position. What is in its view only the face of the game knows. */
export interface Position<View = SentPosition["view"]> extends Omit<SentPosition, "view"> {
  view: View;
}

/** What the targets of a verb are to the table. */
export type Role = NonNullable<Choice["role"]>;

/** What a line of the story is about. */
export type About = NonNullable<Line["about"]>;

/** never; here: once its player has been shown the question; always. */
export type Auto = NonNullable<Seated["auto"]>;

/** Nobody is given hints; everybody who asks; the same, and all see how many. */
export type Hints = SentHints["how"];
