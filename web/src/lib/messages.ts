/** The texts of the table. Another language is one more file beside en.json; a face brings its own. */
import en from "../messages/en.json";

type Texts = Record<string, string>;

const others = import.meta.glob<{ default: Texts }>(["../messages/*.json", "!../messages/en.json"]);

let language = "en";
let texts: Texts = en;
const added: Record<string, Texts> = {};

/** Fill the `{names}` of a text; `{number|card|cards}` is the word that goes with a number. */
export function fill(text: string, args: Record<string, unknown> = {}): string {
  return text
    .replace(/\{(\w+)\|([^{}|]*)\|([^{}|]*)\}/g, (all, name: string, one: string, many: string) => (name in args ? (String(args[name]) === "1" ? one : many) : all))
    .replace(/\{(\w+)\}/g, (all, name: string) => (name in args ? String(args[name]) : all));
}

/** The first of the wished languages that has a file. */
export function pick(wished: readonly string[], present: readonly string[]): string {
  for (const wish of wished) {
    const short = wish.toLowerCase().split("-")[0] ?? "";
    if (present.includes(short)) return short;
  }
  return "en";
}

export async function speak(wished: readonly string[]): Promise<void> {
  const present = ["en", ...Object.keys(others).map((path) => path.replace(/^.*\/(.*)\.json$/, "$1"))];
  language = pick(wished, present);
  const load = others[`../messages/${language}.json`];
  if (load) texts = { ...en, ...(await load()).default };
  document.documentElement.lang = language;
}

/** Add the texts of a face. */
export function learn(messages: Record<string, Texts>): void {
  for (const [name, more] of Object.entries(messages)) added[name] = { ...added[name], ...more };
}

function find(key: string): string | undefined {
  return added[language]?.[key] ?? texts[key] ?? added["en"]?.[key];
}

/** The text with this key; a missing one shows its key, so that it is noticed. */
export function t(key: string, args?: Record<string, unknown>): string {
  return fill(find(key) ?? key, args);
}

/** The text with this key, or another where the file has none. */
export function perhaps(key: string, otherwise = ""): string {
  return find(key) ?? otherwise;
}

/** What a verb is called on a button: its text, or the word itself. */
export function verbText(verb: string, target?: string): string {
  const found = target === undefined ? undefined : find(`verb.${verb}.target`);
  if (found !== undefined) return fill(found, { target });
  const plain = find(`verb.${verb}`) ?? sentence(verb.replaceAll("-", " "));
  return target === undefined ? plain : `${plain}: ${target}`;
}

export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'live', '1 day a decision', '3 days a decision'. */
export function paceText(pace: "live" | number): string {
  if (pace === "live") return t("pace.live");
  return pace === 1 ? t("pace.day") : t("pace.days", { days: pace });
}

/** 'today 14:05' or a date, in the reader's own way. */
export function when(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const today = new Date().toDateString() === date.toDateString();
  return today
    ? date.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" })
    : date.toLocaleDateString(language, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}
