/** The WebSocket of a match: positions as they come, acts and their answers, heartbeat and reconnection. */
import { offline, refused, type ApiError } from "./api";
import { serverTime } from "./serverTime";
import { applyPatches } from "./patch";
import type { ChatMessage, MatchMessage, PointMessage } from "./contract";
import type { Position } from "./types";

export interface MatchListener {
  /** `first`: after a gap, or at the beginning. */
  position(position: Position, first: boolean): void;
  /** Lines of a chat: all of them, or more. */
  chat(told: ChatMessage): void;
  /** The seats whose players have the page open, and how many spectators have. */
  presence(seats: string[], spectators: number): void;
  /** The maker of the match points at the board. */
  point(told: PointMessage): void;
  /** Word from another match of this reader's. */
  notice(text: string, match: string): void;
  /** This page may not hear of the match any more, and why. It is not tried again. */
  ended(why: string): void;
  /** Whether the service can be heard. Short gaps are not reported. */
  online(yes: boolean): void;
}

/** Gaps shorter than this are mended without a word. */
const GRACE = 1200;
const PING = 20_000;
const SILENCE = 45_000;
/** An act that is not answered for so long has met a dead line. */
const ANSWER = 10_000;
/** Refusals after which nothing changes by trying again: logged out, or the match is private. */
const FINAL = new Set(["session", "private"]);

interface Asked {
  done(): void;
  fail(why: ApiError): void;
}

export function delay(attempt: number): number {
  return Math.min(5000, 250 * 2 ** Math.min(attempt, 5));
}

/** A web socket that comes back by itself after any gap. The first message is a full position, the next ones tell what has changed. */
export class MatchSocket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private closed = false;
  /** What has been heard on this socket; nothing yet. */
  private position: Position | null = null;
  private heard = 0;
  private pinged = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private grace: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  /** What was asked for on this socket, by number. */
  private readonly asked = new Map<number | string, Asked>();
  private number = 0;

  constructor(
    private readonly path: string,
    private readonly hearing: MatchListener,
  ) {
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.wake);
    this.beat = setInterval(() => this.pulse(), PING);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.grace);
    clearInterval(this.beat);
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  /** Ask for an act; when it is done, what came of it has been heard. Null where the line is not open. */
  ask(message: object): Promise<null> | null {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN || !this.position) return null;
    const ask = ++this.number;
    socket.send(JSON.stringify({ ...message, ask }));
    return new Promise((done, fail) => {
      const timer = setTimeout(this.lose, ANSWER);
      const over = (): void => {
        clearTimeout(timer);
        this.asked.delete(ask);
      };
      this.asked.set(ask, {
        done: () => {
          over();
          done(null);
        },
        fail: (why) => {
          over();
          fail(why);
        },
      });
    });
  }

  /** Begin again: the reader has become somebody else. */
  again(): void {
    this.attempt = 0;
    this.open();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}${this.path.includes("?") ? "&" : "?"}changes=1`);
    this.socket = socket;
    this.position = null;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.well();
      this.hear(event.data);
    };
    socket.onopen = () => this.ping(socket);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
    for (const { fail } of [...this.asked.values()]) fail(offline());
  }

  private readonly lose = (): void => {
    if (this.closed) return;
    this.drop();
    this.grace ??= setTimeout(() => this.hearing.online(false), GRACE);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), delay(this.attempt++));
  };

  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (!this.socket) {
      this.attempt = 0;
      this.open();
    } else this.pulse();
  };

  private well(): void {
    this.heard = Date.now();
    this.attempt = 0;
    clearTimeout(this.grace);
    this.grace = undefined;
    this.hearing.online(true);
  }

  private pulse(): void {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) this.lose();
    else this.ping(socket);
  }

  /** The answer tells the time of the service. */
  private ping(socket: WebSocket): void {
    this.pinged = Date.now();
    socket.send('{"type":"ping"}');
  }

  private tell(position: Position): void {
    const first = this.position === null;
    this.position = position;
    this.hearing.position(position, first);
  }

  private hear(text: string): void {
    const message: MatchMessage = JSON.parse(text);
    if (message.type === "position") this.tell(message.position);
    else if (message.type === "changes" && this.position) this.tell(applyPatches(this.position, message.changes));
    else if (message.type === "done") this.asked.get(message.ask)?.done();
    else if (message.type === "refused") {
      const why = refused(400, message);
      if (message.ask !== undefined) this.asked.get(message.ask)?.fail(why);
      if (!FINAL.has(why.code)) return;
      this.close();
      this.hearing.ended(why.message);
    } else if (message.type === "chat" || message.type === "spectator-chat") {
      this.hearing.chat(message);
    } else if (message.type === "presence") {
      this.hearing.presence(message.seats, message.spectators);
    } else if (message.type === "point") {
      this.hearing.point(message);
    } else if (message.type === "pong") {
      serverTime.hear(message.now, this.pinged, Date.now());
    } else if (message.type === "notice") {
      this.hearing.notice(message.text, message.match);
    }
  }
}
