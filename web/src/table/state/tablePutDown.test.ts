import { afterEach, describe, expect, it, vi } from "vitest";
import type { Face } from "../../face/face";
import { api } from "../../service/api";
import type { Choice, GameInfo, Held, Position } from "../../service/types";
import { Table } from "./table.svelte";

vi.mock("../../browser/settings.svelte", () => ({ settings: { pause: 0 }, store: () => undefined, stored: (_: string, otherwise: unknown) => otherwise }));

const choice = (verb: string, kind: string | null, targets: number[] = []) => ({ verb, kind, role: null, ends: kind === null, targets, leaves: [] });
const then = { prompt: ["Which piece?"], choices: [choice("move", "piece", [4, 5]), choice("done", null)] };
const held: Held = { verb: "move", kind: "piece", targets: [1, 2], moved: false, stop: null, then };

describe("first one thing, then another", () => {
  const game = { name: "toy", kinds: {}, roles: {}, verb_texts: {}, seat_names: {}, scenarios: [] } as unknown as GameInfo;
  const moved: Held = { ...held, moved: true, stop: "stop" };

  function at(seq: number, prompt: string, choices: Choice[], hand: Held | null = null, seat = 0): Position {
    return { id: "m", seat, seq, prompt: [prompt], choices, held: hand, can_undo: null, people: {} } as unknown as Position;
  }

  /** What is sent when this follows the first act. */
  async function sent(next: Position, press: (table: Table) => void): Promise<string[]> {
    const acts: string[] = [];
    vi.spyOn(api, "act").mockImplementation((_id, _seat, _seq, _question, verb, target) => {
      acts.push(target === null ? verb : `${verb} ${target}`);
      return Promise.resolve({ ok: true, position: acts.length === 1 ? next : at(9, "Later?", []) });
    });
    vi.spyOn(api, "why").mockResolvedValue({ why: ["no"], rule: null });
    const table = new Table(game, null, {} as Face, at(1, "Go on?", [choice("go", "city", [7]), choice("stop", null)], moved));
    press(table);
    await new Promise((done) => setTimeout(done));
    return acts;
  }

  afterEach(() => void vi.restoreAllMocks());

  it("goes on where the question is the one that was foretold", async () => {
    expect(await sent(at(2, "Which piece?", then.choices), (table) => table.choose("piece", 4))).toEqual(["stop", "move 4"]);
    expect(await sent(at(2, "Which piece?", then.choices), (table) => table.finish(choice("done", null)))).toEqual(["stop", "done"]);
  });

  it("never answers another question, nor for another seat, nor what is not on offer", async () => {
    const done = (table: Table): void => table.finish(choice("done", null));
    expect(await sent(at(2, "Attack?", then.choices), done)).toEqual(["stop"]);
    expect(await sent(at(2, "Which piece?", then.choices, null, 1), done)).toEqual(["stop"]);
    expect(await sent(at(2, "Which piece?", []), done)).toEqual(["stop"]);
    expect(await sent(at(2, "Which piece?", [choice("move", "piece", [5])]), (table) => table.choose("piece", 4))).toEqual(["stop"]);
  });

  it("says first what would be left undone, but not what the reader does not want to hear", async () => {
    const leaves = [{ key: "leaves-unmoved", text: ["Not moved yet."] }];
    const next = at(2, "Which piece?", then.choices);
    let asked: Table | null = null;
    const acts = await sent(next, (table) => (asked = table).finish({ ...choice("done", null), leaves }));
    expect(acts).toEqual([]);
    expect(asked!.leaving?.verb).toBe("done");
    expect(
      await sent(next, (table) => {
        table.hush(["leaves-unmoved"]);
        table.finish({ ...choice("done", null), leaves });
      }),
    ).toEqual(["stop", "done"]);
  });
});
