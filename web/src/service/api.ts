/** The HTTP client of the service (REST): every request the page makes, and its errors. */
import type { Course, Points } from "./course";
import type { Auto, Draw, GameInfo, GameSummary, Hints, Position, Resigned, Resigning, StoryLine } from "./types";
import type { Part } from "./richText";
import type { Opening } from "./opening";
import { keepLinks, type Link } from "./inviteLinks";
import { language, t } from "../texts/i18n.svelte";

export interface Me {
  id: number | string | null;
  name: string;
  guest: boolean;
  language: string | null;
}

export interface Row {
  id: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, string>;
  /** Who has opened the table. */
  host: string | null;
  pace: "live" | number;
  seats: { name: string; who: string | null; kind: string; program?: boolean; you: boolean }[];
  turn: string;
  asked: string[];
  your_turn: boolean;
  result: { winners?: string[]; rule?: string | null; why?: string } | null;
  resigned?: Resigned[];
  updated: string;
  public?: boolean;
  several?: boolean;
  programs?: boolean;
}

/** A program of the reader's, that plays at tables. */
export interface Program {
  id: number;
  name: string;
  created: string;
  /** When it was last here. */
  used: string | null;
}

export interface Lobby {
  open: Row[];
  mine: Row[];
  finished: Row[];
}

export interface Rule {
  section: string;
  title: string;
  text: string;
}

export interface Why {
  rule: string | null;
  why: Part[] | null;
}

export interface ChatLine {
  who: string;
  text: string;
  at?: string;
}

/** A match that cannot be opened here, as far as its record tells. */
export interface UnplayableRecord {
  title: string;
  scenario: string;
  /** The version of the rules by which it was played. */
  rules: string;
  running: boolean;
  turn: string;
  result: { winners?: string[]; why?: string } | null;
  seats: { number: number; name: string; who: string | null; you: boolean; resigning: Resigning | null }[];
  voted: boolean;
  draw: Draw | null;
  /** So many people must agree to a draw. */
  voices: number;
  resigned: Resigned[];
  /** Whether the reader may have a copy. */
  export: boolean;
  /** Whether other people sit there. */
  others: boolean;
  story: string[];
  talk: { who: string; text: string }[];
}

interface Made {
  id: string;
  invites: Link[];
}

export interface NewMatch {
  game: string;
  scenario: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  pace: "live" | number;
  public: boolean;
  several?: boolean;
  programs?: boolean;
  /** null: for who plays against computers alone. */
  hints?: Hints | null;
}

/** The service said no, or could not be reached (then `status` is 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly position: Position | null = null,
    /** The message with the things in it. */
    readonly parts: Part[] = [message],
  ) {
    super(message);
  }
}

/** What the service says with a no. */
export interface Refusal {
  error?: { code?: string; message?: string; parts?: Part[]; rule?: string | null };
  position?: Position | null;
}

export function refused(status: number, { error, position }: Refusal): ApiError {
  const message = error?.message ?? t("error-unknown", { status });
  return new ApiError(status, error?.code ?? "unknown", message, error?.rule ?? null, position ?? null, error?.parts);
}

export function offline(): ApiError {
  return new ApiError(0, "offline", t("error-offline"));
}

/** An address with the language of the answer. */
export function inReadersLanguage(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}language=${language()}`;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${inReadersLanguage(path)}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json", "X-Grognard": "1" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw offline();
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  throw refused(answer.status, (data ?? {}) as Refusal);
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

/** Keep the links that were made with a match. */
async function made(asked: Promise<Made>): Promise<Made> {
  const match = await asked;
  if (match.invites.length) keepLinks(match.id, match.invites);
  return match;
}

function query(args: Record<string, string | number | null | undefined>): string {
  const found = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(found.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : "";
}

export const api = {
  me: () => get<Me>("/me"),
  beGuest: () => post<Me>("/me"),
  register: (name: string, password: string) => post<Me>("/register", { name, password }),
  login: (name: string, password: string) => post<Me>("/login", { name, password }),
  logout: () => post<unknown>("/logout"),
  /** The language of notices, also while nobody is here. */
  speak: (name: string) => call<Me>("PUT", "/me/language", { language: name }),

  programs: () => get<{ programs: Program[]; most: number }>("/me/programs"),
  /** A program with its token, which is told this once. */
  addProgram: (name: string) => post<Program & { token: string }>("/me/programs", { name }),
  revokeProgram: (id: number) => call<unknown>("DELETE", `/me/programs/${id}`, {}),

  games: () => get<GameSummary[]>("/games"),
  game: (game: string) => get<GameInfo>(`/games/${game}`),
  opening: (game: string) => get<Opening>(`/games/${game}/opening`),
  layout: (game: string) => get<unknown>(`/games/${game}/layout`),
  rules: (game: string) => get<Rule[]>(`/games/${game}/rules`),

  lobby: () => get<Lobby>("/lobby"),
  create: (match: NewMatch) => made(post<Made>("/matches", match)),

  position: (id: string, invite: string | null) => get<Position>(`/matches/${id}${query({ invite })}`),
  record: (id: string) => get<UnplayableRecord>(`/matches/${id}/record`),
  at: (id: string, n: number) => get<Position>(`/matches/${id}/at/${n}`),
  story: (id: string, before: number) => get<StoryLine[]>(`/matches/${id}/story${query({ before })}`),
  /** How a match that is over went. */
  course: (id: string) => get<Course>(`/matches/${id}/course`),
  /** Where the rounds and the battles of a match begin. */
  points: (id: string) => get<Points>(`/matches/${id}/points`),
  /** The same game once more; the own seat is taken. */
  rematch: (id: string, rotate: boolean) => made(post<Made>(`/matches/${id}/rematch`, { rotate })),
  join: (id: string, seat: string, invite: string | null) =>
    post<unknown>(`/matches/${id}/join`, invite === null ? { seat } : { seat, invite }),
  leave: (id: string, seat: string, bot: string) => post<unknown>(`/matches/${id}/leave`, { seat, bot }),
  comeBack: (id: string, seat: string) => post<unknown>(`/matches/${id}/return`, { seat }),
  /** When the table answers for this seat where it has no choice. */
  auto: (id: string, seat: string, when: Auto) => post<unknown>(`/matches/${id}/auto`, { seat, when }),
  resign: (id: string, seat: string | number) => post<unknown>(`/matches/${id}/resign`, { seat }),
  end: (id: string, agree: boolean) => post<unknown>(`/matches/${id}/end`, { agree }),
  /** Let anybody look on, or only the people of the match. */
  show: (id: string, isPublic: boolean) => post<unknown>(`/matches/${id}/public`, { public: isPublic }),
  /** A new link for this seat; the old one works no more. */
  renewInvite: async (id: string, seat: string): Promise<void> => {
    await made(post<Link[]>(`/matches/${id}/invites`, { seat }).then((invites) => ({ id, invites })));
  },

  act: (id: string, seat: number, seq: number, question: string | null, verb: string, target: number | null) =>
    post<{ ok: boolean; position: Position }>(`/matches/${id}/act`, { seat, seq, question, verb, target }),
  undo: (id: string, seat: number, seq: number, whole: boolean) =>
    post<{ ok: boolean; position: Position }>(`/matches/${id}/undo`, { seat, seq, whole }),
  /** Let a computer choose the set-up of this seat. */
  suggest: (id: string, seat: number, seq: number, question: string | null) =>
    post<{ ok: boolean; position: Position }>(`/matches/${id}/suggest`, { seat, seq, question }),
  rollback: (id: string, keep: number) => post<unknown>(`/matches/${id}/rollback`, { keep }),
  answer: (id: string, agree: boolean) => post<unknown>(`/matches/${id}/rollback/answer`, { agree }),
  why: (id: string, seat: number, verb: string, target: number | null) =>
    get<Why>(`/matches/${id}/why${query({ seat, verb, target })}`),

  chat: (id: string, text: string) => post<unknown>(`/matches/${id}/chat`, { text }),
  notes: (id: string) => get<{ text: string }>(`/matches/${id}/notes`),
  note: (id: string, text: string) => call<unknown>("PUT", `/matches/${id}/notes`, { text }),
};
