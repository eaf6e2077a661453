import { describe, expect, it } from "vitest";
import { IdleQueue } from "./idleQueue";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("a queue of background tasks", () => {
  /** A queue with tasks that wait to be ended, and the names of those that have begun. */
  function made() {
    const queue = new IdleQueue(() => Promise.resolve());
    const begun: string[] = [];
    const add = (name: string) => {
      const unwanted = new AbortController();
      let end = (): void => undefined;
      let fail = (): void => undefined;
      const task = new Promise<void>((resolve, reject) => {
        end = resolve;
        fail = () => reject(new Error(name));
      });
      queue.add(() => (begun.push(name), task), unwanted.signal);
      return { drop: () => unwanted.abort(), end, fail };
    };
    return { add, begun };
  }

  it("does one after the other, also after one that fails", async () => {
    const { add, begun } = made();
    const [first, second] = [add("first"), add("second"), add("third")] as const;
    await settled();
    expect(begun).toEqual(["first"]);
    first.fail();
    await settled();
    expect(begun).toEqual(["first", "second"]);
    second.end();
    await settled();
    expect(begun).toEqual(["first", "second", "third"]);
  });

  it("never begins what is not wanted any more", async () => {
    const { add, begun } = made();
    const [first, second] = [add("first"), add("second"), add("third")] as const;
    second.drop();
    await settled();
    first.end();
    await settled();
    expect(begun).toEqual(["first", "third"]);
  });

  it("does not wait for what is not wanted any more", async () => {
    const { add, begun } = made();
    const [first] = [add("first"), add("second")] as const;
    await settled();
    first.drop();
    await settled();
    expect(begun).toEqual(["first", "second"]);
  });
});
