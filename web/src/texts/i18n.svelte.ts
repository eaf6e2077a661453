/** Internationalization (i18n) with Fluent: the texts of the page, `LANGUAGE.ftl` here, and those beside each face. What a language lacks is said in English. */
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl?raw";

export const FIRST = "en";

type Load = () => Promise<string>;

/** Texts in English, at hand, and the way to those in other languages. */
export interface Texts {
  en: string;
  others: Record<string, Load>;
}

/** Loaders by path as loaders by language: './texts/it.ftl' is 'it'. */
export function byLanguage(files: Record<string, Load>): Record<string, Load> {
  return Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(.*)\.ftl$/, "$1"), load]));
}

const own: Texts = {
  en: english,
  others: byLanguage(import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" })),
};

/** The languages that the table speaks. */
export const LANGUAGES: readonly string[] = [FIRST, ...Object.keys(own.others).sort()];

export function bundle(language: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

class Current {
  language = $state(FIRST);
  /** In the order in which a text is looked for: of the page itself, then of each game; English last. */
  bundles = $state.raw<FluentBundle[]>([bundle(FIRST, english)]);
  /** What the front page says of each game. */
  fronts: Texts[] = [];
  /** The texts of all games whose faces are loaded. No two files have a key in common: the order does not matter. */
  games: Texts[] = [];
}

const current = new Current();

/** The language that is spoken now. */
export function language(): string {
  return current.language;
}

/** The first of the wished languages that there are texts in. */
export function pick(wished: readonly string[], present: readonly string[]): string {
  for (const wish of wished) {
    const short = wish.toLowerCase().split("-")[0] ?? "";
    if (present.includes(short)) return short;
  }
  return FIRST;
}

/** A language in its own words: 'English', 'Italiano'. */
export function nameOf(tag: string): string {
  return sentence(new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag);
}

let wanted = FIRST;
let serial = 0;
let latest: Promise<void> = Promise.resolve();

/** Speak a language from now on; whatever shows texts shows them again. */
export function speak(wished: string): Promise<void> {
  wanted = wished;
  return renew();
}

/** Add the texts of a game to those of the page and of other games. */
export function learn(texts: Texts): Promise<void> {
  if (current.games.some(({ en }) => en === texts.en)) return latest;
  current.games = [...current.games, texts];
  return renew();
}

/** Texts for the front page, which are there before any game is chosen. */
export function announce(texts: Texts): void {
  current.fronts.push(texts);
  current.bundles = [bundle(FIRST, english, ...current.fronts.map((front) => front.en))];
}

function renew(): Promise<void> {
  latest = change(++serial);
  return latest;
}

/** What was wished last counts; whoever was overtaken waits for it. */
async function change(mine: number): Promise<void> {
  const name = wanted;
  const made = await bundles(name);
  if (mine !== serial) return latest;
  current.bundles = made;
  current.language = name;
  if (typeof document === "undefined") return;
  document.documentElement.lang = name;
  document.querySelector("meta[name=description]")?.setAttribute("content", t("description"));
}

async function bundles(wished: string): Promise<FluentBundle[]> {
  const { fronts, games } = current;
  const found: FluentBundle[] = [];
  for (const name of new Set([wished, FIRST])) {
    found.push(bundle(name, ...(await Promise.all([own, ...fronts, ...games].map((texts) => inLanguage(texts, name))))));
  }
  return found;
}

async function inLanguage(texts: Texts, name: string): Promise<string> {
  // A language whose file cannot be fetched just now is English there.
  return name === FIRST ? texts.en : ((await texts.others[name]?.().catch(() => "")) ?? "");
}

type Args = Record<string, unknown>;

function find(key: string, args: Args, bundles: readonly FluentBundle[]): string | undefined {
  for (const one of bundles) {
    const pattern = one.getMessage(key)?.value;
    if (pattern) return one.formatPattern(pattern, args as Record<string, FluentVariable>, []);
  }
  return undefined;
}

/** The text with this key; a missing one shows its key, so that it is noticed. */
export function t(key: string, args?: Args): string {
  return find(key, args ?? {}, current.bundles) ?? key;
}

/** The text with this key, or another where the files have none. */
export function perhaps(key: string, otherwise = ""): string {
  return find(key, {}, current.bundles) ?? otherwise;
}

/** What the verbs of one game are called: texts by language, in the order in which one is looked for. */
export class VerbTexts {
  private readonly bundles: readonly FluentBundle[];

  constructor(texts: Record<string, string>) {
    this.bundles = Object.entries(texts).map(([name, text]) => bundle(name, text));
  }

  /** What a verb is called on a button: its text, or the verb itself. */
  of(verb: string, target?: string): string {
    const told = target === undefined ? undefined : find(`verb-${verb}-target`, { target, number: Number(target) || 0 }, this.bundles);
    if (told !== undefined) return sentence(told);
    const plain = sentence(find(`verb-${verb}`, {}, this.bundles) ?? verb.replaceAll("-", " "));
    return target === undefined ? plain : t("with-target", { verb: plain, target });
  }
}

/** The same with a capital letter. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'A, B and C', as the language lists things. */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: "conjunction" }).format(words);
}

/** A share from 0 to 1 in whole percents. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** 'live', '1 day a decision', '3 days a decision'. */
export function paceText(pace: "live" | number): string {
  return pace === "live" ? t("pace-live") : t("pace-days", { days: pace });
}

/** 'today 14:05' or a date, in the reader's own way. */
export function when(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const today = new Date().toDateString() === date.toDateString();
  return today
    ? date.toLocaleTimeString(current.language, { hour: "2-digit", minute: "2-digit" })
    : date.toLocaleDateString(current.language, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}

/** '1 d 4 h 12 min', in the last hour '12:34'. What has begun counts, so that it says 0:00 when the time is up. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds <= 0) return t("clock-up");
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  const args = { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
  return t(args.days ? "clock-days" : "clock-hours", args);
}

/** For a page: what to do when the reader has chosen another language. */
export function whenReworded(act: () => void): void {
  let spokenIn = language();
  $effect(() => {
    if (language() === spokenIn) return;
    spokenIn = language();
    untrack(act);
  });
}
