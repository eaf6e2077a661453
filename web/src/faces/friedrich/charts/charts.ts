/** What the charts count: how many cards a nation draws as fate goes on, and which objectives it holds. */
import type { City, Layout, Nation, View } from "../types";

/** How many Tactical Cards a nation draws at first and after each cut, and which of these numbers holds now. */
export function drawsOf(layout: Layout, { scenario }: Pick<View, "scenario">, { nation, draws }: Pick<Nation, "nation" | "draws">): { steps: number[]; now: number } {
  const { west, theatre, draws: standard } = layout.charts;
  const prussian = scenario === "war-in-the-west" ? west : scenario === "austrian-theatre" ? theatre : null;
  const steps = (nation === 0 && prussian) || (standard[nation] ?? []);
  return { steps, now: steps.indexOf(draws) };
}

export interface Objective {
  city: City;
  held: boolean;
  /** It does not count any more. */
  spare: boolean;
  /** The nation that protects it now. */
  guard: number | null;
}

/** The objectives of a nation by order, then by name. */
export function objectivesOf(layout: Layout, view: Pick<View, "guards">, nation: Nation): Objective[] {
  const [held, needed] = [new Set(nation.held), new Set(nation.needed)];
  const guards = new Map(view.guards.map(([city, by]) => [city, by]));
  const name = ({ id }: City): string => layout.names.city[id] ?? "";
  return (layout.nations[nation.nation]?.objectives ?? [])
    .flatMap((id) => layout.cities[id] ?? [])
    .sort((a, b) => (a.objective_order ?? 0) - (b.objective_order ?? 0) || name(a).localeCompare(name(b)))
    .map((city) => ({ city, held: held.has(city.id), spare: !needed.has(city.id), guard: guards.get(city.id) ?? null }));
}

/** The strokes of fate that drive a nation out of the war, by nation: Russia, Sweden, France. */
export const DRIVEN_OUT: readonly { nation: number; strokes: readonly string[] }[] = [
  { nation: 2, strokes: ["Elisabeth"] },
  { nation: 3, strokes: ["Sweden"] },
  { nation: 6, strokes: ["India", "America"] },
];
