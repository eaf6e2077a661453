/** The HTTP client of the service (REST): every request the page makes, and its errors. */
import type { paths, Doing, Made, NewMatch, RefusedMessage } from "./contract";
import type { Auto, Position } from "./types";
import type { Part } from "./richText";
import { keepLinks } from "./inviteLinks";
import { language, t } from "../texts/i18n.svelte";

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

/** A refusal as an error; what stands between the page and the service may have answered in its place, in any form. */
export function refused(status: number, { error, position }: Partial<Pick<RefusedMessage, "error" | "position">>): ApiError {
  const message = error?.message ?? t("error-unknown", { status });
  return new ApiError(status, error?.code ?? "unknown", message, error?.rule ?? null, position ?? null, error?.parts);
}

export function offline(): ApiError {
  return new ApiError(0, "offline", t("error-offline"));
}

/** What is told of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An address with the language of the answer. */
export function inReadersLanguage(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}language=${language()}`;
}

type Method = "get" | "post" | "put" | "delete";

/** The paths of the API that take a method, without the prefix that all have. */
type Path<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? (P extends `/api${infer Rest}` ? Rest : never) : never }[keyof paths];

type Operation<M extends Method, P extends string> = paths[Extract<keyof paths, `/api${P}`>] extends Record<M, infer Found> ? Found : never;

/** A path with its parameters filled in. */
type Filled<P extends string> = P extends `${infer Before}{${string}}${infer After}` ? `${Before}${string | number}${Filled<After>}` : P;

type Address<P extends string> = Filled<P> | `${Filled<P>}?${string}`;

type Query<P extends Path<"get">> = Operation<"get", P> extends { parameters: { query?: infer Found } } ? NonNullable<Found> : never;

type Body<O> = O extends { requestBody: { content: { "application/json": infer Sent } } } ? Sent : Record<string, never>;

type Answer<O> = O extends { responses: { 200: { content: { "application/json": infer Sent } } } } ? Sent : never;

/** The one place where the page takes the service at its word. */
async function call<M extends Method, P extends Path<M>>(method: M, path: Address<P>, body?: Body<Operation<M, P>>): Promise<Answer<Operation<M, P>>> {
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
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data;
  throw refused(answer.status, data ?? {});
}

const get = <P extends Path<"get">>(path: Address<P>) => call<"get", P>("get", path);
const post = <P extends Path<"post">>(path: Address<P>, body: Body<Operation<"post", P>>) => call<"post", P>("post", path, body);

/** The query of a path. */
function query<P extends Path<"get">>(args: Query<P>): "" | `?${string}` {
  const found = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(found.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : "";
}

/** Keep the links that were made with a match. */
async function made(asked: Promise<Made>): Promise<Made> {
  const match = await asked;
  if (match.invites.length) keepLinks(match.id, match.invites);
  return match;
}

export const api = {
  me: () => get<"/me">("/me"),
  beGuest: () => post<"/me">("/me", {}),
  register: (name: string, password: string) => post<"/register">("/register", { name, password }),
  login: (name: string, password: string) => post<"/login">("/login", { name, password }),
  logout: () => post<"/logout">("/logout", {}),
  /** The language of notices, also while nobody is here. */
  speak: (name: string) => call<"put", "/me/language">("put", "/me/language", { language: name }),

  programs: () => get<"/me/programs">("/me/programs"),
  /** A program with its token, which is told this once. */
  addProgram: (name: string) => post<"/me/programs">("/me/programs", { name }),
  revokeProgram: (program: number) => call<"delete", "/me/programs/{program}">("delete", `/me/programs/${program}`, {}),

  games: () => get<"/games">("/games"),
  game: (game: string) => get<"/games/{game}">(`/games/${game}`),
  opening: (game: string) => get<"/games/{game}/opening">(`/games/${game}/opening`),
  layout: (game: string) => get<"/games/{game}/layout">(`/games/${game}/layout`),
  rules: (game: string) => get<"/games/{game}/rules">(`/games/${game}/rules`),
  lessons: (game: string) => get<"/games/{game}/lessons">(`/games/${game}/lessons`),

  /** Where the acts so far lead in a lesson. */
  lesson: (game: string, lesson: string, acts: Doing[]) => post<"/games/{game}/lessons/{lesson}">(`/games/${game}/lessons/${lesson}`, { acts }),

  lobby: () => get<"/lobby">("/lobby"),
  create: (match: NewMatch) => made(post<"/matches">("/matches", match)),

  position: (match: string, invite: string | null) => get<"/matches/{match}">(`/matches/${match}${query<"/matches/{match}">({ invite })}`),
  record: (match: string) => get<"/matches/{match}/record">(`/matches/${match}/record`),
  at: (match: string, n: number) => get<"/matches/{match}/at/{n}">(`/matches/${match}/at/${n}`),
  story: (match: string, before: number) => get<"/matches/{match}/story">(`/matches/${match}/story${query<"/matches/{match}/story">({ before })}`),
  /** How a match that is over went. */
  course: (match: string) => get<"/matches/{match}/course">(`/matches/${match}/course`),
  /** The chances of each side over a match that is over; null where nobody can judge them. */
  analysis: (match: string) => get<"/matches/{match}/analysis">(`/matches/${match}/analysis`),
  /** What the reader could have done better in a first game that is over. */
  advice: (match: string) => get<"/matches/{match}/advice">(`/matches/${match}/advice`),
  /** What an opponent would have done at a point of a match that is over. */
  would: (match: string, n: number, level: string) => post<"/matches/{match}/at/{n}/would">(`/matches/${match}/at/${n}/would`, { level }),
  /** A new match against computers, from a point of one that is over. */
  playOn: (match: string, point: number, seat: number, bot: string) => post<"/matches/{match}/continue">(`/matches/${match}/continue`, { point, seat, bot }),
  /** Where the rounds and the battles of a match begin. */
  points: (match: string) => get<"/matches/{match}/points">(`/matches/${match}/points`),
  /** The same game once more; the own seat is taken. */
  rematch: (match: string, rotate: boolean) => made(post<"/matches/{match}/rematch">(`/matches/${match}/rematch`, { rotate })),
  join: (match: string, seat: string, invite: string | null) =>
    post<"/matches/{match}/join">(`/matches/${match}/join`, invite === null ? { seat } : { seat, invite }),
  leave: (match: string, seat: string, bot: string) => post<"/matches/{match}/leave">(`/matches/${match}/leave`, { seat, bot }),
  comeBack: (match: string, seat: string) => post<"/matches/{match}/return">(`/matches/${match}/return`, { seat }),
  /** When the table answers for this seat where it has no choice. */
  auto: (match: string, seat: string, when: Auto) => post<"/matches/{match}/auto">(`/matches/${match}/auto`, { seat, when }),
  resign: (match: string, seat: string | number) => post<"/matches/{match}/resign">(`/matches/${match}/resign`, { seat }),
  end: (match: string, agree: boolean) => post<"/matches/{match}/end">(`/matches/${match}/end`, { agree }),
  /** Let anybody look on, or only the people of the match. */
  show: (match: string, isPublic: boolean) => post<"/matches/{match}/public">(`/matches/${match}/public`, { public: isPublic }),
  /** A new link for this seat; the old one works no more. */
  renewInvite: async (match: string, seat: string): Promise<void> => {
    await made(post<"/matches/{match}/invites">(`/matches/${match}/invites`, { seat }).then((invites) => ({ id: match, invites })));
  },

  act: (match: string, seat: number, seq: number, question: string | null, verb: string, target: number | null) =>
    post<"/matches/{match}/act">(`/matches/${match}/act`, { seat, seq, question, verb, target }),
  undo: (match: string, seat: number, seq: number, whole: boolean) => post<"/matches/{match}/undo">(`/matches/${match}/undo`, { seat, seq, whole }),
  /** Let a computer choose the set-up of this seat. */
  suggest: (match: string, seat: number, seq: number, question: string | null) =>
    post<"/matches/{match}/suggest">(`/matches/${match}/suggest`, { seat, seq, question }),
  /** What an opponent would do in the reader's place. */
  hint: (match: string, seat: number, seq: number, question: string) => post<"/matches/{match}/hint">(`/matches/${match}/hint`, { seat, seq, question }),
  rollback: (match: string, keep: number) => post<"/matches/{match}/rollback">(`/matches/${match}/rollback`, { keep }),
  answer: (match: string, agree: boolean) => post<"/matches/{match}/rollback/answer">(`/matches/${match}/rollback/answer`, { agree }),
  why: (match: string, seat: number, verb: string, target: number | null) =>
    get<"/matches/{match}/why">(`/matches/${match}/why${query<"/matches/{match}/why">({ seat, verb, target })}`),

  spectatorChat: (match: string, text: string) => post<"/matches/{match}/spectators/chat">(`/matches/${match}/spectators/chat`, { text }),
  chat: (match: string, text: string) => post<"/matches/{match}/chat">(`/matches/${match}/chat`, { text }),
  notes: (match: string) => get<"/matches/{match}/notes">(`/matches/${match}/notes`),
  note: (match: string, text: string) => call<"put", "/matches/{match}/notes">("put", `/matches/${match}/notes`, { text }),
};
