import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import "../../faces";
import { numbersOf, placeKind, plain, thingOf } from "../parts";
import { blocks, found, numbered } from "../rules";
import { named } from "../search";
import { bundle, language, learn, list, nameOf, paceText, pick, speak, t, VerbTexts } from "../texts.svelte";

const FILES = import.meta.glob<string>("../../{texts,faces/*/texts,faces/*/front}/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../../**/*.{svelte,ts}", "!../../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

function keysOf(text: string): string[] {
  return new FluentResource(text).body.map((entry) => entry.id);
}

/** The files of one language, by the folder in which they lie. */
function inLanguage(name: string): Map<string, string> {
  const mine = Object.entries(FILES).filter(([path]) => path.endsWith(`/${name}.ftl`));
  return new Map(mine.map(([path, text]) => [path.replace("../../", "").replace(`/${name}.ftl`, ""), text]));
}

const english = inLanguage("en");
const languages = [...new Set(Object.keys(FILES).map((path) => path.replace(/^.*\/(.*)\.ftl$/, "$1")))].filter((name) => name !== "en");

describe("text files", () => {
  it("can be read to the last line", () => {
    for (const [path, text] of Object.entries(FILES)) {
      expect(keysOf(text).sort(), path).toEqual((text.match(/^[a-zA-Z][\w-]*(?= =)/gm) ?? []).sort());
      expect(new Set(keysOf(text)).size, path).toBe(keysOf(text).length);
    }
  });

  it("have no key in common, so that no game takes the words of the page or of another game", () => {
    const keys = [...english.values()].flatMap(keysOf);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(languages)("say in %s all that they say in English, and fill in the same", (name) => {
    const other = inLanguage(name);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [folder, text] of english) {
      const translated = other.get(folder) ?? "";
      expect(keysOf(translated).sort(), folder).toEqual(keysOf(text).sort());
      const args = (file: string, key: string): string[] => {
        const entry = new RegExp(`^${key} =(.*(?:\\n .*)*)`, "m").exec(file)?.[1] ?? "";
        return [...new Set([...entry.matchAll(/\{ \$(\w+)/g)].map((match) => match[1] ?? ""))].sort();
      };
      for (const key of keysOf(text)) expect(args(text, key), `${name} ${key}`).toEqual(expect.arrayContaining(args(translated, key)));
    }
  });

  /** Keys in quotes, and those that are put together: `friedrich-legend-${key}` stands for all that begin so. */
  const defined = new Set([...english.values()].flatMap(keysOf));
  const wholes: string[] = [];
  const patterns: RegExp[] = [];
  for (const source of Object.values(SOURCES)) {
    for (const [, , key] of source.matchAll(/(["'])([a-z][\w]*(?:-[\w-]+)?)\1/g)) wholes.push(key ?? "");
    for (const [, key] of source.matchAll(/`([a-z]+-(?:[\w-]|\$\{[^}]*\})*\$\{(?:[\w-]|[^`])*)`/g))
      if (/^[a-z]+-[\w$-]/.test(key ?? "")) patterns.push(new RegExp(`^${(key ?? "").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`));
  }

  it("have every text that is asked for", () => {
    const calls = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/\bt\((?:[^()"`]*\? )?["']([a-z][\w-]*)["'](?: : ["']([a-z][\w-]*)["'])?/g)]);
    const asked = calls.flatMap(([, one, other]) => [one, other]).filter((key): key is string => key !== undefined);
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.filter((key) => !defined.has(key))).toEqual([]);
  });

  it("have no text that nobody asks for", () => {
    const used = new Set(wholes);
    expect([...defined].filter((key) => !used.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it("are the only place for words: none stand between tags", () => {
    for (const [path, source] of Object.entries(SOURCES)) {
      if (!path.endsWith(".svelte")) continue;
      const markup = source.replace(/<script[^]*?<\/script>/g, "").replace(/<style>[^]*<\/style>/, "").replace(/<!--[^]*?-->/g, "");
      const bare = markup.replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "").replace(/<\/?[a-zA-Z](?:[^<>"]|"[^"]*")*>/g, "");
      expect(bare.replace(/Grognard|&\w+;/g, "").match(/[A-Za-z]{3,}/g) ?? [], path).toEqual([]);
    }
  });
});

describe("texts", () => {
  beforeAll(() => speak("en"));

  it("fill in what they name, and a missing one shows its key", () => {
    expect(t("replay-at", { n: 3, last: 9 })).toBe("3 of 9");
    expect(t("no-such-key")).toBe("no-such-key");
  });

  it("find the word that goes with a number", () => {
    expect([1, 2].map((number) => t("tray-more", { number }))).toEqual(["1 more card this way", "2 more cards this way"]);
  });

  it("are there in the first wished language that has a file", () => {
    expect(pick(["hu-HU", "it-IT", "en"], ["en", "it"])).toBe("it");
    expect(pick(["hu"], ["en", "it"])).toBe("en");
    expect(["en", "it"].map(nameOf)).toEqual(["English", "Italiano"]);
  });

  it("name a verb without a text by itself", () => {
    const verbs = new VerbTexts({});
    expect(verbs.of("no-such-verb")).toBe("No such verb");
    expect(verbs.of("no-such-verb", "Berlin")).toBe("No such verb: Berlin");
  });

  it("name a verb as the service does, with a capital letter; what a language lacks is English", () => {
    const en = "verb-go = go\nverb-go-target = go to { $target }\nverb-stop = stop here\nverb-lose-target = { $target } loses { $number ->\n    [one] one\n   *[other] some\n}";
    const verbs = new VerbTexts({ it: "verb-go = vai\nverb-go-target = vai a { $target }", en });
    expect([verbs.of("go"), verbs.of("go", "Berlin"), verbs.of("stop")]).toEqual(["Vai", "Vai a Berlin", "Stop here"]);
    expect([verbs.of("stop", "Berlin"), verbs.of("lose", "Keith"), verbs.of("lose", "1")]).toEqual(["Stop here: Berlin", "Keith loses some", "1 loses one"]);
  });

  it("count days", () => {
    expect([paceText("live"), paceText(1), paceText(3)]).toEqual(["live", "1 day a decision", "3 days a decision"]);
  });

  it("change with the language, those of the game on the table too; what is lacking is English", async () => {
    await learn({ en: "toy-go = Go\ntoy-stop = Stop", others: { it: async () => "toy-go = Vai" } });
    expect([t("toy-go"), t("close"), list(["a", "b", "c"])]).toEqual(["Go", "Close", "a, b, and c"]);
    await speak("it");
    expect([language(), t("toy-go"), t("toy-stop"), t("close"), list(["a", "b", "c"])]).toEqual(["it", "Vai", "Stop", "Chiudi", "a, b e c"]);
    await Promise.all([speak("it"), speak("en")]);
    expect(language()).toBe("en");
    expect(bundle("en", "x = y").hasMessage("x")).toBe(true);
  });

  it("of a game take nothing from the page or from another game, whichever comes last", async () => {
    const chess = { en: "chess-sea = Sea\nchess-or-draughts = chess\nclose = Checkmate", others: {} };
    const draughts = { en: "draughts-sea = Lake\nchess-or-draughts = draughts", others: {} };
    const words = (): string[] => ["chess-sea", "draughts-sea", "chess-or-draughts", "close"].map((key) => t(key));
    await learn(chess);
    await learn(draughts);
    expect(words()).toEqual(["Sea", "Lake", "chess", "Close"]);
    await learn(chess);
    expect(words()).toEqual(["Sea", "Lake", "chess", "Close"]);
  });
});

describe("a line of parts", () => {
  const game = { roles: { town: "place", man: "piece" } } as const;
  const line = [{ kind: "man", number: 2, text: "keith" }, " goes to ", { kind: "town", number: 7, text: "Stettin" }];

  it("is a text with things in it", () => {
    expect(plain(line)).toBe("keith goes to Stettin");
    expect(plain(null)).toBe("");
    expect(thingOf(game, line, "place", "piece")).toEqual({ kind: "town", number: 7, text: "Stettin" });
    expect(thingOf(game, line, "card")).toBeNull();
    expect([numbersOf(game, line, "piece"), placeKind(game)]).toEqual([[2], "town"]);
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
    expect(["4", "9.2.1", "R12", "W7.2.1", "card-landsturm", "scenario-1"].map(numbered)).toEqual([true, true, true, true, false, false]);
  });

  it("are found by all of the words", () => {
    expect(found(rules, "supply train").map((rule) => rule.section)).toEqual(["9"]);
    expect(found(rules, "generals").length).toBe(2);
    expect(found(rules, "")).toHaveLength(2);
  });
});
