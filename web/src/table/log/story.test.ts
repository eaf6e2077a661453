import { describe, expect, it } from "vitest";
import type { About, StoryLine } from "../../service/types";
import { battleground, chapters, colourOf, folded, passages, results, stops, summaryOf, turns } from "./story";

let index = 0;
function line(n: number, about?: About, under = "turn 1", text = `line ${++index}`): StoryLine {
  const more = about === undefined ? {} : { about };
  return { n, under, heading: under, text: [text], ...more };
}

describe("what is told", () => {
  it("says a thing once, with how often it was told, and no heading again", () => {
    const found = folded([line(1, "phase"), line(2, "gain", "a", "x"), line(3, "gain", "a", "x"), line(4, "gain", "a", "y"), line(5, "gain", "b", "y")]);
    expect(found.map(({ n, times }) => [n, times])).toEqual([[3, 2], [4, 1], [5, 1]]);
  });

  it("keeps a line of a phase that stands under no heading", () => {
    expect(folded([{ ...line(1, "phase"), heading: "" }])).toHaveLength(1);
  });

  it("puts a battle together with its cards, losses and retreat", () => {
    const story = [line(1, "march"), line(2, "battle"), line(3, "fight"), line(4, "card"), line(5, "outcome"), line(5, "loss"), line(6, "retreat"), line(7, "card"), line(8, "battle"), line(9, "fight")];
    expect(passages(folded(story)).map((passage) => passage.map(({ n }) => n))).toEqual([[1], [2, 3, 4, 5, 5, 6], [7], [8, 9]]);
  });

  it("does not put two turns into one battle", () => {
    expect(passages(folded([line(1, "battle", "a"), line(2, "loss", "b")]))).toHaveLength(2);
  });
});

describe("a battle that is summed up", () => {
  const course = [line(1, "battle"), line(1), line(2, "fight"), line(3, "score"), line(4, "outcome"), line(4, "gain"), line(5, "retreat"), line(6, "summary")];

  it("has all that was told before its summary, and nothing after it", () => {
    const found = passages(folded([...course, line(6, "capture"), line(7, "march")]));
    expect(found.map((passage) => passage.length)).toEqual([8, 1, 1]);
    expect(summaryOf(found[0]!)?.n).toBe(6);
  });

  it("has no summary while it goes on, and what is told of it already", () => {
    const found = passages(folded(course.slice(0, 4)));
    expect(found.map((passage) => passage.length)).toEqual([4]);
    expect(summaryOf(found[0]!)).toBe(null);
  });

  it("ends with its summary where a counterattack follows", () => {
    const found = passages(folded([line(1, "battle"), line(1, "outcome"), line(1, "summary"), line(2, "battle"), line(2, "outcome"), line(2, "summary")]));
    expect(found.map((passage) => passage.length)).toEqual([3, 3]);
  });

  it("is one result and no stop of its own", () => {
    expect(results(course, 0).map(({ n, lines }) => [n, lines.length])).toEqual([[6, 8]]);
    expect(stops(course, 0, 6)).toEqual([1, 3, 4, 5]);
  });
});

describe("the log by its headings", () => {
  it("has the figures of a turn beside its heading and its battles whole", () => {
    const found = turns([line(1, "phase", "a"), line(1, "figures", "a"), line(2, "battle", "a"), line(3, "loss", "a"), line(4, "march", "b")]);
    expect(found.map(({ under, figures, passages: all }) => [under, figures?.about ?? null, all.map(({ length }) => length)])).toEqual([
      ["a", "figures", [2]],
      ["b", null, [1]],
    ]);
  });

  it("begins another turn with another heading only", () => {
    expect(turns([line(1, "march", "a"), { ...line(2), under: "", heading: "" }, line(3, "march", "a")])).toHaveLength(1);
  });

  it("tells no figures as news", () => {
    expect(chapters([line(2, "figures"), line(3, "march")], 1, 3).map(({ passages: all }) => all.length)).toEqual([1]);
  });
});

describe("where a battle is", () => {
  const game = { roles: { space: "place", power: "other" } } as const;
  const power = { kind: "power", number: 7, text: "Germany" };
  const from = { kind: "space", number: 3, text: "Western Germany" };
  const to = { kind: "space", number: 7, text: "Burgundy" };

  it("is where its way ends", () => {
    expect(battleground(game, { text: [power, " attacks from ", from, " to ", to], way: [3, 7] })).toBe(to);
  });

  it("is the place that is told without a way", () => {
    expect(battleground(game, { text: [power, " attacks ", to, " near ", from] })).toBe(to);
  });
});

describe("what is news", () => {
  it("is told by whose turn it was, from one point to another", () => {
    const by = { kind: "nation", number: 2 };
    const story = [line(1, "march", "a"), { ...line(2, "march", "b"), by }, line(3, undefined, "b"), line(4, "capture", "b"), line(5, "march", "c"), line(6, "march", "d")];
    const found = chapters(story, 1, 5);
    expect(found.map(({ under, passages: all }) => [under, all.length])).toEqual([["b", 2], ["c", 1]]);
    expect(found[0]?.by).toEqual(by);
  });
});

describe("results", () => {
  it("are battles that are decided, and what matters beside them", () => {
    const story = [line(1, "march"), line(2, "battle"), line(3, "outcome"), line(4, "battle"), line(5, "fight")];
    expect(results(story, 0).map(({ key, n }) => [key, n])).toEqual([["2 battle", 3]]);
    expect(results(story, 2)).toHaveLength(1);
    expect(results(story, 3)).toEqual([]);
  });

  it("of one kind and one act are one", () => {
    const story = [line(1, "score"), line(1, "score"), line(2, "march"), line(3, "score"), line(4, "loss"), line(5, "loss")];
    expect(results(story, 0).map(({ about, lines }) => [about, lines.length])).toEqual([["score", 2], ["score", 1], ["loss", 1], ["loss", 1]]);
  });
});

describe("watching", () => {
  it("stops at each act with something to see, not at dice and draws", () => {
    const story = [line(1, "march"), line(2), line(3, "battle"), line(4, "fight"), line(5, "loss"), line(5, "outcome"), line(6, "phase"), line(7, "march")];
    expect(stops(story, 1, 6)).toEqual([3, 5]);
  });
});

describe("the colour of a line", () => {
  const face = { colour: (_: unknown, { kind, number }: { kind: string; number: number }) => (kind === "nation" ? `c${number}` : null) };
  it("is that of the first nation in it, else of whose turn it is", () => {
    const by = { kind: "nation", number: 1 };
    const text = ["To ", { kind: "city", number: 3, text: "Ulm" }, { kind: "nation", number: 2, text: "Austria" }];
    expect(colourOf(face, {}, { text, by })).toBe("c2");
    expect(colourOf(face, {}, { text: ["nothing"], by })).toBe("c1");
    expect(colourOf(face, {}, { text: ["nothing"] })).toBe("");
    expect(colourOf({}, {}, { text, by })).toBe("");
  });
});
