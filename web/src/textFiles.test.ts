/** All text files of the page and of the faces, and all sources that ask for texts. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import "./faces";
import { t } from "./texts/i18n.svelte";

const FILES = import.meta.glob<string>("./{texts,pages/texts,faces/*/texts,faces/*/front,faces/*/charts}/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });

function keysOf(text: string): string[] {
  return new FluentResource(text).body.map((entry) => entry.id);
}

/** The files of one language, by the folder in which they lie. */
function inLanguage(name: string): Map<string, string> {
  const mine = Object.entries(FILES).filter(([path]) => path.endsWith(`/${name}.ftl`));
  return new Map(mine.map(([path, text]) => [path.replace("./", "").replace(`/${name}.ftl`, ""), text]));
}

const english = inLanguage("en");
const languages = [...new Set(Object.keys(FILES).map((path) => path.replace(/^.*\/(.*)\.ftl$/, "$1")))].filter((name) => name !== "en");
/** A language says in its `core.ftl` whether it is complete; one that is growing may lack texts. */
const CORES = import.meta.glob<string>("../../src/grognard/texts/*/core.ftl", { query: "?raw", import: "default", eager: true });
const complete = languages.filter((name) => /^language-state = complete$/m.test(CORES[`../../src/grognard/texts/${name}/core.ftl`] ?? ""));

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

  it("are complete in Italian", () => {
    expect(complete).toContain("it");
  });

  it.each(complete)("say in %s all that they say in English", (name) => {
    const other = inLanguage(name);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [folder, text] of english) expect(keysOf(other.get(folder) ?? "").sort(), folder).toEqual(keysOf(text).sort());
  });

  it.each(languages)("say in %s nothing that they do not say in English, and fill in the same", (name) => {
    const other = inLanguage(name);
    for (const folder of other.keys()) expect([...english.keys()]).toContain(folder);
    for (const [folder, text] of english) {
      const translated = other.get(folder) ?? "";
      expect(keysOf(text), folder).toEqual(expect.arrayContaining(keysOf(translated)));
      const args = (file: string, key: string): string[] => {
        const entry = new RegExp(`^${key} =(.*(?:\\n[ }].*)*)`, "m").exec(file)?.[1] ?? "";
        return [...new Set([...entry.matchAll(/\{ \$(\w+)/g)].map((match) => match[1] ?? ""))].sort();
      };
      for (const key of keysOf(translated)) expect(args(text, key), `${name} ${key}`).toEqual(expect.arrayContaining(args(translated, key)));
    }
  });

  it("of the front page are there before any face is loaded", () => {
    const fronts = [...english].filter(([folder]) => folder.endsWith("/front")).flatMap(([, text]) => keysOf(text));
    expect(fronts.length).toBeGreaterThan(20);
    expect(fronts.filter((key) => t(key) === key)).toEqual([]);
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
