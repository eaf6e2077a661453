import { expect, it } from "vitest";
import { applyPatches, applyChange } from "./patch";
import type { Position } from "./types";

it("replaces values, members and places, and leaves the rest as it is", () => {
  const old = { seq: 1, view: { pieces: [{ city: 3 }, { city: 4 }], turn: 2 }, held: null };
  const now = applyChange(old, { seq: [2], view: { pieces: { "1": { city: [7] } } } }) as typeof old;
  expect(now).toEqual({ seq: 2, view: { pieces: [{ city: 3 }, { city: 7 }], turn: 2 }, held: null });
  expect(now.view.pieces[0]).toBe(old.view.pieces[0]);
  expect(old.view.pieces[1]).toEqual({ city: 4 });
});

it("puts something in the place of nothing, and nothing in the place of something", () => {
  expect(applyChange({ held: null, prompt: ["Move"] }, { held: [{ verb: "move" }], prompt: [null] })).toEqual({ held: { verb: "move" }, prompt: null });
});

it("takes lines of the story back and tells others", () => {
  const line = (n: number) => ({ n, under: "", heading: "", text: [`${n}`] });
  const position = { seq: 4, story: [line(1), line(2), line(3)] } as unknown as Position;
  const now = applyPatches(position, [
    { position: { seq: [5] }, drop: 2, tell: [line(4)] },
    { position: { seq: [6] }, drop: 0, tell: [line(5)] },
  ]);
  expect(now.seq).toBe(6);
  expect(now.story.map(({ n }) => n)).toEqual([1, 4, 5]);
});
