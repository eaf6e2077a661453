/** The story (log) of a match analysed: lines grouped by battle, by turn, by result; where playback stops. */
import type { Face } from "../../face/face";
import type { About, GameInfo, StoryLine, Whose } from "../../service/types";
import { thingOf, type Thing } from "../../service/richText";

/** A line, and how often in a row the same was told. */
export interface Told extends StoryLine {
  times: number;
}

/** What belongs together: a battle with its course, its summary last, or a single line. */
export type Passage = readonly [Told, ...Told[]];

/** What the log has under one heading. */
export interface Turn {
  under: string;
  heading: string;
  /** The state of the war when it began. */
  figures: Told | null;
  passages: Passage[];
}

export interface Chapter {
  under: string;
  heading: string;
  by: Whose | undefined;
  passages: Passage[];
}

/** What a battle is told by until it is decided, and what may still be told of it then; what comes before its summary
 * belongs to it anyhow. */
const COURSE: ReadonlySet<About | undefined> = new Set([undefined, "fight", "card", "score", "outcome", "loss", "retreat", "capture"]);
const AFTER: ReadonlySet<About | undefined> = new Set(["fight", "loss", "retreat", "capture"]);

/** What is worth a look of its own. */
const RESULTS: ReadonlySet<About | undefined> = new Set(["loss", "card", "fate", "score", "leave"]);

/** Acts with nothing but these are not shown one by one. */
const QUIET: ReadonlySet<About | undefined> = new Set([undefined, "fight", "phase", "supply", "figures", "summary"]);

function same(a: StoryLine, b: StoryLine): boolean {
  return a.under === b.under && a.about === b.about && JSON.stringify(a.text) === JSON.stringify(b.text);
}

/** The lines without those that only repeat a heading; what is told several times in a row becomes one. */
export function folded(lines: readonly StoryLine[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    if (line.about === "phase" && line.heading) continue;
    const last = found.at(-1);
    if (last && same(last, line)) found[found.length - 1] = { ...line, times: last.times + 1 };
    else found.push({ ...line, times: 1 });
  }
  return found;
}

/** A battle with all that is told of it; any other line stands alone. */
export function passages(lines: readonly Told[]): Passage[] {
  const found: [Told, ...Told[]][] = [];
  let until = -1;
  for (const [place, line] of lines.entries()) {
    const open = found.at(-1);
    if (line.about === "battle") until = endOf(lines, place);
    const running = open?.[0].about === "battle" && !summaryOf(open) && open[0].under === line.under;
    const belongs = place <= until || (isDecided(open) ? AFTER : COURSE).has(line.about) || line.about === "summary";
    if (open && running && belongs && line.about !== "battle") open.push(line);
    else found.push([line]);
  }
  return found;
}

/** Where the summary of the battle is that begins here; -1 where there is none (yet). */
function endOf(lines: readonly Told[], start: number): number {
  for (let place = start + 1; place < lines.length; place++) {
    const { about, under } = lines[place]!;
    if (about === "battle" || under !== lines[start]!.under) return -1;
    if (about === "summary") return place;
  }
  return -1;
}

/** The line that sums a battle up, once it is over. */
export function summaryOf(passage: Passage): Told | null {
  const last = passage.at(-1)!;
  return last.about === "summary" ? last : null;
}

function isDecided(passage: Passage | undefined): boolean {
  return passage?.some(({ about }) => about === "outcome") ?? false;
}

/** The log by its headings, oldest first. A line without a heading (the players went back) belongs where it is. */
export function turns(lines: readonly StoryLine[]): Turn[] {
  const found: { under: string; heading: string; figures: Told | null; lines: Told[] }[] = [];
  for (const line of folded(lines)) {
    let turn = found.at(-1);
    if (!turn || (line.heading && turn.under !== line.under)) found.push((turn = { under: line.under, heading: line.heading, figures: null, lines: [] }));
    if (line.about === "figures" && !turn.figures) turn.figures = line;
    else turn.lines.push(line);
  }
  return found.map(({ lines: told, ...turn }) => ({ ...turn, passages: passages(told) }));
}

/** What happened from one point to another, by whose turn it was; what is about nothing is left out. */
export function chapters(story: readonly StoryLine[], since: number, until: number): Chapter[] {
  const found: Chapter[] = [];
  const lines = folded(story.filter(({ n, about }) => n > since && n <= until && about !== "figures"));
  for (const passage of passages(lines)) {
    if (passage[0].about === undefined) continue;
    const [{ under, heading, by }] = passage;
    const last = found.at(-1);
    if (last?.under === under) last.passages.push(passage);
    else found.push({ under, heading, by, passages: [passage] });
  }
  return found;
}

/** Something to be looked at until it is put away. */
export interface Result {
  /** The same for as long as the match goes on from there. */
  key: string;
  n: number;
  about: "battle" | "loss" | "card" | "fate" | "score" | "leave";
  lines: Passage;
}

/** The battles that are decided, and other lines that matter; those of one kind and one act are one result. */
export function results(story: readonly StoryLine[], since: number): Result[] {
  const found: Result[] = [];
  const lines = folded(story.filter(({ about }) => about !== "figures"));
  for (const passage of passages(lines)) {
    const [first] = passage;
    const last = found.at(-1);
    if (first.about === undefined) continue;
    if (first.about === "battle") {
      if (isDecided(passage)) found.push({ key: `${first.n} battle`, n: passage.at(-1)!.n, about: "battle", lines: passage });
    } else if (RESULTS.has(first.about)) {
      const about = first.about as Result["about"];
      if (last && last.about === about && last.n === first.n) {
        found[found.length - 1] = { ...last, lines: [...last.lines, ...passage] as [Told, ...Told[]] };
      } else found.push({ key: `${first.n} ${about}`, n: first.n, about, lines: passage });
    }
  }
  return found.filter(({ n }) => n > since);
}

/** The acts after one point and up to another that can be watched, by their numbers. */
export function stops(story: readonly StoryLine[], since: number, until: number): number[] {
  const found = story.filter(({ n, about }) => n > since && n <= until && !QUIET.has(about)).map(({ n }) => n);
  return [...new Set(found)];
}

/** The class with the colour of a line: that of the first nation or piece in it, else of whose turn it stands in. */
export function colourOf(face: Pick<Face, "colour">, layout: unknown, line: Pick<StoryLine, "text" | "by">): string {
  const things: Whose[] = line.text.filter((part) => typeof part !== "string");
  for (const thing of line.by ? [...things, line.by] : things) {
    const colour = face.colour?.(layout, thing);
    if (colour) return colour;
  }
  return "";
}

/** Where a battle is: where its way ends, if it tells one. */
export function battleground(game: Pick<GameInfo, "roles">, { text, way }: Pick<StoryLine, "text" | "way">): Thing | null {
  const end = way?.at(-1);
  return thingOf(game, end === undefined ? text : text.filter((part) => typeof part === "string" || part.number === end), "place");
}
