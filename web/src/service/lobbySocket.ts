/** The WebSocket of the lobby: it only says that something has changed. Without a connection the page polls. */
import type { LobbyMessage } from "./contract";
import { delay } from "./matchSocket";

/** So often a page asks that hears nothing, and one that does. */
const DEAF = 30_000;
const SURE = 300_000;
const PING = 20_000;
const SILENCE = 45_000;

export class LobbySocket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private heard = 0;
  private asked = Date.now();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  /** Something has changed while nobody looked. */
  private behind = false;

  /** `look` asks for the lobby again. */
  constructor(private readonly look: () => void) {
    document.addEventListener("visibilitychange", this.wake);
    window.addEventListener("online", this.wake);
    this.beat = setInterval(() => this.pulse(), PING / 2);
    this.open();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("online", this.wake);
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.drop();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.attempt = 0;
      // What happened before was told to nobody.
      this.news();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const message: LobbyMessage = JSON.parse(event.data);
      if (message.type === "changed") this.news();
    };
    socket.onclose = () => this.lose();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    this.drop();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), 4 * delay(this.attempt++));
  }

  private news(): void {
    this.behind = true;
    if (document.visibilityState !== "visible") return;
    this.behind = false;
    this.asked = Date.now();
    this.look();
  }

  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (!this.socket) {
      this.attempt = 0;
      this.open();
    }
    if (this.behind) this.news();
  };

  private pulse(): void {
    const hears = this.socket?.readyState === WebSocket.OPEN;
    if (Date.now() - this.asked > (hears ? SURE : DEAF)) this.news();
    if (!hears) return;
    if (Date.now() - this.heard > SILENCE) this.lose();
    else if (Date.now() - this.heard > PING) this.socket?.send('{"type":"ping"}');
  }
}
