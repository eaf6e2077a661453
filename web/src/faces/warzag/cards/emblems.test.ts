import { expect, it } from "vitest";
import BOX from "../../../../../src/grognard/games/warzag/data/box.toml?raw";
import { find } from "./emblems";

it("every supply card, objective, mission and promotion has an emblem", () => {
  const codes = [...BOX.matchAll(/\bid = "([SOMP]\d\d)"/g)].map(([, code]) => code ?? "");
  expect(codes.length).toBe(15 + 14 + 30 + 12);
  expect(codes.filter((code) => !find(code))).toEqual([]);
  expect(find("X01")).toBeNull();
});
