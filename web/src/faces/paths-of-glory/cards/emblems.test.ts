import { describe, expect, it } from "vitest";
import CARDS from "../../../../../src/grognard/games/paths_of_glory/data/cards.toml?raw";
import { find } from "./emblems";

const CODES = [...CARDS.matchAll(/^code = "(.*)"$/gm)].map(([, code]) => code ?? "");

describe("the emblems of strategy cards", () => {
  it("are there for each of the 130", () => {
    expect(CODES.length).toBe(130);
    expect(CODES.filter((code) => !find(code))).toEqual([]);
  });

  it("bear the arms of the nation that gets reinforcements, with its shield", () => {
    const nations: Record<string, string> = { BR: "UK", FR: "FR", RU: "RU", IT: "IT", US: "US", GE: "DE", AH: "AH", TU: "TU" };
    const entries = CARDS.split("[[card]]").slice(1);
    const wrong = entries.flatMap((entry) => {
      const [, code = ""] = /code = "(.*)"/.exec(entry) ?? [];
      const [, nation = ""] = /^reinforce = "(\w+)/m.exec(entry) ?? [];
      if (!/title = ".* Reinforcements"/.test(entry)) return [];
      const emblem = find(code);
      const arms = nations[nation];
      return emblem?.name === `great-war-arms-${arms}` && emblem.coat?.name === `coat-${arms}` ? [] : [code];
    });
    expect(wrong).toEqual([]);
  });

  it("tell gas from tanks", () => {
    expect(find("CP15")?.name).toBe("great-war-gas");
    expect(find("AP28")?.name).toBe("great-war-tank");
    expect(find("AP66")).toBeNull();
  });
});
