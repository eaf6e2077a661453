/** Win probabilities, joined with the other numbers of a match. */
import type { Analysis, Course } from "../../service/types";

/** The chances first, then what else the game follows. */
export function withChances(course: Course, { series, rounds }: Analysis): Course {
  return {
    ...course,
    series: [...series, ...course.series],
    rounds: course.rounds.map((round, n) => ({ ...round, measures: { ...rounds[n]?.measures, ...round.measures } })),
  };
}

/** What stands for a side in colour: the first thing of the game that one of its seats led. */
export function bearerOf(course: Course, seats: readonly string[]): { kind: string; number: number } | null {
  for (const { name, kind, bearers, seats: led } of course.series) {
    if (name === CHANCES) continue;
    const n = led.findIndex((leading) => leading.some((seat) => seats.includes(seat)));
    const number = bearers[n];
    if (number !== undefined) return { kind, number };
  }
  return null;
}

/** The name of the series; its bearers are sides, which are no things of the game. */
export const CHANCES = "chances";
