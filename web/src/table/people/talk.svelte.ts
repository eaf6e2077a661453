/** The chats of a match that a reader sees, and which lines of them are new. */
import { untrack } from "svelte";
import { api } from "../../service/api";
import { session } from "../../service/session.svelte";
import type { ChatEntry } from "../../service/types";
import { news } from "../log/newsStorage";
import type { Table } from "../state/table.svelte";

/** The chat of the players and the maker, or that of the spectators. */
export type Chat = "chat" | "spectators";

/** The lines that the reader has not read: never their own, and none that was read on this device before. */
export class Unread {
  /** The number of the last line that was read. */
  private last = $state(0);

  constructor(
    private readonly match: string,
    private readonly chat: Chat,
  ) {
    this.last = news.read(match, chat);
  }

  /** Whoever has written a line has read those before it, be it on another device. */
  count(lines: readonly ChatEntry[]): number {
    const answered = lines.findLast(({ you }) => you)?.number ?? 0;
    return lines.filter(({ number }) => number > Math.max(this.last, answered)).length;
  }

  /** These lines have been in sight. */
  see(lines: readonly ChatEntry[]): void {
    const last = lines.at(-1)?.number ?? 0;
    if (last <= untrack(() => this.last)) return;
    this.last = last;
    news.keepRead(this.match, this.chat, last);
  }
}

export class Talk {
  private readonly read: Record<Chat, Unread>;
  /** The chat that the reader has chosen, where there are two. */
  private chosen = $state<Chat | null>(null);
  /** The reader has become somebody here, of whom the line to the match may not know yet. */
  private named = $state(false);

  constructor(private readonly table: Table) {
    const { id } = table.position;
    this.read = { chat: new Unread(id, "chat"), spectators: new Unread(id, "spectators") };
  }

  /** The chat in which the reader may write. */
  get own(): Chat {
    return this.table.takesPart ? "chat" : "spectators";
  }

  /** Visitors without a name may write: then they are guests, and read what the others say. */
  private get isNobody(): boolean {
    return session.me?.id == null;
  }

  /** Say something in the chat that is shown. */
  async say(text: string): Promise<void> {
    const { table, shown } = this;
    const { isNobody } = this;
    this.named ||= isNobody;
    await session.beSomebody();
    await (shown === "chat" ? api.chat : api.spectatorChat)(table.position.id, text);
    if (isNobody) table.line?.again();
  }

  /** The chats that the reader sees, the own one first. */
  get chats(): Chat[] {
    const { table } = this;
    if (!table.isMatch) return [];
    if (!table.takesPart) return table.spectatorChat || this.isNobody || this.named ? ["spectators"] : [];
    return table.over && table.spectatorChat ? ["chat", "spectators"] : ["chat"];
  }

  get shown(): Chat {
    const { chosen, chats } = this;
    return chosen && chats.includes(chosen) ? chosen : this.own;
  }

  show(chat: Chat): void {
    this.chosen = chat;
  }

  lines(chat: Chat): ChatEntry[] {
    return chat === "chat" ? this.table.chat : (this.table.spectatorChat ?? []);
  }

  /** So many lines of the own chat are new. */
  get unread(): number {
    return this.read[this.own].count(this.lines(this.own));
  }

  /** What is shown has been in sight. */
  see(): void {
    const { shown } = this;
    this.read[shown].see(this.lines(shown));
  }
}
