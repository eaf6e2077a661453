/** The time of day by the service's clock, as reactive state: it ticks every few seconds while something shows it. */
import { createSubscriber } from "svelte/reactivity";
import { serverTime } from "../../service/serverTime";
import type { Person } from "../../service/types";

const STEP = 5000;

class Clock {
  private readonly watch = createSubscriber((update) => {
    const timer = setInterval(update, STEP);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.watch();
    return serverTime.now();
  }
}

export const clock = new Clock();

/** Whether a seat has been waited for so long that the reader may hand it to a computer. */
export function isLate(person: Person | undefined, now: number): boolean {
  return person?.late != null && Date.parse(person.late) <= now;
}
