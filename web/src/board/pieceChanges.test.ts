import { describe, expect, it } from "vitest";
import { changes } from "./pieceChanges.svelte";

describe("changes", () => {
  it("are what came and what went", () => {
    expect(changes(new Set([0, 4, 7]), new Set([0, 1]))).toEqual({ fresh: [1], gone: [4, 7] });
  });
});
