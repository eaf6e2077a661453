import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServerTime } from "./serverTime";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1000);
});
afterEach(() => vi.useRealTimers());

it("is that of this device until the service has told it", () => {
  expect(new ServerTime().now()).toBe(1000);
});

it("is what the service told in the middle of its answer, and goes on with this device's clock", () => {
  const time = new ServerTime();
  time.hear(500_000, 900, 1100);
  expect(time.now()).toBe(500_000);
  vi.advanceTimersByTime(700);
  expect(time.now()).toBe(500_700);
});

it("follows quicker answers, and slower ones only where the device's clock has been set", () => {
  const time = new ServerTime();
  time.hear(500_000, 900, 1100);
  time.hear(500_040, 0, 2000);
  expect(time.now()).toBe(500_000);
  time.hear(500_040, 990, 1010);
  expect(time.now()).toBe(500_040);
  time.hear(600_000, 0, 2000);
  expect(time.now()).toBe(600_000);
});
