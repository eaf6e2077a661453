/** Defaults for newcomers: what is offered first to a player who has not finished a game yet. */
import type { Lobby } from "../service/types";
import type { GameSummary, Scenario } from "../service/types";

/** Whether the reader has not finished a match of this game. */
export function isNew(lobby: Lobby | null, game: string): boolean {
  return !lobby?.finished.some((row) => row.game === game && row.seats.some((seat) => seat.you));
}

/** The scenarios of a game, for newcomers with those first that suit a first game. */
export function ordered(game: GameSummary | undefined, newcomer: boolean): Scenario[] {
  const all = game?.scenarios ?? [];
  return newcomer ? [...all.filter((one) => one.first), ...all.filter((one) => !one.first)] : all;
}

/** The options of a scenario as they are at first; for newcomers as they suit a first game. */
export function atFirst(game: GameSummary | undefined, scenario: string, newcomer: boolean): Record<string, string> {
  const options = (game?.options ?? []).filter((one) => one.scenarios.includes(scenario));
  return Object.fromEntries(options.map((one) => [one.name, (newcomer ? one.first : null) ?? one.choices[0] ?? ""]));
}

/** Who sits where in a game against computers. An instructor plays against the reader: allies are the usual opponent. */
export function seated(game: GameSummary, scenario: Scenario, seat: string, bot: string): Record<string, string> {
  const allies = scenario.sides.find((side) => side.includes(seat)) ?? [];
  const who = (name: string): string => (bot === game.instructor?.name && allies.includes(name) ? game.usual : bot);
  return Object.fromEntries(scenario.seats.map((name) => [name, name === seat ? "me" : `bot:${who(name)}`]));
}
