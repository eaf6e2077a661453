/** The signs of panels and cards, beside those of the map; even-odd, each in a square from -10 to 10. */
import { DEVELOPMENT_SIGNS, KIND_SIGNS, TERRITORY_SIGNS } from "./nations";

/** The values of a dossier, in the order in which a nation's values are sent. */
export const VALUES = ["attack", "defence", "resistance", "range"] as const;
export type Value = (typeof VALUES)[number];

export const VALUE_SIGNS: Record<Value, string> = {
  // a bayonet
  attack: "M7.6 -10L10 -7.6L-0.6 4L-4 0.6zM-5.6 -0.6L0.6 5.6L-1.2 7.4L-3 5.6L-7.6 10L-10 7.6L-5.6 3L-7.4 1.2z",
  // a shield
  defence: "M0 -10L8.6 -7V0C8.6 5 5 8.4 0 10C-5 8.4 -8.6 5 -8.6 0V-7zM0 -7.2L-6 -5.1V0C-6 3.6 -3.6 6.1 0 7.4z",
  // an arrow that turns back
  resistance: "M-10 -3L-3 -10V-6H2C6.6 -6 10 -2.6 10 2C10 6.6 6.6 10 2 10H-5V6H2C4.4 6 6 4.4 6 2C6 -0.4 4.4 -2 2 -2H-3V4z",
  // two chevrons
  range: "M-9 -9H-4.4L2 0L-4.4 9H-9L-2.6 0zM-0.4 -9H4.2L10 0L4.2 9H-0.4L5.6 0z",
};

/** A crate, a coin, a sheet with a cross, a helmet struck through, a flag taken. */
export const CRATE = "M-10 -8H10V8H-10zM-7.6 -5.6V-1.2L-2.2 -5.6zM-7.6 5.6H-2L7.6 -2V-5.6H1.6L-7.6 1.6zM7.6 5.6V1.4L2.2 5.6z";
export const COIN = "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM-7.6 0a7.6 7.6 0 1 0 15.2 0a7.6 7.6 0 1 0 -15.2 0zM-3 -5H1C5.4 -5 5.4 1.2 1 1.2H-0.8V5H-3zM-0.8 -3V-0.8H0.8C2.2 -0.8 2.2 -3 0.8 -3z";
export const CROSS = "M-9 -5.6L-5.6 -9L0 -3.4L5.6 -9L9 -5.6L3.4 0L9 5.6L5.6 9L0 3.4L-5.6 9L-9 5.6L-3.4 0z";
export const TICK = "M-9.4 0.6L-6.4 -2.6L-2.6 1.2L6.4 -8L9.4 -5L-2.6 7.4z";
export const WRENCH = "M9.6 -6.2L5.6 -2.2L2.2 -2.2L2.2 -5.6L6.2 -9.6C2.6 -11 -1.6 -8.4 -1.4 -4L-9.2 4C-11 6 -8.4 10.6 -5 9.2L2.6 1.4C8 2.2 11 -2.6 9.6 -6.2zM-8 6.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z";

/** What a square of the research track does. */
export const EFFECT_SIGNS: Record<string, string> = {
  none: "",
  pp: COIN,
  supply: CRATE,
  repair: WRENCH,
  free_infantry: KIND_SIGNS[0] ?? "",
  free_develop: DEVELOPMENT_SIGNS.production,
  tech_infantry_attack: KIND_SIGNS[0] ?? "",
  tech_artillery_attack: KIND_SIGNS[1] ?? "",
  tech_armour_attack: KIND_SIGNS[2] ?? "",
  tech_air_attack: KIND_SIGNS[3] ?? "",
  atomic: TERRITORY_SIGNS.radioactive,
};

/** What is gained, in the fewest signs: '+3', '2', nothing where the sign says it all. */
export function effectText({ effect, value }: { effect: string; value: number }): string {
  if (effect === "pp" || effect.startsWith("tech_")) return `+${value}`;
  return effect === "supply" && value > 1 ? `${value}` : "";
}

/** A territory, and one that was taken. */
export const HEXAGON = "M0 -10L8.7 -5V5L0 10L-8.7 5V-5zM0 -7L-6.1 -3.5V3.5L0 7L6.1 3.5V-3.5z";
export const CAPTURE = "M0 -10L8.7 -5V5L0 10L-8.7 5V-5zM-6 -1.8H-0.4V-5.4L6 0L-0.4 5.4V1.8H-6z";
