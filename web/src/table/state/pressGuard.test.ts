import { beforeEach, describe, expect, it } from "vitest";
import type { Choice, Position } from "../../service/types";
import { Guard, type Clock } from "./pressGuard.svelte";

const plain = (verb: string): Choice => ({ verb, kind: null, role: null, ends: true, targets: [], leaves: [] });
const cards = (...targets: number[]): Choice => ({ verb: "pay", kind: "card", role: "card", ends: false, targets, leaves: [] });
const at = (question: string | null, prompt = "Pay?", choices: Choice[] = [plain("done"), cards(1, 2, 3)]): Position =>
  ({ question, prompt: [prompt], heading: "Turn 1", choices }) as unknown as Position;

/** Somebody who presses; as the guard hears of it, without a page. */
interface Hand {
  press: { x: number; y: number; box: null; held: boolean; used: boolean } | null;
}

describe("a press", () => {
  let time: number;
  let waiting: { then: () => void; at: number }[];
  let pause: number;
  let guard: Guard;
  const clock: Clock = {
    now: () => time,
    drawn: (then) => void waiting.push({ then, at: time + 10 }),
    later: (then, wait) => void waiting.push({ then, at: time + wait }),
  };

  function pass(wait: number): void {
    const end = time + wait;
    for (;;) {
      const next = waiting.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      time = Math.max(time, next.at);
      next.then();
    }
    time = end;
  }

  function press(x: number, verb: string, target: number | null = null, held = false): boolean {
    (guard as unknown as Hand).press = { x, y: 0, box: null, held, used: false };
    const counts = verb === "undo" ? guard.allowsUndo() : guard.allows([verb], target);
    (guard as unknown as Hand).press = null;
    return counts;
  }

  beforeEach(() => {
    time = 0;
    waiting = [];
    pause = 400;
    guard = new Guard(() => pause, clock);
    guard.show(at("first"));
    pass(5000);
  });

  it("counts once the question has been seen, and not before it was drawn", () => {
    guard.show(at("second"));
    expect(guard.ready).toBe("no");
    pass(405);
    expect(press(0, "done")).toBe(false);
    pass(6);
    expect([guard.ready, press(0, "done")]).toEqual(["yes", true]);
  });

  it("counts later where the last one fell, and only after a rest", () => {
    expect(press(0, "done")).toBe(true);
    guard.show(at("second"));
    for (let wait = 0; wait < 3000; wait += 150) {
      expect(press(3, "done")).toBe(false);
      pass(150);
    }
    expect(guard.ready).toBe("elsewhere");
    pass(300);
    expect([guard.ready, press(3, "done")]).toEqual(["yes", true]);
  });

  it("counts elsewhere as soon as it does anywhere", () => {
    press(0, "done");
    guard.show(at("second"));
    pass(420);
    expect([guard.ready, press(0, "done"), press(100, "done")]).toEqual(["elsewhere", false, true]);
  });

  it("counts at once for what stood there before, if the question is put in the same words", () => {
    expect(press(0, "pay", 1)).toBe(true);
    guard.show(at("second", "Pay?", [plain("done"), cards(2, 3, 4)]));
    pass(20);
    expect([press(100, "pay", 2), press(100, "pay", 4), press(100, "done")]).toEqual([true, false, false]);
    guard.show(at("third", "Lose?", [plain("done"), cards(3)]));
    pass(20);
    expect(press(200, "pay", 3)).toBe(false);
  });

  it("does not count for what was never seen, however often the question changes", () => {
    guard.show(at("second", "Pay?", [cards(7)]));
    pass(20);
    guard.show(at("third", "Pay?", [cards(7)]));
    pass(20);
    expect(press(0, "pay", 7)).toBe(false);
  });

  it("takes back at once, but not twice by a double click", () => {
    press(0, "done");
    guard.show(at("second"));
    expect(press(100, "undo")).toBe(true);
    guard.show(at("third"));
    pass(200);
    expect(press(100, "undo")).toBe(false);
    pass(410);
    expect(press(100, "undo")).toBe(true);
  });

  it("counts once as long as a key is held, also where all else counts at once", () => {
    pause = 0;
    expect([press(0, "done"), press(0, "done", null, true), press(0, "done")]).toEqual([true, false, true]);
    guard.show(at("second"));
    expect([guard.ready, press(0, "done")]).toEqual(["yes", true]);
  });

  it("is not what the program does by itself", () => {
    guard.show(at("second"));
    expect(guard.allows(["done"], null)).toBe(true);
  });
});
