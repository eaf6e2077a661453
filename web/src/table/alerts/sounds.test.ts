import { describe, expect, it } from "vitest";
import type { StoryLine } from "../../service/types";
import { soundOf } from "./sounds";

function line(more: Partial<StoryLine>): StoryLine {
  return { n: 1, under: "", heading: "", text: [], ...more };
}

describe("the sound of what happened", () => {
  it("is that of the loudest line", () => {
    expect(soundOf([line({ about: "card" })])).toBe("card");
    expect(soundOf([line({ about: "card" }), line({ about: "march" })])).toBe("march");
    expect(soundOf([line({ about: "battle" }), line({ about: "march" })])).toBe("battle");
  });

  it("is a march where pieces went a way", () => {
    expect(soundOf([line({ way: [1, 2] })])).toBe("march");
  });

  it("is none for what makes no noise", () => {
    expect(soundOf([line({ about: "score" }), line({})])).toBeNull();
    expect(soundOf([])).toBeNull();
  });
});
