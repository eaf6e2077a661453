/** The phases of a turn. */

export const PHASES = ["resources", "expansion", "invasion", "development", "end"] as const;
export type Phase = (typeof PHASES)[number];

/** What the service names more exactly. */
const WITHIN: Record<string, Phase> = {
  training: "expansion",
  movement: "expansion",
  leader: "development",
  laboratory: "development",
};

/** The phase to which a part of it belongs; none before the first turn. */
export function phaseOf(part: string | undefined): Phase | null {
  if (part === undefined) return null;
  return WITHIN[part] ?? PHASES.find((phase) => phase === part) ?? null;
}
