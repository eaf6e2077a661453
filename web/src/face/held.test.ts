import { describe, expect, it } from "vitest";
import type { Held, Position } from "../service/types";
import { closers, isHeld, takesNext, wayDown } from "./held";

const choice = (verb: string, kind: string | null, targets: number[] = []) => ({ verb, kind, role: null, ends: kind === null, targets, leaves: [] });
const then = { prompt: ["Which piece?"], choices: [choice("move", "piece", [4, 5]), choice("done", null)] };
const held: Held = { verb: "move", kind: "piece", targets: [1, 2], moved: false, stop: null, then };

function position(more: Partial<Held> | null, choices = [choice("go", "city", [7])]): Position {
  return { held: more && { ...held, ...more }, choices } as unknown as Position;
}

describe("what is in hand", () => {
  it("is put down here, where it was, or not at all", () => {
    expect(wayDown(position(null))).toBeNull();
    expect(wayDown(position({ moved: true, stop: "stop" }))).toEqual({ act: "stop", target: null });
    expect(wayDown(position({}))).toBe("undo");
    expect(wayDown(position({}, [choice("move", "piece", [1])]))).toEqual({ act: "move", target: 1 });
    expect(wayDown(position({ moved: true }))).toBeNull();
  });

  it("is known by kind and number", () => {
    expect(isHeld(position({}), "piece", 2)).toBe(true);
    expect(isHeld(position({}), "city", 2)).toBe(false);
    expect(isHeld(position(null), "piece", 2)).toBe(false);
  });

  it("makes room for what is on offer then, and for nothing else", () => {
    expect(takesNext(position({}), "piece", 4)).toBe(true);
    expect(takesNext(position({}), "piece", 1)).toBe(false);
    expect(takesNext(position({ then: null }), "piece", 4)).toBe(false);
    expect(closers(position({})).map(({ verb }) => verb)).toEqual(["done"]);
    expect(closers(position(null))).toEqual([]);
  });
});
