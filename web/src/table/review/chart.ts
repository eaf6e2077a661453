/** The course of a match on a chart: series, ticks of the scale, final scores. Pure arithmetic. */
import type { Course, Mark, Series } from "../../service/types";

/** For each bearer its number in each round. */
export function lines(course: Course, series: Series): number[][] {
  return series.bearers.map((_, bearer) => course.rounds.map((round) => round.measures[series.name]?.[bearer] ?? 0));
}

/** Round numbers for a scale from the least to the greatest of these, at most six steps; zero is among them. */
export function ticks(numbers: readonly number[]): number[] {
  const greatest = Math.max(1, ...numbers);
  const least = Math.min(0, ...numbers);
  const rough = (greatest - least) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power);
  const first = Math.floor(least / step) * step;
  return Array.from({ length: Math.ceil((greatest - first) / step) + 1 }, (_, n) => first + n * step);
}

/** These places moved apart so that any two are at least `gap` from each other, between `low` and `high`, in the same order. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, n) => n).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const found = [...places];
  let least = low;
  for (const n of order) least = (found[n] = Math.max(least, places[n] ?? 0)) + gap;
  let most = high;
  for (const n of order.reverse()) most = (found[n] = Math.min(most, found[n] ?? 0)) - gap;
  return found;
}

/** Where a point of the match lies among its rounds: 1.5 is halfway between the second and the third. */
export function among(rounds: readonly Mark[], point: number): number {
  const next = rounds.findIndex((round) => round.point > point);
  if (next === 0) return 0;
  const before = rounds[next - 1];
  const after = rounds[next];
  if (!before || !after) return rounds.length - 1;
  return next - 1 + (point - before.point) / (after.point - before.point);
}

/** The next of these points after the present one, or the last before it; null where there is none. */
export function jump(points: readonly number[], now: number, step: 1 | -1): number | null {
  return (step > 0 ? points.find((point) => point > now) : points.findLast((point) => point < now)) ?? null;
}

export interface Score {
  seat: string;
  won: boolean;
  /** For each series the last numbers of what this seat led. */
  numbers: number[][];
}

/** What each seat has in the end, the winners first. */
export function scores(course: Course, seats: readonly string[], winners: readonly string[]): Score[] {
  const last = course.rounds.at(-1);
  const rows = seats.map((seat) => ({
    seat,
    won: winners.includes(seat),
    numbers: course.series.map((series) =>
      series.seats.flatMap((leading, bearer) => (leading.includes(seat) ? [last?.measures[series.name]?.[bearer] ?? 0] : [])),
    ),
  }));
  return [...rows.filter((row) => row.won), ...rows.filter((row) => !row.won)];
}
