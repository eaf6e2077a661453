import { expect, test } from "vitest";
import { pixelsPer } from "./wheel";

test("a wheel counts pixels, lines or pages", () => {
  expect([0, 1, 2].map((deltaMode) => pixelsPer({ deltaMode }, 300))).toEqual([1, 18, 300]);
});
