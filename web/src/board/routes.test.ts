import { describe, expect, it } from "vitest";
import type { StoryLine } from "../service/types";
import { gone, lastPlaces } from "./routes";

describe("ways", () => {
  const game = { roles: { man: "piece", town: "place" } } as const;
  const things = (kind: string, numbers: number[]): StoryLine["text"] => numbers.map((number) => ({ kind, number, text: "" }));

  it("follows the way that the story tells, over several moves", () => {
    const told = (n: number, pieces: number[], way?: number[]): StoryLine => ({ n, under: "", heading: "", text: things("man", pieces), ...(way && { way }) });
    const story = [told(1, [0], [5, 4]), told(2, [0, 3], [1, 2]), told(3, [7], [9, 2]), told(4, [3], [2, 3, 4]), told(5, [3])];
    expect(gone(game, story, 3, 1, 4)).toEqual([1, 2, 3, 4]);
    expect(gone(game, story, 3, 2, 4)).toEqual([2, 3, 4]);
    expect(gone(game, story, 3, 0, 4)).toBeNull();
    expect(gone(game, story, 7, 1, 4)).toBeNull();
    expect(gone(game, [], 3, 1, 4)).toBeNull();
  });

  it("begin with the places of the last act that names any", () => {
    const line = (n: number, places: number[]): StoryLine => ({ n, under: "", heading: "", text: things("town", places) });
    expect(lastPlaces(game, [line(3, [0]), line(4, [1, 2]), line(4, [2]), line(5, [])])).toEqual([1, 2]);
    expect(lastPlaces(game, [])).toEqual([]);
  });
});
