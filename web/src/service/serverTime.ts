/** The time of the service. The clock of this device may be wrong, so it only counts on from what the service has told. */

/** Milliseconds by which the clock of the service is ahead of this device's, and by how much that may be wrong. */
class ServerTime {
  private ahead = 0;
  private doubt = Infinity;

  /** The service has told its time, in milliseconds since 1970, between these two times of this device. */
  hear(told: number, asked: number, answered: number): void {
    const ahead = told - (asked + answered) / 2;
    const doubt = (answered - asked) / 2;
    // A slower answer tells nothing new, unless the clock of this device has been set.
    if (doubt > this.doubt && Math.abs(ahead - this.ahead) <= doubt + this.doubt) return;
    this.ahead = ahead;
    this.doubt = doubt;
  }

  now(): number {
    return Date.now() + this.ahead;
  }
}

export const serverTime = new ServerTime();
export { ServerTime };
