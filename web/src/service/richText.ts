/** Rich text as the service sends it: a list of words and of things that can be pointed at. */
import type { Thing } from "./contract";

export type { Thing };
export type Part = string | Thing;

/** A game, as far as it says what its kinds of things are to the table. */
type Roles = { readonly roles: Readonly<Record<string, string>> };

/** The words alone. */
export function plain(parts: readonly Part[] | null | undefined): string {
  return (parts ?? []).map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** The parts, each thing with the marks that stand right after it, which are not parted from it. */
export function held(parts: readonly Part[]): { part: Part; after: string }[] {
  return parts.flatMap((part, index): { part: Part; after: string }[] => {
    const before = parts[index - 1];
    if (typeof part !== "string") return [{ part, after: marks(parts[index + 1]) }];
    const rest = before !== undefined && typeof before !== "string" ? part.slice(marks(part).length) : part;
    return rest ? [{ part: rest, after: "" }] : [];
  });
}

function marks(part: Part | undefined): string {
  return typeof part === "string" ? (/^[,.;:!?…)»”]+/.exec(part)?.[0] ?? "") : "";
}

/** The first thing with one of these roles (the earlier ones before the later ones). */
export function thingOf(game: Roles, parts: readonly Part[], ...roles: string[]): Thing | null {
  for (const role of roles) for (const part of parts) if (typeof part !== "string" && game.roles[part.kind] === role) return part;
  return null;
}

/** The numbers of all things with this role. */
export function numbersOf(game: Roles, parts: readonly Part[], role: string): number[] {
  return parts.flatMap((part) => (typeof part !== "string" && game.roles[part.kind] === role ? part.number : []));
}

/** The kind of a game's places. */
export function placeKind(game: Roles): string | null {
  return Object.keys(game.roles).find((kind) => game.roles[kind] === "place") ?? null;
}
