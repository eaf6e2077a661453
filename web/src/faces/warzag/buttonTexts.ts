/** What buttons say: what an act costs, and what 'done' brings to an end. */
import { defenceOf, landsOf, nationOf, strikeOn } from "./board/land";
import type { Context, Layout, View } from "./types";
import { nationNumber } from "./names";

const DEVELOPING: readonly string[] = ["camp", "production", "fortify", "raze"];
/** Steps in which 'done' means more than that it is enough. */
const CLOSING: readonly string[] = ["Resources", "Expansion", "Invasions", "Development", "Origins", "Occupants", "Taking", "Wounding"];

/** What it costs, where that is certain: null where it costs nothing by its nature. */
function priceOf(layout: Layout, { active, step }: View, verb: string): number | null {
  const { numbers, kinds, dossiers } = layout;
  const kind = kinds.indexOf(verb);
  if (kind >= 0 && active) {
    const cost = dossiers[4 * nationNumber(layout, active) + kind]?.cost ?? 0;
    // Lend-Lease never makes an army free
    return step.discount ? Math.max(1, cost - step.discount) : cost;
  }
  if (step.name !== "Development") return null;
  if (DEVELOPING.includes(verb)) return step.free ? 0 : numbers.develop;
  if (verb === "activate" || verb === "repair") return numbers[verb];
  return null;
}

/** How 'done' is called in a step: the phase that it ends, or what comes of what was chosen. */
function closing({ position }: Context, { name, phase, armies }: View["step"]): string | null {
  if (name === "Eliminate" && !armies?.length) return "warzag-done-eliminate";
  if (!CLOSING.includes(name)) return null;
  const still = phase === "training" && position.choices.some(({ verb }) => verb === "take");
  return `warzag-done-${still ? "unmoved" : name.toLowerCase()}`;
}

/** What an invasion comes to at most, and what comes of it where the territory could not be paid. */
function invading(ctx: Context, target: number): string {
  const layout = ctx.layout;
  const view = ctx.position.view;
  const land = landsOf(layout, view)[target]!;
  const defence = defenceOf(layout, land);
  const { annex, annex_base } = layout.numbers;
  const price = { standard: annex, base: annex_base }[land.territory.kind as string] ?? 0;
  const poor = (nationOf(view, view.active)?.points ?? 0) < price;
  const odds = defence ? ctx.t("warzag-act-odds", { attack: strikeOn(layout, view, land), defence }) : ctx.t("warzag-act-unopposed");
  return ctx.t("warzag-act-invade", { act: ctx.verbText("invade"), odds: poor ? `${odds}; ${ctx.t("warzag-act-liberate")}` : odds });
}

export function wordOf(ctx: Context, verb: string, target: number | null): string | null {
  const view = ctx.position.view;
  if (verb === "invade" && target !== null) return invading(ctx, target);
  if (verb === "done") {
    const key = closing(ctx, view.step);
    return key && ctx.t(key);
  }
  const number = priceOf(ctx.layout, view, verb);
  if (number === null) return null;
  return ctx.t(number ? "warzag-act-for" : "warzag-act-free", { act: ctx.verbText(verb), number });
}
