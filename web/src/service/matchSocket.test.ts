import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import type { Position } from "./types";
import { MatchSocket } from "./matchSocket";
import { serverTime } from "./serverTime";

/** A socket whose other end is the test. */
class Fake {
  static readonly OPEN = 1;
  static last: Fake;
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onopen: (() => void) | null = null;

  constructor() {
    Fake.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The service speaks. */
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const FIRST = { type: "position", position: { seq: 4, story: [] } };
const ACT = { type: "act", seat: 0, seq: 4, verb: "done", target: null };
let line: MatchSocket;
let heard: Position[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  heard = [];
  const nothing = (): void => undefined;
  line = new MatchSocket("/m/socket", { position: (now) => heard.push(now), chat: nothing, presence: nothing, point: nothing, notice: nothing, ended: nothing, online: nothing });
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(): Fake {
  Fake.last.readyState = Fake.OPEN;
  Fake.last.says(FIRST);
  return Fake.last;
}

test("an act takes the open line, and is done when what came of it has been heard", async () => {
  const socket = open();
  const done = line.ask(ACT);
  expect(JSON.parse(socket.sent[0] ?? "")).toEqual({ ...ACT, ask: 1 });
  socket.says({ type: "changes", changes: [{ position: { seq: [5] }, drop: 0, tell: [] }] });
  socket.says({ type: "done", ask: 1 });
  await done;
  expect(heard.map(({ seq }) => seq)).toEqual([4, 5]);
});

test("a line that opens asks for the time of the service", () => {
  vi.setSystemTime(1000);
  Fake.last.onopen?.();
  expect(Fake.last.sent).toEqual(['{"type":"ping"}']);
  vi.setSystemTime(1200);
  Fake.last.says({ type: "pong", now: 500_000 });
  expect(serverTime.now()).toBe(500_100);
});

test("a line that is not open, or has told nothing yet, takes no act", () => {
  expect(line.ask(ACT)).toBeNull();
  Fake.last.readyState = Fake.OPEN;
  expect(line.ask(ACT)).toBeNull();
});

test("a refused act tells why, and where the match stands", async () => {
  const socket = open();
  const done = line.ask(ACT);
  socket.says({ type: "refused", ask: 1, error: { code: "stale", message: "No.", rule: "8" }, position: { seq: 6 } });
  await expect(done).rejects.toMatchObject({ code: "stale", message: "No.", rule: "8", position: { seq: 6 } });
});

test.each(["lost", "silent", "closed"])("an act on a line that is %s is not done", async (how) => {
  const socket = open();
  const done = line.ask(ACT);
  const failed = expect(done).rejects.toBeInstanceOf(ApiError);
  if (how === "lost") socket.onclose?.();
  else if (how === "silent") vi.advanceTimersByTime(10_000);
  else line.close();
  await failed;
  await expect(done).rejects.toMatchObject({ status: 0, code: "offline" });
});
