/** What there is to know about a city. */
import type { FaceContext } from "../../lib/face";
import type { City, Layout } from "./types";

/** 'Silesia', 'objective of Austria, order 1', 'depot of Prussia'. */
export function about(ctx: FaceContext, city: City): string[] {
  const nation = (number: number): string => (ctx.layout as Layout).nations[number]?.name ?? "";
  const words = [ctx.t(`friedrich.country.${city.country}`)];
  if (city.objective_of !== null)
    words.push(ctx.t("friedrich.objective-of", { nation: nation(city.objective_of), order: city.objective_order }));
  if (city.depot_of !== null) words.push(ctx.t("friedrich.depot-of", { nation: nation(city.depot_of) }));
  return words;
}
