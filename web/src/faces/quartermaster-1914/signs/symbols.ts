/** The signs on cards: one for each type of card, one for each prepare symbol. Drawn in a field of 24 by 24. */

export interface Sign {
  /** Filled areas. */
  fill?: string;
  /** Lines. */
  line?: string;
  /** Lines cut out of the filled areas. */
  cut?: string;
}

/** A shield defends, an arrow attacks; a chevron stands for armies, a wave for navies. */
const SHIELD = "M12 1.5l8.5 3v6.7c0 5.2-3.4 9.2-8.5 11.3-5.1-2.1-8.5-6.1-8.5-11.3V4.5z";
const ARROW = "M1.5 8h9V2.5L22.5 12l-12 9.5V16h-9z";

const SIGNS: Record<string, Sign> = {
  "Build Army": { fill: "M11 2.5h2V5a8.5 8.5 0 0 1 7 8.5V15l2.5 1.5v2h-21v-2L4 15v-1.5A8.5 8.5 0 0 1 11 5z" },
  "Build Navy": { fill: "M1.5 14.5h21L19 20.5H5zM6 13v-3h3.5V4h2v2.5H15v2h-3.5V10H18v3z" },
  "Land Battle": { line: "M3.5 3.5l13 13M20.5 3.5l-13 13M13.5 19.5l6-6M10.5 19.5l-6-6M18 18l3 3M6 18l-3 3" },
  "Sea Battle": {
    fill: "M12 1.5l1.9 4.3 4.5-2-2 4.5 4.1 1.7-4.1 1.7 1 2.8H6.6l1-2.8L3.5 10l4.1-1.7-2-4.5 4.5 2z",
    line: "M2 19c1.7-2.2 3.3-2.2 5 0s3.3 2.2 5 0 3.3-2.2 5 0 3.3 2.2 5 0",
  },
  "Economic Warfare": { fill: "M2 21.5V11l5.5 3.5V11l5.5 3.5V11l3 2 .8-10.5h3.4L21.5 21.5z", cut: "M5.5 18h3M11 18h3M16.5 18h2" },
  Status: { fill: "M12 1.5a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6zM7.5 15l-2 7.5 6.5-3 6.5 3-2-7.5a8.5 8.5 0 0 1-9 0z", cut: "M9 8.3l2.2 2.2L15.2 6" },
  Event: { fill: "M13.5 1.5L4.5 13.5h6.3L8.5 22.5l11-13H13z" },

  "Reinforce Army": { fill: SHIELD, cut: "M7.5 14l4.5-5 4.5 5" },
  "Reinforce Navy": { fill: SHIELD, cut: "M6.5 11.5c1.2-2.3 2.5-2.3 3.7 0s2.5 2.3 3.7 0 2.4-2.3 3.6 0" },
  "Sustain Land Battle": { fill: ARROW, cut: "M6 14l4-4.5 4 4.5" },
  "Sustain Sea Battle": { fill: ARROW, cut: "M4.5 12c1.2-2.3 2.5-2.3 3.7 0s2.5 2.3 3.7 0 2.5-2.3 3.7 0" },
  Counterattack: { line: "M5 21.5V11a5.75 5.75 0 0 1 11.5 0v2.5", fill: "M10.7 12.5h11.6L16.5 20z" },
  Attrition: {
    fill: "M4.5 2h15v9l-3 2-3.2-3-2.8 3.5L7.5 11l-3 1.5zM4.5 15.2l3-1.5 3 2.5 2.8-3.5 3.2 3 3-2V22h-15z",
  },
  Supply: {
    line: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4",
    fill: "M12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z",
  },
};

export function signOf(name: string): Sign {
  return SIGNS[name] ?? {};
}

/** The windows that a power may pass for the rest of the turn, besides those of Status cards. */
export const WINDOWS = ["reinforcing", "sustaining", "counterattacks"];

/** The key of a name in the message files: 'Sustain Land Battle' is 'sustain-land-battle'. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The prepare symbols of a card, one by one: a double symbol is two. Attrition is drawn once. */
export function symbolsOf(card: { symbol: string; strength: number; supply: boolean }): string[] {
  const symbols = Array.from({ length: Math.max(1, card.strength) }, () => card.symbol);
  return card.supply ? [...symbols, "Supply"] : symbols;
}
