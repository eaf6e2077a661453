import { describe, expect, it } from "vitest";
import type { Lobby, Row } from "../service/types";
import type { GameSummary } from "../service/types";
import { atFirst, isNew, ordered, seated } from "./newcomer";

const scenario = (name: string, first: boolean) => ({ name, title: name, text: "", seats: ["A", "B", "C"], sides: [["A", "C"], ["B"]], first });
const option = (name: string, scenarios: string[], first: string | null) => ({ name, title: "", text: "", choices: ["off", "on"], scenarios, first });
const game = {
  usual: "rules",
  instructor: { name: "instructor", title: "", text: "" },
  scenarios: [scenario("long", false), scenario("short", true)],
  options: [option("easy", ["long", "short"], "on"), option("odd", ["long"], null)],
} as unknown as GameSummary;

const row = (game: string, you: boolean): Row => ({ game, seats: [{ name: "A", who: null, kind: "human", you }] }) as unknown as Row;
const lobby = (finished: Row[]): Lobby => ({ open: [], mine: [], finished });

describe("newcomers", () => {
  it("have finished no match of the game themselves", () => {
    expect(isNew(null, "friedrich")).toBe(true);
    expect(isNew(lobby([row("friedrich", false), row("warzag", true)]), "friedrich")).toBe(true);
    expect(isNew(lobby([row("friedrich", true)]), "friedrich")).toBe(false);
  });

  it("are offered what suits a first game first", () => {
    expect(ordered(game, true).map(({ name }) => name)).toEqual(["short", "long"]);
    expect(ordered(game, false).map(({ name }) => name)).toEqual(["long", "short"]);
    expect(ordered(undefined, true)).toEqual([]);
  });

  it("begin with the options of a first game", () => {
    expect(atFirst(game, "long", true)).toEqual({ easy: "on", odd: "off" });
    expect(atFirst(game, "short", false)).toEqual({ easy: "off" });
  });

  it("meet an instructor as their enemy, never as their ally", () => {
    expect(seated(game, scenario("short", true), "A", "instructor")).toEqual({ A: "me", B: "bot:instructor", C: "bot:rules" });
    expect(seated(game, scenario("short", true), "B", "general")).toEqual({ A: "bot:general", B: "me", C: "bot:general" });
  });
});
