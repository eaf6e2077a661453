import { describe, expect, it } from "vitest";
import en from "../../messages/en.json";
import { fill, paceText, pick, t, verbText } from "../messages";
import { named, pieces } from "../names";
import { blocks, found, numbered } from "../rules";

describe("messages", () => {
  it("fill in what they name", () => {
    expect(fill("{a} of {b}, {c}", { a: 1, b: 2 })).toBe("1 of 2, {c}");
    expect(t("replay.at", { n: 3, last: 9 })).toBe("3 of 9");
    expect(t("no.such.key")).toBe("no.such.key");
  });

  it("find the word that goes with a number", () => {
    const text = "{n} {n|card|cards}";
    expect([0, 1, 2, "1", "3"].map((n) => fill(text, { n }))).toEqual(["0 cards", "1 card", "2 cards", "1 card", "3 cards"]);
    expect(fill(text)).toBe(text);
  });

  it("choose the first language that has a file", () => {
    expect(pick(["hu-HU", "it-IT", "en"], ["en", "it"])).toBe("it");
    expect(pick(["hu"], ["en", "it"])).toBe("en");
  });

  it("name a verb without a text by itself", () => {
    expect(verbText("break-off")).toBe("Break off");
    expect(verbText("go", "Berlin")).toBe("Go: Berlin");
  });

  it("count days", () => {
    expect([paceText("live"), paceText(1), paceText(3)]).toEqual(["live", "1 day a decision", "3 days a decision"]);
  });

  it("has every text that the pages use", () => {
    const files = import.meta.glob<string>("../../{pages,parts,kit,lib}/*.{svelte,ts}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const used = Object.values(files).flatMap((file) => [...file.matchAll(/\bt\("([^"$]+)"/g)].map((match) => match[1] ?? ""));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !(key in en))).toEqual([]);
  });
});

describe("the log", () => {
  it("cuts a sentence at its places, longer names first", () => {
    const parts = pieces("Keith to Neu Stettin, then Stettin.", [
      { place: 1, name: "Stettin" },
      { place: 2, name: "Neu Stettin" },
    ]);
    expect(parts.map((part) => [part.text, part.place])).toEqual([
      ["Keith to ", undefined],
      ["Neu Stettin", 2],
      [", then ", undefined],
      ["Stettin", 1],
      [".", undefined],
    ]);
  });
});

describe("a place", () => {
  it("is found without its accents, whole before part", () => {
    const names = ["Neu Stettin", "Stettin", "Königsberg", "Łódź"];
    expect(named(names, "stettin")).toBe(1);
    expect(named(names, "konig")).toBe(2);
    expect(named(names, "lodz")).toBe(3);
    expect(named(names, "Paris")).toBe(-1);
    expect(named(names, " ")).toBe(-1);
  });
});

describe("the rules", () => {
  const rules = [
    { section: "4", title: "Movement", text: "Generals move." },
    { section: "9", title: "Supply", text: "A supply train\nfeeds generals.\n\n- one\n- two\n  more" },
  ];

  it("are paragraphs and lists", () => {
    expect(blocks(rules[1]?.text ?? "")).toEqual([
      { text: "A supply train feeds generals." },
      { text: "", list: ["one", "two more"] },
    ]);
  });

  it("are cited by their numbers, where they have one", () => {
    expect(["4", "9.2.1", "R12", "card-landsturm", "scenario-1"].map(numbered)).toEqual([true, true, true, false, false]);
  });

  it("are found by all of the words", () => {
    expect(found(rules, "supply train").map((rule) => rule.section)).toEqual(["9"]);
    expect(found(rules, "generals").length).toBe(2);
    expect(found(rules, "")).toHaveLength(2);
  });
});
