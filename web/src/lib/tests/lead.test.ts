import { describe, expect, it } from "vitest";
import { away, partsOf } from "../lead";

const pass = { verb: "pass", kind: null, targets: [] };
const play = { verb: "play", kind: "card", targets: [1, 2] };
const battle = { verb: "battle", kind: "space", targets: [3] };
const troops = { verb: "troops", kind: "number", targets: [0, 1] };

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
