import { describe, expect, it } from "vitest";
import type { Choice, Role } from "../../service/types";
import { away, partsOf } from "./whereToChoose";

function choice(verb: string, role: Role | null, ...targets: number[]): Choice {
  return { verb, kind: role, role, ends: false, targets, leaves: [] };
}

const pass = choice("pass", null);
const play = choice("play", "card", 1, 2);
const battle = choice("battle", "place", 3);
const troops = choice("troops", "number", 0, 1);

describe("what may be chosen", () => {
  it("lies in the hand, on the board, or in the prompt alone", () => {
    expect([...partsOf([pass, play])]).toEqual(["hand"]);
    expect([...partsOf([battle, play])].sort()).toEqual(["board", "hand"]);
    expect([...partsOf([pass, troops])]).toEqual([]);
  });

  it("is led to from where nothing is", () => {
    expect(away([pass, play], "board")).toBe("hand");
    expect(away([pass, battle], "log")).toBe("board");
    expect(away([battle, play], "log")).toBe("hand");
  });

  it("is not led to from where something is, nor when the prompt has it all", () => {
    expect(away([battle, play], "board")).toBeNull();
    expect(away([pass, play], "hand")).toBeNull();
    expect(away([pass, troops], "log")).toBeNull();
  });
});
