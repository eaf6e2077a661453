/** The HTTP client of the service (REST): every request the page makes, and its errors. */
import type { paths, Made, NewMatch, RefusedMessage } from "./contract";
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

/** An address with the language of the answer. */
export function inReadersLanguage(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}language=${language()}`;
}

type Method = "get" | "post" | "put" | "delete";

/** The paths of the API that take a method. */
type Path<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths];

type Operation<M extends Method, P extends Path<M>> = paths[P] extends Record<M, infer Found> ? Found : never;

/** Parameters of one kind, where there are any. */
type Parameters<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;

/** What stands in the address: the parts of the path, and the query. */
type Args<O> = O extends { parameters: { path?: infer Parts; query?: infer Query } } ? Parameters<Parts> & Parameters<Query> : unknown;

type Body<O> = O extends { requestBody: { content: { "application/json": infer Sent } } } ? Sent : Record<string, never>;

type Answer<O> = O extends { responses: { 200: { content: { "application/json": infer Sent } } } } ? Sent : never;

/** The arguments may be left out where there are none. */
type Rest<O> = object extends Args<O> ? [args?: Args<O>] : [args: Args<O>];

/** The address of a path with its parts filled in; the other arguments are its query. */
function address(path: string, args: unknown): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(args ?? {})) {
    if (path.includes(`{${key}}`)) path = path.replace(`{${key}}`, String(value));
    else if (value !== null && value !== undefined) query.set(key, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}

/** The one place where the page takes the service at its word. */
async function call<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  args: Args<Operation<M, P>>,
  body?: Body<Operation<M, P>>,
): Promise<Answer<Operation<M, P>>> {
  let answer: Response;
  try {
    answer = await fetch(inReadersLanguage(address(path, args)), {
      method: method.toUpperCase(),
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

export const get = <P extends Path<"get">>(path: P, ...[args]: Rest<Operation<"get", P>>) => call("get", path, args!);

export const post = <P extends Path<"post">>(path: P, args: Args<Operation<"post", P>>, body: Body<Operation<"post", P>>) =>
  call("post", path, args, body);

/** Keep the links that were made with a match. */
async function made(asked: Promise<Made>): Promise<Made> {
  const match = await asked;
  if (match.invites.length) keepLinks(match.id, match.invites);
  return match;
}

export const api = {
  me: () => get("/api/me"),
  beGuest: () => post("/api/me", {}, {}),
  register: (name: string, password: string) => post("/api/register", {}, { name, password }),
  login: (name: string, password: string) => post("/api/login", {}, { name, password }),
  logout: () => post("/api/logout", {}, {}),
  /** The language of notices, also while nobody is here. */
  speak: (name: string) => call("put", "/api/me/language", {}, { language: name }),

  programs: () => get("/api/me/programs"),
  /** A program with its token, which is told this once. */
  addProgram: (name: string) => post("/api/me/programs", {}, { name }),
  revokeProgram: (program: number) => call("delete", "/api/me/programs/{program}", { program }, {}),

  games: () => get("/api/games"),
  game: (game: string) => get("/api/games/{game}", { game }),
  opening: (game: string) => get("/api/games/{game}/opening", { game }),
  layout: (game: string) => get("/api/games/{game}/layout", { game }),
  rules: (game: string) => get("/api/games/{game}/rules", { game }),
  lessons: (game: string) => get("/api/games/{game}/lessons", { game }),

  lobby: () => get("/api/lobby"),
  create: (match: NewMatch) => made(post("/api/matches", {}, match)),

  position: (match: string, invite: string | null) => get("/api/matches/{match}", { match, invite }),
  record: (match: string) => get("/api/matches/{match}/record", { match }),
  at: (match: string, n: number) => get("/api/matches/{match}/at/{n}", { match, n }),
  story: (match: string, before: number) => get("/api/matches/{match}/story", { match, before }),
  /** How a match that is over went. */
  course: (match: string) => get("/api/matches/{match}/course", { match }),
  /** The chances of each side over a match that is over; null where nobody can judge them. */
  analysis: (match: string) => get("/api/matches/{match}/analysis", { match }),
  /** What an opponent would have done at a point of a match that is over. */
  would: (match: string, n: number, level: string) => post("/api/matches/{match}/at/{n}/would", { match, n }, { level }),
  /** A new match against computers, from a point of one that is over. */
  playOn: (match: string, point: number, seat: number, bot: string) => post("/api/matches/{match}/continue", { match }, { point, seat, bot }),
  /** Where the rounds and the battles of a match begin. */
  points: (match: string) => get("/api/matches/{match}/points", { match }),
  /** The same game once more; the own seat is taken. */
  rematch: (match: string, rotate: boolean) => made(post("/api/matches/{match}/rematch", { match }, { rotate })),
  join: (match: string, seat: string, invite: string | null) =>
    post("/api/matches/{match}/join", { match }, invite === null ? { seat } : { seat, invite }),
  leave: (match: string, seat: string, bot: string) => post("/api/matches/{match}/leave", { match }, { seat, bot }),
  comeBack: (match: string, seat: string) => post("/api/matches/{match}/return", { match }, { seat }),
  /** When the table answers for this seat where it has no choice. */
  auto: (match: string, seat: string, when: Auto) => post("/api/matches/{match}/auto", { match }, { seat, when }),
  resign: (match: string, seat: string | number) => post("/api/matches/{match}/resign", { match }, { seat }),
  end: (match: string, agree: boolean) => post("/api/matches/{match}/end", { match }, { agree }),
  /** Let anybody look on, or only the people of the match. */
  show: (match: string, isPublic: boolean) => post("/api/matches/{match}/public", { match }, { public: isPublic }),
  /** A new link for this seat; the old one works no more. */
  renewInvite: async (match: string, seat: string): Promise<void> => {
    await made(post("/api/matches/{match}/invites", { match }, { seat }).then((invites) => ({ id: match, invites })));
  },

  act: (match: string, seat: number, seq: number, question: string | null, verb: string, target: number | null) =>
    post("/api/matches/{match}/act", { match }, { seat, seq, question, verb, target }),
  undo: (match: string, seat: number, seq: number, whole: boolean) => post("/api/matches/{match}/undo", { match }, { seat, seq, whole }),
  /** Let a computer choose the set-up of this seat. */
  suggest: (match: string, seat: number, seq: number, question: string | null) =>
    post("/api/matches/{match}/suggest", { match }, { seat, seq, question }),
  /** What an opponent would do in the reader's place. */
  hint: (match: string, seat: number, seq: number, question: string) => post("/api/matches/{match}/hint", { match }, { seat, seq, question }),
  rollback: (match: string, keep: number) => post("/api/matches/{match}/rollback", { match }, { keep }),
  answer: (match: string, agree: boolean) => post("/api/matches/{match}/rollback/answer", { match }, { agree }),
  why: (match: string, seat: number, verb: string, target: number | null) =>
    get("/api/matches/{match}/why", { match, seat, verb, target }),

  chat: (match: string, text: string) => post("/api/matches/{match}/chat", { match }, { text }),
  notes: (match: string) => get("/api/matches/{match}/notes", { match }),
  note: (match: string, text: string) => call("put", "/api/matches/{match}/notes", { match }, { text }),
};
