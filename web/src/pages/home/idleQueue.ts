/** A queue of background tasks: one after the other, and only while the browser is idle. */

function idle(): Promise<void> {
  return new Promise((go) => ("requestIdleCallback" in window ? requestIdleCallback(() => go(), { timeout: 2000 }) : setTimeout(go, 50)));
}

export class IdleQueue {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly rest: () => Promise<void> = idle) {}

  /** Do this in its turn, unless `unwanted` is aborted by then. A task that is not wanted any more does not hold up the next one. */
  add(task: () => Promise<void>, unwanted: AbortSignal): void {
    const dropped = new Promise((go) => unwanted.addEventListener("abort", go, { once: true }));
    const mine = this.last.then(async () => {
      if (!unwanted.aborted) await this.rest();
      if (!unwanted.aborted) await task();
    });
    this.last = Promise.race([mine.catch(() => null), dropped]);
  }
}
