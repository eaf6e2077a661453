/** A combat in figures: the columns of the fire tables, and what is added to the dice. */
import type { Fire, Layout, Reason } from "../types";

/** A column as it is written: '6–8'. */
export function columnText(column: string): string {
  return column.replace("-", "–");
}

export interface Column {
  text: string;
  /** Where the factors alone lead, and where the shifts do. */
  from: boolean;
  to: boolean;
}

/** The columns that count, and one beyond to either side. */
export function columnsOf({ charts }: Pick<Layout, "charts">, { table, column, shifted }: Pick<Fire, "table" | "column" | "shifted">): Column[] {
  const columns = charts.fire.find((one) => one.table === table)?.columns ?? [];
  const all = columns.map((text, i): Column => ({ text: columnText(text), from: i === column, to: i === shifted }));
  const left = Math.max(0, Math.min(column, shifted) - 1);
  return all.slice(left, Math.max(column, shifted) + 2);
}

/** '+1', '−2', '0'. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

export function sum(reasons: readonly Reason[]): number {
  return reasons.reduce((total, { by }) => total + by, 0);
}

/** The pips of a die, in a field of 20 by 20. */
export function pips(number: number): [number, number][] {
  const spots: Record<number, [number, number][]> = {
    1: [[10, 10]],
    2: [[5, 5], [15, 15]],
    3: [[5, 5], [10, 10], [15, 15]],
    4: [[5, 5], [15, 5], [5, 15], [15, 15]],
    5: [[5, 5], [15, 5], [10, 10], [5, 15], [15, 15]],
    6: [[5, 4.5], [15, 4.5], [5, 10], [15, 10], [5, 15.5], [15, 15.5]],
  };
  return spots[number] ?? [];
}
