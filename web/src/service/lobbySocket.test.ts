import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LobbySocket } from "./lobbySocket";

class Fake {
  static OPEN = 1;
  static made: Fake[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    Fake.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }
}

const page = { visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() };
let looks = 0;
let line: LobbySocket;
const last = (): Fake => Fake.made[Fake.made.length - 1] as Fake;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("location", { protocol: "https:", host: "table.test" });
  page.visibilityState = "visible";
  Fake.made = [];
  looks = 0;
  line = new LobbySocket(() => looks++);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page asks when it is told, and hardly ever else", () => {
  expect(last().url).toBe("wss://table.test/api/lobby/socket");
  last().open();
  expect(looks).toBe(1);
  last().say("changed");
  last().say("pong");
  expect(looks).toBe(2);
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(10_000);
    last().say("pong");
  }
  expect(looks).toBe(2);
});

test("a page that hears nothing asks now and then, and at once when it hears again", () => {
  last().onclose?.();
  vi.advanceTimersByTime(61_000);
  expect(looks).toBe(1);
  expect(Fake.made.length).toBeGreaterThan(1);
  last().open();
  expect(looks).toBe(2);
});

test("a line that is silent is dropped", () => {
  last().open();
  vi.advanceTimersByTime(30_000);
  expect(last().sent).toContain('{"type":"ping"}');
  const silent = last();
  vi.advanceTimersByTime(30_000);
  expect(silent.readyState).toBe(3);
});

test("a hidden page asks when it is seen again", () => {
  last().open();
  page.visibilityState = "hidden";
  last().say("changed");
  expect(looks).toBe(1);
  page.visibilityState = "visible";
  const wake = page.addEventListener.mock.lastCall?.[1] as () => void;
  wake();
  wake();
  expect(looks).toBe(2);
});
