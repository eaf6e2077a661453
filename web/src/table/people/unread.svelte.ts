/** The lines of the chat that the reader has not read: never their own, and none that was read on this device before. */
import { untrack } from "svelte";
import type { ChatEntry } from "../../service/types";
import { news } from "../log/newsStorage";

export class Unread {
  /** The number of the last line that was read. */
  private last = $state(0);

  constructor(private readonly match: string) {
    this.last = news.read(match);
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
    news.keepRead(this.match, last);
  }
}
