/** Tables that say which cards have which emblem, as faces write them: by emblem. */
import type { Drawing } from "./engraver";

export interface Emblem {
  name: string;
  draw: Drawing;
  coat?: { name: string; draw: Drawing } | undefined;
}

/** A shield that stands beside an emblem. */
export function coatOf(coats: Readonly<Record<string, Drawing>>, nation: string | undefined): Emblem["coat"] {
  const draw = nation === undefined ? undefined : coats[nation];
  return draw && { name: `coat-${nation}`, draw };
}

/** Cards by emblem, their keys with this between them, and after a colon the nation whose shield they bear; as a function that finds the emblem of a card. */
export function byEmblem<Name extends string>(
  sheet: string,
  drawings: Readonly<Record<Name, Drawing>>,
  cards: Readonly<Partial<Record<Name, string>>>,
  between: string,
  coats: Readonly<Record<string, Drawing>> = {},
): (key: string) => Emblem | null {
  const all = Object.entries<string | undefined>(cards).flatMap(([name, keys = ""]) =>
    keys.split(between).map((word): [string, Emblem] => {
      const [key = "", nation] = word.split(":");
      return [key, { name: `${sheet}-${name}`, draw: drawings[name as Name], coat: coatOf(coats, nation) }];
    }),
  );
  const found = new Map(all);
  return (key) => found.get(key) ?? null;
}
