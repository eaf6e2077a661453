import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../../service/api";
import type { Face } from "../../face/face";
import type { GameInfo, Position } from "../../service/types";
import { Table } from "./table.svelte";

vi.mock("../../browser/settings.svelte", () => ({ settings: { pause: 0 }, store: () => undefined, stored: (_: string, otherwise: unknown) => otherwise }));

type Answer = { ok: true; position: Position };
type Asked = { seq: number; verb: string; resolve(answer: Answer): void; reject(error: unknown): void };

const game = { name: "toy", kinds: {}, roles: {}, verb_texts: {}, seat_names: {}, scenarios: [] } as unknown as GameInfo;

function at(seq: number, prompt: string, more: Partial<Position> = {}): Position {
  const choices = ["pass", "fight"].map((verb) => ({ verb, kind: null, role: null, ends: false, targets: [] }));
  return { id: "m", seat: 0, seq, prompt: [prompt], question: prompt, choices, can_undo: null, people: {}, ...more } as unknown as Position;
}

const stale = (position: Position): ApiError => new ApiError(409, "stale", "The position has changed.", null, position);
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("what is chosen", () => {
  let table: Table;
  let acts: Asked[];
  let undone: Asked[];

  beforeEach(() => {
    table = new Table(game, null, {} as Face, at(1, "First?"));
    acts = [];
    undone = [];
    vi.spyOn(api, "act").mockImplementation((_id, _seat, seq, _question, verb) => new Promise((resolve, reject) => acts.push({ seq, verb, resolve, reject })));
    vi.spyOn(api, "undo").mockImplementation((_id, _seat, seq) => new Promise((resolve, reject) => undone.push({ seq, verb: "undo", resolve, reject })));
  });

  const sent = (): string[] => acts.map(({ seq, verb }) => `${verb} at ${seq}`);

  it("is called as the game calls it, for the face, too, and again in another language", () => {
    const named = (town: string): GameInfo => ({ ...game, kinds: { town: [town] }, verb_texts: { en: `verb-go = go to ${town}` } });
    table = new Table(named("Rome"), { width: 3 }, {} as Face, at(1, "First?"));
    expect([table.name("town", 0), table.name("town", 1), table.layout, table.verbText("go")]).toEqual(["Rome", "town 1", { width: 3, names: { town: ["Rome"] } }, "Go to Rome"]);
    table.reword(named("Roma"), { width: 4 }, at(1, "Prima?"));
    expect([table.name("town", 0), table.layout, table.verbText("go")]).toEqual(["Roma", { width: 4, names: { town: ["Roma"] } }, "Go to Roma"]);
  });

  it("keeps the words of its game when another table is made or reworded on the same page", () => {
    const named = (verb_texts: Record<string, string>): GameInfo => ({ ...game, verb_texts });
    const en = "verb-go = march\nverb-go-target = march to { $target }";
    const words = (one: Table): string[] => [one.word("go"), one.verbText("go", "Rome"), one.word("begin-with-guns")];
    table = new Table(named({ it: "verb-go = marcia\nverb-go-target = marcia: { $target }\nverb-begin-with-guns = comincia coi Cannoni", en }), null, {} as Face, at(1, "First?"));
    const italian = ["Marcia", "Marcia: Rome", "Comincia coi Cannoni"];
    const picture = new Table(named({ en: "verb-go = sail" }), null, {} as Face, at(1, "First?"));
    expect(words(table)).toEqual(italian);
    expect(words(picture)).toEqual(["Sail", "Sail: Rome", "Begin with guns"]);
    picture.reword(named({ en }), null, at(1, "First?"));
    expect(words(table)).toEqual(italian);
    expect(words(picture)).toEqual(["March", "March to Rome", "Begin with guns"]);
  });

  it("is sent once, however often it is pressed", async () => {
    table.act("pass");
    table.act("pass");
    acts[0]?.resolve({ ok: true, position: at(2, "Second?") });
    await settled();
    expect(sent()).toEqual(["pass at 1"]);
    expect(table.position.seq).toBe(2);
  });

  it("in a new position, before the answer to the last act, goes after it", async () => {
    table.act("pass");
    table.hear(at(2, "Second?"));
    table.act("fight");
    expect(sent()).toEqual(["pass at 1"]);
    acts[0]?.resolve({ ok: true, position: at(2, "Second?") });
    await settled();
    expect(sent()).toEqual(["pass at 1", "fight at 2"]);
  });

  it("so is not lost where another seat has decided meanwhile", async () => {
    table.act("pass");
    table.hear(at(2, "Second?"));
    table.act("fight");
    table.hear(at(3, "Second?"));
    acts[0]?.resolve({ ok: true, position: at(2, "Second?") });
    await settled();
    expect(sent()).toEqual(["pass at 1", "fight at 3"]);
  });

  it("so is dropped where the question has changed", async () => {
    table.act("pass");
    table.hear(at(2, "Second?"));
    table.act("fight");
    table.hear(at(3, "Third?"));
    acts[0]?.resolve({ ok: true, position: at(2, "Second?") });
    await settled();
    expect(sent()).toEqual(["pass at 1"]);
  });

  it("goes again as often as others are quicker, where the question is the same", async () => {
    table.act("pass");
    for (const seq of [2, 3]) {
      acts.at(-1)?.reject(stale(at(seq, "First?")));
      await settled();
    }
    acts.at(-1)?.resolve({ ok: true, position: at(4, "Second?") });
    await settled();
    expect(sent()).toEqual(["pass at 1", "pass at 2", "pass at 3"]);
    expect(table.toast).toBeNull();
  });

  it("never answers a question that the reader has not seen", async () => {
    table.act("pass");
    table.hear(at(2, "Second?"));
    acts[0]?.reject(stale(at(2, "Second?")));
    await settled();
    expect(sent()).toEqual(["pass at 1"]);
    expect(table.toast?.parts).toEqual(["The position has changed."]);
  });

  it("never answers the next question, however equal it looks", async () => {
    table.act("pass");
    acts[0]?.reject(stale(at(2, "First?", { question: "another" })));
    await settled();
    table.hear(at(3, "First?", { question: "a third" }));
    table.act("pass");
    table.hear(at(4, "First?", { question: "a fourth" }));
    table.act("fight");
    table.hear(at(5, "First?", { question: "a fifth" }));
    acts[1]?.resolve({ ok: true, position: at(4, "First?", { question: "a fourth" }) });
    await settled();
    expect(sent()).toEqual(["pass at 1", "pass at 3"]);
  });

  it("never answers for another seat of the reader's", async () => {
    table.act("pass");
    acts[0]?.reject(stale(at(2, "First?", { seat: 1 })));
    await settled();
    expect(sent()).toEqual(["pass at 1"]);
  });

  it("can be taken back before the answer has come", async () => {
    table.act("pass");
    table.hear(at(2, "Second?"));
    void table.undo();
    expect(undone).toEqual([]);
    acts[0]?.resolve({ ok: true, position: at(2, "Second?") });
    await settled();
    expect(undone.map(({ seq }) => seq)).toEqual([2]);
  });

  it("can be taken back as a whole", async () => {
    void table.undo(true);
    expect(vi.mocked(api.undo)).toHaveBeenLastCalledWith("m", 0, 1, true);
  });
});
